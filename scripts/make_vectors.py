"""Write the golden records of `vectors/records`. Run it after changing a story, never to make a
test pass.

A story is written in the small language of `tell`. Its expected final position comes from the
independent implementation of the rules in the tests (`twin.py`), not from the engine. Every story
carries claims that were worked out by hand from the rules; if the twin disagrees with one of them,
nothing is written.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from itertools import combinations_with_replacement
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from stories import STORIES, Story  # noqa: E402
from tests.rules import twin  # noqa: E402

RECORDS = ROOT / "vectors" / "records"


def dice_worth(total: int) -> str:
    """Dice with a worm and this total: as few different faces as possible, then as few dice."""
    found = [
        "".join(faces)
        for count in range(1, 9)
        for faces in combinations_with_replacement(twin.FACES, count)
        if twin.points(list(faces)) == total and "w" in faces
    ]
    return min(found, key=lambda dice: (len(set(dice)), len(dice)))


def buy(total: int) -> Iterator[str]:
    """Roll and keep face by face until the total is reached, then stop."""
    wanted = dice_worth(total)
    spare = next(face for face in twin.FACES if face not in wanted)
    left = 8
    for face in sorted(set(wanted)):
        count = wanted.count(face)
        yield "roll " + face * count + spare * (left - count)
        yield "keep " + face
        left -= count
    yield "stop"


def tell(word: str) -> Iterator[twin.Line]:
    """Lines of a record from a phrase: `buy 25`, `highest` (eight worms), `lose` (stop with
    too little), `ones` (lose, with two ones set aside), or a single line: `roll 1234512w+w`,
    `reroll 12`, `keep w`, `stop`, `lower`, `fail`, `rob 2`, `return hen`."""
    do, _, what = word.partition(" ")
    if do == "buy":
        phrases = list(buy(int(what)))
    elif do == "highest":
        phrases = ["roll wwwwwwww", "keep w", "stop"]
    elif do == "lose":
        phrases = ["roll 23333333", "keep 2", "stop"]
    elif do == "ones":
        phrases = ["roll 11333333", "keep 1", "stop"]
    else:
        yield line(do, what)
        return
    for phrase in phrases:
        yield from tell(phrase)


def line(do: str, what: str) -> twin.Line:
    match do:
        case "roll" | "reroll":
            white, _, golden = what.partition("+")
            dice = {"do": do, "dice": "".join(sorted(white))}
            return {**dice, "golden": golden} if golden else dice
        case "keep":
            return {"do": "keep", "face": what}
        case "lower":
            return {"do": "stop", "take": "lower"}
        case "rob":
            return {"do": "rob", "player": int(what)}
        case "return":
            return {"do": "return", "specialist": what}
    return {"do": do}


def play(story: Story) -> tuple[list[twin.Line], dict[str, Any]]:
    header = {
        "heckmeck": 1,
        "edition": story.edition,
        "players": ["Anna", "Ben", "Clara", "David"][: story.players],
        "first": story.first,
        "options": story.options,
        "meta": {"about": story.about},
    }
    if not story.options:
        del header["options"]
    game = twin.start(header)
    lines = [header]
    for phrase in story.phrases:
        for each in tell(phrase):
            try:
                twin.play(game, each)
            except twin.Refused:
                where = f"{story.name}, line {len(lines) + 1} ({phrase})"
                sys.exit(f"{where}: {each} is not one of {twin.legal(game)}")
            lines.append(each)
    return lines, twin.position(game)


def claimed(position: dict[str, Any]) -> dict[str, Any]:
    """The values of a position that stories make claims about."""
    return {
        "stacks": [player["stack"] for player in position["players"]],
        "holding": [player["specialist"] for player in position["players"]],
        "bratworms": [player["bratworms"] for player in position["players"]],
        "worms": [player["worms"] for player in position["players"]],
        "standing": {
            place["specialist"]: place["tile"]
            for place in position["grill"]
            if place["specialist"] is not None
        },
        "up": [place["tile"] for place in position["grill"] if place["up"]],
        "down": [place["tile"] for place in position["grill"] if not place["up"]],
        **{key: position[key] for key in ("phase", "player", "turn", "total", "aside", "supply")},
        **{key: position[key] for key in ("removed", "winners", "legal", "golden", "weasel_used")},
    }


def files() -> Iterator[tuple[str, str]]:
    """Name and text of every file."""
    for story in STORIES:
        lines, final = play(story)
        found = claimed(final)
        for key, value in story.claims.items():
            if found[key] != value:
                sys.exit(f"{story.name}: {key} is {found[key]}, claimed was {value}")
        yield f"{story.name}.heck", "".join(json.dumps(each) + "\n" for each in lines)
        expected = {"about": story.about, "rows": story.rows.split(), "final": final}
        yield f"{story.name}.json", json.dumps(expected, indent=1) + "\n"


def main() -> None:
    RECORDS.mkdir(parents=True, exist_ok=True)
    written = dict(files())
    for path in RECORDS.iterdir():
        if path.name not in written:
            path.unlink()
    for name, text in written.items():
        (RECORDS / name).write_text(text, encoding="utf-8")
    print(f"{len(written) // 2} records in {RECORDS.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
