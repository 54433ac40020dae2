"""Environments for learning.

- Gymnasium: importing `heckmeck.envs` registers `ENV_ID`. `HeckmeckEnv` is one seat against bots,
  `HeckmeckVectorEnv` is thousands of games at once.
- PettingZoo: in `heckmeck.envs.aec`, every seat is an agent.
- OpenSpiel: importing `heckmeck.envs.openspiel` registers the game with explicit chance nodes.

`python -m heckmeck.envs.check` runs the conformance tests of all of them.
"""

from importlib import import_module
from typing import TYPE_CHECKING

try:
    import gymnasium
except ImportError:
    raise ImportError("this needs Gymnasium: pip install 'heckmeck[envs]'") from None

if TYPE_CHECKING:
    from heckmeck.envs.single import HeckmeckEnv
    from heckmeck.envs.vector import HeckmeckVectorEnv

__all__ = ["ENV_ID", "HeckmeckEnv", "HeckmeckVectorEnv"]

ENV_ID = "heckmeck/Heckmeck-v0"

if ENV_ID not in gymnasium.registry:
    gymnasium.register(
        ENV_ID,
        entry_point="heckmeck.envs.single:HeckmeckEnv",
        vector_entry_point="heckmeck.envs.vector:HeckmeckVectorEnv",
    )

# Loaded when they are first used: the vector environment needs the compiled rules.
_HOMES = {"HeckmeckEnv": "single", "HeckmeckVectorEnv": "vector"}

if not TYPE_CHECKING:  # so that type checkers still report unknown names

    def __getattr__(name: str) -> object:
        if name not in _HOMES:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        return getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)

    def __dir__() -> list[str]:
        return sorted(__all__)
