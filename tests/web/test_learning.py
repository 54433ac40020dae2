"""Rule book, lessons and tips in a real browser, in every language."""

import json
import re
import urllib.request
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from heckmeck.bots.characters import CAST, LEVELS
from heckmeck.bots.registry import OWN
from heckmeck.locale import LANGUAGES, catalogue
from heckmeck.rulebook.examples import FOLDER, rows
from tests.web.conftest import DESKTOP, PHONE, OpenPage
from tests.web.playing import move, start, waiting_for_me
from tests.web.serving import Server
from tests.web.test_everyone import serious
from tests.web.test_problems import refuse_new_tables
from tests.web.test_steady import PARTS, SMALL, WATCH, jumps

TREES: list[dict[str, Any]] = json.loads((FOLDER / "lesson_trees.json").read_text("utf-8"))
STRETCHED = "en-XA"  # English, two fifths longer


def do(page: Page, wanted: dict[str, Any]) -> None:
    """Make this move as a learner would."""
    if wanted["do"] == "keep":
        page.click(f"button.group[data-face='{wanted['face']}']:enabled")
    else:
        buttons = page.locator(f".actions button[data-do='{wanted['do']}']:enabled")
        (buttons.last if wanted.get("golden") is False else buttons.first).click()
    page.wait_for_selector("main:not([data-sending])")


# Counts the cards that lie over the table for a moment.
COUNT_MOMENTS = """() => {
  window.moments = 0;
  const isMoment = (node) => node instanceof Element && node.matches(".moment");
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) moments += [...addedNodes].filter(isMoment).length;
  }).observe(document.body, { childList: true, subtree: true });
}"""
MOMENTS = {"attempt_failed", "tile_stolen", "tile_defended", "game_over"}


def walk(page: Page, tree: dict[str, Any], language: str, detours: int = 2) -> int:
    """Go through a lesson with some detours; every text is the one of the catalogue.

    Returns how much happened that is worth a moment.
    """
    words = catalogue(language)
    moments = 0
    coach = page.locator(".coach .says")
    node = tree["nodes"][0]
    while node["moves"]:
        expect(coach).to_have_text(words(node["say"], **node["values"]))
        for each in node["moves"]:
            if "say" in each and detours:
                detours -= 1
                do(page, each["move"])
                expect(coach).to_have_text(words(each["say"], **each["values"]))
                page.click(".actions .btn.act")
        right = next(each for each in node["moves"] if "next" in each)
        do(page, right["move"])
        moments += sum(event["event"] in MOMENTS for event in right["events"])
        node = tree["nodes"][right["next"]]
    expect(coach).to_have_text(words(node["say"], **node["values"]))
    return moments


@pytest.mark.parametrize("language", LANGUAGES)
def test_lessons_can_be_completed(server: Server, open_page: OpenPage, language: str) -> None:
    """Every language walks some lessons, all of them together every lesson."""
    page = open_page(server.url, language=language)
    page.click("a[href='#/learn']")
    mine = [TREES[0], *TREES[1 + LANGUAGES.index(language) :: len(LANGUAGES)]]
    page.evaluate(COUNT_MOMENTS)
    moments = 0
    for tree in mine:
        page.goto(f"{server.url}#/learn/{tree['lesson']}")
        moments += walk(page, tree, language)
    assert page.evaluate("moments") >= moments > 0
    page.goto(f"{server.url}#/learn")
    page.reload()  # progress is remembered
    expect(page.locator("a.done")).to_have_count(len({each["lesson"] for each in mine}))
    assert "⟦" not in page.content()


@pytest.mark.parametrize("size", [SMALL, PHONE, DESKTOP], ids=["small", "phone", "desktop"])
def test_nothing_jumps_in_a_lesson(server: Server, open_page: OpenPage, size: ViewportSize) -> None:
    """Neither when the text grows nor when other buttons come, on the longest way."""
    page = open_page(f"{server.url}#/learn/first_turn", size, language="de")
    coach = page.locator(".coach")
    expect(coach).to_contain_text(catalogue("de")("learn-goal"))
    page.evaluate(WATCH, [*PARTS, ".place"])
    walk(page, TREES[0], "de", detours=20)
    assert jumps(page) == {}
    # The coach speaks right above the dice, and everything is on the screen.
    place, tray = page.locator(".place").bounding_box(), page.locator(".tray").bounding_box()
    assert place
    assert tray
    assert 0 <= tray["y"] - (place["y"] + place["height"]) < 30
    assert page.evaluate("document.documentElement.scrollHeight") <= size["height"]


def test_a_lesson_points_at_the_only_way_on_after_a_wrong_try(
    server: Server, open_page: OpenPage
) -> None:
    page = open_page(f"{server.url}#/learn/worm")
    pointed = page.locator(".suggested")
    expect(pointed).to_have_attribute("data-do", "roll")  # there is no other move
    do(page, {"do": "roll"})
    expect(pointed).to_have_count(0)  # a choice
    do(page, {"do": "keep", "face": "1"})
    page.click(".actions .btn.act")
    expect(pointed).to_have_attribute("data-face", "5")
    for wanted in ("5", "roll", "w", "roll"):
        do(page, {"do": "keep", "face": wanted} if wanted != "roll" else {"do": "roll"})
    expect(page.locator("button.group:enabled")).to_have_count(2)
    expect(pointed).to_have_count(0)  # both lead on


def test_a_lesson_by_keys_alone(server: Server, open_page: OpenPage) -> None:
    """Moves have keys, what goes on has the focus, and what happens is said aloud."""
    page = open_page(f"{server.url}#/learn/first_turn")
    words = catalogue("en")
    coach, told = page.locator(".coach .says"), page.locator(".sr[aria-live=polite]")
    tree = TREES[0]
    node = tree["nodes"][0]
    strayed = False
    while node["moves"]:
        expect(coach).to_have_text(words(node["say"], **node["values"]))
        away = [each for each in node["moves"] if "say" in each]
        if away and not strayed:
            strayed = True
            page.keyboard.press(away[0]["move"]["face"])
            expect(coach).to_have_text(words(away[0]["say"], **away[0]["values"]))
            expect(page.locator(".actions .btn.act")).to_be_focused()
            page.keyboard.press("Enter")
            expect(coach).to_have_text(words(node["say"], **node["values"]))
        right = next(each for each in node["moves"] if "next" in each)
        wanted = right["move"]
        page.keyboard.press(wanted.get("face") or wanted["do"][0])
        page.wait_for_selector("main:not([data-sending])")
        if wanted["do"] == "roll":
            expect(told).to_contain_text("rolled")
        node = tree["nodes"][right["next"]]
    assert strayed
    expect(told).to_contain_text("took 27")
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile("#/learn/worm$"))


def test_table_options_are_called_by_words(server: Server, open_page: OpenPage) -> None:
    page = open_page(f"{server.url}#/rules/option-returned_highest", language="fr")
    row = page.locator("#rule-option-returned_highest")
    expect(row.locator(".name")).to_have_text("Pickomino rendu")
    expect(row).to_be_in_viewport()
    for typed, name in (("egalite", "G3"), ("l'abri", "D8"), ("Rendu", "option-returned_highest")):
        page.fill("input[type=search]", typed)
        expect(page.locator(f"[id='rule-{name}']")).to_be_visible()
    shown = page.locator("main").inner_text()
    assert "returned_highest" not in shown
    assert "Exemple\N{NO-BREAK SPACE}:" in shown


def test_a_page_without_scripts_says_so_in_every_language(server: Server) -> None:
    page = urllib.request.urlopen(server.url, timeout=10).read().decode()  # noqa: S310
    for language in LANGUAGES:
        assert f'<p lang="{language}">{catalogue(language)("needs-script")}</p>' in page


@pytest.mark.parametrize("language", LANGUAGES)
def test_everybody_can_be_chosen_with_every_bot(
    server: Server, open_page: OpenPage, language: str
) -> None:
    words = catalogue(language)
    page = open_page(server.url, language=language)
    expect(page.locator("html")).to_have_attribute("lang", language)
    page.get_by_text(words("choose-opponents")).click()
    cast = page.locator(".opponents li")
    expect(cast).to_have_text(
        [re.compile(f"{each.name} *{words(f'character-{each.id}-is')}") for each in CAST.values()]
    )
    others = [name for name in OWN if name not in LEVELS]
    expect(page.locator("select").first.locator("option")).to_have_text(
        [words(f"bot-{name}") for name in LEVELS]
        + [f"{words(f'bot-{name}')} – {words(f'bot-{name}-is')}" for name in others]
    )
    description = page.locator("meta[name=description]")
    expect(description).to_have_attribute("content", words("tagline"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_link_opens_its_rule(server: Server, open_page: OpenPage, language: str) -> None:
    words = catalogue(language)
    page = open_page(f"{server.url}#/rules/F3", language=language)
    expect(page.locator("article")).to_have_count(len(rows()))
    opened = page.locator("#rule-F3")
    expect(opened).to_be_in_viewport()
    expect(opened).to_contain_text(words("rule-F3"))
    expect(opened.locator("details[open] .moment").first).to_be_visible()
    page.goto(f"{server.url}#/rules/apple")
    expect(page.locator("#specialist-apple")).to_be_in_viewport()
    page.fill("input[type=search]", words("specialist-raven"))
    expect(page.locator("article#rule-D3")).to_be_visible()
    assert page.locator("article").count() < len(rows())
    page.fill("input[type=search]", "xyzzy")
    expect(page.locator("[role=status]")).to_have_text(words("rules-found", count=0))
    assert "⟦" not in page.content()


def test_the_last_lesson_leads_into_a_first_game_with_tips(
    server: Server, open_page: OpenPage
) -> None:
    page = open_page(f"{server.url}#/learn/end")
    walk(page, next(each for each in TREES if each["lesson"] == "end"), "en", detours=0)
    page.get_by_role("button", name=catalogue("en")("learn-play")).click()
    waiting_for_me(page)
    # Whoever has just learnt the game begins.
    expect(page.locator(".others article")).to_have_count(2)
    expect(page.locator(".mine .turn")).to_have_count(1)
    expect(page.locator(".grill .gone")).to_have_count(0)
    expect(page.locator(".tip")).to_be_visible()


def test_a_first_game_that_is_refused_is_explained(server: Server, open_page: OpenPage) -> None:
    page = open_page(f"{server.url}#/learn/end", refusals_are_fine=True)
    refuse_new_tables(page)
    walk(page, next(each for each in TREES if each["lesson"] == "end"), "en", detours=0)
    play = page.get_by_role("button", name=catalogue("en")("learn-play"))
    play.click()
    expect(page.get_by_role("alert")).to_have_text(catalogue("en")("refused-too_many_tables"))
    expect(play).to_be_enabled()


def test_a_line_of_the_log_leads_to_the_row(server: Server, open_page: OpenPage) -> None:
    page = open_page(f"{server.url}#/learn/failing")
    walk(page, next(each for each in TREES if each["lesson"] == "failing"), "en", detours=0)
    page.click(".now .line")
    page.locator(".log summary").first.click()
    page.locator(".log details[open] .event", has_text="went back").first.click()
    dialog = page.locator("dialog[open]")
    expect(dialog).to_contain_text(catalogue("en")("rule-F3"))
    dialog.get_by_role("link", name="Rules").click()
    expect(page).to_have_url(re.compile("#/rules/F3$"))
    expect(page.locator("dialog[open]")).to_have_count(0)


def test_the_language_changes_at_once_and_nothing_is_lost(
    server: Server, open_page: OpenPage
) -> None:
    code, token = server.table()
    page = open_page(f"{server.url}#/table/{code}", token=token)
    start(page, server, code)
    move(page)
    page.wait_for_selector("button.group:enabled")
    faces = [each.get_attribute("data-face") for each in page.locator("button.group").all()]
    page.get_by_role("button", name="Menu").click()
    page.get_by_text("Settings").click()
    page.get_by_text("Deutsch").click()
    page.keyboard.press("Escape")
    expect(page.locator(".heading")).to_have_text(catalogue("de")("choose-face"))
    # A bot may have had the first turn.
    german = re.compile("beginnt|nimmt|Fehlwurf|umgedreht")
    expect(page.locator(".now .text")).to_have_text(german)
    assert [each.get_attribute("data-face") for each in page.locator("button.group").all()] == faces
    page.reload()
    expect(page.locator(".heading")).to_have_text(catalogue("de")("choose-face"))


def test_everybody_at_a_table_reads_their_own_language(server: Server, open_page: OpenPage) -> None:
    code, token = server.table()
    pages = {}
    for language in ("fr", "it"):
        pages[language] = open_page(f"{server.url}#/table/{code}", token=token, language=language)
    pages["fr"].locator(".start").click()
    for page in pages.values():
        waiting_for_me(page)
    for _ in ("roll", "keep"):
        move(pages["fr"])
        waiting_for_me(pages["fr"])
    expect(pages["fr"].locator(".now .text")).to_have_text(re.compile(r"^Tu as \d"))
    expect(pages["it"].locator(".now .text")).to_have_text(re.compile(r"^Hai \d"))


def test_tips_of_the_first_game_go_for_good_with_one_tap(
    server: Server, open_page: OpenPage
) -> None:
    code, token = server.table()
    page = open_page(f"{server.url}#/table/{code}", token=token)
    start(page, server, code)
    words = catalogue("en")
    expect(page.locator(".tip p")).to_have_text(words("tip-roll"))
    move(page)
    expect(page.locator(".tip p")).to_have_text(words("tip-keep"))
    page.get_by_role("button", name=words("tip-off")).click()
    expect(page.locator(".tip")).to_have_count(0)
    page.reload()
    waiting_for_me(page)
    move(page)
    page.wait_for_selector("main:not([data-sending])")
    expect(page.locator(".tip")).to_have_count(0)


TOO_WIDE = """() => {
  const wide = [...document.querySelectorAll('main *, header *')].filter((each) => {
    const box = each.getBoundingClientRect();
    return box.width && !each.closest('.sr, [aria-hidden=true], svg') && box.right > innerWidth + 1;
  });
  const cut = [...document.querySelectorAll('button, .btn')].filter(
    (each) => each.scrollWidth > each.clientWidth + 2);
  return [document.documentElement.scrollWidth > innerWidth ? 'page' : '',
          ...[...wide, ...cut].map((each) => each.outerHTML.slice(0, 160))].filter(Boolean);
}"""


def test_longer_texts_break_no_screen_on_a_phone(server: Server, open_page: OpenPage) -> None:
    code, token = server.table(edition="specialists")
    page = open_page(server.url, PHONE, token=token, language=STRETCHED)
    expect(page.locator("html")).to_have_attribute("lang", STRETCHED)
    for screen, sign in (
        ("", "footer"),
        ("create", "form"),
        ("learn", "ol"),
        ("learn/golden_die", ".coach"),
        ("rules", "article"),
        ("verify", ".drop"),
        ("replay", ".drop"),
        (f"table/{code}", ".start"),
    ):
        page.goto(f"{server.url}#/{screen}")
        page.wait_for_selector(sign)
        assert page.evaluate(TOO_WIDE) == [], screen
    page.locator(".start").click()
    for _ in range(3):
        waiting_for_me(page)
        assert page.evaluate(TOO_WIDE) == [], "table"
        move(page)
        page.wait_for_selector("main:not([data-sending])")
    page.locator("header button.icon").last.click()
    page.wait_for_selector("dialog[open]")
    assert page.evaluate(TOO_WIDE) == [], "menu"


def test_axe_on_learning(server: Server, open_page: OpenPage) -> None:
    page = open_page(f"{server.url}#/learn")
    page.wait_for_selector("ol")
    assert serious(page) == []
    page.goto(f"{server.url}#/learn/golden_die")
    page.wait_for_selector(".coach")
    assert serious(page) == []
    page.goto(f"{server.url}#/rules/D7")
    page.wait_for_selector("details[open]")
    page.fill("input[type=search]", "D7")
    expect(page.locator("article")).to_have_count(1)
    page.click("summary >> nth=0")
    assert serious(page) == []
