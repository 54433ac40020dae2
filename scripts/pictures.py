"""The pictures of the README and the documentation, from a real game, into docs/pictures.

    python scripts/pictures.py

Run it when the table looks different, and look at the pictures.
"""

import asyncio
import shutil

from playwright.sync_api import sync_playwright

import build_web
from screens import open_page, prepare, serving
from screenshots import FLAGS, ROOT, SIZES

PICTURES = ROOT / "docs" / "pictures"
# Each with its size and theme.
WANTED = {
    "table-desktop": ("desktop", "light"),
    "table-phone-dark": ("phone", "dark"),
    "table-phone-light": ("phone", "light"),
}
QUALITY = 78  # readable, and a small file


def main() -> None:
    build_web.build()
    with serving() as url:
        made = asyncio.run(prepare(url, ("running",)))
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(
                executable_path=shutil.which("chromium"), args=FLAGS
            )
            for name, (size, theme) in WANTED.items():
                page = open_page(browser, theme, made["token"])
                width, height = SIZES[size]
                page.set_viewport_size({"width": width, "height": height})
                page.goto(f"{url}/#/table/{made['running']}")
                page.wait_for_selector(".actions [data-do]:enabled, button.group:enabled")
                if page.locator("button.group:enabled").count() == 0:
                    page.locator(".actions [data-do=roll]").first.click()
                    page.wait_for_selector("button.group:enabled")
                # The game was begun by a program, so this device misses its random number.
                page.get_by_role("button", name="Close").click()
                page.screenshot(
                    path=PICTURES / f"{name}.jpg",
                    type="jpeg",
                    quality=QUALITY,
                    animations="disabled",
                )
                page.context.close()
                print(name)
            browser.close()
    print(f"look at {PICTURES.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
