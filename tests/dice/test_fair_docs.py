"""docs/fair-dice.md is correct: its example, its commands, its tables."""

import json
import re
import shlex
import shutil
import subprocess
from pathlib import Path
from typing import Any, get_args

import pytest
from click.testing import CliRunner

from heckmeck.cli.commands.verify import STATUS
from heckmeck.cli.commands.verify import command as verify_command
from heckmeck.cli.main import cli
from heckmeck.dice.checks import Check
from heckmeck.dice.verify import MAX_WRONG_ROLLS
from heckmeck.rules import GOLDEN_FACES, WHITE_FACES
from heckmeck.server.config import Limits
from tests.dice import fair_twin as twin

ROOT = Path(__file__).parents[2]
DOC = (ROOT / "docs" / "fair-dice.md").read_text("utf-8")
VECTORS = ROOT / "vectors/dice/fair-2.json"
CASE: dict[str, Any] = json.loads(VECTORS.read_text("utf-8"))["cases"][0]
PROOF: dict[str, Any] = CASE["header"]["meta"]["dice"]


def cells(row: str) -> list[str]:
    """The cells of the table row that begins with this word."""
    line = next(line for line in DOC.splitlines() if line.startswith(f"| {row} |"))
    return [cell.strip() for cell in line.strip("|").split("|")][1:]


def roll_of(number: int) -> dict[str, Any]:
    found: dict[str, Any] = next(each for each in CASE["rolls"] if each["number"] == number)
    return found


def test_the_worked_example_is_that_of_the_vectors() -> None:
    assert f"the case “{CASE['name']}”" in DOC
    roll = roll_of(6)
    for text in (PROOF["secret"], PROOF["commitment"], *CASE["nonces"].split(","), CASE["setup"]):
        assert text in DOC
    assert roll["block"] in DOC
    assert f"the roll is `{roll['dice']}`" in DOC
    bytes_shown = [int(cell, 16) for cell in cells("byte (hex)")]
    assert bytes(bytes_shown).hex() == roll["block"][:18]
    assert cells("byte") == [str(byte) for byte in bytes_shown]
    numbers = next(line for line in DOC.splitlines() if "| skipped |" in line)
    assert "".join(re.findall(r"\d", numbers)) == roll["numbers"]
    assert "".join(sorted("".join(cells("face")))) == roll["dice"]


def test_the_example_with_the_golden_die() -> None:
    roll = roll_of(2)
    assert f"`{bytes.fromhex(roll['block'][:18]).hex(' ')}`" in DOC
    *white, golden = roll["numbers"]
    assert f"the numbers are {' '.join(white)} and, for the golden die, {golden}:" in DOC
    assert f"`{roll['dice']}`, the golden die shows `{roll['golden']}`" in DOC
    assert f"it would show `{WHITE_FACES[int(golden)]}`" in DOC


def test_the_example_of_a_setup_is_canonical() -> None:
    shown = DOC.split("```json\n")[1].split("\n```")[0]
    assert twin.canonical(json.loads(shown)) == shown
    assert json.loads(shown).keys() == json.loads(CASE["setup_text"]).keys()


def test_the_checks_are_described() -> None:
    rows = re.findall(r"^\| `(\w+)` \| ", DOC.split("### Checks")[1].split("## ")[0], re.MULTILINE)
    assert tuple(rows) == get_args(Check)


def test_the_time_to_reveal() -> None:
    assert Limits().reveal_time == 10
    assert "within ten seconds" in DOC


def test_the_tables_of_faces() -> None:
    assert "".join(cells("white die")) == WHITE_FACES
    for option, faces in GOLDEN_FACES.items():
        assert "".join(cells(f"golden die (`{option}`)")) == faces


def test_the_table_of_exit_statuses() -> None:
    rows = re.findall(r"^\| (\d) \| `(\w+)` \|", DOC, re.MULTILINE)
    assert {verdict: int(status) for status, verdict in rows} == STATUS
    assert "order " + ", ".join(map(str, STATUS.values())) in DOC
    assert f"At most {MAX_WRONG_ROLLS} wrong rolls" in DOC


def test_every_option_is_described() -> None:
    heading = next(line for line in DOC.splitlines() if line.startswith("## `heckmeck verify"))
    for parameter in verify_command.params:
        for name in parameter.opts:
            assert not name.startswith("--") or f"[{name}" in heading


def test_every_key_of_the_json_is_described() -> None:
    record = str(ROOT / "vectors/dice/fair-2-original.heck")
    printed = json.loads(CliRunner().invoke(cli, ["verify", "--json", record]).stdout)
    described = DOC.split("`--json` prints one object per file:")[1].split("\n")[0]
    for key in printed:
        assert f"`{key}`" in described


def test_the_verify_command_of_the_page_passes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    text = DOC.split("```sh\nheckmeck ")[1].split("```")[0]
    assert CliRunner().invoke(cli, shlex.split(text.replace("\\\n", ""))).exit_code == 0


def test_the_fault_shown_on_the_page_is_real(tmp_path: Path) -> None:
    shown = next(line.strip() for line in DOC.splitlines() if "    game.heck:" in line)
    lines = (ROOT / "vectors/dice/fair-specialists.heck").read_text("utf-8").splitlines()
    at = int(shown.split(":")[1]) - 1
    lines[at] = lines[at].replace('"golden": "w"', '"golden": "1"')
    path = tmp_path / "game.heck"
    path.write_text("\n".join(lines), "utf-8")
    result = CliRunner().invoke(cli, ["verify", str(path)])
    assert result.stderr.splitlines()[0] == f"{tmp_path}/{shown}"


@pytest.mark.skipif(
    not all(map(shutil.which, ("openssl", "xxd", "sha256sum"))), reason="needs the common tools"
)
def test_checking_by_hand_works_as_written() -> None:
    script = DOC.split("### Check it by hand")[1].split("```sh\n")[1].split("```")[0]
    done = subprocess.run(["sh", "-c", script], capture_output=True, text=True, timeout=30)
    commitment, setup, block = done.stdout.splitlines()
    assert (commitment, setup) == (PROOF["commitment"], CASE["setup"])
    assert block.split()[-1] == roll_of(6)["block"]
