"""The two printed editions and the table options, as data."""

from collections.abc import Sequence
from dataclasses import dataclass, field, fields
from types import MappingProxyType
from typing import Literal, get_args, get_type_hints

from heckmeck.rules.pieces import Specialist
from heckmeck.rules.text import is_text

EditionName = Literal["original", "specialists"]

WHITE_DICE = 8
MAX_DICE = WHITE_DICE + 1  # with the golden die
MIN_PLAYERS, MAX_PLAYERS = 2, 7


@dataclass(frozen=True, slots=True)
class Edition:
    """One printed edition: its tiles, who stands where at the start, and the bratworms."""

    name: EditionName
    tiles: tuple[int, ...]
    standing: tuple[tuple[int, Specialist], ...]  # (tile, specialist on it at the start)
    bratworms: int

    @property
    def specialists(self) -> tuple[Specialist, ...]:
        return tuple(specialist for _, specialist in self.standing)


ORIGINAL = Edition("original", tuple(range(21, 37)), standing=(), bratworms=0)

SPECIALISTS_2018 = Edition(
    "specialists",
    (11, 13, *range(21, 37)),
    standing=(
        (11, "canned_worm"),
        (21, "hen"),
        (23, "raven"),
        (25, "weasel"),
        (27, "golden_die"),
        (29, "apple"),
    ),
    bratworms=7,
)

EDITIONS: MappingProxyType[str, Edition] = MappingProxyType(
    {edition.name: edition for edition in (ORIGINAL, SPECIALISTS_2018)}
)

# Six faces per die, so that every die is one draw from six equal chances.
WHITE_FACES = "12345w"
GOLDEN_FACES: MappingProxyType[str, str] = MappingProxyType(
    {"ones_and_worms": "111www", "standard": WHITE_FACES}
)


@dataclass(frozen=True, slots=True)
class Options:
    """Rules that a table may change. The defaults follow the printed rules."""

    steal: Literal["required", "optional"] = "required"
    returned_highest: Literal["stays", "turned"] = "stays"
    golden_die: Literal["ones_and_worms", "standard"] = "ones_and_worms"

    def __post_init__(self) -> None:
        for name, values in OPTION_VALUES.items():
            if getattr(self, name) not in values:
                raise ValueError(f"option {name} must be one of {', '.join(values)}")

    def differing(self) -> dict[str, str]:
        """The options that differ from the defaults, as the header of a record holds them.

        >>> Options(steal="optional").differing()
        {'steal': 'optional'}
        """
        return {
            each.name: getattr(self, each.name)
            for each in fields(self)
            if getattr(self, each.name) != each.default
        }


# {"steal": ("required", "optional"), ...}: the first value is the default.
OPTION_VALUES: MappingProxyType[str, tuple[str, ...]] = MappingProxyType(
    {name: get_args(hint) for name, hint in get_type_hints(Options).items()}
)


@dataclass(frozen=True, slots=True)
class Setup:
    """What is fixed before the first roll."""

    edition: EditionName
    players: tuple[str, ...]
    first: int = 0
    options: Options = field(default_factory=Options)

    def __post_init__(self) -> None:
        if self.edition not in EDITIONS:
            raise ValueError(f"there is no edition {self.edition!r}")
        players: Sequence[str] = self.players
        if isinstance(players, str):
            raise ValueError("players must be several names, not one text")
        object.__setattr__(self, "players", tuple(players))  # a list would have no hash
        if not MIN_PLAYERS <= len(self.players) <= MAX_PLAYERS:
            raise ValueError(
                f"the game is for {MIN_PLAYERS} to {MAX_PLAYERS} players, not {len(self.players)}"
            )
        if not all(map(is_text, self.players)):
            raise ValueError("the name of a player is not text")
        options: object = self.options
        if not isinstance(options, Options):
            raise ValueError(f"options must be Options(...), not {options!r}")
        if isinstance(self.first, bool) or not 0 <= self.first < len(self.players):
            raise ValueError(f"there is no seat {self.first} to begin")

    @property
    def box(self) -> Edition:
        """What is in the box of this edition."""
        return EDITIONS[self.edition]

    @property
    def golden_faces(self) -> str:
        return GOLDEN_FACES[self.options.golden_die]
