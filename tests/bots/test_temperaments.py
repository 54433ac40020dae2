"""The sentence about a character is true: its turns end more often the way it likes."""

from collections.abc import Callable

import pytest

from heckmeck.bots import make_bot
from heckmeck.bots.planning import PlanningBot
from heckmeck.bots.temperaments import EasyCharacter
from heckmeck.odds import OutcomeOdds, Plan
from heckmeck.rules import (
    Keep,
    Seat,
    Setup,
    State,
    Stop,
    apply,
    legal_moves,
    new_game,
    worms_on,
)
from tests.bots.positions import questions


def start(edition: str = "original") -> State:
    """A turn with tiles to steal."""
    fresh = new_game(Setup("original" if edition == "original" else "specialists", ("A", "B", "C")))
    seats = (Seat((22,)), Seat((24,)), Seat((27,)))
    grill = tuple(each for each in fresh.grill if each.tile not in (22, 24, 27))
    return fresh._replace(grill=grill, seats=seats)


def plan(name: str, state: State) -> Plan:
    bot = make_bot(name)
    assert isinstance(bot, PlanningBot)
    return bot.plan_turn(state)


def share(name: str, state: State, liked: Callable[[OutcomeOdds], float]) -> float:
    return sum(each.p * liked(each) for each in plan(name, state).outcomes())


LIKED: dict[str, Callable[[OutcomeOdds], float]] = {
    "bold": lambda end: worms_on(end.tile) if end.tile else 0,
    "wary": lambda end: end.result != "fail",
    "thievish": lambda end: end.result in ("steal", "hen"),
    "gentle": lambda end: end.result not in ("steal", "hen"),
}


@pytest.mark.parametrize("level", ["normal", "hard", "expert", "champion"])
@pytest.mark.parametrize("temperament", LIKED)
def test_a_turn_ends_more_often_as_the_character_likes(level: str, temperament: str) -> None:
    liked = LIKED[temperament]
    plain, own = (share(name, start(), liked) for name in (level, f"{level}:{temperament}"))
    if (level, temperament) == ("normal", "wary"):
        assert own >= plain  # this level wants nothing else anyway
    else:
        assert own > plain


@pytest.mark.parametrize("level", ["normal", "hard", "expert", "champion"])
def test_a_collector_gets_more_specialists(level: str) -> None:
    state = start("specialists")
    standing = {each.tile for each in state.grill if each.specialist not in (None, "raven")}
    plain, own = (
        share(name, state, lambda end: end.result == "take" and end.tile in standing)
        for name in (level, f"{level}:collecting")
    )
    assert own > plain


@pytest.mark.parametrize("level", ["easy", "normal", "hard", "expert", "champion"])
def test_manners_show_in_the_moves(level: str) -> None:
    """Over the same questions, the hasty stop more often and the patient less, and so on."""
    stops, worms, asked = dict.fromkeys(("", ":hasty", ":patient"), 0), [0, 0], 0
    bots = {name: make_bot(level + name) for name in (*stops, ":ravenous")}
    turns = 24 if level == "champion" else 12  # the higher the level, the rarer are equal moves
    for state in questions(5, turns=turns):
        legal = legal_moves(state)
        if len(legal) == 1 or state.phase not in ("roll", "keep"):
            continue
        asked += 1
        for name in stops:
            stops[name] += isinstance(bots[name].choose(state, legal), Stop)
        for number, name in enumerate(("", ":ravenous")):
            worms[number] += bots[name].choose(state, legal) == Keep("w")
    assert asked > 30
    assert stops[":hasty"] >= stops[""] >= stops[":patient"]
    assert stops[":hasty"] > stops[":patient"]
    assert worms[1] >= worms[0]


def test_an_easy_character_keeps_its_mistakes() -> None:
    """Where the temperament's move is clearly better, it plays like `easy`."""
    easy, bold = make_bot("easy"), make_bot("easy:bold")
    assert isinstance(bold, EasyCharacter)
    same = other = 0
    for state in questions(7, turns=15):
        legal = legal_moves(state)
        if easy.choose(state, legal) == bold.choose(state, legal):
            same += 1
        else:
            other += 1
    assert same > other > 0


def test_temperaments_answer_within_a_turn_that_goes_on() -> None:
    state = start()
    for name in ("hard:hasty", "hard:patient", "expert:ravenous"):
        bot = make_bot(name)
        (move,) = legal_moves(state)
        assert bot.choose(state, (move,)) == move
        assert apply(state, move).state.phase == "chance"
