"""Players, dice and tiles as text. Colours are removed by `click.echo` if there is no terminal."""

import unicodedata

import click

from heckmeck.cli.language import translate
from heckmeck.cli.output.terminal import wrap
from heckmeck.rules import GrillTile, Seat, State, result

_MAX_NAME = 24  # characters


def player_name(state: State, seat: int) -> str:
    """The name of a player, safe to print even if the record comes from a stranger."""
    name = printable(state.setup.players[seat]) or translate("console-player", number=seat + 1)
    return name if len(name) <= _MAX_NAME else name[: _MAX_NAME - 1] + "…"


def player_names(state: State) -> list[str]:
    return [player_name(state, seat) for seat in range(len(state.seats))]


def join_names(names: list[str]) -> str:
    """A list in words: Anna, Ben and Cleo."""
    if len(names) == 1:
        return names[0]
    return translate("console-and", names=", ".join(names[:-1]), last=names[-1])


def printable(text: str) -> str:
    """A text without control characters, which could change the terminal."""
    return "".join("?" if unicodedata.category(each)[0] == "C" else each for each in text).strip()


def dice(faces: str, golden: str | None = None) -> str:
    """Dice such as `[1][4][w]`, with the golden die in angle brackets."""
    drawn = []
    for face in faces:
        if face == golden:
            drawn.append(click.style(f"<{face}>", fg="black", bg="yellow"))
            golden = None
        else:
            drawn.append(click.style(f"[{face}]", fg="black", bg="white"))
    return "".join(drawn)


def grill_lines(state: State, indent: str = "") -> list[str]:
    """The tiles of the grill, then the specialists on them, if any."""
    heading = f"{indent}{translate('console-grill')}  "
    tiles = heading + " ".join(map(_grill_tile, state.grill))
    specialists = ", ".join(
        translate("console-standing", specialist=each.specialist, tile=each.tile)
        for each in state.grill
        if each.specialist
    )
    return [tiles, *wrap(specialists, indent=" " * len(heading))]


def _grill_tile(tile: GrillTile) -> str:
    if not tile.up:
        return click.style("--", dim=True)
    return click.style(str(tile.tile), bold=True, fg="yellow" if tile.specialist else None)


def seat_line(state: State, seat: int) -> str:
    """One player: all worms, then the top tile, the tiles below it, specialist and bratworms."""
    held = state.seats[seat]
    parts = [_stack(held)]
    if held.specialist:
        parts.append(translate("console-specialist", specialist=held.specialist))
    if held.bratworms:
        parts.append(_bratworms(held))
    mark = ">" if seat == state.player and not state.over else " "
    names = player_names(state)
    name = names[seat].ljust(max(map(len, names)))
    totals = [_worms(each.score) for each in state.seats]
    total = totals[seat].rjust(max(map(len, totals)))
    return f"{mark} {name}  {total}  ({', '.join(parts)})"


def _stack(seat: Seat) -> str:
    if seat.top is None:
        return translate("no-tile")
    return translate("console-stack", tile=seat.top, below=len(seat.stack) - 1)


def _bratworms(seat: Seat) -> str:
    return translate("bratworm-count", count=seat.bratworms)


def _worms(count: int) -> str:
    return translate("worm-count", count=count)


def result_lines(state: State) -> list[str]:
    """The players from first to last with what they scored, then who won."""
    outcome = result(state)
    ranking = sorted(
        range(len(state.seats)),
        key=lambda seat: (
            seat not in outcome.winners,
            -outcome.scores[seat],
            -max(state.seats[seat].stack, default=0),
        ),
    )
    names = player_names(state)
    width = max(map(len, names))
    lines = []
    for seat in ranking:
        held = state.seats[seat]
        counted = [" ".join(map(str, held.stack)) or translate("console-no-tiles")]
        if held.bratworms:
            counted.append(_bratworms(held))
        if held.specialist == "apple":
            counted.append(translate("specialist-apple"))
        mark = "*" if seat in outcome.winners else " "
        score = _worms(outcome.scores[seat])
        lines.append(f"{mark} {names[seat]:<{width}}  {score:>8}  ({' + '.join(counted)})")
    winners = [names[seat] for seat in outcome.winners]
    if outcome.tie_break == "highest_tile":
        highest = max(state.seats[outcome.winners[0]].stack)
        lines.append(translate("console-wins-highest", name=winners[0], tile=highest))
    elif outcome.tie_break == "shared":
        lines.append(translate("console-wins-shared", names=join_names(winners)))
    else:
        lines.append(translate("console-wins", name=winners[0]))
    return lines
