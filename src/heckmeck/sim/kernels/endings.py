"""Every way a turn can end, on packed states, and what the solver of turns needs to know.

The only thing besides the dice that can change during a turn is one bratworm gained for two or more
ones (A7). So a turn has variants: the position as it is, and the position after each way to gain
one. In every variant a total buys something, or the attempt fails, and then the player may have to
choose (D6, E2). A purchase is a group of endings: the player takes the best of them.
"""

import numpy as np

from heckmeck.rules import FACES, MAX_PLAYERS, WHITE_DICE, WORM
from heckmeck.sim import actions
from heckmeck.sim.kernels.bits import lowest_bit
from heckmeck.sim.kernels.board import (
    BRATWORM,
    CANNED_WORM,
    GOLDEN_DIE,
    KEEP,
    NONE,
    RETURN,
    ROB,
    ROLL,
    TURN_ENDED,
    WORM_POINTS,
)
from heckmeck.sim.kernels.buying import SOURCE, next_lower, purchase
from heckmeck.sim.kernels.compiling import kernel, large_kernel
from heckmeck.sim.kernels.legal import legal_mask, weasel_ready
from heckmeck.sim.kernels.transition import act, fail
from heckmeck.sim.states import STATE, TILES

WORDS = STATE.itemsize // 4  # a state as whole numbers, to copy and compare it
LOWEST_TOTAL, TOTALS = TILES[0], TILES[-1] + 2  # all totals above the highest tile buy the same
MOST_ENDINGS = MAX_PLAYERS * (1 + len(TILES) * MAX_PLAYERS)  # of one position
PURCHASES = MAX_PLAYERS + 1 << SOURCE

# What is known about a position.
VARIANTS, GOLDEN, WEASEL, CANNED, DICE, ENDINGS = range(6)
# Where the golden die is.
ABSENT, IN_PLAY, UNDECIDED, SETTLED = range(4)  # settled: only the choices after stopping remain

# The room to work in: one state per variant, and two more.
SEVERAL, STOPPED, CHOSEN = MAX_PLAYERS, MAX_PLAYERS + 1, MAX_PLAYERS + 2
ROOM = MAX_PLAYERS + 3


def _dice_worth(total: int) -> int:
    """A worm and other dice, as counts; the fewest with these points."""
    fives, rest = divmod(total - WORM_POINTS, 5)
    others = fives << 4 * FACES.index("5") | (1 << 4 * (rest - 1) if rest else 0)
    return 1 << 4 * FACES.index(WORM) | others


ASIDE = np.array(
    [0] * LOWEST_TOTAL + [_dice_worth(total) for total in range(LOWEST_TOTAL, TOTALS)], np.uint32
)


@large_kernel
def find_endings(states, words, room, room_words, begin, end):
    """The endings of some positions.

    Returns, by position, the number of variants, where the golden die is, whether the weasel may
    still reroll, whether the canned worm is held, the most dice to roll, and the number of endings;
    by variant the group that each total buys, and the group of the lower tile if that may be taken
    instead; by group where its members begin; the members, which are numbers of endings; and the
    endings. A total of 0 is a failed attempt.
    """
    count = end - begin
    about = np.empty((count, ENDINGS + 1), np.int64)
    buys = np.empty((2 * count + MAX_PLAYERS, 2 * TOTALS), np.int32)
    groups = np.empty(16 * count + MOST_ENDINGS, np.int32)
    members = np.empty(32 * count + MOST_ENDINGS, np.int32)
    endings = np.empty((32 * count + MOST_ENDINGS, WORDS), np.uint32)
    group_of = np.empty(PURCHASES, np.int32)
    used = np.zeros(4, np.int64)  # variants, groups, members, endings
    for number in range(count):
        if used[0] + MAX_PLAYERS > len(buys):
            buys = _more_rows(buys)
        if used[1] + MOST_ENDINGS > len(groups):
            groups = _longer(groups)
        if used[2] + MOST_ENDINGS > len(members):
            members = _longer(members)
        if used[3] + MOST_ENDINGS > len(endings):
            endings = _more_rows(endings)
        first = used[3]
        game = states[begin + number]
        _copy(room_words, 0, words, begin + number)
        about[number, GOLDEN] = _where_golden_is(game)
        about[number, WEASEL] = weasel_ready(game)
        about[number, CANNED] = game.holds[game.player] == CANNED_WORM
        about[number, DICE] = game.white + game.golden + (about[number, GOLDEN] == UNDECIDED)
        if about[number, GOLDEN] == SETTLED:
            variants = 1
            for total in range(TOTALS):
                buys[used[0], total] = used[1]
                buys[used[0], TOTALS + total] = NONE
            used[0] += 1
            _copy(room_words, STOPPED, words, begin + number)
            _add_group(room, room_words, 0, groups, members, endings, used, first, first)
        else:
            variants = _lay_out_variants(room, room_words)
            for variant in range(variants):
                _add_variant(
                    room, room_words, variant, buys, groups, members, endings, used, group_of, first
                )
        about[number, VARIANTS] = variants
        about[number, ENDINGS] = used[3] - first
    groups[used[1]] = used[2]
    return (
        about,
        buys[: used[0]],
        groups[: used[1] + 1],
        members[: used[2]],
        endings[: used[3]],
    )


@large_kernel
def _longer(array):
    longer = np.empty(2 * len(array), array.dtype)
    for place in range(len(array)):
        longer[place] = array[place]
    return longer


@large_kernel
def _more_rows(array):
    longer = np.empty((2 * len(array), array.shape[1]), array.dtype)
    for row in range(len(array)):
        for place in range(array.shape[1]):
            longer[row, place] = array[row, place]
    return longer


@kernel
def _copy(to, row, words, from_row):
    for word in range(WORDS):
        to[row, word] = words[from_row, word]


@kernel
def _where_golden_is(game):
    if game.phase == RETURN or game.pending != NONE:
        return SETTLED
    aside = 0
    for face in range(len(FACES)):
        aside += game.aside >> 4 * face & 15
    if aside + game.white + game.golden > WHITE_DICE:
        return IN_PLAY
    undecided = game.phase == ROLL and aside == 0 and game.holds[game.player] == GOLDEN_DIE
    return UNDECIDED if undecided else ABSENT


@large_kernel
def _act(game, action):
    return act(game, action)


@large_kernel
def _lay_out_variants(room, room_words):
    """Write every variant into the room, after the first one; returns how many there are."""
    variants = 1
    _copy(room_words, SEVERAL, room_words, 0)
    before = room[SEVERAL]
    if before.phase == ROB or (before.edition and not before.aside & 15):
        happened = 0
        if before.phase != ROB:
            before.phase = KEEP
            before.rolled = 2  # two ones
            before.golden_face = NONE
            before.white = WHITE_DICE
            happened = _act(before, actions.KEEP)
        if before.phase == ROB:
            mask = legal_mask(before)
            while mask:
                _copy(room_words, variants, room_words, SEVERAL)
                _act(room[variants], lowest_bit(mask))
                mask &= mask - 1
                variants += 1
        elif happened & BRATWORM:
            _copy(room_words, 1, room_words, SEVERAL)
            variants = 2
        if room[0].phase == ROB:  # nobody stops before robbing
            _copy(room_words, 0, room_words, 1)
    for variant in range(variants):
        game = room[variant]
        game.phase = ROLL
        game.aside = 0
        game.rolled = 0
        game.golden_face = NONE
    return variants


@large_kernel
def _add_variant(room, room_words, variant, buys, groups, members, endings, used, group_of, first):
    known = used[3]  # endings of other variants
    game = room[variant]
    for what in range(PURCHASES):
        group_of[what] = NONE
    bought = buys[used[0]]
    used[0] += 1
    failed = used[1]
    _copy(room_words, STOPPED, room_words, variant)
    happened = fail(room[STOPPED])
    _add_group(room, room_words, happened, groups, members, endings, used, first, known)
    for total in range(LOWEST_TOTAL):
        bought[total] = failed
        bought[TOTALS + total] = NONE
    for total in range(LOWEST_TOTAL, TOTALS):
        bought[TOTALS + total] = NONE
        what = purchase(game, total)
        if what == NONE:
            bought[total] = failed
            continue
        for lower in range(2):
            if lower:
                if not game.steal_optional or what >> SOURCE == 0:
                    break
                what = next_lower(game, total)
                if what == NONE:
                    break
            if group_of[what] == NONE:
                group_of[what] = used[1]
                _copy(room_words, STOPPED, room_words, variant)
                stopped = room[STOPPED]
                stopped.aside = ASIDE[total]
                happened = _act(stopped, actions.STOP_LOWER if lower else actions.STOP)
                _add_group(room, room_words, happened, groups, members, endings, used, first, known)
            bought[lower * TOTALS + total] = group_of[what]


@large_kernel
def _add_group(room, room_words, happened, groups, members, endings, used, first, known):
    """The endings after stopping, one for each choice that is left."""
    groups[used[1]] = used[2]
    used[1] += 1
    if happened & TURN_ENDED:
        _add_ending(room_words, STOPPED, members, endings, used, first, known)
        return
    mask = legal_mask(room[STOPPED])
    while mask:
        _copy(room_words, CHOSEN, room_words, STOPPED)
        _act(room[CHOSEN], lowest_bit(mask))
        _add_ending(room_words, CHOSEN, members, endings, used, first, known)
        mask &= mask - 1


@large_kernel
def _add_ending(room_words, row, members, endings, used, first, known):
    """Add an ending unless another variant has it, too: whoever takes the raven's bratworm later
    may have gained one before."""
    found = used[3]
    for other in range(first, known):
        same = True
        for word in range(1, WORDS):  # the turn is the same unless the game is over
            if endings[other, word] != room_words[row, word]:
                same = False
                break
        if same and endings[other, 0] == room_words[row, 0]:
            found = other
            break
    if found == used[3]:
        _copy(endings, found, room_words, row)
        used[3] += 1
    members[used[2]] = found
    used[2] += 1


@kernel
def best_endings(values, groups, members, best, begin, end):
    """The best ending of each group."""
    for group in range(begin, end):
        ending = members[groups[group]]
        for member in range(groups[group] + 1, groups[group + 1]):
            if values[members[member]] > values[ending]:
                ending = members[member]
        best[group] = ending


@kernel
def fill_tables(values, about, first_variant, buys, best, chosen, stop, fail, begin, end):
    """The values of stopping and failing by variant, from the values of all endings.

    `chosen` gets the ending that follows each total. `stop` has one row per variant: the points
    without a worm, then with one.
    """
    points = stop.shape[1] // 2
    by_total = np.empty(points + WORM_POINTS)
    for number in range(begin, end):
        canned = about[number, CANNED]
        for variant in range(first_variant[number], first_variant[number + 1]):
            for total in range(TOTALS):
                ending = best[buys[variant, total]]
                lower = buys[variant, TOTALS + total]
                if lower != NONE and values[best[lower]] > values[ending]:
                    ending = best[lower]
                chosen[variant, total] = ending
                by_total[total] = values[ending]
            for total in range(TOTALS, len(by_total)):
                by_total[total] = by_total[TOTALS - 1]
            fail[variant] = by_total[0]
            for each in range(points):
                stop[variant, each] = by_total[each + WORM_POINTS] if canned else by_total[0]
                stop[variant, points + each] = by_total[each]


@kernel
def fill_chances(about, first_variant, chosen, stopped, failed, chances, begin, end):
    """Add the chances of stopping and failing to the chances of the endings that follow."""
    points = stopped.shape[1] // 2
    for number in range(begin, end):
        canned = about[number, CANNED]
        for variant in range(first_variant[number], first_variant[number + 1]):
            ending = chosen[variant]
            chances[ending[0]] += failed[variant]
            for each in range(points):
                total = min(each + WORM_POINTS, TOTALS - 1) if canned else 0
                chances[ending[total]] += stopped[variant, each]
                chances[ending[min(each, TOTALS - 1)]] += stopped[variant, points + each]
