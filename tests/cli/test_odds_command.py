"""`heckmeck odds` as text, as JSON and as a figure."""

import json
import resource
from pathlib import Path
from xml.etree import ElementTree

import pytest

from heckmeck.cli.output.odds_figure import save_odds_figure
from heckmeck.odds.report import report
from heckmeck.rules import Land, Roll, Seat, Setup, apply, new_game, position
from tests.console import Run

HEADER = '{"heckmeck":1,"edition":"specialists","players":["Anna","Ben","Cleo"]}'
RECORD = [
    HEADER,
    '{"do":"roll","dice":"112345ww"}',
    '{"do":"keep","face":"w"}',
    '{"do":"roll","dice":"113355"}',
]


@pytest.fixture
def record(tmp_path: Path) -> str:
    (tmp_path / "game.heck").write_text("\n".join(RECORD) + "\n", encoding="utf-8")
    return "game.heck"


def test_new_game_as_json(run: Run) -> None:
    done = run("odds", "--json")
    assert (done.returncode, done.stderr) == (0, "")
    odds = json.loads(done.stdout)
    assert set(odds) == {
        "objective", "value", "best", "moves", "outcomes", "at_least", "exactly",
    }  # fmt: skip
    assert odds["objective"] == "worms"
    assert odds["value"] == pytest.approx(1.644729674, abs=1e-9)
    assert odds["best"] == {"do": "roll"}
    assert list(odds["at_least"]) == [str(total) for total in range(21, 37)]
    assert list(odds["exactly"]) == ["11", "13", *(str(total) for total in range(21, 37))]
    assert odds["exactly"]["13"] == pytest.approx(0.56676, abs=5e-6)
    assert sum(each["p"] for each in odds["outcomes"]) == pytest.approx(1.0, abs=1e-12)
    assert set(odds["outcomes"][0]) == {"result", "tile", "from", "bratworm", "p"}


def test_record_uses_last_position(run: Run, record: str) -> None:
    done = run("odds", record, "--json", "--objective", "tile")
    odds = json.loads(done.stdout)
    assert [each["move"]["face"] for each in odds["moves"]] == ["1", "3", "5"]
    for each in odds["moves"]:
        assert each["value"] == pytest.approx(each["success"], abs=1e-12)
        assert each["success"] + each["fail"] == pytest.approx(1.0, abs=1e-12)


def test_position_without_derivable_keys(run: Run) -> None:
    state = new_game(Setup("original", ("A", "B")))
    state = apply(apply(state, Roll()).state, Land("4441235w")).state
    data = position(state)
    for key in ("legal", "total", "over", "winners", "removed", "supply", "weasel_used", "hand"):
        del data[key]
    given = run("odds", "-", "--json", stdin=json.dumps(data, indent=1))
    assert given.returncode == 0, given.stderr
    assert len(json.loads(given.stdout)["moves"]) == 6


def test_invalid_position_lists_all_defects(run: Run, tmp_path: Path) -> None:
    data = position(new_game(Setup("original", ("A", "B"))))
    data["grill"] = data["grill"][1:]
    data["player"] = 9
    (tmp_path / "bad.json").write_text(json.dumps(data), encoding="utf-8")
    done = run("odds", "bad.json", "--json")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("bad.json: ")
    assert "player" in done.stderr
    assert "21" in done.stderr
    assert len(done.stderr.splitlines()) == 1


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "is empty"),
        ("hello\n", "neither a record nor a position"),
        ('{"edition":\n "original",\n x}\n', "at line 3, column 2"),
        ("[1,2]\n", "must be a JSON object"),
        ('{"heckmeck":1,"edition":"original"}\n', "x.heck:1: players"),
        (f'{HEADER}\n{{"do":"stop"}}\n', "x.heck:2: "),
    ],
)
def test_unreadable_input(run: Run, tmp_path: Path, text: str, words: str) -> None:
    (tmp_path / "x.heck").write_text(text, encoding="utf-8")
    done = run("odds", "x.heck")
    assert (done.returncode, done.stdout) == (2, "")
    assert words in done.stderr
    assert "Traceback" not in done.stderr


def test_records_are_split_into_lines_as_in_replay(run: Run, tmp_path: Path) -> None:
    record = f'{HEADER}\r\n{{"do":"roll",\r"dice":"4441235w"}}\n'  # JSON takes both for blanks
    (tmp_path / "x.heck").write_bytes(record.encode())
    for command in ("replay", "odds"):
        done = run(command, "x.heck", "--json")
        assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize("ends", ["", "\n"])
def test_huge_line_is_rejected_without_reading_it(run: Run, tmp_path: Path, ends: str) -> None:
    """Parsing it would take a minute and a gigabyte."""
    (tmp_path / "huge.json").write_text("[" + "{}," * 16_000_000 + "{}]" + ends)
    done = run("odds", "huge.json")
    assert done.returncode == 2
    assert done.stderr == "huge.json: a position must be shorter than 1,048,576 bytes\n"


def test_turn_number_with_200_digits(run: Run, tmp_path: Path) -> None:
    data = position(new_game(Setup("original", ("Anna", "Ben")))) | {"turn": 10**200 - 1}
    (tmp_path / "late.json").write_text(json.dumps(data))
    done = run("odds", "late.json")
    assert done.returncode == 0, done.stderr


def test_finished_game(run: Run) -> None:
    data = position(new_game(Setup("original", ("A", "B"))))
    for tile in data["grill"]:
        tile["up"] = False
    for key in ("legal", "phase", "over", "winners"):
        del data[key]
    done = run("odds", "-", stdin=json.dumps(data))
    assert done.returncode == 2
    assert "over" in done.stderr


def test_plain_text(run: Run, record: str) -> None:
    done = run("odds", record)
    assert done.returncode == 0, done.stderr
    assert "\x1b" not in done.stdout
    assert "★   keep 2 fives" in done.stdout
    assert "take 29 (3 worms)" in done.stdout
    assert all(len(line) <= 80 for line in done.stdout.splitlines())


def test_table_options(run: Run) -> None:
    assert run("odds", "--option", "steal=never").returncode == 2
    assert run("odds", "--option", "steal=optional", "--json").returncode == 0


@pytest.mark.parametrize("kind", ["svg", "png"])
def test_the_odds_are_saved_as_a_chart(run: Run, record: str, tmp_path: Path, kind: str) -> None:
    pytest.importorskip("matplotlib")
    done = run("odds", record, "--plot", f"odds.{kind}")
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    start = (tmp_path / f"odds.{kind}").read_bytes()[:400]
    assert start.startswith(b"\x89PNG") if kind == "png" else b"<svg" in start


def test_figure_with_unknown_suffix(run: Run, tmp_path: Path) -> None:
    done = run("odds", "--plot", "odds.doc")
    assert done.returncode == 2
    assert ".svg or .png" in done.stderr
    assert not list(tmp_path.glob("odds*"))


@pytest.mark.parametrize("kind", ["svg", "png"])
@pytest.mark.parametrize("name", [r"$\frac{$ <b>&", "虫太郎 😀", "$x$"])
def test_names_in_figures_are_not_markup(run: Run, tmp_path: Path, kind: str, name: str) -> None:
    pytest.importorskip("matplotlib")
    state = new_game(Setup("original", ("Anna", name)))
    grill = tuple(each for each in state.grill if each.tile != 25)
    state = state._replace(grill=grill, seats=(Seat(), Seat((25,))))
    (tmp_path / "odds.json").write_text(json.dumps(position(state)), encoding="utf-8")
    done = run("odds", "odds.json", "--plot", f"odds.{kind}")
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    if kind == "svg":
        drawn = ElementTree.parse(tmp_path / "odds.svg")  # noqa: S314  our own
        assert f"steal 25, {name}" in drawn.getroot().itertext()


def test_unwritable_figure_is_a_one_line_error(run: Run, tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    (tmp_path / "d.svg").mkdir()
    (tmp_path / "full.svg").symlink_to("/dev/full")
    for file, why in (("d.svg", "Is a directory"), ("full.svg", "No space left on device")):
        done = run("odds", "--plot", file)
        assert (done.returncode, done.stdout) == (2, "")
        assert done.stderr == f"heckmeck: --plot {file}: cannot be written: {why}\n"


def test_no_partial_figure_remains(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("matplotlib")
    odds = report(new_game(Setup("original", ("A", "B"))), "worms")
    save_odds_figure(odds, tmp_path / "old.svg")
    old = (tmp_path / "old.svg").read_bytes()
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (len(old) // 2, hard))  # the disk is nearly full
    try:
        for file in ("old.svg", "new.svg"):
            with pytest.raises(SystemExit):
                save_odds_figure(odds, tmp_path / file)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
    assert len(capsys.readouterr().err.splitlines()) == 2
    assert [each.name for each in tmp_path.iterdir()] == ["old.svg"]
    assert (tmp_path / "old.svg").read_bytes() == old
