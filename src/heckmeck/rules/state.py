"""A state of the game: immutable, hashable, compared by value, and its `repr` is valid code.

A state holds no dice source, no clock and no history; it is the fold of the events so far. States
are named tuples, not frozen dataclasses: creating one is four times as fast, and the engine creates
one per event.
"""

from typing import Literal, NamedTuple

from heckmeck.rules.editions import WHITE_DICE, Setup
from heckmeck.rules.pieces import APPLE_WORMS, Specialist, points, worms_on

# "chance": a roll was called and the dice have not landed yet.
Phase = Literal["roll", "chance", "keep", "rob", "return", "over"]


class GrillTile(NamedTuple):
    """A tile lying on the grill."""

    tile: int
    up: bool = True
    specialist: Specialist | None = None


class Seat(NamedTuple):
    """What lies in front of a player. The last tile of the stack is the visible one."""

    stack: tuple[int, ...] = ()
    specialist: Specialist | None = None
    bratworms: int = 0

    @property
    def top(self) -> int | None:
        return self.stack[-1] if self.stack else None

    @property
    def score(self) -> int:
        """G2: worms on own tiles, bratworms, and three for the apple."""
        apple = APPLE_WORMS if self.specialist == "apple" else 0
        return sum(map(worms_on, self.stack)) + self.bratworms + apple


class Dice(NamedTuple):
    """The dice of the running turn."""

    aside: str = ""  # the faces set aside, sorted
    white: int = WHITE_DICE  # white dice not set aside
    golden: bool = False  # the golden die is in play and not set aside
    rolled: str | None = None  # what was just rolled, the golden die's face included, sorted
    golden_face: str | None = None  # what the golden die shows in that roll
    weasel_used: bool = False

    @property
    def total(self) -> int:
        """The points set aside, without the canned worm."""
        return points(self.aside)


FRESH_DICE = Dice()


class State(NamedTuple):
    """Everything the rules need to continue the game."""

    setup: Setup
    turn: int  # counts from 1
    player: int  # the seat to move
    phase: Phase
    grill: tuple[GrillTile, ...]  # ascending, face-down tiles included
    seats: tuple[Seat, ...]
    supply: int  # bratworms nobody has
    removed: frozenset[Specialist] = frozenset()  # specialists that left the game
    dice: Dice = FRESH_DICE
    # A specialist between two places: gained by a player who already has one and must choose
    # (phase "return"), or the raven while its bratworm is being robbed (phase "rob").
    pending: Specialist | None = None

    @property
    def mover(self) -> Seat:
        return self.seats[self.player]

    @property
    def over(self) -> bool:
        return self.phase == "over"

    def holder(self, specialist: Specialist) -> int | None:
        """The seat that holds a specialist, if any."""
        for seat, each in enumerate(self.seats):
            if each.specialist == specialist:
                return seat
        return None

    def face_up(self) -> tuple[GrillTile, ...]:
        return tuple(each for each in self.grill if each.up)

    def highest_face_up(self) -> int | None:
        for each in reversed(self.grill):
            if each.up:
                return each.tile
        return None

    def lowest_free_tile(self) -> int | None:
        """D7: the lowest face-up tile of the grill without a specialist on it."""
        for each in self.grill:
            if each.up and each.specialist is None:
                return each.tile
        return None


def new_game(setup: Setup) -> State:
    """The state before the first roll.

    >>> state = new_game(Setup("original", ("Anna", "Ben")))
    >>> state.phase, state.player, len(state.grill)
    ('roll', 0, 16)
    """
    box = setup.box
    standing = dict(box.standing)
    return State(
        setup=setup,
        turn=1,
        player=setup.first,
        phase="roll",
        grill=tuple(GrillTile(tile, True, standing.get(tile)) for tile in box.tiles),
        seats=(Seat(),) * len(setup.players),
        supply=box.bratworms,
    )
