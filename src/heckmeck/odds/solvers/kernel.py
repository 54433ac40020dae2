"""The compiled kernel: solves the turns of several positions side by side, and how they end.

`fill_values` works from few dice to many and finds the value of every node, `fill_chances` works
back from the first roll and finds how often each node is reached under the best plan. Neither knows
a rule of the game.

Values and chances are arrays of rows, see `lanes`. A layer, without and with the weasel, consists
of one region per variant, and a region of one row per node and a last row for what is never chosen.
The region after the first one holds the best of all variants with a bratworm gained. If there is
only one such variant, that is its own region.
"""

from heckmeck.odds.solvers.lanes import (
    LANES,
    add,
    add_product,
    add_times,
    any_higher,
    everywhere,
    higher,
    load,
    store,
    times,
    where_higher,
)
from heckmeck.odds.solvers.roll_kernel import (
    FIRST,
    FIRST_CHANCES,
    NEVER,
    SECOND,
    best_by_count,
    choose_entries,
    expect,
    inlined,
    kernel,
    reach_steps,
)
from heckmeck.odds.solvers.roll_tables import STOP_PLACES

FAILS = -2  # a start: the roll failed


@kernel
def regions(variants):  # type: ignore[no-untyped-def]
    """The number of regions of a layer."""
    return variants if variants <= 2 else variants + 1


@inlined
def find_region(layout, variants, variant, layer):  # type: ignore[no-untyped-def]
    """The cases of a variant, its first row, and the first row without the weasel or else -1."""
    stop_place, only, before, gained = layout
    cases = only if variants == 1 else gained if variant else before
    size = len(stop_place) + 1
    without = (variant if variants <= 2 or variant == 0 else variant + 1) * size
    return cases, layer * regions(variants) * size + without, without if layer else -1


@kernel
def value_region(cases, tables, most, stop_place, variant, reroll, base, stop, fail, values, room):  # type: ignore[no-untyped-def]
    """Find the values of one variant, with the weasel if `reroll` is its region without it."""
    kept, rolled = values
    count = len(stop_place)
    every, steps = cases
    for node in range(count):
        store(kept, base + node, load(stop, variant * STOP_PLACES + stop_place[node]))
        store(rolled, base + node, everywhere(NEVER))
    store(kept, base + count, everywhere(NEVER))
    if_fails, floor = load(fail, variant), everywhere(NEVER)
    mean = everywhere(0.0)
    for number in range(len(every)):
        case = every[number]
        if case.dice > most:
            break
        node, white, fresh = case.node, case.white, case.fresh
        if reroll >= 0:
            floor = load(rolled, reroll + node)
            if_fails = higher(floor, load(fail, variant))
        at, half = case.steps_at, fresh // 2
        best_by_count(room, FIRST, kept, base, steps, at, half, white)
        at += half * (white + 1)
        best_by_count(room, SECOND, kept, base, steps, at, fresh - half, white)
        value = expect(room, fresh, white, floor, case.fails, if_fails, tables)
        mean = add_times(mean, case.chance, value)
        if case.last:
            store(rolled, base + node, mean)
            store(kept, base + node, higher(load(kept, base + node), mean))
            mean = everywhere(0.0)


@kernel
def reach_region(  # type: ignore[no-untyped-def]
    cases, tables, most, stop_place, variant, reroll, base, stop, fail, values, chances, room
):
    """Find how often the nodes after those of one variant are reached, and how it ends."""
    kept, rolled = values
    reach, rolling, stopped, failed = chances
    start, scale, second_weight = tables[0], tables[4], tables[3]
    count = len(stop_place)
    every, steps = cases
    nothing, floor = everywhere(0.0), everywhere(NEVER)
    share = nothing
    active = False
    for back in range(len(every)):
        case = every[len(every) - 1 - back]
        if case.dice > most:
            continue
        row = base + case.node
        if case.last:
            stops = load(stop, variant * STOP_PLACES + stop_place[case.node])
            share = where_higher(load(rolled, row), stops, load(reach, row), nothing)
            share = add(share, load(rolling, row))
            active = any_higher(share, nothing)
        if not active:
            continue
        white, fresh, fails = case.white, case.fresh, case.fails
        if reroll >= 0:
            floor = load(rolled, reroll + case.node)
        one_at, half = case.steps_at, fresh // 2
        other_at = one_at + half * (white + 1)
        best_by_count(room, FIRST, kept, base, steps, one_at, half, white)
        best_by_count(room, SECOND, kept, base, steps, other_at, fresh - half, white)
        choose_entries(room, fresh, white, floor, fails, tables)
        scaled = times(case.chance * scale[white], share)
        rerolled = nothing
        if reroll >= 0:
            for entry in range(start[half, white + 1] if half else 1):
                value, chance = load(room, entry), load(room, FIRST_CHANCES + entry)
                rerolled = add(rerolled, where_higher(floor, value, chance, nothing))
                chance = where_higher(floor, value, nothing, chance)
                store(room, FIRST_CHANCES + entry, chance)
        if fails:
            only_dead = everywhere(second_weight[fresh, white, 0])
            if_fails = load(fail, variant)
            accepted = where_higher(floor, if_fails, nothing, only_dead)
            store(failed, variant, add_product(load(failed, variant), scaled, accepted))
            rerolled = add(rerolled, where_higher(floor, if_fails, only_dead, nothing))
        if reroll >= 0:
            to = reroll + case.node
            store(rolling, to, add_product(load(rolling, to), scaled, rerolled))
        reach_steps(room, FIRST, reach, kept, base, steps, one_at, half, white, scaled)
        reach_steps(room, SECOND, reach, kept, base, steps, other_at, fresh - half, white, scaled)
    for node in range(count):
        place = variant * STOP_PLACES + stop_place[node]
        reached = load(reach, base + node)
        if any_higher(reached, nothing):
            ends = where_higher(load(rolled, base + node), load(stop, place), nothing, reached)
            store(stopped, place, add(load(stopped, place), ends))


@kernel
def fill_values(layout, tables, most, variants, weasel, stop, fail, values, room):  # type: ignore[no-untyped-def]
    """Find the values of keeping and rolling at all nodes with up to `most` dice in hand.

    `stop` and `fail` are the values of the endings by variant, `values` the arrays for the values
    of keeping and of rolling. The first variant is solved last, because two or more ones lead from
    it to the others.
    """
    stop_place = layout[0]
    size = len(stop_place) + 1
    for layer in range(2 if weasel else 1):
        for turn in range(variants):
            variant = (turn + 1) % variants
            cases, base, reroll = find_region(layout, variants, variant, layer)
            if variants > 2 and variant == 0:
                find_best(values[0], base + size, size, variants)
            value_region(
                cases, tables, most, stop_place, variant, reroll, base, stop, fail, values, room
            )


@inlined
def find_best(kept, region, size, variants):  # type: ignore[no-untyped-def]
    """Fill in the region with the best of all variants with a bratworm gained, which follow it."""
    for row in range(region, region + size - 1):
        best = load(kept, row + size)
        for other in range(2, variants):
            best = higher(best, load(kept, row + other * size))
        store(kept, row, best)


@kernel
def fill_chances(layout, tables, most, variants, weasel, stop, fail, values, chances, room):  # type: ignore[no-untyped-def]
    """Find how the turns end if they are played by these values.

    `chances` are four arrays: how often each node is reached and has to be decided, how often it
    is rolled from without a decision, and how often the turn ends by stopping and by a failed roll.
    The first two hold the chances of where the turns begin and else zero, the others zero.
    """
    stop_place = layout[0]
    size = len(stop_place) + 1
    for back in range(2 if weasel else 1):
        layer = 1 - back if weasel else 0
        for variant in range(variants):
            cases, base, reroll = find_region(layout, variants, variant, layer)
            reach_region(
                cases,
                tables,
                most,
                stop_place,
                variant,
                reroll,
                base,
                stop,
                fail,
                values,
                chances,
                room,
            )
            if variants > 2 and variant == 0:
                pass_to_best(values[0], chances[0], base + size, size, variants)


@inlined
def pass_to_best(kept, reach, region, size, variants):  # type: ignore[no-untyped-def]
    """Pass the chances of that region on to the best variants; the first of several equal ones."""
    nothing = everywhere(0.0)
    for row in range(region, region + size - 1):
        left = load(reach, row)
        if any_higher(left, nothing):
            best = load(kept, row)
            for other in range(1, variants):
                to = row + other * size
                value = load(kept, to)
                store(reach, to, add(load(reach, to), where_higher(best, value, nothing, left)))
                left = where_higher(best, value, left, nothing)


@kernel
def solve_positions(  # type: ignore[no-untyped-def]
    layout,
    tables,
    variants,
    weasel,
    which,
    starts,
    dice,
    first_variant,
    stop,
    fail,
    found,
    stopped,
    failed,
    with_chances,
    work,
):
    """Solve positions of one kind, those that `which` names, `LANES` at a time.

    `starts` has one row per entry of `which`: where the player chooses first, as twice a row of
    the values, plus one to roll from there without a choice. `FAILS` is a failed roll; other
    negative numbers are ignored. `dice` is the number of dice in hand by position, `first_variant`
    the row of its first variant in `stop`, `fail`, `stopped` and `failed`. `found` gets the values.
    """
    stop_rows, fail_rows, values, chances, room = work
    for begin in range(0, len(which), LANES):
        group = which[begin : begin + LANES]
        most = 0
        for lane in range(LANES):
            number = group[min(lane, len(group) - 1)]  # lanes to spare repeat the last position
            most = max(most, dice[number])
            row = first_variant[number]
            for variant in range(variants):
                fail_rows[variant * LANES + lane] = fail[row + variant]
                for place in range(STOP_PLACES):
                    to = (variant * STOP_PLACES + place) * LANES + lane
                    stop_rows[to] = stop[row + variant, place]
        fill_values(layout, tables, most, variants, weasel, stop_rows, fail_rows, values, room)
        if with_chances:
            for each in chances:
                each[:] = 0.0
        for lane in range(len(group)):
            best, start = best_start(starts[begin + lane], lane, values, fail_rows)
            found[group[lane]] = best
            if with_chances:
                begin_at(start, lane, chances)
        if with_chances:
            fill_chances(
                layout, tables, most, variants, weasel, stop_rows, fail_rows, values, chances, room
            )
            for lane in range(len(group)):
                row = first_variant[group[lane]]
                for variant in range(variants):
                    failed[row + variant] = chances[3][variant * LANES + lane]
                    for place in range(STOP_PLACES):
                        at = (variant * STOP_PLACES + place) * LANES + lane
                        stopped[row + variant, place] = chances[2][at]


@inlined
def best_start(starts, lane, values, fail_rows):  # type: ignore[no-untyped-def]
    """The value of the best first choice of a position, and which one that is."""
    kept, rolled = values
    best, start = NEVER, -1
    for code in starts:
        if code >= 0:
            cell = (code >> 1) * LANES + lane
            value = rolled[cell] if code & 1 else kept[cell]
        elif code == FAILS:
            value = fail_rows[lane]
        else:
            continue
        if value > best:
            best, start = value, code
    return best, start


@inlined
def begin_at(start, lane, chances):  # type: ignore[no-untyped-def]
    """Let the turn of a position begin with this choice."""
    reach, rolling, _, failed = chances
    if start == FAILS:
        failed[lane] = 1.0
    elif start & 1:
        rolling[(start >> 1) * LANES + lane] = 1.0
    else:
        reach[(start >> 1) * LANES + lane] = 1.0
