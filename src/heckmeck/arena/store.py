"""Finished blocks on disk, so that a match can be stopped and go on another day.

A directory holds `match.json`, what the match is, and `blocks.jsonl`, one finished block a line. A
line that was cut off in the middle by a crash is dropped, and its block played again.
"""

import json
from pathlib import Path
from typing import Any

from heckmeck.arena.match import BadMatch, Block, Match, block_from_json, directory_unusable
from heckmeck.rules.errors import sentence


class BlockStore:
    """The blocks of one match in one directory. Raises `BadMatch` if another match lives there."""

    def __init__(self, directory: Path, match: Match) -> None:
        self._blocks_path = directory / "blocks.jsonl"
        try:
            directory.mkdir(parents=True, exist_ok=True)
            _claim(directory / "match.json", match)
            self.blocks = self._read()
        except OSError as error:
            raise BadMatch(directory_unusable(directory, error)) from None

    def add(self, block: Block) -> None:
        line = json.dumps(block.to_json(), separators=(",", ":")) + "\n"
        with self._blocks_path.open("a", encoding="utf-8") as file:
            file.write(line)
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
            try:
                block = block_from_json(json.loads(line))
            except (ValueError, KeyError, TypeError):
                where = f"{self._blocks_path}:{number}"
                raise BadMatch(
                    sentence("match-line", "{where}: this line is no block of a match", where=where)
                ) from None
            blocks[block.number] = block
        return blocks


def _claim(path: Path, match: Match) -> None:
    """Write down which match this is, or check that it is the one that was begun here."""
    if not path.exists():
        path.write_text(json.dumps(match.to_json(), indent=1) + "\n", encoding="utf-8")
        return
    try:
        begun: Any = json.loads(path.read_text(encoding="utf-8"))
    except ValueError:
        raise BadMatch(
            sentence("match-description", "{path} is no description of a match", path=str(path))
        ) from None
    mine = match.to_json()
    if begun != mine:
        old = begun if isinstance(begun, dict) else {}
        keys = [key for key in mine if old.get(key) != mine[key]]
        raise BadMatch(
            sentence(
                "match-other",
                "{directory} holds another match: its {keys} differ; choose another directory",
                directory=str(path.parent),
                keys=", ".join(keys or sorted(old.keys() - mine.keys())),
            )
        )
