"""What all figures share: names drawn as they are written, and a file that is whole or not there.

Needs matplotlib (extra `study`).
"""

import warnings
from collections.abc import Iterable
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

from heckmeck.cli.errors import fatal, os_reason, usage_error
from heckmeck.files import check_writable, write_atomically

if TYPE_CHECKING:
    from matplotlib.figure import Figure

SUFFIXES = (".svg", ".png")
# For what the usual fonts lack, where one of these is installed; their names without spaces.
MORE_FONTS = (
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


def name_style(names: Iterable[str]) -> dict[Any, Any]:
    """How text is set in a figure that shows these names, which are nothing but names."""
    style: dict[Any, Any] = {
        "text.parse_math": False,  # a dollar begins no formula
        "svg.fonttype": "none",  # text stays text: who looks at it may have the letters we lack
        "svg.hashsalt": "heckmeck",  # the same figure makes the same file
    }
    if not all(name.isascii() for name in names):
        from matplotlib.font_manager import fontManager

        installed = {font.replace(" ", ""): font for font in fontManager.get_font_names()}
        more = [installed[font] for font in MORE_FONTS if font in installed]
        style["font.family"] = ["sans-serif", *more]
    return style


def check_figure(path: Path) -> None:
    """Exit if the figure cannot be written, before hours of games are played for it."""
    if path.suffix.lower() not in SUFFIXES:
        usage_error(f"--plot {path}: the name must end in .svg or .png")
    try:
        import matplotlib  # noqa: F401  slow to import, and only needed for figures
    except ImportError:
        fatal("--plot needs matplotlib: pip install 'heckmeck[study]'")
    try:
        check_writable(path)
    except OSError as error:
        _unwritable(path, error)


def _unwritable(path: Path, error: OSError) -> NoReturn:
    fatal(f"--plot {path}: cannot be written: {os_reason(error)}")


def save_figure(figure: "Figure", path: Path, dpi: float | None = None) -> None:
    """Write the figure. If that fails, the file stays what it was before, and the program exits."""
    kind = path.suffix.lower().removeprefix(".")
    drawn = BytesIO()
    with warnings.catch_warnings():
        # A letter that no font has is drawn as a box, and a very long name leaves little room.
        # Nobody who asked for a figure can do anything about that.
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
        _unwritable(path, error)
