"""Several nodes on one database: any of them serves any table, with the promises of one."""

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from time import monotonic
from typing import Any

import asyncpg
import httpx
import pytest

from heckmeck.client import CommandRefused, NewTable, Server, ServerRefused, TableClient
from heckmeck.dice.verify import verify
from heckmeck.protocol.entries import Moved, StoodIn
from heckmeck.protocol.tables import Lively
from heckmeck.protocol.to_client import Reacted
from tests.server.cluster import Cluster, Company, Proxy
from tests.server.players import sensible
from tests.server.postgres import PostgresServer


@pytest.fixture(scope="module")
def two(postgres: PostgresServer, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    """Two nodes for tests that do them no harm."""
    with Cluster(postgres, tmp_path_factory.mktemp("two")) as running:
        yield running


async def play(
    client: TableClient, acknowledged: list[int] | None = None, pause: float = 0
) -> None:
    """Play sensibly until the game is over."""
    while True:
        await client.until(lambda: client.my_turn or client.over, 60)
        if client.over:
            return
        version = await client.move(sensible(client))
        if acknowledged is not None:
            acknowledged.append(version)
        await asyncio.sleep(pause)


async def query(database: str, statement: str, *values: Any) -> list[Any]:
    db = await asyncpg.connect(database)
    try:
        return [tuple(row) for row in await db.fetch(statement, *values)]
    finally:
        await db.close()


async def wait_until(reached: Any, seconds: float = 15, *, unlike: bool = False) -> None:
    """`reached` may be a coroutine function. `unlike`: until it is false."""
    give_up = monotonic() + seconds
    while True:
        found = reached()
        if unlike != bool(await found if asyncio.iscoroutine(found) else found):
            return
        assert monotonic() < give_up
        await asyncio.sleep(0.05)


# one table on two nodes


async def test_players_of_one_table_on_different_nodes_play_one_game(two: Cluster) -> None:
    urls = [each.url for each in two.nodes]
    async with Company() as company:
        await company.begin(urls, ["cautious", "random"], edition="specialists")
        anna, ben = company.clients
        acknowledged: list[int] = []
        await asyncio.gather(play(anna, acknowledged), play(ben, acknowledged))
        await company.same_version()
        assert len(set(acknowledged)) == len(acknowledged)
        for client in company.clients:
            versions = [step.version for step in client.steps]
            assert versions == list(range(versions[0], client.version + 1))
            assert not (await client.check_dice()).faults
        assert anna.steps[-1] == ben.steps[-1]
        for url in urls:
            record = await Server(url).record(company.created.id)
            report = verify(record.splitlines())
            assert (report.verdict, report.finished) == ("verified", True)
        await anna.again()
        await ben.until(lambda: ben.table.next is not None)
        assert ben.table.next == anna.table.next


async def test_everybody_sees_who_is_there_whatever_their_node(two: Cluster) -> None:
    urls = [each.url for each in two.nodes]
    async with Company() as company:
        await company.gather(urls)
        anna, ben = company.clients
        await anna.until(lambda: [seat.connected for seat in anna.table.seats] == [True, True])
        watcher = await company.visit(urls[1])
        await anna.until(lambda: anna.table.spectators == 1)
        await watcher.until(lambda: watcher.table.spectators == 1)
        await anna.react(0, "laugh")
        await ben.until(lambda: Reacted(0, "laugh") in ben.heard)
        await watcher.close()
        await ben.close()
        await anna.until(lambda: anna.table.seats[1].connected is False)
        assert anna.table.spectators == 0


async def test_a_person_changes_everywhere_at_once(two: Cluster) -> None:
    urls = [each.url for each in two.nodes]
    async with Company() as company:
        await company.gather(urls)
        anna, ben = company.clients
        # The second node knows Ben by now. He renames himself and is removed through the first.
        async with httpx.AsyncClient(base_url=urls[0]) as web:
            headers = {"authorization": f"Bearer {company.tokens[1]}"}
            await web.patch("/api/me", json={"name": "Benno"}, headers=headers)
        async with httpx.AsyncClient(base_url=urls[1]) as web:  # it hears of it a moment later
            while (await web.get("/api/me", headers=headers)).json()["name"] != "Benno":
                await asyncio.sleep(0.05)
        await ben.stand(1)
        await ben.sit(1)
        await anna.until(lambda: anna.table.seats[1].name == "Benno")
        async with httpx.AsyncClient(base_url=urls[0]) as web:
            deleted = await web.delete("/api/me", headers=headers)
            assert deleted.status_code == 204
        with pytest.raises(CommandRefused):
            await ben.until(lambda: False, 10)
        await anna.until(lambda: anna.table.seats[1].kind == "empty")
        with pytest.raises(ServerRefused):
            await Server(urls[1]).create(company.tokens[1], NewTable())


async def test_a_removed_player_is_shut_out_by_every_node(two: Cluster) -> None:
    urls = [each.url for each in two.nodes]
    async with Company() as company:
        await company.gather(urls)
        anna, ben = company.clients
        await anna.kick(1)
        with pytest.raises(CommandRefused):
            await ben.until(lambda: False, 10)
        for url in urls:
            with pytest.raises(CommandRefused):
                async with TableClient(url, company.created.code, company.tokens[1]):
                    pass


async def test_a_person_is_banned_by_every_node(two: Cluster) -> None:
    urls = [each.url for each in two.nodes]
    async with Company() as company:
        await company.begin(urls)
        anna, ben = company.clients
        (found,) = await query(
            two.database,
            "SELECT who FROM joined WHERE table_id = $1 ORDER BY who DESC LIMIT 1",
            company.created.id,
        )
        process = await asyncio.create_subprocess_exec(
            *(".venv/bin/heckmeck", "admin", "ban", str(found[0]), "--reason", "rude"),
            *("--database", two.database, "--data", str(two.nodes[0].folder)),
        )
        assert await process.wait() == 0
        with pytest.raises(CommandRefused):
            await ben.until(lambda: False, 10)
        await anna.until(lambda: anna.table.seats[1].standing_in is not None)


async def test_bots_move_exactly_once(two: Cluster) -> None:
    """Both nodes have somebody who watches, so each of them could move the bots."""
    urls = [each.url for each in two.nodes]
    async with Company() as company:
        await company.begin(urls[:1], ["cautious"] * 3)
        watcher = await company.visit(urls[1])
        await play(company.clients[0])
        await watcher.until(lambda: watcher.over, 30)
        moves = [
            (step.version, step.entry) for step in watcher.steps if isinstance(step.entry, Moved)
        ]
        assert len({version for version, _ in moves}) == len(moves)
    report = verify((await Server(urls[1]).record(company.created.id)).splitlines())
    assert report.verdict == "verified"


async def deafen(cluster: Cluster) -> None:
    """Cut the connections on which nodes hear each other."""
    await query(
        cluster.database,
        "SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' "
        "AND classid = 4 AND objsubid = 2 AND database = "
        "(SELECT oid FROM pg_database WHERE datname = current_database())",
    )


async def test_who_is_removed_while_a_node_hears_nothing_is_sent_away(two: Cluster) -> None:
    async with Company() as company:
        await company.gather([each.url for each in two.nodes])
        anna, ben = company.clients
        await deafen(two)
        await anna.kick(1)
        with pytest.raises(CommandRefused):
            await ben.until(lambda: ben.table.code != company.created.code, 30)


async def test_nobody_stays_at_a_table_when_a_node_has_lost_its_ears(two: Cluster) -> None:
    """Somebody leaves at the very moment in which their node cannot tell the others."""
    urls = [each.url for each in two.nodes]
    async with Company() as company:
        await company.begin(urls)
        anna, ben = company.clients
        await ben.until(lambda: ben.table.seats[0].connected)
        for _ in range(2):
            await deafen(two)
            await anna.close()
            await ben.until(lambda: not ben.table.seats[0].connected, 10)
            anna = await company.visit(urls[0], company.tokens[0])
            await ben.until(lambda: ben.table.seats[0].connected, 10)
        await play_some([anna, ben], 4)


# limits


async def test_limits_hold_for_all_nodes_together(postgres: PostgresServer, tmp_path: Path) -> None:
    limits = ("tables_per_identity=3", "miss_burst=4", "connections_per_identity=2")
    with Cluster(postgres, tmp_path, *limits) as two:
        apis = [Server(each.url) for each in two.nodes]
        token = (await apis[0].introduce("Anna")).token

        # At the same moment: what is counted is stored in the same transaction.
        wanted = [apis[number % 2].create(token, NewTable()) for number in range(12)]
        made = await asyncio.gather(*wanted, return_exceptions=True)
        tables = [each for each in made if not isinstance(each, BaseException)]
        assert len(tables) == 3
        refused = [each for each in made if isinstance(each, ServerRefused)]
        assert {each.code for each in refused} == {"too_many_tables"}

        # What is only kept in memory, nodes tell each other once per second.
        here, there = (TableClient(each.url, tables[0].id, token) for each in two.nodes)
        async with here, there:
            await asyncio.sleep(2)
            for node in two.nodes:
                with pytest.raises(CommandRefused) as third:
                    async with TableClient(node.url, tables[0].id, token):
                        pass
                assert third.value.code == "too_many_connections"

        async def guess(number: int) -> str:
            async with httpx.AsyncClient(base_url=two.nodes[number].url) as web:
                return str((await web.get("/api/tables/ABCDE12345")).json()["code"])

        assert [await guess(0) for _ in range(5)] == [*["unknown_table"] * 4, "too_fast"]
        await asyncio.sleep(2)
        assert await guess(1) == "too_fast"


# time


async def test_nodes_with_different_clocks_agree_on_the_time(
    postgres: PostgresServer, tmp_path: Path
) -> None:
    with Cluster(postgres, tmp_path, clocks_ahead=(0.0, 40 * 3600.0)) as two:
        urls = [each.url for each in two.nodes]
        async with Company() as company:
            await company.begin(urls, pace=Lively(seconds=60))
            for _ in range(6):
                mover = next(each for each in company.clients if each.my_turn)
                await mover.move(sensible(mover))
                await company.same_version()
            late = await company.visit(urls[1])
            early = await company.visit(urls[0])
            assert late.clock is not None
            assert early.clock is not None
            assert abs(late.clock.left - early.clock.left) < 2000
            rows = await query(
                two.database,
                "SELECT at, uptime FROM log WHERE table_id = $1 ORDER BY version",
                company.created.id,
            )
            assert rows == sorted(rows)
            assert rows[-1][0] - rows[0][0] < 60_000
        async with httpx.AsyncClient() as web:
            days = [(await web.get(f"{url}/api/daily")).json() for url in urls]
        assert days[0]["day"] == days[1]["day"]
        assert days[0]["commitment"] == days[1]["commitment"]


# bad days


async def test_clients_go_on_elsewhere_when_their_node_is_killed(
    postgres: PostgresServer, tmp_path: Path
) -> None:
    with (
        Cluster(postgres, tmp_path, count=3) as three,
        Proxy(tmp_path / "proxy", three.ports) as proxy,
    ):
        async with Company() as company:
            await company.begin([proxy.url] * 3, ["cautious"])
            acknowledged: list[int] = []
            playing = asyncio.gather(*(play(each, acknowledged, 0.03) for each in company.clients))
            for node in three.nodes[:2]:
                await asyncio.sleep(0.3)
                before = len(acknowledged)
                await asyncio.to_thread(node.kill)
                assert not playing.done()
                await wait_until(lambda before=before: len(acknowledged) > before, 10)
                await asyncio.to_thread(node.start)
            await playing
            await company.same_version()
            assert len(set(acknowledged)) == len(acknowledged)
            rows = await query(
                three.database,
                "SELECT version FROM log WHERE table_id = $1 ORDER BY version",
                company.created.id,
            )
            assert [each for (each,) in rows] == list(range(1, len(rows) + 1))
            report = verify((await Server(proxy.url).record(company.created.id)).splitlines())
            assert (report.verdict, report.finished) == ("verified", True)


async def test_nodes_go_on_by_themselves_when_the_database_is_back(tmp_path: Path) -> None:
    with PostgresServer() as postgres, Cluster(postgres, tmp_path) as two:
        async with Company() as company:
            await company.begin([each.url for each in two.nodes])
            for end in (postgres.kill, postgres.stop):
                await asyncio.to_thread(end)
                await asyncio.sleep(0.5)
                mover = next(each for each in company.clients if each.my_turn)
                with pytest.raises(CommandRefused) as refused:
                    await mover.move(sensible(mover))
                assert refused.value.code == "store_unavailable"
                await wait_until(lambda: is_ready(two), unlike=True)
                async with httpx.AsyncClient() as web:
                    alive = await web.get(f"{two.nodes[0].url}/api/health/live")
                    assert alive.status_code == 200
                await asyncio.to_thread(postgres.start)
                await wait_until(lambda: is_ready(two))
                version = await mover.move(sensible(mover))
                await company.same_version()
                assert version == company.clients[0].version == company.clients[1].version
        for number in (0, 1):
            lost = two.log(number).count("database_lost")
            assert 1 <= lost == two.log(number).count("database_back")


async def is_ready(cluster: Cluster) -> bool:
    async with httpx.AsyncClient() as web:
        answers = [await web.get(f"{each.url}/api/health/ready") for each in cluster.nodes]
    return all(each.status_code == 200 for each in answers)


class Cable:
    """A connection to the database that can be cut and mended."""

    def __init__(self, address: str) -> None:
        self._host, _, port = address.rpartition("@")[2].partition("/")[0].partition(":")
        self._port = int(port)
        self.address = address
        self._writers: set[asyncio.StreamWriter] = set()
        self._server: asyncio.Server
        self._is_cut = False
        self._tasks: set[asyncio.Task[None]] = set()

    @asynccontextmanager
    async def connected(self) -> AsyncIterator[str]:
        """The address of the database at this end."""
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        port = self._server.sockets[0].getsockname()[1]
        try:
            yield self.address.replace(f":{self._port}/", f":{port}/")
        finally:
            self._server.close()
            self._abort()
            await asyncio.gather(*self._tasks, return_exceptions=True)

    def cut(self) -> None:
        """From now on nothing gets through, in either direction, and nobody is told."""
        self._is_cut = True

    def mend(self) -> None:
        self._is_cut = False
        self._abort()

    def _abort(self) -> None:
        for writer in self._writers:
            writer.transport.abort()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        there_reader, there_writer = await asyncio.open_connection(self._host, self._port)
        self._writers |= {writer, there_writer}
        await asyncio.gather(
            self._pump(reader, there_writer),
            self._pump(there_reader, writer),
            return_exceptions=True,
        )
        self._writers -= {writer, there_writer}

    async def _pump(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while data := await reader.read(1 << 16):
            if not self._is_cut:
                writer.write(data)
                await writer.drain()
        writer.close()


async def test_a_node_that_is_cut_off_from_the_database_sends_people_away(
    postgres: PostgresServer, tmp_path: Path
) -> None:
    cable = Cable(postgres.create_database())
    async with cable.connected() as address:
        cluster = Cluster(postgres, tmp_path, addresses=(address, cable.address))
        await asyncio.to_thread(cluster.__enter__)
        try:
            far, near = cluster.nodes
            async with Company() as company:
                await company.begin([far.url, near.url], ["cautious"], bot_pace=0)
                anna, ben = company.clients
                cable.cut()
                # Whatever the cut-off node was doing for the table, the other one does it.
                await wait_until(lambda: not ben.table.seats[0].connected)
                await wait_until(lambda: ben.game is not None and ben.game.position.player != 2)
                await wait_until(lambda: anna._socket is None or anna._socket.close_code == 4503)
                async with httpx.AsyncClient() as web:
                    refused = await web.get(f"{far.url}/api/about")
                    assert refused.status_code == 503
                    assert refused.json()["code"] == "store_unavailable"
                    assert (await web.get(f"{far.url}/api/health/live")).status_code == 200
                again = await company.visit(near.url, company.tokens[0])
                await play_some([again, ben], 6)
                cable.mend()
                await wait_until(lambda: is_ready(cluster))
                await anna.until(lambda: anna.version >= ben.version, 20)
                await play_some([anna, ben], 6)
                await company.same_version()
            assert "handshake" not in cluster.log(0)  # one line per attempt would fill it
        finally:
            await asyncio.to_thread(cluster.__exit__, None, None, None)


async def play_some(clients: list[TableClient], moves: int) -> None:
    """Some moves of whoever is to move."""
    for _ in range(moves):
        async with asyncio.timeout(20):
            while not any(each.my_turn for each in clients):
                await asyncio.sleep(0.02)
        mover = next(each for each in clients if each.my_turn)
        await mover.move(sensible(mover))
        for each in clients:
            await each.until(lambda each=each: each.version >= mover.version)  # type: ignore[misc]  # noqa: B023


async def test_a_node_that_was_stopped_does_nothing_that_is_out_of_date(
    postgres: PostgresServer, tmp_path: Path
) -> None:
    """It wakes up and believes that time is up for somebody who has come back elsewhere."""
    with Cluster(postgres, tmp_path) as two:
        stopped, other = two.nodes
        async with Company() as company:
            await company.begin([stopped.url, other.url], pace=Lively(seconds=20), grace=5)
            anna, ben = company.clients
            os.kill(stopped.pid, signal.SIGSTOP)
            back = await company.visit(other.url, company.tokens[0])
            await ben.until(lambda: ben.table.seats[0].connected)
            for _ in range(3):
                await asyncio.sleep(3)
                await play_some([back, ben], 2)
            os.kill(stopped.pid, signal.SIGCONT)
            await wait_until(lambda: "lease_lapsed" in two.log(0))
            await asyncio.sleep(1)
            assert not any(isinstance(step.entry, StoodIn) for step in ben.steps)
            await anna.until(lambda: anna.version == ben.version, 20)
            await play_some([anna, ben], 2)


async def test_nodes_are_upgraded_one_after_the_other(
    postgres: PostgresServer, tmp_path: Path
) -> None:
    with Cluster(postgres, tmp_path) as two, Proxy(tmp_path / "proxy", two.ports) as proxy:
        async with Company() as company:
            await company.begin([proxy.url] * 2, ["cautious"], grace=5)
            acknowledged: list[int] = []
            playing = asyncio.gather(*(play(each, acknowledged) for each in company.clients))
            for node in two.nodes:
                status, _ = await asyncio.to_thread(node.stop)
                assert status == 0
                before = len(acknowledged)
                await wait_until(
                    lambda before=before: len(acknowledged) > before or playing.done(), 10
                )
                await asyncio.to_thread(node.start)
            await playing
            await company.same_version()
            for client in company.clients:
                versions = [step.version for step in client.steps]
                assert versions == list(range(versions[0], client.version + 1))
                assert not any(isinstance(step.entry, StoodIn) for step in client.steps)
