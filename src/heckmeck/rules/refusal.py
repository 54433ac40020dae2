"""Why a move is refused: the row of the rules, one sentence, and what would have been legal."""

from types import MappingProxyType
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

# What a refusal says in English, by its code. Other languages translate `refusal-CODE`.
REASONS: MappingProxyType[str, str] = MappingProxyType(
    {
        "no_dice_rolled": "no dice were rolled",
        "white_count": "{white} white dice are rolled, not {given}",
        "no_white_face": "a white die has no face {face!r}",
        "golden_in_hand": "the golden die is in hand and rolls with the others",
        "golden_not_in_hand": "the golden die is not in hand",
        "no_golden_face": "the golden die has no face {face!r} at this table",
        "over": "the game is over",
        "dice_in_air": "the dice have not landed yet",
        "rob_first": "first a player to take the bratworm from must be chosen",
        "return_first": "first one of two specialists must be put back",
        "keep_before_roll": "after a roll dice must be set aside first",
        "no_dice_left": "no dice are left to roll",
        "all_faces_used": "all six faces are used, no roll could help",
        "golden_decision": "the holder of the golden die decides whether it joins the first roll",
        "golden_decided": "the golden die is decided on once, before the first roll",
        "no_golden_die": "the player does not hold the golden die",
        "no_weasel": "the player does not hold the weasel",
        "weasel_used": "the weasel was already used this turn",
        "weasel_no_roll": "the weasel rerolls dice just rolled, and none are",
        "keep_without_roll": "no dice were rolled to set aside from",
        "face_used": "face {face} was already set aside this turn",
        "face_not_rolled": "no die shows {face}",
        "keep_before_stop": "after a roll dice must be set aside before stopping",
        "no_pass": "the turn begins with a roll, there is no pass",
        "steal_required": "at this table stealing is required",
        "no_lower_choice": "there is no choice between stealing and a lower tile here",
        "no_failed_roll": "no roll has failed",
        "roll_not_failed": "only a failed roll can be accepted as a failure",
        "not_two_specialists": "no player has two specialists",
        "not_of_the_two": "the {specialist} is not one of the two specialists",
        "nothing_to_rob": "there is no bratworm to take from a player now",
        "rob_self": "a bratworm is taken from another player",
        "no_such_player": "there is no player {player}",
        "rob_hen": "player {player} holds the hen and cannot be robbed",
        "rob_nothing": "player {player} has no bratworm",
    }
)

Details = dict[str, int | str]
Why = tuple[str, str, Details]  # the row of the rules, the code, the details


def refuse(state: State, move: PlayerMove) -> NoReturn:
    """Raise the `IllegalMove` that explains why this move is not legal."""
    _raise(state, *_why_not(state, move))


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


def _raise(state: State, rule: str, code: str, details: Details) -> NoReturn:
    legal = legal_moves(state)
    if state.phase == "chance":
        dice = state.dice
        legal_words = f"{dice.white} white dice" + (" and the golden die" if dice.golden else "")
        details = {**details, "white": dice.white, "golden": int(dice.golden)}
    else:
        legal_words = ", ".join(map(words, legal)) or "nothing"
    reason = REASONS[code].format_map(details)
    raise IllegalMove(rule, reason, legal, legal_words, code, details)


def _why_not(state: State, move: PlayerMove) -> Why:
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
                return "D6", "not_two_specialists", {}
            return "D6", "not_of_the_two", {"specialist": specialist}


def _why_no_roll(state: State, move: Roll) -> Why:
    dice = state.dice
    if state.phase == "keep":
        return "A2", "keep_before_roll", {}
    if not (dice.white or dice.golden):
        return "A5", "no_dice_left", {}
    if len(set(dice.aside)) == len(FACES):
        return "A5", "all_faces_used", {}
    if move.golden is None:
        return "B1", "golden_decision", {}
    if dice.aside:
        return "B1", "golden_decided", {}
    return "B1", "no_golden_die", {}


def _why_no_reroll(state: State) -> Why:
    if state.mover.specialist != "weasel":
        return "B2", "no_weasel", {}
    if state.dice.weasel_used:
        return "B2", "weasel_used", {}
    return "B2", "weasel_no_roll", {}


def _why_no_keep(state: State, face: str) -> Why:
    if state.phase != "keep":
        return "A2", "keep_without_roll", {}
    if face in state.dice.aside:
        return "A2", "face_used", {"face": face}
    return "A2", "face_not_rolled", {"face": face}


def _why_no_stop(state: State) -> Why:
    if state.phase == "keep":
        return "A2", "keep_before_stop", {}
    if not state.dice.aside:
        return "A1", "no_pass", {}
    if state.setup.options.steal != "optional":
        return "C2", "steal_required", {}
    return "C2", "no_lower_choice", {}


def _why_no_fail(state: State) -> Why:
    if state.phase != "keep":
        return "B2", "no_failed_roll", {}
    return "B2", "roll_not_failed", {}


def _why_no_rob(state: State, player: int) -> Why:
    if state.phase != "rob":
        return "E2", "nothing_to_rob", {}
    if player == state.player:
        return "E2", "rob_self", {}
    if not 0 <= player < len(state.seats):
        return "E2", "no_such_player", {"player": player}
    if state.seats[player].specialist == "hen":
        return "E2", "rob_hen", {"player": player}
    return "E2", "rob_nothing", {"player": player}
