"""A match: many games between the same bots, in blocks with the same dice for every seating."""

import os
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from errno import ENOTDIR
from math import inf
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

import msgspec

from heckmeck.arena.game import MAX_TURNS, ArenaGame, GameResult
from heckmeck.arena.seating import seatings
from heckmeck.arena.side_by_side import GAMES, Steps, play_side_by_side
from heckmeck.bots import close_bot, make_bot
from heckmeck.bots.seeds import bot_seed
from heckmeck.bots.stdio import MOVE_SECONDS
from heckmeck.files import write_atomically
from heckmeck.message import os_reason
from heckmeck.rules import (
    MAX_PLAYERS,
    MIN_PLAYERS,
    EditionName,
    HeckmeckError,
    Options,
    Record,
    RecordError,
    Setup,
    bounded_lines,
    replay,
)


class BadMatch(HeckmeckError):
    """A match that cannot be played."""


def directory_unusable(path: Path, error: OSError) -> BadMatch:
    if isinstance(error, FileExistsError):  # a file has the name of the directory
        error = NotADirectoryError(ENOTDIR, os.strerror(ENOTDIR))
    return BadMatch("match-directory", path=str(path), why=os_reason(error))


@dataclass(frozen=True, slots=True)
class Match:
    """The description of a match. It determines every game, in whatever order they are played."""

    bots: tuple[str, ...]
    edition: EditionName = "original"
    seed: int = 0
    options: Options = field(default_factory=Options)
    max_turns: int = MAX_TURNS
    move_seconds: float = MOVE_SECONDS  # for bots that are programs

    def __post_init__(self) -> None:
        if not MIN_PLAYERS <= len(self.bots) <= MAX_PLAYERS:
            raise BadMatch("match-size", least=MIN_PLAYERS, most=MAX_PLAYERS, given=len(self.bots))
        if not 0 < self.move_seconds < inf:  # also refuses NaN
            raise BadMatch("match-seconds", given=str(self.move_seconds))

    @property
    def block_size(self) -> int:
        """The number of games per block: one per seating."""
        return len(seatings(self.bots))

    def seatings(self, block: int) -> tuple[tuple[str, ...], ...]:
        return seatings(self.bots, block)

    def blocks(self, games: int) -> int:
        """How many blocks it takes for at least this many games."""
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
    """The games with the same dice, one per seating."""

    number: int
    games: tuple[GameResult, ...]

    def to_json(self) -> bytes:
        return msgspec.json.encode({"block": self.number, "games": self.games})


def block_from_json(data: Any) -> Block:
    """The block of a decoded JSON object. Raises `ValueError`."""
    try:
        number = msgspec.convert(data["block"], int)
        return Block(number, msgspec.convert(data["games"], tuple[GameResult, ...]))
    except (msgspec.MsgspecError, LookupError, TypeError) as error:
        raise ValueError(str(error)) from None


_Games: TypeAlias = dict[int, tuple[GameResult, Record]]  # by number within the block
_GameSteps: TypeAlias = Steps[tuple[GameResult, Record]]


class PlayedBlock(NamedTuple):
    """A block, and the records of its games if they were wanted."""

    block: Block
    records: tuple[bytes, ...] = ()


def play_block(
    match: Match,
    number: int,
    records: Path | None = None,
    stopped: Callable[[], bool] = lambda: False,
) -> Block:
    """Play one block. Its records, if wanted, are on disk before it returns."""
    played = play_games(match, number, records is not None, stopped)
    if records is not None:
        save_records(played, records)
    return played.block


def play_games(
    match: Match,
    number: int,
    recorded: bool = False,
    stopped: Callable[[], bool] = lambda: False,
) -> PlayedBlock:
    """Play one block without touching the disk."""
    [(_, played)] = play_blocks([(match, number, recorded)], stopped=stopped)
    return played


def play_blocks(
    blocks: Iterable[tuple[Match, int, bool]],
    most: int = GAMES,
    stopped: Callable[[], bool] = lambda: False,
) -> Iterator[tuple[int, PlayedBlock]]:
    """Play blocks, each with its match, its number and whether records are wanted.

    Up to `most` games are played at once. Yields each block as it is finished, with its place among
    the blocks. Raises `Stopped`.
    """
    unfinished: dict[int, tuple[Match, int, bool, _Games]] = {}

    def games() -> Iterator[tuple[tuple[int, int], _GameSteps]]:
        for place, (match, number, recorded) in enumerate(blocks):
            unfinished[place] = (match, number, recorded, {})
            for game, seating in enumerate(match.seatings(number)):
                yield (place, game), _game(match, number, game, seating, recorded)

    for (place, game), played in play_side_by_side(games(), most, stopped):
        match, number, recorded, found = unfinished[place]
        found[game] = played
        if len(found) == match.block_size:
            del unfinished[place]
            results, records = zip(*(found[each] for each in sorted(found)), strict=True)
            kept = tuple(str(record).encode() for record in records) if recorded else ()
            yield place, PlayedBlock(Block(number, results), kept)


def save_records(played: PlayedBlock, folder: Path) -> None:
    try:
        for game, record in enumerate(played.records):
            write_atomically(_record_path(folder, played.block.number, game), record)
    except OSError as error:
        raise directory_unusable(folder, error) from None


def _game(
    match: Match, block: int, number: int, seating: tuple[str, ...], recorded: bool
) -> _GameSteps:
    bots = []
    try:
        for seat, name in enumerate(seating):
            twin = seating[:seat].count(name)
            # A bot with random choices gets its own seed, the same for every seating of a block.
            seed_of_bot = bot_seed(match.seed, block, name, twin)
            bots.append(make_bot(name, seed_of_bot, match.move_seconds))
        setup = Setup(match.edition, _player_names(seating), options=match.options)
        seed = f"arena-1:{match.seed}:{block}"
        game = ArenaGame(setup, tuple(bots), seating, seed, recorded)
        result = yield from game.steps(match.max_turns)
        return result, game.record(_meta(match, block, number))
    finally:
        for bot in bots:
            close_bot(bot)


def is_recorded(match: Match, block: int, records: Path) -> bool:
    """Whether the records of all games of a block exist."""
    return all(
        _recorded_meta(_record_path(records, block, game)) == _meta(match, block, game)
        for game in range(match.block_size)
    )


def forget_records(match: Match, block: int, records: Path) -> None:
    try:
        for game in range(match.block_size):
            _record_path(records, block, game).unlink(missing_ok=True)
    except OSError as error:
        raise directory_unusable(records, error) from None


def _record_path(records: Path, block: int, game: int) -> Path:
    return records / f"{block:06d}-{game:02d}.heck"


def _meta(match: Match, block: int, game: int) -> dict[str, Any]:
    return {"arena": match.to_json(), "block": block, "game": game}


def _recorded_meta(path: Path) -> Any:
    """The meta of a record's header; None if there is no such record."""
    try:
        with path.open("rb") as file:
            return next(replay(bounded_lines(file))).meta
    except (OSError, RecordError):
        return None


def _player_names(seating: tuple[str, ...]) -> tuple[str, ...]:
    """The bots' names; copies of a bot are numbered to tell them apart."""
    return tuple(
        name if seating.count(name) == 1 else f"{name} {seating[: seat + 1].count(name)}"
        for seat, name in enumerate(seating)
    )
