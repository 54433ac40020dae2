"""What clients see of a table: the whole, their own part, a line in a list, hints, the record."""

from datetime import UTC, datetime

import msgspec

from heckmeck.message import Message
from heckmeck.protocol.entries import Moved, Started
from heckmeck.protocol.game import move_to_wire
from heckmeck.protocol.http import TableSummary
from heckmeck.protocol.tables import DiceView, SeatView, TableView, You
from heckmeck.protocol.to_client import Hint, HintMove
from heckmeck.rules import strict_json, winners
from heckmeck.server.refusal import Refusal
from heckmeck.server.store.interface import LogRow, StoredIdentity
from heckmeck.server.tables.table import Table
from heckmeck.server.workers.jobs import Advice


def table_view(table: Table, connected: set[int], spectators: int) -> TableView:
    """What everybody sees. The secret of the dice is part of it only when the game is over."""
    owned = table.seats_of(table.owner)
    over = table.lifecycle == "finished"
    return TableView(
        id=table.id,
        code=table.header.code,
        lifecycle=table.lifecycle,
        settings=table.settings,
        seats=[
            SeatView(
                kind=seat.kind,
                name=seat.name,
                bot=seat.bot,
                standing_in=seat.standing_in,
                connected=seat.identity_id in connected,
                colour=seat.colour,
                nonce=seat.nonce,
                bot_replaces_player=seat.left or seat.standing_in is not None,
            )
            for seat in table.seats
        ],
        owner=owned[0] if owned else None,
        dice=DiceView(
            table.settings.dice,
            table.commitment,
            table.header.secret.hex() if over else None,
        ),
        created=table.header.created,
        spectators=spectators,
        next=table.next,
        abandoned=table.abandoned,
    )


def you_view(table: Table, identity: StoredIdentity | None) -> You:
    """What only one visitor sees."""
    if identity is None:
        return You(None, [], False)
    return You(identity.name, table.seats_of(identity.id), table.owner == identity.id)


def summary(table: Table) -> TableSummary:
    """A table in a list."""
    state = table.state
    return TableSummary(
        id=table.id,
        code=table.header.code,
        lifecycle=table.lifecycle,
        edition=table.settings.edition,
        title=table.settings.title,
        players=[seat.name for seat in table.seats],
        bots=[seat.kind == "bot" for seat in table.seats],
        created=table.header.created,
        updated=table.at,
        worms=None if state is None else [seat.score for seat in state.seats],
        winners=[] if state is None else list(winners(state)),
        your_turn=False,
    )


def hint_view(command: str, version: int, advice: Advice) -> Hint:
    """The answer to a request for a hint."""
    moves = [
        HintMove(move_to_wire(each.move), each.value, each.success, each.fail)
        for each in advice.moves
    ]
    return Hint(command, version, moves, advice.reason)


def record_text(table: Table, rows: list[LogRow]) -> str:
    """The finished game as a record, with the secret that proves its dice."""
    if table.lifecycle != "finished" or table.dice is None:
        raise Refusal("not_finished", Message("server-record"))
    lines: list[str] = []
    for row in rows:
        if isinstance(row.entry, Started):
            header = msgspec.to_builtins(row.entry.header)
            day = datetime.fromtimestamp(row.at / 1000, UTC).date().isoformat()
            header["meta"] = {
                "date": day,
                "dice": table.dice.meta(reveal=True, first_drawn=True),
            }
            lines.append(strict_json.dumps(header))
        elif isinstance(row.entry, Moved):
            lines.append(strict_json.dumps(row.entry.line))
    return "".join(line + "\n" for line in lines)
