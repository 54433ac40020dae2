"""Errors in words: what is wrong, by which rule, and what would have been legal."""

from heckmeck.locale.catalogue import Catalogue
from heckmeck.locale.moves import move_message
from heckmeck.message import Message
from heckmeck.rules import (
    DefectivePosition,
    HeckmeckError,
    IllegalMove,
    PlayerMove,
    RecordError,
    RecordSyntaxError,
)


def explain(error: HeckmeckError, words: Catalogue) -> str:
    """What is wrong, and what would have been legal where that is known.

    >>> from heckmeck.locale import catalogue
    >>> from heckmeck.rules import Setup, Stop, apply, new_game
    >>> try:
    ...     apply(new_game(Setup("original", ("Anna", "Ben"))), Stop())
    ... except IllegalMove as error:
    ...     explain(error, catalogue("de"))
    'ein Zug beginnt mit einem Wurf, passen geht nicht (A1); erlaubt: würfeln'
    """
    match error:
        case RecordError():
            return explain(error.cause, words)
        case IllegalMove():
            return words(
                "console-illegal",
                reason=words.format(Message.of(error)),
                rule=error.rule,
                legal=_legal_instead(error, words),
            )
        case RecordSyntaxError(legal=moves) if moves is not None:
            legal = _listed(moves, words) or words("move-nothing-over")
            return words("record-legal", reason=words.format(Message.of(error)), legal=legal)
        case DefectivePosition():
            return "; ".join(
                f"{each.where}: {words.format(Message(each.code, each.details))}"
                for each in error.defects
            )
    return words.format(Message.of(error))


def _legal_instead(error: IllegalMove, words: Catalogue) -> str:
    if "golden" in error.details:  # dice in the air
        return words("move-landing", **error.details)
    return _listed(error.legal, words) or words("move-nothing")


def _listed(moves: tuple[PlayerMove, ...], words: Catalogue) -> str:
    return ", ".join(words.format(move_message(move)) for move in moves)
