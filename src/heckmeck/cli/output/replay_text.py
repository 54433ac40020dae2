"""A recorded game as text, turn by turn."""

from collections.abc import Iterator

import click

from heckmeck.cli.language import translate
from heckmeck.cli.output import pieces
from heckmeck.cli.output.event_text import event_text
from heckmeck.rules import WHITE_DICE, ReplayedLine, State
from heckmeck.rules import events as ev


def print_game(game: Iterator[ReplayedLine]) -> None:
    """Print all turns. If the record is damaged, print the position before the damage."""
    state = next(game).state
    players = pieces.join_names(pieces.player_names(state))
    click.echo(translate("console-playing", players=players, edition=state.setup.edition))
    for option, value in state.setup.options.differing().items():
        click.echo(translate(f"console-option-{option}-{value}"))
    _print_lines("", *pieces.grill_lines(state), "", _turn_heading(state))
    grill = state.grill
    line = _DiceLine()
    try:
        for replayed in game:
            state = replayed.state
            for event in replayed.events:
                line.add(state, event)
            if any(isinstance(event, ev.TurnStarted | ev.GameOver) for event in replayed.events):
                if state.grill != grill:
                    _print_lines("", *pieces.grill_lines(state, indent="  "))
                grill = state.grill
                if not state.over:
                    _print_lines("", _turn_heading(state))
    finally:
        line.end()
        click.echo()
        print_end(state)


def print_end(state: State) -> None:
    """Print the result, or the position of an unfinished game."""
    if state.over:
        heading = click.style(translate("console-over"), bold=True)
        _print_lines(heading, *pieces.result_lines(state))
        return
    name = pieces.player_name(state, state.player)
    click.echo(translate("console-stops", turn=state.turn, name=name))
    seats = range(len(state.seats))
    _print_lines(*pieces.grill_lines(state), *(pieces.seat_line(state, seat) for seat in seats))


class _DiceLine:
    """Prints events. A roll and the dice kept from it share a line."""

    def __init__(self) -> None:
        self._parts: list[str] = []

    def add(self, state: State, event: ev.Event) -> None:
        if isinstance(event, ev.TurnStarted | ev.GameOver | ev.RollCalled):
            return
        text = event_text(state, event)
        if isinstance(event, ev.DiceLanded):
            self._parts.append((text or "") + "   " * (WHITE_DICE - len(event.rolled)))
        elif isinstance(event, ev.WeaselUsed):
            self._parts.append(text or "")
        elif isinstance(event, ev.FaceSetAside):
            self._parts.append(text or "")
            self.end()
        else:
            self.end()
            if text is not None:
                click.echo(f"  {text}")

    def end(self) -> None:
        """Print what is still missing its kept dice."""
        if self._parts:
            click.echo("  " + "  ".join(self._parts))
            self._parts = []


def _turn_heading(state: State) -> str:
    name = pieces.player_name(state, state.player)
    return click.style(translate("console-turn", turn=state.turn, name=name), bold=True)


def _print_lines(*lines: str) -> None:
    for line in lines:
        click.echo(line)
