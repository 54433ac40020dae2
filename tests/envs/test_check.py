"""Every environment passes the conformance tests of its own ecosystem."""

import pytest

from heckmeck.envs import check

CHECKS = list(check.checks(tables=(2, 7)))


@pytest.mark.parametrize("each", [each for _, each in CHECKS], ids=[name for name, _ in CHECKS])
def test_conformance(each: check.Check) -> None:
    check.run(each)


def failing() -> None:
    raise ValueError("no")


def warning() -> None:
    import warnings

    warnings.warn("careful", stacklevel=1)


def printing() -> None:
    print("much")


@pytest.mark.parametrize(
    ("checks", "status", "lines"),
    [
        ([("one", printing)], 0, "passed  one\n1 of 1 checks passed\n"),
        (
            [("one", failing), ("two", printing)],
            1,
            "FAILED  one: ValueError: no\npassed  two\n1 of 2 checks passed\n",
        ),
        ([("one", warning)], 1, "FAILED  one: UserWarning: careful\n0 of 1 checks passed\n"),
    ],
)
def test_the_command_prints_a_line_per_check_and_fails_if_one_fails(
    checks: list[tuple[str, check.Check]],
    status: int,
    lines: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(check, "checks", lambda: iter(checks))
    assert check.main() == status
    assert capsys.readouterr().out == lines
