"""The result of a match as a picture. Needs matplotlib (extra `study`)."""

from pathlib import Path

from heckmeck.arena.summary import Summary
from heckmeck.cli.complain import complain
from heckmeck.cli.say import number, say
from heckmeck.cli.ticks import speak_numbers

FORMATS = (".svg", ".png")
BAR, FAIR = "#c1632f", "#4a4a4a"


def check_chart_path(path: Path) -> None:
    """Refuse a picture that could not be drawn, before hours of games are played for it."""
    if path.suffix.lower() not in FORMATS:
        complain(say("arena-picture-kind", file=path.name))
    if not path.parent.is_dir():
        complain(say("arena-no-directory", directory=str(path.parent)))
    try:
        import matplotlib  # noqa: F401  heavy, and only for who draws
    except ImportError:
        complain(say("arena-matplotlib", package="heckmeck[study]"))


def draw_chart(summary: Summary, path: Path) -> None:
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
        axes.annotate(share, (1, place), va="center", color="white")
    axes.set_yticks(places, [_label(bot.bot, bot.seats) for bot in bots])
    axes.invert_yaxis()
    axes.set_xlim(0, 100)
    speak_numbers(axes.xaxis)
    axes.set_xlabel(say("plot-won"))
    title = say("plot-games", count=summary.games, edition=summary.match.edition)
    axes.set_title(title, loc="left")
    for side in ("top", "right"):
        axes.spines[side].set_visible(False)
    figure.savefig(path, metadata={"Date": None} if path.suffix.lower() == ".svg" else None)


def _label(bot: str, seats: int) -> str:
    return bot if seats == 1 else f"{bot} ×{seats}"
