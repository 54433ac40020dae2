"""Who sits where: people, bots that the user names, and bots that a record names."""

from typing import Any

from heckmeck.bots import Bot, UnknownBot, bot_names, make_bot
from heckmeck.bots.seeds import bot_seed
from heckmeck.bots.stdio import PREFIX
from heckmeck.cli.console import draw
from heckmeck.cli.errors import usage_error
from heckmeck.cli.say import language
from heckmeck.locale import catalogue
from heckmeck.rules import Record, State

BOT = "bot:"
Kind = str | None  # the kind of a seat's bot, None for a person


def parse_seat(text: str, number: int) -> tuple[str, Kind]:
    """The name of a seat and the kind of its bot, or None for a person."""
    kind = kind_of(text)
    if kind is None:
        return text, None
    return f"{_called(kind)} {number + 1}", kind


def _called(kind: str) -> str:
    """What we call a bot of this kind; one we have no word for keeps its own name."""
    known = catalogue(language())
    return (
        known(f"bot-{kind}") if f"bot-{kind}-is" in known else kind.partition(":")[0].capitalize()
    )


def kind_of(word: str) -> Kind:
    return word.removeprefix(BOT) if word.startswith(BOT) else None


def named_again(words: tuple[str, ...], state: State) -> list[Kind]:
    """The kinds of the seats of a running game: each word is the player's name or `bot:KIND`."""
    players = draw.names(state)
    if len(words) != len(players) or not all(
        kind_of(word) is not None or word in (shown, given)
        for word, shown, given in zip(words, players, state.setup.players, strict=True)
    ):
        usage_error(
            f"this is a game of {', '.join(players)}: name all of them, or bot:KIND in their place,"
            " or nobody"
        )
    return [kind_of(word) for word in words]


def make_bots(kinds: list[Kind], seed: object, moves: int) -> list[Bot | None]:
    """The bots that the user names. Raises `UnknownBot`."""
    return [_make(kinds, seat, seed, moves) for seat in range(len(kinds))]


def recorded_bots(record: Record, seed: object) -> tuple[list[Bot | None], list[int]]:
    """The bots that a record names, and the seats of which a person has to take care now.

    A record comes from anywhere and its meta may hold anything: a bot that is known here may play,
    but nothing in a file ever starts a program.
    """
    seats = len(record.setup.players)
    named: Any = record.meta.get("seats") if isinstance(record.meta, dict) else None
    if named is None:
        return [None] * seats, []
    if not isinstance(named, list) or len(named) != seats:
        return [None] * seats, list(range(seats))
    known = bot_names()
    kinds = [each if isinstance(each, str) and each in known else None for each in named]
    bots: list[Bot | None] = []
    for seat in range(seats):
        try:
            bots.append(_make(kinds, seat, seed, len(record.entries)))
        except UnknownBot:  # a package offers it, but it does not work
            bots.append(None)
    lost = [seat for seat in range(seats) if named[seat] is not None and bots[seat] is None]
    return bots, lost


def _make(kinds: list[Kind], seat: int, seed: object, moves: int) -> Bot | None:
    """The bot of a seat, with luck that the seed of the game and the moves so far repeat."""
    kind = kinds[seat]
    if kind is None:
        return None
    luck = None if seed is None else bot_seed(seed, moves, kind, kinds[:seat].count(kind))
    return make_bot(kind, luck)


def has_program(kinds: list[Kind]) -> bool:
    return any(kind is not None and kind.startswith(PREFIX) for kind in kinds)
