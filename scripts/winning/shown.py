"""Positions on the page, with what both bots think of them."""

from heckmeck.chances import WIN
from heckmeck.odds import MARGIN, solve
from heckmeck.rules import Options, State, move_from_json, read_position
from winning.claims import PLAYERS, percent
from winning.examples import Position
from winning.words import move_text, situation, table_of

# Why the champion plays this, for every kind of position; {me} is the player to move.
WHY = {
    "stop-when-ahead": "{me} leads and keeps the sure tile. `margin` rolls on for more worms on "
    "average, but a failed roll would cost {me} more than the extra worms bring.",
    "take-the-specialist": "{me} takes the tile for the specialist on it. `margin` counts only "
    "worms and rolls on for more of them.",
    "roll-when-behind": "{me} is behind. `margin` prefers the sure worms. The champion accepts the "
    "risk of failing, because the better endings of another roll help {me} more.",
    "refuse-the-apple": "The apple on that tile is worth three worms to `margin`, today. The "
    "champion rolls on, because the apple counts only if {me} still has it at the end.",
    "refuse-the-last-tile": "Stopping ends the game, and {me} loses it. Rolling on leaves hope: "
    "even after a failed roll, the game goes on.",
    "end-the-game": "Stopping ends the game, and {me} has won. `margin` rolls on for more worms, "
    "which no longer matter.",
    "fail-on-purpose": "Stopping with this total buys nothing, so the turn fails. `margin` rolls "
    "on, because a failed turn costs worms. The champion fails on purpose: on average, what "
    "another roll brings is worse for {me}.",
    "leave-the-ones": "The ones bring a Bratworm, but they use up dice for few points. With the "
    "other dice, {me} gets more out of the turn.",
    "return-the-apple": "The apple counts three worms at the end, if {me} still has it then. "
    "`margin` counts them today.",
    "steal-the-specialist": "The theft takes a specialist from a rival. `margin` counts only the "
    "worms.",
    "choose-a-specialist": "Both bring the same worms, so `margin` does not care which one {me} "
    "keeps. For the rest of the game it matters.",
    "rob-the-leader": "A Bratworm is one worm, whoever loses it, so `margin` does not care. {me} "
    "takes it from the leader.",
}


def example(name: str, each: Position, explain: bool) -> str:
    """A position, what each move is worth, and what happened in games from there."""
    state = read_position(each["position"], Options())
    win, margin = solve(state, WIN).values, solve(state, MARGIN).values
    mine, other = (move_from_json(each[who]) for who in PLAYERS)
    rows = [
        [move_text(state, move), percent(value, 1), _signed(margin[move])]
        for move, value in sorted(win.items(), key=lambda it: -it[1])
    ]
    edition, players = state.setup.edition, len(state.seats)
    me = state.setup.players[state.player]
    why = f" {WHY[each['kind']].format(me=me)}" if explain else ""
    link = f"**[{name}.json](examples/winning-play/{name}.json)** ({edition}, {players} players)"
    said = (
        f"The champion would {move_text(state, mine)}; `margin` would {move_text(state, other)}."
        f"{why} {_played_out(state, each['played out'])}"
    )
    table = table_of(["move", "chance to win", "margin"], rows)
    return "\n\n".join([f"{link} {situation(state)}", table, said])


def _signed(value: float) -> str:
    """Two decimals with a sign, never a negative zero."""
    return f"{round(value, 2) + 0.0:+.2f}".replace("-", "−")


def _played_out(state: State, out: dict[str, float]) -> str:
    """What happened in games that had nothing to do with the choice of the position."""
    difference = out["champion"] - out["margin"]
    return (
        f"When champions played on from here, {out['games']:.0f} times after each move, "
        f"{state.setup.players[state.player]} won {percent(out['champion'])} against "
        f"{percent(out['margin'])} (the difference {100 * difference:.0f} ± "
        f"{100 * out['error']:.0f})."
    )
