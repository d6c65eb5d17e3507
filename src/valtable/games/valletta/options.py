"""The options of Valletta: the rulings that are switches, nothing else."""

from __future__ import annotations

from typing import Final, Literal

from valtable.kernel.values import Condition, Group, Options, Pace


class VallettaOptions(Options, frozen=True):
    section_bonus: Literal[0, 1, 2] = 1
    """Points for constructing in the column Jean faces (Ruling V1)."""
    section_bonus_on_upgrade: bool = False
    """Whether upgrading there scores them, too (V1)."""
    neighbours_across_street: bool = False
    """Whether the two rows beside the street are neighbours (V2)."""
    exchange_same_kind: bool = False
    """Whether the three goods given for one must be of one kind (V3)."""
    hire_price: Literal[0, 1, 2] = 0
    """Gold paid before a character is hired (V4)."""
    limited_goods: bool = True
    """Whether the supply ends with the pieces in the box (V8)."""
    first_player: Literal["random", 0, 1, 2, 3] = "random"
    """Who begins (V12)."""
    even_turns: bool = False
    """Whether the round is completed before the final phase (V44)."""


PRESETS: Final[dict[str, dict[str, object]]] = {
    "book": {},
    "even_turns": {"even_turns": True},
    "lean_market": {"exchange_same_kind": True, "hire_price": 1},
}
GROUPS: Final[dict[str, Group]] = {
    "section_bonus": "rulings",
    "section_bonus_on_upgrade": "rulings",
    "neighbours_across_street": "rulings",
    "exchange_same_kind": "rulings",
    "hire_price": "rulings",
    "limited_goods": "rulings",
    "first_player": "variants",
    "even_turns": "rulings",
}
CONDITIONS: Final = (Condition("section_bonus_on_upgrade", "section_bonus", [1, 2], "no_section_bonus"),)
"""Upgrades cannot score a bonus that is nothing (V1)."""
PACE: Final = Pace({2: 102, 3: 95, 4: 98})
"""Greedy bots, 20 games each: `valtable simulate valletta --players 3 --games 20 --bots greedy`."""
