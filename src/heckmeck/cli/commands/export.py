"""`heckmeck export`: everything of a server in one file."""

from pathlib import Path

import click

from heckmeck.cli.errors import exit_on_error
from heckmeck.cli.language import language_option
from heckmeck.cli.options import chosen_folder, data_option
from heckmeck.cli.output.copy_progress import copy_progress


@click.command
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
@data_option
@click.option("--force", is_flag=True, help="Replace the file if it exists.")
@language_option
def command(file: Path, data: Path | None, force: bool) -> None:
    """Export everything of a game server to one file.

    FILE is compressed JSON Lines, with one line per identity, device, table and log entry. The
    server may be running. The file contains the dice secrets of running games and of all coming
    daily challenges, so only you can read it.
    """
    from heckmeck.server.store.transfer import export

    with exit_on_error(), copy_progress("Exporting") as progress:
        rows = export(chosen_folder(data), file, overwrite=force, progress=progress)
    click.echo(f"Exported {rows:,} rows to {file}.")
