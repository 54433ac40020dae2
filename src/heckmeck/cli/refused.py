"""Why a move or a record is refused, in the language of the run."""

from heckmeck.cli.say import say, translated
from heckmeck.rules import (
    DefectivePosition,
    Fail,
    HeckmeckError,
    IllegalMove,
    Keep,
    Move,
    RecordSyntaxError,
    Reroll,
    Return,
    Rob,
    Roll,
    Stop,
)
from heckmeck.rules.errors import Sentence


def why(error: HeckmeckError) -> str:
    """What is wrong and what would have been legal."""
    match error:
        case IllegalMove():
            legal = _legal(error)
            return say("console-illegal", reason=reason(error), rule=error.rule, legal=legal)
        case RecordSyntaxError(text, moves) if moves is not None:
            legal = ", ".join(map(named, moves)) or say("move-nothing-over")
            return say("record-legal", reason=translated(text), legal=legal)
        case DefectivePosition(defects):
            return "; ".join(f"{each.where}: {translated(each.reason)}" for each in defects)
    first = error.args[0] if error.args else None
    return translated(first) if isinstance(first, Sentence) else str(error)


def reason(error: IllegalMove) -> str:
    details = dict(error.details)
    if "player" in details:
        details["name"] = say("player-number", player=details["player"])
    return say(f"refusal-{error.code}", **details)


def _legal(error: IllegalMove) -> str:
    if error.legal:
        return ", ".join(map(named, error.legal))
    if "golden" in error.details:  # dice in the air
        return say("move-landing", **error.details)
    return say("move-nothing")


def named(move: Move) -> str:
    """A move in a word or two."""
    match move:
        case Roll(None):
            return say("move-roll")
        case Roll(golden):
            return say("move-roll-golden" if golden else "move-roll-white")
        case Reroll():
            return say("move-reroll")
        case Keep(face):
            return say("move-keep", face=face)
        case Stop(lower):
            return say("move-stop-lower" if lower else "move-stop")
        case Fail():
            return say("move-fail")
        case Rob(player):
            return say("move-rob", player=player)
        case Return(specialist):
            return say("move-return", specialist=specialist)
    raise AssertionError(f"{move} is no move of a player")
