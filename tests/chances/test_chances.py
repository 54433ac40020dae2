"""Everybody's chance to win: sums, agreement of all ways to compute it, and the weights."""

import subprocess
import sys
from collections.abc import Iterator
from importlib.resources import files
from itertools import islice
from pathlib import Path
from random import Random

import pytest

from heckmeck.bots import make_bot
from heckmeck.chances import WIN, DamagedModel, chances, stored, training_notes
from heckmeck.chances.inputs import Layout
from heckmeck.chances.model import PlainModel
from heckmeck.odds import solve
from heckmeck.rules import EDITIONS, EditionName, Setup, State, legal_moves, new_game, winners
from heckmeck.testing.playouts import late_state, playout, random_setup

NAMES = ("Anna", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gus")
KINDS = [(edition.name, players) for edition in EDITIONS.values() for players in range(2, 8)]
MOST_BYTES = 2 * 2**20
CLOSE = 1e-9


def starts_of_turns(edition: EditionName, players: int, count: int) -> list[State]:
    setup, rng = Setup(edition, NAMES[:players]), Random(players)
    return [new_game(setup), *(late_state(setup, rng) for _ in range(count - 1))]


@pytest.mark.parametrize(("edition", "players"), KINDS)
def test_chances_are_positive_and_add_up_to_one(edition: EditionName, players: int) -> None:
    for state in starts_of_turns(edition, players, 10):
        found = chances(state)
        assert len(found) == players
        assert min(found) > 0
        assert sum(found) == pytest.approx(1, abs=CLOSE)


def test_the_seat_does_not_matter_only_the_order_of_play() -> None:
    first = chances(new_game(Setup("original", NAMES[:3])))
    second = chances(new_game(Setup("original", NAMES[:3], first=1)))
    assert second == [first[2], first[0], first[1]]


def test_more_worms_are_better() -> None:
    state = new_game(Setup("original", NAMES[:2]))
    ahead = state._replace(
        grill=tuple(each for each in state.grill if each.tile != 36),
        seats=(state.seats[0]._replace(stack=(36,)), state.seats[1]),
    )
    assert chances(ahead)[0] > chances(state)[0] + 0.05


@pytest.mark.parametrize("edition", EDITIONS)
def test_chances_are_exact_when_the_game_is_over(edition: EditionName) -> None:
    rng, found = Random(3), 0
    while found < 5:
        for step in playout(late_state(Setup(edition, NAMES[:3]), rng), rng, 300):
            if step.state.over:
                won = winners(step.state)
                shares = [1 / len(won) if seat in won else 0.0 for seat in range(3)]
                assert chances(step.state) == shares
                found += 1


def test_within_a_turn_the_chances_are_those_of_the_best_plan() -> None:
    """For the player to move, they are the value of the plan; for all, they add up to one."""
    rng, compared = Random(5), 0
    for _ in range(30):
        setup = random_setup(rng)
        steps = playout(late_state(setup, rng), rng, rng.randint(1, 8))
        for state in (step.state for step in islice(steps, 8)):
            few_dice = state.dice.white < 6
            if state.over or not few_dice or (state.phase == "roll" and not state.dice.aside):
                continue
            found = chances(state)
            assert sum(found) == pytest.approx(1, abs=CLOSE)
            assert found[state.player] == pytest.approx(solve(state, WIN).value, abs=CLOSE)
            compared += 1
    assert compared >= 30


def test_the_champion_answers_legally_with_any_options() -> None:
    bot, rng, decisions = make_bot("champion"), Random(7), 0
    for _ in range(15):
        setup = random_setup(rng)
        for step in playout(late_state(setup, rng), rng, 12):
            legal = legal_moves(step.state)
            if legal and step.state.dice.white < 6:
                assert bot.choose(step.state, legal) in legal
                decisions += 1
    assert decisions >= 50


def test_all_models_are_there_and_small() -> None:
    assert sorted(training_notes()) == sorted(f"{edition}-{players}" for edition, players in KINDS)
    folder = Path(str(files("heckmeck.chances") / "models"))
    assert sum(path.stat().st_size for path in folder.iterdir()) <= MOST_BYTES
    for note in training_notes().values():
        assert note.command.startswith("heckmeck train ")
        assert note.minutes > 0


@pytest.fixture
def models(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A copy of the models, which is used instead of them."""
    package = Path(str(files("heckmeck.chances")))
    folder = tmp_path / "models"
    folder.mkdir()
    for path in (package / "models").iterdir():
        (folder / path.name).write_bytes(path.read_bytes())
    monkeypatch.setattr(stored, "files", lambda _: tmp_path)
    stored.training_notes.cache_clear()
    yield folder
    stored.training_notes.cache_clear()


def test_a_changed_file_of_weights_is_refused(models: Path) -> None:
    stored.stored_layers("original", 2)
    data = bytearray((models / "original-2.bin").read_bytes())
    data[100] ^= 1
    (models / "original-2.bin").write_bytes(data)
    (models / "original-3.bin").unlink()
    for players in (2, 3):
        with pytest.raises(DamagedModel, match=f"name=original-{players}$"):
            stored.stored_layers("original", players)


@pytest.mark.parametrize("notes", ["", "{", "[]", "null", '{"sha256": ""}', "{}", None])
def test_damaged_notes_are_refused(models: Path, notes: str | None) -> None:
    path = models / "original-2.json"
    path.unlink()
    if notes is not None:
        path.write_text(notes)
    with pytest.raises(DamagedModel):
        stored.stored_layers("original", 2)


@pytest.mark.parametrize(("edition", "players"), KINDS)
def test_lists_and_arrays_give_the_same_chances(edition: EditionName, players: int) -> None:
    pytest.importorskip("numpy")
    from heckmeck.chances.model import ArrayModel

    layers = stored.stored_layers(edition, players)
    plain, arrays = PlainModel(edition, layers), ArrayModel(edition, layers)
    for state in starts_of_turns(edition, players, 20):
        by_lists = plain.in_order_of_play(state)
        assert by_lists == pytest.approx(arrays.in_order_of_play(state), abs=1e-13)


@pytest.mark.parametrize(("edition", "players"), KINDS)
def test_compiled_inputs_are_those_of_the_engine(edition: EditionName, players: int) -> None:
    pytest.importorskip("numba")
    import numpy as np

    from heckmeck.chances.inputs import inputs
    from heckmeck.chances.kernels import fill_inputs
    from heckmeck.sim.states import pack

    states = starts_of_turns(edition, players, 100)
    rows = np.full((len(states), Layout(edition, players).size), np.nan)
    fill_inputs(pack(states), rows, 0, len(states))
    for state, row in zip(states, rows, strict=True):
        expected = np.zeros(len(row))
        for number, value in inputs(state):
            assert expected[number] == 0  # no two inputs share a number
            expected[number] = value
        np.testing.assert_allclose(row, expected, rtol=0, atol=1e-12)


def test_the_champion_needs_no_numpy() -> None:
    """A process that has not loaded numpy does not load it for the champion."""
    program = (
        "import sys; from heckmeck.bots import make_bot; from heckmeck.rules import *;"
        "state = new_game(Setup('original', ('A', 'B')));"
        "state = apply(apply(state, Roll()).state, Land('12345www')).state;"
        "print(make_bot('champion').choose(state, legal_moves(state)), 'numpy' in sys.modules)"
    )
    answer = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert answer.stdout == "Keep(face='w') False\n"
