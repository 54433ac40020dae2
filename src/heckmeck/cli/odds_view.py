"""Odds for people: a table of the moves, how the turn ends, bars for every total."""

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.markup import escape
from rich.table import Table
from rich.text import Text

from heckmeck.cli import draw
from heckmeck.odds.plan import MoveOdds, OutcomeOdds
from heckmeck.odds.report import Report
from heckmeck.rules import (
    Keep,
    PlayerMove,
    Purchase,
    Return,
    Rob,
    Roll,
    State,
    Stop,
    stopping_gives,
)
from heckmeck.rules.buying import buys_lower
from heckmeck.rules.refusal import words

EMBER, HONEY, LEAF, SMOKE = "#e4572e", "#f2a541", "#6a994e", "#a79b8e"
UNITS = {
    "tile": "chance of a tile",
    "worms": "expected worms",
    "margin": "expected worms ahead of the others",
}
BAR_WIDTH = 20
EIGHTHS = " ▏▎▍▌▋▊▉█"


def show(report: Report, console: Console | None = None) -> None:
    """Print a report to the terminal, or as plain text into a pipe."""
    console = console or Console(highlight=False)
    state = report.plan.state
    for line in _situation(state):
        console.print(line)
    console.print(_moves(report))
    console.print(_ends(report))
    console.print(_totals(report))


def percent(chance: float) -> str:
    """A chance as people read it; what is possible is never told as 0 or 100.

    >>> percent(0.25), percent(0.00004), percent(0.99999), percent(1.0)
    ('25.0 %', '<0.1 %', '>99.9 %', '100 %')
    """
    if chance <= 0 or chance >= 1:
        return f"{100 * chance:.0f} %"
    if chance < 0.0005:
        return "<0.1 %"
    return ">99.9 %" if chance > 0.9995 else f"{100 * chance:.1f} %"


def bar(chance: float, colour: str, width: int = BAR_WIDTH) -> Text:
    """A bar of this length, to an eighth of a character."""
    eighths = round(max(0.0, min(chance, 1.0)) * width * 8)
    full, rest = divmod(eighths, 8)
    return Text("█" * full + (EIGHTHS[rest] if rest else ""), style=colour)


def move_words(state: State, move: PlayerMove) -> str:
    """A move and what it does here."""
    match move:
        case Keep(face):
            count = (state.dice.rolled or "").count(face)
            return f"keep {draw_face(face)} × {count}"
        case Stop(lower):
            return f"stop: {purchase_words(state, stopping_gives(state, lower))}"
        case Roll(None):
            dice = state.dice.white + state.dice.golden
            return "roll 1 die" if dice == 1 else f"roll {dice} dice"
        case Rob(player):
            return f"take the bratworm of {draw.name(state, player)}"
        case Return(specialist):
            return f"put the {draw.SPECIALIST_WORDS[specialist]} back"
    return words(move)


def draw_face(face: str) -> str:
    return "worm" if face == "w" else face


def purchase_words(state: State, purchase: Purchase) -> str:
    """What a purchase brings, in a few words."""
    if purchase.tile is None or purchase.result == "fail":
        return "nothing (failed attempt)"
    if purchase.source is None:
        return f"take {draw.tile_words(purchase.tile)}"
    owner = draw.name(state, purchase.source)
    if purchase.result == "hen":
        return f"win the hen of {owner}"
    return f"steal {draw.tile_words(purchase.tile)} from {owner}"


def _situation(state: State) -> list[str]:
    who = escape(draw.name(state, state.player))
    lines = [
        f"[bold]{state.setup.edition.capitalize()} edition, turn {state.turn}: {who} to move[/bold]"
    ]
    dice = state.dice
    if dice.aside:
        lines.append(f"set aside {' '.join(map(draw_face, dice.aside))} = {dice.total}")
    if dice.rolled:
        lines.append(f"rolled    {' '.join(map(draw_face, dice.rolled))}")
    return lines


def _moves(report: Report) -> Table:
    plan = report.plan
    unit = UNITS.get(plan.objective.name, plan.objective.name)
    table = Table(box=SIMPLE_HEAD, title=f"Moves · {unit} {plan.value:.4f}", title_justify="left")
    table.add_column("")
    table.add_column("move")
    table.add_column("value", justify="right")
    table.add_column("success", justify="right")
    table.add_column("")
    table.add_column("fail", justify="right")
    for each in sorted(plan.moves, key=lambda each: (each.move != plan.best, -each.value)):
        table.add_row(*_move_row(plan.state, each, each.move == plan.best))
    return table


def _move_row(state: State, odds: MoveOdds, best: bool) -> list[Text]:
    style = f"bold {HONEY}" if best else ""
    return [
        Text("★" if best else "", style),
        Text(move_words(state, odds.move), style),
        Text(f"{odds.value:.4f}", style),
        Text(percent(odds.success)),
        bar(odds.success, LEAF),
        Text(percent(odds.fail)),
    ]


def _ends(report: Report) -> Table:
    state = report.plan.state
    table = Table(box=SIMPLE_HEAD, title="How the turn ends then", title_justify="left")
    table.add_column("end")
    table.add_column("chance", justify="right")
    table.add_column("")
    outcomes = report.plan.outcomes()
    for each in outcomes:
        table.add_row(
            _end_words(state, each),
            percent(each.p),
            bar(each.p, EMBER if each.result == "fail" else LEAF),
        )
    return table


def _end_words(state: State, end: OutcomeOdds) -> str:
    if end.result == "fail":
        text = "failed attempt"
    else:
        text = purchase_words(state, Purchase(end.result, end.tile, end.source))  # type: ignore[arg-type]
    return escape(text + (", with a bratworm" if end.bratworm else ""))


def _totals(report: Report) -> Table:
    state = report.plan.state
    table = Table(
        box=SIMPLE_HEAD,
        title="Totals, each when played for alone (a worm included)",
        title_justify="left",
    )
    table.add_column("total", justify="right")
    table.add_column("at least", justify="right")
    table.add_column("")
    table.add_column("exactly", justify="right")
    table.add_column("")
    table.add_column("buys here", no_wrap=True)
    bought = report.buys()
    for total, chance in report.exactly.items():
        if total not in report.at_least and total not in state.setup.box.tiles:
            continue  # 11 and 13 mean nothing in the original edition
        least = report.at_least.get(total)
        gives = purchase_words(state, bought[total])
        if bought[total].source is not None and state.setup.options.steal == "optional":
            lower = buys_lower(state, total)
            if lower.tile is not None:
                gives += f", or {purchase_words(state, lower)}"
        table.add_row(
            Text(str(total), "bold"),
            "" if least is None else percent(least),
            "" if least is None else bar(least, LEAF, 14),
            percent(chance),
            bar(chance, HONEY, 10),
            Text(gives, SMOKE if bought[total].result == "fail" else ""),
        )
    return table
