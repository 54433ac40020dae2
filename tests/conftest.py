"""The command line for every test that asks for it: in this process, or in one of its own."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from tests.console import Run, run_here

# A shell starts background jobs with SIGINT ignored. The processes that the tests start would
# inherit that and never see Ctrl-C.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

# The same examples on every run, and no verdict depends on how busy the machine is. To look for new
# counterexamples: pytest --hypothesis-profile=explore
REPEATABLE = settings(
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.register_profile("repeatable", REPEATABLE)
settings.register_profile("explore", REPEATABLE, derandomize=False)
settings.load_profile("repeatable")


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Run:
    """Run `heckmeck ARGS…` in this process, in an empty folder with an empty home."""
    monkeypatch.chdir(tmp_path)

    def run_command(*args: str, stdin: str = "", **env: str) -> subprocess.CompletedProcess[str]:
        homes = {"HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path)}
        return run_here(*args, stdin=stdin, **{**homes, **env})

    return run_command


@pytest.fixture
def run_process(tmp_path: Path) -> Run:
    """Run `heckmeck ARGS…` as a process, with its own environment and standard streams."""

    def run_command(*args: str, stdin: str = "", **env: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, "-m", "heckmeck", *args],
            input=stdin,
            capture_output=True,
            text=True,
            encoding="utf-8",
            cwd=tmp_path,
            timeout=60,
            check=False,
            env={**os.environ, "HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path), **env},
        )

    return run_command
