"""Groups of positions: by the lead of the player to move, and by the tiles that lie face up."""

from winning.counting import Array

LATE = 4  # tiles face up
FAR = 4  # worms
FAR_AWAY = 1000

# The lead over the best of the others: from … to.
LEADS = {
    "far behind": (-FAR_AWAY, -FAR),
    "behind": (1 - FAR, -1),
    "even": (0, 0),
    "ahead": (1, FAR - 1),
    "far ahead": (FAR, FAR_AWAY),
}
# Tiles face up: from … to.
STAGES = {"early": (12, 18), "middle": (6, 11), "late": (1, 5)}


def within(values: Array, bounds: tuple[int, int]) -> Array:
    low, high = bounds
    return (values >= low) & (values <= high)


def by_lead(lead: Array, up: Array) -> dict[str, Array]:
    """All positions, by the lead, and those late in the game."""
    late = up <= LATE
    return {
        "all": lead == lead,
        **{name: within(lead, bounds) for name, bounds in LEADS.items()},
        "late and behind": late & (lead < 0),
        "late and ahead": late & (lead > 0),
    }


def by_stage(up: Array) -> dict[str, Array]:
    """All positions, and by the stage of the game."""
    return {"all": up == up} | {name: within(up, bounds) for name, bounds in STAGES.items()}
