"""The log: one event per line, and nothing about people in it."""

import asyncio
import io
import json
import logging
import re
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from heckmeck.client import CommandRefused, NewTable, Server, ServerRefused, Settings
from heckmeck.protocol.tables import Lively
from heckmeck.server import logs
from heckmeck.server.logs import log
from tests.server.players import Party
from tests.server.process import ServerProcess
from tests.server.test_admin import tell
from tests.server.wire import raw

TIME = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+00:00")
NAMES = ("Xanthippe", "Ysolde")


def logging_server(folder: Path, *limits: str, form: str = "json") -> ServerProcess:
    return ServerProcess(
        folder / "data",
        *limits,
        options=("--log-level", "debug", "--log-format", form),
        errors=folder / "log",
    )


def events(file: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in file.read_text().splitlines()]


async def test_a_game_with_errors_leaves_nothing_personal(tmp_path: Path) -> None:
    file, private = tmp_path / "log", [*NAMES, "127.0.0.1", "Bearer", "Private title", "Secret"]
    with logging_server(tmp_path) as own:
        api = Server(own.url)
        anna, ben = [(await api.introduce(name, "Secret device")).token for name in NAMES]
        settings = Settings(seats=3, bot_pace=0, title="Private title", pace=Lively(3600))
        async with Party(own.url) as party:
            party.created = await api.create(anna, NewTable(settings, ["cautious"]))
            party.clients = [await party.look(anna), await party.look(ben)]
            await party.clients[1].sit(1, name="Secret name")
            await party.clients[0].start()
            await party.same_version()
            with pytest.raises(CommandRefused):
                await party.clients[1].start()
            async with raw(own, party.created.id, anna) as line:
                await line.send('{"type":"Secret"}')
                await line.send(b"\xff\x00")
                await line.recv()
            await party.clients[0].hint()
            await party.play_on()
            link = await api.link(anna)
            for attempt in (
                api.me("Secret token"),
                api.claim("Secret code"),
                api.raw("POST", "/api/tables", b'{"settings":{"title":"Secret"}', anna),
                api.look("Secret-table"),
            ):
                with pytest.raises(ServerRefused):
                    await attempt
            async with httpx.AsyncClient() as client:
                await client.get(f"{own.url}/Secret?Secret", headers={"X-Secret": "Secret"})
            record = await api.record(party.created.id)
            await tell(own.folder, "ban", "2", "--reason", "Secret reason")
            await api.delete_me(anna)
            private += [anna, ben, link.code, party.created.code, party.created.id]
        own.stop()
    secret = json.loads(record.splitlines()[0])["meta"]["dice"]["secret"]
    text = file.read_text()
    assert [each for each in (*private, secret) if each in text] == []
    found = [each for each in events(file) if each["event"] != "slow_commit"]  # a busy machine
    assert [each["event"] for each in found] == ["started", "admin_action", "stopped"]
    assert found[1] == {**found[1], "level": "info", "action": "ban", "subject": "2"}
    assert all(TIME.fullmatch(each["time"]) for each in found)


async def test_a_defect_says_where_and_not_what(tmp_path: Path) -> None:
    """A table that cannot be read is set aside with one line. Its id is needed to find it."""
    with logging_server(tmp_path) as own:
        api = Server(own.url)
        token = (await api.introduce("Xanthippe")).token
        table = await api.create(token, NewTable(Settings(seats=2)))
        own.stop()
        with sqlite3.connect(own.folder / "heckmeck.db") as db:
            db.execute("UPDATE log SET entry = ? WHERE version = 2", (b'{"kind":"unheard"}',))
        db.close()
        own.start()
        for _ in range(3):
            with pytest.raises(ServerRefused):
                await api.look(table.id)
        own.stop()
    aside = [each for each in events(tmp_path / "log") if each["event"] == "table_set_aside"]
    assert [(each["level"], each["table"]) for each in aside] == [("error", table.id)]
    assert "Xanthippe" not in (tmp_path / "log").read_text()


async def test_a_flood_is_one_line_per_period(tmp_path: Path) -> None:
    with logging_server(tmp_path, "flood_time=1", "flood_refusals=5") as own:
        async with httpx.AsyncClient() as client:
            for _ in range(150):
                await client.get(f"{own.url}/api/me", headers={"Authorization": "Bearer x"})
        for _ in range(200):
            if "flood" in (tmp_path / "log").read_text():
                break
            await asyncio.sleep(0.05)
        own.stop()
    floods = [each for each in events(tmp_path / "log") if each["event"] == "flood"]
    # On a slow machine the requests take several seconds.
    assert 1 <= len(floods) < 50
    assert 5 < sum(each["refused"]["token_unknown"] for each in floods) <= 150
    assert floods[0]["seconds"] == 1


def test_text_is_for_people(tmp_path: Path) -> None:
    with logging_server(tmp_path, form="text") as own:
        own.stop()
    started, *_, stopped = (tmp_path / "log").read_text().splitlines()
    assert re.fullmatch(rf"{TIME.pattern} info started version=\S+", started)
    assert re.fullmatch(rf"{TIME.pattern} info stopped", stopped)


@pytest.fixture
def written() -> Iterator[io.StringIO]:
    """What is logged in this process as JSON, at level "info"."""
    root, stream = logging.getLogger(), io.StringIO()
    handlers, level = root.handlers[:], root.level
    logs.configure("info", "json", stream)
    yield stream
    root.handlers[:] = handlers
    root.setLevel(level)
    logging.getLogger(logs.OURS).setLevel(logging.NOTSET)


def fail(message: str) -> None:
    raise ValueError(message)


def test_the_message_of_an_exception_is_left_out(written: io.StringIO) -> None:
    try:
        fail("about Xanthippe")
    except ValueError as error:
        log.defect("request_failed", error, table="t")
    try:
        sqlite3.connect(":memory:").execute("nonsense")
    except sqlite3.Error as error:
        log.defect("store_failing", error)
    first, second = map(json.loads, written.getvalue().splitlines())
    assert first["error"] == "ValueError"
    assert first["traceback"].startswith("test_logs.py:")
    assert " fail < test_logs.py:" in first["traceback"]
    assert "Xanthippe" not in written.getvalue()
    assert "nonsense" in second["problem"]  # what the system says about itself


def test_lines_of_other_packages_look_the_same(written: io.StringIO) -> None:
    logging.getLogger("uvicorn.error").info("('10.0.0.1', 5) - connection open")
    logging.getLogger("uvicorn.error").warning("Invalid HTTP request received.")
    logging.getLogger("asyncio").error("never retrieved\nfuture: <Task name='Xanthippe'>")
    first, second = map(json.loads, written.getvalue().splitlines())
    assert (first["event"], first["level"]) == ("uvicorn.error", "warning")
    assert first["message"] == "Invalid HTTP request received."
    assert second["message"] == "never retrieved"
