"""Thousands of games at once, on the compiled rules."""

import numpy as np

from heckmeck.rules import EditionName, Options, Setup
from heckmeck.rules.editions import MAX_DICE
from heckmeck.sim.actions import ACTIONS, move_of
from heckmeck.sim.kernels.board import NONE, OVER
from heckmeck.sim.kernels.observing import observe_games
from heckmeck.sim.kernels.play import (
    first_illegal,
    first_impossible,
    mask_games,
    score_games,
    step_games,
    step_games_with,
)
from heckmeck.sim.kernels.random_play import play_randomly
from heckmeck.sim.observation import observation_names
from heckmeck.sim.states import Array, packed_start, unpack
from heckmeck.sim.threads import Threads

MAX_SEED = 1 << 64
MAX_TURNS = 100_000  # far more than random play ever needs
SLICE = 10_000  # games played before Python gets a say


class Games:
    """Many games of one kind, advanced together.

    The seed and the number of a game determine its dice, whatever else is in the batch and however
    many threads run it. `numbers` chooses the games of the seed, by default 0, 1, 2, …; `first` is
    the seat that begins.

    >>> games = Games(1000, "specialists", players=4, seed=7)
    >>> masks = games.masks()
    >>> happened = games.step(masks.argmax(axis=1))  # the first legal action of every game
    >>> games.over.any().item(), games.states["turn"].max().item()
    (False, 1)
    """

    def __init__(
        self,
        count: int,
        edition: EditionName = "original",
        players: int = 2,
        seed: int = 0,
        *,
        options: Options | None = None,
        first: int = 0,
        numbers: Array = None,
        threads: int = 1,
    ) -> None:
        names = tuple(f"Player {seat + 1}" for seat in range(players))
        start = packed_start(Setup(edition, names, first, options or Options()))
        if not isinstance(count, int | np.integer) or count < 1:
            raise ValueError(f"count must be a whole number from 1 up, not {count}")
        if not isinstance(seed, int | np.integer) or not 0 <= seed < MAX_SEED:
            raise ValueError(f"a seed is a whole number from 0 to 2^64 - 1, not {seed}")
        self._start = start[0]
        self._seed = np.uint64(seed)
        self._threads = Threads(threads)
        self.players = players
        self._width = len(observation_names(edition, players))
        self._states = np.repeat(start, count)
        self._numbers = _game_numbers(np.arange(count) if numbers is None else numbers, count)
        # The words of the generator used so far, for dice and for random choices.
        self._rolls, self._choices = np.zeros((2, count), np.int64)

    def __len__(self) -> int:
        return len(self._states)

    @property
    def states(self) -> Array:
        """The packed states: one per game. Assign `games.states[:]` to start from other positions
        of the same edition and number of players."""
        return self._states

    @property
    def numbers(self) -> Array:
        """The number of every game; with the seed, it determines the dice."""
        return self._numbers.copy()

    @property
    def over(self) -> Array:
        """By game: whether it is over."""
        return self.states["phase"] == OVER

    def masks(self, out: Array = None) -> Array:
        """One row per game and one column per action: whether it is legal. No action is legal in a
        finished game."""
        masks = _room(out, (len(self), len(ACTIONS)), np.bool_)
        self._threads.run(len(self), mask_games, self.states, masks)
        return masks

    def step(self, actions: Array, dice: Array = None, which: Array = None) -> Array:
        """Make one action in every game that is not over, and say what happened.

        In a game whose dice are in the air, they land, whatever the action. `which`, one truth
        value per game, lets the others wait; their actions do not matter.

        Dice that are rolled come from the generator, or are given: one row per game, the faces of
        the white dice first (as many as are rolled), the golden die in the ninth column. Returns
        what happened as one `Flag` number per game. Raises `ValueError`, and changes nothing,
        if any action is illegal or any dice are impossible.
        """
        actions = _whole_numbers(actions, "actions")
        if actions.shape != self.states.shape:
            raise ValueError(f"{len(self)} games need {len(self)} actions, not {actions.shape}")
        moving = np.ones(len(self), np.bool_) if which is None else np.ascontiguousarray(which)
        if moving.dtype != np.bool_ or moving.shape != self.states.shape:
            raise ValueError(f"which must be {len(self)} truth values, one per game")
        wrong = max(self._threads.run(len(self), first_illegal, self.states, actions, moving))
        if wrong != NONE:
            raise ValueError(self._why_illegal(wrong, int(actions[wrong])))
        happened = np.empty(len(self), np.int64)
        if dice is None:
            luck = (self._seed, self._numbers, self._rolls)
            self._threads.run(len(self), step_games, self.states, actions, moving, *luck, happened)
            return happened
        dice = _whole_numbers(dice, "dice")
        if dice.shape != (len(self), MAX_DICE):
            raise ValueError(f"dice need the shape {(len(self), MAX_DICE)}, not {dice.shape}")
        checked = (self.states, actions, dice, moving)
        wrong = max(self._threads.run(len(self), first_impossible, *checked))
        if wrong != NONE:
            raise ValueError(f"game {wrong}: impossible dice {dice[wrong]}")
        self._threads.run(len(self), step_games_with, self.states, actions, moving, dice, happened)
        return happened

    def observe(self, seats: Array = None, out: Array = None) -> Array:
        """What a seat of every game sees, by default the player to move: one row per game.

        `heckmeck.sim.observation_names` says what the columns mean.
        """
        if seats is None:
            seats = self.states["player"]
        seats = _whole_numbers(seats, "seats")
        if seats.shape != self.states.shape or ((seats < 0) | (seats >= self.players)).any():
            raise ValueError(f"every game needs one seat from 0 to {self.players - 1}")
        self._check_kind()
        seen = _room(out, (len(self), self._width), np.float32)
        self._threads.run(len(self), observe_games, self.states, seats, seen)
        return seen

    def restart(self, which: Array, numbers: Array) -> None:
        """Start new games in some places. `which` are indices or one truth value per game."""
        try:
            places = np.arange(len(self))[np.asarray(which)].reshape(-1)
        except IndexError:
            raise ValueError(f"which must be places from 0 to {len(self) - 1}") from None
        if len(np.unique(places)) < len(places):
            raise ValueError("which names a place twice")
        self._numbers[places] = _game_numbers(numbers, len(places))
        self.states[places] = self._start
        self._rolls[places] = self._choices[places] = 0

    def scores(self) -> Array:
        """Everybody's worms as of now: one row per game, one column per seat."""
        return self._score()[0]

    def shares(self) -> Array:
        """Everybody's share of the win: 1 for the winner, split between tied winners, 0 for the
        others and for everybody while a game is running."""
        return np.where(self.over[:, None], self._score()[1], 0.0)

    def play_randomly(self, max_turns: int = MAX_TURNS) -> int:
        """Play all games to the end with legal actions chosen at random.

        Returns how many actions were made. A game is left running if it takes more than this many
        turns. The choices come from the generator too, so the seed repeats the games.
        """
        moves = 0
        for begin in range(0, len(self), SLICE):  # between slices, Ctrl-C is noticed
            part = slice(begin, begin + SLICE)
            states = self.states[part]
            luck = (self._seed, self._numbers[part], self._rolls[part], self._choices[part])
            moves += sum(self._threads.run(len(states), play_randomly, states, *luck, max_turns))
        return int(moves)

    def _check_kind(self) -> None:
        """Kernels do not check where they write, and how much they write depends on the kind."""
        kind = ("players", "edition")
        if any((self.states[each] != self._start[each]).any() for each in kind):
            raise ValueError("all games must be of the edition and the number of players given")

    def _score(self) -> tuple[Array, Array]:
        self._check_kind()
        scores = np.empty((len(self), self.players), np.int64)
        shares = np.empty((len(self), self.players))
        self._threads.run(len(self), score_games, self.states, scores, shares)
        return scores, shares

    def _why_illegal(self, index: int, action: int) -> str:
        try:
            move_of(unpack(self.states[index]), action)
        except ValueError as error:
            return f"game {index}: {error}"
        raise AssertionError("the compiled rules and the rules disagree")


def _room(out: Array, shape: tuple[int, int], kind: type) -> Array:
    """The array to write to: the given one if it fits, or a new one."""
    if out is None:
        return np.empty(shape, kind)
    if not (isinstance(out, np.ndarray) and out.flags.c_contiguous and out.flags.writeable):
        raise ValueError("out must be an array in C order that can be written to")
    if out.shape != shape or out.dtype != kind:
        expected = np.dtype(kind)
        raise ValueError(f"out must be {shape} of {expected}, not {out.shape} of {out.dtype}")
    return out


def _game_numbers(numbers: Array, count: int) -> Array:
    found = np.asarray(numbers)
    whole = found.dtype == np.uint64 or (_is_whole(found) and (found >= 0).all())
    if not whole:
        raise ValueError("the numbers of games are whole numbers from 0 to 2^64 - 1")
    if found.shape != (count,):
        raise ValueError(f"expected {count} numbers of games, not an array of {found.shape}")
    return found.astype(np.uint64)


def _whole_numbers(values: Array, what: str) -> Array:
    found = np.asarray(values)
    if not _is_whole(found):
        raise ValueError(f"{what} must be whole numbers")
    return np.ascontiguousarray(found, np.int64)


def _is_whole(values: Array) -> bool:
    return values.size == 0 or np.issubdtype(values.dtype, np.integer)
