"""The options of Valletta: the rulings that are switches, nothing else."""

from __future__ import annotations

from typing import Literal

from valtable.kernel.values import Options


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
