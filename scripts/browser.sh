#!/usr/bin/env bash
# Finds Chromium for the browser tests, or installs it if that is possible without asking.
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
  echo "Chromium is missing and could not be installed. CI requires the browser tests." >&2
  exit 1
fi
echo "Chromium is missing, so the browser tests in tests/web are skipped."
