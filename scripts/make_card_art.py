"""Make what the pictures for sharing are drawn with, from what the browser client is drawn with.

    .venv/bin/python scripts/make_card_art.py

`art.svg` has the symbols of the client, `glyphs.json` the outlines of its letters: pictures contain
outlines and no text, so they look the same everywhere and need no fonts. The icons of the installed
client are pictures too. `make generated` runs this; a test notices when it has to be run.
"""

import json
import re
from pathlib import Path
from typing import Any

from fontTools.pens.svgPathPen import SVGPathPen  # type: ignore[import-untyped]
from fontTools.ttLib import TTFont  # type: ignore[import-untyped]
from fontTools.varLib.instancer import instantiateVariableFont  # type: ignore[import-untyped]
from resvg_py import svg_to_bytes

ROOT = Path(__file__).resolve().parents[1]
SYMBOLS = ROOT / "web/src/art/Symbols.svelte"
FACES = ROOT / "web/src/art"
FONTS = ROOT / "web/node_modules/@fontsource-variable"
CARDS = ROOT / "src/heckmeck/cards"
TYPEFACES = {"display": ("baloo-2", 800), "text": ("figtree", 600)}
# What the style sheet of the faces says.
INK = 'stroke="#33201a" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"'
LIGHT = 'fill="none" stroke-width="1.6"'
# Latin letters of European languages, and the signs of our texts.
LETTERS = [*range(0x20, 0x7F), *range(0xA0, 0x180), 0x218, 0x219, 0x21A, 0x21B, 0x1E9E]
SIGNS = [ord(each) for each in "–—‘’‚“”„…•‹›€−×"]


def art() -> str:
    """The symbols without those of the interface, which use the colour of their surroundings."""
    source = SYMBOLS.read_text("utf-8")
    defs = re.findall(r"<defs>.*?</defs>", source, re.DOTALL)
    symbols = re.findall(r'<symbol id="(?!i-).*?</symbol>', source, re.DOTALL)
    drawn = " ".join("\n".join([*defs, *symbols, *faces()]).split())
    return drawn.replace("> <", "><") + "\n"


def faces() -> list[str]:
    """The characters that play as bots, with two expressions each, as symbols."""
    source = (FACES / "Faces.svelte").read_text("utf-8")
    parts = re.sub(r'class="ink"', INK, "".join(re.findall(r"<defs>.*?</defs>", source, re.DOTALL)))
    parts = re.sub(r'class="light"', LIGHT, parts)
    found = [parts]
    shapes = (FACES / "faces.ts").read_text("utf-8")
    for name, eyes, mouth, more in re.findall(
        r"(\w+): \{ eyes: \[(.*?)\], mouth: \[(.*?)\](.*?)\}", shapes
    ):
        left, right, y = (each.strip() for each in eyes.split(","))
        size = float((re.findall(r"size: ([\d.]+)", more) or ["1"])[0])
        line = (re.findall(r'line: "(.*?)"', more) or ["#33201a"])[0]
        found.extend(
            f'<symbol id="face-{name}-{mood}" viewBox="0 0 48 48"><use href="#head-{name}"/>'
            f'<g stroke="{line}"><use href="#eye-{mood}" '
            f'transform="translate({left} {y}) scale({size})"/><use href="#eye-{mood}" '
            f'transform="translate({right} {y}) scale({-size} {size})"/></g>'
            f'<use href="#mouth-{mood}" transform="translate({mouth.replace(",", " ")})"/></symbol>'
            for mood in ("waiting", "glad")
        )
    return found


def glyphs() -> str:
    """The letters of both typefaces, as JSON."""
    letters = {name: outlines(*face) for name, face in TYPEFACES.items()}
    return json.dumps(letters, ensure_ascii=False, separators=(",", ":")) + "\n"


def outlines(family: str, weight: int) -> dict[str, Any]:
    """Every letter with its width and its outline, in thousandths of the font size."""
    found: dict[str, tuple[int, str]] = {}
    for subset in ("latin-ext", "latin"):
        font = TTFont(FONTS / family / "files" / f"{family}-{subset}-wght-normal.woff2")
        font = instantiateVariableFont(font, {"wght": weight})
        scale = 1000 / font["head"].unitsPerEm
        letters, shapes = font.getBestCmap(), font.getGlyphSet()
        for code in (*LETTERS, *SIGNS):
            if code not in letters:
                continue
            pen = SVGPathPen(shapes, lambda number, scale=scale: str(round(number * scale)))
            shapes[letters[code]].draw(pen)
            width = round(shapes[letters[code]].width * scale)
            found[chr(code)] = (width, pen.getCommands())
    return dict(sorted(found.items()))


def write_icons() -> None:
    """The mark as bitmaps. Some systems cut a shape out of it, and so need one without a border."""
    symbols = art()
    mark = re.search(r'<symbol id="mark".*?</symbol>', symbols)
    drawing = re.sub(r"<symbol[^>]*><rect[^>]*/>|</symbol>", "", mark[0] if mark else "")
    whole = '<rect width="48" height="48" fill="url(#g-coal)"/>'
    for name, size, scale in (("maskable", 512, 0.78), ("apple", 180, 0.9)):
        inner = f'<g transform="translate(24 24) scale({scale}) translate(-24 -25)">{drawing}</g>'
        write_icon(name, size, symbols + whole + inner)
    for size in (192, 512):
        write_icon(str(size), size, symbols + '<use href="#mark" width="48" height="48"/>')


def write_icon(name: str, size: int, content: str) -> None:
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">{content}</svg>'
    picture = svg_to_bytes(svg_string=svg, width=size, height=size, skip_system_fonts=True)
    (ROOT / f"web/public/icon-{name}.png").write_bytes(bytes(picture))


if __name__ == "__main__":
    (CARDS / "art.svg").write_text(art(), "utf-8")
    (CARDS / "glyphs.json").write_text(glyphs(), "utf-8")
    write_icons()
