"""The dice of the day: as in the vectors and a second implementation, and every cheat is found."""

import json
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cheating_operator import daily_text, failing
from heckmeck.dice import BadDiceProof, RollPlace
from heckmeck.dice.daily import (
    DailyDice,
    DailyProof,
    continues,
    day_commitment,
    earlier_secret,
    edition_of,
    read_day,
    reveal_time,
)
from heckmeck.dice.seen import SeenDice
from heckmeck.dice.verify import verify
from heckmeck.rules import Land, read_header
from make_daily_vectors import text
from tests.dice import fair_twin as twin

VECTORS = Path(__file__).parents[2] / "vectors" / "dice"
CASES: list[dict[str, Any]] = json.loads((VECTORS / "daily.json").read_text("utf-8"))["cases"]
CHEATS: list[dict[str, Any]] = json.loads((VECTORS / "daily-cheats.json").read_text("utf-8"))[
    "cases"
]
by_case = pytest.mark.parametrize("case", CASES, ids=["Monday", "Tuesday", "Wednesday"])
by_cheat = pytest.mark.parametrize("case", CHEATS, ids=lambda case: case["name"])


def test_the_files_are_current() -> None:
    assert (VECTORS / "daily.json").read_text("utf-8") == text(), "scripts/make_daily_vectors.py"
    assert (VECTORS / "daily-cheats.json").read_text("utf-8") == daily_text(), (
        "scripts/cheating_operator.py --write"
    )


@by_case
def test_rolls_and_start_of_the_vectors(case: dict[str, Any]) -> None:
    setup, meta = read_header(case["header"])
    proof = DailyProof.read(meta["dice"], len(setup.players))
    secret = bytes.fromhex(meta["dice"]["secret"])
    assert proof.fits(setup)
    assert proof.committed(secret) == proof.commitment
    assert proof.digest(setup) == case["start"]
    assert twin.sha256_text(case["start_text"]) == case["start"]
    dice = proof.dice(secret, setup)
    for roll in case["rolls"]:
        assert twin.block_hex(secret.hex(), roll["message"]) == roll["block"]
        place = RollPlace(99, roll["turn"], roll["roll"] - 1)
        landed = dice.roll_at(place, roll["white"], roll["golden_faces"])
        assert landed == Land(roll["dice"], roll["golden"])
        assert dice.at(place).roll(roll["white"], roll["golden_faces"]) == landed


def test_the_days_of_the_vectors_form_a_chain() -> None:
    kept = [case["header"]["meta"]["dice"] for case in CASES]
    for days, later in enumerate(kept):
        assert continues(kept[0]["commitment"], later["commitment"], days)
        assert not continues(kept[0]["commitment"], later["commitment"], days + 1)
    assert kept[2]["commitment"] == kept[0]["secret"], "the commitment is the secret before last"


def test_the_whole_game_of_the_vectors_is_verified() -> None:
    report = verify((VECTORS / "daily.heck").read_text("utf-8").splitlines())
    assert report.verdict == "verified"
    assert report.finished
    assert report.matching == report.rolls > 20


@given(
    st.binary(min_size=32, max_size=32),
    st.dates(date(1970, 1, 1)),
    st.integers(1, 300),
    st.integers(0, 20),
    st.integers(0, 8),
    st.sampled_from([None, "111www", "12345w"]),
)
def test_agrees_with_the_second_implementation(
    secret: bytes, day: date, turn: int, in_turn: int, white: int, golden: str | None
) -> None:
    landed = DailyDice(secret, day).roll_at(RollPlace(7, turn, in_turn), white, golden)
    expected = twin.daily_roll(secret.hex(), str(day), turn, in_turn + 1, white, golden)
    assert (landed.dice, landed.golden) == expected


@given(st.integers(1, 60), st.integers(0, 9), st.integers(0, 8), st.integers(0, 8))
def test_fewer_dice_show_the_first_of_the_same_numbers(
    turn: int, in_turn: int, some: int, more: int
) -> None:
    dice = DailyDice(bytes(32), date(2026, 11, 17))
    place = RollPlace(0, turn, in_turn)
    few, many = (dice.roll_at(place, white, "12345w") for white in sorted((some, more)))
    assert few.golden == many.golden
    assert all(few.dice.count(face) <= many.dice.count(face) for face in set(few.dice))


def test_the_place_of_a_roll() -> None:
    place = RollPlace()
    for rolled, turn, expected in (
        (True, 1, RollPlace(1, 1, 1)),
        (False, 1, RollPlace(1, 1, 1)),
        (True, 1, RollPlace(2, 1, 2)),
        (False, 2, RollPlace(2, 2, 0)),
        (True, 3, RollPlace(3, 3, 0)),  # a roll that failed
    ):
        place = place.after(rolled=rolled, turn=turn)
        assert place == expected


def test_editions_take_turns_and_secrets_are_revealed_late() -> None:
    assert {edition_of(date(2026, 11, day)) for day in (16, 18)} == {"specialists"}
    assert {edition_of(date(2026, 11, day)) for day in (17, 19)} == {"original"}
    assert reveal_time(date(2026, 12, 31)) == datetime(2027, 1, 1, 12, tzinfo=UTC)


def test_a_commitment_does_not_reveal_a_game_that_may_be_running() -> None:
    """What is shown on a day must be older than the day before, which may still be played."""
    secret = bytes(range(32))
    yesterday = earlier_secret(secret, 1).hex()
    shown = day_commitment(secret)
    assert shown == earlier_secret(secret, 2).hex() != yesterday


@pytest.mark.parametrize("day", [None, 7, "", "2026-1-2", "20261117", "2026-02-30", "2026-W47-2"])
def test_a_malformed_day_is_refused(day: object) -> None:
    assert read_day("2026-02-28") == date(2026, 2, 28)
    with pytest.raises(BadDiceProof):
        read_day(day)


@by_cheat
def test_every_cheat_is_found_and_nothing_in_honest_games(case: dict[str, Any]) -> None:
    report = verify(case["record"], seen=SeenDice.from_json(case["seen"]))
    if case["finding"]:
        assert failing(report) & set(case["finding"]), report
    else:
        assert report.verdict == case["verdict"], report
        assert not report.faults


def test_before_the_reveal_the_report_says_when() -> None:
    case = next(each for each in CHEATS if each.get("verdict") == "unproven")
    noon = datetime(2026, 11, 19, 12, tzinfo=UTC)
    for now, code in (
        (noon - timedelta(seconds=1), "verify-daily-secret"),
        (noon, "verify-daily-overdue"),
    ):
        report = verify(case["record"], now=now)
        assert report.verdict == "unproven"
        (reason,) = report.unproven
        assert reason.code == code
        assert reason.details == {"day": "2026-11-18", "when": "2026-11-19 12:00 UTC"}


def test_a_table_with_shares_cannot_become_a_daily_challenge() -> None:
    """Else the operator could play without the nonces of the people."""
    seen = SeenDice()
    header = {**CASES[0]["header"]}
    header["meta"] = {"dice": {k: v for k, v in header["meta"]["dice"].items() if k != "secret"}}
    seen.see_commitment(header["meta"]["dice"]["commitment"])
    seen.draw_nonce()
    seen.see_start(header)
    assert [each.check for each in seen.problems] == ["setup"]
