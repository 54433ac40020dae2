"""The game as a phone in the home network gets it: over plain http from another machine's address.

Browsers keep some of their abilities from such pages. A name that leads to this machine stands for
the address; Chromium trusts it as little.
"""

import re

from playwright.sync_api import expect

from tests.web.conftest import PHONE, PLAIN_HTTP_NAME, OpenPage
from tests.web.playing import move
from tests.web.serving import Server
from tests.web.test_records import GOOD


def address(server: Server) -> str:
    return server.url.replace("127.0.0.1", PLAIN_HTTP_NAME)


def test_a_guest_in_the_home_network_plays(server: Server, open_page: OpenPage) -> None:
    page = open_page(address(server), PHONE)
    assert page.evaluate("window.isSecureContext") is False
    page.get_by_role("link", name="Create a table").click()
    page.get_by_role("button", name="Create a table").click()
    page.wait_for_selector(".code")
    assert page.get_by_text("This link only works on this computer.").count() == 0
    page.get_by_role("button", name=re.compile("Share|Copy")).click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    page.get_by_role("button", name="Add a bot").first.click()
    page.get_by_role("button", name=re.compile("Bruno")).click()
    page.get_by_role("button", name=re.compile("Start")).click()
    page.wait_for_selector(".board")
    for _ in range(6):
        page.wait_for_selector("button.group:enabled, .actions button[data-do]:enabled")
        move(page)
        page.wait_for_selector("main:not([data-sending])")


def test_dice_are_verified_without_the_cryptography_of_the_browser(
    server: Server, open_page: OpenPage
) -> None:
    page = open_page(f"{address(server)}#/verify")
    assert page.evaluate("'subtle' in crypto && crypto.subtle !== undefined") is False
    page.set_input_files("input[type=file]", GOOD)
    expect(page.locator(".card.verified h2")).to_have_text("The dice are verified")
