"""Moves per second of the engine, including `legal_moves`, and lines per second of a replay."""

import random
import time
from collections.abc import Callable

from heckmeck.dice import SeededDice, play
from heckmeck.rules import (
    Entry,
    Land,
    Move,
    Record,
    Rerolled,
    Rolled,
    Setup,
    State,
    apply,
    legal_moves,
    new_game,
    position,
    replay,
)

GAMES = 30
ROUNDS = 5


def random_game(edition: str, seed: int, players: int = 4) -> tuple[State, list[Move], Record]:
    """A whole game of players who pick legal moves at random."""
    luck = random.Random(seed)
    dice = SeededDice(seed)
    start = state = new_game(Setup(edition, tuple("ABCDEFG"[:players])))  # type: ignore[arg-type]
    moves: list[Move] = []
    entries = []
    while not state.over:
        move = luck.choice(legal_moves(state))
        moves.append(move)
        recorded, (state, _) = play(state, move, dice)
        if isinstance(recorded, Rolled | Rerolled):
            moves.append(Land(recorded.dice, recorded.golden))
        entries.append(Entry(recorded))
    return start, moves, Record(start.setup, tuple(entries))


def best_rate(count: int, work: Callable[[], None]) -> float:
    """How many per second, in the best of a few rounds."""
    best = 0.0
    for _ in range(ROUNDS):
        begin = time.perf_counter()
        work()
        best = max(best, count / (time.perf_counter() - begin))
    return best


def main() -> None:
    print(f"{'':14}{'engine':>24}{'of them by players':>24}{'replay':>20}{'with positions':>20}")
    for edition in ("original", "specialists"):
        games = [random_game(edition, seed) for seed in range(GAMES)]
        moves = sum(len(each) for _, each, _ in games)
        by_players = sum(not isinstance(move, Land) for _, each, _ in games for move in each)
        texts = [list(record.lines()) for _, _, record in games]
        lines = sum(map(len, texts))

        def run(games: list[tuple[State, list[Move], Record]] = games) -> None:
            for state, each, _ in games:
                for move in each:
                    state, _ = apply(state, move)
                    legal_moves(state)

        def read(texts: list[list[str]] = texts) -> None:
            for text in texts:
                for _ in replay(text):
                    pass

        def show(texts: list[list[str]] = texts) -> None:
            for text in texts:
                for played in replay(text):
                    position(played.state)

        rate = best_rate(moves, run)
        print(
            f"{edition:14}{rate:>16,.0f} moves/s{rate * by_players / moves:>16,.0f} moves/s"
            f"{best_rate(lines, read):>12,.0f} lines/s{best_rate(lines, show):>12,.0f} lines/s"
        )
