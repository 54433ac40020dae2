"""Fit the weights of the expert's estimate to games between bots, and print them.

    python scripts/fit_chances.py --games 2000 > src/heckmeck/bots/weights.py

Of every game the positions between two turns are taken, with the shares of the win at the end; the
weights maximise the likelihood of those (a conditional logit), with a small penalty on their size.
"""

import sys
from pathlib import Path

import click
import numpy as np

from heckmeck.arena.game import Game
from heckmeck.bots import make_bot
from heckmeck.bots.chances import FEATURES, features
from heckmeck.rules import EDITIONS, Setup

LINEUPS = {
    False: (("expert", "expert"), ("expert", "margin"), ("margin", "expert"), ("margin", "margin")),
    True: (("expert",) * 3, ("expert",) * 4, ("margin", "expert", "worms", "expert")),
}
PENALTY = 1e-4


class Watched(Game):
    """A game that remembers every position between two turns."""

    def __init__(self, *arguments: object) -> None:
        super().__init__(*arguments)  # type: ignore[arg-type]
        self.seen = [features(self.state)]

    def _move(self) -> None:
        turn = self.state.turn
        super()._move()
        if self.state.turn != turn and not self.state.over:
            self.seen.append(features(self.state))


def sample(edition, many, games, seed):
    """Rows of features by seat (absent seats are NaN) and shares of the win."""
    rows, shares = [], []
    for number in range(games):
        names = LINEUPS[many][number % len(LINEUPS[many])]
        setup = Setup(EDITIONS[edition].name, names)
        bots = tuple(make_bot(name) for name in names)
        game = Watched(setup, bots, names, f"fit:{seed}:{number}")
        played = game.play()
        for row in game.seen:
            padding = 4 - len(names) if many else 0
            rows.append([*row, *[(np.nan,) * len(FEATURES)] * padding])
            shares.append([*played.shares, *[0.0] * padding])
        if number % 50 == 0:
            print(edition, many, number, file=sys.stderr, flush=True)
    return np.array(rows), np.array(shares)


def fit(rows, shares):
    """Newton's method; the problem is convex."""
    there = ~np.isnan(rows[:, :, 0])
    rows = np.nan_to_num(rows)
    weights = np.zeros(rows.shape[2])
    for _ in range(30):
        strength = np.where(there, rows @ weights, -np.inf)
        chance = np.exp(strength - strength.max(axis=1, keepdims=True))
        chance /= chance.sum(axis=1, keepdims=True)
        mean = np.einsum("gs,gsf->gf", chance, rows)
        slope = np.einsum("gs,gsf->f", shares - chance, rows) / len(rows) - PENALTY * weights
        centred = rows - mean[:, None, :]
        curve = np.einsum("gs,gsf,gsk->fk", chance, centred, centred) / len(rows)
        step = np.linalg.solve(curve + PENALTY * np.eye(len(weights)), slope)
        weights += step
        if np.abs(step).max() < 1e-9:
            break
    likelihood = (shares * np.log(np.maximum(chance, 1e-12))).sum(axis=1).mean()
    return weights, likelihood


@click.command()
@click.option("--games", default=2000, show_default=True, help="Games of each kind.")
@click.option("--seed", default=1, show_default=True)
@click.option("--save", type=click.Path(path_type=Path), help="Keep the positions here.")
def main(games: int, seed: int, save: Path | None) -> None:
    out = [
        '"""The weights of `chances`, by edition and whether more than two play.',
        "",
        f"Made by `scripts/fit_chances.py --games {games} --seed {seed}`, not written.",
        '"""',
        "",
        "WEIGHTS: dict[tuple[str, bool], tuple[float, ...]] = {",
    ]
    for edition in EDITIONS:
        for many in (False, True):
            rows, shares = sample(edition, many, games, seed)
            weights, likelihood = fit(rows, shares)
            if save:
                np.savez_compressed(save / f"{edition}-{many}.npz", rows=rows, shares=shares)
            print(edition, many, len(rows), likelihood, file=sys.stderr)
            for name, weight in zip(FEATURES, weights, strict=True):
                print(f"  {name:20} {weight:8.4f}", file=sys.stderr)
            numbers = ", ".join(f"{weight:.4f}" for weight in weights)
            out.append(f"    ({edition!r}, {many}): ({numbers}),")
    print("\n".join([*out, "}"]))


if __name__ == "__main__":
    main()
