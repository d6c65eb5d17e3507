"""What modules and packs lay out: the Island board, Agents, Relics, Ward Towers, set-aside cards, Events."""

from __future__ import annotations

from typing import Any

from valtable.games.valeria.box.components import NONE, Box
from valtable.games.valeria.modules.agents.engaging import OPEN_AGENTS
from valtable.games.valeria.modules.crimson_seas.islands import ROW_SLOTS, STREAMS
from valtable.games.valeria.options import ValeriaOptions
from valtable.games.valeria.state.state import PLAIN, UNDECIDED
from valtable.kernel.chance import Chance, draw


def event_pool(box: Box, options: ValeriaOptions, areas: list[int]) -> list[int]:
    """The Events of all sets in play are one pool; the Samurai Lord stays out while his Area is in play (C37, C43)."""
    packs = options.sets
    found = [m for m in range(box.first_event, len(box.monsters)) if box.monster_set[m] in packs]
    if box.areas.index("undead_samurai") in areas:
        found = [m for m in found if m != box.extras.lord]
    return found + [PLAIN + i for i, pack in enumerate(box.extras.event_set) if pack in packs]


def module_fields(box: Box, options: ValeriaOptions, areas: list[int], seats: int, chance: Chance) -> tuple[Any, ...]:
    """The fields of `full.MORE`, in that order."""
    extras, seas = box.extras, options.crimson_seas
    third = extras.coxswain if seas else extras.margrave if options.margraves else box.herald
    samurai = seats if "undead_samurai" in options.sets and box.areas.index("undead_samurai") not in areas else 0
    guards = box.citizens_per_stack[seats] if "kings_guard" in options.sets else 0
    per_seat = range(seats)
    rows, bags = island_rows(box, chance) if seas else ([], [])
    agent_bag = list(range(len(extras.agents))) if options.agents else []
    agents = [draw(chance, "agents", agent_bag) for _ in range(OPEN_AGENTS)] if options.agents else []
    towers = list(range(len(extras.towers))) if options.ward_towers else []
    tower = draw(chance, "towers", towers) if towers else NONE
    return (
        third, 0, [[] for _ in per_seat], [[] for _ in per_seat], [[], [], [], []], [[] for _ in range(20)],
        samurai, NONE, guards, 0, 0, [0] * seats,
        [extras.maps_at_start if seas else 0] * seats, [[] for _ in per_seat], rows, bags,
        [[0] * len(extras.goods) for _ in per_seat], [[0, 0, 0] for _ in per_seat], [[0, 0, 0] for _ in per_seat],
        [[] for _ in per_seat], list(extras.offerings) if seas else [0, 0, 0],
        agents, agent_bag, [],
        [], [UNDECIDED] * seats, list(range(len(extras.relics))) if options.relics else [],
        tower, towers, [NONE] * 3, 0, [0] * seats,
    )  # fmt: skip


def island_rows(box: Box, chance: Chance) -> tuple[list[list[int]], list[list[int]]]:
    """Three Goods, three Tomes and three Nobles lie open; the rest is nobody's knowledge."""
    extras = box.extras
    bags = [
        [kind for kind in range(len(extras.goods)) for _ in range(extras.goods_copies)],
        [kind for kind, n in enumerate(extras.tome_copies) for _ in range(n)],
        list(range(len(extras.nobles))),
    ]
    rows = [[draw(chance, stream, bag) for _ in range(ROW_SLOTS)] for stream, bag in zip(STREAMS, bags, strict=True)]
    return rows, bags
