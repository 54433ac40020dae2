"""The daily challenge in a browser: one try, its result, and the proof of the dice."""

import asyncio
import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from playwright.sync_api import expect

from heckmeck.server.forbidden_words import ForbiddenWords
from heckmeck.server.identities import Identities
from tests.server.test_daily import Week, greedy
from tests.web.conftest import OpenPage
from tests.web.playing import move, waiting_for_me
from tests.web.serving import Server
from tests.web.test_everyone import serious
from tests.web.test_fair_dice import Message, forge_record

DAYS_AGO = (3, 2, 0)  # on which the player has played; nobody played yesterday
FORGOTTEN = 5  # days ago the player began and did not come back


async def play_before(folder: Path) -> str:
    """Somebody has played on three days, and four others have today; returns the token."""
    week = Week(folder)
    async with week.running():
        known = Identities(week.tables.store.people, week.tables.clock, ForbiddenWords())
        token = (await known.create("Anna", None)).token
        anna = await known.recognize(token)
        others = [await week.person(name) for name in "BCDE"]
    today = datetime.now(UTC).date()
    week.set(today - timedelta(days=FORGOTTEN), 13)
    async with week.running():
        await week.daily.start(anna)
    for ago in DAYS_AGO:
        week.set(today - timedelta(days=ago), 13 if ago else 0)
        async with week.running():
            await week.play(anna)
            if not ago:
                for each in others:
                    await week.play(each, greedy)
    return token


class Played(Server):
    token = ""


@pytest.fixture
def played(client: None, tmp_path: Path) -> Iterator[Played]:
    with ThreadPoolExecutor(1) as elsewhere:  # Playwright has the event loop of this thread
        token = elsewhere.submit(lambda: asyncio.run(play_before(tmp_path))).result()
    running = Played(tmp_path)
    running.token = token
    running.start()
    yield running
    running.stop()


def test_a_first_try(server: Server, open_page: OpenPage) -> None:
    page = open_page(server.url)
    page.get_by_role("link", name="Daily challenge").click()
    expect(
        page.get_by_role("list", name="Your opponents today").get_by_role("listitem")
    ).to_have_count(3)
    assert serious(page) == []
    page.get_by_role("button", name="Play today’s challenge").click()
    waiting_for_me(page)
    table = page.url
    move(page)
    page.wait_for_selector("button.group:enabled")
    page.goto(f"{server.url}daily")  # the link that people share
    expect(page.get_by_text("continues the one from your last visit")).to_be_visible()
    page.get_by_role("button", name="Resume").click()
    page.wait_for_selector("button.group:enabled")
    assert page.url.split("#")[1] == table.split("#")[1], "the same try, with the same dice"
    move(page)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Leave the game").click()
    page.get_by_role("button", name="Yes, leave").click()
    # The rolls are proven tomorrow, and everything else now.
    expect(
        page.get_by_role("status").filter(has_text="The record matches the game you saw.")
    ).to_have_text(re.compile("It is revealed on .* your device can check the roll"))
    page.get_by_role("link", name="Details").click()
    expect(page.get_by_role("heading", name="Right so far")).to_be_visible()
    expect(page.get_by_text("All 2 lines are as this device saw them.")).to_be_visible()
    assert serious(page) == []
    forge_record(page, decide_otherwise)
    page.reload()
    expect(page.get_by_role("heading", name="Something is wrong")).to_be_visible()
    expect(page.get_by_text("Line 3 is not what this device saw.")).to_be_visible()
    page.goto(table)
    expect(page.get_by_role("alert")).to_contain_text("This record cannot be trusted")


def decide_otherwise(lines: list[Message]) -> None:
    """The operator hands out the record of another game with the same dice."""
    _, roll, keep = lines
    keep["face"] = next(face for face in roll["dice"] if face != keep["face"])


def test_a_result_is_shared_and_yesterday_is_verified(played: Played, open_page: OpenPage) -> None:
    page = open_page(f"{played.url}#/daily", token=played.token)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    result = page.locator(".result")
    expect(result).to_contain_text("of 4")
    expect(result).to_contain_text("of 4 others today")
    assert serious(page) == []
    turns = page.get_by_role("list", name="Your turns").get_by_role("listitem").count()
    page.get_by_role("button", name="Copy the result").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    line, link = page.evaluate("navigator.clipboard.readText()").split("\n")
    today = datetime.now(UTC).date()
    assert line.startswith(f"Heckmeck {today} · 🪱 ")
    assert len(line.rsplit(" · ", 1)[1]) == turns > 3
    assert link == f"{played.url}daily?lang=en"
    expect(page.locator("li.played")).to_have_count(len(DAYS_AGO))
    expect(page.locator("li", has_text=": not finished")).to_have_count(1)
    # The dice of today are not proven before tomorrow, those of the day before yesterday are.
    table = page.get_by_role("link", name="Replay").get_attribute("href") or ""
    page.goto(played.url + table.replace("replay", "verify"))
    expect(page.get_by_text("stays secret until everybody has played")).to_be_visible()
    page.goto(f"{played.url}#/daily")
    page.get_by_role("link", name="Verify your dice").click()
    expect(page.get_by_role("heading", name="The dice are verified")).to_be_visible()
    assert serious(page) == []
