"""The packed state: a whole game in 92 bytes, and exactly as much as `rules.State` knows.

An array of `STATE` holds many games. Its fields have the names and meanings of `rules.State`, with
numbers instead of names: faces 0 to 5 are ``1 2 3 4 5 w``; tiles 0 and 1 are 11 and 13, and 2 to 17
are 21 to 36, in both editions; specialists are numbered in the order of `rules.SPECIALISTS`.
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from struct import Struct
from typing import Any

import numpy as np

from heckmeck.rules import (
    EDITIONS,
    FACES,
    MAX_PLAYERS,
    SPECIALISTS,
    Dice,
    GrillTile,
    Options,
    Seat,
    Setup,
    Specialist,
    State,
    new_game,
)

Array = Any  # numpy's own types would add little here

TILES = (11, 13, *range(21, 37))
PHASES = ("roll", "chance", "keep", "rob", "return", "over")
NONE = -1

STATE = np.dtype(
    [
        ("turn", np.int32),  # counts from 1
        ("up", np.uint32),  # one bit per tile lying face up on the grill
        ("down", np.uint32),  # one bit per tile lying face down
        ("aside", np.uint32),  # the dice set aside: four bits per face, how many show it
        ("rolled", np.uint32),  # the dice just rolled, the golden die included; 0 if none
        ("edition", np.int8),  # 0 original, 1 specialists
        ("players", np.int8),
        ("first", np.int8),  # the seat that began
        ("steal_optional", np.int8),  # table options; 0 is the default
        ("returned_turned", np.int8),
        ("golden_standard", np.int8),
        ("player", np.int8),  # the seat to move
        ("phase", np.int8),  # an index of `PHASES`
        ("white", np.int8),  # white dice not set aside
        ("golden", np.int8),  # 1 if the golden die is in play and not set aside
        ("golden_face", np.int8),  # what it shows in the roll, or -1
        ("weasel_used", np.int8),
        ("pending", np.int8),  # the specialist between two places, or -1
        ("supply", np.int8),  # bratworms nobody has
        ("top", np.int8, MAX_PLAYERS),  # by seat: the top tile of the stack, or -1
        ("holds", np.int8, MAX_PLAYERS),  # by seat: its specialist, or -1
        ("bratworms", np.int8, MAX_PLAYERS),  # by seat
        ("below", np.int8, len(TILES)),  # by tile: the tile under it in a stack, or -1
        ("stands", np.int8, len(TILES)),  # by tile: the specialist standing on it, or -1
    ],
    align=True,
)

# The same as bytes: numbers of four bytes, of one byte, and what alignment adds.
_SMALL = 14 + 3 * MAX_PLAYERS + 2 * len(TILES)
_LAYOUT = Struct(f"@iIIII{_SMALL}b{STATE.itemsize - 20 - _SMALL}x")

_TILE_NUMBER = {tile: number for number, tile in enumerate(TILES)}
_FACE_NUMBER: dict[str, int] = {face: number for number, face in enumerate(FACES)}
_SPECIALIST_NUMBER: dict[Specialist | None, int] = {
    None: NONE,
    **{specialist: number for number, specialist in enumerate(SPECIALISTS)},
}
_EDITION_NAMES = tuple(EDITIONS)


def packed_start(setup: Setup) -> Array:
    """One packed state: the game before its first roll."""
    return pack([new_game(setup)])


def pack(states: Iterable[State]) -> Array:
    """An array of packed states.

    >>> from heckmeck.rules import Setup, new_game
    >>> games = pack([new_game(Setup("original", ("Anna", "Ben")))])
    >>> games["players"].tolist(), games["white"].tolist()
    ([2], [8])
    """
    return np.frombuffer(bytearray().join(map(_packed, states)), STATE)


def _packed(state: State) -> bytes:
    setup, dice = state.setup, state.dice
    options = setup.options
    up = down = 0
    below, stands = [NONE] * len(TILES), [NONE] * len(TILES)
    for tile, is_up, specialist in state.grill:
        number = _TILE_NUMBER[tile]
        if is_up:
            up |= 1 << number
        else:
            down |= 1 << number
        stands[number] = _SPECIALIST_NUMBER[specialist]
    top, holds, bratworms = [NONE] * MAX_PLAYERS, [NONE] * MAX_PLAYERS, [0] * MAX_PLAYERS
    for seat, player in enumerate(state.seats):
        holds[seat] = _SPECIALIST_NUMBER[player.specialist]
        bratworms[seat] = player.bratworms
        for tile in player.stack:
            number = _TILE_NUMBER[tile]
            below[number] = top[seat]
            top[seat] = number
    return _LAYOUT.pack(
        state.turn,
        up,
        down,
        _dice_counts(dice.aside),
        _dice_counts(dice.rolled or ""),
        _EDITION_NAMES.index(setup.edition),
        len(state.seats),
        setup.first,
        options.steal == "optional",
        options.returned_highest == "turned",
        options.golden_die == "standard",
        state.player,
        PHASES.index(state.phase),
        dice.white,
        dice.golden,
        NONE if dice.golden_face is None else _FACE_NUMBER[dice.golden_face],
        dice.weasel_used,
        _SPECIALIST_NUMBER[state.pending],
        state.supply,
        *top,
        *holds,
        *bratworms,
        *below,
        *stands,
    )


def unpack(row: Array, names: Sequence[str] | None = None) -> State:
    """The state of one packed game. Packed states hold no names; the players are numbered.

    >>> from heckmeck.rules import Setup, new_game
    >>> state = new_game(Setup("specialists", ("Anna", "Ben"), first=1))
    >>> unpack(pack([state])[0], ("Anna", "Ben")) == state
    True
    """
    players = int(row["players"])
    options = Options(
        "optional" if row["steal_optional"] else "required",
        "turned" if row["returned_turned"] else "stays",
        "standard" if row["golden_standard"] else "ones_and_worms",
    )
    if names is None:
        names = [f"Player {seat + 1}" for seat in range(players)]
    elif len(names) != players:
        raise ValueError(f"the game has {players} players, not {len(names)}")
    edition = EDITIONS[_EDITION_NAMES[row["edition"]]]
    setup = Setup(edition.name, tuple(names), int(row["first"]), options)
    up, down = int(row["up"]), int(row["down"])
    grill = tuple(
        GrillTile(tile, bool(up >> number & 1), _specialist(row["stands"][number]))
        for number, tile in enumerate(TILES)
        if (up | down) >> number & 1
    )
    seats = tuple(
        Seat(_stack(row, seat), _specialist(row["holds"][seat]), int(row["bratworms"][seat]))
        for seat in range(players)
    )
    pending = _specialist(row["pending"])
    somewhere = {pending, *(each.specialist for each in grill)}
    somewhere |= {each.specialist for each in seats}
    phase = PHASES[row["phase"]]
    golden_face = int(row["golden_face"])
    return State(
        setup=setup,
        turn=int(row["turn"]),
        player=int(row["player"]),
        phase=phase,  # type: ignore[arg-type]
        grill=grill,
        seats=seats,
        supply=int(row["supply"]),
        removed=frozenset(each for each in edition.specialists if each not in somewhere),
        dice=Dice(
            _dice_string(row["aside"]),
            int(row["white"]),
            bool(row["golden"]),
            _dice_string(row["rolled"]) if phase == "keep" else None,
            None if golden_face == NONE else FACES[golden_face],
            bool(row["weasel_used"]),
        ),
        pending=pending,
    )


def _stack(row: Array, seat: int) -> tuple[int, ...]:
    stack = []
    number = int(row["top"][seat])
    while number != NONE:
        stack.append(TILES[number])
        number = int(row["below"][number])
    return tuple(reversed(stack))


def _specialist(number: int) -> Specialist | None:
    return None if number == NONE else SPECIALISTS[number]


@lru_cache(maxsize=1 << 12)
def _dice_counts(dice: str) -> int:
    return sum(1 << 4 * _FACE_NUMBER[face] for face in dice)


def _dice_string(counts: int) -> str:
    return "".join(face * (int(counts) >> 4 * number & 15) for number, face in enumerate(FACES))
