"""The result of a match as a figure. Needs matplotlib (extra `study`)."""

import unicodedata
from pathlib import Path
from typing import TYPE_CHECKING

from heckmeck.arena.summary import Summary
from heckmeck.cli.language import format_number, translate
from heckmeck.cli.output.figures import format_ticks, save_figure, text_style

if TYPE_CHECKING:
    from matplotlib.figure import Figure

BAR, FAIR = "#c1632f", "#4a4a4a"
MAX_NAME = 40


def save_match_figure(summary: Summary, path: Path) -> None:
    """Save a chart of the win rates."""
    from matplotlib import rc_context

    with rc_context(text_style(bot.bot for bot in summary.bots)):
        save_figure(_draw(summary), path)


def _draw(summary: Summary) -> "Figure":
    """Win rates as bars with their intervals. Dotted lines mark what equal bots would win."""
    from matplotlib.figure import Figure

    bots = summary.bots
    figure = Figure(figsize=(7, 1.4 + 0.5 * len(bots)), layout="constrained")
    axes = figure.subplots()
    places = range(len(bots))
    axes.barh(places, [100 * bot.win_share for bot in bots], color=BAR, height=0.6)
    for place, bot in enumerate(bots):
        if bot.win_interval is not None:
            low, high = (100 * end for end in bot.win_interval)
            axes.plot([low, high], [place, place], color="black", linewidth=2)
        fair = 100 * bot.fair_share
        axes.plot([fair, fair], [place - 0.4, place + 0.4], color=FAIR, linestyle=":")
        share = translate("odds-percent", percent=format_number(100 * bot.win_share, 1))
        long = bot.win_share > 0.2  # the label fits inside the bar
        end = bot.win_share if bot.win_interval is None else bot.win_interval.high
        start = 1 if long else 100 * end + 1
        axes.annotate(share, (start, place), va="center", color="white" if long else "black")
    axes.set_yticks(places, [_label(bot.bot, bot.seats) for bot in bots])
    axes.invert_yaxis()
    axes.set_xlim(0, 100)
    format_ticks(axes.xaxis)
    # A label of the figure, not of the axes, which may be narrow if names are long.
    figure.supxlabel(translate("plot-won"), fontsize="medium")
    title = translate("plot-games", count=summary.games, edition=summary.match.edition)
    axes.set_title(title, loc="left")
    for side in ("top", "right"):
        axes.spines[side].set_visible(False)
    return figure


def _label(bot: str, seats: int) -> str:
    name = "".join("?" if unicodedata.category(each) in ("Cc", "Cs") else each for each in bot)
    name = name if len(name) <= MAX_NAME else name[: MAX_NAME - 1] + "…"
    return name if seats == 1 else f"{name} ×{seats}"
