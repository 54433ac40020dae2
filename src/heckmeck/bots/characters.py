"""The characters that play as bots: who they are. How well they play is up to the level.

This is the only list of them. Their sentences are in the catalogues (`character-bruno-is`), their
faces in the browser client.
"""

from collections.abc import Collection
from typing import Final, Literal, NamedTuple

# What they mean is in `heckmeck.bots.temperaments`.
Temperament = Literal[
    "bold", "wary", "thievish", "gentle", "hasty", "patient", "collecting", "ravenous", "calm"
]
CALM: Final = "calm"  # neither a wish nor a manner: exactly what the level plays
# Bots by strength; these have temperaments.
LEVELS = ("easy", "normal", "hard", "expert", "champion")


class Character(NamedTuple):
    """Somebody to play against. The name is the same in every language."""

    id: str
    name: str
    temperament: Temperament
    # The level that is theirs: whoever asks for nobody else meets them there.
    level: str | None = None


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
        Character("vera", "Vera", CALM, "champion"),  # an owl
    )
}


def free_character(taken: Collection[str | None], bot: str, wanted: str | None = None) -> Character:
    """The wanted character if nobody at the table has that name, else the first that is free.

    Whoever has a level of their own comes first there. There are more characters than seats, so
    somebody always is free.

    >>> free_character({"Anna", "Bruno"}, "normal", "bruno").name
    'Ida'
    >>> free_character({"Anna", "Bruno"}, "champion").name
    'Vera'
    """
    at_home = [each for each in CAST.values() if each.level == bot]
    chosen = [CAST[wanted]] if wanted in CAST else []
    order = (*chosen, *at_home, *CAST.values())
    return next(each for each in order if each.name not in taken)


def played_by(bot: str, character: str | None) -> str:
    """The name of the bot that plays like this character: `normal:bold`, or `normal` if calm.

    Bots of other packages have no levels and play as they play.
    """
    who = CAST.get(character or "")
    plain = who is None or who.temperament == CALM or bot not in LEVELS
    return bot if who is None or plain else f"{bot}:{who.temperament}"
