"""Write the vectors of the fair dice, method `hmac-sha256-2`.

Run it after changing a case, never to make a test pass.

Every value comes from the second implementation of the method in the tests (`fair_twin.py`), which
shares no code with the package. Only the moves of the whole games are made by the package.
"""

from __future__ import annotations

import json
import sys
from hashlib import sha256
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from heckmeck.dice import FairDice  # noqa: E402
from heckmeck.rules import read_header, strict_json  # noqa: E402
from tests.dice import fair_twin as twin  # noqa: E402
from tests.dice.dice_games import played_game  # noqa: E402

FOLDER = ROOT / "vectors" / "dice"
METHOD = "hmac-sha256-2"
ROLLS = [
    (0, 8, None),
    (1, 5, None),
    (2, 8, "111www"),
    (3, 8, "12345w"),
    (14, 1, None),
    (79, 40, None),
]
LINES: list[dict[str, Any]] = [
    {"do": "roll", "dice": "w4441235"},
    {"do": "keep", "face": "4"},
    {"do": "roll", "dice": "1w", "golden": "w"},
    {"do": "roll", "dice": "w1235", "meta": {"dice": "typed"}},
    {"do": "reroll", "dice": "5w321"},
    {"do": "stop"},
    {"do": "stop", "take": "lower", "meta": {"dice": "typed"}},
    {"do": "fail"},
    {"do": "rob", "player": 2},
    {"do": "return", "specialist": "hen"},
]


def bytes_of(name: str) -> str:
    """32 bytes that look random, in hex."""
    return sha256(f"vectors:{name}".encode()).hexdigest()


def person(nonce: str, *, late: bool = False) -> dict[str, Any]:
    hashed = sha256(bytes.fromhex(nonce)).hexdigest()
    return {"kind": "human", "commitment": hashed, "nonce": None if late else nonce}


BOT = {"kind": "bot"}
SILENT = {"kind": "human"}  # a client that sent no commitment


def header(
    name: str,
    players: list[str],
    seats: list[dict[str, Any]],
    edition: str,
    options: dict[str, str],
    first: int | None = None,
) -> dict[str, Any]:
    secret = bytes_of(f"{name}: secret")
    committed = twin.commitment(secret)
    dice: dict[str, Any] = {"method": METHOD, "commitment": committed, "seats": seats}
    if first is not None:
        dice["first"] = first
    made: dict[str, Any] = {
        "heckmeck": 1,
        "edition": edition,
        "players": players,
        "first": 0,
        "options": options,
        "meta": {"dice": dice},
    }
    if not options:
        del made["options"]
    drawn = twin.draw(secret, twin.prefix2(made), "first", len(players), 1)[0]
    made["first"] = drawn if first is None else first
    dice["secret"] = secret
    return made


def case(name: str, made: dict[str, Any]) -> dict[str, Any]:
    secret = made["meta"]["dice"]["secret"]
    prefix = twin.prefix2(made)
    rolls = []
    for number, white, golden_faces in (*ROLLS, (skipping_roll(secret, prefix), 8, None)):
        text = twin.message(prefix, str(number), 0)
        many = white + (golden_faces is not None)
        dice, golden = twin.roll(secret, prefix, number, white, golden_faces)
        rolls.append(
            {
                "number": number,
                "white": white,
                "golden_faces": golden_faces,
                "message": text,
                "block": twin.block_hex(secret, text),
                "numbers": "".join(map(str, twin.draw(secret, prefix, str(number), 6, many))),
                "dice": dice,
                "golden": golden,
            }
        )
    digest = start = twin.start_digest(made)
    lines = []
    for line in LINES:
        text = twin.line_text(line)
        digest = twin.sha256_text(f"{digest}:{text}")
        lines.append({"line": line, "text": text, "digest": digest})
    return {
        "name": name,
        "header": made,
        "setup_text": twin.setup_text(made),
        "setup": twin.sha256_text(twin.setup_text(made)),
        "nonces": twin.nonces_text(made),
        "rolls": rolls,
        "start": start,
        "lines": lines,
    }


def skipping_roll(secret: str, prefix: str) -> int:
    """The first roll in which one of the first eight bytes is skipped."""

    def first_bytes(number: int) -> bytes:
        block = twin.block_hex(secret, twin.message(prefix, str(number), 0))
        return bytes.fromhex(block)[:8]

    return next(number for number in range(10**6) if max(first_bytes(number)) >= 252)


def cases() -> list[dict[str, Any]]:
    a, b, c = (bytes_of(f"nonce {letter}") for letter in "abc")
    odd = ["Zoë", 'say "hi" \\', "李 🎲", "tab\tand\u2028end", "\x7f¼ Ω", "e\u0301"]
    agreed = header("agreed first", ["Anna", "Ben"], [person(a), person(b)], "original", {}, 1)
    made = {
        "two people": (["Anna", "Ben"], [person(a), person(b)], "original", {}),
        "the same nonces at the other seats": (
            ["Anna", "Ben"],
            [person(b), person(a)],
            "original",
            {},
        ),
        "two people and a bot": (
            ["Anna", "Ben", "normal"],
            [person(a), person(b), BOT],
            "specialists",
            {},
        ),
        "one of three is left out": (
            ["Anna", "Ben", "Cleo"],
            [person(a), person(b, late=True), person(c)],
            "original",
            {},
        ),
        "a person whose client sent nothing": (
            ["Anna", "Ben"],
            [person(a), SILENT],
            "original",
            {},
        ),
        "every option": (
            ["Anna", "Ben"],
            [person(a), person(b)],
            "specialists",
            {"steal": "optional", "returned_highest": "turned", "golden_die": "standard"},
        ),
        "names of every kind": (
            odd,
            [person(a), BOT, SILENT, BOT, person(b, late=True), BOT],
            "specialists",
            {},
        ),
        "seven seats": (
            list("ABCDEFG"),
            [person(bytes_of(f"nonce {number}")) for number in range(7)],
            "original",
            {},
        ),
        "bots only": (["cautious", "bold"], [BOT, BOT], "original", {}),
    }
    found = [
        case(name, header(name, players, seats, edition, options))
        for name, (players, seats, edition, options) in made.items()
    ]
    return [*found, case("who begins was agreed on", agreed)]


def game(
    name: str,
    players: list[str],
    seats: list[dict[str, Any]],
    edition: str,
    options: dict[str, str],
    moves: int | None = None,
    first: int | None = None,
) -> None:
    """Write a whole game, or the first moves of one that was given up."""
    tries = (
        header(f"{name} {number}", players, seats, edition, options, first) for number in range(200)
    )
    made, lines = min(((each, play(each)) for each in tries), key=lambda game: len(game[1]))
    lines = lines[:moves]
    digest = twin.start_digest(made)
    for line in lines:
        digest = twin.sha256_text(f"{digest}:{twin.line_text(line)}")
    proof = made["meta"]["dice"]
    proof["digest"] = digest
    if moves is not None:
        proof["given_up"] = True
    text = "".join(strict_json.dumps(line) + "\n" for line in (made, *lines))
    (FOLDER / f"{name}.heck").write_text(text, "utf-8")


def play(made: dict[str, Any]) -> list[dict[str, Any]]:
    """The lines of a game with this header."""
    setup, meta = read_header(made)
    dice = FairDice(bytes.fromhex(meta["dice"]["secret"]), twin.prefix2(made))
    return [json.loads(line) for line in list(played_game(setup, dice, 1).lines())[1:]]


def main() -> None:
    a, b, c = (bytes_of(f"nonce {letter}") for letter in "abc")
    document = {"method": METHOD, "cases": cases()}
    text = json.dumps(document, indent=1, ensure_ascii=False) + "\n"
    (FOLDER / "fair-2.json").write_text(text, "utf-8")
    people = [person(a), person(b), BOT]
    game("fair-2-original", ["Anna", "Ben", "normal"], people, "original", {})
    left_out = [person(a), person(b, late=True), person(c)]
    names = ["Anna", 'Ben "Bo" Ö', "Cleo"]
    options = {"steal": "optional", "golden_die": "standard"}
    game("fair-2-left-out", names, left_out, "specialists", options)
    game("fair-2-given-up", ["Anna", "Ben"], people[:2], "specialists", {}, moves=40)
    game("fair-2-host-begins", ["Anna", "normal"], [person(a), BOT], "original", {}, first=0)


if __name__ == "__main__":
    main()
