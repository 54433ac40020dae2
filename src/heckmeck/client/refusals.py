"""What the server refuses, as errors."""

from heckmeck.protocol.codes import Code
from heckmeck.protocol.http import Problem
from heckmeck.protocol.to_client import Refused
from heckmeck.rules import HeckmeckError


class RefusedByServer(HeckmeckError):
    """The server refused something; nothing was changed."""

    code: Code

    def __init__(self, answer: Problem | Refused) -> None:
        super().__init__(answer.code)
        self.args = (answer,)  # `pickle` calls the class with these
        self.sentence = answer.sentence
        self.why = answer.why  # the exact reason, for every language

    def __str__(self) -> str:
        return self.sentence


class ServerRefused(RefusedByServer):
    """The server refused a request."""

    def __init__(self, status: int, problem: Problem) -> None:
        super().__init__(problem)
        self.args = (status, problem)
        self.status = status


class CommandRefused(RefusedByServer):
    """The server refused a command, or the whole connection."""

    def __init__(self, refused: Refused) -> None:
        super().__init__(refused)
        self.version = refused.version
        self.row = refused.row  # for an illegal move: the row of the rules that forbids it
