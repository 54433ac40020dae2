"""A server process that can be killed and started again on the same port and data."""

import json
import os
import re
import subprocess
import sys
import urllib.request
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]


class Server:
    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = 0
        self.url = ""
        self._process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        command = [sys.executable, "-m", "heckmeck", "serve", "--no-browser"]
        command += ["--port", str(self.port), "--data", str(self.folder / "data")]
        # Everything here comes from one address, so the limits of one address are too tight.
        for limit in ("request_burst=100000", "identity_burst=1000"):
            command += ["--limit", limit]
        with (self.folder / "log").open("a") as log:
            self._process = subprocess.Popen(
                command,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                env={**os.environ, "PYTHONPATH": str(ROOT / "src"), "PYTHONUNBUFFERED": "1"},
            )
        assert self._process.stdout is not None
        for line in self._process.stdout:
            if found := re.search(r"http://[\d.]+:(\d+)/", line):
                self.port = int(found[1])
                self.url = found[0]
                return
        raise AssertionError((self.folder / "log").read_text())

    def kill(self) -> None:
        """As a crash would."""
        assert self._process is not None
        self._process.kill()
        self._process.wait()
        if self._process.stdout:
            self._process.stdout.close()

    def stop(self) -> None:
        assert self._process is not None
        self._process.terminate()
        self._process.wait(timeout=15)
        if self._process.stdout:
            self._process.stdout.close()

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
        body = {"settings": {"bot_pace": 0, "grace": None, **settings}, "bots": bots}
        return self.ask("POST", "/api/tables", body, token)["code"], token
