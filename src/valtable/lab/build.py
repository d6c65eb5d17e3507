"""Which build is running: a figure without it means nothing."""

from __future__ import annotations

import sys
from types import ModuleType

from valtable.kernel import chance, play
from valtable.kernel.errors import Broken
from valtable.kernel.game import AnyGame

INTERPRETED, COMPILED = "interpreted", "compiled"


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
