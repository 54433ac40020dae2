"""Run the named benchmarks, or all quick ones. Options come last."""

import importlib
import sys
from itertools import takewhile

QUICK = ("engine", "simulation", "odds", "turns", "arena", "scaling", "start", "page", "agreement")


def main() -> None:
    wanted = list(takewhile(lambda each: not each.startswith("-"), sys.argv[1:]))
    for name in wanted or QUICK:
        try:
            module = importlib.import_module(f"bench.{name.replace('-', '_')}")
        except ModuleNotFoundError as error:
            sys.exit(f"there is no benchmark {name}: {error}")
        print(f"\n== {name}: {(module.__doc__ or '').splitlines()[0]}")
        module.main()


main()
