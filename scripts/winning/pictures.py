"""The pictures of the page. They need matplotlib (extra `study`)."""

from collections.abc import Callable, Iterable
from math import nan
from pathlib import Path
from typing import TYPE_CHECKING, Any

from heckmeck.cli.output.colors import BERRY, EMBER, HONEY, INK, LEAF, PAPER, SMOKE
from heckmeck.cli.output.figures import save_figure, text_style
from heckmeck.cli.output.odds_figure import STYLE
from heckmeck.rules import EDITIONS
from winning.claims import PLAYERS, part, tables
from winning.counting import Figure, joined
from winning.groups import LEADS, STAGES
from winning.whole_turns import HELD
from winning.words import SPECIALIST

if TYPE_CHECKING:
    from matplotlib.axes import Axes

LABELS = ("4 or more\nbehind", "1–3\nbehind", "even", "1–3\nahead", "4 or more\nahead")
SOME_PLAYERS = (2, 4, 7)
COLORS = dict(zip(HELD, (SMOKE, EMBER, LEAF, HONEY, BERRY), strict=True))
ENOUGH = 20  # offers of a tile

Counts = dict[str, Any]
Panel = tuple[str, "Callable[[Axes], None]"]  # its title, and what is drawn


def save_risk(counts: Counts, path: Path) -> None:
    """How many more turns fail than if they were played for the margin, by the lead."""

    def panel(edition: str) -> Panel:
        def draw(axes: "Axes") -> None:
            lines = (
                (players, table)
                for players, table in tables(counts, edition)
                if players in SOME_PLAYERS
            )
            for (players, table), color in zip(lines, (EMBER, LEAF, BERRY), strict=False):
                turns = (part(table, "whole", "turns", lead, "fails") for lead in LEADS)
                found = [fails["difference"] for fails in turns]
                _line(axes, range(len(LEADS)), found, color, f"{players} players")
            axes.axhline(0, color=SMOKE, lw=0.7)
            axes.set_xticks(range(len(LEADS)), LABELS, fontsize=7)
            axes.set_xlabel("worms")

        return f"{edition} edition", draw

    _save(path, [panel(edition) for edition in EDITIONS], "percentage points")


def save_offers(counts: Counts, path: Path) -> None:
    """How often a tile on offer is taken, with all numbers of players together."""

    def panel(edition: str) -> Panel:
        def draw(axes: "Axes") -> None:
            tiles = [str(tile) for tile in EDITIONS[edition].tiles]
            for who, color, marker in zip(PLAYERS, (EMBER, SMOKE), "os", strict=True):
                found = [_offer(counts, edition, tile, who) for tile in tiles]
                _line(axes, range(len(tiles)), found, color, who, marker)
            axes.set_xticks(range(len(tiles)), tiles, fontsize=7)
            axes.set_xlabel("tile")

        return f"{edition} edition", draw

    _save(path, [panel(edition) for edition in EDITIONS], "taken, %")


def _offer(counts: Counts, edition: str, tile: str, who: str) -> Figure:
    offers = (part(table, "choices", "offers", "tiles") for _, table in tables(counts, edition))
    found = joined(each[tile][who] for each in offers if tile in each)
    return found if found["count"] >= ENOUGH else joined([])


def save_worth(counts: Counts, path: Path) -> None:
    """What each specialist is worth early, in the middle and late."""

    def panel(players: int, worth: Counts) -> Panel:
        def draw(axes: "Axes") -> None:
            for name in HELD:
                found = [part(worth, name, stage) for stage in STAGES]
                _line(axes, range(len(STAGES)), found, COLORS[name], SPECIALIST[name])
            axes.axhline(0, color=SMOKE, lw=0.7)
            axes.set_xticks(range(len(STAGES)), list(STAGES))

        return f"{players} players", draw

    panels = [
        panel(players, table["worth"])
        for players, table in tables(counts, "specialists")
        if players in SOME_PLAYERS
    ]
    _save(path, panels, "percentage points")


def _save(path: Path, panels: list[Panel], label: str) -> None:
    """Panels side by side with one legend, which share the scale."""
    from matplotlib import rc_context
    from matplotlib.figure import Figure

    with rc_context(STYLE | text_style([])):
        figure = Figure(figsize=(8.4, 3.0), layout="constrained", facecolor=PAPER)
        all_axes = figure.subplots(1, len(panels), sharey=True, squeeze=False)[0]
        for axes, (title, draw) in zip(all_axes, panels, strict=True):
            draw(axes)
            axes.set_title(title.capitalize())
        all_axes[0].set_ylabel(label)
        figure.legend(
            *all_axes[0].get_legend_handles_labels(),
            loc="outside right center", frameon=False, labelcolor=INK,
        )  # fmt: skip
        save_figure(figure, path)


def _line(
    axes: "Axes", x: Iterable[int], found: list[Figure], color: str, label: str, marker: str = "o"
) -> None:
    values, errors = _drawn(found)
    axes.errorbar(
        list(x), values, yerr=errors,
        color=color, marker=marker, ms=3.5, lw=1.5, elinewidth=0.8, label=label,
    )  # fmt: skip


def _drawn(found: list[Figure]) -> tuple[list[float], tuple[list[float], list[float]]]:
    """Values in percent, and how far the intervals reach below and above. Unknown: not drawn."""
    rows = [[each[part] for part in ("value", "low", "high")] for each in found]
    # Intervals of shares near 0 or 1 may miss the value by a rounding error.
    known = [[nan if number is None else 100 * number for number in row] for row in rows]
    below = [max(value - low, 0.0) for value, low, _ in known]
    above = [max(high - value, 0.0) for value, _, high in known]
    return [value for value, *_ in known], (below, above)
