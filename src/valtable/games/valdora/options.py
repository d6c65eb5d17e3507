"""The options of Valdora: the rulings that are switches, nothing else."""

from __future__ import annotations

from typing import Final, Literal

from valtable.kernel.values import Group, Options, Pace


class ValdoraOptions(Options, frozen=True):
    round_limit: Literal[0, 30, 60, 120, 2000] = 0
    """After so many rounds the game is over; 0 is no limit, games between bots have 120 (R23)."""
    open_points: bool = False
    """Whether everybody may look at everybody's completed commissions (R27)."""
    first_player: Literal["random", 0, 1, 2, 3, 4] = "random"
    """Who begins (R24)."""


PRESETS: Final[dict[str, dict[str, object]]] = {
    "book": {},
    "open_book": {"open_points": True},
    "short": {"round_limit": 30},
}
GROUPS: Final[dict[str, Group]] = {"round_limit": "variants", "open_points": "rulings", "first_player": "variants"}
PACE: Final = Pace({3: 109, 4: 98, 5: 84})
"""Greedy bots, 20 games each: `valtable simulate valdora --players 3 --games 20 --bots greedy`."""
