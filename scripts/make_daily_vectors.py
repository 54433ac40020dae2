"""Write the vectors of the dice of the day, method `daily-1`.

Run it after changing a case, never to make a test pass. Every value comes from the second
implementation in the tests (`fair_twin.py`), which shares no code with the package.
"""

from __future__ import annotations

import json
import sys
from hashlib import sha256
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "scripts")]

from cheats.daily import DailyGame  # noqa: E402
from heckmeck.rules import strict_json  # noqa: E402
from tests.dice import fair_twin as twin  # noqa: E402

FOLDER = ROOT / "vectors" / "dice"
DAYS = {"2026-11-16": "specialists", "2026-11-17": "original", "2026-11-18": "specialists"}
PLACES = [
    (1, 1, 8, None),
    (1, 1, 3, None),  # the same numbers, fewer dice
    (1, 2, 5, None),
    (2, 1, 8, "111www"),
    (2, 1, 4, "111www"),  # the golden die shows the same
    (17, 3, 1, None),
    (40, 9, 0, "111www"),
]
ODD_NAMES = ['say "hi" \\', "Zoë", "李 🎲", "tab\tand\u2028end"]


def header(day: str, secret: str, players: list[str]) -> dict[str, Any]:
    dice = {"method": "daily-1", "day": day, "commitment": twin.chain_before(secret, 2)}
    meta = {"dice": {**dice, "secret": secret}}
    return {"heckmeck": 1, "edition": DAYS[day], "players": players, "first": 0, "meta": meta}


def case(day: str, secret: str, players: list[str]) -> dict[str, Any]:
    rolls = []
    for turn, number, white, golden_faces in (*PLACES, skipping(day, secret)):
        message = f"heckmeck-daily-1:{day}:{turn}:{number}:0"
        dice, golden = twin.daily_roll(secret, day, turn, number, white, golden_faces)
        rolls.append(
            {
                "turn": turn,
                "roll": number,
                "white": white,
                "golden_faces": golden_faces,
                "message": message,
                "block": twin.block_hex(secret, message),
                "dice": dice,
                "golden": golden,
            }
        )
    made = header(day, secret, players)
    text = twin.daily_start_text(made)
    return {"header": made, "start_text": text, "start": twin.sha256_text(text), "rolls": rolls}


def skipping(day: str, secret: str) -> tuple[int, int, int, None]:
    """The first roll of a turn in which one of the first eight bytes is skipped."""
    for turn in range(1, 1000):
        block = twin.block_hex(secret, f"heckmeck-daily-1:{day}:{turn}:1:0")
        if max(bytes.fromhex(block)[:8]) >= 252:
            return turn, 1, 8, None
    raise AssertionError("no byte is ever skipped")


def text() -> str:
    """The content of `daily.json`: three days of one chain."""
    last = sha256(b"vectors: the last secret of a chain").hexdigest()
    secrets = [twin.chain_before(last, steps) for steps in (2, 1, 0)]
    names = [["Anna", "B", "C", "D"], ["Ben", "B", "C", "D"], ODD_NAMES]
    made = zip(DAYS, secrets, names, strict=True)
    document = {"method": "daily-1", "cases": [case(*each) for each in made]}
    return json.dumps(document, indent=1, ensure_ascii=False) + "\n"


def main() -> None:
    (FOLDER / "daily.json").write_text(text(), "utf-8")
    record = DailyGame.played(moves=None).record()
    lines = "".join(strict_json.dumps(line) + "\n" for line in record)
    (FOLDER / "daily.heck").write_text(lines, "utf-8")


if __name__ == "__main__":
    main()
