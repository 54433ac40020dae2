"""The real server process, a real Chromium, and pages that fail a test when they complain."""

import json
import os
import shutil
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright
from tests.web.serving import Server

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "scripts"))

PLAIN_HTTP_NAME = "heckmeck.test"
FLAGS = [
    f"--host-resolver-rules=MAP {PLAIN_HTTP_NAME} 127.0.0.1",
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PHONE = {"width": 390, "height": 844}
DESKTOP = {"width": 1440, "height": 900}

OpenPage = Callable[..., Page]

# A busy machine is slow, which is no fault of the page.
PATIENCE = 20_000
expect.set_options(timeout=PATIENCE)


def _chromium() -> str | None:
    for name in ("chromium", "chromium-browser", "google-chrome"):
        if found := shutil.which(name):
            return found
    return None


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    path = _chromium()
    if path is None:
        sentence = "no Chromium on this machine: the tests in a browser are left out"
        if os.environ.get("CI") == "true":
            pytest.fail(sentence)
        pytest.skip(sentence)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def client() -> None:
    """The built browser client."""
    import build_web

    build_web.install(tools=True)  # axe-core is one of the tools
    if not build_web.is_fresh():
        build_web.build()


@pytest.fixture(scope="session")
def server(client: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("server"))
    running.start()
    yield running
    running.stop()


@pytest.fixture(scope="session")
def gallery(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The table in many positions of real games, without a server."""
    import screenshots

    folder = tmp_path_factory.mktemp("gallery")
    screenshots.build_gallery(folder)
    with screenshots.served(folder) as url:
        yield url


@pytest.fixture
def open_page(browser: Browser) -> Iterator[OpenPage]:
    """Open an address in a context of its own (another person, another device)."""
    complaints: list[str] = []
    contexts = []

    def open_page(
        url: str,
        size: dict[str, int] = PHONE,
        motion: bool = False,
        theme: str = "dark",
        touch: bool = False,
        offline_is_fine: bool = False,
        refusals_are_fine: bool = False,
        token: str | None = None,
    ) -> Page:
        context = browser.new_context(
            viewport=size,  # type: ignore[arg-type]
            reduced_motion="no-preference" if motion else "reduce",
            color_scheme=theme,  # type: ignore[arg-type]
            has_touch=touch,
        )
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        # Whoever has a token has been here before; everybody here is in a hurry.
        known = json.dumps(
            {"fast": not motion} | ({"token": token, "name": "Tester"} if token else {})
        )
        context.add_init_script(
            "if (location.protocol !== 'about:')"
            f"localStorage.getItem('heckmeck') ?? localStorage.setItem('heckmeck', {known!r})"
        )
        page = context.new_page()

        def heard(text: str) -> None:
            lost = "net::ERR_" in text or "WebSocket" in text
            refused = "responded with a status of 4" in text
            if not (offline_is_fine and lost) and not (refusals_are_fine and refused):
                complaints.append(text)

        page.on("console", lambda told: heard(told.text) if told.type == "error" else None)
        page.on("pageerror", lambda error: heard(str(error)))
        page.goto(url)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert complaints == []
