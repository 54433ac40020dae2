"""What one device saw of the dice of a game while it was played.

The device draws its nonces here, decides here whether to reveal them, and computes the running
digest. At the end `verify` compares the record with all of this, so nothing that the device saw can
be replaced later.
"""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from typing import Any

from heckmeck.dice.checks import Check, Fault
from heckmeck.dice.daily import DailyProof
from heckmeck.dice.fair import is_typed
from heckmeck.dice.method2 import SeatList, new_nonce, next_digest, nonce_commitment
from heckmeck.dice.proof import DiceProof, read_proof
from heckmeck.message import Message
from heckmeck.rules import (
    HeckmeckError,
    Options,
    Setup,
    State,
    apply_recorded,
    new_game,
    read_entry,
    read_header,
)

DIGITS = 16  # kept of the digest of each line: enough to find the first line that differs


@dataclass(slots=True)
class SeenDice:
    """What was seen, in the order in which it is seen."""

    commitment: str | None = None  # of the server; the first one stays
    drawn: dict[str, str] = field(default_factory=dict)  # own nonces by their commitments
    setup: str | None = None  # the hash of the first list
    day: str | None = None  # of a daily challenge, which has no list
    seats: set[int] = field(default_factory=set)  # that this device had from that list on
    nonces: dict[int, str] = field(default_factory=dict)  # by seat: what was sent
    accepted: set[int] = field(default_factory=set)  # seats whose nonce the server accepted
    start: str | None = None  # the digest at the start of the game
    lines: list[str] = field(default_factory=list)  # the first digits of the digest of each line
    digest: str | None = None  # after the last line seen
    ended: bool = False  # the game was seen to end: finished or given up
    problems: list[Fault] = field(default_factory=list)  # no honest server causes any
    listed: Setup | None = None  # what the list says of the game
    begins: int | None = None  # the seat that begins, if the list says so
    state: State | None = None  # of the game, as its lines tell it

    def see_commitment(self, commitment: str) -> None:
        """The server shows its commitment. It must not change any more."""
        if self.commitment is None:
            self.commitment = commitment
        elif commitment != self.commitment:
            self._object("kept", "seen-commitment")

    def draw_nonce(self) -> str:
        """Draw a nonce for a seat; returns the commitment to it."""
        if self.commitment is None:
            raise ValueError("a nonce is drawn only after the server has committed to its secret")
        nonce = new_nonce()
        committed = nonce_commitment(nonce)
        self.drawn[committed] = nonce
        return committed

    def see_list(
        self, header: Any, own: Collection[int], committed: Mapping[int, str]
    ) -> dict[int, str]:
        """The server fixes the list of seats; returns the nonces to reveal, by seat.

        `own` are the seats of this device, `committed` what the server accepted for them. If
        anything is wrong with the list, nothing is revealed.
        """
        try:
            setup, seats = _read(header)
        except HeckmeckError as error:
            self._object("proof", "verify-malformed", why=Message.of(error))
            return {}
        if not isinstance(seats, SeatList):
            self._object("setup", "verify-other-method")
            return {}
        fixed = seats.setup_hash(setup)
        if self.setup not in (None, fixed):
            self._object("setup", "seen-second-list")
            return {}
        self.setup, self.listed, self.begins = fixed, setup, seats.first
        self.see_seats(own)
        self.see_commitment(seats.commitment)
        for number, commitment in committed.items():
            if number >= len(seats.seats) or seats.seats[number].commitment != commitment:
                self._object("nonce", "seen-own-seat", seat=number)
        if self.problems:
            return {}
        self.nonces = {
            number: self.drawn[share.commitment]
            for number, share in enumerate(seats.seats)
            if number in own and share.commitment in self.drawn
        }
        return dict(self.nonces)

    def see_reveal(self, number: int, nonce: str) -> None:
        """The server has accepted a nonce for this seat."""
        if self.nonces.get(number) == nonce:
            self.accepted.add(number)

    def see_start(self, header: Any) -> None:
        """The game starts with this header."""
        try:
            setup, seats = _read(header)
        except HeckmeckError as error:
            self._object("proof", "verify-malformed", why=Message.of(error))
            return
        if isinstance(seats, DailyProof):
            self._see_daily_start(seats, setup)
            return
        if not isinstance(seats, SeatList):
            if self.setup is not None:
                self._object("setup", "verify-other-method")
            return
        if self.start is not None:
            self._object("seen", "seen-second-start")
            return
        if self.setup is None:  # every game has a list, also for those who come later
            self._object("setup", "seen-no-list")
            self.setup = seats.setup_hash(setup)
        self.see_commitment(seats.commitment)
        for problem in compare_list(self, seats, setup):
            self._object(problem.check, problem.reason.code, **problem.reason.details)
        self.start = self.digest = seats.digest(setup)
        self.state = new_game(setup)
        self.lines = []

    def _see_daily_start(self, proof: DailyProof, setup: Setup) -> None:
        if self.start is not None:
            self._object("seen", "seen-second-start")
            return
        if self.setup is not None or self.drawn:  # a table at which everybody has a share
            self._object("setup", "verify-other-method")
        if not proof.fits(setup):
            self._object("setup", "verify-not-daily", day=str(proof.day))
        self.see_commitment(proof.commitment)
        self.day = str(proof.day)
        self.listed = setup
        self.start = self.digest = proof.digest(setup)
        self.state = new_game(setup)

    def see_move(self, line: Any) -> None:
        """A line of the record, as the server sends it."""
        if self.digest is None:
            return
        if self.ended:
            self._object("seen", "seen-after-end")
        try:
            entry = read_entry(line)
        except HeckmeckError as error:
            self._object("seen", error.code, **error.details)
            return
        self.digest = next_digest(self.digest, entry.move, typed=is_typed(entry.meta))
        self.lines.append(self.digest[:DIGITS])
        try:
            self.state = self.state and apply_recorded(self.state, entry.move).state
        except HeckmeckError as error:
            illegal = Message.of(error)
            self._object("seen", illegal.code, **illegal.details)
            self.state = None  # nobody can tell how such a game goes on

    def see_seats(self, own: Collection[int]) -> None:
        """The server says that this device has these seats, at the start or later."""
        self.seats.update(own)

    def see_table(
        self,
        edition: str,
        options: Options,
        names: Sequence[str | None],
        begins: int | None = None,
    ) -> None:
        """What players are shown of the game when it starts: it must be what the list says.

        `begins` is the seat that begins by the settings of the table; None: it is drawn.
        """
        listed = self.listed
        if listed is None:
            return
        said = (listed.edition, listed.options, listed.players, self.begins)
        if said != (edition, options, tuple(names), begins):
            self._object("setup", "seen-other-table")

    def see_other_position(self) -> None:
        """The server shows a position that does not follow from the lines."""
        self._object("seen", "seen-other-position")

    def see_contradiction(self) -> None:
        """The server tells again what happened, and differently."""
        self._object("seen", "seen-rewritten")

    def see_end(self) -> None:
        """The game is over or was given up."""
        self.ended = True

    def has_share(self, seats: SeatList) -> bool:
        """Whether a nonce of this device is part of the dice. One is enough."""
        return any(
            share.nonce is not None and share.nonce == self.nonces.get(number)
            for number, share in enumerate(seats.seats)
        )

    def to_json(self) -> dict[str, Any]:
        """Everything a later comparison needs; own nonces that were not revealed stay private."""
        kept = asdict(replace(self, state=None))
        for private in ("drawn", "problems", "listed", "begins", "state"):
            del kept[private]
        if self.day is None:
            del kept["day"]
        kept["nonces"] = {str(number): nonce for number, nonce in self.nonces.items()}
        kept["seats"], kept["accepted"] = sorted(self.seats), sorted(self.accepted)
        return kept

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> "SeenDice":
        """The inverse of `to_json`."""
        nonces = {int(number): nonce for number, nonce in data["nonces"].items()}
        sets = {"seats": set(data["seats"]), "accepted": set(data["accepted"])}
        return cls(**{**data, **sets, "nonces": nonces})

    def _object(self, check: Check, code: str, **details: Any) -> None:
        problem = Fault(1, check, Message(code, details))
        if problem not in self.problems:
            self.problems.append(problem)


def compare_list(seen: SeenDice, seats: SeatList, setup: Setup) -> list[Fault]:
    """What in this list differs from what was seen."""
    found = []
    if seen.setup not in (None, seats.setup_hash(setup)):
        found.append(Fault(1, "setup", Message("verify-setup")))
    for number, nonce in seen.nonces.items():
        given = seats.seats[number].nonce if number < len(seats.seats) else None
        if given != nonce and (given is not None or number in seen.accepted):
            found.append(Fault(1, "nonce", Message("verify-own-nonce", {"seat": number})))
    return found


def _read(header: Any) -> tuple[Setup, DiceProof | None]:
    setup, meta = read_header(header)
    return setup, read_proof(meta, len(setup.players))
