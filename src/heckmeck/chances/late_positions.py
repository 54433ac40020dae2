"""Late positions from games of the model against itself, thinned until their rest is small."""

from collections.abc import Iterator

import numpy as np

from heckmeck.chances.batch import stored_network
from heckmeck.chances.inputs import Layout
from heckmeck.chances.selfplay import start
from heckmeck.chances.training.selfplay import play_turn
from heckmeck.rules import EditionName, GrillTile, State
from heckmeck.sim.states import Array, pack, unpack

GAMES = 100  # played side by side
FACE_UP = 3  # or fewer tiles are late


def late_positions(edition: EditionName, players: int, seed: int) -> Iterator[Array]:
    """Packed positions between turns with few tiles face up, one per game, without end."""
    layout = Layout(edition, players)
    network = stored_network(edition, players)
    luck = np.random.default_rng(seed)
    states = start(layout, GAMES)
    taken = np.zeros(GAMES, np.bool_)
    while True:
        _, states = play_turn(network, layout, states, luck, explore=0.0)
        taken &= states["turn"] > 1
        late = np.bitwise_count(states["up"]) <= FACE_UP
        # Not always the first late position of a game.
        for number in np.flatnonzero(late & ~taken & (luck.random(GAMES) < 1 / 3)):
            taken[number] = True
            yield states[number].copy()


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


def late_endgames(edition: EditionName, players: int, seed: int, live: int) -> Iterator[Array]:
    """Thinned late positions that still have a tile to take."""
    for late in late_positions(edition, players, seed):
        yield pack([thinned(unpack(late), live)])[0]
