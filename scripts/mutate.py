"""Change the rules in one small way after the other, and see whether the tests notice.

\b
    python scripts/mutate.py --module scoring --module buying
    python scripts/mutate.py                  # all of rules/; an hour or more

Every mutant is a process of its own, forked after everything slow has been imported. It loads the
changed module and runs the tests up to the first failure: first those that are quick or that killed
mutants before. What survives is printed, to be read: it is equivalent, or a test is missing.
"""

import importlib
import importlib.abc
import importlib.util
import json
import os
import resource
import signal
import sys
import time
from collections import Counter
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import CodeType, ModuleType
from typing import Any, NoReturn

import click
import pytest

from mutants import mutants

ROOT = Path(__file__).resolve().parents[1]
RULES = ROOT / "src" / "heckmeck" / "rules"
TESTS = "tests/rules"
SLOW_IMPORTS = ("hypothesis.stateful", "hypothesis.strategies", "fluent.runtime")
MOST_MEMORY = 4 << 30


class Loader(importlib.abc.Loader, importlib.abc.MetaPathFinder):
    """Loads one module from changed code."""

    def __init__(self, name: str, code: CodeType) -> None:
        self.name, self.code = name, code

    def find_spec(self, name: str, *_: Any) -> ModuleSpec | None:
        return importlib.util.spec_from_loader(name, self) if name == self.name else None

    def exec_module(self, module: ModuleType) -> None:
        exec(self.code, module.__dict__)  # noqa: S102


class Runner:
    """Runs the tests in a forked process; remembers how long they take and which ones kill.

    All times are of the processor, so that other work on the machine changes nothing.
    """

    def __init__(self, longest: float) -> None:
        self.longest = longest
        self.seconds: dict[str, float] = {}
        self.kills: Counter[str] = Counter()
        self.began = 0.0
        self.pipe = -1

    def run(self, mutant: Loader | None = None) -> str:
        """What failed: a test, the time, or the import; nothing if all tests passed."""
        files = Counter(test.split("::")[0] for test in self.kills.elements())
        deadliest = [file for file, _ in files.most_common(2)]  # few files are collected sooner
        return (deadliest and self._run(mutant, deadliest)) or self._run(mutant, [TESTS])

    def _run(self, mutant: Loader | None, tests: list[str]) -> str:
        reader, self.pipe = os.pipe()
        child = os.fork()
        if not child:
            self._run_tests(mutant, tests)
        os.close(self.pipe)
        with os.fdopen(reader) as told:
            reports = [json.loads(line) for line in told]
        _, status = os.waitpid(child, 0)
        for test, passed, seconds in reports:
            if not passed:
                self.kills[test] += 1
                return str(test)
            if mutant is None:
                self.seconds[test] = seconds
        if os.WIFSIGNALED(status):
            return "the time"
        return "the import" if os.WEXITSTATUS(status) else ""

    def _run_tests(self, mutant: Loader | None, tests: list[str]) -> NoReturn:
        resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
        signal.setitimer(signal.ITIMER_PROF, 60)
        silence = os.open(os.devnull, os.O_WRONLY)
        os.dup2(silence, sys.stdout.fileno())
        os.dup2(silence, sys.stderr.fileno())
        if mutant:
            sys.meta_path.insert(0, mutant)
        options = ["-x", "--assert=plain", "--tb=no", "-pno:cacheprovider"]
        os._exit(int(pytest.main([*options, *tests], plugins=[self])))

    # Hooks of pytest, called in the forked process

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        seconds = {each: self.seconds.get(each.nodeid, 0) for each in items}
        items[:] = [each for each in items if seconds[each] <= self.longest]
        items.sort(key=lambda each: seconds[each] / (1 + self.kills[each.nodeid]))

    def pytest_runtest_logstart(self, nodeid: str) -> None:
        signal.setitimer(signal.ITIMER_PROF, 10 + 5 * self.seconds.get(nodeid, 0))
        self.began = time.process_time()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.when == "call" or report.failed:
            seconds = time.process_time() - self.began
            told = json.dumps([report.nodeid, not report.failed, seconds]) + "\n"
            os.write(self.pipe, told.encode())
        if report.failed:
            os._exit(1)


def mutate(module: str, runner: Runner) -> tuple[int, int]:
    """How many mutants of this module were killed, and of how many."""
    path = RULES / f"{module}.py"
    runner.kills.clear()  # other tests kill here
    killed = total = 0
    for mutant in mutants(path):
        total += 1
        if runner.run(Loader(f"heckmeck.rules.{module}", mutant.code)):
            killed += 1
        else:
            print(
                f"  {path.name}:{mutant.line}: {mutant.before}\n    -> {mutant.after}", flush=True
            )
        print(f"{module}: {killed} of {total} killed", end="\r", file=sys.stderr, flush=True)
    print(f"{module}: {killed} of {total} killed", flush=True)
    return killed, total


@click.command(help=__doc__)
@click.option("--module", "modules", multiple=True, help="A module of rules/; all if left out.")
@click.option("--longest", default=60.0, help="Leave out tests that take more seconds than this.")
def main(modules: tuple[str, ...], longest: float) -> None:
    every = sorted(each.stem for each in RULES.glob("*.py") if each.stem != "__init__")
    if unknown := set(modules) - set(every):
        raise click.ClickException(f"there is no module {unknown.pop()}; there are {every}")
    os.chdir(ROOT)
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
    for name in SLOW_IMPORTS:
        importlib.import_module(name)
    runner = Runner(longest)
    started = time.monotonic()
    if failed := runner.run():
        raise click.ClickException(f"without any change {failed} fails")
    scores = [mutate(module, runner) for module in modules or every]
    killed, total = (sum(each) for each in zip(*scores, strict=True))
    print(f"all: {killed} of {total} killed in {time.monotonic() - started:.0f} s")


if __name__ == "__main__":
    main()
