"""What can happen in Valletta, as it is told; each kind of event with its rule."""

from __future__ import annotations

from typing import Final

from valtable.games.valletta.box.actions import GOODS
from valtable.games.valletta.box.components import Box
from valtable.kernel.table import remembered

EVENTS: Final = {
    "first_player": "setup",
    "drafted": "draft",
    "leftovers": "draft",
    "turn": "turn",
    "played": "play",
    "laid": "lay",
    "copied": "character-apprentice",
    "gained": "gain",
    "gained_nothing": "supply",
    "constructed": "construct",
    "upgraded": "upgrade",
    "section_bonus": "section-bonus",
    "scored": "counted-points",
    "paid": "paid-points",
    "jean_moved": "jean",
    "jean_stays": "jean",
    "barrel": "barrels",
    "hired": "hire",
    "fired": "fire",
    "exchanged": "exchange",
    "swapped": "character-trader",
    "changed": "character-moneychanger",
    "stole": "character-thief",
    "taxed": "character-customs_officer",
    "drew": "draw",
    "renewed": "draw",
    "triggered": "triggers",
    "final_phase": "final-phase",
    "out": "final-turns",
    "game_over": "scoring",
}

MATTERS: Final = (
    "triggered",
    "out",
    "constructed",
    "upgraded",
    "section_bonus",
    "scored",
    "paid",
    "stole",
    "hired",
    "fired",
    "gained",
    "copied",
    "jean_moved",
    "played",
    "swapped",
    "changed",
    "exchanged",
    "laid",
    "gained_nothing",
)
"""What one sentence about a whole turn tells, what matters most first."""


@remembered
def seat_ref(seat: int) -> str:
    return f"seat:{seat}"


@remembered
def good_ref(good: int) -> str:
    return f"good:{GOODS[good]}"


def good_refs(counts: list[int] | tuple[int, ...]) -> list[str]:
    """Each good as often as it is counted."""
    return [good_ref(good) for good, n in enumerate(counts) for _ in range(n)]


@remembered
def card_ref(box: Box, kind: int) -> str:
    return f"character:{box.characters[kind]}"


@remembered
def building_ref(box: Box, building: int) -> str:
    return f"building:{box.buildings[building]}"
