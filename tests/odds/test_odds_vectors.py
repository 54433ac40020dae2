"""The golden figures in `vectors/odds`, for programs in any language."""

import json
from pathlib import Path
from typing import Any

import pytest

from heckmeck.odds import at_least, exactly, prepare, solve
from heckmeck.odds.report import OddsReport
from heckmeck.rules import Options, read_position

FILE = Path(__file__).parents[2] / "vectors" / "odds" / "figures.json"
CASES = json.loads(FILE.read_text(encoding="utf-8"))["cases"]
CLOSE = 1e-9


@pytest.fixture(scope="module", autouse=True)
def compiled() -> None:
    prepare()  # only to be quicker; without it the plain solver answers


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["name"])
def test_golden_figures(case: dict[str, Any]) -> None:
    state = read_position(case["position"], Options(**case["options"]))
    wanted = case["odds"]
    plan = solve(state, wanted["objective"])
    got = OddsReport(plan, {}, {}).to_json()
    assert got["value"] == pytest.approx(wanted["value"], abs=CLOSE)
    assert got["best"] == wanted["best"]
    for mine, theirs in zip(got["moves"], wanted["moves"], strict=True):
        assert mine == theirs | {
            key: pytest.approx(theirs[key], abs=CLOSE) for key in ("value", "success", "fail")
        }
    for mine, theirs in zip(got["outcomes"], wanted["outcomes"], strict=True):
        assert mine == theirs | {"p": pytest.approx(theirs["p"], abs=CLOSE)}
    for total in ("21", "28", "36"):
        chance = solve(state, at_least(int(total))).value
        assert chance == pytest.approx(wanted["at_least"][total], abs=CLOSE)
    for total in ("11", "13", "25"):
        chance = solve(state, exactly(int(total))).value
        assert chance == pytest.approx(wanted["exactly"][total], abs=CLOSE)
