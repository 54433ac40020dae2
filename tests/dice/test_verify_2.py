"""`heckmeck verify` on records of method 2: what is proven, what is found, and what it says."""

import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result
from hypothesis import given
from hypothesis import strategies as st

from heckmeck.cli.main import cli
from heckmeck.dice.seen import SeenDice
from heckmeck.dice.verify import Report, verify
from heckmeck.message import Message
from tests.dice.test_cheats import CASES

VECTORS = Path(__file__).parents[2] / "vectors" / "dice"
WHOLE, LEFT_OUT, GIVEN_UP, HOST_BEGINS = (
    VECTORS / f"fair-2-{name}.heck" for name in ("original", "left-out", "given-up", "host-begins")
)
Lines = list[dict[str, Any]]
ALONE = Message("verify-alone")


def read(path: Path) -> Lines:
    return [json.loads(line) for line in path.read_text("utf-8").splitlines()]


def check(lines: Lines, **known: Any) -> Report:
    return verify([json.dumps(line) for line in lines], **known)


def proof_of(lines: Lines) -> dict[str, Any]:
    proof: dict[str, Any] = lines[0]["meta"]["dice"]
    return proof


def failing(report: Report) -> set[str]:
    return {fault.check for fault in report.faults}


def run(*arguments: str | Path) -> Result:
    return CliRunner().invoke(cli, ["verify", *map(str, arguments)])


def write(path: Path, lines: Lines) -> Path:
    path.write_text("".join(json.dumps(line) + "\n" for line in lines), "utf-8")
    return path


@pytest.fixture
def game() -> Lines:
    return read(WHOLE)


def test_the_host_begins_only_if_the_list_says_so() -> None:
    game = read(HOST_BEGINS)
    report = check(game)
    assert report.verdict == "verified"
    assert Message("verify-first-agreed", {"seat": 0}) in report.notes
    game[0]["first"] = 1
    assert "first" in failing(check(game))
    for first in ("drawn", None, True, 2, -1, 0.0):
        game = read(HOST_BEGINS)
        proof_of(game)["first"] = first
        assert failing(check(game)) == {"proof"}, first
    game = read(HOST_BEGINS)
    del proof_of(game)["first"]  # all dice depend on it
    assert "rolls" in failing(check(game))


def test_a_genuine_record_is_verified(game: Lines) -> None:
    report = check(game)
    assert report.verdict == "verified"
    assert (report.finished, report.given_up, report.left_out) == (True, False, 0)
    assert report.matching == report.rolls > 50
    assert len(report.nonces) == 2
    assert report.digest == proof_of(game)["digest"]
    assert report.notes == [ALONE]


def test_who_was_left_out_is_noted() -> None:
    report = check(read(LEFT_OUT))
    assert report.verdict == "verified"
    assert report.notes == [Message("verify-left-out", {"count": 1, "games": 2}), ALONE]


def test_a_game_that_was_given_up_is_verified_up_to_there() -> None:
    lines = read(GIVEN_UP)
    report = check(lines, digest=proof_of(lines)["digest"])
    assert (report.verdict, report.given_up, report.finished) == ("verified", True, False)
    assert report.notes == [Message("verify-given-up")]


@pytest.mark.parametrize("path", [WHOLE, GIVEN_UP])
def test_a_record_that_was_cut_off_is_called_so(path: Path) -> None:
    lines = read(path)
    for end in range(1, len(lines)):
        report = check(lines[:end])
        assert (report.verdict, report.cut_off, report.faults) == ("cut_off", True, [])
    del proof_of(lines)["digest"]
    assert check(lines[:-1]).verdict == "cut_off"


def test_every_changed_roll_is_found(game: Lines) -> None:
    rolls = [at for at, line in enumerate(game) if "dice" in line]
    for at in rolls[::5]:
        true = game[at]["dice"]
        game[at]["dice"] = ("2" if true[0] == "1" else "1") + true[1:]
        report = check(game)
        assert "rolls" in failing(report)
        assert report.faults[0].line == at + 1
        game[at]["dice"] = true


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (("players", 0), "Anne"),
        (("players",), ["Ben", "Anna", "normal"]),
        (("edition",), "specialists"),
        (("options",), {"steal": "optional"}),
        (("meta", "dice", "seats", 2), {"kind": "human"}),
        (("meta", "dice", "seats", 0, "nonce"), None),
    ],
)
def test_everything_in_the_header_is_part_of_every_roll(
    game: Lines, path: tuple[str | int, ...], value: Any
) -> None:
    place: Any = game[0]
    for key in path[:-1]:
        place = place[key]
    place[path[-1]] = value
    report = check(game)
    assert "rolls" in failing(report)
    assert report.matching < report.rolls / 4


def test_another_first_player_is_found(game: Lines) -> None:
    first = game[0]["first"]
    game[0]["first"] = (first + 1) % 3
    reason = Message("verify-lot", {"seat": (first + 1) % 3, "lot": first})
    assert check(game).faults[0].reason == reason


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"note": "honest"}, "verify-key"),
        ({"first": "drawn"}, "verify-first-seat"),
        ({"digest": None}, "proof-digits"),
        ({"digest": "ab"}, "proof-length"),
        ({"given_up": False}, "verify-given-up-value"),
        ({"given_up": 1}, "verify-given-up-value"),
        ({"seats": []}, "verify-seats"),
        ({"secret": "ab"}, "proof-length"),
    ],
)
def test_a_malformed_proof_fails(game: Lines, change: dict[str, Any], code: str) -> None:
    proof_of(game).update(change)
    report = check(game)
    assert report.verdict == "failed"
    assert report.faults[0].check == "proof"
    why = report.faults[0].reason.details["why"]
    assert isinstance(why, Message)
    assert why.code == code


def test_the_digest_must_fit_a_finished_game(game: Lines) -> None:
    proof_of(game)["digest"] = "ab" * 32
    assert check(game).faults[0].reason == Message("verify-digest")
    del proof_of(game)["digest"]
    assert check(game).faults[0].reason == Message("verify-no-digest")
    del proof_of(game)["secret"]  # as before the end
    assert check(game).verdict == "unproven"


def test_a_finished_game_was_not_given_up(game: Lines) -> None:
    proof_of(game)["given_up"] = True
    assert check(game).faults[0].reason == Message("verify-given-up-finished")


def test_what_a_player_knows_is_compared(game: Lines) -> None:
    proof = proof_of(game)
    known = {
        "published": proof["commitment"],
        "own_nonces": [proof["seats"][1]["nonce"]],
        "digest": proof["digest"],
    }
    report = check(game, **known)
    assert (report.verdict, report.notes) == ("verified", [])
    assert failing(check(game, published="ab" * 32)) == {"kept"}
    assert failing(check(game, own_nonces=["ab" * 32])) == {"nonce"}
    assert failing(check(game, digest="ab" * 32)) == {"digest"}
    late = proof_of(read(LEFT_OUT))["seats"][1]["commitment"]
    assert failing(check(read(LEFT_OUT), own_nonces=[late])) == {"nonce"}


def test_several_seats_of_one_device_are_compared() -> None:
    case = CASES[0]
    seen = SeenDice.from_json(case["seen"])
    seen.nonces[1] = json.loads(case["record"][0])["meta"]["dice"]["seats"][1]["nonce"]
    seen.accepted.add(1)
    assert verify(case["record"], seen=seen).verdict == "verified"
    seen.nonces[1] = "ab" * 32
    assert failing(verify(case["record"], seen=seen)) == {"nonce"}


def test_a_device_that_saw_nothing_compares_nothing() -> None:
    assert verify(CASES[0]["record"], seen=SeenDice()).verdict == "verified"


anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=70),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=9), inner),
    max_leaves=8,
)
almost_hex = st.binary(max_size=40).map(bytes.hex) | st.binary(min_size=32, max_size=32).map(
    bytes.hex
)
almost_seat = anything | st.fixed_dictionaries(
    {"kind": st.sampled_from(["human", "bot", "cat"])},
    optional={"commitment": almost_hex | anything, "nonce": almost_hex | anything},
)


@given(
    st.fixed_dictionaries(
        {"method": st.just("hmac-sha256-2"), "commitment": almost_hex},
        optional={
            "seats": st.lists(almost_seat, max_size=3) | anything,
            "secret": almost_hex,
            "digest": almost_hex | anything,
            "given_up": anything,
        },
    ),
    st.fixed_dictionaries({}, optional={"dice": anything}),
)
def test_no_proof_causes_a_traceback(proof: Any, mark: Any) -> None:
    header = {"heckmeck": 1, "edition": "original", "players": ["A", "B"], "meta": {"dice": proof}}
    line = {"do": "roll", "dice": "1234555w", "meta": mark}
    seen = SeenDice.from_json(CASES[0]["seen"])
    assert check([header, line]).verdict in ("failed", "unproven", "cut_off")
    assert check([header, line], seen=seen).verdict == "failed"


# The command


def test_command_says_what_was_proven() -> None:
    assert "verified: 226 legal moves, 107 of 107 rolls match; compared with" in run(WHOLE).stdout
    said = run(LEFT_OUT).stdout
    assert "1 person did not reveal their nonce and was left out" in said
    assert "could choose between at least 2 games" in said
    assert "the game was given up here" in run(GIVEN_UP).stdout


def test_command_compares_with_the_digest(game: Lines, tmp_path: Path) -> None:
    digest = proof_of(game)["digest"]
    good = run(WHOLE, "--digest", digest)
    assert (good.exit_code, "compared with" in good.stdout) == (0, False)
    bad = run(WHOLE, "--digest", "ab" * 32)
    assert bad.exit_code == 1
    assert "the digest is not the one that your device saw" in bad.stderr
    assert run(WHOLE, "--digest", "nonsense").exit_code == 2
    cut = write(tmp_path / "cut.heck", game[:-1])
    assert run(cut).exit_code == 4
    assert run(cut, "--digest", digest).exit_code == 1


@pytest.mark.parametrize(
    ("language", "word"),
    [("en", "CUT OFF"), ("de", "ABGESCHNITTEN"), ("fr", "TRONQUÉ"), ("it", "TRONCATA")],
)
def test_command_speaks_four_languages(
    game: Lines, tmp_path: Path, language: str, word: str
) -> None:
    result = run(write(tmp_path / "cut.heck", game[:-1]), "--lang", language)
    assert (result.exit_code, word in result.stdout) == (4, True)


def test_command_as_json(game: Lines, tmp_path: Path) -> None:
    told = json.loads(run("--json", GIVEN_UP).stdout)
    assert (told["verdict"], told["given_up"], told["cut_off"]) == ("verified", True, False)
    game[0]["players"][0] = "Anne"
    told = json.loads(run("--json", write(tmp_path / "forged.heck", game)).stdout)
    assert {fault["check"] for fault in told["faults"]} >= {"rolls", "digest"}
