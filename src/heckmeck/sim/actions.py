"""Every decision of the game as one of 23 numbers, the same in both editions.

- 0: roll, without the golden die where that is a choice
- 1: roll with the golden die
- 2: reroll with the weasel
- 3 to 8: keep the face 1, 2, 3, 4, 5, worm
- 9: stop
- 10: stop and take the next lower tile instead of stealing
- 11: fail, that is, accept a failed roll instead of rerolling it
- 12 to 17: rob the player 1, 2, …, 6 seats after the one to move
- 18 to 22: return the canned worm, hen, weasel, golden die, apple

Robberies count seats from the player to move, so that a number means the same for everybody.
"""

from typing import SupportsIndex

from heckmeck.rules import (
    FACES,
    MAX_PLAYERS,
    SPECIALISTS,
    WORM,
    Face,
    Fail,
    Keep,
    PlayerMove,
    Reroll,
    Return,
    Rob,
    Roll,
    Specialist,
    State,
    Stop,
    legal_moves,
)

# The raven is never held, so it is never returned (D3).
HOLDABLE: tuple[Specialist, ...] = tuple(each for each in SPECIALISTS if each != "raven")


def face_name(face: Face) -> str:
    return "worm" if face == WORM else face


def seat_name(after: int) -> str:
    """What a player is called who sits this many seats after another one.

    >>> [seat_name(after) for after in (1, 2)]
    ['next player', 'player 2 seats on']
    """
    return "next player" if after == 1 else f"player {after} seats on"


ACTIONS: tuple[str, ...] = (
    "roll",
    "roll with the golden die",
    "reroll",
    *(f"keep {face_name(face)}" for face in FACES),
    "stop",
    "stop, take lower",
    "fail",
    *(f"rob the {seat_name(after)}" for after in range(1, MAX_PLAYERS)),
    *(f"return {specialist}" for specialist in HOLDABLE),
)

ROLL, ROLL_GOLDEN, REROLL, KEEP = 0, 1, 2, 3
STOP, STOP_LOWER, FAIL = 9, 10, 11
ROB, RETURN = 12, 18  # the first of each kind

_KEEP = {face: KEEP + index for index, face in enumerate(FACES)}
_RETURN = {specialist: RETURN + index for index, specialist in enumerate(HOLDABLE)}


def action_of(state: State, move: PlayerMove) -> int:
    """The number of a legal move. Raises `ValueError` if the move is not legal here.

    >>> from heckmeck.rules import Setup, new_game
    >>> state = new_game(Setup("original", ("Anna", "Ben")))
    >>> ACTIONS[action_of(state, Roll())]
    'roll'
    """
    if move not in legal_moves(state):
        raise ValueError(f"{move!r} is not legal here; {_what_is_legal(state)}")
    return _number(state, move)


def move_of(state: State, action: SupportsIndex) -> PlayerMove:
    """The legal move with this number. Raises `ValueError` if there is none.

    >>> from heckmeck.rules import Setup, new_game
    >>> state = new_game(Setup("original", ("Anna", "Ben")))
    >>> move_of(state, 0)
    Roll(golden=None)
    >>> move_of(state, 9)
    Traceback (most recent call last):
        ...
    ValueError: action 9 (stop) is not legal here; legal: 0 (roll)
    """
    for move in legal_moves(state):
        if _number(state, move) == action:
            return move
    raise ValueError(f"action {_shown(action)} is not legal here; {_what_is_legal(state)}")


def legal_actions(state: State) -> list[int]:
    """The numbers of all legal moves, ascending. Empty while dice are in the air and at the end.

    >>> from heckmeck.rules import Land, Setup, apply, new_game
    >>> state = new_game(Setup("original", ("Anna", "Ben")))
    >>> for move in (Roll(), Land("1144455w")):
    ...     state, _ = apply(state, move)
    >>> [ACTIONS[action] for action in legal_actions(state)]
    ['keep 1', 'keep 4', 'keep 5', 'keep worm']
    """
    return sorted(_number(state, move) for move in legal_moves(state))


def _number(state: State, move: PlayerMove) -> int:
    match move:
        case Roll(golden):
            return ROLL_GOLDEN if golden else ROLL
        case Keep(face):
            return _KEEP[face]
        case Stop(lower):
            return STOP_LOWER if lower else STOP
        case Reroll():
            return REROLL
        case Fail():
            return FAIL
        case Rob(player):
            return ROB - 1 + (player - state.player) % len(state.seats)
        case Return(specialist):
            return _RETURN[specialist]


def _shown(action: object) -> str:
    # Not `in range(…)`: an action may be a number of another library, such as numpy.
    for number, name in enumerate(ACTIONS):
        if number == action:
            return f"{number} ({name})"
    return repr(action)


def _what_is_legal(state: State) -> str:
    if state.over:
        return "the game is over"
    if state.phase == "chance":
        return "the dice have not landed yet"
    return "legal: " + ", ".join(map(_shown, legal_actions(state)))
