"""Games played side by side: the same games as alone, whatever happens in the others."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from time import sleep
from typing import ClassVar

import pytest

from heckmeck import chances
from heckmeck.arena.game import ArenaGame, GameResult
from heckmeck.arena.match import Block, Match, play_block, play_blocks
from heckmeck.arena.runner import Task, run_blocks
from heckmeck.arena.side_by_side import Steps, Stopped, play_side_by_side
from heckmeck.bots import Bot, make_bot
from heckmeck.bots.planning import PlanningBot, planning_bot
from heckmeck.odds import MARGIN, Ending, EndValues, Objective, prepare, solve, solve_together
from heckmeck.rules import EDITIONS, EditionName, PlayerMove, Setup, State, new_game


@pytest.fixture(scope="module", autouse=True)
def compiled_chances() -> None:
    chances.prepare()


def game(bots: tuple[Bot, ...], seed: str = "s", edition: EditionName = "original") -> ArenaGame:
    names = tuple(f"bot {seat}" for seat in range(len(bots)))
    return ArenaGame(Setup(edition, names), bots, names, seed)


def untimed(result: GameResult) -> GameResult:
    return replace(result, seconds=())


@pytest.mark.parametrize(
    ("edition", "names"),
    [
        ("original", ("champion", "champion")),
        ("specialists", ("champion", "champion")),
        ("specialists", ("champion", "margin", "hard")),
        ("original", ("champion:bold", "easy")),
    ],
)
def test_games_side_by_side_are_the_games_alone(
    edition: EditionName, names: tuple[str, ...]
) -> None:
    def new_game(seed: int) -> ArenaGame:
        return game(tuple(map(make_bot, names)), str(seed), edition)

    together = dict(play_side_by_side((seed, new_game(seed).steps()) for seed in range(3)))
    for seed, result in together.items():
        assert untimed(result) == untimed(new_game(seed).play())
        assert all(seconds > 0 for seconds in result.seconds)
    assert sorted(together) == list(range(3))


@pytest.mark.parametrize("edition", [edition.name for edition in EDITIONS.values()])
def test_the_champion_plays_the_same_games_when_asked_for_every_move(edition: EditionName) -> None:
    names = ("A", "B")
    setup = Setup(edition, names)

    def new_game(recorded: bool) -> ArenaGame:
        bots = tuple(make_bot("champion") for _ in names)
        return ArenaGame(setup, bots, names, "x", recorded)

    [(_, planned)] = play_side_by_side([(0, new_game(recorded=False).steps())])
    assert untimed(planned) == untimed(new_game(recorded=True).play())


def test_blocks_are_the_same_with_any_number_of_games_at_once() -> None:
    match = Match(("margin", "worms"), seed=8)
    tasks = [Task(match, number) for number in range(3)]
    alone = [timeless(play_block(match, number)) for number in range(3)]
    found = [timeless(block) for _, block in run_blocks(tasks, jobs=1, odds=True)]
    assert sorted(found, key=lambda block: block.number) == alone
    for most in (1, 4):
        wanted = [(match, number, False) for number in range(3)]
        places = dict(play_blocks(wanted, most))
        assert [timeless(places[place].block) for place in range(3)] == alone


def timeless(block: Block) -> Block:
    return Block(block.number, tuple(map(untimed, block.games)))


def broken(_: State, __: Ending) -> float:
    raise RuntimeError("no idea")


def quitting(_: State, __: Ending) -> float:
    raise SystemExit(3)


class PlansNothing:
    name = "nothing"

    def choose(self, state: State, legal: tuple[PlayerMove, ...]) -> PlayerMove:
        return legal[0]

    def plan_turn(self, state: State) -> object:
        return state


@pytest.mark.parametrize(
    "bad",
    [
        planning_bot("broken", Objective("broken", broken)),
        planning_bot("quitting", Objective("quitting", quitting)),
        PlansNothing(),
    ],
)
def test_a_bot_that_fails_forfeits_only_its_own_game(bad: Bot) -> None:
    good = make_bot("margin")
    games = {
        "bad": game((bad, good)),
        "good": game((good, make_bot("margin"))),
    }
    found = dict(play_side_by_side((key, each.steps()) for key, each in games.items()))
    assert [forfeit.seat for forfeit in found["bad"].forfeits] == [0]
    assert found["bad"].finished
    assert untimed(found["good"]) == untimed(game((good, make_bot("margin"))).play())


class HoldsSomething(PlanningBot):
    """A bot that must be closed, like a program."""

    held: ClassVar[int] = 0
    most: ClassVar[int] = 0

    def __init__(self) -> None:
        super().__init__("holds", lambda state: solve(state, MARGIN))
        HoldsSomething.held += 1
        HoldsSomething.most = max(HoldsSomething.most, HoldsSomething.held)

    def close(self) -> None:
        HoldsSomething.held -= 1


def test_bots_that_hold_something_play_one_game_after_the_other() -> None:
    def played() -> Steps[GameResult]:
        bot = HoldsSomething()
        try:
            return (yield from game((bot, make_bot("margin"))).steps())
        finally:
            bot.close()

    assert len(list(play_side_by_side((number, played()) for number in range(3)))) == 3
    assert (HoldsSomething.held, HoldsSomething.most) == (0, 1)


def test_stopping_closes_all_games() -> None:
    closed = []

    def watched(number: int) -> Steps[GameResult]:
        try:
            return (yield from game((make_bot("margin"), make_bot("margin"))).steps())
        finally:
            closed.append(number)

    asked: Iterator[bool] = iter([False] * 10 + [True])
    with pytest.raises(Stopped):
        list(play_side_by_side(((n, watched(n)) for n in range(4)), 3, lambda: next(asked)))
    assert sorted(closed) == [0, 1, 2]


def test_only_the_bots_of_an_objective_are_charged_for_valuing_its_endings() -> None:
    def slowly(states: Sequence[State]) -> list[EndValues | None]:
        sleep(0.2)
        return [None] * len(states)

    slow = Objective("slow", MARGIN.of_ending, by_score=True, of_turns=slowly)
    state = new_game(Setup("original", ("Anna", "Ben")))
    if not prepare():
        pytest.skip("plans are solved one by one without the compiled solver")
    plans = [solve(state, objective) for objective in (MARGIN, slow)]
    quick, long = solve_together(plans)
    assert long - quick > 0.15
    assert solve_together(plans) == [0.0, 0.0]  # they are solved now
