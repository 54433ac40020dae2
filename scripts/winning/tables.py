"""The tables of the page."""

from typing import Any

from heckmeck.rules import EDITIONS
from winning.claims import ENOUGH, PLAYERS, overall, part, points, share, tables
from winning.counting import Figure
from winning.whole_turns import HELD, VICTIMS
from winning.words import SPECIALIST, table_of

Counts = dict[str, Any]
Path = tuple[str, ...]

STANDING = ("", "canned_worm", "hen", "raven", "weasel", "golden_die", "apple")
FEW = 5  # times that a rare choice must have come up


def by_players(counts: Counts, heads: list[str], paths: list[Path], first: int = 2) -> str:
    """Shares by the number of players, for both editions."""
    rows = []
    for players in _numbers(counts):
        if players >= first:
            found = [counts["tables"].get(f"{edition}-{players}") for edition in EDITIONS]
            cells = (_cell(table, path) for table in found for path in paths)
            rows.append([str(players), *cells])
    return table_of(["players", *_by_edition(heads)], rows)


def _cell(table: Counts | None, path: Path) -> str:
    return _known(part(table, *path)) if table else "–"


def _by_edition(heads: list[str]) -> list[str]:
    return [f"{edition}: {head}" for edition in EDITIONS for head in heads]


def _numbers(counts: Counts) -> list[int]:
    """All numbers of players that were counted."""
    return sorted({players for edition in EDITIONS for players, _ in tables(counts, edition)})


def _extremes(numbers: list[int]) -> list[int]:
    """The fewest and the most players."""
    return sorted({min(numbers), max(numbers)}) if numbers else []


def _known(figure: Figure, enough: float = ENOUGH) -> str:
    return share(figure) if figure["count"] >= enough else "–"


def by_worms(counts: Counts) -> str:
    """How often the champion takes a tile, by its worms and the dice that are left."""
    heads, offers = [], []
    for edition in EDITIONS:
        found = dict(tables(counts, edition))
        for players in _extremes(list(found)):
            heads.append(f"{edition}, {players} players")
            offers.append(part(found[players], "choices", "offers", "worms"))
    rows = []
    for worms, by_dice in (offers[0] if offers else {}).items():
        *_, most = by_dice
        for dice in by_dice:
            cells = [_known(each[worms][dice]["champion"]) for each in offers]
            if any(cell != "–" for cell in cells):
                rows.append([worms, f"{dice} or more" if dice == most else dice, *cells])
    return table_of(["worms", "dice left", *heads], rows)


def by_standing(counts: Counts) -> str:
    """How often a tile is taken, by who stands on it."""
    rows = []
    for name in STANDING:
        path = ("choices", "offers", "standing", name)
        cells = [_overall(counts, "specialists", (*path, who)) for who in PLAYERS]
        rows.append([SPECIALIST.get(name, "nobody"), *cells])
    return table_of(["on the tile", "the champion takes it", "`margin` takes it"], rows)


def last_tile(counts: Counts) -> str:
    rows = []
    for edition in EDITIONS:
        paths = [("choices", "last tile", how, who) for how in ("loses", "wins") for who in PLAYERS]
        rows.append([edition, *(_overall(counts, edition, path, FEW) for path in paths)])
    heads = ["loses: champion", "loses: `margin`", "wins: champion", "wins: `margin`"]
    return table_of(["", *heads], rows)


def _overall(counts: Counts, edition: str, path: Path, enough: float = ENOUGH) -> str:
    """A share for all numbers of players together."""
    try:
        return _known(overall(counts, [edition], *path), enough)
    except KeyError:
        return "–"


def worth(counts: Counts) -> str:
    """What each specialist is worth, by the number of players."""
    some = dict(tables(counts, "specialists"))
    rows = []
    for name in (*HELD, "bratworm"):
        cells = (points(part(each, "worth", name, "all"), 2) for each in some.values())
        rows.append([SPECIALIST.get(name, "one more Bratworm"), *cells])
    return table_of(["players", *map(str, some)], rows)


def kept(counts: Counts) -> list[str]:
    """Which of two specialists is kept, for the fewest and the most players."""
    found = dict(tables(counts, "specialists"))
    texts = []
    for players in _extremes(list(found)):
        pairs = found[players]["whole"]["kept"]
        rows = [
            [SPECIALIST[one], *(_known(pairs[one][it], FEW) if it != one else "" for it in HELD)]
            for one in HELD
        ]
        heads = [f"kept, {players} players", *(SPECIALIST[each] for each in HELD)]
        texts.append(table_of(heads, rows))
    return texts


def ones(counts: Counts) -> str:
    """How often ones are kept for a Bratworm."""
    paths = [("choices", "ones", source, who) for source in ("supply", "rob") for who in PLAYERS]
    rows = [
        [str(players), *(_cell(table, path) for path in paths)]
        for players, table in tables(counts, "specialists")
    ]
    heads = ["supply: champion", "supply: `margin`", "empty: champion", "empty: `margin`"]
    return table_of(["players", *heads], rows)


def robberies(counts: Counts) -> str:
    """Who is robbed, if several players can be."""
    whos = ("champion", "by chance")
    paths = [("whole", "victims", f"robs {victim}", who) for victim in VICTIMS for who in whos]
    rows = [
        [str(players), *(_cell(table, path) for path in paths)]
        for players, table in tables(counts, "specialists")
        if players > 2
    ]
    return table_of(["players", "leader", "by chance", "next player", "by chance"], rows)


def costs(counts: Counts) -> str:
    """What it costs to play for the margin."""
    rows = []
    for players in _numbers(counts):
        row = [str(players)]
        for edition in EDITIONS:
            table = counts["tables"].get(f"{edition}-{players}")
            row += _costs(table) if table else ["–"] * 3
        rows.append(row)
    return table_of(["players", *_by_edition(["a game", "decisions", "each"])], rows)


def _costs(table: Counts) -> list[str]:
    return [
        points(part(table, "whole", "cost of a game")),
        share(part(table, "choices", "differs")),
        points(part(table, "choices", "loss where they differ")),
    ]
