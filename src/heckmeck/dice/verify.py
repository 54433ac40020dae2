"""Verify a record offline: every move against the rules, every roll against the commitment."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from heckmeck.dice.fair import (
    METHOD,
    SECRET_BYTES,
    THE_COMMITMENT,
    THE_SECRET,
    TYPED,
    BadDiceProof,
    FairDice,
    commitment,
    read_hex,
    read_nonce,
)
from heckmeck.message import Message
from heckmeck.rules import Land, RecordError, ReplayedLine, Rerolled, Rolled, Setup, replay
from heckmeck.rules.strict_json import shown

# verified: every move is legal and every roll is proven. unproven: nothing is wrong, but not every
# roll can be proven. failed: something is wrong with the dice. broken: the record cannot be played.
Verdict = Literal["verified", "unproven", "failed", "broken"]

MAX_FAULTS = 20  # with a wrong secret every roll is wrong; these are enough


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing that is wrong, and in which line."""

    line: int
    reason: Message


@dataclass(slots=True)
class Report:
    """What a record proves and what is wrong with it."""

    method: str | None = None
    commitment: str | None = None
    nonces: tuple[str, ...] = ()
    moves: int = 0
    rolls: int = 0
    matching: int = 0  # rolls that follow from the secret
    typed: int = 0
    wrong: int = 0
    finished: bool = False
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
        return "unproven" if self.unproven else "verified"

    def fault(self, line: int, reason: Message) -> None:
        if len(self.faults) < MAX_FAULTS:
            self.faults.append(Fault(line, reason))


def verify(
    lines: Iterable[str | bytes], *, published: str | None = None, own_nonces: Iterable[str] = ()
) -> Report:
    """Check a whole record. Faults are in the report; nothing is raised.

    `published` is the commitment as it was shown before the game, `own_nonces` are nonces that must
    have taken part. Without them a record shows only that it agrees with itself.
    """
    report = Report()
    dice: FairDice | None = None
    try:
        for played in replay(lines):
            report.finished = played.state.over
            if played.move is None:
                dice = _read_proof(report, played.meta, played.state.setup)
                _compare(report, published, own_nonces)
                continue
            report.moves += 1
            if isinstance(played.move, Rolled | Rerolled):
                _check_roll(report, dice, played, played.move)
    except RecordError as error:
        report.broken = error
    _conclude(report, dice)
    return report


def _read_proof(report: Report, meta: Any, setup: Setup) -> FairDice | None:
    """The dice that the header commits to, if the rolls can be checked against them."""
    if not isinstance(meta, Mapping) or "dice" not in meta:
        report.unproven.append(Message("verify-no-proof"))
        return None
    proof = meta["dice"]
    method = proof.get("method") if isinstance(proof, Mapping) else None
    if not isinstance(method, str):
        report.unproven.append(Message("verify-no-method", {"given": shown(proof)}))
        return None
    report.method = method
    if method == TYPED:
        return None
    if method != METHOD:
        report.unproven.append(Message("verify-method", {"method": shown(method)}))
        return None
    try:
        return _read_fair(report, proof, setup)
    except BadDiceProof as error:
        report.fault(1, Message("verify-malformed", {"why": Message.of(error)}))
        return None


def _read_fair(report: Report, proof: Mapping[str, Any], setup: Setup) -> FairDice | None:
    read_hex(proof.get("commitment"), THE_COMMITMENT, SECRET_BYTES)
    report.commitment = proof["commitment"]
    nonces = proof.get("nonces")
    if not isinstance(nonces, list) or len(nonces) > len(setup.players):
        raise BadDiceProof("verify-nonces", seats=len(setup.players))
    report.nonces = tuple(read_nonce(nonce).hex() for nonce in nonces)
    if not nonces:
        report.notes.append(Message("verify-server-alone"))
    first = proof.get("first")
    if first not in (None, "drawn"):
        raise BadDiceProof("verify-first", given=shown(first))
    if "secret" not in proof:
        report.unproven.append(Message("verify-secret"))
        return None
    secret = read_hex(proof["secret"], THE_SECRET, SECRET_BYTES)
    if commitment(secret) != report.commitment:
        report.fault(1, Message("verify-not-committed"))
    dice = FairDice(secret, nonces)
    if first == "drawn" and setup.first != (lot := dice.draw_first(len(setup.players))):
        report.fault(1, Message("verify-lot", {"seat": setup.first, "lot": lot}))
    return dice


def _compare(report: Report, published: str | None, own_nonces: Iterable[str]) -> None:
    """Compare with what a player knows from before the game."""
    if published is not None and published != report.commitment:
        report.fault(1, Message("verify-published"))
    for nonce in own_nonces:
        if nonce not in report.nonces:
            report.fault(1, Message("verify-no-part", {"nonce": nonce}))


def _check_roll(
    report: Report, dice: FairDice | None, played: ReplayedLine, move: Rolled | Rerolled
) -> None:
    number = report.rolls
    report.rolls += 1
    if report.method == TYPED or _is_typed(played.meta):
        report.typed += 1
        return
    if dice is None:
        return
    # The number of dice is right: the rules have accepted the record up to here.
    golden_faces = played.state.setup.golden_faces if move.golden is not None else None
    due = dice.roll_number(number, len(move.dice), golden_faces)
    if due == Land(move.dice, move.golden):
        report.matching += 1
        return
    report.wrong += 1
    report.fault(
        played.line,
        Message(
            "verify-roll",
            {"shown": _faces(Land(move.dice, move.golden)), "number": number, "must": _faces(due)},
        ),
    )


def _is_typed(meta: Any) -> bool:
    return isinstance(meta, Mapping) and meta.get("dice") == TYPED


def _faces(land: Land) -> str | Message:
    if land.golden is None:
        return land.dice
    return Message("verify-golden", {"dice": land.dice, "golden": land.golden})


def _conclude(report: Report, dice: FairDice | None) -> None:
    if report.method == TYPED:
        report.unproven.append(Message("verify-typed"))
    elif report.typed:
        report.unproven.append(Message("verify-typed-rolls", {"count": report.typed}))
    if dice is not None and report.wrong > max(1, report.matching):
        report.notes.append(Message("verify-most-differ"))
    if not report.finished and report.broken is None:
        report.notes.append(Message("verify-unfinished"))
