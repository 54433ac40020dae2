"""`heckmeck play`: the game in plain lines, people at one keyboard and bots."""

import shlex
from collections.abc import Sequence
from pathlib import Path

import click
from click.core import ParameterSource

from heckmeck.cli.console import draw
from heckmeck.cli.console.game import ConsoleGame
from heckmeck.cli.console.record_file import RecordFile, create, read
from heckmeck.cli.console.seats import (
    BOT,
    Kind,
    has_program,
    make_bots,
    named_again,
    parse_seat,
    recorded_bots,
)
from heckmeck.cli.errors import exit_on_error, usage_error
from heckmeck.cli.options import edition_option, table_options
from heckmeck.cli.say import chosen_language, language_option, say
from heckmeck.dice import DiceSource, SeededDice, SystemDice
from heckmeck.rules import (
    EDITIONS,
    MAX_PLAYERS,
    MIN_PLAYERS,
    Options,
    Record,
    Rerolled,
    Rolled,
    Setup,
    apply_recorded,
    new_game,
)


@click.command
@click.argument("seats", nargs=-1, metavar="[NAME|bot:KIND]...")
@edition_option(help="Edition to play.", default="original", show_default=True)
@table_options
@click.option(
    "--first",
    type=click.IntRange(min=1),
    metavar="N",
    default=1,
    show_default=True,
    help="Seat that begins.",
)
@click.option("--seed", metavar="TEXT", help="Seed for reproducible dice.")
@click.option(
    "--save", type=click.Path(path_type=Path), metavar="FILE", help="File to save the record to."
)
@click.option(
    "--resume", type=click.Path(path_type=Path), metavar="FILE", help="Record of a game to resume."
)
@language_option
def command(
    seats: tuple[str, ...],
    edition: str,
    options: Options | None,
    first: int,
    seed: str | None,
    save: Path | None,
    resume: Path | None,
) -> None:
    """Play in the terminal against bots and friends.

    Each NAME is a person at this keyboard, each bot:KIND a bot. Without names, you play against one
    bot. The game is saved after every move, so you can leave with Ctrl-C and resume it later.

    \b
    Examples:
      heckmeck play Anna Ben bot:cautious --edition specialists
      heckmeck play Anna "bot:cmd:python3 mybot.py"
      heckmeck play --resume game.heck
    """
    with exit_on_error():
        if resume is not None:
            game = _resumed(resume, save, seats)
        else:
            game = _new(seats, edition, options, first, seed, save)
    game.run()


def _new(
    seats: tuple[str, ...],
    edition: str,
    options: Options | None,
    first: int,
    seed: str | None,
    save: Path | None,
) -> ConsoleGame:
    words = seats or (say("console-you"), "bot:cautious")
    setup, kinds = _setup(words, edition, options or Options(), first)
    meta: dict[str, object] = {"seats": kinds}
    if seed is not None:
        meta["seed"] = seed
    record = Record(setup, meta=meta)
    bots = make_bots(kinds, seed, moves=0)
    file = create(save, record)
    # A program is started only by who names it, so going on has to name it again.
    again = _again(file.path, words if has_program(kinds) else ())
    return ConsoleGame(new_game(setup), _dice(record, seed), bots, file, again)


def _resumed(path: Path, save: Path | None, seats: tuple[str, ...]) -> ConsoleGame:
    context = click.get_current_context()
    for name in ("edition", "options", "first", "seed"):
        if context.get_parameter_source(name) is ParameterSource.COMMANDLINE:
            usage_error(f"--{name.rstrip('s')} cannot be combined with --resume")
    file = None if save else RecordFile(path, "r+")
    record = file.read() if file else read(path)
    state = new_game(record.setup)
    for entry in record.entries:
        state = apply_recorded(state, entry.move).state
    seed = record.meta.get("seed") if isinstance(record.meta, dict) else None
    lost: list[int] = []
    if seats:
        bots = make_bots(named_again(seats, state), seed, len(record.entries))
    else:
        bots, lost = recorded_bots(record, seed)
    file = file or create(save, record)
    if lost:
        players = draw.names(state)
        words = players.copy()
        for seat, bot in enumerate(bots):
            if bot is not None:
                words[seat] = BOT + record.meta["seats"][seat]
            elif seat in lost:
                words[seat] = BOT + "..."
        names = draw.together([players[seat] for seat in lost])
        click.echo(say("console-by-hand", names=names, command=_again(file.path, words)))
    return ConsoleGame(state, _dice(record, seed), bots, file, _again(file.path, seats))


def _dice(record: Record, seed: object) -> DiceSource:
    """Dice for the rest of a game; seeded ones are those that would have come."""
    if seed is None:
        return SystemDice()
    dice = SeededDice(str(seed))
    for entry in record.entries:
        if isinstance(entry.move, Rolled | Rerolled):
            golden = record.setup.golden_faces if entry.move.golden else None
            dice.roll(len(entry.move.dice), golden)
    return dice


def _again(path: Path, words: Sequence[str]) -> str:
    """The command that resumes a game, quoted for a shell."""
    language = chosen_language()
    lang = ["--lang", language] if language else []
    dashes = ["--"] if any(word.startswith("-") for word in words) else []
    return shlex.join(["heckmeck", "play", "--resume", str(path), *lang, *dashes, *words])


def _setup(
    seats: tuple[str, ...], edition: str, options: Options, first: int
) -> tuple[Setup, list[Kind]]:
    """The set-up, and for every seat the kind of bot or None for a person."""
    if not MIN_PLAYERS <= len(seats) <= MAX_PLAYERS:
        usage_error(f"{MIN_PLAYERS} to {MAX_PLAYERS} players can play, not {len(seats)}")
    if not 1 <= first <= len(seats):
        usage_error(f"--first must be a seat from 1 to {len(seats)}, not {first}")
    parsed = [parse_seat(each, number) for number, each in enumerate(seats)]
    names = tuple(name for name, _ in parsed)
    return Setup(EDITIONS[edition].name, names, first - 1, options), [kind for _, kind in parsed]
