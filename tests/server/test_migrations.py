"""Stores written by older versions are migrated, and their games continue.

The files in `stores/` were written by `stores/make.py`, run with the version of their format.
"""

import asyncio
import json
import shutil
import sqlite3
from collections import Counter
from contextlib import closing
from pathlib import Path

import pytest

from heckmeck.client import Server, TableClient
from heckmeck.dice.verify import verify
from heckmeck.protocol.entries import Started
from heckmeck.server.store import migrations
from heckmeck.server.store.interface import StoreUnusable
from heckmeck.server.store.migrations import FORMAT
from heckmeck.server.store.sqlite import SqliteStore
from tests.server.players import sensible
from tests.server.process import ServerProcess

STORES = Path(__file__).parent / "stores"
FORMATS = sorted(int(each.stem.partition("-")[2]) for each in STORES.glob("format-*.db"))

Rows = dict[str, list[tuple[object, ...]]]


def copy_of_format(number: int, folder: Path) -> Path:
    return Path(shutil.copy(STORES / f"format-{number}.db", folder / "heckmeck.db"))


def tokens_of_format(number: int) -> dict[str, list[str]]:
    """The tokens of the players, by the id of their table."""
    found: dict[str, list[str]] = json.loads((STORES / f"format-{number}.json").read_text())
    return found


def logs(file: Path) -> Rows:
    """Every log entry, by table."""
    found: Rows = {}
    with closing(sqlite3.connect(file)) as db:
        query = "SELECT table_id, version, at, who, command, entry FROM log ORDER BY 1, 2"
        for table, *row in db.execute(query):
            found.setdefault(table, []).append(tuple(row))
    return found


def ids_by_title(file: Path, tokens: dict[str, list[str]]) -> dict[str, str]:
    """The tables that have players of ours. Another one continues after the end of a game."""
    with closing(sqlite3.connect(file)) as db:
        return {
            json.loads(entry)["settings"]["title"]: table
            for table, entry in db.execute("SELECT table_id, entry FROM log WHERE version = 1")
            if table in tokens
        }


def test_there_is_a_store_of_every_format_but_the_current_one() -> None:
    assert set(range(1, FORMAT)) <= set(FORMATS)


@pytest.mark.parametrize("number", FORMATS)
def test_an_old_store_is_migrated_and_keeps_every_entry(tmp_path: Path, number: int) -> None:
    file = copy_of_format(number, tmp_path)
    before = logs(file)
    content = file.read_bytes()

    async def open_and_close() -> None:
        store = SqliteStore(tmp_path)
        await store.open()
        await store.close()

    asyncio.run(open_and_close())
    assert logs(file) == before
    assert sum(map(len, before.values())) > 500
    with closing(sqlite3.connect(file)) as db:
        assert db.execute("PRAGMA user_version").fetchone() == (FORMAT,)
        lifecycles = Counter(row[0] for row in db.execute("SELECT lifecycle FROM game_table"))
    assert lifecycles == {"open": 2, "running": 5, "finished": 2, "abandoned": 2}
    copies = list(tmp_path.glob("heckmeck.db.format-*"))
    if number < FORMAT:
        (copy,) = copies
        assert copy.name == f"heckmeck.db.format-{number}"
        assert copy.stat().st_mode & 0o777 == 0o600
        assert logs(copy) == before
        with closing(sqlite3.connect(copy)) as db:
            assert db.execute("PRAGMA user_version").fetchone() == (number,)
    else:
        assert not copies
        assert file.read_bytes()[100:] == content[100:]


@pytest.mark.parametrize("number", FORMATS)
def test_the_games_of_an_old_store_continue(tmp_path: Path, number: int) -> None:
    file = copy_of_format(number, tmp_path)
    before, tokens = logs(file), tokens_of_format(number)
    tables = ids_by_title(file, tokens)

    async def play(url: str) -> None:
        api = Server(url)
        for edition in ("original", "specialists"):
            table = tables[f"finished {edition}"]
            report = verify((await api.record(table)).splitlines())
            assert (report.verdict, report.finished) == ("verified", True)
            (played,) = (await api.my_games(tokens[table][0])).games
            assert (played.id, played.edition) == (table, edition)
            assert played.winners
            figures = (await api.my_statistics(tokens[table][0])).total
            assert (figures.games, figures.won) == (1, played.won)
        public = {each.title: each.lifecycle for each in await api.public()}
        assert public == {"open": "open", "bots": "running"}
        for title in ("lively", "replaced"):
            table = tables[title]
            (listed,) = await api.my_tables(tokens[table][0])
            assert (listed.id, listed.lifecycle) == (table, "running")
            await play_to_the_end(url, table, tokens[table])
            report = verify((await api.record(table)).splitlines())
            assert report.verdict == "verified"
            assert report.method == ("hmac-sha256-1" if number < 4 else "hmac-sha256-2")
        report = verify((await api.record(tables["left"])).splitlines())
        assert not report.faults
        assert (report.cut_off, report.given_up) == (number < 4, number >= 4)
        async with TableClient(url, tables["bots"], tokens[tables["bots"]][0]) as anna:
            seen = anna.version
            while anna.my_turn:
                await anna.move(sensible(anna))
            await anna.until(lambda: anna.my_turn)  # both bots had their turns
            assert anna.version > seen
        assert await api.my_tables(tokens[tables["replaced"]][1]) == []  # this player has left
        for title in ("days", "typed"):
            table = tables[title]
            async with TableClient(url, table, tokens[table][0]) as anna:
                assert anna.version == len(before[table])
                assert anna.game is not None
        async with TableClient(url, tables["open"], tokens[tables["open"]][0]) as anna:
            assert anna.table.lifecycle == "open"
            if number < 4:  # nobody has committed to a nonce
                await start_with_one_nonce(api, tables["open"], anna)

    with ServerProcess(tmp_path) as server:
        asyncio.run(play(server.url))
    after = logs(file)
    for table, rows in before.items():
        assert after[table][: len(rows)] == rows


async def start_with_one_nonce(api: Server, table: str, anna: TableClient) -> None:
    assert anna.table.seats[0].commitment is None
    await anna.commit(0)
    await anna.start()
    assert anna.table.lifecycle == "running"
    log = await api.steps(table)
    (header,) = [step.entry.header for step in log.steps if isinstance(step.entry, Started)]
    dice = header["meta"]["dice"]
    assert dice["method"] == "hmac-sha256-2"
    assert dice["seats"][0]["nonce"] == anna.seen.nonces[0]
    assert dice["seats"][1] == {"kind": "human"}  # its nonce was public too early


async def play_to_the_end(url: str, table: str, tokens: list[str]) -> None:
    clients = [TableClient(url, table, token) for token in tokens]
    for client in clients:
        await client.__aenter__()
    try:
        for client in clients:
            for seat in client.you.seats:
                if client.table.seats[seat].standing_in:
                    await client.take_back(seat)
        await asyncio.gather(*map(play_seat, clients))
    finally:
        for client in clients:
            await client.close()


async def play_seat(client: TableClient) -> None:
    while not client.over:
        await client.until(lambda: client.my_turn or client.over, timeout=180)
        if client.my_turn:
            await client.move(sensible(client))


@pytest.mark.parametrize("number", [each for each in FORMATS if each < FORMAT])
def test_a_failed_migration_leaves_the_file_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    file = copy_of_format(number, tmp_path)
    with closing(sqlite3.connect(file)) as db:
        schema = db.execute("SELECT * FROM sqlite_master").fetchall()
    before = logs(file)

    def fail(db: sqlite3.Connection) -> None:
        db.execute("DROP TABLE log")
        raise ValueError("an entry makes no sense")

    monkeypatch.setattr(migrations, "STEPS", [*migrations.STEPS, fail])
    monkeypatch.setattr(migrations, "FORMAT", FORMAT + 1)
    with pytest.raises(StoreUnusable, match=r"store-migration.*makes no sense"):
        asyncio.run(SqliteStore(tmp_path).open())
    assert not list(tmp_path.glob("*.format-*"))
    with closing(sqlite3.connect(file)) as db:
        assert db.execute("PRAGMA user_version").fetchone() == (number,)
        assert db.execute("SELECT * FROM sqlite_master").fetchall() == schema
    assert logs(file) == before


def test_the_copy_replaces_no_other_file(tmp_path: Path) -> None:
    file = copy_of_format(1, tmp_path)
    (tmp_path / "heckmeck.db.format-1").write_text("of an earlier migration")

    async def open_and_close() -> None:
        store = SqliteStore(tmp_path)
        await store.open()
        await store.close()

    asyncio.run(open_and_close())
    assert (tmp_path / "heckmeck.db.format-1").read_text() == "of an earlier migration"
    assert logs(tmp_path / "heckmeck.db.format-1-2") == logs(file)
