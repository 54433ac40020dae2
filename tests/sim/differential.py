"""The compiled rules and the engine play the same games, and must agree after every move."""

from random import Random
from typing import Any

import numpy as np

from heckmeck.dice import DiceSource, play
from heckmeck.rules import (
    FACES,
    AttemptFailed,
    BratwormTaken,
    Event,
    GameOver,
    Land,
    PlayerMove,
    Rerolled,
    Rolled,
    State,
    TileDefended,
    TileStolen,
    TileTaken,
    TileTurned,
    TurnStarted,
    legal_moves,
    new_game,
    result,
    winners,
)
from heckmeck.sim import ACTIONS, Flag, Games, action_of, legal_actions, observe, pack, unpack
from heckmeck.testing.playouts import LivelyDice, late_state, lively_move, random_setup
from tests.sim import philox_twin

FLAGS: dict[type[Any], Flag] = {
    AttemptFailed: Flag.FAILED,
    TileTaken: Flag.TOOK,
    TileStolen: Flag.STOLE,
    TileDefended: Flag.DEFENDED,
    BratwormTaken: Flag.BRATWORM,
    TileTurned: Flag.TURNED,
    TurnStarted: Flag.TURN_ENDED,
    GameOver: Flag.TURN_ENDED | Flag.GAME_ENDED,
}
FACE_NUMBER: dict[str, int] = {face: number for number, face in enumerate(FACES)}


class FairDice:
    """Ordinary dice."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def roll(self, white: int, golden_faces: str | None) -> Land:
        golden = self._rng.choice(golden_faces) if golden_faces is not None else None
        return Land("".join(sorted(self._rng.choices(FACES, k=white))), golden)


def compare_games(seed: int, games: int = 64, moves: int = 60, observed: int = 0) -> int:
    """Play games of one kind side by side; returns how many moves agreed.

    Every other seed starts late in a game, every third plays with ordinary dice and any legal
    moves. `observed` games are also observed, from any seat.
    """
    rng = Random(f"compare {seed}")
    setup = random_setup(rng)
    late = bool(seed % 2)
    states = [late_state(setup, rng) if late else new_game(setup) for _ in range(games)]
    fair = seed % 3 == 0
    dice: DiceSource = FairDice(rng) if fair else LivelyDice(rng)
    compiled = Games(games, setup.edition, len(setup.players), options=setup.options)
    compiled.states[:] = pack(states)
    made = 0
    for _ in range(moves):
        actions = np.zeros(games, np.int64)
        shown = np.full((games, 9), -1, np.int8)
        expected = np.zeros(games, np.int64)
        masks = compiled.masks()
        for number, state in enumerate(states):
            assert np.flatnonzero(masks[number]).tolist() == legal_actions(state), state
            if state.over:
                continue
            move = rng.choice(legal_moves(state)) if fair else lively_move(state, rng)
            actions[number] = action_of(state, move)
            states[number], events, shown[number] = _play(state, move, dice)
            expected[number] = sum(FLAGS.get(type(event), Flag(0)) for event in events)
            made += 1
        happened = compiled.step(actions, shown)
        _assert_same(compiled, states)
        assert happened.tolist() == expected.tolist(), [ACTIONS[action] for action in actions]
        if observed:
            _assert_same_view(compiled, states, [rng.randrange(compiled.players) for _ in states])
    return made


def compare_random_play(seed: int, games: int = 16) -> int:
    """Play games of one kind at random, at once and action by action; returns the actions made.

    The choices of `play_randomly` are not seen from outside, so the second way makes them with the
    generator as it is written down in `philox_twin`.
    """
    rng = Random(f"random play {seed}")
    setup = random_setup(rng)
    key, first = rng.getrandbits(64), rng.getrandbits(63)

    def start() -> Games:
        return Games(
            games,
            setup.edition,
            len(setup.players),
            key,
            options=setup.options,
            first=setup.first,
            numbers=range(first, first + games),
        )

    at_once, stepwise = start(), start()
    actions_made = at_once.play_randomly()
    choices = [philox_twin.words(key, philox_twin.CHOICES, first + game) for game in range(games)]
    made = 0
    while not stepwise.over.all():
        actions = np.zeros(games, np.int64)
        for game, mask in enumerate(stepwise.masks()):
            legal = np.flatnonzero(mask)
            if len(legal):
                nth = philox_twin.below(len(legal), choices[game]) if len(legal) > 1 else 0
                actions[game] = legal[nth]
                made += 1
        stepwise.step(actions)
    assert (at_once.states == stepwise.states).all()
    assert made == actions_made
    return made


def _play(
    state: State, move: PlayerMove, dice: DiceSource
) -> tuple[State, tuple[Event, ...], list[int]]:
    recorded, (after, events) = play(state, move, dice)
    shown = [-1] * 9
    if isinstance(recorded, Rolled | Rerolled):
        for place, face in enumerate(recorded.dice):
            shown[place] = FACE_NUMBER[face]
        if recorded.golden is not None:
            shown[8] = FACE_NUMBER[recorded.golden]
    return after, events, shown


def _assert_same(compiled: Games, states: list[State]) -> None:
    wanted = pack(states)
    for number in np.flatnonzero(compiled.states != wanted):
        names = states[number].setup.players
        assert unpack(compiled.states[number], names) == states[number]
        raise AssertionError(f"same state, other bytes: {compiled.states[number]}")
    scores = [list(result(state).scores) for state in states]
    assert compiled.scores().tolist() == scores
    shares = [
        [(seat in winners(state)) / max(1, len(winners(state))) for seat in range(compiled.players)]
        for state in states
    ]
    assert compiled.shares().tolist() == shares


def _assert_same_view(compiled: Games, states: list[State], seats: list[int]) -> None:
    seen = compiled.observe(seats)
    wanted = [observe(state, seat) for state, seat in zip(states, seats, strict=True)]
    assert (seen == np.array(wanted, np.float32)).all()
