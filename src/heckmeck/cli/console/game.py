"""A game at the keyboard: shows, asks, applies, and writes the record as it goes."""

import sys
from contextlib import suppress

import click

from heckmeck.bots import Bot, BotFailure, ask, close
from heckmeck.bots.cautious import CautiousBot
from heckmeck.cli.console import draw
from heckmeck.cli.console.answers import answers, meant, understand
from heckmeck.cli.console.narration import tell
from heckmeck.cli.console.record_file import RecordFile
from heckmeck.cli.output.rules_text import is_rule, print_rule
from heckmeck.cli.say import say, say_error, say_message
from heckmeck.dice import DiceSource, play
from heckmeck.locale.errors import message_of
from heckmeck.locale.moves import effect_message
from heckmeck.rules import (
    Entry,
    IllegalMove,
    PlayerMove,
    RecordSyntaxError,
    State,
    apply,
    entry_line,
    legal_moves,
    move_from_json,
)
from heckmeck.rules import events as ev

_LONGEST_ANSWER = 4096  # characters; what is longer is refused piece by piece


class _Left(Exception):
    """A person left the game: end of input, Ctrl-C or `q`."""


class ConsoleGame:
    """One game from where its record stands to its end, or until somebody leaves."""

    def __init__(
        self, state: State, dice: DiceSource, bots: list[Bot | None], file: RecordFile, again: str
    ) -> None:
        """`state` is where the record ends; `again` is the command that goes on with it."""
        self.state = state
        self.dice = dice
        self.bots = bots
        self.file = file
        self.again = again

    def run(self) -> None:
        """Play to the end. Leaving keeps everything that was played."""
        try:
            self._show_turn()
            while not self.state.over:
                self._move()
        except (_Left, KeyboardInterrupt):
            click.echo()
            click.echo(say("console-saved", command=self.again))
            return
        finally:
            self.file.close()
            for bot in filter(None, self.bots):
                _let_go(bot)
        click.echo()
        click.echo(click.style(say("console-over"), bold=True))
        for line in draw.final_table(self.state):
            click.echo(line)
        click.echo(say("console-record", path=str(self.file.path)))

    def _move(self) -> None:
        legal = legal_moves(self.state)
        bot = self.bots[self.state.player]
        if len(legal) == 1 and self.state.dice.aside:
            move = legal[0]  # A5: stopping is all that is left
        elif bot is not None:
            move = self._ask_bot(bot, legal)
        else:
            move = self._ask(legal)
        self._apply(move)

    def _ask_bot(self, bot: Bot, legal: tuple[PlayerMove, ...]) -> PlayerMove:
        """Its answer, or that of somebody harmless who sits in from now on if it fails."""
        try:
            return ask(bot, self.state, legal)
        except BotFailure as failure:
            seat = self.state.player
            words = draw.printable(say_error(failure))
            name = draw.name(self.state, seat)
            click.echo("  " + say("console-bot-failed", why=words, name=name))
            _let_go(bot)
            stand_in = self.bots[seat] = CautiousBot()
            return stand_in.choose(self.state, legal)

    def _apply(self, move: PlayerMove) -> None:
        recorded, (state, events) = play(self.state, move, self.dice)
        self.file.append(entry_line(Entry(recorded)) + "\n")
        self.state = state
        for event in events:
            words = tell(state, event)
            if words is not None:
                click.echo(f"  {words}")
            if isinstance(event, ev.TurnStarted):
                self._show_turn()

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
            effect = say_message(effect_message(state, move, draw.dice), draw.names(state))
            click.echo(f"    {click.style(key, bold=True)}  {effect}")
        while True:
            text = self._read(f"{draw.name(state, state.player)}> ")
            asked = meant(text.strip().lower())
            if asked == "q":
                raise _Left
            if asked == "?":
                click.echo(say("console-help"))
                continue
            if is_rule(asked):
                print_rule(asked.upper())
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
            reason = say_message(message_of(error))
            return say("console-not-now", reason=reason, rule=error.rule)
        except RecordSyntaxError:
            pass
        return say("console-not-understood")

    def _read(self, prompt: str) -> str:
        click.echo(prompt, nl=False)
        sys.stdout.flush()
        try:
            line = sys.stdin.readline(_LONGEST_ANSWER)
        except OSError:  # it is no input, so nobody can type there
            line = ""
        if not line:
            raise _Left
        if not sys.stdin.isatty():
            click.echo(line.rstrip("\n"))  # so that what a pipe typed can be read afterwards
        return line


def _let_go(bot: Bot) -> None:
    with suppress(Exception):  # whatever a bot of somebody else does, the game is not harmed
        close(bot)
