"""Versions have no gaps, commands count once, and moves against an old position are refused."""

import asyncio
from secrets import token_hex
from typing import Any

import pytest
from websockets.asyncio.client import connect

from heckmeck.client import CommandRefused, ServerRefused, TableClient
from heckmeck.protocol import PROTOCOL, decode_server_message, encode
from heckmeck.protocol.game import RollMove
from heckmeck.protocol.to_client import Done, Refused, Step, Welcome
from heckmeck.protocol.to_server import Hello, MakeMove
from tests.server.players import Party, sensible
from tests.server.process import ServerProcess


def test_a_command_sent_many_times_counts_once(server: ServerProcess) -> None:
    async def play() -> None:
        async with Party(server.url) as party:
            await party.begin(2)
            mover = party.mover
            before = mover.version
            roll = MakeMove(token_hex(8), before, RollMove())
            versions = [await mover.command(roll) for _ in range(5)]
            assert versions == [before + 1] * 5
            assert mover.version == before + 1
            assert [step.version for step in mover.steps].count(before + 1) == 1

    asyncio.run(play())


def test_the_same_command_on_two_sockets_counts_once(server: ServerProcess) -> None:
    async def play() -> None:
        async with Party(server.url) as party:
            await party.begin(2)
            mover = party.mover
            token = party.tokens[party.clients.index(mover)]
            twin = await party.look(token)
            roll = MakeMove(token_hex(8), mover.version, RollMove())
            one, two = await asyncio.gather(mover.command(roll), twin.command(roll))
            assert one == two

    asyncio.run(play())


def test_a_move_against_an_old_position_is_refused_with_the_version(server: ServerProcess) -> None:
    async def play() -> None:
        async with Party(server.url) as party:
            await party.begin(2)
            mover = party.mover
            old = mover.version
            await mover.move(mover.legal[0])
            with pytest.raises(CommandRefused) as caught:
                await mover.move(mover.legal[0], version=old)
            assert caught.value.code == "stale_version"
            assert caught.value.version == mover.version == old + 1
            with pytest.raises(CommandRefused) as caught:
                await mover.move(mover.legal[0], version=old + 2)
            assert caught.value.code == "version_ahead"

    asyncio.run(play())


def test_seat_changes_do_not_make_a_move_stale(server: ServerProcess) -> None:
    async def play() -> None:
        async with Party(server.url) as party:
            await party.begin(2)
            mover = party.mover
            other = next(each for each in party.clients if each is not mover)
            old = mover.version
            await other.hand_over(other.you.seats[0])
            await mover.until(lambda: mover.version == old + 1)
            assert await mover.move(mover.legal[0], version=old) == old + 2

    asyncio.run(play())


def test_only_one_of_two_racing_moves_counts(server: ServerProcess) -> None:
    async def play() -> None:
        async with Party(server.url) as party:
            await party.begin(2)
            mover = party.mover
            twin = await party.look(party.tokens[party.clients.index(mover)])
            for _ in range(10):
                if not mover.my_turn:
                    break
                await twin.until(lambda: twin.version == mover.version)
                before = mover.version
                move = sensible(mover)
                results = await asyncio.gather(
                    mover.move(move), twin.move(move), return_exceptions=True
                )
                refused = [each for each in results if isinstance(each, CommandRefused)]
                assert len(refused) == 1, results
                assert refused[0].code in ("stale_version", "not_your_turn")
                await mover.until(lambda before=before: mover.version > before)  # type: ignore[misc]
                assert mover.version == before + 1

    asyncio.run(play())


def test_since_returns_exactly_the_missed_steps(server: ServerProcess) -> None:
    async def play() -> None:
        async with Party(server.url) as party:
            await party.begin(2)
            await party.play_on(moves=12)
            await party.same_version()
            all_steps = {step.version: step for step in party.clients[0].steps}
            latest = party.clients[0].version
            address = server.url.replace("http", "ws") + f"/api/tables/{party.created.id}/socket"
            for since in range(latest - 12, latest + 1):
                async with connect(address, compression=None, proxy=None) as socket:
                    await socket.send(encode(Hello(PROTOCOL, None, since)).decode())
                    welcome = decode_server_message(await socket.recv())
                    assert isinstance(welcome, Welcome)
                    assert welcome.missed == [all_steps[n] for n in range(since + 1, latest + 1)]
            for seen in (None, latest + 1, 10**9):  # never seen, or seen elsewhere: the whole view
                async with connect(address, compression=None, proxy=None) as socket:
                    await socket.send(encode(Hello(PROTOCOL, None, seen)).decode())
                    welcome = decode_server_message(await socket.recv())
                    assert isinstance(welcome, Welcome)
                    assert welcome.missed is None
                    assert welcome.version == latest

    asyncio.run(play())


def test_old_steps_are_handed_out_page_by_page(server: ServerProcess) -> None:
    async def play() -> None:
        async with Party(server.url) as party:
            await party.begin(2)
            await party.play_on(moves=70)  # more than a welcome tells
            await party.same_version()
            watcher = party.clients[0]
            told = {step.version: step for step in watcher.steps}
            pages, since = [], 0
            while True:
                page = await party.server.steps(party.created.id, since, limit=16)
                assert page.version == watcher.version
                if not page.steps:
                    break
                pages.append(len(page.steps))
                for step in page.steps:
                    since += 1
                    assert step.version == since
                    assert told.get(since, step) == step
            assert since == watcher.version
            assert pages[:-1] == [16] * (len(pages) - 1)
            assert len(told) > 70
            beyond = await party.server.steps(party.created.id, since=10**9)
            assert (beyond.version, beyond.steps) == (watcher.version, [])
            for query in ("since=-1", "limit=0", "limit=201", "since=x"):
                with pytest.raises(ServerRefused) as refused:
                    await party.server.raw("GET", f"/api/tables/{party.created.id}/steps?{query}")
                assert (refused.value.status, refused.value.code) == (400, "bad_message")

    asyncio.run(play())


def test_the_step_comes_before_the_answer_and_is_stored(server: ServerProcess) -> None:
    async def play() -> None:
        async with Party(server.url) as party:
            await party.begin(2)
            mover = party.mover
            token = party.tokens[party.clients.index(mover)]
            address = server.url.replace("http", "ws") + f"/api/tables/{party.created.id}/socket"
            async with connect(address, compression=None, proxy=None) as socket:
                await socket.send(encode(Hello(PROTOCOL, token)).decode())
                welcome = decode_server_message(await socket.recv())
                assert isinstance(welcome, Welcome)
                await socket.send(encode(MakeMove("x", welcome.version, RollMove())).decode())
                heard: list[Any] = []
                while not heard or not isinstance(heard[-1], Done | Refused):
                    heard.append(decode_server_message(await socket.recv()))
                (step,) = [each for each in heard if isinstance(each, Step)]
                assert heard[-1] == Done("x", step.step.version)
                assert [each["event"] for each in step.step.events][:2] == [
                    "roll_called",
                    "dice_landed",
                ]
            async with TableClient(server.url, party.created.id) as watcher:
                assert watcher.version >= step.step.version

    asyncio.run(play())
