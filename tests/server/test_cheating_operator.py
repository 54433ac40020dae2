"""A cheating operator between a real client and a real server: every way is found."""

import asyncio

from cheating_operator import try_daily, try_live
from cheats.daily_live import DAILY_WAYS
from cheats.live import WAYS


def test_every_way_to_cheat_during_a_game_is_found() -> None:
    tried = asyncio.run(try_live())
    assert len(tried) == len(WAYS) + 1 > 15
    assert {name: outcome for name, outcome in tried if not outcome.found} == {}


def test_every_way_to_cheat_with_a_daily_challenge_is_found() -> None:
    tried = asyncio.run(try_daily())
    assert len(tried) == len(DAILY_WAYS) + 1 > 15
    assert {name: outcome for name, outcome in tried if not outcome.found} == {}
