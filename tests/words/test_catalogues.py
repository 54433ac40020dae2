"""The catalogues of all languages have the same messages with the same variables."""

import re

import pytest
from fluent.runtime import FluentBundle, FluentResource

from heckmeck.locale import LANGUAGES as FOUND
from heckmeck.locale import catalogue
from tests.words.catalogues import (
    FILES,
    LANGUAGES,
    LOCALE,
    entries,
    file_of,
    junk,
    parse,
    printed,
    referred,
    sources,
    text_of,
    used_patterns,
    variables,
)


def missing(keys: set[str], language: str) -> set[str]:
    return keys - set(entries(language))


def test_every_language_has_the_same_files() -> None:
    assert FOUND == LANGUAGES
    for language in LANGUAGES:
        assert tuple(sorted(each.stem for each in (LOCALE / language).iterdir())) == FILES
        assert file_of(language) == file_of("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_files_are_well_formed_and_have_no_duplicate_names(language: str) -> None:
    assert junk(language) == []
    text = text_of(language)
    names = re.findall(r"^(-?[A-Za-z][\w-]*) *=", text, flags=re.MULTILINE)
    assert len(names) == len(set(names)), [each for each in names if names.count(each) > 1]
    assert set(catalogue(language).keys()) == set(entries(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_messages(language: str) -> None:
    every = set().union(*(entries(each) for each in LANGUAGES))
    assert not missing(every, language)


def test_a_message_missing_in_one_language_is_detected() -> None:
    """The test above, with one message removed."""
    text = text_of("it")
    start = text.index("rule-A3 =")
    cut = text[:start] + text[text.index("\n", start) + 1 :]
    left = {each.id.name for each in parse(cut).body if hasattr(each, "id")}
    assert set(entries("en")) - left == {"rule-A3"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_variables_are_those_of_the_english_message(language: str) -> None:
    for key in entries("en"):
        assert printed("en", key) <= variables(language, key) <= variables("en", key), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reference_exists(language: str) -> None:
    assert not missing(referred(language), language)


def test_no_message_is_unused() -> None:
    patterns = used_patterns(sources())
    used = {key for key in entries("en") if any(each.fullmatch(key) for each in patterns)}
    assert set(entries("en")) - used - referred("en") == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_formatted_with_any_count(language: str) -> None:
    words = catalogue(language)
    for key in entries(language):
        for count in (0, 1, 2, 5, 21):
            said = words(key, **dict.fromkeys(variables(language, key), count))
            assert "⟦" not in said, key
            assert not re.search(r"\{\$?[a-z]", said), key
            assert said.strip(), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_without_variables_is_formatted_as_fluent_does(language: str) -> None:
    text = text_of(language)
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(text))
    words = catalogue(language)
    plain = [key for key in entries(language) if not variables(language, key)]
    assert len(plain) > 500
    for key in plain:
        pattern = bundle.get_message(key).value
        assert pattern is not None
        said, _ = bundle.format_pattern(pattern, {})
        assert words(key) == said, key


# Words of the glossary, as far as a text has to hold them, whatever their ending.
GLOSSARY = {
    "de": ("Bratwurmportion", "Bratwurmgrill", "Stapel", "Fehlwurf", "Rostbratwurm"),
    "en": ("tile", "grill", "stack", "failed attempt", "Bratworm"),
    "fr": ("Pickomino", "brochette", "pile", "lancer nul", "ver grillé"),
    "it": ("porzione di vermi", "grigliata", "pila", "lancio sballato", "vermarrosto"),
}
SPECIALISTS = {
    "de": ("Dosenwurm", "Glucke", "Rabe", "Wiesel", "Goldener Würfel", "Apfel"),
    "en": ("canned worm", "sitting hen", "raven", "weasel", "golden die", "apple"),
    "fr": ("ver en boîte", "mère poule", "corbeau", "belette", "dé doré", "pomme"),
    "it": ("verme in scatola", "chioccia", "corvo", "donnola", "dado d’oro", "mela"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_use_the_words_of_the_glossary(language: str) -> None:
    words = catalogue(language)
    text = text_of(language)
    for each in GLOSSARY[language]:
        assert each in text
    names = ("canned_worm", "hen", "raven", "weasel", "golden_die", "apple")
    said = tuple(words(f"specialist-{each}") for each in names)
    assert said == SPECIALISTS[language]


@pytest.mark.parametrize("language", ["de", "fr", "it"])
def test_players_are_addressed_informally(language: str) -> None:
    formal = {
        "de": r"\b(Ihnen|Ihren?|Ihrem)\b",
        "fr": r"\b[Vv](?:ous|otre|os)\b|\b(?!assez|chez|Assez|Chez)\w{2,}ez\b",
        "it": r"\b(Lei|Suo)\b",
    }
    text = text_of(language)
    assert re.findall(formal[language], text) == []
