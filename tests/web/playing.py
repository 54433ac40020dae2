"""How a test plays: it looks at the page as a person does and taps or presses keys."""

import re
from typing import Literal

from playwright.sync_api import Locator, Page

By = Literal["tap", "keys"]


def over(page: Page) -> bool:
    return page.locator(".end h2").count() > 0


def choices(page: Page) -> Locator:
    return page.locator("button.group:enabled, .actions button:enabled")


def press(target: Locator, by: By) -> None:
    if by == "keys":
        target.focus()
        target.press("Enter")
    else:
        target.click()


def adds(group: Locator) -> int:
    """Worms before everything, then the most points."""
    found = re.search(r"\d+", group.locator(".adds").inner_text())
    return (int(found[0]) if found else 0) + 12 * (group.get_attribute("data-face") == "w")


def move(page: Page, by: By = "tap") -> str:
    """Make one decision; what it was."""
    groups = page.locator("button.group:enabled").all()
    buttons = page.locator(".actions button:enabled").all()
    kinds = [button.get_attribute("data-do") or "" for button in buttons]
    if groups:
        best = max(groups, key=adds)
        face = best.get_attribute("data-face")
        press(best, by)
        return f"keep {face}"
    main = page.locator(".actions button.act:enabled")
    chosen = main.first if main.count() else buttons[0]
    kind = chosen.get_attribute("data-do") or ""
    press(chosen, by)
    return kind if kind in kinds else "?"


def waiting_for_me(page: Page) -> None:
    """Until this page may move or the game is over."""
    page.wait_for_selector("button.group:enabled, .actions button:enabled, .end h2", timeout=60_000)


def play_to_the_end(page: Page, by: By = "tap", most: int = 600) -> list[str]:
    made = []
    for _ in range(most):
        waiting_for_me(page)
        if over(page):
            return made
        made.append(move(page, by))
        # The move is answered before the next one is looked for.
        page.wait_for_selector("main:not([data-sending])", timeout=60_000)
    raise AssertionError(f"no end after {most} moves")
