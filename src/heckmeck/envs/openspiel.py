"""OpenSpiel: the game with explicit chance nodes. Importing this module registers it.

    import pyspiel
    import heckmeck.envs.openspiel

    game = pyspiel.load_game("python_heckmeck(players=3,edition=specialists)")

A roll is two nodes: the decision of the player, and a chance node with every distinct result of the
dice and its exact probability. Players choose among the 23 actions of `heckmeck.sim.actions`; the
number of a chance outcome is its place in `heckmeck.rules.chance_outcomes`.

OpenSpiel needs a bound on the length of a game, and the rules have none: two players who never get
a tile could play for ever. So the game ends after `max_turns` turns, as if the grill were empty.

Returns are zero-sum, as `heckmeck.envs.rewards` describes them, and are paid at the end.
"""

from collections.abc import Mapping
from functools import cache
from math import comb
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

from heckmeck.envs.rewards import Rewards, check_rewards, collected, margins, payments
from heckmeck.envs.text import table_text
from heckmeck.rules import (
    FACES,
    MAX_PLAYERS,
    MIN_PLAYERS,
    OPTION_VALUES,
    WHITE_DICE,
    Move,
    Options,
    Setup,
    State,
    apply,
    chance_outcomes,
    new_game,
)
from heckmeck.sim.actions import ACTIONS, legal_actions, move_of
from heckmeck.sim.observation import WORMS, observation_names, observe

try:
    import pyspiel  # type: ignore[import-not-found]
except ImportError:
    raise ImportError("this needs OpenSpiel: pip install 'heckmeck[envs]'") from None

__all__ = ["GAME_NAME", "HeckmeckGame", "HeckmeckState"]

GAME_NAME = "python_heckmeck"
MAX_TURNS = 10_000
# A turn has at most six faces to keep, a roll before each, one reroll, one robbery for a pair of
# ones, and after stopping one more choice: a robbery or a specialist to return.
MAX_DECISIONS = 6 + 6 + 1 + 1 + 1 + 1
MAX_ROLLS = 6 + 1
MOST_WHITE_ROLLS = comb(WHITE_DICE + len(FACES) - 1, WHITE_DICE)

GAME_TYPE = pyspiel.GameType(
    short_name=GAME_NAME,
    long_name="Heckmeck (Pickomino)",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.PERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=MAX_PLAYERS,
    min_num_players=MIN_PLAYERS,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={
        "players": MIN_PLAYERS,
        "edition": "original",
        "rewards": "win",
        "max_turns": MAX_TURNS,
        **{name: values[0] for name, values in OPTION_VALUES.items()},
    },
)


class HeckmeckGame(pyspiel.Game):  # type: ignore[misc]
    """The rules of one table: edition, number of players and options."""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = {**GAME_TYPE.parameter_specification, **(params or {})}
        players, max_turns = given["players"], given["max_turns"]
        # OpenSpiel checks the types of parameters, but not their values.
        names = tuple(f"player_{seat}" for seat in range(players))
        options = Options(**{name: given[name] for name in OPTION_VALUES})
        self.setup = Setup(given["edition"], names, 0, options)
        check_rewards(given["rewards"])
        if max_turns < 1:
            raise ValueError(f"max_turns must be at least 1, not {max_turns}")
        self.rewards: Rewards = given["rewards"]
        self.max_turns: int = max_turns
        least, most = _utilities(self.setup, self.rewards)
        golden = len(set(self.setup.golden_faces)) if self.setup.box.specialists else 1
        info = pyspiel.GameInfo(
            num_distinct_actions=len(ACTIONS),
            max_chance_outcomes=MOST_WHITE_ROLLS * golden,
            num_players=players,
            min_utility=least,
            max_utility=most,
            utility_sum=0.0,
            max_game_length=max_turns * MAX_DECISIONS,
        )
        super().__init__(GAME_TYPE, info, dict(params or {}))

    def new_initial_state(self) -> "HeckmeckState":
        return HeckmeckState(self)

    def max_chance_nodes_in_history(self) -> int:
        return self.max_turns * MAX_ROLLS

    def make_py_observer(self, kind: Any = None, params: Any = None) -> "_Observer":
        if params:
            raise ValueError("observations of this game have no parameters")
        return _Observer(self.setup, recalls=kind is not None and kind.perfect_recall)


class HeckmeckState(pyspiel.State):  # type: ignore[misc]
    """A node of the game tree."""

    def __init__(self, game: HeckmeckGame) -> None:
        super().__init__(game)
        self._rewards = game.rewards
        self._max_turns = game.max_turns
        self._box = _Box(new_game(game.setup))

    @property
    def position(self) -> State:
        """The state of the game as the rules see it."""
        return self._box.state

    def current_player(self) -> int:
        if self.position.over:
            return int(pyspiel.PlayerId.TERMINAL)
        if self.position.phase == "chance":
            return int(pyspiel.PlayerId.CHANCE)
        return self.position.player

    def is_terminal(self) -> bool:
        return self.position.over

    def returns(self) -> list[float]:
        if not self.position.over:
            return [0.0] * len(self.position.seats)
        return collected(self.position, self._rewards)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return _probabilities(self.position.setup, *self.position.dice[1:3])

    def _legal_actions(self, player: int) -> list[int]:
        return legal_actions(self.position) if player == self.position.player else []

    def _apply_action(self, action: int) -> None:
        outcomes = chance_outcomes(self.position)
        move: Move
        if not outcomes:
            move = move_of(self.position, action)
        elif 0 <= action < len(outcomes):
            move, _ = outcomes[action]
        else:
            raise ValueError(f"outcome {action} is not possible here; there are {len(outcomes)}")
        state, _ = apply(self.position, move)
        if state.turn > self._max_turns:
            state = state._replace(turn=self._max_turns, phase="over")
        self._box = _Box(state)

    def _action_to_string(self, player: int, action: int) -> str:
        if player != pyspiel.PlayerId.CHANCE:
            return ACTIONS[action]
        land, _ = chance_outcomes(self.position)[action]
        return f"dice {land.dice}" + (f", golden {land.golden}" if land.golden else "")

    def __str__(self) -> str:
        return table_text(self.position)


class _Box:
    """Holds a state. OpenSpiel clones its states deeply, but ours never change."""

    __slots__ = ("state",)

    def __init__(self, state: State) -> None:
        self.state = state

    def __deepcopy__(self, _: Any) -> Self:
        return self


class _Observer:
    """What OpenSpiel asks for observations: `tensor` and `dict`, filled by `set_from`."""

    def __init__(self, setup: Setup, recalls: bool) -> None:
        size = len(observation_names(setup.edition, len(setup.players)))
        # Nobody forgets anything in an information state, so it has no fixed size.
        self.tensor = None if recalls else np.zeros(size, np.float32)
        self.dict: dict[str, NDArray[np.float32]] = {}
        if self.tensor is not None:
            self.dict["observation"] = self.tensor

    def set_from(self, state: HeckmeckState, player: int) -> None:
        if self.tensor is not None:
            self.tensor[:] = observe(state.position, player)

    def string_from(self, state: HeckmeckState, player: int) -> str:
        if self.tensor is None:
            return str(state.history_str())
        return f"seen by player_{player}\n{state}"


@cache
def _probabilities(setup: Setup, white: int, golden: bool) -> list[tuple[int, float]]:
    """The chance of every result of these dice, by its number."""
    dice = new_game(setup).dice._replace(white=white, golden=golden)
    outcomes = chance_outcomes(new_game(setup)._replace(phase="chance", dice=dice))
    total = 6 ** (white + golden)
    return [(number, weight / total) for number, (_, weight) in enumerate(outcomes)]


def _utilities(setup: Setup, rewards: Rewards) -> tuple[float, float]:
    """The least and the most that a game can pay."""
    others = [0] * (len(setup.players) - 1)
    if rewards == "win":
        most, least, *_ = map(float, payments([1, *others]))
    else:
        most, least, *_ = map(float, margins([WORMS[setup.edition], *others]))
    return least, most


pyspiel.register_game(GAME_TYPE, HeckmeckGame)
