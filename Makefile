# Tilewright. `make` lists what can be done; each target sets up all it needs.
PYTHON ?= python3
BIN := .venv/bin
GAME ?= qwirkle

SINCE ?=
# several targets at a time, what each of them says in one piece
TOGETHER = $(MAKE) --no-print-directory -j2 $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)

.DEFAULT_GOAL := help
.PHONY: help play terminal web test check versions test-python test-pythons test-browser client-types client-lint client-unit engines programs browser lint ruff \
  imports types format coverage bench bench-server bench-bots bench-web soak soak-tournament docs audit requirements clean

help: ## list the targets
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | awk -F ':.*## ' '{printf "  make %-14s %s\n", $$1, $$2}'

play: web .venv/.fast ## play in the browser: build the client, serve it and say where
	@$(BIN)/tilewright serve

terminal: .venv/.play ## play in this terminal (GAME=qwirkle)
	@$(BIN)/tilewright play $(GAME)

web: src/tilewright/client/index.html ## build the client, if anything of it changed

test: versions ## check the code and run every test
	@$(TOGETHER) engines lint client-types client-lint client-unit docs
	@$(MAKE) --no-print-directory test-python
	@$(MAKE) --no-print-directory test-browser

check: .venv/.dev ## lint, the tests that a change concerns, its commits: for daily work (SINCE=main)
	@PATH="$$(cat .venv/.node 2>/dev/null)$$PATH" $(BIN)/python tools/check.py $(SINCE)

versions: .venv/.dev web programs # what the tests run with, once everything is there
	@echo "Python $$($(BIN)/python -c 'import platform; print(platform.python_version())')," \
	  "Node $$(PATH="$$(cat .venv/.node)$$PATH" node --version)," \
	  "$$($(BIN)/python -m tools.browser --version)"

# one worker more than there are cores: a test that waits for a server leaves its own idle
test-python: .venv/.dev
	@$(BIN)/pytest -n $$($(BIN)/python -c 'import os; print((os.cpu_count() or 1) + 1)') --dist worksteal -q

test-pythons: .venv/.dev ## a short form of the tests on the other Pythons of this machine
	@$(BIN)/python tools/other_pythons.py $(TESTS)

# the compiled engines, unless they are there as they are now: tests would all wait for the same
engines: .venv/.dev
	@$(BIN)/python -m tilewright.bots.warm

test-browser: web programs
	@$(NPM) run --silent test:e2e

client-types: web
	@$(NPM) run --silent check

client-lint: web
	@$(NPM) run --silent lint

client-unit: web
	@$(NPM) run --silent test:unit

lint: ruff imports types ## ruff, pyright and the one-way dependencies

ruff: .venv/.dev
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .

imports: .venv/.dev
	@$(BIN)/lint-imports --no-cache >.venv/lint-imports.log 2>&1 || { cat .venv/lint-imports.log; exit 1; }

types: .venv/.dev
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

soak-tournament: .venv/.dev programs ## a tournament of 100 on two servers, one killed in the middle (SOAK="--players 100 --rounds 7")
	@$(BIN)/python -m bench.tournament $(SOAK)

soak: .venv/.dev programs ## kill servers, databases and workers under load, and look for losses (SOAK="--minutes 60")
	@$(BIN)/python -m bench.soak $(SOAK)

bench-bots: .venv/.play ## how long the bots think, beside the time of their levels
	@$(BIN)/python -m bench.thinking_time $(BENCH)

bench-web: web browser ## the client's size, first load and redraw; Lighthouse where it can be had
	@$(NPM) run --silent bench

docs: .venv-docs/.ready ## build the documentation site into .site/html
	@.venv-docs/bin/python tools/site.py && echo "The site is in .site/html/index.html"

audit: .venv/.node ## look the pinned packages up among known vulnerabilities; needs those databases
	@$(PYTHON) -m venv .venv-audit && .venv-audit/bin/python -m pip install -q --disable-pip-version-check pip-audit
	@.venv-audit/bin/pip-audit --no-deps --disable-pip $(patsubst %,-r %,$(filter-out requirements/docs.txt,$(wildcard requirements/*.txt)))
	@$(NPM) audit --omit=dev

PLAYED_WITH := --extra server --extra postgres --extra redis --extra queue
requirements: .venv/.dev ## compile the pinned requirements anew
	@$(BIN)/python -m pip install -q uv
	@$(BIN)/uv pip compile -q --universal --python-version 3.11 --generate-hashes --no-header --no-emit-index-url \
	  $(PLAYED_WITH) pyproject.toml -o requirements/play.txt
	@$(BIN)/uv pip compile -q --universal --python-version 3.11 --generate-hashes --no-header --no-emit-index-url \
	  -c requirements/play.txt $(PLAYED_WITH) --group dev pyproject.toml -o requirements/dev.txt
	@$(BIN)/uv pip compile -q --universal --python-version 3.11 --generate-hashes --no-header --no-emit-index-url \
	  -c requirements/dev.txt --extra cli --extra fast pyproject.toml -o requirements/fast.txt
	@$(BIN)/uv pip compile -q --universal --python-version 3.11 --generate-hashes --no-header --no-emit-index-url \
	  -c requirements/dev.txt --group web -o requirements/web.txt
	@$(BIN)/uv pip compile -q --universal --python-version 3.11 --generate-hashes --no-header --no-emit-index-url \
	  -c requirements/dev.txt --group databases -o requirements/databases.txt
	@$(BIN)/uv pip compile -q --universal --python-version 3.11 --generate-hashes --no-header --no-emit-index-url \
	  --group docs -o requirements/docs.txt

clean: ## remove what was built here
	rm -rf .venv .venv-docs .venv-audit .venv-3.* .site bench/.venvs .pytest_cache .ruff_cache .hypothesis htmlcov .coverage dist \
	  web/node_modules web/src/generated web/test-results src/tilewright/client

# ---- set-up: a virtual environment with pinned, hashed packages, made once
# --no-deps: the files name everything, and a pip that resolves may look at a release newer than the pinned one and refuse it
PINNED := -m pip install -q --disable-pip-version-check --no-deps --require-hashes
.venv/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "Tilewright needs Python 3.11 or newer; '$(PYTHON)' is older. Try: make PYTHON=python3.12"; exit 2; }
	@echo "Setting up (once) ..."
	@$(PYTHON) -m venv .venv || { rm -rf .venv; \
	  echo "This Python cannot make virtual environments; on Debian or Ubuntu: apt install python3-venv"; exit 2; }

.venv/.play: requirements/play.txt pyproject.toml | .venv/bin/python
	@$(BIN)/python $(PINNED) -r requirements/play.txt
	@$(BIN)/python -m pip install -q --disable-pip-version-check --no-deps -e .
	@touch $@

# the compiled engines; where Numba has no wheel the games play without them
.venv/.fast: requirements/fast.txt .venv/.play
	@$(BIN)/python $(PINNED) --only-binary :all: -r requirements/fast.txt || \
	  echo "Numba cannot be installed here; bots think more slowly without it."
	@touch $@

.venv/.dev: requirements/dev.txt .venv/.play
	@$(BIN)/python $(PINNED) -r requirements/dev.txt
	@touch $@

# what builds the documentation site, apart from everything else
.venv-docs/.ready: requirements/docs.txt
	@$(PYTHON) -m venv .venv-docs
	@.venv-docs/bin/python $(PINNED) -r requirements/docs.txt
	@touch $@

# ---- the client: Node from the machine if it is new enough, else from a Python package in our own environment
NPM = PATH="$$(cat .venv/.node)$$PATH" npm --prefix web --no-update-notifier
ENGINE := $(shell find src/tilewright/kernel src/tilewright/games src/tilewright/pictures src/tilewright/server -name '*.py' -o -name '*.toml' -o -name '*.txt' -o -name '*.json')
CLIENT := $(shell find web/src web/public web/build -type f -not -path 'web/src/generated/*') web/index.html web/vite.config.ts
WORDS := $(shell find src/tilewright/locales -name '*.ftl')

.venv/.node: requirements/web.txt web/tools/node.py | .venv/bin/python
	@$(BIN)/python web/tools/node.py >$@.tmp && mv $@.tmp $@

web/node_modules/.ready: web/package.json web/package-lock.json | .venv/.node
	@echo "Fetching the client's packages (once) ..."
	@cd web && PATH="$$(cat ../.venv/.node)$$PATH" npm install --no-save --silent --no-update-notifier
	@touch $@

web/src/generated/.made: .venv/.play web/node_modules/.ready $(ENGINE) $(shell find web/tools web/src/games -name '*.py' -o -name '*.txt' -o -name '*.json')
	@$(NPM) run --silent generate
	@touch $@

src/tilewright/client/index.html: web/src/generated/.made $(CLIENT) $(WORDS)
	@echo "Building the client ..."
	@$(NPM) run --silent build -- --logLevel warn

browser: web/node_modules/.ready # a Chromium for the tests: the system's, or one that Playwright brings
	@PATH="$$(cat .venv/.node)$$PATH" $(BIN)/python -m tools.programs browser

programs: .venv/.dev web/node_modules/.ready ## get the browser and the databases that the tests need
	@PATH="$$(cat .venv/.node)$$PATH" $(BIN)/python -m tools.programs
