# Every target sets up what it needs by itself: `python3` (3.11 or newer), `git` and `make` are enough.
.DEFAULT_GOAL := help
.PHONY: help setup client browser play test check format bench lock clean

BIN := .venv/bin

help:  ## Say what can be done here
	@echo "heckmeck: the dice game, its odds, its bots and its tables"
	@grep -E '^[a-z]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## /  make \1\t/' | expand -t 16

setup: .venv/.ready client  ## Install everything into .venv (done by the other targets too)

.venv/.ready: requirements.lock pyproject.toml scripts/setup.sh
	@bash scripts/setup.sh

client: .venv/.ready  # the browser client, built again if anything it is made of has changed
	@$(BIN)/python scripts/build_web.py --if-stale

HOST ?= 127.0.0.1

play: client  ## Play: start the server and open the game in a browser (HOST=0.0.0.0: for phones too)
	@echo "Starting the game server. Ctrl-C stops it; every game is kept."
	@$(BIN)/heckmeck serve --host $(HOST)

test: check client browser  ## Run every check and every test
	@echo "Running the tests; they start the servers and browsers they need."
	@$(BIN)/python -m pytest --numprocesses auto || { \
	  echo "Running once more, alone, what failed: a busy machine can make a browser late."; \
	  $(BIN)/python -m pytest --last-failed --last-failed-no-failures none; }

browser: setup  # Chromium, for the tests in a real browser
	@bash scripts/browser.sh

check: setup  ## Lint, formatting, types, borders between the packages
	@echo "Checking style, formatting, types and borders."
	@$(BIN)/ruff check --quiet .
	@$(BIN)/ruff format --quiet --check .
	@$(BIN)/mypy --no-error-summary
	@$(BIN)/python -m pytest --quiet --no-header tests/project/test_borders.py

format: setup  ## Bring the code into shape
	@$(BIN)/ruff check --quiet --fix .
	@$(BIN)/ruff format --quiet .

bench: setup  ## Measure the speed of everything that has to be fast
	@echo "Measuring; this takes some minutes."
	@$(BIN)/python -m bench

lock: .boot/bin/uv  ## Choose versions anew and write them into requirements.lock
	@.boot/bin/uv pip compile --quiet --universal --generate-hashes --no-header --no-annotate \
	  --all-extras --group dev pyproject.toml -o requirements.lock

.boot/bin/uv:
	@python3 -m venv .boot && .boot/bin/python -m pip install --quiet uv

clean:  ## Remove everything that was installed or built
	rm -rf .boot .venv build dist out web/node_modules src/heckmeck/web_dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
