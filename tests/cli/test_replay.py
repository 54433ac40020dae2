"""`heckmeck replay`, as specified for records."""

import json
import random
import subprocess
import sys
from pathlib import Path

import pytest

from heckmeck.rules import position, read_record, replay
from tests.console import Run

HEADER = '{"heckmeck":1,"edition":"original","players":["Anna","Ben"]}'
EXAMPLE = [  # the printed example: 4 4 4, worm, 5 5, stop: 27
    HEADER,
    '{"do":"roll","dice":"4441235w"}',
    '{"do":"keep","face":"4"}',
    '{"do":"roll","dice":"4423w"}',
    '{"do":"keep","face":"w"}',
    '{"do":"roll","dice":"55ww"}',
    '{"do":"keep","face":"5"}',
    '{"do":"stop"}',
]


@pytest.fixture
def example(tmp_path: Path) -> str:
    (tmp_path / "game.heck").write_text("\n".join(EXAMPLE) + "\n", encoding="utf-8")
    return "game.heck"


def test_json_prints_a_position_after_the_header_and_every_move(run: Run, example: str) -> None:
    done = run("replay", example, "--json")
    assert (done.returncode, done.stderr) == (0, "")
    shown = [json.loads(line) for line in done.stdout.splitlines()]
    assert shown == [position(played.state) for played in replay(EXAMPLE)]
    assert len(shown) == len(EXAMPLE)
    assert shown[-1]["players"][0]["stack"] == [27]


def test_last_prints_one_position_per_file(run: Run, example: str) -> None:
    done = run("replay", example, example, "--json", "--last")
    assert len(done.stdout.splitlines()) == 2
    assert json.loads(done.stdout.splitlines()[0])["turn"] == 2


def test_replay_prints_turns_dice_and_results(run: Run, example: str) -> None:
    text = run("replay", example).stdout
    assert "Turn 1 · Anna" in text
    assert "keeps [4][4][4] = 12" in text
    assert "Anna takes 27 (2 worms) from the grill." in text
    assert "\x1b" not in text, "no colour without a terminal"


def test_standard_input(run: Run) -> None:
    assert run("replay", "-", "--json", stdin=HEADER).stdout.count("\n") == 1


@pytest.mark.parametrize("name", ["original", "specialists"])
def test_finished_game_ends_with_the_result(run: Run, tmp_path: Path, name: str) -> None:
    played = run("play", "bot:cautious", "bot:cautious", "--edition", name, "--seed", "7")
    assert played.returncode == 0, played.stderr
    path = played.stdout.strip().splitlines()[-1].removeprefix("The record is in ")
    told = run("replay", path)
    assert told.returncode == 0
    assert "The game is over." in told.stdout
    assert "wins" in told.stdout.splitlines()[-1]


BROKEN = {
    "not JSON": (["{"], 2, "not JSON"),
    "unknown key": (['{"do":"stop","colour":1}'], 2, "unknown key"),
    "unknown move": (['{"do":"jump"}'], 2, "do must be one of"),
    "an illegal move": (['{"do":"stop"}'], 2, "a turn must start with a roll (A1); legal: roll"),
    "a face twice": ([*EXAMPLE[1:4], '{"do":"keep","face":"4"}'], 5, "(A2); legal: keep 2, keep 3"),
    "too few dice": (['{"do":"roll","dice":"123"}'], 2, "8 white dice must be rolled, not 3"),
    "no golden die": (['{"do":"roll","dice":"12345w11","golden":"w"}'], 2, "(B1)"),
    "a key twice": (['{"do":"stop","do":"roll"}'], 2, "given twice"),
    "NaN": (['{"do":"stop","meta":NaN}'], 2, "NaN"),
    "a blank line": ([""], 2, "not JSON"),
    "deep nesting": (['{"do":"stop","meta":' + "[" * 100_000 + "]" * 100_000 + "}"], 2, "deep"),
    "huge number": (['{"do":"rob","player":' + "9" * 5000 + "}"], 2, "too large"),
    "infinite number": (['{"do":"stop","meta":1e999}'], 2, "too large"),
}


@pytest.mark.parametrize("case", BROKEN)
def test_broken_record_is_reported_with_its_line(run: Run, tmp_path: Path, case: str) -> None:
    lines, number, sentence = BROKEN[case]
    (tmp_path / "x.heck").write_text("\n".join([HEADER, *lines]) + "\n", encoding="utf-8")
    done = run("replay", "x.heck", "--json")
    assert done.returncode == 2
    assert done.stderr.startswith(f"x.heck:{number}: ")
    assert sentence in done.stderr
    assert done.stderr.count("\n") == 1
    assert len(done.stdout.splitlines()) == number - 1, "positions before the error are printed"
    last = run("replay", "x.heck", "--json", "--last")
    assert (last.returncode, len(last.stdout.splitlines())) == (2, 1)
    assert run("replay", "x.heck").returncode == 2


HEADERS = {
    "nothing": "",
    "no object": "[]",
    "another version": '{"heckmeck":2}',
    "true as a version": '{"heckmeck":true,"edition":"original","players":["A","B"]}',
    "one player": '{"heckmeck":1,"edition":"original","players":["A"]}',
    "eight players": json.dumps({"heckmeck": 1, "edition": "original", "players": ["A"] * 8}),
    "a number as a name": '{"heckmeck":1,"edition":"original","players":["A",2]}',
    "an unknown edition": '{"heckmeck":1,"edition":"gold","players":["A","B"]}',
    "an unhashable edition": '{"heckmeck":1,"edition":[],"players":["A","B"]}',
    "first out of range": '{"heckmeck":1,"edition":"original","players":["A","B"],"first":2}',
    "an unknown option": HEADER[:-1] + ',"options":{"jump":"high"}}',
    "a wrong option": HEADER[:-1] + ',"options":{"steal":["optional"]}}',
    "an extra key": HEADER[:-1] + ',"seed":1}',
}


@pytest.mark.parametrize("case", HEADERS)
def test_broken_header_is_line_one(run: Run, tmp_path: Path, case: str) -> None:
    (tmp_path / "x.heck").write_text(HEADERS[case], encoding="utf-8")
    done = run("replay", "x.heck", "--json")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("x.heck:1: ")
    assert "Traceback" not in done.stderr


def test_fifty_megabyte_line_needs_little_memory(tmp_path: Path) -> None:
    path = tmp_path / "long.heck"
    with path.open("w", encoding="utf-8") as file:
        file.write(HEADER + '\n{"do":"stop","meta":"')
        file.writelines("x" * 1_000_000 for _ in range(50))
        file.write('"}\n')
    script = (
        "import resource, subprocess, sys;"
        f"done = subprocess.run([sys.executable, '-m', 'heckmeck', 'replay', {str(path)!r}]);"
        "print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss); sys.exit(done.returncode)"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, timeout=30, check=False
    )
    assert done.returncode == 2
    assert "longer than" in done.stderr
    assert int(done.stdout.splitlines()[-1]) < 80_000, "kilobytes"


def test_random_bytes_give_no_traceback(run: Run, tmp_path: Path) -> None:
    generator = random.Random(3)
    for number in range(5):
        (tmp_path / f"{number}.heck").write_bytes(generator.randbytes(2000))
    done = run("replay", *(f"{number}.heck" for number in range(5)))
    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == 5
    assert "Traceback" not in done.stderr


def test_missing_file_and_folder_are_one_line_each(run: Run, tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    done = run("replay", "missing.heck", "folder")
    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == 2


def test_control_characters_in_names_are_not_printed(run: Run) -> None:
    header = {"heckmeck": 1, "edition": "original", "players": ["\x1b[2J\x9b", "B" * 500]}
    done = run("replay", "-", stdin=json.dumps(header))
    assert done.returncode == 0
    assert "\x1b" not in done.stdout
    assert "B" * 30 not in done.stdout
    assert run("replay", "-", "--json", stdin=json.dumps(header)).returncode == 0


def test_closed_pipe_is_not_an_error(tmp_path: Path) -> None:
    record = [HEADER] + [
        '{"do":"roll","dice":"11111111"}',
        '{"do":"keep","face":"1"}',
        '{"do":"stop"}',
    ] * 3000
    (tmp_path / "long.heck").write_text("\n".join(record), encoding="utf-8")
    command = f"{sys.executable} -m heckmeck replay long.heck --json | head -1"
    done = subprocess.run(
        ["bash", "-c", command],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )
    assert done.stderr == ""
    assert done.stdout.count("\n") == 1


def test_records_round_trip() -> None:
    record = read_record(EXAMPLE)
    assert read_record(str(record).splitlines()) == record
    assert read_record(list(record.cut(3).lines())) == record.cut(3)
    assert len(record.cut(3).entries) == 3
