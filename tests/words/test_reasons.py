"""Why the best move is best: true sentences, in every language."""

import re
from pathlib import Path
from typing import Any

import pytest

import heckmeck.odds.reason
from heckmeck.cli import say
from heckmeck.cli.odds_view import reason_words
from heckmeck.odds import solve
from heckmeck.odds.plan import Plan
from heckmeck.odds.reason import Reason, reason
from heckmeck.rules import (
    Keep,
    Options,
    Roll,
    Setup,
    State,
    Stop,
    new_game,
    position,
    read_position,
)
from words.catalogues import LANGUAGES, entries, plain

NAMES = ("Anna", "Ben", "Cleo")


def at(edition: str = "original", options: Options | None = None, **changes: Any) -> State:
    """A fresh game of three with some keys of its position changed, and what follows from them."""
    data = position(new_game(Setup(edition, NAMES)))  # type: ignore[arg-type]
    given = changes.pop("players", [{}, {}, {}])
    players = [{"name": name, **each} for name, each in zip(NAMES, given, strict=True)]
    taken = {tile for each in players for tile in each.get("stack", [])}
    held = {each.get("specialist") for each in players}
    grill = [
        {**each, "specialist": None if each["specialist"] in held else each["specialist"]}
        for each in data["grill"]
        if each["tile"] not in taken
    ]
    base = {"edition": edition, "player": 0, "grill": grill, "players": players}
    return read_position({**base, **changes}, options)


def told(state: State, language: str, objective: str = "worms") -> tuple[Plan, Reason, str]:
    plan = solve(state, objective)
    found = reason(plan)
    assert found is not None
    say.choose(language)
    try:
        return plan, found, reason_words(state, found)
    finally:
        say.choose("en")


def percent(chance: float, sign: str) -> str:
    return f"{round(100 * chance, 1):g}".replace(".", sign)


WEASEL = [{"stack": [25], "specialist": "weasel"}, {}, {}]
GOLDEN = [{"stack": [27], "specialist": "golden_die"}, {}, {}]

# One position for every kind of reason: the code and what it is told for
CASES: dict[str, tuple[str, dict[str, Any]]] = {
    "reason-only": ("worms", {}),
    "reason-stop-take": ("worms", {"aside": "44455ww"}),
    "reason-stop-steal": ("worms", {"aside": "33444ww", "players": [{}, {"stack": [28]}, {}]}),
    "reason-stop-hen": (
        "margin",
        {
            "edition": "specialists",
            "aside": "12344ww",
            "players": [{"stack": [36]}, {}, {"stack": [24], "specialist": "hen"}],
        },
    ),
    "reason-roll-no_worm": ("worms", {"aside": "555"}),
    "reason-roll-nothing": ("worms", {"aside": "www"}),
    "reason-roll-more": ("worms", {"aside": "wwwww"}),
    "reason-keep-worm": ("worms", {"rolled": "11235www", "aside": ""}),
    "reason-keep-safer": ("worms", {"rolled": "11223344", "aside": ""}),
    "reason-keep-richer": ("worms", {"rolled": "1233344w", "aside": ""}),
    "reason-weasel-failed": (
        "worms",
        {"edition": "specialists", "players": WEASEL, "aside": "5555w", "rolled": "555"},
    ),
    "reason-weasel": (
        "worms",
        {"edition": "specialists", "players": WEASEL, "aside": "5555", "rolled": "1122"},
    ),
    "reason-keep-weasel": (
        "worms",
        {"edition": "specialists", "players": WEASEL, "aside": "55555", "rolled": "www"},
    ),
    "reason-golden": ("worms", {"edition": "specialists", "players": GOLDEN}),
    "reason-chance": ("tile", {"rolled": "1234555w", "aside": ""}),
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", CASES)
def test_the_reason_is_told(code: str, language: str) -> None:
    objective, changes = CASES[code]
    plan, found, text = told(at(**changes), language, objective)
    assert found.code == code, text
    assert "⟦" not in text
    assert not re.search(r"\{\$?[a-z]", text), text
    assert text.endswith(".")
    # Every number in the sentence is one of the plan's or of the table's.
    sign = "." if language == "en" else ","
    numbers = {percent(each, sign) for odds in plan.moves for each in (odds.success, odds.fail)}
    numbers |= {f"{round(each.value, 2):g}".replace(".", sign) for each in plan.moves}
    details = (found.details.get(name) for name in ("tile", "total", "face", "against"))
    numbers |= {str(each) for each in details}
    assert set(re.findall(r"\d+(?:[.,]\d+)?", text)) <= numbers, text


def test_stopping_is_compared_with_the_next_roll() -> None:
    state = at(aside="44455ww")
    plan, found, text = told(state, "de")
    rolling = next(each for each in plan.moves if each.move == Roll())
    assert plan.best == Stop()
    assert found.details == {"tile": 32, "fail": round(100 * rolling.fail, 1)}
    fails = percent(rolling.fail, ",")
    assert plain(text) == (
        f"Aufhören bringt sicher die 32; Weiterwürfeln geht in {fails} % der Fälle schief."
    )


def test_the_face_is_compared_with_the_next_best_one() -> None:
    plan, found, text = told(at(rolled="11235www", aside=""), "fr")
    worms, threes = (
        next(each for each in plan.moves if each.move == Keep(face)) for face in ("w", "3")
    )
    assert max(plan.values.values()) == worms.value
    assert found.details["against"] == 3
    assert plain(text) == (
        f"Sans ver, rien ne compte : avec les vers, tu réussis dans {percent(worms.success, ',')} %"
        f" des cas, avec les 3 seulement dans {percent(threes.success, ',')} %."
    )


def test_a_worm_in_a_tin_is_a_worm() -> None:
    """Whoever holds the canned worm is not told that nothing counts without a worm."""
    players = [{"stack": [11], "specialist": "canned_worm"}, {}, {}]
    for dice in ("1234555w", "112233ww", "444555ww", "1122345w"):
        state = at("specialists", players=players, rolled=dice, aside="")
        assert told(state, "en")[1].code != "reason-keep-worm"


def test_the_victim_is_named() -> None:
    _, found, text = told(at(aside="33444ww", players=[{}, {"stack": [28]}, {}]), "it")
    assert found.details["player"] == 1
    assert text.startswith("Fermandoti rubi di sicuro la 28 a Ben;")


def test_what_is_equal_and_what_is_close_is_said_so() -> None:
    brats = [{}, {"bratworms": 4}, {"bratworms": 3}]
    robbing = at("specialists", players=brats, supply=0, aside="11", phase="rob", removed=[])
    assert told(robbing, "en", "worms")[1] == Reason("reason-equal", {})


def test_every_reason_is_in_every_catalogue() -> None:
    source = Path(heckmeck.odds.reason.__file__).read_text("utf-8")
    codes = set(re.findall(r'"(reason-[a-z_-]+)"', source))
    codes |= {f"reason-stop-{each}" for each in ("take", "steal", "hen")}
    helpers = {"reason-worms", "reason-face", "reason-against"}
    for language in LANGUAGES:
        there = {key for key in entries(language) if key.startswith("reason-")}
        assert there - helpers == codes
