"""Run the benchmarks named on the command line, or all quick ones."""

import importlib
import sys

QUICK = ("engine", "odds", "arena", "page")


def main() -> None:
    for name in sys.argv[1:] or QUICK:
        try:
            module = importlib.import_module(f"bench.{name}")
        except ModuleNotFoundError as error:
            sys.exit(f"there is no benchmark {name}: {error}")
        print(f"\n== {name}: {(module.__doc__ or '').splitlines()[0]}")
        module.main()


main()
