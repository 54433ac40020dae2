"""Start a game in the terminal: a new one, or one from its record."""

import random
import shlex
import shutil
import sys
from collections.abc import Sequence
from pathlib import Path

import click

from heckmeck.bots import Bot
from heckmeck.cli.console.game import ConsoleGame
from heckmeck.cli.console.record_file import RecordFile, create_record, read_record_file
from heckmeck.cli.console.seats import (
    BOT,
    bot_kind,
    has_program,
    kinds_for_resume,
    make_bots,
    name_players,
    recorded_bots,
    with_opponent,
)
from heckmeck.cli.errors import usage_error
from heckmeck.cli.language import chosen_language, translate
from heckmeck.cli.output import pieces
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
    State,
    apply_recorded,
    new_game,
)


def start_new(
    seats: tuple[str, ...],
    edition: str,
    options: Options,
    first: int | None,
    seed: str | None,
    save: Path | None,
) -> ConsoleGame:
    """A new game. `first` is the number of the seat that begins, or None to draw it."""
    seats = with_opponent(seats)
    kinds = [bot_kind(text) for text in seats]
    bots = make_bots(kinds, seed, moves=0)
    if not MIN_PLAYERS <= len(seats) <= MAX_PLAYERS:
        usage_error(f"{MIN_PLAYERS} to {MAX_PLAYERS} players can play, not {len(seats)}")
    if first is None:
        first = _draw_first(len(seats), seed)
    elif not 1 <= first <= len(seats):
        usage_error(f"--first must be a seat from 1 to {len(seats)}, not {first}")
    setup = Setup(EDITIONS[edition].name, name_players(seats), first - 1, options)
    meta: dict[str, object] = {"seats": kinds}
    if seed is not None:
        meta["seed"] = seed
    record = Record(setup, meta=meta)
    file = create_record(save, record)
    # A record never starts a program, so the resume command has to name it.
    resume = _resume_command(file.path, seats if has_program(kinds) else ())
    return ConsoleGame(new_game(setup), _dice(record, seed), bots, file, resume)


def resume(path: Path, save: Path | None, seats: tuple[str, ...]) -> ConsoleGame:
    """Continue a recorded game, in a copy of the record if `save` is given."""
    file = None if save else RecordFile(path, "r+")
    record = file.read() if file else read_record_file(path)
    state = new_game(record.setup)
    for entry in record.entries:
        state = apply_recorded(state, entry.move).state
    seed = record.meta.get("seed") if isinstance(record.meta, dict) else None
    missing: list[int] = []
    if seats:
        bots = make_bots(kinds_for_resume(seats, state), seed, len(record.entries))
    else:
        bots, missing = recorded_bots(record, seed)
    file = file or create_record(save, record)
    if missing:
        _print_missing_bots(record, state, bots, missing, file.path)
    return ConsoleGame(state, _dice(record, seed), bots, file, _resume_command(file.path, seats))


def _print_missing_bots(
    record: Record, state: State, bots: list[Bot | None], missing: list[int], path: Path
) -> None:
    """Tell the user that they play for these bots, and how to name other bots."""
    names = pieces.player_names(state)
    seats = names.copy()
    for seat, bot in enumerate(bots):
        if bot is not None:
            seats[seat] = BOT + record.meta["seats"][seat]
        elif seat in missing:
            seats[seat] = BOT + "..."
    missing_names = pieces.join_names([names[seat] for seat in missing])
    command = _resume_command(path, seats)
    click.echo(translate("console-by-hand", names=missing_names, command=command))


def _draw_first(players: int, seed: str | None) -> int:
    # Not with the dice of the game, which stay the same whoever goes first.
    generator = random.SystemRandom() if seed is None else random.Random(f"first:{seed}")
    return generator.randint(1, players)


def _dice(record: Record, seed: object) -> DiceSource:
    """The dice for the rest of a game. Seeded dice continue where the record ends."""
    if seed is None:
        return SystemDice()
    dice = SeededDice(str(seed))
    for entry in record.entries:
        if isinstance(entry.move, Rolled | Rerolled):
            golden = record.setup.golden_faces if entry.move.golden else None
            dice.roll(len(entry.move.dice), golden)
    return dice


def _resume_command(path: Path, seats: Sequence[str]) -> str:
    """The command that resumes a game, quoted for a shell."""
    language = chosen_language()
    lang = ["--lang", language] if language else []
    dashes = ["--"] if any(seat.startswith("-") for seat in seats) else []
    return shlex.join([_program(), "play", "--resume", str(path), *lang, *dashes, *seats])


def _program() -> str:
    """What to type for `heckmeck`: its path, if the shell would not find it by its name."""
    typed = sys.argv[0]
    findable = Path(typed).name != "heckmeck" or shutil.which("heckmeck")
    return "heckmeck" if findable else typed
