"""My games and my statistics: found from the start page, filtered, deleted; axe finds nothing."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise

from playwright.sync_api import Locator, Page, ViewportSize, expect

from tests.server.players import Party
from tests.web.conftest import DESKTOP, PHONE, OpenPage
from tests.web.serving import Server
from tests.web.test_everyone import serious


def finished_game(url: str) -> tuple[str, str]:
    """The id of a game against a bot, and the token of its player."""

    async def play() -> tuple[str, str]:
        async with Party(url) as party:
            await party.begin(1, ["cautious"], edition="specialists")
            await party.play_on()
            return party.created.id, party.tokens[0]

    with ThreadPoolExecutor(1) as pool:  # a browser's event loop runs in this thread
        return pool.submit(lambda: asyncio.run(play())).result()


SMALL: ViewportSize = {"width": 320, "height": 568}
# What reaches beyond the column, or has to be scrolled sideways.
TOO_WIDE = """() => {
  const edge = document.querySelector("main nav").getBoundingClientRect().right + 1;
  return [...document.querySelectorAll("main *:not(.sr, .sr *)")]
    .filter((each) => each.getBoundingClientRect().right > edge
      || (/auto|scroll/.test(getComputedStyle(each).overflowX)
        && each.scrollWidth > each.clientWidth))
    .map((each) => each.outerHTML.slice(0, 120));
}"""
# Cards that begin side by side and do not end together.
UNEVEN = """() => {
  const cards = [...document.querySelectorAll("main .card")].map((each) => ({
    name: each.innerText.split("\\n")[0], ...each.getBoundingClientRect().toJSON() }));
  return cards.filter((each) => cards.some((other) =>
    Math.abs(other.top - each.top) < 1 && Math.abs(other.bottom - each.bottom) > 1))
    .map(({ name }) => name);
}"""


def look_at(page: Page, size: ViewportSize, question: str) -> None:
    """The answer to the question is an empty list, sooner or later."""
    page.set_viewport_size(size)
    page.wait_for_function(f"({question})().length === 0")


def test_my_games_and_statistics(server: Server, open_page: OpenPage) -> None:
    game, token = finished_game(server.url.rstrip("/"))
    (listed,) = server.ask("GET", "/api/me/games", token=token)["games"]
    page = open_page(server.url, PHONE, token=token)
    section = page.locator("section", has=page.get_by_role("heading", name="My games"))
    expect(section.get_by_role("img")).to_have_count(1)
    assert serious(page) == []
    section.get_by_role("link", name="All my games").click()

    row = page.get_by_role("article")
    expect(row).to_have_count(1)
    expect(row).to_contain_text("With specialists")
    worms = listed["worms"][listed["seat"]]
    expect(row).to_contain_text("1 worm" if worms == 1 else f"{worms} worms")
    place = row.get_by_role("img")
    expect(place).to_have_accessible_name("1st of 2" if listed["won"] else "2nd of 2")
    expect(row.get_by_role("link", name="Replay")).to_have_attribute("href", f"#/replay/{game}")
    assert serious(page) == []
    look_at(page, SMALL, TOO_WIDE)
    lefts = [each["x"] for each in map(Locator.bounding_box, row.locator(".icon").all()) if each]
    assert max(right - left for left, right in pairwise(lefts)) < 60, "the signs are apart"
    with page.expect_download() as download:
        row.get_by_role("button", name="Share the result of the game with").click()
    assert download.value.suggested_filename == "heckmeck.png"
    expect(row.get_by_role("status")).to_contain_text("Picture saved")
    page.set_viewport_size(PHONE)
    page.get_by_role("button", name="Filter games").click()
    page.get_by_label("Edition").select_option("Original")
    expect(row).to_have_count(0)
    expect(page.get_by_text("0 games")).to_be_visible()
    page.get_by_role("button", name="Original: show others too").click()
    expect(row).to_have_count(1)

    page.get_by_role("link", name="My statistics").click()
    expect(page.get_by_text(f"{int(listed['won'])} of 1 game").first).to_be_visible()
    recent = page.get_by_role("list", name="Your latest games").get_by_role("link")
    expect(recent).to_have_count(1)
    assert serious(page) == []
    look_at(page, SMALL, TOO_WIDE)
    look_at(page, DESKTOP, UNEVEN)
    page.set_viewport_size(PHONE)

    page.get_by_role("link", name="My games").click()
    page.get_by_role("button", name="Delete my games and statistics").click()
    page.get_by_role("button", name="Delete my games", exact=True).click()
    expect(page.get_by_role("link", name="Play your first game")).to_be_visible()
    assert serious(page) == []
    assert server.ask("GET", "/api/me/statistics", token=token)["total"]["games"] == 0
