"""`heckmeck play`: the game in plain lines, people at one keyboard and bots."""

from pathlib import Path

import click

from heckmeck.bots.registry import UnknownBot, bot_names
from heckmeck.cli.complain import complain
from heckmeck.cli.console_game import ConsoleGame, default_save_path, parse_seat
from heckmeck.rules import EDITIONS, HeckmeckError, Options, Record, RecordError, Setup
from heckmeck.rules.editions import MAX_PLAYERS, MIN_PLAYERS
from heckmeck.rules.record import bounded_lines, read_options, read_record


@click.command()
@click.argument("seats", nargs=-1, metavar="[NAME|bot:KIND]...")
@click.option("--edition", type=click.Choice(list(EDITIONS)), default="original", show_default=True)
@click.option(
    "--option",
    "option_texts",
    multiple=True,
    metavar="NAME=VALUE",
    help="A table option: steal=optional, returned_highest=turned or golden_die=standard.",
)
@click.option("--first", type=int, default=1, show_default=True, help="Which seat begins.")
@click.option("--seed", help="Dice that this seed repeats; without it they are drawn anew.")
@click.option("--save", type=click.Path(path_type=Path), help="Where the record is written.")
@click.option("--resume", type=click.Path(path_type=Path), help="Go on with a saved game.")
def command(
    seats: tuple[str, ...],
    edition: str,
    option_texts: tuple[str, ...],
    first: int,
    seed: str | None,
    save: Path | None,
    resume: Path | None,
) -> None:
    """Play at one keyboard. Without names: you against a bot.

    Each NAME is a person, each bot:KIND a bot (bot:cautious, bot:random, ...). The game is written
    down move by move, so that it can be gone on with after Ctrl-C:

    \b
      heckmeck play Anna Ben bot:cautious --edition specialists
      heckmeck play --resume game.heck
    """
    try:
        if resume is not None:
            if seats or option_texts or seed is not None:
                complain("with --resume the players, options and dice come from the record")
            record = _read(resume)
            path = _fresh(save) if save else resume
        else:
            names = seats or ("Player", "bot:cautious")
            setup, kinds = _setup(names, edition, option_texts, first)
            record = Record(setup, meta=_meta(kinds, seed))
            path = _fresh(save) if save else default_save_path()
        game = ConsoleGame(record, path, is_new=path != resume)
    except (HeckmeckError, ValueError) as error:
        complain(str(error))
    except OSError as error:
        complain(f"{error.filename}: {error.strerror}")
    game.run()


def _read(path: Path) -> Record:
    try:
        with path.open("rb") as file:
            return read_record(bounded_lines(file))
    except RecordError as error:
        complain(f"{path}:{error}")


def _fresh(path: Path) -> Path:
    if path.exists():
        complain(f"{path} exists already; go on with it by --resume, or choose another name")
    return path


def _meta(kinds: list[str | None], seed: str | None) -> dict[str, object]:
    meta: dict[str, object] = {"seats": kinds}
    if seed is not None:
        meta["seed"] = seed
    return meta


def _setup(
    seats: tuple[str, ...], edition: str, option_texts: tuple[str, ...], first: int
) -> tuple[Setup, list[str | None]]:
    """The set-up, and for every seat the kind of bot or None for a person."""
    if not MIN_PLAYERS <= len(seats) <= MAX_PLAYERS:
        complain(f"{MIN_PLAYERS} to {MAX_PLAYERS} can play, not {len(seats)}")
    if not 1 <= first <= len(seats):
        complain(f"--first is a seat from 1 to {len(seats)}, not {first}")
    parsed = [parse_seat(each, number) for number, each in enumerate(seats)]
    for _, kind in parsed:
        if kind is not None and kind not in bot_names():
            raise UnknownBot(f"there is no bot {kind!r}; there are {', '.join(bot_names())}")
    pairs = dict(each.partition("=")[::2] for each in option_texts)
    options: Options = read_options(pairs)
    names = tuple(name for name, _ in parsed)
    return Setup(EDITIONS[edition].name, names, first - 1, options), [kind for _, kind in parsed]
