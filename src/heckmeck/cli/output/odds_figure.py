"""The odds of a turn as a figure for articles. Needs matplotlib (extra `study`)."""

from pathlib import Path
from typing import TYPE_CHECKING, Any

from heckmeck.cli.language import format_number, translate
from heckmeck.cli.output import pieces
from heckmeck.cli.output.colors import BERRY, EMBER, HONEY, INK, LEAF, PAPER, SMOKE
from heckmeck.cli.output.figures import format_ticks, save_figure, text_style
from heckmeck.cli.output.odds_tables import move_text
from heckmeck.odds.report import OddsReport
from heckmeck.rules import worms_on

if TYPE_CHECKING:
    from matplotlib.axes import Axes

BY_WORMS = {1: "#f6cf92", 2: "#f2a541", 3: "#e4572e", 4: "#b23a1a"}  # more worms are darker
STYLE: dict[Any, Any] = {
    "font.family": "sans-serif",
    "font.size": 8.5,
    "text.color": INK,
    "axes.labelcolor": INK,
    "axes.edgecolor": SMOKE,
    "axes.linewidth": 0.7,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.titlesize": 9.5,
    "axes.titleweight": "bold",
    "axes.titlelocation": "left",
    "xtick.color": INK,
    "ytick.color": INK,
    "xtick.major.width": 0.7,
    "ytick.major.width": 0.7,
}


def save_odds_figure(report: OddsReport, path: Path) -> None:
    """Save totals, outcomes and moves side by side."""
    from matplotlib import rc_context
    from matplotlib.figure import Figure

    several = len(report.plan.moves) > 1
    panels = 3 if several else 2
    with rc_context(STYLE | text_style(report.plan.state.setup.players)):
        figure = Figure(figsize=(3.7 * panels, 3.9), layout="constrained", facecolor=PAPER)
        axes = figure.subplots(1, panels)
        _totals(axes[0], report)
        _ends(axes[1], report)
        value = format_number(report.plan.value, 4)
        caption = translate("plot-value", objective=report.plan.objective.name, value=value)
        figure.supxlabel(caption, fontsize=7.5, color=SMOKE)
        if several:
            _moves(axes[2], report)
        save_figure(figure, path, dpi=200)


def _totals(axes: "Axes", report: OddsReport) -> None:
    """The chance of each total: at least N as steps, exactly N as bars."""
    totals = list(report.at_least)
    least = [100 * report.at_least[total] for total in totals]
    exact = [100 * report.exactly[total] for total in totals]
    axes.bar(totals, least, width=1.0, color=HONEY, alpha=0.28, linewidth=0)
    axes.stairs(least, [total - 0.5 for total in (*totals, totals[-1] + 1)], color=HONEY, lw=1.6)
    axes.bar(totals, exact, width=0.62, color=EMBER, linewidth=0)
    axes.set_xlim(totals[0] - 0.6, totals[-1] + 0.6)
    axes.set_ylim(0, max(100.0 if max(least) > 60 else 1.15 * max(least), 1.0))
    axes.set_xticks(totals[::3])
    axes.set_xlabel(translate("plot-total"))
    axes.set_ylabel(translate("plot-chance"))
    format_ticks(axes.yaxis)
    axes.set_title(translate("plot-totals"))
    # Labels in the colors of the bars replace a legend.
    _note(axes, 0.95, translate("plot-at-least"), HONEY)
    _note(axes, 0.88, translate("plot-exactly"), EMBER)


def _note(axes: "Axes", height: float, words: str, color: str) -> None:
    axes.text(
        0.98, height, words, transform=axes.transAxes, ha="right", va="top", color=color,
        fontweight="bold",
    )  # fmt: skip


def _ends(axes: "Axes", report: OddsReport) -> None:
    """How the turn ends with the best play, the tile with most worms on top."""
    state = report.plan.state
    chances: dict[tuple[str, str], float] = {}
    for end in report.plan.outcomes():
        if end.result == "fail" or end.tile is None:
            key = (translate("plot-failed"), BERRY)
        elif end.result == "take":
            key = (str(end.tile), BY_WORMS[worms_on(end.tile)])
        else:
            owner = pieces.player_name(state, end.source or 0)
            key = (translate(f"plot-{end.result}", tile=end.tile, name=owner), LEAF)
        chances[key] = chances.get(key, 0.0) + end.p
    names = [name for name, _ in chances]
    heights = [100 * chance for chance in chances.values()]
    places = range(len(names))
    axes.barh(places, heights, height=0.74, color=[color for _, color in chances], linewidth=0)
    axes.set_yticks(list(places), names)
    axes.tick_params(axis="y", length=0)
    axes.set_ylim(-0.6, len(names) - 0.4)
    for place, height in zip(places, heights, strict=True):
        axes.annotate(
            format_number(height, 1) if height >= 0.05 else "<" + format_number(0.1, 1),
            (height, place),
            xytext=(3, 0),
            textcoords="offset points",
            va="center",
            color=SMOKE,
            fontsize=7,
        )
    axes.set_xlim(0, 1.14 * max(heights))
    format_ticks(axes.xaxis)
    axes.set_xlabel(translate("plot-chance"))
    axes.set_title(translate("plot-ends"))


def _moves(axes: "Axes", report: OddsReport) -> None:
    """The value of each legal move, the best one on top."""
    plan = report.plan
    moves = sorted(plan.moves, key=lambda each: (each.move == plan.best, each.value))
    values = [each.value for each in moves]
    colors: list[Any] = [HONEY if each.move == plan.best else "#d8cfc4" for each in moves]
    places = range(len(moves))
    axes.barh(places, values, height=0.7, color=colors, linewidth=0)
    axes.set_yticks(list(places), [move_text(plan.state, each.move) for each in moves])
    axes.tick_params(axis="y", length=0)
    axes.axvline(0, color=SMOKE, lw=0.7)
    low, high = min(0.0, *values), max(0.0, *values)
    room = 0.24 * (high - low or 1.0)
    axes.set_xlim(low - (room if low < 0 else 0.0), high + room)
    for place, each in zip(places, moves, strict=True):
        axes.annotate(
            format_number(each.value, 2),
            (each.value, place),
            xytext=(3 if each.value >= 0 else -3, 0),
            textcoords="offset points",
            ha="left" if each.value >= 0 else "right",
            va="center",
            color=SMOKE,
            fontsize=7,
        )
    axes.set_ylim(len(moves) - 0.4 - max(len(moves), 7), len(moves) - 0.4)  # keep the bars thin
    axes.set_xlabel(translate("odds-unit", objective=plan.objective.name))
    format_ticks(axes.xaxis)
    axes.set_title(translate("plot-moves"))
