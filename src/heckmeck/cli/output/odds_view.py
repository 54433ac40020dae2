"""Odds for people: a table of the moves, how the turn ends, bars for every total."""

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table
from rich.text import Text

from heckmeck.cli.console import draw
from heckmeck.cli.say import number, say, say_message
from heckmeck.locale.moves import effect_message, purchase_message
from heckmeck.odds.plan import MoveOdds, OutcomeOdds
from heckmeck.odds.reason import reason
from heckmeck.odds.report import OddsReport
from heckmeck.rules import PlayerMove, Purchase, State
from heckmeck.rules.buying import Market

EMBER, HONEY, LEAF, SMOKE = "#e4572e", "#f2a541", "#6a994e", "#a79b8e"
BAR_WIDTH = 12  # of 100 %; eighty columns have to hold the words beside it in every language
EIGHTHS = " ▏▎▍▌▋▊▉█"


def show(report: OddsReport, console: Console | None = None) -> None:
    """Print a report to the terminal, or as plain text into a pipe."""
    console = console or Console(highlight=False)
    state = report.plan.state
    for line in _situation(state):
        console.print(line)
    console.print(_moves(report))
    best_because = reason(report.plan)
    if best_because is not None:
        text = say_message(best_because, draw.names(state))
        console.print(Text(text), soft_wrap=False)
        console.print()
    console.print(_ends(report))
    console.print(_totals(report))


def percent(chance: float) -> str:
    """A chance as people read it; what is possible is never told as 0 or 100.

    >>> percent(0.25), percent(0.00004), percent(0.99999), percent(1.0)
    ('25.0%', '<0.1%', '>99.9%', '100%')
    """
    if chance <= 0 or chance >= 1:
        return say("odds-percent", percent=number(100 * chance, 0))
    if chance < 0.0005:
        return say("odds-percent", percent="<" + number(0.1, 1))
    if chance > 0.9995:
        return say("odds-percent", percent=">" + number(99.9, 1))
    return say("odds-percent", percent=number(100 * chance, 1))


def bar(chance: float, colour: str, width: int = BAR_WIDTH) -> Text:
    """A bar of this length, to an eighth of a character."""
    eighths = round(max(0.0, min(chance, 1.0)) * width * 8)
    full, rest = divmod(eighths, 8)
    return Text("█" * full + (EIGHTHS[rest] if rest else ""), style=colour)


def move_words(state: State, move: PlayerMove) -> str:
    """A move and what it does here."""
    return say_message(effect_message(state, move, _counted), draw.names(state))


def _counted(dice: str) -> str:
    """Dice of one face: `4 × 3`."""
    return f"{face_words(dice[0])} × {len(dice)}"


def face_words(face: str) -> str:
    return say("rules-worm-face") if face == "w" else face


def purchase_words(state: State, purchase: Purchase) -> str:
    """What a purchase brings, in a few words."""
    return say_message(purchase_message(purchase), draw.names(state))


def _situation(state: State) -> list[Text]:
    who = draw.name(state, state.player)
    heading = say("odds-turn", edition=state.setup.edition, turn=str(state.turn), name=who)
    lines = [Text(heading, "bold")]
    dice = state.dice
    aside, rolled = say("odds-aside"), say("odds-rolled")
    width = max(len(aside), len(rolled))
    if dice.aside:
        faces = " ".join(map(face_words, dice.aside))
        lines.append(Text(f"{aside:<{width}} {faces} = {dice.total}"))
    if dice.rolled:
        lines.append(Text(f"{rolled:<{width}} {' '.join(map(face_words, dice.rolled))}"))
    return lines


def _table(title: str) -> Table:
    return Table(box=SIMPLE_HEAD, title=title, title_justify="left")


def _numbers(table: Table, heading: str) -> None:
    table.add_column(heading, justify="right", no_wrap=True)


def _bars(table: Table) -> None:
    table.add_column("", no_wrap=True)  # where there is no room, words are broken and not bars


def _moves(report: OddsReport) -> Table:
    plan = report.plan
    title = say("odds-moves", objective=plan.objective.name, value=number(plan.value, 4))
    table = _table(title)
    table.add_column("")
    table.add_column(say("odds-move"))
    _numbers(table, say("odds-value"))
    _numbers(table, say("odds-success"))
    _bars(table)
    _numbers(table, say("odds-fail"))
    for each in sorted(plan.moves, key=lambda each: (each.move != plan.best, -each.value)):
        table.add_row(*_move_row(plan.state, each, each.move == plan.best))
    return table


def _move_row(state: State, odds: MoveOdds, best: bool) -> list[Text]:
    style = f"bold {HONEY}" if best else ""
    return [
        Text("★" if best else "", style),
        Text(move_words(state, odds.move), style),
        Text(number(odds.value, 4), style),
        Text(percent(odds.success)),
        bar(odds.success, LEAF),
        Text(percent(odds.fail)),
    ]


def _ends(report: OddsReport) -> Table:
    state = report.plan.state
    table = _table(say("odds-ends"))
    table.add_column(say("odds-end"))
    _numbers(table, say("odds-chance"))
    _bars(table)
    outcomes = report.plan.outcomes()
    for each in outcomes:
        table.add_row(
            Text(_end_words(state, each)),
            percent(each.p),
            bar(each.p, EMBER if each.result == "fail" else LEAF, 20),
        )
    return table


def _end_words(state: State, end: OutcomeOdds) -> str:
    if end.result == "fail":
        text = say("odds-end-fail")
    else:
        text = purchase_words(state, Purchase(end.result, end.tile, end.source))  # type: ignore[arg-type]
    return say("odds-end-bratworm", end=text) if end.bratworm else text


def _totals(report: OddsReport) -> Table:
    state = report.plan.state
    table = _table(say("odds-totals"))
    _numbers(table, say("odds-total"))
    _numbers(table, say("odds-at-least"))
    _bars(table)
    _numbers(table, say("odds-exactly"))
    _bars(table)
    table.add_column(say("odds-buys"))
    bought, market = report.buys(), Market(state)
    for total, chance in report.exactly.items():
        if total not in report.at_least and total not in state.setup.box.tiles:
            continue  # 11 and 13 mean nothing in the original edition
        least = report.at_least.get(total)
        gives = purchase_words(state, bought[total])
        if bought[total].source is not None and state.setup.options.steal == "optional":
            lower = market.buys_lower(total)
            if lower.tile is not None:
                gives = say("odds-or", one=gives, other=purchase_words(state, lower))
        table.add_row(
            Text(str(total), "bold"),
            "" if least is None else percent(least),
            "" if least is None else bar(least, LEAF),
            percent(chance),
            bar(chance, HONEY, 8),
            Text(gives, SMOKE if bought[total].result == "fail" else ""),
        )
    return table
