"""Records of a daily challenge that a cheating operator could hand out."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from dataclasses import dataclass, replace
from datetime import date
from typing import Any

from cheats.forgeries import Cheat
from cheats.games import Lines, bytes_of, quick
from heckmeck.dice import RollPlace, next_digest, play
from heckmeck.dice.daily import DailyProof, day_commitment, earlier_secret, edition_of
from heckmeck.dice.seen import SeenDice
from heckmeck.rules import (
    FACES,
    Options,
    Rerolled,
    Rolled,
    Setup,
    header_to_json,
    new_game,
    read_entry,
    record_move_to_json,
)

DAY = date(2026, 11, 18)
SECRET = bytes_of("secret of the day")
NAMES = ("Anna", "Bibi", "Carlo", "Dora")
SHORT = 24  # moves of the games that are changed
BY_THE_SECRET = ("commitment", "rolls")  # checks that need it


@dataclass
class DailyGame:
    """A daily challenge as the operator has it: with the secret, and free to be changed."""

    secret: bytes
    proof: DailyProof
    setup: Setup
    lines: Lines
    given_up: bool = False

    @classmethod
    def played(
        cls,
        secret: bytes = SECRET,
        day: date = DAY,
        names: tuple[str, ...] = NAMES,
        moves: int | None = SHORT,
        **setup: Any,
    ) -> DailyGame:
        """An honest game with these dice; given up after so many moves."""
        made = Setup(edition_of(day), names)
        made = replace(made, **setup)
        proof = DailyProof(day_commitment(secret), day)
        dice, state, place = proof.dice(secret, made), new_game(made), RollPlace()
        lines: Lines = []
        while not state.over and (moves is None or len(lines) < moves):
            recorded, (state, _) = play(state, quick(state), dice.at(place))
            place = place.after(rolled=isinstance(recorded, Rolled | Rerolled), turn=state.turn)
            lines.append(record_move_to_json(recorded))
        return cls(secret, proof, made, lines, not state.over)

    def header(self, *, revealed: bool = True) -> dict[str, Any]:
        """As an honest server writes it, with the digest of the lines."""
        digest = self.proof.digest(self.setup)
        for entry in map(read_entry, self.lines):
            digest = next_digest(digest, entry.move)
        dice = {**self.proof.to_json(), "digest": digest}
        if revealed:
            dice["secret"] = self.secret.hex()
        if self.given_up:
            dice["given_up"] = True
        return header_to_json(self.setup, {"dice": dice})

    def record(self, *, revealed: bool = True) -> Lines:
        return deepcopy([self.header(revealed=revealed), *self.lines])

    def seen(self) -> SeenDice:
        """What the device of the player saw of this game."""
        seen = SeenDice()
        seen.see_commitment(self.proof.commitment)
        seen.see_seats({0})
        seen.see_start(header_to_json(self.setup, {"dice": self.proof.to_json()}))
        for line in self.lines:
            seen.see_move(line)
        seen.see_end()
        return seen


FORGERIES: list[tuple[str, list[str], Callable[[DailyGame], Lines | DailyGame]]] = []


def forgery(name: str, *finding: str) -> Callable[[Any], Any]:
    """A way to change the record of a short game; the operator also writes a digest that fits."""

    def listed(forge: Any) -> Any:
        FORGERIES.append((name, list(finding), forge))
        return forge

    return listed


@forgery("daily: another secret for one player, with its own commitment", "kept")
def _(_game: DailyGame) -> DailyGame:
    return DailyGame.played(secret=bytes_of("a friendly secret"))


@forgery("daily: the secret swapped after the day, under the old commitment", "commitment")
def _(game: DailyGame) -> DailyGame:
    better = DailyGame.played(secret=bytes_of("a friendly secret"))
    return replace(better, proof=game.proof)


@forgery("daily: the secret of the day before", "commitment")
def _(game: DailyGame) -> DailyGame:
    better = DailyGame.played(secret=earlier_secret(SECRET, 1))
    return replace(better, proof=game.proof)


@forgery("daily: the dice of another day", "setup", "rolls")
def _(game: DailyGame) -> DailyGame:
    better = DailyGame.played(day=date(2026, 11, 20))
    return replace(better, proof=replace(better.proof, commitment=game.proof.commitment))


@forgery("daily: a roll changed", "rolls")
def _(game: DailyGame) -> DailyGame:
    lines = deepcopy(game.lines)
    # The last roll before somebody sets dice aside: nothing after it depends on the changed die.
    last = max(number for number, line in enumerate(lines) if line["do"] == "roll")
    dice = lines[last]["dice"]
    lines[last]["dice"] = "".join(sorted(dice[1:] + next(f for f in FACES if f != dice[0])))
    return replace(game, lines=lines[: last + 1])


@forgery("daily: the dice of the second roll already in the first", "rolls")
def _(game: DailyGame) -> DailyGame:
    dice = game.proof.dice(game.secret, game.setup)
    landed = dice.roll_at(RollPlace(1, 1, 1), 8, None)
    return replace(game, lines=[{"do": "roll", "dice": landed.dice}])


@forgery("daily: a decision changed", "seen")
def _(game: DailyGame) -> DailyGame:
    roll, keep, *_ = game.lines
    face = next(face for face in roll["dice"] if face != keep["face"])
    return replace(game, lines=[roll, {"do": "keep", "face": face}])


@forgery("daily: a line of the end left out", "seen")
def _(game: DailyGame) -> DailyGame:
    return replace(game, lines=game.lines[:-1])


@forgery("daily: another name", "seen")
def _(game: DailyGame) -> DailyGame:
    return replace(game, setup=replace(game.setup, players=("Eve", *NAMES[1:])))


@forgery("daily: another seat begins", "setup")
def _(_game: DailyGame) -> DailyGame:
    return DailyGame.played(first=2)


@forgery("daily: with an option", "setup")
def _(_game: DailyGame) -> DailyGame:
    return DailyGame.played(options=Options(steal="optional"))


@forgery("daily: of the other edition", "setup")
def _(_game: DailyGame) -> DailyGame:
    return DailyGame.played(edition="original")


@forgery("daily: with three players", "proof")
def _(_game: DailyGame) -> DailyGame:
    return DailyGame.played(names=NAMES[:3])


@forgery("daily: with a share of somebody", "proof")
def _(game: DailyGame) -> Lines:
    record = game.record()
    record[0]["meta"]["dice"]["seats"] = []
    return record


@forgery("daily: without the digest", "digest", "cut_off")
def _(game: DailyGame) -> Lines:
    record = game.record()
    del record[0]["meta"]["dice"]["digest"]
    return record


@forgery("daily: without a proof", "setup")
def _(game: DailyGame) -> Lines:
    record = game.record()
    del record[0]["meta"]
    return record


def cheats() -> list[Cheat]:
    """Every way to cheat, and the honest games in which nothing is found."""
    whole, short = DailyGame.played(moves=None), DailyGame.played()
    told = [
        Cheat("honest: a daily challenge", whole.record(), whole.seen(), verdict="verified"),
        Cheat("honest: a challenge given up", short.record(), short.seen(), verdict="verified"),
    ]
    for game, name in ((whole, "a daily challenge"), (short, "a challenge given up")):
        record = game.record(revealed=False)
        name = f"honest: {name}, before the secret is revealed"
        told.append(Cheat(name, record, game.seen(), verdict="unproven"))
    for name, finding, forge in FORGERIES:
        forged = forge(short)
        record = forged.record() if isinstance(forged, DailyGame) else forged
        told.append(Cheat(name, record, short.seen(), finding))
        if (early := unrevealed(record)) != record:
            # Nobody can check a roll yet, but the device saw other lines.
            finding = [each for each in finding if each not in BY_THE_SECRET] or ["seen"]
            told.append(Cheat(f"{name}, before the reveal", early, short.seen(), finding))
    return told


def unrevealed(record: Lines) -> Lines:
    """The record as the operator hands it out before the reveal."""
    early = deepcopy(record)
    early[0].get("meta", {"dice": {}})["dice"].pop("secret", None)
    return early
