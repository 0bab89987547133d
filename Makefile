# Tilewright. `make` lists what can be done; each target sets up all it needs.
PYTHON ?= python3
BIN := .venv/bin
GAME ?= qwirkle

.DEFAULT_GOAL := help
.PHONY: help play serve test lint format coverage bench bench-server requirements clean

help: ## list the targets
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | awk -F ':.*## ' '{printf "  make %-14s %s\n", $$1, $$2}'

play: .venv/.play ## play in this terminal (GAME=qwirkle)
	@$(BIN)/tilewright play $(GAME)

test: lint ## check the code and run every test
	@$(BIN)/pytest -n auto --dist worksteal -q

lint: .venv/.dev ## ruff, pyright and the one-way dependencies
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/lint-imports --no-cache >.venv/lint-imports.log 2>&1 || { cat .venv/lint-imports.log; exit 1; }
	@$(BIN)/pyright

format: .venv/.dev ## put the code into shape
	@$(BIN)/ruff check --fix .
	@$(BIN)/ruff format .

coverage: .venv/.dev ## the tests again, with a report of lines and branches
	@$(BIN)/pytest -n auto --dist worksteal -q --cov --cov-report=term:skip-covered --cov-report=html

bench: .venv/.play ## speed and memory beside public peers, in one run
	@$(BIN)/python -m bench $(BENCH)

bench-server: .venv/.dev ## moves per second through the server, beside boardgame.io (BENCH="--rounds 5")
	@$(BIN)/python -m bench.serving $(BENCH)

serve: .venv/.play ## keep tables for players on other machines, at http://127.0.0.1:8000
	@$(BIN)/tilewright serve

requirements: .venv/.dev ## compile the pinned requirements anew
	@$(BIN)/python -m pip install -q uv
	@$(BIN)/uv pip compile -q --universal --python-version 3.11 --generate-hashes --no-header --no-emit-index-url \
	  --extra server pyproject.toml -o requirements/play.txt
	@$(BIN)/uv pip compile -q --universal --python-version 3.11 --generate-hashes --no-header --no-emit-index-url \
	  -c requirements/play.txt --extra server --group dev pyproject.toml -o requirements/dev.txt

clean: ## remove what was built here
	rm -rf .venv bench/.venvs .pytest_cache .ruff_cache .hypothesis htmlcov .coverage dist

# ---- set-up: a virtual environment with pinned, hashed packages, made once
.venv/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "Tilewright needs Python 3.11 or newer; '$(PYTHON)' is older. Try: make PYTHON=python3.12"; exit 2; }
	@echo "Setting up (once) ..."
	@$(PYTHON) -m venv .venv || { rm -rf .venv; \
	  echo "This Python cannot make virtual environments; on Debian or Ubuntu: apt install python3-venv"; exit 2; }

.venv/.play: requirements/play.txt pyproject.toml | .venv/bin/python
	@$(BIN)/python -m pip install -q --disable-pip-version-check --require-hashes -r requirements/play.txt
	@$(BIN)/python -m pip install -q --disable-pip-version-check --no-deps -e .
	@touch $@

.venv/.dev: requirements/dev.txt .venv/.play
	@$(BIN)/python -m pip install -q --disable-pip-version-check --require-hashes -r requirements/dev.txt
	@touch $@
