"""Ways to play: values for the endings of a turn, by the name of a bot or from trained models."""

from collections.abc import Sequence
from pathlib import Path

import numpy as np

from heckmeck.arena.measuring.batches import Kind
from heckmeck.bots.chances import chances as estimate
from heckmeck.chances import DamagedModel
from heckmeck.chances.batch import network_of, stored_network
from heckmeck.chances.matches import Valuing, by_chances, by_margin, by_model
from heckmeck.chances.network import Array, Network
from heckmeck.chances.stored import note_of, notes_in, stored_layers
from heckmeck.rules import Options
from heckmeck.sim.states import unpack

BOTS = ("champion", "expert", "margin")


def kinds_known_to(names: tuple[str, str], kinds: Sequence[Kind]) -> list[Kind]:
    """Those kinds of games for which both have a model, if they are folders.

    Raises `DamagedModel` if one is neither a bot nor a folder with models, or if no kind of game
    is left.
    """
    common = list(kinds)
    for name in names:
        if name in BOTS:
            continue
        notes = notes_in(Path(name))
        if not notes:
            raise DamagedModel("models-not-there", folder=name)
        if not any(kind.name in notes for kind in kinds):
            raise DamagedModel("models-other-games", folder=name, names=", ".join(notes))
        common = [kind for kind in common if kind.name in notes]
    if not common:
        one, other = names
        raise DamagedModel("models-not-common", one=one, other=other)
    return common


def valuing_of(name: str, kind: Kind) -> Valuing:
    """How a bot, or the model in a folder that `heckmeck train` wrote, values the endings.

    Raises `DamagedModel` if the folder has no model for games of this kind.
    """
    if name not in BOTS:
        return by_model(_network_in(Path(name), kind), kind.layout)
    if name == "margin":
        return by_margin(kind.layout)
    if name == "expert":
        return by_chances(expert_chances)
    return by_model(stored_network(kind.edition, kind.players), kind.layout)


def trained_with(name: str, kind: Kind) -> Options:
    """The table options of the games that a model has learned from. Raises `DamagedModel`."""
    return Options() if name in BOTS else note_of(kind.name, Path(name)).options


def _network_in(folder: Path, kind: Kind) -> Network:
    """The model in a folder as it is now; a training may go on there."""
    return network_of(stored_layers(kind.edition, kind.players, folder))


def expert_chances(states: Array) -> Array:
    """Everybody's chances by seat, as `expert` estimates them."""
    return np.array([estimate(unpack(state)) for state in states])
