"""Which build is running: a figure without it means nothing."""

from __future__ import annotations

import sys
from functools import cache
from hashlib import blake2b
from pathlib import Path
from types import ModuleType

from valtable import kernel
from valtable.kernel import chance, play
from valtable.kernel.errors import Broken
from valtable.kernel.game import AnyGame

INTERPRETED, COMPILED = "interpreted", "compiled"
ROOMS = ("kernel", "games", "bots")
"""What the course of a game between bots depends on."""


def build_of(game: AnyGame) -> str:
    """`interpreted` or `compiled`, by the files the kernel and the rules were loaded from."""
    # A newcomer's own game is interpreted beside a compiled kernel: then its rules are what counts.
    return kind_of(play, chance, sys.modules[type(game).__module__], sys.modules[game.state_type.__module__])


def kernel_build() -> str:
    return kind_of(play, chance)


def kind_of(*modules: ModuleType) -> str:
    """Compiled only if all of them are."""
    return INTERPRETED if any((module.__file__ or "").endswith(".py") for module in modules) else COMPILED


def require_build(game: AnyGame, wanted: str) -> None:
    """Stop a benchmark that would measure another build than it says."""
    if build_of(game) != wanted:
        raise Broken(f"{game.title} is {build_of(game)} here, not {wanted}")


@cache
def sources() -> str:
    """A digest of the rules, the printed values and the bots: results of other sources are other results.

    A compiled build carries its sources along and plays the same games.
    """
    return digest_of(Path(kernel.__file__).parents[1])


def digest_of(package: Path) -> str:
    found = blake2b(digest_size=6)
    for file in sorted(
        path for room in ROOMS for path in (package / room).rglob("*") if path.suffix in (".py", ".toml")
    ):
        found.update(f"{file.relative_to(package).as_posix()} {file.stat().st_size}\n".encode() + file.read_bytes())
    return found.hexdigest()
