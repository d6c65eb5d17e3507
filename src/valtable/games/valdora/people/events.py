"""What can happen in Valdora, as it is told; each kind of event with its rule.

Everything happens in the open, so every seat is told the same. Pages are told by their faces (R26).
"""

from __future__ import annotations

from typing import Final

from valtable.games.valdora.box.actions import GEMS, KINDS, SIDES
from valtable.games.valdora.box.components import COIN, COMMISSION, Box
from valtable.kernel.refusal import Args
from valtable.kernel.table import remembered

EVENTS: Final = {
    "first_player": "setup",
    "round": "turn",
    "moved": "movement",
    "passed": "provisions",
    "met": "encounters",
    "met_full": "encounters",
    "replenished": "mines",
    "provided": "provisions",
    "nothing_to_do": "action",
    "did_nothing": "action",
    "turned": "pages",
    "equipment_shows": "books",
    "commission_shows": "books",
    "side_emptied": "books",
    "bought_equipment": "equipment",
    "bought_commission": "commissions",
    "returned": "return",
    "unloaded": "unload",
    "loaded": "load",
    "paid_gem": "pay",
    "paid_coin": "pay",
    "completed": "complete",
    "bonus": "bonus-tiles",
    "no_bonus_left": "bonus-tiles",
    "hired": "craftsmen",
    "no_craftsman_left": "craftsmen",
    "workshop": "workshops",
    "last_round": "end",
    "round_limit": "round-limit",
    "game_over": "scoring",
}

MATTERS: Final = (
    "completed",
    "workshop",
    "hired",
    "bonus",
    "bought_commission",
    "bought_equipment",
    "returned",
    "loaded",
    "met",
    "met_full",
    "replenished",
    "provided",
    "moved",
    "turned",
    "nothing_to_do",
    "did_nothing",
)
"""What one sentence about a whole turn tells, what matters most first."""


@remembered
def seat_ref(seat: int) -> str:
    return f"seat:{seat}"


@remembered
def gem_ref(gem: int) -> str:
    """A gem, or the coin that a silver commission asks for."""
    return "coin:silver" if gem == COIN else f"gem:{GEMS[gem]}"


def gem_refs(counts: list[int]) -> list[str]:
    """Each gem as often as it is counted."""
    return [gem_ref(gem) for gem, n in enumerate(counts) for _ in range(n)]


@remembered
def equipment_ref(kind: int) -> str:
    return f"equipment:{KINDS[kind]}"


@remembered
def space_ref(box: Box, space: int) -> str:
    return f"space:{box.spaces[space]}"


@remembered
def book_ref(box: Box, book: int) -> str:
    return f"book:{box.books[book]}"


@remembered
def side_ref(side: int) -> str:
    return f"side:{SIDES[side]}"


@remembered
def crest_ref(thing: str, box: Box, crest: int) -> str:
    """What has the colour of a crest: `craftsman:red`, `workshop:red`."""
    return f"{thing}:{box.crests[crest]}"


def tile_refs(box: Box, counts: list[int]) -> list[str]:
    """Each craftsman as often as it is counted."""
    return [crest_ref("craftsman", box, crest) for crest, n in enumerate(counts) for _ in range(n)]


def face_ref(box: Box, face: int) -> str:
    """What a page shows: equipment, or a commission by its crest."""
    return equipment_ref(face) if face < COMMISSION else crest_ref("commission", box, box.crest[face])


def commission_args(box: Box, face: int) -> Args:
    """A commission in full: by its crest, what it asks for, its points."""
    wants = [gem_ref(gem) for gem in box.wants[face]]
    return {"card": face_ref(box, face), "wants": wants, "points": box.points[face]}
