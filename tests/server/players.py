"""People at tables, for the tests."""

import asyncio
from contextlib import AsyncExitStack
from typing import Any

from heckmeck.client import NewTable, Server, Settings, TableClient
from heckmeck.protocol.game import KeepMove, StopMove
from heckmeck.protocol.http import TableCreated

QUICK = {"bot_pace": 0}
# Seconds until a player's next turn. On a busy machine, a server that is restarted takes a while.
TURN_TIMEOUT = 180.0


class Party:
    """Some people at one table, each with a connection; the first one owns it."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.server = Server(url)
        self.tokens: list[str] = []
        self.clients: list[TableClient] = []
        self.created: TableCreated
        self._stack = AsyncExitStack()

    async def __aenter__(self) -> "Party":
        return self

    async def __aexit__(self, *_: Any) -> None:
        await self._stack.aclose()

    async def gather(self, people: int, bots: list[str] | None = None, **settings: Any) -> None:
        bots = bots or []
        self.tokens = [
            (await self.server.introduce(name)).token
            for name in ("Anna", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gus")[:people]
        ]
        wanted = Settings(**{"seats": people + len(bots), **QUICK, **settings})
        self.created = await self.server.create(self.tokens[0], NewTable(wanted, bots=bots))
        for seat, token in enumerate(self.tokens):
            client = await self.look(token)
            self.clients.append(client)
            if seat == 0:
                await client.commit(0)
            else:
                await client.sit(seat)

    async def look(self, token: str | None = None) -> TableClient:
        return await self._stack.enter_async_context(TableClient(self.url, self.created.id, token))

    async def begin(self, people: int, bots: list[str] | None = None, **settings: Any) -> None:
        await self.gather(people, bots, **settings)
        await self.clients[0].start()
        await self.same_version()  # `mover` asks every client

    @property
    def mover(self) -> TableClient:
        """Whoever is to move (all clients have to be at the same version)."""
        return next(each for each in self.clients if each.my_turn)

    async def same_version(self) -> None:
        latest = max(each.version for each in self.clients)
        for each in self.clients:
            await each.until(lambda each=each: each.version >= latest)  # type: ignore[misc]

    async def play_on(self, moves: int = 10**6) -> None:
        """Everybody plays sensibly, until the game is over or this many moves were made here."""
        left = [moves]
        await asyncio.gather(*(self._play(client, left) for client in self.clients))

    async def _play(self, client: TableClient, left: list[int]) -> None:
        while True:
            await client.until(
                lambda: client.my_turn or client.over or left[0] <= 0, timeout=TURN_TIMEOUT
            )
            if client.over or left[0] <= 0:
                return
            left[0] -= 1
            await client.move(sensible(client))
            if left[0] <= 0:
                for other in self.clients:
                    async with other._news:
                        other._news.notify_all()


def sensible(client: TableClient) -> Any:
    """A move that brings a game to its end: stop as soon as that takes something."""
    game = client.game
    assert game is not None
    stopping = game.stopping
    for move in game.position.legal:
        if isinstance(move, StopMove) and stopping is not None and stopping.result != "fail":
            return move
    keeps = [move for move in game.position.legal if isinstance(move, KeepMove)]
    if keeps:
        worms = [move for move in keeps if move.face == "w"]
        return worms[0] if worms else keeps[-1]
    return game.position.legal[0]
