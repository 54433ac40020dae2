#!/usr/bin/env bash
# Runs the tests with the lowest versions that pyproject.toml allows, in .venv-lowest.
# The tools that run the tests have the usual versions. Browsers are left out: which Python packages
# the server runs on makes no difference to them.
set -euo pipefail
cd "$(dirname "$0")/.."
uv=.boot/bin/uv
python=.venv-lowest/bin/python

echo "Installing the lowest versions into .venv-lowest."
[ -x "$python" ] || "$uv" venv --quiet --python "$(command -v python3)" .venv-lowest
"$uv" pip compile --quiet --resolution lowest-direct --all-extras --no-header --no-annotate \
  --python "$python" pyproject.toml -o .venv-lowest/lowest.txt
"$uv" pip compile --quiet --no-header --no-annotate --python "$python" \
  --constraints .venv-lowest/lowest.txt --all-extras --group build --group test pyproject.toml \
  -o .venv-lowest/requirements.txt
"$uv" pip sync --quiet --python "$python" .venv-lowest/requirements.txt
"$uv" pip install --quiet --python "$python" --no-deps --no-build-isolation --editable .

echo "Running the tests."
"$python" -m pytest --numprocesses auto \
  --ignore=tests/web --ignore=tests/project/test_docs_site.py "$@"
