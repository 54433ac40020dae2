"""`heckmeck move-store`: a server's games from a data folder to PostgreSQL, or back."""

import click

from heckmeck.cli.errors import exit_on_error
from heckmeck.cli.language import language_option
from heckmeck.cli.options import require_text
from heckmeck.cli.output.copy_progress import copy_progress


@click.command("move-store")
@click.argument("source", callback=require_text)
@click.argument("target", callback=require_text)
@click.option(
    "--keep",
    is_flag=True,
    help="Only copy: the source stays as it is, and servers may be using it meanwhile.",
)
@language_option
def command(source: str, target: str, keep: bool) -> None:
    """Move everything of a game server to another kind of store.

    One of SOURCE and TARGET is a data directory, the other the address of a PostgreSQL database,
    such as postgresql://games@db/heckmeck. Keep its password in ~/.pgpass or PGPASSWORD: other
    users of this machine see what is typed here.

    All servers must be stopped. The target must be empty, or its games must have moved away. It
    gets everything or nothing, and is compared with the source. Afterwards no server starts on the
    source any more. If the command is killed, run it again.

    With --keep, copy a database to a directory to use `heckmeck check`, `heckmeck backup` or
    `heckmeck export` there.
    """
    from heckmeck.server.store.moving.move import move

    with exit_on_error(), copy_progress("Copying" if keep else "Moving") as progress:
        moved = move(source, target, keep=keep, progress=progress)
    if moved.rows is None:
        click.echo(f"Everything was in {moved.target} already. The games continue there.")
    elif keep:
        click.echo(f"Copied {moved.rows:,} rows to {moved.target}.")
    else:
        click.echo(f"Moved {moved.rows:,} rows to {moved.target}. The games continue there.")
