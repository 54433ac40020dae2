"""Fair dice of method 1: as in the vectors and a second implementation, also after a restart."""

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from heckmeck.dice import BadDiceProof, FairDice, NonceList, commitment, new_secret
from heckmeck.dice.method1 import read_nonce
from heckmeck.rules import Land
from tests.dice import fair_twin
from tests.dice.dice_games import dice1, proof1

VECTORS = Path(__file__).parents[2] / "vectors" / "dice"
CASES: list[dict[str, Any]] = json.loads((VECTORS / "fair.json").read_text())["cases"]
ROLLS = [(case, roll) for case in CASES for roll in case["rolls"]]
by_case = pytest.mark.parametrize("case", CASES, ids=[case["name"] for case in CASES])

SECRET = bytes(range(32))
NONCES = ["a0" * 16, "b1" * 16]
GOLDEN_FACES = [None, "111www", "12345w"]


@by_case
def test_commitment_of_the_vectors(case: dict[str, Any]) -> None:
    assert commitment(bytes.fromhex(case["secret"])) == case["commitment"]
    assert fair_twin.commitment(case["secret"]) == case["commitment"]


@pytest.mark.parametrize(
    ("case", "roll"), ROLLS, ids=[f"{case['name']} {roll['number']}" for case, roll in ROLLS]
)
def test_rolls_of_the_vectors(case: dict[str, Any], roll: dict[str, Any]) -> None:
    dice = dice1(bytes.fromhex(case["secret"]), case["nonces"], roll["number"])
    assert dice.roll(roll["white"], roll["golden_faces"]) == Land(roll["dice"], roll["golden"])


@pytest.mark.parametrize(("case", "roll"), ROLLS)
def test_vectors_follow_from_plain_hashing(case: dict[str, Any], roll: dict[str, Any]) -> None:
    secret, nonces, number = case["secret"], case["nonces"], roll["number"]
    assert fair_twin.message(fair_twin.prefix1(nonces), str(number), 0) == roll["message"]
    assert fair_twin.block_hex(secret, roll["message"]) == roll["block"]
    many = roll["white"] + (roll["golden_faces"] is not None)
    drawn = fair_twin.draw(secret, fair_twin.prefix1(nonces), str(number), 6, many)
    assert "".join(map(str, drawn)) == roll["numbers"]
    prefix = fair_twin.prefix1(nonces)
    shown = fair_twin.roll(secret, prefix, number, roll["white"], roll["golden_faces"])
    assert shown == (roll["dice"], roll["golden"])


@by_case
def test_the_first_player_is_drawn_as_in_the_vectors(case: dict[str, Any]) -> None:
    dice = dice1(bytes.fromhex(case["secret"]), case["nonces"])
    for players, seat in case["first"].items():
        assert dice.draw_first(int(players)) == seat
        prefix = fair_twin.prefix1(case["nonces"])
        drawn = fair_twin.draw(case["secret"], prefix, "first", int(players), 1)
        assert drawn == [seat]
    assert dice.rolled == 0


def test_the_vectors_contain_the_hard_cases() -> None:
    def skips(roll: dict[str, Any]) -> bool:
        return max(bytes.fromhex(roll["block"])[: len(roll["numbers"])]) >= 252

    assert {roll["golden_faces"] for _, roll in ROLLS} == set(GOLDEN_FACES)
    assert {roll["golden_faces"] for _, roll in ROLLS if skips(roll)} == set(GOLDEN_FACES)
    assert any(len(roll["numbers"]) > 32 for _, roll in ROLLS), "a second block"
    assert {len(case["nonces"]) for case in CASES} >= {0, 1, 2, 7}


@given(
    secret=st.binary(min_size=32, max_size=32),
    nonces=st.lists(st.binary(min_size=16, max_size=64), max_size=7),
    number=st.integers(0, 10**9),
    white=st.integers(0, 80),
    golden_faces=st.sampled_from(GOLDEN_FACES),
)
def test_agrees_with_the_second_implementation(
    secret: bytes, nonces: list[bytes], number: int, white: int, golden_faces: str | None
) -> None:
    texts = [nonce.hex() for nonce in nonces]
    landed = dice1(secret, texts, number).roll(white, golden_faces)
    assert (landed.dice, landed.golden) == fair_twin.roll(
        secret.hex(), fair_twin.prefix1(texts), number, white, golden_faces
    )


@given(st.lists(st.tuples(st.integers(1, 8), st.sampled_from(GOLDEN_FACES)), max_size=12))
def test_a_restart_after_any_roll_changes_nothing(shapes: list[tuple[int, str | None]]) -> None:
    whole = dice1(SECRET, NONCES)
    rolled = 0
    for white, golden_faces in shapes:
        again = dice1(SECRET, NONCES, rolled)
        assert again.roll(white, golden_faces) == whole.roll(white, golden_faces)
        rolled = again.rolled
    assert whole.rolled == rolled == len(shapes)


def test_every_roll_is_independent_of_the_others() -> None:
    few, many = dice1(SECRET, NONCES), dice1(SECRET, NONCES)
    few.roll(1, None)
    many.roll(8, "111www")
    assert few.roll(8, None) == many.roll(8, None)
    seen = {dice1(SECRET, NONCES, number).roll(60, None) for number in range(50)}
    assert len(seen) == 50


@pytest.mark.parametrize(
    "other",
    [
        ["a0" * 32],  # the same digits, one nonce less
        ["b1" * 16, "a0" * 16],
        ["a0" * 16],
        ["a0" * 16, "a0" * 16],
        ["a0" * 15 + "a1", "b1" * 16],
    ],
)
def test_any_other_nonces_give_other_dice(other: list[str]) -> None:
    assert dice1(SECRET, other).roll(60, None) != dice1(SECRET, NONCES).roll(60, None)


def test_messages_never_collide() -> None:
    lists = [[], ["aa" * 16], ["aa" * 16] * 2, ["aa" * 32], ["aa" * 17, "aa" * 16]]
    texts = [
        fair_twin.message(fair_twin.prefix1(nonces), purpose, block)
        for nonces in lists
        for purpose in ("0", "1", "11", "first")
        for block in (0, 1, 11)
    ]
    assert len(set(texts)) == len(texts)


def test_the_faces_are_uniform() -> None:
    """Chi-square over six faces: 99.9% of fair dice stay below 20.5. The secrets are fixed."""
    rolls = 3000
    for secret in (SECRET, bytes(32)):
        white: Counter[str] = Counter()
        golden: Counter[str] = Counter()
        dice = dice1(secret, NONCES)
        for _ in range(rolls):
            landed = dice.roll(8, "12345w")
            white.update(landed.dice)
            golden.update(landed.golden or "?")
        assert _chi_square(white, 8 * rolls) < 20.5
        assert _chi_square(golden, rolls) < 20.5


def _chi_square(seen: Counter[str], total: int) -> float:
    assert sum(seen[face] for face in "12345w") == total
    return sum((seen[face] - total / 6) ** 2 / (total / 6) for face in "12345w")


def test_the_drawn_first_seat_is_uniform() -> None:
    for players in range(2, 8):
        lots = Counter(
            dice1(number.to_bytes(32, "big"), NONCES).draw_first(players) for number in range(2100)
        )
        assert sorted(lots) == list(range(players))
        assert all(
            abs(each - 2100 / players) < 5 * (2100 / players) ** 0.5 for each in lots.values()
        )


@pytest.mark.parametrize(
    "nonce",
    ["", "a0" * 15, "a0" * 65, "A0" * 16, "a" * 33, "zz" * 16, " " + "a0" * 16, b"x" * 15, None, 7],
)
def test_a_malformed_nonce_is_refused(nonce: Any) -> None:
    with pytest.raises(BadDiceProof, match="nonce"):
        read_nonce(nonce)


@pytest.mark.parametrize("secret", [b"", bytes(31), bytes(33)])
def test_a_secret_of_the_wrong_length_is_refused(secret: bytes) -> None:
    with pytest.raises(BadDiceProof, match="proof-secret-length: size=32"):
        commitment(secret)
    with pytest.raises(BadDiceProof, match="proof-secret-length: size=32"):
        dice1(secret, NONCES)


def test_negative_counts_and_too_many_players_are_refused() -> None:
    with pytest.raises(ValueError, match="-1"):
        FairDice(SECRET, "example", rolled=-1)
    for players in (1, 8):
        with pytest.raises(ValueError, match="players"):
            dice1(SECRET, NONCES).draw_first(players)


def test_the_secret_shows_only_when_revealed() -> None:
    hidden = repr(dice1(SECRET, NONCES)) + json.dumps(
        NonceList(commitment(SECRET), tuple(NONCES)).to_json()
    )
    assert SECRET.hex() not in hidden
    assert repr(SECRET)[2:10] not in hidden
    assert proof1(SECRET, NONCES) == {
        "method": "hmac-sha256-1",
        "commitment": commitment(SECRET),
        "nonces": NONCES,
        "secret": SECRET.hex(),
    }


def test_new_secrets_are_fresh() -> None:
    made = {new_secret() for _ in range(20)}
    assert len(made) == 20
    assert {len(secret) for secret in made} == {32}
