"""A match: the same bots, many games, in blocks that play the same dice in every seating."""

from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from heckmeck.arena.game import MAX_TURNS, Forfeit, Game, Played
from heckmeck.arena.seating import seatings
from heckmeck.bots import close, make_bot
from heckmeck.bots.seeds import bot_seed
from heckmeck.bots.stdio import MOVE_SECONDS
from heckmeck.rules import HeckmeckError, Options, Setup
from heckmeck.rules.editions import MAX_PLAYERS, MIN_PLAYERS, EditionName
from heckmeck.rules.errors import Sentence, sentence


class BadMatch(HeckmeckError):
    """A match that cannot be played. One sentence."""


def directory_unusable(path: Path, error: OSError) -> Sentence:
    return sentence(
        "match-directory", "{path} cannot be used: {why}", path=str(path), why=error.strerror
    )


@dataclass(frozen=True, slots=True)
class Match:
    """What a match is. The same match gives the same games for ever, in whatever order."""

    bots: tuple[str, ...]
    edition: EditionName = "original"
    seed: int = 0
    options: Options = field(default_factory=Options)
    max_turns: int = MAX_TURNS
    move_seconds: float = MOVE_SECONDS  # for bots that are programs

    def __post_init__(self) -> None:
        if not MIN_PLAYERS <= len(self.bots) <= MAX_PLAYERS:
            raise BadMatch(
                sentence(
                    "match-size",
                    "a match is for {least} to {most} bots, not {given}",
                    least=MIN_PLAYERS,
                    most=MAX_PLAYERS,
                    given=len(self.bots),
                )
            )

    @property
    def block_size(self) -> int:
        """The games of one block: one for each seating."""
        return len(seatings(self.bots))

    def blocks(self, games: int) -> int:
        """How many blocks are at least this many games."""
        return -(-games // self.block_size)

    def to_json(self) -> dict[str, Any]:
        return {
            "bots": list(self.bots),
            "edition": self.edition,
            "seed": self.seed,
            "options": self.options.differing(),
            "max_turns": self.max_turns,
            "move_seconds": self.move_seconds,
        }


@dataclass(frozen=True, slots=True)
class Block:
    """The games of one draw of the dice, one for each seating."""

    number: int
    games: tuple[Played, ...]

    def to_json(self) -> dict[str, Any]:
        return {"block": self.number, "games": [asdict(game) for game in self.games]}


def block_from_json(data: dict[str, Any]) -> Block:
    return Block(data["block"], tuple(_played_from_json(game) for game in data["games"]))


def _played_from_json(data: dict[str, Any]) -> Played:
    plain: dict[str, Any] = {
        key: tuple(value) if isinstance(value, list) else value for key, value in data.items()
    }
    plain["forfeits"] = tuple(Forfeit(**each) for each in data["forfeits"])
    return Played(**plain)


class Stopped(Exception):
    """The block was given up because everything is to stop."""


def play_block(
    match: Match,
    number: int,
    records: Path | None = None,
    stopped: Callable[[], bool] = lambda: False,
) -> Block:
    """Play one block. The records, if asked for, are on disk before the block is given back."""
    games = []
    for game, seating in enumerate(seatings(match.bots)):
        if stopped():
            raise Stopped
        games.append(_play_game(match, number, game, seating, records))
    return Block(number, tuple(games))


def _play_game(
    match: Match, block: int, number: int, seating: tuple[str, ...], records: Path | None
) -> Played:
    bots = []
    try:
        for seat, name in enumerate(seating):
            twin = seating[:seat].count(name)
            # A bot that draws lots gets its own seed, the same in every seating of a block.
            seed_of_bot = bot_seed(match.seed, block, name, twin)
            bots.append(make_bot(name, seed_of_bot, match.move_seconds))
        setup = Setup(match.edition, _player_names(seating), options=match.options)
        seed = f"arena-1:{match.seed}:{block}"
        game = Game(setup, tuple(bots), seating, seed, recorded=records is not None)
        played = game.play(match.max_turns)
    finally:
        for bot in bots:
            close(bot)
    if records is not None:
        meta = {"arena": match.to_json(), "block": block, "game": number}
        path = records / f"{block:06d}-{number:02d}.heck"
        path.write_text(str(game.record(meta)), encoding="utf-8")
    return played


def _player_names(seating: tuple[str, ...]) -> tuple[str, ...]:
    """The bots' names; twins are numbered, so that a reader can tell them apart."""
    return tuple(
        name if seating.count(name) == 1 else f"{name} {seating[: seat + 1].count(name)}"
        for seat, name in enumerate(seating)
    )
