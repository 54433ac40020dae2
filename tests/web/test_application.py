"""The client as an application: without a network, after an update, and in the background."""

import re
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from struct import unpack

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

import screenshots
from tests.web.conftest import PATIENCE, PHONE, ROOT, OpenPage
from tests.web.playing import play_on, start
from tests.web.serving import Server

BUILT = ROOT / "src/heckmeck/web_dist"
NewContext = Callable[..., BrowserContext]


@pytest.fixture
def new_context(browser: Browser) -> Iterator[NewContext]:
    """Profiles with a service worker, which outlives a page."""
    made: list[BrowserContext] = []

    def new_context(language: str = "en-GB") -> BrowserContext:
        context = browser.new_context(viewport=PHONE, locale=language, reduced_motion="reduce")
        context.set_default_timeout(PATIENCE)
        made.append(context)
        return context

    yield new_context
    for each in made:
        each.close()


def wait_until(page: Page, promised: str, argument: object = None) -> None:
    """Until what an asynchronous function promises is true."""
    page.wait_for_function(
        """([promised, argument]) => {
          const test = new Function(`return ${promised}`)();
          window.asked ??= test(argument).then((truth) => {
            window.asked = truth ? Promise.resolve() : undefined;
            window.truth = truth;
          });
          return window.truth;
        }""",
        arg=[promised, argument],
        polling=100,
    )
    page.evaluate("delete window.truth; delete window.asked")


def wait_until_kept(page: Page, language: str) -> None:
    """Until the service worker has a whole version, with the texts of this language."""
    wait_until(
        page,
        """async (language) => {
          await navigator.serviceWorker.ready;
          const kept = [];
          for (const name of await caches.keys())
            kept.push(...(await (await caches.open(name)).keys()));
          const catalogue = new RegExp(`/assets/${language}-`);
          return kept.filter(({ url }) => catalogue.test(url)).length >= 2;
        }""",
        language,
    )


def test_without_a_network(client: None, new_context: NewContext, tmp_path: Path) -> None:
    context = new_context("de-DE")
    folder = tmp_path / "site"
    shutil.copytree(BUILT, folder)
    with screenshots.served(folder) as url:
        page = context.new_page()
        page.goto(url)
        wait_until_kept(page, "de")
        assert page.evaluate("document.querySelector('link[rel=manifest]').href").endswith(
            "manifest-de.webmanifest"
        )
    # The server is gone, and so is the network.
    context.set_offline(True)
    page.goto(f"{url}t/ABCDEFGHJK")
    page.goto(url)
    expect(page.get_by_role("heading", name="Du bist offline")).to_be_visible()
    page.goto(f"{url}#/rules")
    expect(page.get_by_role("heading", level=1)).to_have_text("Regeln")
    page.goto(f"{url}#/learn")
    page.locator("main a[href*='#/learn/']").first.click()
    expect(page.locator(".board")).to_be_visible()


def test_an_update_never_mixes_two_versions(
    client: None, new_context: NewContext, tmp_path: Path
) -> None:
    context = new_context()
    folder = tmp_path / "site"
    shutil.copytree(BUILT, folder)
    with screenshots.served(folder) as url:
        page = context.new_page()
        page.goto(url)
        wait_until_kept(page, "en")
        update(folder)
        # The old page goes on with its own files, which the server has no more.
        page.evaluate("location.hash = '#/rules'")
        expect(page.get_by_role("heading", level=1)).to_have_text("Rules")
        page.evaluate("navigator.serviceWorker.getRegistration().then((each) => each.update())")
        page.evaluate("location.hash = '#/'")
        expect(page.get_by_role("button", name="New version – reload")).to_be_visible()
        page.get_by_role("button", name="New version – reload").click()
        page.wait_for_function("document.querySelector('script[src*=\"NEXT\"]')")
        page.evaluate("location.hash = '#/rules'")
        expect(page.get_by_role("heading", level=1)).to_have_text("Rules")
        loaded = page.evaluate("performance.getEntriesByType('resource').map((each) => each.name)")
        scripts = [each for each in loaded if each.endswith(".js") and "/assets/" in each]
        assert scripts
        assert all("NEXT" in each for each in scripts)
        # Soon after no page is open any more, the new version takes over and deletes the old one.
        for _ in range(40):
            page.goto("about:blank")
            page.goto(url)
            if page.evaluate("async () => (await caches.keys()).length === 1"):
                break
    page.reload()
    expect(page.locator("script[src*=NEXT]").first).to_be_attached()


def update(folder: Path) -> None:
    """Another version of the same client: every script has a new name."""
    names = [path.name for path in (folder / "assets").glob("*.js")]
    for path in [*folder.rglob("*.js"), *folder.glob("*.html")]:
        text = path.read_text("utf-8")
        for name in names:
            text = text.replace(name, name.replace(".js", "NEXT.js"))
        text = re.sub('const VERSION = "', 'const VERSION = "next', text)
        path.unlink()
        new = path.name.replace(".js", "NEXT.js") if path.name in names else path.name
        (path.parent / new).write_text(text, "utf-8")


def test_a_turn_in_the_background_and_the_result_as_a_picture(
    server: Server, open_page: OpenPage
) -> None:
    code, token = server.table()
    page = open_page("about:blank", token=token, tips=False)
    page.add_init_script(
        """window.away = false;
        Object.defineProperty(document, "hidden", { get: () => window.away });
        Object.defineProperty(Notification, "permission", { get: () => "default" });
        Notification.requestPermission = () => Promise.resolve((window.asked = "granted"));
        window.badges = [];
        navigator.setAppBadge = (count) => Promise.resolve(window.badges.push(count));
        navigator.clearAppBadge = () => Promise.resolve(window.badges.push(0));"""
    )
    page.goto(f"{server.url}t/{code}?lang=en")
    start(page, server, code)
    look = "document.dispatchEvent(new Event('visibilitychange'))"
    icon = page.locator("link[rel=icon]")
    page.wait_for_selector(".mine article.turn")
    expect(icon).to_have_attribute("href", "/icon.svg")
    page.evaluate(f"window.away = true; {look}")
    expect(icon).to_have_attribute("href", "/icon-turn.svg")
    assert page.evaluate("window.badges.at(-1)") == 1
    page.evaluate(f"window.away = false; {look}")
    expect(icon).to_have_attribute("href", "/icon.svg")
    assert page.evaluate("window.badges.at(-1)") == 0
    # Whoever missed a turn is asked, once.
    page.get_by_role("button", name="Yes, notify me").click()
    page.wait_for_function("JSON.parse(localStorage.heckmeck).notify === true")
    assert page.evaluate("window.asked") == "granted"
    play_on(page, 2000)
    with page.expect_download() as download:
        page.get_by_role("button", name="Share result").click()
    picture = download.value.path().read_bytes()
    assert download.value.suggested_filename == "heckmeck.png"
    assert unpack(">II", picture[16:24]) == (1200, 630)
    assert len(picture) > 50_000
