"""Count single decisions: stop or roll, the last tile, two ones, the golden die."""

from collections.abc import Callable
from typing import Any

import numpy as np

from heckmeck.rules import Keep, Reroll, Roll, Stop
from winning.counting import Array, mean, mean_share, share
from winning.decisions import Decision, decisions
from winning.turns import Table
from winning.whole_turns import groups

SOMETHING = ("take", "steal", "hen")
STAGES = {"12 and more": (12, 18), "7 to 11": (7, 11), "4 to 6": (4, 6), "1 to 3": (1, 3)}


def count_choices(
    table: Table, games: int, seed: int, watch: Callable[[Decision], None]
) -> dict[str, Any]:
    """All figures about single decisions. `watch` sees each of them."""
    rows: list[tuple[Any, ...]] = []
    for each in decisions(table, games, seed):
        watch(each)
        rows.append(_row(each))
    names = (
        "game", "lead", "up", "differs", "loss", "kind", "buys", "ends", "win by stopping",
        "champion stops", "margin stops", "ones", "champion ones", "margin ones",
        "golden", "champion golden", "weasel", "champion weasel", "margin weasel",
    )  # fmt: skip
    found = {
        name: np.array(values) for name, values in zip(names, zip(*rows, strict=True), strict=True)
    }
    return _figures(found)


def _row(each: Decision) -> tuple[Any, ...]:
    state, buys = each.state, each.buys.result if each.is_stop_or_roll else ""
    ones = (state.dice.rolled or "").count("1") > 1 and each.can_keep("1")
    one = Keep("1")
    return (
        each.game,
        each.lead,
        each.up,
        each.differs,
        each.loss,
        "stop" if each.is_stop_or_roll else state.phase,
        buys,
        buys == "take" and each.up == 1,
        each.win.get(Stop(), -1.0),
        each.wanted == Stop(),
        each.other == Stop(),
        ones,
        ones and each.wanted == one,
        ones and each.other == one,
        Roll(True) in each.win,
        each.wanted == Roll(True),
        Reroll() in each.win,
        each.wanted == Reroll(),
        each.other == Reroll(),
    )


def _figures(found: dict[str, Array]) -> dict[str, Any]:
    game, loss = found["game"], found["loss"]
    stop, buys = found["kind"] == "stop", found["buys"]
    something = stop & np.isin(buys, SOMETHING) & ~found["ends"]
    nothing = stop & (buys == "fail")
    early = found["champion stops"] & ~found["margin stops"]
    late = ~found["champion stops"] & found["margin stops"]
    by_lead = groups(found["lead"], found["up"])
    by_up = {
        name: (found["up"] >= low) & (found["up"] <= high) for name, (low, high) in STAGES.items()
    }
    figures: dict[str, Any] = {
        "decisions": len(game),
        "differs": mean_share(game, found["differs"]),
        "loss": mean(game, loss),
        "loss where they differ": mean(game, loss, found["differs"]),
        "stop or roll": {
            name: {
                "count": int((something & where).sum()),
                "stops earlier": share(game, early, something & where),
                "rolls on": share(game, late, something & where),
            }
            for name, where in (by_lead | by_up).items()
        },
        "fails on purpose": {
            name: share(game, found["champion stops"], nothing & where)
            | {"margin": float((found["margin stops"] & nothing & where).sum())}
            for name, where in by_lead.items()
        },
        "last tile": {
            name: {
                "champion": share(game, found["champion stops"], found["ends"] & where),
                "margin": share(game, found["margin stops"], found["ends"] & where),
            }
            for name, where in (
                ("wins", found["win by stopping"] == 1),
                ("loses", found["win by stopping"] == 0),
            )
        },
    }
    for name in ("ones", "weasel"):
        figures[name] = {
            who: share(game, found[f"{who} {name}"], found[name]) for who in ("champion", "margin")
        }
    figures["golden"] = share(game, found["champion golden"], found["golden"])
    return figures
