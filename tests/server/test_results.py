"""Results of finished games agree with a recount from their positions; statistics add them up."""

from itertools import groupby
from random import Random
from typing import Any

import pytest

from heckmeck.dice import SeatList, SeatShare, commitment
from heckmeck.protocol.entries import (
    BotSat,
    Left,
    Moved,
    Opened,
    Sat,
    Started,
    StoodIn,
    TableEntry,
    TakenBack,
)
from heckmeck.protocol.tables import Settings
from heckmeck.rules import EditionName, Setup, State, header_to_json, new_game, record_move_to_json
from heckmeck.server.history import statistics_of
from heckmeck.server.store.interface import LogRow, StoredResult, TableHeader
from heckmeck.server.tables.results import places, results_of
from heckmeck.testing.playouts import playout

HEADER = TableHeader("table", "CODE", bytes(32), 0)
ANNA, BEN = 11, 12
GAMES = 40


class Game:
    """A random finished game as a log. A bot plays some whole turns for people."""

    def __init__(self, seed: int) -> None:
        self.rng = rng = Random(seed)
        self.edition: EditionName = rng.choice(("original", "specialists"))
        players = rng.randint(2, 5)
        self.owners = [rng.choice((ANNA, BEN, None)) for _ in range(players)]
        self.rows: list[LogRow] = []
        self.turns: list[tuple[int, list[State], bool]] = []  # seat, positions, by its person
        self.leaver = rng.choice((None, None, BEN))
        self.final = self._play(players)

    def add(self, entry: TableEntry, who: int | None = None) -> None:
        version = len(self.rows) + 1
        self.rows.append(LogRow(version, 1000 * version, who, None, entry))

    def _play(self, players: int) -> State:
        self.add(Opened(Settings(edition=self.edition, seats=players)), ANNA)
        names = [f"P{seat}" for seat in range(players)]
        for seat, who in enumerate(self.owners):
            self.add(BotSat(seat, "random") if who is None else Sat(seat, names[seat]), who)
        setup = Setup(self.edition, tuple(names))
        kinds = [SeatShare("bot" if who is None else "human") for who in self.owners]
        dice = SeatList(commitment(HEADER.secret), tuple(kinds))
        self.add(Started(list(range(players)), header_to_json(setup, {"dice": dice.to_json()})))
        while True:  # with lively dice, nearly every game ends
            steps = list(playout(new_game(setup), self.rng, 3000))
            if steps[-1].state.over:
                break
        for _, turn in groupby(steps, key=lambda step: step.before.turn):
            moves = list(turn)
            seat = moves[0].before.player
            person = self.owners[seat] is not None
            asked = person and self.rng.random() < 0.2
            if asked:
                self.add(StoodIn(seat, "random", "asked"))
            for move in moves:
                by: Any = "bot" if not person else "standing_in" if asked else "human"
                self.add(Moved(seat, record_move_to_json(move.move), by))
            if asked and not moves[-1].state.over:
                self.add(TakenBack(seat))
            self.turns.append(
                (seat, [moves[0].before, *(m.state for m in moves)], person and not asked)
            )
        return steps[-1].state

    def leave(self, who: int) -> None:
        """A person leaves for good right before the last move."""
        last = self.rows.pop()
        for seat, owner in enumerate(self.owners):
            if owner == who:
                self.add(Left(seat, bot="random"), who)
        self.rows.append(last._replace(version=len(self.rows) + 1))


def recount(game: Game, seat: int) -> dict[str, Any]:
    """The figures of a seat from positions alone: no event is looked at."""
    figures = dict.fromkeys(("turns", "fails", "steals", "robbed", "bot_turns"), 0)
    held = set()
    for mover, positions, by_person in game.turns:
        before, after = positions[0], positions[-1]
        robbed = [
            other
            for other, (old, new) in enumerate(zip(before.seats, after.seats, strict=True))
            if other != mover and len(new.stack) < len(old.stack)
        ]
        figures["robbed"] += seat in robbed
        if mover != seat:
            continue
        held |= {each.seats[seat].specialist for each in positions} - {None}
        figures["turns" if by_person else "bot_turns"] += 1
        if not by_person:
            continue
        figures["steals"] += len(robbed)
        took = len(after.seats[seat].stack) > len(before.seats[seat].stack)
        hen_taken = any(
            old.specialist == "hen" != new.specialist
            for other, (old, new) in enumerate(zip(before.seats, after.seats, strict=True))
            if other != seat
        )
        figures["fails"] += not took and not hen_taken
    return {**figures, "held": held}


@pytest.mark.parametrize("seed", range(GAMES))
def test_a_result_agrees_with_a_recount_of_the_positions(seed: int) -> None:
    game = Game(seed)
    results = {each.who: each for each in results_of(HEADER, game.rows)}
    assert set(results) == {who for who in game.owners if who is not None}
    for who, result in results.items():
        own = [seat for seat, owner in enumerate(game.owners) if owner == who]
        expected = recount(game, own[0])
        assert (result.seat, result.own_seats, result.players) == (
            own[0],
            len(own),
            len(game.owners),
        )
        for name in ("turns", "fails", "steals", "robbed", "bot_turns"):
            assert getattr(result, name) == expected[name], name
        # Whoever takes a specialist may put it back in the same turn, so there may be more.
        assert set(filter(None, result.specialists.split(","))) >= expected["held"]
        scores = [each.score for each in game.final.seats]
        assert result.worms == scores[own[0]]
        better = sum(score > result.worms for score in scores)
        equal = sum(score == result.worms for score in scores)
        assert better < result.place <= better + equal
        assert result.won == (result.place == 1)
        assert result.people == sum(owner is not None for owner in game.owners) - 1
        assert (result.left, result.edition) == (False, game.edition)
        assert result.ended == max(row.at for row in game.rows if isinstance(row.entry, Moved))


def test_whoever_left_before_the_end_has_a_result_that_says_so() -> None:
    game = next(each for each in map(Game, range(GAMES)) if {ANNA, BEN} <= set(each.owners))
    game.leave(BEN)
    left = {each.who: each.left for each in results_of(HEADER, game.rows)}
    assert left == {ANNA: False, BEN: True}


def test_a_game_that_is_not_finished_has_no_results() -> None:
    assert results_of(HEADER, Game(1).rows[:-1]) == []


def test_ties_are_broken_by_the_highest_tile_and_else_shared() -> None:
    state = new_game(Setup("original", ("A", "B", "C", "D")))
    stacks = ((21, 25), (26,), (22,), ())  # 3, 2, 1 and no worms
    seats = [seat._replace(stack=stack) for seat, stack in zip(state.seats, stacks, strict=True)]
    assert places(state._replace(seats=tuple(seats))) == [1, 2, 3, 4]
    equal = [seats[3], seats[3], seats[0], seats[1]._replace(stack=(33,))]  # 0, 0, 3 and 4 worms
    assert places(state._replace(seats=tuple(equal))) == [3, 3, 2, 1]
    tied = [seats[0]._replace(stack=(21, 22)), seats[0]._replace(stack=(25,)), seats[3], seats[3]]
    assert places(state._replace(seats=tuple(tied))) == [2, 1, 3, 3]


RESULT = StoredResult(
    who=1,
    table="t",
    ended=0,
    edition="original",
    players=2,
    people=0,
    seat=0,
    own_seats=1,
    place=1,
    worms=5,
    won=True,
    turns=10,
    fails=4,
    steals=1,
    robbed=2,
    bot_turns=0,
    left=False,
    specialists="",
    daily=None,
)


@pytest.mark.parametrize("seed", range(20))
def test_statistics_add_up_the_games_that_count(seed: int) -> None:
    rng = Random(seed)
    results = []
    for number in range(rng.randrange(60)):
        players = rng.randint(2, 7)
        place = rng.randint(1, players)
        results.append(
            RESULT._replace(
                table=f"t{number}",
                ended=number,
                edition=rng.choice(("original", "specialists")),
                players=players,
                people=rng.choice((0, 0, 1)),
                place=place,
                won=place == 1,
                worms=rng.randrange(12),
                turns=rng.randrange(1, 15),
                bot_turns=rng.choice((0, 0, 3)),
                own_seats=rng.choice((1, 1, 1, 2)),
                left=rng.random() < 0.1,
                specialists=rng.choice(("", "hen", "apple,hen")),
            )
        )
    found = statistics_of(results)
    counted = [each for each in results if each.own_seats == 1 and not each.left]
    assert found.total.games == len(counted)
    assert found.total.games + found.shared + found.left == len(results)
    for name in ("won", "worms", "turns", "fails", "steals", "robbed"):
        whole = sum(getattr(each, name) for each in counted)
        assert getattr(found.total, name) == whole
        for groups in (found.by_edition, found.by_players, found.by_company):
            assert sum(getattr(each, name) for each in groups.values()) == whole
    for key, row in found.places.items():
        assert row == [
            sum(str(each.players) == key and each.place == place + 1 for each in counted)
            for place in range(int(key))
        ]
    assert sum(found.worms.values()) == len(counted)
    assert sum(int(worms) * games for worms, games in found.worms.items()) == found.total.worms
    runs = [len(list(run)) for won, run in groupby(counted, key=lambda each: each.won) if won]
    assert found.longest_streak == max(runs, default=0)
    assert found.current_streak == (runs[-1] if counted and counted[-1].won else 0)
    assert [each.id for each in found.recent] == [each.table for each in counted[-40:]]
    assert (found.best is None) == (not counted)
    if found.best is not None:
        assert found.best.worms == max(each.worms for each in counted)
    hens = [each for each in counted if "hen" in each.specialists]
    if hens:
        assert found.specialists["hen"].games == len(hens)
        assert found.specialists["hen"].won == sum(each.won for each in hens)
    assert found.stood_in == sum(each.bot_turns > 0 for each in counted)
