"""`heckmeck restore`: make a backup the database of a server."""

from pathlib import Path

import click

from heckmeck.cli.errors import exit_on_error
from heckmeck.cli.language import language_option
from heckmeck.cli.options import chosen_folder, data_option
from heckmeck.cli.output.copy_progress import copy_progress


@click.command
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@data_option
@click.option("--force", is_flag=True, help="Replace a database that is there. It is kept.")
@language_option
def command(file: Path, data: Path | None, force: bool) -> None:
    """Restore a game server from a backup.

    FILE is what `heckmeck backup` wrote. No server may be using the data directory.
    """
    from heckmeck.server.store.backup import restore

    folder = chosen_folder(data)
    with exit_on_error(), copy_progress("Copying") as progress:
        replaced = restore(file, folder, overwrite=force, progress=progress)
    if replaced is not None:
        click.echo(f"The old database is kept as {replaced}.")
    click.echo(f"Restored {file} to {folder}. The games continue when the server starts.")
