"""The figures for Prometheus, read by Prometheus's own parser."""

import asyncio
import socket
import subprocess
import sys
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest
from prometheus_client.parser import text_string_to_metric_families

import heckmeck
from heckmeck.client import CommandRefused, Server, ServerRefused
from heckmeck.protocol.to_server import AskHint, ClientMessage, Hello, Ping, React
from heckmeck.server.config import Limits
from heckmeck.server.forbidden_words import ForbiddenWords
from heckmeck.server.metrics import render
from heckmeck.server.refusal import Refusal
from heckmeck.server.services import Services
from heckmeck.server.web.sockets import COMMANDS
from tests.server.players import Party
from tests.server.process import ServerProcess

Figures = dict[tuple[str, ...], float]


class MeasuredServer(ServerProcess):
    def __init__(self, folder: Path) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.metrics = f"127.0.0.1:{probe.getsockname()[1]}"
        super().__init__(folder, options=("--metrics", self.metrics))

    def figures(self) -> Figures:
        """Every sample by its name and the values of its labels, sorted by label."""
        with urllib.request.urlopen(f"http://{self.metrics}/metrics", timeout=20) as answer:
            assert answer.headers["content-type"].startswith("text/plain")
            text = answer.read().decode()
        return {
            (sample.name, *(sample.labels[key] for key in sorted(sample.labels))): sample.value
            for family in text_string_to_metric_families(text)
            for sample in family.samples
        }


@pytest.fixture
def measured(tmp_path: Path) -> Iterator[MeasuredServer]:
    server = MeasuredServer(tmp_path)
    with server:
        yield server


async def test_the_figures_follow_what_happens(measured: MeasuredServer) -> None:
    before = await asyncio.to_thread(measured.figures)
    assert before["heckmeck_ready",] == 1
    assert before["heckmeck_build_info", heckmeck.__version__] == 1
    assert before["process_resident_memory_bytes",] > 10_000_000
    assert before["process_start_time_seconds",] > 1_500_000_000
    assert before["heckmeck_sockets",] == 0
    async with Party(measured.url) as party:
        await party.begin(2, ["cautious"])
        await party.clients[0].hint()
        with pytest.raises(CommandRefused):
            await party.clients[1].start()
        with pytest.raises(ServerRefused):
            await party.server.me("nobody")
        await party.play_on(20)
        during = await asyncio.to_thread(measured.figures)
        assert during["heckmeck_tables", "running"] == 1
        assert during["heckmeck_tables_loaded",] == 1
        assert during["heckmeck_sockets",] == 2
        assert during["heckmeck_commands_total", "owner_only"] == 1
        assert during["heckmeck_refusals_total", "owner_only", "socket"] == 1
        assert during["heckmeck_refusals_total", "token_unknown", "http"] == 1
        assert during["heckmeck_responses_total", "401"] == 1
        assert during["heckmeck_commands_total", "done"] >= 20
        moves = [during.get(("heckmeck_moves_total", by), 0) for by in ("human", "bot")]
        assert moves[0] == 20
        assert during["heckmeck_hint_seconds_count",] == 1
        assert during["heckmeck_jobs_waiting", "hint"] == 0
        if moves[1] > 5:
            assert during["heckmeck_bot_move_seconds_count",] > 0
        commits = during["heckmeck_store_commit_seconds_count",]
        assert commits >= 20
        assert during["heckmeck_store_commit_seconds_bucket", "+Inf"] == commits
        assert 0 < during["heckmeck_store_commit_seconds_sum",] < 600
        async with asyncio.timeout(20):  # it is measured once per second
            while not during["heckmeck_event_loop_delay_seconds_count",]:
                await asyncio.sleep(0.1)
                during = await asyncio.to_thread(measured.figures)
    sick = urllib.request.Request(f"{measured.url}/{'x' * 20_000}")  # noqa: S310
    with pytest.raises(urllib.error.HTTPError):
        await asyncio.to_thread(urllib.request.urlopen, sick)
    after = await asyncio.to_thread(measured.figures)
    assert after["heckmeck_connections_refused_total", "414"] == 1


async def test_no_label_names_anybody(measured: MeasuredServer) -> None:
    """Labels come from lists in the code, whatever people send."""
    async with Party(measured.url) as party:
        await party.begin(2)
        with pytest.raises(ServerRefused):
            await Server(measured.url).look("secret-place")
        figures = await asyncio.to_thread(measured.figures)
        text = repr(figures)
        for private in ("Anna", "Ben", party.created.id, party.created.code, "secret-place"):
            assert private not in text
        assert len(figures) < 200


async def test_there_are_figures_although_the_store_is_broken(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail() -> None:
        raise Refusal("store_unavailable")

    services = Services(tmp_path, Limits(), ForbiddenWords())
    monkeypatch.setattr(services.readiness, "check", fail)
    monkeypatch.setattr(services.store, "count_by_lifecycle", fail)
    _, text = await render(services)
    assert b"heckmeck_ready 0.0" in text
    assert b"heckmeck_sockets 0.0" in text


def test_every_command_is_counted() -> None:
    others = {Hello, Ping, React, AskHint}
    assert set(COMMANDS) == set(get_args(ClientMessage)) - others


async def test_the_main_address_has_no_metrics(measured: MeasuredServer) -> None:
    try:
        answer = await Server(measured.url).raw("GET", "/metrics")
    except ServerRefused:
        answer = b""
    assert b"heckmeck_tables" not in answer  # at most the page of the browser client


def raw_answer(address: str, request: bytes) -> bytes:
    host, _, port = address.partition(":")
    with socket.create_connection((host, int(port)), timeout=20) as line:
        line.sendall(request)
        line.shutdown(socket.SHUT_WR)
        return b"".join(iter(lambda: line.recv(65536), b""))


@pytest.mark.parametrize(
    ("request_bytes", "status"),
    [
        (b"GET / HTTP/1.1\r\n\r\n", b"404"),
        (b"POST /metrics HTTP/1.1\r\n\r\n", b"404"),
        (b"GET /metrics?x HTTP/1.0\r\n\r\n", b"200"),
        (b"x" * 100_000, b""),
        (b"GET /metrics", b""),
    ],
)
def test_other_requests_are_harmless(
    measured: MeasuredServer, request_bytes: bytes, status: bytes
) -> None:
    try:
        answer = raw_answer(measured.metrics, request_bytes)
    except ConnectionError:
        answer = b""
    assert answer[9:12] == status
    assert measured.figures()["heckmeck_ready",] == 1


@pytest.mark.parametrize("address", ["9421", "127.0.0.1", ":9421", "127.0.0.1:x", "a@b:1", "h:1/x"])
def test_an_address_without_a_port_is_refused(address: str) -> None:
    refused = subprocess.run(
        [sys.executable, "-m", "heckmeck", "serve", "--metrics", address],
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert refused.returncode == 2
    assert "is not ADDRESS:PORT" in refused.stderr


def test_prometheus_is_loaded_only_where_it_is_used() -> None:
    code = "import sys, heckmeck.server.run; print('prometheus_client' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60)
    assert done.stdout == "False\n"
