"""Nothing at the table jumps: every part keeps its place and its height, whatever is shown."""

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

import screenshots
from tests.web.conftest import DESKTOP, PHONE, OpenPage
from tests.web.playing import move, play_on, start, waiting_for_me
from tests.web.serving import Server

SMALL: ViewportSize = {"width": 320, "height": 568}
USUAL: ViewportSize = {"width": 360, "height": 640}
TABLET: ViewportSize = {"width": 768, "height": 1024}
LANDSCAPE: ViewportSize = {"width": 844, "height": 390}
PARTS = [".others", ".grill", ".tray", ".aside", ".mine article", ".actions"]

# Looks at every frame that is drawn, so a jump of a moment counts as well. It begins with a frame:
# between frames, a window that has just changed its size is not laid out again yet. The end has a
# picture of its own and is left out.
WATCH = """(parts) => {
  window.places = Object.fromEntries(parts.map((part) => [part, {}]));
  window.tips = 0;
  const look = () => {
    const table = document.querySelector(".board");
    if (table && !document.querySelector(".end") && document.querySelector(".actions")) {
      for (const part of parts) {
        const box = document.querySelector(part).getBoundingClientRect();
        const place = `${Math.round(box.y + scrollY)} ${Math.round(box.height)}`;
        window.places[part][place] = (window.places[part][place] ?? 0) + 1;
      }
      if (document.querySelector(".tip:not(.hidden)")) window.tips += 1;
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}"""


def jumps(page: Page) -> dict[str, list[str]]:
    """The parts that were seen in more than one place."""
    places = page.evaluate("window.places")
    assert all(places.values()), "nothing was seen"
    return {part: list(seen) for part, seen in places.items() if len(seen) > 1}


@pytest.mark.parametrize(
    ("size", "edition"),
    [(PHONE, "specialists"), (DESKTOP, "original"), (SMALL, "specialists")],
    ids=["phone", "desktop", "small"],
)
def test_every_part_stays_where_it_is(
    server: Server, open_page: OpenPage, edition: str, size: ViewportSize
) -> None:
    bots = ("cautious", "cautious", "cautious")
    code, token = server.table(bots, seats=4, edition=edition)
    page = open_page(f"{server.url}#/table/{code}", size, token=token)
    start(page, server, code, 4)
    page.evaluate(WATCH, PARTS)
    play_on(page, 14)
    assert jumps(page) == {}
    # Tips came and went meanwhile.
    assert page.evaluate("window.tips") > 0


def test_hints_and_the_end_of_tips_move_nothing(server: Server, open_page: OpenPage) -> None:
    code, token = server.table(hints=True)
    page = open_page(f"{server.url}#/table/{code}", token=token)
    start(page, server, code)
    move(page)
    page.wait_for_selector("button.group:enabled")
    page.evaluate(WATCH, PARTS)
    expect(page.locator(".tip")).to_have_count(1)
    odds = page.get_by_role("button", name="Show the odds")
    odds.click()
    expect(page.locator("button.group .hint").first).to_be_visible()
    expect(page.locator(".tip")).to_have_count(0)
    odds.click()
    expect(page.locator(".tip")).to_have_count(1)
    page.get_by_role("button", name="No more tips").click()
    expect(page.locator(".tip")).to_have_count(0)
    assert jumps(page) == {}


COVERED = """() => [...document.querySelectorAll("button.group")].flatMap((group) => {
  const edge = group.querySelector(".hint").getBoundingClientRect().bottom;
  const dice = [...group.querySelectorAll(".die")];
  return dice.map((die) => edge - die.getBoundingClientRect().top).filter((by) => by > 1);
})"""


HIDDEN = """() => {
  const reason = document.querySelector(".reason").getBoundingClientRect();
  return [...document.querySelectorAll(".tray .group")].filter((group) => {
    const { top, bottom, left, right } = group.getBoundingClientRect();
    const apart = top >= reason.bottom || bottom <= reason.top
      || left >= reason.right || right <= reason.left;
    return !apart;
  }).length;
}"""


def test_hints_hide_no_die(server: Server, open_page: OpenPage) -> None:
    code, token = server.table(hints=True)
    page = open_page(f"{server.url}#/table/{code}", token=token)
    start(page, server, code)
    move(page)
    page.wait_for_selector("button.group:enabled")
    page.get_by_role("button", name="Show the odds").click()
    page.wait_for_selector("button.group .hint")
    for size in (PHONE, DESKTOP, SMALL, LANDSCAPE):
        page.set_viewport_size(size)
        assert page.evaluate(COVERED) == [], size
        assert page.evaluate(HIDDEN) == 0, size


def test_an_opened_turn_does_not_make_the_page_longer(server: Server, open_page: OpenPage) -> None:
    code, token = server.table(("cautious",) * 3, seats=4)
    page = open_page(f"{server.url}#/table/{code}", DESKTOP, token=token)
    start(page, server, code, 4)
    play_on(page, 20)
    opened = """document.querySelectorAll(".log details").forEach((turn) => (turn.open = true))"""
    page.evaluate(opened)
    page.wait_for_selector(".log details[open] li")
    assert page.evaluate("document.documentElement.scrollHeight") <= DESKTOP["height"]


# What a tip must leave free: what it lies over, how far it is outside the screen or has too little
# room for its text, and how far its arrow ends from what it explains.
TIP = """(about) => {
  const tip = document.querySelector(".tip");
  if (!tip || getComputedStyle(tip).visibility === "hidden") return null;
  const box = tip.getBoundingClientRect();
  const kept = ["header", ".grill", ".tray .die", ".tray .group", ".aside .dice", ".aside .gives",
    ".actions button", ".mine article", ".strip", ".reason"];
  const over = (other) => Math.min(box.right, other.right) - Math.max(box.left, other.left) > 0.5
    && Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top) > 0.5;
  const boxes = (selector) => [...document.querySelectorAll(selector)]
    .map((each) => each.getBoundingClientRect());
  const arrow = tip.querySelector(".arrow path");
  const ends = arrow.getBoundingClientRect();
  const far = (thing) => Math.max(0, thing.left - ends.right, ends.left - thing.right)
    + Math.max(0, thing.top - ends.bottom, ends.top - thing.bottom);
  const range = document.createRange();
  range.selectNodeContents(tip.querySelector("p"));
  const text = range.getBoundingClientRect();
  const out = text.left < box.left + 6 || text.right > box.right - 6
    || box.left < 4 || box.right > innerWidth - 4 || box.top < 0 || box.bottom > innerHeight;
  return {
    covered: kept.filter((selector) => boxes(selector).some(over)),
    out,
    far: Math.min(...boxes(about).map(far)),
  };
}"""
ABOUT = {
    "Your turn": ".tray .ready, .actions [data-do=roll]",
    "Choose a face": ".tray button.group",
    "No worm yet": ".aside .total",
    "Stop, and": ".grill .lit",
}


@pytest.mark.parametrize("edition", ["original", "specialists"])
def test_a_tip_points_at_what_it_explains_and_covers_nothing(
    server: Server, open_page: OpenPage, edition: str
) -> None:
    code, token = server.table(("cautious",) * 3, seats=4, edition=edition)
    page = open_page(f"{server.url}#/table/{code}", token=token)
    start(page, server, code, 4)
    seen = set()
    for _ in range(4):
        text = page.locator(".tip p").first.inner_text() if page.locator(".tip").count() else ""
        about = next((things for words, things in ABOUT.items() if text.startswith(words)), None)
        for size in (SMALL, USUAL, PHONE, TABLET, DESKTOP):
            if about is None:
                break
            page.set_viewport_size(size)
            page.evaluate(NEXT_FRAME)
            page.evaluate(NEXT_FRAME)
            tip = page.evaluate(TIP, about)
            if size != DESKTOP and not tip:
                continue  # no room beside the thing: better none than one that covers others
            assert tip, (text, size)
            assert tip["covered"] == [], (text, size)
            assert not tip["out"], (text, size)
            assert tip["far"] < 3, (text, size)
            seen.add(text)
        move(page)
        page.wait_for_selector("main:not([data-sending])")
        waiting_for_me(page)
    assert len(seen) >= 2


@pytest.mark.parametrize("edition", ["original", "specialists"])
@pytest.mark.parametrize("players", [2, 4, 7])
def test_a_small_phone_needs_no_scrolling(
    server: Server, open_page: OpenPage, edition: str, players: int
) -> None:
    bots = ("cautious",) * (players - 1)
    code, token = server.table(bots, seats=players, edition=edition)
    page = open_page(f"{server.url}#/table/{code}", SMALL, token=token)
    start(page, server, code, players)
    # Seven players fill the screen: then only what one has oneself is to be scrolled to.
    parts = [".grill", ".tray", ".aside", ".mine article", ".actions"]
    if players == 7:
        parts.remove(".mine article")
    else:
        assert page.evaluate("document.documentElement.scrollHeight") <= SMALL["height"]
    edge = 0.0
    for part in parts:
        box = page.locator(part).bounding_box()
        assert box is not None
        assert box["y"] >= edge, part
        edge = box["y"] + box["height"]
    assert edge <= SMALL["height"]


def test_a_bot_standing_in_moves_nothing(server: Server, open_page: OpenPage) -> None:
    # A slow bot: the seat is taken back before its turn is over.
    code, token = server.table(bot_pace=2000, first="host")
    page = open_page(f"{server.url}#/table/{code}", token=token)
    start(page, server, code)
    for size in (PHONE, DESKTOP, SMALL):
        page.set_viewport_size(size)
        page.evaluate(WATCH, PARTS)
        page.get_by_role("button", name="Menu").click()
        page.get_by_role("button", name="Let a bot play for me").click()
        back = page.get_by_role("button", name="Take my seat back")
        expect(back).to_be_visible()
        assert page.locator(".actions button").count() == 1
        box, deck = back.bounding_box(), page.locator(".actions").bounding_box()
        assert box is not None
        assert deck is not None
        assert deck["y"] <= box["y"]
        assert box["y"] + box["height"] <= deck["y"] + deck["height"]
        back.click()
        expect(back).to_have_count(0)
        waiting_for_me(page)
        assert jumps(page) == {}, size


# From the smallest phone to the largest screen; the first ones in every language.
ROOM = {
    **screenshots.SIZES,
    "usual": (360, 640),
    "large": (412, 915),
    "small-landscape": (667, 375),
    "small-tablet": (600, 960),
    "wall": (1000, 562),
    "low": (1366, 625),
    "broad": (2560, 1080),
}
IN_EVERY_LANGUAGE = ("phone", "small", "landscape", "desktop")
# Many players with figures fill a small phone: there, what one has oneself is to be scrolled to.
SCROLLS = {("small", "specialists", 5), ("small", "specialists", 7)}

PLACES = """(parts) => Object.fromEntries(parts.map((part) => {
  const box = document.querySelector(part).getBoundingClientRect();
  return [part, [box.x, box.y + scrollY, box.width, box.height].map(Math.round)];
}))"""
FIT = (Path(__file__).parent / "fit.js").read_text()
BOTH = f"([parts, scrolls]) => [({PLACES})(parts), ({FIT})(scrolls)]"

# Layout is measured, not looked at, and painting is most of the work.
UNPAINTED = """document.addEventListener("DOMContentLoaded", () => {
  const style = document.createElement("style");
  style.textContent = "* { visibility: hidden !important; }";
  document.head.append(style);
})"""


# The page learns of its new size before it draws.
NEXT_FRAME = "() => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)))"
# What follows the size of a part does so while the frame is drawn: it is there as soon as that has
# happened. Only tips wait for another frame. A busy browser may draw another frame in the old size.
WHEN_DRAWN = """([width, height, argument]) => new Promise((measured) => {
  const { port1, port2 } = new MessageChannel();
  const look = () => {
    if (innerWidth === width && innerHeight === height) port2.postMessage("after the frame");
    else requestAnimationFrame(look);
  };
  port1.onmessage = () => measured((SCRIPT)(argument));
  requestAnimationFrame(look);
})"""


class Gallery:
    """Positions of the gallery, laid out on screens of many sizes without being painted."""

    def __init__(self, page: Page, url: str) -> None:
        self._page, self._url = page, url
        self._protocol = page.context.new_cdp_session(page)
        page.add_init_script(UNPAINTED)

    def show(self, name: str, language: str = "en", more: str = "") -> None:
        self._page.goto(f"{self._url}?show={name}&lang={language}{more}")
        self._page.wait_for_selector(".board", state="attached")
        self._page.evaluate("document.fonts.ready")

    def measure(self, width: int, height: int, script: str, argument: object = None) -> Any:
        """The result of a function of the page on a screen of this size."""
        size = {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": False}
        self._protocol.send("Emulation.setDeviceMetricsOverride", size)
        wanted = [width, height, argument]
        return self._page.evaluate(WHEN_DRAWN.replace("SCRIPT", script), wanted)


@pytest.fixture
def shown(gallery: str, open_page: OpenPage) -> Gallery:
    return Gallery(open_page("about:blank"), gallery)


@pytest.mark.parametrize("edition", ["original", "specialists"])
@pytest.mark.parametrize("players", [2, 4, 5, 7])
def test_there_is_room_for_everything_from_the_beginning(
    shown: Gallery, edition: str, players: int
) -> None:
    """Whatever players get and whatever is to be decided, in every language."""
    names = [
        name
        for name, one in json.loads(screenshots.POSITIONS.read_text()).items()
        for position in [one["game"]["position"]]
        if position["edition"] == edition and len(position["players"]) == players
        if not position["over"]
    ]
    assert len(names) >= 2
    places: dict[str, dict[str, list[int]]] = {}
    for name in names:
        # Those in which nothing is to be decided differ only in what is drawn.
        decided = not name.startswith(("nothing", "everything"))
        for language in ("en", "de", "fr", "it") if decided else ("en",):
            shown.show(name, language)
            for size, (width, height) in ROOM.items():
                if language != "en" and size not in IN_EVERY_LANGUAGE:
                    continue
                scrolls = (size, edition, players) in SCROLLS
                seen, misfits = shown.measure(width, height, BOTH, [PARTS, scrolls])
                assert places.setdefault(size, seen) == seen, (name, language, size)
                assert misfits == [], (name, language, size)


@pytest.mark.parametrize("edition", ["original", "specialists"])
def test_spectators_see_all_players_in_their_panels(shown: Gallery, edition: str) -> None:
    """Nobody has the large panel at the lower edge, so the others are narrower."""
    for players in (2, 4, 7):
        shown.show(f"everything-{edition}-{players}", more="&watching")
        for size, (width, height) in ROOM.items():
            many = height < 660 and players > 3
            assert shown.measure(width, height, FIT, many) == [], (players, size)


DICE = """() => Math.min(...[...document.querySelectorAll(".tray .die")]
  .map((die) => die.getBoundingClientRect().width))"""


@pytest.mark.parametrize("edition", ["original", "specialists"])
def test_dice_and_tiles_are_large_on_a_large_screen(shown: Gallery, edition: str) -> None:
    for players in (2, 4, 7):
        shown.show(f"nothing-{edition}-{players}")
        for width, height, die, tile in ((1440, 900, 72, 84), (1920, 1080, 90, 110)):
            assert shown.measure(width, height, DICE) >= die
            tiles = "() => document.querySelector('.grill li').getBoundingClientRect().width"
            assert shown.measure(width, height, tiles) >= tile


SCROLL_HEIGHT = "() => document.documentElement.scrollHeight"
# What the browsers of usual phones leave of the screen, with and without their bars.
PHONES = [(360, 640), (375, 667), (390, 664), (360, 700), (360, 740), (412, 780), (390, 844)]


@pytest.mark.parametrize("edition", ["original", "specialists"])
def test_usual_phones_need_no_scrolling(shown: Gallery, edition: str) -> None:
    hidden = {}
    for players in range(2, 6):
        shown.show(f"everything-{edition}-{players}")
        for width, height in PHONES:
            height_of_page = shown.measure(width, height, SCROLL_HEIGHT)
            hidden[players, width, height] = height_of_page - height
    assert {size: more for size, more in hidden.items() if more > 0} == {}
