"""Exact turns in batches: finding the endings, solving, and how the turns end, per CPU second.

The positions are the starts of all turns in games that the bot `margin` plays against itself. The
value of an ending is the change of the player's score minus the average change of the others'.
"""

import time
from collections.abc import Callable
from itertools import count

import numpy as np

from bench.timing import best_time
from heckmeck.bots.registry import make_bot
from heckmeck.dice import SeededDice, play
from heckmeck.odds import MARGIN, prepare, solve
from heckmeck.rules import Setup, State, legal_moves, new_game
from heckmeck.sim.kernels.play import score_games
from heckmeck.sim.states import Array, pack
from heckmeck.sim.turns import Turns

POSITIONS = 4096
ONE_BY_ONE = 400
ROUNDS = 7
PLAYERS = (2, 3, 4, 5)


def main() -> None:
    if not prepare():
        print("numba is not installed: nothing to measure")
        return
    for edition in ("original", "specialists"):
        _measure(edition)


def _measure(edition: str) -> None:
    states = starts_of_turns(edition)
    packed = pack(states)
    turns = Turns(packed)
    worth = margins(packed, turns)
    turns.solve(worth)  # compiles, or loads the compiled kernels
    print(
        f"\n{edition}: {POSITIONS:,} positions, {len(turns.endings) / len(turns):.1f} endings each"
    )
    one_by_one(states[-ONE_BY_ONE:])  # makes what all turns with the same dice share
    one = best_time(lambda: one_by_one(states[:ONE_BY_ONE]), rounds=1)
    _print("one by one, value only", ONE_BY_ONE, one)
    endings = best_time(lambda: Turns(packed), ROUNDS)
    values = best_time(lambda: turns.solve(worth, chances=False), ROUNDS)
    both = best_time(lambda: turns.solve(worth), ROUNDS)
    _print("endings", POSITIONS, endings)
    _print("values", POSITIONS, values)
    _print("values and chances", POSITIONS, both)
    _print("endings, values and chances", POSITIONS, endings + both)
    for size in (16, 64, 256, 1024):
        part = packed[:: POSITIONS // size].copy()
        took = best_time(_whole(part, margins(part, Turns(part))), rounds=30)
        _print(f"the same in batches of {size}", size, took)
    for threads in (1, 2):
        took = best_time(_whole(packed, worth, threads), ROUNDS, time.perf_counter)
        _print(f"the same, elapsed time, threads: {threads}", POSITIONS, took)


def _whole(states: Array, worth: Array, threads: int = 1) -> Callable[[], object]:
    return lambda: Turns(states, threads).solve(worth)


def starts_of_turns(edition: str) -> list[State]:
    """The first positions of as many games as it takes."""
    found: list[State] = []
    for game in count():
        players = tuple("ABCDEFG"[: PLAYERS[game % len(PLAYERS)]])
        state = new_game(Setup(edition, players))  # type: ignore[arg-type]
        bot, dice = make_bot("margin", game), SeededDice(game)
        while not state.over:
            if state.phase == "roll" and not state.dice.aside:
                found.append(state)
                if len(found) == POSITIONS:
                    return found
            state = play(state, bot.choose(state, legal_moves(state)), dice).transition.state
    raise AssertionError("games never run out")


def margins(states: Array, turns: Turns) -> Array:
    """The value of every ending: what the player gains, minus what the others gain on average."""
    of = np.repeat(np.arange(len(states)), np.diff(turns.offsets))
    gained = _scores(turns.endings) - _scores(states)[of]
    mine = gained[np.arange(len(of)), states["player"][of]]
    return mine - (gained.sum(axis=1) - mine) / (states["players"][of] - 1)


def _scores(states: Array) -> Array:
    scores, shares = np.zeros((len(states), 7), np.int64), np.zeros((len(states), 7))
    score_games(states, scores, shares, 0, len(states))
    return scores


def one_by_one(states: list[State]) -> None:
    for state in states:
        solve(state, MARGIN).value  # noqa: B018  computes it


def _print(what: str, turns: int, seconds: float) -> None:
    print(f"  {what:44}{1e6 * seconds / turns:>8.1f} µs{turns / seconds:>12,.0f} turns/s")
