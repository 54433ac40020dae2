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
