# Everything runs in .venv/, which is made from requirements.lock and made anew only when that file changes.
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help serve site test lint types pytest browser format lock clean

VENV := .venv
BIN := $(VENV)/bin
LOCKED := $(VENV)/requirements.lock
READY := $(VENV)/spadille-installed
PACKAGES := node_modules/.package-lock.json
PIP := $(BIN)/python -m pip --disable-pip-version-check -qq install --no-deps
ADDRESS := 127.0.0.1:8000

# Sets the shell's $$python to the first that will do: 3.11 or newer, able to make environments.
FIND_PYTHON := python=; for candidate in python3 python3.13 python3.12 python3.11; do \
  if $$candidate -c 'import ensurepip, sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1; \
  then python=$$candidate; break; fi; done; \
  if [ -z "$$python" ]; then echo 'make: Python 3.11 or newer with its venv module is needed' >&2; exit 1; fi

# The theme announces at every build that MkDocs 2 will not carry it; our versions are pinned.
export NO_MKDOCS_2_WARNING := 1

help: ## show this list
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/make \1|\2/p' Makefile | column -t -s '|'

serve: $(READY) $(PACKAGES) ## build the site and serve it at http://127.0.0.1:8000
	$(BIN)/mkdocs serve --strict --dev-addr $(ADDRESS)

site: $(READY) $(PACKAGES) ## build the site into site/
	$(BIN)/mkdocs build --strict

test: ## every check: lint, types, tests (browser tests included)
	@$(MAKE) --no-print-directory --keep-going lint types pytest

lint: $(READY) ## check the code's style and format
	$(BIN)/ruff check
	$(BIN)/ruff format --check

types: $(READY) $(PACKAGES) ## check the types of the engine and of the site's scripts
	$(BIN)/mypy --strict engine
	$(BIN)/node node_modules/typescript/bin/tsc --project tsconfig.json

pytest: $(READY) $(PACKAGES) browser
	$(BIN)/pytest --numprocesses=auto --maxprocesses=4 --dist=loadfile --no-loadscope-reorder

format: $(READY) ## format the code
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

lock: ## resolve the dependencies of pyproject.toml anew into requirements.lock
	@$(FIND_PYTHON); rm -rf build/lock && $$python -m venv build/lock
	build/lock/bin/python -m pip install -qq uv
	build/lock/bin/uv pip compile pyproject.toml --group site --group test --universal --python-version 3.11 \
	  --generate-hashes --no-emit-index-url --no-header --no-annotate --quiet --output-file requirements.lock

browser:
	@for program in chromium-headless-shell chromium chromium-browser google-chrome; do command -v $$program >/dev/null && exit 0; done; \
	if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
	  apt-get update -qq && for package in chromium-headless-shell chromium; do \
	    DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $$package fonts-dejavu-core >/dev/null && exit 0; \
	  done; exit 1; \
	else \
	  echo 'make test: the browser tests need Chromium, as chromium or google-chrome on the PATH' >&2; exit 1; \
	fi

# The stamps: the lock file that .venv/ was made from, and a mark that the package itself is installed in it.
$(READY): $(LOCKED) pyproject.toml
	@$(PIP) --no-build-isolation --editable .
	@touch $@

$(LOCKED): requirements.lock
	@if cmp -s $< $@; then touch $@; else \
	  $(FIND_PYTHON); \
	  echo "Making $(VENV)/ with $$($$python --version)"; \
	  rm -rf $(VENV) && $$python -m venv $(VENV) && \
	  $(PIP) --require-hashes --only-binary :all: --requirement $< && cp $< $@; \
	fi

# Fonts for the site, checkers for the tests; the lock file holds integrity sums and no addresses.
$(PACKAGES): package-lock.json package.json $(LOCKED)
	@PATH="$(CURDIR)/$(BIN):$$PATH" npm ci --loglevel=error && touch $@

clean: ## remove everything that was made, the environment included
	rm -rf $(VENV) node_modules site build dist .cache .hypothesis .mypy_cache .pytest_cache .ruff_cache
	find engine tests docs -name __pycache__ -prune -exec rm -rf {} +
