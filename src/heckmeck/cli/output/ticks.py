"""Numbers along the axis of a figure as the language writes them."""

from typing import TYPE_CHECKING

from heckmeck.cli.say import number

if TYPE_CHECKING:
    from matplotlib.axis import Axis


def speak_numbers(axis: "Axis") -> None:
    """Write the ticks of this axis with the decimal sign of the language and equal places."""
    from matplotlib.ticker import FuncFormatter

    def written(value: float, _: int | None) -> str:
        places = max(len(f"{each:.6g}".partition(".")[2]) for each in axis.get_majorticklocs())
        return number(value, places)

    axis.set_major_formatter(FuncFormatter(written))
