"""The engine and its independent twin play the same games and must never disagree."""

from __future__ import annotations

import copy
import json
from random import Random
from typing import Any

import pytest

from heckmeck.rules import (
    HeckmeckError,
    State,
    apply_recorded,
    header_line,
    new_game,
    position,
    read_entry,
    record_move_to_json,
)
from heckmeck.testing.playouts import late_state, playout, random_setup
from tests.rules import twin

SEEDS = range(60)
FACES = "12345w"


def comparable(shown: dict[str, Any]) -> dict[str, Any]:
    """A position with the two lists whose order means nothing made orderless."""
    shown = json.loads(json.dumps(shown))
    shown["legal"] = sorted(json.dumps(move, sort_keys=True) for move in shown["legal"])
    shown["removed"] = sorted(shown["removed"])
    return shown


def assert_same(state: State, game: twin.Game, trail: list[Any]) -> None:
    ours, theirs = comparable(position(state)), comparable(twin.position(game))
    assert ours == theirs, trail[-3:]


def header(state: State) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(header_line(state.setup))
    return data


def play_both(start: State, game: twin.Game, rng: Random, moves: int) -> int:
    trail: list[Any] = []
    assert_same(start, game, trail)
    for step in playout(start, rng, moves):
        line = record_move_to_json(step.move)
        trail.append(line)
        twin.play(game, line)
        assert_same(step.state, game, trail)
    return len(trail)


@pytest.mark.parametrize("edition", ["original", "specialists"])
def test_whole_games_agree_after_every_move(edition: Any) -> None:
    played = 0
    for seed in SEEDS:
        rng = Random(f"whole {edition} {seed}")
        start = new_game(random_setup(rng, edition))
        played += play_both(start, twin.start(header(start)), rng, 150)
    assert played > 5_000


@pytest.mark.parametrize("edition", ["original", "specialists"])
def test_late_positions_agree_after_every_move(edition: Any) -> None:
    played = 0
    for seed in range(250):
        rng = Random(f"late {edition} {seed}")
        start = late_state(random_setup(rng, edition), rng)
        played += play_both(start, twin.resume(header(start), position(start)), rng, 30)
    assert played > 4_000


def strange_line(rng: Random) -> dict[str, Any]:
    """A well-formed record line that may or may not be a move here."""
    do = rng.choice(["roll", "roll", "reroll", "keep", "stop", "fail", "rob", "return"])
    line: dict[str, Any] = {"do": do}
    if do in ("roll", "reroll"):
        line["dice"] = "".join(rng.choices(FACES, k=rng.choice((0, 1, 2, 3, 4, 5, 6, 7, 8, 8, 8))))
        if rng.random() < 0.4:
            line["golden"] = rng.choice(FACES)
    elif do == "keep":
        line["face"] = rng.choice(FACES)
    elif do == "stop" and rng.random() < 0.5:
        line["take"] = "lower"
    elif do == "rob":
        line["player"] = rng.randrange(-1, 8)
    elif do == "return":
        line["specialist"] = rng.choice(list(twin.HOME))
    return line


def test_both_accept_and_refuse_the_same_lines() -> None:
    accepted = refused = 0
    for seed in range(120):
        rng = Random(f"strange {seed}")
        start = late_state(random_setup(rng), rng)
        game = twin.resume(header(start), position(start))
        for step in playout(start, rng, 25):
            for line in [strange_line(rng) for _ in range(4)]:
                tried = copy.deepcopy(game)
                try:
                    twin.play(tried, line)
                except twin.Refused:
                    with pytest.raises(HeckmeckError):
                        apply_recorded(step.before, read_entry(line).move)
                    assert tried == game
                    refused += 1
                else:
                    assert_same(
                        apply_recorded(step.before, read_entry(line).move).state, tried, [line]
                    )
                    accepted += 1
            twin.play(game, record_move_to_json(step.move))
    assert accepted > 300
    assert refused > 3_000
