"""The server that browser tests visit, with requests that set up what a test needs."""

import json
import urllib.request
from typing import Any

from tests.server.process import ServerProcess


class Server(ServerProcess):
    """A server process; its address ends with a slash, as in a browser."""

    @property
    def url(self) -> str:
        return f"{super().url}/"

    def ask(self, method: str, path: str, body: Any = None, token: str | None = None) -> Any:
        """A plain request of the protocol."""
        headers = {"Content-Type": "application/json"}
        if token:
            headers["Authorization"] = f"Bearer {token}"
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(  # noqa: S310
            self.url + path.lstrip("/"), data=data, headers=headers, method=method
        )
        with urllib.request.urlopen(request, timeout=10) as answer:  # noqa: S310
            text = answer.read().decode()
        return (
            json.loads(text)
            if answer.headers["content-type"].startswith("application/json")
            else text
        )

    def table(self, bots: tuple[str, ...] = ("cautious",), **settings: Any) -> tuple[str, str]:
        """A table against bots that do not dawdle; its code and the token of its owner."""
        token = self.ask("POST", "/api/identity", {"name": "Tester"})["token"]
        quick = {"bot_pace": 0, "grace": None, "stand_in": "cautious"}
        body = {"settings": {**quick, **settings}, "bots": bots}
        return self.ask("POST", "/api/tables", body, token)["code"], token
