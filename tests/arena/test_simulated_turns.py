"""Turns simulated by their plan: the same games as when the bot is asked for every move."""

from dataclasses import replace
from itertools import product
from random import Random
from typing import cast

import pytest

from heckmeck.arena.game import ArenaGame, GameResult
from heckmeck.bots import Bot, make_bot
from heckmeck.bots.planning import planning_bot
from heckmeck.dice import SeededDice, land
from heckmeck.message import Message
from heckmeck.odds import MARGIN, WORMS, Ending, Objective, Plan, solve
from heckmeck.odds.solvers.plain import PlainSolver
from heckmeck.odds.turn.policy import Policy
from heckmeck.odds.turn.simulate import SimulatedTurn, can_simulate, simulate_turn
from heckmeck.rules import (
    EDITIONS,
    Land,
    Move,
    Options,
    PlayerMove,
    Roll,
    Seat,
    Setup,
    Specialist,
    State,
    apply,
    legal_moves,
    new_game,
)
from heckmeck.testing.playouts import late_state, random_setup


def play(setup: Setup, bots: tuple[Bot, ...], seed: str, recorded: bool) -> GameResult:
    game = ArenaGame(setup, bots, setup.players, seed, recorded=recorded)
    return replace(game.play(), seconds=())


@pytest.mark.parametrize(
    ("edition", "name", "players"),
    [
        *product(EDITIONS, ("margin", "worms", "normal"), (2, 4)),
        ("original", "expert", 3),
        ("specialists", "hard", 3),
        ("specialists", "margin", 7),
    ],
)
def test_simulated_turns_give_the_same_games_as_the_engine(
    edition: str, name: str, players: int
) -> None:
    names = tuple(f"{name} {seat}" for seat in range(players))
    for number, options in enumerate((Options(), Options(returned_highest="turned"))):
        setup = Setup(EDITIONS[edition].name, names, options=options)
        seed = f"walk {number}"
        planned, asked = (
            play(setup, tuple(make_bot(name) for _ in names), seed, recorded)
            for recorded in (False, True)
        )
        assert planned == asked


def test_a_game_with_optional_steals_is_played_move_by_move() -> None:
    setup = Setup("original", ("A", "B"), options=Options(steal="optional"))
    bots = make_bot("margin"), make_bot("margin")
    assert play(setup, bots, "x", False) == play(setup, bots, "x", True)
    assert not can_simulate(solve(new_game(setup), MARGIN))


def holding(specialist: Specialist | None, *, bratworms: int = 0) -> State:
    """The first of three players holds this specialist; the others have these bratworms."""
    state = new_game(Setup("specialists", ("A", "B", "C")))
    seats = (Seat(specialist=specialist), Seat(bratworms=bratworms), Seat(bratworms=bratworms))
    return state._replace(seats=seats, supply=5 if not bratworms else 0)


@pytest.mark.parametrize(
    ("state", "expected"),
    [
        (new_game(Setup("original", ("A", "B"))), True),
        (holding(None), True),
        (holding("canned_worm"), True),
        (holding("hen"), True),
        (holding("weasel"), False),
        (holding("golden_die"), False),
        (holding(None, bratworms=2), False),  # two players to rob
        (apply(new_game(Setup("original", ("A", "B"))), Roll()).state, False),
    ],
)
def test_which_turns_can_be_simulated(state: State, expected: bool) -> None:
    assert can_simulate(solve(state, MARGIN)) is expected


def asked_move_by_move(plan: Plan, dice: SeededDice) -> tuple[State, Move, int]:
    """The last state and move of a turn, and how often there was a choice."""
    state, choices = plan.state, 0
    while True:
        choices += len(legal_moves(state)) > 1
        move: Move = plan.choose(state)
        after = apply(state, move).state
        if after.phase == "chance":
            state, move = after, land(after, dice)
            after = apply(state, move).state
        if after.turn != state.turn or after.over or after.pending:
            return state, move, choices
        state = after


@pytest.mark.parametrize("seed", range(60))
def test_a_simulated_turn_ends_like_the_turn_of_the_engine(seed: int) -> None:
    state = turn_begins(Random(seed))
    plan = solve(state, MARGIN)
    assert can_simulate(plan)
    assert simulated(plan, SeededDice(seed)) == asked_move_by_move(plan, SeededDice(seed))


def simulated(plan: Plan, dice: SeededDice) -> SimulatedTurn:
    steps = simulate_turn(plan)
    white = next(steps)
    while True:
        try:
            white = steps.send(dice.roll(white, None))
        except StopIteration as end:
            return cast("SimulatedTurn", end.value)


def turn_begins(chance: Random) -> State:
    """The beginning of a turn in the middle of a random game."""
    while True:
        state = late_state(random_setup(chance), chance)
        if can_simulate(solve(state, MARGIN)):
            return state


def test_a_simulated_turn_ends_with_the_dice_that_fail() -> None:
    state = new_game(Setup("original", ("A", "B")))
    steps = simulate_turn(solve(state, MARGIN))
    next(steps)
    left = steps.send(Land("wwwww123"))
    with pytest.raises(StopIteration) as ended:
        steps.send(Land("w" * left))
    turn = ended.value.value
    assert turn.move == Land("w" * left)
    after = apply(turn.state, turn.move).state
    assert (after.turn, after.player) == (2, 1)


def test_a_plan_that_fails_loses_the_game_and_nobody_else_is_harmed() -> None:
    def broken(before: State, _: Ending) -> float:
        if before.turn > 4:
            raise ArithmeticError("no idea")
        return 0.0

    setup = Setup("original", ("bad", "good"))
    played = [
        play(
            setup,
            (planning_bot("bad", Objective("bad", broken)), make_bot("margin")),
            "forfeit",
            recorded,
        )
        for recorded in (False, True)
    ]
    assert played[0] == played[1]
    assert [each.seat for each in played[0].forfeits] == [0]
    assert "no idea" in str(played[0].forfeits[0].reason.details["why"])
    assert played[0].finished
    assert played[0].shares == (0.0, 1.0)


class ForeignPlanner:
    """A bot of another package that plans its turns."""

    name = "foreign"

    def __init__(self, error: BaseException | None = None) -> None:
        self.plans = self.questions = 0
        self._error = error

    def plan_turn(self, state: State) -> Plan:
        self.plans += 1
        if self._error is not None:
            raise self._error
        return solve(state, MARGIN)

    def choose(self, state: State, legal: tuple[PlayerMove, ...]) -> PlayerMove:
        self.questions += 1
        return solve(state, MARGIN).choose(state)


def test_any_bot_with_plan_turn_is_asked_once_per_turn() -> None:
    bot = ForeignPlanner()
    setup = Setup("original", ("foreign", "cautious"))
    game = play(setup, (bot, make_bot("cautious")), "once", recorded=False)
    assert bot.questions == 0
    assert 0 < bot.plans <= game.turns
    asked = ForeignPlanner()
    assert play(setup, (asked, make_bot("cautious")), "once", recorded=True) == game
    assert asked.plans == 0 < asked.questions


@pytest.mark.parametrize("error", [ArithmeticError("no plan"), StopIteration(), SystemExit(1)])
def test_a_crash_while_planning_is_a_forfeit(error: BaseException) -> None:
    bot = ForeignPlanner(error)
    setup = Setup("original", ("foreign", "cautious"))
    game = play(setup, (bot, make_bot("cautious")), "crash", recorded=False)
    assert [(each.seat, each.turn) for each in game.forfeits] == [(0, 1)]
    assert game.forfeits[0].reason.code == "bot-crashed"
    assert (bot.plans, bot.questions) == (1, 0)
    assert game.finished


class DreamingPlanner(ForeignPlanner):
    """Plans a turn of a game in which it already has half of the tiles."""

    def plan_turn(self, state: State) -> Plan:
        return solve(rich(state), MARGIN)


class SwappingPlanner(ForeignPlanner):
    """Like `DreamingPlanner`, but only the policy inside the plan is for that game."""

    def plan_turn(self, state: State) -> Plan:
        plan = solve(state, MARGIN)
        plan.give(Policy(solve(rich(state), MARGIN).turn, PlainSolver(plan.turn)))
        return plan


def rich(state: State) -> State:
    """The same game, but the player to move has the lower half of the tiles."""
    mine = tuple(each.tile for each in state.grill[:8])
    seats = list(state.seats)
    seats[state.player] = Seat(mine)
    return state._replace(seats=tuple(seats), grill=state.grill[8:])


@pytest.mark.parametrize("bot", [DreamingPlanner(), SwappingPlanner()])
def test_a_plan_for_another_game_is_a_forfeit(bot: ForeignPlanner) -> None:
    setup = Setup("original", ("foreign", "cautious"))
    game = play(setup, (bot, make_bot("cautious")), "cheat", recorded=False)
    honest = play(setup, (make_bot("cautious"), make_bot("cautious")), "cheat", recorded=False)
    (forfeit,) = game.forfeits
    assert (forfeit.seat, forfeit.turn) == (0, 1)
    assert forfeit.reason == Message("bot-other-plan", {"name": "foreign"})
    assert game.scores == honest.scores  # the stand-in plays the real game


def test_one_planning_bot_plans_for_many_tables() -> None:
    """A plan from the middle of a turn at another table is not reused for a whole turn."""
    bot = planning_bot("worms", WORMS)
    start = new_game(Setup("original", ("A", "B")))
    rolled = apply(apply(start, Roll()).state, Land("1233345w")).state
    bot.choose(rolled, legal_moves(rolled))
    assert bot.plan_turn(start).state == start
