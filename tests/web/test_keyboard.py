"""Playing without a pointer: where the focus goes, and that one press is one move."""

from playwright.sync_api import expect

from tests.web.conftest import DESKTOP, OpenPage
from tests.web.playing import start
from tests.web.serving import Server

SETTLED = 450  # milliseconds after which a press counts again


def test_one_press_of_enter_is_one_move(server: Server, open_page: OpenPage) -> None:
    code, token = server.table(first="host")
    page = open_page(f"{server.url}#/table/{code}", DESKTOP, token=token, tips=False)
    start(page, server, code)
    page.focus(".actions [data-do=roll]")
    page.keyboard.down("Enter")
    groups = page.locator("button.group:enabled")
    expect(groups.first).to_be_focused()
    page.keyboard.down("Enter")  # still held
    page.wait_for_timeout(SETTLED)
    page.keyboard.down("Enter")
    page.keyboard.up("Enter")
    expect(groups.first).to_be_focused()
    page.keyboard.press("Enter")
    # The next roll: pressed again at once, before anybody can have seen the dice.
    roll = page.locator(".actions [data-do=roll]")
    expect(roll).to_be_enabled()
    page.wait_for_timeout(SETTLED)
    roll.press("Enter")
    expect(groups.first.or_(page.locator(".moment"))).to_be_visible()
    if groups.count():
        rolled = page.locator(".tray .die").count()
        page.keyboard.press("Enter")
        page.wait_for_timeout(300)
        assert page.locator(".tray .die").count() == rolled


def test_the_arrow_keys_go_from_die_to_die(server: Server, open_page: OpenPage) -> None:
    code, token = server.table(first="host")
    page = open_page(f"{server.url}#/table/{code}", DESKTOP, token=token, tips=False)
    start(page, server, code)
    page.keyboard.press("r")
    groups = page.locator("button.group:enabled")
    groups.first.focus()
    page.keyboard.press("ArrowRight")
    expect(groups.nth(1)).to_be_focused()
    page.keyboard.press("End")
    expect(groups.last).to_be_focused()
    page.keyboard.press("Home")
    expect(groups.first).to_be_focused()
    face = groups.first.get_attribute("data-face")
    page.keyboard.press("Enter")
    expect(page.locator(f'.aside [data-key="die-{face}-0"]')).to_be_visible()
