"""The words of the effect language: amounts, roles, names and what is counted, each as numbers."""

from __future__ import annotations

from typing import Final

import msgspec

from valtable.games.valeria.box.printed import Amounts, Per
from valtable.kernel.errors import Malformed

Op = tuple[int, ...]
"""One step: its code, then its numbers. Amounts are six: gold, strength, magic, vp, map, wild."""

AMOUNTS: Final = ("gold", "strength", "magic", "vp", "map", "wild")
ROLES: Final = ("worker", "soldier", "shadow", "holy")
MAP: Final = 4
WILD: Final = 5

# What is counted: code, role + 1, area + 1, type + 1, name + 1, Starters too.
CITIZENS: Final = 0
DOMAINS: Final = 1
MONSTERS: Final = 2
NAMED: Final = 3
COUNTS: Final = ("citizens", "domains", "monsters", "named")
NOTHING_COUNTED: Final = (0, 0, 0, 0, 0, 0)


class Words:
    """The names that effects may use, by number."""

    def __init__(self, names: tuple[str, ...], areas: tuple[str, ...], types: tuple[str, ...]) -> None:
        self.names, self.areas, self.types = names, areas, types

    def amounts(self, where: str, raw: object) -> tuple[int, ...]:
        try:
            found = msgspec.convert(raw, Amounts)
        except msgspec.ValidationError as error:
            raise Malformed(where, str(error)) from None
        return found.gold, found.strength, found.magic, found.vp, found.map, found.wild

    def per(self, where: str, raw: object) -> tuple[int, ...]:
        try:
            found = msgspec.convert(raw, Per)
        except msgspec.ValidationError as error:
            raise Malformed(where, str(error)) from None
        return (
            self.index(where, COUNTS, found.count) - 1,
            self.index(where, ROLES, found.role),
            self.index(where, self.areas, found.area),
            self.index(where, self.types, found.type),
            self.index(where, self.names, found.name),
            int(found.starters),
        )

    def role(self, where: str, name: str) -> int:
        return self.index(where, ROLES, name)

    def index(self, where: str, known: tuple[str, ...], name: str) -> int:
        """One more than the place of the name; 0 for none."""
        if name and name not in known:
            raise Malformed(where, f"nothing is called {name!r}")
        return 1 + known.index(name) if name else 0
