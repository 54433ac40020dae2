"""Verify a record offline: every move against the rules, every roll against the commitment."""

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any, Literal

from heckmeck.dice.checks import Check, Fault
from heckmeck.dice.daily import DailyDice, DailyProof, reveal_time
from heckmeck.dice.fair import (
    A_DIGEST,
    SECRET_BYTES,
    THE_SECRET,
    TYPED,
    BadDiceProof,
    FairDice,
    RollPlace,
    is_typed,
    read_hex,
)
from heckmeck.dice.method1 import NonceList
from heckmeck.dice.method2 import SeatList, next_digest
from heckmeck.dice.proof import METHODS, DiceProof, DigestProof
from heckmeck.dice.seen import DIGITS, SeenDice, compare_list
from heckmeck.message import Message
from heckmeck.rules import (
    Land,
    RecordError,
    RecordMove,
    ReplayedLine,
    Rerolled,
    Rolled,
    Setup,
    replay,
)
from heckmeck.rules.strict_json import shown

# verified: every move is legal and every roll is proven. unproven: nothing is wrong, but not every
# roll can be proven. cut_off: nothing is wrong, but the end is missing. failed: something is wrong
# with the dice, or the record is not the game that was played. broken: it cannot be played.
Verdict = Literal["verified", "unproven", "cut_off", "failed", "broken"]

MAX_WRONG_ROLLS = 20  # listed; with a wrong secret every roll is wrong, and these are enough


@dataclass(slots=True)
class Report:
    """What a record proves and what is wrong with it."""

    method: str | None = None
    commitment: str | None = None
    nonces: tuple[str, ...] = ()
    left_out: int = 0  # seats that committed to a nonce and did not reveal it
    digest: str | None = None  # of the record, as far as it can be played
    moves: int = 0
    rolls: int = 0
    matching: int = 0  # rolls that follow from the secret
    typed: int = 0
    wrong: int = 0
    finished: bool = False
    given_up: bool = False  # and the record proves where
    cut_off: bool = False
    broken: RecordError | None = None  # where and why the replay stops
    faults: list[Fault] = field(default_factory=list)  # the first ones; `wrong` counts all rolls
    unproven: list[Message] = field(default_factory=list)  # why not everything can be proven
    notes: list[Message] = field(default_factory=list)  # what else to know

    @property
    def verdict(self) -> Verdict:
        """A wrong roll outweighs an illegal move, because it is often the cause."""
        if self.faults:
            return "failed"
        if self.broken:
            return "broken"
        if self.cut_off:
            return "cut_off"
        return "unproven" if self.unproven else "verified"

    def fault(self, line: int, check: Check, reason: Message) -> None:
        fault = Fault(line, check, reason)
        if fault not in self.faults:
            self.faults.append(fault)


def verify(
    lines: Iterable[str | bytes],
    *,
    published: str | None = None,
    own_nonces: Collection[str] = (),
    digest: str | None = None,
    seen: SeenDice | None = None,
    now: datetime | None = None,
) -> Report:
    """Check a whole record. Faults are in the report; nothing is raised.

    `published` is the commitment as it was shown before the game, `own_nonces` are nonces that must
    have taken part, `digest` is the running digest at the end of the game, and `seen` is all that a
    device saw of the game. Without any of them a record shows only that it agrees with itself.
    `now` is the time, which decides whether the secret of a day is due.
    """
    checker = _Checker(Report(), seen, now or datetime.now(UTC))
    try:
        for played in replay(lines):
            checker.report.finished = played.state.over
            if played.move is None:
                checker.header(played.meta, played.state.setup)
            else:
                checker.line(played, played.move)
    except RecordError as error:
        checker.report.broken = error
    checker.conclude()
    checker.compare(published, own_nonces, digest)
    return checker.report


class _Checker:
    """Goes through a record once."""

    def __init__(self, report: Report, seen: SeenDice | None, now: datetime) -> None:
        self.report = report
        self.seen = seen
        self.now = now
        self.proof: DiceProof | None = None  # if it can be read
        self.dice: FairDice | DailyDice | None = None  # if the secret is revealed
        self.place = RollPlace()  # of the next roll
        self.declared: str | None = None  # the digest that the record says it has
        self.given_up = False  # the record says so
        self.differs = False  # from what was seen: then every later line differs too

    # the header

    def header(self, meta: Any, setup: Setup) -> None:
        try:
            self._read_proof(meta, setup)
        except BadDiceProof as error:
            self.report.fault(1, "proof", Message("verify-malformed", {"why": Message.of(error)}))
        if isinstance(self.proof, DigestProof):
            self.report.digest = self.proof.digest(setup)
        if self.seen is not None:
            self._compare_header(self.seen, setup)

    def _read_proof(self, meta: Any, setup: Setup) -> None:
        """Read the dice that the header commits to, and the secret if it is revealed."""
        report = self.report
        if not isinstance(meta, Mapping) or "dice" not in meta:
            report.unproven.append(Message("verify-no-proof"))
            return
        given = meta["dice"]
        method = given.get("method") if isinstance(given, Mapping) else None
        if not isinstance(method, str):
            report.unproven.append(Message("verify-no-method", {"given": shown(given)}))
            return
        report.method = method
        if method not in METHODS:
            if method != TYPED:
                report.unproven.append(Message("verify-method", {"method": shown(method)}))
            return
        proof = METHODS[method].read(given, len(setup.players))
        report.commitment, report.nonces = proof.commitment, proof.nonces
        if isinstance(proof, DigestProof):
            self._read_end(given)
        if isinstance(proof, SeatList):
            report.left_out = proof.left_out
        if isinstance(proof, DailyProof) and not proof.fits(setup):
            report.fault(1, "setup", Message("verify-not-daily", {"day": str(proof.day)}))
        self.proof = proof
        self._read_secret(given, proof, setup)

    def _read_end(self, given: Mapping[str, Any]) -> None:
        if "digest" in given:
            self.declared = read_hex(given["digest"], A_DIGEST, SECRET_BYTES).hex()
        self.given_up = "given_up" in given
        if self.given_up and given["given_up"] is not True:
            raise BadDiceProof("verify-given-up-value", given=shown(given["given_up"]))

    def _read_secret(self, given: Mapping[str, Any], proof: DiceProof, setup: Setup) -> None:
        report = self.report
        if "secret" not in given:
            report.unproven.append(_not_revealed(proof, self.now))
            return
        secret = read_hex(given["secret"], THE_SECRET, SECRET_BYTES)
        if proof.committed(secret) != report.commitment:
            report.fault(1, "commitment", Message("verify-not-committed"))
        if isinstance(proof, DailyProof):
            self.dice = proof.dice(secret, setup)
            return  # nothing is drawn: the person begins, every day
        dice = self.dice = proof.dice(secret, setup)
        self._check_first(dice, proof, setup)

    def _check_first(self, dice: FairDice, proof: SeatList | NonceList, setup: Setup) -> None:
        """Who begins is drawn, unless the list of method 2 says who does."""
        if isinstance(proof, SeatList):
            due = proof.begins(dice)
            code = "verify-lot" if proof.first is None else "verify-agreed"
        elif proof.first_drawn:
            due, code = dice.draw_first(len(setup.players)), "verify-lot"
        else:
            return
        if setup.first != due:
            self.report.fault(1, "first", Message(code, {"seat": setup.first, "lot": due}))

    def _compare_header(self, seen: SeenDice, setup: Setup) -> None:
        report, proof = self.report, self.proof
        if any(fault.check == "proof" for fault in report.faults):
            return  # what cannot be read cannot be compared
        if proof is not None and seen.commitment not in (None, proof.commitment):
            report.fault(1, "kept", Message("verify-published"))
        if not isinstance(proof, SeatList):
            day = str(proof.day) if isinstance(proof, DailyProof) else None
            if seen.setup is not None or seen.day not in (None, day):
                report.fault(1, "setup", Message("verify-other-method"))
                return
        else:
            for fault in compare_list(seen, proof, setup):
                report.fault(fault.line, fault.check, fault.reason)
            if seen.seats and not seen.has_share(proof):
                report.unproven.append(Message("verify-no-share"))
        if seen.start is not None and seen.start != report.digest:
            report.fault(1, "seen", Message("verify-start-seen"))
            self.differs = True

    # the moves

    def line(self, played: ReplayedLine, move: RecordMove) -> None:
        report, typed = self.report, is_typed(played.meta)
        report.moves += 1
        if isinstance(move, Rolled | Rerolled):
            self._check_roll(played, move, typed)
        rolled = isinstance(move, Rolled | Rerolled)
        self.place = self.place.after(rolled=rolled, turn=played.state.turn)
        if report.digest is not None:
            report.digest = next_digest(report.digest, move, typed=typed)
            self._compare_line(played.line, report.digest)

    def _check_roll(self, played: ReplayedLine, move: Rolled | Rerolled, typed: bool) -> None:
        report = self.report
        report.rolls += 1
        if report.method == TYPED or typed:
            report.typed += 1
            return
        if self.dice is None:
            return
        # The number of dice is right: the rules have accepted the record up to here.
        golden_faces = played.state.setup.golden_faces if move.golden is not None else None
        due = self.dice.roll_at(self.place, len(move.dice), golden_faces)
        if due == Land(move.dice, move.golden):
            report.matching += 1
            return
        report.wrong += 1
        if report.wrong > MAX_WRONG_ROLLS:
            return
        shown_dice, must = _faces(Land(move.dice, move.golden)), _faces(due)
        details = {"shown": shown_dice, "number": self.place.number, "must": must}
        report.fault(played.line, "rolls", Message("verify-roll", details))

    def _compare_line(self, line: int, digest: str) -> None:
        seen, moves = self.seen, self.report.moves
        if seen is None or seen.start is None or self.differs:
            return
        if moves > len(seen.lines):
            if seen.ended:
                details = {"count": len(seen.lines)}
                self.report.fault(line, "seen", Message("verify-more-lines", details))
                self.differs = True
        elif seen.lines[moves - 1] != digest[:DIGITS]:
            self.report.fault(line, "seen", Message("verify-line-seen"))
            self.differs = True

    # the end

    def conclude(self) -> None:
        report, proof = self.report, self.proof
        if report.broken is None:
            self._check_end()
        if isinstance(proof, DailyProof):
            report.notes.append(Message("verify-daily"))
        elif proof is not None and not proof.nonces:
            report.notes.append(Message("verify-server-alone"))
        if isinstance(proof, SeatList) and proof.first is not None:
            report.notes.append(Message("verify-first-agreed", {"seat": proof.first}))
        if report.left_out:
            details = {"count": report.left_out, "games": 2**report.left_out}
            report.notes.append(Message("verify-left-out", details))
        if report.method == TYPED:
            report.unproven.append(Message("verify-typed"))
        elif report.typed:
            report.unproven.append(Message("verify-typed-rolls", {"count": report.typed}))
        if self.dice is not None and report.wrong > max(1, report.matching):
            report.notes.append(Message("verify-most-differ"))

    def _check_end(self) -> None:
        """A finished game proves its end with the digest; so does one that was given up."""
        report = self.report
        fits = self.declared is not None and self.declared == report.digest
        # The secret of a day comes later than the end of the game.
        ended = self.dice is not None or isinstance(self.proof, DailyProof)
        if report.finished:
            if self.given_up:
                report.fault(1, "proof", Message("verify-given-up-finished"))
            if isinstance(self.proof, DigestProof) and ended and not fits:
                code = "verify-no-digest" if self.declared is None else "verify-digest"
                report.fault(1, "digest", Message(code))
            return
        report.given_up = self.given_up and fits
        if report.given_up:
            report.notes.append(Message("verify-given-up"))
        elif ended:
            report.cut_off = True
            report.notes.append(Message("verify-cut-off"))
        else:
            report.notes.append(Message("verify-unfinished"))

    def compare(
        self, published: str | None, own_nonces: Collection[str], digest: str | None
    ) -> None:
        """Compare with what a player knows."""
        report = self.report
        if published is not None and published != report.commitment:
            report.fault(1, "kept", Message("verify-published"))
        for nonce in own_nonces:
            if nonce not in report.nonces:
                report.fault(1, "nonce", Message("verify-no-part", {"nonce": nonce}))
        if digest is not None and digest != report.digest:
            report.fault(1, "digest", Message("verify-digest-seen"))
        if self.seen is not None:
            self._compare_end(self.seen)
        known = published or own_nonces or digest or self.seen
        if isinstance(self.proof, DigestProof) and not known and report.verdict == "verified":
            report.notes.append(Message("verify-alone"))

    def _compare_end(self, seen: SeenDice) -> None:
        report = self.report
        if not self.differs and report.broken is None and report.moves < len(seen.lines):
            details = {"count": len(seen.lines), "moves": report.moves}
            report.fault(report.moves + 1, "seen", Message("verify-fewer-lines", details))
        for problem in seen.problems:
            report.fault(problem.line, problem.check, problem.reason)


def _not_revealed(proof: DiceProof, now: datetime) -> Message:
    if not isinstance(proof, DailyProof):
        return Message("verify-secret")
    due = reveal_time(proof.day)
    code = "verify-daily-secret" if now < due else "verify-daily-overdue"
    details = {"day": str(proof.day), "when": due.strftime("%Y-%m-%d %H:%M UTC")}
    return Message(code, details)


def _faces(land: Land) -> str | Message:
    if land.golden is None:
        return land.dice
    return Message("verify-golden", {"dice": land.dice, "golden": land.golden})
