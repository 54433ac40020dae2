"""Fair dice of method 2: as in the vectors and a second implementation, and strict when read."""

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from heckmeck.dice import (
    BadDiceProof,
    SeatList,
    SeatShare,
    commitment,
    new_nonce,
    next_digest,
    nonce_commitment,
)
from heckmeck.dice.fair import is_typed
from heckmeck.dice.method2 import canonical_json
from heckmeck.rules import Land, Options, Setup, header_to_json, read_entry, read_header
from tests.dice import fair_twin as twin

VECTORS = Path(__file__).parents[2] / "vectors" / "dice"
CASES: list[dict[str, Any]] = json.loads((VECTORS / "fair-2.json").read_text("utf-8"))["cases"]
by_case = pytest.mark.parametrize("case", CASES, ids=[case["name"] for case in CASES])
SECRET = bytes(range(32))


def read(header: dict[str, Any]) -> tuple[Setup, SeatList]:
    setup, meta = read_header(header)
    return setup, SeatList.read(meta["dice"], len(setup.players))


@by_case
def test_the_setup_and_the_digests_of_the_vectors(case: dict[str, Any]) -> None:
    setup, seats = read(case["header"])
    assert seats.setup_hash(setup) == case["setup"]
    assert seats.inputs(setup) == f"{case['setup']}:{case['nonces']}"
    digest = seats.digest(setup)
    assert digest == case["start"]
    for each in case["lines"]:
        entry = read_entry(each["line"])
        digest = next_digest(digest, entry.move, typed=is_typed(entry.meta))
        assert digest == each["digest"]


@by_case
def test_the_rolls_and_the_first_player_of_the_vectors(case: dict[str, Any]) -> None:
    setup, seats = read(case["header"])
    dice = seats.dice(bytes.fromhex(case["header"]["meta"]["dice"]["secret"]), setup)
    assert dice.draw_first(len(setup.players)) == setup.first
    for roll in case["rolls"]:
        landed = dice.roll_number(roll["number"], roll["white"], roll["golden_faces"])
        assert landed == Land(roll["dice"], roll["golden"])


@by_case
def test_the_vectors_follow_from_plain_hashing(case: dict[str, Any]) -> None:
    header = case["header"]
    assert twin.setup_text(header) == case["setup_text"]
    assert twin.sha256_text(case["setup_text"]) == case["setup"]
    for roll in case["rolls"]:
        assert twin.message(twin.prefix2(header), str(roll["number"]), 0) == roll["message"]
        assert twin.block_hex(header["meta"]["dice"]["secret"], roll["message"]) == roll["block"]
    digest = twin.start_digest(header)
    assert digest == case["start"]
    for each in case["lines"]:
        assert twin.line_text(each["line"]) == each["text"]
        digest = twin.sha256_text(f"{digest}:{each['text']}")
        assert digest == each["digest"]


def test_the_vectors_contain_the_hard_cases() -> None:
    names = "".join(name for case in CASES for name in case["header"]["players"])
    assert set('"\\\t\u2028\x7f') <= set(names)
    assert max(names) > "\uffff", "beyond the basic plane"
    shares = {
        (seat["kind"], "commitment" in seat, seat.get("nonce") is not None)
        for case in CASES
        for seat in case["header"]["meta"]["dice"]["seats"]
    }
    assert shares == {
        ("human", True, True),
        ("human", True, False),
        ("human", False, False),
        ("bot", False, False),
    }
    rolls = [roll for case in CASES for roll in case["rolls"]]
    assert any(len(roll["numbers"]) > 32 for roll in rolls), "a second block"
    assert any(max(bytes.fromhex(roll["block"])[: roll["white"]]) >= 252 for roll in rolls)


# Everything is part of every roll

shares = st.one_of(
    st.just(SeatShare("bot")),
    st.just(SeatShare("human")),
    st.builds(
        lambda nonce, late: SeatShare(
            "human", nonce_commitment(nonce.hex()), None if late else nonce.hex()
        ),
        st.binary(min_size=32, max_size=32),
        st.booleans(),
    ),
)
names = st.text(st.characters(exclude_categories=["Cs"]), min_size=1, max_size=12)


@st.composite
def games(draw: st.DrawFn) -> tuple[bytes, Setup, SeatList]:
    secret = draw(st.binary(min_size=32, max_size=32))
    seats = tuple(draw(st.lists(shares, min_size=2, max_size=7)))
    players = tuple(draw(st.lists(names, min_size=len(seats), max_size=len(seats))))
    options = Options(
        draw(st.sampled_from(["required", "optional"])),
        draw(st.sampled_from(["stays", "turned"])),
        draw(st.sampled_from(["ones_and_worms", "standard"])),
    )
    setup = Setup(draw(st.sampled_from(["original", "specialists"])), players, 0, options)
    return secret, setup, SeatList(commitment(secret), seats)


@given(games(), st.integers(0, 10**6), st.integers(0, 60), st.sampled_from([None, "111www"]))
def test_agrees_with_the_second_implementation(
    game: tuple[bytes, Setup, SeatList], number: int, white: int, golden_faces: str | None
) -> None:
    secret, setup, seats = game
    header = header_to_json(setup, {"dice": seats.to_json()})
    dice = seats.dice(secret, setup)
    landed = dice.roll_number(number, white, golden_faces)
    prefix = twin.prefix2(header)
    expected = twin.roll(secret.hex(), prefix, number, white, golden_faces)
    assert (landed.dice, landed.golden) == expected
    players = len(setup.players)
    assert [dice.draw_first(players)] == twin.draw(secret.hex(), prefix, "first", players, 1)
    assert seats.digest(setup) == twin.start_digest(header)


@given(games())
def test_a_list_survives_being_written_and_read(game: tuple[bytes, Setup, SeatList]) -> None:
    _, setup, seats = game
    written = json.loads(json.dumps(seats.to_json()))
    assert SeatList.read(written, len(setup.players)) == seats
    published = SeatList.read(seats.published(), len(setup.players))
    assert published.setup_hash(setup) == seats.setup_hash(setup)
    assert not published.nonces


@given(games(), games())
def test_different_games_have_different_inputs(
    one: tuple[bytes, Setup, SeatList], other: tuple[bytes, Setup, SeatList]
) -> None:
    (_, setup1, seats1), (_, setup2, seats2) = one, other
    same = (setup1, seats1) == (setup2, seats2)
    assert (seats1.inputs(setup1) == seats2.inputs(setup2)) == same


json_values = st.recursive(
    st.booleans() | st.integers(-(10**6), 10**6) | names,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(names, inner, max_size=3),
    max_leaves=6,
)


@given(json_values)
def test_canonical_json_is_json_written_in_one_way(value: Any) -> None:
    written = canonical_json(value)
    assert json.loads(written) == value
    assert written == twin.canonical(value)


def test_typed_dice_count_only_on_rolls() -> None:
    stop = read_entry({"do": "stop"}).move
    roll = read_entry({"do": "roll", "dice": "12345www"}).move
    assert next_digest("00", stop, typed=True) == next_digest("00", stop)
    assert next_digest("00", roll, typed=True) != next_digest("00", roll)


# Reading

GOOD: dict[str, Any] = {
    "method": "hmac-sha256-2",
    "commitment": commitment(SECRET),
    "seats": [
        {"kind": "human", "commitment": nonce_commitment("a0" * 32), "nonce": "a0" * 32},
        {"kind": "bot"},
    ],
}


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"note": "honest"}, "verify-key"),
        ({"first": "drawn"}, "verify-first-seat"),
        ({"nonces": []}, "verify-key"),
        ({"commitment": None}, "proof-digits"),
        ({"commitment": "ab"}, "proof-length"),
        ({"seats": None}, "verify-seats"),
        ({"seats": []}, "verify-seats"),
        ({"seats": GOOD["seats"][:1]}, "verify-seats"),
        ({"seats": [*GOOD["seats"], {"kind": "bot"}]}, "verify-seats"),
        ({"seats": [None, {"kind": "bot"}]}, "verify-seat"),
        ({"seats": [{"kind": "cat"}, {"kind": "bot"}]}, "verify-seat"),
        ({"seats": [{"kind": ["bot"]}, {"kind": "bot"}]}, "verify-seat"),
        ({"seats": [{"kind": "bot", "nonce": "a0" * 32}, {"kind": "bot"}]}, "verify-seat"),
        ({"seats": [{"kind": "bot", "commitment": "a0" * 32}, {"kind": "bot"}]}, "verify-seat"),
        ({"seats": [{"kind": "human", "nonce": "a0" * 32}, {"kind": "bot"}]}, "verify-seat"),
        ({"seats": [{"kind": "human", "name": "Anna"}, {"kind": "bot"}]}, "verify-seat"),
        ({"seats": [{**GOOD["seats"][0], "x": 1}, {"kind": "bot"}]}, "verify-seat"),
        (
            {"seats": [{**GOOD["seats"][0], "nonce": "b1" * 32}, {"kind": "bot"}]},
            "verify-nonce-wrong",
        ),
        ({"seats": [{**GOOD["seats"][0], "nonce": "a0" * 16}, {"kind": "bot"}]}, "proof-length"),
        ({"seats": [{**GOOD["seats"][0], "nonce": 7}, {"kind": "bot"}]}, "proof-digits"),
        ({"seats": [{"kind": "human", "commitment": None}, {"kind": "bot"}]}, "proof-digits"),
    ],
)
def test_a_malformed_list_is_refused(change: dict[str, Any], code: str) -> None:
    assert SeatList.read(GOOD, 2).nonces == ("a0" * 32,)
    with pytest.raises(BadDiceProof) as error:
        SeatList.read({**GOOD, **change}, 2)
    assert error.value.code == code


def test_a_missing_nonce_is_left_out() -> None:
    committed = {"kind": "human", "commitment": nonce_commitment("a0" * 32)}
    for seat in (committed, {**committed, "nonce": None}):
        assert SeatList.read({**GOOD, "seats": [seat, {"kind": "bot"}]}, 2).left_out == 1


def test_new_nonces_are_fresh() -> None:
    made = {new_nonce() for _ in range(20)}
    assert len(made) == 20
    assert {len(nonce) for nonce in made} == {64}
