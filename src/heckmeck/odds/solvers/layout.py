"""The layout of a turn as arrays, for the compiled kernel. It knows dice but no rule of buying.

All turns that start with the same dice visit the same nodes, whatever is on the grill. So the steps
from node to node are computed once, and the kernel only fills in values, with one lane per
position. The cases of a node are what the golden die can show; without it in hand there is one.
"""

from functools import cache
from typing import NamedTuple

import numpy as np

from heckmeck.odds.solvers.roll_tables import MOST_DICE, Array
from heckmeck.odds.turn.model import ALL_FACES, MAX_POINTS, WORM_BIT, Key, Node, set_aside
from heckmeck.rules import FACES, WHITE_DICE

Golden = tuple[tuple[int, float], ...]  # the faces of the golden die and their chances


# What the white dice can do at a node while the golden die, if it is in hand, shows one thing.
CASE = np.dtype(
    [
        ("chance", np.float64),  # of what the golden die shows
        ("node", np.int32),
        ("steps_at", np.int32),  # where its steps begin
        ("dice", np.int8),  # in hand
        ("white", np.int8),  # of these, the white ones
        ("fresh", np.int8),  # number of unused faces
        ("fails", np.bool_),  # whether the white dice can make it fail
        ("last", np.bool_),  # whether this is the last case of its node
    ],
    align=True,
)


class Cases(NamedTuple):
    """What has to be calculated for one kind of variant.

    The cases of a node follow one another, nodes with the fewest dice first. `steps` holds the next
    node for each unused face and each count 0, 1, … of white dice.
    """

    all: Array
    steps: Array


class TurnLayout(NamedTuple):
    """All nodes reachable from the first roll, and what to calculate in each variant.

    A region is one row per node and a last row for what is never chosen. In the first variant of
    several, two or more ones lead from one region into the next.
    """

    number: dict[Key, int]
    place: Array  # the number of a node by golden die, faces used, points and white dice
    stop_place: Array  # by node: index of its stopping value
    only: Cases  # for the only variant
    before: Cases  # for the first of several variants: nothing gained yet
    gained: Cases  # for the others: two or more ones were set aside


@cache
def turn_layout(golden: Golden | None, white: int = WHITE_DICE) -> TurnLayout:
    """The layout for some white dice, plus a golden die with these faces if given."""
    faces = golden or ()
    nodes = sorted(
        _reachable(Node(0, 0, white, golden is not None, False), faces),
        key=lambda node: (node.white + node.golden, node.golden, len(_unused_faces(node.used))),
    )
    number = {node: each for each, node in enumerate(nodes)}
    before, gained = _variants(nodes, faces)
    place = np.full((2, ALL_FACES + 1, MAX_POINTS + 1, MOST_DICE + 1), -1, np.int32)
    for node, each in number.items():
        place[int(node.golden), node.used, node.points, node.white] = each
    return TurnLayout(
        {node[:4]: each for node, each in number.items()},
        place,
        np.array(
            [bool(node.used & WORM_BIT) * (MAX_POINTS + 1) + node.points for node in nodes],
            np.int32,
        ),
        _cases(nodes, number, faces, 0),
        _cases([node for node in nodes if node in before], number, faces, len(nodes) + 1),
        _cases([node for node in nodes if node in gained], number, faces, 0),
    )


def _variants(nodes: list[Node], golden: Golden) -> tuple[set[Node], set[Node]]:
    """The nodes that can be reached without two or more ones set aside, and with them."""
    before, gained = {nodes[-1]}, set[Node]()
    for node in reversed(nodes):  # nodes with the most dice first
        if not node.can_roll:
            continue
        for shown in (None, *(face for face, _ in golden if node.golden)):
            for face in _unused_faces(node.used):
                takes = face == shown
                for count in range(not takes, node.white + 1):
                    after = _after_keeping(node, face, count + takes, takes)
                    if node in gained or (face == 0 and count + takes >= 2):
                        gained.add(after)
                    if node in before and not (face == 0 and count + takes >= 2):
                        before.add(after)
    return before, gained


def _cases(nodes: list[Node], number: dict[Node, int], golden: Golden, region: int) -> Cases:
    """The cases of these nodes; two or more ones lead this many rows further."""
    never = len(number)
    found = []
    steps: list[int] = []

    def step(node: Node, face: int, count: int, takes_golden: bool) -> int:
        if count == 0:
            return never
        after = number[_after_keeping(node, face, count, takes_golden)]
        return after + region if face == 0 and count >= 2 else after

    for node in nodes:
        if not node.can_roll:
            continue
        fresh = _unused_faces(node.used)
        shows = [each for each in golden if node.golden and each[0] in fresh]
        dead = 1.0 - sum(chance for _, chance in shows)
        cases = [(None, dead), *shows] if dead > 0.0 else shows
        for shown, chance in cases:
            found.append(
                (
                    chance,
                    number[node],
                    len(steps),
                    node.white + node.golden,
                    node.white,
                    len(fresh),
                    shown is None and node.used != 0,
                    shown == cases[-1][0],
                )
            )
            for face in fresh:
                takes = face == shown
                steps += [step(node, face, count + takes, takes) for count in range(node.white + 1)]
    return Cases(np.array(found, CASE), np.array(steps, np.int32))


@cache
def _unused_faces(used: int) -> tuple[int, ...]:
    return tuple(face for face in range(len(FACES)) if not used >> face & 1)


def _after_keeping(node: Node, face: int, count: int, takes_golden: bool) -> Node:
    return Node(*set_aside(node, face, count, takes_golden), False)


def _reachable(root: Node, golden: Golden) -> list[Node]:
    found = {root: None}
    open_nodes = [root]
    while open_nodes:
        node = open_nodes.pop()
        if not node.can_roll:
            continue
        following = [
            _after_keeping(node, face, count, False)
            for face in _unused_faces(node.used)
            for count in range(1, node.white + 1)
        ]
        if node.golden:
            following += [
                _after_keeping(node, face, count + 1, True)
                for face, _ in golden
                if not node.used >> face & 1
                for count in range(node.white + 1)
            ]
        for each in following:
            if each not in found:
                found[each] = None
                open_nodes.append(each)
    return list(found)
