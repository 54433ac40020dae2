"""Servers that are stopped, killed and restarted lose nothing and do nothing twice."""

import asyncio
import random
import signal
import sqlite3
from pathlib import Path
from time import monotonic

import psutil
import pytest

from heckmeck.client import Server, TableClient
from heckmeck.dice.verify import verify
from heckmeck.protocol.tables import Lively
from tests.server.players import Party, sensible
from tests.server.process import ServerProcess


@pytest.mark.parametrize("edition", ["original", "specialists"])
def test_a_game_survives_two_restarts_and_a_kill(tmp_path: Path, edition: str) -> None:
    with ServerProcess(tmp_path) as server:

        async def play() -> str:
            async with Party(server.url) as party:
                await party.begin(2, ["cautious", "random"], edition=edition)
                acknowledged: list[int] = []
                for end in (server.stop, server.kill, server.stop):
                    for _ in range(8):
                        await play_one(party, acknowledged)
                    await asyncio.to_thread(end)
                    await asyncio.to_thread(server.start)
                await party.play_on()
                await party.same_version()
                anna = party.clients[0]
                assert anna.table.lifecycle == "finished"
                assert len(set(acknowledged)) == len(acknowledged)
                for client in party.clients:
                    versions = [step.version for step in client.steps]
                    assert versions == list(range(versions[0], client.version + 1))
                return await party.server.record(party.created.id)

        report = verify(asyncio.run(play()).splitlines())
    assert report.verdict == "verified"
    assert report.finished


async def play_one(party: Party, acknowledged: list[int]) -> None:
    """The next move of a person, whoever it is."""
    waiting = [
        asyncio.create_task(client.until(lambda client=client: client.my_turn or client.over))  # type: ignore[misc]
        for client in party.clients
    ]
    await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
    for task in waiting:
        task.cancel()
    await asyncio.gather(*waiting, return_exceptions=True)
    for client in party.clients:
        if client.my_turn:
            acknowledged.append(await client.move(sensible(client)))
            return


def test_nothing_is_lost_when_the_server_is_killed_under_load(tmp_path: Path) -> None:
    """Many tables at play, SIGKILL at random moments; afterwards the log is whole."""
    chance = random.Random(4)
    acknowledged: dict[str, dict[str, int]] = {}
    with ServerProcess(tmp_path) as server:

        async def play() -> list[str]:
            parties = [Party(server.url) for _ in range(6)]
            try:
                for party in parties:
                    await party.begin(2, ["cautious"])
                playing = asyncio.gather(*(record_play(party, acknowledged) for party in parties))
                for _ in range(4):
                    await asyncio.sleep(chance.uniform(0.1, 0.5))
                    await asyncio.to_thread(server.kill)
                    await asyncio.to_thread(server.start)
                await playing
                api = Server(server.url)
                return [await api.record(party.created.id) for party in parties]
            finally:
                for party in parties:
                    await party.__aexit__()

        texts = asyncio.run(play())
    for text in texts:
        report = verify(text.splitlines())
        assert report.verdict == "verified", report
        assert report.finished
    stored: dict[str, dict[str, list[int]]] = {}
    with sqlite3.connect(tmp_path / "heckmeck.db") as db:
        for table, command, version in db.execute("SELECT table_id, command, version FROM log"):
            stored.setdefault(table, {}).setdefault(command, []).append(version)
        gaps = db.execute(
            "SELECT table_id FROM log GROUP BY table_id HAVING max(version) != count(*)"
        ).fetchall()
    db.close()
    assert not gaps
    assert sum(map(len, acknowledged.values())) > 100
    for table, commands in acknowledged.items():
        for command, version in commands.items():
            assert stored[table][command] == [version]


async def record_play(party: Party, acknowledged: dict[str, dict[str, int]]) -> None:
    """Play to the end, noting every acknowledged command."""
    noted = acknowledged.setdefault(party.created.id, {})
    for client in party.clients:
        plain = client.command

        async def command(message: object, plain=plain) -> int:  # type: ignore[no-untyped-def]
            version: int = await plain(message)
            noted[message.id] = version  # type: ignore[attr-defined]
            return version

        client.command = command  # type: ignore[method-assign]
    await party.play_on()


def test_clocks_do_not_run_while_the_server_is_down(tmp_path: Path) -> None:
    with ServerProcess(tmp_path) as server:

        async def play() -> None:
            async with Party(server.url) as party:
                began = monotonic()
                await party.begin(2, pace=Lively(seconds=60))
                server.stop()
                stopped = monotonic()
                await asyncio.sleep(3)
                down = monotonic() - stopped
                await asyncio.to_thread(server.start)
                mover = party.mover
                version = mover.version
                await mover.until(lambda: mover.table.seats[0].connected)
                assert mover.clock is not None
                used = monotonic() - began - down
                assert mover.clock.left > 60_000 - 1000 * used - 500
                await mover.move(sensible(mover))
                assert mover.version == version + 1

        asyncio.run(play())


def test_bots_continue_after_a_crash_while_nobody_watches(tmp_path: Path) -> None:
    with ServerProcess(tmp_path) as server:

        async def begin() -> tuple[str, str]:
            async with Party(server.url) as party:
                await party.begin(1, ["cautious", "cautious"], bot_pace=400)
                anna = party.clients[0]
                while anna.my_turn:
                    await anna.move(sensible(anna))
                return party.created.id, party.tokens[0]

        table, token = asyncio.run(begin())
        server.kill()
        server.start()

        async def look() -> None:
            async with TableClient(server.url, table, token) as anna:
                await anna.until(lambda: anna.my_turn)

        asyncio.run(look())


def test_a_worker_may_die_and_no_worker_outlives_the_server(tmp_path: Path) -> None:
    with ServerProcess(tmp_path) as server:

        async def play() -> None:
            async with Party(server.url) as party:
                await party.begin(1, ["margin"])
                await party.play_on(moves=6)
                anna = party.clients[0]
                for child in psutil.Process(server.pid).children():
                    child.kill()
                await party.play_on()
                assert anna.table.lifecycle == "finished"

        asyncio.run(play())
        children = psutil.Process(server.pid).children()
        assert children
        server.kill()
        _, alive = psutil.wait_procs(children, timeout=5)
        assert not alive


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_the_server_stops_cleanly_while_people_are_connected(tmp_path: Path, how: int) -> None:
    with ServerProcess(tmp_path) as server:

        async def play() -> None:
            async with Party(server.url) as party:
                await party.begin(2)
                status, said = await asyncio.to_thread(server.stop, how)
                assert status == 0
                assert "continue at the next start" in said

        asyncio.run(play())
    assert not (tmp_path / "heckmeck.db-wal").exists()  # everything is in the one file
