"""Kits: what a game hands to the contract suite beside itself, in `tests/kits/<title>.py` as `KIT`.

A registered game without a kit fails the suite.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

from tests.kits.base import Kit
from valtable import games


def kit_of(title: str) -> Kit:
    """The kit of a registered game; an AssertionError tells where it is missed."""
    place = f"tests.kits.{title}"
    assert find_spec(place) is not None, f"{title} is registered and has no kit: write {place.replace('.', '/')}.py"
    type_: type[Kit] = import_module(place).KIT
    return type_(games.load(title))


def titles_with_kit() -> list[str]:
    """Registered games the suite can run; that no other is registered is a test of its own."""
    return [title for title in sorted(games.TITLES) if find_spec(f"tests.kits.{title}") is not None]
