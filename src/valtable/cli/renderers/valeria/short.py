"""What a card of Valeria does, in short: `2G | 2M`, `1G→3M`, `1S×Soldier`."""

from __future__ import annotations

from collections.abc import Sequence

from valtable.cli.terminal import Terminal
from valtable.games.valeria.box.actions import RESOURCES
from valtable.games.valeria.box.components import Box
from valtable.games.valeria.box.vocabulary import (
    ADD_COST,
    ALL,
    ANY_COST,
    CHOOSE,
    END,
    EXCHANGE,
    GAIN,
    GAIN_PER,
    LOSE,
    STEAL,
    TAKE_CITIZEN,
)
from valtable.games.valeria.box.words import CITIZENS, DOMAINS, MONSTERS, ROLES, WILD, Op

STAR = "✦"
"""Points; the usual star is the sign of the fifth player."""
MAP_SIGN = "▤"
UNTOLD = "…"
"""Stands for what this short writing has no sign for."""


def resource_letters(terminal: Terminal) -> list[str]:
    """The first letters of Gold, Strength and Magic, a star for points, a sign for Maps."""
    return [terminal.texts.thing(f"resource:{name}")[0].upper() for name in RESOURCES] + [STAR, MAP_SIGN]


class Shorthand:
    """Writes programs of cards."""

    def __init__(self, terminal: Terminal, box: Box) -> None:
        self.terminal, self.box = terminal, box
        self.letters = resource_letters(terminal)

    def program(self, step: int) -> str:
        parts = []
        while self.box.code[step][0] != END:
            parts.append(self.step(self.box.code[step]))
            step += 1
        return " ".join(part for part in parts if part) or "–"

    def step(self, op: Op) -> str:
        code = op[0]
        if code == GAIN:
            return self.amounts(op[1:7])
        if code == GAIN_PER:
            return f"{self.amounts(op[1:7])}×{self.counted(op[7:])}"
        if code == CHOOSE:
            return " | ".join(self.program(step) for step in op[1:])
        if code == ALL:
            return self.program(op[1])
        if code == EXCHANGE:
            return f"{self.amounts(op[1:7])}→{self.amounts(op[7:13])}"
        if code == STEAL:
            most = " | ".join(f"{n}{letter}" for n, letter in zip(op[1:4], self.letters, strict=False) if n)
            return f"{self.terminal.text('ui-valeria-steal')} {most}"
        if code == LOSE:
            return self.terminal.text("ui-valeria-all_lose", {"n": self.amounts(op[2:6])})
        if code == ADD_COST:
            return self.terminal.text("ui-valeria-dearer", {"n": self.amounts(op[2:5])})
        return self.free_citizen(op) if code == TAKE_CITIZEN else UNTOLD

    def amounts(self, numbers: Sequence[int]) -> str:
        found = [f"{n}{letter}" for n, letter in zip(numbers, self.letters, strict=False) if n]
        if len(numbers) > WILD and numbers[WILD]:
            found.append(f"{numbers[WILD]}?")
        return " ".join(found)

    def counted(self, what: Sequence[int]) -> str:
        """The thing that is counted, by name."""
        kind, role, area, _, name, _ = what
        things = self.terminal.texts
        if kind == CITIZENS and role:
            return things.thing(f"role:{ROLES[role - 1]}")
        if kind == MONSTERS and area:
            return things.thing(f"area:{self.box.areas[area - 1]}")
        if name:
            return self.person(name - 1)
        heads = {CITIZENS: "ui-valeria-citizen", DOMAINS: "ui-valeria-domain", MONSTERS: "ui-valeria-monster"}
        return self.terminal.text(heads[kind]) if kind in heads else "?"

    def free_citizen(self, op: Op) -> str:
        if op[3]:
            return self.person(op[3] - 1)
        role = f" {self.terminal.texts.thing(f'role:{ROLES[op[2] - 1]}')}" if op[2] else ""
        limit = f" ≤{op[4]}" if op[4] < ANY_COST else ""
        return f"{self.terminal.text('ui-valeria-citizen')}{role}{limit}"

    def person(self, name: int) -> str:
        """A card by its printed name: a Citizen, or a Monster that counts its own kind."""
        box = self.box
        if name in box.citizen_name:
            return self.terminal.texts.thing(f"citizen:{box.citizens[box.citizen_name.index(name)]}")
        return self.terminal.texts.thing(f"monster:{box.monsters[box.monster_name.index(name)]}")
