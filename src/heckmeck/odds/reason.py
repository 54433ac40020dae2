"""Why the best move of a plan is best, as a message of the catalogues.

Every number in it comes from the plan. Percentages have one decimal and worms two; what is
possible is never shown as 0 or 100 percent. `player` is the number of a seat.
"""

from heckmeck.message import Message
from heckmeck.odds.plan import MoveOdds, Plan
from heckmeck.odds.turn.policy import TIE
from heckmeck.rules import (
    Fail,
    Keep,
    Reroll,
    Return,
    Roll,
    State,
    Stop,
    stopping_gives,
    stopping_total,
)


def reason(plan: Plan) -> Message | None:
    """Why the best move is best, compared with the next best; None while dice are in the air."""
    if plan.best is None:
        return None
    best = next(each for each in plan.moves if each.move == plan.best)
    others = [each for each in plan.moves if each.move != plan.best]
    if not others:
        return Message("reason-only")
    next_best = max(others, key=lambda each: each.value)
    if abs(best.value - next_best.value) <= TIE:
        return Message("reason-equal")
    if plan.objective.name == "tile":
        return _by_chance(best, next_best) or Message("reason-close")
    return _special(plan, best, next_best) or _by_value("value", plan, best, next_best)


def percent(chance: float) -> float:
    """
    >>> percent(0.25), percent(1 / 3), percent(0.00001), percent(0.99999), percent(1.0)
    (25.0, 33.3, 0.1, 99.9, 100.0)
    """
    if chance <= 0 or chance >= 1:
        return 100 * chance
    return min(max(round(100 * chance, 1), 0.1), 99.9)


def _special(plan: Plan, best: MoveOdds, next_best: MoveOdds) -> Message | None:
    """What can be said better than by two values, if anything."""
    state = plan.state
    match best.move, next_best.move:
        case Stop(), Roll():
            return _stop(state, next_best)
        case Roll(None), Stop():
            return _roll(plan, best, next_best)
        case Roll(golden), Roll():
            chance = "reason-golden" if golden else "reason-no-golden"
            value = "golden-value" if golden else "no-golden-value"
            safer = None if _to_win(plan) else _by_chance(best, next_best, chance)
            return safer or _by_value(value, plan, best, next_best)
        case Keep(face), Keep(against):
            return _keep(plan, face, against, best, next_best)
        case Keep(), Reroll():
            return _by_value("keep-weasel", plan, best, next_best)
        case Reroll(), Fail():
            return Message("reason-weasel-failed", {"success": percent(best.success)})
        case Reroll(), Keep():
            return _by_value("weasel", plan, best, next_best)
        case Fail(), Reroll():
            return _by_value("accept", plan, best, next_best)
        case Return(specialist), Return():
            found = _by_value("return", plan, best, next_best)
            return Message(found.code, {**found.details, "specialist": specialist})
    return None


def _stop(state: State, rolling: MoveOdds) -> Message | None:
    """Something for sure against the risk of the next roll."""
    bought = stopping_gives(state)
    details: dict[str, int | float | str | Message] = {"fail": percent(rolling.fail)}
    if bought.tile is None:
        return None
    details["tile"] = bought.tile
    if bought.source is not None:
        details["player"] = bought.source
    return Message(f"reason-stop-{bought.result}", details)


def _roll(plan: Plan, rolling: MoveOdds, stopping: MoveOdds) -> Message:
    """Nothing to take yet, or more to expect."""
    state = plan.state
    bought = stopping_gives(state)
    success = percent(rolling.success)
    if bought.tile is None and bought.reason == "no_worm":
        return Message("reason-roll-no_worm", {"success": success})
    if bought.tile is None:
        total = stopping_total(state) or state.dice.total
        return Message("reason-roll-nothing", {"total": total, "success": success})
    found = _by_value("roll-more", plan, rolling, stopping)
    return Message(found.code, {**found.details, "fail": percent(rolling.fail)})


def _keep(plan: Plan, face: str, against: str, best: MoveOdds, next_best: MoveOdds) -> Message:
    """The face that succeeds most often, or the one that brings more though it does not."""
    faces: dict[str, int | float | str | Message] = {"face": _face(face), "against": _face(against)}
    # A poor move may be safer than both; then safety is not what makes this one best.
    safest = max(each.success for each in plan.moves)
    safer = percent(next_best.success) < percent(best.success) == percent(safest)
    if safer and not _to_win(plan):
        first_worm = face == "w" and plan.state.mover.specialist != "canned_worm"
        code = "reason-keep-worm" if first_worm else "reason-keep-safer"
        chances = {"success": percent(best.success), "other": percent(next_best.success)}
        return Message(code, {**faces, **chances})
    found = _by_value("keep-richer", plan, best, next_best)
    return Message(found.code, {**found.details, **faces})


def _by_chance(best: MoveOdds, other: MoveOdds, code: str = "reason-chance") -> Message | None:
    if percent(best.success) <= percent(other.success):
        return None
    return Message(code, {"success": percent(best.success), "other": percent(other.success)})


def _by_value(what: str, plan: Plan, best: MoveOdds, other: MoveOdds) -> Message:
    """Two values: worms, or chances to win."""
    if _to_win(plan):
        code, values = f"reason-win-{what}", (percent(best.value), percent(other.value))
    else:
        code, values = f"reason-worms-{what}", (round(best.value, 2), round(other.value, 2))
    if values[0] == values[1]:
        return Message("reason-close")
    return Message(code, {"value": values[0], "other": values[1]})


def _to_win(plan: Plan) -> bool:
    """Whether the values are chances to win: who looks at those wants to read about them."""
    return plan.objective.name == "win"


def _face(face: str) -> int | str:
    """A number where it is one, so that a language can choose words by it."""
    return face if face == "w" else int(face)
