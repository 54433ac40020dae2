"""The WebSockets of tables: from the handshake to the last message."""

import asyncio
from contextlib import ExitStack
from time import monotonic
from typing import Any, cast, get_args

from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.params import FromPath
from litestar.types import Receive

from heckmeck.message import Message
from heckmeck.odds import NothingToSolve
from heckmeck.protocol import PROTOCOL, BadMessage, decode_client_message
from heckmeck.protocol.to_client import Done, Pong, Reacted
from heckmeck.protocol.to_server import (
    AskHint,
    ClientMessage,
    Hello,
    Ping,
    PlayAgain,
    React,
    Sit,
    TableCommand,
    Vote,
    Wait,
)
from heckmeck.rules import HeckmeckError
from heckmeck.rules import State as GameState
from heckmeck.server.identities import Identities, token_hash
from heckmeck.server.logs import log
from heckmeck.server.measurements import Measurements
from heckmeck.server.net.frames import EXTENSION, SocketProtocol
from heckmeck.server.rate_limits import LimitedCounter, TokenBucket, TokenBuckets
from heckmeck.server.refusal import Refusal, refusal_from_error
from heckmeck.server.store.interface import InDoubt, StoredIdentity
from heckmeck.server.store.nodes import News, Reaction
from heckmeck.server.tables.commands import own_seat
from heckmeck.server.tables.live_table import Connection, LiveTable
from heckmeck.server.tables.quotas import counts
from heckmeck.server.tables.tables import Tables
from heckmeck.server.tables.views import hint_view
from heckmeck.server.web.gate import visitor_group
from heckmeck.server.web.table_lookup import GuessLimits, find_visible_table
from heckmeck.server.workers.workers import Workers

SILENT = 4408  # the status of a socket that is closed because its client says nothing
TRY_AGAIN = 4503  # the same if the database is out of reach: perhaps another node answers
MAX_FAULTS = 20  # bad messages, or messages sent too fast, before the socket is closed

COMMANDS = (*get_args(TableCommand), PlayAgain, Vote, Wait)

Socket = WebSocket[Any, Any, State]


@websocket("/api/tables/{key:str}/socket")
async def table_socket(socket: Socket, key: FromPath[str]) -> None:
    """The route of every socket."""
    sockets: Sockets = socket.app.state.services.sockets
    await sockets.serve(socket, key)


class Sockets:
    """Every socket of the server."""

    def __init__(
        self,
        tables: Tables,
        identities: Identities,
        workers: Workers,
        guesses: GuessLimits,
        measurements: Measurements,
    ) -> None:
        self.connections: set[Connection] = set()
        self._tables = tables
        self._identities = identities
        self._workers = workers
        self._guesses = guesses  # shared with HTTP
        self._measured = measurements
        limits = tables.limits
        self.anonymous = LimitedCounter(limits.anonymous_per_address)
        self.by_identity = LimitedCounter(limits.connections_per_identity)
        self.messages = TokenBuckets(limits.message_burst, limits.message_rate)
        self._closing: set[asyncio.Task[None]] = set()

    async def serve(self, socket: Socket, key: str) -> None:
        """One socket, from the handshake until it is closed."""
        protocol: SocketProtocol = cast(Any, socket.scope["extensions"])[EXTENSION]["protocol"]
        address = visitor_group(socket.scope)
        connection = Connection(
            protocol, address, lambda status: self._close(protocol, socket, status)
        )
        await socket.accept()
        self.connections.add(connection)
        counted = ExitStack()  # takes it from the counts in which `_count` has put it
        try:
            await self._converse(connection, key, socket.receive, counted)
        except Refusal as refusal:
            self._measured.refusals["socket", refusal.code] += 1
            connection.refuse_and_close(refusal)
            await _until_closed(socket.receive)
        except TimeoutError:
            connection.close(SILENT)
            await _until_closed(socket.receive)
        finally:
            for task in connection.hint_tasks:
                task.cancel()
            counted.close()
            self._remove(connection)

    async def sweep(self) -> None:
        """Close the sockets of clients that do not read or do not send anything any more."""
        limits = self._tables.limits
        while True:
            await asyncio.sleep(min(5.0, limits.write_time / 2))
            now = monotonic()
            for connection in list(self.connections):
                behind = connection.behind_since
                if behind is not None and now - behind > limits.write_time:
                    connection.protocol.abort()
                elif now - connection.last_heard > limits.silent_time:
                    connection.close(SILENT)
                    connection.last_heard = now  # so that it is closed only once

    def send_away(self) -> None:
        """Close all sockets: this node cannot store anything, but another one may."""
        for connection in list(self.connections):
            connection.close(TRY_AGAIN)

    def _close(self, protocol: SocketProtocol, socket: Socket, status: int) -> None:
        async def close() -> None:
            try:
                async with asyncio.timeout(self._tables.limits.write_time):
                    await socket.close(status)
            except TimeoutError:
                protocol.abort()
            except Exception:  # noqa: BLE001  it is closed already, which is all we want
                return

        task = asyncio.create_task(close())
        self._closing.add(task)
        task.add_done_callback(self._closing.discard)

    def _remove(self, connection: Connection) -> None:
        self.connections.discard(connection)
        connection.protocol.on_writable = None
        if connection.live is not None:
            connection.live.leave(connection, self._tables.clock.uptime())
            self._tables.on_change(connection.live)

    # the conversation

    async def _converse(
        self, connection: Connection, key: str, receive: Receive, counted: ExitStack
    ) -> None:
        limits = self._tables.limits
        async with asyncio.timeout(limits.hello_time):
            event: Any = await receive()
        if event["type"] == "websocket.disconnect":
            return
        live = await self._greet(connection, key, _read(event), counted)
        if connection.identity is None:
            connection.messages = TokenBucket(limits.message_burst, limits.message_rate)
        else:  # all devices of a person share one
            connection.messages = self.messages.of(connection.identity.id)
        connection.reactions = TokenBucket(limits.reaction_burst, limits.reaction_rate)
        faults = 0
        while True:
            event = await receive()
            if event["type"] == "websocket.disconnect":
                return
            if connection.ended is not None:
                continue  # it was sent before the socket is closed
            connection.last_heard = monotonic()
            message: ClientMessage | None = None
            try:
                in_time = connection.messages.take()
                message = _read(event)  # the refusal of a command must carry its id
                if not in_time:
                    raise Refusal("too_fast")
                await self._handle(connection, live, message)
                if isinstance(message, COMMANDS):
                    self._measured.commands["done"] += 1
            except Refusal as refusal:
                self._measured.refusals["socket", refusal.code] += 1
                if isinstance(message, COMMANDS):
                    self._measured.commands[refusal.code] += 1
                connection.refuse(refusal, getattr(message, "id", None))
                faults += refusal.code in ("bad_message", "too_fast")
                if faults > MAX_FAULTS:
                    raise
            except InDoubt:
                # Neither "done" nor "refused" is certainly true. The client sends the command
                # again when it is back, with the same id, and gets the answer that is.
                connection.close(TRY_AGAIN)
            except Exception as error:  # noqa: BLE001  it goes to the log
                log.defect("message_failed", error, table=live.table.id)
                connection.refuse(Refusal("broken"), getattr(message, "id", None))

    async def _greet(
        self, connection: Connection, key: str, hello: ClientMessage, counted: ExitStack
    ) -> LiveTable:
        if not isinstance(hello, Hello):
            raise Refusal("not_greeted")
        if hello.protocol != PROTOCOL:
            raise Refusal("protocol_unknown")
        if hello.token is not None:
            identity = await self._identities.recognize(hello.token)
            connection.identity = identity
            connection.device = token_hash(hello.token)
        self._count(connection, counted)
        live = await find_visible_table(
            self._tables, self._guesses, key, connection.address, connection.identity_id
        )
        if connection.ended is not None:  # banned, for example, while the table was loaded
            raise connection.ended
        connection.wants_reactions = hello.reactions
        connection.protocol.on_writable = lambda: self._catch_up(connection)
        now = self._tables.clock.uptime()
        live.join(connection, now)
        live.welcome(connection, now, hello.since)
        self._tables.on_change(live)
        return live

    def _count(self, connection: Connection, counted: ExitStack) -> None:
        """Count the socket for its identity, or its address if it has none. Raises `Refusal`."""
        if connection.identity is None:
            in_bounds = self.anonymous.add(connection.address)
            counted.callback(self.anonymous.remove, connection.address)
        else:
            in_bounds = self.by_identity.add(connection.identity.id)
            counted.callback(self.by_identity.remove, connection.identity.id)
        if not in_bounds:
            raise Refusal("too_many_connections", Message("server-connections"))

    def _catch_up(self, connection: Connection) -> None:
        """A client that had stopped reading reads again: it gets the whole view."""
        if connection.behind_since is not None and connection.live is not None:
            connection.behind_since = None
            connection.live.welcome(connection, self._tables.clock.uptime())

    async def _handle(
        self, connection: Connection, live: LiveTable, message: ClientMessage
    ) -> None:
        if isinstance(message, Ping):
            connection.send(Pong(message.at, live.table.version))
            return
        if isinstance(message, Hello):
            raise Refusal("bad_message")
        if connection.identity is None:
            raise Refusal("not_your_seat", Message("server-spectator"))
        if isinstance(message, React):
            self._react(connection, live, connection.identity, message)
        elif isinstance(message, AskHint):
            self._hint(connection, live, connection.identity, message)
        else:
            if isinstance(message, Sit) and counts(connection.identity, live.table):
                quotas = self._tables.quotas
                await quotas.check_newcomer(connection.identity.id, connection.address)
            version = await self._tables.execute(live, connection.identity, message)
            connection.send(Done(message.id, version))

    def _react(
        self, connection: Connection, live: LiveTable, actor: StoredIdentity, message: React
    ) -> None:
        own_seat(live.table, actor, message.seat)
        if not live.table.settings.reactions:
            raise Refusal("reactions_off")
        if not connection.reactions.take():
            raise Refusal("too_fast")
        live.broadcast(Reacted(message.seat, message.reaction), reaction=True)
        reaction = Reaction(live.table.id, message.seat, message.reaction)
        self._tables.store.nodes.tell(News(reactions=[reaction]))

    def _hint(
        self, connection: Connection, live: LiveTable, actor: StoredIdentity, message: AskHint
    ) -> None:
        """Start a task for the answer, so that the socket does not wait for it."""
        table = live.table
        if not table.settings.hints:
            raise Refusal("hints_off")
        if table.state is None or table.lifecycle != "running":
            raise Refusal("not_running")
        task = asyncio.create_task(
            self._answer_hint(connection, actor, message, table.state, table.moved_version)
        )
        connection.hint_tasks.add(task)
        task.add_done_callback(connection.hint_tasks.discard)

    async def _answer_hint(
        self,
        connection: Connection,
        actor: StoredIdentity,
        asked: AskHint,
        state: GameState,
        version: int,
    ) -> None:
        try:
            advice = await self._workers.advise(actor.id, state, asked.objective)
            connection.send(hint_view(asked, version, advice))
        except Refusal as refusal:
            connection.refuse(refusal, asked.id)
        except NothingToSolve:
            connection.refuse(Refusal("no_hint"), asked.id)
        except HeckmeckError as error:
            log.warning("hint_failed", problem=str(error))
            connection.refuse(Refusal("no_hint"), asked.id)
        except Exception as error:  # noqa: BLE001  it goes to the log
            log.defect("hint_failed", error)
            connection.refuse(Refusal("broken"), asked.id)


async def _until_closed(receive: Receive) -> None:
    while (await receive())["type"] != "websocket.disconnect":
        pass


def _read(event: Any) -> ClientMessage:
    text = event.get("text")
    if text is None:
        raise Refusal("bad_message")
    try:
        return decode_client_message(text)
    except BadMessage as error:
        raise refusal_from_error("bad_message", error) from None
