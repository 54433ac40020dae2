"""Single decisions of champions, each with the exact value that both players give to every move."""

from collections.abc import Iterator
from typing import NamedTuple

from heckmeck.arena.measuring.batches import Kind, Report
from heckmeck.chances import WIN
from heckmeck.chances.inputs import lead_of
from heckmeck.dice import SeededDice, play
from heckmeck.odds import MARGIN, Plan, solve
from heckmeck.rules import (
    Keep,
    PlayerMove,
    Purchase,
    Roll,
    Setup,
    Specialist,
    State,
    Stop,
    legal_moves,
    new_game,
    stopping_gives,
)

NAMES = ("Anna", "Ben", "Cleo", "Dora", "Emil", "Finn", "Greta")
TIE = 1e-9
MOST_TURNS = 400


class Decision(NamedTuple):
    """A position with a choice, and what the two players think of every move."""

    game: int
    state: State
    win: dict[PlayerMove, float]
    margin: dict[PlayerMove, float]
    plan: Plan  # of the champion, for the whole turn
    wanted: PlayerMove  # by the champion
    other: PlayerMove  # for the margin; where it sees no difference, the champion's choice

    @property
    def differs(self) -> bool:
        return self.wanted != self.other

    @property
    def loss(self) -> float:
        """What the other move costs in chance to win."""
        return self.win[self.wanted] - self.win[self.other]

    @property
    def is_stop_or_roll(self) -> bool:
        return self.state.phase == "roll" and Stop() in self.win and Roll() in self.win

    @property
    def buys(self) -> Purchase:
        return stopping_gives(self.state)

    @property
    def offered(self) -> Specialist | None:
        """The specialist on the tile that stopping would take from the grill."""
        buys = self.buys
        return next(
            (
                each.specialist
                for each in self.state.grill
                if buys.result == "take" and each.tile == buys.tile
            ),
            None,
        )

    @property
    def lead(self) -> int:
        return lead_of([seat.score for seat in self.state.seats], self.state.player)

    @property
    def up(self) -> int:
        return len(self.state.face_up())

    def can_keep(self, face: str) -> bool:
        return any(isinstance(move, Keep) and move.face == face for move in self.win)


def decisions(
    table: Kind, games: int, seed: int, report: Report = lambda _: None
) -> Iterator[Decision]:
    """Every decision with a choice in some games of champions against each other.

    `report` is told how many more games are over.
    """
    setup = Setup(table.edition, NAMES[: table.players])
    for number in range(games):
        dice = SeededDice(f"winning:{seed}:{table.name}:{number}")
        state = new_game(setup)
        while not state.over and state.turn <= MOST_TURNS:
            champion, other = solve(state, WIN), solve(state, MARGIN)
            turn = state.turn
            while not state.over and state.turn == turn:
                legal = legal_moves(state)
                move = legal[0]
                if len(legal) > 1:
                    made = decide(number, state, champion, other)
                    yield made
                    move = made.wanted
                state = play(state, move, dice).transition.state
        report(1)


def decide(number: int, state: State, champion: Plan, margin: Plan) -> Decision:
    """What both want in a position of the turn that was solved for them."""
    win, gains = champion.values_at(state), margin.values_at(state)
    wanted = champion.choose(state)
    best = max(gains.values())
    equal = [move for move, value in gains.items() if value > best - TIE]
    other = wanted if wanted in equal else max(equal, key=win.__getitem__)
    return Decision(number, state, win, gains, champion, wanted, other)
