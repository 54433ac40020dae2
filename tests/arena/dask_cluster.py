"""A Dask cluster of separate processes on this machine."""

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from types import TracebackType
from typing import Any, Self

PATIENCE = 60  # seconds; far more than a busy machine needs


class DaskCluster:
    """A scheduler and its workers, each a process on the loopback interface."""

    def __init__(self, folder: Path, workers: int = 0, **settings: str) -> None:
        self._folder = folder
        self._wanted = workers
        self._settings = settings  # more environment variables for all processes
        self.address = ""
        self.workers: list[subprocess.Popen[bytes]] = []

    def __enter__(self) -> Self:
        self.scheduler = self._scheduler()
        try:
            for _ in range(self._wanted):
                self.start_worker(wait=False)
            for number in range(self._wanted):
                self._await_worker(number)
        except BaseException:
            self._end()
            raise
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._end()

    def start_worker(self, environment: Mapping[str, str] | None = None, wait: bool = True) -> None:
        number = len(self.workers)
        folder = self._folder / f"worker-{number}"
        self.workers.append(
            self._start(
                folder.name,
                *("worker", self.address, "--nthreads", "1", "--no-nanny", "--memory-limit", "0"),
                *("--local-directory", str(folder), "--death-timeout", str(PATIENCE)),
                environment=environment,
            )
        )
        if wait:
            self._await_worker(number)

    def log(self, name: str) -> str:
        return (self._folder / f"{name}.log").read_text("utf-8")

    def _scheduler(self) -> "subprocess.Popen[bytes]":
        file = self._folder / "scheduler.json"
        process = self._start(
            "scheduler", "scheduler", "--port", "0", "--scheduler-file", str(file)
        )

        def started() -> bool:
            try:
                self.address = json.loads(file.read_text("utf-8"))["address"]
            except (OSError, ValueError):  # not there yet, or not complete
                return False
            return True

        try:
            wait_until(started, process)
        except BaseException:
            end(process)
            raise
        return process

    def _await_worker(self, number: int) -> None:
        wait_until(lambda: "Registered to" in self.log(f"worker-{number}"), self.workers[number])

    def _start(
        self, name: str, *arguments: str, environment: Mapping[str, str] | None = None
    ) -> "subprocess.Popen[bytes]":
        with (self._folder / f"{name}.log").open("wb") as log:
            return subprocess.Popen(
                [
                    *(sys.executable, "-m", "dask", *arguments, "--host", "127.0.0.1"),
                    *("--no-dashboard", "--dashboard-address", "127.0.0.1:0"),
                ],
                stdout=log,
                stderr=log,
                cwd=self._folder,
                env={**os.environ, **self._settings, **(environment or {})},
            )

    def _end(self) -> None:
        for process in (*self.workers, self.scheduler):
            end(process)


def end(process: "subprocess.Popen[bytes]") -> None:
    process.kill()
    process.wait()


def wait_until(done: Callable[[], bool], process: "subprocess.Popen[Any]") -> None:
    """Wait until this is so. The process must still be running."""
    deadline = time.monotonic() + PATIENCE
    while not done():
        assert process.poll() is None, "the process has ended"
        assert time.monotonic() < deadline, "nothing happened"
        time.sleep(0.05)
