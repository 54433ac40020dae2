"""The pictures of the page. They need matplotlib (extra `study`)."""

from math import nan
from pathlib import Path
from typing import TYPE_CHECKING, Any

from heckmeck.cli.output.colors import BERRY, EMBER, HONEY, INK, LEAF, PAPER, SMOKE
from heckmeck.cli.output.figures import save_figure, text_style
from heckmeck.cli.output.odds_figure import STYLE
from winning.counting import Figure
from winning.whole_turns import HELD
from winning.words import SPECIALIST

if TYPE_CHECKING:
    from matplotlib.axes import Axes

GROUPS = ("far behind", "behind", "even", "ahead", "far ahead")
LABELS = ("4 or more\nbehind", "1–3\nbehind", "even", "1–3\nahead", "4 or more\nahead")
COLORS = dict(zip(HELD, (SMOKE, EMBER, LEAF, HONEY, BERRY), strict=True))


def save_risk(counts: dict[str, Any], path: Path, table: str = "original-2") -> None:
    """How often a turn fails, by the lead."""
    from matplotlib import rc_context
    from matplotlib.figure import Figure

    turns = counts["tables"][table]["whole"]["turns"]
    with rc_context(STYLE | text_style([])):
        figure = Figure(figsize=(5.4, 2.7), layout="constrained", facecolor=PAPER)
        axes = figure.subplots()
        for who, color, marker in (("champion", EMBER, "o"), ("margin", SMOKE, "s")):
            values, errors = _drawn([turns[group]["fails"][who] for group in GROUPS])
            axes.errorbar(
                range(len(GROUPS)), values, yerr=errors,
                color=color, marker=marker, ms=4, lw=1.6, elinewidth=0.8, label=who,
            )  # fmt: skip
        axes.set_xticks(range(len(GROUPS)), LABELS)
        axes.set_ylabel("turns that fail, %")
        axes.set_xlabel("worms")
        axes.legend(frameon=False, labelcolor=INK)
        save_figure(figure, path)


def save_worth(counts: dict[str, Any], path: Path) -> None:
    """What each specialist is worth early, in the middle and late."""
    from matplotlib import rc_context
    from matplotlib.figure import Figure

    with rc_context(STYLE | text_style([])):
        figure = Figure(figsize=(6.4, 2.9), layout="constrained", facecolor=PAPER)
        tables = {each: counts["tables"].get(f"specialists-{each}") for each in (2, 4)}
        some = {players: table for players, table in tables.items() if table}
        panels = figure.subplots(1, len(some), sharey=True, squeeze=False)[0]
        for axes, (players, table) in zip(panels, some.items(), strict=True):
            _worth(axes, table["worth"])
            axes.set_title(f"{players} players")
        panels[0].set_ylabel("percentage points")
        figure.legend(
            *panels[0].get_legend_handles_labels(), loc="outside right center", frameon=False
        )
        save_figure(figure, path)


def _worth(axes: "Axes", worth: dict[str, Any]) -> None:
    stages = ("early", "middle", "late")
    for name in HELD:
        values, errors = _drawn([worth[name][stage] for stage in stages])
        axes.errorbar(
            range(3), values, yerr=errors,
            color=COLORS[name], marker="o", ms=3.5, lw=1.5, elinewidth=0.8, label=SPECIALIST[name],
        )  # fmt: skip
    axes.axhline(0, color=SMOKE, lw=0.7)
    axes.set_xticks(range(3), stages)


def _drawn(found: list[Figure]) -> tuple[list[float], tuple[list[float], list[float]]]:
    """Values in percent, and how far the intervals reach below and above. Unknown: not drawn."""
    rows = [[each[part] for part in ("value", "low", "high")] for each in found]
    known = [[nan if number is None else 100 * number for number in row] for row in rows]
    below = [value - low for value, low, _ in known]
    above = [high - value for value, _, high in known]
    return [value for value, *_ in known], (below, above)
