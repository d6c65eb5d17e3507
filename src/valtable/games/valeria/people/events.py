"""What can happen in Valeria, as it is told; each kind of event with its rule."""

from __future__ import annotations

from typing import Final

from valtable.games.valeria.box.actions import ISLANDS
from valtable.games.valeria.box.components import Box
from valtable.games.valeria.state.state import EXHAUSTED, PLAIN
from valtable.kernel.refusal import Args
from valtable.kernel.table import remembered

EVENTS: Final = {
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
    "dark_dice": "solo-monsters",
    "low_sum": "solo-monsters",
    "asleep": "solo-monsters",
    "woke": "solo-monsters",
    "captured": "solo-monsters",
    "column_lost": "solo-end",
    "dark_lord": "solo-score",
    "game_over": "end",
    "relic_kept": "relics",
    "relics_chosen": "relics",
    "relic_used": "relics",
    "engaged": "agents",
    "agent_came": "agents",
    "banner_placed": "ward-towers",
    "tower_completed": "ward-towers",
    "tower_began": "ward-towers",
    "tower_captured": "tower-captured",
    "offered": "exekratys",
    "took_offering": "exekratys",
    "sailed": "sail",
    "bought": "goods-and-tomes",
    "rescued": "nobles",
    "got_free": "islands",
    "row_filled": "islands",
    "flipped": "face-down",
    "banished": "banishing",
    "sent_away": "banishing",
    "noble_left": "banishing",
    "changed_sides": "taking-cards",
    "sent_back": "captives",
    "gave": "gifts",
    "bought_action": "event-cards",
    "happened": "event-cards",
    "stored": "monster-events",
    "blockaded": "monster-events",
    "samurai_laid": "undead-samurai",
    "guard_came": "kings-guard",
    "tomes_turned": "tomes",
    "tomes_back": "tomes",
    "free_domain": "free-domains",
    "rerolled": "dice-powers",
}

MATTERS: Final = (
    "slain",
    "built",
    "free_domain",
    "rescued",
    "banner_placed",
    "taken_captive",
    "recruited",
    "engaged",
    "joined",
    "bought",
    "got_free",
    "stole",
    "banished",
    "flipped",
    "changed_sides",
    "sent_back",
    "sent_away",
    "offered",
    "took_offering",
    "bought_action",
    "lost",
    "took",
    "gained",
    "exchanged",
    "sailed",
    "relic_used",
    "stored",
    "income",
    "rolled",
    "rests",
)
"""What one sentence about a whole turn tells, what matters most first."""

DICE_REFS: Final = ("die:first", "die:second")
RESOURCE_REFS: Final = ("resource:gold", "resource:strength", "resource:magic", "resource:vp", "resource:map")


@remembered
def seat_ref(seat: int) -> str:
    return f"seat:{seat}"


@remembered
def slot_ref(slot: int) -> str:
    """A place of the centre, for sentences: the third Monster stack, the Citizen stack of 9/10."""
    return f"slot:{slot}"


def stack_args(box: Box, areas: tuple[int, ...], slot: int) -> Args:
    """A stack of the centre: its slot, its name and, of Monsters, the Area it is called by."""
    area = f"area:{box.areas[areas[slot]]}" if slot < len(areas) else "none"
    return {"slot": slot, "stack": slot_ref(slot), "area": area}


def amount_refs(amounts: tuple[int, ...] | list[int]) -> list[str]:
    """Each resource as often as it is counted; Victory Points among them."""
    return [ref for ref, n in zip(RESOURCE_REFS, amounts, strict=False) for _ in range(n)]


@remembered
def citizen_ref(box: Box, kind: int) -> str:
    return f"citizen:{box.citizens[kind]}"


@remembered
def domain_ref(box: Box, kind: int) -> str:
    return f"domain:{box.domains[kind]}"


@remembered
def monster_ref(box: Box, kind: int) -> str:
    return f"monster:{box.monsters[kind]}"


@remembered
def agent_ref(box: Box, kind: int) -> str:
    return f"agent:{box.agents.names[kind]}"


@remembered
def relic_ref(box: Box, kind: int) -> str:
    return f"relic:{box.relics.names[kind]}"


@remembered
def tower_ref(box: Box, kind: int) -> str:
    return f"tower:{box.towers.names[kind]}"


@remembered
def island_ref(island: int) -> str:
    return f"island:{ISLANDS[island]}"


@remembered
def token_ref(box: Box, row: int, kind: int) -> str:
    """What lies in a row of the islands: Goods, Tomes, Nobles."""
    names = (box.seas.goods, box.seas.tomes, box.seas.nobles)[row]
    return f"{('goods', 'tome', 'noble')[row]}:{names[kind]}"


@remembered
def cover_ref(box: Box, card: int) -> str:
    if card >= PLAIN:
        return f"event_card:{box.packs.events[card - PLAIN]}"
    return "cover:exhausted" if card == EXHAUSTED else monster_ref(box, card)


@remembered
def duke_ref(box: Box, kind: int) -> str:
    return f"duke:{box.dukes[kind]}"
