"""Events: everything that can happen in a game.

Every change of a state is an event, and `fold` knows what each of them changes. So anyone who sees
the events can follow the whole game. `seat` is always the player whose turn it is.
"""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from heckmeck.rules.pieces import Face, Specialist

# A3 · B2 · A6 · C4 · C3
FailReason = Literal["no_new_face", "accepted", "no_worm", "nothing_to_take", "exact_tile_missing"]
TieBreak = Literal["none", "highest_tile", "shared"]


@dataclass(frozen=True, slots=True)
class RollCalled:
    """A1, A4, B1: the player rolls the dice in hand."""

    seat: int
    white: int
    golden: bool


@dataclass(frozen=True, slots=True)
class WeaselUsed:
    """B2: the dice just rolled are rolled again."""

    seat: int


@dataclass(frozen=True, slots=True)
class DiceLanded:
    """A1, A4, B2: the dice show these faces."""

    seat: int
    rolled: str  # the golden die's face included
    golden: str | None


@dataclass(frozen=True, slots=True)
class FaceSetAside:
    """A2: all rolled dice of a face; `total` is the sum with them."""

    seat: int
    face: Face
    count: int
    total: int


@dataclass(frozen=True, slots=True)
class BratwormTaken:
    """A7, D3, E: from the supply (`source` is None) or from another player."""

    seat: int
    source: int | None


@dataclass(frozen=True, slots=True)
class RobberyDue:
    """E2: the player must choose from whom to take a bratworm."""

    seat: int
    choices: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class AttemptFailed:
    """A3, A6, B2, C3, C4: the turn ends without a tile."""

    seat: int
    reason: FailReason


@dataclass(frozen=True, slots=True)
class TileTaken:
    """C1, C4: a tile from the grill. `total` counts the canned worm where it applies."""

    seat: int
    tile: int
    total: int


@dataclass(frozen=True, slots=True)
class TileStolen:
    """D4: the top tile of another player."""

    seat: int
    tile: int
    source: int


@dataclass(frozen=True, slots=True)
class TileDefended:
    """D5: the hen goes with the thief and the tile stays with its owner."""

    seat: int
    tile: int
    source: int


@dataclass(frozen=True, slots=True)
class SpecialistGained:
    """D2 (from the tile just taken, `source` is None), D4, D5 (from another player)."""

    seat: int
    specialist: Specialist
    source: int | None


@dataclass(frozen=True, slots=True)
class ReturnDue:
    """D6: the player has two specialists and must choose which one to put back."""

    seat: int
    choices: tuple[Specialist, Specialist]


@dataclass(frozen=True, slots=True)
class SpecialistPutBack:
    """D7: a player's specialist goes to the lowest free tile."""

    seat: int
    specialist: Specialist
    tile: int


@dataclass(frozen=True, slots=True)
class SpecialistMoved:
    """D3, F3.4: a specialist that nobody held goes to the lowest free tile."""

    specialist: Specialist
    tile: int


@dataclass(frozen=True, slots=True)
class SpecialistLeft:
    """D7: there was no free tile, so the specialist is out of the game."""

    specialist: Specialist


@dataclass(frozen=True, slots=True)
class TileReturned:
    """F3.1: the player's top tile goes back to the grill."""

    seat: int
    tile: int


@dataclass(frozen=True, slots=True)
class TileTurned:
    """F3.3: face down until the end of the game."""

    tile: int


@dataclass(frozen=True, slots=True)
class TurnStarted:
    """The next player's turn begins."""

    seat: int
    turn: int


@dataclass(frozen=True, slots=True)
class GameOver:
    """G1–G3: the scores by seat, and how a tie for the first place was broken."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    tie_break: TieBreak


Event: TypeAlias = (
    RollCalled
    | WeaselUsed
    | DiceLanded
    | FaceSetAside
    | BratwormTaken
    | RobberyDue
    | AttemptFailed
    | TileTaken
    | TileStolen
    | TileDefended
    | SpecialistGained
    | ReturnDue
    | SpecialistPutBack
    | SpecialistMoved
    | SpecialistLeft
    | TileReturned
    | TileTurned
    | TurnStarted
    | GameOver
)
