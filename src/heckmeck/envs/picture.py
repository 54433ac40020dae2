"""A position as a picture, for `render_mode="rgb_array"`: the grill, the dice and the players."""

from io import BytesIO

import numpy as np
from numpy.typing import NDArray

from heckmeck.cards.drawing import (
    CREAM,
    EMBER,
    HEIGHT,
    HONEY,
    INK,
    SMOKE,
    SOOT,
    TILE,
    WIDTH,
    drawing,
    symbol,
    tile,
    worm,
)
from heckmeck.cards.lettering import drawable, lettered, shortened, width
from heckmeck.envs.text import heading
from heckmeck.rules import Seat, State, result

EDGE = 36
GRILL_TOP, GRILL_HIGH = 78, 150
TRAY_TOP, TRAY_HIGH = 246, 128
SEATS_TOP, SEATS_HIGH = 392, 206
GAP = 14
DIE = 48
NARROW = 200  # seats of more than five players

PIPS = {
    "1": [(24, 24)],
    "2": [(13, 13), (35, 35)],
    "3": [(13, 13), (24, 24), (35, 35)],
    "4": [(13, 13), (35, 13), (13, 35), (35, 35)],
    "5": [(13, 13), (35, 13), (24, 24), (13, 35), (35, 35)],
}


def table_picture(state: State) -> NDArray[np.uint8]:
    """The whole table as an array of 630 × 1200 pixels with three colours each."""
    try:
        from PIL import Image
    except ImportError:
        raise ImportError("pictures need Pillow: pip install 'heckmeck[envs]'") from None
    from resvg_py import svg_to_bytes

    png = bytes(svg_to_bytes(svg_string=table_svg(state), skip_system_fonts=True))
    with Image.open(BytesIO(png)) as image:
        return np.asarray(image.convert("RGB"))


def table_svg(state: State) -> str:
    """The same picture as SVG."""
    return drawing(
        *_background(),
        symbol("mark", EDGE, 18, 44),
        lettered(heading(state), EDGE + 58, 50, 30, CREAM),
        *_grill(state),
        *(_outcome(state) if state.over else _tray(state)),
        *_seats(state),
    )


def _background() -> list[str]:
    light = (
        "<defs>"
        '<linearGradient id="env-table" x1="0" y1="0" x2="0.4" y2="1">'
        '<stop offset="0" stop-color="#33261f"/><stop offset="1" stop-color="#17100d"/>'
        "</linearGradient>"
        '<radialGradient id="env-embers" cx="0.5" cy="0.5" r="0.62">'
        f'<stop offset="0" stop-color="{HONEY}" stop-opacity="0.8"/>'
        f'<stop offset="0.55" stop-color="{EMBER}" stop-opacity="0.6"/>'
        f'<stop offset="1" stop-color="{EMBER}" stop-opacity="0.12"/>'
        "</radialGradient></defs>"
    )
    return [light, f'<rect width="{WIDTH}" height="{HEIGHT}" fill="url(#env-table)"/>']


def _grill(state: State) -> list[str]:
    wide = WIDTH - 2 * EDGE
    box = f'x="{EDGE}" y="{GRILL_TOP}" width="{wide}" height="{GRILL_HIGH}" rx="22"'
    parts = [
        f'<rect {box} fill="#120b08"/>',
        f'<rect {box} fill="url(#env-embers)"/>',
        *(
            f'<rect x="{EDGE + 10}" y="{GRILL_TOP + y}" width="{wide - 20}" height="7" rx="3.5" '
            'fill="#120b08" opacity="0.85"/>'
            for y in (26, 60, 94, 128)
        ),
        f'<rect {box} fill="none" stroke="#5b4537" stroke-width="3"/>',
    ]
    tiles = state.setup.box.tiles
    step = (wide - 28) / len(tiles)
    size = step - 6
    top = GRILL_TOP + GRILL_HIGH - 14 - size * TILE[1] / TILE[0]
    lying = {each.tile: each for each in state.grill}
    for at, number in enumerate(tiles):
        x = EDGE + 14 + at * step + 3
        each = lying.get(number)
        if each is None:
            parts.append(_gap(x, top, size))
        elif each.up:
            parts.append(tile(number, x, top, size))
        else:
            parts.append(symbol("tile-back", x, top, size, size * TILE[1] / TILE[0]))
        if each is not None and each.specialist is not None:
            parts.append(symbol(each.specialist, x + size / 2 - 22, top - 36, 44))
    return parts


def _gap(x: float, y: float, wide: float) -> str:
    """Where a tile has been taken."""
    high = wide * TILE[1] / TILE[0]
    return (
        f'<rect x="{x + 3:.1f}" y="{y + 3:.1f}" width="{wide - 6:.1f}" height="{high - 8:.1f}" '
        'rx="9" fill="#000" opacity="0.28"/>'
    )


def _tray(state: State) -> list[str]:
    """The dice: what is set aside on the left, what is in hand or has been rolled on the right."""
    half = (WIDTH - 2 * EDGE - GAP) / 2
    left, right = EDGE, EDGE + half + GAP
    dice = state.dice
    parts = [_panel(left, TRAY_TOP, half, TRAY_HIGH), _panel(right, TRAY_TOP, half, TRAY_HIGH)]
    parts += [_caption("set aside", left), *_dice_in_a_row(dice.aside, left)]
    if dice.aside:
        total = str(dice.total)
        parts += [lettered(total, left + half - 20, TRAY_TOP + 40, 38, HONEY, anchor="end")]
    if dice.rolled is not None:
        parts += [_caption("rolled", right), *_dice_in_a_row(dice.rolled, right, dice.golden_face)]
    else:
        parts += [_caption("in hand", right), *_blank_dice(dice.white, dice.golden, right)]
    return parts


def _outcome(state: State) -> list[str]:
    """Who has won, in the place of the dice."""
    scores, winners, tie_break = result(state)
    names = " and ".join(_name(state.setup.players[seat], seat) for seat in winners)
    worms = scores[winners[0]]
    text = f"{names}: {worms} worm{'' if worms == 1 else 's'}"
    if tie_break == "highest_tile":
        text += f", and the higher tile {max(state.seats[winners[0]].stack)}"
    wide = WIDTH - 2 * EDGE
    shown = shortened(text, 44, wide - 160)
    start = WIDTH / 2 - (width(shown, 44) + 86) / 2
    return [
        _panel(EDGE, TRAY_TOP, wide, TRAY_HIGH),
        worm(start, TRAY_TOP + 38, 68),
        lettered(shown, start + 86, TRAY_TOP + 79, 44, HONEY),
    ]


def _dice_in_a_row(faces: str, x: float, golden: str | None = None) -> list[str]:
    parts: list[str] = []
    for at, face in enumerate(faces):
        gold = face == golden and face not in faces[:at]  # one die is golden, the first of its face
        parts.append(_die(face, _die_x(x, at), gold))
    return parts


def _blank_dice(white: int, golden: bool, x: float) -> list[str]:
    dice = [_die("", _die_x(x, at)) for at in range(white)]
    if golden:
        dice.append(_die("", _die_x(x, white), gold=True))
    return ['<g opacity="0.55">', *dice, "</g>"]


def _die_x(x: float, at: int) -> float:
    return x + 20 + at * (DIE + 6)


def _caption(text: str, x: float) -> str:
    return lettered(text, x + 20, TRAY_TOP + 36, 21, SMOKE, "text")


def _die(face: str, x: float, gold: bool = False) -> str:
    parts = [symbol("die-gold" if gold else "die", 0, 0, DIE)]
    if face == "w":
        parts.append(symbol("worm-curl", 5, 3, 38))
    parts += [
        f'<circle cx="{px}" cy="{py - 1.5}" r="4.4" fill="{INK}"/>' for px, py in PIPS.get(face, ())
    ]
    return f'<g transform="translate({x:.1f} {TRAY_TOP + 54})">{"".join(parts)}</g>'


def _seats(state: State) -> list[str]:
    players = len(state.seats)
    wide = (WIDTH - 2 * EDGE - GAP * (players - 1)) / players
    winners = result(state).winners if state.over else ()
    parts: list[str] = []
    for seat, (name, held) in enumerate(zip(state.setup.players, state.seats, strict=True)):
        lit = seat in winners if state.over else seat == state.player
        parts += _seat(seat, name, held, EDGE + seat * (wide + GAP), wide, lit)
    return parts


def _seat(seat: int, name: str, held: Seat, x: float, wide: float, lit: bool) -> list[str]:
    narrow = wide < NARROW
    letters = 18 if narrow else 22
    digits, figure, size = (32, 40, 60) if narrow else (40, 46, 74)
    inner = 14 if narrow else 18
    score, right = str(held.score), x + wide - inner
    shown = shortened(_name(name, seat), letters, wide - 52 - inner)
    parts = [
        _panel(x, SEATS_TOP, wide, SEATS_HIGH, lit),
        symbol(f"seat-{seat}", x + inner, SEATS_TOP + 14, 26),
        lettered(shown, x + inner + 34, SEATS_TOP + 34, letters, CREAM),
        lettered(score, x + inner, SEATS_TOP + 84, digits, HONEY if lit else CREAM),
        worm(x + inner + width(score, digits) + 7, SEATS_TOP + 85 - digits * 0.68, digits * 0.92),
    ]
    if held.specialist is not None:
        parts.append(symbol(held.specialist, right - figure, SEATS_TOP + 47, figure))
    room = wide - 2 * inner
    if held.bratworms:
        text = f"×{held.bratworms}"
        token, below = (22, 32) if narrow else (32, 50)
        taken = width(text, 20) + token + 2
        if not narrow:  # a narrow seat has them below its stack
            room -= taken + 4
        parts += [
            symbol("bratworm", right - taken, SEATS_TOP + SEATS_HIGH - below, token),
            lettered(text, right, SEATS_TOP + SEATS_HIGH - below + 24, 20, CREAM, anchor="end"),
        ]
    return parts + _stack(held, x + inner, SEATS_TOP + (92 if narrow else 100), size, room)


def _stack(held: Seat, x: float, y: float, size: float, room: float) -> list[str]:
    """The stack: its lowest tile on the left, its top tile on the right and in front."""
    if not held.stack:
        return [_gap(x, y, size)]
    step = min(size + 6, max(0.0, room - size) / max(1, len(held.stack) - 1))
    return [tile(number, x + at * step, y, size) for at, number in enumerate(held.stack)]


def _name(name: str, seat: int) -> str:
    return drawable(name) or f"player {seat + 1}"


def _panel(x: float, y: float, wide: float, high: float, lit: bool = False) -> str:
    edge = f'stroke="{HONEY}" stroke-width="3"' if lit else 'stroke="#4a3a31" stroke-width="1.5"'
    return (
        f'<rect x="{x:.1f}" y="{y:.1f}" width="{wide:.1f}" height="{high:.1f}" rx="18" '
        f'fill="{"#4d3519" if lit else SOOT}" {edge}/>'
    )
