"""Gymnasium: thousands of games at once on the compiled rules.

With opponents, every game has one learning seat, and the others move inside `step`. Without, the
player to move acts in every game: the form for learning from play against oneself.
"""

from collections.abc import Callable, Sequence
from typing import Any, ClassVar, TypeAlias

import numpy as np
from gymnasium.spaces import Box, Discrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from heckmeck.envs.rewards import Rewards, check_rewards, margins, payments
from heckmeck.envs.table import RENDER_MODES, check_options, check_render_mode, check_seat, render
from heckmeck.rules import EditionName, Options, State
from heckmeck.sim.actions import ACTIONS
from heckmeck.sim.observation import observation_names

try:
    from heckmeck.sim.games import Games
    from heckmeck.sim.states import unpack
    from heckmeck.sim.threads import Threads
except ImportError:
    raise ImportError("this needs the compiled rules: pip install 'heckmeck[envs,fast]'") from None

__all__ = ["BatchPolicy", "HeckmeckVectorEnv", "random_actions"]

Observations: TypeAlias = NDArray[np.float32]
Masks: TypeAlias = NDArray[np.int8]
Actions: TypeAlias = NDArray[np.int64]
BatchPolicy: TypeAlias = Callable[[Observations, Masks], Actions]


def random_actions(masks: Masks, random: np.random.Generator) -> Actions:
    """One legal action per row, all equally likely; 0 where nothing is legal.

    >>> masks = np.array([[0, 1, 0], [0, 0, 0]], np.int8)
    >>> random_actions(masks, np.random.default_rng(1))
    array([1, 0])
    """
    chosen: Actions = np.argmax(random.random(masks.shape) * masks, axis=1)
    return chosen


class HeckmeckVectorEnv(VectorEnv[Observations, Actions, NDArray[Any]]):
    """Many games of one kind, advanced together.

    `opponents` sit in order of play after the learning seat. Each is "random" or a function that
    takes the observations and action masks of some games and returns one action for each. `seat` is
    the learning seat; without one it changes from game to game. With `opponents=None`, the game is
    for as many `players` as you like, and whoever is to move acts.

    `infos` has the `action_mask` of every game, the `player` to move, the `seat` whose view it is,
    and the `scores` and the `rewards` of all seats in this step. The reward of a game is that of
    the learning seat, or of the player who has just acted. A finished game restarts on the next
    step, which ignores its action (`AutoresetMode.NEXT_STEP`). An illegal action raises
    `ValueError`, and nothing changes.

    The same seed repeats the games if the number of games is the same, too.
    """

    metadata: ClassVar[dict[str, Any]] = {  # type: ignore[misc]
        "render_modes": RENDER_MODES,
        "render_fps": 2,
        "autoreset_mode": AutoresetMode.NEXT_STEP,
    }

    def __init__(
        self,
        num_envs: int = 1,
        opponents: Sequence[str | BatchPolicy] | None = ("random",),
        *,
        edition: EditionName = "original",
        players: int | None = None,
        options: Options | None = None,
        seat: int | None = None,
        rewards: Rewards = "win",
        threads: int = 1,
        render_mode: str | None = None,
    ) -> None:
        check_rewards(rewards)
        check_render_mode(render_mode)
        self._opponents = None if opponents is None else _checked(opponents)
        self._players = _number_of_players(self._opponents, players)
        self.observation_names = observation_names(edition, self._players)
        if seat is not None and opponents is None:
            raise ValueError("without opponents, every seat learns; leave out seat")
        check_options(options)
        check_seat(seat, self._players)
        Threads(threads)  # refuses impossible numbers now, not in the first game
        self._seat = seat
        self._rewards = rewards
        if num_envs < 1:
            raise ValueError(f"there must be at least one game, not {num_envs}")
        self._kind: dict[str, Any] = {
            "count": num_envs,
            "edition": edition,
            "players": self._players,
            "options": options,
            "threads": threads,
        }
        self._started: Games | None = None
        self._paid = np.zeros((num_envs, self._players))
        self._ended = np.zeros(num_envs, np.bool_)
        self._next_number = num_envs
        self.render_mode = render_mode
        self.num_envs = num_envs
        self.single_action_space = Discrete(len(ACTIONS))
        self.single_observation_space = Box(0, 1, (len(self.observation_names),), np.float32)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.observation_space = batch_space(self.single_observation_space, num_envs)

    @property
    def games(self) -> Games:
        """The games as the compiled rules see them."""
        if self._started is None:
            raise ValueError("call reset before anything else")
        return self._started

    @property
    def states(self) -> list[State]:
        """The state of every game as the rules see it."""
        return [unpack(packed) for packed in self.games.states]

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observations, dict[str, Any]]:
        """Begin all games anew. There are no `options`."""
        super().reset(seed=seed, options=options)
        self._started = Games(**self._kind, seed=int(self.np_random.integers(2**63)))
        self._next_number = self.num_envs
        self._ended[:] = False
        self._paid[:] = 0
        self._let_others_move()
        return self._observations(), self._infos(np.zeros_like(self._paid))

    def step(
        self, actions: Actions
    ) -> tuple[Observations, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Make one decision in every game."""
        actors = self._learners().copy()
        ended = self._ended
        self.games.step(actions)
        if ended.any():
            numbers = self._next_number + np.arange(ended.sum())
            self.games.restart(ended, numbers)
            self._next_number += len(numbers)
            self._paid[ended] = 0
        self._let_others_move()
        earned = self._earn(~ended)
        self._ended = self.games.over
        rewards = earned[np.arange(self.num_envs), actors]
        never = np.zeros(self.num_envs, np.bool_)
        return self._observations(), rewards, self._ended.copy(), never, self._infos(earned)

    def render(self) -> tuple[Any, ...] | None:
        """Every table as text or as a picture, as `render_mode` says."""
        if self.render_mode is None:
            return None
        return tuple(render(state, self.render_mode) for state in self.states)

    def _learners(self) -> NDArray[Any]:
        """The seat of every game whose view and reward count."""
        if self._opponents is None:
            return np.asarray(self.games.states["player"], np.int64)
        if self._seat is not None:
            return np.full(self.num_envs, self._seat, np.int64)
        return np.asarray(self.games.numbers % self._players, np.int64)

    def _let_others_move(self) -> None:
        """Play until the learning seat has to decide in every game."""
        if self._opponents is None:
            return
        games = self.games
        learners = self._learners()
        while True:
            after = (games.states["player"] - learners) % self._players
            waiting = (after > 0) & ~games.over
            if not waiting.any():
                return
            games.step(self._their_actions(self._opponents, after, waiting), which=waiting)

    def _their_actions(
        self, opponents: tuple[str | BatchPolicy, ...], after: NDArray[Any], waiting: NDArray[Any]
    ) -> Actions:
        actions = np.zeros(self.num_envs, np.int64)
        masks = self.games.masks().view(np.int8)
        seen: Observations | None = None
        for number, opponent in enumerate(opponents, start=1):
            theirs = np.flatnonzero(waiting & (after == number))
            if not len(theirs):
                continue
            if callable(opponent):
                seen = self.games.observe() if seen is None else seen
                answer = opponent(seen[theirs], masks[theirs])
                actions[theirs] = _checked_answer(number, answer, masks[theirs])
            else:
                actions[theirs] = random_actions(masks[theirs], self.np_random)
        return actions

    def _earn(self, paid: NDArray[np.bool_]) -> NDArray[np.float64]:
        """What every seat has earned since it was last paid. Games that have just begun pay with
        the next step, as Gymnasium wants it."""
        collected = self._collected()
        earned: NDArray[np.float64] = np.where(paid[:, None], collected - self._paid, 0.0)
        self._paid[paid] = collected[paid]
        return earned

    def _collected(self) -> NDArray[np.float64]:
        """As `heckmeck.envs.rewards.collected`, one row per game."""
        if self._rewards == "score":
            return margins(self.games.scores())
        return np.where(self.games.over[:, None], payments(self.games.shares()), 0.0)

    def _observations(self) -> Observations:
        return np.asarray(self.games.observe(self._learners()), np.float32)

    def _infos(self, rewards: NDArray[np.float64]) -> dict[str, Any]:
        return {
            "action_mask": self.games.masks().view(np.int8),
            "player": np.array(self.games.states["player"], np.int64),
            "seat": self._learners(),
            "scores": self.games.scores(),
            "rewards": rewards,
        }


def _checked(opponents: Sequence[str | BatchPolicy]) -> tuple[str | BatchPolicy, ...]:
    if isinstance(opponents, str):
        raise ValueError(f"opponents must be a tuple such as ('random',), not {opponents!r}")
    for each in opponents:
        if not callable(each) and each != "random":
            raise ValueError(
                f'opponents here are "random" or functions, not {each!r}; '
                'for bots: gymnasium.make_vec(…, vectorization_mode="sync")'
            )
    return tuple(opponents)


def _number_of_players(opponents: tuple[str | BatchPolicy, ...] | None, players: int | None) -> int:
    if opponents is None:
        return 2 if players is None else players
    if players not in (None, 1 + len(opponents)):
        raise ValueError(
            f"players={players} does not fit: a learner and {len(opponents)} "
            f"opponent{'' if len(opponents) == 1 else 's'} make {1 + len(opponents)}"
        )
    return 1 + len(opponents)


def _checked_answer(number: int, answer: Any, masks: Masks) -> Actions:
    """What an opponent answered, if it is one legal action per game."""
    actions = np.asarray(answer)
    if actions.shape != (len(masks),) or not np.issubdtype(actions.dtype, np.integer):
        raise ValueError(f"opponent {number} must return {len(masks)} whole numbers, one per game")
    legal = (actions >= 0) & (actions < len(ACTIONS))
    legal &= masks[np.arange(len(masks)), np.where(legal, actions, 0)] > 0
    if not legal.all():
        raise ValueError(f"opponent {number} chose the illegal action {actions[~legal][0]}")
    return actions
