"""`heckmeck check`: is everything in a data folder as it should be?"""

from pathlib import Path
from time import monotonic

import click

from heckmeck.cli.errors import exit_on_error
from heckmeck.cli.language import language_option
from heckmeck.cli.options import chosen_folder, data_option
from heckmeck.cli.output.copy_progress import copy_progress


@click.command
@data_option
@click.option(
    "--repair",
    is_flag=True,
    help="Write indexes again that do not agree with their log. The server must be stopped.",
)
@language_option
@click.pass_context
def command(ctx: click.Context, data: Path | None, repair: bool) -> None:
    """Check the database of a game server.

    Every page of the file is checked, every table is replayed from its log, the dice of every
    finished game are verified, and the indexes are compared with the logs. The server may be
    running.

    \b
    Exit status:
      0  there is no problem, or all were repaired
      1  there are problems, one per line
      2  the database cannot be opened
    """
    from heckmeck.server.tables.audit import audit

    began = monotonic()
    with exit_on_error(), copy_progress("Checking") as progress:
        done = audit(chosen_folder(data), click.echo, repair=repair, progress=progress)
    click.echo(
        f"Checked in {monotonic() - began:,.1f} s. Tables: {done.tables:,}. "
        f"Log entries: {done.entries:,}. Finished games: {done.verified:,} verified, "
        f"{done.unproven:,} without proof. Repaired: {done.repaired:,}. "
        f"Problems: {done.problems:,}."
    )
    ctx.exit(1 if done.problems else 0)
