"""Plans: their moves and outcomes, and that playing them gives what they predict."""

from collections import Counter, defaultdict
from math import sqrt
from random import Random

import pytest

from heckmeck.dice import SeededDice, land, play
from heckmeck.odds import (
    MARGIN,
    NothingToSolve,
    Objective,
    Plan,
    UnknownObjective,
    at_least,
    exactly,
    solve,
    solve_many,
)
from heckmeck.rules import (
    AttemptFailed,
    BratwormTaken,
    Keep,
    Land,
    Roll,
    Seat,
    Setup,
    State,
    Stop,
    TileDefended,
    TileStolen,
    TileTaken,
    apply,
    legal_moves,
    new_game,
)
from tests.odds.odds_positions import positions

ORIGINAL = new_game(Setup("original", ("A", "B")))


def played(state: State, *moves: object) -> State:
    for move in moves:
        state = apply(state, move).state  # type: ignore[arg-type]
    return state


def test_every_legal_move_has_its_odds() -> None:
    state = played(ORIGINAL, Roll(), Land("1123455w"))
    plan = solve(state, "worms")
    assert [each.move for each in plan.moves] == list(legal_moves(state))
    assert plan.value == max(each.value for each in plan.moves)
    assert plan.best in legal_moves(state)


@pytest.mark.parametrize(
    "objective", [MARGIN, at_least(27), "tile"], ids=["margin", "total", "tile"]
)
def test_the_states_after_the_turn_are_those_of_the_outcomes(
    objective: Objective | str,
) -> None:
    """Also if the values of the endings were known before, so that nobody asked for the states."""
    for state in positions(seed=8, count=12):
        if state.over or state.phase == "return" or state.pending is not None:
            continue
        for _ in range(2):
            plan = solve(state, objective)
            before = state.mover.stack
            gained: defaultdict[int, float] = defaultdict(float)
            for after, chance in plan.endings():
                stack = after.seats[state.player].stack
                if len(stack) > len(before):
                    gained[stack[-1]] += chance
            expected: defaultdict[int, float] = defaultdict(float)
            for outcome in plan.outcomes():
                if outcome.result in ("take", "steal") and outcome.tile is not None:
                    expected[outcome.tile] += outcome.p
            assert dict(gained) == pytest.approx(dict(expected))


def test_a_sure_tile_is_sure() -> None:
    state = played(ORIGINAL, Roll(), Land("wwwww555"), Keep("w"))
    stop = next(each for each in solve(state, "tile").moves if each.move == Stop())
    assert (stop.value, stop.success, stop.fail) == (1.0, 1.0, 0.0)


def test_the_outcomes_sum_to_one_and_to_the_value() -> None:
    for state in positions(21, 10):
        outcomes = solve(state, "tile").outcomes()
        assert sum(each.p for each in outcomes) == pytest.approx(1.0, abs=1e-12)
        succeeds = sum(each.p for each in outcomes if each.result != "fail")
        assert succeeds == pytest.approx(solve(state, "tile").value, abs=1e-12)


def test_dice_in_the_air() -> None:
    state = played(ORIGINAL, Roll())
    plan = solve(state, "worms")
    assert plan.value == pytest.approx(solve(ORIGINAL, "worms").value, abs=1e-15)
    assert plan.best is None
    assert plan.moves == ()
    assert sum(each.p for each in plan.outcomes()) == pytest.approx(1.0, abs=1e-12)


def test_a_finished_game_has_no_odds() -> None:
    with pytest.raises(NothingToSolve, match="solve-over"):
        solve(ORIGINAL._replace(phase="over"), "worms")


def test_a_plan_is_for_one_turn() -> None:
    plan = solve(ORIGINAL, "worms")
    later = ORIGINAL._replace(turn=2, player=1)
    state = played(later, Roll(), Land("1123455w"))
    with pytest.raises(NothingToSolve, match="solve-other-turn"):
        plan.choose(state)


def test_an_unknown_objective() -> None:
    with pytest.raises(UnknownObjective, match="tile, worms, margin"):
        solve(ORIGINAL, "fame")


def test_totals_need_a_worm_and_nothing_to_buy() -> None:
    """At least and exactly ask for the total alone: an empty-handed 22 is still a 22."""
    state = ORIGINAL._replace(grill=ORIGINAL.grill[-1:])
    for objective in (at_least(22), exactly(22)):
        assert solve(state, objective).value == solve(ORIGINAL, objective).value


def test_the_canned_worm_counts() -> None:
    fresh = new_game(Setup("specialists", ("A", "B")))
    holder = fresh._replace(
        grill=tuple(each for each in fresh.grill if each.tile != 11),
        seats=(Seat((11,), "canned_worm"), Seat()),
    )
    state = played(holder, Roll(), Land("55551111"), Keep("5"))
    assert solve(state, exactly(25)).values[Stop()] == 1.0
    assert solve(state, exactly(20)).values[Stop()] == 0.0


def test_failing_can_be_the_aim() -> None:
    """Any function of before and after is an objective, also one that wants to lose.

    Eight worms at once are the only roll that leaves no way to fail: 40 takes the 36.
    """
    plan = solve(ORIGINAL, lambda _, after: -float(after.seats[0].score))
    assert plan.value == pytest.approx(-4 / 6**8, abs=1e-15)


def test_few_positions_at_once_are_solved_too() -> None:
    states = list(positions(3, 4))
    assert [plan.value for plan in solve_many(states, "margin")] == [
        pytest.approx(solve(state, "margin").value, abs=1e-12) for state in states
    ]


def _play(plan: Plan, dice: SeededDice) -> tuple[tuple[object, ...], float]:
    """Play the plan once: how the turn ended, and by how much the margin changed."""
    state, bratworm = plan.state, False
    while True:
        move = land(state, dice) if state.phase == "chance" else plan.choose(state)
        stopping = isinstance(move, Stop)
        state, events = apply(state, move)
        for event in events:
            match event:
                case TileTaken(_, tile, _):
                    end: tuple[object, ...] = ("take", tile, None)
                case TileStolen(_, tile, source):
                    end = ("steal", tile, source)
                case TileDefended(_, tile, source):
                    end = ("hen", tile, source)
                case AttemptFailed():
                    end = ("fail", None, None)
                case BratwormTaken() if not stopping and state.pending is None:
                    bratworm = True
        if state.turn != plan.state.turn or state.over:
            return (*end, bratworm), _margin(plan.state, state)


def _margin(before: State, after: State) -> float:
    changes = [now.score - was.score for was, now in zip(before.seats, after.seats, strict=True)]
    own = changes.pop(before.player)
    return own - sum(changes) / len(changes)


def _rich_position() -> State:
    """Three players, a weasel in hand, a tile and the hen to steal, the supply empty."""
    fresh = new_game(Setup("specialists", ("A", "B", "C")))
    mine, theirs, hers = Seat((22,), "weasel", 1), Seat((31, 25), "apple", 3), Seat((28,), "hen", 3)
    gone = {22, 25, 28, 31}
    grill = tuple(
        each._replace(specialist=None) if each.specialist in ("weasel", "apple", "hen") else each
        for each in fresh.grill
        if each.tile not in gone
    )
    return fresh._replace(grill=grill, seats=(mine, theirs, hers), supply=0)


def test_playing_the_plan_gives_what_it_predicts() -> None:
    state = _rich_position()
    plan = solve(state, MARGIN)
    games = 3000
    dice = SeededDice("odds-promise")
    seen: Counter[tuple[object, ...]] = Counter()
    total = squares = 0.0
    for _ in range(games):
        end, margin = _play(plan, dice)
        seen[end] += 1
        total += margin
        squares += margin * margin
    mean = total / games
    sigma = sqrt((squares / games - mean * mean) / games)
    assert abs(mean - plan.value) < 4 * sigma
    promised = {each[:4]: each.p for each in plan.outcomes()}
    assert set(seen) <= set(promised)
    for end, p in promised.items():
        tolerance = 4.5 * sqrt(p * (1 - p) / games) + 1 / games
        assert abs(seen[end] / games - p) < tolerance, end


def test_early_and_late_plans_choose_the_same_move() -> None:
    """A plan made at the start of a turn and one made in the middle agree on the move."""
    chance = Random(8)
    for state in positions(31, 8):
        plan = solve(state, "margin")
        for _ in range(6):
            if state.turn != plan.state.turn or state.over or not legal_moves(state):
                break
            assert plan.choose(state) == solve(state, "margin").choose(state)
            source = SeededDice(chance.randrange(1 << 30))
            state = play(state, chance.choice(legal_moves(state)), source).transition.state
