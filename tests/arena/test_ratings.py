"""Ratings are based on wins and never contradict them."""

from math import exp, sqrt
from random import Random

import pytest

from heckmeck.arena.game import GameResult
from heckmeck.arena.match import Match, play_block
from heckmeck.arena.ratings import rate
from heckmeck.arena.summary import summarize


def game(bots: tuple[str, ...], ranks: tuple[int, ...]) -> GameResult:
    """A game with these ranks. Without a first place, nobody wins it."""
    none = (0,) * len(bots)
    winners = ranks.count(1)
    shares = tuple(1 / winners if rank == 1 else 0.0 for rank in ranks)
    return GameResult(
        bots, none, ranks, shares, 30, none, none, none, (0.0,) * len(bots), bool(winners), ()
    )


def test_a_gambler_that_wins_more_is_rated_higher_though_its_other_places_are_worse() -> None:
    """`gambler` is first or last, `plodder` first or in the middle."""
    random = Random(3)
    seats = ("gambler", "gambler", "plodder", "plodder")
    games = [
        game(seats, (1, 4, 2, 3) if random.random() < 0.57 else (3, 4, 1, 2)) for _ in range(600)
    ]
    ratings = rate(games)
    gap = ratings["gambler"].mu - ratings["plodder"].mu
    assert gap > 2 * ratings["gambler"].sigma
    # What the model says of this gap is the share that was won.
    won = sum(sum(each.shares[:2]) for each in games) / len(games)
    assert 1 / (1 + exp(-gap / (sqrt(2) * 25 / 6))) == pytest.approx(won, abs=0.03)


def test_copies_of_a_bot_do_not_play_against_each_other() -> None:
    alone = rate([game(("a", "a"), (1, 2))] * 20)
    assert alone["a"] == rate([game(("a", "a"), (2, 1))])["a"]
    # Whichever copy wins is the same.
    one, other = ((1, 2, 2), (2, 1, 2))
    assert rate([game(("a", "a", "b"), one)]) == rate([game(("a", "a", "b"), other)])


def test_equal_bots_are_rated_equal_with_any_number_of_copies() -> None:
    seats = ("a", "b", "b", "b")
    orders = [tuple(1 if seat == first else 2 for seat in range(4)) for first in range(4)]
    ratings = rate([game(seats, order) for _ in range(200) for order in orders])
    assert ratings["a"].mu == pytest.approx(ratings["b"].mu, abs=0.3)


def test_a_tie_brings_ratings_closer_together() -> None:
    apart = [game(("a", "b"), (1, 2))] * 5
    before, after = rate(apart), rate([*apart, game(("a", "b"), (1, 1))])
    assert after["a"].mu - after["b"].mu < before["a"].mu - before["b"].mu


def test_a_game_without_a_winner_changes_no_rating() -> None:
    fresh = rate([game(("a", "b"), (2, 2))])
    assert fresh["a"] == fresh["b"]
    assert fresh["a"].sigma == pytest.approx(25 / 3)


@pytest.mark.parametrize(
    ("bots", "blocks", "clear"),
    [
        (("random", "random", "cautious", "cautious"), 8, 1),
        (("random", "cautious", "margin"), 20, 3),
        (("random", "cautious", "random", "worms", "random"), 8, 3),
    ],
)
def test_in_real_matches_a_clear_winner_is_rated_higher(
    bots: tuple[str, ...], blocks: int, clear: int
) -> None:
    match = Match(bots, seed=2)
    summary = summarize(match, [play_block(match, number) for number in range(blocks)])
    for one in summary.bots:
        for other in summary.bots:
            assert one.win_interval is not None
            assert other.win_interval is not None
            assert one.rating is not None
            assert other.rating is not None
            if one.win_interval.low / one.seats > other.win_interval.high / other.seats:
                assert one.rating.mu > other.rating.mu, (one.bot, other.bot)
                clear -= 1
    assert clear == 0
