"""What a viewer may know of modules: all of it, but for Relics that were not kept and claims in a Harvest.

Bags have no order: what is left of Goods, Tomes, Nobles, Agents and towers follows from what lies open.
"""

from __future__ import annotations

import msgspec

from valtable.games.valeria.box.components import NONE
from valtable.games.valeria.state.frames import RELIC_CHOICE
from valtable.games.valeria.state.full import LISTS, NUMBERS, TABLES
from valtable.games.valeria.state.state import UNDECIDED, State, Tokens


class ModuleView(msgspec.Struct, frozen=True):
    third: int
    acting: int
    down_citizens: list[list[int]]
    down_domains: list[list[int]]
    banished: list[list[int]]
    laid: list[list[Tokens]]
    samurai: int
    guard_slot: int
    guards: int
    stored: int
    blockade: int
    magic_gained: list[int]
    maps: list[int]
    rows: list[list[int]]
    row_bags: list[list[int]]
    goods: list[list[int]]
    tomes: list[list[int]]
    spent: list[list[int]]
    nobles: list[list[int]]
    offerings: list[int]
    agents: list[int]
    agent_bag: list[int]
    agent_bottom: list[int]
    tower: int
    tower_bag: list[int]
    banners: list[int]
    standing: int
    banners_won: list[int]
    claims: list[int]
    """The viewer's own claims for Maps."""
    relics: list[int]
    """The Relic of each seat as far as the viewer knows it, else NONE; empty before they are dealt."""
    dealt_relics: list[int]
    """The two Relics the viewer was dealt."""


HIDDEN = ("claims", "relics", "relic_kept", "relic_bag")
OPEN_NUMBERS = NUMBERS
OPEN_LISTS = tuple(name for name in LISTS if name not in HIDDEN)
OPEN_TABLES = tuple(name for name in TABLES if name not in HIDDEN)


def open_fields(holder: State | ModuleView) -> dict[str, object]:
    """Copies of everything that lies open, by name."""
    found: dict[str, object] = {name: getattr(holder, name) for name in OPEN_NUMBERS}
    found |= {name: getattr(holder, name)[:] for name in OPEN_LISTS}
    return found | {name: [row[:] for row in getattr(holder, name)] for name in OPEN_TABLES}


def make_module_view(state: State, seat: int | None) -> ModuleView | None:
    if not state.modules:
        return None
    fields = open_fields(state)
    fields["claims"] = [] if seat is None else state.claims[seat][:]
    fields["relics"] = [known_relic(state, s, seat) for s in range(state.seats)] if state.relics else []
    fields["dealt_relics"] = state.relics[seat][:] if state.relics and seat is not None else []
    return msgspec.convert(fields, ModuleView)


def known_relic(state: State, seat: int, viewer: int | None) -> int:
    """One's own as soon as it is kept; everybody's when all have chosen (R32)."""
    choosing = any(frame[0] == RELIC_CHOICE for lane in state.lanes for frame in lane)
    if state.relic_kept[seat] == UNDECIDED or (choosing and seat != viewer):
        return NONE
    return state.relics[seat][state.relic_kept[seat]]
