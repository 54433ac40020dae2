"""`heckmeck serve`: the game server."""

import os
import sys
from pathlib import Path

import click

from heckmeck.cli.complain import complain
from heckmeck.cli.refused import why
from heckmeck.cli.say import say
from heckmeck.cli.spoken import Folder, SpokenCommand, Whole

PORT = 8421


def data_folder() -> Path:
    """Where a person's tables are kept unless told otherwise."""
    if sys.platform in ("darwin", "win32"):
        return Path(click.get_app_dir("heckmeck"))
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(base) / "heckmeck"


@click.command(cls=SpokenCommand, help="help-serve")
@click.option("--host", default="127.0.0.1", show_default=True, help="help-host")
@click.option(
    "--port",
    default=PORT,
    show_default=True,
    type=Whole(0, 65535),
    help="help-port",
)
@click.option(
    "--data",
    type=Folder(),
    help="help-data",
)
@click.option("--no-browser", is_flag=True, help="help-no-browser")
@click.option("--behind-proxy", is_flag=True, help="help-behind-proxy")
@click.option("--limit", "limits", multiple=True, metavar="meta-limit", help="help-limit")
def command(
    host: str,
    port: int,
    data: Path | None,
    no_browser: bool,
    behind_proxy: bool,
    limits: tuple[str, ...],
) -> None:
    """Run the game server, until Ctrl-C."""
    from heckmeck.rules import HeckmeckError
    from heckmeck.server.config import Limits
    from heckmeck.server.run import Address, bind, open_browser, serve

    try:
        allowed = Limits().changed(limits)
        listening = click.get_current_context().with_resource(bind(host, port))
        address = Address(host, listening.getsockname()[1])

        def ready() -> None:
            _announce(address.url, only_here=address.loopback)
            if not no_browser and sys.stdout.isatty():
                open_browser(address.url)

        serve(listening, data or data_folder(), allowed, behind_proxy=behind_proxy, ready=ready)
    except HeckmeckError as error:
        complain(why(error))
    click.echo(say("serve-stopped"))


def _announce(url: str, only_here: bool) -> None:
    click.echo(say("serve-at", url=url))
    if only_here:
        click.echo(say("serve-only-here"))
    else:
        import segno

        click.echo(say("serve-phones"))
        segno.make(url, error="l").terminal(compact=True)
    sys.stdout.flush()
