"""What all figures share: text style, number format and file. Needs matplotlib (extra `study`)."""

import warnings
from collections.abc import Iterable
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING, Any

from heckmeck.cli.errors import fatal, unwritable, usage_error
from heckmeck.cli.language import format_number
from heckmeck.files import check_writable, write_atomically

if TYPE_CHECKING:
    from matplotlib.axis import Axis
    from matplotlib.figure import Figure

SUFFIXES = (".svg", ".png")
# Fonts for characters that the default font lacks. The names are written without spaces.
FALLBACK_FONTS = (
    "NotoSansCJKSC",
    "NotoSansCJKJP",
    "SourceHanSansSC",
    "WenQuanYiZenHei",
    "PingFangSC",
    "HiraginoSans",
    "MicrosoftYaHei",
    "YuGothic",
    "MalgunGothic",
    "NotoSans",
    "NotoEmoji",
    "Symbola",
    "SegoeUIEmoji",
)


def text_style(names: Iterable[str]) -> dict[Any, Any]:
    """The matplotlib settings for a figure with these names, which are not markup."""
    style: dict[Any, Any] = {
        "text.parse_math": False,  # `$` does not start a formula
        "svg.fonttype": "none",  # keep text as text: readers may have more fonts
        "svg.hashsalt": "heckmeck",  # the same figure gives the same file
    }
    if not all(name.isascii() for name in names):
        from matplotlib.font_manager import fontManager

        installed = {font.replace(" ", ""): font for font in fontManager.get_font_names()}
        fallbacks = [installed[font] for font in FALLBACK_FONTS if font in installed]
        style["font.family"] = ["sans-serif", *fallbacks]
    return style


def check_figure(path: Path) -> None:
    """Exit if the figure cannot be written, before hours of games are played for it."""
    if path.suffix.lower() not in SUFFIXES:
        usage_error(f"--plot {path}: the name must end in .svg or .png")
    try:
        check_writable(path)
    except OSError as error:
        fatal(f"--plot {path}: {unwritable(error)}")
    try:
        import matplotlib  # noqa: F401  slow to import, and only needed for figures
    except ImportError:
        fatal("--plot needs matplotlib: run 'make setup' in a clone, or install the extra 'study'")


def save_figure(figure: "Figure", path: Path, dpi: float | None = None) -> None:
    """Write the figure. If that fails, the old file stays as it was, and the program exits."""
    kind = path.suffix.lower().removeprefix(".")
    drawn = BytesIO()
    with warnings.catch_warnings():
        # Missing glyphs and names that are too long. The user can do nothing about them.
        warnings.simplefilter("ignore", UserWarning)
        figure.savefig(
            drawn,
            format=kind,
            dpi="figure" if dpi is None else dpi,
            metadata={"Date": None} if kind == "svg" else None,
        )
    try:
        write_atomically(path, drawn.getvalue())
    except OSError as error:
        fatal(f"--plot {path}: {unwritable(error)}")


def format_ticks(axis: "Axis") -> None:
    """Label the ticks as the language writes numbers, all with the same number of decimals."""
    from matplotlib.ticker import FuncFormatter

    def label(value: float, _: int | None) -> str:
        places = max(len(f"{each:.6g}".partition(".")[2]) for each in axis.get_majorticklocs())
        return format_number(value, places)

    axis.set_major_formatter(FuncFormatter(label))
