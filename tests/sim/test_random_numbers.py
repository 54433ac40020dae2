"""The generator: known answers, dice without bias, and the same games in any batch."""

from collections import Counter
from itertools import product

import numpy as np
import pytest

from heckmeck.rules import FACES, GOLDEN_FACES, EditionName, Options
from heckmeck.rules.chance import white_outcomes
from heckmeck.sim import Games
from heckmeck.sim.kernels.dice import below, white_dice
from heckmeck.sim.kernels.philox import philox
from tests.sim import philox_twin

EDITIONS: list[EditionName] = ["original", "specialists"]

# The known answers of Philox4x32-10: counter, key, words.
KNOWN = [
    ("0 0 0 0", "0 0", "6627e8d5 e169c58d bc57ac4c 9b00dbd8"),
    (" ".join(["ffffffff"] * 4), "ffffffff ffffffff", "408f276d 41c83b0e a20bc7c6 6d5451fd"),
    (
        "243f6a88 85a308d3 13198a2e 03707344",
        "a4093822 299f31d0",
        "d16cfe09 94fdcceb 5001e420 24126ea1",
    ),
]


def numbers(text: str) -> list[int]:
    return [int(each, 16) for each in text.split()]


@pytest.mark.parametrize(("counter", "key", "words"), KNOWN)
def test_philox_gives_its_known_answers(counter: str, key: str, words: str) -> None:
    assert philox_twin.philox(numbers(counter), numbers(key)) == numbers(words)
    compiled = philox(tuple(map(np.uint64, numbers(counter))), tuple(map(np.uint64, numbers(key))))
    assert list(compiled) == numbers(words)


@pytest.mark.parametrize("limit", [2, 3, 5, 6, 1000, 6**9])
def test_a_word_that_would_favor_some_numbers_is_skipped(limit: int) -> None:
    def drawn(first: int, second: int) -> tuple[int, int]:
        pair = (np.uint64(first | second << 32), np.uint64(0))
        zero = np.uint64(0)
        number, _, used = below(limit, pair, zero, zero, zero, 2)  # two words of the block are left
        return number, used

    last = 2**32 - 1
    unfair = 2**32 % limit  # so many words must be skipped
    skipped = [word for word in range(0, 4 * limit, limit - 1) if word * limit % 2**32 < unfair]
    assert drawn(last, last) == (limit - 1, 3)
    if unfair:
        assert 0 in skipped
    for word in skipped[:50]:
        assert drawn(word, last) == (limit - 1, 4)


@pytest.mark.parametrize("white", range(9))
def test_every_roll_has_its_exact_weight(white: int) -> None:
    """All numbers that differ in the digits of these dice, so every sequence of dice once."""
    digits = [range(6) if die < white else range(1) for die in range(8)]
    if white > 6:  # the two halves of the dice use one table: vary five dice across both
        digits = [
            range(6) if die in (0, 2, 3, 4, 7) and die < white else range(1) for die in range(8)
        ]
    seen: Counter[int] = Counter()
    for dice in product(*digits):
        number = sum(digit * 6**die for die, digit in enumerate(dice))
        counts = white_dice(number, white)
        assert [counts >> 4 * face & 15 for face in range(6)] == [
            dice[:white].count(face) for face in range(6)
        ]
        seen[counts] += 1
    if white <= 6:
        weights = {
            sum(dice.count(face) << 4 * place for place, face in enumerate(FACES)): weight
            for dice, weight in white_outcomes(white)
        }
        assert seen == weights


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("golden", ["ones_and_worms", "standard"])
def test_a_game_gets_the_dice_of_its_seed_and_number(edition: EditionName, golden: str) -> None:
    """Step by step, with random choices, against the generator as it is written down."""
    seed, first = 2**64 - 59, 2**40 + 3
    options = Options(golden_die=golden)  # type: ignore[arg-type]
    games = Games(3, edition, 3, seed, options=options, numbers=[first, 0, first + 1])
    sources = [
        tuple(
            philox_twin.words(seed, stream, int(number))
            for stream in (philox_twin.DICE, philox_twin.CHOICES)
        )
        for number in games.numbers
    ]
    drawn, given = games, Games(3, edition, 3, seed, options=options)
    while not drawn.over.all():
        masks = drawn.masks()
        actions, dice = np.zeros(3, int), np.zeros((3, 9), np.int8)
        for game, (rolls, choices) in enumerate(sources):
            legal = np.flatnonzero(masks[game])
            if len(legal):
                nth = philox_twin.below(len(legal), choices) if len(legal) > 1 else 0
                actions[game] = legal[nth]
                if actions[game] <= 2:
                    dice[game] = philox_twin.roll(rolls)
                    dice[game, 8] = FACES.index(GOLDEN_FACES[golden][dice[game, 8]])
        drawn.step(actions)
        given.step(actions, dice)
        assert (drawn.states == given.states).all()
    at_once = Games(3, edition, 3, seed, options=options, numbers=[first, 0, first + 1])
    at_once.play_randomly()
    assert (at_once.states == drawn.states).all()


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_same_games_in_any_batch_on_any_threads(edition: EditionName) -> None:
    options = Options("optional", "turned", "standard")
    whole = Games(60, edition, 4, 5, options=options, first=2)
    whole.play_randomly()
    for start, end, threads in ((0, 60, 2), (0, 7, 3), (7, 8, 1), (8, 60, 2)):
        numbers = range(start, end)
        part = Games(
            len(numbers), edition, 4, 5, options=options, first=2, numbers=numbers, threads=threads
        )
        part.play_randomly()
        assert (part.states == whole.states[start:end]).all()
    other = Games(60, edition, 4, 6, options=options, first=2)
    other.play_randomly()
    assert (other.states != whole.states).sum() > 50


def test_stepping_and_playing_on_continue_the_same_dice() -> None:
    """`play_randomly` goes on where `step` stopped, in the middle of a block of words."""
    for steps in range(1, 12):
        games = Games(20, "original", 2, 3)
        for _ in range(steps):
            games.step(games.masks().argmax(axis=1))
        rolls = games._rolls.copy()
        assert rolls.max() > 0
        games.play_randomly(max_turns=int(games.states["turn"].max()) + 1)
        again = Games(20, "original", 2, 3)
        for _ in range(steps):
            again.step(again.masks().argmax(axis=1))
        sources = [philox_twin.words(3, philox_twin.DICE, number) for number in range(20)]
        for source, used in zip(sources, rolls, strict=True):
            for _ in range(used):
                next(source)
        choices = [philox_twin.words(3, philox_twin.CHOICES, number) for number in range(20)]
        last = int(again.states["turn"].max()) + 1
        while (playing := (again.states["turn"] <= last) & ~again.over).any():
            actions, dice = np.zeros(20, int), np.zeros((20, 9), np.int8)
            masks = again.masks()
            before = again.states.copy()
            for game in np.flatnonzero(playing):
                legal = np.flatnonzero(masks[game])
                nth = philox_twin.below(len(legal), choices[game]) if len(legal) > 1 else 0
                actions[game] = legal[nth]
                if actions[game] <= 2:
                    dice[game] = philox_twin.roll(sources[game])
            actions[~playing] = masks[~playing].argmax(axis=1)
            again.step(actions, dice)
            again.states[~playing] = before[~playing]
        assert (again.states == games.states).all()
