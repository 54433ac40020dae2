"""Apply a move: the new state and its events. Nothing is rolled; how the dice fall is a move."""

from typing import NamedTuple

from heckmeck.rules import events as ev
from heckmeck.rules.buying import stopping_gives, stopping_total
from heckmeck.rules.fold import fold_one
from heckmeck.rules.legal import legal_moves, new_faces, robbable, weasel_ready
from heckmeck.rules.moves import (
    Fail,
    Keep,
    Land,
    Move,
    PlayerMove,
    Reroll,
    Return,
    Rob,
    Roll,
    Stop,
)
from heckmeck.rules.pieces import POINTS, Face, Specialist, sort_dice
from heckmeck.rules.refusal import check_landing, refuse
from heckmeck.rules.scoring import result
from heckmeck.rules.state import State


class Transition(NamedTuple):
    """The state after a move, and the events that led to it."""

    state: State
    events: tuple[ev.Event, ...]


def apply(state: State, move: Move) -> Transition:
    """Make a move. Raises `IllegalMove`, and changes nothing, if the rules forbid it.

    >>> from heckmeck.rules import Keep, Land, Roll, Setup, new_game
    >>> state = new_game(Setup("original", ("Anna", "Ben")))
    >>> for move in (Roll(), Land("4441235w"), Keep("4")):
    ...     state, events = apply(state, move)
    >>> events
    (FaceSetAside(seat=0, face='4', count=3, total=12),)
    """
    game = _Unfolding(state)
    if isinstance(move, Land):
        check_landing(state, move)
        game.land(move)
    elif move in legal_moves(state):
        game.move(move)
    else:
        refuse(state, move)
    return Transition(game.state, tuple(game.events))


def failing(state: State, seat: int) -> tuple[ev.Event, ...]:
    """What a failed attempt of this player would do now, if it were their turn (F1–F4)."""
    game = _Unfolding(state._replace(player=seat))
    game.fail("no_new_face")
    return tuple(game.events)


class _Unfolding:
    """The events of one move, each folded into the state as it happens."""

    __slots__ = ("events", "state")

    def __init__(self, state: State) -> None:
        self.state = state
        self.events: list[ev.Event] = []

    def happen(self, event: ev.Event) -> None:
        self.events.append(event)
        self.state = fold_one(self.state, event)

    def move(self, move: PlayerMove) -> None:
        seat = self.state.player
        match move:
            case Roll(golden):
                dice = self.state.dice
                self.happen(ev.RollCalled(seat, dice.white, dice.golden or bool(golden)))
            case Reroll():
                self.happen(ev.WeaselUsed(seat))
            case Keep(face):
                self.keep(face)
            case Stop(lower):
                self.stop(lower)
            case Fail():
                self.fail("accepted")
            case Rob(player):
                self.happen(ev.BratwormTaken(seat, player))
                if self.state.pending == "raven":
                    self.raven_moves_on()
            case Return(specialist):
                self.put_back(specialist)
                self.end_turn()

    def land(self, move: Land) -> None:
        rolled = sort_dice(move.dice + (move.golden or ""))
        self.happen(ev.DiceLanded(self.state.player, rolled, move.golden))
        if not new_faces(rolled, self.state.dice.aside) and not weasel_ready(self.state):
            self.fail("no_new_face")  # A3

    def keep(self, face: Face) -> None:
        dice = self.state.dice
        count = (dice.rolled or "").count(face)
        total = dice.total + count * POINTS[face]
        self.happen(ev.FaceSetAside(self.state.player, face, count, total))
        if face == "1" and count >= 2:  # A7; without bratworms in the box nobody has one (E3)
            self.take_bratworm()

    # Taking and stealing

    def stop(self, lower: bool) -> None:
        state = self.state
        seat = state.player
        purchase = stopping_gives(state, lower)
        tile, source = purchase.tile, purchase.source
        if purchase.reason is not None:
            self.fail(purchase.reason)
        elif source is not None and tile is not None:
            self.steal(tile, source)
        elif tile is not None:
            self.happen(ev.TileTaken(seat, tile, stopping_total(state) or 0))  # D1
            if self.state.pending == "raven":
                if self.take_bratworm():  # D3
                    self.raven_moves_on()
            elif self.state.pending is not None:
                self.gain(self.state.pending, source=None)  # D2
            else:
                self.end_turn()

    def steal(self, tile: int, source: int) -> None:
        seat = self.state.player
        booty = self.state.seats[source].specialist
        if booty == "hen":
            self.happen(ev.TileDefended(seat, tile, source))  # D5
        else:
            self.happen(ev.TileStolen(seat, tile, source))  # D4
        if booty is not None:
            self.gain(booty, source)
        else:
            self.end_turn()

    def gain(self, specialist: Specialist, source: int | None) -> None:
        seat = self.state.player
        held = self.state.mover.specialist
        self.happen(ev.SpecialistGained(seat, specialist, source))
        if held is not None:
            self.happen(ev.ReturnDue(seat, (held, specialist)))  # D6
        else:
            self.end_turn()

    def raven_moves_on(self) -> None:
        self.settle("raven")
        self.end_turn()

    def take_bratworm(self) -> bool:
        """E1–E3. False if the player has to choose whom to rob before play goes on."""
        seat = self.state.player
        if self.state.supply:
            self.happen(ev.BratwormTaken(seat, None))
            return True
        victims = robbable(self.state)
        if len(victims) > 1:
            self.happen(ev.RobberyDue(seat, victims))
            return False
        if victims:
            self.happen(ev.BratwormTaken(seat, victims[0]))
        return True

    # Putting specialists back

    def put_back(self, specialist: Specialist) -> None:
        """D7, of the player to move."""
        tile = self.state.lowest_free_tile()
        if tile is None:
            self.happen(ev.SpecialistLeft(specialist))
        else:
            self.happen(ev.SpecialistPutBack(self.state.player, specialist, tile))

    def settle(self, specialist: Specialist) -> None:
        """D7, of a specialist that nobody holds."""
        tile = self.state.lowest_free_tile()
        if tile is None:
            self.happen(ev.SpecialistLeft(specialist))
        else:
            self.happen(ev.SpecialistMoved(specialist, tile))

    # A failed attempt

    def fail(self, reason: ev.FailReason) -> None:
        mover = self.state.mover
        self.happen(ev.AttemptFailed(self.state.player, reason))
        if mover.specialist == "hen":
            if mover.stack:
                self.put_back("hen")  # F1, else F2
        elif mover.top is not None:  # F3, else F4
            self.return_top(mover.top)
            if mover.specialist is not None:
                self.put_back(mover.specialist)
            self.turn_highest(returned=mover.top)
            self.move_off_turned_tile()
        self.end_turn()

    def return_top(self, tile: int) -> None:
        self.happen(ev.TileReturned(self.state.player, tile))

    def turn_highest(self, returned: int) -> None:
        highest = self.state.highest_face_up()
        stays = self.state.setup.options.returned_highest == "stays"
        if highest is not None and not (highest == returned and stays):
            self.happen(ev.TileTurned(highest))

    def move_off_turned_tile(self) -> None:
        for each in self.state.grill:
            if each.specialist is not None and not each.up:
                self.settle(each.specialist)

    # The end of a turn

    def end_turn(self) -> None:
        state = self.state
        if state.highest_face_up() is None:
            self.happen(ev.GameOver(*result(state)))  # G1
        else:
            following = (state.player + 1) % len(state.seats)
            self.happen(ev.TurnStarted(following, state.turn + 1))
