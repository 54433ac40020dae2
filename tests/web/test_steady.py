"""Nothing at the table jumps: every part keeps its place and its height, whatever is shown."""

import json

import pytest
import screenshots
from playwright.sync_api import Page, expect
from tests.web.conftest import DESKTOP, PHONE, OpenPage
from tests.web.playing import move, over, start, waiting_for_me
from tests.web.serving import Server

SMALL = {"width": 320, "height": 568}
PARTS = [".others", ".grill", ".tray", ".aside", ".mine article", ".actions"]

# Looks at every frame that is drawn, so a jump of a moment counts as well. The end has a picture
# of its own and is left out.
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
      if (document.querySelector(".tip")) window.tips += 1;
    }
    requestAnimationFrame(look);
  };
  look();
}"""


def jumps(page: Page) -> dict[str, list[str]]:
    """The parts that were seen in more than one place."""
    places = page.evaluate("window.places")
    assert all(places.values()), "nothing was seen"
    return {part: list(seen) for part, seen in places.items() if len(seen) > 1}


@pytest.mark.parametrize("edition", ["original", "specialists"])
@pytest.mark.parametrize("size", [PHONE, DESKTOP, SMALL], ids=["phone", "desktop", "small"])
def test_every_part_stays_where_it_is(
    server: Server, open_page: OpenPage, edition: str, size: dict[str, int]
) -> None:
    bots = ("cautious", "cautious", "cautious")
    code, token = server.table(bots, seats=4, edition=edition)
    page = open_page(server.url, size, token=token)
    start(page, server, code, 4)
    page.evaluate(WATCH, PARTS)
    for _ in range(14):
        waiting_for_me(page)
        if over(page):
            break
        move(page)
        page.wait_for_selector("main:not([data-sending])", timeout=60_000)
    assert jumps(page) == {}
    # Tips came and went meanwhile.
    assert page.evaluate("window.tips") > 0


def test_hints_and_the_end_of_tips_move_nothing(server: Server, open_page: OpenPage) -> None:
    code, token = server.table(hints=True)
    page = open_page(server.url, token=token)
    start(page, server, code)
    move(page)
    page.wait_for_selector("button.group:enabled")
    page.evaluate(WATCH, PARTS)
    expect(page.locator(".tip")).to_have_count(1)
    page.get_by_role("button", name="Show the odds").click()
    expect(page.locator("button.group .hint").first).to_be_visible()
    page.get_by_role("button", name="No more tips").click()
    expect(page.locator(".tip")).to_have_count(0)
    assert jumps(page) == {}


@pytest.mark.parametrize("size", [PHONE, DESKTOP, SMALL, {"width": 844, "height": 390}])
def test_hints_hide_no_die(server: Server, open_page: OpenPage, size: dict[str, int]) -> None:
    code, token = server.table(hints=True)
    page = open_page(server.url, size, token=token)
    start(page, server, code)
    move(page)
    page.wait_for_selector("button.group:enabled")
    page.get_by_role("button", name="Show the odds").click()
    page.wait_for_selector("button.group .hint")
    covered = page.evaluate(
        """() => [...document.querySelectorAll("button.group")].flatMap((group) => {
          const edge = group.querySelector(".hint").getBoundingClientRect().bottom;
          const dice = [...group.querySelectorAll(".die")];
          return dice.map((die) => edge - die.getBoundingClientRect().top).filter((by) => by > 1);
        })"""
    )
    assert covered == []


SIZES = {"320": SMALL, "360": {"width": 360, "height": 640}, "390": PHONE}


@pytest.mark.parametrize("size", SIZES)
def test_a_tip_covers_neither_the_grill_nor_what_it_explains(
    server: Server, open_page: OpenPage, size: str
) -> None:
    code, token = server.table()
    page = open_page(server.url, SIZES[size], token=token)
    start(page, server, code)
    # A short one and the longest one, which lies where there is nothing to do meanwhile.
    explained = {
        "roll": (".others", ".aside", ".mine article", ".actions"),
        "keep": ("header", ".others", ".tray", ".aside"),
    }
    for tip_of, parts in explained.items():
        if tip_of == "keep":
            move(page)
            page.wait_for_selector("button.group:enabled")
        tip = page.locator(".tip").bounding_box()
        text = page.evaluate(
            """() => {
              const range = document.createRange();
              range.selectNodeContents(document.querySelector(".tip p"));
              const { left, right } = range.getBoundingClientRect();
              return [left, right];
            }"""
        )
        assert tip is not None
        assert text[0] - tip["x"] >= 8
        assert tip["x"] + tip["width"] - text[1] >= 8
        assert tip["x"] >= 4
        assert tip["x"] + tip["width"] <= SIZES[size]["width"] - 4
        assert tip["y"] >= 0
        assert tip["y"] + tip["height"] <= SIZES[size]["height"]
        for part in (*parts, ".grill", ".strip"):
            box = page.locator(part).first.bounding_box()
            assert box is not None
            below, above = box["y"] + box["height"], tip["y"] + tip["height"]
            assert tip["y"] >= below or above <= box["y"], part


@pytest.mark.parametrize("edition", ["original", "specialists"])
@pytest.mark.parametrize("players", [2, 4, 7])
def test_a_small_phone_needs_no_scrolling(
    server: Server, open_page: OpenPage, edition: str, players: int
) -> None:
    bots = ("cautious",) * (players - 1)
    code, token = server.table(bots, seats=players, edition=edition)
    page = open_page(server.url, SMALL, token=token)
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


@pytest.mark.parametrize("size", [PHONE, DESKTOP, SMALL], ids=["phone", "desktop", "small"])
def test_a_bot_standing_in_moves_nothing(
    server: Server, open_page: OpenPage, size: dict[str, int]
) -> None:
    # A slow bot: what it does for us must not be over before it is taken back.
    code, token = server.table(bot_pace=2000)
    page = open_page(server.url, size, token=token)
    start(page, server, code)
    page.evaluate(WATCH, PARTS)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Let a bot play for me").click()
    back = page.get_by_role("button", name="Play again myself")
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
    assert jumps(page) == {}


ROOM = {
    **screenshots.SIZES,
    "usual": (360, 640),
    "large": (412, 915),
    "wall": (1000, 562),
    "laptop": (1280, 720),
}

PLACES = """(parts) => Object.fromEntries(parts.map((part) => {
  const box = document.querySelector(part).getBoundingClientRect();
  return [part, [box.x, box.y + scrollY, box.width, box.height].map(Math.round)];
}))"""

# What looks out of the panel of a player.
SPILLED = """() => [...document.querySelectorAll("article.panel")].flatMap((panel) => {
  const edge = panel.getBoundingClientRect();
  return [...panel.querySelectorAll(".name, .goods *")]
    .filter((part) => part.getBoundingClientRect().right > edge.right)
    .map((part) => part.outerHTML.slice(0, 60));
})"""


@pytest.mark.parametrize("edition", ["original", "specialists"])
@pytest.mark.parametrize("players", range(2, 8))
def test_there_is_room_for_everything_from_the_beginning(
    gallery: str, open_page: OpenPage, edition: str, players: int
) -> None:
    """Whatever players get and whatever is to be decided, in every language."""
    shown = json.loads(screenshots.POSITIONS.read_text())
    names = [
        name
        for name, one in shown.items()
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
            page = open_page(f"{gallery}?show={name}&lang={language}")
            page.wait_for_selector(".board")
            page.evaluate("document.fonts.ready")
            for size, (width, height) in ROOM.items():
                page.set_viewport_size({"width": width, "height": height})
                seen = page.evaluate(PLACES, PARTS)
                assert places.setdefault(size, seen) == seen, (name, language, size)
                assert page.evaluate(SPILLED) == [], (name, language, size)
            page.context.close()


# What the browsers of usual phones leave of the screen, with and without their bars.
PHONES = [(360, 640), (375, 667), (390, 664), (360, 700), (360, 740), (412, 780), (390, 844)]


@pytest.mark.parametrize("edition", ["original", "specialists"])
@pytest.mark.parametrize("players", range(2, 6))
def test_usual_phones_need_no_scrolling(
    gallery: str, open_page: OpenPage, edition: str, players: int
) -> None:
    page = open_page(f"{gallery}?show=everything-{edition}-{players}")
    page.wait_for_selector(".board")
    page.evaluate("document.fonts.ready")
    hidden = {}
    for width, height in PHONES:
        page.set_viewport_size({"width": width, "height": height})
        hidden[width, height] = page.evaluate("document.documentElement.scrollHeight") - height
    assert {size: more for size, more in hidden.items() if more > 0} == {}
