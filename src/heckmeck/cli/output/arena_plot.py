"""The result of a match as a picture. Needs matplotlib (extra `study`)."""

import unicodedata
from pathlib import Path
from typing import TYPE_CHECKING

from heckmeck.arena.summary import Summary
from heckmeck.cli.output.figure_file import name_style, save_figure
from heckmeck.cli.output.ticks import speak_numbers
from heckmeck.cli.say import number, say

if TYPE_CHECKING:
    from matplotlib.figure import Figure

BAR, FAIR = "#c1632f", "#4a4a4a"
LONGEST_NAME = 40


def draw_chart(summary: Summary, path: Path) -> None:
    """Write the chart; exits with an error if it cannot."""
    from matplotlib import rc_context

    with rc_context(name_style(bot.bot for bot in summary.bots)):
        save_figure(_chart(summary), path)


def _chart(summary: Summary) -> "Figure":
    """Bars of the win shares with their intervals, and a mark where equal bots would stand."""
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
        share = say("odds-percent", percent=number(100 * bot.win_share, 1))
        long = bot.win_share > 0.2  # enough for the words to stand inside
        end = bot.win_share if bot.win_interval is None else bot.win_interval.high
        start = 1 if long else 100 * end + 1
        axes.annotate(share, (start, place), va="center", color="white" if long else "black")
    axes.set_yticks(places, [_label(bot.bot, bot.seats) for bot in bots])
    axes.invert_yaxis()
    axes.set_xlim(0, 100)
    speak_numbers(axes.xaxis)
    figure.supxlabel(say("plot-won"), fontsize="medium")  # wider than the bars if names are long
    title = say("plot-games", count=summary.games, edition=summary.match.edition)
    axes.set_title(title, loc="left")
    for side in ("top", "right"):
        axes.spines[side].set_visible(False)
    return figure


def _label(bot: str, seats: int) -> str:
    name = "".join("?" if unicodedata.category(each) in ("Cc", "Cs") else each for each in bot)
    name = name if len(name) <= LONGEST_NAME else name[: LONGEST_NAME - 1] + "…"
    return name if seats == 1 else f"{name} ×{seats}"
