"""For everyone: axe finds nothing serious on any screen, in both themes; everything is in words."""

from typing import Any

from playwright.sync_api import Page, expect

from tests.web.conftest import DESKTOP, PHONE, ROOT, OpenPage
from tests.web.playing import move, start, waiting_for_me
from tests.web.serving import Server

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"


COLOURS = {"runOnly": {"type": "rule", "values": ["color-contrast", "link-in-text-block"]}}
EVERYTHING: dict[str, Any] = {}


def serious(page: Page) -> list[str]:
    """What axe finds: in the dark theme everything, in the light one what depends on colours."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text())
    found = []
    for theme, rules in (("light", COLOURS), ("dark", EVERYTHING)):
        page.evaluate("(theme) => (document.documentElement.dataset.theme = theme)", theme)
        run = "(rules) => axe.run(document, {resultTypes: ['violations'], ...rules})"
        violations = page.evaluate(run, rules)["violations"]
        found += [
            f"{theme}: {each['id']}: {node['html'][:120]} {node['failureSummary'][:300]}"
            for each in violations
            if each["impact"] in ("serious", "critical")
            for node in each["nodes"]
        ]
    return found


def test_axe_on_every_screen(server: Server, open_page: OpenPage) -> None:
    code, token = server.table(hints=True)
    page = open_page(server.url, PHONE, token=token)
    page.wait_for_selector("text=Games in progress")
    for theme in ("light", "dark"):
        page.emulate_media(color_scheme=theme)
        expect(page.locator("html")).to_have_attribute("data-theme", theme)
    assert serious(page) == []
    page.get_by_role("button", name="Settings").click()
    assert serious(page) == []
    for screen, sign in (("create", "form"), ("verify", ".drop"), ("replay", ".drop")):
        page.goto(f"{server.url}#/{screen}")
        page.wait_for_selector(sign)
        assert serious(page) == []
    page.goto(f"{server.url}#/table/{code}")
    page.wait_for_selector(".start")
    assert serious(page) == []
    page.get_by_role("button", name="Start with 2 players").click()
    waiting_for_me(page)
    move(page)
    page.wait_for_selector("button.group:enabled")
    page.get_by_role("button", name="Show the odds").click()
    page.wait_for_selector(".hint")
    assert serious(page) == []
    page.get_by_role("button", name="Menu").click()
    assert serious(page) == []
    page.goto(f"{server.url}#/replay")
    page.set_input_files("input[type=file]", ROOT / "vectors" / "dice" / "fair-specialists.heck")
    page.wait_for_selector(".player")
    assert serious(page) == []
    page.goto(f"{server.url}#/verify")
    page.set_input_files("input[type=file]", ROOT / "vectors" / "dice" / "fair-specialists.heck")
    page.wait_for_selector(".card.verified")
    assert serious(page) == []


def test_axe_on_the_table(gallery: str, open_page: OpenPage) -> None:
    page = open_page("about:blank", DESKTOP)
    for name in ("keep-7", "accept-3", "return-4"):
        page.goto(f"{gallery}?show={name}")
        page.wait_for_selector(".board")
        assert serious(page) == [], name


def test_rolls_and_results_are_announced_once(server: Server, open_page: OpenPage) -> None:
    code, token = server.table()
    page = open_page(f"{server.url}#/table/{code}", token=token)
    start(page, server, code)
    told = page.locator(".sr[aria-live=polite]")
    assert told.count() == 1
    move(page)
    page.wait_for_selector("button.group:enabled")
    expect(told).to_contain_text("You rolled ")
    move(page)
    page.wait_for_selector("main:not([data-sending])")
    expect(told).to_contain_text("set aside")


def test_the_client_is_small(server: Server, open_page: OpenPage) -> None:
    """Script, style and words of a first visit, from the start page into a game, gzipped: at most
    120 KB; fonts at most 80 KB."""
    import gzip

    folder = ROOT / "src" / "heckmeck" / "web_dist" / "assets"
    page = open_page("about:blank", empty_cache=True)
    asked: set[str] = set()
    page.on("request", lambda request: asked.add(request.url.rpartition("/")[2]))
    page.goto(server.url)
    page.get_by_role("button", name="Play now").click()
    waiting_for_me(page)
    loaded = [path for path in folder.iterdir() if path.name in asked and path.suffix != ".woff2"]
    assert len(loaded) > 3
    assert sum(len(gzip.compress(path.read_bytes())) for path in loaded) < 120_000
    fonts = [path.stat().st_size for path in folder.iterdir() if path.suffix == ".woff2"]
    assert len(fonts) == 2
    assert sum(fonts) < 80_000


def test_nothing_comes_from_elsewhere(server: Server, open_page: OpenPage) -> None:
    page = open_page("about:blank", empty_cache=True)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(server.url)
    page.wait_for_selector("text=Play now")
    assert asked
    assert all(url.startswith(server.url) for url in asked)
