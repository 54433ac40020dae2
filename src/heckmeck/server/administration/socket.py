"""The private socket of a running server, in its data folder: only its own user can use it.

One request per connection, as a line of JSON; one line comes back.
"""

import asyncio
import contextlib
import os
import socket
from collections.abc import Iterator
from pathlib import Path

import msgspec

from heckmeck.protocol import encode
from heckmeck.server.administration.administration import Administration, AdminProblem
from heckmeck.server.administration.requests import AdminAnswer, AdminRequest
from heckmeck.server.logs import log

NAME = "admin.sock"
LONGEST_REQUEST = 8192  # bytes
ANSWER_TIME = 30.0  # seconds
LONGEST_PATH = 100  # of the address of a socket; systems allow a little more


class NoServer(Exception):
    """No server is listening in this folder."""


class AdminSocket:
    """Listens until it is closed."""

    def __init__(self, folder: Path, administration: Administration) -> None:
        self._folder = folder
        self._administration = administration
        self._server: asyncio.Server | None = None

    async def open(self) -> None:
        """Listen. A server that cannot, because its folder has no room for sockets, still runs."""
        if not hasattr(socket, "AF_UNIX"):
            return
        try:
            listening = _listen(self._folder)
        except OSError as error:
            log.warning("admin_unreachable", reason=error.strerror)
            return
        self._server = await asyncio.start_unix_server(
            self._serve, sock=listening, limit=LONGEST_REQUEST
        )

    async def close(self) -> None:
        if self._server is not None:
            self._server.close()
            with contextlib.suppress(OSError):
                (self._folder / NAME).unlink()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            async with asyncio.timeout(ANSWER_TIME):
                answer = await self._answer(await reader.readline())
                writer.write(encode(answer) + b"\n")
                await writer.drain()
        except Exception as error:  # noqa: BLE001  it goes to the log
            log.defect("admin_request_failed", error)
        finally:
            writer.close()

    async def _answer(self, line: bytes) -> AdminAnswer:
        try:
            return await self._administration.answer(
                msgspec.json.decode(line, type=AdminRequest, strict=True)
            )
        except AdminProblem as problem:
            details = {key: str(value) for key, value in problem.details.items()}
            return AdminAnswer(problem=problem.code, details=details)


def ask_server(folder: Path, request: AdminRequest) -> AdminAnswer:
    """The answer of the running server. Raises `AdminProblem` or `NoServer`."""
    if not hasattr(socket, "AF_UNIX"):
        raise NoServer
    try:
        with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as line, _address(folder) as address:
            line.settimeout(ANSWER_TIME)
            line.connect(address)
            line.sendall(encode(request) + b"\n")
            data = b"".join(iter(lambda: line.recv(65536), b""))
    except (FileNotFoundError, ConnectionRefusedError):
        raise NoServer from None
    except OSError as error:
        raise AdminProblem("admin-no-answer", why=error.strerror or str(error)) from None
    if not data.endswith(b"\n"):
        raise AdminProblem("admin-no-answer", why="the connection ended early")
    answer = msgspec.json.decode(data, type=AdminAnswer)
    if answer.problem is not None:
        raise AdminProblem(answer.problem, **answer.details)
    return answer


def _listen(folder: Path) -> socket.socket:
    with contextlib.ExitStack() as on_error, _address(folder) as address:
        listening = on_error.enter_context(socket.socket(socket.AF_UNIX, socket.SOCK_STREAM))
        # Whoever holds the lock of the folder is the only server, so an old socket is a dead one.
        (folder / NAME).unlink(missing_ok=True)
        mask = os.umask(0o177)  # readable and writable by its own user only, from the first moment
        try:
            listening.bind(address)
        finally:
            os.umask(mask)
        listening.listen()
        on_error.pop_all()
    return listening


@contextlib.contextmanager
def _address(folder: Path) -> Iterator[str]:
    """The address of the socket. A long path is too long for one, so it is shortened on Linux."""
    path = str(folder.absolute() / NAME)
    if len(os.fsencode(path)) <= LONGEST_PATH or not Path("/proc/self/fd").exists():
        yield path
        return
    directory = os.open(folder, os.O_RDONLY)
    try:
        yield f"/proc/self/fd/{directory}/{NAME}"
    finally:
        os.close(directory)
