"""The dice game Heckmeck (Pickomino): exact rules of both editions, odds, bots and a game server.

This module offers the names most programs need. `Game` is the easiest way to play:

>>> from heckmeck import Game, Keep, Land, Roll, Setup, apply, legal_moves, new_game, solve
>>> game = Game(Setup("original", ("Anna", "Ben")), seed=7)
>>> game.legal
(Roll(golden=None),)
>>> game.play(Roll())[-1]
DiceLanded(seat=0, rolled='22234www', golden=None)

Below it are plain functions on immutable states. `apply` takes a state and a move, and returns the
new state and the events that describe what happened. Chance is a move like any other (`Land`), so
playing, replaying and searching all use the same function:

>>> state = new_game(Setup("original", ("Anna", "Ben")))
>>> for move in (Roll(), Land("1123455w"), Keep("5")):
...     state, events = apply(state, move)
>>> events
(FaceSetAside(seat=0, face='5', count=2, total=10),)
>>> legal_moves(state)
(Roll(golden=None), Stop(lower=False))

`solve` computes the exact odds:

>>> round(solve(state, "worms").value, 3)
1.515

`import heckmeck` is quick: each name is loaded when it is first used. The rules, the dice and the
odds need nothing but the standard library.
"""

from importlib import import_module
from typing import TYPE_CHECKING

__version__ = "0.1.0"

if TYPE_CHECKING:
    from heckmeck.dice import DiceSource, ScriptedDice, SeededDice, SystemDice, play
    from heckmeck.game import Game
    from heckmeck.odds import Plan, solve
    from heckmeck.rules import (
        DefectivePosition,
        Event,
        Fail,
        HeckmeckError,
        IllegalMove,
        Keep,
        Land,
        Move,
        Options,
        PlayerMove,
        Record,
        RecordError,
        Reroll,
        Return,
        Rob,
        Roll,
        Setup,
        State,
        Stop,
        Transition,
        apply,
        chance_outcomes,
        legal_moves,
        new_game,
        position,
        read_position,
        read_record,
        replay,
    )

__all__ = [
    "DefectivePosition",
    "DiceSource",
    "Event",
    "Fail",
    "Game",
    "HeckmeckError",
    "IllegalMove",
    "Keep",
    "Land",
    "Move",
    "Options",
    "Plan",
    "PlayerMove",
    "Record",
    "RecordError",
    "Reroll",
    "Return",
    "Rob",
    "Roll",
    "ScriptedDice",
    "SeededDice",
    "Setup",
    "State",
    "Stop",
    "SystemDice",
    "Transition",
    "__version__",
    "apply",
    "chance_outcomes",
    "legal_moves",
    "new_game",
    "play",
    "position",
    "read_position",
    "read_record",
    "replay",
    "solve",
]

_HOMES = {
    "Game": "heckmeck.game",
    "DiceSource": "heckmeck.dice",
    "ScriptedDice": "heckmeck.dice",
    "SeededDice": "heckmeck.dice",
    "SystemDice": "heckmeck.dice",
    "play": "heckmeck.dice",
    "Plan": "heckmeck.odds",
    "solve": "heckmeck.odds",
}

if not TYPE_CHECKING:  # so that type checkers still report unknown names

    def __getattr__(name: str) -> object:
        """Load a name when it is first used; all that have no other home are in the rules."""
        if name not in __all__:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        value = getattr(import_module(_HOMES.get(name, "heckmeck.rules")), name)
        globals()[name] = value
        return value

    def __dir__() -> list[str]:
        return sorted(__all__)
