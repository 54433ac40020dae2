"""Nobody can act as somebody else or learn what only others may know."""

import asyncio
import contextlib
import sqlite3
from pathlib import Path

import pytest

from heckmeck.client import CommandRefused, ServerRefused
from heckmeck.protocol import encode
from heckmeck.protocol.game import RollMove
from heckmeck.protocol.to_server import MakeMove, Ping
from tests.server.players import Party
from tests.server.process import ServerProcess
from tests.server.wire import raw


def test_nobody_can_move_for_somebody_else(server: ServerProcess) -> None:
    async def attack() -> None:
        async with Party(server.url) as party:
            await party.begin(3)
            mover = party.mover
            others = [each for each in party.clients if each is not mover]
            for other in others:
                with pytest.raises(CommandRefused) as caught:
                    await other.move(mover.legal[0])
                assert caught.value.code == "not_your_turn"
            seat = mover.you.seats[0]
            for trick in (others[0].stand, others[0].hand_over, others[0].take_back):
                with pytest.raises(CommandRefused) as caught:
                    await trick(seat)
                assert caught.value.code == "not_your_seat"
            with pytest.raises(CommandRefused) as caught:
                await others[0].sit(seat)
            assert caught.value.code == "not_open"
            with pytest.raises(CommandRefused) as caught:
                await party.clients[1].kick(2)
            assert caught.value.code == "owner_only"
            version = mover.version
            await mover.move(mover.legal[0])
            assert mover.version == version + 1

    asyncio.run(attack())


def test_reusing_the_command_id_of_somebody_else_does_nothing(server: ServerProcess) -> None:
    """Ids count per identity, so this neither blocks nor repeats the command."""

    async def attack() -> None:
        async with Party(server.url) as party:
            await party.begin(2)
            mover = party.mover
            other = next(each for each in party.clients if each is not mover)
            roll = MakeMove("guessable", mover.version, RollMove())
            with pytest.raises(CommandRefused):
                await other.command(roll)
            await mover.command(roll)
            with pytest.raises(CommandRefused) as caught:
                await other.command(roll)
            assert caught.value.code in ("not_your_turn", "stale_version")

    asyncio.run(attack())


@pytest.mark.parametrize("token", ["", "x", "0" * 43, "' OR 1=1 --", "\x00", "ä" * 40])
def test_guessed_tokens_are_refused(server: ServerProcess, token: str) -> None:
    async def attack() -> None:
        async with Party(server.url) as party:
            await party.gather(2)
            with pytest.raises(CommandRefused) as caught:
                await party.look(token)
            assert caught.value.code == "token_unknown"
            if token.isascii() and token.isprintable():
                with pytest.raises(ServerRefused) as refused:
                    await party.server.me(token)
                assert refused.value.status == 401

    asyncio.run(attack())


def test_tokens_are_stored_as_hashes_and_never_sent(tmp_path: Path) -> None:
    with ServerProcess(tmp_path) as server:

        async def play() -> tuple[list[str], str, str]:
            async with Party(server.url) as party:
                await party.begin(2)
                await party.play_on(moves=6)
                link = await party.server.link(party.tokens[0])
                seen = [
                    encode(each).decode()
                    for client in party.clients
                    for each in (client.table, client.you, client.steps, client.heard)
                ]
                for token in party.tokens:
                    assert all(token not in each for each in seen)
                return party.tokens, link.code, party.created.id

        tokens, code, table = asyncio.run(play())
        server.stop()
        data = b"".join(path.read_bytes() for path in tmp_path.iterdir())
        for secret in (*tokens, code):
            assert secret.encode() not in data
        with sqlite3.connect(tmp_path / "heckmeck.db") as db:
            (secret,) = db.execute(
                "SELECT secret FROM game_table WHERE id = ?", (table,)
            ).fetchone()
        db.close()
        assert len(secret) == 32
        assert (tmp_path / "heckmeck.db").stat().st_mode & 0o077 == 0


def test_the_dice_secret_stays_secret_while_the_game_runs(server: ServerProcess) -> None:
    """While the game runs, no message contains it, and nobody gets the record."""

    async def attack() -> None:
        async with Party(server.url) as party:
            await party.begin(2)
            said: list[bytes] = []
            async with raw(server, party.created.id, party.tokens[0]) as line:
                await party.play_on(moves=10)
                await line.send(encode(Ping()).decode())
                while True:
                    text = await line.recv()
                    said.append(text if isinstance(text, bytes) else text.encode())
                    if b'"pong"' in said[-1]:
                        break
            for path in ("/record", ""):
                with contextlib.suppress(ServerRefused):
                    url = f"/api/tables/{party.created.id}{path}"
                    said.append(await party.server.raw("GET", url, token=party.tokens[0]))
            with pytest.raises(ServerRefused) as refused:
                await party.server.record(party.created.id, party.tokens[0])
            assert refused.value.code == "not_finished"
            for client in party.clients:
                assert client.table.dice.secret is None
            await party.play_on()
            secret = party.clients[0].table.dice.secret
            assert secret is not None
            assert len(secret) == 64
            assert all(secret.encode() not in each for each in said)

    asyncio.run(attack())
