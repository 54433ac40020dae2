"""What a page needs is asked for at once and only once; `bench/page.py` measures the gain."""

import re
from urllib.parse import urlsplit

from playwright.sync_api import Page, expect

from tests.web.conftest import OpenPage
from tests.web.playing import move, start
from tests.web.serving import Server


def listening(page: Page) -> list[str]:
    """The addresses asked for from now on, without what changes with every build."""
    asked: list[str] = []

    def note(url: str) -> None:
        path = urlsplit(url).path
        asked.append(re.sub(r"-[\w-]{8}\.(js|css)$", r".\1", path))

    page.on("request", lambda request: note(request.url))
    page.on("websocket", lambda socket: note(socket.url))
    return asked


def without_pictures(asked: list[str]) -> list[str]:
    return sorted(path for path in asked if not path.endswith((".woff2", ".svg")))


PAGE = ["/", "/assets/app.css", "/assets/app.js", "/assets/boot.js", "/assets/en.js"]


def test_home_asks_everything_once(server: Server, open_page: OpenPage) -> None:
    token = server.table(title="Once is enough")[1]
    page = open_page("about:blank", token=token, empty_cache=True)
    asked = listening(page)
    page.goto(server.url)
    expect(page.get_by_role("link", name=re.compile("Once is enough"))).to_be_visible()
    lists = ["/api/about", "/api/daily", "/api/me/games", "/api/me/tables", "/api/tables"]
    assert without_pictures(asked) == sorted(PAGE + lists)


def test_a_table_opens_one_socket_and_plays_on_it(server: Server, open_page: OpenPage) -> None:
    code, token = server.table()
    page = open_page("about:blank", token=token, empty_cache=True)
    asked = listening(page)
    start(page, server, code)
    move(page)
    page.wait_for_selector("main:not([data-sending])")
    sockets = [path for path in asked if path.endswith("/socket")]
    assert sockets == [f"/api/tables/{code}/socket"]


def test_a_prefetched_socket_is_not_used_for_another_table(
    server: Server, open_page: OpenPage
) -> None:
    """The socket asked for early is of one table; at another one it must not be used."""
    (first, token), (second, _) = server.table(title="First"), server.table(title="Second")
    page = open_page("about:blank", token=token, empty_cache=True)
    held = []
    page.route(re.compile(r"/assets/app-.*\.js"), lambda route: held.append(route))
    asked = listening(page)
    with page.expect_websocket():
        page.goto(f"{server.url}#/table/{first}", wait_until="commit")
    page.evaluate("code => (location.hash = `#/table/${code}`)", second)
    held[0].continue_()
    expect(page.get_by_role("heading", name="Second")).to_be_visible()
    assert [path for path in asked if path.endswith("/socket")] == [
        f"/api/tables/{code}/socket" for code in (first, second)
    ]
