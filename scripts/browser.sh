#!/usr/bin/env bash
# Finds Chromium for the browser tests, and installs it where that is possible without asking.
set -euo pipefail
if command -v chromium >/dev/null || command -v chromium-browser >/dev/null || command -v google-chrome >/dev/null; then
  exit 0
fi
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
  echo "Installing Chromium for the browser tests."
  if apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium >/dev/null; then
    exit 0
  fi
fi
if [ "${CI:-}" = true ]; then
  echo "There is no Chromium and it could not be installed; in CI the browser tests are required." >&2
  exit 1
fi
echo "There is no Chromium here: the tests in tests/web that need a browser are left out."
