"""Two nodes behind a proxy, as people meet them: one dies, and the game goes on."""

from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from time import monotonic

import httpx
import pytest
from playwright.sync_api import Page, expect

from tests.server.cluster import Cluster, Proxy
from tests.server.postgres import PostgresServer
from tests.server.test_proxy import NGINX
from tests.web.conftest import PATIENCE, OpenPage
from tests.web.playing import CHOOSE

pytestmark = pytest.mark.skipif(NGINX is None, reason="nginx is missing (scripts/proxy.sh)")

MAY_MOVE = "button.group:enabled, .actions button[data-do]:enabled"


def test_a_game_goes_on_when_the_nodes_of_its_players_die(
    client: None, open_page: OpenPage, tmp_path: Path
) -> None:
    with ExitStack() as stack, ThreadPoolExecutor(1) as thread:
        # A thread of its own: Playwright keeps an event loop running in this one.
        postgres = thread.submit(PostgresServer).result()
        stack.callback(postgres.close)
        thread.submit(postgres.start).result()
        two = stack.enter_context(thread.submit(Cluster, postgres, tmp_path).result())
        proxy = stack.enter_context(Proxy(tmp_path / "proxy", two.ports))
        tokens, code = table(proxy.url)
        pages = [
            open_page(f"{proxy.url}/#/table/{code}", token=token, offline_is_fine=True)
            for token in tokens
        ]
        host, guest = pages
        guest.get_by_role("button", name="Sit down").first.click()
        host.get_by_role("button", name="Start with 2 players").click()
        play(pages, 4)
        for node in two.nodes:  # whichever of them a player is connected to
            node.kill()
            play(pages, 3)  # within the patience of a page, without a reload
            node.start()
        expect(host.get_by_text("The connection is lost")).to_have_count(0)
        give_up = monotonic() + PATIENCE / 1000
        while len({page.locator(".grill").inner_text() for page in pages}) > 1:
            assert monotonic() < give_up
            host.wait_for_timeout(50)


def table(url: str) -> tuple[list[str], str]:
    """Two people, and the code of the first one's table."""
    with httpx.Client(base_url=url) as web:
        tokens = [
            web.post("/api/identity", json={"name": name}).json()["token"]
            for name in ("Anna", "Ben")
        ]
        created = web.post(
            "/api/tables",
            json={"settings": {"seats": 2, "grace": None}},
            headers={"authorization": f"Bearer {tokens[0]}"},
        )
        return tokens, created.json()["code"]


def play(pages: list[Page], moves: int) -> None:
    """Moves of whoever is to move."""
    for _ in range(moves):
        give_up = monotonic() + PATIENCE / 1000
        while not (found := next(filter(None, map(choice, pages)), None)):
            assert monotonic() < give_up
            pages[0].wait_for_timeout(50)
        page, selector = found
        page.click(selector)
        page.wait_for_selector("main:not([data-sending])")


def choice(page: Page) -> tuple[Page, str] | None:
    """What this page would press, if it may."""
    if not page.locator(MAY_MOVE).count():
        return None
    chosen = page.evaluate(CHOOSE)  # None if the connection was lost in between
    return chosen and (page, chosen[0])
