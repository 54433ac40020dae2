"""`heckmeck play`: the game in plain lines, people at one keyboard and bots."""

from pathlib import Path

import click

from heckmeck.bots.registry import bot_names
from heckmeck.cli.complain import complain
from heckmeck.cli.console_game import ConsoleGame, default_save_path, parse_seat
from heckmeck.cli.refused import why
from heckmeck.cli.say import say
from heckmeck.cli.spoken import OneOf, SpokenCommand, Whole
from heckmeck.rules import EDITIONS, HeckmeckError, Options, Record, RecordError, Setup
from heckmeck.rules.editions import MAX_PLAYERS, MIN_PLAYERS
from heckmeck.rules.record import bounded_lines, read_options, read_record


@click.command(cls=SpokenCommand, help="help-play")
@click.argument("seats", nargs=-1, metavar="meta-seats")
@click.option(
    "--edition",
    type=OneOf(list(EDITIONS)),
    default="original",
    show_default=True,
    help="help-edition",
)
@click.option(
    "--option",
    "option_texts",
    multiple=True,
    metavar="meta-option",
    help="help-play-option",
)
@click.option("--first", type=Whole(), default=1, show_default=True, help="help-first")
@click.option("--seed", help="help-play-seed")
@click.option("--save", type=click.Path(path_type=Path), help="help-save")
@click.option("--resume", type=click.Path(path_type=Path), help="help-resume")
def command(
    seats: tuple[str, ...],
    edition: str,
    option_texts: tuple[str, ...],
    first: int,
    seed: str | None,
    save: Path | None,
    resume: Path | None,
) -> None:
    """Play at one keyboard. Without names: you against a bot."""
    try:
        if resume is not None:
            if seats or option_texts or seed is not None:
                complain(say("error-resume"))
            record = _read(resume)
            path = _fresh(save) if save else resume
        else:
            names = seats or (say("console-you"), "bot:cautious")
            setup, kinds = _setup(names, edition, option_texts, first)
            record = Record(setup, meta=_meta(kinds, seed))
            path = _fresh(save) if save else default_save_path()
        game = ConsoleGame(record, path, is_new=path != resume)
    except HeckmeckError as error:
        complain(why(error))
    except ValueError as error:
        complain(str(error))
    except OSError as error:
        complain(f"{error.filename}: {error.strerror}")
    game.run()


def _read(path: Path) -> Record:
    try:
        with path.open("rb") as file:
            return read_record(bounded_lines(file))
    except RecordError as error:
        complain(f"{path}:{error.line}: {why(error.cause)}")


def _fresh(path: Path) -> Path:
    if path.exists():
        complain(say("error-exists", path=str(path)))
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
        complain(say("error-players", least=MIN_PLAYERS, most=MAX_PLAYERS, given=len(seats)))
    if not 1 <= first <= len(seats):
        complain(say("error-first", last=len(seats), given=first))
    parsed = [parse_seat(each, number) for number, each in enumerate(seats)]
    for _, kind in parsed:
        if kind is not None and kind not in bot_names():
            complain(say("error-bot", name=kind, known=", ".join(bot_names())))
    pairs = dict(each.partition("=")[::2] for each in option_texts)
    options: Options = read_options(pairs)
    names = tuple(name for name, _ in parsed)
    return Setup(EDITIONS[edition].name, names, first - 1, options), [kind for _, kind in parsed]
