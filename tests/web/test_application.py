"""The client as an application: without a network, after an update, and installed."""

import re
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

import screenshots
from tests.web.conftest import PATIENCE, PHONE, ROOT, Device
from tests.web.playing import eventually
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


def wait_until_kept(page: Page, *languages: str) -> None:
    """Until the service worker has a whole version, with the texts of these languages."""
    eventually(
        page,
        """async (languages) => {
          await navigator.serviceWorker.ready;
          const kept = [];
          for (const name of await caches.keys())
            kept.push(...(await (await caches.open(name)).keys()));
          const has = (part) => kept.some(({ url }) => url.includes(part));
          return has("/assets/app-") && languages.every((each) => has(`/assets/${each}-`));
        }""",
        languages,
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
        # The browser has deleted everything: it is kept again at the next visit.
        forget = "async () => { for (const each of await caches.keys()) await caches.delete(each) }"
        page.evaluate(forget)
        page.reload()
        wait_until_kept(page, "de")
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
    # A language that was never used is not kept. Better English than nothing.
    page.evaluate("localStorage.heckmeck = JSON.stringify({ language: 'fr' })")
    page.goto(url)
    page.reload()
    expect(page.get_by_role("heading", name="You are offline")).to_be_visible()


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
        second = context.new_page()
        second.goto(url)  # is of the new version already
        second.get_by_role("link", name="Rules").wait_for()
        registered = "navigator.serviceWorker.register('/service-worker.js')"
        second.evaluate(f"{registered}.then((each) => each.update())")
        reload = page.get_by_role("button", name="New version – reload")
        expect(reload).to_be_visible()
        # The old page goes on with its own files, which the server has no more.
        page.evaluate("location.hash = '#/learn'")
        expect(page.get_by_role("heading", level=1)).to_have_text("Learn to play")
        assert second.locator("script[src*=NEXT]").count()
        assert not second.get_by_role("button", name="New version – reload").count()
        second.close()
        page.evaluate("location.hash = '#/'")
        reload.click()
        expect(page.locator("script[src*=NEXT]").first).to_be_attached()
        page.evaluate("location.hash = '#/learn'")
        expect(page.get_by_role("heading", level=1)).to_have_text("Learn to play")
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


# Nobody is there to answer the question of the browser.
OBSERVE = """() => {
  BeforeInstallPromptEvent.prototype.prompt = async () => {
    window.prompted = true;
  };
  window.launches = 0;
  const { setConsumer } = LaunchQueue.prototype;
  LaunchQueue.prototype.setConsumer = function (consumer) {
    setConsumer.call(this, (launch) => {
      consumer(launch);
      window.launches++;
    });
  };
}"""


def test_the_installed_application(server: Server, device: Device) -> None:
    context, browser = device
    code, token = server.table(title="Evening", first="host")
    other_code = server.ask("POST", "/api/tables", {"settings": {"title": "Other"}}, token)["code"]
    context.add_init_script(f"({OBSERVE})()")
    page = device.visit(server.url, token)
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Install as an app").click()
    assert page.evaluate("window.prompted")
    expect(page.get_by_role("button", name="Install as an app")).to_have_count(0)
    manifest = {"manifestId": server.url}
    browser.send("PWA.install", {**manifest, "installUrlOrBundleUrl": server.url})
    browser.send("PWA.changeAppUserSettings", {**manifest, "displayMode": "standalone"})
    with context.expect_page() as opened:
        browser.send("PWA.launch", {**manifest, "url": f"{server.url}t/{code}"})
    table = opened.value
    wait_until_kept(table, "en", "de", "fr", "it")
    table.get_by_role("button", name="Start with 2 players").click()
    expect(table).to_have_title("● Your turn – Evening")

    # The badge of the application, while its window is minimized.
    commands = context.new_cdp_session(table)
    window = commands.send("Browser.getWindowForTarget")["windowId"]
    for state, badge in (("minimized", 1), ("normal", 0)):
        bounds = {"windowState": state}
        commands.send("Browser.setWindowBounds", {"windowId": window, "bounds": bounds})
        for _ in range(200):
            if browser.send("PWA.getOsAppState", manifest)["badgeCount"] == badge:
                break
            table.wait_for_timeout(50)
        else:
            raise AssertionError(f"the badge of a {state} window is not {badge}")

    # Links that the application is to open: to this table, and to another one.
    question = table.get_by_role("heading", name="Open this link?")
    launches = table.evaluate("window.launches")
    browser.send("PWA.launch", {**manifest, "url": f"{server.url}t/{code}"})
    table.wait_for_function("(before) => window.launches > before", arg=launches)
    expect(question).to_have_count(0)
    browser.send("PWA.launch", {**manifest, "url": f"{server.url}t/{other_code}"})
    question.wait_for()
    table.get_by_role("button", name="Stay here").click()
    expect(question).to_have_count(0)
    expect(table).to_have_title("● Your turn – Evening")
    browser.send("PWA.launch", {**manifest, "url": f"{server.url}t/{other_code}"})
    table.get_by_role("button", name="Open it").click()
    expect(table).to_have_title("Other")
