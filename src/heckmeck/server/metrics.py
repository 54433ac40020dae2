"""The figures of a running server for Prometheus, on an address of their own.

Behind a proxy every request comes from this machine, so the main address could not tell a
monitoring system from anybody else. A second one is never reachable through the proxy.
"""

import asyncio
import socket
from typing import TYPE_CHECKING

import heckmeck
from heckmeck.server.logs import log
from heckmeck.server.measurements import Durations
from heckmeck.server.refusal import Refusal
from heckmeck.server.services import Services

if TYPE_CHECKING:  # it takes long to import, and most servers do without
    from prometheus_client.core import Metric

MOST_BYTES = 8192  # of a request
MOST_CONNECTIONS = 20
REQUEST_TIME = 10.0  # seconds for a request and its answer


async def render(services: Services) -> tuple[str, bytes]:
    """The type and the text of the answer."""
    from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, ProcessCollector
    from prometheus_client.exposition import generate_latest
    from prometheus_client.registry import Collector

    lifecycles: dict[str, int] = {}
    ready = 1
    try:
        await services.readiness.check()
        lifecycles = await services.store.count_by_lifecycle()
    except Refusal:  # the other figures are needed now more than ever
        ready = 0
    families = _families(services, lifecycles, ready)

    class Figures(Collector):
        def collect(self) -> "list[Metric]":
            return families

    registry = CollectorRegistry()
    registry.register(Figures())
    ProcessCollector(registry=registry)  # memory, CPU time, open files, start time
    return CONTENT_TYPE_LATEST, generate_latest(registry)


def _families(services: Services, lifecycles: dict[str, int], ready: int) -> "list[Metric]":
    from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, InfoMetricFamily

    measured = services.measurements
    build = InfoMetricFamily("heckmeck_build", "The version of the server")
    build.add_metric([], {"version": heckmeck.__version__})
    tables = GaugeMetricFamily("heckmeck_tables", "Tables in the store", labels=["lifecycle"])
    for lifecycle, number in sorted(lifecycles.items()):
        tables.add_metric([lifecycle], number)
    moves = CounterMetricFamily("heckmeck_moves", "Moves stored", labels=["by"])
    for by, number in sorted(measured.moves.items()):
        moves.add_metric([by], number)
    commands = CounterMetricFamily("heckmeck_commands", "Commands of players", labels=["result"])
    for result, number in sorted(measured.commands.items()):
        commands.add_metric([result], number)
    refusals = CounterMetricFamily(
        "heckmeck_refusals", "Requests and messages refused", labels=["via", "code"]
    )
    for (via, code), number in sorted(measured.refusals.items()):
        refusals.add_metric([via, code], number)
    responses = CounterMetricFamily("heckmeck_responses", "HTTP responses", labels=["status"])
    for status, number in sorted(measured.responses.items()):
        responses.add_metric([str(status)], number)
    cut = CounterMetricFamily(
        "heckmeck_connections_refused",
        "Connections ended before a request was complete",
        labels=["status"],
    )
    for status, number in sorted(measured.cut.items()):
        cut.add_metric([str(status)], number)
    waiting = GaugeMetricFamily("heckmeck_jobs_waiting", "Jobs waiting or running", labels=["kind"])
    for kind, number in services.workers.waiting().items():
        waiting.add_metric([kind], number)
    return [
        build,
        GaugeMetricFamily("heckmeck_ready", "Whether the store takes writes", ready),
        tables,
        GaugeMetricFamily("heckmeck_tables_loaded", "Tables in memory", len(services.tables.live)),
        GaugeMetricFamily("heckmeck_sockets", "Open sockets", len(services.sockets.connections)),
        GaugeMetricFamily(
            "heckmeck_nodes", "Nodes that run", 1 + len(services.store.nodes.others())
        ),
        CounterMetricFamily("heckmeck_conflicts", "Appends that came too late", measured.conflicts),
        moves,
        commands,
        refusals,
        responses,
        cut,
        waiting,
        _histogram("heckmeck_store_commit_seconds", "Commits to the store", measured.commits),
        _histogram("heckmeck_bot_move_seconds", "Moves of bots", measured.bot_moves),
        _histogram("heckmeck_hint_seconds", "Hints", measured.hints),
        _histogram(
            "heckmeck_event_loop_delay_seconds",
            "How late the event loop ran what was due",
            measured.loop_delays,
        ),
    ]


def _histogram(name: str, what: str, durations: Durations) -> "Metric":
    from prometheus_client.core import HistogramMetricFamily

    return HistogramMetricFamily(name, what, buckets=durations.buckets(), sum_value=durations.total)


class MetricsServer:
    """Answers `GET /metrics` and nothing else."""

    def __init__(self, listening: socket.socket, services: Services) -> None:
        self._listening = listening
        self._services = services
        self._server: asyncio.Server
        self._slots = asyncio.Semaphore(MOST_CONNECTIONS)

    async def open(self) -> None:
        import prometheus_client.exposition  # noqa: F401  now, so that no table waits for it later

        self._server = await asyncio.start_server(
            self._serve, sock=self._listening, limit=MOST_BYTES
        )

    def close(self) -> None:
        self._server.close()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            if self._slots.locked():
                return
            async with self._slots, asyncio.timeout(REQUEST_TIME):
                head = await reader.readuntil(b"\r\n\r\n")
                writer.write(await self._answer(head.split(b"\r\n", 1)[0]))
                await writer.drain()
        except (TimeoutError, asyncio.IncompleteReadError, asyncio.LimitOverrunError, OSError):
            pass  # whoever asked is gone, slow or no HTTP client
        except Exception as error:  # noqa: BLE001  it goes to the log
            log.defect("metrics_failed", error)
        finally:
            writer.close()

    async def _answer(self, request: bytes) -> bytes:
        method, _, rest = request.partition(b" ")
        path = rest.partition(b" ")[0].partition(b"?")[0]
        if path != b"/metrics" or method != b"GET":
            return _response("404 Not Found", "text/plain", b"See /metrics.\n")
        return _response("200 OK", *await render(self._services))


def _response(status: str, kind: str, body: bytes) -> bytes:
    head = (
        f"HTTP/1.1 {status}\r\nContent-Type: {kind}\r\nContent-Length: {len(body)}\r\n"
        "Cache-Control: no-store\r\nConnection: close\r\n\r\n"
    )
    return head.encode() + body
