"""Measurements with games of the champion against itself: calibration, and what seats are worth."""

import json
import re
import sys
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

pytest.importorskip("numba")

import numpy as np

from heckmeck.arena.intervals import Interval, share_interval
from heckmeck.arena.measuring.batches import Kind
from heckmeck.arena.measuring.calibration import Calibration, measure_calibration, usual_forecasts
from heckmeck.arena.measuring.endgames import EndgameErrors, EndgameQuality
from heckmeck.arena.measuring.estimates import Estimate, mean_per_position, share_of_positions
from heckmeck.arena.measuring.first_seat import SeatShares, measure_seats
from heckmeck.arena.measuring.look_ahead import LookAhead
from heckmeck.arena.measuring.match import MeasuredMatch
from heckmeck.chances import between_turns
from heckmeck.chances.batch import stored_network
from heckmeck.chances.network import Array
from heckmeck.chances.selfplay import play_games
from heckmeck.cli.output.endgame_tables import print_endgames
from heckmeck.cli.output.look_ahead_table import print_look_ahead
from heckmeck.cli.output.measured_match_table import print_measured_matches
from heckmeck.cli.output.measurement_progress import measure_with_progress
from heckmeck.locale import LANGUAGES
from heckmeck.odds.solvers import select
from heckmeck.rules import Options, winners
from heckmeck.sim.states import unpack
from tests.console import run_here

KIND = Kind("original", 2)
SPECIAL = Kind("specialists", 3)


def nothing(_: int) -> None:
    """Takes the reports that nobody reads."""


def luck(seed: int = 1) -> np.random.Generator:
    return np.random.default_rng(seed)


@pytest.mark.parametrize("kind", [KIND, SPECIAL])
def test_every_game_is_played_from_the_beginning_to_the_end(kind: Kind) -> None:
    network = stored_network(kind.edition, kind.players)
    steps = list(play_games(network, kind.layout, 20, luck()))
    assert sorted(number for step in steps for number in step.games[step.over]) == list(range(20))
    for turn, (step, following) in enumerate(pairwise(steps), start=1):
        assert set(step.before["turn"].tolist()) == {turn}
        running = ~step.over
        np.testing.assert_array_equal(following.games, step.games[running])
        for field in step.after.dtype.names:  # the bytes between fields may differ
            np.testing.assert_array_equal(following.before[field], step.after[field][running])
    assert steps[-1].over.all()


def test_the_chances_on_the_way_are_those_of_the_engine() -> None:
    network = stored_network(*SPECIAL)
    for step in play_games(network, SPECIAL.layout, 5, luck(2)):
        np.testing.assert_allclose(step.solved.expected().sum(axis=1), 1, atol=1e-5)
        for after, reached in zip(step.after, step.solved.by_seat[step.chosen], strict=True):
            state = unpack(after)
            np.testing.assert_allclose(reached, between_turns(state), atol=1e-5)
            if state.over:
                assert set(np.flatnonzero(reached)) == set(winners(state))


def seats(kind: Kind, games: int, seed: int = 1) -> SeatShares:
    return measure_seats(kind, games, seed, nothing)


@pytest.mark.parametrize("kind", [KIND, SPECIAL])
def test_the_shares_of_all_seats_add_up_to_one(kind: Kind) -> None:
    found = seats(kind, 40)
    for shares in (found.won, found.without_luck):
        assert sum(each.value for each in shares) == pytest.approx(1, abs=1e-4)
    assert sum(found.said) == pytest.approx(1)
    assert len(found.won) == kind.players


def test_without_luck_the_shares_stay_and_the_intervals_shrink() -> None:
    found = seats(KIND, 300)
    counted, better = found.won[0], found.without_luck[0]
    assert counted.interval is not None
    assert better.interval is not None
    assert counted.interval.low < better.value < counted.interval.high
    assert (
        better.interval.high - better.interval.low
        < (counted.interval.high - counted.interval.low) / 4
    )


def test_a_seed_gives_the_same_figures_and_another_seed_others() -> None:
    assert seats(KIND, 8) == seats(KIND, 8)
    assert seats(KIND, 8) != seats(KIND, 8, seed=2)
    once, again = (measure_calibration(KIND, 8, 1, nothing) for _ in range(2))
    assert once == again


def test_progress_counts_every_game_once() -> None:
    told: list[int] = []
    measure_seats(KIND, 30, 1, told.append)
    assert sum(told) == 30


def sharpened(states: Array, power: float) -> Array:
    said = usual_forecasts(KIND)["champion"](states) ** power
    return said / said.sum(axis=1, keepdims=True)


@pytest.fixture(scope="module")
def qualities() -> Calibration:
    usual = usual_forecasts(KIND)
    overconfident = partial(sharpened, power=4.0)
    return measure_calibration(KIND, 250, 1, nothing, {**usual, "overconfident": overconfident})


def test_a_model_that_is_too_sure_of_itself_is_found_out(qualities: Calibration) -> None:
    model, wrong = (qualities.forecasts[name] for name in ("champion", "overconfident"))
    assert wrong.behind.interval is not None
    assert wrong.behind.interval.low > 0
    assert wrong.brier.value > model.brier.value
    assert wrong.calibration_error > model.calibration_error + 0.04
    assert wrong.calibration_error > 3 * wrong.error_by_chance


def test_a_guess_knows_nothing_but_is_calibrated(qualities: Calibration) -> None:
    model, guess = (qualities.forecasts[name] for name in ("champion", "guess"))
    assert guess.log_loss.value == pytest.approx(np.log(2))
    assert guess.brier.value == pytest.approx(0.5)
    assert guess.calibration_error == pytest.approx(0)
    assert model.log_loss.value < 0.6
    assert model.behind.value == 0


def test_the_bins_hold_every_chance_once(qualities: Calibration) -> None:
    for quality in qualities.forecasts.values():
        assert sum(each.size for each in quality.bins) == 2 * qualities.positions
        said = [each.said for each in quality.bins]
        assert said == sorted(said)
        won = sum(each.size * each.happened.value for each in quality.bins)
        assert won == pytest.approx(qualities.positions)  # one winner per position


def test_intervals_take_games_and_not_positions_for_independent() -> None:
    won = luck().integers(0, 2, 200).astype(float)
    one = share_of_positions(won, np.ones(200))
    assert one.interval is not None
    assert one.interval == pytest.approx(share_interval(won.tolist()), abs=1e-6)
    # Ten positions per game with the same result tell no more than one.
    many = share_of_positions(10 * won, np.full(200, 10))
    assert many.interval == pytest.approx(one.interval)
    mean = mean_per_position(10 * won, np.full(200, 10))
    assert mean.value == many.value
    assert mean.half == pytest.approx(one.half, rel=0.02)


def test_one_game_has_no_interval() -> None:
    assert share_of_positions(np.array([1.0, 0]), np.array([3, 0])).interval is None
    assert mean_per_position(np.array([1.0, 0]), np.array([3, 0])).half is None


FEW = ("--games", "6", "--edition", "specialists", "--players", "3", "--players", "2")


def test_first_seat_prints_a_table_and_the_same_as_json() -> None:
    table = run_here("measure", "first-seat", *FEW, "--lang", "en")
    assert (table.returncode, table.stderr) == (0, "")
    assert table.stdout.startswith("Specialists edition, by seat: 6 games per line, seed 1")
    assert max(map(len, table.stdout.splitlines())) <= 80
    data = json.loads(run_here("measure", "first-seat", *FEW, "--json").stdout)
    assert [each["players"] for each in data["seats"]] == [2, 3]
    two = data["seats"][0]
    assert two["games"] == 6
    for name in ("won", "without_luck"):
        assert sum(each["value"] for each in two[name]) == pytest.approx(1, abs=1e-4)
    assert f"{100 * two['without_luck'][0]['value']:.2f}" in table.stdout


def test_calibration_prints_tables_and_the_same_as_json() -> None:
    tables = run_here("measure", "calibration", *FEW, "--lang", "en")
    assert (tables.returncode, tables.stderr) == (0, "")
    assert "Specialists edition, 2 players: 6 games with" in tables.stdout
    assert max(map(len, tables.stdout.splitlines())) <= 80
    data = json.loads(run_here("measure", "calibration", *FEW, "--json").stdout)
    assert [each["players"] for each in data["calibration"]] == [2, 3]
    forecasts: dict[str, Any] = data["calibration"][1]["forecasts"]
    assert list(forecasts) == ["champion", "expert", "guess"]
    assert f"{forecasts['expert']['log_loss']['value']:.3f}" in tables.stdout


@pytest.mark.parametrize("name", ["first-seat", "calibration"])
@pytest.mark.parametrize("language", ["de", "fr", "it"])
def test_the_tables_are_there_in_every_language(name: str, language: str) -> None:
    done = run_here(
        "measure", name, "--games", "2", "--players", "2", "--edition", "original",
        "--lang", language,
    )  # fmt: skip
    assert (done.returncode, done.stderr) == (0, "")
    assert max(map(len, done.stdout.splitlines())) <= 90


@pytest.mark.parametrize("name", ["first-seat", "calibration"])
def test_the_figure_shows_the_result(name: str, tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    options = ("--games", "4", "--players", "2", "--lang", "en")
    picture = tmp_path / "x.svg"
    done = run_here("measure", name, *options, "--plot", str(picture))
    assert (done.returncode, done.stderr) == (0, "")
    drawn = ElementTree.parse(picture)  # noqa: S314  our own
    said = " ".join(drawn.getroot().itertext())
    assert "Specialists edition" in said


@pytest.mark.parametrize("name", ["first-seat", "calibration"])
@pytest.mark.parametrize(
    "arguments",
    [
        ("--games", "1"),
        ("--games", "many"),
        ("--players", "8"),
        ("--edition", "third"),
        ("--seed", "-1"),
        ("--plot", "x.doc"),
        ("extra",),
    ],
)
def test_bad_options_get_one_clear_sentence(name: str, arguments: tuple[str, ...]) -> None:
    done = run_here("measure", name, *arguments)
    assert (done.returncode, done.stdout) == (2, "")
    assert len(done.stderr.splitlines()) == 1
    assert f"heckmeck measure {name} --help" in done.stderr


@pytest.mark.parametrize("name", ["first-seat", "calibration"])
def test_without_numba_one_sentence_says_what_to_install(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(select, "compiler_is_installed", lambda: False)
    done = run_here("measure", name, "--lang", "en")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == (
        "heckmeck: measurements need numba; install heckmeck with the extra 'fast'\n"
    )


def test_after_an_interrupt_what_was_measured_is_still_there(
    capsys: pytest.CaptureFixture[str],
) -> None:
    def measure(kind: Kind, games: int, seed: int, report: Any) -> Kind:
        if kind == SPECIAL:
            raise KeyboardInterrupt
        report(games)
        return kind

    assert measure_with_progress(measure, [KIND, SPECIAL], 5, 1) == ([KIND], 130)
    said = capsys.readouterr().err
    assert "1" in said
    assert len(said.splitlines()) == 1


def test_a_share_that_is_one_but_for_rounding_errors_has_an_interval() -> None:
    found = share_of_positions(np.array([1 + 1e-12, 1.0]), np.array([1, 1]))
    assert found.interval is not None
    assert found.interval.low < found.value == found.interval.high == 1


WIDE = Kind("specialists", 7)


def narrow(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A terminal of 80 columns."""
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("TERM", "dumb")
    monkeypatch.setenv("LC_ALL", language)
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)


def cells(output: str) -> list[list[str]]:
    """The lines of an output that fits, with a point in all numbers."""
    assert "…" not in output
    assert max(map(len, output.splitlines())) <= 80
    return [re.sub(r"(\d),(\d)", r"\1.\2", line).split() for line in output.splitlines()]


def endgames(positions: int) -> EndgameQuality:
    errors = [
        EndgameErrors(1 + number % 4, (0.5 * (number % 2), 1.0, 1.0, 1.0), 1.0)
        for number in range(positions)
    ]
    return EndgameQuality(SPECIAL, 1, 10, 100, tuple(errors))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_of_endgames_fits_into_80_columns(
    language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    narrow(language, monkeypatch)
    print_endgames([endgames(10)])
    found = cells(capsys.readouterr().out)
    labels = [row[0] for row in found if row and row[1:2] != [":"]]
    assert [each for each in labels if each in ("1", "2", "3", "4", "±")] == [*"1234", "±"]
    half = next(row for row in found if row and row[0] == "±")
    assert found[found.index(half) - 1][1:] == ["10", "25.0", *["100.0"] * 4]
    assert half[1:] == ["18.8", *["0.0"] * 4]
    assert found[found.index(half) + 1][-5:] == ["50.0", *["100.0"] * 4]


@pytest.mark.parametrize("language", LANGUAGES)
def test_few_endgames_get_no_interval(
    language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    narrow(language, monkeypatch)
    print_endgames([endgames(9)])
    found = cells(capsys.readouterr().out)
    assert not any(row[:1] == ["±"] and row[1] != ":" for row in found)
    assert re.findall(r"\d+", " ".join(found[1])) == ["9", "100", "10"]


def test_the_heading_says_how_many_endgames_were_asked_for_if_there_are_fewer(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LC_ALL", "en")
    print_endgames([endgames(7), endgames(10)])
    said = capsys.readouterr().out.splitlines()
    assert "7 of 100 late positions could be solved; 10 were asked for." in said
    assert "10 of 100 late positions could be solved." in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_tables_of_matches_fit_into_80_columns(
    language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    narrow(language, monkeypatch)
    share = Estimate(1.0, Interval(0.75, 1.0))
    match = MeasuredMatch(WIDE, Options(), 840, 1, share, share, (1, 1), 0)
    label = {
        "de": "Ausgabe mit Spezialisten, 7 Spieler",
        "en": "Specialists edition, 7 players",
        "fr": "Version avec spécialistes, 7 joueurs",
        "it": "Edizione con gli specialisti, 7 giocatori",
    }[language].split()
    print_look_ahead([LookAhead(match, 12.34, 0.123)])
    figures = ["100.00", "±", "12.50", "14.29"]
    rows = cells(capsys.readouterr().out)
    (row,) = (row for row in rows if row[-2:] == ["12.34", "0.123"])
    name, rest = row[:-6], rows[rows.index(row) + 1]  # a long name goes on below
    assert [*name, *rest] == label
    assert row[-6:-2] == figures
    print_measured_matches("expert", "margin", [match])
    _, table = capsys.readouterr().out.split("\n", 1)
    assert [*label, *figures] in cells(table)
