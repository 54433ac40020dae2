"""Every bot always answers with a legal move, and games of our bots end."""

import sys

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from heckmeck.arena.game import ArenaGame
from heckmeck.bots import ask, bot_names, close_bot, make_bot
from heckmeck.bots.referee import BotFailure
from heckmeck.odds import prepare
from heckmeck.rules import (
    EDITIONS,
    GrillTile,
    Keep,
    Land,
    PlayerMove,
    Return,
    Rob,
    Roll,
    Seat,
    Setup,
    State,
    Stop,
    apply,
    legal_moves,
    new_game,
)
from tests.bots.positions import one_of_every_kind, questions

PLAIN = ("random", "cautious", "easy")


def test_the_positions_are_of_every_kind() -> None:
    states = one_of_every_kind()
    assert {state.phase for state in states} == {"roll", "keep", "rob", "return"}
    moves = {type(move) for state in states for move in legal_moves(state)}
    assert len(moves) == 7  # every kind of move there is
    assert any(Stop(lower=True) in legal_moves(state) for state in states)


@pytest.mark.parametrize("name", bot_names())
def test_every_bot_answers_legally_in_positions_of_every_kind(name: str) -> None:
    bot = make_bot(name, seed=1)
    for state in one_of_every_kind():
        legal = legal_moves(state)
        assert bot.choose(state, legal) in legal, repr(state)


@settings(max_examples=40)
@given(seed=st.integers(0, 2**32), name=st.sampled_from(PLAIN))
def test_plain_bots_answer_legally_through_whole_games(seed: int, name: str) -> None:
    bot = make_bot(name, seed)
    for state in questions(seed, turns=60):
        legal = legal_moves(state)
        assert bot.choose(state, legal) in legal, repr(state)


@settings(max_examples=5)
@given(seed=st.integers(0, 2**32), step=st.integers(20, 60))
def test_planning_bots_answer_legally_anywhere(seed: int, step: int) -> None:
    for number, state in enumerate(questions(seed, turns=60)):
        if number % step == 0:
            legal = legal_moves(state)
            for name in set(bot_names()) - set(PLAIN):
                assert make_bot(name).choose(state, legal) in legal, repr(state)


@pytest.mark.parametrize("name", [name for name in bot_names() if name != "random"])
def test_the_same_question_has_the_same_answer(name: str) -> None:
    """A bot remembers its plan, but no answer depends on what it was asked before."""
    used = make_bot(name)
    for state in one_of_every_kind()[::4]:
        legal = legal_moves(state)
        assert used.choose(state, legal) == make_bot(name).choose(state, legal), repr(state)


def test_a_seed_makes_the_random_bot_repeat() -> None:
    states = one_of_every_kind()
    one, other, third = (make_bot("random", seed) for seed in (5, 5, 6))
    answers = [[bot.choose(s, legal_moves(s)) for s in states] for bot in (one, other, third)]
    assert answers[0] == answers[1] != answers[2]


def bare(*tiles: int, seats: tuple[Seat, ...] = (Seat((25,)), Seat((26,)))) -> State:
    """Late in a game of the specialists edition: these tiles are left, all others are gone."""
    start = new_game(Setup("specialists", tuple(f"p{seat}" for seat in range(len(seats)))))
    gone = frozenset(start.setup.box.specialists)
    return start._replace(grill=tuple(GrillTile(tile) for tile in tiles), seats=seats, removed=gone)


def after(state: State, *moves: PlayerMove | Land) -> State:
    for move in moves:
        state = apply(state, move).state
    return state


@pytest.mark.parametrize("name", [name for name in bot_names() if name != "random"])
def test_every_bot_aims_for_11_when_that_is_all_that_is_left(name: str) -> None:
    bot = make_bot(name)
    alone = (Seat((25,)), Seat())  # nobody to steal from
    state = after(
        bare(11, seats=alone), Roll(), Land("1233345w"), Keep("w"), Roll(), Land("2345555")
    )
    aim = bot.choose(state, legal_moves(state))
    assert aim in (Keep("2"), Keep("3"), Keep("4"))  # 5 5 5 5 would be too much
    state = after(state, Keep("4"), Roll(), Land("123333"))
    assert bot.choose(state, legal_moves(state)) == Keep("2")  # 5 + 4 + 2
    state = after(state, Keep("2"))
    assert bot.choose(state, legal_moves(state)) == Stop()


def rich_and_poor() -> State:
    seats = (Seat((21,), "canned_worm"), Seat((22, 36), None, 3), Seat((23,), None, 3), Seat((24,)))
    return bare(11, 29, 31, seats=seats)._replace(supply=0)


@pytest.mark.parametrize("name", ["cautious", "easy", "worms", "margin", "hard"])
def test_bots_that_count_worms_keep_the_apple(name: str) -> None:
    due = rich_and_poor()._replace(phase="return", pending="apple")
    assert make_bot(name).choose(due, legal_moves(due)) == Return("canned_worm")


@pytest.mark.parametrize("name", ["cautious", "easy", "expert"])  # to others it is all the same
def test_the_richest_is_robbed(name: str) -> None:
    robbery = after(rich_and_poor(), Roll(), Land("1123445w"), Keep("1"))
    assert robbery.phase == "rob"
    assert make_bot(name).choose(robbery, legal_moves(robbery)) == Rob(1)


@pytest.mark.parametrize("edition", list(EDITIONS))
@pytest.mark.parametrize("bots", [("easy", "normal", "hard", "expert"), ("expert", "margin")])
def test_games_of_our_bots_end_in_reasonable_time(edition: str, bots: tuple[str, ...]) -> None:
    prepare()
    for seed in range(5):
        seated = tuple(make_bot(name) for name in bots)
        game = ArenaGame(Setup(EDITIONS[edition].name, bots), seated, bots, f"end {seed}")
        played = game.play(max_turns=200)
        assert played.finished
        assert not played.forfeits


class Answering:
    """A bot with the same answer to every question."""

    name = "answering"

    def __init__(self, answer: object) -> None:
        self._answer = answer

    def choose(self, state: State, legal: tuple[PlayerMove, ...]) -> PlayerMove:
        return self._answer  # type: ignore[return-value]


class EqualToEverything:
    def __eq__(self, other: object) -> bool:
        return True

    __hash__ = None  # type: ignore[assignment]


class Incomparable:
    def __eq__(self, other: object) -> bool:
        raise ArithmeticError("no comparison")

    __hash__ = None  # type: ignore[assignment]


class WithoutText:
    def __repr__(self) -> str:
        raise ArithmeticError("no text")


def asked(bot: object) -> PlayerMove:
    state = one_of_every_kind()[0]
    return ask(bot, state, legal_moves(state))  # type: ignore[arg-type]


def test_an_illegal_answer_is_a_failure() -> None:
    with pytest.raises(BotFailure, match=r"bot-illegal: name=answering, move=Rob\(player=0\)"):
        asked(Answering(Rob(0)))


def test_an_answer_that_equals_everything_becomes_a_legal_move() -> None:
    assert type(asked(Answering(EqualToEverything()))) is Keep


@pytest.mark.parametrize("answer", [Incomparable(), WithoutText()])
def test_an_answer_that_breaks_the_check_is_a_failure(answer: object) -> None:
    with pytest.raises(BotFailure, match="bot-crashed: name=answering, why=ArithmeticError: no"):
        asked(Answering(answer))


def test_a_bot_that_exits_is_a_failure() -> None:
    class Exiting:
        name = "exiting"

        def choose(self, state: State, legal: tuple[PlayerMove, ...]) -> PlayerMove:
            sys.exit(3)

    with pytest.raises(BotFailure, match="bot-crashed: name=exiting, why=SystemExit: 3"):
        asked(Exiting())


def test_a_failure_of_a_bot_without_a_name_names_its_class() -> None:
    class Nameless:
        def choose(self, state: State, legal: tuple[PlayerMove, ...]) -> PlayerMove:
            return Rob(0)

    class BadlyNamed(Nameless):
        @property
        def name(self) -> str:
            raise ArithmeticError("no name")

    for bot in (Nameless(), BadlyNamed()):
        with pytest.raises(BotFailure, match=f"bot-illegal: name={type(bot).__name__}"):
            asked(bot)


def test_an_error_without_a_text_is_named_by_its_class() -> None:
    class Silent(Exception):
        def __str__(self) -> str:
            raise ArithmeticError("no text")

    class Failing:
        name = "failing"

        def choose(self, state: State, legal: tuple[PlayerMove, ...]) -> PlayerMove:
            raise Silent

    with pytest.raises(BotFailure, match=r"bot-crashed: name=failing, why=Silent$"):
        asked(Failing())


@pytest.mark.parametrize("error", [ArithmeticError("stuck"), SystemExit(1)])
def test_a_bot_that_cannot_be_closed_does_no_harm(error: BaseException) -> None:
    class Stuck(Answering):
        closed = False

        def close(self) -> None:
            self.closed = True
            raise error

    bot = Stuck(None)
    close_bot(bot)
    assert bot.closed
