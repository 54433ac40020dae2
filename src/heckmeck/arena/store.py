"""Finished blocks on disk, so that a match can be stopped and resumed later.

A directory contains `match.json`, the description of the match, and `blocks.jsonl`, one finished
block per line. A line that was cut off by a crash is dropped, and its block is played again.
"""

import json
import os
from contextlib import suppress
from math import isfinite
from pathlib import Path
from typing import Any

from heckmeck.arena.game import GameResult
from heckmeck.arena.match import BadMatch, Block, Match, block_from_json, directory_unusable
from heckmeck.files import write_atomically


class BlockStore:
    """The blocks of one match in one directory. Raises `BadMatch` if it has another match."""

    def __init__(self, directory: Path, match: Match) -> None:
        self._blocks_path = directory / "blocks.jsonl"
        self._match = match
        try:
            directory.mkdir(parents=True, exist_ok=True)
            _claim(directory / "match.json", match)
            self.blocks = self._read()
        except OSError as error:
            raise directory_unusable(directory, error) from None

    def add(self, block: Block) -> None:
        line = block.to_json() + b"\n"
        path = self._blocks_path
        size: int | None = None
        try:
            with path.open("ab") as file:
                size = file.tell()
                file.write(line)
        except OSError as error:
            if size is not None:
                with suppress(OSError):  # a partial line would be dropped later anyway
                    os.truncate(path, size)
            raise directory_unusable(path.parent, error) from None
        self.blocks[block.number] = block

    def _read(self) -> dict[int, Block]:
        if not self._blocks_path.exists():
            return {}
        data = self._blocks_path.read_bytes()
        whole = data[: data.rfind(b"\n") + 1]
        if len(whole) < len(data):
            with self._blocks_path.open("r+b") as file:
                file.truncate(len(whole))
        blocks = {}
        for number, line in enumerate(whole.splitlines(), start=1):
            block = _block(line, self._match)
            if block is None:
                where = f"{self._blocks_path}:{number}"
                raise BadMatch("match-line", where=where)
            blocks[block.number] = block
        return blocks


def _block(line: bytes, match: Match) -> Block | None:
    """The block on this line, if it is one of this match."""
    try:
        block = block_from_json(json.loads(line))
    except (ValueError, RecursionError):
        return None
    seatings = [game.bots for game in block.games]
    if block.number < 0 or seatings != list(match.seatings(block.number)):
        return None
    return block if all(map(_is_plausible, block.games)) else None


def _is_plausible(game: GameResult) -> bool:
    """Whether there is a figure for every seat, and every figure is possible."""
    seats = range(len(game.bots))
    counts = (game.scores, game.ranks, game.failed, game.steals, game.moves)
    return (
        all(len(each) == len(seats) for each in (*counts, game.shares, game.seconds))
        and all(0 <= share <= 1 for share in game.shares)
        and all(isfinite(each) and each >= 0 for each in game.seconds)
        and all(each.seat in seats for each in game.forfeits)
    )


def _claim(path: Path, match: Match) -> None:
    """Write the description of the match, or check that the one there is the same."""
    if not path.exists():
        write_atomically(path, json.dumps(match.to_json(), indent=1).encode() + b"\n")
        return
    try:
        begun: Any = json.loads(path.read_text(encoding="utf-8"))
    except (ValueError, RecursionError):
        raise BadMatch("match-description", path=str(path)) from None
    mine = match.to_json()
    if begun != mine:
        old = begun if isinstance(begun, dict) else {}
        keys = [key for key in mine if old.get(key) != mine[key]]
        raise BadMatch(
            "match-other",
            directory=str(path.parent),
            keys=", ".join(keys or sorted(old.keys() - mine.keys())),
        )
