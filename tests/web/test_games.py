"""Whole games in a real browser: by tapping, by keys, on a phone and on a desk."""

import re
from struct import unpack

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.web.conftest import DESKTOP, PHONE, OpenPage
from tests.web.playing import By, over, play, play_on, waiting_for_me
from tests.web.serving import Server

WAYS: list[tuple[ViewportSize, By]] = [(PHONE, "finger"), (DESKTOP, "keys")]


# Counts how often the table has made way for a result that is not there yet.
WATCH_END = """() => {
  window.bare = 0;
  const look = () =>
    (window.bare += Number(Boolean(
      document.querySelector(".board.final") && !document.querySelector(".end h2"))));
  new MutationObserver(look).observe(document.body,
    { subtree: true, childList: true, attributes: true });
}"""


@pytest.mark.parametrize("edition", ["original", "specialists"])
def test_whole_game(server: Server, open_page: OpenPage, edition: str) -> None:
    """Some moves by finger on a phone, some by keys on a desktop, the rest without either."""
    code, token = server.table(edition=edition)
    page = open_page(f"{server.url}#/table/{code}", token=token, touch=True)
    page.get_by_role("button", name="Start with 2 players").click()
    made = play(page, "tab", most=4)  # the Tab key comes everywhere, but it takes its time
    for size, by in WAYS:
        page.set_viewport_size(size)
        made += play(page, by, most=10)
    assert len(made) > 10
    assert any(each.startswith("keep") for each in made)
    assert "stop" in made
    page.evaluate(WATCH_END)
    play_on(page)
    assert over(page)
    assert page.evaluate("window.bare") == 0
    expect(page.locator(".end h2")).to_have_text(re.compile("won"))
    assert page.locator(".end li").count() == 2
    record = server.ask("GET", f"/api/tables/{code}/record", token=token)
    assert record.startswith('{"heckmeck"')
    with page.expect_download() as download:
        page.get_by_role("button", name="Share result").click()
    picture = download.value.path().read_bytes()
    assert download.value.suggested_filename == "heckmeck.png"
    assert unpack(">II", picture[16:24]) == (1200, 630)
    assert len(picture) > 50_000
    # The browser checks the dice by itself, with what it kept of the game.
    expect(page.locator(".end.card")).to_contain_text("the record matches the game you saw")
    page.get_by_role("link", name="Details").click()
    expect(page.locator(".card.verified h2")).to_have_text("The dice are verified")
    assert page.get_by_text("Your random number").count() == 1
    page.go_back()
    # Against bots, the next game starts at once, and the score goes on.
    before = page.url
    page.get_by_role("button", name="Play again").click()
    expect(page.locator(".end")).to_have_count(0)
    waiting_for_me(page)
    assert page.url != before
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("region", name="Series")).to_contain_text("Series after 1 game")


def test_play_now_in_one_tap(server: Server, open_page: OpenPage) -> None:
    page = open_page(server.url, PHONE, motion=True)
    page.get_by_role("button", name="Play now").click()
    waiting_for_me(page)
    expect(page.locator(".others article")).to_have_count(3)
    page.locator(".actions button[data-do]:enabled").first.click()
    page.wait_for_selector("button.group:enabled")
    assert "Your turn" in page.title()
