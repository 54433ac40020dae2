"""Positions that show a pattern: found while counting, confirmed by playing them out."""

import heapq
import json
from collections import defaultdict
from collections.abc import Callable, Iterable
from hashlib import sha256
from itertools import count
from math import sqrt
from pathlib import Path
from typing import Any, NamedTuple

from heckmeck.arena.intervals import student_quantile
from heckmeck.arena.measuring.batches import Kind, Report
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
from winning.turns import play_out

LEAST = 0.02  # chance to win that a position must be about
SEEN_BY_KIND = 4  # candidates per table
PLAYED_OUT = 4  # candidates for each position that is shown
SHOWN = 2  # positions per kind
# With fewer players, a position is easier to understand.
SIMPLE = {2: 1.0, 3: 0.9, 4: 0.8, 5: 0.6, 6: 0.5, 7: 0.4}
ONE = Keep("1")


class Candidate(NamedTuple):
    """A position and the two moves it is about."""

    kind: str
    state: State
    champion: PlayerMove
    margin: PlayerMove


Test = Callable[[Decision], bool]
Position = dict[str, Any]  # a candidate as plain data


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
    "stop-when-ahead": lambda each: (
        _takes(each) and _stops(each) and each.lead > 0 and not each.offered
    ),
    "take-the-specialist": lambda each: (
        _takes(each) and _stops(each) and each.offered in ("golden_die", "hen", "weasel")
    ),
    "roll-when-behind": lambda each: (
        _takes(each) and _rolls(each) and each.lead < 0 and each.offered != "apple"
    ),
    "refuse-the-apple": lambda each: (
        _takes(each) and _rolls(each) and each.offered == "apple" and each.up > 4
    ),
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
        isinstance(each.wanted, Rob)
        and _leads_the_others(each.state, each.wanted.player)
        and each.up > 1  # and the game goes on
    ),
}


class Candidates:
    """The most telling positions of every kind seen so far."""

    def __init__(self) -> None:
        self._found: dict[str, list[tuple[float, int, Candidate]]] = defaultdict(list)
        self._numbers = count()

    def watch(self, each: Decision) -> None:
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
        candidate = Candidate(kind, each.state, each.wanted, margin)
        heapq.heappush(found, (rank, next(self._numbers), candidate))
        if len(found) > SEEN_BY_KIND:
            heapq.heappop(found)

    def best(self) -> list[Position]:
        """Those in which both bots choose these moves, as plain data."""
        found = (each for some in self._found.values() for each in sorted(some, reverse=True))
        positions = (_to_json(each, rank) for rank, _, each in found)
        return [each for each in positions if still_holds(each)]


class Checked(NamedTuple):
    """Shares of wins if champions play on after each of the two moves."""

    champion: float
    margin: float
    error: float  # half of the 95 % interval of the difference

    @property
    def confirmed(self) -> bool:
        """Whether the difference is larger than chance explains."""
        return self.champion - self.margin > self.error


def check(each: Position, dice: int, games: int) -> Checked:
    """Play both moves out many times, each with dice of its own."""
    state = read_position(each["position"], Options())
    mine, other = (
        _share(state, move_from_json(each[who]), dice + number, games)
        for number, who in enumerate(("champion", "margin"))
    )
    error = sqrt((_variance(mine) + _variance(other)) / games)
    return Checked(float(mine.mean()), float(other.mean()), student_quantile(games - 1) * error)


def _variance(shares: Any) -> float:
    """The variance of a share; never 0, since a few games without a loss do not prove certainty."""
    certain = 1 / (len(shares) + 2)
    return max(float(shares.var(ddof=1)), certain * (1 - certain))


def _share(state: State, move: PlayerMove, seed: int, games: int) -> Any:
    table = Kind(state.setup.edition, len(state.seats))
    after = apply(state, move).state
    return play_out(table, pack([after]), games, seed)[:, state.player]


def choose(
    candidates: Iterable[Position],
    seed: int,
    games: int,
    report: Report = lambda _: None,
    confirm: Callable[[Position, int, int], Checked] = check,
) -> dict[str, Position]:
    """The most telling positions of every kind that playing out confirms, by name.

    Those were found because their difference looked large, and confirmed because it was large
    again. So the figures that are shown come from other games, with dice of their own.
    """
    chosen: dict[str, Position] = {}
    for kind, some in _by_kind(candidates).items():
        shown: list[Position] = []
        while len(shown) < SHOWN:
            found = _first_confirmed(_varied(some, shown), seed, games, confirm)
            if found is None:
                break
            result = confirm(found, _other_dice("shown", seed, found), games)
            played = result._asdict() | {"games": games}
            shown.append(found | {"played out": played})
            name = kind if len(shown) == 1 else f"{kind}-{len(shown)}"
            chosen[name] = shown[-1]
        report(1)
    return chosen


def _first_confirmed(
    some: list[Position],
    seed: int,
    games: int,
    confirm: Callable[[Position, int, int], Checked],
) -> Position | None:
    for each in some[:PLAYED_OUT]:
        if confirm(each, _other_dice("confirmed", seed, each), games).confirmed:
            return each
    return None


def _by_kind(candidates: Iterable[Position]) -> dict[str, list[Position]]:
    """All kinds with their positions, the most telling first."""
    found: dict[str, list[Position]] = {kind: [] for kind in sorted(KINDS | INDIFFERENT)}
    for each in sorted(candidates, key=lambda each: -each["rank"]):
        found[each["kind"]].append(each)
    return found


def _varied(some: list[Position], shown: list[Position]) -> list[Position]:
    """Positions of games that were not shown, and first those of other tables."""
    tables = [_table_of(each) for each in shown]
    stacks = [each["position"]["players"] for each in shown]
    others = [each for each in some if each["position"]["players"] not in stacks]

    def alike(each: Position) -> tuple[bool, bool]:
        edition, players = _table_of(each)
        return (
            any(players == number for _, number in tables),
            any(edition == name for name, _ in tables),
        )

    return sorted(others, key=alike)


def _table_of(each: Position) -> tuple[str, int]:
    return each["position"]["edition"], len(each["position"]["players"])


def _other_dice(about: str, seed: int, each: Position) -> int:
    """A seed that nothing else has."""
    text = f"{about}:{seed}:{each['kind']}:{json.dumps(each['position'], sort_keys=True)}"
    return int.from_bytes(sha256(text.encode()).digest()[:8])


def still_holds(each: Position) -> bool:
    """Whether both bots choose these moves if they see only the position."""
    state = read_position(each["position"], Options())
    return all(
        solve(state, objective).best == move_from_json(each[who])
        for who, objective in (("champion", WIN), ("margin", MARGIN))
    )


def _to_json(each: Candidate, rank: float) -> Position:
    return {
        "kind": each.kind,
        "rank": round(rank, 5),
        "champion": move_to_json(each.champion),
        "margin": move_to_json(each.margin),
        "position": position(each.state),
    }


def write_positions(chosen: dict[str, Position], folder: Path) -> None:
    """One file per position, and none of earlier runs."""
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.json"):
        old.unlink()
    for name, each in chosen.items():
        text = json.dumps(each["position"])
        read_position(json.loads(text), Options())  # raises if it cannot be opened
        (folder / f"{name}.json").write_text(text + "\n", "utf-8")
