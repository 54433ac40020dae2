"""Endgames: positions between turns whose rest of the game is small enough to be solved exactly.

All positions that can still be reached are found, and their chances are those of players who all
play the turn that is best for their own chance to win. Tiles can be returned and retaken, so
positions follow each other in circles. But a component of positions that can be reached from each
other needs only its own chances and those of the components below it, so it is solved after them,
by policy iteration: solve all turns exactly for the chances known so far, find out what these plans
are worth if they are played for ever, and repeat until the chances stay the same.

With two players, what one wins the other loses, and only the chances matter. With three or more,
plans that are equally good for a player may not be so for the others. Then players prefer the worms
that they have after the turn, less half of what the next player has, less a quarter of what the
one after that has, and so on. Even so, there may be no plans that are best answers to each other:
such endgames have no solution of this kind.
"""

from itertools import pairwise
from typing import NamedTuple

import numpy as np

from heckmeck.chances.endgame_kernels import evaluate, expect_following, find_levels
from heckmeck.chances.reachable import Reachable, find_reachable
from heckmeck.rules import State
from heckmeck.sim.states import Array, pack
from heckmeck.sim.turns import Turns

MOST = 2000  # positions

CLOSE = 1e-11  # how much the best turn may change the chances of a position that counts as solved
ENOUGH = 1e-15  # the same for given plans
SWEEPS = 200
MOST_EQUATIONS = 2500  # solved directly if sweeps are not enough: games that take very long
ROUNDS = 40
WORM = 1e-10  # what a worm adds to the chances when plans are equally good


class Endgame(NamedTuple):
    """A solved endgame."""

    states: Array  # packed, without the numbers of their turns; the one asked about is the first
    chances: Array  # by position: everybody's chances to win, by seat
    residual: float  # how much one more round of best turns would change the chances, at most


def solve_endgame(state: State, most: int = MOST) -> Endgame | None:
    """Solve a position between two turns and all that can follow.

    None if that is more than `most` positions, or if there are no plans that are best answers to
    each other, which happens with three or more players.

    >>> from heckmeck.rules import GrillTile, Seat, Setup, new_game
    >>> start = new_game(Setup("original", ("Anna", "Ben")))
    >>> grill = tuple(each._replace(up=each.tile == 30) for each in start.grill)
    >>> found = solve_endgame(start._replace(grill=grill))
    >>> len(found.states), found.chances[0].round(3).tolist()
    (2, [0.576, 0.424])
    """
    if state.over or state.phase != "roll" or state.dice.aside:
        raise ValueError("an endgame begins between two turns, before the game is over")
    return solve_packed(pack([state])[0], most)


def solve_packed(state: Array, most: int = MOST) -> Endgame | None:
    """The same for a packed state."""
    found = find_reachable(state, most)
    return None if found is None else solve_reachable(found)


def solve_reachable(game: Reachable) -> Endgame | None:
    """The chances of all positions, those that come last in a game first."""
    count = len(game.states)
    values = np.concatenate((game.leading, game.shares))
    component, level = find_levels(game.offsets, game.following, count)
    order = np.lexsort((component, level))
    ends = np.searchsorted(level[order], np.arange(level.max() + 2))
    residual = 0.0
    for begin, end in pairwise(ends):
        changed = _solve_level(game, order[begin:end], component, values)
        if changed > CLOSE:
            return None
        residual = max(residual, float(changed))
    return Endgame(game.states, values[:count], residual)


class _Part:
    """Some whole components of a level, with what can follow their positions."""

    def __init__(self, game: Reachable, which: Array, component: Array) -> None:
        self.which = which
        self.turns = Turns(game.states[which])
        counts = np.diff(self.turns.offsets)
        places = np.arange(counts.sum()) + np.repeat(
            game.offsets[which] - self.turns.offsets[:-1], counts
        )
        self.following = game.following[places]
        self.movers = np.repeat(game.states["player"][which].astype(np.int64), counts)
        self.extra = _tie_breaks(game.scores[places], self.movers)
        firsts = np.flatnonzero(np.diff(component[which], prepend=-1))
        self.begins = np.append(firsts, len(which))

    def best_plans(self, values: Array) -> tuple[Array, Array]:
        """The best turns, as chances of their endings, and the chances to win that follow."""
        worth = values[self.following, self.movers] + self.extra
        chances = self.turns.solve(worth).chances
        expected = np.empty((len(self.which), values.shape[1]))
        expect_following(self.turns.offsets, self.following, chances, values, expected)
        return chances, expected

    def play_on(self, chances: Array, values: Array) -> None:
        """Replace the values by those of playing these plans for ever."""
        offsets, following = self.turns.offsets, self.following
        plans = (self.which, self.begins, offsets, following, chances)
        settled = evaluate(*plans, values, ENOUGH, SWEEPS)
        for number in np.flatnonzero(~settled):
            begin, end = self.begins[number : number + 2]
            if end - begin <= MOST_EQUATIONS:
                self._solve_equations(begin, end, chances, values)

    def _solve_equations(self, begin: int, end: int, chances: Array, values: Array) -> None:
        offsets = self.turns.offsets
        rows = np.repeat(np.arange(end - begin), np.diff(offsets[begin : end + 1]))
        part = slice(offsets[begin], offsets[end])
        place = np.full(len(values), -1)
        place[self.which[begin:end]] = np.arange(end - begin)
        columns, chance = place[self.following[part]], chances[part]
        inside = columns >= 0
        matrix = np.eye(end - begin)
        np.subtract.at(matrix, (rows[inside], columns[inside]), chance[inside])
        given = np.zeros((end - begin, values.shape[1]))
        leaving = chance[~inside, None] * values[self.following[part][~inside]]
        np.add.at(given, rows[~inside], leaving)
        try:
            found = np.linalg.solve(matrix, given)
        except np.linalg.LinAlgError:  # with these plans the game never ends
            return
        if (found > -CLOSE).all() and (found < 1 + CLOSE).all():
            values[self.which[begin:end]] = found


def _solve_level(game: Reachable, which: Array, component: Array, values: Array) -> float:
    """Solve the components of a level side by side. Returns how much one more round changes."""
    residual, part = 0.0, _Part(game, which, component)
    for _ in range(ROUNDS):
        chances, expected = part.best_plans(values)
        change = np.abs(expected - values[part.which]).max(axis=1)
        worst = np.maximum.reduceat(change, part.begins[:-1])
        part.play_on(chances, values)
        sizes = np.diff(part.begins)
        still = (worst > CLOSE) & (sizes > 1)  # what follows a single position is known already
        residual = max(residual, worst[~still & (sizes > 1)].max(initial=0.0))
        if not still.any():
            return float(residual)
        stays = np.repeat(still, sizes)
        if stays.mean() < 0.7:
            part = _Part(game, part.which[stays], component)
    return float(worst.max())


def _tie_breaks(scores: Array, movers: Array) -> Array:
    """What decides among endings that are equally good for the player to move."""
    players = scores.shape[1]
    if players == 2:
        return 0.0
    order = (movers[:, None] + np.arange(players)) % players
    weights = -(0.5 ** np.arange(players))
    weights[0] = 1.0
    return WORM * (np.take_along_axis(scores, order, axis=1) @ weights)
