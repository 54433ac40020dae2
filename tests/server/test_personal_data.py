"""What people see, revoke, export and delete about themselves."""

import asyncio
import json
import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import httpx
import pytest

from heckmeck.client import CommandRefused, NewTable, Server, ServerRefused, Settings
from heckmeck.dice.verify import verify
from heckmeck.protocol.entries import Left, Opened, Renamed, Sat
from heckmeck.protocol.tables import Settings as TableSettings
from heckmeck.server.store.interface import LogRow
from heckmeck.server.store.people import SEAT_TAKEN
from heckmeck.server.tables.traces import others_took_part, without_name
from tests.server.players import Party
from tests.server.process import ServerProcess
from tests.server.test_admin import person, tell
from tests.server.wire import hear_all, raw

DAY = re.compile(r"\d{4}-\d\d-\d\d")


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[ServerProcess]:
    with ServerProcess(tmp_path / "data") as running:
        yield running


async def two_devices(server: Server) -> tuple[str, str]:
    first = (await server.introduce("Anna", "Firefox on Linux")).token
    second = (await server.claim((await server.link(first)).code, "Safari on iPhone")).token
    return first, second


async def test_the_devices_of_a_person(server: ServerProcess) -> None:
    api = Server(server.url)
    first, second = await two_devices(api)
    today = datetime.now(UTC).date().isoformat()
    seen = await api.devices(second)
    assert {each.label for each in seen} == {"Firefox on Linux", "Safari on iPhone"}
    assert [each.label for each in seen if each.current] == ["Safari on iPhone"]
    for each in seen:
        assert each.created is not None
        assert DAY.fullmatch(each.created)
        assert each.used in (each.created, today)
        assert each.id not in first + second
    (other,) = [each for each in seen if not each.current]
    await api.relabel_device(second, other.id, " Old \u202elaptop ")
    assert {each.label for each in await api.devices(first)} == {"Old laptop", "Safari on iPhone"}


async def test_a_revoked_device_is_out_at_once(server: ServerProcess) -> None:
    api = Server(server.url)
    first, second = await two_devices(api)
    table = await api.create(first, NewTable(Settings(seats=2), ["normal"]))
    async with raw(server, table.id, first) as line, raw(server, table.id, second) as kept:
        (lost,) = [each for each in await api.devices(second) if not each.current]
        await api.revoke_device(second, lost.id)
        heard: list[Any] = []
        with pytest.raises(Exception, match="4401"):
            await hear_all(line, heard)
        assert heard[-1].code == "token_unknown"
        await kept.send('{"type":"ping"}')
        await kept.recv()
    with pytest.raises(ServerRefused, match="no longer known"):
        await api.me(first)
    assert len(await api.devices(second)) == 1


async def test_revoking_all_others_also_ends_an_open_link(server: ServerProcess) -> None:
    api = Server(server.url)
    first, second = await two_devices(api)
    link = await api.link(first)
    await api.revoke_other_devices(second)
    assert [each.current for each in await api.devices(second)] == [True]
    for lost in (api.me(first), api.claim(link.code)):
        with pytest.raises(ServerRefused):
            await lost


async def test_nobody_touches_the_devices_of_others(server: ServerProcess) -> None:
    api = Server(server.url)
    first, _ = await two_devices(api)
    stranger = (await api.introduce("Eve")).token
    (target, *_) = await api.devices(first)
    for attempt in (
        api.revoke_device(stranger, target.id),
        api.relabel_device(stranger, target.id, "mine"),
        api.revoke_device(first, "0" * 16),
    ):
        with pytest.raises(ServerRefused) as refused:
            await attempt
        assert (refused.value.status, refused.value.code) == (404, "not_found")
    assert len(await api.devices(first)) == 2


async def test_the_day_of_the_last_use_is_kept(own_server: ServerProcess) -> None:
    api = Server(own_server.url)
    token = (await api.introduce("Anna")).token
    own_server.stop()
    with closing(sqlite3.connect(own_server.folder / "heckmeck.db")) as db:
        db.execute("UPDATE token SET created = 10, used = 20")  # long ago
        db.commit()
    own_server.start()
    (before,) = await api.devices(token)  # the use that is noted here shows from the next time on
    assert before.created == "1970-01-11"
    for _ in range(100):
        (after,) = await api.devices(token)
        if after.used != "1970-01-21":
            break
        await asyncio.sleep(0.05)
    assert after.used == datetime.now(UTC).date().isoformat()


async def test_an_export_has_everything(server: ServerProcess) -> None:
    async with Party(server.url) as party:
        await party.begin(2)
        await party.play_on()
        token = party.tokens[0]
        waiting = await party.server.create(token, NewTable(Settings(seats=3, title="Later")))
        data = await party.server.export(token)
        assert (data.name, data.ban) == ("Anna", None)
        assert [each.current for each in data.devices] == [True]
        finished, later = data.tables
        assert finished.table.id == party.created.id
        assert finished.seats == [0]
        assert finished.record == await party.server.record(party.created.id)
        assert (later.table.id, later.seats, later.record) == (waiting.id, [0], None)
        assert abs(data.created - datetime.now(UTC).timestamp() * 1000) < 600_000


async def test_an_export_is_a_private_file_and_rare(server: ServerProcess) -> None:
    api = Server(server.url)
    token = (await api.introduce("Anna")).token
    async with httpx.AsyncClient(base_url=server.url) as client:
        headers = {"Authorization": f"Bearer {token}"}
        answers = [await client.get("/api/me/export", headers=headers) for _ in range(4)]
        devices = await client.get("/api/me/devices", headers=headers)
    assert [each.status_code for each in answers] == [200, 200, 200, 429]
    assert "heckmeck-data.json" in answers[0].headers["content-disposition"]
    assert answers[0].headers["cache-control"] == "no-store"
    assert devices.headers["cache-control"] == "no-store"
    assert json.loads(answers[0].content)["tables"] == []
    assert token not in answers[0].text


async def test_whoever_is_banned_can_still_export_and_delete(own_server: ServerProcess) -> None:
    api = Server(own_server.url)
    token = (await api.introduce("Anna")).token
    number = str(await person(own_server, "Anna"))
    await tell(own_server.folder, "ban", number, "--reason", "Spam")
    data = await api.export(token)
    assert data.ban == "Spam"
    assert [(each.action, each.reason) for each in data.operator_actions] == [("ban", "Spam")]
    with pytest.raises(ServerRefused, match="Spam"):
        await api.devices(token)
    await api.delete_me(token)
    with pytest.raises(ServerRefused, match="no longer known"):
        await api.export(token)


def everything(folder: Path) -> str:
    """The whole database as text."""
    with closing(sqlite3.connect(folder / "heckmeck.db")) as db:
        return "\n".join(db.iterdump()) + str(
            [bytes(row[0]) for row in db.execute("SELECT entry FROM log")]
            + [bytes(row[0]) for row in db.execute("SELECT summary FROM game_table")]
        )


async def test_deletion_leaves_only_what_others_need(own_server: ServerProcess) -> None:
    api = Server(own_server.url)
    async with Party(own_server.url) as finished, Party(own_server.url) as running:
        await finished.begin(2)
        await finished.play_on()
        anna, ben = finished.tokens
        running.tokens = finished.tokens
        created = await api.create(anna, NewTable(Settings(seats=2, bot_pace=0)))
        running.created = created
        playing = [await running.look(anna), await running.look(ben)]
        await playing[1].sit(1)
        await playing[0].start()
        await playing[1].until(lambda: playing[1].table.lifecycle == "running")
        # An open table of her own, one of Ben's, and one that she left before it started.
        alone = await api.create(anna, NewTable(Settings(seats=2, title="Alone"), ["normal"]))
        bens = await api.create(ben, NewTable(Settings(seats=3)))
        running.created = bens
        guest = await running.look(anna)
        await guest.sit(1, name="Annabella")
        await guest.stand(1)
        await guest.sit(2, name="Annabella")
        record = await api.record(finished.created.id)

        await api.delete_me(anna)

        with pytest.raises(CommandRefused, match="no longer known"):
            await guest.until(lambda: False)
        for call in (api.me(anna), api.export(anna), api.my_games(anna)):
            with pytest.raises(ServerRefused, match="no longer known"):
                await call
        # Nobody else had a seat there, so it is gone.
        with pytest.raises(ServerRefused, match="does not exist"):
            await api.look(alone.id)
        # The seat is free again, and the log of the table does not know the name any more.
        assert (await api.look(bens.id)).players == ["Ben", None, None]
        steps = await api.steps(bens.id, token=ben)
        names = [each.entry.name for each in steps.steps if isinstance(each.entry, Sat)]
        assert names == ["Ben", "Player 2", "Player 3"]
        # A bot plays on in the running game, under the name that the dice depend on.
        seat = (await api.look(created.id, ben)).players
        assert seat == ["Anna", "Ben"]
        table = playing[1].table
        await playing[1].until(lambda: playing[1].table.seats[0].kind == "bot")
        # The finished game still verifies, with the name that Ben saw.
        assert await api.record(finished.created.id) == record
        assert verify(record.splitlines()).verdict == "verified"
        assert table.lifecycle == "running"

        # Nothing of it comes back after a restart, and the number is not used again.
        own_server.stop()
        text = everything(own_server.folder)
        assert "Annabella" not in text
        assert "Alone" not in text
        own_server.start()
        assert (await api.look(bens.id)).players == ["Ben", None, None]
        newcomer = (await api.introduce("Cleo")).token
        assert await api.my_tables(newcomer) == []
        assert await api.my_games(newcomer) == []


async def test_the_last_number_is_not_given_to_somebody_else(own_server: ServerProcess) -> None:
    api = Server(own_server.url)
    ben, anna = [(await api.introduce(name)).token for name in ("Ben", "Anna")]
    table = await api.create(ben, NewTable(Settings(seats=2, spectators=False)))
    async with Party(own_server.url) as party:
        party.created = table
        await (await party.look(anna)).sit(1)
    await api.delete_me(anna)
    newcomer = (await api.introduce("Cleo")).token
    assert (await person(own_server, "Cleo")) == 3
    assert await api.my_tables(newcomer) == []


def rows(*entries: tuple[int | None, Any]) -> list[LogRow]:
    return [
        LogRow(version, 0, who, None, entry)
        for version, (who, entry) in enumerate(entries, start=1)
    ]


def test_names_are_taken_from_the_right_seats() -> None:
    log = rows(
        (1, Opened(TableSettings())),
        (1, Sat(0, "Anna")),
        (2, Sat(1, "Ben")),
        (None, Renamed(0, "Berta")),
        (None, Renamed(1, "Bob")),
        (1, Left(0)),
        (2, Sat(0, "Ben")),
    )
    assert without_name(log, 1) == [(2, Sat(0, "Player 1")), (4, Renamed(0, "Player 1"))]
    assert [version for version, _ in without_name(log, 2)] == [3, 5, 7]
    assert others_took_part(log, 1)
    assert not others_took_part(log[:2], 1)


async def test_every_seat_ever_taken_is_found_quickly(own_server: ServerProcess) -> None:
    """The tables of a person come from an index, however long the logs are."""
    api = Server(own_server.url)
    anna, ben = [(await api.introduce(name)).token for name in ("Anna", "Ben")]
    async with Party(own_server.url) as party:
        party.created = await api.create(ben, NewTable(Settings(seats=3)))
        guest = await party.look(anna)
        await guest.sit(1)
        await guest.stand(1)
        (left,) = (await api.export(anna)).tables
        assert (left.table.id, left.seats) == (party.created.id, [])
    own_server.stop()
    with closing(sqlite3.connect(own_server.folder / "heckmeck.db")) as db:
        query = f"EXPLAIN QUERY PLAN SELECT table_id FROM log WHERE who = 1 AND {SEAT_TAKEN}"  # noqa: S608
        assert "seat_taken" in str(db.execute(query).fetchall())
