# Every target sets up what it needs: `python3` (3.11 or newer), `git` and `make` are enough.
.DEFAULT_GOAL := help
.PHONY: help play setup test test-lowest check format generated coverage mutants docs wheel cheats bench agreement attack crash nodes disk-full corruption lock browser proxy clean

BIN := .venv/bin
# The tests start hundreds of processes. Without bytecode, each would compile the package again.
unexport PYTHONDONTWRITEBYTECODE
LOCK := .boot/bin/uv pip compile --quiet --universal --generate-hashes --no-header --no-annotate

help:  ## List the targets
	@echo "heckmeck: the dice game, its odds, its bots and its server"
	@grep -E '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## /  make \1\t/' | expand -t 20

HOST ?= 127.0.0.1
PORT ?= 8421

play:  ## Start the server and open the game in a browser (HOST=0.0.0.0 lets phones join, PORT=… uses another port)
	@bash scripts/setup.sh play
	@echo "Starting the game server. Press Ctrl-C to stop it; every game is saved."
	@$(BIN)/heckmeck serve --host $(HOST) --port $(PORT)

setup:  ## Install everything for development into .venv (the other targets do this too)
	@bash scripts/setup.sh dev

test: check browser proxy  ## Run all checks and tests
	@echo "Running the tests. They start the servers and browsers they need."
	@$(BIN)/python -m pytest --numprocesses auto --dist worksteal

test-lowest: setup  ## Run the tests (without browsers) with the lowest versions we allow
	@bash scripts/test_lowest.sh

check: setup  ## Check style, formatting, types and import borders
	@echo "Checking style, formatting, types and import borders."
	@$(BIN)/ruff check --quiet .
	@$(BIN)/ruff format --quiet --check .
	@$(BIN)/mypy --no-error-summary
	@report=$$($(BIN)/lint-imports --no-logo) || { echo "$$report"; exit 1; }
	@$(BIN)/python scripts/check_web.py

format: setup  ## Format the code and fix what can be fixed automatically
	@$(BIN)/ruff check --quiet --fix .
	@$(BIN)/ruff format --quiet .
	@$(BIN)/python scripts/check_web.py --fix

generated: setup  ## Update what is generated: JSON Schema, browser types, data of the rule book, art of shared pictures
	@$(BIN)/python -m heckmeck.protocol.schema
	@$(BIN)/python -m heckmeck.rulebook
	@$(BIN)/python scripts/npm.py run --silent types
	@$(BIN)/python scripts/make_card_art.py

coverage: setup browser proxy  ## Run the tests and report which branches they cover
	@$(BIN)/python -m pytest --numprocesses auto --dist worksteal --cov --cov-report=
	@$(BIN)/coverage report

mutants: setup  ## Change the rules in small ways and report the changes that no test notices
	@rm -rf mutants
	@$(BIN)/mutmut run
	@$(BIN)/mutmut results

docs: setup  ## Build the documentation site into build/docs
	@$(BIN)/sphinx-build -W --keep-going --quiet docs build/docs
	@echo "The documentation is in build/docs/index.html."

wheel: setup  ## Build the wheel and try it in a clean environment
	@bash scripts/check_wheel.sh

cheats: setup  ## Play a cheating operator: try every way to cheat with the dice, and report who finds it
	@$(BIN)/python scripts/cheating_operator.py

bench: setup  ## Measure speed (takes about a quarter of an hour)
	@$(BIN)/python -m bench

agreement: setup  ## Compare ten million moves of the compiled rules with the engine (takes five minutes)
	@$(BIN)/python -m bench agreement

attack: setup  ## Attack a server and show what others notice (takes five minutes)
	@$(BIN)/python -m bench attack

crash: setup  ## Kill a server again and again while people play, and look for what is lost
	@$(BIN)/python -m bench crash

nodes: setup proxy  ## Kill nodes that share a database, and the database, while people play
	@$(BIN)/python -m bench nodes

disk-full: setup  ## Fill the disk of a server again and again while people play
	@$(BIN)/python -m bench disk-full

corruption: setup  ## Damage copies of a store and see what a server makes of them
	@$(BIN)/python -m bench corruption

lock: setup  ## Update the locked versions of all Python packages
	@$(LOCK) --upgrade --extra scale pyproject.toml -o requirements.lock
	@$(LOCK) --upgrade --all-extras --group dev -c requirements.lock pyproject.toml -o requirements-dev.lock
	@$(LOCK) --upgrade --group build -c requirements-dev.lock -o requirements-build.lock

browser: setup  # Chromium, for the browser tests
	@bash scripts/browser.sh

proxy: setup  # nginx, for the test of its configuration
	@bash scripts/proxy.sh

clean:  ## Remove everything that was installed or built
	rm -rf .boot .venv .venv-lowest build dist out web/node_modules web/.built-from src/heckmeck/web_dist
	rm -rf .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache .coverage .coverage.* mutants
