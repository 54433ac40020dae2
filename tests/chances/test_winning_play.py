"""What scripts/winning_play.py counts, on positions whose answers are known."""

from typing import Any

import pytest

pytest.importorskip("numba")

import numpy as np

from heckmeck.arena.measuring.batches import Kind
from heckmeck.odds import prepare
from heckmeck.rules import (
    SPECIALISTS,
    Dice,
    Keep,
    PlayerMove,
    Return,
    Rob,
    Roll,
    Seat,
    Setup,
    Specialist,
    State,
    Stop,
    apply,
    new_game,
)
from heckmeck.sim.states import TILES, pack
from winning.choices import count_choices
from winning.decisions import Decision, decisions
from winning.groups import LEADS, STAGES, by_lead, by_stage
from winning.specialists import changes_of
from winning.turns import Solved, leads, tiles_up, what_happened
from winning.whole_turns import count_turns, returns_of, victims_of

ORIGINAL, SPECIAL = Kind("original", 3), Kind("specialists", 3)
NOBODY = -1


@pytest.fixture(scope="module", autouse=True)
def _compiled() -> None:
    prepare()


def game(table: Kind, *seats: Seat, supply: int = 0) -> State:
    """The first player is to move; what nobody has lies on the grill."""
    state = new_game(Setup(table.edition, ("Anna", "Ben", "Cleo")[: table.players]))
    taken = {tile for seat in seats for tile in seat.stack}
    held = {seat.specialist for seat in seats}
    grill = tuple(
        each._replace(specialist=None if each.specialist in held else each.specialist)
        for each in state.grill
        if each.tile not in taken
    )
    standing = {each.specialist for each in grill} | held
    removed = frozenset(set(state.setup.box.specialists) - standing)
    return state._replace(grill=grill, seats=seats, supply=supply, removed=removed)


def after(state: State, aside: str, *moves: PlayerMove) -> State:
    """The end of the turn after stopping with these dice, and what that asks for."""
    state = state._replace(dice=Dice(aside, 8 - len(aside)))
    for move in (Stop(), *moves):
        state = apply(state, move).state
    return state


def solved(before: State, *ends: State, champion: Any = None, margin: Any = None) -> Solved:
    """A turn with these endings and their chances."""
    count = len(ends)
    even = np.full(count, 1 / count)
    return Solved(
        games=np.array([5]),
        states=pack([before]),
        endings=pack(ends),
        position=np.zeros(count, int),
        win=np.zeros(count),
        margin=np.zeros(count),
        champion=even if champion is None else np.array(champion),
        other=even if margin is None else np.array(margin),
    )


def number(specialist: Specialist) -> int:
    return SPECIALISTS.index(specialist)


def test_taking_stealing_and_failing_are_told_apart() -> None:
    before = game(ORIGINAL, Seat((22,)), Seat((23, 26)), Seat((24,)))
    takes = after(before, "w5555")  # 25
    steals = after(before, "w55551")  # 26, from Ben
    lower = after(before, "w5544")  # 23 lies in a stack and 22, too, so it is 21
    fails = after(before, "5555")
    happened = what_happened(ORIGINAL, solved(before, takes, steals, lower, fails))
    assert happened.gained.tolist() == [True, True, True, False]
    assert [TILES[each] for each in happened.tile[:3]] == [25, 26, 21]
    assert happened.stolen_from.tolist() == [NOBODY, 1, NOBODY, NOBODY]
    assert happened.failed.tolist() == [False, False, False, True]
    assert not happened.robbed.any()


def test_a_theft_of_the_hen_leaves_the_tile() -> None:
    before = game(SPECIAL, Seat((22,)), Seat((26,), "hen"), Seat())
    ends = after(before, "w55551"), after(before, "5555")
    happened = what_happened(SPECIAL, solved(before, *ends))
    assert happened.gained.tolist() == [False, False]
    assert happened.stolen_from.tolist() == [1, NOBODY]
    assert happened.failed.tolist() == [False, True]


def test_whoever_loses_a_bratworm_was_robbed() -> None:
    seats = Seat((22,)), Seat((26,), bratworms=2), Seat((24, 28), bratworms=1)
    rich, empty = game(SPECIAL, *seats, supply=4), game(SPECIAL, *seats)
    with_raven = after(rich, "w5553")  # the raven stands on 23
    assert with_raven.seats[0].bratworms == 1
    assert not what_happened(SPECIAL, solved(rich, with_raven)).robbed.any()
    robs = [after(empty, "w5553", Rob(seat)) for seat in (1, 2)]
    happened = what_happened(SPECIAL, solved(empty, *robs))
    assert happened.robbed.tolist() == [[0, 1, 0], [0, 0, 1]]


def test_the_leader_is_the_best_of_the_others() -> None:
    seats = Seat((22, 36)), Seat((26,), bratworms=2), Seat((24, 33), bratworms=1)
    before = game(SPECIAL, *seats)  # Cleo has 6 worms, Ben 4, Anna 5
    steals_from_ben, steals_from_cleo = after(before, "w55551"), after(before, "ww55553")
    fails = after(before, "555")
    robs_ben, robs_cleo = (after(before, "w5553", Rob(seat)) for seat in (1, 2))
    turn = solved(
        before, steals_from_ben, steals_from_cleo, fails, robs_ben, robs_cleo,
        champion=[0.1, 0.4, 0.2, 0.1, 0.2], margin=[0.3, 0.3, 0.4, 0, 0],
    )  # fmt: skip
    assert leads(SPECIAL, turn.states).tolist() == [-1]
    found = victims_of(SPECIAL, turn, what_happened(SPECIAL, turn))
    assert {name: values.tolist() for name, values in found.items()} == {
        "champion steals from leader": [pytest.approx(0.4)],
        "margin steals from leader": [pytest.approx(0.3)],
        "champion steals from next": [pytest.approx(0.1)],
        "margin steals from next": [pytest.approx(0.3)],
        "robs": [pytest.approx(0.3)],
        "robs leader": [pytest.approx(0.2)],
        "robs leader by chance": [pytest.approx(0.15)],
        "robs next": [pytest.approx(0.1)],
        "robs next by chance": [pytest.approx(0.15)],
    }


def test_a_robbery_without_a_choice_does_not_count() -> None:
    seats = Seat((22,)), Seat((26,), bratworms=2), Seat((24,), "hen", bratworms=3)
    before = game(SPECIAL, *seats)
    turn = solved(before, after(before, "w5553"))
    happened = what_happened(SPECIAL, turn)
    assert happened.robbed.tolist() == [[0, 1, 0]]
    assert victims_of(SPECIAL, turn, happened)["robs"].tolist() == [0]


def test_one_of_two_specialists_is_put_back() -> None:
    before = game(SPECIAL, Seat((22,), "weasel"), Seat((26,), "golden_die"), Seat())
    stolen = [after(before, "w55551", Return(each)) for each in ("weasel", "golden_die")]
    taken = after(before, "w55554", Return("weasel"))  # 29, where the apple stands
    raven, plain = after(before, "w5553"), after(before, "w5554")
    turn = solved(
        before, *stolen, taken, raven, plain,
        champion=[0.4, 0.1, 0.2, 0.2, 0.1], margin=[0.1, 0.1, 0.5, 0.2, 0.1],
    )  # fmt: skip
    found = returns_of(turn, what_happened(SPECIAL, turn))
    assert found.kept.tolist() == [number("golden_die"), number("weasel"), number("apple")]
    assert found.other.tolist() == [number("weasel"), number("golden_die"), number("weasel")]
    assert found.champion.tolist() == [0.4, 0.1, 0.2]
    assert found.margin.tolist() == [0.1, 0.1, 0.5]
    assert found.games.tolist() == [5, 5, 5]


def test_a_specialist_that_is_put_back_stands_on_the_lowest_free_tile() -> None:
    states = pack([game(SPECIAL, Seat((22,), "hen"), Seat((26,)), Seat(), supply=2)])
    where, put_back, sign = changes_of(states, 0, "hen")
    assert (where.tolist(), sign) == ([0], 1)
    assert put_back["holds"][0, 0] == NOBODY
    assert put_back["stands"][0, TILES.index(13)] == number("hen")  # the canned worm is on 11
    where, given, sign = changes_of(states, 1, "bratworm")
    assert (where.tolist(), sign) == ([0], -1)
    assert (given["supply"][0], given["bratworms"][0, 1]) == (1, 1)
    assert not len(changes_of(states, 1, "hen")[0])


def test_every_position_is_in_one_group_of_leads_and_one_stage() -> None:
    lead, up = np.array([-9, -4, -3, -1, 0, 1, 3, 4, 20]), np.array([1, 4, 5, 6, 11, 12, 18, 4, 2])
    groups, stages = by_lead(lead, up), by_stage(up)
    assert [name for place in range(9) for name in LEADS if groups[name][place]] == [
        "far behind", "far behind", "behind", "behind", "even", "ahead", "ahead",
        "far ahead", "far ahead",
    ]  # fmt: skip
    assert groups["late and behind"].tolist() == [True, True, *[False] * 7]
    assert groups["late and ahead"].tolist() == [*[False] * 7, True, True]
    assert all(sum(stages[name][place] for name in STAGES) == 1 for place in range(9))
    assert groups["all"].all()
    assert stages["all"].all()


def test_tiles_that_lie_face_down_are_not_up() -> None:
    state = new_game(Setup("original", ("Anna", "Ben")))
    grill = tuple(each._replace(up=each.tile < 24) for each in state.grill)
    assert tiles_up(pack([state, state._replace(grill=grill)])).tolist() == [16, 3]


def decision(
    number: int, state: State, wanted: PlayerMove, other: PlayerMove, **win: float
) -> Decision:
    """A choice between stopping, rolling on and keeping ones, as far as it is given."""
    moves: dict[str, PlayerMove] = {"stop": Stop(), "roll": Roll(), "ones": Keep("1")}
    chances = {moves[name]: chance for name, chance in win.items()}
    chances.setdefault(wanted, 0.5)
    chances.setdefault(other, 0.5)
    return Decision(number, state, chances, {}, None, wanted, other)  # type: ignore[arg-type]


def within(state: State, aside: str, rolled: str | None = None) -> State:
    white = 8 - len(aside)
    return state._replace(
        dice=Dice(aside, white, rolled=rolled), phase="keep" if rolled else "roll"
    )


def test_single_decisions_are_counted_by_what_they_are_about() -> None:
    start = game(SPECIAL, Seat((22,)), Seat((26,), "hen"), Seat(), supply=3)
    last = start._replace(grill=tuple(each._replace(up=each.tile == 25) for each in start.grill))
    offer = within(start, "w5555")  # 25, where the weasel stands; three dice are left
    made = [
        decision(1, offer, Stop(), Roll(), stop=0.6, roll=0.5),
        decision(2, offer, Roll(), Stop(), stop=0.4, roll=0.5),
        decision(3, offer, Roll(), Roll(), stop=0.4, roll=0.5),
        decision(4, within(start, "w55551"), Stop(), Stop(), stop=0.6, roll=0.5),  # a theft
        decision(5, within(start, "5555"), Stop(), Roll(), stop=0.2, roll=0.1),  # fails
        decision(6, within(last, "w5555"), Roll(), Stop(), stop=0.0, roll=0.1),
        decision(7, within(last, "w5555"), Stop(), Stop(), stop=1.0, roll=0.9),
        decision(8, within(start, "w", "1123555"), Keep("5"), Keep("1"), ones=0.4),
        decision(9, within(start, "w", "1223555"), Keep("5"), Keep("1"), ones=0.4),  # a single one
        decision(9, within(start._replace(supply=0), "w", "1123555"), Keep("1"), Keep("1")),
    ]
    found = count_choices(made)

    def values(*path: str) -> list[Any]:
        some: Any = found
        for each in path:
            some = some[each]
        return [(some[who]["value"], some[who]["count"]) for who in ("champion", "margin")]

    assert found["decisions"] == 10
    assert found["differs"]["value"] == pytest.approx(0.6)
    assert values("stop or roll", "all") == [(0.25, 4), (0.25, 4)]
    assert values("offers", "tiles", "25") == [(pytest.approx(1 / 3), 3), (pytest.approx(1 / 3), 3)]
    assert values("offers", "standing", "weasel") == values("offers", "tiles", "25")
    assert values("offers", "worms", "2", "3") == values("offers", "tiles", "25")
    assert values("offers", "worms", "2", "2") == [(None, 0), (None, 0)]
    assert values("fails on purpose", "all") == [(1, 1), (0, 1)]
    assert values("last tile", "loses") == [(0, 1), (1, 1)]
    assert values("last tile", "wins") == [(1, 1), (1, 1)]
    assert values("ones", "supply") == [(0, 1), (1, 1)]
    assert values("ones", "rob") == [(1, 1), (1, 1)]
    loss = found["loss where they differ"]
    assert (loss["value"], loss["count"]) == (pytest.approx(0.1), 6)


def test_the_same_seed_counts_the_same_and_reports_every_game() -> None:
    table = Kind("specialists", 3)
    over: list[int] = []
    one, other = (count_turns(table, 6, 4, over.append) for _ in range(2))
    assert str(one) == str(other)
    assert sum(over) == 12
    for group in one["turns"].values():
        for who in ("champion", "margin"):
            assert group["fails"][who]["value"] is None or 0 < group["fails"][who]["value"] < 1
    made: list[int] = []
    assert count_choices(decisions(table, 2, 4, made.append))["decisions"] > 50
    assert made == [1, 1]
