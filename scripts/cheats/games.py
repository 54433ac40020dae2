"""Short games with fair dice, and what the device of an honest player saw of them."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from dataclasses import dataclass, replace
from hashlib import sha256
from typing import Any

from heckmeck.dice import (
    FairDice,
    SeatList,
    SeatShare,
    commitment,
    next_digest,
    nonce_commitment,
    play,
)
from heckmeck.dice.fair import is_typed
from heckmeck.dice.seen import SeenDice
from heckmeck.rules import (
    Keep,
    PlayerMove,
    Roll,
    Setup,
    State,
    Stop,
    header_to_json,
    legal_moves,
    new_game,
    points,
    read_entry,
    read_header,
    record_move_to_json,
    stopping_gives,
)

Line = dict[str, Any]
Lines = list[Line]
ANNA = 0  # the seat of the honest player; Ben is invented by the operator, and a bot plays too


def bytes_of(name: str) -> bytes:
    """32 bytes that look random."""
    return sha256(f"cheats:{name}".encode()).digest()


def person(name: str, *, left_out: bool = False) -> SeatShare:
    nonce = bytes_of(f"nonce of {name}").hex()
    return SeatShare("human", nonce_commitment(nonce), None if left_out else nonce)


SECRET = bytes_of("secret 679")
SETUP = Setup("original", ("Anna", "Ben", "normal"))
SEATS = (person("Anna"), person("Ben"), SeatShare("bot"))


def quick(state: State) -> PlayerMove:
    """Stop as soon as that takes something; worms first, then the face with the most points."""
    legal = legal_moves(state)
    if Stop() in legal and stopping_gives(state).result != "fail":
        return Stop()
    keeps = [move for move in legal if isinstance(move, Keep)]
    rolled = state.dice.rolled or ""
    if keeps:
        return max(
            keeps, key=lambda move: (move.face == "w", points(move.face * rolled.count(move.face)))
        )
    return Roll() if Roll() in legal else legal[-1]


@dataclass
class Game:
    """A game as the operator has it: with the secret, and free to be changed."""

    secret: bytes
    setup: Setup
    seats: SeatList
    lines: Lines
    given_up: bool = False

    @classmethod
    def played(
        cls,
        secret: bytes = SECRET,
        seats: tuple[SeatShare, ...] = SEATS,
        setup: Setup = SETUP,
        moves: int | None = None,
        choose: Callable[[State], PlayerMove] = quick,
        first: int | None = None,
    ) -> Game:
        """An honest game with these dice; given up after so many moves.

        `first` is the seat that begins by agreement; None: it is drawn.
        """
        listed = SeatList(commitment(secret), seats, first)
        dice = listed.dice(secret, setup)
        setup = replace(setup, first=listed.begins(dice))
        return cls(
            secret, setup, listed, play_on(new_game(setup), dice, moves, choose), moves is not None
        )

    def header(self) -> Line:
        """As an honest server writes it, with the digest of the lines."""
        digest = self.seats.digest(self.setup)
        for entry in map(read_entry, self.lines):
            digest = next_digest(digest, entry.move, typed=is_typed(entry.meta))
        dice = {**self.seats.to_json(), "secret": self.secret.hex(), "digest": digest}
        if self.given_up:
            dice["given_up"] = True
        return header_to_json(self.setup, {"dice": dice})

    def record(self) -> Lines:
        return deepcopy([self.header(), *self.lines])

    def seen(self, late: bool = False) -> SeenDice:
        """What Anna's device saw of this game."""
        seen = SeenDice()
        seen.see_commitment(self.seats.commitment)
        own = self.seats.seats[ANNA]
        nonce = bytes_of("nonce of Anna").hex()
        committed = {} if own.commitment is None else {ANNA: own.commitment}
        seen.drawn[nonce_commitment(nonce)] = nonce
        header = self.header()
        published = header_to_json(self.setup, {"dice": self.seats.published()})
        del published["first"]
        seen.see_list(published, {ANNA}, committed)
        if not late:
            seen.see_reveal(ANNA, nonce)
        header["meta"]["dice"] = self.seats.to_json()
        seen.see_start(header)
        for line in self.lines:
            seen.see_move(line)
        seen.see_end()
        return seen


def play_on(
    state: State,
    dice: FairDice,
    moves: int | None = None,
    choose: Callable[[State], PlayerMove] = quick,
) -> Lines:
    """Lines of a game from this state on."""
    lines: Lines = []
    while not state.over and (moves is None or len(lines) < moves):
        recorded, (state, _) = play(state, choose(state), dice)
        lines.append(record_move_to_json(recorded))
    return lines


def again(header: Line, lines: Lines) -> Game:
    """The game in a record, to be changed."""
    setup, meta = read_header(header)
    seats = SeatList.read(meta["dice"], len(setup.players))
    return Game(
        bytes.fromhex(meta["dice"]["secret"]), setup, seats, lines, "given_up" in meta["dice"]
    )
