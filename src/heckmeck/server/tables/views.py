"""What clients see of a table: the whole, their own part, a line in a list, hints, the record."""

from datetime import UTC, datetime
from typing import Any

import msgspec

from heckmeck.dice import next_digest
from heckmeck.dice.daily import DailyProof, is_revealed
from heckmeck.dice.fair import is_typed
from heckmeck.dice.proof import DigestProof, read_proof
from heckmeck.message import Message
from heckmeck.protocol.entries import Moved, Started
from heckmeck.protocol.game import move_to_wire
from heckmeck.protocol.http import TableSummary
from heckmeck.protocol.tables import DiceView, SeatView, TableView, VoteView, You
from heckmeck.protocol.to_client import Hint, HintMove
from heckmeck.protocol.to_server import AskHint
from heckmeck.rules import read_entry, read_header, strict_json, winners
from heckmeck.server.refusal import Refusal
from heckmeck.server.store.interface import LogRow, StoredIdentity
from heckmeck.server.tables.series import series_view
from heckmeck.server.tables.table import Table
from heckmeck.server.tables.votes import votes_needed
from heckmeck.server.workers.jobs import Advice


def table_view(table: Table, connected: set[int], spectators: int) -> TableView:
    """What everybody sees. The secret of the dice is part of it only when the game has ended."""
    owned = table.seats_of(table.owner)
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
                commitment=seat.commitment,
                nonce=seat.nonce,
                bot_replaces_player=seat.left or seat.standing_in is not None,
                character=seat.character,
            )
            for seat in table.seats
        ],
        owner=owned[0] if owned else None,
        dice=DiceView(
            table.settings.dice,
            table.commitment,
            # The dice of a day are those of others too: only the record has its secret, in time.
            table.header.secret.hex() if table.game_ended and not table.settings.daily else None,
        ),
        created=table.header.created,
        spectators=spectators,
        next=table.next,
        abandoned=table.abandoned,
        starting=table.starting is not None,
        votes=vote_views(table, connected),
        series=series_view(table),
    )


def vote_views(table: Table, connected: set[int]) -> list[VoteView]:
    return [
        VoteView(
            vote.seat,
            vote.on,
            sorted(table.seats_of(each)[0] for each in vote.voters),
            votes_needed(table, vote.seat, vote.on, connected),
        )
        for vote in table.votes
    ]


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
        daily=table.settings.daily,
    )


def hint_view(asked: AskHint, version: int, advice: Advice) -> Hint:
    """The answer to a request for a hint."""
    moves = [
        HintMove(move_to_wire(each.move), each.value, each.success, each.fail)
        for each in advice.moves
    ]
    return Hint(asked.id, version, moves, advice.reason, asked.objective)


def record_text(table: Table, rows: list[LogRow], now: int | None) -> str:
    """The game as a record, with the secret that proves its dice and the digest of its lines.

    `now` is the wall time. The secret of a day is part of the record only once it is revealed;
    without a time, for whoever has the store anyway, it always is.
    """
    if not table.game_ended:
        raise Refusal("not_finished", Message("server-record"))
    lines = [row.entry.line for row in rows if isinstance(row.entry, Moved)]
    header = next(
        _ended_header(table, row.entry, row.at, lines, now)
        for row in rows
        if isinstance(row.entry, Started)
    )
    return "".join(strict_json.dumps(line) + "\n" for line in (header, *lines))


def _ended_header(
    table: Table, started: Started, at: int, lines: list[dict[str, Any]], now: int | None
) -> dict[str, Any]:
    """The header of the game with all that is revealed at its end."""
    header: dict[str, Any] = msgspec.to_builtins(started.header)
    setup, meta = read_header(header)
    proof = read_proof(meta, len(setup.players))
    dice = {**meta["dice"], "secret": table.header.secret.hex()}
    if now is not None and isinstance(proof, DailyProof) and not is_revealed(proof.day, now):
        del dice["secret"]
    if isinstance(proof, DigestProof):
        digest = proof.digest(setup)
        for entry in map(read_entry, lines):
            digest = next_digest(digest, entry.move, typed=is_typed(entry.meta))
        dice["digest"] = digest
        if table.lifecycle == "abandoned":
            dice["given_up"] = True
    day = datetime.fromtimestamp(at / 1000, UTC).date().isoformat()
    return {**header, "meta": {"date": day, "dice": dice}}
