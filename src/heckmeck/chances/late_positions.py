"""Late positions from games of the model against itself, thinned until their rest is small."""

from collections.abc import Iterator

import numpy as np

from heckmeck.chances.batch import stored_network
from heckmeck.chances.inputs import Layout
from heckmeck.chances.reachable import bare
from heckmeck.chances.selfplay import play_games
from heckmeck.rules import EDITIONS, EditionName, GrillTile, State
from heckmeck.sim.states import Array, pack, unpack

GAMES_AT_ONCE = 100


def late_positions(
    edition: EditionName, players: int, seed: int, face_up: int, games: int
) -> Iterator[Array]:
    """Packed positions between turns with at most so many tiles face up, at most one per game.

    The games of a batch are all played to the end before the first of their positions, so that
    short games are not preferred. Every late position of a game is equally likely to be the one.
    """
    layout = Layout(edition, players)
    network = stored_network(edition, players)
    entropy = (seed, list(EDITIONS).index(edition), players, face_up)
    luck = np.random.default_rng(entropy)
    for begin in range(0, games, GAMES_AT_ONCE):
        count = min(GAMES_AT_ONCE, games - begin)
        seen = np.zeros(count, np.int64)  # by game: its late positions so far
        chosen: list[Array | None] = [None] * count
        for played in play_games(network, layout, count, luck):
            number = played.games[~played.over]
            after = played.after[~played.over]
            late = np.bitwise_count(after["up"]) <= face_up
            seen[number[late]] += 1
            drawn = late & (luck.random(len(number)) * seen[number] < 1)
            for place in np.flatnonzero(drawn):
                chosen[number[place]] = after[place].copy()
        yield from (each for each in chosen if each is not None)


def thinned(state: State, live: int) -> State:
    """The position with the lowest tiles of the highest stacks face down on the grill, until at
    most `live` tiles lie face up or in stacks. Whoever has no tile left loses the specialist."""
    stacks = [seat.stack for seat in state.seats]
    down = []
    while any(stacks) and len(state.face_up()) + sum(map(len, stacks)) > live:
        highest = max(range(len(stacks)), key=lambda seat: len(stacks[seat]))
        lowest, *rest = stacks[highest]
        down.append(GrillTile(lowest, up=False))
        stacks[highest] = tuple(rest)
    seats = tuple(
        seat._replace(
            stack=stack,
            specialist=seat.specialist if stack or seat.specialist == "hen" else None,
        )
        for seat, stack in zip(state.seats, stacks, strict=True)
    )
    grill = tuple(sorted([*state.grill, *down]))
    somewhere = {each.specialist for each in grill} | {each.specialist for each in seats}
    removed = frozenset(each for each in state.setup.box.specialists if each not in somewhere)
    return state._replace(grill=grill, seats=seats, removed=removed)


def late_endgames(
    edition: EditionName, players: int, seed: int, live: int, games: int, known: set[bytes]
) -> Iterator[Array]:
    """Thinned positions, from so many games, in which at most `live` tiles are face up or in
    stacks. None is `known`, not even with the seats rotated, and all of them are known then."""
    for late in late_positions(edition, players, seed, live, games):
        state = pack([thinned(unpack(late), live)])[0]
        key = in_order_of_play(state)
        if key not in known:
            known.add(key)
            yield state


def in_order_of_play(state: Array) -> bytes:
    """The same for positions that differ only in the number of the turn or in who sits where."""
    (same,) = bare(state.reshape(1))
    players, player = int(same["players"]), int(same["player"])
    for field in ("top", "holds", "bratworms"):
        same[field][:players] = np.roll(same[field][:players], -player)
    same["player"] = 0
    return bytes(same.tobytes())
