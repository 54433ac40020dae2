"""Counting distinct positions, twice: by the engine, and by the twin over single dice.

A perft file names a record and says how many distinct positions there are after k further lines of
the running turn. A roll and its dice are one line. Positions in which the turn has ended are
counted and not continued, so the counts end by themselves.
"""

from __future__ import annotations

import copy
import json
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple

from heckmeck.rules import Reroll, Roll, State, apply, chance_outcomes, legal_moves, replay
from tests.rules import twin


class Perft(NamedTuple):
    """One file: the lines of the record, and the counts after 0, 1, 2, … lines."""

    name: str
    record: list[str]
    counts: list[int]


def read_perft(path: Path) -> Perft:
    record: list[str] = []
    counts: list[int] = []
    for line in path.read_text(encoding="utf-8").splitlines():
        if line.startswith("{"):
            record.append(line)
        elif line and not line.startswith("#"):
            k, count = map(int, line.split())
            assert k == len(counts), f"{path.name} leaves out {len(counts)}"
            counts.append(count)
    return Perft(path.name, record, counts)


def by_engine(record: list[str], depth: int) -> list[int]:
    """The counts, every distinct roll once."""
    *_, last = replay(record)
    turn = last.state.turn
    level = {last.state}
    counts = [1]
    while len(counts) <= depth and level:
        level = {
            after
            for state in level
            if state.turn == turn and not state.over
            for after in _after(state)
        }
        counts.append(len(level))
    return counts


def _after(state: State) -> list[State]:
    found = []
    for move in legal_moves(state):
        after = apply(state, move).state
        if isinstance(move, Roll | Reroll):
            found += [apply(after, landing).state for landing, _ in chance_outcomes(after)]
        else:
            found.append(after)
    return found


def by_brute_force(record: list[str], depth: int) -> list[int]:
    """The counts, every die of every roll on its own, by the rules as the twin reads them."""
    header, *moves = map(json.loads, record)
    game = twin.start(header)
    for move in moves:
        twin.play(game, move)
    turn = game["turn"]
    level = {_key(game): game}
    counts = [1]
    while len(counts) <= depth and level:
        found: dict[str, twin.Game] = {}
        for each in level.values():
            if each["turn"] == turn and not each["over"]:
                for line in _lines(each):
                    after = copy.deepcopy(each)
                    twin.play(after, line)
                    found[_key(after)] = after
        level = found
        counts.append(len(level))
    return counts


def _key(game: twin.Game) -> str:
    return json.dumps(twin.position(game))


def _lines(game: twin.Game) -> list[dict[str, Any]]:
    lines: list[dict[str, Any]] = []
    for move in twin.legal(game):
        if move["do"] not in ("roll", "reroll"):
            lines.append(move)
            continue
        assert game["white"] <= 4, "too many dice for brute force"
        golden_rolls = [{"golden": face} for face in "111www"] if game["gold"] == "in" else [{}]
        for dice, golden in product(product(twin.FACES, repeat=game["white"]), golden_rolls):
            lines.append({"do": move["do"], "dice": "".join(dice), **golden})
    return lines
