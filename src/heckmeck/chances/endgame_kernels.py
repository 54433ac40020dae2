"""Kernels for small endgames: which positions can follow each other in circles, and linear sums."""

import numpy as np

from heckmeck.sim.kernels.compiling import large_kernel

UNSEEN = -1


@large_kernel
def find_levels(offsets, following, count):
    """The strongly connected component and the level of every position (Tarjan's algorithm).

    Positions of one component can be reached from each other. A component's level is one more than
    the highest level of the components that can follow; what follows from `count` on is finished.
    """
    component = np.full(count, UNSEEN, np.int64)
    index = np.full(count, UNSEEN, np.int64)
    lowest = np.zeros(count, np.int64)
    levels = np.zeros(count, np.int64)  # by component
    stack = np.empty(count, np.int64)  # positions without a component, in the order found
    path = np.empty(count, np.int64)  # from the first position to the current one
    edge = offsets[:-1].copy()  # by position: what to look at next
    found = components = waiting = 0
    for first in range(count):
        if index[first] != UNSEEN:
            continue
        depth = 0
        path[0] = first
        while depth >= 0:
            here = path[depth]
            if index[here] == UNSEEN:
                index[here] = lowest[here] = found
                found += 1
                stack[waiting] = here
                waiting += 1
            deeper = False
            while edge[here] < offsets[here + 1]:
                after = following[edge[here]]
                if after < count and index[after] == UNSEEN:
                    depth += 1
                    path[depth] = after
                    deeper = True
                    break
                edge[here] += 1
                if after < count and component[after] == UNSEEN:
                    lowest[here] = min(lowest[here], lowest[after])
            if deeper:
                continue
            if lowest[here] == index[here]:
                begin = waiting
                while True:
                    begin -= 1
                    component[stack[begin]] = components
                    if stack[begin] == here:
                        break
                level = 0
                for place in range(begin, waiting):
                    member = stack[place]
                    for each in range(offsets[member], offsets[member + 1]):
                        after = following[each]
                        if after < count and component[after] != components:
                            level = max(level, levels[component[after]] + 1)
                levels[components] = level
                waiting = begin
                components += 1
            depth -= 1
    return component, levels[component]


@large_kernel
def expect_following(offsets, following, chances, values, expected):
    """By position: the expected values over what follows."""
    for row in range(len(expected)):
        for seat in range(expected.shape[1]):
            expected[row, seat] = 0.0
        for each in range(offsets[row], offsets[row + 1]):
            if chances[each] > 0.0:
                for seat in range(expected.shape[1]):
                    expected[row, seat] += chances[each] * values[following[each], seat]


@large_kernel
def evaluate(numbers, begins, offsets, following, chances, values, enough, most):
    """What the plans given by `chances` are worth, one component after the other.

    Gauss-Seidel: replace the values of one position after the other by the expected values over
    what follows, until a round changes none by more than `enough`, at most `most` rounds. Returns
    by component whether that was reached.
    """
    settled = np.zeros(len(begins) - 1, np.bool_)
    players = values.shape[1]
    value = np.empty(players)
    for part in range(len(begins) - 1):
        for _ in range(most):
            change = 0.0
            for row in range(begins[part], begins[part + 1]):
                value[:] = 0.0
                for each in range(offsets[row], offsets[row + 1]):
                    if chances[each] > 0.0:
                        for seat in range(players):
                            value[seat] += chances[each] * values[following[each], seat]
                for seat in range(players):
                    change = max(change, abs(value[seat] - values[numbers[row], seat]))
                    values[numbers[row], seat] = value[seat]
            if change <= enough:
                settled[part] = True
                break
    return settled
