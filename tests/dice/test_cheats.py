"""Every way to cheat in `vectors/dice/cheats.json` is found, and nothing in the honest games."""

import json
from pathlib import Path
from typing import Any

import pytest

from cheating_operator import failing, text
from heckmeck.dice.seen import SeenDice
from heckmeck.dice.verify import verify

FILE = Path(__file__).parents[2] / "vectors" / "dice" / "cheats.json"
CASES: list[dict[str, Any]] = json.loads(FILE.read_text("utf-8"))["cases"]
HONEST = [case for case in CASES if not case["finding"]]
CHEATS = [case for case in CASES if case["finding"]]


def test_the_file_is_current() -> None:
    assert FILE.read_text("utf-8") == text(), "run: scripts/cheating_operator.py --write"


@pytest.mark.parametrize("case", HONEST, ids=[case["name"] for case in HONEST])
def test_nothing_is_found_in_an_honest_game(case: dict[str, Any]) -> None:
    report = verify(case["record"], seen=SeenDice.from_json(case["seen"]))
    assert report.verdict == case["verdict"], report
    assert not report.faults


@pytest.mark.parametrize("case", CHEATS, ids=[case["name"] for case in CHEATS])
def test_a_cheat_is_found(case: dict[str, Any]) -> None:
    report = verify(case["record"], seen=SeenDice.from_json(case["seen"]))
    assert failing(report) & set(case["finding"]), report
    assert report.verdict in ("failed", "broken", "cut_off")


def test_what_a_device_kept_survives_being_stored() -> None:
    for case in CASES:
        assert SeenDice.from_json(json.loads(json.dumps(case["seen"]))).to_json() == case["seen"]


def test_there_is_a_cheat_for_every_check() -> None:
    wanted = {name for case in CHEATS for name in case["finding"]}
    assert wanted == {
        *("proof", "commitment", "kept", "setup", "nonce", "first", "rolls"),
        *("digest", "seen", "cut_off", "moves"),
    }
