"""Count how the champion plays, and write the page "What winning play looks like".

    python scripts/winning_play.py            # counts, chooses positions, writes the page
    python scripts/winning_play.py --page     # only the page and its pictures, from the counts

The counts are in docs/figures/winning-play.json, the positions in docs/examples/winning-play. What
was counted with the same settings and the same models is not counted again. A sentence of the page
that the counts contradict is left out, and named at the end.
"""

import json
import sys
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from time import process_time
from typing import Any

import click

from heckmeck.chances import training_notes

ROOT = Path(__file__).resolve().parent.parent
POSITIONS = ROOT / "docs" / "examples" / "winning-play"
FIGURES = ROOT / "docs" / "figures"
PAGE = ROOT / "docs" / "winning-play.md"
PLAYERS = (2, 4, 3, 5, 6, 7)


COUNTS = FIGURES / "winning-play.json"


@click.command()
@click.option("--page", "only_page", is_flag=True, help="Only write the page, from the counts.")
@click.option("--turns", default=1000, show_default=True, help="Games for whole turns.")
@click.option("--choices", default=200, show_default=True, help="Games for single decisions.")
@click.option("--out", default=1000, show_default=True, help="Games that play out a position.")
@click.option("--seed", default=1, show_default=True, help="Seed of the dice.")
def main(only_page: bool, turns: int, choices: int, out: int, seed: int) -> None:
    """Count how the champion plays, and write the page about it."""
    if not only_page:
        settings = {"turns": turns, "choices": choices, "out": out, "seed": seed}
        for so_far in count(settings):
            COUNTS.write_text(json.dumps(rounded(so_far)) + "\n", "utf-8")
            print(f"{so_far['minutes']:.1f} minutes: {so_far['last']}", file=sys.stderr)
    from winning.examples import select, still_holds, write_positions
    from winning.page import write_page

    counts = json.loads(COUNTS.read_text("utf-8"))
    found = [each for some in counts["examples"].values() for each in some]
    examples = select([each for each in found if still_holds(each)])
    write_positions(examples, POSITIONS)
    # What the page says about the positions, for the tests.
    counts["shown"] = {
        name: {who: each[who] for who in ("kind", "champion", "margin")}
        for name, each in examples.items()
    }
    COUNTS.write_text(json.dumps(counts) + "\n", "utf-8")
    for name in write_page(counts, examples, PAGE, FIGURES):
        print(f"left out: {name}", file=sys.stderr)


def count(settings: dict[str, int]) -> Iterator[dict[str, Any]]:
    """Everything that the page needs; more and more of it."""
    from heckmeck.odds import prepare
    from heckmeck.rules import EDITIONS
    from winning.choices import count_choices
    from winning.examples import SIMPLE, Candidates, checked
    from winning.specialists import count_specialists
    from winning.turns import Table
    from winning.whole_turns import count_turns

    prepare()
    turns, choices, out, seed = settings.values()
    found = _begun(settings)
    tables: dict[str, Any] = found["tables"]
    for players, edition in product(PLAYERS, EDITIONS):
        table = Table(EDITIONS[edition].name, players)
        of_table = tables.setdefault(table.name, {})
        if "whole" in of_table:
            continue
        begin = process_time()
        if players in SIMPLE:
            candidates = Candidates()
            of_table["choices"] = count_choices(table, choices, seed, candidates.watch)
            found["examples"][table.name] = checked(candidates.best(), seed, out)
        if edition == "specialists":
            of_table["worth"] = count_specialists(table, turns, seed + 1)
        of_table["whole"] = count_turns(table, turns, seed)
        found["minutes"] += (process_time() - begin) / 60
        found["last"] = table.name
        yield found


def _begun(settings: dict[str, int]) -> dict[str, Any]:
    """What was counted before with the same settings and models, if anything."""
    models = {name: notes["sha256"] for name, notes in training_notes().items()}
    if COUNTS.exists():
        before: dict[str, Any] = json.loads(COUNTS.read_text("utf-8"))
        if before["settings"] == settings and before["models"] == models:
            return before
    return {
        "settings": settings, "models": models, "minutes": 0.0, "tables": {}, "examples": {},
    }  # fmt: skip


def rounded(value: Any) -> Any:
    """The same figures with at most five decimals."""
    if isinstance(value, float):
        return round(value, 5)
    if isinstance(value, dict):
        return {key: rounded(each) for key, each in value.items()}
    return [rounded(each) for each in value] if isinstance(value, list | tuple) else value


if __name__ == "__main__":
    main()
