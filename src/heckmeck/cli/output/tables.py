"""Tables of figures."""

import sys
from typing import TYPE_CHECKING

from heckmeck.cli.language import translate

if TYPE_CHECKING:
    from rich.table import Table


def figures_table(*headings: str, names: int = 1) -> "Table":
    """A table with these messages as headings: first names, then numbers, which are never cut."""
    from rich.box import SIMPLE_HEAD
    from rich.table import Table

    table = Table(box=SIMPLE_HEAD)
    for place, key in enumerate(headings):
        heading = translate(key) if key else ""
        if place < names:
            table.add_column(heading, overflow="fold")
        else:
            table.add_column(heading, justify="right", no_wrap=True)
    return table


def print_tables(*tables: "Table") -> None:
    from rich.console import Console

    console = Console(width=None if sys.stdout.isatty() else 200)  # a file has no width to fit
    for table in tables:
        console.print(table)
