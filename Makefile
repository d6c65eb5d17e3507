# Short commands that are the same everywhere. They need Python 3.11+ and make, and set up the rest.
.DEFAULT_GOAL := help
.PHONY: help setup play serve fast compiled web wheel test check bench soak research contract-compiled mutation system gallery screens generated lock clean

PYTHON ?= python3
JOBS ?= 2
PORT ?= 8000
GAME ?= valletta

BIN := .venv/bin
PIP_FLAGS := --quiet --disable-pip-version-check

# An environment for everybody: .venv to develop, .venv-play to play, .venv-fast with the engine compiled, .venv-bench for
# the peers of `make bench`, .venv-ray for the tests with Ray, .venv-research for the doors to research,
# .venv-node where Node is missing. Each is ready when it holds the stamp of its lock and of this pyproject.toml. A checksum
# rather than file times: changing branches touches files without changing what must be installed.
stamp = $(1)/.ready-$(shell cat requirements/$(2).lock pyproject.toml | cksum | tr -cd '0-9')
DEV_READY := $(call stamp,.venv,dev)
PLAY_READY := $(call stamp,.venv-play,run)
BENCH_READY := $(call stamp,.venv-bench,bench)
BENCH_NODE_READY := bench/node_modules/.ready-$(shell cksum <bench/package-lock.json | tr -cd '0-9')
RAY_READY := $(call stamp,.venv-ray,ray)
RESEARCH_READY := $(call stamp,.venv-research,research)
NODE_READY := .venv-node/.ready-$(shell cksum <requirements/node.lock | tr -cd '0-9')

# A compiled build is a copy of the sources: it counts only as long as they are the same. Built alike from here on, it has
# all of the package in it, the page too, so what is asked is the package's own checksum.
FAST_READY = $(call stamp,.venv-fast,fast)-$(shell find src/valtable -type f ! -name '*.pyc' -print0 | LC_ALL=C sort -z | xargs -0 cksum | cksum | tr -cd '0-9')

# Who develops has all that a player needs and installs nothing twice; who has built it fast plays it fast.
FAST := $(if $(wildcard .venv-fast/.ready-*),$(wildcard $(FAST_READY)))
PLAYER := $(if $(FAST),.venv-fast,$(if $(wildcard $(DEV_READY)),.venv,.venv-play))
PLAYER_READY := $(or $(FAST),$(wildcard $(DEV_READY)),$(PLAY_READY))
# For a player nothing is compiled in advance; what the first start needed is kept, which halves the time of the next.
VALTABLE = PYTHONDONTWRITEBYTECODE= $(PLAYER)/bin/valtable

NPM = PATH="$(CURDIR)/.venv-node/bin:$$PATH" npm --prefix web --loglevel=error
WEB_LOCK := $(shell cksum <web/package-lock.json | tr -cd '0-9')
WEB_READY := web/node_modules/.ready-$(WEB_LOCK)
BUILD_READY := web/node_modules/.ready-to-build-$(WEB_LOCK)
PAGE := src/valtable/_web/index.html

help: ## this list
	@echo "Valtable. Each command sets up what it needs first."
	@sed -n 's/^\([a-z]*\):.*## /  make \1|/p' Makefile | awk -F'|' '{ printf "%-16s %s\n", $$1, $$2 }'

setup: $(DEV_READY) ## create or refresh .venv with everything for development
	@echo "setup: .venv is ready"

serve: $(PLAYER_READY) web ## the table in the browser, at http://127.0.0.1:8000 (PORT=8001 for another)
	@$(VALTABLE) serve --port $(PORT)

fast: web ## compile the engine into .venv-fast (needs a C compiler; minutes once); serve, play and bench then use it
	@$(MAKE) --no-print-directory compiled
	@.venv-fast/bin/valtable --version

compiled: $(FAST_READY)

web: $(PAGE) ## build the page into the package

wheel: web ## dist/valtable-*.whl, to be installed elsewhere: with the page, for every machine, so not compiled
	@rm -f dist/*.whl
	@VALTABLE_WEB=off VALTABLE_COMPILE=off $(PYTHON) -m pip wheel $(PIP_FLAGS) --no-deps --wheel-dir dist .
	@ls dist/*.whl

play: $(PLAYER_READY) ## a game of Valletta in the terminal (GAME=valdora for another)
	@$(VALTABLE) play $(GAME)

test: system check ## everything that guards a change
	@$(MAKE) --no-print-directory fast || { echo "fast: without a C compiler the tests of the compiled build are left out."; [ -z "$$VALTABLE_REQUIRE_ALL" ]; }
	@$(BIN)/python -m pytest -n $(JOBS) --ignore=tests/browser --ignore=tests/research
	@$(RESEARCH) -m pytest -n $(JOBS) $(DOORS)
	@$(BIN)/python -m pytest -n $(JOBS) tests/browser  # a driven browser keeps an event loop: a process of its own

soak: $(DEV_READY) $(RAY_READY) $(RESEARCH_READY) web ## the tests that take long; those with Ray in .venv-ray
	@$(BIN)/python -m pytest -n $(JOBS) -m soak --hypothesis-profile=soak --ignore=tests/browser --ignore=tests/research
	@$(RESEARCH) -m pytest -n $(JOBS) -m soak tests/research
	@$(BIN)/python -m pytest -n $(JOBS) -m soak tests/browser
	@$(MAKE) --no-print-directory contract-compiled
	@for seed in 2 3 4; do VALTABLE_TEST_SEED=$$seed $(BIN)/python -m pytest -n $(JOBS) tests/browser || exit 1; done
	@$(MAKE) --no-print-directory mutation

# The tests' own environment, with the package of the fast one in front of the sources.
contract-compiled: $(DEV_READY) fast
	@PYTHONPATH=$$(.venv-fast/bin/python -c 'import sysconfig; print(sysconfig.get_path("platlib"))') VALTABLE_BUILD=compiled $(BIN)/python -m pytest -n $(JOBS) tests/contract/test_contract.py -k 'not nobodys_play_shifts'

mutation: $(DEV_READY) ## small faults planted in a copy: which of them do the tests find? (90 minutes; started again it goes on)
	@$(BIN)/python -m tests.mutation --sample 200 --seed 1 --minutes 90

# Tests of the doors run where their packages are; nothing of a player's, or of ours, is there beside.
RESEARCH = .venv-research/bin/python
DOORS := tests/research tests/adapters/test_doors.py  # that doors are shut means more where something is behind them

research: $(RESEARCH_READY) ## .venv-research, with what `valtable.adapters` opens doors to; then the tests of the doors
	@$(RESEARCH) -m pytest -n $(JOBS) $(DOORS)

gallery: $(DEV_READY) $(WEB_READY) ## every state of every board, for those who build the page
	@$(BIN)/python -m tests.gallery --port $(PORT)

SCREENS := valletta-choice valdora-move valdora-exchange valencia-planning-hand valencia-bid valencia-place-late valeria-action-late valeria-islands

screens: $(DEV_READY) $(WEB_READY) ## the pictures in docs/screens
	@rm -f docs/screens/*
	@$(BIN)/python -m tests.gallery --shoot docs/screens --small $(SCREENS) --sizes desk,phone --languages en,es --themes light,dark

ROUNDS ?= 5
SECONDS ?= 0.5
BENCH = $(BIN)/valtable bench --rounds $(ROUNDS) --seconds $(SECONDS) --keep .cache/bench.jsonl

bench: $(DEV_READY) ## speed, and the ratio to peers in an environment of their own; writes docs/benchmarks.md
	@$(MAKE) --no-print-directory compiled || echo "The engine could not be compiled: measuring it interpreted alone."
	@$(MAKE) --no-print-directory $(BENCH_NODE_READY) || echo "The peers from npm could not be installed: they will be missing."
	@if $(MAKE) --no-print-directory $(BENCH_READY); then $(BENCH) --peers --page docs/benchmarks.md; \
	else echo "The peers could not be installed (is there a network?): measuring Valtable alone."; \
	  $(BENCH); fi

APT := apt-get install --yes --no-install-recommends chromium strace gcc libc6-dev postgresql
NEEDED := chromium strace cc
POSTGRES := ls /usr/lib/postgresql/*/bin/postgres
# Debian's package would make a server and start it with the machine; the tests start their own.
NO_CLUSTER := /etc/postgresql-common/createcluster.conf

system: ## the packages of the operating system that the tests need
	@if (for one in $(NEEDED); do command -v $$one || exit 1; done; command -v postgres || $(POSTGRES)) >/dev/null 2>&1; then \
	  echo "system: $(NEEDED) postgres are here"; \
	elif [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
	  echo "system: installing chromium for the browser tests, strace for those of durability, a C compiler, PostgreSQL"; \
	  [ -e $(NO_CLUSTER) ] || { mkdir -p $(dir $(NO_CLUSTER)) && echo "create_main_cluster = false" >$(NO_CLUSTER); }; \
	  { apt-get update --quiet=2 && DEBIAN_FRONTEND=noninteractive $(APT) --quiet=2; } >/dev/null || [ -z "$$VALTABLE_REQUIRE_ALL" ]; \
	else echo "system: tests that need Chromium, strace, a C compiler or PostgreSQL are left out. On Debian: sudo $(APT)"; \
	  [ -z "$$VALTABLE_REQUIRE_ALL" ]; fi

clean: ## remove environments, caches and build results; sources stay
	rm -rf .venv .venv-play .venv-fast .venv-bench .venv-ray .venv-research .venv-node web/node_modules bench/node_modules src/valtable/_web .cache .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis build dist
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} +

# --- environments ---------------------------------------------------------------------------------

# $(1) the environment, $(2) its lock, $(3) further flags of pip.
define environment
@command -v $(PYTHON) >/dev/null || { echo "Valtable needs Python 3.11 or newer; there is no $(PYTHON) here. Try: make PYTHON=/path/to/python3"; exit 1; }
@$(PYTHON) -c 'import sys; sys.exit(0 if sys.version_info >= (3, 11) else "Valtable needs Python 3.11 or newer; $(PYTHON) is %d.%d. Try: make PYTHON=python3.11" % sys.version_info[:2])'
@echo "setup: installing requirements/$(2).lock into $(1)"
@rm -f $(1)/.ready-*
@test -x $(1)/bin/python || $(PYTHON) -m venv $(1)
@$(1)/bin/python -m pip install $(PIP_FLAGS) $(3) --require-hashes -r requirements/$(2).lock
endef

# The same with Valtable itself. The stamp comes last: a broken set-up is tried again.
define install
$(call environment,$(1),$(2),$(3))
@$(1)/bin/python -m pip install $(PIP_FLAGS) --no-deps --no-build-isolation --editable .
@touch $@
endef

$(DEV_READY):
	$(call install,.venv,dev)

$(PLAY_READY):
	$(call install,.venv-play,run,--no-compile)

$(BENCH_READY):
	$(call install,.venv-bench,bench)

$(RAY_READY):
	$(call install,.venv-ray,ray,--no-compile)

$(RESEARCH_READY):
	$(call install,.venv-research,research,--no-compile)

# What was compiled before stays in build/compiled, so that only what has changed is compiled again.
$(FAST_READY):
	$(call environment,.venv-fast,fast,--no-compile)
	@echo "fast: compiling the engine"
	@VALTABLE_WEB=off VALTABLE_COMPILE=require .venv-fast/bin/python -m pip install $(PIP_FLAGS) --no-deps --no-build-isolation --force-reinstall .
	@touch $@

$(NODE_READY):
	$(call environment,.venv-node,node,--no-compile)
	@touch $@

# The page needs Node 20.19 or newer. Where there is none, or an older one, it comes from the package index.
NODE_FITS := const [major, minor] = process.versions.node.split("."); process.exit(major > 20 || (major == 20 && minor >= 19) ? 0 : 1)
define npm_ci
@{ command -v npm && node -e '$(NODE_FITS)'; } >/dev/null 2>&1 || $(MAKE) --no-print-directory $(NODE_READY)
@echo "setup: installing web/package-lock.json into web/node_modules"
@$(NPM) ci --no-progress $(1) >/dev/null
@touch $@
endef

$(WEB_READY):
	$(call npm_ci)

$(BUILD_READY):
	$(call npm_ci,--omit=dev)

# Peers run on the machine's own Node; where there is none they are missing.
$(BENCH_NODE_READY):
	@echo "setup: installing bench/package-lock.json into bench/node_modules"
	@npm --prefix bench --loglevel=error ci --no-progress >/dev/null
	@touch $@

# Node is asked for only when the page is missing or older than what it is made of; a player needs only what builds it.
$(PAGE): $(shell find web -path web/node_modules -prune -o -type f ! -name sprite.svg ! -path 'web/src/made/*' ! -path 'web/tests/*' -print)
	@test -e $(WEB_READY) || $(MAKE) --no-print-directory $(if $(wildcard $(DEV_READY)),$(WEB_READY),$(BUILD_READY))
	@echo "web: building the page into src/valtable/_web"
	@$(NPM) run --silent build -- --logLevel warn

generated: $(DEV_READY) ## write anew what follows from other files: states from their fields; settings in the guide; for the page types, golden texts, card faces, bots' strength
	@$(BIN)/python scripts/write_states.py
	@$(BIN)/python scripts/write_settings.py
	@$(BIN)/python web/scripts/write_protocol.py
	@$(BIN)/python web/scripts/write_golden.py
	@$(BIN)/python web/scripts/write_valeria.py
	@$(BIN)/python web/scripts/write_measured.py

UV := uv==0.13.7
COMPILE = $(BIN)/uv pip compile --quiet --universal --generate-hashes --no-header $(UPGRADE)

lock: $(DEV_READY) ## write requirements/*.lock anew (UPGRADE=--upgrade for newer versions)
	@$(BIN)/python -m pip install $(PIP_FLAGS) $(UV)
	$(COMPILE) pyproject.toml --group build -o requirements/run.lock
	$(COMPILE) pyproject.toml --group fast -o requirements/fast.lock
	$(COMPILE) pyproject.toml --extra lab --extra postgres --group dev -o requirements/dev.lock
	$(COMPILE) pyproject.toml --extra ray --group build -o requirements/ray.lock
	$(COMPILE) pyproject.toml --extra research --group research -o requirements/research.lock
	$(COMPILE) pyproject.toml --group bench -o requirements/bench.lock
	$(COMPILE) --group node -o requirements/node.lock

# --- checks, side by side -------------------------------------------------------------------------

CHECKS := format lint types types-research imports locks changelog generated web-format web-lint web-types web-test web-build
.PHONY: $(CHECKS:%=check-%)

check: $(DEV_READY) $(RESEARCH_READY) $(WEB_READY) ## formatting, lint, types, import contract, locks, changelog; the same for the page
	@$(MAKE) --no-print-directory -k -j$(words $(CHECKS)) $(CHECKS:%=check-%)

# One line when all is well; the whole output, kept together, when not.
define verdict
@mkdir -p .cache; \
if ( $(2) ) >.cache/check-$(1).log 2>&1; then echo "ok    $(1)"; \
else { echo "FAIL  $(1): $(2)"; cat .cache/check-$(1).log; } >&2; exit 1; fi
endef

check-format:
	$(call verdict,format,$(BIN)/ruff format --check .)
check-lint:
	$(call verdict,lint,$(BIN)/ruff check .)
check-types:
	$(call verdict,types,$(BIN)/mypy)
# What stands on packages of research is read where these are; a cache of its own, so that both stay warm.
check-types-research:
	$(call verdict,types-research,$(BIN)/mypy --python-executable .venv-research/bin/python --cache-dir .mypy_cache/research $(wildcard src/valtable/adapters/*.py) $(wildcard tests/research/*.py))
check-imports:
	$(call verdict,imports,$(BIN)/lint-imports --no-logo)
check-locks:
	$(call verdict,locks,! grep -nE '(https?|file)://' requirements/*.lock && ! grep -n '"resolved"' web/package-lock.json bench/package-lock.json)
check-changelog:
	$(call verdict,changelog,$(BIN)/towncrier build --draft --version next)
check-generated:
	$(call verdict,generated,$(BIN)/python scripts/write_states.py --check && $(BIN)/python scripts/write_settings.py --check && $(BIN)/python web/scripts/write_protocol.py --check && $(BIN)/python web/scripts/write_golden.py --check && $(BIN)/python web/scripts/write_valeria.py --check && $(BIN)/python web/scripts/write_measured.py --check)
check-web-format:
	$(call verdict,web-format,$(NPM) run format:check)
check-web-lint:
	$(call verdict,web-lint,$(NPM) run lint)
check-web-types:
	$(call verdict,web-types,$(NPM) run check)
check-web-test:
	$(call verdict,web-test,$(NPM) test)
check-web-build:
	$(call verdict,web-build,$(MAKE) --no-print-directory $(PAGE))
