"""What the Python client does when the server cannot answer."""

import asyncio
import socket

import pytest

from heckmeck.client import Server


def test_a_server_that_is_not_there_is_a_connection_error() -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        url = f"http://127.0.0.1:{free.getsockname()[1]}"
        with pytest.raises(ConnectionError, match=url):
            asyncio.run(Server(url).health())
