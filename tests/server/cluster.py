"""Several nodes on one database, with a proxy in front that prefers none of them."""

import asyncio
import socket
import subprocess
from contextlib import ExitStack, closing
from pathlib import Path
from time import monotonic, sleep
from types import TracebackType
from typing import Any, Self

from heckmeck.client import NewTable, Server, Settings, TableClient
from heckmeck.protocol.http import TableCreated
from tests.server.players import QUICK
from tests.server.postgres import PostgresServer, free_port
from tests.server.process import ServerProcess
from tests.server.test_proxy import NGINX

PROXY = """
daemon off;
worker_processes 1;
pid {folder}/nginx.pid;
error_log {folder}/error.log crit;
events {{ worker_connections 2000; }}
http {{
    access_log off;
    client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi; uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    upstream nodes {{ {nodes} }}
    map $http_upgrade $upgrade_or_none {{ "" ""; default upgrade; }}
    server {{
        listen 127.0.0.1:{port};
        location / {{
            proxy_pass http://nodes;
            proxy_http_version 1.1;
            proxy_connect_timeout 1s;
            proxy_next_upstream error timeout http_503;
            proxy_set_header Host $http_host;
            proxy_set_header Upgrade $http_upgrade;
            proxy_set_header Connection $upgrade_or_none;
            proxy_read_timeout 90s;
            add_header X-Node $upstream_addr always;
        }}
    }}
}}
"""


class Proxy:
    """nginx in front of several nodes: whoever comes is sent to one of them in turn.

    Its answers say which node they are from.
    """

    def __init__(self, folder: Path, ports: list[int]) -> None:
        assert NGINX is not None, "nginx is missing: run scripts/proxy.sh"
        folder.mkdir()
        self.port = free_port()
        servers = "".join(f"server 127.0.0.1:{port} max_fails=0; " for port in ports)
        text = PROXY.format(folder=folder, nodes=servers, port=self.port)
        (folder / "nginx.conf").write_text(text, "utf-8")
        self._command = [str(NGINX), "-p", str(folder), "-c", "nginx.conf"]
        self._command += ["-e", str(folder / "error.log")]

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def __enter__(self) -> Self:
        self._process = subprocess.Popen(self._command)
        give_up = monotonic() + 20
        while monotonic() < give_up:
            assert self._process.poll() is None, "nginx refuses its configuration"
            with closing(socket.socket()) as line:
                if line.connect_ex(("127.0.0.1", self.port)) == 0:
                    return self
            sleep(0.02)
        raise AssertionError("nginx does not listen")

    def __exit__(self, *_: object) -> None:
        self._process.terminate()
        self._process.wait(20)


class Cluster:
    """Nodes on a new database. Use it as `with`."""

    def __init__(
        self,
        postgres: PostgresServer,
        folder: Path,
        *limits: str,
        count: int = 2,
        clocks_ahead: tuple[float, ...] = (),
        addresses: tuple[str, ...] = (),
    ) -> None:
        self.database = postgres.create_database()
        ahead = (*clocks_ahead, *[0.0] * count)
        # A node may reach the database another way.
        databases = (*addresses, *[self.database] * count)
        self.nodes = [
            ServerProcess(
                folder / f"node-{number}",
                *limits,
                options=("--database", databases[number], "--log-level", "info"),
                errors=folder / f"node-{number}.log",
                clock_ahead=ahead[number],
            )
            for number in range(count)
        ]
        self._stack = ExitStack()

    def __enter__(self) -> Self:
        for node in self.nodes:
            self._stack.enter_context(node)
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._stack.close()

    @property
    def ports(self) -> list[int]:
        return [each.port for each in self.nodes]

    def log(self, number: int) -> str:
        """What a node has logged."""
        errors = self.nodes[number].errors
        assert errors is not None
        return errors.read_text("utf-8")


class Company:
    """People at one table, each through the node that the test chooses. The first owns it."""

    def __init__(self) -> None:
        self.tokens: list[str] = []
        self.clients: list[TableClient] = []
        self.created: TableCreated

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: Any) -> None:
        await asyncio.gather(*(each.close() for each in self.clients))

    async def gather(self, urls: list[str], bots: list[str] | None = None, **settings: Any) -> None:
        """Everybody takes a seat."""
        bots = bots or []
        names = ("Anna", "Ben", "Cleo", "Dan")
        pairs = list(zip(names, urls, strict=False))
        self.tokens = [(await Server(url).introduce(name)).token for name, url in pairs]
        wanted = Settings(**{"seats": len(urls) + len(bots), **QUICK, **settings})
        self.created = await Server(urls[0]).create(self.tokens[0], NewTable(wanted, bots=bots))
        for seat, (url, token) in enumerate(zip(urls, self.tokens, strict=True)):
            client = await self.visit(url, token)
            await (client.sit(seat) if seat else client.commit(0))

    async def begin(self, urls: list[str], bots: list[str] | None = None, **settings: Any) -> None:
        await self.gather(urls, bots, **settings)
        await self.clients[0].start()
        await self.same_version()

    async def visit(self, url: str, token: str | None = None) -> TableClient:
        client = TableClient(url, self.created.id, token)
        await client.__aenter__()
        self.clients.append(client)
        return client

    async def same_version(self) -> None:
        latest = max(each.version for each in self.clients)
        for each in self.clients:
            await each.until(lambda each=each: each.version >= latest)  # type: ignore[misc]
