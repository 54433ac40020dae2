"""What a worker of a cluster does: check that it can play, and play groups of blocks."""

from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from operator import itemgetter
from pathlib import Path
from platform import node
from threading import Lock
from time import perf_counter
from typing import NamedTuple

import heckmeck
from heckmeck.arena.match import BadMatch, Match, PlayedBlock, play_blocks
from heckmeck.arena.runner import freeze_compiler_objects, load_compiled_odds
from heckmeck.bots import UnknownBot, close_bot, make_bot
from heckmeck.message import Message
from heckmeck.odds.solvers.select import compiler_is_installed

# The packages that decide how a game goes.
DECISIVE = ("arena", "bots", "chances", "dice", "odds", "rules", "sim")

# A worker process with several threads would play several groups in turns, and none of them faster.
_playing = Lock()


class Needs(NamedTuple):
    """What a worker must have to play the same games as this machine."""

    program: str
    bots: tuple[str, ...]
    odds: bool  # whether a bot plans its turns


class GroupBlock(NamedTuple):
    """A block to play, and whether its records are wanted."""

    match: Match
    number: int
    recorded: bool


@dataclass(frozen=True, slots=True)
class Group:
    """Some blocks for one worker. Not a tuple, which Dask would search for tasks."""

    needs: Needs
    blocks: tuple[GroupBlock, ...]


class PlayedGroup(NamedTuple):
    blocks: list[PlayedBlock]
    seconds: float


@cache
def program() -> str:
    """The version of heckmeck, and a digest of the code, which differs between two clones."""
    root = Path(heckmeck.__file__).parent
    digest = sha256()
    for package in DECISIVE:
        files = (root / package).rglob("*")
        for path in sorted(each for each in files if each.suffix in (".py", ".json")):
            digest.update(path.relative_to(root).as_posix().encode() + path.read_bytes())
    return f"{heckmeck.__version__} ({digest.hexdigest()[:8]})"


@cache
def obstacle(needs: Needs) -> BadMatch | None:
    """Why this process cannot play, if it cannot."""
    machine = node()
    if program() != needs.program:
        return BadMatch("cluster-version", machine=machine, theirs=program(), mine=needs.program)
    if needs.odds and not compiler_is_installed():
        return BadMatch("cluster-slow", machine=machine)
    for name in needs.bots:
        try:
            close_bot(make_bot(name))
        except UnknownBot as error:
            return BadMatch("cluster-bot", machine=machine, why=Message.of(error))
    return None


def play_group(group: Group) -> PlayedGroup:
    """Play the blocks. Raises `BadMatch` on a worker that cannot, such as one that came later."""
    problem = obstacle(group.needs)
    if problem is not None:
        raise problem
    load_compiled_odds(group.needs.odds)
    with _playing:
        begin = perf_counter()
        blocks = [played for _, played in sorted(play_blocks(group.blocks), key=itemgetter(0))]
        freeze_compiler_objects()
        return PlayedGroup(blocks, perf_counter() - begin)
