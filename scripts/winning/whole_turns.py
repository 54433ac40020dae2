"""How whole turns of the champion differ from turns for the margin, in the same positions."""

from typing import Any, NamedTuple

import numpy as np

from heckmeck.arena.measuring.batches import Kind, Report
from heckmeck.rules import SPECIALISTS, Specialist
from heckmeck.sim.kernels.board import NONE
from winning.counting import Array, Figure, mean, mean_ratio, mean_share, per_game, ratio
from winning.groups import by_lead
from winning.turns import (
    APPLE,
    HEN,
    RAVEN,
    Happened,
    Solved,
    leads,
    play,
    scores_of,
    tiles_up,
    what_happened,
)

PLAYERS = ("champion", "margin")
VICTIMS = ("leader", "next")
HELD: tuple[Specialist, ...] = tuple(each for each in SPECIALISTS if each != "raven")

Columns = dict[str, Array]


def count_turns(
    table: Kind, games: int, seed: int, report: Report = lambda _: None
) -> dict[str, Any]:
    """All figures about whole turns, about victims and about specialists put back."""
    found: dict[str, list[Array]] = {}
    returns: list[Returns] = []
    for solved in play(table, games, seed, report=report):
        happened = what_happened(table, solved)
        for name, values in _columns(table, solved, happened).items():
            found.setdefault(name, []).append(values)
        returns.append(returns_of(solved, happened))
    columns = {name: np.concatenate(each) for name, each in found.items()}
    lost = columns["champion wins"] - columns["margin wins"]
    figures: dict[str, Any] = {
        "turns": _by_group(columns),
        "victims": _of_victims(table, columns),
        # Everybody plays about as many turns.
        "cost of a game": per_game(columns["games"], lost / table.players),
    }
    if table.edition == "specialists":
        kept = Returns(*map(np.concatenate, zip(*returns, strict=True)))
        figures |= {"kept": _of_pairs(kept), "apple kept": _of_apple(kept)}
    return figures


def _columns(table: Kind, solved: Solved, happened: Happened) -> Columns:
    found = {
        "games": solved.games,
        "lead": leads(table, solved.states),
        "up": tiles_up(solved.states),
    }
    stolen = happened.stolen_from != NONE
    for who, chances in zip(PLAYERS, (solved.champion, solved.other), strict=True):
        for name, values in (
            ("fails", happened.failed),
            ("steals", stolen),
            ("wins", solved.win),
        ):
            found[f"{who} {name}"] = solved.total(chances * values)
    return found | victims_of(table, solved, happened)


def victims_of(table: Kind, solved: Solved, happened: Happened) -> Columns:
    """Who is stolen from and who is robbed: the leader among the others, the next player."""
    states, position = solved.states, solved.position
    everybody = np.arange(table.players)
    mover = states["player"].astype(int)[:, None]
    scores = np.where(everybody == mover, -1, scores_of(table.layout, states))
    groups = {
        "leader": scores == scores.max(axis=1, keepdims=True),
        "next": everybody == (mover + 1) % table.players,
    }
    hen = states["holds"][:, : table.players] == HEN
    can_be_robbed = (states["bratworms"][:, : table.players] > 0) & ~hen & (everybody != mover)
    choices = can_be_robbed.sum(axis=1)
    stolen = happened.stolen_from[:, None] == everybody
    robbed = happened.robbed * (choices > 1)[position][:, None]
    found = {"robs": solved.total(solved.champion * robbed.sum(axis=1))}
    for name, group in groups.items():
        of_group = group[position]
        for who, chances in zip(PLAYERS, (solved.champion, solved.other), strict=True):
            hit = (stolen & of_group).any(axis=1)
            found[f"{who} steals from {name}"] = solved.total(chances * hit)
        hit = (robbed * of_group).sum(axis=1)
        found[f"robs {name}"] = solved.total(solved.champion * hit)
        by_chance = (group & can_be_robbed).sum(axis=1) / np.maximum(choices, 1)
        found[f"robs {name} by chance"] = found["robs"] * by_chance
    return found


class Returns(NamedTuple):
    """Endings in which one of two specialists was put back."""

    games: Array
    kept: Array  # the number of the specialist
    other: Array
    champion: Array  # the chance of the ending
    margin: Array


def returns_of(solved: Solved, happened: Happened) -> Returns:
    before, after = solved.states[solved.position], solved.endings
    at, mover = np.arange(len(after)), before["player"]
    had, now = before["holds"][at, mover], after["holds"][at, mover]
    of_victim = before["holds"][at, np.maximum(happened.stolen_from, 0)]
    standing = before["stands"][at, np.maximum(happened.tile, 0)]
    new = np.where(happened.gained, standing, NONE)
    new = np.where(happened.stolen_from != NONE, of_victim, new)
    both = (had != NONE) & (new != NONE) & (new != RAVEN) & ((now == had) | (now == new))
    other = np.where(now == had, new, had)
    return Returns(
        solved.games[solved.position][both],
        now[both],
        other[both],
        solved.champion[both],
        solved.other[both],
    )


def _of_pairs(returns: Returns) -> dict[str, dict[str, Figure]]:
    """For each specialist and each other one, how often the first is kept."""
    found: dict[str, dict[str, Figure]] = {}
    for one in HELD:
        found[one] = {}
        for other in HELD:
            number, rival = SPECIALISTS.index(one), SPECIALISTS.index(other)
            kept = returns.champion * ((returns.kept == number) & (returns.other == rival))
            lost = returns.champion * ((returns.kept == rival) & (returns.other == number))
            if one != other:
                found[one][other] = ratio(returns.games, kept, kept + lost)
    return found


def _of_apple(returns: Returns) -> dict[str, Figure]:
    about = (returns.kept == APPLE) | (returns.other == APPLE)
    return {
        who: ratio(returns.games, chances * (returns.kept == APPLE), chances * about)
        for who, chances in zip(PLAYERS, (returns.champion, returns.margin), strict=True)
    }


def _by_group(columns: Columns) -> dict[str, Any]:
    found = {}
    games = columns["games"]
    for name, where in by_lead(columns["lead"], columns["up"]).items():
        figures: dict[str, Any] = {}
        for what in ("fails", "steals"):
            mine, other = (columns[f"{who} {what}"] for who in PLAYERS)
            figures[what] = {
                "champion": mean_share(games, mine, where),
                "margin": mean_share(games, other, where),
                "difference": mean(games, mine - other, where),
            }
        found[name] = figures
    return found


def _of_victims(table: Kind, columns: Columns) -> dict[str, Any]:
    """Shares of all thefts, and of all robberies with a choice."""
    if table.players == 2:
        return {}  # everybody is the leader and the next player
    games = columns["games"]
    found: dict[str, Any] = {}
    for name in VICTIMS:
        found[f"steals from {name}"] = {
            who: ratio(games, columns[f"{who} steals from {name}"], columns[f"{who} steals"])
            for who in PLAYERS
        }
        if table.edition == "specialists":
            robs, by_chance = columns[f"robs {name}"], columns[f"robs {name} by chance"]
            found[f"robs {name}"] = {
                "champion": ratio(games, robs, columns["robs"]),
                "by chance": ratio(games, by_chance, columns["robs"]),
                "difference": mean_ratio(games, robs - by_chance, columns["robs"]),
            }
    return found
