"""Lessons: a position, scripted dice, and the answer to every legal move of the learner.

The browser knows no rules, so `tree` plays every legal move of every step in advance. A right move
leads to the next step. Any other legal move is a detour: it is made, explained and taken back.
"""

import json
from functools import cache
from typing import Any, NamedTuple

import msgspec

from heckmeck.dice import DiceSource, ScriptedDice, ScriptExhausted, SeededDice, play
from heckmeck.locale import catalogue
from heckmeck.protocol.game import game_view
from heckmeck.rulebook.examples import FOLDER, WrongExample, check_absent, find_events, played
from heckmeck.rules import (
    AttemptFailed,
    Land,
    PlayerMove,
    State,
    Transition,
    apply_recorded,
    event_to_json,
    legal_moves,
    move_from_json,
    move_to_json,
    read_entry,
    stopping_gives,
)

LEARNER = 0


class LessonStep(NamedTuple):
    """One task: the right moves, how their dice land, and what must happen."""

    right: tuple[PlayerMove, ...]
    dice: tuple[Land, ...]  # one landing if a right move rolls, else none
    shows: list[dict[str, Any]]
    absent: tuple[str, ...]  # events that must not happen
    then: tuple[dict[str, Any], ...]  # moves of the other players, as in a record


class Lesson(NamedTuple):
    name: str
    start: State
    steps: tuple[LessonStep, ...]
    rows: tuple[str, ...]


@cache
def lessons() -> tuple[Lesson, ...]:
    """Every lesson, in teaching order."""
    return tuple(map(read_lesson, json.loads((FOLDER / "lessons.json").read_text("utf-8"))))


def read_lesson(data: dict[str, Any]) -> Lesson:
    start = played(data["record"])[data["moves"]][0]
    return Lesson(data["lesson"], start, tuple(map(_read_step, data["steps"])), tuple(data["rows"]))


def _read_step(data: dict[str, Any]) -> LessonStep:
    right = tuple(map(move_from_json, [data["move"], *data.get("also", ())]))
    dice = (Land(data["dice"], data.get("golden")),) if "dice" in data else ()
    return LessonStep(
        right,
        dice,
        data.get("shows", []),
        tuple(data.get("absent", ())),
        tuple(data.get("then", ())),
    )


def tree(lesson: Lesson) -> dict[str, Any]:
    """The whole lesson as JSON: a list of nodes, starting with the first step."""
    nodes: list[dict[str, Any]] = []
    _grow(lesson, lesson.start, 0, nodes)
    return {"lesson": lesson.name, "rows": list(lesson.rows), "nodes": nodes}


def _grow(lesson: Lesson, state: State, number: int, nodes: list[dict[str, Any]]) -> int:
    """Add the node of a step and all that follow from it. Returns its number."""
    at = len(nodes)
    node: dict[str, Any] = {"game": _view(state), "values": values(state)}
    nodes.append(node)
    if number == len(lesson.steps):
        node.update(say=f"lesson-{lesson.name}-end", moves=[])
        return at
    step = lesson.steps[number]
    node["say"] = f"lesson-{lesson.name}-{number + 1}"
    if not set(step.right) <= set(legal_moves(state)):
        raise WrongExample(f"{node['say']}: {step.right} is not legal")
    node["moves"] = [
        _right(lesson, state, move, number, nodes)
        if move in step.right
        else _detour(lesson, state, move, number)
        for move in legal_moves(state)
    ]
    return at


def _right(
    lesson: Lesson, state: State, move: PlayerMove, number: int, nodes: list[dict[str, Any]]
) -> dict[str, Any]:
    step = lesson.steps[number]
    after, events = _make(state, move, ScriptedDice(step.dice))
    told = [event_to_json(event) for event in events]
    key = f"lesson-{lesson.name}-{number + 1}"
    find_events(key, step.shows, told)
    check_absent(key, step.absent, told)
    for line in step.then:
        after, more = apply_recorded(after, read_entry(line).move)
        told += [event_to_json(event) for event in more]
    following = _grow(lesson, after, number + 1, nodes)
    return {"move": move_to_json(move), "events": told, "next": following}


def _detour(lesson: Lesson, state: State, move: PlayerMove, number: int) -> dict[str, Any]:
    dice = SeededDice(f"lesson-{lesson.name}-{number + 1}")
    after, events = _make(state, move, dice)
    failed = any(isinstance(event, AttemptFailed) for event in events)
    return {
        "move": move_to_json(move),
        "events": [event_to_json(event) for event in events],
        "say": _explanation(f"lesson-{lesson.name}-{number + 1}", move, failed),
        "values": values(after),
    }


def _explanation(step: str, move: PlayerMove, failed: bool) -> str:
    """The message about a detour: as specific as the catalogue has one."""
    data = move_to_json(move)
    do = data["do"]
    keys = [f"{step}-{do}-{data.get('face')}", f"{step}-{do}"]
    keys += [f"lesson-detour-{do}-failed"] if failed else []
    return next((key for key in keys if key in catalogue("en")), f"lesson-detour-{do}")


def _make(state: State, move: PlayerMove, dice: DiceSource) -> Transition:
    try:
        return play(state, move, dice).transition
    except ScriptExhausted:
        raise WrongExample(f"{move} needs dice") from None


def values(state: State) -> dict[str, int]:
    """The values that the texts of a step may use."""
    learner = state.seats[LEARNER]
    return {
        "total": state.dice.total,
        "hand": state.dice.white + state.dice.golden,
        "tile": (stopping_gives(state).tile if state.dice.aside else None) or 0,
        "top": learner.top or 0,
        "worms": learner.score,
    }


def _view(state: State) -> Any:
    return msgspec.to_builtins(game_view(state))
