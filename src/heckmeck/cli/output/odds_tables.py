"""The odds of a turn as tables: moves, outcomes and totals."""

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table
from rich.text import Text

from heckmeck.chances import expected
from heckmeck.cli.language import format_number, translate, translate_message
from heckmeck.cli.output import pieces
from heckmeck.cli.output.colors import ASH, EMBER, HONEY, LEAF
from heckmeck.locale.moves import effect_message, purchase_message
from heckmeck.odds.plan import MoveOdds, OutcomeOdds, Plan
from heckmeck.odds.reason import reason
from heckmeck.odds.report import OddsReport
from heckmeck.rules import Market, PlayerMove, Purchase, State

BAR_WIDTH = 12  # characters for 100%; in every language, the table fits into 80 columns
CHANCES = ("win", "tile")  # the objectives whose values are chances
EIGHTHS = " ▏▎▍▌▋▊▉█"


def print_odds(report: OddsReport) -> None:
    console = Console(highlight=False)
    state = report.plan.state
    for line in _situation(state):
        console.print(line)
    if report.plan.objective.name == "win":
        console.print(Text(_everybody(report.plan)))
    console.print(_moves(report))
    best_because = reason(report.plan)
    if best_because is not None:
        text = translate_message(best_because, pieces.player_names(state))
        console.print(Text(text), soft_wrap=False)
        console.print()
    console.print(_ends(report))
    console.print(_totals(report))


def percent(chance: float) -> str:
    """A probability in percent. Only impossible and certain events have 0 and 100 percent.

    >>> percent(0.25), percent(0.00004), percent(0.99999), percent(1.0)
    ('25.0%', '<0.1%', '>99.9%', '100%')
    """
    if chance <= 0 or chance >= 1:
        return translate("odds-percent", percent=format_number(100 * chance, 0))
    if chance < 0.0005:
        return translate("odds-percent", percent="<" + format_number(0.1, 1))
    if chance > 0.9995:
        return translate("odds-percent", percent=">" + format_number(99.9, 1))
    return translate("odds-percent", percent=format_number(100 * chance, 1))


def bar(chance: float, color: str, width: int = BAR_WIDTH) -> Text:
    """A bar that is accurate to an eighth of a character."""
    eighths = round(max(0.0, min(chance, 1.0)) * width * 8)
    full, rest = divmod(eighths, 8)
    return Text("█" * full + (EIGHTHS[rest] if rest else ""), style=color)


def move_text(state: State, move: PlayerMove) -> str:
    """A move and its effect in this position."""
    return translate_message(effect_message(state, move, _count_dice), pieces.player_names(state))


def _count_dice(dice: str) -> str:
    """Dice that show the same face, such as `3 fours`."""
    count = len(dice)
    return translate("dice-of", count=count, face=translate(f"face-{dice[0]}", count=count))


def face_text(face: str) -> str:
    return translate("rules-worm-face") if face == "w" else face


def purchase_text(state: State, purchase: Purchase) -> str:
    """What a total buys."""
    return translate_message(purchase_message(purchase), pieces.player_names(state))


def _situation(state: State) -> list[Text]:
    who = pieces.player_name(state, state.player)
    heading = translate("odds-turn", edition=state.setup.edition, turn=str(state.turn), name=who)
    lines = [Text(heading, "bold")]
    dice = state.dice
    aside, rolled = translate("odds-aside"), translate("odds-rolled")
    width = max(len(aside), len(rolled))
    if dice.aside:
        faces = " ".join(map(face_text, dice.aside))
        lines.append(Text(f"{aside:<{width}} {faces} = {dice.total}"))
    if dice.rolled:
        lines.append(Text(f"{rolled:<{width}} {' '.join(map(face_text, dice.rolled))}"))
    return lines


def _everybody(plan: Plan) -> str:
    """The chance to win of every player."""
    shares = zip(plan.state.setup.players, expected(plan), strict=True)
    each = ", ".join(f"{name} {percent(chance)}" for name, chance in shares)
    return translate("odds-everybody", chances=each)


def _table(title: str) -> Table:
    return Table(box=SIMPLE_HEAD, title=title, title_justify="left")


def _numbers(table: Table, heading: str) -> None:
    table.add_column(heading, justify="right", no_wrap=True)


def _bars(table: Table) -> None:
    table.add_column("", no_wrap=True)  # if space is short, wrap texts and not bars


def _moves(report: OddsReport) -> Table:
    plan = report.plan
    objective = plan.objective.name
    title = translate("odds-moves", objective=objective, value=_value(plan, plan.value))
    table = _table(title)
    table.add_column("")
    table.add_column(translate("odds-move"))
    _numbers(table, translate("odds-wins" if objective == "win" else "odds-value"))
    _numbers(table, translate("odds-success"))
    _bars(table)
    _numbers(table, translate("odds-fail"))
    for each in sorted(plan.moves, key=lambda each: (each.move != plan.best, -each.value)):
        table.add_row(*_move_row(plan, each, each.move == plan.best))
    return table


def _value(plan: Plan, value: float) -> str:
    """A chance in percent, with two decimals because moves are often close, or worms."""
    if plan.objective.name in CHANCES:
        return translate("odds-percent", percent=format_number(100 * value, 2))
    return format_number(value, 4)


def _move_row(plan: Plan, odds: MoveOdds, best: bool) -> list[Text]:
    style = f"bold {HONEY}" if best else ""
    return [
        Text("★" if best else "", style),
        Text(move_text(plan.state, odds.move), style),
        Text(_value(plan, odds.value), style),
        Text(percent(odds.success)),
        bar(odds.success, LEAF, 10),
        Text(percent(odds.fail)),
    ]


def _ends(report: OddsReport) -> Table:
    state = report.plan.state
    table = _table(translate("odds-ends"))
    table.add_column(translate("odds-end"))
    _numbers(table, translate("odds-chance"))
    _bars(table)
    outcomes = report.plan.outcomes()
    for each in outcomes:
        table.add_row(
            Text(_end_text(state, each)),
            percent(each.p),
            bar(each.p, EMBER if each.result == "fail" else LEAF, 20),
        )
    return table


def _end_text(state: State, end: OutcomeOdds) -> str:
    if end.result == "fail":
        text = translate("odds-end-fail")
    else:
        text = purchase_text(state, Purchase(end.result, end.tile, end.source))  # type: ignore[arg-type]
    return translate("odds-end-bratworm", end=text) if end.bratworm else text


def _totals(report: OddsReport) -> Table:
    state = report.plan.state
    table = _table(translate("odds-totals"))
    _numbers(table, translate("odds-total"))
    _numbers(table, translate("odds-at-least"))
    _bars(table)
    _numbers(table, translate("odds-exactly"))
    _bars(table)
    table.add_column(translate("odds-buys"))
    bought, market = report.buys(), Market(state)
    for total, chance in report.exactly.items():
        if total not in report.at_least and total not in state.setup.box.tiles:
            continue  # the original edition has no tiles 11 and 13
        least = report.at_least.get(total)
        gives = purchase_text(state, bought[total])
        if bought[total].source is not None and state.setup.options.steal == "optional":
            lower = market.buys_lower(total)
            if lower.tile is not None:
                gives = translate("odds-or", one=gives, other=purchase_text(state, lower))
        table.add_row(
            Text(str(total), "bold"),
            "" if least is None else percent(least),
            "" if least is None else bar(least, LEAF),
            percent(chance),
            bar(chance, HONEY, 8),
            Text(gives, ASH if bought[total].result == "fail" else ""),
        )
    return table
