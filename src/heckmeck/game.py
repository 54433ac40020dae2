"""One game, move by move, with its dice and its record: the convenient way to use the engine."""

from collections.abc import Iterable
from typing import Any, Self

from heckmeck.dice import DiceSource, SeededDice, SystemDice, play
from heckmeck.rules import (
    Entry,
    Event,
    PlayerMove,
    Record,
    Setup,
    State,
    legal_moves,
    new_game,
    position,
    replay,
    winners,
)


class Game:
    """A game in progress.

    With a `seed`, the same moves always give the same game. `dice` can be any other source. Without
    either, the dice come from the operating system's randomness.

    >>> from heckmeck import Keep, Roll, Setup
    >>> game = Game(Setup("original", ("Anna", "Ben")), seed=7)
    >>> game.play(Roll())[-1]
    DiceLanded(seat=0, rolled='22234www', golden=None)
    >>> game.play(Keep("w"))
    (FaceSetAside(seat=0, face='w', count=3, total=15),)
    >>> game.legal
    (Roll(golden=None), Stop(lower=False))
    >>> print(game.record)
    {"heckmeck": 1, "edition": "original", "players": ["Anna", "Ben"], "first": 0}
    {"do": "roll", "dice": "22234www"}
    {"do": "keep", "face": "w"}
    <BLANKLINE>
    """

    def __init__(
        self, setup: Setup, *, seed: int | str | None = None, dice: DiceSource | None = None
    ) -> None:
        if seed is not None and dice is not None:
            raise ValueError("pass a seed or dice, not both")
        self._state = new_game(setup)
        if dice is None:
            dice = SystemDice() if seed is None else SeededDice(seed)
        self._dice = dice
        self._entries: list[Entry] = []
        self._meta: Any = None

    @classmethod
    def from_record(
        cls,
        record: str | bytes | Iterable[str | bytes],
        *,
        seed: int | str | None = None,
        dice: DiceSource | None = None,
    ) -> Self:
        """Resume a recorded game from its text or its lines. Raises `RecordError`."""
        header, *moves = replay(record)
        game = cls(header.state.setup, seed=seed, dice=dice)
        game._meta = header.meta
        for line in moves:
            game._state = line.state
            if line.move is not None:
                game._entries.append(Entry(line.move, line.meta))
        return game

    @property
    def state(self) -> State:
        """The current state. It is immutable: every move replaces it."""
        return self._state

    @property
    def legal(self) -> tuple[PlayerMove, ...]:
        """The legal moves. Empty when the game is over."""
        return legal_moves(self.state)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.over

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won. Empty until the game is over."""
        return winners(self.state)

    @property
    def position(self) -> dict[str, Any]:
        """The position as a JSON-compatible object, as replays and bots see it."""
        return position(self.state)

    @property
    def record(self) -> Record:
        """Everything played so far. `str(game.record)` is the text of a `.heck` file."""
        return Record(self.state.setup, tuple(self._entries), self._meta)

    def play(self, move: PlayerMove) -> tuple[Event, ...]:
        """Make a move, roll the dice if it asks for them, and return what happened.

        Raises `IllegalMove`, and then nothing has changed.
        """
        recorded, (self._state, events) = play(self._state, move, self._dice)
        self._entries.append(Entry(recorded))
        return events
