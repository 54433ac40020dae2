"""How long bots think about a move without numba and numpy: CPU time of every decision.

python -m bench moves     games of one bot against itself, both editions, 2 and 7 players

Measured in a process of its own that cannot import numba. A decision has at least two legal moves.
"""

import statistics
import subprocess
import sys
import time
from typing import NamedTuple

from heckmeck.bots import make_bot
from heckmeck.dice import SeededDice, play
from heckmeck.rules import Setup, State, legal_moves, new_game

BOTS = ("champion", "expert")
GAMES = {("original", 2): 2, ("original", 7): 1, ("specialists", 2): 3, ("specialists", 7): 3}
LIMIT = 0.2  # seconds
WORST = 8
ALONE = "import sys; sys.modules['numba'] = None; from bench.moves import measure; measure()"


class Decision(NamedTuple):
    seconds: float
    state: State


def main() -> None:
    subprocess.run([sys.executable, "-c", ALONE], check=True)


def measure() -> None:
    first: float | None = None
    for bot in BOTS:
        print(f"\n{bot:20}{'decisions':>10}{'mean':>9}{'99 %':>9}{'worst':>9}{'> 200 ms':>10}")
        worst: list[Decision] = []
        for (edition, players), games in GAMES.items():
            found = [
                each for game in range(games) for each in decisions(bot, edition, players, game)
            ]
            first = first or found[0].seconds
            times = [each.seconds for each in found]
            late = statistics.quantiles(times, n=100)[-1]
            over = sum(each > LIMIT for each in times) / len(times)
            print(
                f"{edition + ', ' + str(players):20}{len(times):>10}"
                f"{_ms(statistics.mean(times))}{_ms(late)}{_ms(max(times))}{over:>10.1%}"
            )
            worst = sorted([*worst, *found], reverse=True, key=lambda each: each.seconds)[:WORST]
        for each in worst:
            print(f"  {_ms(each.seconds)}  {_described(each.state)}")
    if "numpy" in sys.modules:
        raise RuntimeError("numpy was imported")
    print(f"\nthe first decision of the process: {_ms(first or 0.0).strip()}")


def decisions(name: str, edition: str, players: int, game: int) -> list[Decision]:
    """All decisions of a game that a bot plays against itself."""
    found = []
    bot, dice = make_bot(name, game), SeededDice(game)
    state = new_game(Setup(edition, tuple("ABCDEFG"[:players])))  # type: ignore[arg-type]
    while not state.over:
        legal = legal_moves(state)
        began = time.process_time()
        move = bot.choose(state, legal)
        if len(legal) > 1:
            found.append(Decision(time.process_time() - began, state))
        state = play(state, move, dice).transition.state
    return found


def _described(state: State) -> str:
    rich = sum(each.bratworms > 0 for each in state.seats if each is not state.mover)
    robbing = f", {rich} with bratworms" if not state.supply else ""
    held = state.mover.specialist or "no specialist"
    return f"{len(state.seats)} players, {held}, {state.phase}, {state.dice.white} dice{robbing}"


def _ms(seconds: float) -> str:
    return f"{1e3 * seconds:>6.1f} ms"
