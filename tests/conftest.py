"""The real command in a real process, for every test that asks for it."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from console import Run

# Whoever starts the tests in the background of a script has Ctrl-C ignored, and what the tests
# start would inherit that and never hear it.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture
def run(tmp_path: Path) -> Run:
    """Run `heckmeck ARGS…` in an empty folder with an empty home."""

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
            env={**os.environ, "HOME": str(tmp_path), "XDG_CONFIG_HOME": str(tmp_path), **env},
        )

    return run_command
