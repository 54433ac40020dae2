"""The check of what must always hold notices when it does not."""

from __future__ import annotations

from typing import Any

import pytest
from tables import buy, go, table, with_aside

from heckmeck.rules import Dice, GrillTile, Seat, State
from heckmeck.testing.invariants import broken_invariants

SOUND = table(grill="21 22+raven 30x", stacks=[[26], [24]], holding=["golden_die", "hen"])


def seats(*changes: dict[str, Any]) -> tuple[Seat, ...]:
    return tuple(seat._replace(**change) for seat, change in zip(SOUND.seats, changes, strict=True))


def grill(**on: GrillTile) -> tuple[GrillTile, ...]:
    return tuple(on.get(f"t{each.tile}", each) for each in SOUND.grill)


@pytest.mark.parametrize(
    ("broken", "words"),
    [
        (SOUND._replace(grill=SOUND.grill[1:]), "tile 11 is in 0 places"),
        (SOUND._replace(seats=seats({"stack": (26, 24)}, {})), "tile 24 is in 2 places"),
        (SOUND._replace(seats=seats({"stack": (26, 12)}, {})), "tile 12 is not of this edition"),
        (SOUND._replace(grill=SOUND.grill[::-1]), "not in order"),
        (SOUND._replace(supply=8), "there are 8 bratworms, not 7"),
        (SOUND._replace(supply=8, seats=seats({"bratworms": -1}, {})), "fewer than no"),
        (SOUND._replace(seats=seats({"specialist": "hen"}, {})), "the hen is in 2 places"),
        (SOUND._replace(removed=SOUND.removed - {"apple"}), "the apple is in 0 places"),
        (SOUND._replace(seats=seats({"specialist": "raven"}, {})), "player 0 holds the raven"),
        (SOUND._replace(grill=grill(t22=GrillTile(22, False, "raven"))), "lies face down"),
        (SOUND._replace(seats=seats({"stack": ()}, {})), "golden_die without a tile"),
        (SOUND._replace(dice=Dice("w1", 6)), "not sorted faces"),
        (SOUND._replace(dice=Dice("16", 6)), "not sorted faces"),
        (SOUND._replace(dice=Dice("1w", 8)), "are not one set"),
        (SOUND._replace(player=1, dice=Dice("1w", 6, True)), "does not hold it"),
        (SOUND._replace(dice=Dice("1w", 7, True)), "in hand and set aside"),
        (SOUND._replace(dice=Dice("1w", 6, rolled="123456")), "in phase roll"),
        (SOUND._replace(phase="keep", dice=Dice("1w", 6)), "in phase keep"),
        (SOUND._replace(phase="keep", dice=Dice("1w", 6, rolled="2345")), "6 white dice in hand"),
        (
            SOUND._replace(phase="keep", dice=Dice("", 8, True, "222222222", "w")),
            "shows no face of the roll",
        ),
        (SOUND._replace(dice=Dice("1w", 6, golden_face="w")), "was not rolled"),
        (SOUND._replace(dice=Dice("1w", 6, weasel_used=True)), "who does not hold it"),
        (SOUND._replace(turn=0), "turn 0"),
        (SOUND._replace(phase="over"), "over though a tile lies face up"),
        (SOUND._replace(phase="rob"), "without need"),
        (table()._replace(phase="return", pending="apple"), "without a specialist"),
        (SOUND._replace(pending="apple", removed=SOUND.removed - {"apple"}), "between two places"),
        (buy(table(grill="21", stacks=[[], []]), 21).state._replace(phase="roll"), "goes on"),
    ],
)
def test_it_names_what_is_broken(broken: State, words: str) -> None:
    found = broken_invariants(broken)
    assert any(words in sentence for sentence in found), found


def test_it_names_everything_at_once() -> None:
    assert len(broken_invariants(SOUND._replace(supply=3, turn=0, grill=SOUND.grill[1:]))) == 3


def test_sound_states_have_nothing_to_name() -> None:
    assert broken_invariants(SOUND) == []
    assert broken_invariants(with_aside(SOUND, "11w")) == []
    assert broken_invariants(go(SOUND, "12345123+w").state) == []
