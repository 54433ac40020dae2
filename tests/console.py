"""The command line in this process, and the type of the fixtures that run it."""

import subprocess
from collections.abc import Callable

from click.testing import CliRunner

from heckmeck.cli.main import cli

Run = Callable[..., subprocess.CompletedProcess[str]]


def run_here(*args: str, stdin: str = "", **env: str) -> subprocess.CompletedProcess[str]:
    """Run `heckmeck ARGS…` in this process. Starting another one takes most of the time."""
    done = CliRunner().invoke(cli, args, input=stdin, env=env)
    if done.exception is not None and not isinstance(done.exception, SystemExit):
        raise done.exception
    return subprocess.CompletedProcess(args, done.exit_code, done.stdout, done.stderr)
