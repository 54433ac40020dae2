"""Random games in which much happens, and random positions late in a game.

With fair dice and random moves, most turns fail and games hardly ever end. `LivelyDice` show few
different faces, so totals range from very low to very high, and `lively_move` prefers moves that
change the table. Everything uses a given `random.Random`, so a seed makes it reproducible.
"""

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from heckmeck.dice import play
from heckmeck.rules import (
    EDITIONS,
    FACES,
    OPTION_VALUES,
    EditionName,
    Entry,
    Event,
    GrillTile,
    Keep,
    Land,
    Options,
    PlayerMove,
    Record,
    RecordMove,
    Seat,
    Setup,
    Specialist,
    State,
    Stop,
    legal_moves,
    new_game,
    stopping_gives,
)


class PlayoutStep(NamedTuple):
    """One move of a playout, and what it did."""

    before: State
    move: RecordMove
    state: State
    events: tuple[Event, ...]


def random_setup(rng: Random, edition: EditionName | None = None) -> Setup:
    """Any edition, number of players, first player and options."""
    count = rng.randint(2, 7)
    options = {name: rng.choice(values) for name, values in OPTION_VALUES.items()}
    return Setup(
        edition or EDITIONS[rng.choice(list(EDITIONS))].name,
        tuple(f"Player {seat + 1}" for seat in range(count)),
        rng.randrange(count),
        Options(**options),  # type: ignore[arg-type]
    )


class LivelyDice:
    """Dice that show few different faces."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def roll(self, white: int, golden_faces: str | None) -> Land:
        faces = self._rng.sample(FACES, self._rng.choice((1, 2, 2, 3, 6)))
        golden = self._rng.choice(golden_faces) if golden_faces is not None else None
        return Land("".join(sorted(self._rng.choices(faces, k=white))), golden)


def lively_move(state: State, rng: Random) -> PlayerMove:
    """A legal move; mostly stops if that takes a tile, rarely if it fails."""
    legal = legal_moves(state)
    weights = []
    for move in legal:
        weight = 4.0
        if isinstance(move, Stop):
            weight = 0.4 if stopping_gives(state, move.lower).result == "fail" else 12.0
        elif isinstance(move, Keep) and move.face == "w":
            weight = 8.0
        weights.append(weight)
    return rng.choices(legal, weights)[0]


def playout(state: State, rng: Random, moves: int) -> Iterator[PlayoutStep]:
    """At most this many moves from a state; ends with the game."""
    for _ in range(moves):
        if state.over:
            return
        before = state
        recorded, (state, events) = play(state, lively_move(state, rng), LivelyDice(rng))
        yield PlayoutStep(before, recorded, state, events)


def random_record(setup: Setup, rng: Random, moves: int) -> Record:
    """The record of a lively game from its beginning."""
    steps = playout(new_game(setup), rng, moves)
    return Record(setup, tuple(Entry(step.move) for step in steps))


def late_state(setup: Setup, rng: Random) -> State:
    """A sound state at the start of a turn with few tiles face up and few bratworms left."""
    stacks: list[list[int]] = [[] for _ in setup.players]
    grill: dict[int, bool] = {}
    face_up = rng.sample(setup.box.tiles, rng.choice((1, 1, 2, 2, 3, 5)))
    for tile in rng.sample(setup.box.tiles, len(setup.box.tiles)):
        if tile in face_up:
            grill[tile] = True
        elif rng.random() < 0.3:
            grill[tile] = False
        else:
            rng.choice(stacks).append(tile)
    standing, holding, removed = _placed_specialists(setup, rng, face_up, stacks)
    bratworms, supply = _dealt_bratworms(setup, rng)
    return State(
        setup=setup,
        turn=rng.randint(1, 99),
        player=rng.randrange(len(stacks)),
        phase="roll",
        grill=tuple(GrillTile(tile, grill[tile], standing.get(tile)) for tile in sorted(grill)),
        seats=tuple(
            Seat(tuple(stack), holding.get(seat), bratworms[seat])
            for seat, stack in enumerate(stacks)
        ),
        supply=supply,
        removed=removed,
    )


def _placed_specialists(
    setup: Setup, rng: Random, face_up: list[int], stacks: list[list[int]]
) -> tuple[dict[int, Specialist], dict[int, Specialist], frozenset[Specialist]]:
    standing: dict[int, Specialist] = {}
    holding: dict[int, Specialist] = {}
    removed: set[Specialist] = set()
    for specialist in rng.sample(setup.box.specialists, len(setup.box.specialists)):
        free = [tile for tile in face_up if tile not in standing]
        seats = [
            seat
            for seat, stack in enumerate(stacks)
            if seat not in holding and specialist != "raven" and (stack or specialist == "hen")
        ]
        if free and (not seats or rng.random() < 0.4):
            standing[rng.choice(free)] = specialist
        elif seats:
            holding[rng.choice(seats)] = specialist
        else:
            removed.add(specialist)
    return standing, holding, frozenset(removed)


def _dealt_bratworms(setup: Setup, rng: Random) -> tuple[list[int], int]:
    counts = [0] * len(setup.players)
    supply = min(rng.choice((0, 0, 0, 1, 3)), setup.box.bratworms)
    for _ in range(setup.box.bratworms - supply):
        counts[rng.randrange(len(counts))] += 1
    return counts, supply
