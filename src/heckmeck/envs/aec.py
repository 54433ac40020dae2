"""PettingZoo: every seat is an agent, one after the other (AEC).

Observations are plain arrays; the mask of legal actions is `infos[agent]["action_mask"]`, and
`env.last()` returns both. Agents are called "player_0", "player_1", …, and "player_0" begins.
"""

from typing import Any, ClassVar

import numpy as np
from gymnasium.spaces import Box, Discrete
from gymnasium.utils import seeding
from numpy.typing import NDArray

from heckmeck.envs.rewards import Rewards, check_rewards, worst
from heckmeck.envs.table import RENDER_MODES, EnvGame, PlaysOneGame, check_render_mode, render
from heckmeck.rules import EditionName, Options, Setup, State
from heckmeck.sim.actions import ACTIONS
from heckmeck.sim.observation import observation_names

try:
    from pettingzoo import AECEnv  # type: ignore[import-untyped]
    from pettingzoo.utils import wrappers  # type: ignore[import-untyped]
except ImportError:
    raise ImportError("this needs PettingZoo: pip install 'heckmeck[envs]'") from None

__all__ = ["env", "raw_env"]


def env(
    edition: EditionName = "original",
    players: int = 2,
    *,
    options: Options | None = None,
    rewards: Rewards = "win",
    render_mode: str | None = None,
) -> AECEnv:
    """The environment with PettingZoo's usual wrappers: an illegal action loses the game."""
    wrapped = raw_env(edition, players, options=options, rewards=rewards, render_mode=render_mode)
    wrapped = wrappers.TerminateIllegalWrapper(wrapped, illegal_reward=worst(edition, rewards))
    wrapped = wrappers.AssertOutOfBoundsWrapper(wrapped)
    return wrappers.OrderEnforcingWrapper(wrapped)


class raw_env(PlaysOneGame, AECEnv):  # type: ignore[misc]  # noqa: N801  as PettingZoo names it
    """The environment without wrappers: an illegal action raises `ValueError`."""

    metadata: ClassVar[dict[str, Any]] = {
        "render_modes": RENDER_MODES,
        "render_fps": 2,
        "name": "heckmeck_v0",
        "is_parallelizable": False,
    }

    def __init__(
        self,
        edition: EditionName = "original",
        players: int = 2,
        *,
        options: Options | None = None,
        rewards: Rewards = "win",
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        check_rewards(rewards)
        check_render_mode(render_mode)
        self.observation_names = observation_names(edition, players)
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self._setup = Setup(edition, tuple(self.possible_agents), 0, options or Options())
        self._rewards = rewards
        self._random: np.random.Generator | None = None
        self.render_mode = render_mode
        size = len(self.observation_names)
        self.observation_spaces = {
            agent: Box(0, 1, (size,), np.float32) for agent in self.possible_agents
        }
        self.action_spaces = {agent: Discrete(len(ACTIONS)) for agent in self.possible_agents}

    # Not `state`: in PettingZoo that is a method.
    @property
    def position(self) -> State:
        """The state of the game as the rules see it."""
        return self.table.state

    def observation_space(self, agent: str) -> Box:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        if seed is not None or self._random is None:
            self._random, _ = seeding.np_random(seed)
        self._table = EnvGame(self._setup, self._rewards, int(self._random.integers(2**63)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._show()

    def step(self, action: Any) -> None:
        table = self.table
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        earned = table.act(action)
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.agents, earned, strict=True))
        if table.state.over:
            self.terminations = dict.fromkeys(self.agents, True)
        self._show()
        self._accumulate_rewards()

    def observe(self, agent: str) -> NDArray[np.float32]:
        return self.table.observation(self.possible_agents.index(agent))

    def render(self) -> Any:
        return render(self.position, self.render_mode)

    def close(self) -> None:
        """There is nothing to release."""

    def _show(self) -> None:
        """Select who is to move, and show everybody what is legal for them."""
        self.agent_selection = self.possible_agents[self.table.state.player]
        self.infos = {
            agent: {"action_mask": self.table.mask(seat)}
            for seat, agent in enumerate(self.possible_agents)
        }
