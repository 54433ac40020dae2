"""Things on the table explain themselves: by a tap, a long press, the pointer and the keyboard."""

from playwright.sync_api import Page, ViewportSize, expect

from tests.web.conftest import DESKTOP, OpenPage
from tests.web.playing import start, tab_to
from tests.web.serving import Server

SMALLEST: ViewportSize = {"width": 320, "height": 568}
WORDS = ".explanation"


def inside(page: Page) -> bool:
    """Whether the explanation is inside the screen and does not cover what it explains."""
    return bool(
        page.evaluate(
            """() => {
              const card = document.querySelector(".explanation").getBoundingClientRect();
              const thing = document
                .querySelector("[aria-describedby=explanation]")
                .getBoundingClientRect();
              const apart =
                card.bottom <= thing.top || card.top >= thing.bottom ||
                card.right <= thing.left || card.left >= thing.right;
              return apart && card.left >= 0 && card.top >= 0 &&
                card.right <= innerWidth && card.bottom <= innerHeight;
            }"""
        )
    )


def test_a_tap_explains_what_is_no_button_and_a_long_press_what_is(
    server: Server, open_page: OpenPage
) -> None:
    bots = ("cautious", "cautious", "cautious")
    code, token = server.table(bots, edition="specialists", seats=4, first="host")
    page = open_page(server.url, token=token, size=SMALLEST, touch=True, tips=False)
    start(page, server, code, 4)
    words = page.locator(WORDS)

    things = [f'[data-place="grill-{tile}"]' for tile in (11, 24, 36)]
    for each in [*things, ".supply", "article[data-seat='1']", ".mine article"]:
        page.tap(each)
        expect(words).to_be_visible()
        assert inside(page), each
        page.keyboard.press("Escape")
        expect(words).to_have_count(0)
    page.tap(things[0])
    expect(words).to_contain_text("gets the canned worm")
    page.tap(things[0], force=True)
    expect(words).to_have_count(0)

    roll = page.locator('.actions button[data-do="roll"]')
    roll.dispatch_event("pointerdown", {"pointerType": "touch", "bubbles": True})
    expect(words).to_contain_text("The first roll of a turn never fails")
    roll.dispatch_event("pointerup", {"pointerType": "touch", "bubbles": True})
    roll.dispatch_event("click")
    expect(roll).to_be_enabled()  # it only explained itself
    page.tap("h1")
    expect(words).to_have_count(0)
    page.tap('.actions button[data-do="roll"]')
    page.wait_for_selector("button.group:enabled")


def test_the_pointer_and_the_keyboard_explain_too(server: Server, open_page: OpenPage) -> None:
    code, token = server.table()
    page = open_page(server.url, token=token, size=DESKTOP, tips=False)
    start(page, server, code)
    words = page.locator(WORDS)
    page.hover('[data-place="grill-36"]')
    expect(words).to_contain_text("a total of 36 to 40")
    page.hover("h1")
    expect(words).to_have_count(0)

    # The grill is one stop of the Tab key; the arrows go through it.
    tab_to(page, '[data-place="grill-21"]')
    expect(words).to_contain_text("21, one worm")
    page.keyboard.press("ArrowRight")
    expect(words).to_contain_text("22, one worm")
    page.keyboard.press("End")
    expect(words).to_contain_text("36, 4 worms")
    page.keyboard.press("ArrowLeft")
    expect(words).to_contain_text("35, 4 worms")
    page.keyboard.press("Tab")
    assert not page.evaluate("document.activeElement.matches('[data-place]')")
    tab_to(page, ".grill [tabindex='0']")
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_contain_text("Rule C")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert page.evaluate("document.activeElement.matches('[data-place]')")


def test_a_stop_that_fails_is_asked_about_and_says_what_it_costs(
    server: Server, open_page: OpenPage
) -> None:
    for asks in (True, False):
        code, token = server.table(confirm_fail=asks)
        page = open_page(server.url, token=token, tips=False)
        start(page, server, code)
        page.keyboard.press("r")
        page.locator("button.group:enabled:not([data-face=w])").first.click()
        page.wait_for_selector('.actions button[data-do="stop"]:enabled')
        page.keyboard.press("s")
        question = page.get_by_role("dialog", name="Stop and fail?")
        if asks:
            expect(question).to_contain_text("Failing would cost you nothing now.")
            expect(page.get_by_role("button", name="Keep playing")).to_be_focused()
            page.keyboard.press("Escape")
            expect(question).to_have_count(0)
            page.locator('.actions button[data-do="stop"]:enabled').click()
            question.get_by_role("button", name="Stop and fail").click()
        expect(page.locator(".strip .log")).to_contain_text("no worm")
        expect(question).to_have_count(0)


def test_the_focus_stays_at_the_dice_after_a_move(server: Server, open_page: OpenPage) -> None:
    code, token = server.table()
    page = open_page(server.url, token=token, tips=False)
    start(page, server, code)
    page.locator('.actions button[data-do="roll"]').focus()
    page.keyboard.press("Enter")
    expect(page.locator("button.group:focus")).to_have_count(1)
    page.wait_for_timeout(450)  # an earlier press was meant for the roll
    page.keyboard.press("Enter")
    expect(page.locator(".actions button:focus")).to_have_count(1)
    assert page.locator(WORDS).count() == 0  # a focus that the page has moved explains nothing
