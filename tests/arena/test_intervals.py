"""Confidence intervals contain the true value about as often as they claim."""

from random import Random

import pytest

from heckmeck.arena.intervals import mean_interval, share_interval, student_quantile


@pytest.mark.parametrize(
    ("freedom", "expected"),
    [(1, 12.706), (2, 4.303), (3, 3.182), (5, 2.571), (9, 2.262), (29, 2.045), (999, 1.962)],
)
def test_student_quantiles_match_published_tables(freedom: int, expected: float) -> None:
    assert student_quantile(freedom) == pytest.approx(expected, abs=0.012)


def test_one_block_has_no_interval() -> None:
    assert share_interval([0.5]) is None
    assert mean_interval([3.0]) is None


def test_a_bot_that_won_everything_is_not_certain_to_win() -> None:
    interval = share_interval([1.0] * 50)
    assert interval is not None
    assert interval.high == 1.0
    assert 0.9 < interval.low < 0.95  # Wilson, 50 of 50


def test_blocks_that_always_split_have_an_interval_around_one_half() -> None:
    interval = share_interval([0.5] * 400)
    assert interval is not None
    assert interval.low < 0.5 < interval.high


@pytest.mark.parametrize("truth", [0.5, 0.9])
def test_correlated_blocks_are_covered(truth: float) -> None:
    """The games of a block always end alike, so counting them as independent would be wrong."""
    random = Random(5)
    held = 0
    for _ in range(400):
        blocks = [float(random.random() < truth) for _ in range(60)]  # both games the same
        interval = share_interval(blocks)
        assert interval is not None
        held += interval.low <= truth <= interval.high
    assert 0.92 <= held / 400 <= 0.985


def test_the_interval_of_a_mean_follows_the_textbook_formula() -> None:
    interval = mean_interval([1.0, 2.0, 3.0, 4.0])
    assert interval is not None
    assert interval.low == pytest.approx(2.5 - 3.182 * 1.2909944 / 2, abs=0.01)
    assert interval.high == pytest.approx(2.5 + 3.182 * 1.2909944 / 2, abs=0.01)
