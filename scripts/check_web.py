"""Lint the browser client and check its formatting: `python scripts/check_web.py [--fix]`."""

import sys

import build_web


def main() -> None:
    fix = "--fix" in sys.argv[1:]
    try:
        build_web.install(tools=True)
        if fix:
            build_web.npm("run", "lint", "--", "--fix")
            build_web.npm("run", "format")
        else:
            build_web.npm("run", "lint")
            build_web.npm("run", "format:check")
    except build_web.CannotBuild as error:
        sys.exit(str(error))


if __name__ == "__main__":
    main()
