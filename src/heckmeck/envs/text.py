"""A position as text, for `render_mode="ansi"`."""

from heckmeck.rules import Seat, State, result
from heckmeck.sim.actions import ACTIONS, legal_actions

_DECISIONS = {
    "roll": "roll or stop",
    "chance": "the dice are in the air",
    "keep": "keep a face",
    "rob": "rob a player",
    "return": "return a specialist",
}


def table_text(state: State) -> str:
    """The whole table: grill, players, dice, and what is legal.

    >>> from heckmeck.rules import Keep, Land, Roll, Setup, apply, new_game
    >>> state = new_game(Setup("original", ("Anna", "Ben")))
    >>> for move in (Roll(), Land("1444455w"), Keep("4")):
    ...     state, _ = apply(state, move)
    >>> print(table_text(state))
    turn 1, Anna: roll or stop
    grill   21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36
    > Anna   0 worms  no tile
      Ben    0 worms  no tile
    dice    [4][4][4][4] = 16, 4 white left
    legal   0 roll, 9 stop
    """
    lines = [heading(state), *_grill(state), *_players(state)]
    if not state.over:
        lines += _dice(state)
    if state.phase not in ("chance", "over"):
        legal = (f"{action} {ACTIONS[action]}" for action in legal_actions(state))
        lines += [f"legal   {', '.join(legal)}"]
    return "\n".join(lines)


def heading(state: State) -> str:
    """Whose turn it is and what they have to decide, or who has won."""
    names = state.setup.players
    if state.over:
        winners = " and ".join(names[seat] for seat in result(state).winners)
        return f"game over after {state.turn} turns, won by {winners}"
    return f"turn {state.turn}, {names[state.player]}: {_DECISIONS[state.phase]}"


def _grill(state: State) -> list[str]:
    lines = ["grill   " + " ".join(str(each.tile) if each.up else "--" for each in state.grill)]
    standing = [f"{each.specialist} on {each.tile}" for each in state.grill if each.specialist]
    if standing:
        lines += ["        " + ", ".join(standing)]
    if state.setup.box.bratworms:
        lines += [f"supply  {_count(state.supply, 'bratworm')}"]
    return lines


def _players(state: State) -> list[str]:
    wide = max(map(len, state.setup.players))
    return [
        f"{'>' if seat == state.player and not state.over else ' '} "
        f"{name:<{wide}}  {_count(held.score, 'worm'):>8}  {_held(held)}"
        for seat, (name, held) in enumerate(zip(state.setup.players, state.seats, strict=True))
    ]


def _held(seat: Seat) -> str:
    parts = ["no tile" if seat.top is None else f"{seat.top} on top"]
    if len(seat.stack) > 1:
        parts += ["below it " + " ".join(map(str, reversed(seat.stack[:-1])))]
    if seat.specialist:
        parts += [seat.specialist]
    if seat.bratworms:
        parts += [_count(seat.bratworms, "bratworm")]
    return ", ".join(parts)


def _dice(state: State) -> list[str]:
    dice = state.dice
    left = f"{dice.white} white{' and the golden die' if dice.golden else ''} left"
    left += ", weasel used" if dice.weasel_used else ""
    aside = f"{_shown(dice.aside)} = {dice.total}, " if dice.aside else ""
    lines = [f"dice    {aside}{left}"]
    if dice.rolled is not None:
        golden = f", the golden die shows {dice.golden_face}" if dice.golden_face else ""
        lines += [f"rolled  {_shown(dice.rolled)}{golden}"]
    if state.pending is not None:
        lines += [f"pending {state.pending}"]
    return lines


def _shown(faces: str) -> str:
    return "".join(f"[{face}]" for face in faces)


def _count(number: int, word: str) -> str:
    return f"{number} {word}{'' if number == 1 else 's'}"
