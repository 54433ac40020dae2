"""How a test plays: it looks at the page as a person does and taps or presses keys."""

import json
from time import monotonic
from typing import Any, Literal

from playwright.sync_api import Page

from tests.web.conftest import PATIENCE
from tests.web.serving import Server

By = Literal["tap", "finger", "keys", "tab"]
KEYS = {"roll": "r", "reroll": "r", "stop": "s"}

MAY_MOVE = "button.group:enabled, .actions button[data-do]:enabled, .end h2"

# Worms before everything, then the most points; else what the page itself proposes.
CHOOSE = """() => {
  const worth = (group) =>
    Number(group.querySelector(".adds").textContent) + (group.dataset.face === "w" ? 12 : 0);
  const groups = [...document.querySelectorAll("button.group:enabled")];
  if (groups.length) {
    const best = groups.reduce((a, b) => (worth(b) > worth(a) ? b : a));
    return [`button.group[data-face="${best.dataset.face}"]`, `keep ${best.dataset.face}`];
  }
  const buttons = [...document.querySelectorAll(".actions button[data-do]")];
  const main = buttons.find((button) => button.classList.contains("act")) ?? buttons[0];
  return main && [`.actions button[data-do] >> nth=${buttons.indexOf(main)}`, main.dataset.do];
}"""

# Plays without a pointer or keys, for tests in which the moves are only a means. Meanwhile nothing
# is painted, which is most of the work.
PLAY_ON = f"""async (most, done) => {{
  document.body.style.visibility = "hidden";
  const find = (selector) => document.querySelector(selector);
  const pause = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const wait = async (test) => {{
    for (const end = Date.now() + 60000; !test(); await pause())
      if (Date.now() > end) throw new Error(`waited too long for ${{test}}`);
  }};
  for (let made = 0; ; made++) {{
    await wait(() => find("main:not([data-sending])") && (done() || find({json.dumps(MAY_MOVE)})));
    if (made === most || done() || find(".end h2")) {{
      document.body.style.visibility = "";
      return made;
    }}
    const [selector] = ({CHOOSE})();
    const [place, nth] = selector.split(" >> nth=");
    document.querySelectorAll(place)[nth ?? 0].click();
    await pause();
  }}
}}"""


def eventually(page: Page, function: str, argument: object = None) -> Any:
    """What a function in the page promises, as soon as that is neither false nor empty."""
    end = monotonic() + PATIENCE / 1000
    while not (found := page.evaluate(function, argument)):
        assert monotonic() < end, f"waited too long for {function}"
        page.wait_for_timeout(50)
    return found


def over(page: Page) -> bool:
    return page.locator(".end h2").count() > 0


def waiting_for_me(page: Page) -> None:
    """Until this page may move or the game is over."""
    page.wait_for_selector(MAY_MOVE, timeout=60_000)


def let_a_bot_finish(page: Page, *others: Page) -> None:
    """Hand the seat over to a bot, until the game is over on this page and on the others.

    Meanwhile they show nothing: laying out every move is most of the work.
    """
    for each in others:
        each.evaluate("document.body.style.display = 'none'")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Let a bot play").evaluate(
        "(button) => { button.click(); document.body.style.display = 'none'; }"
    )
    for each in (page, *others):
        each.wait_for_selector(".end h2", state="attached", timeout=60_000)
        each.evaluate("document.body.style.display = ''")
        each.wait_for_selector(".end h2")


def start(page: Page, server: Server, code: str, players: int = 2) -> None:
    """Start the game of the own table, until this page may move."""
    page.goto(f"{server.url}#/table/{code}")
    page.get_by_role("button", name=f"Start with {players} players").click()
    waiting_for_me(page)


def tab_to(page: Page, selector: str) -> None:
    """With the Tab key alone; nothing else moves the focus."""
    wanted = page.locator(selector).first
    for _ in range(120):
        if wanted.evaluate("(element) => element === document.activeElement"):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"the Tab key never comes to {selector}")


def move(page: Page, by: By = "tap") -> str:
    """Make one decision; what it was."""
    selector, what = page.evaluate(CHOOSE)
    key = KEYS.get(what) or (what[-1] if what.startswith("keep") else None)
    if by == "keys" and key:
        page.keyboard.press(key)
    elif by in ("keys", "tab"):
        tab_to(page, selector)
        page.keyboard.press("Enter")
    elif by == "finger":
        page.tap(selector)
    else:
        page.click(selector)
    return str(what)


def play_on(page: Page, most: int = 600, until: str = "false") -> int:
    """Make up to this many decisions, fewer if `until`, an expression in the page, becomes true.

    Returns how many were made. In the end `until` is true, this page may move or the game is over.
    """
    return int(page.evaluate(f"({PLAY_ON})({most}, () => {until})"))


def play(page: Page, by: By, most: int) -> list[str]:
    """Make up to this many decisions by hand; what they were. Fewer if the game ends."""
    made: list[str] = []
    for _ in range(most):
        waiting_for_me(page)
        if over(page):
            break
        made.append(move(page, by))
        # The move is answered before the next one is looked for.
        page.wait_for_selector("main:not([data-sending])", timeout=60_000)
    waiting_for_me(page)
    return made
