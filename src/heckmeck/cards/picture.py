"""The pictures: a result, an invitation, and the game itself for everything else."""

from typing import NamedTuple

from heckmeck.cards.drawing import (
    CREAM,
    HONEY,
    MARGIN,
    SMOKE,
    SOOT,
    WIDTH,
    brand,
    chip,
    document,
    has_symbol,
    note,
    symbol,
    tile,
    worm,
)
from heckmeck.cards.lettering import drawable, lettered, shortened, width, wrapped
from heckmeck.locale import Catalogue, catalogue

LEFT = 500  # how wide the left column is
RIGHT = 640  # where the right column begins
TOP, BOTTOM = 150, 580  # of the right column
ROW = 4  # seats beside each other
EXTRA = 78  # how wide worms are that are not on tiles: a symbol and their number


class CardPlayer(NamedTuple):
    name: str
    seat: int
    colour: int
    worms: int
    tiles: tuple[int, ...]
    won: bool = False
    character: str | None = None  # of a bot
    extras: tuple[tuple[str, int], ...] = ()  # worms that are not on tiles, by their symbol

    @property
    def mark(self) -> str:
        """The symbol that stands for the player: a face, or the mark of the seat."""
        face = f"face-{self.character}-{'glad' if self.won else 'waiting'}"
        return face if has_symbol(face) else f"seat-{self.colour}"


class ResultCard(NamedTuple):
    """A finished game; the players in the order of the ranking."""

    language: str
    occasion: str  # the edition and the day, in this language
    players: tuple[CardPlayer, ...]
    hero: tuple[int, int] | None = None  # whose result it is, by seat, and their place


class InvitationCard(NamedTuple):
    """A table to come to. `host` is the name of whoever opened it, if they have a seat."""

    language: str
    occasion: str
    host: str | None
    taken: tuple[int, ...]  # the colours of the seats that are taken
    free: tuple[int, ...]
    title: str | None = None  # instead of an invitation


class WelcomeCard(NamedTuple):
    """The game itself, or something to try."""

    language: str
    title: str
    text: str


Card = ResultCard | InvitationCard | WelcomeCard


def card_svg(card: Card) -> str:
    words = catalogue(card.language)
    if isinstance(card, ResultCard):
        return _result(card, words)
    if isinstance(card, InvitationCard):
        return _invitation(card, words)
    return _welcome(card)


def _result(card: ResultCard, words: Catalogue) -> str:
    names = [
        drawable(each.name) or words("card-player", number=each.seat + 1) for each in card.players
    ]
    winners = [name for name, each in zip(names, card.players, strict=True) if each.won]
    first = card.players[0]
    title = words("card-won", names=_listed(winners, words), count=len(winners))
    if card.hero:
        seat, place = card.hero
        name, first = next(
            each for each in zip(names, card.players, strict=True) if each[1].seat == seat
        )
        title = words("card-place", name=name, place=place)
    return document(
        brand(MARGIN, 48),
        note(card.occasion, 88),
        _headline(title, 214),
        _score(first.worms, words, 364),
        _fan(first.tiles),
        *_ranking(card.players, names),
    )


def _invitation(card: InvitationCard, words: Catalogue) -> str:
    host = None if card.host is None else drawable(card.host)
    title = card.title
    if title is None:
        title = words("card-invitation-from", name=host) if host else words("card-invitation")
    seats = [
        *(symbol(f"seat-{colour}", *_place(at), 84) for at, colour in enumerate(card.taken)),
        *(_empty(*_place(len(card.taken) + at)) for at in range(len(card.free))),
    ]
    free = words("card-free", count=len(card.free)) if card.title is None else ""
    return document(
        brand(MARGIN, 48),
        note(card.occasion, 88),
        _headline(title, 214),
        _fan((21, 27, 30, 36)),
        *seats,
        lettered(free, RIGHT, 350 if len(seats) <= ROW else 466, 46, HONEY),
    )


def _welcome(card: WelcomeCard) -> str:
    lines = wrapped(card.text, 34, WIDTH - RIGHT - MARGIN, "text")
    return document(
        brand(MARGIN, 48),
        _headline(card.title, 214),
        _fan((21, 27, 30, 36)),
        *(lettered(line, RIGHT, 230 + 48 * at, 34, CREAM, "text") for at, line in enumerate(lines)),
        symbol("die", RIGHT, 452, 96),
        symbol("worm-curl", RIGHT + 10, 459, 76),
        symbol("hen", RIGHT + 132, 446, 104),
        symbol("golden_die", RIGHT + 262, 446, 104),
        symbol("raven", RIGHT + 392, 446, 104),
    )


def _headline(text: str, y: float) -> str:
    """One large line or two smaller ones, as large as they fit."""
    for size, most in ((84, 1), (76, 1), (72, 2), (66, 2), (60, 2), (54, 2), (48, 2)):
        lines = wrapped(text, size, LEFT)
        if len(lines) <= most and not any(line.endswith("…") for line in lines):
            break
    shown = lines[:2]
    if len(lines) > 2:
        shown[1] = shortened(f"{lines[1]} {lines[2]}", size, LEFT)
    drop = 0 if len(shown) > 1 else size * 0.4
    return "".join(
        lettered(line, MARGIN, y + drop + at * size * 1.05, size, CREAM)
        for at, line in enumerate(shown)
    )


def _score(worms: int, words: Catalogue, y: float) -> str:
    number = str(worms)
    after = MARGIN + width(number, 96) + 16
    unit = words("worm-unit", count=worms)
    return (
        lettered(number, MARGIN, y + 36, 96, HONEY)
        + worm(after, y - 28, 86)
        + lettered(unit, after + 102, y + 28, 34, SMOKE, "text")
    )


def _fan(tiles: tuple[int, ...]) -> str:
    """Tiles on the grill, spread like a hand of cards."""
    count = len(tiles)
    wide = 112.0
    step = min(wide + 12, (LEFT + 20 - wide) / max(1, count - 1))
    tilt = 2.5 if step < wide else 0.0
    return "".join(
        tile(number, MARGIN + at * step, 438, wide, (at - (count - 1) / 2) * tilt)
        for at, number in enumerate(sorted(tiles))
    )


def _ranking(players: tuple[CardPlayer, ...], names: list[str]) -> list[str]:
    count = len(players)
    high = min(92.0, (BOTTOM - TOP - 10 * (count - 1)) / count)
    top = TOP + (BOTTOM - TOP - high * count - 10 * (count - 1)) / 2
    wide = WIDTH - MARGIN - RIGHT
    rows: list[str] = []
    for at, (player, name) in enumerate(zip(players, names, strict=True)):
        y = top + at * (high + 10)
        edge = f'stroke="{HONEY}" stroke-width="3"' if player.won else 'stroke="#4a3a31"'
        fill = "#4d3519" if player.won else SOOT
        middle = y + high / 2
        mark = min(52.0, high * 0.66)
        text = min(36.0, high * 0.56)
        two_lines = high >= 72 and bool(player.tiles)
        number = str(player.worms)
        room = wide - 76 - mark - width(number, text * 1.15) - 74
        beside = EXTRA * len(player.extras) if high >= 72 else 0
        shown = shortened(name, text, room - beside)
        baseline = middle - 5 if two_lines else middle + text * 0.33
        box = f'x="{RIGHT}" y="{y:.1f}" width="{wide}" height="{high:.1f}" rx="18"'
        rows += [
            f'<rect {box} fill="{fill}" {edge}/>',
            symbol(player.mark, RIGHT + 20, middle - mark / 2, mark),
            lettered(shown, RIGHT + 38 + mark, baseline, text, CREAM),
            lettered(
                number,
                RIGHT + wide - 76,
                middle + text * 0.4,
                text * 1.15,
                HONEY if player.won else CREAM,
                anchor="end",
            ),
            worm(RIGHT + wide - 66, middle - 16, 44),
        ]
        if beside:
            rows += _extras(player.extras, RIGHT + 38 + mark + room, baseline - 30)
        if two_lines:
            rows += _chips(player.tiles, RIGHT + 38 + mark, middle + 6, room)
    return rows


def _chips(tiles: tuple[int, ...], x: float, y: float, room: float) -> list[str]:
    step = min(36.0, room / max(1, len(tiles)))
    return [chip(number, x + at * step, y, 30) for at, number in enumerate(sorted(tiles))]


def _extras(extras: tuple[tuple[str, int], ...], right: float, y: float) -> list[str]:
    """Worms that are not on tiles, up to the right edge."""
    x = right - EXTRA * len(extras)
    return [
        symbol(name, x + at * EXTRA, y, 30)
        + lettered(f"+{worms}", x + at * EXTRA + 35, y + 23, 24, CREAM)
        for at, (name, worms) in enumerate(extras)
    ]


def _place(at: int) -> tuple[float, float]:
    return RIGHT + at % ROW * 112, 188 + at // ROW * 116


def _empty(x: float, y: float) -> str:
    return (
        f'<circle cx="{x + 42:.0f}" cy="{y + 42:.0f}" r="36" fill="#000" fill-opacity="0.18" '
        f'stroke="{SMOKE}" stroke-width="4" stroke-dasharray="9 9.85" stroke-linecap="round"/>'
    )


def _listed(names: list[str], words: Catalogue) -> str:
    if len(names) < 2:
        return "".join(names)
    return words("card-list", first=", ".join(names[:-1]), last=names[-1])
