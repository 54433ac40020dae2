"""What a bot is."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol, TypeAlias, runtime_checkable

from heckmeck.rules import HeckmeckError, PlayerMove, State

if TYPE_CHECKING:
    from heckmeck.odds import Plan  # slow to import, and most bots do not plan


class Bot(Protocol):
    """A state and its legal moves in, one of these moves out. A bot never sees a dice source.

    `choose` is asked only when there is something to answer: the state has legal moves. A bot may
    remember what it worked out, but it must be able to answer any state at any time.
    """

    name: str

    def choose(self, state: State, legal: tuple[PlayerMove, ...]) -> PlayerMove: ...


@runtime_checkable
class Planner(Protocol):
    """A bot that can plan its whole turn at the start of it.

    An arena then asks it once per turn. Playing the plan must give the same moves as `choose`.
    """

    name: str

    def plan_turn(self, state: State) -> "Plan": ...


@runtime_checkable
class Closable(Protocol):
    """A bot that holds something, a process for example, and has to be let go."""

    def close(self) -> None: ...


class UnknownBot(HeckmeckError):
    """There is no bot of that name, or it cannot be made."""


BotFactory: TypeAlias = Callable[[int | None], Bot]  # from a seed, or None for any


def close(bot: Bot) -> None:
    """Let go of whatever a bot holds. Every table that makes bots does this in the end."""
    if isinstance(bot, Closable):
        bot.close()
