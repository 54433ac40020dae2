"""What all pictures have in common: the table by night, the grill, tiles and marks."""

from functools import cache
from importlib.resources import files

from heckmeck.cards.lettering import lettered
from heckmeck.rules import worms_on

WIDTH, HEIGHT = 1200, 630  # what services show beside a link
MARGIN = 64

CREAM, CERAMIC, SMOKE = "#fbf3e4", "#f4e6cd", "#c9bcae"
INK, SOOT, HONEY, EMBER = "#33201a", "#2b211c", "#f2a541", "#e4572e"
TILE = (64, 80)
# Where the printed worms sit, by how many there are.
WORM_PLACES = {
    1: [(19.0, 46.0, 26.0)],
    2: [(8.0, 47.0, 23.0), (33.0, 47.0, 23.0)],
    3: [(7.0, 41.5, 21.0), (36.0, 41.5, 21.0), (21.5, 54.5, 21.0)],
    4: [(8.0, 41.0, 21.0), (35.0, 41.0, 21.0), (8.0, 55.0, 21.0), (35.0, 55.0, 21.0)],
}


@cache
def _art() -> str:
    return (files("heckmeck.cards") / "art.svg").read_text("utf-8").strip()


def document(*parts: str) -> str:
    """A whole picture: the parts on the table."""
    return drawing(*_table(), *parts)


def drawing(*parts: str) -> str:
    """A whole picture of nothing but these parts, which may use the symbols."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}" '
        f'viewBox="0 0 {WIDTH} {HEIGHT}">{_art()}{"".join(parts)}</svg>'
    )


def has_symbol(name: str) -> bool:
    return f'<symbol id="{name}"' in _art()


def symbol(name: str, x: float, y: float, wide: float, high: float | None = None) -> str:
    high = wide if high is None else high
    return f'<use href="#{name}" x="{x:.1f}" y="{y:.1f}" width="{wide:.1f}" height="{high:.1f}"/>'


def worm(x: float, y: float, wide: float) -> str:
    return symbol("worm", x, y, wide, wide * 26 / 34)


def tile(number: int, x: float, y: float, wide: float, turned: float = 0) -> str:
    """A tile with its number and worms, turned by some degrees around its lower edge."""
    parts = [
        '<rect x="3" y="9" width="62" height="76" rx="11" fill="#000" opacity="0.35"/>',
        symbol("tile", 0, 0, *TILE),
        lettered(str(number), 32, 35, 34, INK, anchor="middle"),
        *(worm(*place) for place in WORM_PLACES[worms_on(number)]),
    ]
    place = f"translate({x:.1f} {y:.1f}) scale({wide / TILE[0]:.4f}) rotate({turned:.1f} 32 110)"
    return f'<g transform="{place}">{"".join(parts)}</g>'


def chip(number: int, x: float, y: float, high: float) -> str:
    """A small tile: only its number."""
    wide = high * 0.95
    return (
        f'<rect x="{x:.1f}" y="{y + 2:.1f}" width="{wide:.1f}" height="{high:.1f}" rx="6" '
        f'fill="#a98a61"/><rect x="{x:.1f}" y="{y:.1f}" width="{wide:.1f}" height="{high:.1f}" '
        f'rx="6" fill="{CERAMIC}"/>'
        + lettered(str(number), x + wide / 2, y + high * 0.71, high * 0.64, INK, anchor="middle")
    )


def brand(x: float, y: float) -> str:
    return symbol("mark", x, y, 56) + lettered("heckmeck", x + 70, y + 42, 42, CREAM)


def note(text: str, y: float) -> str:
    """A line at the right edge, in the height of the brand."""
    return lettered(text, WIDTH - MARGIN, y, 26, SMOKE, "text", "end")


def _table() -> list[str]:
    """The charcoal table with the glow of the grill in its lower left corner."""
    rods = "".join(
        f'<rect x="-20" y="{y}" width="640" height="9" rx="4.5" fill="url(#card-rod)"/>'
        for y in (494, 534, 574, 614)
    )
    light = (
        "<defs>"
        '<linearGradient id="card-table" x1="0" y1="0" x2="0.4" y2="1">'
        '<stop offset="0" stop-color="#33261f"/><stop offset="1" stop-color="#17100d"/>'
        "</linearGradient>"
        '<radialGradient id="card-glow" cx="0.22" cy="1.05" r="0.75">'
        f'<stop offset="0" stop-color="{HONEY}" stop-opacity="0.75"/>'
        f'<stop offset="0.3" stop-color="{EMBER}" stop-opacity="0.55"/>'
        f'<stop offset="1" stop-color="{EMBER}" stop-opacity="0"/>'
        "</radialGradient>"
        '<linearGradient id="card-rod" x1="0" y1="0" x2="1" y2="0">'
        '<stop offset="0" stop-color="#120b08"/><stop offset="0.75" stop-color="#241712"/>'
        '<stop offset="1" stop-color="#241712" stop-opacity="0"/>'
        "</linearGradient></defs>"
    )
    return [
        light,
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="url(#card-table)"/>',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="url(#card-glow)"/>',
        rods,
    ]
