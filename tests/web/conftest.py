"""The real server process, a real Chromium, and pages that fail a test when they complain."""

import json
import os
import shutil
from collections import defaultdict
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Literal, NamedTuple

import pytest
from filelock import FileLock
from playwright.sync_api import (
    Browser,
    BrowserContext,
    CDPSession,
    Page,
    Playwright,
    ViewportSize,
    expect,
    sync_playwright,
)

import build_web
import screenshots
from tests.web.serving import Server

ROOT = Path(__file__).resolve().parents[2]

PLAIN_HTTP_NAME = "heckmeck.test"
# Chromium heeds only the last list of features, so Playwright's own list comes first. The others
# are two pages behind the address bar, which nobody sees here and every new tab would load.
DISABLED = (
    *("AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose", "HttpsUpgrades"),
    *("HttpsFirstBalancedModeAutoEnable", "LensOverlay", "MediaRouter", "PaintHolding"),
    *("ThirdPartyStoragePartitioning", "AvoidCorsURLLoaderRestartOnRedirect"),
    *("TcpPortRandomizationWin", "OptimizationHints", "NetworkTimeServiceQuerying", "AimEnabled"),
    *("PreconnectToSearch", "WebUIOmniboxPopup", "WebUIOmniboxAimPopup"),
)
FLAGS = [
    f"--disable-features={','.join(DISABLED)}",
    f"--host-resolver-rules=MAP {PLAIN_HTTP_NAME} 127.0.0.1",
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PHONE: ViewportSize = {"width": 390, "height": 844}
DESKTOP: ViewportSize = {"width": 1440, "height": 900}
Theme = Literal["dark", "light"]

OpenPage = Callable[..., Page]

# A busy machine is slow, which is no fault of the page.
PATIENCE = 20_000
expect.set_options(timeout=PATIENCE)


def _chromium() -> str | None:
    for name in ("chromium", "chromium-browser", "google-chrome"):
        if found := shutil.which(name):
            return found
    return None


@pytest.fixture(scope="session")
def chromium() -> str:
    """The path of the browser."""
    path = _chromium()
    if path is None:
        sentence = "no Chromium on this machine: the tests in a browser are left out"
        if os.environ.get("CI") == "true":
            pytest.fail(sentence)
        pytest.skip(sentence)
    return path


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="session")
def browser(playwright: Playwright, chromium: str) -> Iterator[Browser]:
    browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
    yield browser
    browser.close()


class Device(NamedTuple):
    """A browser as people have it: its tabs hide each other, and it installs applications."""

    context: BrowserContext
    commands: CDPSession  # to the browser itself

    def visit(self, url: str, token: str, **remembered: object) -> Page:
        page = self.context.new_page()
        page.set_viewport_size(PHONE)
        remember(page, token, tips=False, **remembered)
        page.goto(url)
        return page


@pytest.fixture
def device(playwright: Playwright, chromium: str, tmp_path: Path) -> Iterator[Device]:
    """A browser of its own.

    Elsewhere Playwright keeps every page visible and uses private profiles, which install nothing.
    A second connection without its defaults does neither, but only the first one may install.
    """
    browser = playwright.chromium.launch(
        executable_path=chromium,
        args=[
            *FLAGS,
            "--bypass-app-banner-engagement-checks",  # offers to install at the first visit
            "--enable-automation",  # tells where its profile is
            "--remote-debugging-port=0",
        ],
        ignore_default_args=[
            "--disable-background-timer-throttling",
            "--disable-backgrounding-occluded-windows",
            "--disable-renderer-backgrounding",
        ],
        env={**os.environ, "HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path)},
    )
    commands = browser.new_browser_cdp_session()
    arguments = commands.send("Browser.getBrowserCommandLine")["arguments"]
    (profile,) = [each for each in arguments if each.startswith("--user-data-dir=")]
    port = Path(profile.partition("=")[2], "DevToolsActivePort").read_text().split()[0]
    ordinary = playwright.chromium.connect_over_cdp(f"http://127.0.0.1:{port}", no_defaults=True)
    (context,) = ordinary.contexts
    context.set_default_timeout(PATIENCE)
    yield Device(context, commands)
    browser.close()


@pytest.fixture(scope="session")
def run_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder that all workers of this run share."""
    own = tmp_path_factory.getbasetemp()
    return own.parent if "PYTEST_XDIST_WORKER" in os.environ else own


@pytest.fixture(scope="session")
def client(run_folder: Path) -> None:
    """The built browser client."""
    with FileLock(run_folder / "client.lock"):
        build_web.install(tools=True)  # axe-core is one of the tools
        if not build_web.is_fresh():
            build_web.build()


@pytest.fixture(scope="session")
def server(client: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    names = ("--allow-host", PLAIN_HTTP_NAME)
    limits = ("vote_wait_away=1",)  # seconds until others may call a bot for somebody who is away
    running = Server(tmp_path_factory.mktemp("server"), *limits, options=names)
    running.start()
    yield running
    running.stop()


@pytest.fixture(scope="session")
def gallery(run_folder: Path, client: None) -> Iterator[str]:
    """The table in many positions of real games, without a server; built once per run."""
    folder, built = run_folder / "gallery", run_folder / "gallery.built"
    with FileLock(run_folder / "gallery.lock"):
        if not built.exists():
            screenshots.build_gallery(folder)
            built.touch()
    with screenshots.served(folder) as url:
        yield url


class Profile(NamedTuple):
    motion: bool
    theme: Theme
    touch: bool


class Profiles:
    """Browser profiles that are used again: in an emptied profile the page comes from the cache."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._free: dict[Profile, list[BrowserContext]] = defaultdict(list)

    def take(self, profile: Profile, empty_cache: bool) -> BrowserContext:
        if self._free[profile] and not empty_cache:
            return self._free[profile].pop()
        context = self._browser.new_context(
            reduced_motion="no-preference" if profile.motion else "reduce",
            color_scheme=profile.theme,
            has_touch=profile.touch,
            service_workers="block",  # tests of the application use profiles of their own
        )
        context.set_default_timeout(PATIENCE)
        return context

    def give_back(self, profile: Profile, context: BrowserContext) -> None:
        for page in context.pages:
            page.close()
        context.set_offline(False)
        context.clear_permissions()
        context.clear_cookies()
        self._free[profile].append(context)


@pytest.fixture(scope="session")
def profiles(browser: Browser) -> Profiles:
    return Profiles(browser)


# The first page of a new tab finds empty storage, whoever used the profile before.
FIRST_VISIT = """(known) => {
  if (location.protocol === "about:" || sessionStorage.getItem("visited")) return;
  sessionStorage.setItem("visited", "yes");
  localStorage.clear();
  localStorage.setItem("heckmeck", JSON.stringify(known));
}"""


def remember(page: Page, token: str | None, **settings: object) -> None:
    """The device remembers the token of its owner and these settings from an earlier visit."""
    known = {"pace": "instant", "passDevice": False, **settings}
    if token:
        known |= {"token": token, "name": "Tester"}
    page.add_init_script(f"({FIRST_VISIT})({json.dumps(known)})")


@pytest.fixture
def open_page(profiles: Profiles) -> Iterator[OpenPage]:
    """Open an address in a profile of its own (another person, another device)."""
    complaints: list[str] = []
    taken: list[tuple[Profile, BrowserContext]] = []

    def open_page(
        url: str,
        size: ViewportSize = PHONE,
        motion: bool = False,
        theme: Theme = "dark",
        touch: bool = False,
        offline_is_fine: bool = False,
        refusals_are_fine: bool = False,
        empty_cache: bool = False,
        token: str | None = None,
        **remembered: object,
    ) -> Page:
        profile = Profile(motion, theme, touch)
        context = profiles.take(profile, empty_cache)
        taken.append((profile, context))
        page = context.new_page()
        page.set_viewport_size(size)
        pace = "normal" if motion else "instant"
        remember(page, token, **{"pace": pace, **remembered})

        def heard(text: str) -> None:
            lost = "net::ERR_" in text or "WebSocket" in text
            refused = "responded with a status of 4" in text
            if not (offline_is_fine and lost) and not (refusals_are_fine and refused):
                complaints.append(text)

        page.on("console", lambda told: heard(told.text) if told.type == "error" else None)
        page.on("pageerror", lambda error: heard(str(error)))
        page.goto(url)
        return page

    yield open_page
    for each in taken:
        profiles.give_back(*each)
    assert complaints == []
