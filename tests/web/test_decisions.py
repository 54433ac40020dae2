"""Every kind of decision at a live table: three people at one screen type in their dice."""

import re

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.web.conftest import DESKTOP, PHONE, OpenPage
from tests.web.serving import Server

NAMES = ("Tester", "Ben", "Cleo")
FACES = {"1": "one", "2": "two", "3": "three", "4": "four", "5": "five", "w": "worm"}
Seated = tuple[Page, tuple[str, str, str]]
SETTLED = "main:not([data-sending])"


def decide(page: Page, what: str, words: str = "") -> None:
    """Press the button of a decision; `words` where there are several of that kind."""
    page.locator(f'.actions button[data-do="{what}"]', has_text=words).click()
    if what not in ("roll", "reroll"):  # those ask for the dice first
        page.wait_for_selector(SETTLED)


def type_in(page: Page, dice: str, golden: str = "") -> None:
    dialog = page.get_by_role("dialog", name="What do the dice show?")
    for face in dice + golden:
        dialog.get_by_role("button", name=FACES[face], exact=True).click()
    dialog.get_by_role("button", name="Use these dice").click()
    page.wait_for_selector(SETTLED)


def roll(page: Page, dice: str, keep: str = "") -> None:
    decide(page, "roll")
    type_in(page, dice)
    if keep:
        set_aside(page, keep)


def set_aside(page: Page, face: str) -> None:
    page.locator(f'button.group[data-face="{face}"]:enabled').click()
    page.wait_for_selector(SETTLED)


def offered(page: Page) -> list[str]:
    return [
        f"{each.get_attribute('data-do')}: {each.locator('b').inner_text()}"
        for each in page.locator(".actions button[data-do]:enabled").all()
    ]


def told(page: Page, text: str) -> None:
    expect(page.locator(".strip .log")).to_contain_text(text)


def turn_of(page: Page, name: str) -> None:
    expect(page.locator(".mine article.turn .name")).to_contain_text(name)
    page.wait_for_selector('.actions button[data-do="roll"]:enabled')


@pytest.fixture
def table(server: Server, open_page: OpenPage, size: ViewportSize) -> Seated:
    """Three people pass one device around: the page, and their names in the order of play."""
    code, token = server.table(
        bots=(), seats=3, edition="specialists", dice="typed", confirm_fail=False
    )
    page = open_page(f"{server.url}#/table/{code}", size, token=token)
    for number, name in enumerate(NAMES[1:], 1):
        if not page.get_by_label("Their name").is_visible():
            page.get_by_text("Someone else plays on this device").click()
        page.get_by_label("Their name").fill(name)
        page.get_by_role("button", name="Add", exact=True).click()
        expect(page.locator("li .name").nth(number)).to_contain_text(name)
    page.get_by_role("button", name="Start with 3 players").click()
    page.wait_for_selector('.actions button[data-do="roll"]:enabled')
    first = int(page.locator(".mine article.turn").get_attribute("data-seat") or 0)
    return page, (NAMES[first], NAMES[(first + 1) % 3], NAMES[(first + 2) % 3])


@pytest.mark.parametrize("size", [PHONE], ids=["phone"])
def test_weasel_golden_die_return_and_accepting_the_failure(table: Seated) -> None:
    page, (anna, ben, cleo) = table
    # Anna takes 25 and the weasel, Ben 27 and the golden die; Cleo gets nothing.
    roll(page, "wwwww123", keep="w")
    decide(page, "stop")
    told(page, f"{anna} got the weasel")
    turn_of(page, ben)
    roll(page, "www44421", keep="w")
    roll(page, "44412", keep="4")
    decide(page, "stop")
    told(page, f"{ben} got the golden die")
    turn_of(page, cleo)
    roll(page, "22222222", keep="2")
    expect(page.locator(".actions")).to_contain_text("No more rolls")
    decide(page, "stop")

    # The roll has failed, but there is the weasel: these dice once more.
    turn_of(page, anna)
    roll(page, "22233344", keep="4")
    roll(page, "444444")
    assert offered(page) == ["reroll: Weasel: roll these again", "fail: Accept the failed roll"]
    decide(page, "reroll")
    type_in(page, "www331")
    told(page, f"{anna} rerolled with the weasel")
    set_aside(page, "w")
    roll(page, "331", keep="3")
    # 29, and the apple on it: the second specialist, so one has to go back.
    decide(page, "stop")
    assert offered(page) == ["return: Weasel", "return: Apple"]
    expect(page.get_by_role("button", name="Put back the weasel")).to_be_visible()
    decide(page, "return", "apple")
    told(page, "The apple was put back on")

    # Before the first roll: with the golden die or without it.
    turn_of(page, ben)
    assert offered(page) == ["roll: Roll with the golden die", "roll: Roll without it"]
    decide(page, "roll", "with the golden die")
    type_in(page, "wwww1111", golden="w")
    expect(page.locator('button.group[data-face="w"]')).to_contain_text("5 worms")
    set_aside(page, "w")
    decide(page, "stop")
    told(page, f"{ben} took 24")
    turn_of(page, cleo)
    roll(page, "22222222", keep="2")
    decide(page, "stop")

    # The weasel could help again, but Anna has had enough.
    turn_of(page, anna)
    roll(page, "22233344", keep="4")
    roll(page, "444444")
    decide(page, "fail")
    told(page, f"{anna} accepted the failed roll")
    told(page, "29 went back to the grill")
    turn_of(page, ben)
    decide(page, "roll", "without it")
    type_in(page, "wwww1111")  # eight are enough
    expect(page.locator('button.group[data-face="w"]')).to_contain_text("4 worms")


@pytest.mark.parametrize("size", [DESKTOP], ids=["desktop"])
def test_whom_to_rob(table: Seated) -> None:
    page, (anna, ben, cleo) = table
    # Two ones bring a Bratworm each time, until the supply is empty.
    for name in (anna, ben, cleo) * 2 + (anna,):
        turn_of(page, name)
        roll(page, "11222222", keep="1")
        decide(page, "stop")
    turn_of(page, ben)
    expect(page.locator(".supply")).to_have_text(re.compile(r"\b0\b|no |empty", re.IGNORECASE))
    roll(page, "11222222", keep="1")
    expect(page.locator(".actions .heading")).to_have_text("Take a Bratworm from…")
    assert set(offered(page)) == {f"rob: {anna}", f"rob: {cleo}"}
    decide(page, "rob", cleo)
    told(page, f"{ben} took a Bratworm from {cleo}")
    for name, worms in ((anna, "3"), (ben, "3"), (cleo, "1")):
        panel = page.locator(f"article[data-seat='{NAMES.index(name)}']")
        expect(panel.locator(".goods .total")).to_have_text(worms)


@pytest.mark.parametrize("size", [PHONE], ids=["phone"])
def test_typing_dice_can_be_corrected_and_called_off(table: Seated) -> None:
    page, (anna, _, _) = table
    decide(page, "roll")
    dialog = page.get_by_role("dialog", name="What do the dice show?")
    done = dialog.get_by_role("button", name="Use these dice")
    for _ in range(8):
        expect(done).to_be_disabled()
        dialog.get_by_role("button", name="five", exact=True).click()
    expect(done).to_be_enabled()
    expect(dialog.get_by_role("button", name="five", exact=True)).to_be_disabled()
    dialog.get_by_role("button", name="Undo").click()
    expect(done).to_be_disabled()
    dialog.get_by_role("button", name="Close").click()
    expect(dialog).to_have_count(0)
    turn_of(page, anna)  # nothing was rolled
    roll(page, "55555551", keep="5")
    expect(page.locator(".aside .total")).to_contain_text("35")
