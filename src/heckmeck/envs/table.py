"""One game behind an environment: actions go in; observations, masks and rewards come out."""

from typing import Any, SupportsIndex

import numpy as np
from numpy.typing import NDArray

from heckmeck.dice import SeededDice, play
from heckmeck.envs.rewards import Rewards, collected
from heckmeck.rules import Entry, Options, PlayerMove, Record, Setup, State, new_game
from heckmeck.sim.actions import ACTIONS, legal_actions, move_of
from heckmeck.sim.observation import observe

RENDER_MODES = ["ansi", "rgb_array"]


class EnvGame:
    """A game with its dice and its record."""

    def __init__(self, setup: Setup, rewards: Rewards, seed: int) -> None:
        self.state = new_game(setup)
        self._rewards = rewards
        self._dice = SeededDice(seed)
        self._entries: list[Entry] = []

    @property
    def record(self) -> Record:
        """Everything played so far. `str(record)` is the text of a `.heck` file."""
        return Record(self.state.setup, tuple(self._entries))

    def act(self, action: SupportsIndex) -> list[float]:
        """Make a move by its number; the reward of every seat. Raises `ValueError`."""
        return self.play(move_of(self.state, action))

    def play(self, move: PlayerMove) -> list[float]:
        """Make a move; the reward of every seat."""
        before = collected(self.state, self._rewards)
        recorded, (self.state, _) = play(self.state, move, self._dice)
        self._entries.append(Entry(recorded))
        after = collected(self.state, self._rewards)
        return [now - then for now, then in zip(after, before, strict=True)]

    def observation(self, seat: int) -> NDArray[np.float32]:
        return np.array(observe(self.state, seat), np.float32)

    def mask(self, seat: int) -> NDArray[np.int8]:
        """1 for every legal action; all 0 if it is not this seat's turn.

        Gymnasium wants `int8` for `action_space.sample(mask)`.
        """
        mask = np.zeros(len(ACTIONS), np.int8)
        if seat == self.state.player:
            mask[legal_actions(self.state)] = 1
        return mask


class PlaysOneGame:
    """What an environment of one game at a time says about it."""

    _table: EnvGame | None = None

    @property
    def table(self) -> EnvGame:
        """The game that is being played."""
        if self._table is None:
            raise ValueError("call reset before anything else")
        return self._table

    @property
    def record(self) -> Record:
        """The record of the game so far. `str(record)` is the text of a `.heck` file."""
        return self.table.record


def render(state: State, mode: str | None) -> Any:
    """The table as text ("ansi") or as a picture ("rgb_array")."""
    if mode == "ansi":
        from heckmeck.envs.text import table_text

        return table_text(state)
    if mode == "rgb_array":
        from heckmeck.envs.picture import table_picture

        return table_picture(state)
    return None


def check_options(options: Options | None) -> None:
    """An environment is asked for long before its first game is set up."""
    if options is not None and not isinstance(options, Options):
        raise ValueError(f"options must be Options(...), not {options!r}")


def check_seat(seat: int | None, players: int) -> None:
    if seat is not None and seat not in range(players):
        raise ValueError(f"there is no seat {seat} at a table of {players}")


def check_render_mode(mode: str | None) -> None:
    if mode is not None and mode not in RENDER_MODES:
        raise ValueError(f"render_mode must be one of {', '.join(RENDER_MODES)}, not {mode!r}")
