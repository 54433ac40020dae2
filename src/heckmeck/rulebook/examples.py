"""Examples of the rule book: a moment in a record, and what happens there.

For every row of the rules, `rows.json` names a record, two moves in it and the events between them.
The numbers and names in the text of an example come from that record, so a text cannot state an
outcome that was not checked.
"""

import json
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from heckmeck.rules import (
    IllegalMove,
    State,
    apply,
    event_to_json,
    move_from_json,
    position,
    replay,
    worms_on,
)

FOLDER = Path(__file__).parent


class WrongExample(ValueError):
    """A record does not show what the rule book says it shows."""


class Example(NamedTuple):
    """A moment in a record: the states before and after it, and the values for its text."""

    key: str  # the message with its text
    record: str
    before: State
    after: State
    values: dict[str, int | str]
    dice: tuple[str, ...]  # the values that are dice, shown face by face


class RuleRow(NamedTuple):
    """One row of the rules, or one table option."""

    name: str
    chapter: str
    # The printed rules are silent or contradict themselves. `rule-NAME-ruling` is our decision.
    ruling: bool
    examples: tuple[Example, ...]


@cache
def rows() -> tuple[RuleRow, ...]:
    """Every row of the rule book, with its examples replayed. Raises `WrongExample`."""
    return tuple(map(read_row, json.loads((FOLDER / "rows.json").read_text("utf-8"))))


def read_row(data: dict[str, Any]) -> RuleRow:
    name = data["row"]
    return RuleRow(
        name,
        data["chapter"],
        data.get("ruling", False),
        tuple(
            _play(f"rule-{name}-example" + (f"-{number}" if number > 1 else ""), each)
            for number, each in enumerate(data["examples"], start=1)
        ),
    )


@cache
def played(record: str) -> tuple[tuple[State, tuple[dict[str, Any], ...]], ...]:
    """The states of an example record, each with the events that led to it."""
    with (FOLDER / "examples" / f"{record}.heck").open("rb") as file:
        return tuple((each.state, tuple(map(event_to_json, each.events))) for each in replay(file))


def _play(key: str, data: dict[str, Any]) -> Example:
    moments = played(data["record"])
    before, after = moments[data["before"]][0], moments[data["after"]][0]
    happened = [
        event for _, events in moments[data["before"] + 1 : data["after"] + 1] for event in events
    ]
    events = find_events(key, data["events"], happened)
    check_absent(key, data.get("absent", ()), happened)
    shown = {
        "before": position(before),
        "after": position(after),
        "position": position(after),
        "seats": position(after)["players"],
        "events": events,
    }
    for number, expected in data.get("seats", {}).items():
        _compare(key, expected, shown["seats"][int(number)])
    _compare(key, data.get("position", {}), shown["position"])
    _compare_legal(key, data.get("legal_before"), shown["before"])
    _compare_legal(key, data.get("legal_after"), shown["after"])
    if "refused" in data:
        _check_refusal(key, before, data["refused"])
    values = {name: _value(path, shown) for name, path in data["values"].items()}
    dice = tuple(name for name, path in data["values"].items() if path.startswith("dice:"))
    return Example(key, data["record"], before, after, values, dice)


def find_events(
    key: str, expected: list[dict[str, Any]], happened: list[dict[str, Any]]
) -> list[dict[str, Any]]:
    """The expected events, in this order; other events may happen in between."""
    left: Iterator[dict[str, Any]] = iter(happened)
    found = []
    for wanted in expected:
        for event in left:
            if wanted.items() <= {key: event.get(key) for key in wanted}.items():
                found.append(event)
                break
        else:
            raise WrongExample(f"{key}: {wanted} does not happen in {happened}")
    return found


def check_absent(key: str, kinds: Iterable[str], happened: list[dict[str, Any]]) -> None:
    for kind in kinds:
        if any(event["event"] == kind for event in happened):
            raise WrongExample(f"{key}: {kind} must not happen")


def _compare(key: str, expected: dict[str, Any], found: dict[str, Any]) -> None:
    for name, value in expected.items():
        if found[name] != value:
            raise WrongExample(f"{key}: {name} is {found[name]}, not {value}")


def _compare_legal(key: str, expected: list[Any] | None, found: dict[str, Any]) -> None:
    if expected is not None:
        _compare(key, {"legal": expected}, found)


def _check_refusal(key: str, state: State, refused: dict[str, Any]) -> None:
    try:
        apply(state, move_from_json(refused["move"]))
    except IllegalMove as error:
        if error.rule == refused["rule"]:
            return
        raise WrongExample(f"{key}: refused by {error.rule}, not {refused['rule']}") from None
    raise WrongExample(f"{key}: {refused['move']} is not refused")


def _value(path: str, shown: dict[str, Any]) -> int | str:
    """The value at a path. `player:` gives a name, `dice:` dice, `worms:` the worms on tiles."""
    kind, _, place = path.rpartition(":")
    if kind == "worms":
        return sum(map(worms_on, shown["seats"][int(place)]["stack"]))
    value: Any = shown
    for step in place.split("."):
        value = value[int(step)] if isinstance(value, list) else value[step]
    if kind == "player":
        return str(shown["seats"][value]["name"])
    return int(value) if isinstance(value, int) else str(value)
