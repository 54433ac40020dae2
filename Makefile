# Every target sets up what it needs by itself: `python3` (3.11 or newer), `git` and `make` are enough.
.DEFAULT_GOAL := help
.PHONY: help setup play test check format bench lock clean

BIN := .venv/bin

help:  ## Say what can be done here
	@echo "heckmeck: the dice game, its odds, its bots and its tables"
	@grep -E '^[a-z]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## /  make \1\t/' | expand -t 16

setup: .venv/.ready  ## Install everything into .venv (done by the other targets too)

.venv/.ready: requirements.lock pyproject.toml scripts/setup.sh
	@bash scripts/setup.sh

play: setup  ## Play
	@echo "Starting a game in the terminal. 'heckmeck play --help' tells what else it can do."
	@$(BIN)/heckmeck play

test: check  ## Run every check and every test
	@echo "Running the tests."
	@$(BIN)/python -m pytest

check: setup  ## Lint, formatting, types
	@echo "Checking style, formatting and types."
	@$(BIN)/ruff check --quiet .
	@$(BIN)/ruff format --quiet --check .
	@$(BIN)/mypy --no-error-summary

format: setup  ## Bring the code into shape
	@$(BIN)/ruff check --quiet --fix .
	@$(BIN)/ruff format --quiet .

bench: setup  ## Measure the speed of everything that has to be fast
	@echo "Measuring; this takes a minute or two."
	@$(BIN)/python -m bench

lock: .boot/bin/uv  ## Choose versions anew and write them into requirements.lock
	@.boot/bin/uv pip compile --quiet --universal --generate-hashes --no-header --no-annotate \
	  --all-extras --group dev pyproject.toml -o requirements.lock

.boot/bin/uv:
	@python3 -m venv .boot && .boot/bin/python -m pip install --quiet uv

clean:  ## Remove everything that was installed or built
	rm -rf .boot .venv build dist out .mypy_cache .ruff_cache .pytest_cache .hypothesis
