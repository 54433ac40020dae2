"""Measured matches: bots and trained models against each other, with the luck subtracted."""

import json
import shutil
from pathlib import Path

import pytest

pytest.importorskip("numba")

from heckmeck.arena.measuring.batches import Kind
from heckmeck.arena.measuring.match import MeasuredMatch, measure_match
from heckmeck.chances import selfplay, stored
from heckmeck.rules import Options
from tests.console import run_here

KIND = Kind("original", 2)
SPECIAL = Kind("specialists", 3)
SHIPPED = Path(stored.__file__).parent / "models"


def match(one: str, other: str, kind: Kind, games: int) -> MeasuredMatch:
    return measure_match(one, other, Options(), kind, games, 1, lambda _: None)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The folder of a training that has finished one model, that of `KIND`."""
    for ending in ("json", "bin"):
        shutil.copy(SHIPPED / f"{KIND.name}.{ending}", tmp_path)
    return tmp_path


@pytest.mark.parametrize("kind", [KIND, SPECIAL])
def test_margin_loses_to_the_champion(kind: Kind) -> None:
    found = match("margin", "champion", kind, 210)
    assert found.share.interval is not None
    assert found.share.interval.high < 1 / kind.players


def test_the_share_without_luck_is_that_of_many_counted_games() -> None:
    found = match("expert", "margin", KIND, 420)
    assert found.share.half is not None
    assert found.won.half is not None
    assert abs(found.won.value - found.share.value) < found.won.half
    assert found.share.half < found.won.half / 3


def test_a_model_in_a_folder_plays_as_it_does_in_the_package(folder: Path) -> None:
    assert match(str(folder), "margin", KIND, 42) == match("champion", "margin", KIND, 42)


def test_the_table_shows_the_games_that_the_folder_has_models_for(folder: Path) -> None:
    done = run_here("measure", "match", str(folder), "margin", "--games", "42", "--lang", "en")
    assert (done.returncode, done.stderr) == (0, "")
    first, *rows = filter(str.strip, done.stdout.splitlines())
    assert first == f"{folder} against margin in all other seats: 42 games per line, seed 1"
    assert len(rows) == 3
    assert "Original edition, 2 players" in rows[2]
    data = json.loads(
        run_here("measure", "match", str(folder), "margin", "--games", "42", "--json").stdout
    )
    assert (data["one"], data["other"]) == (str(folder), "margin")
    assert f"{100 * data['matches'][0]['share']['value']:.2f}" in rows[2]


def test_a_name_that_is_no_bot_and_a_model_that_is_missing_get_one_sentence(folder: Path) -> None:
    done = run_here("measure", "match", "nobody", "--lang", "en")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == (
        "heckmeck: 'nobody' is neither a bot whose play can be measured here nor a directory "
        "with models from `heckmeck train`\n"
    )
    done = run_here("measure", "match", "margin", str(folder), "--players", "3", "--lang", "en")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == (
        f"heckmeck: {folder} has no intact model 'original-3' from `heckmeck train`\n"
    )
    (folder / f"{KIND.name}.bin").write_bytes(b"")
    done = run_here("measure", "match", "margin", str(folder), "--lang", "en")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == (
        f"heckmeck: {folder} has no intact model 'original-2' from `heckmeck train`\n"
    )


def test_a_match_with_table_options_is_another_match() -> None:
    arguments = ("measure", "match", "margin", "--games", "42", "--players", "2", "--json")
    usual, optional = (
        json.loads(run_here(*arguments, "--edition", "original", *more).stdout)["matches"][0]
        for more in ((), ("--option", "steal=optional"))
    )
    assert (usual["options"], optional["options"]) == ({}, {"steal": "optional"})
    assert usual["share"] != optional["share"]


def test_looking_ahead_is_a_match_with_times() -> None:
    arguments = ("--games", "6", "--players", "2", "--edition", "original")
    table = run_here("measure", "look-ahead", *arguments, "--lang", "en")
    assert (table.returncode, table.stderr) == (0, "")
    data = json.loads(run_here("measure", "look-ahead", *arguments, "--json").stdout)
    found = data["look_ahead"][0]
    assert f"{100 * found['share']['value']:.2f}" in table.stdout
    assert found["milliseconds"] > found["milliseconds_without"] > 0


def test_all_seats_are_taken_equally_often() -> None:
    """Otherwise, whoever sits first more often would seem to play better."""
    found = match("margin", "champion", SPECIAL, 7)
    assert found.games == 9
    assert match("margin", "champion", SPECIAL, 9) == found


def test_games_that_are_broken_off_do_not_make_the_share_biased(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """What their player was lucky with counts as it does in all other games."""
    monkeypatch.setattr(selfplay, "MOST_TURNS", 30)
    found = match("champion", "margin", KIND, 1260)
    assert 0 < found.unfinished < found.games
    assert found.won.half is not None
    assert found.share.half is not None
    assert abs(found.won.value - found.share.value) < found.won.half + found.share.half


def test_the_table_says_how_many_games_were_broken_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(selfplay, "MOST_TURNS", 10)
    arguments = ("--games", "42", "--players", "2", "--edition", "original", "--lang", "en")
    done = run_here("measure", "match", "margin", *arguments)
    assert "42 games were broken off after 10 turns and count as lost." in done.stdout
