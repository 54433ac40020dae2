#!/usr/bin/env bash
# Installs heckmeck into .venv:
#   scripts/setup.sh play   what playing needs
#   scripts/setup.sh dev    that, and the tools for development
# Does nothing if everything is up to date. "play" never removes anything, so it is content with "dev".
set -euo pipefail
cd "$(dirname "$0")/.."
kind=${1:-play}

say() { echo "Setting up: $*"; }

digest() {  # of everything an installation depends on
  python3 -c 'import hashlib, sys
print(hashlib.sha256(b"\0".join(open(name, "rb").read() for name in sys.argv[1:])).hexdigest())' \
    pyproject.toml hatch_build.py scripts/setup.sh requirements.lock "$@"
}
play_digest=$(digest)
dev_digest=$(digest requirements-build.lock requirements-dev.lock)

is_ready() { [ -x .venv/bin/heckmeck ] && [ "$(cat ".venv/.ready-$1" 2>/dev/null)" = "$2" ]; }

if ! python3 -c 'import sys; sys.exit(sys.version_info < (3, 11))'; then
  echo "heckmeck needs Python 3.11 or newer; python3 here is $(python3 --version 2>&1)." >&2
  exit 1
fi

install_uv() {
  if [ -x .boot/bin/uv ] && .boot/bin/uv --version >/dev/null 2>&1; then return; fi
  say "uv, the installer"
  rm -rf .boot
  if ! python3 -m venv .boot; then
    echo "python3 cannot create virtual environments; on Debian and Ubuntu, install python3-venv." >&2
    exit 1
  fi
  .boot/bin/python -m pip install --quiet --disable-pip-version-check uv
}

create_venv() {
  if [ -x .venv/bin/python ] && .venv/bin/python -c '' 2>/dev/null; then return; fi
  rm -rf .venv
  .boot/bin/uv venv --quiet --python "$(command -v python3)" .venv
}

uv_pip() { .boot/bin/uv pip "$1" --quiet --python .venv/bin/python "${@:2}"; }

setup_play() {
  if ! is_ready play "$play_digest"; then
    install_uv
    create_venv
    say "the packages that playing needs"
    uv_pip install --require-hashes --compile-bytecode --requirement requirements.lock
  elif [ -e .venv/.ready-dev ] || .venv/bin/python scripts/build_web.py --is-fresh; then
    .venv/bin/python scripts/build_web.py --if-stale
    return
  fi
  install_uv
  say "heckmeck and its browser client"
  # In an isolated build environment, so that Node takes up no space afterwards.
  uv_pip install --no-deps --build-constraints requirements-build.lock \
    --reinstall-package heckmeck --refresh-package heckmeck --editable .
  echo "$play_digest" >.venv/.ready-play
}

setup_dev() {
  if ! is_ready dev "$dev_digest"; then
    install_uv
    create_venv
    say "all packages, with the tools for development"
    uv_pip sync --require-hashes --compile-bytecode requirements-dev.lock
    say "heckmeck and its browser client"
    .venv/bin/python scripts/build_web.py --with-tools --if-stale
    uv_pip install --no-deps --no-build-isolation --editable .
    say "the compiled odds and chances"
    .venv/bin/python -c 'from heckmeck.chances import prepare; prepare()'
    echo "$play_digest" >.venv/.ready-play
    echo "$dev_digest" >.venv/.ready-dev
  else
    .venv/bin/python scripts/build_web.py --with-tools --if-stale
  fi
}

case "$kind" in
  play) setup_play ;;
  dev) setup_dev ;;
  *) echo "scripts/setup.sh: expected play or dev, not $kind" >&2; exit 2 ;;
esac
