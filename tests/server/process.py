"""A real server process on a free loopback port, that can be stopped, killed and started again."""

import os
import signal
import subprocess
import sys
from pathlib import Path
from types import TracebackType

# What people would never need but a test does: everything comes from one address.
GENEROUS = (
    "identity_burst=100000",
    "request_burst=1000000",
    "request_rate=100000",
    "identity_request_burst=1000000",
    "miss_burst=100000",
    "total_miss_burst=100000",
    "newcomer_burst=100000",
    "connections_per_address=10000",
    "anonymous_per_address=10000",
    "message_burst=100000",
    "message_rate=10000",
)

OTHER_CLOCK = Path(__file__).with_name("other_clock.py")


class ServerProcess:
    """Use it as `with`; the data stays in its folder between two starts."""

    def __init__(
        self,
        folder: Path,
        *limits: str,
        generous: bool = True,
        options: tuple[str, ...] = (),
        errors: Path | None = None,
        environment: dict[str, str] | None = None,
        clock_ahead: float = 0,
    ) -> None:
        self.folder = folder
        self.options = options
        self.environment = environment or {}
        self.clock_ahead = clock_ahead  # seconds; it may be changed between two starts
        self.errors = errors  # where standard error goes
        self.limits = [f"--limit={each}" for each in (*(GENEROUS if generous else ()), *limits)]
        self.port = 0
        self.process: subprocess.Popen[str] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        assert self.process is not None
        return self.process.pid

    def start(self) -> "ServerProcess":
        errors = None if self.errors is None else self.errors.open("a")
        self.process = subprocess.Popen(
            [
                *(sys.executable, *self._program(), "serve", "--no-browser"),
                *(
                    "--port",
                    str(self.port),
                    "--data",
                    str(self.folder),
                    *self.limits,
                    *self.options,
                ),
            ],
            stdout=subprocess.PIPE,
            stderr=errors,
            text=True,
            env={**os.environ, "PYTHONWARNINGS": "error", **self.environment},
        )
        if errors is not None:
            errors.close()
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if "is running at" not in line:
            raise AssertionError(f"the server did not start: {line}{self._ended()}")
        self.port = int(line.split("http://127.0.0.1:")[1].split("/")[0])
        return self

    def _program(self) -> tuple[str, ...]:
        if not self.clock_ahead:
            return ("-m", "heckmeck")
        return (str(OTHER_CLOCK), str(self.clock_ahead))

    def kill(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self._ended()

    def stop(self, how: int = signal.SIGTERM) -> tuple[int, str]:
        """Its exit status and what it said last."""
        assert self.process is not None
        self.process.send_signal(how)
        return self._ended()

    def _ended(self) -> tuple[int, str]:
        assert self.process is not None
        said, _ = self.process.communicate(timeout=20)
        status = self.process.returncode
        self.process = None
        return status, said

    def __enter__(self) -> "ServerProcess":
        return self.start()

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self.process is None:
            return
        if "COVERAGE_PROCESS_CONFIG" in os.environ:
            self.stop()  # a killed process could not write what it measured
        else:
            self.kill()
