"""What packs, Agents, Relics and Ward Towers bring to the table; a block is there if its module is in play."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from valtable.games.valeria.box.actions import RESOURCES
from valtable.games.valeria.box.components import NONE, Box
from valtable.games.valeria.modules.agents.engaging import OPEN_AGENTS
from valtable.games.valeria.modules.agents.prices import magic_to_engage
from valtable.games.valeria.options import ValeriaOptions
from valtable.games.valeria.sight.modules import known_relic
from valtable.games.valeria.sight.observation.knowing import means_of
from valtable.games.valeria.sight.observation.labels import (
    citizens,
    costs,
    domains,
    has_modules,
    roles,
    slots,
)
from valtable.games.valeria.state.state import State
from valtable.kernel.features import SPECTATOR, Block, Row, fill, tally


def pack_things(box: Box, seats: int) -> Sequence[str]:
    return ("acting", "samurai_left", "guard_slot", "guards", "stored", "blockade")


def starters(box: Box, seats: int) -> Sequence[str]:
    return box.starters


def agents(box: Box, seats: int) -> Sequence[str]:
    return box.agents.names


def agent_places(box: Box, seats: int) -> Sequence[str]:
    return [str(place) for place in range(OPEN_AGENTS)]


def agent_costs(box: Box, seats: int) -> Sequence[str]:
    return [f"{place}:{cost}" for place in range(OPEN_AGENTS) for cost in RESOURCES]


def relics(box: Box, seats: int) -> Sequence[str]:
    return box.relics.names


def with_agents(options: ValeriaOptions) -> bool:
    return options.agents


def with_relics(options: ValeriaOptions) -> bool:
    return options.relics


def with_towers(options: ValeriaOptions) -> bool:
    return options.ward_towers


# Packs


def write_packs(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    if (packs := state.packs) is not None:
        slot = packs.guard_slot + 1
        fill(row, at, [packs.acting, packs.samurai, slot, packs.guards, packs.stored, packs.blockade])


def write_third(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    if state.packs is not None:
        row[at + state.packs.third] = 1.0


def write_laid(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    if state.packs is not None:
        for slot, pile in enumerate(state.packs.laid):
            row[at + slot] = len(pile)


def write_down_citizens(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    if state.packs is not None:
        tally(row, at, state.packs.down_citizens[seat])


def write_down_domains(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    if state.packs is not None:
        tally(row, at, state.packs.down_domains[seat])


def write_magic_gained(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    if state.packs is not None:
        row[at] = state.packs.magic_gained[seat]


# Agents, Relics, Ward Towers


def write_agents(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    if state.agents is not None:
        for agent in state.agents.open:
            if agent != NONE:
                row[at + agent] = 1.0


def write_agent_costs(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    if state.agents is not None:
        for place, agent in enumerate(state.agents.open):
            if agent != NONE:
                fill(row, at + 3 * place, state.box.agents.cost[agent])


def write_agent_payable(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    if state.agents is None:
        return
    have = means_of(state, viewer, seat)
    for place, agent in enumerate(state.agents.open):
        if agent != NONE:
            least, most = magic_to_engage(state, state.box.agents.cost[agent], have)
            row[at + place] = least <= most


def write_agents_unseen(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    if state.agents is not None:
        tally(row, at, state.agents.bag)


def write_relic_dealt(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    if state.relics is not None and state.relics.dealt and viewer != SPECTATOR:
        tally(row, at, state.relics.dealt[seat])


def write_relic(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    if state.relics is not None and state.relics.dealt:
        relic = known_relic(state, seat, None if viewer == SPECTATOR else viewer)
        if relic != NONE:
            row[at + relic] = 1.0


def write_tower(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    """The icons of the face in play."""
    if state.towers is not None and state.towers.top != NONE:
        fill(row, at, state.box.towers.roles[state.options.tower_face == "b"][state.towers.top])


def write_towers(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    if (towers := state.towers) is not None:
        row[at], row[at + 1] = towers.completed, len(towers.bag) + (towers.top != NONE)


def write_banners(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    if state.towers is not None:
        for resource, owner in enumerate(state.towers.banners):
            row[at + resource] = owner == seat


def write_banners_won(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    if state.towers is not None:
        row[at] = state.towers.won[seat]


def tower_counts(box: Box, seats: int) -> Sequence[str]:
    return ("completed", "left")


MODULES: Final = (
    Block("pack", "What cards of packs must remember; the slot of the King's Guard counts from 1.", write_packs,
          pack_things, only=has_modules),
    Block("third_starter", "1 for the third Starter.", write_third, starters, high=1, only=has_modules),
    Block("laid", "Undead Samurai on each slot.", write_laid, slots, only=has_modules),
    Block("down_citizens", "Its face-down Citizens.", write_down_citizens, citizens, each=True, only=has_modules),
    Block("down_domains", "Its face-down Domains.", write_down_domains, domains, each=True, only=has_modules),
    Block("magic_gained", "1 if it gained Magic in this Harvest.", write_magic_gained, each=True, only=has_modules),
    Block("agent", "1 for the Agents that can be engaged.", write_agents, agents, high=1, only=with_agents),
    Block("agent_price", "What the Agent in each place costs.", write_agent_costs, agent_costs, only=with_agents),
    Block("agent_payable", "1 if it can pay for that Agent.", write_agent_payable, agent_places, high=1, each=True,
          only=with_agents),
    Block("agent_unseen", "Agents that may still come.", write_agents_unseen, agents, only=with_agents),
    Block("dealt_relic", "1 for the Relics that the viewer was dealt.", write_relic_dealt, relics, high=1,
          only=with_relics),
    Block("relic", "1 for the Relic that a seat has kept, as far as the viewer knows it.", write_relic, relics, high=1,
          each=True, only=with_relics),
    Block("tower", "Role icons that the tower under construction asks for.", write_tower, roles, only=with_towers),
    Block("towers", "Towers that stand, and those that do not yet.", write_towers, tower_counts, only=with_towers),
    Block("banner", "1 for the places of the tower where its Banner lies.", write_banners, costs, high=1, each=True,
          only=with_towers),
    Block("banners_won", "Its Banners that score.", write_banners_won, each=True, only=with_towers),
)  # fmt: skip
