"""What the model said and what happened, as a figure. Needs matplotlib (extra `study`)."""

from pathlib import Path
from typing import TYPE_CHECKING, Any

from heckmeck.cli.language import translate
from heckmeck.cli.output.colors import EMBER, HONEY, INK, PAPER, SMOKE
from heckmeck.cli.output.figures import save_figure, text_style
from heckmeck.cli.output.odds_figure import STYLE

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

    from heckmeck.arena.measuring.calibration import Bin, Calibration

ROW = 3  # panels side by side, if there are several
TALLEST = 25.0  # percent of the height for the most frequent bin


def save_calibration_figure(found: "list[Calibration]", path: Path) -> None:
    from matplotlib import rc_context

    with rc_context(STYLE | text_style(())):
        save_figure(_draw(found), path, dpi=200)


def _draw(found: "list[Calibration]") -> "Figure":
    """One panel per kind of game. Points on the diagonal are right."""
    from matplotlib.figure import Figure

    columns = min(len(found), ROW)
    rows = -(-len(found) // columns)
    size = 2.5 if len(found) > 1 else 4.2
    figure = Figure(
        figsize=(size * columns + 0.4, size * rows + 0.6), layout="constrained", facecolor=PAPER
    )
    grid: Any = figure.subplots(rows, columns, sharex=True, sharey=True, squeeze=False)
    for axes in grid.flat[len(found) :]:
        axes.set_visible(False)
    for axes, each in zip(grid.flat, found, strict=False):
        _panel(axes, each)
    _legend(grid[0, 0])
    figure.supxlabel(
        f"{translate('plot-calibration-said')}\n{translate('plot-calibration-legend')}",
        fontsize=8,
        color=INK,
    )
    figure.supylabel(translate("plot-calibration-happened"), fontsize=8, color=INK)
    return figure


def _panel(axes: "Axes", found: "Calibration") -> None:
    champion, expert = (found.forecasts[name] for name in ("champion", "expert"))
    axes.plot([0, 100], [0, 100], color=SMOKE, lw=0.8, zorder=1)
    most = max(each.size for each in champion.bins)
    for each in champion.bins:
        middle = 10 * min(int(10 * each.said), 9) + 5
        height = TALLEST * each.size / most
        axes.bar(middle, height, width=9, color=EMBER, alpha=0.15, linewidth=0, zorder=0)
    _points(axes, expert.bins, HONEY, hollow=True)
    _points(axes, champion.bins, EMBER, hollow=False)
    for each in champion.bins:
        if each.happened.interval is not None:
            ends = [100 * end for end in each.happened.interval]
            axes.plot([100 * each.said] * 2, ends, color=EMBER, lw=1, zorder=2)
    axes.set_xlim(0, 100)
    axes.set_ylim(0, 100)
    axes.set_aspect("equal")
    axes.set_xticks(range(0, 101, 25))
    axes.set_yticks(range(0, 101, 25))
    kind = translate("measure-kind", edition=found.kind.edition, players=found.kind.players)
    axes.set_title(kind, fontsize=8)


def _legend(axes: "Axes") -> None:
    """The names in the colors of their points."""
    for height, name, color in ((0.96, "champion", EMBER), (0.88, "expert", HONEY)):
        axes.text(
            0.05, height, translate(f"measure-{name}"), transform=axes.transAxes, va="top",
            color=color, fontweight="bold", fontsize=7.5,
        )  # fmt: skip


def _points(axes: "Axes", bins: "tuple[Bin, ...]", color: str, hollow: bool) -> None:
    axes.plot(
        [100 * each.said for each in bins],
        [100 * each.happened.value for each in bins],
        "o-" if hollow else "o",
        color=color,
        lw=0.6,
        markersize=4.6 if hollow else 3.8,
        markerfacecolor=PAPER if hollow else color,
        zorder=2 if hollow else 3,
        clip_on=False,
    )
