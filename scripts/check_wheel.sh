#!/usr/bin/env bash
# Builds the source distribution and, from it, the wheel. Installs the wheel into a clean environment
# away from the checkout, and checks that the command, the odds and the server with its browser client
# work there.
set -euo pipefail
cd "$(dirname "$0")/.."
root=$PWD
uv=$root/.boot/bin/uv

echo "Building the source distribution and the wheel into dist."
rm -rf dist
"$uv" build --quiet --require-hashes --build-constraints requirements-build.lock

away=$(mktemp -d)
server=
trap '[ -z "$server" ] || kill "$server" 2>/dev/null || true; rm -rf "$away"' EXIT
export HOME=$away PYTHONNOUSERSITE=1
unset PYTHONPATH VIRTUAL_ENV XDG_DATA_HOME XDG_CONFIG_HOME

echo "Installing the wheel into a clean environment."
UV_CACHE_DIR=$("$uv" cache dir) && export UV_CACHE_DIR
"$uv" venv --quiet --python "$(command -v python3)" "$away/venv"
"$uv" pip install --quiet --python "$away/venv/bin/python" dist/heckmeck-*.whl
cd "$away"
heckmeck=$away/venv/bin/heckmeck

echo "Trying it."
"$heckmeck" --version
"$heckmeck" rules F3 >/dev/null
"$heckmeck" odds --json | "$away/venv/bin/python" -c '
import json, sys
odds = json.load(sys.stdin)
assert odds, "no odds"'
"$away/venv/bin/python" -c '
from heckmeck import Game, Setup, solve
game = Game(Setup("specialists", ("Anna", "Ben")), seed=1)
game.play(solve(game.state, "worms").best)'

"$heckmeck" serve --port 0 --no-browser --data "$away/data" >served 2>&1 &
server=$!
"$away/venv/bin/python" - "$root" <<'PYTHON'
import json
import re
import time
import urllib.request
from pathlib import Path

for _ in range(300):  # half a minute
    if found := re.search(r"http://127\.0\.0\.1:\d+/", Path("served").read_text()):
        break
    time.sleep(0.1)
else:
    raise SystemExit("the server did not start: " + Path("served").read_text())

def fetch(path: str) -> bytes:
    with urllib.request.urlopen(found[0] + path, timeout=10) as answer:
        return answer.read()

about = json.loads(fetch("api/about"))
page = fetch("").decode()
scripts = re.findall(r'src="/([^"]+\.js)"', page)
assert scripts, "the page has no script"
for name in scripts:
    assert fetch(name), name
print(f"The server answers as version {about['version']} and serves the browser client.")
PYTHON
kill -INT "$server"
wait "$server"
server=
echo "The wheel works: $(cd "$root" && ls dist/*.whl)"
