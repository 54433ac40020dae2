"""Positions from real games for the gallery of the browser client, as JSON on standard output.

The games follow a simple strategy with seeded dice; each named position is the first one in which
something interesting happens.
"""

import json
import random
from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from heckmeck.dice import SeededDice, play
from heckmeck.protocol.game import game_view
from heckmeck.rules import (
    POINTS,
    Fail,
    Keep,
    Options,
    PlayerMove,
    Reroll,
    Return,
    Rob,
    Roll,
    Setup,
    State,
    Stop,
    event_to_json,
    legal_moves,
    new_game,
    stopping_gives,
)

NAMES = (
    "Anna",
    "Bartholomäus-Maximilian von Wurmenstein",
    "Chidi",
    "Dagný",
    "Eve",
    "Fritz",
    "Ὀδυσσεύς",
)
Event = dict[str, Any]
Shown = tuple[State, list[Event]]


def choose(state: State, legal: tuple[PlayerMove, ...], rng: random.Random) -> PlayerMove:
    """Worms first, then the most points; stop as soon as something can be taken."""
    keeps = [move for move in legal if isinstance(move, Keep)]
    if keeps:
        rolled = state.dice.rolled or ""

        def worth(move: Keep) -> int:
            return rolled.count(move.face) * POINTS[move.face] + 6 * (move.face == "w")

        return max(keeps, key=worth)
    if Stop() in legal and (stopping_gives(state).result != "fail" or len(legal) == 1):
        return Stop()
    rolls = [move for move in legal if isinstance(move, Roll)]
    return rng.choice(rolls or list(legal))


def games(edition: str, players: int, options: Options) -> Iterator[Shown]:
    for seed in range(400):
        rng = random.Random(seed)
        dice = SeededDice(seed)
        state = new_game(Setup(edition, NAMES[:players], options=options))  # type: ignore[arg-type]
        told: list[Event] = []
        yield state, told
        for _ in range(3000):
            if state.over:
                break
            move = choose(state, legal_moves(state), rng)
            state, events = play(state, move, dice).transition
            told += map(event_to_json, events)
            yield state, told[-60:]


def first(wanted: Callable[[State], bool], edition: str, players: int, **options: Any) -> Event:
    for state, told in games(edition, players, Options(**options)):
        if wanted(state):
            return {"game": msgspec.to_builtins(game_view(state)), "events": told}
    raise SystemExit(f"no such position with {players} players ({edition})")


def start(edition: str, players: int) -> Event:
    return first(lambda _: True, edition, players)


def rich(edition: str, players: int) -> Event:
    """Everyone has more than is possible in a game, to check that there is room for it."""
    shown = start(edition, players)
    position = shown["game"]["position"]
    tiles = [each["tile"] for each in position["grill"]]
    position["grill"] = []
    for seat, player in enumerate(position["players"]):
        player |= {"stack": tiles[seat::players], "worms": 20}
        if edition == "specialists":
            player |= {"specialist": "apple", "bratworms": 7}
            worth = {"tiles": 10, "bratworms": 7, "extra": 3}
            shown["game"]["meaning"]["stakes"][seat] |= worth
    return shown


def later(turns: int, wanted: Callable[[State], bool]) -> Callable[[State], bool]:
    return lambda state: state.turn >= turns and wanted(state)


def gives(result: str) -> Callable[[State], bool]:
    return lambda state: (
        state.phase == "roll" and bool(state.dice.aside) and stopping_gives(state).result == result
    )


def may(kind: type[PlayerMove]) -> Callable[[State], bool]:
    return lambda state: any(isinstance(move, kind) for move in legal_moves(state))


def main() -> None:
    keep = later(9, lambda state: state.phase == "keep" and len(state.dice.aside) >= 3)
    shown = {
        "start-2": first(lambda _: True, "original", 2),
        "keep-2": first(keep, "original", 2),
        "keep-4": first(keep, "specialists", 4),
        "take-4": first(later(14, gives("take")), "original", 4),
        "steal-3": first(later(6, gives("steal")), "original", 3),
        "hen-4": first(gives("hen"), "specialists", 4),
        "fail-2": first(later(8, gives("fail")), "specialists", 2),
        "lower-3": first(
            lambda s: Stop(lower=True) in legal_moves(s), "original", 3, steal="optional"
        ),
        "weasel-3": first(later(4, may(Reroll)), "specialists", 3),
        "accept-3": first(may(Fail), "specialists", 3),
        "golden-3": first(lambda s: Roll(golden=True) in legal_moves(s), "specialists", 3),
        "rob-4": first(may(Rob), "specialists", 4),
        "return-4": first(may(Return), "specialists", 4),
        "keep-7": first(
            later(25, lambda s: s.phase == "keep" and bool(s.dice.aside)), "specialists", 7
        ),
        "roll-7": first(later(30, gives("take")), "original", 7),
        "over-3": first(lambda state: state.over, "original", 3),
        "over-7": first(lambda state: state.over, "specialists", 7),
    }
    for edition in ("original", "specialists"):
        for players in range(2, 8):
            shown[f"nothing-{edition}-{players}"] = start(edition, players)
            shown[f"everything-{edition}-{players}"] = rich(edition, players)
    print(json.dumps(shown))


if __name__ == "__main__":
    main()
