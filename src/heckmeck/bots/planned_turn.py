"""Asking a bot for a whole turn at once, for the thousands of games of an arena."""

from collections.abc import Callable

from heckmeck.bots.bot import Planner
from heckmeck.bots.referee import BotFailure, crashed, name_of
from heckmeck.odds import Plan
from heckmeck.odds.turn.simulate import SimulatedTurn, can_simulate, simulate_turn
from heckmeck.rules import Land, State


def ask_for_plan(bot: Planner, state: State) -> Plan:
    """The bot's plan for the turn that begins here. Raises `BotFailure`."""
    try:
        plan = bot.plan_turn(state)
        if not isinstance(plan, Plan):
            raise TypeError(f"not a plan: {plan!r}")
        if plan.state != state:
            raise BotFailure("bot-other-plan", name=name_of(bot))
    except BotFailure:
        raise
    except (Exception, SystemExit) as error:
        raise crashed(bot, error) from error
    return plan


def play_by_plan(bot: Planner, plan: Plan, roll: Callable[[int], Land]) -> SimulatedTurn | None:
    """Play a turn by the bot's plan. `roll` rolls a number of white dice; the bot never sees it.

    None if the turn may need more decisions than keeping, rolling and stopping. Raises
    `BotFailure`.
    """
    try:
        # The turn is played on the states of the plan, so they must be the game's.
        if plan.turn.state != plan.state:
            raise BotFailure("bot-other-plan", name=name_of(bot))
        return _played(plan, roll) if can_simulate(plan) else None
    except BotFailure:
        raise
    except (Exception, SystemExit) as error:
        raise crashed(bot, error) from error


def _played(plan: Plan, roll: Callable[[int], Land]) -> SimulatedTurn:
    turn = simulate_turn(plan)
    white = next(turn)
    while True:
        landed = roll(white)
        try:
            white = turn.send(landed)
        except StopIteration as end:
            simulated: SimulatedTurn = end.value
            return simulated
