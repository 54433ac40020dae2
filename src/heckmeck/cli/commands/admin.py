"""`heckmeck admin`: tables and people of a server, running or not."""

import getpass
import json
import os
from collections.abc import Callable
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import click

from heckmeck.cli.errors import exit_on_error
from heckmeck.cli.language import language_option
from heckmeck.cli.numbers import WholeNumber
from heckmeck.cli.options import data_option, database_option
from heckmeck.user_data import data_folder

if TYPE_CHECKING:
    from heckmeck.server.administration.requests import AdminAnswer, AdminRequest

PERSON = WholeNumber(1, 2**63 - 1)


class Place(NamedTuple):
    """Where a server keeps its games."""

    folder: Path
    database: str | None  # that several nodes share


@click.group(short_help="Manage the tables and people of a game server.")
@data_option
@database_option
@language_option
@click.pass_context
def command(context: click.Context, data: Path | None, database: str | None) -> None:
    """Manage the tables and people of a game server.

    If a server is running with this data directory, it carries out the command at once. Otherwise
    the command changes the database directly. With --database, it always does so, and all nodes
    hear of the change. Every change is logged in the database with your user name.
    """
    context.obj = Place(data or data_folder(), database)


def _choose_place(
    context: click.Context, option: click.Parameter, value: Path | str | None
) -> None:
    if value is not None:
        context.obj = context.obj._replace(**{str(option.name): value})


def place_here_too(function: Callable[..., None]) -> Callable[..., None]:
    """All other commands take --data anywhere, so people type it after the name of the command
    too, and --database likewise."""
    hidden: dict[str, Any] = {"hidden": True, "expose_value": False, "callback": _choose_place}
    folder = click.Path(file_okay=False, path_type=Path)
    function = click.option("--data", "folder", type=folder, **hidden)(function)
    return click.option("--database", **hidden)(function)


def json_option(function: Callable[..., None]) -> Callable[..., None]:
    return click.option("--json", "as_json", is_flag=True, help="Print the result as JSON.")(
        function
    )


def reason_option(help: str) -> Callable[[Callable[..., None]], Callable[..., None]]:  # noqa: A002
    return click.option("--reason", metavar="TEXT", default="", help=help)


@command.command
@click.option("--all", "every", is_flag=True, help="Include finished and closed tables.")
@json_option
@place_here_too
@click.pass_obj
def tables(place: Place, every: bool, as_json: bool) -> None:
    """List open and running tables, latest first."""
    from heckmeck.server.administration.requests import ListTables

    found = _ask(place, ListTables(every)).tables
    if as_json:
        _print_json(found)
        return
    _print_rows(
        ("TABLE", "CODE", "STATE", "UPDATED", "OWNER", "CONNECTIONS", "PLAYERS", "TITLE"),
        [
            (
                each.id,
                each.code,
                each.lifecycle,
                _time(each.updated),
                each.owner or "",
                each.connections,
                ", ".join(name or "(empty)" for name in each.players),
                each.title or "",
            )
            for each in found
        ],
    )


# The id of a table may begin with a hyphen.
@command.command(context_settings={"ignore_unknown_options": True, "help_option_names": ["--help"]})
@click.argument("table")
@reason_option("Why, for the log.")
@place_here_too
@click.pass_obj
def close(place: Place, table: str, reason: str) -> None:
    """Close an open or running table. TABLE is its id or its code."""
    from heckmeck.server.administration.requests import CloseTable

    _ask(place, CloseTable(_operator(), table, reason))
    click.echo(f"Table {table} is closed.")


@command.command
@click.argument("name", default="")
@json_option
@place_here_too
@click.pass_obj
def people(place: Place, name: str, as_json: bool) -> None:
    """List people, latest first: all, or those whose name contains NAME."""
    from heckmeck.server.administration.requests import ListPeople

    found = _ask(place, ListPeople(name)).people
    if as_json:
        _print_json(found)
        return
    _print_rows(
        ("ID", "NAME", "CREATED", "DEVICES", "TABLES", "BANNED"),
        [
            (
                each.id,
                each.name,
                _time(each.created),
                each.devices,
                each.tables,
                (each.reason or "yes") if each.banned else "",
            )
            for each in found
        ],
    )


@command.command
@click.argument("person", type=PERSON, metavar="ID")
@click.argument("name")
@reason_option("Why, for the log.")
@place_here_too
@click.pass_obj
def rename(place: Place, person: int, name: str, reason: str) -> None:
    """Rename a person, also at tables that have not started."""
    from heckmeck.server.administration.requests import RenamePerson

    _ask(place, RenamePerson(_operator(), person, name, reason))
    click.echo(f"Person {person} has a new name.")


@command.command
@click.argument("person", type=PERSON, metavar="ID")
@reason_option("Why. The person reads it.")
@place_here_too
@click.pass_obj
def ban(place: Place, person: int, reason: str) -> None:
    """Ban a person. Bots play on in their running games."""
    from heckmeck.server.administration.requests import BanPerson

    _ask(place, BanPerson(_operator(), person, reason))
    click.echo(f"Person {person} is banned.")


@command.command
@click.argument("person", type=PERSON, metavar="ID")
@reason_option("Why, for the log.")
@place_here_too
@click.pass_obj
def unban(place: Place, person: int, reason: str) -> None:
    """Lift the ban of a person."""
    from heckmeck.server.administration.requests import UnbanPerson

    _ask(place, UnbanPerson(_operator(), person, reason))
    click.echo(f"Person {person} is not banned any more.")


@command.command
@click.option(
    "--limit",
    type=WholeNumber(1, 100_000),
    metavar="N",
    default=100,
    show_default=True,
    help="Number of entries.",
)
@json_option
@place_here_too
@click.pass_obj
def log(place: Place, limit: int, as_json: bool) -> None:
    """Show what operators did, latest first."""
    from heckmeck.server.administration.requests import ListActions

    found = _ask(place, ListActions(limit)).actions
    if as_json:
        _print_json(found)
        return
    _print_rows(
        ("TIME", "OPERATOR", "ACTION", "SUBJECT", "REASON"),
        [
            (_time(each.at), each.operator, each.action, each.subject, each.details)
            for each in found
        ],
    )


def _ask(place: Place, request: "AdminRequest") -> "AdminAnswer":
    from heckmeck.server.administration.socket import NoServer, ask_server

    with exit_on_error():
        if place.database is None:
            with suppress(NoServer):
                return ask_server(place.folder, request)
        from heckmeck.server.administration.offline import answer_offline

        return answer_offline(place.folder, request, place.database)


def _operator() -> str:
    """The system user, and with sudo the person behind it."""
    try:
        user = getpass.getuser()
    except (KeyError, OSError):  # a container may have a user without a name
        user = f"uid {os.getuid()}"
    behind = os.environ.get("SUDO_USER")
    return f"{user} ({behind})" if behind else user


def _print_json(found: list[Any]) -> None:
    import msgspec

    click.echo(json.dumps(msgspec.to_builtins(found), indent=1, ensure_ascii=False))


def _print_rows(header: tuple[str, ...], rows: list[tuple[Any, ...]]) -> None:
    from rich.cells import cell_len

    lines = [header, *(tuple(map(str, row)) for row in rows)]
    widths = [max(map(cell_len, column)) for column in zip(*lines, strict=True)]
    for line in lines:
        cells = (
            cell + " " * (width - cell_len(cell)) for cell, width in zip(line, widths, strict=True)
        )
        click.echo("  ".join(cells).rstrip())


def _time(milliseconds: int) -> str:
    return datetime.fromtimestamp(milliseconds / 1000).astimezone().strftime("%Y-%m-%d %H:%M")
