"""The page about the server lists every option and every limit with its default."""

from dataclasses import fields
from pathlib import Path

from heckmeck.cli.commands.serve import command
from heckmeck.server.config import Limits

PAGE = (Path(__file__).parents[2] / "docs" / "server.md").read_text(encoding="utf-8")


def test_every_limit_is_there_with_its_default() -> None:
    rows: dict[str, float] = {}
    for line in PAGE.split("## Limits")[1].split("## ")[0].splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if len(cells) == 3 and cells[0].startswith("`"):
            names = [name.strip(" `") for name in cells[0].split(",")]
            rows.update(zip(names, map(float, cells[1].split(",")), strict=True))
    assert rows == {each.name: getattr(Limits(), each.name) for each in fields(Limits)}


def test_every_option_is_there() -> None:
    for parameter in command.params:
        assert f"`{parameter.opts[0]}" in PAGE
