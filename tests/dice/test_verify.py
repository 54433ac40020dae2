"""`heckmeck verify`: genuine records pass, and every forgery is reported with its line."""

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result
from hypothesis import example, given
from hypothesis import strategies as st

from heckmeck.cli.main import cli
from heckmeck.dice import commitment
from heckmeck.dice.verify import MAX_WRONG_ROLLS, Report, verify
from heckmeck.message import Message
from heckmeck.rules import Entry, Record, Rolled, Setup
from tests.dice.dice_games import dice1, played_game, proof1

VECTORS = Path(__file__).parents[2] / "vectors" / "dice"
RECORDS = [
    VECTORS / f"fair-{name}.heck" for name in ("golden-standard", "original", "specialists")
]  # of method 1; test_verify_method2.py has the others
Lines = list[dict[str, Any]]

every_record = pytest.mark.parametrize("path", RECORDS, ids=[path.stem for path in RECORDS])


def read(path: Path) -> Lines:
    return [json.loads(line) for line in path.read_text("utf-8").splitlines()]


def check(lines: Lines, **known: Any) -> Report:
    return verify([json.dumps(line) for line in lines], **known)


def proof_of(lines: Lines) -> dict[str, Any]:
    proof: dict[str, Any] = lines[0]["meta"]["dice"]
    return proof


def rolls_of(lines: Lines) -> list[int]:
    """The indexes of rolls and rerolls. The header is at 0, so line numbers are one higher."""
    return [at for at, line in enumerate(lines) if "dice" in line]


def other_hex(text: str) -> str:
    return ("1" if text[0] == "0" else "0") + text[1:]


def flip(dice: str, at: int = 0) -> str:
    return dice[:at] + ("2" if dice[at] != "2" else "3") + dice[at + 1 :]


@pytest.fixture
def game() -> Lines:
    return read(VECTORS / "fair-specialists.heck")


@every_record
def test_a_genuine_record_is_verified(path: Path) -> None:
    report = check(read(path))
    assert report.verdict == "verified"
    assert report.matching == report.rolls == len(rolls_of(read(path))) > 50
    assert report.finished
    assert not report.notes


def test_the_records_contain_golden_dice_and_rerolls() -> None:
    for name in ("fair-specialists", "fair-golden-standard"):
        lines = read(VECTORS / f"{name}.heck")
        assert sum("golden" in line for line in lines) >= 3
        assert any(line.get("do") == "reroll" for line in lines)


@every_record
def test_every_single_flipped_white_die_is_found(path: Path) -> None:
    for at in rolls_of(lines := read(path)):
        if not (true := lines[at]["dice"]):
            continue  # the golden die alone
        lines[at]["dice"] = flip(true)
        report = check(lines)
        assert report.verdict == "failed"
        assert report.faults[0].line == at + 1
        assert report.faults[0].reason.code == "verify-roll"
        must = report.faults[0].reason.details["must"]
        assert (must.details["dice"] if isinstance(must, Message) else must) == true
        lines[at]["dice"] = true


@pytest.mark.parametrize("name", ["fair-specialists", "fair-golden-standard"])
def test_a_flipped_golden_die_is_found(name: str) -> None:
    lines = read(VECTORS / f"{name}.heck")
    for at in rolls_of(lines):
        if "golden" in lines[at]:
            true = lines[at]["golden"]
            lines[at]["golden"] = "1" if true == "w" else "w"
            assert check(lines).faults[0].line == at + 1
            lines[at]["golden"] = true


def test_a_changed_nonce_is_found(game: Lines) -> None:
    nonces = proof_of(game)["nonces"]
    nonces[1] = other_hex(nonces[1])
    report = check(game)
    assert report.verdict == "failed"
    assert report.wrong > 90
    assert len(report.faults) == MAX_WRONG_ROLLS
    # The lot of a few seats may fall the same by chance; the first roll does not.
    assert 2 in [fault.line for fault in report.faults]


@pytest.mark.parametrize(
    "change",
    [
        lambda nonces: nonces.reverse(),
        lambda nonces: nonces.pop(),
        lambda nonces: nonces.__setitem__(1, nonces[0]),
        lambda nonces: nonces.clear(),
    ],
)
def test_nonces_reordered_left_out_or_doubled_are_found(
    game: Lines, change: Callable[[list[str]], Any]
) -> None:
    change(proof_of(game)["nonces"])
    assert check(game).verdict == "failed"


def test_a_changed_secret_is_found(game: Lines) -> None:
    proof_of(game)["secret"] = other_hex(proof_of(game)["secret"])
    report = check(game)
    assert report.verdict == "failed"
    assert report.faults[0].line == 1
    assert report.faults[0].reason == Message("verify-not-committed")


def test_a_changed_commitment_is_found(game: Lines) -> None:
    proof_of(game)["commitment"] = other_hex(proof_of(game)["commitment"])
    report = check(game)
    assert [fault.line for fault in report.faults] == [1]
    assert report.matching == report.rolls, "the rolls still follow from the secret"


def test_reordered_rolls_are_found(game: Lines) -> None:
    """Swap the first rolls of two turns: still legal, but not as drawn."""
    first = [at for at in rolls_of(game) if len(game[at]["dice"]) == 8 and "golden" not in game[at]]
    one, two = first[0], first[1]
    game[one]["dice"], game[two]["dice"] = game[two]["dice"], game[one]["dice"]
    report = check(game)
    assert report.verdict == "failed"
    assert report.faults[0].line == one + 1


def test_a_roll_left_out_is_found(game: Lines) -> None:
    """Remove the whole first turn: every later roll then has the wrong number."""
    second_turn = next(
        at for at in rolls_of(game) if at > 1 and len(game[at]["dice"]) == 8 and at > 3
    )
    assert check(game[:1] + game[second_turn:]).faults[-1].line >= 2


def test_a_line_left_out_in_the_middle_breaks_the_record(game: Lines) -> None:
    at = next(at for at, line in enumerate(game) if line.get("do") == "keep")
    report = check(game[:at] + game[at + 1 :])
    assert report.verdict == "broken"
    assert report.broken is not None
    assert report.broken.line == at + 1


@every_record
def test_a_cut_record_is_called_cut_off(path: Path) -> None:
    lines = read(path)
    for end in range(1, len(lines)):
        report = check(lines[:end])
        assert report.verdict == "cut_off"
        assert not report.finished
        assert not report.faults
        assert report.notes == [Message("verify-cut-off")]
        assert report.moves == end - 1


def test_moves_after_the_end_break_the_record(game: Lines) -> None:
    report = check([*game, {"do": "stop"}])
    assert report.verdict == "broken"
    assert report.broken is not None
    assert report.broken.line == len(game) + 1


def test_a_first_seat_that_was_not_drawn_is_found(game: Lines) -> None:
    game[0]["first"] = 1 - game[0]["first"]
    report = check(game)
    assert report.verdict == "failed"
    assert report.faults[0].reason == Message("verify-lot", {"seat": 1, "lot": 0})


def test_a_first_seat_without_a_draw_is_accepted(game: Lines) -> None:
    del proof_of(game)["first"]
    assert check(game).verdict == "verified"


def test_a_consistent_forgery_is_found_by_what_the_player_knows(game: Lines) -> None:
    setup = Setup("original", ("Anna", "Ben"))
    secret, nonces = bytes(range(32)), ["c2" * 16, "d3" * 16]
    forged = played_game(setup, dice1(secret, nonces), 1, {"dice": proof1(secret, nonces)})
    lines = list(forged.lines())
    assert verify(lines).verdict == "verified"
    seen = proof_of(game)["commitment"]
    assert verify(lines, published=seen).faults[0].reason == Message("verify-published")
    absent = Message("verify-no-part", {"nonce": "a0" * 16})
    assert verify(lines, own_nonces=["a0" * 16]).faults[0].reason == absent
    report = verify(lines, published=commitment(secret), own_nonces=["c2" * 16])
    assert report.verdict == "verified"


def test_without_a_proof_nothing_is_proven(game: Lines) -> None:
    for meta in (None, {}, {"date": "2026-11-15"}, "dice", ["dice"]):
        game[0]["meta"] = meta
        report = check(game)
        assert report.verdict == "unproven"
        assert report.unproven == [Message("verify-no-proof")]
        assert report.moves == len(game) - 1


def test_before_the_end_the_secret_is_missing(game: Lines) -> None:
    del proof_of(game)["secret"]
    report = check(game[:40])
    assert report.verdict == "unproven"
    assert report.unproven == [Message("verify-secret")]
    nonce = proof_of(game)["nonces"][0]
    assert check(game[:40], own_nonces=[nonce]).verdict == "unproven"
    assert check(game[:40], own_nonces=["c2" * 16]).verdict == "failed"


def test_an_unknown_method_is_not_guessed(game: Lines) -> None:
    proof_of(game)["method"] = "hmac-sha256-3"
    assert check(game).verdict == "unproven"


def test_typed_dice_are_reported_as_typed(game: Lines) -> None:
    game[0]["meta"]["dice"] = {"method": "typed"}
    report = check(game)
    assert report.verdict == "unproven"
    assert report.typed == report.rolls
    assert report.unproven == [Message("verify-typed")]


def test_in_a_mixed_game_only_the_typed_rolls_are_unproven() -> None:
    """A typed roll uses up its number, and marking a line as typed never verifies a record."""
    setup = Setup("original", ("Anna", "Ben"))
    dice = dice1(bytes(32), ["a0" * 16])

    class SometimesTyped:
        def roll(self, white: int, golden_faces: str | None) -> Any:
            landed = dice.roll(white, golden_faces)
            return type(landed)("w" * white) if dice.rolled in (1, 4) else landed

    meta = {"dice": proof1(bytes(32), ["a0" * 16])}
    record = played_game(setup, SometimesTyped(), 1, meta)
    rolls = [at for at, entry in enumerate(record.entries) if isinstance(entry.move, Rolled)]
    assert [fault.line for fault in verify(record.lines()).faults] == [rolls[0] + 2, rolls[3] + 2]

    entries = list(record.entries)
    for at in (rolls[0], rolls[3]):
        entries[at] = Entry(entries[at].move, {"dice": "typed"})
    report = verify(Record(setup, tuple(entries), record.meta).lines())
    assert report.verdict == "unproven"
    assert (report.typed, report.matching) == (2, report.rolls - 2)
    assert report.unproven == [Message("verify-typed-rolls", {"count": 2})]


def test_bots_alone_are_noted() -> None:
    meta = {"dice": proof1(bytes(32), [])}
    record = played_game(Setup("original", ("A", "B")), dice1(bytes(32), []), 1, meta)
    report = verify(record.lines())
    assert report.verdict == "verified"
    assert report.notes == [Message("verify-server-alone")]


@pytest.mark.parametrize(
    ("key", "value", "code"),
    [
        ("commitment", None, "proof-digits"),
        ("commitment", "ab", "proof-length"),
        ("commitment", "A" * 64, "proof-digits"),
        ("nonces", None, "verify-nonces"),
        ("nonces", "a0" * 16, "verify-nonces"),
        ("nonces", ["a0" * 16] * 3, "verify-nonces"),
        ("nonces", ["a0" * 16, None], "proof-digits"),
        ("nonces", ["a0" * 16, "a0"], "proof-nonce-length"),
        ("secret", None, "proof-digits"),
        ("secret", "00" * 31, "proof-length"),
        ("secret", ["00"], "proof-digits"),
        ("first", "lot", "verify-first"),
        ("first", ["drawn"], "verify-first"),
    ],
)
def test_a_malformed_proof_fails(game: Lines, key: str, value: Any, code: str) -> None:
    proof_of(game)[key] = value
    report = check(game)
    assert report.verdict == "failed"
    assert report.faults[0].line == 1
    assert report.faults[0].reason.code == "verify-malformed"
    fault = report.faults[0].reason.details["why"]
    assert isinstance(fault, Message)
    assert fault.code == code


@pytest.mark.parametrize("proof", [None, {}, [], 5, {"method": None}, {"method": 1}])
def test_an_invalid_proof_proves_nothing(game: Lines, proof: Any) -> None:
    """`meta` may contain anything, so nothing is wrong with the dice."""
    game[0]["meta"]["dice"] = proof
    report = check(game)
    assert report.verdict == "unproven"
    assert report.unproven[0].code == "verify-no-method"


@pytest.mark.parametrize("lines", [[], [""], ["[]"], ["{}"], [b"\xff\n"], ["x" * 2_000_000]])
def test_an_invalid_record_is_broken(lines: list[Any]) -> None:
    report = verify(lines)
    assert report.verdict == "broken"
    assert report.broken is not None
    assert report.broken.line == 1


anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=70),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=9), inner),
    max_leaves=8,
)
almost_hex = st.binary(max_size=70).map(bytes.hex) | anything


@given(
    proof=anything
    | st.fixed_dictionaries(
        {"method": st.just("hmac-sha256-1")},
        optional={
            "commitment": almost_hex,
            "nonces": st.lists(almost_hex, max_size=9) | anything,
            "secret": almost_hex,
            "first": anything,
        },
    ),
    mark=anything,
)
@example(proof={"method": "hmac-sha256-1", "commitment": "00" * 32, "nonces": []}, mark="typed")
def test_no_proof_causes_a_traceback(proof: Any, mark: Any) -> None:
    header = {"heckmeck": 1, "edition": "original", "players": ["A", "B"], "meta": {"dice": proof}}
    report = check([header, {"do": "roll", "dice": "1234555w", "meta": {"dice": mark}}])
    assert report.verdict in ("failed", "unproven")
    assert report.rolls == report.moves == 1


# The command


def run(*arguments: str | Path) -> Result:
    return CliRunner().invoke(cli, ["verify", *map(str, arguments)])


def write(path: Path, lines: Lines) -> Path:
    path.write_text("".join(json.dumps(line) + "\n" for line in lines), "utf-8")
    return path


def test_command_verifies(game: Lines) -> None:
    result = run(*RECORDS)
    assert result.exit_code == 0
    assert result.stderr == ""
    assert len(result.stdout.splitlines()) == len(RECORDS)
    assert ": verified: 230 legal moves, 107 of 107 rolls match\n" in result.stdout


def test_command_names_file_line_and_dice(game: Lines, tmp_path: Path) -> None:
    at = rolls_of(game)[4]
    true = game[at]["dice"]
    game[at]["dice"] = flip(true)
    path = write(tmp_path / "forged.heck", game)
    result = run(path)
    assert result.exit_code == 1
    shown = "".join(sorted(flip(true)))
    expected = f"{path}:{at + 1}: the dice show {shown}, but roll number 4 must show {true}\n"
    assert result.stderr.startswith(expected)
    assert "NOT verified" in result.stdout


@pytest.mark.parametrize(
    ("lines", "expected"),
    [
        (3, "cannot be verified: 2 legal moves, 1 roll not checked; "),
        (
            None,
            (
                "cannot be verified: {moves} legal moves, {rolls} rolls not checked; the record"
                " contains no proof of its dice\n"
            ),
        ),
    ],
)
def test_rolls_without_a_proof_are_not_counted_as_wrong(
    game: Lines, tmp_path: Path, lines: int | None, expected: str
) -> None:
    del game[0]["meta"]
    result = run(write(tmp_path / "bare.heck", game[:lines]))
    counts = {"moves": len(game) - 1, "rolls": len(rolls_of(game))}
    assert f": {expected.format(**counts)}" in result.stdout


def test_a_broken_record_has_no_counts(game: Lines, tmp_path: Path) -> None:
    path = write(tmp_path / "broken.heck", [{**game[0], "edition": "other"}])
    assert run(path).stdout == f"{path}: NOT verified, the record is broken\n"


def test_command_counts_what_it_does_not_list(game: Lines, tmp_path: Path) -> None:
    proof_of(game)["nonces"].reverse()
    result = run(write(tmp_path / "forged.heck", game))
    assert "further rolls are wrong" in result.stderr
    assert len(result.stderr.splitlines()) == MAX_WRONG_ROLLS + 1
    assert "most rolls differ" in result.stdout


@pytest.mark.parametrize("end", [1, -1])
def test_command_on_a_cut_record(game: Lines, tmp_path: Path, end: int) -> None:
    result = run(write(tmp_path / "cut.heck", game[:end]))
    assert result.exit_code == 4
    assert "CUT OFF, verified only so far" in result.stdout
    assert "the end of the game is missing" in result.stdout


def test_exit_status_of_each_verdict(game: Lines, tmp_path: Path) -> None:
    true = write(tmp_path / "true.heck", game)
    broken = write(tmp_path / "broken.heck", [*game, {"do": "stop"}])
    failed = json.loads(json.dumps(game))
    proof_of(failed)["secret"] = "00" * 32
    false = write(tmp_path / "false.heck", failed)
    bare = json.loads(json.dumps(game))
    del bare[0]["meta"]
    unproven = write(tmp_path / "unproven.heck", bare)
    cut = write(tmp_path / "cut.heck", game[:-1])
    files = (true, false, broken, unproven, cut)
    assert [run(each).exit_code for each in files] == [0, 1, 2, 3, 4]
    assert run(true, unproven).exit_code == 3
    assert run(unproven, cut).exit_code == 4
    assert run(cut, broken).exit_code == 2
    assert run(unproven, broken, true).exit_code == 2
    assert run(broken, false).exit_code == 1
    assert f"{broken}:{len(game) + 1}: " in run(broken).stderr


def test_command_as_json(game: Lines, tmp_path: Path) -> None:
    game[rolls_of(game)[0]]["dice"] = "11111111"
    result = run("--json", RECORDS[0], write(tmp_path / "forged.heck", game))
    assert result.exit_code == 1
    good, bad = map(json.loads, result.stdout.splitlines())
    assert (good["verdict"], good["matching"], good["faults"]) == ("verified", good["rolls"], [])
    assert bad["verdict"] == "failed"
    assert bad["faults"][0]["line"] == 2
    assert bad["file"].endswith("forged.heck")


def test_command_compares_with_what_the_player_knows(game: Lines) -> None:
    path = VECTORS / "fair-specialists.heck"
    proof = proof_of(game)
    nonce = proof["nonces"][0]
    assert run(path, "--commitment", proof["commitment"], "--nonce", nonce).exit_code == 0
    assert run(path, "--commitment", "00" * 32).exit_code == 1
    assert run(path, "--nonce", nonce, "--nonce", "c2" * 16).exit_code == 1
    assert run(path, "--commitment", "nonsense").exit_code == 2
    assert run(path, "--nonce", "a0").exit_code == 2


@pytest.mark.parametrize("name", ["missing.heck", "."])
def test_command_on_a_file_that_cannot_be_read(name: str, tmp_path: Path) -> None:
    result = run(tmp_path / name)
    assert result.exit_code == 2
    assert "cannot be read" in result.stderr
    assert len(result.stderr.splitlines()) == 1


def test_command_reads_standard_input() -> None:
    done = CliRunner().invoke(cli, ["verify", "-"], input=RECORDS[0].read_bytes())
    assert done.exit_code == 0
    assert done.stdout.startswith("-: verified: ")


def test_command_in_its_own_process(tmp_path: Path) -> None:
    odd_name = tmp_path / "w\udcff.heck"  # not UTF-8, as file names may be
    odd_name.write_bytes(RECORDS[0].read_bytes())
    done = subprocess.run(
        [sys.executable, "-m", "heckmeck", "verify", RECORDS[1], odd_name],
        capture_output=True,
        check=False,
        timeout=60,
    )
    assert done.returncode == 0
    assert done.stderr == b""
    assert done.stdout.count(b": verified: ") == 2
