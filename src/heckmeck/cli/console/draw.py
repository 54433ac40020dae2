"""Pieces drawn with characters. Colour is added here; `click.echo` drops it without a terminal."""

import unicodedata

import click

from heckmeck.cli.say import say
from heckmeck.rules import GrillTile, Seat, State, result

_LONGEST_NAME = 24


def name(state: State, seat: int) -> str:
    """A player's name, safe to print whatever a record holds."""
    clean = printable(state.setup.players[seat])
    clean = clean or say("console-player", number=seat + 1)
    return clean if len(clean) <= _LONGEST_NAME else clean[: _LONGEST_NAME - 1] + "…"


def names(state: State) -> list[str]:
    return [name(state, seat) for seat in range(len(state.seats))]


def printable(text: str) -> str:
    """A text of somebody else without what would move the cursor or worse."""
    return "".join("?" if unicodedata.category(each)[0] == "C" else each for each in text).strip()


def dice(faces: str, golden: str | None = None) -> str:
    """Dice as dice: `[1][4][w]`, the golden one in angle brackets."""
    drawn = []
    for face in faces:
        if face == golden:
            drawn.append(click.style(f"<{face}>", fg="black", bg="yellow"))
            golden = None
        else:
            drawn.append(click.style(f"[{face}]", fg="black", bg="white"))
    return "".join(drawn)


def worms(count: int) -> str:
    return say("worm-count", count=count)


def grill(state: State) -> list[str]:
    """The grill: a line for the tiles and one for the specialists who stand on them, if any."""
    heading = say("console-grill") + "  "
    lines = [heading + " ".join(_grill_tile(each) for each in state.grill)]
    standing = [
        say("console-standing", specialist=each.specialist, tile=each.tile)
        for each in state.grill
        if each.specialist
    ]
    if standing:
        lines.append(" " * len(heading) + ", ".join(standing))
    return lines


def _grill_tile(each: GrillTile) -> str:
    if not each.up:
        return click.style("--", dim=True)
    return click.style(str(each.tile), bold=True, fg="yellow" if each.specialist else None)


def seat_line(state: State, seat: int) -> str:
    """One player: all worms, then the top tile, the tiles below it, specialist and Bratworms."""
    mark = ">" if seat == state.player and not state.over else " "
    width = max(len(name(state, each)) for each in range(len(state.seats)))
    parts = [_stack(state.seats[seat])]
    held = state.seats[seat].specialist
    if held:
        parts.append(say("console-specialist", specialist=held))
    if state.seats[seat].bratworms:
        parts.append(say("bratworm-count", count=state.seats[seat].bratworms))
    score = max(len(worms(each.score)) for each in state.seats)
    total = f"{worms(state.seats[seat].score):>{score}}"
    return f"{mark} {name(state, seat):<{width}}  {total}  ({', '.join(parts)})"


def _stack(seat: Seat) -> str:
    if seat.top is None:
        return say("no-tile")
    return say("console-stack", tile=seat.top, below=len(seat.stack) - 1)


def final_table(state: State) -> list[str]:
    """Everybody in the order of the finish, with what counted, and who won why."""
    outcome = result(state)
    order = sorted(
        range(len(state.seats)),
        key=lambda seat: (
            seat not in outcome.winners,
            -outcome.scores[seat],
            -max(state.seats[seat].stack, default=0),
        ),
    )
    width = max(len(name(state, seat)) for seat in order)
    lines = []
    for seat in order:
        place = "*" if seat in outcome.winners else " "
        counted = [" ".join(map(str, state.seats[seat].stack)) or say("console-no-tiles")]
        if state.seats[seat].bratworms:
            counted.append(say("bratworm-count", count=state.seats[seat].bratworms))
        if state.seats[seat].specialist == "apple":
            counted.append(say("specialist-apple"))
        score = worms(outcome.scores[seat])
        lines.append(f"{place} {name(state, seat):<{width}}  {score:>8}  ({' + '.join(counted)})")
    names = [name(state, seat) for seat in outcome.winners]
    if outcome.tie_break == "highest_tile":
        (winner,) = outcome.winners
        highest = max(state.seats[winner].stack)
        lines.append(say("console-wins-highest", name=names[0], tile=highest))
    elif outcome.tie_break == "shared":
        lines.append(say("console-wins-shared", names=together(names)))
    else:
        lines.append(say("console-wins", name=names[0]))
    return lines


def together(names: list[str]) -> str:
    """Names in a row: Anna, Ben and Cleo."""
    if len(names) == 1:
        return names[0]
    return say("console-and", names=", ".join(names[:-1]), last=names[-1])
