"""The table as a picture: every decision is offered, said and sent; nothing scrolls sideways."""

import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import screenshots
from tests.web.conftest import OpenPage


@pytest.fixture(scope="module")
def positions(gallery: str) -> dict[str, Any]:
    return dict(json.loads(screenshots.POSITIONS.read_text()))


DECISIONS = {
    "start-2": [{"do": "roll"}],
    "keep-2": None,
    "take-4": [{"do": "roll"}, {"do": "stop"}],
    "steal-3": [{"do": "roll"}, {"do": "stop"}],
    "lower-3": None,
    "weasel-3": None,
    "accept-3": [{"do": "reroll"}, {"do": "fail"}],
    "golden-3": [{"do": "roll", "golden": True}, {"do": "roll", "golden": False}],
    "rob-4": None,
    "return-4": None,
}


@pytest.mark.parametrize("name", DECISIONS)
def test_every_legal_move_is_a_button(
    gallery: str, positions: dict[str, Any], open_page: OpenPage, name: str
) -> None:
    legal = positions[name]["game"]["position"]["legal"]
    if DECISIONS[name]:
        assert legal == DECISIONS[name]
    page = open_page(f"{gallery}?show={name}")
    buttons = page.locator("button.group, .actions button[data-do]")
    expect(buttons).to_have_count(len(legal))
    sent = []
    for button in buttons.all():
        button.click()
        sent.append(json.loads(page.locator("output").get_attribute("data-intent") or "null"))
    assert sorted(sent, key=str) == sorted(legal, key=str)


def test_dice_say_what_they_add_and_used_ones_say_why(
    gallery: str, positions: dict[str, Any], open_page: OpenPage
) -> None:
    page = open_page(f"{gallery}?show=keep-2")
    game = positions["keep-2"]["game"]
    for keep in game["keeps"]:
        adds = keep["total"] - game["position"]["total"]
        group = page.locator(f'button.group[data-face="{keep["face"]}"]')
        assert f"adds {adds}." in (group.text_content() or "")
    expect(page.locator(".group.used")).not_to_have_count(0)
    for used in page.locator(".group.used").all():
        assert "already used" in (used.get_attribute("aria-label") or "")


@pytest.mark.parametrize("name", ["keep-7", "return-4", "start-2"])
def test_nothing_scrolls_sideways(gallery: str, open_page: OpenPage, name: str) -> None:
    page = open_page(f"{gallery}?show={name}")
    page.wait_for_selector(".board")
    for width, height in (*screenshots.SIZES.values(), (1000, 562)):
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        assert small_targets(page) == [], width


def small_targets(page: Page) -> list[str]:
    """Buttons of the table that are smaller than a finger."""
    return page.evaluate(  # type: ignore[no-any-return]
        """() => [...document.querySelectorAll("button, a")]
            .filter((e) => e.getClientRects().length)
            .map((e) => [e.getBoundingClientRect(), e.outerHTML.slice(0, 100)])
            .filter(([r]) => r.width < 43.5 || r.height < 31.5)
            .map(([, html]) => html)"""
    )
