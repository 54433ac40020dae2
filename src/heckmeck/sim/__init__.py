"""The whole rules compiled: thousands of games at once, for simulation and learning.

`rules/` stays the authority: random games of all kinds agree with it after every move. The action
space and the observation need only the standard library; everything else needs the extra `fast`
and is loaded when it is first used.
"""

from importlib import import_module
from typing import TYPE_CHECKING

from heckmeck.sim.actions import ACTIONS, action_of, legal_actions, move_of
from heckmeck.sim.observation import observation_names, observe

if TYPE_CHECKING:
    from heckmeck.sim.flags import Flag
    from heckmeck.sim.games import Games
    from heckmeck.sim.states import STATE, pack, unpack
    from heckmeck.sim.turns import Solution, Turns

__all__ = [
    "ACTIONS",
    "STATE",
    "Flag",
    "Games",
    "Solution",
    "Turns",
    "action_of",
    "legal_actions",
    "move_of",
    "observation_names",
    "observe",
    "pack",
    "unpack",
]

_HOMES = {
    "Flag": "flags",
    "Games": "games",
    "STATE": "states",
    "Solution": "turns",
    "Turns": "turns",
    "pack": "states",
    "unpack": "states",
}

if not TYPE_CHECKING:  # so that type checkers still report unknown names

    def __getattr__(name: str) -> object:
        """Load a name when it is first used."""
        if name not in _HOMES:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        try:
            value = getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)
        except ModuleNotFoundError as error:
            if error.name not in ("numba", "numpy"):
                raise
            raise ImportError(
                f"heckmeck.sim.{name} needs {error.name}; install it with: "
                "pip install 'heckmeck[fast]'"
            ) from None
        globals()[name] = value
        return value

    def __dir__() -> list[str]:
        return sorted(__all__)
