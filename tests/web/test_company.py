"""People who come, go and come again: what they see at once, and what the others are told."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.web.conftest import DESKTOP, PHONE, OpenPage
from tests.web.playing import let_a_bot_finish, move, play_on, waiting_for_me
from tests.web.serving import Server

SMALL: ViewportSize = {"width": 320, "height": 568}
INSIDE = """(part) => {
  const card = part.closest(".card").getBoundingClientRect();
  const range = document.createRange();
  range.selectNodeContents(part);
  return card.right - range.getBoundingClientRect().right;
}"""


def in_sight(page: Page, name: str, size: ViewportSize) -> None:
    box = page.get_by_role("button", name=name).bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= size["height"]


@pytest.mark.parametrize("size", [PHONE, SMALL], ids=["phone", "small"])
def test_a_friend_with_the_link_sits_down_without_scrolling(
    server: Server, open_page: OpenPage, size: ViewportSize
) -> None:
    code, _ = server.table(bots=("cautious",), seats=7)
    friend = open_page(f"{server.url}#/table/{code}", size)
    expect(friend.get_by_role("heading", name="Tester is waiting for you")).to_be_visible()
    in_sight(friend, "Sit down", size)
    friend.get_by_role("button", name="Sit down").click()
    expect(friend.get_by_role("button", name="Stand up")).to_be_visible()
    expect(friend.get_by_role("button", name="Sit down")).to_have_count(0)


@pytest.mark.parametrize("language", ["en", "de", "fr", "it"])
def test_nothing_is_cut_off_in_a_narrow_waiting_room(
    server: Server, open_page: OpenPage, language: str
) -> None:
    code, token = server.table(bots=(), seats=3)
    page = open_page(f"{server.url}#/table/{code}", SMALL, token=token, language=language)
    assert page.locator(".code").evaluate(INSIDE) >= 8
    chooser = page.locator("li.empty button").last  # put a bot on an empty seat
    expect(chooser).to_be_visible()
    assert chooser.evaluate("(button) => button.clientWidth - button.scrollWidth") >= 0
    # Whom to add fits too, and whoever is chosen sits down with their name and face.
    chooser.click()
    dialog = page.locator("dialog[open]")
    assert dialog.evaluate("(each) => each.clientWidth - each.scrollWidth") >= 0
    dialog.get_by_role("button", name="Tilo").click()
    expect(page.locator("li", has_text="Tilo").locator("[data-mood=waiting]")).to_be_visible()


def two_people(server: Server, open_page: OpenPage) -> tuple[Page, Page, str]:
    """Anna has a table, and Ben has sat down there by its link; and the code of it."""
    code, token = server.table(bots=(), seats=2, grace=120)
    anna = open_page(f"{server.url}#/table/{code}", DESKTOP, token=token)
    ben = open_page(f"{server.url}#/table/{code}", PHONE)
    ben.get_by_label("Your name").fill("Ben")
    ben.get_by_role("button", name="Sit down").click()
    return anna, ben, code


def test_the_others_are_told_who_left_and_that_the_next_game_waits(
    server: Server, open_page: OpenPage
) -> None:
    anna, ben, code = two_people(server, open_page)
    anna.get_by_role("button", name="Start with 2 players").click()
    ben.get_by_role("button", name="Menu").click()
    ben.get_by_role("button", name="Let a bot play for me").click()
    log = anna.locator(".strip .log")
    expect(log).to_contain_text("A bot is playing for Ben")
    ben.get_by_role("button", name="Take my seat back").click()
    expect(log).to_contain_text("Ben is back")
    ben.get_by_role("button", name="Menu").click()
    ben.get_by_role("button", name="Leave the game").click()
    ben.get_by_role("button", name="Yes, leave").click()
    expect(log).to_contain_text("Ben has left. A bot takes over")
    expect(anna.get_by_label(re.compile("^Ben: .*A bot is playing for Ben"))).to_be_visible()
    let_a_bot_finish(anna, ben)  # Ben still watches

    # Anna plays on at once, against the bot on Ben's seat; Ben, who has left, can only watch.
    expect(ben.get_by_role("button", name="Watch the next game")).to_have_count(0)
    anna.get_by_role("button", name="Play again").click()
    expect(anna.locator(".board")).to_be_visible()
    ben.get_by_role("button", name="Watch the next game").click()
    expect(ben.get_by_text("You are watching")).to_be_visible()
    assert ben.url == anna.url
    expect(anna.get_by_role("img", name="1 person is watching")).to_be_visible()

    # A moment of the game that is over can be shown to others.
    ben.context.grant_permissions(["clipboard-read", "clipboard-write"])
    ben.goto(f"{server.url}#/replay/{code}?at=7")
    ben.get_by_role("button", name="Step forward").click()
    ben.get_by_role("button", name="Share a link to this moment").click()
    expect(ben.get_by_role("button", name="Copied")).to_be_visible()
    link = ben.evaluate("navigator.clipboard.readText()")
    assert link == f"{server.url}g/{code}?lang=en&at=8"


def test_two_people_play_again_react_and_decide_about_somebody_who_is_away(
    server: Server, open_page: OpenPage
) -> None:
    anna, ben, code = two_people(server, open_page)
    watcher = open_page(f"{server.url}#/table/{code}", PHONE)
    anna.get_by_role("button", name="Start with 2 players").click()
    expect(watcher.get_by_text("You are watching")).to_be_visible()
    expect(watcher.get_by_role("button", name="React")).to_have_count(0)
    for page in (anna, ben):
        expect(page.get_by_role("img", name="1 person is watching")).to_be_visible()

    # A reaction is a face and a word, and it does not replace the one before. From the button
    # beside the own panel it is a tap away, and the choice covers no tile.
    for size in (SMALL, PHONE, DESKTOP):
        ben.set_viewport_size(size)
        ben.locator(".mine").get_by_role("button", name="React").click()
        grill, choice = ben.locator(".grill").bounding_box(), ben.locator(".emotes .row")
        box = choice.bounding_box()
        assert grill is not None
        assert box is not None
        assert box["y"] >= grill["y"] + grill["height"] - 8  # the edge of the grill
        ben.keyboard.press("Escape")
        expect(choice).to_have_count(0)
    for reaction in ("Ouch!", "Well done!"):
        ben.get_by_role("button", name="React").click()
        ben.get_by_role("button", name=reaction).click()
    for page in (anna, ben, watcher):
        expect(page.locator(".reaction svg")).to_have_count(2)
        expect(page.locator(".reaction").get_by_text("Well done!")).to_be_visible()

    # It can be muted for one person, with a tap on that person or in the menu.
    anna.locator(".others article .name").click()
    anna.get_by_role("button", name="Hide reactions from Ben").click()
    expect(anna.locator(".reaction")).to_have_count(0)
    anna.locator(".others article .name").click()
    anna.get_by_role("button", name="Show reactions from Ben").click()
    ben.get_by_role("button", name="React").click()
    ben.get_by_role("button", name="Lucky!").click()
    expect(anna.locator(".reaction").get_by_text("Lucky!")).to_be_visible()
    anna.get_by_role("button", name="Menu").click()
    anna.get_by_text("Settings", exact=True).click()
    reactions = anna.get_by_role("group", name="Reactions from Ben")
    reactions.get_by_text("Off").click()
    expect(anna.locator(".reaction")).to_have_count(0)
    anna.keyboard.press("Escape")

    ben.get_by_role("button", name="Menu").click()
    ben.get_by_role("button", name="Let a bot play for me").click()
    let_a_bot_finish(anna, ben, watcher)

    # One of them wants to play again: the other one is told and goes along, and the score goes on.
    ben.get_by_role("button", name="Play again").click()
    follows = anna.get_by_role("alertdialog", name="The next game is about to start")
    expect(follows.get_by_role("button", name="Stay here")).to_be_visible()
    follows.get_by_role("button", name="Join now").click()
    for page in (anna, ben):
        expect(page.locator(".board")).to_be_visible()
        expect(page.locator(".end")).to_have_count(0)
    assert ben.url == anna.url
    anna.get_by_role("button", name="Menu").click()
    expect(anna.get_by_role("region", name="Series")).to_contain_text("Series after 1 game")
    anna.keyboard.press("Escape")

    # Whoever is to move goes away. The other one waits, and then lets a bot play.
    anna.wait_for_selector(".actions button, .actions .waiting")
    gone, here = (anna, ben) if anna.locator(".actions button").count() else (ben, anna)
    gone.goto("about:blank")
    expect(here.get_by_text("is away")).to_be_visible()
    here.get_by_role("button", name="Wait longer").click()
    expect(here.get_by_text(re.compile("A bot takes over in (2:00|1:5)"))).to_be_visible()
    bot = here.get_by_role("button", name="Let a bot play")
    expect(bot).to_be_enabled(timeout=10_000)
    bot.click()
    # The bot may have moved by now, but the log keeps it, on a phone folded up.
    expect(here.get_by_text("A bot is playing for").first).to_be_attached()


def test_friends_on_one_device_pass_it_on(server: Server, open_page: OpenPage) -> None:
    code, token = server.table(bots=(), seats=2)
    page = open_page(f"{server.url}#/table/{code}", PHONE, token=token, passDevice=True)
    page.get_by_text("Someone else plays on this device").click()
    page.get_by_label("Their name").fill("Ben")
    page.get_by_role("button", name="Add", exact=True).click()
    page.get_by_role("button", name="Start with 2 players").click()
    first = page.get_by_role("dialog", name="Pass the device to")
    expect(first).to_be_visible()
    names = ["Tester", "Ben"]
    if "Ben" in first.inner_text():
        names.reverse()
    page.get_by_role("button", name=f"{names[0]} is here").click()
    expect(first).to_have_count(0)
    second = page.get_by_role("dialog", name=f"Pass the device to {names[1]}")
    for _ in range(40):
        page.wait_for_selector("main:not([data-sending])")
        waiting_for_me(page)
        if second.count():
            break
        move(page)
    expect(second).to_contain_text(names[0])  # what has happened meanwhile
    page.get_by_role("button", name=f"{names[1]} is here").click()
    expect(second).to_have_count(0)
    page.get_by_role("button", name="Menu").click()
    page.get_by_text("Settings", exact=True).click()
    page.get_by_role("group", name="Ask to pass the device on").get_by_text("Off").click()
    assert page.evaluate("JSON.parse(localStorage.heckmeck).passDevice") is False


def test_whoever_is_sent_away_is_told_so(server: Server, open_page: OpenPage) -> None:
    anna, ben, _ = two_people(server, open_page)
    anna.get_by_role("button", name="Remove Ben").click()
    expect(ben.get_by_role("alert")).to_have_text("You can no longer see this table.")
    ben.get_by_role("link", name="Home").click()
    expect(ben.get_by_role("button", name="Play now")).to_be_visible()
    # A table that never was is said once, not twice.
    ben.goto(f"{server.url}#/table/NOSUCH")
    expect(ben.get_by_text("This table does not exist")).to_have_count(1)


def test_the_last_seconds_are_counted(server: Server, open_page: OpenPage) -> None:
    pace = {"kind": "lively", "seconds": 15}
    code, token = server.table(bots=(), seats=2, pace=pace)
    page = open_page(f"{server.url}#/table/{code}", PHONE, token=token)
    page.get_by_text("Someone else plays on this device").click()
    page.get_by_label("Their name").fill("Ben")
    page.get_by_role("button", name="Add", exact=True).click()
    page.get_by_role("button", name="Start with 2 players").click()
    seconds = page.locator(".mine .seconds")
    expect(seconds).to_have_text(re.compile("^1[0-5]$"))
    # In words too, once, for those who listen.
    expect(page.locator("[role=status].sr")).to_have_text("10 seconds left", timeout=15_000)


def test_a_reload_late_in_the_game_keeps_what_happened(server: Server, open_page: OpenPage) -> None:
    code, token = server.table(bots=("cautious", "cautious", "cautious"), seats=4)
    page = open_page(f"{server.url}#/table/{code}", DESKTOP, token=token)
    page.get_by_role("button", name="Start with 4 players").click()
    play_on(page, 30)  # more steps than a greeting tells
    turns = page.locator(".strip .log summary")
    before = turns.all_inner_texts()
    assert len(before) > 8
    page.reload()
    expect(turns.nth(2)).to_be_visible()
    after = turns.all_inner_texts()[:-1]  # of the oldest turn, only a part may be known
    assert len(after) > 1
    assert after == before[: len(after)]
    # A turn unfolds to its dice.
    turns.nth(1).click()
    expect(page.locator(".strip .log details[open] .dice").first).to_be_visible()
    assert page.get_by_text("While you were away").count() == 0


TOUCHED = """(within) => {
  // How far an element reaches up and down, left and right from its middle.
  const touches = (element, x, y) => element.contains(document.elementFromPoint(x, y));
  const reach = (element, x, y, dx, dy) => {
    let far = 0;
    while (far < 30 && touches(element, x + dx * (far + 1), y + dy * (far + 1))) far++;
    return far;
  };
  const small = [];
  const fields = "select, input:not(.sr):not([type=file]), label:has(input[type=radio])";
  const parts = `:is(button, summary, a, ${fields})`;
  for (const element of document.querySelectorAll(`${within} ${parts}`)) {
    if (element.closest("p, dd")) continue; // within a sentence
    element.scrollIntoView({ block: "center" });
    const box = element.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    if (!box.width || !touches(element, x, y)) continue; // not to be seen
    const roomy = [[-1, 0], [1, 0], [0, -1], [0, 1]].every(([dx, dy]) =>
      [7, 14, 21].every((far) => touches(element, x + dx * far, y + dy * far)));
    if (roomy) continue; // the usual case, without a look at every pixel
    const high = reach(element, x, y, 0, -1) + reach(element, x, y, 0, 1) + 1;
    const wide = reach(element, x, y, -1, 0) + reach(element, x, y, 1, 0) + 1;
    const name = element.getAttribute("aria-label") ?? element.textContent.trim();
    if (high < 43 || wide < 43) small.push([name, wide, high]);
  }
  return small;
}"""


SETTLED = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


def too_small(page: Page, within: str = "body") -> dict[int, Any]:
    """What is smaller than a fingertip, by the width of the screen."""
    found = {}
    for size in (PHONE, SMALL):
        page.set_viewport_size(size)
        page.evaluate(SETTLED)  # dice and tips follow the size of the window one frame later
        if small := page.evaluate(TOUCHED, within):
            found[size["width"]] = small
    return found


def test_everything_is_as_large_as_a_fingertip(server: Server, open_page: OpenPage) -> None:
    code, token = server.table(bots=("cautious",), seats=3)
    page = open_page(server.url, touch=True, token=token)
    for address, sign in (
        ("", "text=Games in progress"),
        ("#/create", "form"),
        (f"#/table/{code}", ".start"),
        ("#/learn", "main ol"),
        ("#/rules", "main article"),
        ("#/verify", ".drop"),
    ):
        page.goto("about:blank")
        page.goto(server.url + address)
        page.wait_for_selector(sign)
        assert too_small(page) == {}, address
    page.goto(f"{server.url}#/table/{code}")
    page.get_by_role("button", name=re.compile("Start with")).click()
    for _ in range(8):
        waiting_for_me(page)
        assert too_small(page) == {}
        move(page, "finger")
        page.wait_for_selector("main:not([data-sending])", timeout=60_000)
    for tip in page.get_by_role("button", name="No more tips").all():
        tip.tap()
    page.locator(".strip .line").tap()
    assert too_small(page, ".strip") == {}  # it lies over a part of the dice
    # What is opened lies over the table and goes away when something else is touched.
    expect(page.locator(".strip .log")).to_be_visible()
    page.locator("header h1").click()
    expect(page.locator(".strip .log")).to_be_hidden()
