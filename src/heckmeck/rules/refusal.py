"""Why a move is refused: the row of the rules, one sentence, and what would have been legal."""

from typing import NoReturn

from heckmeck.rules.errors import IllegalMove
from heckmeck.rules.legal import legal_moves
from heckmeck.rules.moves import (
    Fail,
    Keep,
    Land,
    Move,
    PlayerMove,
    Reroll,
    Return,
    Rob,
    Roll,
    Stop,
)
from heckmeck.rules.pieces import FACES
from heckmeck.rules.state import State


def refuse(state: State, move: PlayerMove) -> NoReturn:
    """Raise the `IllegalMove` that explains why this move is not legal."""
    rule, reason = _why_not(state, move)
    _raise(state, rule, reason)


def check_landing(state: State, move: Land) -> None:
    """Raise `IllegalMove` unless these are dice that can land now."""
    if state.phase != "chance":
        _raise(state, "A1" if not state.over else "G1", "no dice were rolled")
    dice = state.dice
    if len(move.dice) != dice.white:
        rule = "A4" if dice.aside else "A1"
        _raise(state, rule, f"{dice.white} white dice are rolled, not {len(move.dice)}")
    for face in move.dice:
        if face not in FACES:
            _raise(state, "A1", f"a white die has no face {face!r}")
    if dice.golden and move.golden is None:
        _raise(state, "B1", "the golden die is in hand and rolls with the others")
    if not dice.golden and move.golden is not None:
        _raise(state, "B1", "the golden die is not in hand")
    if move.golden is not None and move.golden not in set(state.setup.golden_faces):
        _raise(state, "B1", f"the golden die has no face {move.golden!r} at this table")


def words(move: Move) -> str:
    """A move for people.

    >>> words(Keep("w")), words(Stop(lower=True))
    ('keep w', 'stop taking the lower tile')
    """
    match move:
        case Roll(None):
            return "roll"
        case Roll(golden):
            return "roll with the golden die" if golden else "roll without the golden die"
        case Keep(face):
            return f"keep {face}"
        case Stop(lower):
            return "stop taking the lower tile" if lower else "stop"
        case Rob(player):
            return f"rob player {player}"
        case Return(specialist):
            return f"return {specialist}"
        case Land(dice, golden):
            return f"dice {dice}" + (f" and golden {golden}" if golden else "")
    return type(move).__name__.lower()


def _raise(state: State, rule: str, reason: str) -> NoReturn:
    legal = legal_moves(state)
    if state.phase == "chance":
        dice = state.dice
        legal_words = f"{dice.white} white dice" + (" and the golden die" if dice.golden else "")
    else:
        legal_words = ", ".join(map(words, legal)) or "nothing"
    raise IllegalMove(rule, reason, legal, legal_words)


def _why_not(state: State, move: PlayerMove) -> tuple[str, str]:
    if state.phase == "over":
        return "G1", "the game is over"
    if state.phase == "chance":
        return "A2", "the dice have not landed yet"
    if state.phase == "rob" and not isinstance(move, Rob):
        return "E2", "first a player to take the bratworm from must be chosen"
    if state.phase == "return" and not isinstance(move, Return):
        return "D6", "first one of two specialists must be put back"
    match move:
        case Roll():
            return _why_no_roll(state, move)
        case Reroll():
            return _why_no_reroll(state)
        case Keep(face):
            return _why_no_keep(state, face)
        case Stop():
            return _why_no_stop(state)
        case Fail():
            return _why_no_fail(state)
        case Rob(player):
            return _why_no_rob(state, player)
        case Return(specialist):
            if state.phase != "return":
                return "D6", "no player has two specialists"
            return "D6", f"the {specialist} is not one of the two specialists"


def _why_no_roll(state: State, move: Roll) -> tuple[str, str]:
    dice = state.dice
    if state.phase == "keep":
        return "A2", "after a roll dice must be set aside first"
    if dice.aside and not (dice.white or dice.golden):
        return "A5", "no dice are left to roll"
    if len(set(dice.aside)) == len(FACES):
        return "A5", "all six faces are used, no roll could help"
    if move.golden is None:
        return "B1", "the holder of the golden die decides whether it joins the first roll"
    if dice.aside:
        return "B1", "the golden die is decided on once, before the first roll"
    return "B1", "the player does not hold the golden die"


def _why_no_reroll(state: State) -> tuple[str, str]:
    if state.mover.specialist != "weasel":
        return "B2", "the player does not hold the weasel"
    if state.dice.weasel_used:
        return "B2", "the weasel was already used this turn"
    return "B2", "the weasel rerolls dice just rolled, and none are"


def _why_no_keep(state: State, face: str) -> tuple[str, str]:
    if state.phase != "keep":
        return "A2", "no dice were rolled to set aside from"
    if face in state.dice.aside:
        return "A2", f"face {face} was already set aside this turn"
    return "A2", f"no die shows {face}"


def _why_no_stop(state: State) -> tuple[str, str]:
    if state.phase == "keep":
        return "A2", "after a roll dice must be set aside before stopping"
    if not state.dice.aside:
        return "A1", "the turn begins with a roll, there is no pass"
    if state.setup.options.steal != "optional":
        return "C2", "at this table stealing is required"
    return "C2", "there is no choice between stealing and a lower tile here"


def _why_no_fail(state: State) -> tuple[str, str]:
    if state.phase != "keep":
        return "B2", "no roll has failed"
    return "B2", "only a failed roll can be accepted as a failure"


def _why_no_rob(state: State, player: int) -> tuple[str, str]:
    if state.phase != "rob":
        return "E2", "there is no bratworm to take from a player now"
    if player == state.player:
        return "E2", "a bratworm is taken from another player"
    if not 0 <= player < len(state.seats):
        return "E2", f"there is no player {player}"
    if state.seats[player].specialist == "hen":
        return "E2", f"player {player} holds the hen and cannot be robbed"
    return "E2", f"player {player} has no bratworm"
