"""Who plays each seat: people, bots that the user names, and bots that a record names."""

import itertools
from typing import Any

from heckmeck.bots import Bot, UnknownBot, is_installed, make_bot
from heckmeck.bots.seeds import bot_seed
from heckmeck.bots.stdio import PREFIX
from heckmeck.cli.errors import usage_error
from heckmeck.cli.language import current_catalogue, translate
from heckmeck.cli.output import pieces
from heckmeck.rules import Record, State

BOT = "bot:"
OPPONENT = "bot:cautious"  # for a person who names no other player
Kind = str | None  # the kind of bot on a seat, or None for a person


def with_opponent(seats: tuple[str, ...]) -> tuple[str, ...]:
    """The arguments of a new game. Whoever is alone gets an opponent."""
    if len(seats) > 1:
        return seats
    you = translate("console-you")
    if not seats:
        return you, OPPONENT
    return (seats[0], OPPONENT) if bot_kind(seats[0]) is None else (you, seats[0])


def bot_kind(text: str) -> Kind:
    """The kind of bot that an argument `bot:KIND` names. None for the name of a person."""
    return text.removeprefix(BOT) if text.startswith(BOT) else None


def name_players(seats: tuple[str, ...]) -> tuple[str, ...]:
    """The names of the players. Bots whose name is not unique get a number."""
    kinds = [bot_kind(text) for text in seats]
    people = [text for text, kind in zip(seats, kinds, strict=True) if text and kind is None]
    for name in people:
        if people.count(name) > 1:
            usage_error(f"two players are called {pieces.printable(name)!r}")
    wanted = [
        text if kind is None else _bot_name(kind) for text, kind in zip(seats, kinds, strict=True)
    ]
    names = wanted.copy()
    for seat, kind in enumerate(kinds):
        if kind is not None and wanted.count(wanted[seat]) > 1:
            numbered = (f"{wanted[seat]} {number}" for number in itertools.count(1))
            names[seat] = next(name for name in numbered if name not in names)
    return tuple(names)


def _bot_name(kind: str) -> str:
    """The translated name of our own bots. Other bots keep the name they have."""
    words = current_catalogue()
    name = kind.partition(":")[0]  # without a temperament or a program
    return words(f"bot-{name}") if f"bot-{name}-is" in words else name.capitalize()


def kinds_for_resume(seats: tuple[str, ...], state: State) -> list[Kind]:
    """The kinds of the seats when a game is resumed with names: `NAME` or `bot:KIND` per player."""
    players = pieces.player_names(state)
    if len(seats) != len(players) or not all(
        bot_kind(seat) is not None or seat in (shown, recorded)
        for seat, shown, recorded in zip(seats, players, state.setup.players, strict=True)
    ):
        usage_error(
            f"the players of this game are {', '.join(players)}: name all of them, or bot:KIND"
            " instead of a name, or nobody"
        )
    return [bot_kind(seat) for seat in seats]


def make_bots(kinds: list[Kind], seed: object, moves: int) -> list[Bot | None]:
    """The bots that the user named. Raises `UnknownBot`."""
    return [_make_bot(kinds, seat, seed, moves) for seat in range(len(kinds))]


def recorded_bots(record: Record, seed: object) -> tuple[list[Bot | None], list[int]]:
    """The bots that a record names, and the seats whose bots are not available.

    A record may come from a stranger, and its meta may hold anything. Bots that are installed here
    may play, but a record never starts a program.
    """
    count = len(record.setup.players)
    named: Any = record.meta.get("seats") if isinstance(record.meta, dict) else None
    if named is None:
        return [None] * count, []
    if not isinstance(named, list) or len(named) != count:
        return [None] * count, list(range(count))
    kinds = [each if isinstance(each, str) and is_installed(each) else None for each in named]
    bots: list[Bot | None] = []
    for seat in range(count):
        try:
            bots.append(_make_bot(kinds, seat, seed, len(record.entries)))
        except UnknownBot:  # the package that offers the bot does not work
            bots.append(None)
    missing = [seat for seat in range(count) if named[seat] is not None and bots[seat] is None]
    return bots, missing


def _make_bot(kinds: list[Kind], seat: int, seed: object, moves: int) -> Bot | None:
    """The bot on a seat. The seed of the game and the moves so far determine its choices."""
    kind = kinds[seat]
    if kind is None:
        return None
    twins = kinds[:seat].count(kind)
    return make_bot(kind, None if seed is None else bot_seed(seed, moves, kind, twins))


def has_program(kinds: list[Kind]) -> bool:
    return any(kind is not None and kind.startswith(PREFIX) for kind in kinds)
