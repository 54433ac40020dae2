"""Requests that no browser of ours sends: each gets one clear answer, never an error of ours."""

import asyncio
import random
import re
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest

from heckmeck.client import NewTable, Server
from heckmeck.protocol import PROTOCOL
from heckmeck.protocol.to_server import Hello
from tests.server.lines import ask, frame, message_frame, open_line, rest, status, upgraded
from tests.server.process import ServerProcess

CLOSE = b"Connection: close\r\n"
JSON = b"Content-Type: application/json\r\n"


def get(path: bytes, *headers: bytes, host: bytes = b"Host: localhost\r\n") -> bytes:
    return b"GET " + path + b" HTTP/1.1\r\n" + host + CLOSE + b"".join(headers) + b"\r\n"


def post(path: bytes, body: bytes, *headers: bytes, content_type: bytes = JSON) -> bytes:
    head = b"POST " + path + b" HTTP/1.1\r\nHost: localhost\r\n" + CLOSE + content_type
    length = b"Content-Length: %d\r\n\r\n" % len(body)
    return head + b"".join(headers) + length + body


# names of the server


@pytest.mark.parametrize(
    "host",
    ["localhost", "127.0.0.1:8421", "[::1]:8421", socket.gethostname(), "Games.Example.org."],
)
def test_the_names_of_the_server_are_allowed(named: ServerProcess, host: str) -> None:
    assert status(ask(named, get(b"/api/about", host=f"Host: {host}\r\n".encode()))) == 200


@pytest.mark.parametrize("host", ["evil.example", "localhost.evil.example", "example.org", "x"])
def test_other_names_are_refused(named: ServerProcess, host: str) -> None:
    header = f"Host: {host}\r\n".encode()
    for path in (b"/", b"/api/about", b"/api/tables/ABCDEF/socket"):
        answer = ask(named, get(path, host=header))
        assert status(answer) == 421
        assert b'"bad_host"' in answer
    upgrade = b"Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    key = b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
    head = b"GET /api/tables/ABCDEF/socket HTTP/1.1\r\nConnection: Upgrade\r\n"
    assert status(ask(named, head + header + upgrade + key + b"\r\n")) == 421


@pytest.mark.parametrize(
    "host",
    [
        b"",
        b"Host: localhost\r\nHost: localhost\r\n",
        b"Host: \r\n",
        b"Host: a b\r\n",
        b"Host: local\xffhost\r\n",
        b"Host: localhost:99999999\r\n",
        b"Host: [::1\r\n",
        b"Host: user@localhost\r\n",
    ],
)
def test_a_request_without_one_valid_host_is_refused(server: ServerProcess, host: bytes) -> None:
    assert status(ask(server, get(b"/api/about", host=host))) == 400


@pytest.fixture(scope="module")
def named(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    options = ("--allow-host", "other.example", "--public-url", "https://games.example.org")
    with ServerProcess(tmp_path_factory.mktemp("named"), options=options) as running:
        yield running


def test_the_public_address_is_told(named: ServerProcess, server: ServerProcess) -> None:
    assert asyncio.run(Server(named.url).about()).url == "https://games.example.org/"
    assert asyncio.run(Server(server.url).about()).url is None


# other origins


@pytest.mark.parametrize(
    "header",
    [
        b"Origin: https://evil.example\r\n",
        b"Origin: null\r\n",
        b"Origin: http://[\r\n",
        b"Origin: \xff\r\n",
        b"Origin: \r\n",
        b"Sec-Fetch-Site: cross-site\r\n",
        b"Sec-Fetch-Site: same-site\r\n",
    ],
)
def test_pages_of_other_origins_cannot_post(server: ServerProcess, header: bytes) -> None:
    answer = ask(server, post(b"/api/identity", b'{"name":"Anna"}', header))
    assert status(answer) == 403
    assert b'"bad_origin"' in answer


@pytest.mark.parametrize(
    "header", [b"Origin: http://localhost\r\n", b"Sec-Fetch-Site: same-origin\r\n"]
)
def test_own_pages_can_post(server: ServerProcess, header: bytes) -> None:
    assert status(ask(server, post(b"/api/identity", b'{"name":"Anna"}', header))) == 201


@pytest.mark.parametrize(
    "content_type",
    [b"", b"Content-Type: text/plain\r\n", b"Content-Type: application/x-www-form-urlencoded\r\n"],
)
def test_bodies_must_say_that_they_are_json(server: ServerProcess, content_type: bytes) -> None:
    request = post(b"/api/identity", b'{"name":"Anna"}', content_type=content_type)
    assert status(ask(server, request)) == 415


# what caches may keep


def test_answers_with_personal_data_are_not_stored(server: ServerProcess) -> None:
    for request in (
        get(b"/api/me"),
        get(b"/api/tables"),
        get(b"/api/tables/ABCDEF"),
        get(b"/api/nothing"),
        post(b"/api/identity", b'{"name":"Anna"}'),
        post(b"/api/identity", b"{"),
    ):
        assert b"cache-control: no-store\r\n" in ask(server, request)
    for path in (b"/", b"/api/about", b"/api/openapi.json"):
        assert b"no-store" not in ask(server, get(path))


# nonsense

DEEP = b"[" * 3000
ODD_PATHS = [
    b"/%",
    b"/%zz",
    b"/%00",
    b"/api/tables/%00",
    b"/api/tables/%ff%fe",
    b"/api/tables/%2e%2e%2f%2e%2e",
    b"/api/tables/..%2f..%2fetc%2fpasswd/record",
    b"/api/tables/A/steps?since=%ff",
    b"/api/tables/A/steps?since=-1&since=99999999999999999999",
    b"/api/tables//socket",
    b"//api//about",
    b"/api/about/",
    b"/api/\xff",
    b"/?%00=%ff&&&=",
    b"http://localhost/api/about",
    b"http://[/",
    b"*",
    b"localhost:80",
    b"/" + b"../" * 100 + b"etc/passwd",
    b"/#fragment",
    b"/api/tables/{key}",
    b"/assets/%c0%ae%c0%ae/index.html",
]
ODD_HEADERS = [
    b"Authorization: Bearer \xff\xfe\r\n",
    b"Authorization: Bearer\r\n",
    b"Authorization: \r\n",
    b"Accept-Encoding: \xff\r\n",
    b"Accept: \xff;q=nan\r\n",
    b"Cookie: a=\xff; =; ;;\r\n",
    b"Content-Type: \xff\r\n",
    b"X-Forwarded-For: \xff, 1.2.3.4\r\n",
    b"If-None-Match: \xff\r\n",
    b"Range: bytes=5-1\r\n",
    b"Upgrade: h2c\r\nHTTP2-Settings: x\r\n",
    b"Expect: 100-continue\r\n",
    b"Expect: nonsense\r\n",
]
ODD_BODIES = [
    b"",
    b"\x00",
    b"\xff",
    b"{",
    b'{"name":' + DEEP,
    DEEP,
    b'{"name":"\\ud800"}',
    b'{"name":1e999}',
    b'{"name":"a","name":"b"}',
    b"null",
    b'{"code":"\\u0000"}',
    b'{"record":' + b'{"a":' * 3000 + b"1" + b"}" * 3000 + b"}",
    b'{"record":"' + b"[" * 3000 + b'"}',
]
ROUTES = [b"/api/identity", b"/api/claim", b"/api/tables", b"/api/replay", b"/api/me/link"]
NOT_HTTP = [
    b"\r\n\r\n\r\n\r\nnonsense\r\n\r\n",
    b"GET\r\n\r\n",
    b"GET / HTTP/9.9\r\n\r\n",
    b"GET / HTTP/1.1\nHost: localhost\n\n",
    b"GET / HTTP/1.1\r\nHost: localhost\r\nbroken\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: localhost\r\nx: a\x00b\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nhello",
    b"GET / HTTP/1.1\r\nHost: localhost\r\nContent-Length: -1\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1e3\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: localhost\r\n x: folded\r\n\r\n",
    b"CONNECT localhost:80 HTTP/1.1\r\nHost: localhost\r\n\r\n",
    b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + b"\x00" * 200 + b"\r\n\r\n",
]


def test_nonsense_gets_a_clear_answer_and_no_traceback(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    chance = random.Random(2026)
    with ServerProcess(tmp_path) as server:
        requests = [get(path) for path in ODD_PATHS]
        requests += [
            b"OPTIONS " + path + b" HTTP/1.1\r\nHost: localhost\r\n" + CLOSE + b"\r\n"
            for path in ODD_PATHS
        ]
        requests += [get(b"/api/me", header) for header in ODD_HEADERS]
        requests += [get(b"/", header) for header in ODD_HEADERS]
        requests += [post(route, body) for route in ROUTES for body in ODD_BODIES]
        for request in requests:
            answer = ask(server, request)
            # The status of an interim answer comes first.
            assert 200 <= status(answer.removeprefix(b"HTTP/1.1 100 Continue\r\n\r\n")) < 500, (
                request
            )
        for request in NOT_HTTP:
            assert status(ask(server, request)) == 400, request
        valid = post(b"/api/identity", b'{"name":"Anna"}', b"Origin: http://localhost\r\n")
        for _ in range(300):
            place = chance.randrange(len(valid))
            broken = valid[:place] + chance.randbytes(chance.randrange(4)) + valid[place + 1 :]
            with open_line(server) as line:
                line.sendall(broken)
                line.shutdown(socket.SHUT_WR)  # it may wait for more of the body
                answer = rest(line)
            assert not answer or status(answer) < 500, broken
        assert asyncio.run(Server(server.url).health()).ok
        server.stop()
    assert capfd.readouterr().err == ""


def test_nonsense_on_sockets_gets_a_clear_answer_and_no_traceback(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    chance = random.Random(2026)
    with ServerProcess(tmp_path) as server:

        async def create() -> str:
            api = Server(server.url)
            return (await api.create((await api.introduce("Anna")).token, NewTable())).id

        table = asyncio.run(create())
        good = message_frame(Hello(PROTOCOL))
        odd = [
            frame(1, b"\xff"),
            frame(1, b"[" * 120),
            frame(2, b"\xff"),
            frame(1, b"\x00"),
            frame(3, b"reserved"),
            frame(8, b"\x00"),
            frame(8, b"\x03\xe8\xff"),
            frame(9, b"x", last=False),
            b"\x81\x05hello",  # without a mask
            b"\xc1\x80\x00\x00\x00\x00",  # compressed
            b"\x81\xff" + b"\xff" * 8 + b"\x00" * 4,  # longer than anything
            *(chance.randbytes(chance.randrange(1, 40)) for _ in range(100)),
        ]
        for each in odd:
            for start in (b"", good):
                with upgraded(server, table) as line:
                    line.sendall(start + each)
                    line.shutdown(socket.SHUT_WR)
                    rest(line)
        assert asyncio.run(Server(server.url).health()).ok
        for path in (b"/", b"/api/about", b"/nothing", b"/api/tables/%00/socket"):
            answer = ask(
                server,
                get(path, b"Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n").replace(
                    CLOSE, b"Connection: Upgrade\r\n"
                ),
            )
            assert re.match(rb"HTTP/1.1 4\d\d ", answer), (path, answer)
        server.stop()
    assert capfd.readouterr().err == ""
