"""What the seats are worth, as a figure. Needs matplotlib (extra `study`)."""

from pathlib import Path
from typing import TYPE_CHECKING, Any

from heckmeck.cli.language import translate
from heckmeck.cli.output.colors import EMBER, INK, PAPER, SMOKE
from heckmeck.cli.output.figures import format_ticks, save_figure, text_style
from heckmeck.cli.output.odds_figure import STYLE

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

    from heckmeck.arena.measuring.first_seat import SeatShares

# From the seat that begins to the one that waits longest.
BY_SEAT = ("#b23a1a", "#e4572e", "#f2a541", "#b9a24a", "#6a994e", "#3f7d7a", "#3a5a8c")
WIDTH = 0.78  # of a group of seats


def save_seats_figure(found: "list[SeatShares]", path: Path) -> None:
    from matplotlib import rc_context

    with rc_context(STYLE | text_style(())):
        save_figure(_draw(found), path, dpi=200)


def _draw(found: "list[SeatShares]") -> "Figure":
    """One panel per edition: how far every seat is from an equal share."""
    from matplotlib.figure import Figure

    editions = list(dict.fromkeys(each.kind.edition for each in found))
    figure = Figure(figsize=(7.4, 0.9 + 2.7 * len(editions)), layout="constrained", facecolor=PAPER)
    grid: Any = figure.subplots(len(editions), 1, sharey=True, squeeze=False)
    for axes, edition in zip(grid[:, 0], editions, strict=True):
        _panel(axes, [each for each in found if each.kind.edition == edition])
        axes.set_title(translate("measure-edition", edition=edition))
    grid[-1, 0].set_xlabel(translate("plot-seats-players"))
    figure.supylabel(translate("plot-seats"), fontsize=8.5, color=INK)
    figure.supxlabel(translate("plot-seats-legend"), fontsize=7.5, color=SMOKE)
    return figure


def _panel(axes: "Axes", found: "list[SeatShares]") -> None:
    axes.axhline(0, color=SMOKE, lw=0.7, zorder=0)
    for group, each in enumerate(found):
        fair = 1 / each.kind.players
        step = WIDTH / each.kind.players
        for seat, (share, said) in enumerate(zip(each.without_luck, each.said, strict=True)):
            place = group + (seat - (each.kind.players - 1) / 2) * step
            color = BY_SEAT[seat]
            told = 100 * (said - fair)
            axes.plot([place - 0.42 * step, place + 0.42 * step], [told, told], color=INK, lw=1)
            if share.interval is not None:
                ends = [100 * (end - fair) for end in share.interval]
                axes.plot([place, place], ends, color=color, lw=1.8, solid_capstyle="butt")
            value = 100 * (share.value - fair)
            axes.plot(place, value, "o", color=color, markersize=8.5, markeredgewidth=0)
            axes.annotate(
                str(seat + 1),
                (place, value),
                ha="center",
                va="center_baseline",
                color=PAPER if color != BY_SEAT[2] else INK,
                fontsize=6.5,
                fontweight="bold",
            )
    axes.set_xticks(range(len(found)), [str(each.kind.players) for each in found])
    axes.tick_params(axis="x", length=0)
    axes.set_xlim(-0.5, len(found) - 0.5)
    axes.margins(y=0.12)
    format_ticks(axes.yaxis)
    axes.grid(axis="y", color=EMBER, alpha=0.12, lw=0.6)
    axes.set_axisbelow(True)
