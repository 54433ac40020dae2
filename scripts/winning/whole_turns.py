"""How whole turns of the champion differ from turns for the margin, in the same positions."""

from typing import Any

import numpy as np

from heckmeck.rules import SPECIALISTS, Specialist
from heckmeck.sim.kernels.board import NONE
from winning.counting import Array, mean, mean_share, ratio
from winning.turns import (
    APPLE,
    HEN,
    Happened,
    Solved,
    Table,
    leads,
    play,
    scores_of,
    tiles_up,
    what_happened,
)

PLAYERS = ("champion", "margin")
LATE = 4  # tiles face up
FAR = 4  # worms
HELD: tuple[Specialist, ...] = tuple(each for each in SPECIALISTS if each != "raven")

Columns = dict[str, list[Array]]


def count_turns(table: Table, games: int, seed: int) -> dict[str, Any]:
    """All figures about whole turns, about robberies and about specialists put back."""
    columns: Columns = {}
    pairs = np.zeros((len(SPECIALISTS), len(SPECIALISTS)))  # the one kept, the one put back
    apples = np.zeros((2, 2))  # by player: times that the apple was kept, and put back
    for solved in play(table, games, seed):
        happened = what_happened(table, solved)
        found = {"games": solved.games, "lead": leads(table, solved.states)}
        found["up"] = tiles_up(solved.states)
        for who, chances in zip(PLAYERS, (solved.champion, solved.other), strict=True):
            found |= {f"{who} {name}": each for name, each in _of(solved, happened, chances)}
        found |= _victims(table, solved, happened)
        for name, values in found.items():
            columns.setdefault(name, []).append(values)
        if table.edition == "specialists":
            _count_returns(solved, happened, pairs, apples)
    joined = {name: np.concatenate(each) for name, each in columns.items()}
    figures: dict[str, Any] = {"turns": _by_group(joined), "victims": _of_victims(table, joined)}
    figures["turns per game"] = len(joined["games"]) / games
    if table.edition == "specialists":
        figures |= {"kept": _of_pairs(pairs), "apple kept": (apples[:, 0] / apples.sum(1)).tolist()}
    return figures


def _of(solved: Solved, happened: Happened, chances: Array) -> list[tuple[str, Array]]:
    return [
        ("fails", solved.total(chances * happened.failed)),
        ("worms", solved.total(chances * happened.worms)),
        ("steals", solved.total(chances * (happened.stolen_from != NONE))),
        ("bratworms", solved.total(chances * happened.bratworm)),
        ("wins", solved.total(chances * solved.win)),
    ]


def _victims(table: Table, solved: Solved, happened: Happened) -> dict[str, Array]:
    """Who is stolen from and who is robbed: the leader among the others, the next player."""
    states = solved.states
    count, position = table.players, solved.position
    found: dict[str, Array] = {}
    mover = states["player"].astype(int)
    scores = scores_of(table.layout, states)
    scores[np.arange(len(states)), mover] = -1
    leader = scores == scores.max(axis=1, keepdims=True)
    following = np.arange(count) == ((mover + 1) % count)[:, None]
    can_be_robbed = (states["bratworms"][:, :count] > 0) & (states["holds"][:, :count] != HEN)
    can_be_robbed[np.arange(len(states)), mover] = False
    several = (can_be_robbed.sum(axis=1) > 1) & (states["supply"] == 0)
    whole = np.maximum(can_be_robbed.sum(axis=1), 1)
    victim = np.maximum(happened.stolen_from, 0)
    robbed = np.maximum(happened.robbed, 0)
    was_robbed = (happened.robbed != NONE) & several[position]
    stolen = happened.stolen_from != NONE
    for who, chances in zip(PLAYERS, (solved.champion, solved.other), strict=True):
        for name, group in (("leader", leader), ("next", following)):
            hit = stolen & group[position, victim]
            found[f"{who} steals from {name}"] = solved.total(chances * hit)
    found["robs"] = solved.total(solved.champion * was_robbed)
    for name, group in (("leader", leader), ("next", following)):
        hit = was_robbed & group[position, robbed]
        found[f"robs {name}"] = solved.total(solved.champion * hit)
        found[f"robs {name} by chance"] = found["robs"] * (group & can_be_robbed).sum(1) / whole
    return found


def _count_returns(solved: Solved, happened: Happened, pairs: Array, apples: Array) -> None:
    """Which of two specialists is kept, weighted by the chance of the ending."""
    before, after = solved.states[solved.position], solved.endings
    at = np.arange(len(after))
    mover = before["player"]
    had = before["holds"][at, mover]
    now = after["holds"][at, mover]
    standing = before["stands"][at, np.maximum(happened.tile, 0)]
    victim = np.maximum(happened.stolen_from, 0)
    of_victim = before["holds"][at, victim]
    new = np.where(happened.stolen_from != NONE, of_victim, standing)
    new = np.where(happened.gained | (happened.stolen_from != NONE), new, NONE)
    raven = SPECIALISTS.index("raven")
    choice = (had != NONE) & (new != NONE) & (new != raven) & ((now == had) | (now == new))
    other = np.where(now == had, new, had)
    np.add.at(pairs, (now[choice], other[choice]), solved.champion[choice])
    for row, chances in enumerate((solved.champion, solved.other)):
        apples[row, 0] += chances[choice & (now == APPLE)].sum()
        apples[row, 1] += chances[choice & (other == APPLE)].sum()


def _of_pairs(pairs: Array) -> dict[str, dict[str, float | None]]:
    """For each specialist and each other one, how often the first is kept."""
    found: dict[str, dict[str, float | None]] = {}
    for one in HELD:
        row, found[one] = SPECIALISTS.index(one), {}
        for other in HELD:
            column = SPECIALISTS.index(other)
            times = pairs[row, column] + pairs[column, row]
            if one != other:
                found[one][other] = float(pairs[row, column] / times) if times >= 5 else None
    return found


def groups(lead: Array, up: Array) -> dict[str, Array]:
    """Positions by how far the player to move is behind or ahead."""
    late = up <= LATE
    return {
        "all": lead > -1000,
        "far behind": lead <= -FAR,
        "behind": (lead < 0) & (lead > -FAR),
        "even": lead == 0,
        "ahead": (lead > 0) & (lead < FAR),
        "far ahead": lead >= FAR,
        "late and behind": late & (lead < 0),
        "late and ahead": late & (lead > 0),
    }


def _by_group(columns: dict[str, Array]) -> dict[str, Any]:
    found = {}
    games = columns["games"]
    for name, where in groups(columns["lead"], columns["up"]).items():
        figures: dict[str, Any] = {"positions": int(where.sum())}
        for what in ("fails", "worms", "steals", "bratworms", "wins"):
            mine, other = (columns[f"{who} {what}"] for who in PLAYERS)
            average = mean if what == "worms" else mean_share
            figures[what] = {
                "champion": average(games, mine, where),
                "margin": average(games, other, where),
                "difference": mean(games, mine - other, where),
            }
        found[name] = figures
    return found


def _of_victims(table: Table, columns: dict[str, Array]) -> dict[str, Any]:
    games = columns["games"]
    found: dict[str, Any] = {}
    for name in ("leader", "next"):
        found[f"steals from {name}"] = {
            who: mean_share(games, columns[f"{who} steals from {name}"]) for who in PLAYERS
        }
        if table.edition == "specialists" and table.players > 2:
            found[f"robs {name}"] = {
                "champion": ratio(games, columns[f"robs {name}"], columns["robs"]),
                "by chance": ratio(games, columns[f"robs {name} by chance"], columns["robs"]),
            }
    return found
