"""Pictures for sharing are drawn with what the browser client is drawn with."""

import pytest

pytest.importorskip("fontTools")
pytest.importorskip("brotli")  # the fonts are compressed with it

import make_card_art
from make_card_art import CARDS, FONTS

OLD = "is out of date: run make generated"


def test_the_symbols_of_pictures_are_those_of_the_client() -> None:
    assert (CARDS / "art.svg").read_text("utf-8") == make_card_art.art(), f"art.svg {OLD}"


@pytest.mark.skipif(not FONTS.is_dir(), reason="the fonts come with the packages of the client")
def test_the_letters_of_pictures_are_those_of_the_client() -> None:
    assert (CARDS / "glyphs.json").read_text("utf-8") == make_card_art.glyphs(), (
        f"glyphs.json {OLD}"
    )
