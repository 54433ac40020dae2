"""The interface of bots."""

from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Protocol, TypeAlias, runtime_checkable

from heckmeck.rules import HeckmeckError, PlayerMove, State

if TYPE_CHECKING:
    from heckmeck.odds import Plan  # slow to import, and most bots do not plan


class Bot(Protocol):
    """Takes a state and its legal moves, returns one of them. A bot never sees a dice source.

    `choose` is asked only when there is something to answer: the state has legal moves. A bot may
    remember what it worked out, but it must be able to answer any state at any time.
    """

    name: str

    def choose(self, state: State, legal: tuple[PlayerMove, ...]) -> PlayerMove: ...


@runtime_checkable
class Planner(Protocol):
    """A bot that can plan a whole turn in advance, from the state at its start.

    An arena then asks it once per turn. Playing the plan must give the same moves as `choose`.
    """

    name: str

    def plan_turn(self, state: State) -> "Plan": ...


@runtime_checkable
class Closable(Protocol):
    """A bot that holds a resource, such as a process, and must be closed."""

    def close(self) -> None: ...


class UnknownBot(HeckmeckError):
    """There is no bot with that name, or it cannot be created."""


BotFactory: TypeAlias = Callable[[int | None], Bot]  # called with a seed, or None


def close_bot(bot: Bot) -> None:
    """Release what a bot holds. Whoever creates a bot closes it. Never raises an error."""
    with suppress(Exception, SystemExit):  # a bot of another package may fail, the game must not
        if isinstance(bot, Closable):
            bot.close()
