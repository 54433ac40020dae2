"""Every defect of a position, told alone: no check is missing and none speaks for another."""

from __future__ import annotations

from typing import Any

import pytest
from tables import buy, go, in_english, table, with_aside

from heckmeck.rules import Dice, GrillTile, Reroll, Roll, State, apply, defects

ORIGINAL = table("original")
START = table()
ROLLED = go(START, "1122345w").state
GOLDEN = table(stacks=[[31], []], holding=["golden_die"])
GOLDEN_ROLLED = go(GOLDEN, "1122345w+w").state
WEASEL = table(stacks=[[31], []], holding=["weasel"])
RAVEN_ROBS = buy(table(stacks=[[], [22], [24]], bratworms=[0, 3, 4]), 23).state
ONES_ROB = go(table(stacks=[[], [22], [24]], bratworms=[0, 3, 4]), "1122345w 1").state
RETURNING = buy(table(stacks=[[31], []], holding=["apple"]), 25).state
OVER = buy(table("original", grill="22"), 22).state


def on_grill(state: State, tile: int, **changes: Any) -> State:
    """The state with one tile of the grill changed."""
    return state._replace(
        grill=tuple(each._replace(**changes) if each.tile == tile else each for each in state.grill)
    )


def with_dice(state: State, **changes: Any) -> State:
    return state._replace(dice=state.dice._replace(**changes))


def with_seat(state: State, seat: int, **changes: Any) -> State:
    seats = list(state.seats)
    seats[seat] = seats[seat]._replace(**changes)
    return state._replace(seats=tuple(seats))


def told(state: State, *unknown: str) -> list[str]:
    found = defects(state, frozenset(unknown))
    assert [str(each) for each in found] == [f"{each.where}: {each.reason}" for each in found]
    return [f"{each.where}: {in_english(each.reason)}" for each in found]


@pytest.mark.parametrize(
    "state",
    [
        ORIGINAL,
        START,
        ROLLED,
        GOLDEN,
        GOLDEN_ROLLED,
        WEASEL,
        RAVEN_ROBS,
        ONES_ROB,
        RETURNING,
        OVER,
        apply(START, Roll()).state,
        apply(GOLDEN, Roll(golden=True)).state,
        apply(GOLDEN, Roll(golden=False)).state,
        apply(go(WEASEL, "1122345w").state, Reroll()).state,
        go(WEASEL, "1122345w", "reroll 1122345w").state,
        go(WEASEL, "111w2345 1", "11111").state,  # the weasel can still be used
        table(holding=["hen"]),  # the hen alone is held without a tile
        go(GOLDEN, "1122345w+w w").state,  # the golden die and a white one were set aside
        go(GOLDEN, "11223455+w w").state,
        go(GOLDEN, "11223455+w 5").state,
        go(GOLDEN, "1122345w+w 1", "22345w+1 w").state,
        with_aside(START, "wwwwwwww"),
        with_aside(START, "12345w"),
        with_aside(START, "22"),
        with_dice(with_aside(GOLDEN, "22222222"), golden=True)._replace(phase="chance"),
        # the last tile is taken, and there is still something to choose
        buy(table(grill="25+weasel", stacks=[[31], []], holding=["apple"]), 25).state,
        buy(table(grill="23+raven", stacks=[[], [22], [24]], bratworms=[0, 3, 4]), 23).state,
    ],
)
def test_sound_states_have_no_defects(state: State) -> None:
    assert told(state) == []


DICE_LIE = "rolled: dice lie rolled in phase keep and in no other"
GOLDEN_SHOWS = "golden: it shows a face in phase keep with the golden die in hand, else not"
ENDS = "phase: the game is over when no tile is face up, and only then"
FRESH = "hand: nothing is set aside, so the turn is fresh"
ROBBERY = "phase: a bratworm is robbed from an empty supply and with a choice only"
NO_WORM_GIVEN = "phase: neither two ones nor the raven's tile give a bratworm here"
NOT_TWO = "phase: the player does not have two specialists to choose from"

PIECES: list[tuple[State, list[str]]] = [
    (
        ORIGINAL._replace(grill=ORIGINAL.grill[:-1]),
        ["grill: tile 36 is nowhere, not in exactly one place"],
    ),
    (
        with_seat(ORIGINAL, 1, stack=(24,)),
        ["grill: tile 24 is in 2 places, not in exactly one place"],
    ),
    (
        ORIGINAL._replace(grill=(GrillTile(11), *ORIGINAL.grill, GrillTile(37))),
        [
            "grill: there is no tile 11 in the edition original",
            "grill: there is no tile 37 in the edition original",
        ],
    ),
    (
        with_seat(ORIGINAL, 0, specialist="hen"),
        ["grill: the edition original has no hen"],
    ),
    (
        ORIGINAL._replace(removed=frozenset({"apple"})),
        ["grill: the edition original has no apple"],
    ),
    (
        on_grill(START, 21, specialist=None),
        ["grill: the hen is nowhere, not in exactly one place"],
    ),
    (
        with_seat(START, 0, specialist="hen"),
        ["grill: the hen is in 2 places, not in exactly one place"],
    ),
    (
        START._replace(removed=frozenset({"hen"})),
        ["grill: the hen is in 2 places, not in exactly one place"],
    ),
    (
        on_grill(START, 22, specialist="hen"),
        ["grill: the hen is in 2 places, not in exactly one place"],
    ),
    (on_grill(START, 23, up=False), ["grill: the raven stands on 23, which is face down"]),
    (
        with_seat(on_grill(START, 23, specialist=None), 1, specialist="raven"),
        ["players: player 1 holds the raven, which nobody ever holds"],
    ),
    (
        with_seat(on_grill(START, 29, specialist=None), 1, specialist="apple"),
        ["players: player 1 holds the apple without a tile"],
    ),
    (START._replace(supply=6), ["supply: there are 6 bratworms in all, not 7"]),
    (
        with_seat(START, 1, bratworms=2),
        ["supply: there are 9 bratworms in all, not 7"],
    ),
    (ORIGINAL._replace(supply=1), ["supply: there are 1 bratworms in all, not 0"]),
]
DICE: list[tuple[State, list[str]]] = [
    (with_aside(START, "1w", white=5), ["hand: 7 dice are aside and in hand, not 8"]),
    (with_aside(START, "1w", white=7), ["hand: 9 dice are aside and in hand, not 8"]),
    (
        with_dice(with_aside(START, "1w"), golden=True),
        ["hand: 9 dice are aside and in hand, not 8"],
    ),
    (with_aside(GOLDEN, "1w", white=5), ["hand: 7 dice are aside and in hand, not 8 or 9"]),
    (
        with_dice(with_aside(GOLDEN, "1w", white=7), golden=True),
        ["hand: 10 dice are aside and in hand, not 8 or 9"],
    ),
    (
        with_dice(with_aside(GOLDEN, "1w", white=5), golden=True),
        ["hand: the golden die takes the place of a white one"],
    ),
    (
        with_aside(GOLDEN, "22", white=7),
        ["aside: no die set aside can be the golden one"],
    ),
    (
        with_dice(with_aside(START, "1w"), weasel_used=True),
        ["weasel_used: the player does not hold the weasel"],
    ),
    (
        with_dice(GOLDEN_ROLLED, golden_face="4"),
        ["golden: the golden die has no face 4 at this table"],
    ),
]
PHASES: list[tuple[State, list[str]]] = [
    (with_dice(with_aside(START, "1w"), rolled="123445"), [DICE_LIE]),
    (
        with_dice(ROLLED, rolled=None),
        [
            DICE_LIE,
            "rolled: 0 dice are rolled, 8 in hand",
            "rolled: every rolled face is already set aside, so the turn is over",
        ],
    ),
    (with_dice(ROLLED, golden_face="w"), [GOLDEN_SHOWS]),
    (with_dice(GOLDEN_ROLLED, golden_face=None), [GOLDEN_SHOWS]),
    (
        with_dice(go(GOLDEN, "1122345w+w 1").state, golden_face="w"),
        [GOLDEN_SHOWS],
    ),
    (with_dice(WEASEL, weasel_used=True), [FRESH]),
    (with_dice(GOLDEN, golden=True), [FRESH]),
    (
        with_dice(with_seat(OVER, 0, specialist=None), weasel_used=True),
        [
            "weasel_used: the player does not hold the weasel",
            FRESH,
        ],
    ),
    (
        OVER._replace(dice=Dice("1w", 6)),
        ["aside: the game is over, so nothing is set aside"],
    ),
    (ORIGINAL._replace(phase="over"), [ENDS]),
    (OVER._replace(phase="roll"), [ENDS]),
    (OVER._replace(phase="chance"), [ENDS]),
    (
        RETURNING._replace(phase="roll"),
        ["removed: the weasel is nowhere"],
    ),
    (
        with_dice(RETURNING._replace(phase="chance"), aside="ww", white=6),
        ["removed: the weasel is nowhere"],
    ),
    (with_dice(ROLLED, rolled="1122345"), ["rolled: 7 dice are rolled, 8 in hand"]),
    (
        with_dice(GOLDEN_ROLLED, rolled="1122345w"),
        ["rolled: 8 dice are rolled, 9 in hand"],
    ),
    (
        with_dice(GOLDEN_ROLLED, rolled="112234445"),
        ["golden: the golden die's face is not among the rolled ones"],
    ),
    (
        with_dice(ROLLED, aside="1", white=7, rolled="1111111"),
        ["rolled: every rolled face is already set aside, so the turn is over"],
    ),
    (
        with_dice(
            go(WEASEL, "1122345w", "reroll 1122345w").state, aside="1", white=7, rolled="1111111"
        ),
        ["rolled: every rolled face is already set aside, so the turn is over"],
    ),
    (
        with_dice(ROLLED, aside="12345w", white=2, rolled="1w"),
        [
            "aside: all six faces are set aside, so no dice can have been rolled",
            "rolled: every rolled face is already set aside, so the turn is over",
        ],
    ),
    (
        with_aside(START, "wwwwwwww")._replace(phase="chance"),
        ["hand: no dice are in hand to roll"],
    ),
    (
        with_aside(START, "12345w")._replace(phase="chance"),
        ["aside: all six faces are set aside, so no dice can have been rolled"],
    ),
    (
        with_seat(ONES_ROB, 1, bratworms=2)._replace(supply=1),
        [ROBBERY],
    ),
    (with_seat(with_seat(ONES_ROB, 1, bratworms=0), 2, bratworms=7), [ROBBERY]),
    (
        with_dice(ONES_ROB, aside="1", white=7),
        [NO_WORM_GIVEN],
    ),
    (
        on_grill(RAVEN_ROBS, 29, specialist=None)._replace(
            pending="apple", removed=RAVEN_ROBS.removed | {"raven"}
        ),
        ["removed: the apple is nowhere"],
    ),
    (
        RETURNING._replace(pending=None, removed=RETURNING.removed | {"weasel"}),
        [NOT_TWO],
    ),
    (
        with_seat(RETURNING, 0, specialist=None)._replace(removed=frozenset({"apple"})),
        [NOT_TWO],
    ),
    (
        on_grill(RETURNING, 23, specialist=None)._replace(
            pending="raven", removed=RETURNING.removed | {"weasel"}
        ),
        ["removed: the raven is nowhere"],
    ),
]


@pytest.mark.parametrize(("state", "expected"), [*PIECES, *DICE, *PHASES])
def test_a_defect_is_told_alone(state: State, expected: list[str]) -> None:
    assert told(state) == expected


KEYS = "edition player phase grill players supply removed aside rolled golden hand weasel_used"
NEEDS = [
    (ORIGINAL._replace(grill=ORIGINAL.grill[:-1]), "edition grill players"),
    (on_grill(START, 23, up=False), "edition grill players removed phase"),
    (
        with_seat(on_grill(START, 29, specialist=None), 1, specialist="apple"),
        "players",
    ),
    (START._replace(supply=6), "edition players supply"),
    (with_aside(START, "1w", white=5), "player players aside hand golden weasel_used"),
    (
        ORIGINAL._replace(phase="over"),
        "player phase grill players supply removed aside rolled golden hand weasel_used",
    ),
]


@pytest.mark.parametrize(("state", "needs"), NEEDS)
def test_what_needs_a_key_that_is_bad_is_not_told(state: State, needs: str) -> None:
    everything = told(state)
    assert len(everything) == 1
    silenced = {key for key in KEYS.split() if not told(state, key)}
    assert silenced == set(needs.split())
