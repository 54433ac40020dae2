"""Many games at once, so that the turns of their bots are solved side by side.

The compiled solver takes hardly longer for sixteen turns than for one. A game does not notice the
others: its bots, its dice and its moves are the same as if it were played alone.
"""

from collections.abc import Callable, Generator, Iterable, Iterator
from typing import TypeAlias, TypeVar

from heckmeck.odds import Plan, solve_together

GAMES = 48  # turns of up to three kinds fill the lanes of the solver
Key = TypeVar("Key")
Result = TypeVar("Result")

# A game that yields the plan of every planned turn before it plays it, and is sent the seconds that
# solving it took.
Steps: TypeAlias = Generator[Plan, float, Result]


class Stopped(Exception):
    """The games were abandoned because the match is being stopped."""


def play_alone(game: Steps[Result]) -> Result:
    """Play a game whose plans are solved one by one."""
    try:
        next(game)
        while True:
            game.send(0.0)
    except StopIteration as end:
        result: Result = end.value
        return result


def play_side_by_side(
    games: Iterable[tuple[Key, Steps[Result]]],
    most: int = GAMES,
    stopped: Callable[[], bool] = lambda: False,
) -> Iterator[tuple[Key, Result]]:
    """Play up to `most` games at once and yield the result of each as it ends.

    When a game has ended, the next one begins. Raises `Stopped` as soon as `stopped` says so.
    """
    waiting = iter(games)
    running: list[tuple[Key, Steps[Result], Plan]] = []
    try:
        while True:
            while len(running) < most and (begun := next(waiting, None)) is not None:
                if stopped():
                    raise Stopped
                key, game = begun
                try:
                    running.append((key, game, next(game)))
                except StopIteration as end:
                    yield key, end.value
            if not running:
                return
            if stopped():
                raise Stopped
            seconds = solve_together([plan for _, _, plan in running])
            still = []
            for (key, game, _), took in zip(running, seconds, strict=True):
                try:
                    still.append((key, game, game.send(took)))
                except StopIteration as end:
                    yield key, end.value
            running = still
    finally:
        for _, game, _ in running:
            game.close()
