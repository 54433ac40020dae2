"""Fit the weights of the expert's estimate to games between bots, and print them as a module.

    python scripts/fit_chances.py --games 1000 > src/heckmeck/bots/weights.py

The samples are the positions between two turns. The first regression explains how many worms each
player gains from there to the end, relative to the mean of the table; the second how likely the
better expected score is to win. Both have a small penalty on the size of the weights.
"""

import random
import sys
from typing import Any

import click
import numpy as np

from heckmeck.arena.game import ArenaGame
from heckmeck.bots import Bot, make_bot
from heckmeck.bots.chances import FEATURES, features, sharpening
from heckmeck.odds import prepare
from heckmeck.rules import EDITIONS, Setup, State

Array = Any
BOTS = ("margin", "margin", "worms")
MOST = 4  # players at a table
PENALTY = 1e-3
# In the original edition, more features made the expert weaker in matches.
USED = {"original": ("top at risk now", "next steals"), "specialists": FEATURES}


class Watched(ArenaGame):
    """A game that keeps every position between two turns."""

    def __init__(self, setup: Setup, bots: tuple[Bot, ...], seed: str) -> None:
        # A recorded game is played move by move, so that `_move` sees every turn.
        super().__init__(setup, bots, setup.players, seed, recorded=True)
        self.seen: list[State] = [self.state]

    def _move(self) -> None:
        turn = self.state.turn
        super()._move()
        if self.state.turn != turn and not self.state.over:
            self.seen.append(self.state)


def sample(edition: str, many: bool, games: int, seed: str) -> list[tuple[list[State], Any]]:
    """The positions of some games, and how each game ended."""
    luck = random.Random(seed)
    found = []
    for number in range(games):
        names = tuple(luck.choice(BOTS) for _ in range(luck.choice((3, MOST)) if many else 2))
        setup = Setup(EDITIONS[edition].name, names)
        game = Watched(setup, tuple(make_bot(name) for name in names), f"g:{seed}:{number}")
        played = game.play()
        found.append((game.seen, played))
        if number % 100 == 0:
            print(f"{edition}, {'3 or 4' if many else 2} players: game {number}", file=sys.stderr)
    return found


def fit_gains(games: list[tuple[list[State], Any]], edition: str) -> Array:
    """A ridge regression on standardised features; unused features get weight 0."""
    rows, gains = [], []
    for states, played in games:
        for state in states:
            gain = np.array(played.scores, float) - [seat.score for seat in state.seats]
            row = np.array(features(state), float)
            rows.append(row - row.mean(axis=0))
            gains.append(gain - gain.mean())
    x, y = np.concatenate(rows), np.concatenate(gains)
    scale = x.std(axis=0)
    scale[scale == 0] = 1
    x = x / scale
    square = x.T @ x / len(x) + PENALTY * np.eye(len(scale))
    weights = np.linalg.solve(square, x.T @ y / len(x)) / scale
    return np.where([name in USED[edition] for name in FEATURES], weights, 0.0)


def fit_sharpness(games: list[tuple[list[State], Any]], weights: Array) -> Array:
    """A conditional logit by Newton's method with halved steps; the problem is convex."""
    rows, shares = [], []
    for states, played in games:
        for state in states:
            scores = np.array(features(state), float) @ weights
            scores += [seat.score for seat in state.seats]
            there = len(scores)
            row = np.full((MOST, 3), np.nan)
            row[:there] = np.outer(scores - scores.mean(), sharpening(state))
            rows.append(row)
            shares.append([*played.shares, *[0.0] * (MOST - there)])
    x, y = np.array(rows), np.array(shares)
    absent = np.isnan(x[:, :, 0])
    x = np.nan_to_num(x)
    fitted = np.array([0.1, 0.1, 0.1])
    likelihood, chance = _likelihood(x, y, absent, fitted)
    for _ in range(50):
        centred = x - np.einsum("gs,gsf->gf", chance, x)[:, None, :]
        slope = np.einsum("gs,gsf->f", y - chance, x) / len(x)
        curve = np.einsum("gs,gsf,gsk->fk", chance, centred, centred) / len(x)
        step = np.linalg.solve(curve + 1e-9 * np.eye(3), slope)
        while True:
            better, after = _likelihood(x, y, absent, fitted + step)
            if better >= likelihood or np.abs(step).max() < 1e-9:
                break
            step = step / 2
        fitted, likelihood, chance = fitted + step, better, after
        if np.abs(step).max() < 1e-7:
            break
    return fitted


def _likelihood(x: Array, y: Array, absent: Array, weights: Array) -> tuple[float, Array]:
    strength = np.where(absent, -np.inf, x @ weights)
    chance = np.exp(strength - strength.max(axis=1, keepdims=True))
    chance /= chance.sum(axis=1, keepdims=True)
    return float((y * np.log(np.maximum(chance, 1e-12))).sum(axis=1).mean()), chance


@click.command()
@click.option(
    "--games", default=1000, show_default=True, help="Games per edition and number of players."
)
@click.option("--seed", default="a", show_default=True, help="Any text.")
def main(games: int, seed: str) -> None:
    """Print the module `heckmeck.bots.weights`."""
    prepare()
    gains, sharpness = {}, {}
    for edition in EDITIONS:
        for many in (False, True):
            played = sample(edition, many, games, seed)
            weights = fit_gains(played, edition)
            gains[edition, many] = weights
            sharpness[edition, many] = fit_sharpness(played, weights)
    click.echo(module(gains, sharpness, f"--games {games} --seed {seed}"), nl=False)


def module(gains: dict[Any, Array], sharpness: dict[Any, Array], how: str) -> str:
    lines = [
        '"""The weights of `chances`, by edition and whether more than two play.',
        "",
        f"Made by `scripts/fit_chances.py {how}`, not written by hand.",
        '"""',
        "",
        "# In worms, in the order of `chances.FEATURES`.",
        "GAINS: dict[tuple[str, bool], tuple[float, ...]] = {",
    ]
    for (edition, many), weights in gains.items():
        lines.append(f'    ("{edition}", {many}): (')
        for name, weight in zip(FEATURES, weights, strict=True):
            lines.append(f"        {weight + 0:.3f},  # {name}")
        lines.append("    ),")
    lines += ["}", "", "# In the order of `chances.sharpening`."]
    lines.append("SHARPNESS: dict[tuple[str, bool], tuple[float, ...]] = {")
    for (edition, many), weights in sharpness.items():
        numbers = ", ".join(f"{weight:.4f}" for weight in weights)
        lines.append(f'    ("{edition}", {many}): ({numbers}),')
    return "\n".join([*lines, "}", ""])


if __name__ == "__main__":
    main()
