"""Rulebook, "Load gemstones": on roads, at harbors and in the city with the harbor."""

from __future__ import annotations

from typing import Final

from valtable.games.valdora.asking.reasons import (
    EQUIPMENT_FULL,
    EQUIPMENT_MISSING,
    GEM_NOT_HERE,
    LOADED_IN_ORDER,
    NO_GEMS_HERE,
    NO_SHIP_LEFT,
    OTHER_ACTION_BEGUN,
    SAME_GEM,
    TOO_POOR_TO_LOAD,
)
from valtable.games.valdora.box.components import NONE, ROAD
from valtable.games.valdora.people.events import equipment_ref, gem_ref, seat_ref
from valtable.games.valdora.state.frames import ACTING, LOADING, NOTHING
from valtable.games.valdora.state.movers import discard_gem, load_gem, pay_bank
from valtable.games.valdora.state.state import EMPTY, NOT_OWNED, State
from valtable.kernel.agenda import Frame
from valtable.kernel.journal import Journal
from valtable.kernel.refusal import OK

LOADS_ANEW: Final = 2
"""The version of the rules since which a cart or horse may be loaded again in the same action on a road."""
ANY_ORDER: Final = 3
"""The version of the rules since which the loads of a road come in any order (R32)."""


def why_not_load(state: State, seat: int, frame: Frame, gem: int, kind: int) -> int:
    """One gem onto one equipment that carries it; tools and pan must be empty, cart and horse cost coins (R14, R16).

    At a harbor as many as it has ships, from the discard space (R15). The order that older games keep on a road forbids
    only what nothing else does: it alone can be mended by taking a load back.
    """
    box, space = state.box, state.pawns[seat]
    if box.space_kind[space] != ROAD and not box.ships[space]:
        return NO_GEMS_HERE
    if frame[2] not in (NOTHING, LOADING):
        return OTHER_ACTION_BEGUN
    load = state.loads[seat][kind]
    if load == NOT_OWNED:
        return EQUIPMENT_MISSING
    if not stock(state, space)[gem]:
        return GEM_NOT_HERE
    if box.space_kind[space] != ROAD and frame[3] >= box.ships[space]:
        return NO_SHIP_LEFT
    if load != EMPTY and not box.reloads[kind]:
        return EQUIPMENT_FULL
    if load == gem:
        return SAME_GEM
    if state.coins[seat] < box.load_cost[kind]:
        return TOO_POOR_TO_LOAD
    return OK if kind >= first_card(state, frame, space) else LOADED_IN_ORDER


def first_card(state: State, frame: Frame, space: int) -> int:
    """The first card that may still be loaded here: any, in whatever order others were loaded before (R32).

    Games begun before that ruling go on as they began: the loads of a road come in the order of the cards, the last
    one may be loaded anew (R31), in the very first version not even that.
    """
    if state.rules >= ANY_ORDER or frame[2] != LOADING or state.box.road_of[space] == NONE:
        return 0
    return frame[4] if state.rules >= LOADS_ANEW else frame[4] + 1


def stock(state: State, space: int) -> list[int]:
    """Where the gems of a stop lie: on the road itself, for a harbor on the discard space."""
    road = state.box.road_of[space]
    return state.discard if road == NONE else state.roads[road]


def loadable(state: State, seat: int, frame: Frame, space: int) -> list[int]:
    """Every load that nothing forbids, in the order of the action table."""
    box, gems, least = state.box, stock(state, space), first_card(state, frame, space)
    if box.road_of[space] == NONE and frame[3] >= box.ships[space]:
        return []
    loads, coins, costs = state.loads[seat], state.coins[seat], box.load_cost
    found: list[int] = []
    action = box.load
    for kind, carried in enumerate(box.carries):
        load = loads[kind]
        if kind >= least and coins >= costs[kind] and (load == EMPTY or (load != NOT_OWNED and box.reloads[kind])):
            for place, gem in enumerate(carried):
                if gems[gem] and gem != load:
                    found.append(action + place)
        action += len(carried)
    return found


def apply_load(state: State, seat: int, gem: int, kind: int, journal: Journal | None) -> None:
    """Pay, unload a full cart or horse onto the discard space, load (R14)."""
    box, frame, space = state.box, state.agenda[-1], state.pawns[seat]
    cost, old = box.load_cost[kind], state.loads[seat][kind]
    pay_bank(state, seat, cost)
    if old != EMPTY:
        discard_gem(state, seat, kind)
        if journal is not None:
            journal.tell("unloaded", {"seat": seat_ref(seat), "gem": gem_ref(old), "card": equipment_ref(kind)})
    load_gem(state, seat, kind, stock(state, space), gem)
    state.agenda[-1] = (ACTING, seat, LOADING, frame[3] + 1, kind)
    if journal is not None:
        journal.tell("loaded", {"seat": seat_ref(seat), "gem": gem_ref(gem), "card": equipment_ref(kind), "n": cost})
