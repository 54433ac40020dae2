"""Why a move is refused: the row of the rules, a code, and what would have been legal."""

from typing import NoReturn

from heckmeck.rules.errors import IllegalMove
from heckmeck.rules.legal import all_faces_used, legal_moves
from heckmeck.rules.moves import (
    Fail,
    Keep,
    Land,
    PlayerMove,
    Reroll,
    Return,
    Rob,
    Roll,
    Stop,
)
from heckmeck.rules.pieces import FACES
from heckmeck.rules.state import State

Details = dict[str, int | str]
Objection = tuple[str, str, Details]  # the row of the rules, the code, the details


def refuse(state: State, move: PlayerMove) -> NoReturn:
    """Raise the `IllegalMove` that explains why this move is not legal."""
    _raise(state, *_objection(state, move))


def check_landing(state: State, move: Land) -> None:
    """Raise `IllegalMove` unless these are dice that can land now."""
    if state.phase != "chance":
        _raise(state, "A1" if not state.over else "G1", "no_dice_rolled", {})
    dice = state.dice
    if len(move.dice) != dice.white:
        rule = "A4" if dice.aside else "A1"
        _raise(state, rule, "white_count", {"white": dice.white, "given": len(move.dice)})
    for face in move.dice:
        if face not in FACES:
            _raise(state, "A1", "no_white_face", {"face": face})
    if dice.golden and move.golden is None:
        _raise(state, "B1", "golden_in_hand", {})
    if not dice.golden and move.golden is not None:
        _raise(state, "B1", "golden_not_in_hand", {})
    if move.golden is not None and move.golden not in set(state.setup.golden_faces):
        _raise(state, "B1", "no_golden_face", {"face": move.golden})


def _raise(state: State, rule: str, code: str, details: Details) -> NoReturn:
    if state.phase == "chance":  # what may land instead
        details = {**details, "white": state.dice.white, "golden": int(state.dice.golden)}
    raise IllegalMove(rule, code, details, legal_moves(state))


def _objection(state: State, move: PlayerMove) -> Objection:
    if state.phase == "over":
        return "G1", "over", {}
    if state.phase == "chance":
        return "A2", "dice_in_air", {}
    if state.phase == "rob" and not isinstance(move, Rob):
        return "E2", "rob_first", {}
    if state.phase == "return" and not isinstance(move, Return):
        return "D6", "return_first", {}
    match move:
        case Roll():
            return _objection_to_roll(state, move)
        case Reroll():
            return _objection_to_reroll(state)
        case Keep(face):
            return _objection_to_keep(state, face)
        case Stop():
            return _objection_to_stop(state)
        case Fail():
            return _objection_to_fail(state)
        case Rob(player):
            return _objection_to_rob(state, player)
        case Return(specialist):
            if state.phase != "return":
                return "D6", "not_two_specialists", {}
            return "D6", "not_of_the_two", {"specialist": specialist}


def _objection_to_roll(state: State, move: Roll) -> Objection:
    dice = state.dice
    if state.phase == "keep":
        return "A2", "keep_before_roll", {}
    if not (dice.white or dice.golden):
        return "A5", "no_dice_left", {}
    if all_faces_used(dice.aside):
        return "A5", "all_faces_used", {}
    if move.golden is None:
        return "B1", "golden_decision", {}
    if dice.aside:
        return "B1", "golden_decided", {}
    return "B1", "no_golden_die", {}


def _objection_to_reroll(state: State) -> Objection:
    if state.mover.specialist != "weasel":
        return "B2", "no_weasel", {}
    if state.dice.weasel_used:
        return "B2", "weasel_used", {}
    return "B2", "weasel_no_roll", {}


def _objection_to_keep(state: State, face: str) -> Objection:
    if state.phase != "keep":
        return "A2", "keep_without_roll", {}
    if face in state.dice.aside:
        return "A2", "face_used", {"face": face}
    return "A2", "face_not_rolled", {"face": face}


def _objection_to_stop(state: State) -> Objection:
    if state.phase == "keep":
        return "A2", "keep_before_stop", {}
    if not state.dice.aside:
        return "A1", "no_pass", {}
    if state.setup.options.steal != "optional":
        return "C2", "steal_required", {}
    return "C2", "no_lower_choice", {}


def _objection_to_fail(state: State) -> Objection:
    if state.phase != "keep":
        return "B2", "no_failed_roll", {}
    return "B2", "roll_not_failed", {}


def _objection_to_rob(state: State, player: int) -> Objection:
    if state.phase != "rob":
        return "E2", "nothing_to_rob", {}
    if player == state.player:
        return "E2", "rob_self", {}
    if not 0 <= player < len(state.seats):
        return "E2", "no_such_player", {"player": player}
    if state.seats[player].specialist == "hen":
        return "E2", "rob_hen", {"player": player}
    return "E2", "rob_nothing", {"player": player}
