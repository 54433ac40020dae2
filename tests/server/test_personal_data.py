"""What people see, revoke, export and delete about themselves."""

import asyncio
import json
import re
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing
from datetime import UTC, datetime
from pathlib import Path
from time import monotonic
from typing import Any

import httpx
import pytest

from heckmeck.client import CommandRefused, NewTable, Server, ServerRefused, Settings
from heckmeck.dice.verify import verify
from heckmeck.protocol.entries import Abandoned, Left, Opened, Renamed, Sat
from heckmeck.protocol.tables import Settings as TableSettings
from heckmeck.protocol.to_server import Sit
from heckmeck.server.config import Limits
from heckmeck.server.forbidden_words import ForbiddenWords
from heckmeck.server.identities import Identities
from heckmeck.server.people import People
from heckmeck.server.refusal import Refusal
from heckmeck.server.store import people as sqlite_people
from heckmeck.server.store.interface import LogRow, StoredIdentity
from heckmeck.server.store.people import SEAT_TAKEN
from heckmeck.server.store.sqlite import SqliteStore
from heckmeck.server.tables.live_table import LiveTable
from heckmeck.server.tables.tables import Tables
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


async def test_a_new_name_counts_on_connections_that_are_older(server: ServerProcess) -> None:
    async with Party(server.url) as party:
        await party.gather(1, seats=2)
        await party.server.rename(party.tokens[0], "Berta")
        (anna,) = party.clients
        assert anna.table.seats[0].name == "Anna"
        await anna.sit(1)
        assert [seat.name for seat in anna.table.seats] == ["Anna", "Berta"]


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
        assert later.names == ["Anna"]
        assert abs(data.created - datetime.now(UTC).timestamp() * 1000) < 600_000


async def test_an_export_tells_nobody_the_code_of_a_table_they_were_removed_from(
    server: ServerProcess,
) -> None:
    async with Party(server.url) as party:
        await party.gather(2, seats=3, title="Ours")
        await party.clients[0].kick(1)
        ben = party.tokens[1]
        (seen,) = (await party.server.export(ben)).tables
        assert (seen.table.id, seen.seats, seen.names) == (party.created.id, [], ["Ben"])
        assert (seen.table.code, seen.table.title) == ("", None)
        assert seen.table.players == [None, None, None]
        (own,) = (await party.server.export(party.tokens[0])).tables
        assert own.table.code
        assert await party.server.my_tables(ben) == []


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
        # One of Ben's that she left long ago. It started without her.
        bens_game = await api.create(ben, NewTable(Settings(seats=3), ["normal"]))
        running.created = bens_game
        visitor = await running.look(anna)
        await visitor.sit(1, name="Annalena")
        await visitor.stand(1)
        await (await running.look(ben)).start()
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
        content = (own_server.folder / "heckmeck.db").read_bytes()
        assert b"Annabella" not in content  # not even in unused parts of the file
        text = everything(own_server.folder)
        assert "Annabella" not in text
        assert "Annalena" not in text
        assert "Alone" not in text
        own_server.start()
        assert (await api.look(bens.id)).players == ["Ben", None, None]
        newcomer = (await api.introduce("Cleo")).token
        assert await api.my_tables(newcomer) == []
        assert (await api.my_games(newcomer)).games == []


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


async def test_nobody_plays_again_with_people_who_are_gone(own_server: ServerProcess) -> None:
    async with Party(own_server.url) as party:
        await party.begin(3)
        await party.play_on()
        anna, _, cleo = party.tokens
        await tell(own_server.folder, "ban", str(await person(own_server, "Ben")))
        await party.server.delete_me(cleo)
        await party.clients[0].again()
        following = party.clients[0].table.next
        assert following is not None
        assert (await party.server.look(following, anna)).players == ["Anna", None, None]


@asynccontextmanager
async def open_table(
    folder: Path,
) -> AsyncIterator[tuple[Tables, People, StoredIdentity, LiveTable]]:
    """An open table, and Ben, who has no seat there."""
    store = SqliteStore(folder)
    tables = Tables(store, Limits())
    await tables.open()
    identities = Identities(store.people, tables.clock, ForbiddenWords())
    people = People(store.people, identities, tables)
    anna, ben = [
        await store.people.add_identity(name, name.encode(), None, 0) for name in ("Anna", "Ben")
    ]
    live = await tables.find((await tables.create(anna, NewTable(Settings(seats=3)))).id)
    yield tables, people, ben, live
    await tables.close()


@pytest.mark.parametrize("end", ["ban", "delete"])
async def test_commands_that_wait_do_not_count_once_their_sender_is_gone(
    tmp_path: Path, end: str
) -> None:
    async with open_table(tmp_path) as (tables, people, ben, live):
        await live.lock.acquire()
        sitting = asyncio.create_task(tables.execute(live, ben, Sit("a", 1)))
        await asyncio.sleep(0)
        ending = people.ban(ben.id, "") if end == "ban" else people.delete(ben)
        going = asyncio.create_task(ending)
        await asyncio.sleep(0)
        live.lock.release()
        with pytest.raises(Refusal) as refused:
            await sitting
        await going
        assert refused.value.code == ("banned" if end == "ban" else "token_unknown")
        assert live.table.seats_of(ben.id) == []
        with pytest.raises(Refusal):
            await tables.create(ben, NewTable())


async def test_a_seat_that_is_being_stored_is_not_overlooked(tmp_path: Path) -> None:
    async with open_table(tmp_path) as (tables, people, ben, live):
        sitting = asyncio.create_task(tables.execute(live, ben, Sit("a", 1)))
        while not live.stale:  # then the store has it
            await asyncio.sleep(0)
        await people.delete(ben)
        await sitting
        assert live.table.seats_of(ben.id) == []
        found = await tables.store.load(live.table.id)
        assert found is not None
        assert "Ben" not in str(found[1])


async def test_a_failed_deletion_leaves_the_person(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: object) -> None:
        raise Refusal("store_full")

    async with open_table(tmp_path) as (tables, people, ben, live):
        monkeypatch.setattr(tables.store.people, "delete", fail)
        with pytest.raises(Refusal):
            await people.delete(ben)
        await tables.execute(live, ben, Sit("a", 1))
        assert live.table.seats_of(ben.id) == [1]


async def test_a_deletion_may_take_longer_than_a_bar_lasts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_table(tmp_path) as (tables, people, ben, live):
        for _ in range(44):
            table = (await tables.create(ben, NewTable())).id
            await tables.extend(await tables.find(table), lambda _: [Abandoned("operator")])
        load, now = tables.store.load, monotonic()

        async def load_slowly(table: str) -> Any:
            nonlocal now
            now += 2
            with pytest.raises(Refusal):
                await tables.execute(live, ben, Sit("a", 1))
            return await load(table)

        monkeypatch.setattr(sqlite_people, "monotonic", lambda: now)
        monkeypatch.setattr(tables.store, "load", load_slowly)
        await people.delete(ben)
        assert now > monotonic() + 80
        assert await tables.store.people.find(ben.id) is None


async def test_a_deletion_is_complete_although_a_table_cannot_be_read_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fail(_: str) -> None:
        raise Refusal("table_unreadable")

    async with open_table(tmp_path) as (tables, people, ben, live):
        await tables.execute(live, ben, Sit("a", 1))
        monkeypatch.setattr(tables, "reread", fail)
        await people.delete(ben)
        assert f"table_not_read table={live.table.id}" in caplog.text
        assert await tables.store.people.find(ben.id) is None


async def test_what_was_asked_for_before_the_deletion_brings_nobody_back(tmp_path: Path) -> None:
    async with open_table(tmp_path) as (tables, people, ben, _):
        store = tables.store.people
        await people.delete(ben)
        await store.rename(ben.id, "Ben")
        await store.set_ban(ben.id, "Spam")
        await store.add_link(ben.id, b"code", 10**15)
        assert await store.claim_link(b"code", b"token", None, 0, 0) is None
        assert await store.find(ben.id) is None
        assert await store.deleted_or_banned({1, ben.id}) == {ben.id}


async def test_one_damaged_summary_hides_no_other_table_from_operators(tmp_path: Path) -> None:
    async with open_table(tmp_path) as (tables, _, ben, live):
        other = (await tables.create(ben, NewTable())).id
        with closing(sqlite3.connect(tmp_path / "heckmeck.db")) as db:
            db.execute("UPDATE game_table SET summary = x'7b' WHERE id = ?", (live.table.id,))
            db.commit()
        assert [each.summary.id for each in await tables.store.all_tables(True, 10)] == [other]


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
