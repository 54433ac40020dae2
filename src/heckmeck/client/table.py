"""One table over one socket: an up-to-date view, and commands that survive a lost connection."""

import asyncio
import contextlib
from collections.abc import Callable, Coroutine
from secrets import token_hex
from types import TracebackType
from typing import Any, Self

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from heckmeck.client.log_reader import LogReader
from heckmeck.client.refusals import CommandRefused, ServerRefused
from heckmeck.client.server import Server
from heckmeck.dice.seen import SeenDice
from heckmeck.dice.verify import Report, verify
from heckmeck.message import Message
from heckmeck.protocol import PROTOCOL, BadMessage, decode_server_message, encode
from heckmeck.protocol.entries import Moved, Revealed, Started, Starting
from heckmeck.protocol.game import GameView, WireMove, game_view
from heckmeck.protocol.tables import Away, Clock, TableView, VoteOn, You
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
    CommitNonce,
    HandOver,
    Hello,
    HintObjective,
    Kick,
    MakeMove,
    Ping,
    PlayAgain,
    React,
    Reaction,
    RevealNonce,
    SeatBot,
    Sit,
    Stand,
    Start,
    TakeBack,
    TypedDice,
    Vote,
    Wait,
)
from heckmeck.rules import Options

PING_EVERY = 25.0  # seconds
ANSWER_TIMEOUT = 30.0  # seconds; the connection may come back in the meantime
TOO_FAST_PAUSE = 1.0  # seconds until a command is sent again that came too fast
SHORTEST_PAUSE, LONGEST_PAUSE = 0.05, 8.0  # seconds between two attempts to connect
TEMPORARY = (4408, 4429, 4503)  # the server heard nothing, or too much, or cannot store anything
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
        self._url = url
        self._server = Server(url)
        self._key = table
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
        self.away: Away | None = None  # the player to move, if not connected
        self.starts_in: int | None = None  # milliseconds, at a table made by `again`
        self.steps: list[LogStep] = []  # every step seen, in order
        self.heard: list[ServerMessage] = []  # all other messages
        self.resyncs = 0
        self.seen = SeenDice()  # what this client saw of the dice
        self.dice_check: Report | None = None  # of the record, once the game has ended
        self._log = LogReader(
            self._watch_dice, self._fetch_steps, contradicted=self.seen.see_contradiction
        )
        self._committed: dict[int, str] = {}  # by seat: the commitments that were accepted
        self._checked = False  # the record is compared with what was seen, or about to be
        self._you_version = 0  # `you` is of this version or later
        self._background: set[asyncio.Task[None]] = set()

    async def __aenter__(self) -> Self:
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
        tasks = [*self._tasks, *self._background]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
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

    async def sit(self, seat: int, name: str | None = None) -> int:
        """Take a seat and commit to a nonce for it."""
        commitment = self.seen.draw_nonce()
        version = await self.command(Sit(token_hex(8), seat, name, commitment))
        self._committed[seat] = commitment
        return version

    async def commit(self, seat: int) -> int:
        """Commit to a nonce for a seat that you have without one."""
        commitment = self.seen.draw_nonce()
        version = await self.command(CommitNonce(token_hex(8), seat, commitment))
        self._committed[seat] = commitment
        return version

    async def stand(self, seat: int) -> int:
        return await self.command(Stand(token_hex(8), seat))

    async def hand_over(self, seat: int) -> int:
        return await self.command(HandOver(token_hex(8), seat))

    async def take_back(self, seat: int) -> int:
        return await self.command(TakeBack(token_hex(8), seat))

    async def seat_bot(self, seat: int, bot: str, character: str | None = None) -> int:
        return await self.command(SeatBot(token_hex(8), seat, bot, character))

    async def kick(self, seat: int) -> int:
        return await self.command(Kick(token_hex(8), seat))

    async def vote(self, seat: int, on: VoteOn, agree: bool = True) -> int:
        """Vote that a bot stands in for this player, or that the player is removed."""
        return await self.command(Vote(token_hex(8), seat, on, agree))

    async def wait(self, seat: int) -> int:
        """Wait longer for this player, who is away, before a bot stands in."""
        return await self.command(Wait(token_hex(8), seat))

    async def start(self) -> int:
        """Start the game and wait until it runs: until everybody has revealed their nonces."""
        await self.command(Start(token_hex(8)))
        await self.until(lambda: self.game is not None or self.over)
        return self.version

    async def close_table(self) -> int:
        return await self.command(Close(token_hex(8)))

    async def again(self) -> int:
        return await self.command(PlayAgain(token_hex(8)))

    async def hint(self, objective: HintObjective = "margin") -> Hint:
        answer: Hint = await self._ask(AskHint(token_hex(8), objective))
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
            socket_url(self._url, self._key),
            compression=None,
            ping_interval=None,
            max_size=1 << 20,
            proxy=None,
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
            if self._socket is not None and self._socket.close_code in TEMPORARY:
                await asyncio.sleep(TOO_FAST_PAUSE)
            await self._reconnect()

    async def _reconnect(self) -> None:
        pause = SHORTEST_PAUSE
        while True:
            try:
                await self._connect()
                for message, _ in list(self._waiting.values()):
                    await self.send(message)
            except LOST:
                await asyncio.sleep(pause)
                pause = min(LONGEST_PAUSE, pause * 2)
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
        status = self._socket.close_code
        if status in TEMPORARY and self.welcomed:
            return
        if status in range(4400, 4500):  # trying again would not help
            reason = Refused(None, "broken", f"closed with {status}", 0)
            last = self.heard[-1] if self.heard else reason
            self._refused = CommandRefused(last if isinstance(last, Refused) else reason)

    def _take(self, message: ServerMessage) -> None:
        match message:
            case Welcome():
                first = not self.welcomed
                if self.welcomed and message.missed is None and message.version != self.version:
                    self.resyncs += 1
                self.steps.extend(message.missed or [])
                self.version, self.table, self.you = message.version, message.table, message.you
                self.game, self.clock = message.game, message.clock
                self.away, self.starts_in = message.away, message.starts_in
                self.welcomed = True
                self._you_version = message.version
                if first and self.table.lifecycle == "open" and not self.table.starting:
                    self._log.skip_to(self.version)  # nothing about the dice is decided yet
                self._keep_key()
                self._follow(message.missed or [])
                self._watch_position(message.game)
            case Step(step) if step.version <= self.version:
                self._log.receive([step])  # known already, or a contradiction
            case Step(step, game, table, clock, away, starts_in):
                self.steps.append(step)
                self.version, self.clock = step.version, clock
                self.away, self.starts_in = away, starts_in
                self.game = game or self.game
                self.table = table or self.table
                self._keep_key()
                self._follow([step])
                self._watch_position(game)
            case YouAre(you):
                self.you = you
                self._you_version = self.version
                self._watch_seats()
                if self.table.lifecycle == "open" and not self.table.starting:
                    kept = self._committed.keys() & set(you.seats)
                    self._committed = {seat: self._committed[seat] for seat in kept}
            case Presence(connected, spectators, away, starts_in, votes):
                self.table.spectators, self.table.votes = spectators, votes
                self.away, self.starts_in = away, starts_in
                for seat, there in zip(self.table.seats, connected, strict=False):
                    seat.connected = there
            case Done(id=command) | Hint(id=command):
                self._answer(command, message)
            case Refused(id=str(command), code="too_fast"):
                self._spawn(self._send_again(command))
            case Refused(id=str(command)):
                self._answer(command, CommandRefused(message))
            case _:
                self.heard.append(message)

    async def _send_again(self, command: str) -> None:
        await asyncio.sleep(TOO_FAST_PAUSE)
        if command in self._waiting:
            with contextlib.suppress(*LOST):
                await self.send(self._waiting[command][0])

    def _keep_key(self) -> None:
        """The code of a table may change, and it ends with the game. Players use the id."""
        if self._key != self.table.id:
            use_id = self.you.seats or self.over
            self._key = self.table.id if use_id else self.table.code

    def _answer(self, command: str, answer: Any) -> None:
        waiting = self._waiting.get(command)
        if waiting is None or waiting[1].done():
            return
        if isinstance(answer, CommandRefused):
            waiting[1].set_exception(answer)
        else:
            waiting[1].set_result(answer)

    # the dice

    async def check_dice(self) -> Report:
        """Wait until the game has ended and its record was compared with what was seen."""
        await self.until(lambda: self.dice_check is not None)
        if self.dice_check is None:
            raise RuntimeError("the record was not checked")
        return self.dice_check

    def _follow(self, steps: list[LogStep]) -> None:
        self.seen.see_commitment(self.table.dice.commitment)
        self._watch_seats()
        self._log.receive(steps)
        if self._log.version < self.version:
            self._spawn(self._catch_up(self.version))
        else:
            self._watch_table()

    def _watch_position(self, shown: GameView | None) -> None:
        """Compare what the server shows with what follows from the log."""
        state = self.seen.state
        known = shown is not None and state is not None and self._log.version == self.version
        if known and state is not None and shown != game_view(state):
            self.seen.see_other_position()

    async def _catch_up(self, version: int) -> None:
        await self._log.catch_up(version)
        self._watch_table()

    def _watch_seats(self) -> None:
        """Whoever plays should have a share of the dice."""
        if self.game is not None:
            self.seen.see_seats(self.you.seats)

    def _watch_table(self) -> None:
        """Compare the table that is shown with the log."""
        if self.table.starting or (self.game is not None and not self.seen.lines):
            settings = self.table.settings
            self.seen.see_table(
                settings.edition,
                msgspec.convert(settings.options, Options, from_attributes=True),
                [seat.name for seat in self.table.seats],
                self._host() if settings.first == "host" else None,
            )
        self._look_for_the_end()

    def _host(self) -> int | None:
        """The seat of whoever runs the table. In the game, that may be somebody else by now."""
        return self.table.owner if self.table.starting else self.seen.begins

    async def _fetch_steps(self, since: int, limit: int) -> list[LogStep]:
        key = self.table.id if self.over else self._key  # a code ends with the game
        return (await self._server.steps(key, since, limit, self._token)).steps

    def _watch_dice(self, step: LogStep) -> None:
        match step.entry:
            case Starting(seats, header):
                renumbered = {old: new for new, old in enumerate(seats)}
                own = set(self.you.seats)
                if self._you_version < step.version:  # `you` still has the old numbers
                    own = {renumbered[old] for old in own if old in renumbered}
                committed = {
                    renumbered.get(old, old): commitment
                    for old, commitment in self._committed.items()
                }
                for seat, nonce in self.seen.see_list(header, own, committed).items():
                    self._spawn(self._reveal(seat, nonce))
            case Revealed(seat, nonce):
                self.seen.see_reveal(seat, nonce)
            case Started(header=header):
                self.seen.see_start(header)
            case Moved(line=line):
                self.seen.see_move(line)
                self._checked = False  # whatever the server said about the end before

    async def _reveal(self, seat: int, nonce: str) -> None:
        with contextlib.suppress(CommandRefused, TimeoutError):
            await self.command(RevealNonce(token_hex(8), seat, nonce))
            self.seen.see_reveal(seat, nonce)

    def _look_for_the_end(self) -> None:
        """Once the game has ended, compare its record with what was seen, once."""
        if self.over and self.game is not None and not self._checked:
            self._checked = True
            self.dice_check = None
            self.seen.see_end()
            self._spawn(self._check_record())

    async def _check_record(self) -> None:
        moves = len(self.seen.lines)
        try:
            record = await self._server.record(self.table.id, self._token)
        except (ConnectionError, ServerRefused):
            check = Report(unproven=[Message("seen-no-record")])
        else:
            lines = record.removesuffix("\n").split("\n")
            check = await asyncio.to_thread(verify, lines, seen=self.seen)
        if len(self.seen.lines) > moves:
            return  # it was not the end
        async with self._news:
            self.dice_check = check
            self._news.notify_all()

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._background.add(task)
        task.add_done_callback(self._background.discard)

    async def _keep_alive(self) -> None:
        while True:
            await asyncio.sleep(PING_EVERY)
            with contextlib.suppress(*LOST):
                await self.send(Ping())
