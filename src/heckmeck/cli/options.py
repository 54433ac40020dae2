"""Options that several commands share."""

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import click

from heckmeck.cli.errors import fatal, usage_error
from heckmeck.cli.numbers import Number, WholeNumber
from heckmeck.rules import (
    EDITIONS,
    MAX_PLAYERS,
    MIN_PLAYERS,
    OPTION_VALUES,
    Options,
    read_options,
)
from heckmeck.rules.strict_json import shown
from heckmeck.rules.text import is_text
from heckmeck.user_data import data_folder

Decorator = Callable[[Any], Any]

DATABASE_VARIABLE = "HECKMECK_DATABASE"  # of the environment


def require_text(
    _context: click.Context, _param: click.Parameter, value: str | Path | tuple[str, ...] | None
) -> Any:
    """A callback that refuses arguments in another encoding, which nothing could repeat: neither a
    record nor a command to type."""
    for each in value if isinstance(value, tuple) else (value,):
        if each is not None and not is_text(str(each)):
            raise click.BadParameter(f"{shown(str(each))} is not valid UTF-8 text.")
    return value


data_option: Decorator = click.option(
    "--data",
    type=click.Path(file_okay=False, path_type=Path),
    metavar="DIRECTORY",
    show_default=str(data_folder()),
    help="Directory of the server's database.",
)


database_option: Decorator = click.option(
    "--database",
    metavar="URL",
    envvar=DATABASE_VARIABLE,
    show_envvar=True,
    help="PostgreSQL database that several nodes share, such as postgresql://games@db/heckmeck. "
    "Other users of this machine see what is typed here, so keep a password in ~/.pgpass or "
    "PGPASSWORD.",
)


def chosen_folder(data: Path | None) -> Path:
    """The data folder for a command that knows no other store.

    Whoever has chosen a shared database for all commands, and no folder for this one, would get
    the wrong games.
    """
    if data is None and os.environ.get(DATABASE_VARIABLE):
        fatal(
            f"{DATABASE_VARIABLE} is set, but this command works on a data directory; choose one "
            "with --data. `heckmeck move-store --keep` copies a database to a directory"
        )
    return data or data_folder()


def edition_option(help: str, **settings: Any) -> Decorator:  # noqa: A002  the name click uses
    return click.option("--edition", type=click.Choice(list(EDITIONS)), help=help, **settings)


def players_option(help: str, most: int = MAX_PLAYERS, conjunction: str = "to") -> Decorator:  # noqa: A002
    return click.option(
        "--players",
        type=WholeNumber(MIN_PLAYERS, most),
        multiple=True,
        metavar="N",
        show_default=f"{MIN_PLAYERS} {conjunction} {most}",
        help=f"{help} Can be repeated.",
    )


def seed_option(default: int = 1) -> Decorator:
    return click.option(
        "--seed",
        type=WholeNumber(0, 2**63),
        default=default,
        show_default=True,
        metavar="N",
        help="Random seed.",
    )


def jobs_option(help: str) -> Decorator:  # noqa: A002
    return click.option(
        "--jobs",
        type=WholeNumber(1, 256),
        metavar="N",
        show_default="one per usable core",
        help=f"{help} The results do not depend on it.",
    )


def cluster_option(help: str) -> Decorator:  # noqa: A002
    return click.option("--cluster", metavar="ADDRESS", callback=require_text, help=help)


json_option: Decorator = click.option(
    "--json", "as_json", is_flag=True, help="Print the result as JSON."
)


def _read_table_options(
    _context: click.Context, _option: click.Parameter, values: tuple[str, ...]
) -> Options | None:
    return read_options(dict(each.split("=") for each in values)) if values else None


table_options: Decorator = click.option(
    "--option",
    "options",
    type=click.Choice(
        [f"{name}={value}" for name in OPTION_VALUES for value in OPTION_VALUES[name]]
    ),
    metavar="NAME=VALUE",
    multiple=True,
    callback=_read_table_options,
    help="Set a table option to a value other than its default: "
    + ", ".join(
        f"{name}={value}" for name, (_, *others) in OPTION_VALUES.items() for value in others
    )
    + ". Can be repeated.",
)


def check_runner(jobs: int | None, cluster: str | None) -> None:
    if jobs is not None and cluster is not None:
        usage_error("--jobs is the number of processes here; a cluster uses all its workers")


def match_options(function: Callable[..., None]) -> Callable[..., None]:
    """The options that `arena` and `tournament` share."""
    for option in (
        click.option(
            "--out",
            type=click.Path(path_type=Path),
            metavar="DIRECTORY",
            help="Save finished games here, and continue from the games found here.",
        ),
        click.option(
            "--move-seconds",
            type=Number(0.01, 3600),
            metavar="SECONDS",
            default=5.0,  # MOVE_SECONDS; importing the bots would make help slow
            show_default=True,
            help="Time limit per move for bots that are programs.",
        ),
        json_option,
        jobs_option(help="Number of worker processes."),
        cluster_option(
            help="Play on the Dask cluster of the scheduler at this address, such as "
            "192.168.0.10:8786, instead of here. The results are the same.",
        ),
        click.option("--seed", type=int, default=1, show_default=True, help="Random seed."),
        edition_option(help="Edition to play.", default="original", show_default=True),
        click.option(
            "--games",
            type=WholeNumber(1, 10_000_000),
            metavar="N",
            default=1000,
            show_default=True,
            help="Number of games per match.",
        ),
    ):
        function = option(function)
    return function


def measurement_options(
    games: int, choose: str, plot: bool = True, rounded: bool = False
) -> Decorator:
    """The options that the measurements with games of the champion against itself share.

    `rounded` says that a match needs equally many games from every seat.
    """
    more = ", rounded up to a multiple of the number of players" if rounded else ""
    chart = click.option(
        "--plot",
        type=click.Path(path_type=Path),
        metavar="FILE",
        help="Save the result as a chart (.svg or .png).",
    )

    def decorate(function: Callable[..., None]) -> Callable[..., None]:
        for option in (
            *([chart] if plot else []),
            json_option,
            seed_option(),
            click.option(
                "--games",
                type=WholeNumber(2, 10_000_000),
                default=games,
                show_default=True,
                metavar="N",
                help=f"Number of games for each edition and number of players{more}.",
            ),
            players_option(help=f"Number of players to {choose}."),
            edition_option(help=f"Edition to {choose}.", show_default="both"),
        ):
            function = option(function)
        return function

    return decorate
