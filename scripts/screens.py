"""Screenshots of every screen except the table, from a real server, into out/screens.

    python scripts/screens.py [NAME…]

scripts/screenshots.py does the table in many positions. Look at every screenshot.
"""

import asyncio
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import product

from playwright.sync_api import Browser, Page, sync_playwright

import build_web
from heckmeck.client import NewTable, Server, Settings, TableClient
from screenshots import FLAGS, ROOT, SIZES

sys.path.insert(0, str(ROOT))
from bench.crash import sensible

SHOTS = ROOT / "out" / "screens"
NAMES = ("Anna", "Bartholomäus of the Long Name", "Chloé")


TABLES = ("waiting", "shared", "running", "over")


async def prepare(url: str, wanted: tuple[str, ...] = TABLES) -> dict[str, str]:
    """Tables in these states, and who is who; by name."""
    api = Server(url)
    tokens = [(await api.introduce(name)).token for name in NAMES]
    made = {"token": tokens[0]}
    for name in wanted:
        bots = {"waiting": 1, "shared": 0}.get(name, 3)
        settings = Settings(
            "specialists", seats=bots + 2, grace=None, bot_pace=0, title="Friday at the grill"
        )
        settings.public = name == "waiting"
        table = await api.create(tokens[0], NewTable(settings, bots=["cautious"] * bots))
        made[name] = table.code
        async with TableClient(url, table.id, tokens[0]) as client:
            await client.commit(0)
            if name == "waiting":
                async with TableClient(url, table.id, tokens[1]) as other:
                    await other.sit(1)
                continue
            if name == "shared":  # with somebody else at the same device
                await client.sit(1, NAMES[2])
            await client.start()
            while name != "shared" and not client.over:
                await client.until(lambda client=client: client.my_turn or client.over, 60)  # type: ignore[misc]
                if client.over or (name == "running" and client.game.position.turn > 15):  # type: ignore[union-attr]
                    break
                await client.move(sensible(client))
    return made


# The path of every screen; the codes of the tables come from `prepare`.
SCREENS = {
    "home-new": "",
    "home": "",
    "settings": "",
    "create": "#/create",
    "waiting": "#/table/{waiting}",
    "invited": "#/table/{waiting}",
    "watching": "#/table/{running}",
    "end": "#/table/{over}",
    "replay": "#/replay/{over}?at=60",
    "replay-empty": "#/replay",
    "verify": "#/verify/{over}",
    "games": "#/games",
    "statistics": "#/statistics",
    "daily": "#/daily",
    "handover": "#/table/{shared}",
    "rules": "#/rules",
    "rule": "#/rules/F3",
    "learn": "#/learn",
    "lesson": "#/learn/first_turn",
    "unknown": "#/table/NOSUCH",
}
STRANGERS = ("home-new", "invited", "watching", "unknown")


@contextmanager
def serving() -> Iterator[str]:
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "heckmeck", "serve", "--no-browser", "--port", "0"]
        command += ["--data", folder, "--limit=request_burst=100000"]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
            try:
                told = server.stdout.readline() if server.stdout else ""
                port = told.split("127.0.0.1:")[1].split("/")[0]
                yield f"http://127.0.0.1:{port}"
            finally:
                server.terminate()


def open_page(browser: Browser, theme: str, token: str | None) -> Page:
    context = browser.new_context(reduced_motion="reduce", color_scheme=theme)  # type: ignore[arg-type]
    known = f'{{"token":"{token}","name":"{NAMES[0]}","tips":false}}' if token else "{}"
    context.add_init_script(
        f"if (location.protocol !== 'about:') localStorage.setItem('heckmeck', {known!r})"
    )
    return context.new_page()


def main() -> None:
    wanted = sys.argv[1:] or list(SCREENS)
    if unknown := set(wanted) - set(SCREENS):
        sys.exit(f"unknown: {', '.join(sorted(unknown))}; there are: {', '.join(SCREENS)}")
    build_web.build()
    SHOTS.mkdir(parents=True, exist_ok=True)
    with serving() as url:
        made = asyncio.run(prepare(url))
        with sync_playwright() as playwright:
            path = shutil.which("chromium")
            browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
            for name, theme in product(wanted, ("dark", "light")):
                page = open_page(browser, theme, None if name in STRANGERS else made["token"])
                for size, (width, height) in SIZES.items():
                    page.set_viewport_size({"width": width, "height": height})
                    page.goto("about:blank")
                    page.goto(f"{url}/{SCREENS[name].format_map(made)}")
                    page.wait_for_load_state("networkidle")
                    if name == "settings":
                        page.get_by_role("button", name="Settings").click()
                    page.screenshot(
                        path=SHOTS / f"{name}-{size}-{theme}.png", animations="disabled"
                    )
                page.context.close()
                print(name, theme)
            browser.close()
    print(f"look at {SHOTS.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
