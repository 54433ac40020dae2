"""`defects` of states that were built in code: it finds whatever is wrong, at any place."""

from __future__ import annotations

from typing import Any

import pytest

from heckmeck.rules import Dice, GrillTile, Seat, State, defects
from tests.rules.tables import buy, go, table, with_aside

SOUND = table(grill="21 22+raven 30x", stacks=[[26], [24]], holding=["golden_die", "hen"])


def seats(*changes: dict[str, Any]) -> tuple[Seat, ...]:
    return tuple(seat._replace(**change) for seat, change in zip(SOUND.seats, changes, strict=True))


def grill(**on: GrillTile) -> tuple[GrillTile, ...]:
    return tuple(on.get(f"t{each.tile}", each) for each in SOUND.grill)


@pytest.mark.parametrize(
    ("broken", "where", "code"),
    [
        (SOUND._replace(grill=SOUND.grill[1:]), "grill", "tile-nowhere"),
        (SOUND._replace(seats=seats({"stack": (26, 24)}, {})), "grill", "tile-places"),
        (SOUND._replace(seats=seats({"stack": (26, 12)}, {})), "grill", "no-tile"),
        (SOUND._replace(grill=SOUND.grill[::-1]), "grill", "grill-order"),
        (SOUND._replace(supply=8), "supply", "bratworms"),
        (SOUND._replace(supply=8, seats=seats({"bratworms": -1}, {})), "players", "number"),
        (SOUND._replace(supply=-1, seats=seats({"bratworms": 8}, {})), "supply", "number"),
        (SOUND._replace(seats=seats({"specialist": "hen"}, {})), "grill", "specialist-places"),
        (SOUND._replace(removed=SOUND.removed - {"apple"}), "grill", "specialist-nowhere"),
        (SOUND._replace(seats=seats({"specialist": "raven"}, {})), "players", "raven-held"),
        (SOUND._replace(grill=grill(t22=GrillTile(22, False, "raven"))), "grill", "stands-down"),
        (SOUND._replace(seats=seats({"stack": ()}, {})), "players", "held-without-tile"),
        (SOUND._replace(dice=Dice("w1", 6)), "aside", "dice-string"),
        (SOUND._replace(dice=Dice("16", 6)), "aside", "dice-string"),
        (SOUND._replace(dice=Dice("1w", 8)), "hand", "dice-golden"),
        (SOUND._replace(player=1, dice=Dice("1w", 6, True)), "hand", "dice"),
        (SOUND._replace(dice=Dice("1w", 7, True)), "hand", "dice-golden"),
        (table()._replace(dice=Dice("111111111", -1)), "hand", "number"),
        (SOUND._replace(dice=Dice("1w", 6, rolled="123455")), "rolled", "rolled-phase"),
        (SOUND._replace(phase="keep", dice=Dice("1w", 6)), "rolled", "rolled-phase"),
        (SOUND._replace(phase="keep", dice=Dice("1w", 6, rolled="2345")), "rolled", "rolled-count"),
        (
            SOUND._replace(phase="keep", dice=Dice("1w", 6, rolled="223356")),
            "rolled",
            "dice-string",
        ),
        (
            SOUND._replace(phase="keep", dice=Dice("1w", 6, rolled="522334")),
            "rolled",
            "dice-string",
        ),
        (
            SOUND._replace(phase="keep", dice=Dice("", 8, True, "222222222", "w")),
            "golden",
            "golden-rolled",
        ),
        (SOUND._replace(dice=Dice("1w", 6, golden_face="w")), "golden", "golden-shown"),
        (SOUND._replace(dice=Dice("1w", 6, weasel_used=True)), "weasel_used", "no-weasel"),
        (SOUND._replace(turn=0), "turn", "number"),
        (SOUND._replace(player=2), "player", "no-player"),
        (SOUND._replace(player=-1), "player", "no-player"),
        (SOUND._replace(phase="over"), "phase", "over"),
        (SOUND._replace(phase="rob"), "phase", "rob"),
        (table()._replace(phase="return", pending="apple"), "phase", "no-two"),
        (
            SOUND._replace(pending="apple", removed=SOUND.removed - {"apple"}),
            "removed",
            "between",
        ),
        (buy(table(grill="21", stacks=[[], []]), 21).state._replace(phase="roll"), "phase", "over"),
    ],
)
def test_it_names_what_is_wrong(broken: State, where: str, code: str) -> None:
    assert (where, f"position-{code}") in {(each.where, each.code) for each in defects(broken)}


def test_it_names_everything_at_once() -> None:
    assert len(defects(SOUND._replace(supply=3, turn=0, grill=SOUND.grill[1:]))) == 3


def test_sound_states_have_no_defects() -> None:
    for state in (SOUND, with_aside(SOUND, "11w"), go(SOUND, "12345123+w").state):
        assert defects(state) == ()
