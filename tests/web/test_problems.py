"""What did not work is said, and stays said until it is over."""

import json
import re

import pytest
from playwright.sync_api import Page, Route, WebSocketRoute, expect

from heckmeck.locale import catalogue
from tests.web.conftest import OpenPage
from tests.web.serving import Server

ENGLISH = catalogue("en")


def refuse_new_tables(page: Page) -> None:
    def answer(route: Route) -> None:
        if route.request.method == "POST":
            body = json.dumps({"code": "too_many_tables", "sentence": "English"})
            route.fulfill(status=409, content_type="application/json", body=body)
        else:
            route.fallback()

    page.route("**/api/tables", answer)


def test_a_link_that_was_used_before(server: Server, open_page: OpenPage) -> None:
    _, token = server.table()
    code = server.ask("POST", "/api/me/link", token=token)["code"]
    server.ask("POST", "/api/claim", {"code": code})
    page = open_page(f"{server.url}#claim={code}", refusals_are_fine=True)
    expect(page.get_by_role("alert")).to_have_text(ENGLISH("refused-link_unknown"))
    assert "claim" not in page.url
    page.get_by_role("link", name=ENGLISH("create-table")).click()
    expect(page.get_by_role("heading", name=ENGLISH("create-table"))).to_be_visible()
    page.go_back()
    expect(page.get_by_role("button", name=ENGLISH("play-now"))).to_be_visible()
    expect(page.get_by_role("alert")).to_have_text([])


def test_a_refused_table_is_still_explained_when_home_has_loaded_its_lists_again(
    server: Server, open_page: OpenPage
) -> None:
    page = open_page("about:blank", refusals_are_fine=True)
    page.clock.install()
    page.goto(server.url)
    refuse_new_tables(page)
    page.get_by_role("button", name=ENGLISH("play-now")).click()
    alert = page.get_by_role("alert")
    expect(alert).to_have_text(ENGLISH("refused-too_many_tables"))
    for _ in range(2):  # the second request starts after the first answer was shown
        with page.expect_response("**/api/about"):
            page.clock.fast_forward("00:09")
    expect(alert).to_have_text(ENGLISH("refused-too_many_tables"))


def test_a_page_that_stays_older_than_the_server_says_so(
    server: Server, open_page: OpenPage
) -> None:
    code, _ = server.table()
    hellos: list[str] = []

    def refuse(socket: WebSocketRoute) -> None:
        def answer(message: str | bytes) -> None:
            hellos.append(str(message))
            refused = {"type": "refused", "id": None, "code": "protocol_unknown", "version": 0}
            socket.send(json.dumps({**refused, "sentence": "English"}))
            socket.close(code=4400)

        socket.on_message(answer)

    page = open_page(server.url, offline_is_fine=True)
    page.route_web_socket(re.compile(r"/socket$"), refuse)
    page.goto(f"{server.url}#/table/{code}")
    page.reload()
    expect(page.get_by_role("alert")).to_have_text(ENGLISH("refused-protocol_unknown"))
    assert len(hellos) >= 2, "it did not reload first"


def test_a_language_that_cannot_be_loaded_is_not_chosen(
    server: Server, open_page: OpenPage
) -> None:
    page = open_page(server.url, offline_is_fine=True, empty_cache=True)
    page.route(re.compile(r"/assets/de-"), lambda route: route.abort())
    page.get_by_role("button", name=ENGLISH("settings")).click()
    page.get_by_text("Deutsch", exact=True).click()
    expect(page.locator("dialog").get_by_role("alert")).to_have_text(ENGLISH("error-offline"))
    page.reload()
    expect(page.get_by_role("button", name=ENGLISH("play-now"))).to_be_visible()


@pytest.mark.parametrize(
    ("screen", "asked"),
    [
        ("create", r"/api/about$"),
        ("table/{code}", r"/api/about$"),
        ("replay/{code}", r"/replay$"),
        ("verify/{code}", r"/api/tables/\w+$"),
    ],
)
def test_a_new_identity_does_not_load_a_screen_again(
    server: Server, open_page: OpenPage, screen: str, asked: str
) -> None:
    code, token = server.table()
    page = open_page("about:blank", token=token, refusals_are_fine=True)
    requests: list[str] = []
    page.on("request", lambda each: requests.append(each.url))
    page.goto(f"{server.url}#/{screen.format(code=code)}")
    page.wait_for_selector("header h1")
    page.wait_for_load_state("networkidle")
    before = [each for each in requests if re.search(asked, each)]
    page.evaluate(
        """() => {
          const known = JSON.parse(localStorage.getItem("heckmeck"));
          localStorage.setItem("heckmeck", JSON.stringify({ ...known, token: null }));
          dispatchEvent(new StorageEvent("storage", { key: "heckmeck" }));
        }"""
    )
    page.wait_for_timeout(300)
    assert before
    assert [each for each in requests if re.search(asked, each)] == before


def test_two_invitations_on_one_page_have_names_of_their_own(
    server: Server, open_page: OpenPage
) -> None:
    code, token = server.table()
    page = open_page(f"{server.url}#/table/{code}", token=token)
    expect(page.get_by_text("heckmeck serve --host 0.0.0.0")).to_be_visible()
    page.get_by_role("button", name=ENGLISH("menu")).click()
    page.get_by_text(ENGLISH("invite-watch")).click()
    links = page.get_by_label(ENGLISH("link"), exact=True)
    expect(links).to_have_count(2)
    first, second = (each.get_attribute("id") for each in links.all())
    assert first != second
