#!/usr/bin/env bash
# Finds nginx for the test of deploy/nginx.conf, or unpacks Debian's package into .boot/nginx.
# Installing the package would start a web server on this machine.
set -euo pipefail
cd "$(dirname "$0")/.."
if [ -x .boot/nginx/usr/sbin/nginx ] || [ -x /usr/sbin/nginx ] || command -v nginx >/dev/null; then
  exit 0
fi
unpack() {
  rm -rf .boot/nginx && mkdir -p .boot/nginx
  (cd .boot/nginx && apt-get download -qq nginx 2>/dev/null && dpkg-deb -x nginx_*.deb . && rm nginx_*.deb \
    && usr/sbin/nginx -v 2>/dev/null)
}
if command -v apt-get >/dev/null; then
  echo "Fetching nginx for the test of the proxy."
  if unpack; then exit 0; fi
  if [ "$(id -u)" = 0 ] && apt-get update -qq && unpack; then exit 0; fi
fi
rm -rf .boot/nginx
if [ "${CI:-}" = true ]; then
  echo "nginx is missing and could not be fetched. CI requires the test of the proxy." >&2
  exit 1
fi
echo "nginx is missing, so the test of the proxy (tests/server/test_proxy.py) is skipped."
