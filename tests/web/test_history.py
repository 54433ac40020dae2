"""My games and my statistics: found from the start page, filtered, deleted; axe finds nothing."""

import asyncio
from concurrent.futures import ThreadPoolExecutor

from playwright.sync_api import expect

from tests.server.players import Party
from tests.web.conftest import PHONE, OpenPage
from tests.web.serving import Server
from tests.web.test_everyone import serious


def finished_game(url: str) -> tuple[str, str]:
    """The id of a game against a bot, and the token of its player."""

    async def play() -> tuple[str, str]:
        async with Party(url) as party:
            await party.begin(1, ["random"], edition="specialists")
            await party.play_on()
            return party.created.id, party.tokens[0]

    with ThreadPoolExecutor(1) as pool:  # a browser's event loop runs in this thread
        return pool.submit(lambda: asyncio.run(play())).result()


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
    page.get_by_role("button", name="Choose games").click()
    page.get_by_label("Edition").select_option("Original")
    expect(row).to_have_count(0)
    expect(page.get_by_text("0 games")).to_be_visible()
    page.get_by_role("button", name="Original: show others too").click()
    expect(row).to_have_count(1)

    page.get_by_role("link", name="My statistics").click()
    expect(page.get_by_text(f"{int(listed['won'])} of 1 games").first).to_be_visible()
    recent = page.get_by_role("list", name="Your latest games").get_by_role("link")
    expect(recent).to_have_count(1)
    assert serious(page) == []

    page.get_by_role("link", name="My games").click()
    page.get_by_role("button", name="Delete my games and statistics").click()
    page.get_by_role("button", name="Delete my games", exact=True).click()
    expect(page.get_by_role("link", name="Play your first game")).to_be_visible()
    assert serious(page) == []
    assert server.ask("GET", "/api/me/statistics", token=token)["total"]["games"] == 0
