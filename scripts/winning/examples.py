"""Positions that show a pattern: found while counting, checked by playing them out."""

import heapq
import json
from collections import defaultdict
from collections.abc import Callable
from hashlib import sha256
from itertools import count
from math import sqrt
from pathlib import Path
from typing import Any, NamedTuple

from heckmeck.arena.intervals import student_quantile
from heckmeck.chances import WIN
from heckmeck.odds import MARGIN, solve
from heckmeck.rules import (
    Keep,
    Options,
    PlayerMove,
    Return,
    Rob,
    Roll,
    State,
    Stop,
    apply,
    move_from_json,
    move_to_json,
    position,
    read_position,
)
from heckmeck.sim.states import pack
from winning.decisions import Decision
from winning.turns import Table, play_out

LEAST = 0.02  # chance to win that a position must be about
SEEN_BY_KIND = 6
PLAYED_OUT = 4  # candidates per kind
SIMPLE = {2: 1.0, 3: 0.8, 4: 0.6}  # with fewer players, a position is easier to understand
ONE = Keep("1")


class Candidate(NamedTuple):
    """A position and the two moves it is about."""

    kind: str
    state: State
    champion: PlayerMove
    margin: PlayerMove
    loss: float


Test = Callable[[Decision], bool]


def _ends(each: Decision) -> bool:
    return each.is_stop_or_roll and each.buys.result == "take" and each.up == 1


def _stops(each: Decision) -> bool:
    return each.wanted == Stop() and each.other == Roll()


def _rolls(each: Decision) -> bool:
    return each.wanted == Roll() and each.other == Stop()


def _takes(each: Decision) -> bool:
    return each.is_stop_or_roll and each.buys.result == "take" and not _ends(each)


def _has_ones(each: Decision) -> bool:
    return (each.state.dice.rolled or "").count("1") > 1


def _leads_the_others(state: State, seat: int) -> bool:
    others = [each.score for number, each in enumerate(state.seats) if number != state.player]
    return state.seats[seat].score == max(others)


# What a kind of position is about, for positions where the two disagree.
KINDS: dict[str, Test] = {
    "stop-when-ahead": lambda each: _takes(each) and _stops(each) and each.lead > 0,
    "roll-when-behind": lambda each: _takes(each) and _rolls(each) and each.lead < 0,
    "refuse-the-last-tile": lambda each: (
        _ends(each) and _rolls(each) and each.win[Stop()] == 0 and each.lead < 0
    ),
    "end-the-game": lambda each: _ends(each) and _stops(each) and each.win[Stop()] == 1,
    "fail-on-purpose": lambda each: (
        each.is_stop_or_roll and each.buys.result == "fail" and _stops(each)
    ),
    "leave-the-ones": lambda each: (
        each.state.setup.edition == "specialists"
        and _has_ones(each)
        and each.other == ONE
        and isinstance(each.wanted, Keep)
        and each.up > 4
    ),
    "return-the-apple": lambda each: (
        each.wanted == Return("apple") and each.other != each.wanted and each.up > 4
    ),
    "steal-the-specialist": lambda each: (
        each.is_stop_or_roll and each.buys.result in ("steal", "hen") and _stops(each)
        and each.state.seats[each.buys.source or 0].specialist is not None
    ),
}  # fmt: skip
# Here the margin sees no difference, so that its bot takes the first move.
INDIFFERENT: dict[str, Test] = {
    "choose-a-specialist": lambda each: each.state.phase == "return" and each.up > 4,
    "rob-the-leader": lambda each: (
        isinstance(each.wanted, Rob) and _leads_the_others(each.state, each.wanted.player)
    ),
}


class Candidates:
    """The most telling positions of every kind seen so far."""

    def __init__(self) -> None:
        self._found: dict[str, list[tuple[float, int, Candidate]]] = defaultdict(list)
        self._numbers = count()

    def watch(self, each: Decision) -> None:
        if len(each.state.seats) not in SIMPLE:
            return
        for kind, test in KINDS.items():
            if each.differs and test(each):
                self._add(kind, each, each.other)
        for kind, test in INDIFFERENT.items():
            if not each.differs and test(each):
                worst = min(each.win.values())
                if each.win[each.wanted] - worst >= LEAST:
                    first = solve(each.state, MARGIN).best
                    if first is not None:
                        self._add(kind, each, first)

    def _add(self, kind: str, each: Decision, margin: PlayerMove) -> None:
        loss = each.win[each.wanted] - each.win[margin]
        if loss < LEAST:
            return
        rank = loss * SIMPLE[len(each.state.seats)]
        found = self._found[kind]
        candidate = Candidate(kind, each.state, each.wanted, margin, loss)
        heapq.heappush(found, (rank, next(self._numbers), candidate))
        if len(found) > SEEN_BY_KIND:
            heapq.heappop(found)

    def best(self) -> dict[str, list[Candidate]]:
        return {
            kind: [each for *_, each in sorted(found, reverse=True)]
            for kind, found in sorted(self._found.items())
        }


class Checked(NamedTuple):
    """Shares of wins if champions play on after each of the two moves."""

    champion: float
    margin: float
    error: float  # half of the 95 % interval of the difference

    @property
    def confirmed(self) -> bool:
        """Whether the difference is larger than chance explains."""
        return self.champion - self.margin > self.error


def check(each: Candidate, seed: int, games: int) -> Checked:
    """Play both moves out many times, each with dice of its own."""
    mine, other = (
        _share(each.state, move, dice, games)
        for move, dice in ((each.champion, seed), (each.margin, seed + 1))
    )
    error = sqrt((_variance(mine) + _variance(other)) / games)
    return Checked(float(mine.mean()), float(other.mean()), student_quantile(games - 1) * error)


def _variance(shares: Any) -> float:
    """The variance of a share; never 0, since a few games without a loss do not prove certainty."""
    certain = 1 / (len(shares) + 2)
    return max(float(shares.var(ddof=1)), certain * (1 - certain))


def _share(state: State, move: PlayerMove, seed: int, games: int) -> Any:
    table = Table(state.setup.edition, len(state.seats))
    after = apply(state, move).state
    return play_out(table, pack([after]), games, seed)[:, state.player]


def checked(candidates: dict[str, list[Candidate]], seed: int, games: int) -> list[dict[str, Any]]:
    """Those of the first positions of every kind that playing out confirms.

    They are played out with other dice than the games in which they were found.
    """
    found = []
    for each in (each for some in candidates.values() for each in some[:PLAYED_OUT]):
        dice = _other_dice(seed, each)
        result = check(each, dice, games)
        if result.confirmed:
            found.append(_to_json(each, result, games))
    return found


def _other_dice(seed: int, each: Candidate) -> int:
    """A seed that no game of the counts has."""
    text = f"played out:{seed}:{each.kind}:{json.dumps(position(each.state), sort_keys=True)}"
    return int.from_bytes(sha256(text.encode()).digest()[:8])


def select(found: list[dict[str, Any]], wanted: int = 2) -> dict[str, Any]:
    """The most telling positions of every kind by name, from different editions if possible."""
    chosen: dict[str, Any] = {}
    by_kind: dict[str, list[dict[str, Any]]] = defaultdict(list)
    for each in sorted(found, key=_telling, reverse=True):
        by_kind[each["kind"]].append(each)
    for kind, some in sorted(by_kind.items()):
        some = _of_different_games(some)
        first = some[0]
        edition = first["position"]["edition"]
        rest = sorted(some[1:], key=lambda each: each["position"]["edition"] == edition)
        for number, each in enumerate([first, *rest][:wanted], start=1):
            chosen[kind if number == 1 else f"{kind}-{number}"] = each
    return chosen


def _of_different_games(some: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The first of those in which the players have the same tiles."""
    found: dict[str, dict[str, Any]] = {}
    for each in some:
        found.setdefault(json.dumps(each["position"]["players"]), each)
    return list(found.values())


def still_holds(each: dict[str, Any]) -> bool:
    """Whether both bots choose these moves if they see only the position."""
    state = read_position(each["position"], Options())
    return all(
        solve(state, objective).best == move_from_json(each[who])
        for who, objective in (("champion", WIN), ("margin", MARGIN))
    )


def _telling(each: dict[str, Any]) -> float:
    loss: float = each["loss"]
    return loss * SIMPLE[len(each["position"]["players"])]


def _to_json(each: Candidate, result: Checked, games: int) -> dict[str, Any]:
    return {
        "kind": each.kind,
        "champion": move_to_json(each.champion),
        "margin": move_to_json(each.margin),
        "loss": each.loss,
        "played out": result._asdict() | {"games": games},
        "position": position(each.state),
    }


def write_positions(chosen: dict[str, Any], folder: Path) -> None:
    """One file per position, and none of earlier runs."""
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.json"):
        old.unlink()
    for name, each in chosen.items():
        text = json.dumps(each["position"])
        read_position(json.loads(text), Options())  # raises if it cannot be opened
        (folder / f"{name}.json").write_text(text + "\n", "utf-8")
