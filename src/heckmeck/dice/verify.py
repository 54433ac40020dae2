"""Checking a record offline: every move against the rules, every roll against the commitment."""

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
from heckmeck.rules import HeckmeckError, Land, RecordError, Rerolled, Rolled, Setup, replay
from heckmeck.rules.errors import sentence
from heckmeck.rules.record import ReplayedLine
from heckmeck.rules.strict_json import shown

# verified: every move is legal and every roll is proven. unproven: nothing is wrong, but not every
# roll can be proven. failed: something is wrong with the dice. broken: the record cannot be played.
Verdict = Literal["verified", "unproven", "failed", "broken"]

MAX_FAULTS = 20  # a wrong secret makes every roll wrong; nobody reads more of them


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing that is wrong, and in which line."""

    line: int
    reason: str


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
    broken: Fault | None = None  # where the record cannot be played on
    cause: HeckmeckError | None = None  # and what exactly was wrong there
    faults: list[Fault] = field(default_factory=list)  # the first ones; `wrong` counts all rolls
    unproven: list[str] = field(default_factory=list)  # why not everything can be proven
    notes: list[str] = field(default_factory=list)  # what a careful reader should know

    @property
    def verdict(self) -> Verdict:
        """A wrong roll outweighs a move that is illegal, for it is often the reason of it."""
        if self.faults:
            return "failed"
        if self.broken:
            return "broken"
        return "unproven" if self.unproven else "verified"

    def fault(self, line: int, reason: str) -> None:
        if len(self.faults) < MAX_FAULTS:
            self.faults.append(Fault(line, reason))


def verify(
    lines: Iterable[str | bytes],
    *,
    published: str | None = None,
    own_nonces: Iterable[str] = (),
) -> Report:
    """Check a whole record; what is wrong is in the report, nothing is raised.

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
        report.broken = Fault(error.line, str(error.cause))
        report.cause = error.cause
    _conclude(report, dice)
    return report


def _read_proof(report: Report, meta: Any, setup: Setup) -> FairDice | None:
    """The dice that the header promises, if the rolls can be checked against them."""
    if not isinstance(meta, Mapping) or "dice" not in meta:
        report.unproven.append(
            sentence("verify-no-proof", "the record carries no proof of its dice")
        )
        return None
    proof = meta["dice"]
    method = proof.get("method") if isinstance(proof, Mapping) else None
    if not isinstance(method, str):
        report.unproven.append(
            sentence(
                "verify-no-method",
                "meta.dice is an object with a method, not {given}",
                given=shown(proof),
            )
        )
        return None
    report.method = method
    if method == TYPED:
        return None
    if method != METHOD:
        report.unproven.append(
            sentence(
                "verify-method",
                "dice of the method {method} cannot be checked",
                method=shown(method),
            )
        )
        return None
    try:
        return _read_fair(report, proof, setup)
    except BadDiceProof as error:
        why = error.args[0]
        report.fault(
            1, sentence("verify-malformed", "the proof of the dice is malformed: {why}", why=why)
        )
        return None


def _read_fair(report: Report, proof: Mapping[str, Any], setup: Setup) -> FairDice | None:
    read_hex(proof.get("commitment"), THE_COMMITMENT, SECRET_BYTES)
    report.commitment = proof["commitment"]
    nonces = proof.get("nonces")
    if not isinstance(nonces, list) or len(nonces) > len(setup.players):
        raise BadDiceProof(
            sentence(
                "verify-nonces",
                "nonces is a list with at most one for each of the {seats} seats",
                seats=len(setup.players),
            )
        )
    report.nonces = tuple(read_nonce(nonce).hex() for nonce in nonces)
    if not nonces:
        report.notes.append(
            sentence(
                "verify-server-alone",
                "no player added a nonce: the server alone determined the dice",
            )
        )
    first = proof.get("first")
    if first not in (None, "drawn"):
        raise BadDiceProof(
            sentence(
                "verify-first", 'first is "drawn" or left out, not {given}', given=shown(first)
            )
        )
    if "secret" not in proof:
        report.unproven.append(
            sentence("verify-secret", "the secret is not revealed, so no roll can be checked")
        )
        return None
    secret = read_hex(proof["secret"], THE_SECRET, SECRET_BYTES)
    if commitment(secret) != report.commitment:
        report.fault(
            1,
            sentence(
                "verify-not-committed",
                "the secret is not the committed one: its SHA-256 is not the commitment",
            ),
        )
    dice = FairDice(secret, nonces)
    if first == "drawn" and setup.first != (lot := dice.draw_first(len(setup.players))):
        report.fault(
            1,
            sentence(
                "verify-lot",
                "seat {seat} begins, but the lot fell on seat {lot}",
                seat=setup.first,
                lot=lot,
            ),
        )
    return dice


def _compare(report: Report, published: str | None, own_nonces: Iterable[str]) -> None:
    """Against what a player knows from before the game."""
    if published is not None and published != report.commitment:
        report.fault(
            1, sentence("verify-published", "the commitment is not the one that was published")
        )
    for nonce in own_nonces:
        if nonce not in report.nonces:
            report.fault(
                1,
                sentence(
                    "verify-no-part", "the nonce {nonce} took no part in these dice", nonce=nonce
                ),
            )


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
    # How many dice were rolled is the rules' business: the record was played up to here.
    golden_faces = played.state.setup.golden_faces if move.golden is not None else None
    due = dice.roll_number(number, len(move.dice), golden_faces)
    if due == Land(move.dice, move.golden):
        report.matching += 1
        return
    report.wrong += 1
    report.fault(
        played.line,
        sentence(
            "verify-roll",
            "the dice show {shown}, but roll number {number} must show {must}",
            shown=_faces(Land(move.dice, move.golden)),
            number=number,
            must=_faces(due),
        ),
    )


def _is_typed(meta: Any) -> bool:
    return isinstance(meta, Mapping) and meta.get("dice") == TYPED


def _faces(land: Land) -> str:
    if land.golden is None:
        return land.dice
    return sentence(
        "verify-golden", "{dice} and golden {golden}", dice=land.dice, golden=land.golden
    )


def _conclude(report: Report, dice: FairDice | None) -> None:
    if report.method == TYPED:
        report.unproven.append(
            sentence("verify-typed", "the dice were typed in, which proves nothing about them")
        )
    elif report.typed:
        one = "1 roll was typed in, which proves nothing about it"
        more = "{count} rolls were typed in, which proves nothing about them"
        report.unproven.append(
            sentence("verify-typed-rolls", one if report.typed == 1 else more, count=report.typed)
        )
    if dice is not None and report.wrong > max(1, report.matching):
        report.notes.append(
            sentence(
                "verify-most-differ",
                "most rolls differ, as if secret, nonces or the count were not theirs",
            )
        )
    if not report.finished and report.broken is None:
        report.notes.append(sentence("verify-unfinished", "the game is not finished"))
