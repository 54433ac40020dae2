"""Why the best move is best: true sentences, in every language."""

import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import heckmeck.odds.reason
from heckmeck.chances import WIN
from heckmeck.locale import catalogue
from heckmeck.message import Message
from heckmeck.odds import solve
from heckmeck.odds.plan import Plan
from heckmeck.odds.reason import reason
from heckmeck.rules import (
    Fail,
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
from tests.words.catalogues import LANGUAGES, entries, plain

NAMES = ("Anna", "Ben", "Cleo")
solved = cache(solve)  # the same position is told in four languages


def at(edition: str = "original", options: Options | None = None, **changes: Any) -> State:
    """A new game of three players with some keys of its position changed."""
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


def told(state: State, language: str, objective: str = "worms") -> tuple[Plan, Message, str]:
    plan = solved(state, WIN if objective == "win" else objective)
    found = reason(plan)
    assert found is not None
    return plan, found, catalogue(language).format(found, NAMES)


def percent(chance: float, sign: str) -> str:
    return f"{round(100 * chance, 1):g}".replace(".", sign)


WEASEL = [{"stack": [25], "specialist": "weasel"}, {}, {}]
GOLDEN = [{"stack": [27], "specialist": "golden_die"}, {}, {}]

ALL_TILES = (11, 13, *range(21, 37))


def last_tile(supply: int) -> dict[str, Any]:
    """The player with the golden die has every tile except 11, and all Bratworms not in supply."""
    mine = [tile for tile in ALL_TILES if tile not in (11, 36)] + [36]
    holder = {"stack": mine, "specialist": "golden_die", "bratworms": 7 - supply}
    return {
        "edition": "specialists",
        "players": [holder, {}, {}],
        "grill": [{"tile": 11, "specialist": None}],
        "removed": ["canned_worm", "hen", "raven", "weasel", "apple"],
        "supply": supply,
    }


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
    "reason-worms-roll-more": ("worms", {"aside": "wwwww"}),
    "reason-keep-worm": ("worms", {"rolled": "11235www", "aside": ""}),
    "reason-keep-safer": ("worms", {"rolled": "11223344", "aside": ""}),
    "reason-worms-keep-richer": ("worms", {"rolled": "1233344w", "aside": ""}),
    "reason-weasel-failed": (
        "worms",
        {"edition": "specialists", "players": WEASEL, "aside": "5555w", "rolled": "555"},
    ),
    "reason-worms-weasel": (
        "worms",
        {"edition": "specialists", "players": WEASEL, "aside": "5555", "rolled": "1122"},
    ),
    "reason-worms-keep-weasel": (
        "worms",
        {"edition": "specialists", "players": WEASEL, "aside": "55555", "rolled": "www"},
    ),
    "reason-golden": ("worms", {"edition": "specialists", "players": GOLDEN}),
    "reason-chance": ("tile", {"rolled": "1234555w", "aside": ""}),
    # Nothing is left but the 11, which has to be hit exactly: the ninth die brings ones and with
    # them Bratworms, or, if there are none to be had, only gets in the way.
    "reason-worms-golden-value": ("worms", last_tile(supply=7)),
    "reason-no-golden": ("worms", last_tile(supply=0)),
    "reason-worms-return": (
        "worms",
        {
            "edition": "specialists",
            "players": [{"stack": [25, 29], "specialist": "weasel"}, {}, {}],
            "grill": [
                {"tile": tile, "specialist": None} for tile in ALL_TILES if tile not in (25, 29)
            ],
            "removed": ["canned_worm", "hen", "raven", "golden_die"],  # the apple is being gained
            "aside": "333wwww",
            "phase": "return",
        },
    ),
    "reason-worms-value": (
        "margin",
        {
            "options": Options(steal="optional"),
            "aside": "33444ww",
            "players": [{}, {"stack": [28]}, {}],
        },
    ),
    "reason-close": ("tile", {"rolled": "11223345", "aside": ""}),
    "reason-win-roll-more": ("win", {"aside": "wwwww"}),
    "reason-win-keep-richer": ("win", {"rolled": "1233344w", "aside": ""}),
    "reason-win-weasel": (
        "win",
        {"edition": "specialists", "players": WEASEL, "aside": "5555", "rolled": "1122"},
    ),
    "reason-win-keep-weasel": (
        "win",
        {"edition": "specialists", "players": WEASEL, "aside": "55555", "rolled": "www"},
    ),
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", CASES)
def test_every_reason_in_every_language(code: str, language: str) -> None:
    objective, changes = CASES[code]
    plan, found, text = told(at(**changes), language, objective)
    assert found.code == code, text
    assert "⟦" not in text
    assert not re.search(r"\{\$?[a-z]", text), text
    assert text.endswith(".")
    # Every number in the sentence is one of the plan's or of the table's.
    sign = "." if language == "en" else ","
    assert found.details or code in ("reason-only", "reason-close")
    numbers = {percent(each, sign) for odds in plan.moves for each in (odds.success, odds.fail)}
    if objective == "win":
        numbers |= {percent(each.value, sign) for each in plan.moves}
    else:
        numbers |= {f"{each.value:.2f}".replace(".", sign) for each in plan.moves}
    details = (found.details.get(name) for name in ("tile", "total", "face", "against"))
    numbers |= {str(each) for each in details}
    assert set(re.findall(r"-?\d+(?:[.,]\d+)?", text)) <= numbers, text


def test_an_objective_that_favours_failing_accepts_the_failed_roll() -> None:
    """By the built-in objectives, the weasel is never worse. A custom one may want anything."""
    players = [{"stack": [36], "specialist": "weasel"}, {}, {}]
    state = at("specialists", players=players, aside="5555w", rolled="555")

    def fewest(before: State, after: State) -> float:
        return float(-after.seats[before.player].score)

    plan = solve(state, fewest)
    found = reason(plan)
    assert plan.best == Fail()
    assert found is not None
    assert found.code == "reason-worms-accept"
    beginnings = {
        "de": "Den Fehlwurf hinzunehmen bringt im Schnitt 0,00 Würmer, das Wiesel -",
        "en": "Accepting the failed roll is worth 0.00 worms on average, rerolling with the weasel",
        "fr": "Accepter le lancer nul rapporte 0,00 ver en moyenne, relancer avec la belette -",
        "it": "Accettare il lancio sballato rende in media 0,00 vermi, rilanciare con la donnola",
    }
    for language, beginning in beginnings.items():
        assert catalogue(language).format(found, NAMES).startswith(beginning)


SENTENCES = {
    "reason-worms-return": {
        "de": "Gibst du das Wiesel zurück, bringt der Zug 3,00 Würmer, sonst 0,00.",
        "en": "Putting back the weasel is worth 3.00 worms on average,"
        " putting back the other one 0.00.",
        "fr": "Rendre la belette rapporte 3,00 vers, rendre l’autre 0,00.",
        "it": "Restituire la donnola rende 3,00 vermi, restituire l’altro 0,00.",
    },
    "reason-close": {
        "de": "Es ist knapp: Der nächstbeste Spielzug ist kaum schlechter.",
        "en": "It is close: the next best move is almost as good.",
        "fr": "C’est serré : le deuxième choix est à peine moins bon.",
        "it": "È questione di poco: la seconda scelta è appena peggiore.",
    },
    "reason-no-golden": {
        "de": "Ohne den Goldenen Würfel gelingt der Zug in 51,8 % der Fälle,"
        " mit ihm nur in 50,2 %.",
        "en": "Without the golden die, you succeed 51.8% of the time, with it only 50.2%.",
        "fr": "Sans le dé doré, tu réussis dans 51,8 % des cas, avec lui seulement dans 50,2 %.",
        "it": "Senza il dado d’oro riesci 51,8 volte su cento, usandolo solo 50,2.",
    },
    "reason-worms-golden-value": {
        "de": "Mit dem Goldenen Würfel kannst du -1,06 Würmer erwarten, ohne ihn -1,10.",
        "en": "With the golden die, you can expect -1.06 worms, without it -1.10.",
        "fr": "Avec le dé doré, tu peux espérer -1,06 ver, sans lui -1,10.",
        "it": "Con il dado d’oro puoi aspettarti -1,06 vermi, senza -1,10.",
    },
    "reason-worms-value": {
        "de": "Das bringt im Schnitt 3,00 Würmer, der nächstbeste Spielzug 2,00.",
        "en": "On average, this is worth 3.00 worms, the next best move 2.00.",
        "fr": "Ce coup rapporte 3,00 vers en moyenne, le deuxième choix 2,00.",
        "it": "Questa mossa rende in media 3,00 vermi, la seconda scelta 2,00.",
    },
}


def test_chances_to_win_are_told_in_percent() -> None:
    """The numbers come from the model; the words around them are the same with any numbers."""
    details: dict[str, Any] = {"value": 54.3, "other": 52.1, "face": 5, "against": "w"}
    details["specialist"] = "weasel"
    sentences = {
        "reason-win-keep-richer": {
            "de": "Mit der 5 liegt deine Gewinnchance bei 54,3 %, mit den Würmern nur bei 52,1 %.",
            "en": "With the 5s, your chance to win is 54.3%, with the worms only 52.1%.",
            "fr": "Avec les 5, tu as 54,3 % de chances de gagner, avec les vers seulement 52,1 %.",
            "it": "Con i 5 vinci la partita 54,3 volte su cento, con i vermi solo 52,1.",
        },
        "reason-win-return": {
            "de": "Gibst du das Wiesel zurück, liegt deine Gewinnchance bei 54,3 %,"
            " sonst bei 52,1 %.",
            "en": "If you put back the weasel, your chance to win is 54.3%;"
            " if you put back the other one, it is 52.1%.",
            "fr": "En rendant la belette, tu as 54,3 % de chances de gagner,"
            " en rendant l’autre 52,1 %.",
            "it": "Restituendo la donnola vinci la partita 54,3 volte su cento,"
            " restituendo l’altro 52,1.",
        },
    }
    for code, each in sentences.items():
        for language, sentence in each.items():
            text = catalogue(language).format(Message(code, dict(details)), NAMES)
            assert plain(text) == sentence


@pytest.mark.parametrize("code", SENTENCES)
def test_the_exact_sentences(code: str) -> None:
    objective, changes = CASES[code]
    for language, sentence in SENTENCES[code].items():
        _, _, text = told(at(**changes), language, objective)
        assert plain(text) == sentence


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


def test_the_canned_worm_counts_as_a_worm() -> None:
    """A player with the canned worm is not told that nothing counts without a worm."""
    players = [{"stack": [11], "specialist": "canned_worm"}, {}, {}]
    for dice in ("1234555w", "112233ww", "444555ww", "1122345w"):
        state = at("specialists", players=players, rolled=dice, aside="")
        assert told(state, "en")[1].code != "reason-keep-worm"


def test_safety_is_only_the_reason_for_the_safest_face() -> None:
    """The ones succeed most often here but are the worst choice. The fours win by their value."""
    plan, found, text = told(at("specialists", rolled="12333445", aside=""), "en", "margin")
    safest = max(plan.moves, key=lambda each: each.success)
    assert safest.move == Keep("1")
    assert plan.best == Keep("4")
    assert found.code == "reason-worms-keep-richer"
    assert text.startswith("With the 4s, you can expect ")


@pytest.mark.parametrize(
    ("position", "code"),
    [
        (at(rolled="11223344", aside=""), "reason-win-keep-richer"),
        (at("specialists", players=GOLDEN), "reason-win-golden-value"),
    ],
)
def test_chances_to_win_are_explained_by_chances_to_win(position: State, code: str) -> None:
    """And not by how often the turn succeeds, which is not what the moves are compared by."""
    plan, found, _ = told(position, "en", "win")
    assert found.code == code
    assert found.details["value"] == pytest.approx(100 * plan.value, abs=0.05)


def test_the_victim_is_named() -> None:
    _, found, text = told(at(aside="33444ww", players=[{}, {"stack": [28]}, {}]), "it")
    assert found.details["player"] == 1
    assert text.startswith("Fermandoti rubi di sicuro la 28 di Ben;")


def test_equal_moves_are_called_equal() -> None:
    brats = [{}, {"bratworms": 4}, {"bratworms": 3}]
    robbing = at("specialists", players=brats, supply=0, aside="11", phase="rob", removed=[])
    assert told(robbing, "en", "worms")[1] == Message("reason-equal", {})


def test_every_reason_is_in_every_catalogue() -> None:
    source = Path(heckmeck.odds.reason.__file__).read_text("utf-8")
    codes = set(re.findall(r'"(reason-[a-z_-]+)"', source))
    codes |= {f"reason-stop-{each}" for each in ("take", "steal", "hen")}
    values = {"value", "golden-value", "no-golden-value"}
    values |= set(re.findall(r'_by_value\("([a-z-]+)"', source))
    codes |= {f"reason-{unit}-{each}" for unit in ("worms", "win") for each in values}
    helpers = {"reason-amount", "reason-face", "reason-against"}
    for language in LANGUAGES:
        there = {key for key in entries(language) if key.startswith("reason-")}
        assert there - helpers == codes
