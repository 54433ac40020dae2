"""What a player sees: every entry by its name."""
# ruff: noqa: N802  the names of some tests begin with the row as the rules write it

from random import Random
from typing import Any, get_args

import pytest

from heckmeck.rules import (
    EditionName,
    GrillTile,
    Keep,
    Land,
    Move,
    Roll,
    Seat,
    Setup,
    State,
    Stop,
    apply,
    new_game,
)
from heckmeck.sim.observation import observation_names, observe
from heckmeck.testing.playouts import late_state, playout, random_setup


def seen(state: State, seat: int | None = None) -> dict[str, float]:
    names = observation_names(state.setup.edition, len(state.seats))
    return dict(zip(names, observe(state, seat), strict=True))


def positive(state: State, about: str, seat: int | None = None) -> dict[str, float]:
    """The entries about something that are not 0, rounded, without the words they begin with."""
    return {
        name.removeprefix(f"{about}: "): round(value, 6)
        for name, value in seen(state, seat).items()
        if name.startswith(f"{about}: ") and value
    }


def after(state: State, *moves: Move) -> State:
    for move in moves:
        state, _ = apply(state, move)
    return state


def specialists(*seats: Seat, **changes: Any) -> State:
    """A position of the specialists edition in which these seats hold what they hold."""
    start = new_game(Setup("specialists", ("Anna", "Ben", "Cleo")))
    taken = {tile for seat in seats for tile in seat.stack}
    held = {seat.specialist for seat in seats}
    grill = tuple(
        GrillTile(each.tile, each.up, None if each.specialist in held else each.specialist)
        for each in start.grill
        if each.tile not in taken
    )
    return start._replace(seats=seats, grill=grill, **changes)


@pytest.mark.parametrize("edition", get_args(EditionName))
@pytest.mark.parametrize("players", range(2, 8))
def test_every_entry_has_a_name_of_its_own(edition: EditionName, players: int) -> None:
    names = observation_names(edition, players)
    assert len(set(names)) == len(names)
    setup = Setup(edition, tuple(f"Player {seat}" for seat in range(players)))
    assert len(observe(new_game(setup))) == len(names)


@pytest.mark.parametrize("edition", get_args(EditionName))
def test_in_random_games_every_entry_is_between_0_and_1_and_changes(edition: EditionName) -> None:
    values: dict[str, set[float]] = {}
    for seed in range(300):
        rng = Random(seed)
        setup = random_setup(rng, edition)
        start = late_state(setup, rng) if seed % 2 else new_game(setup)
        for step in playout(start, rng, 60):
            for name, value in seen(step.state, rng.randrange(len(setup.players))).items():
                assert 0 <= value <= 1, name
                values.setdefault(name, set()).add(value)
    assert not [name for name, each in values.items() if len(each) < 2]


def test_the_first_position() -> None:
    state = new_game(Setup("specialists", ("Anna", "Ben")))
    grill = {f"{tile} is face up": 1.0 for tile in (11, 13, *range(21, 37))}
    standing = {
        "canned_worm": 11,
        "hen": 21,
        "raven": 23,
        "weasel": 25,
        "golden_die": 27,
        "apple": 29,
    }
    grill |= {f"tile under the {who}": round(at / 36, 6) for who, at in standing.items()}
    assert positive(state, "grill") == grill
    assert positive(state, "supply") == {"bratworms": 1}
    assert positive(state, "me") == {"to move": 1}
    assert positive(state, "next player") == {}
    assert positive(state, "phase") == {"roll or stop": 1}
    assert positive(state, "dice") == {"white dice not set aside": 1}
    assert positive(state, "stopping") == {}
    assert positive(state, "pending") == {}


def test_F5_a_tile_that_lies_face_down_is_not_there() -> None:
    state = new_game(Setup("original", ("Anna", "Ben")))
    state = state._replace(grill=(*state.grill[:-1], GrillTile(36, up=False)))
    assert seen(state)["grill: 36 is face up"] == 0
    assert seen(state)["grill: 35 is face up"] == 1


def test_seats_come_in_order_of_play_beginning_with_the_observer() -> None:
    state = specialists(
        Seat((21, 36, 25), "weasel", 2), Seat((), "hen", 0), Seat((28,), None, 1), supply=4
    )
    anna = {
        "worms": round((1 + 4 + 2 + 2) / 52, 6),
        "tiles": round(3 / 18, 6),
        "highest tile": 1,
        "top tile is 25": 1,
        "tile below the top": 1,
        "worms on the top tile": 0.5,
        "bratworms": round(2 / 7, 6),
        "holds the weasel": 1,
    }
    ben = {"holds the hen": 1}
    cleo = {
        "worms": round(3 / 52, 6),
        "tiles": round(1 / 18, 6),
        "highest tile": round(28 / 36, 6),
        "top tile is 28": 1,
        "worms on the top tile": 0.5,
        "bratworms": round(1 / 7, 6),
    }
    state = state._replace(player=2)
    assert positive(state, "me", 0) == anna
    assert positive(state, "next player", 0) == ben
    assert positive(state, "player 2 seats on", 0) == {"to move": 1, **cleo}
    assert positive(state, "me") == {"to move": 1, **cleo}  # by default, whoever is to move
    assert positive(state, "next player") == anna
    assert observe(state) == observe(state, 2)


def test_the_dice_of_a_roll() -> None:
    start = specialists(Seat((27,), "golden_die"), Seat(), Seat())
    state = after(start, Roll(golden=True), Land("1123445w", "w"))
    dice = {
        "1s rolled": 2,
        "2s rolled": 1,
        "3s rolled": 1,
        "4s rolled": 2,
        "5s rolled": 1,
        "worms rolled": 2,
    }
    rolled = {name: round(count / 9, 6) for name, count in dice.items()}
    assert positive(state, "dice") == {
        **rolled,
        "white dice not set aside": 1,
        "golden die in play and not set aside": 1,
        "golden die shows worm": 1,
    }
    assert positive(state, "phase") == {"keep a face": 1}
    assert positive(state, "stopping") == {}
    kept = after(state, Keep("w"))
    assert positive(kept, "dice") == {
        "worms set aside": round(2 / 9, 6),
        "white dice not set aside": round(7 / 8, 6),
        "points set aside": round(10 / 45, 6),
        "a worm is set aside": 1,
    }


def test_B2_the_weasel_can_be_used_once_per_turn() -> None:
    state = specialists(Seat((25,), "weasel"), Seat(), Seat())
    assert seen(state)["dice: weasel can be used this turn"] == 1
    used = state._replace(dice=state.dice._replace(weasel_used=True))
    assert seen(used)["dice: weasel can be used this turn"] == 0
    other = state._replace(player=1)
    assert seen(other, 0)["dice: weasel can be used this turn"] == 0


def test_A6_stopping_without_a_worm_fails() -> None:
    state = after(new_game(Setup("original", ("Anna", "Ben"))), Roll(), Land("5555555w"), Keep("5"))
    assert positive(state, "stopping") == {"fails": 1}


def test_C1_stopping_takes_a_tile() -> None:
    start = new_game(Setup("original", ("Anna", "Ben")))
    state = after(start, Roll(), Land("12345www"), Keep("w"), Roll(), Land("55555"), Keep("5"))
    assert positive(state, "stopping") == {
        "total that counts": 0.8,
        "takes from the grill": 1,
        "worms on the tile it gives": 1,
    }


def test_B3_the_total_includes_the_canned_worm() -> None:
    state = specialists(Seat((11,), "canned_worm"), Seat(), Seat())
    state = after(state, Roll(), Land("4444445w"), Keep("4"))
    assert positive(state, "stopping") == {
        "total that counts": round(29 / 50, 6),
        "takes from the grill": 1,
        "worms on the tile it gives": 0.75,
    }


def test_D4_stopping_steals_a_tile() -> None:
    state = specialists(Seat(), Seat((25,)), Seat())
    state = after(state, Roll(), Land("1wwwww23"), Keep("w"))
    assert positive(state, "stopping") == {
        "total that counts": 0.5,
        "steals": 1,
        "worms on the tile it gives": 0.5,
    }


def test_D5_stopping_wins_the_hen_and_no_tile() -> None:
    state = specialists(Seat(), Seat((25,), "hen"), Seat())
    state = after(state, Roll(), Land("1wwwww23"), Keep("w"))
    assert positive(state, "stopping") == {"total that counts": 0.5, "wins the hen": 1}


def test_D6_the_second_specialist_is_pending() -> None:
    state = specialists(Seat((28,), "weasel"), Seat((25,), "apple"), Seat())
    state = after(state, Roll(), Land("1wwwww23"), Keep("w"), Stop())
    assert positive(state, "phase") == {"return a specialist": 1}
    assert positive(state, "pending") == {"apple": 1}
    assert seen(state)["me: holds the weasel"] == 1


def test_E2_the_raven_is_pending_while_its_bratworm_is_robbed() -> None:
    state = specialists(Seat(), Seat((), None, 4), Seat((), None, 3), supply=0)
    state = after(state, Roll(), Land("1wwww123"), Keep("w"), Roll(), Land("3333"), Keep("3"))
    state = state._replace(dice=state.dice._replace(aside="3wwww"))  # 23
    state = after(state, Stop())
    assert positive(state, "phase") == {"rob a player": 1}
    assert positive(state, "pending") == {"raven": 1}


def test_at_the_end_it_is_nobodys_turn() -> None:
    state = new_game(Setup("original", ("Anna", "Ben")))._replace(phase="over")
    assert positive(state, "me") == positive(state, "next player") == positive(state, "phase") == {}


@pytest.mark.parametrize("seat", [-1, 2])
def test_a_seat_that_does_not_exist_is_refused(seat: int) -> None:
    with pytest.raises(ValueError, match=f"^there is no seat {seat} at a table of 2$"):
        observe(new_game(Setup("original", ("Anna", "Ben"))), seat)


@pytest.mark.parametrize(
    ("edition", "players", "sentence"),
    [
        ("first", 2, "there is no edition 'first'"),
        ("original", 1, "the game is for 2 to 7 players, not 1"),
        ("original", 8, "the game is for 2 to 7 players, not 8"),
    ],
)
def test_there_are_no_names_for_other_games(edition: Any, players: int, sentence: str) -> None:
    with pytest.raises(ValueError, match=f"^{sentence}$"):
        observation_names(edition, players)
