"""Every defect of a position, told alone: no check is missing and none speaks for another."""

from __future__ import annotations

from typing import Any

import pytest

from heckmeck.rules import Dice, GrillTile, Reroll, Roll, State, apply, defects
from tests.rules.tables import buy, go, table, with_aside

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
    return [str(each) for each in defects(state, frozenset(unknown))]


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


DICE_LIE = "rolled: position-rolled-phase"
GOLDEN_SHOWS = "golden: position-golden-shown"
ENDS = "phase: position-over"
FRESH = "hand: position-fresh"
ROBBERY = "phase: position-rob"
NO_WORM_GIVEN = "phase: position-no-bratworm"
NOT_TWO = "phase: position-no-two"

PIECES: list[tuple[State, list[str]]] = [
    (
        ORIGINAL._replace(grill=ORIGINAL.grill[:-1]),
        ["grill: position-tile-nowhere: tile=36"],
    ),
    (
        with_seat(ORIGINAL, 1, stack=(24,)),
        ["grill: position-tile-places: tile=24, count=2"],
    ),
    (
        ORIGINAL._replace(grill=(GrillTile(11), *ORIGINAL.grill, GrillTile(37))),
        [
            "grill: position-no-tile: tile=11, edition=original",
            "grill: position-no-tile: tile=37, edition=original",
        ],
    ),
    (
        with_seat(ORIGINAL, 0, specialist="hen"),
        ["grill: position-no-specialist: edition=original, specialist=hen"],
    ),
    (
        ORIGINAL._replace(removed=frozenset({"apple"})),
        ["grill: position-no-specialist: edition=original, specialist=apple"],
    ),
    (
        on_grill(START, 21, specialist=None),
        ["grill: position-specialist-nowhere: specialist=hen"],
    ),
    (
        with_seat(START, 0, specialist="hen"),
        ["grill: position-specialist-places: specialist=hen, count=2"],
    ),
    (
        START._replace(removed=frozenset({"hen"})),
        ["grill: position-specialist-places: specialist=hen, count=2"],
    ),
    (
        on_grill(START, 22, specialist="hen"),
        ["grill: position-specialist-places: specialist=hen, count=2"],
    ),
    (on_grill(START, 23, up=False), ["grill: position-stands-down: specialist=raven, tile=23"]),
    (
        with_seat(on_grill(START, 23, specialist=None), 1, specialist="raven"),
        ["players: position-raven-held: player=1"],
    ),
    (
        with_seat(on_grill(START, 29, specialist=None), 1, specialist="apple"),
        ["players: position-held-without-tile: player=1, specialist=apple"],
    ),
    (START._replace(supply=6), ["supply: position-bratworms: there=6, right=7"]),
    (
        with_seat(START, 1, bratworms=2),
        ["supply: position-bratworms: there=9, right=7"],
    ),
    (ORIGINAL._replace(supply=1), ["supply: position-bratworms: there=1, right=0"]),
]
DICE: list[tuple[State, list[str]]] = [
    (with_aside(START, "1w", white=5), ["hand: position-dice: count=7"]),
    (with_aside(START, "1w", white=7), ["hand: position-dice: count=9"]),
    (
        with_dice(with_aside(START, "1w"), golden=True),
        ["hand: position-dice: count=9"],
    ),
    (with_aside(GOLDEN, "1w", white=5), ["hand: position-dice-golden: count=7"]),
    (
        with_dice(with_aside(GOLDEN, "1w", white=7), golden=True),
        ["hand: position-dice-golden: count=10"],
    ),
    (
        with_dice(with_aside(GOLDEN, "1w", white=5), golden=True),
        ["hand: position-golden-white"],
    ),
    (
        with_aside(GOLDEN, "22", white=7),
        ["aside: position-no-golden-aside"],
    ),
    (
        with_dice(with_aside(START, "1w"), weasel_used=True),
        ["weasel_used: position-no-weasel"],
    ),
    (
        with_dice(GOLDEN_ROLLED, golden_face="4"),
        ["golden: position-golden-face: face=4"],
    ),
]
PHASES: list[tuple[State, list[str]]] = [
    (with_dice(with_aside(START, "1w"), rolled="123445"), [DICE_LIE]),
    (
        with_dice(ROLLED, rolled=None),
        [
            DICE_LIE,
            "rolled: position-rolled-count: rolled=0, hand=8",
            "rolled: position-failed",
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
            "weasel_used: position-no-weasel",
            FRESH,
        ],
    ),
    (
        OVER._replace(dice=Dice("1w", 6)),
        ["aside: position-over-aside"],
    ),
    (ORIGINAL._replace(phase="over"), [ENDS]),
    (OVER._replace(phase="roll"), [ENDS]),
    (OVER._replace(phase="chance"), [ENDS]),
    (
        RETURNING._replace(phase="roll"),
        ["removed: position-between: specialist=weasel"],
    ),
    (
        with_dice(RETURNING._replace(phase="chance"), aside="ww", white=6),
        ["removed: position-between: specialist=weasel"],
    ),
    (with_dice(ROLLED, rolled="1122345"), ["rolled: position-rolled-count: rolled=7, hand=8"]),
    (
        with_dice(GOLDEN_ROLLED, rolled="1122345w"),
        ["rolled: position-rolled-count: rolled=8, hand=9"],
    ),
    (
        with_dice(GOLDEN_ROLLED, rolled="112234445"),
        ["golden: position-golden-rolled"],
    ),
    (
        with_dice(ROLLED, aside="1", white=7, rolled="1111111"),
        ["rolled: position-failed"],
    ),
    (
        with_dice(
            go(WEASEL, "1122345w", "reroll 1122345w").state, aside="1", white=7, rolled="1111111"
        ),
        ["rolled: position-failed"],
    ),
    (
        with_dice(ROLLED, aside="12345w", white=2, rolled="1w"),
        [
            "aside: position-all-faces",
            "rolled: position-failed",
        ],
    ),
    (
        with_aside(START, "wwwwwwww")._replace(phase="chance"),
        ["hand: position-no-dice"],
    ),
    (
        with_aside(START, "12345w")._replace(phase="chance"),
        ["aside: position-all-faces"],
    ),
    (ROLLED._replace(phase="roll"), [DICE_LIE, FRESH]),
    (
        with_aside(START, "1w")._replace(phase="over"),
        ["aside: position-over-aside", ENDS],
    ),
    (
        with_aside(table(stacks=[[], [], []], bratworms=[0, 3, 4]), "1w")._replace(phase="rob"),
        [NO_WORM_GIVEN],
    ),
    (
        with_aside(table(stacks=[[], []], bratworms=[0, 7]), "11")._replace(phase="rob"),
        [ROBBERY],
    ),
    (
        RETURNING._replace(pending=None),
        ["grill: position-specialist-nowhere: specialist=weasel", NOT_TWO],
    ),
    (
        table(stacks=[[31], []], holding=["apple"])._replace(pending="apple"),
        [
            "grill: position-specialist-places: specialist=apple, count=2",
            "removed: position-between: specialist=apple",
        ],
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
        ["removed: position-between: specialist=apple"],
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
        ["removed: position-between: specialist=raven"],
    ),
]

# States that were built in code: a position that is read cannot hold these.
HELD = table(grill="21 22+raven 30x", stacks=[[26], [24]], holding=["golden_die", "hen"])
BUILT: list[tuple[State, list[str]]] = [
    (HELD._replace(grill=HELD.grill[::-1]), ["grill: position-grill-order"]),
    (
        with_seat(HELD, 0, bratworms=-1)._replace(supply=8),
        ["players: position-number: least=0, given=-1"],
    ),
    (
        with_seat(HELD, 0, bratworms=8)._replace(supply=-1),
        ["supply: position-number: least=0, given=-1"],
    ),
    (HELD._replace(dice=Dice("w1", 6)), ["aside: position-dice-string: given=w1"]),
    (HELD._replace(dice=Dice("16", 6)), ["aside: position-dice-string: given=16"]),
    (START._replace(dice=Dice("111111111", -1)), ["hand: position-number: least=0, given=-1"]),
    (
        HELD._replace(phase="keep", dice=Dice("1w", 6, rolled="223356")),
        ["rolled: position-dice-string: given=223356"],
    ),
    (
        HELD._replace(phase="keep", dice=Dice("1w", 6, rolled="522334")),
        ["rolled: position-dice-string: given=522334"],
    ),
    (HELD._replace(turn=0), ["turn: position-number: least=1, given=0"]),
    (HELD._replace(player=2), ["player: position-no-player: player=2"]),
    (HELD._replace(player=-1), ["player: position-no-player: player=-1"]),
]


@pytest.mark.parametrize(("state", "expected"), [*PIECES, *DICE, *PHASES, *BUILT])
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
def test_checks_that_need_an_unknown_key_are_left_out(state: State, needs: str) -> None:
    everything = told(state)
    assert len(everything) == 1
    silenced = {key for key in KEYS.split() if not told(state, key)}
    assert silenced == set(needs.split())
