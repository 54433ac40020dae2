"""Everything that the server stores about one person, as JSON."""

import asyncio
from collections.abc import AsyncIterator

import msgspec

from heckmeck.protocol import encode
from heckmeck.protocol.http import OperatorAction, OwnResult, OwnTable, PersonalData
from heckmeck.server.logs import log
from heckmeck.server.people import People
from heckmeck.server.store.interface import (
    GameFilter,
    LogRow,
    Store,
    StoredIdentity,
    StoredResult,
    TableHeader,
)
from heckmeck.server.tables.table_log import fold_log
from heckmeck.server.tables.traces import names_of
from heckmeck.server.tables.views import record_text, summary

MOST_ACTIONS = 1000


async def export(
    store: Store, people: People, identity: StoredIdentity, device_hash: bytes, now: int
) -> AsyncIterator[bytes]:
    """`PersonalData`, one table at a time: somebody with many games must not fill the memory."""
    person = await store.people.find(identity.id)
    actions = await store.people.actions(MOST_ACTIONS, str(identity.id))
    start = PersonalData(
        identity.name,
        person.created if person is not None else 0,
        identity.ban,
        await people.devices(identity, device_hash),
        [OperatorAction(each.at, each.action, each.details) for each in actions],
        [],
    )
    yield encode(start).removesuffix(b"]}")
    comma = b""
    results = {each.table: each for each in await store.results.all(identity.id, GameFilter())}
    for table, _ in await store.people.tables_of(identity.id):
        try:
            found = await store.load(table)
            # Replaying a long game takes milliseconds, so it must not happen on the event loop.
            result = results.get(table)
            own = (
                await asyncio.to_thread(_own_table, *found, identity.id, now, result)
                if found
                else None
            )
        except Exception as error:  # noqa: BLE001  it goes to the log
            log.defect("export_incomplete", error, table=table)
            continue
        if own is not None:
            yield comma + encode(own)
            comma = b","
    yield b"]}"


def _own_table(
    header: TableHeader,
    rows: list[LogRow],
    identity_id: int,
    now: int,
    result: StoredResult | None,
) -> OwnTable:
    table, _ = fold_log(header, rows)
    shown, record = summary(table), None
    if not table.tolerates(identity_id):  # whoever was removed must not learn the new code
        players = [None] * len(shown.players)
        shown = msgspec.structs.replace(shown, code="", title=None, players=players)
    elif table.game_ended:
        record = record_text(table, rows, now)
    names = names_of(rows, identity_id)
    return OwnTable(shown, table.seats_of(identity_id), names, record, _own_result(result))


def _own_result(result: StoredResult | None) -> OwnResult | None:
    if result is None:
        return None
    return OwnResult(**{name: getattr(result, name) for name in OwnResult.__struct_fields__})
