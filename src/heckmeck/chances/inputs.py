"""What the model sees of a position between two turns, as numbers.

First the grill: which tiles lie face up, how many and how many worms; with specialists also who
stands on which tile, and the bratworms in the supply. Then one block per seat, beginning with the
player to move: the top tile, the tile below it, every tile of the stack, the score, the lead over
the best of the others, the specialist and the bratworms.

Almost all of these numbers are zero, so a position is a list of (input, value) pairs. The compiled
version for thousands of positions is in `kernels`; tests compare the two.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from heckmeck.rules import (
    EDITIONS,
    SPECIALISTS,
    EditionName,
    GrillTile,
    Seat,
    Specialist,
    State,
    worms_on,
)

Input = tuple[int, float]  # its number and its value

TILE_UNIT, SCORE_UNIT, WORM_UNIT, BRATWORM_UNIT = 16.0, 10.0, 40.0, 4.0
HIGHEST = 36.0
HOLDABLE: tuple[Specialist, ...] = tuple(each for each in SPECIALISTS if each != "raven")

# Numbers of the grill and of a seat, after the tiles.
GRILL_NUMBERS = 3  # tiles face up, how close the end is, worms on the grill
SEAT_NUMBERS = 5  # score, lead, lead late in the game, tiles, highest tile


@dataclass(frozen=True, slots=True)
class Layout:
    """Where each input is, for an edition and a number of players."""

    edition: EditionName
    players: int

    @property
    def tiles(self) -> tuple[int, ...]:
        return EDITIONS[self.edition].tiles

    @property
    def special(self) -> bool:
        return self.edition == "specialists"

    @property
    def grill(self) -> int:
        """The number of inputs for the grill."""
        special = len(SPECIALISTS) * len(self.tiles) + 2 if self.special else 0
        return len(self.tiles) + GRILL_NUMBERS + special

    @property
    def seat(self) -> int:
        """The number of inputs for one seat."""
        return 3 * len(self.tiles) + SEAT_NUMBERS + (len(HOLDABLE) + 1 if self.special else 0)

    @property
    def size(self) -> int:
        return self.grill + self.players * self.seat


def inputs(state: State) -> list[Input]:
    """All inputs of a position that are not zero.

    >>> from heckmeck.rules import Setup, new_game
    >>> start = inputs(new_game(Setup("original", ("Anna", "Ben"))))
    >>> start[0], start[15], start[16]
    ((0, 1.0), (15, 1.0), (16, 1.0))
    """
    players = len(state.seats)
    edition = state.setup.edition
    found = list(grill_inputs(edition, state.grill, state.supply))
    late = lateness(state.grill)
    scores = [seat.score for seat in state.seats]
    for after in range(players):
        number = (state.player + after) % players
        found += seat_inputs(edition, after, state.seats[number])
        found += lead_inputs(edition, after, lead_of(scores, number), late)
    return found


def lateness(grill: tuple[GrillTile, ...]) -> float:
    """From almost 0, when all tiles lie face up, to 1."""
    return 1.0 / (1 + sum(each.up for each in grill))


def lead_of(scores: Sequence[int], seat: int) -> int:
    """The lead of a seat over the best of the others; negative if it is behind."""
    return scores[seat] - max(score for other, score in enumerate(scores) if other != seat)


def grill_inputs(
    edition: EditionName, grill: tuple[GrillTile, ...], supply: int
) -> tuple[Input, ...]:
    """The inputs of the grill that are not zero."""
    layout = _layout(edition)
    place = _places(edition)
    up = [each.tile for each in grill if each.up]
    found = [(place[tile], 1.0) for tile in up]
    at = len(layout.tiles)
    worms = sum(map(worms_on, up))
    found += [(at, len(up) / TILE_UNIT), (at + 1, lateness(grill)), (at + 2, worms / WORM_UNIT)]
    if layout.special:
        at += GRILL_NUMBERS
        for each in grill:
            if each.specialist is not None:
                row = SPECIALISTS.index(each.specialist)
                found.append((at + row * len(layout.tiles) + place[each.tile], 1.0))
        at += len(SPECIALISTS) * len(layout.tiles)
        found += [(at, supply / BRATWORM_UNIT), (at + 1, float(supply == 0))]
    return _without_zeros(found)


def seat_inputs(edition: EditionName, after: int, seat: Seat) -> tuple[Input, ...]:
    """The inputs of a seat that are not zero, but for its lead. `after` is 0 for the mover."""
    layout = _layout(edition)
    place, tiles = _places(edition), len(layout.tiles)
    begin = layout.grill + after * layout.seat
    found = [(begin + place[tile], 1.0) for tile in seat.stack[-1:]]
    found += [(begin + tiles + place[tile], 1.0) for tile in seat.stack[-2:-1]]
    found += [(begin + 2 * tiles + place[tile], 1.0) for tile in seat.stack]
    at = begin + 3 * tiles
    found += [
        (at, seat.score / SCORE_UNIT),
        (at + 3, len(seat.stack) / TILE_UNIT),
        (at + 4, max(seat.stack, default=0) / HIGHEST),
    ]
    if layout.special:
        at += SEAT_NUMBERS
        if seat.specialist is not None:
            found.append((at + HOLDABLE.index(seat.specialist), 1.0))
        found.append((at + len(HOLDABLE), seat.bratworms / BRATWORM_UNIT))
    return _without_zeros(found)


def lead_inputs(edition: EditionName, after: int, lead: int, late: float) -> tuple[Input, ...]:
    """The inputs for the lead of a seat over the best of the others."""
    layout = _layout(edition)
    at = layout.grill + after * layout.seat + 3 * len(layout.tiles)
    return _without_zeros([(at + 1, lead / SCORE_UNIT), (at + 2, lead * late)])


def _without_zeros(found: list[Input]) -> tuple[Input, ...]:
    return tuple(each for each in found if each[1])


@cache
def _layout(edition: EditionName) -> Layout:
    return Layout(edition, 0)  # the places do not depend on the number of players


@cache
def _places(edition: EditionName) -> dict[int, int]:
    return {tile: place for place, tile in enumerate(EDITIONS[edition].tiles)}
