#!/usr/bin/env bash
# Installs the locked dependencies and this package into .venv. Safe to run again at any time.
set -euo pipefail
cd "$(dirname "$0")/.."

if ! python3 -c 'import sys; sys.exit(sys.version_info < (3, 11))'; then
  echo "heckmeck needs Python 3.11 or newer; python3 here is $(python3 --version 2>&1)." >&2
  exit 1
fi
if [ ! -x .boot/bin/uv ] || ! .boot/bin/uv --version >/dev/null 2>&1; then
  echo "Setting up: the installer"
  rm -rf .boot
  if ! python3 -m venv .boot; then
    echo "python3 cannot make virtual environments; on Debian and Ubuntu install python3-venv." >&2
    exit 1
  fi
  .boot/bin/python -m pip install --quiet --disable-pip-version-check uv
fi
if [ ! -x .venv/bin/python ] || ! .venv/bin/python -c '' 2>/dev/null; then
  rm -rf .venv
  .boot/bin/uv venv --quiet --python "$(command -v python3)" .venv
fi
echo "Setting up: the locked packages (about 15 seconds the first time)"
.boot/bin/uv pip sync --quiet --python .venv/bin/python --require-hashes --compile-bytecode requirements.lock
echo "Setting up: heckmeck itself, with its browser client"
.boot/bin/uv pip install --quiet --python .venv/bin/python --no-deps --no-build-isolation --editable .
echo "Setting up: compiling the odds"
.venv/bin/python -c 'from heckmeck.odds import prepare; prepare()'
touch .venv/.ready
