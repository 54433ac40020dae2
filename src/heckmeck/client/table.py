"""One table over one socket: an up-to-date view, and commands that survive a lost connection."""

import asyncio
import contextlib
from collections.abc import Callable
from secrets import token_hex
from types import TracebackType
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from heckmeck.client.refusals import CommandRefused
from heckmeck.protocol import PROTOCOL, BadMessage, decode_server_message, encode
from heckmeck.protocol.game import GameView, WireMove
from heckmeck.protocol.tables import Clock, TableView, You
from heckmeck.protocol.to_client import (
    Done,
    Hint,
    LogStep,
    Presence,
    Refused,
    ServerMessage,
    Step,
    Welcome,
    YouAre,
)
from heckmeck.protocol.to_server import (
    AskHint,
    ClientMessage,
    Close,
    GiveNonce,
    HandOver,
    Hello,
    Kick,
    MakeMove,
    Ping,
    PlayAgain,
    React,
    Reaction,
    SeatBot,
    Sit,
    Stand,
    Start,
    TakeBack,
    TypedDice,
)

PING_EVERY = 25.0  # seconds
ANSWER_TIMEOUT = 30.0  # seconds; the connection may come back in the meantime
LOST = (OSError, WebSocketException, EOFError)  # the connection is lost and may come back


def socket_url(url: str, table: str) -> str:
    """The address of a table's socket on the server at this address.

    >>> socket_url("https://example.org/heckmeck/", "abc")
    'wss://example.org/heckmeck/api/tables/abc/socket'
    """
    base = httpx.URL(url)
    scheme = "wss" if base.scheme in ("https", "wss") else "ws"
    path = base.path.rstrip("/") + f"/api/tables/{table}/socket"
    return str(base.copy_with(scheme=scheme, path=path))


class TableClient:
    """A connection to a table. Use it with `async with`; it reconnects by itself."""

    def __init__(self, url: str, table: str, token: str | None = None) -> None:
        self._url = socket_url(url, table)
        self._token = token
        self._socket: ClientConnection | None = None
        self._tasks: list[asyncio.Task[None]] = []
        self._waiting: dict[str, tuple[ClientMessage, asyncio.Future[Any]]] = {}
        self._news = asyncio.Condition()
        self._refused: CommandRefused | None = None
        self.welcomed = False
        self.version = 0
        self.table: TableView
        self.you: You
        self.game: GameView | None = None
        self.clock: Clock | None = None
        self.steps: list[LogStep] = []  # every step seen, in order
        self.heard: list[ServerMessage] = []  # all other messages
        self.resyncs = 0

    async def __aenter__(self) -> "TableClient":
        try:
            await self._connect()
            self._tasks = [
                asyncio.create_task(self._listen()),
                asyncio.create_task(self._keep_alive()),
            ]
            await self.until(lambda: self.welcomed)
        except BaseException:  # `__aexit__` is not called then
            await self.close()
            raise
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.close()

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self._socket is not None:
            await self._socket.close()

    # what is known

    @property
    def my_turn(self) -> bool:
        """Whether one of your seats is to move and no bot plays for it."""
        if self.game is None or self.game.position.over:
            return False
        mover = self.game.position.player
        return mover in self.you.seats and self.table.seats[mover].standing_in is None

    @property
    def legal(self) -> list[WireMove]:
        return [] if self.game is None else self.game.position.legal

    @property
    def over(self) -> bool:
        return self.table.lifecycle in ("finished", "abandoned")

    async def until(self, reached: Callable[[], bool], timeout: float = ANSWER_TIMEOUT) -> None:
        """Wait until this is true. Raises `TimeoutError`, or `CommandRefused` if shut out."""
        async with asyncio.timeout(timeout), self._news:
            await self._news.wait_for(lambda: self._refused is not None or reached())
        if self._refused is not None and not reached():
            raise self._refused

    # commands: each returns the version that stores it, or raises `CommandRefused`

    async def move(
        self, move: WireMove, dice: TypedDice | None = None, version: int | None = None
    ) -> int:
        version = self.version if version is None else version
        return await self.command(MakeMove(token_hex(8), version, move, dice))

    async def sit(self, seat: int, name: str | None = None, nonce: str | None = None) -> int:
        return await self.command(Sit(token_hex(8), seat, name, nonce or token_hex(16)))

    async def give_nonce(self, seat: int, nonce: str | None = None) -> int:
        return await self.command(GiveNonce(token_hex(8), seat, nonce or token_hex(16)))

    async def stand(self, seat: int) -> int:
        return await self.command(Stand(token_hex(8), seat))

    async def hand_over(self, seat: int) -> int:
        return await self.command(HandOver(token_hex(8), seat))

    async def take_back(self, seat: int) -> int:
        return await self.command(TakeBack(token_hex(8), seat))

    async def seat_bot(self, seat: int, bot: str) -> int:
        return await self.command(SeatBot(token_hex(8), seat, bot))

    async def kick(self, seat: int) -> int:
        return await self.command(Kick(token_hex(8), seat))

    async def start(self) -> int:
        return await self.command(Start(token_hex(8)))

    async def close_table(self) -> int:
        return await self.command(Close(token_hex(8)))

    async def again(self) -> int:
        return await self.command(PlayAgain(token_hex(8)))

    async def hint(self) -> Hint:
        answer: Hint = await self._ask(AskHint(token_hex(8)))
        return answer

    async def react(self, seat: int, reaction: Reaction) -> None:
        await self.send(React(seat, reaction))

    async def command(self, message: Any) -> int:
        """Send a command until it is answered: after a reconnect again, with the same id."""
        answer: Done = await self._ask(message)
        return answer.version

    async def _ask(self, message: Any) -> Any:
        if self._refused is not None:
            raise self._refused
        answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._waiting[message.id] = (message, answer)
        try:
            async with asyncio.timeout(ANSWER_TIMEOUT):
                with contextlib.suppress(*LOST):
                    await self.send(message)  # if this fails, it is sent again after reconnecting
                return await answer
        finally:
            self._waiting.pop(message.id, None)

    async def send(self, message: ClientMessage) -> None:
        await self.send_raw(encode(message).decode())

    async def send_raw(self, text: str | bytes) -> None:
        if self._socket is None:
            raise EOFError
        await self._socket.send(text)

    # the connection

    async def _connect(self) -> None:
        self._socket = await connect(
            self._url, compression=None, ping_interval=None, max_size=1 << 20, proxy=None
        )
        await self.send(Hello(PROTOCOL, self._token, self.version if self.welcomed else None))

    async def _listen(self) -> None:
        while True:
            await self._receive()
            if self._refused is not None:
                async with self._news:
                    self._news.notify_all()
                for _, answer in self._waiting.values():
                    if not answer.done():
                        answer.set_exception(self._refused)
                return
            await self._reconnect()

    async def _reconnect(self) -> None:
        pause = 0.05
        while True:
            try:
                await self._connect()
                for message, _ in list(self._waiting.values()):
                    await self.send(message)
            except LOST:
                await asyncio.sleep(pause)
                pause = min(1.0, pause * 2)
            else:
                return

    async def _receive(self) -> None:
        if self._socket is None:
            return
        try:
            with contextlib.suppress(*LOST):
                async for data in self._socket:
                    async with self._news:
                        self._take(decode_server_message(data))
                        self._news.notify_all()
        except BadMessage as error:  # another protocol: trying again would not help
            self._refused = CommandRefused(Refused(None, "broken", str(error), self.version))
            return
        if self._socket.close_code in range(4400, 4500):  # trying again would not help
            reason = Refused(None, "broken", f"closed with {self._socket.close_code}", 0)
            last = self.heard[-1] if self.heard else reason
            self._refused = CommandRefused(last if isinstance(last, Refused) else reason)

    def _take(self, message: ServerMessage) -> None:
        match message:
            case Welcome():
                if self.welcomed and message.missed is None and message.version != self.version:
                    self.resyncs += 1
                self.steps.extend(message.missed or [])
                self.version, self.table, self.you = message.version, message.table, message.you
                self.game, self.clock = message.game, message.clock
                self.welcomed = True
            case Step(step, game, table, clock):
                self.steps.append(step)
                self.version, self.clock = step.version, clock
                self.game = game or self.game
                self.table = table or self.table
            case YouAre(you):
                self.you = you
            case Presence(connected, spectators):
                self.table.spectators = spectators
                for seat, there in zip(self.table.seats, connected, strict=False):
                    seat.connected = there
            case Done(id=command) | Hint(id=command):
                self._answer(command, message)
            case Refused(id=str(command)):
                self._answer(command, CommandRefused(message))
            case _:
                self.heard.append(message)

    def _answer(self, command: str, answer: Any) -> None:
        waiting = self._waiting.get(command)
        if waiting is None or waiting[1].done():
            return
        if isinstance(answer, CommandRefused):
            waiting[1].set_exception(answer)
        else:
            waiting[1].set_result(answer)

    async def _keep_alive(self) -> None:
        while True:
            await asyncio.sleep(PING_EVERY)
            with contextlib.suppress(*LOST):
                await self.send(Ping())
