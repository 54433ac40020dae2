"""How soon a page is usable on a slow phone: home, an invitation, a running game.

    python -m bench page                              three visits each, medians
    python -m bench page --pages table --waterfall    what the last visit waited for

A real server and a real Chromium; every visit has a cold cache and its own context: 390×844,
a CPU slowed down four times, 1.6 Mbit/s down, 0.75 Mbit/s up, 150 ms latency per request. All times
are measured from the start of the navigation.

- painted: the first contentful paint.
- usable: the main button can be tapped and its frame has been drawn. Home: the button that starts a
  game; invitation: the button to sit down; table: the button that rolls, on the visitor's turn with
  the socket open. Then the button is tapped, and the page has to react.
- moved: the cumulative layout shift until all fonts are loaded; below 0.1 counts as good.

Other programs on the same cores make a page look slow. So a loop in JavaScript is timed before and
after every visit, with the CPU slowed down as for the page. Only the quietest third of all visits
counts; the range of their loop times shows how quiet it was.
"""

import argparse
import asyncio
import shutil
import statistics
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

from playwright.async_api import Browser, CDPSession, async_playwright

from bench.crash import sensible
from heckmeck.client import NewTable, Server, Settings, TableClient

SLOWER = 4
TURNS = 12  # how far the game at the table has come
LINE = {
    "offline": False,
    "latency": 150,
    "downloadThroughput": 1.6e6 / 8,
    "uploadThroughput": 0.75e6 / 8,
}
LIMITS = ("identity_burst=1000", "request_burst=100000", "tables_per_identity=1000")
FLAGS = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-background-networking"]

# The time of the first frame that shows the wanted element, checked whenever the page changes.
WATCH = """(wanted) => {
  window.usable = new Promise((done) => {
    const look = () => {
      if (!document.querySelector(wanted)) return;
      watching.disconnect();
      requestAnimationFrame(() => {
        const channel = new MessageChannel();  // its message comes right after the frame
        channel.port1.onmessage = () => done(performance.now());
        channel.port2.postMessage(0);
      });
    };
    const watching = new MutationObserver(look);
    watching.observe(document, { subtree: true, childList: true, attributes: true });
  });
  window.moved = 0;
  const add = (list) => list.getEntries().forEach((each) => { window.moved += each.value; });
  new PerformanceObserver(add).observe({ type: "layout-shift", buffered: true });
}"""
LOOP = """() => {
  const began = performance.now();
  let sum = 0;
  for (let i = 0; i < 12e6; i++) sum = (sum * 31 + i) | 0;
  return performance.now() - began + (sum === 42 ? 1 : 0);
}"""
PAINTED = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0"


MOVED = "document.fonts.ready.then(() => new Promise((d) => setTimeout(d, 500))).then(() => moved)"


@dataclass(frozen=True)
class Kind:
    """A page to open: its address, its visitor, and the element that makes it usable."""

    address: Callable[["Place"], Awaitable[tuple[str, str | None]]]
    wanted: str
    reacts: str  # the element that appears after the tap


@dataclass
class Place:
    url: str
    api: Server

    async def home(self) -> tuple[str, str | None]:
        return self.url, None

    async def invitation(self) -> tuple[str, str | None]:
        token = (await self.api.introduce("Anna")).token
        made = await self.api.create(token, NewTable(Settings(seats=4)))
        return f"{self.url}#/table/{made.code}", None

    async def table(self) -> tuple[str, str | None]:
        token = (await self.api.introduce("Anna")).token
        wanted = NewTable(Settings(seats=4, grace=None, bot_pace=0), bots=["cautious"] * 3)
        made = await self.api.create(token, wanted)
        async with TableClient(self.url.rstrip("/"), made.id, token) as client:
            await client.commit(0)
            await client.start()
            await client.until(lambda: client.my_turn, 60)
            while not self.far_enough(client):
                await client.move(sensible(client))
                await client.until(lambda: client.my_turn or client.over, 60)
        return f"{self.url}#/table/{made.code}", token

    @staticmethod
    def far_enough(client: TableClient) -> bool:
        """The middle of a game, with Anna about to roll."""
        assert client.game is not None
        position = client.game.position
        return (
            position.turn > TURNS
            and client.my_turn
            and not position.aside
            and len(client.legal) == 1
        )


KINDS = {
    "home": Kind(Place.home, ".now button.act:enabled", ".board"),
    "invitation": Kind(Place.invitation, "form button.act:enabled", "li button.small"),
    "table": Kind(Place.table, ".actions button[data-do=roll]:enabled", "button.group"),
}


@dataclass
class Visit:
    painted: float
    usable: float
    moved: float
    loop: float
    requests: list[dict[str, Any]] = field(default_factory=list)

    @property
    def sent(self) -> list[dict[str, Any]]:
        """The requests made until the page was usable."""
        return [each for each in self.requests if each["start"] <= self.usable]


async def visit(browser: Browser, place: Place, kind: Kind) -> Visit:
    address, token = await kind.address(place)
    context = await browser.new_context(
        viewport={"width": 390, "height": 844}, device_scale_factor=2, has_touch=True
    )
    try:
        if token:
            known = f'{{"token":"{token}","name":"Anna"}}'
            await context.add_init_script(
                f"if (location.protocol !== 'about:') localStorage.setItem('heckmeck', {known!r})"
            )
        await context.add_init_script(f"({WATCH})({kind.wanted!r})")
        page = await context.new_page()
        tools = await page.context.new_cdp_session(page)
        noted = await slow_down(tools)
        loop = await evaluate(tools, f"({LOOP})()")
        await page.goto(address, wait_until="commit")
        began = await evaluate(tools, "performance.timeOrigin") / 1000
        async with asyncio.timeout(60):
            usable = await evaluate(tools, "window.usable")
        painted = await evaluate(tools, PAINTED)
        loop = max(loop, await evaluate(tools, f"({LOOP})()"))
        moved = await evaluate(tools, MOVED)
        await page.tap(kind.wanted)
        await page.wait_for_selector(kind.reacts, timeout=60_000)
        await page.wait_for_timeout(300)
    finally:
        await context.close()
    done = [each for each in noted.values() if each["end"]]
    for each in done:
        each["start"] = (each["start"] - began) * 1000
        each["end"] = (each["end"] - began) * 1000
    return Visit(painted, usable, moved, loop, done)


async def evaluate(tools: CDPSession, expression: str) -> float:
    """Not by `page.evaluate`: that counts as a touch, after which the page may play sounds."""
    wish = {"expression": expression, "awaitPromise": True, "returnByValue": True}
    return float((await tools.send("Runtime.evaluate", wish))["result"]["value"])


async def slow_down(tools: CDPSession) -> dict[str, dict[str, Any]]:
    """Slow the page down like a phone; returns the list to which its requests are added."""
    await tools.send("Network.enable")
    await tools.send("Network.setCacheDisabled", {"cacheDisabled": True})
    await tools.send("Network.emulateNetworkConditions", LINE)
    await tools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    noted: dict[str, dict[str, Any]] = {}
    offset: list[float] = []  # from the browser's clock to wall-clock time

    def asked(event: dict[str, Any]) -> None:
        if not offset:
            offset.append(event["wallTime"] - event["timestamp"])
        start = event["timestamp"] + offset[0]
        name = event["request"]["url"].partition("//")[2].partition("/")[2] or "/"
        noted[event["requestId"]] = {"name": name, "start": start, "end": 0.0, "bytes": 0}

    def ended(event: dict[str, Any]) -> None:
        if found := noted.get(event["requestId"]):
            found["end"] = event["timestamp"] + offset[0]
            found["bytes"] = event["encodedDataLength"]

    tools.on("Network.requestWillBeSent", asked)
    tools.on("Network.loadingFinished", ended)
    return noted


def told(name: str, visits: list[Visit]) -> str:
    columns = [
        spread([each.painted for each in visits]),
        spread([each.usable for each in visits]),
        f"{max(each.moved for each in visits):.3f}",
        f"{statistics.median(len(each.sent) for each in visits):.0f}",
        f"{statistics.median(sum(r['bytes'] for r in each.sent) for each in visits) / 1000:.0f} KB",
        spread([each.loop for each in visits]),
    ]
    return " | ".join([f"| {name:10}", *columns]) + " |"


def spread(times: list[float]) -> str:
    return f"{statistics.median(times):.0f} ({min(times):.0f}–{max(times):.0f})"


def waterfall(last: Visit) -> None:
    scale = 60 / last.usable
    for each in last.requests:
        begin, end = round(each["start"] * scale), round(each["end"] * scale)
        bar = " " * begin + "█" * max(1, end - begin)
        times = f"{each['start']:6.0f} {each['end']:6.0f} {each['bytes']:7d}"
        print(f"{times} {each['name'][:34]:34} {bar[:75]}")


@asynccontextmanager
async def serving() -> AsyncIterator[Place]:
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "heckmeck", "serve", "--no-browser", "--port", "0"]
        command += ["--data", folder, *(f"--limit={each}" for each in LIMITS)]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
            try:
                assert server.stdout is not None
                port = server.stdout.readline().split("127.0.0.1:")[1].split("/")[0]
                url = f"http://127.0.0.1:{port}"
                yield Place(f"{url}/", Server(url))
            finally:
                server.terminate()


async def measure(pages: list[str], visits: int, show: bool) -> None:
    path = shutil.which("chromium") or shutil.which("google-chrome")
    if path is None:
        print("skipped: no Chromium on this machine")
        return
    async with serving() as place, async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=path, args=FLAGS)
        print("| page       | painted ms | usable ms | moved | requests | bytes | loop ms |")
        print("|---|---|---|---|---|---|---|")
        for name in pages:
            await visit(browser, place, KINDS[name])  # the first one warms up server and browser
            made = [await visit(browser, place, KINDS[name]) for _ in range(visits * 3)]
            made = sorted(made, key=lambda each: each.loop)[:visits]
            print(told(name, made), flush=True)
            if show:
                waterfall(made[-1])
        await browser.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pages", nargs="+", choices=KINDS, default=list(KINDS))
    parser.add_argument("--visits", type=int, default=3, help="how many count")
    parser.add_argument("--waterfall", action="store_true")
    options, _ = parser.parse_known_args()  # the rest is the name of the benchmark
    asyncio.run(measure(options.pages, options.visits, options.waterfall))


if __name__ == "__main__":
    main()
