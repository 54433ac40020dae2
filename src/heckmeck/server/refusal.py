"""How the server refuses something: a code for programs, a sentence for people."""

import fluent.runtime  # noqa: F401  now, so that the first refusal does not delay the tables

from heckmeck.bots.characters import CAST
from heckmeck.locale import FALLBACK, catalogue
from heckmeck.locale.errors import explain
from heckmeck.message import Message
from heckmeck.protocol.codes import Code
from heckmeck.rules import HeckmeckError, IllegalMove

ENGLISH = catalogue(FALLBACK)


class Refusal(HeckmeckError):
    """A request or command that is refused. Nothing was changed.

    >>> Refusal("seat_taken").sentence
    'This seat is taken.'
    >>> Refusal("not_running", Message("server-over")).sentence
    'the game is over'
    """

    code: Code

    def __init__(
        self,
        code: Code,
        why: Message | None = None,
        row: str | None = None,
        sentence: str | None = None,
    ) -> None:
        Exception.__init__(self, code, why, row, sentence)  # all of it, so that it can be pickled
        self.code = code
        self.why = why  # the exact reason, if there is more to say than the code does
        self.row = row  # the row of the rules that forbids it
        self.details = {} if why is None else why.details
        self.sentence = sentence or ENGLISH.format(why or Message(f"refused-{code}"))

    def __str__(self) -> str:
        return self.sentence


def refusal_from_error(code: Code, error: HeckmeckError) -> Refusal:
    """The sentence also lists what would have been legal."""
    row = error.rule if isinstance(error, IllegalMove) else None
    return Refusal(code, Message.of(error), row, explain(error, ENGLISH))


def unknown_table() -> Refusal:
    """No such table, or one you may not see. The two look the same on purpose."""
    return Refusal("unknown_table")


def unknown_character(character: str) -> Refusal:
    details = {"character": character, "known": ", ".join(CAST)}
    return Refusal("unknown_bot", Message("server-character", details))


def unknown_bot(bot: str, known: list[str]) -> Refusal:
    return Refusal("unknown_bot", Message("server-bot", {"bot": bot, "known": ", ".join(known)}))
