"""`heckmeck admin`, against a running server and against its folder alone."""

import asyncio
import json
import socket
import stat
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from heckmeck.client import CommandRefused, NewTable, Server, ServerRefused, Settings
from heckmeck.protocol.to_client import Refused
from heckmeck.server.administration.administration import AdminProblem
from heckmeck.server.administration.requests import BanPerson, CloseTable
from heckmeck.server.administration.socket import ask_server
from heckmeck.server.config import Limits
from heckmeck.server.forbidden_words import ForbiddenWords
from heckmeck.server.refusal import Refusal
from heckmeck.server.services import Services
from heckmeck.server.store.interface import AdminAction, InDoubt
from tests.console import run_here
from tests.server.players import Party
from tests.server.process import ServerProcess
from tests.server.wire import hear_all, raw


def admin(folder: Path, *words: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return run_here("admin", "--data", str(folder), *words, **environment)


def done(folder: Path, *words: str, **environment: str) -> str:
    result = admin(folder, *words, **environment)
    assert result.returncode == 0, result.stderr
    return result.stdout


async def tell(folder: Path, *words: str) -> str:
    return await asyncio.to_thread(done, folder, *words)


def listed(folder: Path, *words: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(done(folder, *words, "--json"))
    return found


def problem(folder: Path, *words: str) -> str:
    result = admin(folder, *words)
    assert result.returncode == 2
    assert "Traceback" not in result.stderr
    return result.stderr


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[ServerProcess]:
    with ServerProcess(tmp_path / "data") as running:
        yield running


async def person(server: ServerProcess, name: str) -> int:
    found = await asyncio.to_thread(listed, server.folder, "people", name)
    return int(found[0]["id"])


async def test_a_ban_ends_the_connections_and_a_bot_plays_on(own_server: ServerProcess) -> None:
    async with Party(own_server.url) as party:
        await party.begin(2, grace=None)
        anna, ben = party.clients
        number = await person(own_server, "ben")  # in any case
        async with raw(own_server, party.created.id, party.tokens[1]) as line:
            heard: list[Any] = []
            reading = asyncio.create_task(hear_all(line, heard))
            await tell(own_server.folder, "ban", str(number), "--reason", "Cheating")
            with pytest.raises(Exception, match="4403"):
                await reading
            refused = next(each for each in heard if isinstance(each, Refused))
            assert refused.code == "banned"
            assert refused.sentence == "the operator of this server has blocked you: Cheating"
        await anna.until(lambda: anna.table.seats[1].standing_in == "gone")
        party.clients.remove(ben)
        await party.play_on(20)  # the game goes on, whoever has to move
        for attempt in (
            party.server.me(party.tokens[1]),
            party.server.create(party.tokens[1], NewTable(Settings(), ["normal"])),
            party.look(party.tokens[1]),
        ):
            with pytest.raises((ServerRefused, CommandRefused)) as refusal:
                await attempt
            assert refusal.value.code == "banned"
        await tell(own_server.folder, "unban", str(number))
        back = await party.look(party.tokens[1])
        await back.take_back(1)
        assert back.table.seats[1].standing_in is None


async def test_a_ban_frees_the_seats_of_open_tables(own_server: ServerProcess) -> None:
    async with Party(own_server.url) as party:
        await party.gather(2)
        alone = await party.server.create(party.tokens[0], NewTable(Settings(seats=2)))
        await tell(own_server.folder, "ban", str(await person(own_server, "Anna")))
        ben = party.clients[1]
        await ben.until(lambda: ben.table.seats[0].kind == "empty" and ben.you.owner)
        assert (await party.server.look(alone.id)).lifecycle == "abandoned"


async def test_a_new_name_shows_at_open_tables_only(own_server: ServerProcess) -> None:
    server = Server(own_server.url)
    async with Party(own_server.url) as running, Party(own_server.url) as waiting:
        await running.begin(2)
        waiting.tokens = running.tokens[:1]
        waiting.created = await server.create(running.tokens[0], NewTable(Settings(seats=2)))
        look = await waiting.look(running.tokens[0])
        number = str(await person(own_server, "Anna"))
        await tell(own_server.folder, "rename", number, "Berta")
        await look.until(lambda: look.table.seats[0].name == "Berta")
        assert running.clients[0].table.seats[0].name == "Anna"
        assert (await server.me(running.tokens[0])).name == "Berta"
        await look.stand(0)
        await look.sit(0)  # on a connection that is older than the name
        assert look.table.seats[0].name == "Berta"
        own_server.kill()
        own_server.start()
        assert (await server.look(waiting.created.id)).players == ["Berta", None]


async def test_a_table_is_listed_and_closed(own_server: ServerProcess) -> None:
    async with Party(own_server.url) as party:
        await party.begin(2)
        (table,) = await asyncio.to_thread(listed, own_server.folder, "tables")
        assert table["code"] == party.created.code
        assert table["players"] == ["Anna", "Ben"]
        assert (table["lifecycle"], table["connections"]) == ("running", 2)
        text = await tell(own_server.folder, "tables")
        assert "Anna, Ben" in text
        await tell(own_server.folder, "close", party.created.code, "--reason", "Spam")
        anna = party.clients[0]
        await anna.until(lambda: anna.table.lifecycle == "abandoned")
        assert anna.table.abandoned == "operator"
        again = await asyncio.to_thread(problem, own_server.folder, "close", party.created.id)
        assert "already over (abandoned)" in again
        assert await asyncio.to_thread(listed, own_server.folder, "tables") == []
        every = await asyncio.to_thread(listed, own_server.folder, "tables", "--all")
        assert [each["id"] for each in every] == [party.created.id]


async def prepare(server: ServerProcess) -> tuple[str, str]:
    """A table and the token of its owner."""
    client = Server(server.url)
    token = (await client.introduce("Anna")).token
    created = await client.create(token, NewTable(Settings(seats=2), ["normal"]))
    return created.id, token


def test_without_a_server_the_folder_is_changed_directly(tmp_path: Path) -> None:
    with ServerProcess(tmp_path) as server:
        table, token = asyncio.run(prepare(server))
        server.stop()
        assert not (tmp_path / "admin.sock").exists()
        (anna,) = listed(tmp_path, "people")
        assert (anna["name"], anna["devices"], anna["tables"]) == ("Anna", 1, 1)
        done(tmp_path, "rename", str(anna["id"]), "Berta", "--reason", "Rude")
        done(tmp_path, "close", table)
        done(tmp_path, "ban", str(anna["id"]), "--reason", "Cheating", SUDO_USER="olga")
        server.start()
        assert asyncio.run(Server(server.url).look(table)).lifecycle == "abandoned"
        with pytest.raises(ServerRefused, match="Cheating"):
            asyncio.run(Server(server.url).me(token))
        # What operators did is in the store, the latest first.
        actions = listed(tmp_path, "log")
        assert [each["action"] for each in actions] == ["ban", "close", "rename"]
        assert [each["details"] for each in actions] == ["Cheating", "", "Rude"]
        assert [each["subject"] for each in actions] == ["1", table, "1"]
        assert actions[0]["operator"].endswith(" (olga)")
        assert "Cheating" in done(tmp_path, "log", "--limit", "1")
        done(tmp_path, "rename", str(anna["id"]), "Cleo")
        assert [(each["name"], each["banned"]) for each in listed(tmp_path, "people")] == [
            ("Cleo", True)
        ]


def test_a_server_that_was_killed_leaves_no_obstacle(tmp_path: Path) -> None:
    with ServerProcess(tmp_path) as server:
        asyncio.run(prepare(server))
        server.kill()
        assert (tmp_path / "admin.sock").exists()
        assert len(listed(tmp_path, "people")) == 1  # directly
        server.start()
        assert len(listed(tmp_path, "people")) == 1  # through the new socket


def test_only_the_user_of_the_server_reaches_the_socket(own_server: ServerProcess) -> None:
    mode = (own_server.folder / "admin.sock").stat().st_mode
    assert stat.S_ISSOCK(mode)
    assert stat.S_IMODE(mode) == 0o600


def test_a_long_path_is_no_obstacle(tmp_path: Path) -> None:
    with ServerProcess(tmp_path / ("long" * 40)) as server:
        asyncio.run(prepare(server))
        assert len(listed(server.folder, "people")) == 1


@pytest.mark.parametrize("rubbish", [b"\n", b"{}\n", b'{"do":"ban"}\n', b"x" * 20_000, b"[" * 9000])
def test_rubbish_on_the_socket_is_harmless(own_server: ServerProcess, rubbish: bytes) -> None:
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as line:
        line.connect(str(own_server.folder / "admin.sock"))
        line.sendall(rubbish)
        line.shutdown(socket.SHUT_WR)
        assert b'"people"' not in line.recv(1000)
    assert listed(own_server.folder, "people") == []


def test_an_id_that_looks_like_an_option_is_an_id(own_server: ServerProcess) -> None:
    for table in ("-h7", "-Zab", "--x_"):
        assert f"there is no table {table}" in problem(own_server.folder, "close", table)


def test_the_folder_may_be_named_after_the_command(
    own_server: ServerProcess, tmp_path: Path
) -> None:
    here = ("--data", str(own_server.folder))
    assert "there is no database" in problem(tmp_path / "empty", "people")
    assert listed(tmp_path / "empty", "people", *here) == []
    assert "there is no table NONE" in problem(tmp_path / "empty", "close", "NONE", *here)


def test_problems_are_one_sentence(own_server: ServerProcess, tmp_path: Path) -> None:
    folder = own_server.folder
    assert "there is no person 7" in problem(folder, "ban", "7")
    assert "there is no table ABC" in problem(folder, "close", "ABC")
    assert "there is no database" in problem(tmp_path / "nothing", "people")
    asyncio.run(prepare(own_server))
    assert "person 1 is not banned" in problem(folder, "unban", "1")
    assert "at least one visible character" in problem(folder, "rename", "1", " ")
    assert "there is no person 7" in problem(folder, "--lang", "en", "rename", "7", "x")


# Words that are not allowed


@pytest.mark.parametrize(
    ("text", "allowed"),
    [
        ("Worm", True),
        ("a wurst b", False),
        ("WÜRST", False),
        ("w.u.r.s.t", False),
        ("W u r s t", False),
        ("wuuuurst", False),
        ("wur5t", False),
        ("ｗｕｒｓｔ", False),
        ("wursт", False),  # the last letter is Cyrillic
        ("Bratwurst", True),  # the whole word only
        ("Grillkäse", False),  # anywhere
        ("K4se", False),
        ("Kas e", True),
    ],
)
def test_what_counts_as_a_forbidden_word(tmp_path: Path, text: str, allowed: bool) -> None:
    file = tmp_path / "words"
    file.write_text(
        "# comments and empty lines do not count\n\nWurst  # here neither\n*käse*\n", "utf-8"
    )
    words = ForbiddenWords(file)
    if allowed:
        words.check(text)
    else:
        with pytest.raises(Refusal, match="This name is not allowed here"):
            words.check(text)


async def test_forbidden_words_and_a_change_of_their_file(tmp_path: Path) -> None:
    file = tmp_path / "words"
    file.write_text("wurst\n")
    with ServerProcess(tmp_path / "data", options=("--forbidden-words", str(file))) as own:
        server = Server(own.url)
        anna, ben = [(await server.introduce(name)).token for name in ("Anna", "Ben")]
        table = await server.create(anna, NewTable(Settings(seats=2)))
        titled = NewTable(Settings(seats=2, title="All about Wurst"))
        async with Party(own.url) as party:
            party.created = table
            look = await party.look(ben)
            for attempt in (
                server.introduce("W u r s t"),
                server.rename(anna, "Wurst"),
                server.create(anna, titled),
                look.sit(1, name="wurst"),
            ):
                with pytest.raises((ServerRefused, CommandRefused), match="not allowed here"):
                    await attempt
            assert (await server.me(anna)).name == "Anna"
            file.write_text("anna\nben\n")
            for _ in range(100):
                try:
                    await server.rename(anna, "Anna")
                except ServerRefused:
                    break
                await asyncio.sleep(0.1)
            else:
                pytest.fail("the server did not read the file again")
            with pytest.raises(CommandRefused, match="not allowed here"):
                await look.sit(1)  # the name that Ben already has
            file.unlink()
            with pytest.raises(ServerRefused):
                await server.introduce("Ben")  # what was read last still holds
            await server.introduce("Wurst")


def test_a_file_of_words_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "words"
    file.write_bytes(b"\xff\xfe\x00")
    refused = subprocess.run(
        [sys.executable, "-m", "heckmeck", "serve", "--forbidden-words", str(file), "--port=0"],
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert refused.returncode == 2
    assert f"{file} cannot be read" in refused.stderr


async def test_a_full_disk_is_told_to_the_operator(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(_: AdminAction) -> None:
        raise Refusal("store_full")

    services = Services(tmp_path, Limits(), ForbiddenWords())
    await services.open()
    await services.identities.create("Anna")
    monkeypatch.setattr(services.store.people, "log_action", fail)
    with pytest.raises(AdminProblem) as caught:
        await asyncio.to_thread(ask_server, tmp_path, BanPerson("root", 1))
    assert caught.value.code == "admin-refused"
    assert caught.value.details["why"] == Refusal("store_full").sentence
    person = await services.store.people.find(1)
    assert person is not None
    assert person.ban is None
    await services.close()


async def test_an_operator_learns_that_nobody_knows_whether_it_was_done(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: object) -> None:
        raise InDoubt

    services = Services(tmp_path, Limits(), ForbiddenWords())
    await services.open()
    anna = await services.store.people.add_identity("Anna", b"a", None, 0)
    table = await services.tables.create(anna, NewTable())
    monkeypatch.setattr(services.store, "append", fail)
    with pytest.raises(AdminProblem) as caught:
        await asyncio.to_thread(ask_server, tmp_path, CloseTable("root", table.id))
    assert caught.value.code == "admin-in-doubt"
    await services.close()
