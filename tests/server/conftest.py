"""One server for all tests that do not stop it."""

from collections.abc import Iterator

import pytest

from .process import ServerProcess


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with ServerProcess(tmp_path_factory.mktemp("data")) as running:
        yield running
