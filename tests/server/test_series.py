"""Play again: who comes to the next game, when it starts, and the score of the series."""

from typing import Any

import pytest

from heckmeck.dice.fair import new_secret
from heckmeck.protocol.entries import (
    BotSat,
    Left,
    Moved,
    NonceCommitted,
    Opened,
    Sat,
    ShutOut,
    Starting,
)
from heckmeck.protocol.tables import Days, SeriesScore, SeriesView, Settings
from heckmeck.protocol.to_server import Start
from heckmeck.rules import Stop, legal_moves, stopping_gives, winners
from heckmeck.server.config import Limits
from heckmeck.server.store.interface import LogRow, StoredIdentity, TableHeader
from heckmeck.server.tables.commands import decide, make_move
from heckmeck.server.tables.deadlines import Attendance, Deadline, next_deadline
from heckmeck.server.tables.series import next_table, series_scores, series_view, start_rematch
from heckmeck.server.tables.table import Entries, Table

LIMITS = Limits()
ANNA, BEN, CLEO = 1, 2, 3
HASH = "ab" * 32


def table_of(entries: Entries, at: int = 0) -> Table:
    table = Table(TableHeader("t", "CODE", new_secret(), 0))
    for who, entry in entries:
        add(table, entry, who, at)
    return table


def add(table: Table, entry: Any, who: int | None = None, at: int = 0) -> None:
    table.fold(LogRow(table.version + 1, 0, who, None, entry, at))


def play(table: Table) -> None:
    """To the end, stopping as soon as that takes something."""
    if table.starting is None:
        assert table.owner is not None
        for entry in decide(table, StoredIdentity(table.owner, "x"), Start("s"), list).entries:
            add(table, entry, table.owner)
    while table.state is not None and not table.state.over:
        legal = legal_moves(table.state)
        stops = Stop() in legal and stopping_gives(table.state).result != "fail"
        move = Stop() if stops else next((each for each in legal if each != Stop()), legal[0])
        (entry,) = make_move(table, move, "human").entries
        assert isinstance(entry, Moved)
        add(table, entry)


def first_table(**settings: Any) -> Table:
    wanted = Settings(stand_in="cautious", seats=3, **settings)
    table = table_of(
        [
            (ANNA, Opened(wanted)),
            (ANNA, Sat(0, "Anna")),
            (BEN, Sat(1, "Ben")),
            (None, BotSat(2, "normal")),
        ]
    )
    play(table)
    assert table.lifecycle == "finished"
    return table


def rematch(before: Table, at: int = 0) -> Table:
    return table_of(next_table(before, BEN, ()), at)


def there(*connected: int) -> Attendance:
    return Attendance(set(connected), bool(connected), 0, lambda _: 0)


def due(table: Table, *connected: int) -> Deadline | None:
    return next_deadline(table, there(*connected), LIMITS)


def test_a_series_counts_games_wins_and_worms() -> None:
    table = first_table(first="host")
    assert series_view(table) is None
    totals = [SeriesScore() for _ in range(3)]
    for game in (1, 2, 3):
        assert table.state is not None
        for seat, total in enumerate(totals):
            total.games += 1
            total.wins += seat in winners(table.state)
            total.worms += table.state.seats[seat].score
        assert series_scores(table) == totals
        table = rematch(table)
        assert series_view(table) == SeriesView(game + 1, totals)
        assert table.settings.first == "drawn"
        assert table.owner == BEN
        play(table)


def test_the_score_belongs_to_the_person_and_not_to_the_seat() -> None:
    table = rematch(first_table())
    scores = series_scores(table)
    add(table, Left(1), BEN)
    add(table, Sat(1, "Cleo"), CLEO)
    assert series_scores(table) == [scores[0], SeriesScore(), scores[2]]


def test_a_bot_that_replaced_somebody_has_reached_nothing() -> None:
    before = first_table()
    add(before, Left(1, bot="cautious"), BEN)
    add(before, Left(0, removed=True, bot="cautious"), ANNA)
    _, *bots, shut_out = [entry for _, entry in next_table(before, CLEO, ())]
    assert isinstance(shut_out, ShutOut)
    told = [(each.bot, each.score) for each in bots if isinstance(each, BotSat)]
    assert told == [("cautious", None), ("cautious", None), ("normal", series_scores(before)[2])]
    assert len({each.character for each in bots if isinstance(each, BotSat)}) == 3


def test_it_starts_at_once_when_everybody_has_come() -> None:
    table = rematch(first_table(), at=5000)
    assert due(table, ANNA, BEN).action == "too_old"  # type: ignore[union-attr]
    add(table, NonceCommitted(0, HASH), ANNA, at=6000)
    assert due(table, ANNA, BEN) == Deadline(15_000, "start")
    add(table, NonceCommitted(1, HASH), BEN, at=7000)
    assert due(table, ANNA, BEN) == Deadline(7000, "start")
    (starting,) = start_rematch(table, there(ANNA, BEN)).entries
    assert isinstance(starting, Starting)
    add(table, starting)
    assert due(table, ANNA, BEN).action == "reveal"  # type: ignore[union-attr]


def test_whoever_does_not_come_does_not_play() -> None:
    table = rematch(first_table(), at=5000)
    add(table, NonceCommitted(1, HASH), BEN, at=6000)
    assert due(table, BEN) == Deadline(15_000, "start")
    left, starting = start_rematch(table, there(BEN)).entries
    assert left == Left(0)
    assert isinstance(starting, Starting)
    assert starting.seats == [1, 2]
    # Somebody who has come and lost the connection plays: the others see that they are away.
    (starting,) = start_rematch(table, there(ANNA)).entries
    assert isinstance(starting, Starting)
    assert starting.seats == [0, 1, 2]


def test_whoever_comes_late_gets_a_share_of_the_dice() -> None:
    table = rematch(first_table(), at=5000)
    add(table, Left(2))
    add(table, NonceCommitted(1, HASH), BEN, at=6000)
    assert due(table, ANNA, BEN).action == "too_old"  # type: ignore[union-attr]
    add(table, NonceCommitted(0, HASH), ANNA, at=90_000)
    assert due(table, ANNA, BEN) == Deadline(90_000, "start")


def test_whoever_leaves_keeps_what_they_reached() -> None:
    table = rematch(first_table())
    scores = series_scores(table)
    add(table, Left(1, bot="cautious"), BEN)
    assert series_scores(table) == scores


def test_nobody_plays_alone_and_nobody_starts_an_empty_table() -> None:
    before = first_table()
    table = rematch(before)
    assert due(table).action == "too_old"  # type: ignore[union-attr]
    add(table, Left(2))
    assert due(table, BEN).action == "too_old"  # type: ignore[union-attr]
    add(table, NonceCommitted(1, HASH), BEN)
    add(table, NonceCommitted(0, HASH), ANNA, at=30_000)  # much later
    assert due(table, ANNA, BEN) == Deadline(30_000, "start")


@pytest.mark.parametrize(("settings", "at"), [({"pace": Days(2)}, None), ({"dice": "typed"}, 0)])
def test_over_days_people_have_time_to_come_and_typed_dice_need_no_share(
    settings: dict[str, Any], at: int | None
) -> None:
    table = rematch(first_table(**settings))
    deadline = due(table, ANNA, BEN)
    assert deadline is not None
    assert (deadline.at if deadline.action == "start" else None) == at
    add(table, NonceCommitted(0, HASH), ANNA, at=1000)
    add(table, NonceCommitted(1, HASH), BEN, at=1000)
    assert due(table, ANNA) == Deadline(1000, "start")


def test_a_first_table_waits_for_its_owner() -> None:
    table = table_of([(ANNA, Opened(Settings(stand_in="x", seats=2))), (ANNA, Sat(0, "Anna"))])
    add(table, NonceCommitted(0, HASH), ANNA)
    add(table, BotSat(1, "normal"))
    assert due(table, ANNA).action == "too_old"  # type: ignore[union-attr]
