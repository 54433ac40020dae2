"""Who plays each seat: people, bots that the user names, and bots that a record names."""

from typing import Any

from heckmeck.bots import Bot, UnknownBot, bot_names, make_bot
from heckmeck.bots.seeds import bot_seed
from heckmeck.bots.stdio import PREFIX
from heckmeck.cli.errors import usage_error
from heckmeck.cli.language import current_catalogue
from heckmeck.cli.output import pieces
from heckmeck.rules import Record, State

BOT = "bot:"
Kind = str | None  # the kind of bot on a seat, or None for a person


def parse_seat(text: str, seat: int) -> tuple[str, Kind]:
    """The name of the player and the kind of bot for an argument `NAME` or `bot:KIND`."""
    kind = bot_kind(text)
    return (text, None) if kind is None else (f"{_bot_name(kind)} {seat + 1}", kind)


def bot_kind(text: str) -> Kind:
    return text.removeprefix(BOT) if text.startswith(BOT) else None


def _bot_name(kind: str) -> str:
    """The translated name of our own bots. Other bots keep the name they have."""
    words = current_catalogue()
    if f"bot-{kind}-is" in words:
        return words(f"bot-{kind}")
    return kind.partition(":")[0].capitalize()


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
    available = bot_names()
    kinds = [each if isinstance(each, str) and each in available else None for each in named]
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
