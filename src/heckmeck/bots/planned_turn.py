"""Asking a bot for a whole turn at once, for the thousands of games of an arena."""

from collections.abc import Callable

from heckmeck.bots.bot import Planner
from heckmeck.bots.referee import BotFailure, crashed
from heckmeck.odds.turn.simulate import SimulatedTurn, can_simulate, simulate_turn
from heckmeck.rules import Land, State


def ask_for_turn(bot: Planner, state: State, roll: Callable[[int], Land]) -> SimulatedTurn | None:
    """Play a turn by the bot's plan. `roll` rolls a number of white dice; the bot never sees it.

    None if the turn may need more decisions than keeping, rolling and stopping. Raises
    `BotFailure`.
    """
    try:
        plan = bot.plan_turn(state)
        if not can_simulate(plan):
            return None
        turn = simulate_turn(plan)
        dice = next(turn)
        while True:
            dice = turn.send(roll(dice))
    except StopIteration as end:
        simulated: SimulatedTurn = end.value
        return simulated
    except BotFailure:
        raise
    except Exception as error:
        raise crashed(bot, error) from error
