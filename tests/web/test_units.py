"""The client's own checks and unit tests, run with Node."""

import re
import sys

import pytest

import build_web
import screenshots
from tests.web.conftest import ROOT


@pytest.fixture(scope="module", autouse=True)
def installed() -> None:
    build_web.install(tools=True)


def test_the_unit_tests_of_the_client_pass() -> None:
    told = build_web.npm("test", environment={"HECKMECK_PYTHON": sys.executable, "NO_COLOR": "1"})
    assert re.search(r"Tests\s+\d+ passed \(\d+\)", told), told


def test_types_follow_the_protocol() -> None:
    build_web.npm("run", "types:check")


def test_types_of_the_client() -> None:
    screenshots.write_positions()  # which the gallery imports
    build_web.npm("run", "check")


def test_every_text_is_in_the_catalogue() -> None:
    english = ROOT / "src" / "heckmeck" / "locale" / "en"
    bundled = [each for each in english.glob("*.ftl") if each.stem != "console"]
    texts = "".join(file.read_text("utf-8") for file in bundled)
    names = set(re.findall(r"^([a-zA-Z][\w-]*) =", texts, re.M))
    used: set[str] = set()
    patterns: set[str] = set()
    for path in (ROOT / "web" / "src").rglob("*"):
        if path.suffix in (".ts", ".svelte"):
            text = path.read_text()
            used |= set(re.findall(r"\bt\(\s*\"([\w-]+)\"", text))
            used |= set(re.findall(r"\bt\([^()]*?(?<!\?)\? \"([\w-]+)\"", text))
            used |= set(re.findall(r"\bt\([^()]*? : \"([\w-]+)\"", text))
            patterns |= set(re.findall(r"\bt\(`([^`]+)`", text))
    # The tests of the catalogues find unused messages, because they look into Python too.
    assert used - names == set()
    for pattern in patterns:
        shape = re.compile(re.sub(r"\\\$\\\{.*?\\\}", r"[\\w.-]+", re.escape(pattern)))
        assert any(map(shape.fullmatch, names)), pattern


def test_no_text_is_written_into_the_components() -> None:
    """Between the tags of a component stand only expressions."""
    found = []
    for path in (ROOT / "web" / "src").rglob("*.svelte"):
        text = re.sub(r"<(script|style|svg).*?</\1>|<!--.*?-->", "", path.read_text(), flags=re.S)
        text = re.sub(r"\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}", "{}", text)
        words = re.findall(r">([^<>]*[A-Za-z]{3,}[^<>]*)<", text)
        words += re.findall(r"(?:aria-label|alt|title|placeholder)=\"([^\"]*[A-Za-z]{3,})", text)
        found += [f"{path.name}: {each.strip()}" for each in words]
    assert found == []
