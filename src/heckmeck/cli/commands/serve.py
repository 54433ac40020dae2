"""`heckmeck serve`: the game server."""

import sys
from dataclasses import fields
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import click

from heckmeck.cli.errors import exit_on_error, usage_error
from heckmeck.cli.language import language_option, translate
from heckmeck.cli.numbers import WholeNumber
from heckmeck.cli.options import database_option
from heckmeck.user_data import data_folder

if TYPE_CHECKING:
    from heckmeck.server.config import Limits
    from heckmeck.server.logs import Format, Level

PORT = 8421


def _check_url(_: click.Context, option: click.Parameter, url: str | None) -> str | None:
    if url is None:
        return None
    try:
        parts = urlsplit(url)
        valid = parts.scheme in ("http", "https") and parts.hostname and parts.path in ("", "/")
        port = f":{parts.port}" if parts.port else ""
    except ValueError:
        valid = None
    if not valid or parts.query or parts.fragment or parts.username or not url.isascii():
        raise click.BadParameter(f"{url!r} is not the address of a server", param=option)
    host = f"[{parts.hostname}]" if ":" in str(parts.hostname) else parts.hostname
    return f"{parts.scheme}://{host}{port}/"


def _check_hosts(
    _: click.Context, option: click.Parameter, hosts: tuple[str, ...]
) -> tuple[str, ...]:
    from heckmeck.server.hosts import is_host_name

    for host in hosts:
        if not is_host_name(host):
            raise click.BadParameter(f"{host!r} is not a name", param=option)
    return hosts


def _check_proxies(
    _: click.Context, option: click.Parameter, proxies: tuple[str, ...]
) -> tuple[str, ...]:
    from heckmeck.server.net.addresses import Networks

    for proxy in proxies:
        try:
            Networks([proxy])
        except ValueError:
            problem = f"{proxy!r} is neither an address nor a network"
            raise click.BadParameter(problem, param=option) from None
    return proxies


def _read_address(
    _: click.Context, option: click.Parameter, text: str | None
) -> tuple[str, int] | None:
    if text is None:
        return None
    try:
        parts = urlsplit(f"//{text}")
        host, port = parts.hostname, parts.port
    except ValueError:
        host = port = None
    if not host or port is None or parts.netloc != text or parts.username:
        raise click.BadParameter(f"{text!r} is not ADDRESS:PORT", param=option)
    return host, port


@click.command
@click.option(
    "--host",
    metavar="ADDRESS",
    default="127.0.0.1",
    show_default=True,
    help="Address to listen on. Use 0.0.0.0 to allow other devices in your network.",
)
@click.option(
    "--port",
    type=WholeNumber(0, 65535),
    metavar="PORT",
    default=PORT,
    show_default=True,
    help="Port to listen on. Use 0 for any free port.",
)
@click.option(
    "--data",
    type=click.Path(file_okay=False, path_type=Path),
    metavar="DIRECTORY",
    show_default=str(data_folder()),
    help="Directory for the database. It is created if it does not exist.",
)
@database_option
@click.option("--no-browser", is_flag=True, help="Do not open a browser.")
@click.option(
    "--behind-proxy", is_flag=True, help="Trust X-Forwarded-For from a local reverse proxy."
)
@click.option(
    "--proxy",
    "proxies",
    multiple=True,
    metavar="ADDRESS",
    callback=_check_proxies,
    help="Trust X-Forwarded-For from a reverse proxy with this address, or in this network such as "
    "172.30.84.0/24. Can be repeated.",
)
@click.option(
    "--forbidden-words",
    type=click.Path(exists=True, dir_okay=False, path_type=Path),
    metavar="FILE",
    help="File with words that names and table titles must not contain, one per line.",
)
@click.option(
    "--public-url",
    metavar="URL",
    callback=_check_url,
    help="Address under which people reach the server, such as https://games.example.org.",
)
@click.option(
    "--allow-host",
    "hosts",
    multiple=True,
    metavar="NAME",
    callback=_check_hosts,
    help="Another name under which people reach the server. Can be repeated.",
)
@click.option(
    "--metrics",
    metavar="ADDRESS:PORT",
    callback=_read_address,
    help="Second address to listen on, for /metrics of Prometheus. Keep it private.",
)
@click.option(
    "--log-level",
    type=click.Choice(["debug", "info", "warning", "error"]),
    default="warning",
    show_default=True,
    help="Least important events to log, on standard error.",
)
@click.option(
    "--log-format",
    type=click.Choice(["text", "json"]),
    default="text",
    show_default=True,
    help="Format of the log.",
)
@click.option(
    "--limit",
    "limits",
    multiple=True,
    metavar="NAME=NUMBER",
    help="Change a limit of the server (docs/server.md lists them). Can be repeated.",
)
@language_option
def command(
    host: str,
    port: int,
    data: Path | None,
    database: str | None,
    no_browser: bool,
    behind_proxy: bool,
    proxies: tuple[str, ...],
    forbidden_words: Path | None,
    metrics: tuple[str, int] | None,
    log_level: "Level",
    log_format: "Format",
    public_url: str | None,
    hosts: tuple[str, ...],
    limits: tuple[str, ...],
) -> None:
    """Run the game server, to play in the browser.

    The server runs until you press Ctrl-C. All tables are stored in one SQLite file in the data
    directory, and games continue after a restart. With --database, they are stored in a PostgreSQL
    database instead, which several servers can share. Then the data directory, one for each of
    them, only has a lock and the socket of `heckmeck admin`.
    """
    from heckmeck.server import logs
    from heckmeck.server.net.addresses import THIS_MACHINE
    from heckmeck.server.run import Address, bind, open_browser, serve

    logs.configure(log_level, log_format)

    allowed = _read_limits(limits)
    with exit_on_error():
        listening = click.get_current_context().with_resource(bind(host, port))
        measured = None
        if metrics is not None:
            measured = click.get_current_context().with_resource(bind(*metrics))
        address = Address(host, listening.getsockname()[1])

        def ready() -> None:
            terminal = sys.stdout.isatty()
            _announce(address.url, public_url, only_here=address.loopback, qr_code=terminal)
            if terminal and not no_browser:
                open_browser(public_url or address.url)

        serve(
            listening,
            data or data_folder(),
            allowed,
            proxies=(*proxies, *(THIS_MACHINE if behind_proxy else ())),
            forbidden_words=forbidden_words,
            metrics=measured,
            database=database,
            public_url=public_url,
            hosts=hosts,
            ready=ready,
        )
    click.echo(translate("serve-stopped"))


def _read_limits(assignments: tuple[str, ...]) -> "Limits":
    from heckmeck.server.config import Limits

    kinds = {each.name: each.type for each in fields(Limits)}
    numbers: dict[str, Any] = {}
    for assignment in assignments:
        name, equals, number = assignment.partition("=")
        if not equals:
            usage_error(f"--limit {name[:40]!r} must be NAME=NUMBER")
        if name not in kinds:
            usage_error(f"--limit: {name!r} is not one of {', '.join(kinds)}")
        try:
            numbers[name] = int(number) if kinds[name] is int else float(number)
        except ValueError:
            kind = "whole number" if kinds[name] is int else "number"
            usage_error(f"--limit {name}: {number[:40]!r} is not a {kind}")
    try:
        return Limits(**numbers)
    except ValueError as error:
        usage_error(f"--limit: {error}")


def _announce(url: str, public_url: str | None = None, *, only_here: bool, qr_code: bool) -> None:
    click.echo(translate("serve-at", url=url))
    if public_url is None and only_here:
        click.echo(translate("serve-only-here"))
    elif public_url is not None:
        click.echo(translate("serve-public", url=public_url))
    elif qr_code:
        click.echo(translate("serve-phones"))
    if qr_code and not (public_url is None and only_here):
        import segno

        segno.make(public_url or url, error="l").terminal(compact=True)
    sys.stdout.flush()
