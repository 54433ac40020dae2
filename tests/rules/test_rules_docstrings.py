"""The examples in the documentation strings are true."""

from __future__ import annotations

import doctest
import importlib
import pkgutil

import pytest

import heckmeck.dice
import heckmeck.rules
import heckmeck.testing

MODULES = [
    module.name
    for package in (heckmeck.rules, heckmeck.dice, heckmeck.testing)
    for module in pkgutil.iter_modules(package.__path__, package.__name__ + ".")
]


@pytest.mark.parametrize("name", MODULES)
def test_examples(name: str) -> None:
    assert doctest.testmod(importlib.import_module(name)).failed == 0


def test_there_are_examples() -> None:
    finder = doctest.DocTestFinder()
    examples = [
        test
        for name in MODULES
        for test in finder.find(importlib.import_module(name))
        if test.examples
    ]
    assert len(examples) >= 8
