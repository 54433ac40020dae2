"""The WebSocket of a table: from the handshake to the last message."""

import asyncio
import logging
from collections import Counter
from time import monotonic
from typing import Any, cast
from urllib.parse import urlsplit

from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.params import FromPath
from litestar.types import Receive

from heckmeck.protocol import PROTOCOL, BadMessage, decode_client_message, encode
from heckmeck.protocol.http import Problem
from heckmeck.protocol.to_client import Done, Pong, Reacted
from heckmeck.protocol.to_server import AskHint, ClientMessage, Hello, Ping, React
from heckmeck.rules import HeckmeckError
from heckmeck.server.identities import People
from heckmeck.server.refusal import Refusal, unknown_table
from heckmeck.server.tables.commands import Actor, own_seat
from heckmeck.server.tables.live_table import Connection, LiveTable
from heckmeck.server.tables.tables import Host, now_ms
from heckmeck.server.tables.views import hint_view
from heckmeck.server.web.frames import KEY, Wire
from heckmeck.server.web.rate_limits import Bucket, Buckets
from heckmeck.server.workers.workers import Workers

log = logging.getLogger("heckmeck.server")

CLOSE = {
    "bad_message": 4400,
    "not_greeted": 4400,
    "protocol_unknown": 4400,
    "token_unknown": 4401,
    "unknown_table": 4404,
    "too_fast": 4429,
    "too_many_connections": 4429,
}
SILENT = 4408

Socket = WebSocket[Any, Any, State]
PATIENCE = 20  # bad or too many messages before the socket is closed


class Sockets:
    """Every socket of the server."""

    def __init__(self, host: Host, people: People, workers: Workers, misses: Buckets) -> None:
        self.host = host
        self.people = people
        self.workers = workers
        self.misses = misses  # of guessed table codes, shared with HTTP
        self.all: set[Connection] = set()
        self._by_address: Counter[str] = Counter()
        self._by_identity: Counter[int] = Counter()
        self._closing: set[asyncio.Task[None]] = set()

    async def serve(self, socket: Socket, key: str) -> None:
        """One socket, from the handshake until it is closed."""
        if not same_origin(dict(socket.scope["headers"])):
            await reject(socket)
            return
        wire: Wire = cast(Any, socket.scope["extensions"])[KEY]["wire"]
        address = socket.scope["client"][0] if socket.scope["client"] else ""
        connection = Connection(wire, address, lambda status: self._close(wire, socket, status))
        await socket.accept()
        self.all.add(connection)
        self._by_address[address] += 1
        try:
            await self._converse(connection, key, socket.receive)
        except Refusal as refusal:
            connection.refuse_and_close(refusal, CLOSE.get(refusal.code, 4400))
            await _ended(socket.receive)
        except TimeoutError:
            connection.close(SILENT)
            await _ended(socket.receive)
        finally:
            self._gone(connection)

    async def sweep(self) -> None:
        """Cut the sockets of clients that do not read or have fallen silent."""
        limits = self.host.limits
        while True:
            await asyncio.sleep(min(5.0, limits.write_time / 2))
            now = monotonic()
            for connection in list(self.all):
                behind = connection.behind_since
                if behind is not None and now - behind > limits.write_time:
                    connection.wire.cut()
                elif now - connection.heard > limits.silent_time:
                    connection.close(SILENT)
                    connection.heard = now  # once; if even closing fails, it is cut later

    def _close(self, wire: Wire, socket: Socket, status: int) -> None:
        async def close() -> None:
            try:
                async with asyncio.timeout(self.host.limits.write_time):
                    await socket.close(status)
            except TimeoutError:
                wire.cut()
            except Exception:  # noqa: BLE001  it is closed already, which is what was wanted
                return

        task = asyncio.create_task(close())
        self._closing.add(task)
        task.add_done_callback(self._closing.discard)

    def _gone(self, connection: Connection) -> None:
        self.all.discard(connection)
        connection.wire.on_writable = None
        self._by_address[connection.address] -= 1
        if not self._by_address[connection.address]:
            del self._by_address[connection.address]
        if connection.who is not None:
            self._by_identity[connection.who] -= 1
            if not self._by_identity[connection.who]:
                del self._by_identity[connection.who]
        if connection.live is not None:
            connection.live.leave(connection, now_ms())
            self.host.on_change(connection.live)

    # the conversation

    async def _converse(self, connection: Connection, key: str, receive: Receive) -> None:
        limits = self.host.limits
        if self._by_address[connection.address] > limits.connections_per_address:
            raise Refusal("too_many_connections", "there are too many connections from there")
        async with asyncio.timeout(limits.hello_time):
            event: Any = await receive()
        if event["type"] == "websocket.disconnect":
            return
        live = await self._greet(connection, key, _read(event))
        connection.messages = Bucket(limits.message_burst, limits.message_rate)
        connection.reactions = Bucket(limits.reaction_burst, limits.reaction_rate)
        connection.hints = Bucket(limits.hint_burst, limits.hint_rate)
        faults = 0
        while True:
            event = await receive()
            if event["type"] == "websocket.disconnect":
                return
            connection.heard = monotonic()
            message: ClientMessage | None = None
            try:
                if not connection.messages.take():
                    raise Refusal("too_fast", "too many messages; slow down")
                message = _read(event)
                await self._do(connection, live, message)
            except Refusal as refusal:
                connection.refuse(refusal, getattr(message, "id", None))
                faults += refusal.code in ("bad_message", "too_fast")
                if faults > PATIENCE:
                    raise
            except Exception:
                log.exception("a message at table %s failed", live.table.id)
                broken = Refusal("broken", "the server has a defect; nothing was changed")
                connection.refuse(broken, getattr(message, "id", None))

    async def _greet(self, connection: Connection, key: str, hello: ClientMessage) -> LiveTable:
        if not isinstance(hello, Hello):
            raise Refusal("not_greeted", "the first message must be hello")
        if hello.protocol != PROTOCOL:
            raise Refusal("protocol_unknown", f"this server speaks protocol {PROTOCOL}")
        if hello.token is not None:
            known = await self.people.recognise(hello.token)
            connection.who, connection.name = known
            self._by_identity[known.who] += 1
            if self._by_identity[known.who] > self.host.limits.connections_per_identity:
                raise Refusal("too_many_connections", "you have too many connections")
        live = await look_up(self.host, self.misses.of(connection.address), key, connection.who)
        await self.host.refresh(live)
        connection.wants_reactions = hello.reactions
        connection.wire.on_writable = lambda: self._catch_up(connection)
        live.join(connection)
        live.welcome(connection, now_ms(), self.host.away, hello.since)
        self.host.on_change(live)
        return live

    def _catch_up(self, connection: Connection) -> None:
        """A client that had stopped reading reads again: it gets the whole view."""
        if connection.behind_since is not None and connection.live is not None:
            connection.behind_since = None
            connection.live.welcome(connection, now_ms(), self.host.away)

    async def _do(self, connection: Connection, live: LiveTable, message: ClientMessage) -> None:
        if isinstance(message, Ping):
            connection.tell(Pong(message.at, live.table.version))
            return
        if isinstance(message, Hello):
            raise Refusal("bad_message", "hello was said already")
        if connection.who is None or connection.name is None:
            raise Refusal("not_your_seat", "an anonymous spectator can only watch")
        actor = Actor(connection.who, connection.name)
        if isinstance(message, React):
            self._react(connection, live, actor, message)
        elif isinstance(message, AskHint):
            await self._hint(connection, live, message)
        else:
            version = await self.host.execute(live, actor, message)
            connection.tell(Done(message.id, version))

    def _react(self, connection: Connection, live: LiveTable, actor: Actor, message: React) -> None:
        own_seat(live.table, actor, message.seat)
        if not live.table.settings.reactions:
            raise Refusal("reactions_off", "reactions are switched off at this table")
        if not connection.reactions.take():
            raise Refusal("too_fast", "too many reactions; slow down")
        live.broadcast(Reacted(message.seat, message.reaction), reactions=True)

    async def _hint(self, connection: Connection, live: LiveTable, message: AskHint) -> None:
        table = live.table
        if not table.settings.hints:
            raise Refusal("hints_off", "hints are switched off at this table")
        if table.state is None or table.lifecycle != "running":
            raise Refusal("not_running", "that is only possible while the game runs")
        if not connection.hints.take():
            raise Refusal("too_fast", "too many hints; slow down")
        try:
            advice = await self.workers.advise(table.state)
        except HeckmeckError:
            raise Refusal("no_hint", "there is no hint for this position") from None
        connection.tell(hint_view(message.id, table.moved_version, advice))


@websocket("/api/tables/{key:str}/socket")
async def table_socket(socket: Socket, key: FromPath[str]) -> None:
    """The route of every socket."""
    sockets: Sockets = socket.app.state.services.sockets
    await sockets.serve(socket, key)


async def look_up(host: Host, misses: Bucket, key: str, who: int | None) -> LiveTable:
    """A table this visitor may see. Guessing codes gets slow; raises `Refusal`."""
    if misses.empty():
        raise Refusal("too_fast", "too many unknown tables; slow down")
    try:
        live = await host.find(key)
        if not live.table.visible_to(who):
            raise unknown_table()
    except Refusal:
        misses.take()
        raise
    return live


def same_origin(headers: dict[bytes, bytes]) -> bool:
    """A browser says where its page came from; that must be this server. Programs say nothing."""
    origin = headers.get(b"origin")
    return origin is None or urlsplit(origin).netloc.lower() == headers.get(b"host", b"").lower()


async def reject(socket: Socket) -> None:
    """Answer the handshake with a refusal instead of a socket."""
    body = encode(Problem("bad_origin", "this page may not open a socket here"))
    await socket.send(
        {
            "type": "websocket.http.response.start",
            "status": 403,
            "headers": [(b"content-type", b"application/json")],
        }
    )
    await socket.send({"type": "websocket.http.response.body", "body": body, "more_body": False})


async def _ended(receive: Receive) -> None:
    """Until the socket that is being closed is closed."""
    while (await receive())["type"] != "websocket.disconnect":
        pass


def _read(event: Any) -> ClientMessage:
    text = event.get("text")
    if text is None:
        raise Refusal("bad_message", "messages are text, not binary")
    try:
        return decode_client_message(text)
    except BadMessage as error:
        raise Refusal("bad_message", str(error)) from None
