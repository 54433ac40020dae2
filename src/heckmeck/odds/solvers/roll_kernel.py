"""One roll of a turn: the mean of the best choices, and how often each choice is made.

A roll is split into two halves of the unused faces, see `RollTables`. Values and chances are arrays
of rows, see `lanes`; `base` and `steps` say which rows the counts of a face lead to.
"""

from functools import partial
from typing import Any

from heckmeck.odds.solvers.compiling import compile_kernel
from heckmeck.odds.solvers.lanes import (
    add,
    add_product,
    add_times,
    add_unless_higher,
    add_where_higher,
    everywhere,
    higher,
    load,
    store,
    times,
    where_higher,
)
from heckmeck.odds.solvers.roll_tables import MOST_DICE, MOST_ENTRIES

NEVER = -1e300  # the value of what is not possible
# The room to work in: two tables with the best value of each entry, two with the entry's chance.
# Each continues with the pairs of its last two faces.
PAIRS = MOST_ENTRIES
FIRST = 0
SECOND = PAIRS + (MOST_DICE + 1) * (MOST_DICE + 2) // 2
FIRST_CHANCES = 2 * SECOND
SECOND_CHANCES = 3 * SECOND
ROOM = 4 * SECOND  # rows

# Without reference counts: nothing is allocated here, and counting took longer than calculating.
kernel: Any = partial(compile_kernel, _nrt=False)
inlined: Any = partial(kernel, forceinline=True)


@inlined
def best_by_count(room, at, kept, base, steps, faces_at, faces, dice):  # type: ignore[no-untyped-def]
    """The best value among some faces for every entry of `RollTables`."""
    if faces == 0:
        store(room, at, everywhere(NEVER))
    elif faces == 1:
        for count in range(dice + 1):
            store(room, at + count, load(kept, base + steps[faces_at + count]))
    else:
        one = faces_at + (dice + 1) * (faces - 2)
        other = one + dice + 1
        pairs = at + PAIRS if faces == 3 else at
        entry = pairs
        for total in range(dice + 1):
            for count in range(total + 1):
                better = higher(
                    load(kept, base + steps[one + count]),
                    load(kept, base + steps[other + total - count]),
                )
                store(room, entry, better)
                entry += 1
        if faces == 3:
            entry = at
            for total in range(dice + 1):
                for count in range(total + 1):
                    rest = total - count
                    single = load(kept, base + steps[faces_at + count])
                    pair = pairs + rest * (rest + 1) // 2
                    for each in range(pair, pair + rest + 1):
                        store(room, entry, higher(single, load(room, each)))
                        entry += 1


@inlined
def expect(room, fresh, dice, floor, fails, fail, tables):  # type: ignore[no-untyped-def]
    """The mean of the best choice over all rolls of white dice.

    `floor` is the value available whatever the dice show. If `fails`, a roll with only dead faces
    has the value `fail` instead.
    """
    start, first_weight, second_start, second_weight, scale = tables
    one, other = fresh // 2, fresh - fresh // 2
    mean = everywhere(0.0)
    for total in range(dice + 1 if one else 1):
        rest = dice - total
        begin, end = second_start[fresh, rest], start[other, rest + 1]
        if fails and total == 0:
            begin += 1
            mean = times(second_weight[fresh, rest, 0], fail)
        entry, last = start[one, total], start[one, total + 1]
        while entry + 4 <= last:  # several at once, so that none waits for another's sum
            first = higher(floor, load(room, entry))
            second = higher(floor, load(room, entry + 1))
            third = higher(floor, load(room, entry + 2))
            fourth = higher(floor, load(room, entry + 3))
            one_part = two_part = three_part = four_part = everywhere(0.0)
            for each in range(begin, end):
                chance = second_weight[fresh, rest, each]
                value = load(room, SECOND + each)
                one_part = add_times(one_part, chance, higher(first, value))
                two_part = add_times(two_part, chance, higher(second, value))
                three_part = add_times(three_part, chance, higher(third, value))
                four_part = add_times(four_part, chance, higher(fourth, value))
            mean = add_times(mean, first_weight[one, entry], one_part)
            mean = add_times(mean, first_weight[one, entry + 1], two_part)
            mean = add_times(mean, first_weight[one, entry + 2], three_part)
            mean = add_times(mean, first_weight[one, entry + 3], four_part)
            entry += 4
        while entry < last:
            first = higher(floor, load(room, entry))
            one_part = two_part = everywhere(0.0)
            each = begin
            while each + 2 <= end:
                chance = second_weight[fresh, rest, each]
                one_part = add_times(one_part, chance, higher(first, load(room, SECOND + each)))
                chance = second_weight[fresh, rest, each + 1]
                two_part = add_times(two_part, chance, higher(first, load(room, SECOND + each + 1)))
                each += 2
            if each < end:
                chance = second_weight[fresh, rest, each]
                one_part = add_times(one_part, chance, higher(first, load(room, SECOND + each)))
            mean = add_times(mean, first_weight[one, entry], add(one_part, two_part))
            entry += 1
    return times(scale[dice], mean)


@inlined
def choose_entries(room, fresh, dice, floor, fails, tables):  # type: ignore[no-untyped-def]
    """How often each entry of the two halves is the better one, not yet scaled."""
    start, first_weight, second_start, second_weight, _ = tables
    one, other = fresh // 2, fresh - fresh // 2
    nothing = everywhere(0.0)
    for each in range(SECOND_CHANCES, SECOND_CHANCES + start[other, dice + 1]):
        store(room, each, nothing)
    for total in range(dice + 1 if one else 1):
        rest = dice - total
        begin, end = second_start[fresh, rest], start[other, rest + 1]
        if fails and total == 0:
            begin += 1
        entry, last = start[one, total], start[one, total + 1]
        while entry + 2 <= last:
            one_value = higher(floor, load(room, entry))
            two_value = higher(floor, load(room, entry + 1))
            one_weight, two_weight = first_weight[one, entry], first_weight[one, entry + 1]
            one_part = two_part = nothing
            for each in range(begin, end):
                chance = second_weight[fresh, rest, each]
                value = load(room, SECOND + each)
                one_part = add_where_higher(one_part, one_value, value, chance)
                two_part = add_where_higher(two_part, two_value, value, chance)
                part = add_unless_higher(nothing, one_value, value, one_weight)
                part = add_unless_higher(part, two_value, value, two_weight)
                chosen = add_times(load(room, SECOND_CHANCES + each), chance, part)
                store(room, SECOND_CHANCES + each, chosen)
            store(room, FIRST_CHANCES + entry, times(one_weight, one_part))
            store(room, FIRST_CHANCES + entry + 1, times(two_weight, two_part))
            entry += 2
        if entry < last:
            one_value = higher(floor, load(room, entry))
            one_weight = first_weight[one, entry]
            one_part = nothing
            for each in range(begin, end):
                chance = second_weight[fresh, rest, each]
                value = load(room, SECOND + each)
                one_part = add_where_higher(one_part, one_value, value, chance)
                part = add_unless_higher(nothing, one_value, value, one_weight)
                chosen = add_times(load(room, SECOND_CHANCES + each), chance, part)
                store(room, SECOND_CHANCES + each, chosen)
            store(room, FIRST_CHANCES + entry, times(one_weight, one_part))


@inlined
def reach_steps(room, at, reach, kept, base, steps, faces_at, faces, dice, share):  # type: ignore[no-untyped-def]
    """Pass the chances of the entries of some faces on to the nodes they lead to.

    `at` is where the values of the entries begin; their chances are two tables further.
    """
    chances = at + FIRST_CHANCES
    nothing = everywhere(0.0)
    if faces == 3:
        pairs = at + PAIRS
        for each in range(chances + PAIRS, chances + PAIRS + (dice + 1) * (dice + 2) // 2):
            store(room, each, nothing)
        entry = chances
        for total in range(dice + 1):
            for count in range(total + 1):
                rest = total - count
                row = base + steps[faces_at + count]
                single, reached = load(kept, row), nothing
                pair = rest * (rest + 1) // 2
                for each in range(pair, pair + rest + 1):
                    chance = load(room, entry)
                    other = load(room, pairs + each)
                    reached = add(reached, where_higher(single, other, chance, nothing))
                    passed = where_higher(single, other, nothing, chance)
                    place = chances + PAIRS + each
                    store(room, place, add(load(room, place), passed))
                    entry += 1
                store(reach, row, add_product(load(reach, row), share, reached))
    if faces >= 2:
        one = faces_at + (dice + 1) * (faces - 2)
        two = one + dice + 1
        entries = chances + PAIRS if faces == 3 else chances
        for count in range(dice + 1):
            row = base + steps[one + count]
            single, reached = load(kept, row), nothing
            for rest in range(dice + 1 - count):
                total = count + rest
                chance = load(room, entries + total * (total + 1) // 2 + count)
                to = base + steps[two + rest]
                other = load(kept, to)
                reached = add(reached, where_higher(single, other, chance, nothing))
                passed = where_higher(single, other, nothing, chance)
                store(reach, to, add_product(load(reach, to), share, passed))
            store(reach, row, add_product(load(reach, row), share, reached))
    if faces == 1:
        for count in range(dice + 1):
            row = base + steps[faces_at + count]
            chance = load(room, chances + count)
            store(reach, row, add_product(load(reach, row), share, chance))
