"""What modules and packs lay out: set-aside cards, the Island board, Agents, Relics, Ward Towers."""

from __future__ import annotations

from valtable.games.valeria.box.components import NONE, UNDECIDED, Box
from valtable.games.valeria.modules.agents.engaging import OPEN_AGENTS
from valtable.games.valeria.modules.agents.state import Agents
from valtable.games.valeria.modules.crimson_seas.islands import ROW_SLOTS, STREAMS
from valtable.games.valeria.modules.crimson_seas.state import CrimsonSeas
from valtable.games.valeria.modules.packs.state import Packs
from valtable.games.valeria.modules.relics.state import Relics
from valtable.games.valeria.modules.ward_towers.state import WardTowers
from valtable.games.valeria.options import ValeriaOptions
from valtable.kernel.chance import Chance, draw

LaidOut = tuple[Packs | None, CrimsonSeas | None, Agents | None, Relics | None, WardTowers | None]


def lay_modules(box: Box, options: ValeriaOptions, areas: list[int], seats: int, chance: Chance) -> LaidOut:
    """What each module adds to the table; None for those that are not in play."""
    return (
        lay_packs(box, options, areas, seats) if options.modules else None,
        lay_seas(box, seats, chance) if options.crimson_seas else None,
        lay_agents(box, chance) if options.agents else None,
        Relics([], [UNDECIDED] * seats, list(range(len(box.relics.names)))) if options.relics else None,
        lay_towers(box, seats, chance) if options.ward_towers else None,
    )


def lay_packs(box: Box, options: ValeriaOptions, areas: list[int], seats: int) -> Packs:
    """The third Starter (R30); Samurai and King's Guards are set aside for their Events (C48)."""
    cards, per_seat = box.packs, range(seats)
    third = cards.coxswain if options.crimson_seas else cards.margrave if options.margraves else box.herald
    samurai = seats if options.undead_samurai and box.areas.index("undead_samurai") not in areas else 0
    guards = box.citizens_per_stack[seats] if options.kings_guard else 0
    return Packs(
        third, 0, [[] for _ in per_seat], [[] for _ in per_seat], [[], [], [], []], [()] * 20,
        samurai, NONE, guards, 0, 0, [0] * seats,
    )  # fmt: skip


def lay_seas(box: Box, seats: int, chance: Chance) -> CrimsonSeas:
    """Three Goods, three Tomes and three Nobles lie open; the rest is nobody's knowledge."""
    cards, per_seat = box.seas, range(seats)
    bags = [
        [kind for kind in range(len(cards.goods)) for _ in range(cards.goods_copies)],
        [kind for kind, n in enumerate(cards.tome_copies) for _ in range(n)],
        list(range(len(cards.nobles))),
    ]
    rows = [[draw(chance, stream, bag) for _ in range(ROW_SLOTS)] for stream, bag in zip(STREAMS, bags, strict=True)]
    return CrimsonSeas(
        [cards.maps_at_start] * seats, [[] for _ in per_seat], rows, bags, [[0] * len(cards.goods) for _ in per_seat],
        [[0, 0, 0] for _ in per_seat], [[0, 0, 0] for _ in per_seat], [[] for _ in per_seat], list(cards.offerings),
    )  # fmt: skip


def lay_agents(box: Box, chance: Chance) -> Agents:
    bag = list(range(len(box.agents.names)))
    return Agents([draw(chance, "agents", bag) for _ in range(OPEN_AGENTS)], bag, [])


def lay_towers(box: Box, seats: int, chance: Chance) -> WardTowers:
    bag = list(range(len(box.towers.names)))
    return WardTowers(draw(chance, "towers", bag), bag, [NONE] * 3, 0, [0] * seats)
