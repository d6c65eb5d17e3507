"""What a viewer may know of modules: all of it, but for Relics that were not kept and claims in a Harvest.

Bags have no order: what is left of Goods, Tomes, Nobles, Agents and towers follows from what lies open.
"""

from __future__ import annotations

from valtable.games.valeria.box.components import NONE
from valtable.games.valeria.modules.agents.state import Agents
from valtable.games.valeria.modules.packs.state import Packs
from valtable.games.valeria.modules.relics.kept import relic_of
from valtable.games.valeria.sight.view import ModuleView
from valtable.games.valeria.state.encoding import no_seas, no_towers
from valtable.games.valeria.state.frames import RELIC_CHOICE
from valtable.games.valeria.state.state import State


def make_module_view(state: State, packs: Packs, seat: int | None) -> ModuleView:
    """Built from nothing; of modules that are not in play it shows nothing."""
    seas, towers = state.seas or no_seas(state.box, state.seats), state.towers or no_towers(state.seats)
    agents, relics = state.agents or Agents([], [], []), state.relics
    dealt = [] if relics is None else relics.dealt
    return ModuleView(
        packs.third,
        packs.acting,
        [cards[:] for cards in packs.down_citizens],
        [cards[:] for cards in packs.down_domains],
        [cards[:] for cards in packs.banished],
        [list(pile) for pile in packs.laid],
        packs.samurai,
        packs.guard_slot,
        packs.guards,
        packs.stored,
        packs.blockade,
        packs.magic_gained[:],
        seas.maps[:],
        [row[:] for row in seas.rows],
        [bag[:] for bag in seas.row_bags],
        [goods[:] for goods in seas.goods],
        [tomes[:] for tomes in seas.tomes],
        [tomes[:] for tomes in seas.spent],
        [cards[:] for cards in seas.nobles],
        seas.offerings[:],
        agents.open[:],
        agents.bag[:],
        agents.bottom[:],
        towers.top,
        towers.bag[:],
        towers.banners[:],
        towers.completed,
        towers.won[:],
        [] if seat is None else seas.claims[seat][:],
        [known_relic(state, s, seat) for s in range(state.seats)] if dealt else [],
        dealt[seat][:] if dealt and seat is not None else [],
    )


def known_relic(state: State, seat: int, viewer: int | None) -> int:
    """One's own as soon as it is kept; everybody's when all have chosen (R32)."""
    choosing = any(frame[0] == RELIC_CHOICE for lane in state.lanes for frame in lane)
    return NONE if choosing and seat != viewer else relic_of(state, seat)
