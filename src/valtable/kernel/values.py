"""Bases of the values a game defines: its options, its actions, what a seat sees, what a person wishes.

msgspec decodes and encodes them, and its classes cannot be compiled: a module holds such values or rules, never both.
"""

from __future__ import annotations

from typing import ClassVar

import msgspec


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base of a game's options: modules, variants and the rulings that are switches."""


class View(msgspec.Struct, frozen=True):
    """Base of a game's views: all that a seat, or a spectator (None), has lawfully learned."""

    seat: int | None


class Wish(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="wish"):
    """Base of the whole moves a person can compose."""


class Steps(Wish, frozen=True, tag="steps"):
    """The wish every game understands: these actions in this order, all or none."""

    do: tuple[str, ...]


class Action(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do"):
    """Base of a game's typed actions; a subclass names its tag and its fields."""

    REFERS: ClassVar[dict[str, str]] = {}
    """Field to the type of thing it names, so that a text can show the thing's name."""
