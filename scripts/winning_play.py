"""Count how the champion plays, and write the page "What winning play looks like".

    python scripts/winning_play.py            # counts, chooses positions, writes the page
    python scripts/winning_play.py --page     # only the page and its pictures, from the counts
    python scripts/winning_play.py --tables original-2,specialists-4    # counts only these

The counts are in docs/figures/winning-play.json, the positions in docs/examples/winning-play. What
was counted with the same settings and the same models is kept in build/ and not counted again, so
that a count can be stopped and continued, and tables can be added. A sentence of the page that the
counts contradict is left out, and named at the end.
"""

import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from time import process_time
from typing import TYPE_CHECKING, Any

import click

from heckmeck.chances import training_notes
from heckmeck.cli.output.progress_bar import progress_bar
from heckmeck.files import write_atomically
from heckmeck.rules import EDITIONS

if TYPE_CHECKING:
    from heckmeck.arena.measuring.batches import Kind, Report

ROOT = Path(__file__).resolve().parent.parent
POSITIONS = ROOT / "docs" / "examples" / "winning-play"
FIGURES = ROOT / "docs" / "figures"
PAGE = ROOT / "docs" / "winning-play.md"
COUNTS = FIGURES / "winning-play.json"
SO_FAR = ROOT / "build" / "winning-play.json"  # with all candidates for positions
TABLES = tuple(f"{edition}-{players}" for edition in EDITIONS for players in range(2, 8))
FORMAT = 3  # of the counts

Counts = dict[str, Any]


def _tables(_context: click.Context, _option: click.Parameter, text: str | None) -> list[str]:
    names = text.split(",") if text else list(TABLES)
    if unknown := [name for name in names if name not in TABLES]:
        raise click.BadParameter(f"there is no {unknown[0]}; there are {', '.join(TABLES)}")
    return names


@click.command()
@click.option("--page", "only_page", is_flag=True, help="Only write the page, from the counts.")
@click.option("--turns", default=1000, show_default=True, help="Games for whole turns.")
@click.option("--choices", default=400, show_default=True, help="Games for single decisions.")
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
        save(count({"turns": turns, "choices": choices, "out": out, "seed": seed}, tables))
    counts = _read(COUNTS)
    if counts is None:
        raise click.ClickException(f"{COUNTS.name} is missing or of an older version; count first")
    from winning.examples import write_positions
    from winning.page import write_page

    write_positions(counts["shown"], POSITIONS)
    for name in write_page(counts, PAGE, FIGURES):
        print(f"left out: {name}", file=sys.stderr)


def count(settings: dict[str, int], names: list[str]) -> Counts:
    """Everything that the page needs, from these tables and those that were counted before."""
    from heckmeck.arena.measuring.batches import Kind
    from heckmeck.odds import prepare
    from winning.examples import INDIFFERENT, KINDS, choose

    prepare()
    found = _begun(settings)
    todo = [name for name in names if name not in found["tables"]]
    games = 2 * settings["turns"] + settings["choices"]
    with progress_bar() as progress:
        bar = progress.add_task("games", total=games * len(todo))
        for name in todo:
            edition, players = name.split("-")
            table = Kind(EDITIONS[edition].name, int(players))
            count_table(found, table, partial(progress.advance, bar))
            SO_FAR.parent.mkdir(exist_ok=True)
            write_atomically(SO_FAR, json.dumps(rounded(found)).encode())
        bar = progress.add_task("positions", total=len(KINDS | INDIFFERENT))
        candidates = [each for some in found["candidates"].values() for each in some]
        report = partial(progress.advance, bar)
        with _minutes(found):
            found["shown"] = choose(candidates, settings["seed"], settings["out"], report)
    return found


def count_table(found: Counts, table: "Kind", report: "Report") -> None:
    """Add the figures of one edition and number of players, and positions that may be shown."""
    from winning.choices import count_choices
    from winning.decisions import decisions
    from winning.examples import Candidates
    from winning.specialists import count_specialists
    from winning.whole_turns import count_turns

    turns, choices, _, seed = found["settings"].values()
    of_table: dict[str, Any] = {}
    candidates = Candidates()
    with _minutes(found):
        made = decisions(table, choices, seed, report)
        of_table["choices"] = count_choices(made, candidates.watch)
        of_table["whole"] = count_turns(table, turns, seed, report)
        if table.edition == "specialists":
            of_table["worth"] = count_specialists(table, turns, seed + 1, report)
        else:
            report(turns)
        found["candidates"][table.name] = candidates.best()
    found["tables"][table.name] = of_table


@contextmanager
def _minutes(found: Counts) -> Iterator[None]:
    """Add the CPU time to what was needed so far."""
    begin = process_time()
    yield
    found["minutes"] += (process_time() - begin) / 60


def _begun(settings: dict[str, int]) -> Counts:
    """What was counted before with the same settings and models, if anything."""
    models = {name: note.sha256 for name, note in training_notes().items()}
    before = _read(SO_FAR)
    if before and before["settings"] == settings and before["models"] == models:
        return before
    return {
        "format": FORMAT, "settings": settings, "models": models, "minutes": 0.0,
        "tables": {}, "candidates": {}, "shown": {},
    }  # fmt: skip


def _read(path: Path) -> Counts | None:
    """Counts, unless they are of an older version."""
    if not path.exists():
        return None
    counts: Counts = json.loads(path.read_text("utf-8"))
    return counts if counts.get("format") == FORMAT else None


def save(counts: Counts) -> None:
    """Write the counts together with the positions that the page shows, all or nothing."""
    some = {name: value for name, value in counts.items() if name != "candidates"}
    some["tables"] = {name: some["tables"][name] for name in TABLES if name in some["tables"]}
    write_atomically(COUNTS, (json.dumps(rounded(some), separators=(",", ":")) + "\n").encode())


def rounded(value: Any) -> Any:
    """The same figures with at most five decimals."""
    if isinstance(value, float):
        return round(value, 5)
    if isinstance(value, dict):
        return {key: rounded(each) for key, each in value.items()}
    return [rounded(each) for each in value] if isinstance(value, list | tuple) else value


if __name__ == "__main__":
    main()
