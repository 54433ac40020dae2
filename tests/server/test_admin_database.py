"""`heckmeck admin` and other commands for a database that nodes share."""

import asyncio
import json
from pathlib import Path

import pytest

from heckmeck.client import NewTable, Server, ServerRefused
from heckmeck.server.administration.offline import answer_offline
from heckmeck.server.administration.requests import CloseTable, ListTables
from heckmeck.server.config import Limits
from heckmeck.server.store.interface import AdminAction
from heckmeck.server.store.postgres.people import PostgresPeople
from heckmeck.server.store.select import choose_store
from heckmeck.server.tables.tables import Tables
from tests.server.postgres import PostgresServer
from tests.server.process import ServerProcess
from tests.server.test_backup import refused, run


def admin(*words: str | Path) -> str:
    done = run("admin", *words)
    assert done.returncode == 0, done
    return done.stdout


def test_a_change_without_a_socket_reaches_all_nodes(
    tmp_path: Path, postgres: PostgresServer
) -> None:
    database = postgres.create_database()
    options = ("--database", database)
    with (
        ServerProcess(tmp_path / "one", options=options) as one,
        ServerProcess(tmp_path / "two", options=options) as two,
    ):

        async def begin() -> tuple[str, str]:
            api = Server(one.url)
            token = (await api.introduce("Anna")).token
            assert (await Server(two.url).me(token)).name == "Anna"
            return token, (await api.create(token, NewTable())).id

        token, table = asyncio.run(begin())
        nowhere = tmp_path / "nowhere"  # a folder without the socket of a node
        there = ("--database", database, "--data", nowhere)
        (person,) = json.loads(admin("people", "--json", *there))
        assert person["name"] == "Anna"
        assert table in admin(*there, "tables")
        admin("close", table, *there)
        admin("ban", str(person["id"]), "--reason", "Spam", *there)
        for node in (one, two):
            with pytest.raises(ServerRefused) as refusal:
                asyncio.run(Server(node.url).create(token, NewTable()))
            assert refusal.value.code == "banned"
        assert not nowhere.exists()
        # Through the socket of a node it is the same.
        admin("unban", str(person["id"]), "--data", one.folder)
        for node in (one, two):
            asyncio.run(Server(node.url).create(token, NewTable()))
        said = admin("log", "--data", two.folder)
        assert [line.split()[3] for line in said.splitlines()[1:]] == ["unban", "ban", "close"]
    assert table in admin("tables", "--all", *there), "no node is running"


@pytest.mark.parametrize("kind", ["a server", "a node"])
def test_the_server_of_a_folder_is_not_asked_about_a_database(
    tmp_path: Path, postgres: PostgresServer, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    options = ("--database", postgres.create_database()) if kind == "a node" else ()
    with ServerProcess(tmp_path, options=options) as server:
        asyncio.run(Server(server.url).introduce("Anna"))
        other = postgres.create_database()
        assert "Anna" in admin("people", "--data", tmp_path)
        assert "Anna" not in admin("people", "--data", tmp_path, "--database", other)
        monkeypatch.setenv("HECKMECK_DATABASE", other)
        assert "Anna" not in admin("people", "--data", tmp_path)


def test_a_command_may_take_longer_than_a_lease_lasts(
    tmp_path: Path, postgres: PostgresServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = postgres.create_database()

    async def begin() -> str:
        tables = Tables(choose_store(tmp_path, database), Limits())
        await tables.open()
        anna = await tables.store.people.add_identity("Anna", b"a", None, 0)
        table = await tables.create(anna, NewTable())
        await tables.close()
        return table.id

    log_action = PostgresPeople.log_action

    async def log_slowly(self: PostgresPeople, action: AdminAction) -> None:
        await asyncio.sleep(3.5)  # a lease lasts 3 seconds
        await log_action(self, action)

    table = asyncio.run(begin())
    monkeypatch.setattr(PostgresPeople, "log_action", log_slowly)
    answer_offline(tmp_path, CloseTable("root", table), database)
    assert answer_offline(tmp_path, ListTables(), database).tables == []


@pytest.mark.parametrize("command", ["check", "backup", "export", "restore", "import"])
def test_commands_for_folders_do_not_take_another_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: str
) -> None:
    monkeypatch.setenv("HECKMECK_DATABASE", "postgresql://anna:never-shown@db/games")
    file = tmp_path / "file"
    file.touch()
    said = refused(command, *([] if command == "check" else [file]))
    assert "heckmeck move-store --keep" in said
    assert "never-shown" not in said
    assert "HECKMECK_DATABASE" not in refused(
        command, *([] if command == "check" else [file]), "--data", tmp_path / "nowhere"
    )
