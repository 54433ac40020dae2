"""The shipped configuration of nginx: TLS, WebSockets, real addresses and limits."""

import asyncio
import shutil
import socket
import ssl
import subprocess
from collections.abc import Iterator
from contextlib import AsyncExitStack, closing
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from time import monotonic, sleep

import click
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from heckmeck.cli.commands.serve import command
from heckmeck.client import NewTable, Server
from heckmeck.protocol import PROTOCOL, decode_server_message, encode
from heckmeck.protocol.to_client import Welcome
from heckmeck.protocol.to_server import Hello
from tests.server.lines import ask, rest, status
from tests.server.process import ServerProcess

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
NAME = "games.example.org"
UNPACKED = ROOT / ".boot" / "nginx" / "usr" / "sbin" / "nginx"
NGINX = next(
    (each for each in (str(UNPACKED), "/usr/sbin/nginx", "nginx") if shutil.which(each)), None
)
OPENSSL = shutil.which("openssl")

pytestmark = pytest.mark.skipif(
    NGINX is None or OPENSSL is None,
    reason="nginx or openssl is missing and could not be installed (scripts/proxy.sh)",
)


class Proxy:
    """nginx in the foreground, with the shipped configuration, in front of one or two servers."""

    def __init__(self, folder: Path, *ports: int) -> None:
        self.port, self.plain_port = free_port(), free_port()
        self.certificate = folder / "certificate.pem"
        make_certificate(self.certificate, folder / "key.pem")
        configuration = (DEPLOY / "nginx.conf").read_text("utf-8")
        upstream = DEPLOY / ("upstream-one.conf" if len(ports) == 1 else "upstream-nodes.conf")
        servers = upstream.read_text("utf-8")
        for number, port in enumerate(ports):
            shipped = f"server 127.0.0.1:{8421 + number}"
            assert shipped in servers, shipped
            servers = servers.replace(shipped, f"server 127.0.0.1:{port}")
        (folder / "heckmeck-upstream.conf").write_text(servers, "utf-8")
        temporary = "".join(
            f"    {each}_temp_path {folder}/{each};\n"
            for each in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        )
        for shipped, here in {
            # what an operator changes
            f"/etc/letsencrypt/live/{NAME}/fullchain.pem": str(self.certificate),
            f"/etc/letsencrypt/live/{NAME}/privkey.pem": str(folder / "key.pem"),
            # what belongs to a whole machine
            "listen 80 ": f"listen 127.0.0.1:{self.plain_port} ",
            "listen 443 ": f"listen 127.0.0.1:{self.port} ",
            "        listen [::]:80 default_server;\n": "",
            "        listen [::]:443 ssl http2;\n": "",
            "        listen [::]:443 ssl http2 default_server;\n": "",
            "pid /run/nginx.pid;": f"pid {folder}/nginx.pid;",
            "/var/log/nginx/error.log crit": f"{folder}/error.log crit",
            "worker_processes auto;": "worker_processes 1;",
            "worker_rlimit_nofile 65536;\n": "",
            "worker_connections 20000;": "worker_connections 500;",
            "user www-data;\n": "",
            "http {\n": f"http {{\n{temporary}",
        }.items():
            assert shipped in configuration, shipped
            configuration = configuration.replace(shipped, here)
        (folder / "nginx.conf").write_text(configuration, "utf-8")
        self._command = [str(NGINX), "-p", str(folder), "-c", "nginx.conf"]
        self._command += ["-e", str(folder / "error.log"), "-g", "daemon off;"]

    def __enter__(self) -> "Proxy":
        self._process = subprocess.Popen(self._command)
        deadline = monotonic() + 20
        while monotonic() < deadline:
            assert self._process.poll() is None, "nginx refuses its configuration"
            with socket.socket() as line:
                if line.connect_ex(("127.0.0.1", self.port)) == 0:
                    return self
            sleep(0.05)
        raise AssertionError("nginx does not listen")

    def __exit__(self, *_: object) -> None:
        self._process.terminate()
        self._process.wait(20)

    def context(self) -> ssl.SSLContext:
        return ssl.create_default_context(cafile=str(self.certificate))

    def ask(self, request: bytes, source: str = "127.0.0.2", name: str = NAME) -> bytes:
        """The answer to a request over TLS; the certificate is verified."""
        plain = socket.create_connection(
            ("127.0.0.1", self.port), timeout=20, source_address=(source, 0)
        )
        with closing(self.context().wrap_socket(plain, server_hostname=name)) as line:
            line.sendall(request)
            return rest(line)


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


def make_certificate(certificate: Path, key: Path) -> None:
    subprocess.run(
        [
            *(str(OPENSSL), "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256"),
            *(
                "-nodes",
                "-days",
                "2",
                "-subj",
                f"/CN={NAME}",
                "-addext",
                f"subjectAltName=DNS:{NAME}",
            ),
            *("-keyout", str(key), "-out", str(certificate)),
        ],
        check=True,
        capture_output=True,
    )


def get(path: str, *headers: str) -> bytes:
    lines = [f"GET {path} HTTP/1.1", f"Host: {NAME}", "Connection: close", *headers]
    return "\r\n".join([*lines, "", ""]).encode()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    limits = ("request_burst=12", "request_rate=0.001", "connections_per_address=6")
    options = ("--behind-proxy", "--public-url", f"https://{NAME}")
    with ServerProcess(tmp_path_factory.mktemp("data"), *limits, options=options) as running:
        yield running


@pytest.fixture(scope="module")
def proxy(tmp_path_factory: pytest.TempPathFactory, server: ServerProcess) -> Iterator[Proxy]:
    with Proxy(tmp_path_factory.mktemp("proxy"), server.port) as running:
        yield running


def test_answers_over_tls_say_so(proxy: Proxy) -> None:
    answer = proxy.ask(get("/api/about"), "127.0.0.2")
    assert status(answer) == 200
    assert b"strict-transport-security: max-age=31536000" in answer
    assert b"cross-origin-opener-policy: same-origin" in answer
    assert b"content-security-policy: default-src 'none'" in answer
    with pytest.raises(ssl.SSLError):
        proxy.ask(get("/"), "127.0.0.2", name="other.example.org")


def test_plain_http_leads_to_tls(proxy: Proxy) -> None:
    with socket.create_connection(("127.0.0.1", proxy.plain_port), timeout=20) as line:
        line.sendall(get("/some/page"))
        answer = rest(line)
    assert status(answer) == 301
    assert f"Location: https://{NAME}/some/page".encode() in answer


def test_limits_apply_to_the_real_addresses(proxy: Proxy) -> None:
    answers = [status(proxy.ask(get("/api/about"), "127.0.0.3")) for _ in range(13)]
    assert answers == [200] * 12 + [429]
    assert status(proxy.ask(get("/api/about"), "127.0.0.4")) == 200
    forged = get("/api/about", "X-Forwarded-For: 192.0.2.1", "Forwarded: for=192.0.2.1")
    assert status(proxy.ask(forged, "127.0.0.3")) == 429


def test_large_bodies_and_headers_are_refused(proxy: Proxy) -> None:
    head = f"POST /api/replay HTTP/1.1\r\nHost: {NAME}\r\nContent-Type: application/json\r\n"
    large = head.encode() + b"Connection: close\r\nContent-Length: 500000\r\n\r\n"
    assert status(proxy.ask(large, "127.0.0.5")) == 413
    assert status(proxy.ask(get("/", "x: " + "a" * 9000), "127.0.0.5")) == 400


async def test_sockets_are_proxied_and_counted(proxy: Proxy, server: ServerProcess) -> None:
    created = await asyncio.to_thread(proxy.ask, post_identity(), "127.0.0.6")
    assert status(created) == 201
    token = created.rpartition(b'"token":"')[2].partition(b'"')[0].decode()
    table = await Server(server.url).create(token, NewTable())

    def socket_from(address: str) -> connect:
        return connect(
            f"wss://{NAME}/api/tables/{table.id}/socket",
            origin=f"https://{NAME}",  # type: ignore[arg-type]
            host="127.0.0.1",
            port=proxy.port,
            ssl=proxy.context(),
            local_addr=(address, 0),
            proxy=None,
        )

    async with AsyncExitStack() as stack:
        for _ in range(6):
            line = await stack.enter_async_context(socket_from("127.0.0.6"))
            await line.send(encode(Hello(PROTOCOL, token)).decode())
            assert isinstance(decode_server_message(await line.recv()), Welcome)
        with pytest.raises(InvalidStatus) as refused:
            await socket_from("127.0.0.6")
        assert refused.value.response.status_code == 429
        await stack.enter_async_context(socket_from("127.0.0.7"))


def test_only_the_last_hop_counts(server: ServerProcess) -> None:
    """What a proxy on this machine adds is trusted, what came before it is not."""
    for number in range(12):
        request = get("/api/about", f"X-Forwarded-For: 192.0.2.{number}, 198.51.100.7")
        assert status(ask(server, request)) == 200
    for forged in ("X-Forwarded-For: 203.0.113.9, 198.51.100.7", "X-Forwarded-For: 198.51.100.7"):
        assert status(ask(server, get("/api/about", forged))) == 429
    network = [f"X-Forwarded-For: 2001:db8::{number}" for number in range(1, 13)]
    for header in network:
        assert status(ask(server, get("/api/about", header))) == 200
    assert status(ask(server, get("/api/about", "X-Forwarded-For: 2001:db8::ffff"))) == 429
    assert status(ask(server, get("/api/about", "X-Forwarded-For: 2001:db8:0:1::1"))) == 200


class LostNode:
    """Answers everything with 503, as a node does that has lost the database."""

    def __enter__(self) -> "LostNode":
        self.asked: list[str] = []
        asked = self.asked

        class Handler(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def answer(self) -> None:
                asked.append(self.command)
                self.rfile.read(int(self.headers["Content-Length"] or 0))
                self.send_response(503)
                self.send_header("Content-Length", "0")
                self.end_headers()

            do_GET = do_POST = answer  # noqa: N815  names of the standard library

            def log_message(self, *_: object) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.port = self._server.server_port
        self._thread = Thread(target=self._server.serve_forever)
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._server.shutdown()
        self._thread.join()
        self._server.server_close()


def post_identity() -> bytes:
    body = encode({"name": "Anna"})
    head = (
        f"POST /api/identity HTTP/1.1\r\nHost: {NAME}\r\nOrigin: https://{NAME}\r\n"
        f"Connection: close\r\nContent-Type: application/json\r\nContent-Length: {len(body)}"
    )
    return head.encode() + b"\r\n\r\n" + body


NODE_OPTIONS = ("--behind-proxy", "--public-url", f"https://{NAME}")


def test_nobody_notices_when_a_node_dies(tmp_path: Path) -> None:
    nodes = [ServerProcess(tmp_path / name, options=NODE_OPTIONS) for name in ("a", "b")]
    (tmp_path / "proxy").mkdir()
    with nodes[0], nodes[1], Proxy(tmp_path / "proxy", *(each.port for each in nodes)) as proxy:
        assert [status(proxy.ask(get("/api/about"))) for _ in range(4)] == [200] * 4
        nodes[0].kill()
        # The connection is refused, so nothing was sent, and the other node may take it all.
        assert [status(proxy.ask(get("/api/about"))) for _ in range(6)] == [200] * 6
        assert [status(proxy.ask(post_identity())) for _ in range(6)] == [201] * 6
        nodes[0].start()
        nodes[1].kill()
        assert [status(proxy.ask(post_identity())) for _ in range(4)] == [201] * 4
        nodes[0].kill()
        assert status(proxy.ask(get("/api/about"))) == 502


def test_only_what_changes_nothing_is_asked_of_another_node(tmp_path: Path) -> None:
    (tmp_path / "proxy").mkdir()
    with (
        LostNode() as lost,
        ServerProcess(tmp_path / "data", options=NODE_OPTIONS) as node,
        Proxy(tmp_path / "proxy", lost.port, node.port) as proxy,
    ):
        assert [status(proxy.ask(get("/api/about"))) for _ in range(10)] == [200] * 10
        assert 4 <= len(lost.asked) <= 6, "refusals do not take a node out of service"
        lost.asked.clear()
        answers = [status(proxy.ask(post_identity())) for _ in range(10)]
        # What reached a node is sent to no other: the client decides whether to try again.
        assert answers.count(503) == lost.asked.count("POST") > 0
        assert answers.count(201) == 10 - answers.count(503) > 0


def test_a_proxy_elsewhere_is_trusted_by_its_address(tmp_path: Path) -> None:
    limits = ("request_burst=3", "request_rate=0.001")
    options = ("--proxy", "127.0.0.8", "--proxy", "192.0.2.0/24", "--allow-host", NAME)

    def answers(direct: ServerProcess, peer: str) -> list[int]:
        """To five requests, each for somebody else."""
        return [
            status(ask(direct, get("/api/about", f"X-Forwarded-For: 198.51.100.{number}"), peer))
            for number in range(5)
        ]

    with ServerProcess(tmp_path, *limits, options=options) as direct:
        assert answers(direct, "127.0.0.8") == [200] * 5
        assert answers(direct, "127.0.0.9") == [200] * 3 + [429] * 2


@pytest.mark.parametrize("proxy", ["proxy", "10.0.0.1/24", "10.0.0.1:80", ""])
def test_what_is_no_address_is_no_proxy(proxy: str) -> None:
    with pytest.raises(click.BadParameter, match="neither an address nor a network"):
        command.make_context("serve", ["--proxy", proxy])


def test_without_a_proxy_the_header_means_nothing(tmp_path: Path) -> None:
    limits = ("request_burst=3", "request_rate=0.001")
    with ServerProcess(tmp_path, *limits, options=("--allow-host", NAME)) as direct:
        request = (
            b"GET /api/about HTTP/1.0\r\nHost: localhost\r\nX-Forwarded-For: 192.0.2.%d\r\n\r\n"
        )
        answers = [status(ask(direct, request % number)) for number in range(4)]
        assert answers == [200, 200, 200, 429]
