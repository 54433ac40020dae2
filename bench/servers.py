"""A real server process for the benchmarks, on a free loopback port."""

import re
import signal
import subprocess
import sys
from pathlib import Path
from time import monotonic
from types import TracebackType

# Everything comes from one address, so nothing may be limited by address.
LIMITS = (
    "identity_burst=1000000",
    "request_burst=1000000",
    "request_rate=1000000",
    "identity_request_burst=1000000",
    "newcomer_burst=1000000",
    "connections_per_address=100000",
    "connections_per_identity=100000",
    "anonymous_per_address=100000",
    "tables_per_identity=100000",
    "message_burst=1000000",
    "message_rate=100000",
)


class DidNotStart(Exception):
    """The server ended before it was ready. The text is what it wrote to standard error."""


class BenchServer:
    """Can be killed and started again with the same data. Use it as `with`."""

    def __init__(
        self, folder: Path, limits: tuple[str, ...] = LIMITS, options: tuple[str, ...] = ()
    ) -> None:
        self.folder = folder
        self.log = folder.parent / f"{folder.name}.log"
        self.options = options
        self.port = 0
        self.starts: list[float] = []  # seconds until it was ready
        self._limits = limits
        self.process: subprocess.Popen[str] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        assert self.process is not None
        return self.process.pid

    def start(self) -> None:
        began = monotonic()
        command = [sys.executable, "-m", "heckmeck", "serve", "--no-browser"]
        command += ["--port", str(self.port), "--data", str(self.folder)]
        command += [f"--limit={each}" for each in self._limits]
        command += self.options
        with self.log.open("a+") as log:
            start = log.tell()
            self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True)
            assert self.process.stdout is not None
            found = re.search(r"http://127\.0\.0\.1:(\d+)/", self.process.stdout.readline())
            if found is None:
                self.process.communicate()
                self.process = None
                log.seek(start)
                raise DidNotStart(log.read().strip())
        self.port = int(found[1])
        self.starts.append(monotonic() - began)

    def kill(self) -> None:
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        if self.process is not None:
            self.process.send_signal(how)
            self.process.communicate()
            self.process = None

    def __enter__(self) -> "BenchServer":
        self.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.kill()
