"""What a device saw of a game: when it reveals its nonces, and what it notices live."""

from dataclasses import replace
from typing import Any

import pytest

from heckmeck.dice import SeatList, SeatShare, commitment, nonce_commitment
from heckmeck.dice.seen import SeenDice
from heckmeck.message import Message
from heckmeck.rules import Options, Setup, header_to_json

SECRET = bytes(range(32))
SETUP = Setup("original", ("Anna", "Ben", "bot"))


def device() -> tuple[SeenDice, str]:
    """A device that has seen the commitment of the server and drawn a nonce."""
    seen = SeenDice()
    seen.see_commitment(commitment(SECRET))
    return seen, seen.draw_nonce()


def seat_list(own: str, *, nonce: str | None = None, **other: Any) -> SeatList:
    ben = SeatShare("human", nonce_commitment("b1" * 32), other.get("ben"))
    return SeatList(
        other.get("commitment", commitment(SECRET)),
        (SeatShare("human", own, nonce), ben, SeatShare("bot")),
    )


def published(seats: SeatList, setup: Setup = SETUP) -> dict[str, Any]:
    header = header_to_json(setup, {"dice": seats.published()})
    del header["first"]
    return header


def started(seats: SeatList, setup: Setup = SETUP) -> dict[str, Any]:
    return header_to_json(setup, {"dice": seats.to_json()})


def codes(seen: SeenDice) -> list[str]:
    return [problem.reason.code for problem in seen.problems]


def test_no_nonce_is_drawn_before_the_server_has_committed() -> None:
    with pytest.raises(ValueError, match="only after the server has committed"):
        SeenDice().draw_nonce()


def test_a_device_reveals_for_its_own_seats_when_the_list_is_right() -> None:
    seen, own = device()
    assert seen.see_list(published(seat_list(own)), {0}, {0: own}) == {0: seen.drawn[own]}
    assert not seen.problems
    seen.see_reveal(0, seen.drawn[own])
    seen.see_start(started(seat_list(own, nonce=seen.drawn[own], ben="b1" * 32)))
    assert not seen.problems
    assert seen.start is not None


def test_the_same_list_again_is_revealed_again() -> None:
    """After a lost connection nobody knows whether the nonce arrived."""
    seen, own = device()
    first = seen.see_list(published(seat_list(own)), {0}, {0: own})
    assert seen.see_list(published(seat_list(own)), {0}, {0: own}) == first != {}


def test_a_commitment_that_was_not_answered_yet_counts_if_it_is_on_the_list() -> None:
    seen, own = device()
    assert seen.see_list(published(seat_list(own)), {0}, {}) == {0: seen.drawn[own]}
    seen, own = device()
    assert seen.see_list(published(seat_list("ab" * 32)), {0}, {}) == {}
    assert not seen.problems, "the list was fixed before the commitment arrived"


def test_nothing_is_revealed_for_a_copy_of_the_commitment_at_another_seat() -> None:
    seen, own = device()
    copied = SeatList(commitment(SECRET), (SeatShare("human", own),) * 3)
    assert seen.see_list(published(copied), {0}, {0: own}).keys() == {0}


@pytest.mark.parametrize(
    ("change", "code"),
    [
        (lambda own: published(seat_list(own, commitment="ab" * 32)), "seen-commitment"),
        (lambda own: published(seat_list("ab" * 32)), "seen-own-seat"),
        (lambda own: {**published(seat_list(own)), "meta": {}}, "verify-other-method"),
        (lambda own: {**published(seat_list(own)), "players": ["A", "B"]}, "verify-malformed"),
        (lambda own: {**published(seat_list(own)), "edition": "none"}, "verify-malformed"),
        (lambda _: None, "verify-malformed"),
    ],
)
def test_nothing_is_revealed_for_a_wrong_list(change: Any, code: str) -> None:
    seen, own = device()
    assert seen.see_list(change(own), {0}, {0: own}) == {}
    assert code in codes(seen)


def test_nothing_is_revealed_for_a_second_list() -> None:
    seen, own = device()
    seen.see_list(published(seat_list(own)), {0}, {0: own})
    other = Setup("original", ("Anna", "Bob", "bot"))
    assert seen.see_list(published(seat_list(own), other), {0}, {0: own}) == {}
    assert codes(seen) == ["seen-second-list"]


def test_the_start_must_be_that_of_the_list() -> None:
    seen, own = device()
    (nonce,) = seen.see_list(published(seat_list(own)), {0}, {0: own}).values()
    other = Setup("original", ("Anna", "Bob", "bot"))
    seen.see_start(started(seat_list(own, nonce=nonce), other))
    assert codes(seen) == ["verify-setup"]


def test_an_accepted_nonce_must_be_part_of_the_start() -> None:
    seen, own = device()
    (nonce,) = seen.see_list(published(seat_list(own)), {0}, {0: own}).values()
    seen.see_start(started(seat_list(own)))
    assert not seen.problems, "perhaps it came too late"
    assert not seen.has_share(seat_list(own))
    assert seen.has_share(seat_list(own, nonce=nonce))
    seen.start = None
    seen.see_reveal(0, nonce)
    seen.see_start(started(seat_list(own)))
    assert seen.problems[0].reason == Message("verify-own-nonce", {"seat": 0})


def test_a_game_cannot_start_without_a_list_or_twice() -> None:
    seen, own = device()
    seen.see_start(started(seat_list(own)))
    assert codes(seen) == ["seen-no-list"]
    seen, own = device()
    seen.see_list(published(seat_list(own)), {0}, {0: own})
    seen.see_start(started(seat_list(own)))
    seen.see_move({"do": "roll", "dice": "12345www"})
    seen.see_start(started(seat_list(own)))
    assert codes(seen) == ["seen-second-start"]
    assert len(seen.lines) == 1, "what was seen stays"


def test_a_game_that_is_over_cannot_go_on() -> None:
    seen, own = device()
    seen.see_list(published(seat_list(own)), {0}, {0: own})
    seen.see_start(started(seat_list(own)))
    seen.see_end()
    assert not seen.problems
    seen.see_move({"do": "roll", "dice": "12345www"})
    assert codes(seen) == ["seen-after-end"]


@pytest.mark.parametrize(
    ("edition", "options", "names"),
    [
        ("specialists", Options(), ["Anna", "Ben", "bot"]),
        ("original", Options(steal="optional"), ["Anna", "Ben", "bot"]),
        ("original", Options(), ["Ben", "Anna", "bot"]),
        ("original", Options(), ["Anna", "Ben"]),
    ],
)
def test_the_table_that_is_shown_must_be_that_of_the_list(
    edition: str, options: Options, names: list[str]
) -> None:
    seen, own = device()
    seen.see_list(published(seat_list(own)), {0}, {0: own})
    seen.see_table("original", Options(), SETUP.players)
    assert not seen.problems
    seen.see_table(edition, options, names)
    assert codes(seen) == ["seen-other-table"]


def test_who_begins_must_be_what_the_settings_of_the_table_say() -> None:
    for listed, shown in ((None, 0), (0, None), (0, 1)):
        seen, own = device()
        seats = replace(seat_list(own), first=listed)
        seen.see_list(published(seats), {0}, {0: own})
        seen.see_table("original", Options(), SETUP.players, listed)
        assert not seen.problems
        seen.see_table("original", Options(), SETUP.players, shown)
        assert codes(seen) == ["seen-other-table"]


def test_a_device_that_gets_its_seat_later_has_no_share() -> None:
    seen, own = device()
    seats = seat_list(own)
    seen.see_list(published(seats), (), {})
    assert not seen.seats
    seen.see_seats([0])
    assert seen.seats == {0}
    assert not seen.has_share(seats)


def test_a_move_that_makes_no_sense_is_noticed() -> None:
    seen, own = device()
    seen.see_list(published(seat_list(own)), {0}, {0: own})
    seen.see_start(started(seat_list(own)))
    seen.see_move({"do": "fly"})
    assert codes(seen) == ["record-one-of"]
    assert seen.lines == []


def test_a_move_against_the_rules_is_noticed() -> None:
    seen, own = device()
    seen.see_list(published(seat_list(own)), {0}, {0: own})
    seen.see_start(started(seat_list(own)))
    seen.see_move({"do": "roll", "dice": "12345www"})
    assert not seen.problems
    assert seen.state is not None
    assert seen.state.dice.rolled == "12345www"
    seen.see_move({"do": "roll", "dice": ""})
    assert len(seen.problems) == 1
    assert len(seen.lines) == 2, "what was seen stays, legal or not"


def test_a_game_of_the_older_method_is_followed_without_a_digest() -> None:
    seen, _ = device()
    proof = {"method": "hmac-sha256-1", "commitment": commitment(SECRET), "nonces": []}
    seen.see_start(header_to_json(SETUP, {"dice": proof}))
    seen.see_move({"do": "roll", "dice": "12345www"})
    assert (seen.start, seen.lines, seen.problems) == (None, [], [])
