"""The compiled kernel: fills in the values of a layout's nodes. It knows no rule of the game.

A lane is one of several nodes, or one of several positions, processed together. Loops over lanes
are innermost so that the compiler vectorizes them. The hot functions must not know the number of
lanes at compile time, or the compiler unrolls these loops into scalar instructions.
"""

import numba
import numpy as np

from heckmeck.odds.solvers.layout import LANES

NEVER = -1e300
SLOTS = 54  # six faces, up to eight dice and none


@numba.njit(fastmath=True, nogil=True, cache=True)
def best_by_count(out, pairs, values, at, faces, dice, floor):  # type: ignore[no-untyped-def]
    """The best value among some faces for every entry of `RollTables`, at least `floor`."""
    lanes = len(floor)
    if faces == 0:
        for lane in range(lanes):
            out[0, lane] = floor[lane]
    elif faces == 1:
        for count in range(dice + 1):
            for lane in range(lanes):
                out[count, lane] = max(floor[lane], values[at + count, lane])
    else:
        one = at + (dice + 1) * (faces - 2)
        other = one + dice + 1
        into = out if faces == 2 else pairs
        entry = 0
        for total in range(dice + 1):
            for count in range(total + 1):
                for lane in range(lanes):
                    better = max(values[one + count, lane], values[other + total - count, lane])
                    into[entry, lane] = max(floor[lane], better)
                entry += 1
        if faces == 3:
            entry = 0
            for total in range(dice + 1):
                for count in range(total + 1):
                    rest = total - count
                    pair = rest * (rest + 1) // 2
                    for each in range(pair, pair + rest + 1):
                        for lane in range(lanes):
                            out[entry, lane] = max(values[at + count, lane], pairs[each, lane])
                        entry += 1


@numba.njit(fastmath=True, nogil=True, cache=True)
def expect(out, factor, values, fresh, dice, floor, fails, fail, tables, room):  # type: ignore[no-untyped-def]
    """Add `factor` times the mean of the best choice over all rolls of white dice to `out`.

    `floor` is the value available whatever the dice show. If `fails`, a roll with only dead faces
    has the value `fail` instead.
    """
    lanes = len(out)
    start, first_weight, second_start, second_weight, scale = tables
    first, second, pairs, part, never = room
    one, other = fresh // 2, fresh - fresh // 2
    best_by_count(first, pairs, values, 0, one, dice, floor)
    best_by_count(second, pairs, values, one * (dice + 1), other, dice, never)
    for total in range(dice + 1 if one else 1):
        rest = dice - total
        weight = second_weight[fresh, rest]
        for entry in range(start[one, total], start[one, total + 1]):
            begin = second_start[fresh, rest]
            for lane in range(lanes):
                part[lane] = 0.0
            # Scalars are read before the loops over lanes: the compiler cannot know that the
            # arrays do not overlap.
            if fails and total == 0:
                begin = 1
                chance = weight[0]
                for lane in range(lanes):
                    part[lane] = chance * fail[lane]
            for each in range(begin, start[other, rest + 1]):
                chance = weight[each]
                for lane in range(lanes):
                    part[lane] += chance * max(first[entry, lane], second[each, lane])
            share = factor * scale[dice] * first_weight[one, entry]
            for lane in range(lanes):
                out[lane] += share * part[lane]


@numba.njit(nogil=True, cache=True)
def make_room():  # type: ignore[no-untyped-def]
    never = np.empty(LANES)
    never[:] = NEVER
    entries = 165
    return (
        np.empty((entries, LANES)),
        np.empty((entries, LANES)),
        np.empty((45, LANES)),
        np.empty(LANES),
        never,
    )


@numba.njit(fastmath=True, nogil=True, cache=True)
def gather(values, at, cells, steps, row, rows):  # type: ignore[no-untyped-def]
    """Read the values of the next nodes: one node per lane, or one node for all lanes."""
    if steps.shape[1] == 1:
        for slot in range(rows):
            cell = steps[row + slot, 0] * LANES
            for lane in range(LANES):
                values[at + slot, lane] = cells[cell + lane]
    else:
        for slot in range(rows):
            for lane in range(LANES):
                values[at + slot, lane] = cells[steps[row + slot, lane]]


@numba.njit(fastmath=True, nogil=True, cache=True)
def fill_nodes(  # type: ignore[no-untyped-def]
    layout, tables, most, ones_only, stop, fail, weasel, bonus, gained, cells, rolled, reroll
):
    """Solve one layer of a turn: one variant, with or without the weasel.

    Fills `cells` with the value of each node after setting dice aside, `rolled` with the value of
    rolling from it.
    """
    ones, stop_place, blocks, lanes, steps = layout[:5]
    dead_chance, shown_face, shown_chance, shown_steps = layout[5:]
    values, room = np.empty((SLOTS, LANES)), make_room()
    floor, fails, mean = np.empty(LANES), np.empty(LANES), np.empty(LANES)
    count = len(ones)
    behind = count + LANES
    for lane in range(LANES):
        cells[count + lane] = NEVER
        floor[lane] = NEVER
        fails[lane] = fail[lane]
    for node in range(count):
        if ones[node] or not ones_only:
            cells[node] = stop[stop_place[node]]
            if not gained:
                cells[behind + node] = cells[node] + bonus
    for number in range(len(blocks)):
        dice, white, fresh, has_ones, shown, steps_at, shown_at = blocks[number]
        if dice > most or (ones_only and not has_ones):
            continue
        for lane in range(LANES):
            mean[lane] = 0.0
            node = lanes[number, lane]
            if weasel and node < count:
                floor[lane] = reroll[node]
                fails[lane] = max(fail[lane], floor[lane])
        gather(values, 0, cells, steps, steps_at, fresh * (white + 1))
        # First the golden die showing a dead face, or no golden die in hand.
        each = -1
        chance = dead_chance[number]
        while True:
            if chance > 0.0:
                can_fail = each < 0 and fresh < 6
                expect(mean, chance, values, fresh, white, floor, can_fail, fails, tables, room)
            if each >= 0:
                place = shown_face[shown_at + each] * (white + 1)
                gather(values, place, cells, steps, steps_at + place, white + 1)
            each += 1
            if each == shown:
                break
            place = shown_face[shown_at + each] * (white + 1)
            gather(values, place, cells, shown_steps, (shown_at + each) * 9, white + 1)
            chance = shown_chance[shown_at + each]
        for lane in range(LANES):
            node = lanes[number, lane]
            if node < count:
                rolled[node] = mean[lane]
                cells[node] = max(cells[node], mean[lane])
                if not gained:
                    cells[behind + node] = cells[node] + bonus


@numba.njit(nogil=True, cache=True)
def solve_turn(layout, tables, most, stop, fail, weasel, bonus, kept, rolled):  # type: ignore[no-untyped-def]
    """Solve all layers of a turn: the values of keeping and rolling by variant, weasel and node.

    Variant 0 is solved last, because two or more ones lead from it to the others. If it is the
    only one, two or more ones add the bonus.
    """
    ones = layout[0]
    variants, count = len(fail), len(ones)
    cells, best = np.empty(2 * count + LANES), np.empty(count)
    for layer in range(2 if weasel else 1):
        for node in range(count):
            best[node] = NEVER
        for turn in range(variants):
            variant = (turn + 1) % variants
            if variants > 1 and variant == 0:
                for node in range(count):
                    cells[count + LANES + node] = best[node]
            fill_nodes(
                layout,
                tables,
                most,
                variant > 0,
                stop[variant],
                fail[variant],
                layer == 1,
                bonus,
                variants > 1,
                cells,
                rolled[variant, layer],
                rolled[variant, 0],
            )
            for node in range(count):
                kept[variant, layer, node] = cells[node]
                if variant > 0 and ones[node]:
                    best[node] = max(best[node], cells[node])
