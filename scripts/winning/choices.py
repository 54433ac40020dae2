"""Count single decisions: stop or roll, what is refused, the last tile, ones, the golden die."""

from collections.abc import Callable, Iterable
from typing import Any

import numpy as np

from heckmeck.rules import Keep, Roll, Stop, worms_on
from winning.counting import Array, mean, mean_share, share
from winning.decisions import Decision
from winning.groups import by_lead

PLAYERS = ("champion", "margin")
MANY_DICE = 4  # or more are left
NAMES = (
    "game", "lead", "up", "differs", "loss", "stop or roll", "gives", "ends", "tile", "worms",
    "standing", "dice", "win by stopping", "champion stops", "margin stops", "ones", "from supply",
    "champion ones", "margin ones", "golden", "champion golden",
)  # fmt: skip

Columns = dict[str, Array]


def count_choices(
    found: Iterable[Decision], watch: Callable[[Decision], None] = lambda _: None
) -> dict[str, Any]:
    """All figures about some decisions. `watch` sees each of them."""
    rows: list[tuple[Any, ...]] = []
    for each in found:
        watch(each)
        rows.append(_row(each))
    columns = zip(*rows, strict=True) if rows else ([] for _ in NAMES)
    return _figures({name: np.array(values) for name, values in zip(NAMES, columns, strict=True)})


def _row(each: Decision) -> tuple[Any, ...]:
    state = each.state
    buys = each.buys if each.is_stop_or_roll else None
    ones = (state.dice.rolled or "").count("1") > 1 and each.can_keep("1")
    from_grill = buys is not None and buys.result == "take"
    one = Keep("1")
    return (
        each.game,
        each.lead,
        each.up,
        each.differs,
        each.loss,
        each.is_stop_or_roll,
        buys.result if buys else "",
        from_grill and each.up == 1,
        buys.tile if buys and from_grill else 0,
        worms_on(buys.tile or 0) if buys and from_grill else 0,
        each.offered or "",
        state.dice.white + state.dice.golden,
        each.win.get(Stop(), -1.0),
        each.wanted == Stop(),
        each.other == Stop(),
        ones,
        state.supply > 0,
        ones and each.wanted == one,
        ones and each.other == one,
        Roll(True) in each.win,
        each.wanted == Roll(True),
    )


def _figures(found: Columns) -> dict[str, Any]:
    game, up = found["game"], found["up"]
    leads = by_lead(found["lead"], up)
    gets = found["stop or roll"] & np.isin(found["gives"], ("take", "steal", "hen"))
    gets &= ~found["ends"]
    nothing = found["stop or roll"] & (found["gives"] == "fail")
    return {
        "decisions": len(game),
        "differs": mean_share(game, found["differs"]),
        "loss where they differ": mean(game, found["loss"], found["differs"]),
        "stop or roll": {
            name: _one_stops(found, gets & where) for name, where in leads.items()
        },
        "offers": _offers(found, gets & (found["gives"] == "take")),
        "fails on purpose": {
            name: _stops(found, nothing & leads[name]) for name in ("all", "late and behind")
        },
        "last tile": {
            name: _stops(found, found["ends"] & (found["win by stopping"] == win))
            for name, win in (("wins", 1), ("loses", 0))
        },
        "ones": {
            name: {
                who: share(game, found[f"{who} ones"], found["ones"] & where) for who in PLAYERS
            }
            for name, where in (
                ("all", up == up), ("supply", found["from supply"]), ("rob", ~found["from supply"])
            )
        },
        "golden": share(game, found["champion golden"], found["golden"]),
    }  # fmt: skip


def _stops(found: Columns, where: Array) -> dict[str, Any]:
    return {who: share(found["game"], found[f"{who} stops"], where) for who in PLAYERS}


def _one_stops(found: Columns, where: Array) -> dict[str, Any]:
    """How often only one of the two stops."""
    champion, margin = (found[f"{who} stops"] for who in PLAYERS)
    return {
        "champion": share(found["game"], champion & ~margin, where),
        "margin": share(found["game"], margin & ~champion, where),
        "difference": mean(found["game"], champion.astype(float) - margin, where),
    }


def _offers(found: Columns, offer: Array) -> dict[str, Any]:
    """How often a tile of the grill is taken: by tile, by who stands on it, and by its worms and
    the dice that are left."""
    dice = np.minimum(found["dice"], MANY_DICE)
    return {
        "tiles": {
            str(tile): _stops(found, offer & (found["tile"] == tile))
            for tile in sorted(set(found["tile"][offer].tolist()))
        },
        "standing": {
            name: _stops(found, offer & (found["standing"] == name))
            for name in sorted(set(found["standing"][offer].tolist()))
        },
        "worms": {
            str(worms): {
                str(left): _stops(found, offer & (found["worms"] == worms) & (dice == left))
                for left in range(1, MANY_DICE + 1)
            }
            for worms in (1, 2, 3, 4)
        },
    }
