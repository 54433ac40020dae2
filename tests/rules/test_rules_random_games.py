"""Random games of both editions: what must hold after every move of all of them."""

from __future__ import annotations

import json
from itertools import product
from random import Random
from typing import Any, get_args

import pytest
from hypothesis import assume, event, given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from heckmeck.locale import catalogue
from heckmeck.locale.errors import explain
from heckmeck.rules import (
    FACES,
    SPECIALISTS,
    AttemptFailed,
    Dice,
    Entry,
    Event,
    Fail,
    FailReason,
    GameOver,
    GrillTile,
    IllegalMove,
    Keep,
    Land,
    Move,
    Options,
    Phase,
    Record,
    Reroll,
    Return,
    Rob,
    Roll,
    Seat,
    Setup,
    State,
    Stop,
    TieBreak,
    apply,
    apply_recorded,
    chance_outcomes,
    defects,
    event_from_json,
    event_to_json,
    fold,
    legal_moves,
    new_game,
    position,
    recorded_roll,
    replay,
)
from heckmeck.rules.transition import _Unfolding
from heckmeck.testing.playouts import PlayoutStep, late_state, playout, random_record, random_setup
from heckmeck.testing.strategies import playouts, records, setups, states, turn_starts

thorough = settings(
    max_examples=180,
)

# Every player's move that can be written down at all, and some that cannot be meant.
UNIVERSE: tuple[Move, ...] = (
    Roll(),
    Roll(golden=True),
    Roll(golden=False),
    Reroll(),
    Stop(),
    Stop(lower=True),
    Fail(),
    *map(Keep, FACES),
    *map(Rob, range(-1, 8)),
    *map(Return, SPECIALISTS),
)
ROWS = {f"{letter}{number}" for letter, number in product("ABCDEFG", range(1, 9))}


def accepted(state: State, move: Move) -> bool:
    """Whether `apply` takes the move; if not, it must say why and change nothing."""
    before = hash(state)
    refusal: IllegalMove | None = None
    try:
        apply(state, move)
    except IllegalMove as error:
        refusal = error
    assert hash(state) == before
    if refusal is None:
        return True
    assert refusal.rule in ROWS
    assert explain(refusal, catalogue("en"))
    assert refusal.legal == legal_moves(state)
    return False


@thorough
@given(playouts(max_moves=60))
def test_every_move_leads_to_a_sound_state(game: tuple[State, list[PlayoutStep]]) -> None:
    start, steps = game
    assert not defects(start)
    for step in steps:
        assert not defects(step.state), step.move
        assert bool(legal_moves(step.state)) != step.state.over
    event(f"ends in phase {steps[-1].state.phase}")


@thorough
@given(playouts(max_moves=40))
def test_events_alone_fold_to_the_state(game: tuple[State, list[PlayoutStep]]) -> None:
    _, steps = game
    for step in steps:
        assert fold(step.before, step.events) == step.state
        through_json = json.loads(json.dumps([event_to_json(each) for each in step.events]))
        assert tuple(map(event_from_json, through_json)) == step.events
        assert fold(step.before, map(event_from_json, through_json)) == step.state


@thorough
@given(playouts(max_moves=12))
def test_legal_is_exactly_what_apply_accepts(game: tuple[State, list[PlayoutStep]]) -> None:
    start, steps = game
    for state in [start, *(step.state for step in steps)]:
        legal = legal_moves(state)
        assert len(set(legal)) == len(legal)
        assert {move for move in UNIVERSE if accepted(state, move)} == set(legal)
        assert not accepted(state, Land("12345123"))


@thorough
@given(states(max_moves=30), st.booleans())
def test_in_the_air_only_dice_that_fit_are_accepted(state: State, golden: bool) -> None:
    rolls = [move for move in legal_moves(state) if isinstance(move, Roll | Reroll)]
    assume(rolls)
    state = apply(state, rolls[0 if golden else -1]).state
    assert not defects(state)
    assert legal_moves(state) == ()
    assert not any(accepted(state, move) for move in UNIVERSE)
    white = state.dice.white
    golden_faces: list[str | None] = [None, *FACES, "", "11", "x"]
    for count, face in product(range(10), golden_faces):
        fits = count == white and (
            face in list(state.setup.golden_faces) if state.dice.golden else face is None
        )
        assert accepted(state, Land("2" * count, face)) == fits
    assert not accepted(state, Land("6" * white or "6", None))


@thorough
@given(records(max_moves=80))
def test_a_written_record_replays_to_the_same_position(record: Record) -> None:
    text = str(record)
    state = new_game(record.setup)
    for played, entry in zip(replay(text.splitlines()), (None, *record.entries), strict=True):
        if entry is not None:
            state = apply_recorded(state, entry.move).state
            assert played.move == entry.move
        assert played.state == state
        assert position(played.state) == position(state)
    again = list(replay(text.encode().splitlines(keepends=True)))
    assert again[-1].state == state


@thorough
@given(records(max_moves=60), st.integers(0, 60))
def test_a_record_can_be_cut_at_any_move(record: Record, moves: int) -> None:
    cut = record.cut(moves)
    whole = list(replay(record.lines()))
    assert list(replay(cut.lines())) == whole[: len(cut.entries) + 1]


@thorough
@given(states(max_moves=40))
def test_repr_is_valid_code_and_values_compare(state: State) -> None:
    names: dict[str, Any] = {
        each.__name__: each for each in (State, Setup, Options, Seat, Dice, GrillTile)
    }
    copy = eval(repr(state), names)  # noqa: S307  the point of the test
    assert copy == state
    assert hash(copy) == hash(state)
    assert copy._replace(turn=state.turn + 1) != state


@thorough
@given(turn_starts())
def test_F3_both_orders_of_putting_back_and_turning_agree(state: State) -> None:  # noqa: N802
    tile, specialist = state.mover.top, state.mover.specialist
    assume(tile is not None and specialist != "hen")
    assert tile is not None
    printed, swapped = _Unfolding(state), _Unfolding(state)
    for game in (printed, swapped):
        game.return_top(tile)
    if specialist is not None:
        printed.put_back(specialist)
    printed.turn_highest(returned=tile)
    swapped.turn_highest(returned=tile)
    if specialist is not None:
        swapped.put_back(specialist)
    printed.move_off_turned_tile()
    swapped.move_off_turned_tile()
    assert printed.state == swapped.state
    event(f"specialist held: {specialist is not None}")


@thorough
@given(states(max_moves=20), st.booleans())
def test_chance_outcomes_weigh_six_to_the_dice(state: State, golden: bool) -> None:
    assert chance_outcomes(state) == ()
    rolls = [move for move in legal_moves(state) if isinstance(move, Roll | Reroll)]
    assume(rolls)
    state = apply(state, rolls[0 if golden else -1]).state
    outcomes = chance_outcomes(state)
    dice = state.dice.white + state.dice.golden
    assert sum(weight for _, weight in outcomes) == 6**dice
    assert len({landing for landing, _ in outcomes}) == len(outcomes)
    assert min(weight for _, weight in outcomes) >= 1
    for landing, _ in outcomes[:3] + outcomes[-3:]:
        assert accepted(state, landing)


@thorough
@given(playouts(max_moves=60, fixed_options=True))
def test_always_a_failed_attempt_never_ends_the_game(game: tuple[State, list[PlayoutStep]]) -> None:
    for step in game[1]:
        kinds = {type(each) for each in step.events}
        assert not {AttemptFailed, GameOver} <= kinds


@given(setups())
@settings(max_examples=30)
def test_a_new_game_is_sound(setup: Setup) -> None:
    state = new_game(setup)
    assert not defects(state)
    assert (state.player, state.turn) == (setup.first, 1)


class Game(RuleBasedStateMachine):
    """Somebody plays and sometimes tries what is forbidden; hypothesis chooses and shrinks."""

    @initialize(start=turn_starts())
    def sit_down(self, start: State) -> None:
        self.start = self.state = start
        self.moves: list[Any] = []
        self.asked: Roll | Reroll = Roll()

    @precondition(lambda self: self.state.phase not in ("chance", "over"))
    @rule(data=st.data())
    def choose(self, data: st.DataObject) -> None:
        move = data.draw(st.sampled_from(legal_moves(self.state)))
        self.state = apply(self.state, move).state
        if isinstance(move, Roll | Reroll):
            self.asked = move
        else:
            self.moves.append(move)

    @precondition(lambda self: self.state.phase == "chance")
    @rule(data=st.data())
    def dice_land(self, data: st.DataObject) -> None:
        white, setup = self.state.dice.white, self.state.setup
        dice = data.draw(st.text("12345w", min_size=white, max_size=white))
        golden = data.draw(st.sampled_from(setup.golden_faces)) if self.state.dice.golden else None
        landing = Land(dice, golden)
        self.state = apply(self.state, landing).state
        self.moves.append(recorded_roll(self.asked, landing))

    @rule(move=st.sampled_from(UNIVERSE))
    def try_anything(self, move: Move) -> None:
        assert accepted(self.state, move) == (move in legal_moves(self.state))

    @invariant()
    def sound(self) -> None:
        assert not defects(self.state)

    def teardown(self) -> None:
        state = self.start
        for move in self.moves:
            state = apply_recorded(state, move).state
        if self.state.phase != "chance":
            assert state == self.state


TestGame = Game.TestCase
TestGame.settings = settings(
    max_examples=80,
    stateful_step_count=40,
)


# The random games are worth something only if they reach what is rare.


@pytest.fixture(scope="module")
def seen() -> dict[str, set[Any]]:
    found: dict[str, set[Any]] = {
        name: set() for name in ("events", "reasons", "phases", "ties", "moves", "left", "players")
    }
    for seed in range(300):
        rng = Random(f"coverage {seed}")
        start = late_state(random_setup(rng), rng)
        for step in playout(start, rng, 40):
            found["moves"].add(type(step.move).__name__)
            found["phases"].add(step.state.phase)
            found["left"] |= step.state.removed - step.before.removed
            found["players"].add((step.state.setup.edition, len(step.state.seats)))
            for each in step.events:
                found["events"].add(type(each))
                if isinstance(each, AttemptFailed):
                    found["reasons"].add(each.reason)
                if isinstance(each, GameOver):
                    found["ties"].add(each.tie_break)
    return found


def test_random_games_reach_every_kind_of_event(seen: dict[str, set[Any]]) -> None:
    assert seen["events"] == set(get_args(Event))


def test_random_games_reach_every_reason_phase_and_tie_break(seen: dict[str, set[Any]]) -> None:
    assert seen["reasons"] == set(get_args(FailReason))
    assert seen["phases"] == set(get_args(Phase)) - {"chance"}
    assert seen["ties"] >= set(get_args(TieBreak)) - {"shared"}


def test_random_games_reach_every_move_and_number_of_players(seen: dict[str, set[Any]]) -> None:
    assert seen["moves"] == {"Rolled", "Rerolled", "Keep", "Stop", "Fail", "Rob", "Return"}
    assert seen["players"] == set(product(("original", "specialists"), range(2, 8)))
    assert {"raven", "hen"} <= seen["left"]


@pytest.mark.parametrize("edition", ["original", "specialists"])
def test_random_games_from_the_beginning_come_to_an_end(edition: Any) -> None:
    rng = Random(f"to the end {edition}")
    ends = 0
    for _ in range(12):
        record = random_record(random_setup(rng, edition), rng, 1500)
        *_, last = replay(record.lines())
        ends += last.state.over
        assert Entry(Fail()) not in record.entries or edition == "specialists"
    assert ends >= 6
