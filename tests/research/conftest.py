"""These tests run in `.venv-research`, where the peers are: `make test` and `make research` run them there."""

from __future__ import annotations

from importlib.util import find_spec

collect_ignore_glob = [] if find_spec("pettingzoo") else ["test_*.py"]
