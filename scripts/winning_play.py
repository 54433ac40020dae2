"""Count how the champion plays, and write the page "What winning play looks like".

    python scripts/winning_play.py            # counts, chooses positions, writes the page
    python scripts/winning_play.py --page     # only the page and its pictures, from the counts
    python scripts/winning_play.py --tables original-2,specialists-4    # counts only these

The counts are in docs/figures/winning-play.json, the positions in docs/examples/winning-play. What
was counted with the same settings and the same models is not counted again, so that a count can be
stopped and continued, and tables can be added. A sentence of the page that the counts contradict is
left out, and named at the end.
"""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from time import process_time
from typing import Any

import click

from heckmeck.chances import training_notes
from heckmeck.files import write_atomically
from heckmeck.rules import EDITIONS

ROOT = Path(__file__).resolve().parent.parent
POSITIONS = ROOT / "docs" / "examples" / "winning-play"
FIGURES = ROOT / "docs" / "figures"
PAGE = ROOT / "docs" / "winning-play.md"
COUNTS = FIGURES / "winning-play.json"
# What the page says most about comes first.
TABLES = tuple(f"{edition}-{players}" for players in (2, 4, 3, 5, 6, 7) for edition in EDITIONS)
FORMAT = 2  # of the counts


def _tables(_context: click.Context, _option: click.Parameter, text: str | None) -> list[str]:
    names = text.split(",") if text else list(TABLES)
    if unknown := [name for name in names if name not in TABLES]:
        raise click.BadParameter(f"there is no {unknown[0]}; there are {', '.join(TABLES)}")
    return names


@click.command()
@click.option("--page", "only_page", is_flag=True, help="Only write the page, from the counts.")
@click.option("--turns", default=1000, show_default=True, help="Games for whole turns.")
@click.option("--choices", default=200, show_default=True, help="Games for single decisions.")
@click.option(
    "--out",
    type=click.IntRange(2),
    default=1000,
    show_default=True,
    help="Games that play out a position.",
)
@click.option("--seed", default=1, show_default=True, help="Seed of the dice.")
@click.option("--tables", callback=_tables, help="Count only these, such as original-2.")
def main(only_page: bool, turns: int, choices: int, out: int, seed: int, tables: list[str]) -> None:
    """Count how the champion plays, and write the page about it."""
    if not only_page:
        settings = {"turns": turns, "choices": choices, "out": out, "seed": seed}
        for so_far in count(settings, tables):
            save(so_far)
            print(f"{so_far['minutes']:.1f} minutes: {so_far['last']}", file=sys.stderr)
    counts = read_counts()
    if counts is None:
        raise click.ClickException(f"{COUNTS.name} is missing or of an older version; count first")
    from winning.examples import write_positions
    from winning.page import write_page

    examples = {
        name: next(each for each in _found(counts) if shown.items() <= each.items())
        for name, shown in counts["shown"].items()
    }
    write_positions(examples, POSITIONS)
    for name in write_page(counts, examples, PAGE, FIGURES):
        print(f"left out: {name}", file=sys.stderr)


def read_counts() -> dict[str, Any] | None:
    """The counts so far, unless they are of an older version."""
    if not COUNTS.exists():
        return None
    counts: dict[str, Any] = json.loads(COUNTS.read_text("utf-8"))
    return counts if counts.get("format") == FORMAT else None


def save(counts: dict[str, Any]) -> None:
    """Write the counts together with the positions that the page shows, all or nothing."""
    from winning.examples import select, still_holds

    examples = select([each for each in _found(counts) if still_holds(each)])
    # With the position, so that the page shows these and the tests know them.
    counts["shown"] = {
        name: {what: each[what] for what in ("kind", "champion", "margin", "position")}
        for name, each in examples.items()
    }
    write_atomically(COUNTS, (json.dumps(rounded(counts)) + "\n").encode())


def _found(counts: dict[str, Any]) -> list[dict[str, Any]]:
    return [each for some in counts["examples"].values() for each in some]


def count(settings: dict[str, int], names: list[str]) -> Iterator[dict[str, Any]]:
    """Everything that the page needs; more and more of it."""
    from heckmeck.odds import prepare
    from winning.choices import count_choices
    from winning.examples import SIMPLE, Candidates, checked
    from winning.specialists import count_specialists
    from winning.turns import Table
    from winning.whole_turns import count_turns

    prepare()
    turns, choices, out, seed = settings.values()
    found = _begun(settings)
    tables: dict[str, Any] = found["tables"]
    for edition, players in (name.split("-") for name in names):
        table = Table(EDITIONS[edition].name, int(players))
        of_table = tables.setdefault(table.name, {})
        if "whole" in of_table:
            continue  # the last part, so everything is there
        begin = process_time()
        if table.players in SIMPLE:
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
    models = {name: note.sha256 for name, note in training_notes().items()}
    before = read_counts()
    if before and before["settings"] == settings and before["models"] == models:
        return before
    return {
        "format": FORMAT, "settings": settings, "models": models, "minutes": 0.0,
        "tables": {}, "examples": {}, "shown": {},
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
