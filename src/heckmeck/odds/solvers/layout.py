"""The layout of a turn as arrays, for the compiled kernel. It knows dice but no rule of buying.

All turns that start with the same dice visit the same nodes, whatever is on the grill. So the steps
from node to node are computed once, and the kernel only fills in values. Nodes with the same number
of dice and of unused faces have the same rolls: they are placed side by side in lanes, and the
kernel works on all lanes of a block at once.
"""

from collections import defaultdict
from functools import cache
from math import factorial
from typing import Any, NamedTuple

import numpy as np

from heckmeck.odds.turn.model import MAX_POINTS, ONE_BIT, WORM_BIT, Key, Node, set_aside
from heckmeck.rules import FACES, WHITE_DICE

Array = Any  # numpy's own types would add little here
Golden = tuple[tuple[int, float], ...]  # the faces of the golden die and their chances

LANES = 16
STOP_PLACES = 2 * (MAX_POINTS + 1)  # without and with a worm
MOST_FACES = 3  # half of the six
MOST_ENTRIES = 165  # the counts of three faces among up to eight dice


class RollTables(NamedTuple):
    """The rolls of white dice, split into two halves of the unused faces.

    The best choice of a roll is the better of the best choices of its halves. Of u unused faces the
    first half has u // 2; the second has the rest and the dead faces. An entry of a half is one
    count per face. Entries are ordered by sum: the first `start[faces, s]` have a sum below s.
    """

    start: Array
    first_weight: Array  # by faces of the half and entry
    second_start: Array  # by u and dice: the first entry that leaves no die over
    second_weight: Array  # by u, dice and entry; dice left over are dead
    scale: Array  # by dice: turns weights into chances


@cache
def roll_tables() -> RollTables:
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
    return RollTables(start, first_weight, second_start, second_weight, scale)


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


class TurnLayout(NamedTuple):
    """All nodes reachable from the first roll, and where setting dice aside leads.

    `steps` holds the next node for each unused face and each count 0, 1, … of white dice. Two or
    more ones point past the nodes, to the values of the same nodes with a bratworm gained; a count
    of zero points to a value that is never chosen (one per lane). `shown_steps` is the same for
    keeps that include the golden die.
    """

    number: dict[Key, int]
    ones: Array  # by node: whether ones are set aside
    stop_place: Array  # by node: index of its stopping value
    blocks: Array  # one row per block, see `NodeBlock`
    lanes: Array  # by block: its nodes; the number of nodes stands for none
    steps: Array
    dead_chance: Array  # by block: the chance that the golden die shows a dead face
    shown_face: Array  # which of the unused faces
    shown_chance: Array
    shown_steps: Array


class NodeBlock(NamedTuple):
    """Nodes with the same rolls. Blocks with the fewest dice come first."""

    dice: int
    white: int
    fresh: int  # number of unused faces
    ones: int  # whether ones are set aside; 0 where that does not matter
    shown: int  # how many of the unused faces the golden die has
    steps_at: int = 0
    shown_at: int = 0


@cache
def turn_layout(golden: Golden | None, lanes: int = LANES, variants: bool = True) -> TurnLayout:
    """The layout for eight white dice, plus a golden die with these faces if given.

    With a single variant, nodes with and without ones can share a block.
    """
    nodes = _reachable(Node(0, 0, WHITE_DICE, golden is not None, False), golden or ())
    number = {node: place for place, node in enumerate(nodes)}
    never, behind = len(nodes), len(nodes) + lanes

    def step(node: Node | None, face: int, count: int, takes_golden: bool) -> int:
        if node is None or count == 0:
            return never
        to = number[_keep(node, face, count, takes_golden)]
        return to + behind if face == 0 and count >= 2 else to

    alike: defaultdict[tuple[NodeBlock, tuple[tuple[int, float], ...]], list[Node]] = defaultdict(
        list
    )
    for node in nodes:
        if node.can_roll:
            alike[_block(node, golden or (), variants)].append(node)
    blocks: list[NodeBlock] = []
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
    return TurnLayout(
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
def batch_layout(golden: Golden | None) -> TurnLayout:
    """The layout for several positions side by side: one lane per position instead of per node.

    Each node takes `LANES` cells. Steps name nodes, so they are the same for all lanes.
    """
    one = turn_layout(golden, lanes=1)
    lane = np.arange(LANES, dtype=np.int32)

    places = one.stop_place[:, None] + lane * STOP_PLACES
    return one._replace(
        ones=np.repeat(one.ones, LANES),
        stop_place=places.astype(np.int32).ravel(),
        lanes=one.lanes * LANES + lane,
    )


def _block(
    node: Node, golden: Golden, variants: bool
) -> tuple[NodeBlock, tuple[tuple[int, float], ...]]:
    """The block of a node, and the golden die's unused faces with their chances."""
    fresh = _fresh(node)
    shown = tuple((fresh.index(face), chance) for face, chance in golden if face in fresh)
    if not node.golden:
        shown = ()
    block = NodeBlock(
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
