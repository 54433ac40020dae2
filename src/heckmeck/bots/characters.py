"""The characters that play as bots: who they are. How well they play is up to the level.

This is the only list of them. Their sentences are in the catalogues (`character-bruno-is`), their
faces in the browser client.
"""

from collections.abc import Collection
from typing import Literal, NamedTuple

# What they mean is in `heckmeck.bots.temperaments`.
Temperament = Literal[
    "bold", "wary", "thievish", "gentle", "hasty", "patient", "collecting", "ravenous"
]
LEVELS = ("easy", "normal", "hard", "expert")  # bots by strength; these have temperaments


class Character(NamedTuple):
    """Somebody to play against. The name is the same in every language."""

    id: str
    name: str
    temperament: Temperament


CAST = {
    each.id: each
    for each in (
        Character("bruno", "Bruno", "bold"),  # a bear
        Character("ida", "Ida", "wary"),  # a hedgehog
        Character("rocco", "Rocco", "thievish"),  # a raccoon
        Character("lotta", "Lotta", "gentle"),  # a sheep
        Character("zita", "Zita", "hasty"),  # a hare
        Character("tilo", "Tilo", "patient"),  # a tortoise
        Character("nora", "Nora", "collecting"),  # a squirrel
        Character("milo", "Milo", "ravenous"),  # a mole
    )
}


def free_character(taken: Collection[str | None], wanted: str | None = None) -> Character:
    """The wanted character if nobody at the table has that name, else the first that is free.

    There are more characters than seats, so somebody always is.

    >>> free_character({"Anna", "Bruno"}, "bruno").name
    'Ida'
    """
    order = [CAST[wanted], *CAST.values()] if wanted in CAST else CAST.values()
    return next(each for each in order if each.name not in taken)


def played_by(bot: str, character: str | None) -> str:
    """The name of the bot that plays like this character: `normal:bold`.

    Bots of other packages have no levels and play as they play.
    """
    who = CAST.get(character or "")
    return bot if who is None or bot not in LEVELS else f"{bot}:{who.temperament}"
