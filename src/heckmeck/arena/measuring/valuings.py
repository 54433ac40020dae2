"""Ways to play: values for the endings of a turn, by the name of a bot or from trained models."""

from collections.abc import Sequence
from pathlib import Path

import numpy as np

from heckmeck.arena.measuring.batches import Kind
from heckmeck.bots.chances import chances as estimate
from heckmeck.chances import DamagedModel, training_notes
from heckmeck.chances.batch import stored_network
from heckmeck.chances.matches import Valuing, by_chances, by_margin, by_model
from heckmeck.chances.network import Array
from heckmeck.sim.states import unpack

BOTS = ("champion", "expert", "margin")


def kinds_known_to(names: Sequence[str], kinds: list[Kind]) -> list[Kind]:
    """Those kinds of games for which every folder among the names has a model.

    Raises `DamagedModel` if a name is neither a bot nor a folder with models.
    """
    folders = {name: training_notes(Path(name)) for name in names if name not in BOTS}
    for name, notes in folders.items():
        if not notes:
            raise DamagedModel("models-not-there", folder=name)
    return [kind for kind in kinds if all(kind.name in notes for notes in folders.values())]


def valuing_of(name: str, kind: Kind) -> Valuing:
    """How a bot, or the model in a folder that `heckmeck train` wrote, values the endings.

    Raises `DamagedModel` if the folder has no model for games of this kind.
    """
    if name not in BOTS:
        return by_model(stored_network(kind.edition, kind.players, Path(name)), kind.layout)
    if name == "margin":
        return by_margin(kind.layout)
    if name == "expert":
        return by_chances(expert_chances)
    return by_model(stored_network(kind.edition, kind.players), kind.layout)


def expert_chances(states: Array) -> Array:
    """Everybody's chances by seat, as `expert` estimates them."""
    return np.array([estimate(unpack(state)) for state in states])
