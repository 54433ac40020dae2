"""Running a server: listen, announce the address, serve, stop cleanly."""

import contextlib
import gc
import socket
import webbrowser
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from errno import EADDRINUSE
from pathlib import Path
from time import monotonic
from typing import cast
from urllib.parse import urlsplit

import uvicorn

import heckmeck
from heckmeck.message import os_reason
from heckmeck.rules import HeckmeckError
from heckmeck.server.config import Limits
from heckmeck.server.forbidden_words import ForbiddenWords
from heckmeck.server.hosts import AllowedHosts
from heckmeck.server.logs import log
from heckmeck.server.metrics import MetricsServer
from heckmeck.server.net.addresses import Networks
from heckmeck.server.net.config import NetConfig
from heckmeck.server.net.frames import SocketProtocol
from heckmeck.server.net.http_protocol import HttpProtocol
from heckmeck.server.service_manager import ServiceManager
from heckmeck.server.services import Services
from heckmeck.server.store.interface import StoreUnusable
from heckmeck.server.web.app import build_app
from heckmeck.server.web.gate import Gate

STOP_TIME = 3  # seconds for open connections to end
BACKLOG = 2048
SEND_BUFFER = 1 << 18  # bytes that the system keeps per connection for a client that does not read
TICKS_PER_SWEEP = 5  # uvicorn ticks ten times per second
OTHER_FILES = 100  # that are open besides connections


class CannotServe(HeckmeckError):
    """The server cannot start."""


@dataclass(frozen=True, slots=True)
class Address:
    """Where a server listens and what to type into a browser."""

    host: str
    port: int

    @property
    def everywhere(self) -> bool:
        return self.host in ("0.0.0.0", "::", "")  # noqa: S104

    @property
    def loopback(self) -> bool:
        return self.host in ("localhost", "::1") or self.host.startswith("127.")

    @property
    def url(self) -> str:
        host = own_address() if self.everywhere else self.host
        return f"http://[{host}]:{self.port}/" if ":" in host else f"http://{host}:{self.port}/"


def own_address() -> str:
    """The address of this machine in its network. Finding it sends no packet."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"


def bind(host: str, port: int) -> socket.socket:
    """A listening socket; raises `CannotServe`."""
    try:
        family = socket.getaddrinfo(host or None, port, type=socket.SOCK_STREAM)[0][0]
        with contextlib.ExitStack() as on_error:
            listening = on_error.enter_context(socket.socket(family, socket.SOCK_STREAM))
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)
            listening.bind((host, port))
            listening.listen(BACKLOG)
            on_error.pop_all()
    except (OSError, UnicodeError, OverflowError) as error:
        if isinstance(error, OSError) and error.errno == EADDRINUSE:
            raise CannotServe("serve-port-used", host=host, port=str(port)) from None
        raise CannotServe(
            "serve-cannot-listen", host=host, port=str(port), why=os_reason(error)
        ) from None
    listening.set_inheritable(False)
    return listening


def serve(
    listening: socket.socket,
    folder: Path,
    limits: Limits,
    *,
    proxies: Iterable[str] = (),
    forbidden_words: Path | None = None,
    public_url: str | None = None,
    hosts: Iterable[str] = (),
    metrics: socket.socket | None = None,
    database: str | None = None,
    ready: Callable[[], None] = lambda: None,
) -> None:
    """Serve until a signal stops it. Raises `CannotServe` or `WordsUnreadable`."""
    words = ForbiddenWords(forbidden_words)
    node_name = f"{socket.gethostname()}:{listening.getsockname()[1]}"
    services = Services(folder, limits, words, public_url, database, node_name)
    measured = services.measurements
    if public_url is not None:
        hosts = (*hosts, str(urlsplit(public_url).hostname))
    config = NetConfig(
        Gate(
            build_app(services),
            AllowedHosts(hosts),
            services.request_limits,
            measured,
            lambda: services.tables.cut_off,
        ),
        replace(limits, connections=min(limits.connections, allow_files(limits.connections))),
        Networks(proxies),
        measured,
        http=HttpProtocol,
        ws=SocketProtocol,
        ws_max_size=limits.frame_bytes,
        ws_ping_interval=None,  # clients send pings; those of the protocol close sockets under load
        ws_per_message_deflate=False,  # memory
        lifespan="off",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,  # the protocol reads them, because connections are counted there
        timeout_keep_alive=limits.keep_alive_time,
        timeout_graceful_shutdown=STOP_TIME,
    )
    try:
        _Server(config, services, metrics, ready).run(sockets=[listening])
    except StoreUnusable as error:
        raise CannotServe(error.code, **error.details) from None


class _Server(uvicorn.Server):
    """Opens the store before the first connection and closes it after the last.

    Not a lifespan of the application: uvicorn would log its errors instead of raising them.
    """

    def __init__(
        self,
        config: uvicorn.Config,
        services: Services,
        metrics: socket.socket | None,
        ready: Callable[[], None],
    ) -> None:
        super().__init__(config)
        self._services = services
        self._metrics = None if metrics is None else MetricsServer(metrics, services)
        self._ready = ready
        self._manager = ServiceManager()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await self._services.open()
        await super().startup(sockets)
        if self._metrics is not None:
            await self._metrics.open()
        # All tables wait while the garbage collector runs. So it skips what is loaded by now, and
        # it rarely goes through everything that thousands of connections hold.
        gc.collect()
        gc.freeze()
        gc.set_threshold(20_000, 20, 50)
        log.info("started", version=heckmeck.__version__)
        self._ready()
        self._manager.ready()

    async def on_tick(self, counter: int) -> bool:
        if counter % TICKS_PER_SWEEP == 0:
            now = monotonic()
            for connection in list(self.server_state.connections):
                ours = cast(HttpProtocol | SocketProtocol, connection)
                if ours.expired(now):
                    ours.abort()
        return await super().on_tick(counter)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._manager.stopping()
        await self._services.leave()
        await super().shutdown(sockets)
        if self._metrics is not None:
            self._metrics.close()
        await self._services.close()
        log.info("stopped")
        self._captured_signals.clear()  # a signal to stop is not an error


def allow_files(connections: int) -> int:
    """Let this process open so many connections; returns how many the system allows."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return connections
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = connections + OTHER_FILES
    if soft != resource.RLIM_INFINITY and soft < wanted:
        soft = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    return connections if soft == resource.RLIM_INFINITY else soft - OTHER_FILES


def open_browser(url: str) -> None:
    """Open a graphical browser, if there is one."""
    try:
        browser = webbrowser.get()
    except webbrowser.Error:
        return
    if not isinstance(browser, webbrowser.GenericBrowser) or isinstance(
        browser, webbrowser.BackgroundBrowser
    ):
        browser.open(url)
