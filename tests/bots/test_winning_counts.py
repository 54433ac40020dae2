"""What scripts/winning_play.py makes of its counts: honest intervals, supported sentences."""

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

pytest.importorskip("numba")

from winning.claims import HABITS, REMARKS, overall, sign, surely_more
from winning.claims import share as shown
from winning.counting import Figure, joined, mean, per_game, ratio, share
from winning.examples import KINDS, Checked, Position, choose
from winning.page import Writer

ROOT = Path(__file__).parents[2]
COUNTS = json.loads((ROOT / "docs/figures/winning-play.json").read_text("utf-8"))


def test_none_of_many_games_is_not_certainly_none() -> None:
    games = np.arange(20)
    never = share(games, np.zeros(20, bool), np.ones(20, bool))
    assert never["value"] == never["low"] == 0
    assert never["high"] == pytest.approx(0.18, abs=0.02)
    assert shown(never) == "0 % (0–18)"


def test_rounding_errors_leave_an_interval() -> None:
    always = ratio(np.arange(20), np.ones(20), np.ones(20)) | {"error": 1e-5}
    assert joined([always])["low"] == pytest.approx(0.82, abs=0.02)


def test_one_game_says_nothing_about_the_others() -> None:
    one = share(np.zeros(9, int), np.ones(9, bool), np.ones(9, bool))
    assert (one["value"], one["low"], one["high"]) == (1, None, None)
    assert shown(one) == "–"
    assert not surely_more(one, ratio(np.arange(9), np.zeros(9), np.ones(9)))
    assert sign(one) == 0
    assert mean(np.zeros(0, int), np.zeros(0))["value"] is None


def test_games_count_and_not_their_positions() -> None:
    once = share(np.arange(8), np.arange(8) < 4, np.ones(8, bool))
    often = share(np.repeat(np.arange(8), 5), np.repeat(np.arange(8) < 4, 5), np.ones(40, bool))
    assert often["low"] == pytest.approx(once["low"])
    assert (once["count"], often["count"]) == (8, 40)


def test_a_mean_per_game_adds_up_the_positions_of_a_game() -> None:
    found = per_game(np.array([4, 4, 7, 7, 7]), np.array([1.0, 2, 3, 4, 5]))
    assert (found["value"], found["count"]) == (7.5, 2)


def test_joined_figures_are_those_of_all_games_together() -> None:
    luck = np.random.default_rng(3)
    games, positions = 60, luck.integers(1, 9, 60)
    number = np.repeat(np.arange(games), positions)
    chosen = luck.random(len(number)) < np.repeat(luck.random(games), positions)
    among = np.ones(len(number), bool)
    together = share(number, chosen, among)
    parts = [share(number[some], chosen[some], among[some]) for some in (number < 30, number >= 30)]
    both = joined(parts)
    assert both["value"] == pytest.approx(together["value"])
    assert (both["count"], both["games"]) == (together["count"], games)
    assert both["high"] - both["low"] == pytest.approx(together["high"] - together["low"], rel=0.1)
    nothing = share(number, chosen, ~among)
    assert joined([*parts, nothing])["low"] == pytest.approx(both["low"])
    assert joined([nothing])["value"] is None


def test_a_position_is_confirmed_only_beyond_chance() -> None:
    assert not Checked(0.52, 0.5, 0.03).confirmed
    assert Checked(0.54, 0.5, 0.03).confirmed


def a_position(number: int, edition: str, players: int, rank: float) -> Position:
    seats = [{"name": str(seat), "worms": number} for seat in range(players)]
    position = {"edition": edition, "players": seats, "number": number}
    return {"kind": "end-the-game", "rank": rank, "position": position}


def test_what_is_shown_was_played_out_again_with_other_dice() -> None:
    asked: list[tuple[int, int]] = []

    def confirm(each: Position, dice: int, games: int) -> Checked:
        number = each["position"]["number"]
        asked.append((number, dice))
        first = sum(some == number for some, _ in asked) == 1
        return Checked(0.9 if first and number != 1 else 0.6, 0.5, 0.2)

    candidates = [
        a_position(1, "original", 2, 0.9),  # does not hold
        a_position(2, "original", 2, 0.8),
        a_position(3, "original", 2, 0.7),
        a_position(4, "specialists", 5, 0.1),
    ]
    chosen = choose(candidates, 1, 100, confirm=confirm)
    assert {name: each["position"]["number"] for name, each in chosen.items()} == {
        "end-the-game": 2,
        "end-the-game-2": 4,  # another edition with other players, although it is less telling
    }
    assert all(each["played out"]["champion"] == 0.6 for each in chosen.values())
    assert [number for number, _ in asked] == [1, 2, 2, 4, 4]
    assert len({dice for _, dice in asked}) == len(asked)
    assert "end-the-game" in KINDS


def changed(counts: Any, how: Any) -> Any:
    """The same counts with other figures."""
    if isinstance(counts, dict) and "low" in counts:
        return how(counts)
    if isinstance(counts, dict):
        return {name: changed(each, how) for name, each in counts.items()}
    return counts


def vague(figure: Figure) -> Figure:
    if figure["value"] is None:
        return figure
    low, high = (0.0, 1.0) if figure["share"] else (-1.0, 1.0)
    value = min(max(figure["value"], 0.05), 0.95)  # and not the same in every game
    return figure | {"value": value, "low": low, "high": high, "error": 10.0}


def test_nothing_is_claimed_if_the_intervals_are_wide() -> None:
    claims = [claim for claim in (*HABITS, *REMARKS) if claim.name not in ("golden", "of the two")]
    counts = COUNTS | {"tables": changed(COUNTS["tables"], vague)}
    assert not [claim.name for claim in claims if claim.text(counts)]
    assert [claim.name for claim in claims if claim.text(COUNTS)]


def test_nothing_is_claimed_if_champion_and_margin_change_places() -> None:
    def swapped(counts: Any) -> Any:
        if not isinstance(counts, dict) or "low" in counts:
            return counts
        found = {name: swapped(each) for name, each in counts.items()}
        if found.keys() >= {"champion", "margin"}:
            found |= {"champion": found["margin"], "margin": found["champion"]}
        if "difference" in found:
            it = found["difference"]
            if it["value"] is not None:
                found["difference"] = it | {"value": -it["value"], "low": -1.0, "high": -0.5}
        return found

    counts = COUNTS | {"tables": swapped(COUNTS["tables"])}
    assert not [claim.name for claim in HABITS if claim.name != "golden" and claim.text(counts)]


def test_an_edition_without_a_difference_is_said_to_be_open() -> None:
    tables = {
        name: changed(table, vague) if name.startswith("specialists") else table
        for name, table in COUNTS["tables"].items()
    }
    (risk,) = (claim for claim in HABITS if claim.name == "risk")
    text = risk.text(COUNTS | {"tables": tables}) or ""
    assert "in the original edition" in text
    assert text.endswith("so that no difference shows.")


def test_what_was_not_counted_is_not_claimed() -> None:
    with pytest.raises(KeyError):
        overall(COUNTS | {"tables": {}}, ["original"], "choices", "differs")
    writer = Writer(COUNTS | {"tables": {}, "shown": {}})
    text = writer.page()
    assert "Not counted yet" in text
    assert all(claim.name in " ".join(writer.left_out) for claim in HABITS)


def test_the_page_is_what_the_counts_say() -> None:
    assert (ROOT / "docs/winning-play.md").read_text("utf-8") == Writer(COUNTS).page()
