"""Playing again: the score of a series, the next table, and its start."""

from collections.abc import Collection

import msgspec

from heckmeck.bots.characters import free_character
from heckmeck.protocol.entries import BotSat, Left, Opened, Sat, ShutOut
from heckmeck.protocol.tables import SeriesScore, SeriesView
from heckmeck.rules import winners
from heckmeck.server.tables.commands import Decision, fix_list
from heckmeck.server.tables.deadlines import Attendance, at_rematch
from heckmeck.server.tables.table import Entries, SeatState, Table


def series_scores(table: Table) -> list[SeriesScore]:
    """By seat: what everybody has reached, with the game of this table once it is finished."""
    return [_score(table, number, seat) for number, seat in enumerate(table.seats)]


def _score(table: Table, number: int, seat: SeatState) -> SeriesScore:
    before = seat.score or SeriesScore()
    if table.lifecycle != "finished" or table.state is None:
        return before
    return SeriesScore(
        before.games + 1,
        before.wins + (number in winners(table.state)),
        before.worms + table.state.seats[number].score,
    )


def series_view(table: Table) -> SeriesView | None:
    return None if table.game_number == 1 else SeriesView(table.game_number, series_scores(table))


def next_table(table: Table, actor_id: int, gone: Collection[int]) -> Entries:
    """How the next table of the same company begins. `gone` are identities that exist no more."""
    # Who begins is drawn again: only the first game of a newcomer begins with the host.
    settings = msgspec.structs.replace(table.settings, first="drawn")
    entries: Entries = [(actor_id, Opened(settings, table.game_number + 1))]
    new_names: list[str] = []  # of bots
    for number, (seat, score) in enumerate(zip(table.seats, series_scores(table), strict=True)):
        if seat.identity_id in gone:
            continue  # the seat is free
        if seat.identity_id is not None:
            entries.append((seat.identity_id, Sat(number, seat.name or "", score=score)))
        elif seat.bot is not None:
            others = [each.name for each in table.seats if each is not seat]
            character = free_character([*others, *new_names], seat.bot, seat.character)
            new_names.append(character.name)
            # A bot that replaced somebody who left has reached nothing yet.
            reached = None if seat.left else score
            entries.append((None, BotSat(number, seat.bot, character.id, reached)))
    entries += [(each, ShutOut()) for each in sorted(table.removed)]
    return entries


def start_rematch(table: Table, attendance: Attendance) -> Decision:
    """Start with everybody who has come. The others get up: they may not know of this game."""
    here = at_rematch(table, attendance)
    late = [
        number
        for number, seat in enumerate(table.seats)
        if seat.kind == "human" and number not in here
    ]
    leaving = [Left(number) for number in late]
    after = table.copy()
    for entry in leaving:
        after.left(entry)
    return Decision([*leaving, *fix_list(after).entries])
