"""How far models are from the truth, in late positions whose rest can be solved exactly."""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import NamedTuple

import numpy as np

from heckmeck.arena.measuring.batches import Kind, Report
from heckmeck.arena.measuring.estimates import Estimate, mean_per_position
from heckmeck.bots.chances import chances as estimate
from heckmeck.chances.batch import chances_by_seat, stored_network
from heckmeck.chances.endgames import solve_reachable
from heckmeck.chances.late_positions import late_endgames
from heckmeck.chances.matches import chances_a_turn_later
from heckmeck.chances.network import Array
from heckmeck.chances.reachable import find_reachable
from heckmeck.sim.states import unpack
from heckmeck.sim.turns import Turns

LIVE = (1, 2, 3, 4)  # tiles face up or in stacks, at most
MOST = 500  # positions that can be reached
TRIES = 10  # games played per endgame wanted

METHODS = ("model", "ahead", "expert", "guess")


class EndgameErrors(NamedTuple):
    """How far the chances of the player to move are from the exact ones, in one position."""

    tiles: int  # face up or in stacks
    by_method: tuple[float, ...]
    lost: float  # of the exact chance, by playing one turn as the model says


class EndgameFigure(NamedTuple):
    """The mean of some errors, and the largest of them."""

    mean: Estimate
    worst: float

    def to_json(self) -> dict[str, object]:
        return {
            "mean": self.mean.value,
            "interval": self.mean.interval and list(self.mean.interval),
            "worst": self.worst,
        }


class EndgameRow(NamedTuple):
    """The errors of every method, and what is lost."""

    tiles: int | None  # all if None
    positions: int
    figures: dict[str, EndgameFigure]


class EndgameQuality(NamedTuple):
    """The errors in all endgames of one kind."""

    kind: Kind
    seed: int
    wanted: int  # positions to solve
    looked_at: int  # positions, solved or not
    errors: tuple[EndgameErrors, ...]

    def rows(self) -> Iterator[EndgameRow]:
        """One summary for every number of tiles in play, then one for all."""
        for tiles in sorted({each.tiles for each in self.errors}):
            yield _summary(tiles, [each for each in self.errors if each.tiles == tiles])
        if self.errors:
            yield _summary(None, self.errors)

    def to_json(self) -> dict[str, object]:
        return {
            "edition": self.kind.edition,
            "players": self.kind.players,
            "seed": self.seed,
            "wanted": self.wanted,
            "looked_at": self.looked_at,
            "rows": [
                {
                    "tiles": row.tiles,
                    "positions": row.positions,
                    **{name: figure.to_json() for name, figure in row.figures.items()},
                }
                for row in self.rows()
            ],
        }


def measure_endgames(kind: Kind, positions: int, seed: int, report: Report) -> EndgameQuality:
    """Solve different late positions, equally many with up to one, two, three and four tiles.

    `report` is told how many more are solved. There may be fewer than wanted in the end: few
    differ with a single tile, some are too large and, with three players, some have no solution.
    """
    found: list[EndgameErrors] = []
    known: set[bytes] = set()
    looked_at = 0
    for number, live in enumerate(LIVE, start=1):
        wanted = positions * number // len(LIVE) - positions * (number - 1) // len(LIVE)
        solved = 0
        for state in late_endgames(*kind, seed, live, TRIES * wanted, known):
            if solved == wanted:
                break
            looked_at += 1
            errors = _errors(kind, state)
            if errors is not None:
                found.append(errors)
                solved += 1
        report(wanted)
    return EndgameQuality(kind, seed, positions, looked_at, tuple(found))


def _errors(kind: Kind, state: Array) -> EndgameErrors | None:
    game = find_reachable(state, MOST)
    solved = solve_reachable(game) if game is not None else None
    if game is None or solved is None:
        return None
    mover = int(state["player"])
    exact = float(solved.chances[0, mover])
    network, layout = stored_network(kind.edition, kind.players), kind.layout
    said = partial(chances_by_seat, network, layout)
    turns = Turns(game.states[:1])
    plan = turns.solve(said(turns.endings)[:, mover]).chances
    truth = np.concatenate((solved.chances, game.shares))[game.following[: len(plan)], mover]
    position = unpack(state)
    estimates = (
        float(said(game.states[:1])[0, mover]),
        float(chances_a_turn_later(network, layout, game.states[:1])[0, mover]),
        estimate(position)[mover],
        1 / kind.players,
    )
    return EndgameErrors(
        len(position.face_up()) + sum(len(seat.stack) for seat in position.seats),
        tuple(abs(each - exact) for each in estimates),
        exact - float(plan @ truth),
    )


def _summary(tiles: int | None, errors: Sequence[EndgameErrors]) -> EndgameRow:
    columns = [*zip(*(each.by_method for each in errors), strict=True)]
    columns.append(tuple(each.lost for each in errors))
    names = (*METHODS, "lost")
    figures = {
        name: EndgameFigure(mean_per_position(np.array(column), np.ones(len(column))), max(column))
        for name, column in zip(names, columns, strict=True)
    }
    return EndgameRow(tiles, len(errors), figures)
