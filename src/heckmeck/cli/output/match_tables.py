"""The results of matches and tournaments as tables that fit into 80 columns."""

from typing import TYPE_CHECKING

import click

from heckmeck.cli.language import current_catalogue, format_number, translate, translate_message
from heckmeck.cli.output.tables import figures_table, print_tables

if TYPE_CHECKING:
    from heckmeck.arena.intervals import Interval
    from heckmeck.arena.ratings import Rating
    from heckmeck.arena.standings import Standings
    from heckmeck.arena.summary import Summary


def print_bots() -> None:
    """Print the names of all bots, and how our own play. The name is always the first word."""
    from heckmeck.bots import bot_names

    words = current_catalogue()
    names = bot_names()
    width = max(map(len, names))
    for name in names:
        key = f"bot-{name}-is"
        click.echo(f"{name:<{width}}  {words(key)}" if key in words else name)


def print_summary(summary: "Summary") -> None:
    """Print the result of a match: how strong the bots are, then how they play."""
    from rich.console import Console
    from rich.text import Text

    strength = figures_table(
        "arena-bot", "arena-wins", "arena-interval", "arena-fair", "arena-rating"
    )
    style = figures_table("arena-bot", "arena-score", "arena-failed", "arena-steals", "arena-time")
    style.title, style.title_justify = translate("arena-averages"), "left"
    for bot in summary.bots:
        # Names are not markup: the command of a program may have [brackets].
        name = Text(bot.bot if bot.seats == 1 else f"{bot.bot} ×{bot.seats}")
        strength.add_row(
            name,
            format_number(100 * bot.win_share, 2),
            _interval(bot.win_interval),
            format_number(100 * bot.fair_share, 1),
            _rating(bot.rating),
        )
        style.add_row(
            name,
            *map(_mean, (bot.score, bot.failed_turns, bot.steals)),
            _time(bot.move_seconds),
        )
    print_tables(strength, style)
    console = Console(markup=False, emoji=False)
    match = summary.match
    played = translate(
        "arena-played",
        count=summary.games,
        blocks=summary.blocks,
        seatings=match.block_size,
        edition=match.edition,
        seed=str(match.seed),
        turns=format_number(summary.turns, 1),
        longest=summary.longest,
    )
    console.print(played, highlight=False)
    for option, value in match.options.differing().items():
        console.print(translate(f"console-option-{option}-{value}"), highlight=False)
    if summary.unfinished:
        console.print(translate("arena-cut", count=summary.unfinished, turns=match.max_turns))
    if summary.given_up:
        console.print(translate("arena-given-up", count=summary.given_up))
    if len(summary.bots) == 1:
        console.print(translate("arena-alone"))
    for bot in summary.bots:
        if bot.forfeits:
            console.print(translate("arena-forfeits", bot=bot.bot, count=bot.forfeits))
            for reason in bot.reasons[:5]:
                console.print(f"  {translate_message(reason)}")


def print_standings(standings: "Standings") -> None:
    """Print the result of a tournament: the ranking, then every bot against every other."""
    from rich.text import Text

    ranking = figures_table(
        "", "arena-bot", "arena-rating", "arena-wins", "arena-interval", "arena-games", names=2
    )
    pairings = figures_table("", "arena-bot", names=2)
    for place in range(1, len(standings.bots) + 1):
        pairings.add_column(translate("arena-against", place=place), justify="right")
    for place, bot in enumerate(standings.bots, start=1):
        name = Text(bot.bot)
        ranking.add_row(
            str(place),
            name,
            _rating(bot.rating),
            format_number(100 * bot.win_share, 2),
            _interval(bot.win_interval),
            format_number(bot.games, 0),
        )
        shares = (bot.against.get(other.bot) for other in standings.bots)
        pairings.add_row(
            str(place),
            name,
            *("" if each is None else format_number(100 * each, 1) for each in shares),
        )
    print_tables(ranking, pairings)
    if standings.unfinished:
        click.echo(translate("arena-endless", count=standings.unfinished))
    if standings.given_up:
        click.echo(translate("arena-given-up", count=standings.given_up))


def _mean(value: float | None) -> str:
    return "–" if value is None else format_number(value, 2)


def _time(seconds: float | None) -> str:
    return "–" if seconds is None else f"{format_number(1e6 * seconds, 0)} µs"


def _interval(interval: "Interval | None") -> str:
    if interval is None:
        return "–"
    return f"{format_number(100 * interval.low, 2)} – {format_number(100 * interval.high, 2)}"


def _rating(rating: "Rating | None") -> str:
    if rating is None:
        return "–"
    return f"{format_number(rating.mu, 1)} ± {format_number(rating.sigma, 1)}"
