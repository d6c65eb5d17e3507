"""What can happen in Valeria, as it is told; each kind of event with its rule."""

from __future__ import annotations

from valtable.games.valeria.components import Box
from valtable.games.valeria.state import EXHAUSTED

EVENTS = {
    "first_player": "setup",
    "kept": "dukes",
    "dukes_chosen": "dukes",
    "turn": "turn",
    "rests": "resting",
    "rolled": "roll",
    "die_changed": "dice-powers",
    "struck": "monster-events",
    "lost": "monster-events",
    "token_laid": "cost-tokens",
    "stole": "stealing",
    "income": "harvest",
    "harvested": "harvest",
    "gained": "effects",
    "exchanged": "exchanges",
    "took": "gain",
    "slain": "slay",
    "recruited": "recruit",
    "built": "build",
    "joined": "free-citizens",
    "put_back": "returning",
    "taken_captive": "captives",
    "turned_up": "refill",
    "turned_citizen": "mixed",
    "exhausted": "exhausted",
    "revealed": "monster-events",
    "passed_over": "monster-events",
    "left_bare": "exhausted",
    "uncovered": "returning",
    "woke": "solo-monsters",
    "captured": "solo-monsters",
    "column_lost": "solo-end",
    "dark_lord": "solo-score",
    "game_over": "end",
}

RESOURCE_REFS = ("resource:gold", "resource:strength", "resource:magic", "resource:vp")


def seat_ref(seat: int) -> str:
    return f"seat:{seat}"


def slot_ref(slot: int) -> str:
    """A place of the centre, for sentences: the third Monster stack, the Citizen stack of 9/10."""
    return f"slot:{slot}"


def amount_refs(amounts: tuple[int, ...] | list[int]) -> list[str]:
    """Each resource as often as it is counted; Victory Points among them."""
    return [ref for ref, n in zip(RESOURCE_REFS, amounts, strict=False) for _ in range(n)]


def citizen_ref(box: Box, kind: int) -> str:
    return f"citizen:{box.citizens[kind]}"


def domain_ref(box: Box, kind: int) -> str:
    return f"domain:{box.domains[kind]}"


def monster_ref(box: Box, kind: int) -> str:
    return f"monster:{box.monsters[kind]}"


def cover_ref(box: Box, card: int) -> str:
    return "cover:exhausted" if card == EXHAUSTED else monster_ref(box, card)


def duke_ref(box: Box, kind: int) -> str:
    return f"duke:{box.dukes[kind]}"
