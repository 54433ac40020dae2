"""A game at the keyboard: shows, asks, applies, and writes the record as it goes."""

import sys
from contextlib import ExitStack
from datetime import datetime
from pathlib import Path
from typing import TextIO

import click

from heckmeck.bots.bot import Bot, close
from heckmeck.bots.registry import make_bot
from heckmeck.cli import draw
from heckmeck.cli.answers import answers, describe, meant, understand
from heckmeck.cli.refused import reason
from heckmeck.cli.rules import is_row, show_row
from heckmeck.cli.say import say
from heckmeck.cli.tell import tell
from heckmeck.dice import DiceSource, SeededDice, SystemDice, land
from heckmeck.rules import (
    Entry,
    IllegalMove,
    PlayerMove,
    Record,
    Reroll,
    Rerolled,
    Roll,
    Rolled,
    apply,
    legal_moves,
    move_from_json,
    new_game,
    play,
)
from heckmeck.rules import events as ev
from heckmeck.rules.errors import RecordSyntaxError
from heckmeck.rules.record import RecordMove, entry_line, landed


class _Left(Exception):
    """A person left the game: end of input, Ctrl-C or `q`."""


def parse_seat(text: str, number: int) -> tuple[str, str | None]:
    """The name of a seat and the kind of its bot, or None for a person."""
    if text.startswith("bot:"):
        kind = text.removeprefix("bot:")
        return f"{kind.capitalize()} {number + 1}", kind
    return text, None


def default_save_path() -> Path:
    """Where a game goes that nobody gave a name: one file a game in the user's own folder."""
    folder = Path(click.get_app_dir("heckmeck")) / "games"
    folder.mkdir(parents=True, exist_ok=True)
    now = datetime.now().astimezone()
    path = folder / f"{now:%Y-%m-%d-%H%M%S}.heck"
    count = 1
    while path.exists():
        count += 1
        path = folder / f"{now:%Y-%m-%d-%H%M%S}-{count}.heck"
    return path


class ConsoleGame:
    """One game from where its record stands to its end, or until somebody leaves."""

    def __init__(self, record: Record, path: Path, is_new: bool) -> None:
        meta = record.meta if isinstance(record.meta, dict) else {}
        seed = meta.get("seed")
        self.dice: DiceSource = SystemDice() if seed is None else SeededDice(str(seed))
        self.state = new_game(record.setup)
        for entry in record.entries:
            if isinstance(entry.move, Rolled | Rerolled) and seed is not None:
                # A seeded game goes on with the dice that would have come.
                golden = self.state.setup.golden_faces if entry.move.golden else None
                self.dice.roll(len(entry.move.dice), golden)
            self.state, _ = play(self.state, entry.move)
        kinds = meta.get("seats") or [None] * len(record.setup.players)
        self.bots: list[Bot | None] = [make_bot(kind) if kind else None for kind in kinds]
        self.path = path
        if is_new:
            path.write_text(str(record), encoding="utf-8")
        self.file: TextIO | None = None

    def run(self) -> None:
        """Play to the end. Leaving keeps everything that was played."""
        with ExitStack() as stack:
            for bot in filter(None, self.bots):
                stack.callback(close, bot)
            self.file = stack.enter_context(self.path.open("a", encoding="utf-8"))
            try:
                self._show_turn()
                while not self.state.over:
                    self._move()
            except (_Left, KeyboardInterrupt):
                click.echo()
                click.echo(say("console-saved", command=f"heckmeck play --resume {self.path}"))
                return
        click.echo()
        click.echo(click.style(say("console-over"), bold=True))
        for line in draw.final_table(self.state):
            click.echo(line)
        click.echo(say("console-record", path=str(self.path)))

    def _move(self) -> None:
        legal = legal_moves(self.state)
        bot = self.bots[self.state.player]
        if len(legal) == 1 and self.state.dice.aside:
            move = legal[0]  # A5: stopping is all that is left
        elif bot is not None:
            move = bot.choose(self.state, legal)
        else:
            move = self._ask(legal)
        self._apply(move)

    def _apply(self, move: PlayerMove) -> None:
        before = self.state
        state, events = apply(before, move)
        line: RecordMove
        if isinstance(move, Roll | Reroll):
            landing = land(state, self.dice)
            state, more = apply(state, landing)
            events += more
            line = landed(move, landing)
        else:
            line = move
        self._write(line)
        self.state = state
        for event in events:
            words = tell(state, event)
            if words is not None:
                click.echo(f"  {words}")
            if isinstance(event, ev.TurnStarted):
                self._show_turn()

    def _write(self, move: RecordMove) -> None:
        if self.file is not None:
            self.file.write(entry_line(Entry(move)) + "\n")
            self.file.flush()

    def _show_turn(self) -> None:
        state = self.state
        click.echo()
        heading = say("console-turn", turn=state.turn, name=draw.name(state, state.player))
        click.echo(click.style(heading, bold=True))
        for line in draw.grill(state):
            click.echo(line)
        for seat in range(len(state.seats)):
            click.echo(draw.seat_line(state, seat))

    def _ask(self, legal: tuple[PlayerMove, ...]) -> PlayerMove:
        state = self.state
        choices = answers(legal)
        if state.dice.aside:
            aside = draw.dice(state.dice.aside)
            click.echo("  " + say("console-aside", dice=aside, total=state.dice.total))
        for key, move in choices.items():
            click.echo(f"    {click.style(key, bold=True)}  {describe(state, move)}")
        while True:
            text = self._read(f"{draw.name(state, state.player)}> ")
            asked = meant(text.strip().lower())
            if asked == "q":
                raise _Left
            if asked == "?":
                click.echo(say("console-help"))
                continue
            if is_row(asked):
                show_row(asked.upper())
                continue
            chosen = understand(text, choices)
            if chosen is not None:
                return chosen
            choose = say("console-choose", keys=", ".join(choices))
            click.echo(f"  {self._why_not(text)} {choose}")

    def _why_not(self, text: str) -> str:
        """Why an answer is refused: the rule if it was a move, else that it was not understood."""
        typed = text.strip().lower()
        guesses = {
            "r": {"do": "roll"},
            "g": {"do": "roll", "golden": True},
            "s": {"do": "stop"},
            "l": {"do": "stop", "take": "lower"},
            "a": {"do": "reroll"},
            "f": {"do": "fail"},
        }
        try:
            apply(self.state, move_from_json(guesses.get(typed, {"do": "keep", "face": typed})))
        except IllegalMove as error:
            return say("console-not-now", reason=reason(error), rule=error.rule)
        except RecordSyntaxError:
            pass
        return say("console-not-understood")

    def _read(self, prompt: str) -> str:
        click.echo(prompt, nl=False)
        sys.stdout.flush()
        line = sys.stdin.readline()
        if not line:
            raise _Left
        if not sys.stdin.isatty():
            click.echo(line.rstrip("\n"))  # so that what a pipe typed can be read afterwards
        return line
