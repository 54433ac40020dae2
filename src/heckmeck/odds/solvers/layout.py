"""The shape of all turns as arrays, for the compiled kernel. It holds dice, no rule of buying.

Every turn that begins with the same dice walks through the same nodes, whatever lies on the grill.
So the way from node to node is worked out once, and a kernel only fills in values. Nodes with the
same number of dice and of faces still to be had offer the same rolls: they are put side by side
into lanes, and the kernel works on all lanes of a block at once.
"""

from collections import defaultdict
from functools import cache
from math import factorial
from typing import Any, NamedTuple

import numpy as np

from heckmeck.odds.turn.model import MAX_POINTS, ONE_BIT, WORM_BIT, Key, Node, set_aside
from heckmeck.rules import FACES
from heckmeck.rules.editions import WHITE_DICE

Array = Any  # numpy's own types would say little more here
Golden = tuple[tuple[int, float], ...]  # the faces of the golden die and their chances

LANES = 16
STOP_PLACES = 2 * (MAX_POINTS + 1)  # without and with a worm
MOST_FACES = 3  # of six, a half
MOST_ENTRIES = 165  # the counts of three faces among up to eight dice


class Tables(NamedTuple):
    """The rolls of white dice, cut into two halves of the faces still to be had.

    The best of a roll is the better of its halves' bests. The first half has u // 2 of u faces, the
    second the others and the dead ones. An entry of a half is a count for each of its faces;
    entries are in the order of their sums, the first `start[faces, s]` have a sum below s.
    """

    start: Array
    first_weight: Array  # by faces of the half and entry
    second_start: Array  # by u and dice: where entries begin that leave no die over
    second_weight: Array  # by u, dice and entry; what the entry leaves over is dead
    scale: Array  # by dice: makes chances of weights


@cache
def tables() -> Tables:
    dice_range = range(WHITE_DICE + 1)
    start = np.zeros((MOST_FACES + 1, WHITE_DICE + 2), np.int32)
    first_weight = np.zeros((MOST_FACES + 1, MOST_ENTRIES))
    for faces in range(MOST_FACES + 1):
        for number, counts in enumerate(entries(faces)):
            start[faces, sum(counts) + 1 :] = number + 1
            first_weight[faces, number] = _weight(counts)
    second_start = np.zeros((len(FACES) + 1, WHITE_DICE + 1), np.int32)
    second_weight = np.zeros((len(FACES) + 1, WHITE_DICE + 1, MOST_ENTRIES))
    for fresh in range(1, len(FACES) + 1):
        faces, dead = fresh - fresh // 2, len(FACES) - fresh
        for dice in dice_range:
            second_start[fresh, dice] = 0 if dead else start[faces, dice]
            for number, counts in enumerate(entries(faces)):
                over = dice - sum(counts)
                if over >= 0:
                    chance = dead**over / factorial(over)
                    second_weight[fresh, dice, number] = chance * _weight(counts)
    scale = np.array([factorial(dice) / len(FACES) ** dice for dice in dice_range])
    return Tables(start, first_weight, second_start, second_weight, scale)


def entries(faces: int) -> list[tuple[int, ...]]:
    """The counts of some faces among up to eight dice, by their sum, then by the first face."""
    if not faces:
        return [()]
    return [counts for dice in range(WHITE_DICE + 1) for counts in _summing_to(faces, dice)]


def _summing_to(faces: int, dice: int) -> list[tuple[int, ...]]:
    if faces == 1:
        return [(dice,)]
    return [
        (count, *rest) for count in range(dice + 1) for rest in _summing_to(faces - 1, dice - count)
    ]


def _weight(counts: tuple[int, ...]) -> float:
    weight = 1.0
    for count in counts:
        weight /= factorial(count)
    return weight


class Program(NamedTuple):
    """The nodes from a first roll on, and where setting aside leads.

    Steps name for each face to be had and each count 0, 1, … of white dice the node that follows.
    A count of two or more ones points behind the nodes, to what a bratworm makes of the node; a
    count of nothing points in between, to a value that is never chosen (one for each lane of a
    block). `shown` steps are the same for the golden die among the dice set aside.
    """

    number: dict[Key, int]
    ones: Array  # by node, whether ones are set aside
    stop_place: Array  # by node, where its stopping value lies
    blocks: Array  # a row a block, see `Block`
    lanes: Array  # by block, its nodes; as many as there are nodes means none
    steps: Array
    dead_chance: Array  # by block, that the golden die shows a dead face
    shown_face: Array  # which of the faces to be had
    shown_chance: Array
    shown_steps: Array


class Block(NamedTuple):
    """Nodes that roll alike. Fewest dice come first."""

    dice: int
    white: int
    fresh: int  # how many faces are to be had
    ones: int  # ones are set aside; 0 if that does not matter
    shown: int  # how many of those faces the golden die has
    steps_at: int = 0
    shown_at: int = 0


@cache
def program(golden: Golden | None, lanes: int = LANES, variants: bool = True) -> Program:
    """The turns of eight white dice, or with a golden die of these faces among them.

    Where there is but one variant, nodes with and without ones need not be kept apart.
    """
    nodes = _reachable(Node(0, 0, WHITE_DICE, golden is not None, False), golden or ())
    number = {node: place for place, node in enumerate(nodes)}
    never, behind = len(nodes), len(nodes) + lanes

    def step(node: Node | None, face: int, count: int, takes_golden: bool) -> int:
        if node is None or count == 0:
            return never
        to = number[_keep(node, face, count, takes_golden)]
        return to + behind if face == 0 and count >= 2 else to

    alike: defaultdict[tuple[Block, tuple[tuple[int, float], ...]], list[Node]] = defaultdict(list)
    for node in nodes:
        if node.can_roll:
            alike[_block(node, golden or (), variants)].append(node)
    blocks: list[Block] = []
    all_lanes: list[list[int]] = []
    steps: list[list[int]] = []
    shown_steps: list[list[int]] = []
    dead_chance: list[float] = []
    shown_face: list[int] = []
    shown_chance: list[float] = []
    for (block, shown), members in sorted(alike.items()):
        for begin in range(0, len(members), lanes):
            lane: list[Node | None] = [*members[begin : begin + lanes]]
            lane += [None] * (lanes - len(lane))
            blocks.append(block._replace(steps_at=len(steps), shown_at=len(shown_face)))
            all_lanes.append([never if node is None else number[node] for node in lane])
            dead_chance.append(1.0 - sum(chance for _, chance in shown))
            for nth in range(block.fresh):
                steps += [
                    [step(node, _fresh(node)[nth], count, False) for node in lane]
                    for count in range(block.white + 1)
                ]
            for nth, chance in shown:
                shown_face.append(nth)
                shown_chance.append(chance)
                for count in range(WHITE_DICE + 1):
                    there = count <= block.white
                    shown_steps.append(
                        [
                            step(node, _fresh(node)[nth], count + 1, True) if there else never
                            for node in lane
                        ]
                    )
    return Program(
        {node[:4]: place for node, place in number.items()},
        np.array([bool(node.used & ONE_BIT) for node in nodes]),
        np.array(
            [bool(node.used & WORM_BIT) * (MAX_POINTS + 1) + node.points for node in nodes],
            np.int32,
        ),
        np.array(blocks, np.int32),
        np.array(all_lanes, np.int32),
        np.array(steps, np.int32),
        np.array(dead_chance),
        np.array(shown_face, np.int32),
        np.array(shown_chance, np.float64),
        np.array(shown_steps, np.int32).reshape(-1, lanes),
    )


@cache
def batch_program(golden: Golden | None) -> Program:
    """The same turns of several positions side by side: a lane a position, not a lane a node.

    A node stands for `LANES` cells; steps name the node, so they are the same for all lanes.
    """
    one = program(golden, lanes=1)
    lane = np.arange(LANES, dtype=np.int32)

    places = one.stop_place[:, None] + lane * STOP_PLACES
    return one._replace(
        ones=np.repeat(one.ones, LANES),
        stop_place=places.astype(np.int32).ravel(),
        lanes=one.lanes * LANES + lane,
    )


def _block(
    node: Node, golden: Golden, variants: bool
) -> tuple[Block, tuple[tuple[int, float], ...]]:
    """How a node rolls, and where the golden die's faces stand, with their chances."""
    fresh = _fresh(node)
    shown = tuple((fresh.index(face), chance) for face, chance in golden if face in fresh)
    if not node.golden:
        shown = ()
    block = Block(
        node.white + node.golden,
        node.white,
        len(fresh),
        int(variants and bool(node.used & ONE_BIT)),
        len(shown),
    )
    return block, shown


def _fresh(node: Node | None) -> tuple[int, ...]:
    return _not_used(node.used if node else 0)


@cache
def _not_used(used: int) -> tuple[int, ...]:
    return tuple(face for face in range(len(FACES)) if not used >> face & 1)


def _keep(node: Node, face: int, count: int, takes_golden: bool) -> Node:
    return Node(*set_aside(node, face, count, takes_golden), False)


def _reachable(root: Node, golden: Golden) -> list[Node]:
    found = {root: None}
    open_nodes = [root]
    while open_nodes:
        node = open_nodes.pop()
        if not node.can_roll:
            continue
        following = [
            _keep(node, face, count, False)
            for face in _fresh(node)
            for count in range(1, node.white + 1)
        ]
        if node.golden:
            following += [
                _keep(node, face, count + 1, True)
                for face, _ in golden
                if not node.used >> face & 1
                for count in range(node.white + 1)
            ]
        for each in following:
            if each not in found:
                found[each] = None
                open_nodes.append(each)
    return list(found)
