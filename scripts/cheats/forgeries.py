"""Records that a cheating operator could hand out instead of the honest one."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from typing import Any

from cheats.games import ANNA, SEATS, SETUP, Game, Lines, bytes_of, person, play_on
from heckmeck.dice import NonceList, SeatShare
from heckmeck.dice.seen import SeenDice
from heckmeck.dice.verify import verify
from heckmeck.rules import FACES, Options, PlayerMove, State, legal_moves, new_game

SHORT = 16  # moves of the game that is given up: two turns, a roll and a decision
BEN, BOT = 1, 2


@dataclass(frozen=True)
class Cheat:
    """A record that was handed out, what the honest device saw, and which checks must fail."""

    name: str
    record: Lines
    seen: SeenDice
    finding: list[str] = field(default_factory=list)  # one of these must fail
    rules: bool = False  # only an implementation that knows the rules can find it
    verdict: str | None = None  # of a record in which no check fails

    def to_json(self) -> dict[str, Any]:
        told: dict[str, Any] = {"name": self.name, "finding": self.finding}
        if self.rules:
            told["rules"] = True
        if self.verdict:
            told["verdict"] = self.verdict
        lines = [json.dumps(line, ensure_ascii=False) for line in self.record]
        return {**told, "record": lines, "seen": self.seen.to_json()}


FORGERIES: list[tuple[str, list[str], Callable[[Game], Lines | Game]]] = []


def forgery(name: str, *finding: str) -> Callable[[Any], Any]:
    """A way to change the record of a short game; the operator also writes a digest that fits."""

    def listed(forge: Any) -> Any:
        FORGERIES.append((name, list(finding), forge))
        return forge

    return listed


def with_seat(game: Game, number: int, share: SeatShare) -> tuple[SeatShare, ...]:
    seats = list(game.seats.seats)
    seats[number] = share
    return tuple(seats)


def better_game(**changes: Any) -> Game:
    """The game that the operator would like better: other dice, played honestly."""
    return Game.played(**{"moves": SHORT, **changes})


# the list of seats and the nonces


@forgery("a nonce for the seat of a bot", "proof")
def _(_game: Game) -> Lines:
    record = better_game().record()
    ground = person("nobody")
    record[0]["meta"]["dice"]["seats"][BOT] |= {
        "nonce": ground.nonce,
        "commitment": ground.commitment,
    }
    return record


@forgery("a bot that becomes a person with a nonce of the operator's choice", "setup")
def _(game: Game) -> Game:
    return better_game(seats=with_seat(game, BOT, person("nobody")))


@forgery("an invented person who reveals another nonce than committed to", "proof")
def _(game: Game) -> Game:
    ground = replace(game.seats.seats[BEN], nonce=bytes_of("ground").hex())
    return better_game(seats=with_seat(game, BEN, ground))


@forgery("an invented person with another commitment after the reveal", "setup")
def _(game: Game) -> Game:
    return better_game(seats=with_seat(game, BEN, person("somebody else")))


@forgery("nonces in another order", "setup")
def _(game: Game) -> Game:
    anna, ben, bot = game.seats.seats
    return better_game(seats=(ben, anna, bot))


@forgery("the nonce of somebody else at a seat", "proof")
def _(game: Game) -> Game:
    stolen = replace(game.seats.seats[BEN], nonce=game.seats.seats[ANNA].nonce)
    return better_game(seats=with_seat(game, BEN, stolen))


@forgery("commitment and nonce of somebody else at a seat", "setup")
def _(game: Game) -> Game:
    return better_game(seats=with_seat(game, BEN, game.seats.seats[ANNA]))


@forgery("the nonce of the honest player left out although it was accepted", "nonce")
def _(game: Game) -> Game:
    return better_game(seats=with_seat(game, ANNA, person("Anna", left_out=True)))


@forgery("the share of the honest player replaced", "setup")
def _(game: Game) -> Game:
    return better_game(seats=with_seat(game, ANNA, person("the operator")))


@forgery("a person who becomes a bot", "setup")
def _(game: Game) -> Game:
    return better_game(seats=with_seat(game, BEN, SeatShare("bot")))


@forgery("a revealed nonce taken back afterwards", "seen")
def _(game: Game) -> Game:
    return better_game(seats=with_seat(game, BEN, person("Ben", left_out=True)))


# the secret


@forgery("another secret", "commitment")
def _(game: Game) -> Lines:
    record = better_game(secret=bytes_of("other")).record()
    record[0]["meta"]["dice"]["commitment"] = game.seats.commitment
    return record


@forgery("another secret and its commitment", "kept")
def _(_game: Game) -> Game:
    return better_game(secret=bytes_of("other"))


# the setup


@forgery("another first player", "first")
def _(game: Game) -> Game:
    return replace(game, setup=replace(game.setup, first=(game.setup.first + 1) % 3))


@forgery("a first player chosen after the reveal and called agreed on", "setup")
def _(game: Game) -> Game:
    return better_game(first=(game.setup.first + 1) % 3)


@forgery("no first player in the header", "first")
def _(game: Game) -> Lines:
    record = game.record()
    del record[0]["first"]
    return record


@forgery("names swapped", "rolls")
def _(game: Game) -> Game:
    return replace(game, setup=replace(game.setup, players=("Ben", "Anna", "normal")))


@forgery("names swapped, and dice that fit", "setup")
def _(_game: Game) -> Game:
    return better_game(setup=replace(SETUP, players=("Ben", "Anna", "normal")))


@forgery("another option", "rolls")
def _(game: Game) -> Game:
    return replace(game, setup=replace(game.setup, options=Options(returned_highest="turned")))


@forgery("another edition", "rolls")
def _(game: Game) -> Game:
    return replace(game, setup=replace(game.setup, edition="specialists"))


# the moves


@forgery("another roll", "rolls")
def _(game: Game) -> Game:
    lines = [dict(line) for line in game.lines]
    dice = lines[0]["dice"]
    lines[0]["dice"] = ("2" if dice[0] == "1" else "1") + dice[1:]
    return replace(game, lines=lines)


@forgery("two rolls swapped", "rolls")
def _(game: Game) -> Game:
    lines = [dict(line) for line in game.lines]
    lines[0]["dice"], lines[7]["dice"] = lines[7]["dice"], lines[0]["dice"]
    return replace(game, lines=lines)


@forgery("a changed roll that is called typed in", "seen")
def _(game: Game) -> Game:
    lines = [dict(line) for line in game.lines]
    lines[-2] |= {"dice": "wwwwwwww", "meta": {"dice": "typed"}}
    lines[-1]["face"] = "w"
    return replace(game, lines=lines)


@forgery("a decision replaced", "seen")
def _(game: Game) -> Game:
    return replace(game, lines=[*game.lines[:-1], {"do": "keep", "face": "1"}])


@forgery("another game with the same dice", "seen")
def _(_game: Game) -> Game:
    def last(state: State) -> PlayerMove:
        return legal_moves(state)[-1]

    return better_game(choose=last)


@forgery("a whole turn removed", "rolls")
def _(game: Game) -> Game:
    return replace(game, lines=game.lines[7:])


@forgery("a line removed", "moves", "seen")
def _(game: Game) -> Game:
    return replace(game, lines=[*game.lines[:1], *game.lines[2:]])


@forgery("a line added", "moves", "seen")
def _(game: Game) -> Game:
    return replace(game, lines=[*game.lines[:2], {"do": "stop"}, *game.lines[2:]])


@forgery("moves added at the end, with the dice that are due", "seen")
def _(_game: Game) -> Game:
    return better_game(moves=SHORT + 2)


@forgery("two lines swapped", "moves", "seen")
def _(game: Game) -> Game:
    lines = list(game.lines)
    lines[1], lines[2] = lines[2], lines[1]
    return replace(game, lines=lines)


# the end


@forgery("an end cut off and called given up", "seen")
def _(game: Game) -> Game:
    return replace(game, lines=game.lines[:-2])


@forgery("an end cut off", "cut_off", "digest")
def _(game: Game) -> Lines:
    return game.record()[:-2]


@forgery("an end cut off, with a digest that fits", "cut_off")
def _(game: Game) -> Game:
    return replace(game, lines=game.lines[:-2], given_up=False)


@forgery("a bare header", "cut_off", "digest")
def _(game: Game) -> Lines:
    return game.record()[:1]


# the method


@forgery("a proof of the older method", "setup")
def _(game: Game) -> Lines:
    nonces = NonceList(game.seats.commitment, game.seats.nonces)
    dice = nonces.dice(game.secret, game.setup)
    setup = replace(game.setup, first=dice.draw_first(3))
    record = replace(game, setup=setup, lines=play_on(new_game(setup), dice)).record()
    record[0]["meta"]["dice"] = {**nonces.to_json(), "secret": game.secret.hex()}
    return record


@forgery("no proof at all", "setup")
def _(game: Game) -> Lines:
    record = game.record()
    del record[0]["meta"]
    return record


@forgery("a key that does not belong into the proof", "proof")
def _(game: Game) -> Lines:
    record = game.record()
    record[0]["meta"]["dice"]["note"] = "honest"
    return record


@forgery("a first player that is called drawn as in the older method", "proof")
def _(game: Game) -> Lines:
    record = game.record()
    record[0]["meta"]["dice"]["first"] = "drawn"
    return record


def honest() -> Iterator[Cheat]:
    """Records in which no check may fail."""
    whole, short = Game.played(), Game.played(moves=SHORT)
    left_out = Game.played(
        seats=(SEATS[ANNA], person("Ben", left_out=True), SEATS[BOT]), moves=SHORT
    )
    named = replace(SETUP, players=("Zoë", 'say "hi"', "李 🎲"))
    names = Game.played(setup=named, moves=SHORT)
    agreed = Game.played(moves=SHORT, first=ANNA)
    part = short.seen()
    part.lines, part.digest, part.ended = part.lines[:4], None, False
    for name, game, seen in (
        ("a finished game", whole, whole.seen()),
        ("a game that was given up", short, short.seen()),
        ("somebody else was left out", left_out, left_out.seen()),
        ("names of every kind", names, names.seen()),
        ("a device that left early", short, part),
        ("who begins was agreed on", agreed, agreed.seen()),
    ):
        yield Cheat(f"honest: {name}", game.record(), seen, verdict="verified")
    late = Game.played(seats=(person("Anna", left_out=True), *SEATS[BEN:]), moves=SHORT)
    name = "the nonce of the honest player, called too late"
    yield Cheat(name, late.record(), late.seen(late=True), verdict="unproven")
    ignored = Game.played(seats=(SeatShare("human"), *SEATS[BEN:]), moves=SHORT)
    name = "the commitment of the honest player, called too late"
    yield Cheat(name, ignored.record(), ignored.seen(late=True), verdict="unproven")


def cheats() -> Iterator[Cheat]:
    """Honest records, then every forgery of a short game, then those of a finished one."""
    yield from honest()
    short = Game.played(moves=SHORT)
    for name, finding, forge in FORGERIES:
        forged = forge(short)
        record = forged.record() if isinstance(forged, Game) else forged
        yield Cheat(name, record, short.seen(), finding, rules=finding == ["cut_off"])
    agreed = Game.played(moves=SHORT, first=ANNA)
    other = replace(agreed, setup=replace(agreed.setup, first=BEN))
    name = "another first player than agreed on"
    yield Cheat(name, other.record(), agreed.seen(), ["first"])
    drawn = better_game()
    name = "a first player drawn although another one was agreed on"
    yield Cheat(name, drawn.record(), agreed.seen(), ["setup"])
    whole = Game.played()
    yield Cheat("a decision replaced at the end", other_end(whole), whole.seen(), ["digest"])
    bare = whole.record()
    del bare[0]["meta"]["dice"]["digest"]
    yield Cheat("a finished game without a digest", bare, whole.seen(), ["digest"])
    claimed = replace(whole, given_up=True).record()
    yield Cheat("a finished game called given up", claimed, whole.seen(), ["proof"], rules=True)


def other_end(game: Game) -> Lines:
    """The record with the last decision replaced that still leads to a legal, finished game."""
    for number in reversed(range(1, len(game.lines))):
        for face in FACES:
            record = game.record()
            if record[number]["do"] != "keep" or record[number]["face"] == face:
                continue
            record[number]["face"] = face
            report = verify(map(json.dumps, record))
            if report.broken is None and report.finished:
                return record
    raise AssertionError("every other decision leads elsewhere")
