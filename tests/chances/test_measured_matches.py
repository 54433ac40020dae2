"""Measured matches: bots and trained models against each other, with the luck subtracted."""

import json
import shutil
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("numba")

from heckmeck.arena.measuring.batches import Kind
from heckmeck.arena.measuring.match import MeasuredMatch, measure_match
from heckmeck.chances import DamagedModel, selfplay, stored
from heckmeck.rules import Options
from tests.console import run_here

KIND = Kind("original", 2)
SPECIAL = Kind("specialists", 3)
SHIPPED = Path(stored.__file__).parent / "models"


def copy_model(kind: Kind, folder: Path, **note: Any) -> Path:
    """Put a model of the package into a folder, with other entries in its note."""
    folder.mkdir(exist_ok=True)
    shutil.copy(SHIPPED / f"{kind.name}.bin", folder)
    found = json.loads((SHIPPED / f"{kind.name}.json").read_text("utf-8"))
    (folder / f"{kind.name}.json").write_text(json.dumps({**found, **note}), "utf-8")
    return folder


def match(one: str, other: str, kind: Kind, games: int) -> MeasuredMatch:
    return measure_match(one, other, Options(), kind, games, 1, lambda _: None)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The folder of a training that has finished one model, that of `KIND`."""
    return copy_model(KIND, tmp_path)


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
        f"heckmeck: {folder} has no model for the games you chose; it has original-2\n"
    )
    done = run_here("measure", "match", "x" * 300, "--lang", "en")  # too long for a name
    assert (done.returncode, done.stdout) == (2, "")
    assert len(done.stderr.splitlines()) == 1
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


def test_only_games_that_both_have_models_for_are_played(folder: Path, tmp_path: Path) -> None:
    other = copy_model(KIND, copy_model(SPECIAL, tmp_path / "other"))
    arguments = ("measure", "match", str(folder), str(other), "--games", "2", "--json")
    for more in ((), ("--edition", "original"), ("--players", "2", "--players", "3")):
        done = run_here(*arguments, *more)
        assert (done.returncode, done.stderr) == (0, "")
        [found] = json.loads(done.stdout)["matches"]
        assert (found["edition"], found["players"]) == KIND


def test_folders_without_a_common_model_get_one_sentence(folder: Path, tmp_path: Path) -> None:
    other = copy_model(SPECIAL, tmp_path / "other")
    done = run_here("measure", "match", str(folder), str(other), "--lang", "en")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == (
        f"heckmeck: {folder} and {other} have no models for the same games, so there is nothing "
        "to play\n"
    )


def test_the_output_names_the_options_that_models_were_trained_with(tmp_path: Path) -> None:
    one = copy_model(KIND, tmp_path / "one", options={"steal": "optional"})
    other = copy_model(KIND, tmp_path / "other")
    arguments = ("measure", "match", str(one), str(other), "--games", "2", "--lang", "en")
    data = json.loads(run_here(*arguments, "--json").stdout)
    assert data["trained_with"] == {str(one): {KIND.name: {"steal": "optional"}}}
    *_, last = run_here(*arguments).stdout.splitlines()
    assert last == f"{one} was trained with steal=optional: original-2"
    table = ("--option", "golden_die=standard", "--option", "steal=optional")
    *_, played, last = run_here(*arguments, *table).stdout.splitlines()
    assert played == "Played with steal=optional, golden_die=standard."
    assert "was trained with" in last
    usual = run_here("measure", "match", str(other), "margin", "--games", "2", "--lang", "en")
    assert "with" not in usual.stdout


@pytest.mark.parametrize(
    "wrong",
    [
        {"hidden": [32]},
        {"hidden": "64,32"},
        {"hidden": [64, 32.0]},
        {"hidden": [True, 32]},
        {"hidden": [0]},
        {"sha256": 7},
        {"version": None},
        {"minutes": "9"},
        {"error": float("nan")},
        {"against_margin": 10**400},
        {"options": []},
        {"options": {"steal": "never"}},
        {"options": {"steal": []}},
        {"code": 7},
    ],
    ids=str,
)
def test_a_note_with_a_wrong_entry_is_refused(tmp_path: Path, wrong: dict[str, Any]) -> None:
    done = run_here("measure", "match", str(copy_model(KIND, tmp_path, **wrong)), "--lang", "en")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == (
        f"heckmeck: {tmp_path} has no intact model 'original-2' from `heckmeck train`\n"
    )


@pytest.mark.parametrize("note", ["", "[]", "[" * 100_000, "\xff", "{}"], ids=lambda note: note[:3])
def test_a_note_that_is_none_is_refused(folder: Path, note: str) -> None:
    (folder / f"{KIND.name}.json").write_bytes(note.encode("latin-1"))
    done = run_here("measure", "match", str(folder), "--lang", "en")
    assert (done.returncode, done.stdout) == (2, "")
    assert len(done.stderr.splitlines()) == 1


def test_weights_must_be_as_many_as_the_note_says(tmp_path: Path) -> None:
    data = (SHIPPED / f"{KIND.name}.bin").read_bytes() + bytes(4)
    copy_model(KIND, tmp_path, sha256=sha256(data).hexdigest())
    (tmp_path / f"{KIND.name}.bin").write_bytes(data)
    with pytest.raises(DamagedModel):
        stored.stored_layers(*KIND, tmp_path)


def test_a_folder_is_read_again_after_a_change(tmp_path: Path) -> None:
    assert stored.notes_in(tmp_path) == {}
    before = match(str(copy_model(KIND, tmp_path)), "margin", KIND, 2)
    assert list(stored.notes_in(tmp_path)) == [KIND.name]
    data = bytes((tmp_path / f"{KIND.name}.bin").stat().st_size)
    copy_model(KIND, tmp_path, sha256=sha256(data).hexdigest())
    (tmp_path / f"{KIND.name}.bin").write_bytes(data)
    assert match(str(tmp_path), "margin", KIND, 2) != before


def test_notes_cannot_be_changed() -> None:
    notes = stored.training_notes()
    with pytest.raises(TypeError):
        notes["original-2"] = notes["original-3"]  # type: ignore[index]
    with pytest.raises(AttributeError):
        notes["original-2"].version = "1.0"  # type: ignore[misc]


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
