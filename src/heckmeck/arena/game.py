"""One game between bots."""

from collections.abc import Generator
from dataclasses import dataclass
from time import perf_counter

from heckmeck.arena.side_by_side import Steps, play_alone
from heckmeck.bots import Bot
from heckmeck.bots.bot import Closable, Planner
from heckmeck.bots.cautious import CautiousBot
from heckmeck.bots.planned_turn import ask_for_plan, play_by_plan
from heckmeck.bots.referee import BotFailure, ask
from heckmeck.dice import SeededDice, play
from heckmeck.message import Message
from heckmeck.odds import Plan
from heckmeck.rules import (
    AttemptFailed,
    Entry,
    Event,
    Land,
    PlayerMove,
    Record,
    Setup,
    State,
    TileDefended,
    TileStolen,
    apply,
    legal_moves,
    new_game,
)

# Far more than any game needs (random bots need about 500 turns). A game that is still running then
# will hardly end: it counts as unfinished, and nobody wins it.
MAX_TURNS = 10_000


@dataclass(frozen=True, slots=True)
class Forfeit:
    """A bot that failed has lost the game."""

    seat: int
    turn: int
    reason: Message


@dataclass(frozen=True, slots=True)
class GameResult:
    """The result of a game. Everything except `seconds` is determined by the seed."""

    bots: tuple[str, ...]  # by seat, like the fields below
    scores: tuple[int, ...]
    ranks: tuple[int, ...]  # 1 is best; ties share a rank
    shares: tuple[float, ...]  # of the win: 1 for the winner, split between tied winners
    turns: int
    failed: tuple[int, ...]
    steals: tuple[int, ...]
    moves: tuple[int, ...]  # decisions; a single legal move is made without asking
    seconds: tuple[float, ...]
    finished: bool
    forfeits: tuple[Forfeit, ...]

    @property
    def outcome(self) -> tuple[object, ...]:
        """Everything that is the same when deterministic bots replay the game."""
        return self.bots, self.scores, self.shares, self.turns, self.failed, self.steals

    @property
    def given_up(self) -> bool:
        """Whether every bot forfeited."""
        return len(self.forfeits) == len(self.bots)

    @property
    def cut(self) -> bool:
        """Whether it was stopped at the turn limit."""
        return not self.finished and not self.given_up


class TurnDice:
    """One stream of dice per turn.

    Two games with the same seed that have diverged get the same dice again at the next turn, so the
    games of a block share as much luck as possible.
    """

    def __init__(self, seed: str) -> None:
        self._seed = seed
        self._turn = 0
        self._dice = SeededDice(seed)

    def current(self, turn: int) -> SeededDice:
        """The stream of a turn from where it was left."""
        if turn != self._turn:
            self._turn = turn
            self._dice = self.fresh(turn)
        return self._dice

    def fresh(self, turn: int) -> SeededDice:
        """The stream of a turn from its start."""
        return SeededDice(f"{self._seed}:{turn}")


class ArenaGame:
    """A game between bots. `play` runs it to the end, `steps` together with others."""

    def __init__(
        self,
        setup: Setup,
        bots: tuple[Bot, ...],
        names: tuple[str, ...],
        seed: str,
        recorded: bool = False,
    ) -> None:
        self.setup = setup
        self.state: State = new_game(setup)
        self._recorded = recorded
        self._entries: list[Entry] = []
        self._bots = bots
        self._planners = tuple(bot if isinstance(bot, Planner) else None for bot in bots)
        # A bot that holds a resource, such as a process, should not hold it for longer than needed.
        self._alone = any(isinstance(bot, Closable) for bot in bots)
        self._stand_ins: dict[int, CautiousBot] = {}
        self._names = names
        self._dice = TurnDice(seed)
        self._failed = [0] * len(bots)
        self._steals = [0] * len(bots)
        self._moves = [0] * len(bots)
        self._seconds = [0.0] * len(bots)
        self._forfeits: list[Forfeit] = []

    def play(self, max_turns: int = MAX_TURNS) -> GameResult:
        return play_alone(self.steps(max_turns))

    def steps(self, max_turns: int = MAX_TURNS) -> Steps[GameResult]:
        while not self.state.over and self.state.turn <= max_turns and self._anybody_left():
            if not (yield from self._play_planned_turn()):
                self._move()
        return self._result()

    def record(self, meta: object = None) -> Record:
        """The moves of the game; empty unless it was recorded."""
        return Record(self.setup, tuple(self._entries), meta)

    def _anybody_left(self) -> bool:
        return len(self._forfeits) < len(self._bots)

    def _play_planned_turn(self) -> Generator[Plan, float, bool]:
        """Play a whole turn at once, if it just starts and its bot can plan it.

        The moves are those that the bot would choose one by one, in half the time. A record needs
        every move, so recorded games are played move by move.
        """
        seat = self.state.player
        planner = self._planners[seat]
        if self._recorded or planner is None or seat in self._stand_ins:
            return False
        if self.state.phase != "roll" or self.state.dice.aside:
            return False
        dice = self._dice.fresh(self.state.turn)

        def roll(white: int) -> Land:
            return dice.roll(white, None)

        begin, solving = perf_counter(), 0.0
        try:
            plan = ask_for_plan(planner, self.state)
            if not self._alone:
                waiting = perf_counter()
                solving = yield plan
                begin += perf_counter() - waiting
            turn = play_by_plan(planner, plan, roll)
        except BotFailure as failure:
            self._moves[seat] += 1
            self._seconds[seat] += perf_counter() - begin + solving
            self._forfeit(seat, failure)
            return False  # the stand-in plays the turn
        self._seconds[seat] += perf_counter() - begin + solving
        if turn is None:
            return False
        self._moves[seat] += turn.choices
        self.state, events = apply(turn.state, turn.move)
        self._count(seat, events)
        return True

    def _move(self) -> None:
        state = self.state
        legal = legal_moves(state)
        move = legal[0] if len(legal) == 1 else self._ask(legal)
        recorded, (self.state, events) = play(state, move, self._dice.current(state.turn))
        if self._recorded:
            self._entries.append(Entry(recorded))
        self._count(state.player, events)

    def _count(self, seat: int, events: tuple[Event, ...]) -> None:
        for event in events:
            kind = type(event)
            if kind is AttemptFailed:
                self._failed[seat] += 1
            elif kind is TileStolen or kind is TileDefended:
                self._steals[seat] += 1

    def _ask(self, legal: tuple[PlayerMove, ...]) -> PlayerMove:
        seat = self.state.player
        stand_in = self._stand_ins.get(seat)
        if stand_in is not None:
            return stand_in.choose(self.state, legal)
        self._moves[seat] += 1
        begin = perf_counter()
        try:
            return ask(self._bots[seat], self.state, legal)
        except BotFailure as failure:
            return self._forfeit(seat, failure).choose(self.state, legal)
        finally:
            self._seconds[seat] += perf_counter() - begin

    def _forfeit(self, seat: int, failure: BotFailure) -> CautiousBot:
        """The bot has lost; a stand-in plays on so that the others get a whole game."""
        self._forfeits.append(Forfeit(seat, self.state.turn, Message.of(failure)))
        stand_in = self._stand_ins[seat] = CautiousBot()
        return stand_in

    def _result(self) -> GameResult:
        ranks = _ranks(self.state, {each.seat for each in self._forfeits})
        winners = [seat for seat, rank in enumerate(ranks) if rank == 1]
        won = self.state.over and self._anybody_left()
        return GameResult(
            bots=self._names,
            scores=tuple(seat.score for seat in self.state.seats),
            ranks=ranks,
            shares=tuple(
                1 / len(winners) if won and seat in winners else 0.0 for seat in range(len(ranks))
            ),
            turns=self.state.turn,
            failed=tuple(self._failed),
            steals=tuple(self._steals),
            moves=tuple(self._moves),
            seconds=tuple(self._seconds),
            finished=self.state.over,
            forfeits=tuple(self._forfeits),
        )


def _ranks(state: State, forfeited: set[int]) -> tuple[int, ...]:
    """G2 and G3 for every rank: worms, then the highest tile. Bots that forfeited come last."""
    keys = [
        (-1, 0) if seat in forfeited else (each.score, max(each.stack, default=0))
        for seat, each in enumerate(state.seats)
    ]
    return tuple(1 + sum(other > key for other in keys) for key in keys)
