"""The arrows between the rooms of the house, and what the inner rooms may not know."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

SRC = Path(__file__).parents[2] / "src"

UNKNOWN_INSIDE = {
    "time": {"datetime", "time"},
    "chance that is not passed in": {"random", "secrets", "uuid"},
    "the network": {"http", "requests", "socket", "ssl", "urllib"},
    "the machine": {"os", "shutil", "signal", "sqlite3", "tempfile"},
    "other threads and processes": {"asyncio", "concurrent", "multiprocessing", "subprocess", "threading"},
    "logging": {"logging"},
}
# Components are read from files in two places; the games themselves are handed what was read.
FILES = {"importlib", "io", "pathlib"}
READERS = {"valtable/games/__init__.py", "valtable/kernel/components.py"}
# Built-in functions that reach out of the rules all the same.
REACHING_OUT = {"__import__", "breakpoint", "input", "open", "print"}


def imported(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Every absolute import, wherever it stands: at the top, in a function or under TYPE_CHECKING."""
    for node in ast.walk(tree):
        match node:
            case ast.Import(names=names):
                yield from ((node.lineno, alias.name) for alias in names)
            case ast.ImportFrom(module=str(module), level=0):
                yield node.lineno, module


def offences(module: str, source: str) -> list[str]:
    tree = ast.parse(source, module)
    forbidden = set[str]().union(*UNKNOWN_INSIDE.values(), () if module in READERS else FILES)
    found = [f"{module}:{line} imports {name}" for line, name in imported(tree) if name.partition(".")[0] in forbidden]
    for node in ast.walk(tree):
        match node:
            case ast.Call(func=ast.Name(id=name)) if name in REACHING_OUT:
                found.append(f"{module}:{node.lineno} calls {name}()")
    return found


def test_the_import_contract_holds() -> None:
    """In a process of its own: the linter sets up logging anew and silences whatever else is loaded."""
    script = "import sys; from importlinter.cli import lint_imports; sys.exit(lint_imports(no_cache=True))"
    done = subprocess.run([sys.executable, "-c", script], cwd=SRC.parent, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("room", ["valtable/kernel", "valtable/games"])
def test_kernel_and_games_know_no_time_network_files_or_logging(room: str) -> None:
    modules = sorted((SRC / room).rglob("*.py"))
    assert modules
    found = [offences(module.relative_to(SRC).as_posix(), module.read_text("utf-8")) for module in modules]
    assert [offence for some in found for offence in some] == []


@pytest.mark.parametrize(
    "source",
    [
        "import time",
        "from pathlib import Path",
        "def price():\n    from os.path import join",
        "if TYPE_CHECKING:\n    import logging.config",
        "print('hired')",
    ],
)
def test_an_offence_is_found_wherever_it_stands(source: str) -> None:
    assert len(offences("valtable/games/cooper/hiring.py", source)) == 1


@pytest.mark.parametrize("module", sorted(READERS))
def test_the_readers_of_components_may_know_paths_but_not_open_anything_else(module: str) -> None:
    assert offences(module, "from pathlib import Path") == []
    assert len(offences(module, "import os, socket\nopen('x')")) == 3
