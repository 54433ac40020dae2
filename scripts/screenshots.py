"""Screenshots of the table in many positions, sizes and themes into out/screenshots.

    python scripts/screenshots.py [NAME…]

Names are those of scripts/gallery_positions.py; the default is all. Look at every screenshot.
"""

import http.server
import os
import shutil
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

import build_web

ROOT = build_web.ROOT
GALLERY = ROOT / "out" / "gallery"
SHOTS = ROOT / "out" / "screenshots"
POSITIONS = ROOT / "web" / "gallery" / "positions.json"
SIZES = {
    "phone": (390, 844),
    "small": (320, 568),
    "landscape": (844, 390),
    "tablet": (820, 1180),
    "old-tablet": (768, 1024),
    "large-tablet": (1024, 1366),
    "tablet-landscape": (1180, 820),
    "netbook": (1024, 768),
    "laptop": (1280, 720),
    "desktop": (1440, 900),
    "full-hd": (1920, 1080),
    "wqhd": (2560, 1440),
    "4k": (3840, 2160),
}
FLAGS = ["--headless", "--no-sandbox", "--disable-gpu"]


def build_gallery(folder: Path = GALLERY) -> None:
    """The gallery with fresh positions of real games, into a folder of its own."""
    build_web.install()
    write_positions()
    build_web.npm("run", "gallery", "--", "--outDir", str(folder))


def write_positions() -> None:
    """The positions that the gallery shows. Without them its types cannot be checked."""
    made = subprocess.run(
        [sys.executable, str(ROOT / "scripts" / "gallery_positions.py")],
        stdout=subprocess.PIPE,
        check=True,
    )
    # Several may build at the same time, each into its folder: nobody reads half a file.
    fresh = POSITIONS.with_suffix(f".{os.getpid()}")
    fresh.write_bytes(made.stdout)
    fresh.replace(POSITIONS)


class _Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_: Any) -> None:
        pass

    def end_headers(self) -> None:
        self.send_header("Cache-Control", "no-cache")  # as the game server does for pages
        super().end_headers()


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """A folder on a free port of this machine."""
    handler = partial(_Quiet, directory=str(folder))
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()


def main() -> None:
    build_gallery()
    SHOTS.mkdir(parents=True, exist_ok=True)
    with served(GALLERY) as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        page = browser.new_page()
        page.goto(f"{url}?show=list")
        known = page.locator("li a").all_inner_texts()
        if unknown := set(sys.argv[1:]) - set(known):
            sys.exit(f"unknown: {', '.join(sorted(unknown))}; there are: {', '.join(known)}")
        for name in sys.argv[1:] or known:
            for size, (width, height) in SIZES.items():
                for theme in ("dark", "light"):
                    page.set_viewport_size({"width": width, "height": height})
                    page.goto(f"{url}?show={name}&theme={theme}")
                    page.wait_for_load_state("networkidle")
                    page.screenshot(path=SHOTS / f"{name}-{size}-{theme}.png")
            print(name)
        browser.close()
    print(f"look at {SHOTS.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
