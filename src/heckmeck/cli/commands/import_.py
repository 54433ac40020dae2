"""`heckmeck import`: everything of a server from one file."""

from pathlib import Path

import click

from heckmeck.cli.errors import exit_on_error
from heckmeck.cli.language import language_option
from heckmeck.cli.options import chosen_folder, data_option
from heckmeck.cli.output.copy_progress import copy_progress


@click.command("import")
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@data_option
@language_option
def command(file: Path, data: Path | None) -> None:
    """Import everything of a game server from one file.

    FILE is what `heckmeck export` wrote. The data directory must be empty. If anything is wrong
    with the file, nothing is imported.
    """
    from heckmeck.server.store.transfer import import_

    folder = chosen_folder(data)
    with exit_on_error(), copy_progress("Importing") as progress:
        rows = import_(file, folder, progress=progress)
    click.echo(f"Imported {rows:,} rows to {folder}. The games continue when the server starts.")
