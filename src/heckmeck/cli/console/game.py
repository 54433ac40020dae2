"""A game in the terminal: show the table, ask for moves, save every move."""

import sys

import click

from heckmeck.bots import Bot, BotFailure, ask, close_bot
from heckmeck.bots.cautious import CautiousBot
from heckmeck.cli.console.input import HELP, QUIT, chosen_move, key_of, move_keys, rejection
from heckmeck.cli.console.record_file import RecordFile
from heckmeck.cli.language import translate, translate_error, translate_message
from heckmeck.cli.output import pieces
from heckmeck.cli.output.event_text import event_text
from heckmeck.cli.output.rules_text import is_rule, print_rule
from heckmeck.cli.output.terminal import print_wrapped
from heckmeck.dice import DiceSource, play
from heckmeck.locale.moves import effect_message
from heckmeck.rules import Entry, PlayerMove, State, entry_line, legal_moves
from heckmeck.rules import events as ev

_MAX_INPUT = 4096  # characters; a longer line is read as several answers


class _PlayerLeft(Exception):
    """A player left the game, with `q` or at the end of the input."""


class ConsoleGame:
    """A game from its current position to its end, or until a player leaves."""

    def __init__(
        self,
        state: State,
        dice: DiceSource,
        bots: list[Bot | None],
        file: RecordFile,
        resume_command: str,
    ) -> None:
        """A seat without a bot is played at the keyboard."""
        self.state = state
        self.dice = dice
        self.bots = bots
        self.file = file
        self.resume_command = resume_command

    def run(self) -> None:
        """Play to the end. A player who leaves can resume the game later."""
        try:
            self._print_turn()
            self._print_roll()
            while not self.state.over:
                self._play(self._choose_move())
        except (_PlayerLeft, KeyboardInterrupt):
            click.echo()
            click.echo(translate("console-saved", command=self.resume_command))
            return
        finally:
            self.file.close()
            for bot in filter(None, self.bots):
                close_bot(bot)
        click.echo()
        click.echo(click.style(translate("console-over"), bold=True))
        for line in pieces.result_lines(self.state):
            click.echo(line)
        click.echo(translate("console-record", path=str(self.file.path)))

    def _choose_move(self) -> PlayerMove:
        legal = legal_moves(self.state)
        bot = self.bots[self.state.player]
        # People start their turns themselves. Afterwards, a single move is stopping (A5).
        if len(legal) == 1 and (bot is not None or self.state.dice.aside):
            return legal[0]
        if bot is not None:
            return self._ask_bot(bot, legal)
        return self._ask_player(legal)

    def _ask_bot(self, bot: Bot, legal: tuple[PlayerMove, ...]) -> PlayerMove:
        """The move of a bot. If the bot fails, a cautious bot takes its seat."""
        try:
            return ask(bot, self.state, legal)
        except BotFailure as failure:
            seat = self.state.player
            reason = pieces.printable(translate_error(failure))
            name = pieces.player_name(self.state, seat)
            click.echo("  " + translate("console-bot-failed", why=reason, name=name))
            close_bot(bot)
            substitute = self.bots[seat] = CautiousBot()
            return substitute.choose(self.state, legal)

    def _ask_player(self, legal: tuple[PlayerMove, ...]) -> PlayerMove:
        state = self.state
        keys = move_keys(legal)
        if state.dice.aside:
            aside = pieces.dice(state.dice.aside)
            click.echo("  " + translate("console-aside", dice=aside, total=state.dice.total))
        names = pieces.player_names(state)
        for key, move in keys.items():
            effect = translate_message(effect_message(state, move, pieces.dice), names)
            click.echo(f"    {click.style(key, bold=True)}  {effect}")
        while True:
            key = key_of(_read_line(f"{names[state.player]}> "), keys)
            chosen = chosen_move(key, keys)
            if chosen is not None:
                return chosen
            if key == QUIT:
                raise _PlayerLeft
            if key == HELP:
                click.echo(translate("console-help"))
            elif is_rule(key):
                print_rule(key.upper())
            else:
                print_wrapped(rejection(state, key), "  ")
                print_wrapped(translate("console-choose", keys=", ".join(keys)), "  ")

    def _play(self, move: PlayerMove) -> None:
        recorded, (state, events) = play(self.state, move, self.dice)
        self.file.append(entry_line(Entry(recorded)) + "\n")
        self.state = state
        for event in events:
            text = event_text(state, event)
            if text is not None:
                click.echo(f"  {text}")
            if isinstance(event, ev.TurnStarted):
                self._print_turn()

    def _print_turn(self) -> None:
        state = self.state
        name = pieces.player_name(state, state.player)
        click.echo()
        click.echo(click.style(translate("console-turn", turn=state.turn, name=name), bold=True))
        for line in pieces.grill_lines(state):
            click.echo(line)
        for seat in range(len(state.seats)):
            click.echo(pieces.seat_line(state, seat))

    def _print_roll(self) -> None:
        """Repeat the roll that waits for a decision when a game is resumed."""
        dice = self.state.dice
        if dice.rolled is not None:
            rolled = pieces.dice(dice.rolled, dice.golden_face)
            click.echo("  " + translate("console-rolls", dice=rolled))


def _read_line(prompt: str) -> str:
    click.echo(prompt, nl=False)
    sys.stdout.flush()
    try:
        line = sys.stdin.readline(_MAX_INPUT)
    except OSError:  # standard input cannot be read
        line = ""
    if not line:
        raise _PlayerLeft
    if not sys.stdin.isatty():
        click.echo(line.rstrip("\n"))  # show the input of a pipe in the output
    return line
