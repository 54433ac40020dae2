"""What the pieces mean now, compared with what the rules do when it happens."""

from typing import Any

import msgspec
import pytest

from heckmeck.dice import SeededDice, play
from heckmeck.protocol import GameView, encode, game_view
from heckmeck.protocol.game import ReturnPreview
from heckmeck.protocol.stakes import Failing
from heckmeck.rules import (
    Dice,
    Options,
    Return,
    Setup,
    State,
    Stop,
    apply,
    event_to_json,
    legal_moves,
    new_game,
)

FAILED = Dice(aside="1", white=0)  # stopping with a single one fails, with the canned worm too


def states(edition: Any, seed: str, **options: Any) -> list[State]:
    """Every state of a game of three players who choose among the legal moves in turn."""
    state = new_game(Setup(edition, ("A", "B", "C"), options=Options(**options)))
    dice, seen = SeededDice(seed), [state]
    for number in range(1500):
        legal = legal_moves(state)
        if not legal:
            break
        state = play(state, legal[(number * 7) % len(legal)], dice).transition.state
        seen.append(state)
    return seen


def failed(state: State, seat: int) -> list[dict[str, Any]]:
    attempt = state._replace(player=seat, phase="roll", dice=FAILED, pending=None)
    return [event_to_json(each) for each in apply(attempt, Stop()).events]


GAMES = [
    ("original", "one", {}),
    ("specialists", "two", {}),
    ("specialists", "three", {"returned_highest": "turned", "golden_die": "standard"}),
]


@pytest.mark.parametrize(("edition", "seed", "options"), GAMES)
def test_what_failing_costs_is_what_it_then_costs(
    edition: str, seed: str, options: dict[str, str]
) -> None:
    costs = set()
    for state in states(edition, seed, **options):
        meaning = game_view(state).meaning
        assert meaning is not None
        if state.over:
            continue
        for seat in range(3):
            said = meaning.stakes[seat].failing
            told = {each["event"]: each for each in failed(state, seat)}
            assert said.returned == told.get("tile_returned", {}).get("tile")
            assert said.turned == told.get("tile_turned", {}).get("tile")
            back = told.get("specialist_put_back", {})
            if back:
                assert (said.specialist, said.put_on) == (back["specialist"], back["tile"])
            moved = told.get("specialist_moved", {})
            if moved:
                assert (said.moved, said.moved_to) == (moved["specialist"], moved["tile"])
            costs.add((said.returned is None, said.specialist == "hen", said.turned is None))
    assert len(costs) > 2


@pytest.mark.parametrize(("edition", "seed", "options"), GAMES)
def test_what_can_be_stolen_and_which_totals_take_a_tile(
    edition: str, seed: str, options: dict[str, str]
) -> None:
    thefts = set()
    for state in states(edition, seed, **options):
        meaning = game_view(state).meaning
        assert meaning is not None
        totals = {each.tile: {each.tile} for each in state.face_up()}
        for tile, more in meaning.higher.items():
            totals[tile] |= set(more)
        if state.over:
            continue
        for total in range(11, 46):
            bought = stop_with(state, total)
            if bought is None:
                continue
            assert (bought == "tile_taken") == any(total in each for each in totals.values())
        for seat, stakes in enumerate(meaning.stakes):
            top = state.seats[seat].top
            if seat == state.player or top is None:
                continue
            expected = {"steal": "tile_stolen", "hen": "tile_defended", None: "attempt_failed"}
            happens = stop_with(state, top)
            assert happens in (None, expected[stakes.theft])
            thefts.add(stakes.theft)
    assert thefts >= ({"steal"} if edition == "original" else {"steal", "hen"})


def stop_with(state: State, total: int) -> str | None:
    """The first event of stopping with this total and a worm, or None if no dice give it."""
    for fives in range(9):
        rest = total - 5 - 5 * fives
        if 0 <= rest <= 4 and fives + 1 + bool(rest) <= 8:
            aside = "".join(sorted([*(["5"] * fives), *([str(rest)] if rest else [])])) + "w"
            attempt = state._replace(phase="roll", dice=Dice(aside=aside, white=0), pending=None)
            return str(event_to_json(apply(attempt, Stop()).events[0])["event"])
    return None


def test_the_parts_of_a_score_add_up() -> None:
    seen_extra = False
    for state in states("specialists", "two"):
        meaning = game_view(state).meaning
        assert meaning is not None
        for seat, stakes in zip(state.seats, meaning.stakes, strict=True):
            assert stakes.tiles + stakes.bratworms + stakes.extra == seat.score
            assert bool(stakes.extra) == (seat.specialist == "apple")
            seen_extra |= bool(stakes.extra)
    assert seen_extra


def test_whoever_puts_a_specialist_back_knows_where_it_goes() -> None:
    choices = 0
    for seed in ("two", "four", "five"):
        for state in states("specialists", seed):
            view = game_view(state)
            assert len(view.returns) == (2 if state.phase == "return" else 0)
            for preview in view.returns:
                choices += 1
                events = apply(state, Return(preview.specialist)).events
                told = event_to_json(events[0])
                if told["event"] == "specialist_left":
                    assert preview.put_on is None
                else:
                    assert preview == ReturnPreview(told["specialist"], told["tile"])
    assert choices


def test_a_view_without_a_meaning_is_still_read() -> None:
    view = game_view(new_game(Setup("original", ("A", "B"))))
    assert view.golden_faces is None
    data = msgspec.json.decode(encode(view))
    del data["meaning"]
    assert msgspec.convert(data, GameView).meaning is None


def test_at_the_beginning_nobody_can_lose_anything() -> None:
    state = new_game(Setup("specialists", ("A", "B")))
    meaning = game_view(state).meaning
    assert meaning is not None
    assert [each.failing for each in meaning.stakes] == [Failing(), Failing()]
    assert meaning.higher == {36: list(range(37, 46))}
