"""The examples in the docstrings are true."""

import doctest
import importlib
import pkgutil

import pytest

import heckmeck

MODULES = [
    each.name
    for each in pkgutil.walk_packages(heckmeck.__path__, "heckmeck.")
    if not each.name.endswith("__main__")
]


@pytest.mark.parametrize("name", MODULES)
def test_examples(name: str) -> None:
    assert doctest.testmod(importlib.import_module(name)).failed == 0
