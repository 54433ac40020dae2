"""The solved turn: values, chances, the best move now and later in the turn."""

from collections.abc import Callable
from functools import cached_property
from typing import NamedTuple, TypeAlias

from heckmeck.odds.objectives import Objective
from heckmeck.odds.turn.endings import Ending, best_ending, endings
from heckmeck.odds.turn.model import WORM_BIT, Node, TurnModel
from heckmeck.odds.turn.policy import TIE, Choice, End, Policy, best_of, success
from heckmeck.rules import (
    FACES,
    Fail,
    HeckmeckError,
    Keep,
    PlayerMove,
    Purchase,
    Reroll,
    Rob,
    Roll,
    State,
    Stop,
    legal_moves,
    stopping_total,
)
from heckmeck.rules.legal import ROLL_OR_STOP, new_faces, weasel_ready

FACE_NUMBER: dict[str, int] = {face: number for number, face in enumerate(FACES)}


MakePolicy: TypeAlias = Callable[[State, Objective], Policy]


class NothingToSolve(HeckmeckError):
    """A position without a running turn, or of another turn than the plan's."""


class MoveOdds(NamedTuple):
    """A legal move and what follows from it under best play."""

    move: PlayerMove
    value: float
    success: float  # the chance that the turn does not fail
    fail: float


class OutcomeOdds(NamedTuple):
    """One way the turn can end and its chance under best play."""

    result: str  # take, steal, hen, fail
    tile: int | None
    source: int | None  # the seat it is stolen from
    bratworm: bool  # one is gained from here on, before stopping
    p: float


class Plan:
    """The best play of the rest of a turn for an objective."""

    def __init__(self, state: State, objective: Objective, policy: MakePolicy) -> None:
        if state.over:
            raise NothingToSolve("solve-over")
        self.state = state
        self.objective = objective
        self._make_policy = policy  # called when the first value is needed

    @property
    def turn(self) -> TurnModel:
        """The turn as the solver sees it."""
        return self._policy.turn

    @property
    def settles(self) -> bool:
        """Whether the player has already stopped and only the choices after that remain."""
        return _settles(self.state)

    @property
    def solved(self) -> bool:
        return "_policy" in self.__dict__

    def give(self, policy: Policy) -> None:
        """Use a policy that was solved elsewhere."""
        self.__dict__["_policy"] = policy

    @cached_property
    def value(self) -> float:
        """The expected value of the objective under best play."""
        if self.state.phase == "chance":
            return self._in_the_air.value
        return max(choice.value for _, choice in self._choices)

    @property
    def values(self) -> dict[PlayerMove, float]:
        """The value of every legal move."""
        return {move: choice.value for move, choice in self._choices}

    def values_at(self, state: State) -> dict[PlayerMove, float]:
        """The value of every legal move in a later state of the same turn."""
        return {move: choice.value for move, choice in self._choices_at(state)}

    @cached_property
    def best(self) -> PlayerMove | None:
        """The best move; None while the dice are in the air."""
        return self._best(self._choices) if self._choices else None

    @cached_property
    def moves(self) -> tuple[MoveOdds, ...]:
        """Every legal move with its value and chances."""
        found = []
        for move, choice in self._choices:
            chance = success(choice.ends())
            found.append(MoveOdds(move, choice.value, chance, 1.0 - chance))
        return tuple(found)

    def outcomes(self) -> tuple[OutcomeOdds, ...]:
        """How the turn ends under best play: the failed attempt last, tiles ascending."""
        found: dict[OutcomeOdds, float] = {}
        for (purchase, variant), chance in self._best_choice.ends().items():
            result, tile, source, _ = purchase
            outcome = OutcomeOdds(result, tile, source, variant > 0, 0.0)
            found[outcome] = found.get(outcome, 0.0) + chance
        outcomes = (outcome._replace(p=chance) for outcome, chance in found.items())
        return tuple(sorted(outcomes, key=_order))

    def endings(self) -> tuple[tuple[State, float], ...]:
        """The states after the turn under best play, each with its chance."""
        if self.settles:
            assert self.best is not None  # noqa: S101  no dice are in the air after stopping
            return ((self._settled(self.state, self.best).after, 1.0),)
        ends = self._best_choice.ends().items()
        return tuple((self.turn.ending(end.variant, end.purchase).after, p) for end, p in ends)

    def choose(self, state: State) -> PlayerMove:
        """The best move in a later state of the same turn."""
        legal = legal_moves(state)
        if len(legal) == 1:
            return legal[0]
        if not legal:
            raise NothingToSolve("solve-no-choice")
        dice = state.dice
        if state.phase == "keep" and not weasel_ready(state):
            self._check(state)
            keeps = new_faces(dice.rolled or "", dice.aside)
            node = self.turn.node(state)
            return self.best_keep(node, keeps, dice.rolled or "", dice.golden_face)
        if legal == ROLL_OR_STOP:
            self._check(state)
            return self.roll_or_stop(self.turn.node(state))
        return self._best(self._choices_at(state))

    def best_keep(
        self, node: Node, keeps: tuple[Keep, ...], rolled: str, golden_face: str | None = None
    ) -> Keep:
        """The best face to set aside at a node.

        Bots ask at every move, so endings are computed only if values and dice do not decide.
        """
        keeping = self._policy.solver.keeping
        best = keeps[0]
        highest, fewest, tied = float("-inf"), 0, False
        for move in keeps:
            face = move.face
            count = rolled.count(face)
            value = keeping(node, FACE_NUMBER[face], count, golden_face == face)
            if value - highest > TIE:
                best, highest, fewest, tied = move, value, count, False
            elif highest - value <= TIE:
                tied = count == fewest or (tied and count > fewest)
                if count < fewest:
                    best, fewest = move, count
        if tied:
            choices = [self._keeping(node, move, rolled, golden_face) for move in keeps]
            return keeps[best_of(choices)]
        return best

    def roll_or_stop(self, node: Node) -> Roll | Stop:
        """The better of rolling on and stopping at a node."""
        stopping = self.turn.stop[node.variant][bool(node.used & WORM_BIT)][node.points]
        more = self._policy.solver.roll(node) - stopping
        if abs(more) <= TIE:
            choices = [self._policy.rolling(node), *self._policy.stopping(node)]
            return ROLL_OR_STOP[best_of(choices)]
        return ROLL_OR_STOP[more < 0]

    def _best(self, choices: list[tuple[PlayerMove, Choice]]) -> PlayerMove:
        return choices[best_of([choice for _, choice in choices])][0]

    @cached_property
    def _policy(self) -> Policy:
        return self._make_policy(self.state, self.objective)

    @cached_property
    def _in_the_air(self) -> Choice:
        return self._policy.rolling(self.turn.node(self.state))

    @property
    def _best_choice(self) -> Choice:
        if self.state.phase == "chance":
            return self._in_the_air
        return next(choice for move, choice in self._choices if move == self.best)

    @cached_property
    def _choices(self) -> list[tuple[PlayerMove, Choice]]:
        return self._choices_at(self.state)

    def _choices_at(self, state: State) -> list[tuple[PlayerMove, Choice]]:
        self._check(state)
        if _settles(state):
            return [(move, self._settling(state, move)) for move in legal_moves(state)]
        node = self.turn.node(state)
        return [(move, self._playing(state, node, move)) for move in legal_moves(state)]

    def _check(self, state: State) -> None:
        if state.turn != self.state.turn or state.player != self.state.player or state.over:
            raise NothingToSolve("solve-other-turn")

    def _settling(self, state: State, move: PlayerMove) -> Choice:
        """A choice after stopping; the engine says where it leads."""
        ending = self._settled(state, move)
        ends = {End(Purchase(ending.result, ending.tile, ending.source), 0): 1.0}
        value = self.objective.value(self.state, ending, stopping_total(state))
        return Choice(value, lambda: ends)

    def _settled(self, state: State, move: PlayerMove) -> Ending:
        total = stopping_total(state)
        value = self.objective.value
        found = tuple(endings(state, move))
        return best_ending(found, lambda ending: value(self.state, ending, total))

    def _keeping(self, node: Node, move: Keep, rolled: str, golden_face: str | None) -> Choice:
        face, count = move.face, rolled.count(move.face)
        after = self.turn.keep(node, FACE_NUMBER[face], count, golden_face == face)
        return self._policy.keeping(after, count)

    def _playing(self, state: State, node: Node, move: PlayerMove) -> Choice:
        policy = self._policy
        turn = policy.turn
        match move:
            case Keep():
                return self._keeping(node, move, state.dice.rolled or "", state.dice.golden_face)
            case Roll(golden):
                return policy.rolling(node._replace(golden=node.golden or bool(golden)))
            case Reroll():
                return policy.rerolling(node)
            case Stop(lower):
                return policy.stopping(node)[lower]
            case Fail():
                return policy.failing(node.variant)
            case Rob(player):
                return policy.keeping((node._replace(variant=turn.robbing(player)),))
        raise NothingToSolve("solve-no-move", move=repr(move))


def _settles(state: State) -> bool:
    return state.phase == "return" or state.pending is not None


def _order(outcome: OutcomeOdds) -> tuple[bool, int, str, int, bool]:
    return (
        outcome.result == "fail",
        outcome.tile or 0,
        outcome.result,
        -1 if outcome.source is None else outcome.source,
        outcome.bratworm,
    )
