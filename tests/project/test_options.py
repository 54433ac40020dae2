"""`Options` of the rules is the list of table options: everything else must follow it."""

import json
from itertools import product
from pathlib import Path
from typing import Any

import msgspec
import pytest

from heckmeck.locale import LANGUAGES, catalogue
from heckmeck.protocol import schema
from heckmeck.protocol.tables import Settings
from heckmeck.rulebook.examples import rows
from heckmeck.rules import (
    OPTION_VALUES,
    Options,
    RecordSyntaxError,
    Setup,
    header_line,
    read_record,
    record,
)
from tests.console import Run

CHOICES = [(name, value) for name, values in OPTION_VALUES.items() for value in values]


@pytest.mark.parametrize(("name", "value"), CHOICES)
def test_a_record_holds_every_option(name: str, value: Any) -> None:
    options = Options(**{name: value})
    read = read_record([header_line(Setup("specialists", ("Anna", "Ben"), options=options))])
    assert read.setup.options == options


def test_an_option_may_have_more_than_two_values(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(record, "OPTION_VALUES", {"steal": ("required", "optional", "never")})
    with pytest.raises(RecordSyntaxError) as caught:
        record.read_options({"steal": "always"})
    assert caught.value.details["known"] == "required, optional, never"


@pytest.mark.parametrize(("name", "value"), CHOICES)
def test_a_server_takes_every_option(name: str, value: Any) -> None:
    settings = msgspec.convert({"options": {name: value}}, Settings)
    options = msgspec.convert(settings.options, Options, from_attributes=True)
    assert options == Options(**{name: value})
    assert msgspec.to_builtins(settings)["options"] == {
        each: getattr(options, each) for each in OPTION_VALUES
    }


@pytest.mark.parametrize("options", [{"steel": "optional"}, {"steal": "never"}, {"steal": None}])
def test_a_server_takes_no_other_options(options: Any) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"options": options}, Settings)


def test_forms_are_told_every_option_with_its_default_first() -> None:
    described = schema.definitions()["OptionSettings"]["properties"]
    assert {name: tuple(each["enum"]) for name, each in described.items()} == dict(OPTION_VALUES)
    for name, values in OPTION_VALUES.items():
        assert described[name]["default"] == values[0] == getattr(Options(), name)


def test_the_console_takes_every_option(run: Run, tmp_path: Path) -> None:
    chosen = {name: values[-1] for name, values in OPTION_VALUES.items()}
    words = [word for name, value in chosen.items() for word in ("--option", f"{name}={value}")]
    done = run("play", "Anna", "Ben", *words, "--save", "game.heck")
    assert done.returncode == 0, done.stderr
    header = json.loads((tmp_path / "game.heck").read_text("utf-8").splitlines()[0])
    assert header["options"] == Options(**chosen).differing()  # type: ignore[arg-type]
    replayed = run("replay", "game.heck")
    for name, value in header["options"].items():
        assert catalogue("en")(f"console-option-{name}-{value}") in replayed.stdout


@pytest.mark.parametrize(("language", "name"), list(product(LANGUAGES, OPTION_VALUES)))
def test_every_option_has_its_texts(language: str, name: str) -> None:
    words = catalogue(language)
    default, *others = OPTION_VALUES[name]
    keys = [f"option-{name}", f"option-{name}-{default}"]
    keys += [f"rule-option-{name}{part}" for part in ("", "-when")]
    for value in others:
        keys += [f"option-{name}-{value}", f"console-option-{name}-{value}"]
    assert [key for key in keys if key not in words] == []


def test_the_rule_book_shows_every_option() -> None:
    shown = [each.name for each in rows() if each.chapter == "options"]
    assert sorted(shown) == sorted(f"option-{name}" for name in OPTION_VALUES)
