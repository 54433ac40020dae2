"""The plain files in `vectors`, which programs in other languages read as well."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, get_args

import pytest

import make_vectors
from heckmeck.rules import (
    AttemptFailed,
    Event,
    FailReason,
    GameOver,
    TieBreak,
    defects,
    position,
    replay,
)
from tests.rules import twin
from tests.rules.perft import Perft, by_brute_force, by_engine, read_perft

ROOT = Path(__file__).resolve().parents[2]
VECTORS = ROOT / "vectors"
RECORDS = sorted((VECTORS / "records").glob("*.heck"))
PERFT = [read_perft(path) for path in sorted((VECTORS / "perft").glob("*.txt"))]


def comparable(shown: dict[str, Any]) -> dict[str, Any]:
    """A position with the two lists whose order means nothing made orderless."""
    legal = sorted(json.dumps(move, sort_keys=True) for move in shown["legal"])
    return {**shown, "legal": legal, "removed": sorted(shown["removed"])}


def lines_of(path: Path) -> list[str]:
    return path.read_text(encoding="utf-8").splitlines()


# Records.


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_golden_record_leads_to_its_position(path: Path) -> None:
    expected = json.loads(path.with_suffix(".json").read_text(encoding="utf-8"))
    for played in replay(lines_of(path)):
        assert not defects(played.state)
    assert comparable(position(played.state)) == comparable(expected["final"])


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_engine_and_twin_agree_on_every_line_of_a_golden_record(path: Path) -> None:
    header, *moves = map(json.loads, lines_of(path))
    game = twin.start(header)
    played = replay(lines_of(path))
    assert comparable(position(next(played).state)) == comparable(twin.position(game))
    for move, step in zip(moves, played, strict=True):
        twin.play(game, move)
        assert comparable(position(step.state)) == comparable(twin.position(game))


def test_the_golden_records_are_what_their_stories_tell() -> None:
    told = dict(make_vectors.files())
    assert {path.name for path in (VECTORS / "records").iterdir()} == set(told)
    for name, text in told.items():
        assert (VECTORS / "records" / name).read_text(encoding="utf-8") == text, name


def test_the_golden_records_cover_what_can_happen() -> None:
    kinds, reasons, ties, rows = set(), set(), set(), set()
    for path in RECORDS:
        rows |= set(json.loads(path.with_suffix(".json").read_text(encoding="utf-8"))["rows"])
        for played in replay(lines_of(path)):
            for event in played.events:
                kinds.add(type(event))
                if isinstance(event, AttemptFailed):
                    reasons.add(event.reason)
                if isinstance(event, GameOver):
                    ties.add(event.tie_break)
    assert kinds == set(get_args(Event))
    assert reasons == set(get_args(FailReason))
    assert ties == set(get_args(TieBreak))
    assert rows >= {"A7", "B1", "B2", "B3", "C1", "C2", "C3", "C4", "G1", "G2", "G3"}
    assert rows >= {f"D{n}" for n in range(2, 9)} | {f"E{n}" for n in (1, 2, 3)}
    assert rows >= {f"F{n}" for n in range(1, 6)}


# Counts of positions.


@pytest.mark.parametrize("perft", PERFT, ids=lambda perft: perft.name)
def test_the_engine_counts_the_positions(perft: Perft) -> None:
    counts = by_engine(perft.record, len(perft.counts) - 1)
    assert counts == perft.counts


@pytest.mark.parametrize(
    "perft", [each for each in PERFT if "start" not in each.name], ids=lambda perft: perft.name
)
def test_brute_force_over_single_dice_counts_the_same(perft: Perft) -> None:
    *counts, after_the_last = by_brute_force(perft.record, len(perft.counts))
    assert counts == perft.counts
    assert after_the_last == 0


def test_a_first_roll_of_eight_dice_gives_1287_positions() -> None:
    (start,) = (each for each in PERFT if each.name == "original-start.txt")
    assert start.counts[:3] == [1, 1287, 6 * 8]
