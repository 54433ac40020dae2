"""Exact turns: the compiled and the plain solver, single turns and batches, and C++ to compare."""

import time
from collections.abc import Callable

from bench.timing import best_time, run_cpp
from heckmeck.odds import MARGIN, Objective, prepare, solve
from heckmeck.odds.solvers.plain import PlainSolver
from heckmeck.odds.turn.model import Node, TurnModel
from heckmeck.rules import Keep, Land, Options, Roll, Seat, Setup, State, apply, new_game

FRESH = new_game(Setup("original", ("A", "B")))
NEW = 1e-13  # changes a turn slightly, so that it is not in the cache


def best_micros(work: Callable[[], object], rounds: int) -> float:
    return 1e6 * best_time(work, rounds)


def holding(specialist: str | None, golden: str = "ones_and_worms", supply: int = 7) -> State:
    """A fresh turn of the specialists edition, holding this specialist."""
    options = Options(golden_die=golden)  # type: ignore[arg-type]
    fresh = new_game(Setup("specialists", ("A", "B", "C"), 0, options))
    grill = tuple(
        each._replace(specialist=None) if each.specialist == specialist else each
        for each in fresh.grill
        if each.tile != 22
    )
    mine = Seat((22,), specialist)  # type: ignore[arg-type]
    others = (Seat(), Seat()) if supply else (Seat((), None, 4), Seat((), None, 3))
    return fresh._replace(grill=grill, seats=(mine, *others), supply=supply)


def after_keeping(faces: str) -> State:
    """The original edition with these dice set aside, one face after the other."""
    state = FRESH
    for face in sorted(set(faces)):
        dice = face * faces.count(face)
        rest = "w" if face != "w" else "5"
        landing = Land(dice + rest * (state.dice.white - len(dice)))
        for move in (Roll(), landing, Keep(face)):  # type: ignore[arg-type]
            state = apply(state, move).state
    return state


def first_roll(turn: TurnModel) -> Node:
    node = turn.node(turn.state)
    fresh = not turn.state.dice.aside
    return node._replace(golden=fresh and turn.state.mover.specialist == "golden_die")


def main() -> None:
    fast = prepare()
    if not fast:
        print("numba is not installed: only the plain solver is measured")
    print(f"{'one turn, µs':44}{'compiled':>12}{'plain':>12}{'ratio':>8}")
    cases = [
        ("original, 8 dice", FRESH),
        ("original, 7 dice left", after_keeping("5")),
        ("original, 6 dice left", after_keeping("55")),
        ("original, 5 dice left", after_keeping("445")),
        ("original, 4 dice left", after_keeping("4455")),
        ("original, 2 dice left", after_keeping("334455")),
        ("specialists", holding(None)),
        ("specialists, two to rob", holding(None, supply=0)),
        ("specialists, canned worm", holding("canned_worm")),
        ("specialists, weasel", holding("weasel")),
        ("specialists, golden die", holding("golden_die")),
        ("specialists, golden die with white faces", holding("golden_die", "standard")),
    ]
    for name, state in cases:
        turn = TurnModel(state, MARGIN)
        node = first_roll(turn)
        plain = best_micros(lambda turn=turn, node=node: PlainSolver(turn).roll(node), 5)  # type: ignore[misc]
        if not fast:
            print(f"{name:44}{'':>12}{plain:>12,.0f}")
            continue
        from heckmeck.odds.solvers.compiled import CompiledSolver

        def compiled(turn: TurnModel = turn, node: Node = node) -> float:
            turn.fail[:] = [each + NEW for each in turn.fail]
            return CompiledSolver(turn).roll(node)

        quick = best_micros(compiled, 200)
        print(f"{name:44}{quick:>12,.0f}{plain:>12,.0f}{plain / quick:>8,.0f}")
    if fast:
        _batches()
        _whole_answers(MARGIN)
    _compare_with_cpp()


def _batches() -> None:
    from heckmeck.odds.solvers.compiled import CompiledSolver, solve_batch

    turns = [TurnModel(FRESH, MARGIN) for _ in range(64)]
    node = turns[0].node(FRESH)

    def one() -> float:
        turns[0].fail[0] += NEW
        return CompiledSolver(turns[0]).roll(node)

    alone = best_micros(one, 200)
    together = best_micros(lambda: solve_batch(turns), 100) / len(turns)
    print(f"\n{len(turns)} fresh turns at once: {together:.0f} µs each, alone {alone:.0f} µs")


def _whole_answers(objective: Objective) -> None:
    """Including the engine's part, for grills with different tiles face down."""
    print("\nfrom a state to its best move, mean of 200 grills, µs")
    for name, state in (("original", FRESH), ("specialists", holding(None))):
        states = [
            state._replace(
                grill=tuple(
                    each._replace(up=each.specialist is not None or bool(number >> place % 8 & 1))
                    for place, each in enumerate(state.grill)
                )
            )
            for number in range(28, 228)
        ]
        begin = time.process_time()  # CPU time, as there is no best round to choose
        for each in states:
            solve(each, objective).best  # noqa: B018  computes it
        took = 1e6 * (time.process_time() - begin) / len(states)
        print(f"  {name:14}{took:>8,.0f}")


def _compare_with_cpp() -> None:
    runs = run_cpp("turn.cpp")
    if runs is None:
        return
    [[value, took]] = runs
    assert abs(value - solve(FRESH, "worms").value) < 1e-8
    line = f"\nplain C++ enumeration (g++ -O3 -march=native), fresh original turn: {took:,.0f} µs"
    if prepare():
        from heckmeck.odds.solvers.compiled import CompiledSolver

        turn = TurnModel(FRESH, MARGIN)
        node = turn.node(FRESH)

        def compiled() -> float:
            turn.fail[0] -= NEW  # downwards: the upward changes are already in the cache
            return CompiledSolver(turn).roll(node)

        mine = best_micros(compiled, 200)
        line += f", {took / mine:.1f} times the compiled solver"
    print(line)
