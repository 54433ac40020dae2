"""One server for all tests that do not stop it, one PostgreSQL, and a thread for every test."""

import asyncio
import inspect
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from tests.server.postgres import PostgresServer
from tests.server.process import ServerProcess


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with ServerProcess(tmp_path_factory.mktemp("data")) as running:
        yield running


@pytest.fixture(scope="session")
def postgres() -> Iterator[PostgresServer]:
    with PostgresServer() as running:
        yield running


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool:
    """Run each test in a new thread, with an event loop if it is a coroutine.

    Playwright leaves an event loop running in the main thread once a browser test has run in this
    process, and asyncio refuses to start another one there.
    """
    arguments = {name: pyfuncitem.funcargs[name] for name in pyfuncitem._fixtureinfo.argnames}

    def call() -> Any:
        result = pyfuncitem.obj(**arguments)
        if inspect.iscoroutine(result):
            asyncio.run(result)

    with ThreadPoolExecutor(max_workers=1) as pool:
        pool.submit(call).result()
    return True
