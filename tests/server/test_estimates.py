"""The chances of a replay: a point per turn, exact at the end; what turned the game, and why."""

from functools import cache
from itertools import pairwise
from random import Random

import pytest

from heckmeck.bots.champion import champion_bot
from heckmeck.chances import WIN, chances
from heckmeck.dice import play
from heckmeck.odds import Objective, Plan, solve
from heckmeck.rules import (
    Keep,
    RecordMove,
    Rolled,
    Setup,
    State,
    Stop,
    legal_moves,
    new_game,
    winners,
)
from heckmeck.rules import apply_recorded as play_line
from heckmeck.server.workers import estimates
from heckmeck.server.workers.estimates import (
    MOST_SWINGS,
    WORTH_TELLING,
    estimate_turns,
    find_swings,
    shares,
)
from heckmeck.testing.playouts import LivelyDice, playout

Game = tuple[list[State], list[RecordMove]]


def lively_game(seed: int) -> Game:
    start = new_game(Setup("specialists", ("Anna", "Ben", "Cleo")))
    steps = list(playout(start, Random(seed), 3000))
    return [start, *(step.state for step in steps)], [step.move for step in steps]


def turn_of(*moves: RecordMove) -> Game:
    """The first turn of a game with these moves."""
    states = [new_game(Setup("original", ("Anna", "Ben")))]
    for move in moves:
        states.append(play_line(states[-1], move).state)
    assert states[-1].turn == 2
    return states, list(moves)


@pytest.mark.parametrize("seed", range(6))
def test_there_is_a_point_for_every_turn_and_the_end_is_exact(seed: int) -> None:
    states, _ = lively_game(seed)
    points = estimate_turns(states)
    assert [each.turn for each in points if not states[each.step].over] == sorted(
        {state.turn for state in states if not state.over}
    )
    for point in points:
        assert point.chances == [round(each, 4) for each in chances(states[point.step])]
        assert sum(point.chances) == pytest.approx(1, abs=0.001)
    if states[-1].over:
        won = winners(states[-1])
        assert [seat for seat, share in enumerate(points[-1].chances) if share] == list(won)


def test_a_game_without_moves_has_one_point_and_no_swing() -> None:
    states = [new_game(Setup("original", ("Anna", "Ben")))]
    points = estimate_turns(states)
    assert [(point.step, point.turn) for point in points] == [(0, 1)]
    assert find_swings(points, states, []) == []


@pytest.mark.parametrize("seed", range(3))
def test_the_biggest_swings_are_told_in_order(seed: int) -> None:
    states, moves = lively_game(seed)
    points = estimate_turns(states)
    swings = find_swings(points, states, moves)
    changes = sorted(
        max(abs(now - was) for was, now in zip(before.chances, after.chances, strict=True))
        for before, after in pairwise(points)
    )
    told = [abs(swing.after - swing.before) for swing in swings]
    assert sorted(told) == pytest.approx(changes[-len(told) :])
    assert [swing.step for swing in swings] == sorted(swing.step for swing in swings)
    for swing in swings:
        start = next(point for point in points if point.turn == swing.turn)
        assert swing.mover == states[start.step].player
        assert swing.choice <= 1e-9
        # Luck and choices lead from the best play of the turn to its end.
        begin, end = states[start.step], states[swing.step]
        change = chances(end)[begin.player] - solve(begin, WIN).value
        assert swing.luck + swing.choice == pytest.approx(change, abs=2e-4)


def test_a_failed_roll_is_luck() -> None:
    states, moves = turn_of(Rolled("1111111w"), Keep("w"), Rolled("wwwwwww"))
    luck, choice = shares(states, moves)
    assert luck < -0.02
    assert choice == pytest.approx(0, abs=abs(luck) / 4)


def test_stopping_without_need_is_a_choice() -> None:
    """Six fives and a worm lie there; the player sets the one aside and stops with nothing."""
    states, moves = turn_of(Rolled("1555555w"), Keep("1"), Stop())
    luck, choice = shares(states, moves)
    assert luck > 0  # six fives and a worm
    assert choice < -luck


@cache
def champions_game() -> Game:
    bot, dice = champion_bot(), LivelyDice(Random(5))
    states = [new_game(Setup("specialists", ("Anna", "Ben")))]
    moves: list[RecordMove] = []
    while states[-1].turn <= 12 and not states[-1].over:
        state = states[-1]
        move, (after, _) = play(state, bot.choose(state, legal_moves(state)), dice)
        states.append(after)
        moves.append(move)
    return states, moves


def test_whoever_plays_by_the_estimate_gives_nothing_away() -> None:
    """The chances before and after a choice fit together: what is not chosen is luck."""
    states, moves = champions_game()
    points = estimate_turns(states)
    for start, end in pairwise(point.step for point in points):
        _, choice = shares(states[start : end + 1], moves[start:end])
        assert choice == pytest.approx(0, abs=1e-9)


def test_what_is_told_is_more_than_what_a_look_ahead_corrects() -> None:
    states, _ = champions_game()
    corrections = [
        abs(point.chances[states[point.step].player] - solve(states[point.step], WIN).value)
        for point in estimate_turns(states)[:10]
    ]
    assert max(corrections) < WORTH_TELLING
    assert sum(corrections) / len(corrections) < WORTH_TELLING / 4


def test_a_long_game_needs_no_more_plans_than_a_short_one(monkeypatch: pytest.MonkeyPatch) -> None:
    states, moves = lively_game(1)
    points = estimate_turns(states)
    assert len(points) > 40
    plans: list[State] = []

    def counted(state: State, objective: Objective) -> Plan:
        plans.append(state)
        return solve(state, objective)

    monkeypatch.setattr(estimates, "solve", counted)
    find_swings(points, states, moves)
    assert len(plans) == MOST_SWINGS
