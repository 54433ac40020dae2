"""Gymnasium: one seat learns, bots or other policies have the other seats."""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, ClassVar, Literal, TypeAlias, get_args

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Discrete
from numpy.typing import NDArray

from heckmeck.bots import Bot, UnknownBot, ask, close_bot, make_bot
from heckmeck.envs.rewards import Rewards, check_rewards, worst
from heckmeck.envs.table import (
    RENDER_MODES,
    EnvGame,
    PlaysOneGame,
    check_options,
    check_render_mode,
    check_seat,
    render,
)
from heckmeck.locale import FALLBACK, catalogue
from heckmeck.message import Message
from heckmeck.rules import (
    EditionName,
    Options,
    PlayerMove,
    Setup,
    State,
    legal_moves,
)
from heckmeck.sim.actions import ACTIONS, move_of
from heckmeck.sim.observation import observation_names

Observation: TypeAlias = NDArray[np.float32]
Mask: TypeAlias = NDArray[np.int8]
Policy: TypeAlias = Callable[[Observation, Mask], int]
Opponent: TypeAlias = str | Bot | Policy
Illegal = Literal["error", "lose"]

_SEEDS = 2**63


class HeckmeckEnv(PlaysOneGame, gymnasium.Env[Observation, np.int64]):
    """One seat of a game; the other players move inside `step`.

    `opponents` sit in order of play after the learning seat. Each is the name of a bot, a bot, or a
    function of an observation and an action mask that returns an action. `seat` is drawn for every
    game unless it is given. `illegal` says what happens on an illegal action: "error" raises
    `ValueError` and changes nothing, "lose" ends the game with the worst reward there is.

    `info` has the `action_mask`, and the `seat` and `scores` by seat. `reset(seed=…)` repeats the
    dice, the seat and the bots of all games that follow.
    """

    metadata: ClassVar[dict[str, Any]] = {  # type: ignore[misc]
        "render_modes": RENDER_MODES,
        "render_fps": 2,
    }

    def __init__(
        self,
        opponents: Sequence[Opponent] = ("cautious",),
        *,
        edition: EditionName = "original",
        options: Options | None = None,
        seat: int | None = None,
        rewards: Rewards = "win",
        illegal: Illegal = "error",
        render_mode: str | None = None,
    ) -> None:
        if isinstance(opponents, str) or not isinstance(opponents, Sequence):
            raise ValueError(f"opponents must be a tuple such as ('cautious',), not {opponents!r}")
        check_rewards(rewards)
        check_render_mode(render_mode)
        if illegal not in get_args(Illegal):
            raise ValueError(
                f"illegal must be one of {', '.join(get_args(Illegal))}, not {illegal!r}"
            )
        self._opponents = tuple(opponents)
        players = 1 + len(self._opponents)
        self.observation_names = observation_names(edition, players)
        check_options(options)
        check_seat(seat, players)
        for opponent in self._opponents:  # unknown names fail now, not in the first game
            if isinstance(opponent, str):
                _try(opponent)
            elif not callable(opponent) and not hasattr(opponent, "choose"):
                raise ValueError(f"an opponent is a name, a bot or a function, not {opponent!r}")
        self._edition: EditionName = edition
        self._options = options or Options()
        self._fixed_seat = seat
        self._rewards = rewards
        self._illegal = illegal
        self._bots: dict[int, Bot | Policy] = {}
        self._seat = 0
        self._lost = False
        self._owed = 0.0
        self.render_mode = render_mode
        self.action_space = Discrete(len(ACTIONS))
        self.observation_space = Box(0, 1, (len(self.observation_names),), np.float32)

    @property
    def state(self) -> State:
        """The state of the game as the rules see it."""
        return self.table.state

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a game; the others move until it is the agent's turn. There are no `options`."""
        super().reset(seed=seed, options=options)
        players = 1 + len(self._opponents)
        drawn = int(self.np_random.integers(players))
        self._seat = drawn if self._fixed_seat is None else self._fixed_seat
        self._close_bots()
        names = ["agent"] * players
        called = Counter[str]()
        for after, opponent in enumerate(self._opponents, start=1):
            at = (self._seat + after) % players
            bot_seed = int(self.np_random.integers(_SEEDS))
            self._bots[at] = make_bot(opponent, bot_seed) if isinstance(opponent, str) else opponent
            name = _name(opponent)
            called[name] += 1
            names[at] = name if called[name] == 1 else f"{name} {called[name]}"
        setup = Setup(self._edition, tuple(names), 0, self._options)
        self._table = EnvGame(setup, self._rewards, int(self.np_random.integers(_SEEDS)))
        self._lost = False
        self._owed = self._let_others_move()  # paid with the first step
        return self.table.observation(self._seat), self._info()

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Make a decision, and let the others move until it is the agent's turn again."""
        table = self.table
        if self._lost:
            raise ValueError("the game is over; call reset")
        try:
            reward = table.act(action)[self._seat]
        except ValueError:
            if self._illegal == "error" or table.state.over:
                raise
            self._lost = True
            reward = worst(self._edition, self._rewards)
        else:
            reward += self._owed + self._let_others_move()
        self._owed = 0.0
        over = table.state.over or self._lost
        return table.observation(self._seat), reward, over, False, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal now, as MaskablePPO of sb3-contrib asks for it."""
        return self._mask().astype(np.bool_)

    def render(self) -> Any:
        """The table as text or as a picture, as `render_mode` says."""
        return render(self.state, self.render_mode)

    def close(self) -> None:
        """Release what the bots hold."""
        self._close_bots()

    def _let_others_move(self) -> float:
        """Play until the learning seat has to decide; what it is rewarded with on the way."""
        table, reward = self.table, 0.0
        while not table.state.over and table.state.player != self._seat:
            state = table.state
            player = self._bots[state.player]
            if callable(player):
                seen = table.observation(state.player), table.mask(state.player)
                move = _move_of_policy(state, player(*seen))
            else:
                move = ask(player, state, legal_moves(state))
            reward += table.play(move)[self._seat]
        return reward

    def _mask(self) -> Mask:
        mask = self.table.mask(self._seat)
        return np.zeros_like(mask) if self._lost else mask

    def _info(self) -> dict[str, Any]:
        scores = [seat.score for seat in self.table.state.seats]
        return {
            "action_mask": self._mask(),
            "seat": self._seat,
            "scores": np.array(scores, np.int64),
        }

    def _close_bots(self) -> None:
        for bot in self._bots.values():
            if not callable(bot) and bot not in self._opponents:  # those are not ours to close
                close_bot(bot)
        self._bots.clear()


def _try(name: str) -> None:
    """Raises `ValueError` if there is no bot with this name."""
    try:
        close_bot(make_bot(name))
    except UnknownBot as error:
        raise ValueError(catalogue(FALLBACK).format(Message.of(error))) from None


def _move_of_policy(state: State, answer: Any) -> PlayerMove:
    try:
        return move_of(state, answer)
    except ValueError as error:
        raise ValueError(f"the opponent in seat {state.player}: {error}") from None


def _name(opponent: Opponent) -> str:
    if isinstance(opponent, str):
        return opponent
    return str(getattr(opponent, "name", "policy"))
