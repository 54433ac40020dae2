"""`heckmeck backup`: a copy of a server's database."""

from pathlib import Path
from time import monotonic

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
    """Back up a game server, also while it is running.

    FILE gets a copy of its database. The backup shows one moment, and games go on meanwhile. It
    contains the dice secrets of running games, so only you can read it.
    """
    from heckmeck.server.store.backup import back_up

    began = monotonic()
    with exit_on_error(), copy_progress("Copying") as progress:
        back_up(chosen_folder(data), file, overwrite=force, progress=progress)
    size = file.stat().st_size / 1e6
    click.echo(f"Saved {size:,.1f} MB to {file} in {monotonic() - began:,.1f} s.")
