"""Text as outlines: it looks the same everywhere, needs no fonts and cannot contain markup."""

import json
import unicodedata
from functools import cache
from importlib.resources import files
from typing import Literal, NamedTuple

Face = Literal["display", "text"]
Anchor = Literal["start", "middle", "end"]
UNITS = 1000  # per font size


class Glyph(NamedTuple):
    width: int
    outline: str


@cache
def _glyphs(face: Face) -> dict[str, Glyph]:
    text = (files("heckmeck.cards") / "glyphs.json").read_text("utf-8")
    return {letter: Glyph(*each) for letter, each in json.loads(text)[face].items()}


def drawable(text: str, face: Face = "display") -> str | None:
    """The text in letters that can be drawn, or None if one of them cannot.

    >>> drawable("Zoë")
    'Zoë'
    >>> drawable("Tuấn")
    'Tuan'
    >>> drawable("Аня") is None
    True
    """
    glyphs, letters = _glyphs(face), ""
    for letter in unicodedata.normalize("NFC", text):
        plain = letter if letter in glyphs else unicodedata.normalize("NFKD", letter)
        plain = "".join(each for each in plain if not unicodedata.combining(each))
        if any(each not in glyphs for each in plain):
            return None
        letters += plain
    return letters if letters.strip() else None


def width(text: str, size: float, face: Face = "display") -> float:
    glyphs = _glyphs(face)
    return sum(glyphs[each].width for each in text if each in glyphs) * size / UNITS


def shortened(text: str, size: float, most: float, face: Face = "display") -> str:
    """The text, cut off with an ellipsis if it is wider than `most`."""
    if width(text, size, face) <= most:
        return text
    while text and width(text.rstrip() + "…", size, face) > most:
        text = text[:-1]
    return text.rstrip() + "…"


def wrapped(text: str, size: float, most: float, face: Face = "display") -> list[str]:
    """The text in lines that are at most this wide. A long word is cut off."""
    lines: list[str] = []
    for word in text.split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and width(longer, size, face) <= most:
            lines[-1] = longer
        else:
            lines.append(shortened(word, size, most, face))
    return lines


def lettered(
    text: str,
    x: float,
    y: float,
    size: float,
    fill: str,
    face: Face = "display",
    anchor: Anchor = "start",
) -> str:
    """A line of text as SVG. Signs without an outline are left out."""
    glyphs, at, paths = _glyphs(face), 0, []
    for letter in text:
        glyph = glyphs.get(letter)
        if glyph is None:
            continue
        if glyph.outline:
            paths.append(f'<path transform="translate({at})" d="{glyph.outline}"/>')
        at += glyph.width
    scale = size / UNITS
    start = x - {"start": 0, "middle": at / 2, "end": at}[anchor] * scale
    place = f"translate({start:.1f} {y:.1f}) scale({scale:.4f} {-scale:.4f})"
    return f'<g transform="{place}" fill="{fill}">{"".join(paths)}</g>'
