"""Random positions of both editions, reached by playing with the engine."""

from collections.abc import Iterator
from random import Random

from heckmeck.rules import (
    SPECIALISTS,
    GrillTile,
    Keep,
    Land,
    Options,
    Roll,
    Seat,
    Setup,
    State,
    Stop,
    apply,
    legal_moves,
    new_game,
)

FACES_OF = "12345w"


def positions(seed: int, count: int) -> Iterator[State]:
    """States from random games and shuffled tables; no dice in the air, no finished game."""
    chance = Random(seed)
    while count:
        state = _shuffled(chance) if chance.random() < 0.7 else _fresh(chance)
        for _ in range(chance.randrange(1, 12)):
            if state.over or (state.dice == new_game(state.setup).dice and chance.random() < 0.3):
                break
            state = step(state, chance)
        if not state.over and state.phase != "chance":
            yield state
            count -= 1


def step(state: State, chance: Random) -> State:
    """One random move, and its dice if it rolls. Stopping is rare, so that turns go on."""
    moves = legal_moves(state)
    lively = [move for move in moves if not isinstance(move, Stop)]
    state = apply(state, chance.choice(lively if lively and chance.random() < 0.9 else moves)).state
    return apply(state, roll(state, chance)).state if state.phase == "chance" else state


def roll(state: State, chance: Random) -> Land:
    white = "".join(chance.choices(FACES_OF, k=state.dice.white))
    return Land(white, chance.choice(state.setup.golden_faces) if state.dice.golden else None)


def _fresh(chance: Random) -> State:
    edition = chance.choice(("original", "specialists"))
    players = tuple("ABCDEFG"[: chance.randrange(2, 8)])
    options = Options(
        chance.choice(("required", "optional")),
        chance.choice(("stays", "turned")),
        chance.choice(("ones_and_worms", "standard")),
    )
    first = chance.randrange(len(players))
    return new_game(Setup(edition, players, first, options))  # type: ignore[arg-type]


def _shuffled(chance: Random) -> State:
    """A table in the middle of a game: tiles, specialists and bratworms dealt out at random."""
    state = _fresh(chance)
    seats = [[] for _ in state.seats]  # type: list[list[int]]
    grill = []
    for tile in state.setup.box.tiles:
        where = chance.randrange(-3, len(seats))
        if where < 0:
            grill.append(GrillTile(tile, chance.random() < 0.85))
        else:
            seats[where].append(tile)
    for stack in seats:
        chance.shuffle(stack)
    if not any(each.up for each in grill):
        return _shuffled(chance)
    held: list[str | None] = [None] * len(seats)
    removed = set()
    if state.setup.edition == "specialists":
        for specialist in SPECIALISTS:
            free = [n for n, each in enumerate(grill) if each.up and each.specialist is None]
            takers = [
                seat
                for seat, stack in enumerate(seats)
                if held[seat] is None and stack and specialist != "raven"
            ]
            dice = chance.random()
            if takers and dice < 0.6:
                held[chance.choice(takers)] = specialist
            elif free and dice < 0.95:
                place = chance.choice(free)
                grill[place] = grill[place]._replace(specialist=specialist)
            else:
                removed.add(specialist)
    supply = state.supply
    bratworms = [0] * len(seats)
    for _ in range(chance.choice((0, 3, supply)) if supply else 0):
        bratworms[chance.randrange(len(seats))] += 1
        supply -= 1
    holders = [seat for seat, specialist in enumerate(held) if specialist]
    return state._replace(
        player=chance.choice(holders) if holders and chance.random() < 0.7 else state.player,
        grill=tuple(grill),
        seats=tuple(map(Seat, map(tuple, seats), held, bratworms)),  # type: ignore[arg-type]
        supply=supply,
        removed=frozenset(removed),
        turn=chance.randrange(1, 40),
    )


def few_dice(state: State, dice: int, chance: Random) -> State | None:
    """The same turn once at most this many dice are left, if it gets that far."""
    if state.phase != "roll" or state.dice.aside:
        return None
    golden = state.mover.specialist == "golden_die" and chance.random() < 0.7
    state = apply(
        state, legal_moves(state)[0 if golden or len(legal_moves(state)) == 1 else 1]
    ).state
    while True:
        state = apply(state, roll(state, chance)).state
        keeps = [move for move in legal_moves(state) if isinstance(move, Keep)]
        if state.phase != "keep" or not keeps:
            return None
        state = apply(state, chance.choice(keeps)).state
        if state.phase == "rob":
            return state
        if Roll() not in legal_moves(state):
            return None
        if state.dice.white + state.dice.golden <= dice:
            return state
        state = apply(state, Roll()).state
