"""What tables do when a person is banned, renamed or deleted, also in the moment of the start."""

from typing import Any

import pytest

from heckmeck.protocol.entries import Abandoned, Left, Opened, Renamed, Sat, StoodIn, TableEntry
from heckmeck.protocol.tables import Settings
from heckmeck.rules import Setup
from heckmeck.server.store.interface import LogRow, TableHeader
from heckmeck.server.tables import departures
from heckmeck.server.tables.table import Table

HEADER = TableHeader("t", "CODE", b"\0" * 32, 0)


def open_table(*entries: tuple[int | None, TableEntry]) -> Table:
    table = Table(HEADER)
    opened: tuple[int | None, TableEntry] = (1, Opened(Settings(seats=4, stand_in="normal")))
    for version, (who, entry) in enumerate([opened, *entries], start=1):
        table.fold(LogRow(version, 0, who, None, entry))
    return table


def test_whoever_leaves_an_open_table_leaves_it_to_the_others() -> None:
    table = open_table((1, Sat(0, "Anna")), (1, Sat(1, "Anna's friend")), (2, Sat(2, "Ben")))
    assert departures.leave_for_good(table, 1) == [Left(0), Left(1)]
    assert departures.leave_for_good(table, 3) == []
    assert departures.stop_playing(table, 2) == [Left(2)]


@pytest.mark.parametrize("entries", [(), ((1, Sat(0, "Anna")),), ((2, Sat(1, "Ben")),)])
def test_a_table_that_nobody_could_start_is_closed(entries: Any) -> None:
    assert departures.leave_for_good(open_table(*entries), 1)[-1] == Abandoned("closed")


def test_all_seats_of_a_person_get_the_new_name() -> None:
    table = open_table((1, Sat(0, "Rude")), (2, Sat(1, "Ben")), (1, Sat(2, "Ruder")))
    assert departures.rename_seats(table, 1, "Anna") == [Renamed(0, "Anna"), Renamed(2, "Anna 2")]


def test_while_the_game_starts_seats_and_names_are_fixed() -> None:
    table = open_table((1, Sat(0, "Anna")), (2, Sat(1, "Ben")))
    table.starting = Setup("original", ("Anna", "Ben"))
    stands_in = [StoodIn(0, "normal", "gone")]
    assert departures.leave_for_good(table, 1) == stands_in
    assert departures.stop_playing(table, 1) == stands_in
    assert departures.rename_seats(table, 1, "Berta") == []
    assert departures.close_table(table) == [Abandoned("operator")]
