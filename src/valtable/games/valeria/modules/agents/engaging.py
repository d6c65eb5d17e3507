"""Agents: four lie open; one is paid exactly, goes under its deck and does what its card says (R31, C21, C33)."""

from __future__ import annotations

from typing import Final

from valtable.games.valeria.asking.reasons import AGENT_IDLE, CANNOT_PAY_AGENT, NO_AGENT
from valtable.games.valeria.box.components import NONE
from valtable.games.valeria.modules.agents.prices import magic_to_engage
from valtable.games.valeria.modules.agents.state import Agents
from valtable.games.valeria.people.events import agent_ref, amount_refs, seat_ref
from valtable.games.valeria.phases.effects import is_useful
from valtable.games.valeria.phases.purse import Purse, purse
from valtable.games.valeria.state.frames import RUN
from valtable.games.valeria.state.state import State
from valtable.kernel.chance import Chance, draw
from valtable.kernel.journal import Journal
from valtable.kernel.refusal import OK

OPEN_AGENTS: Final = 4


def why_not_agent(state: State, seat: int, place: int) -> int:
    agents = state.agents
    return NO_AGENT if agents is None else why_not_this_agent(state, seat, agents.open[place], purse(state, seat))


def engages(state: State, agents: Agents, seat: int, have: Purse, first: int) -> list[int]:
    """The actions, numbered from the first by place, whose Agent can be engaged for what can be paid with."""
    found = []
    for place, agent in enumerate(agents.open):
        if why_not_this_agent(state, seat, agent, have) == OK:
            found.append(first + place)
    return found


def why_not_this_agent(state: State, seat: int, agent: int, have: Purse) -> int:
    """The price, what is required, and some effect that would do something (C33)."""
    if agent == NONE:
        return NO_AGENT
    least, most = magic_to_engage(state, state.box.agents.cost[agent], have)
    if least > most:
        return CANNOT_PAY_AGENT
    return OK if is_useful(state, seat, state.box.agents.program[agent]) else AGENT_IDLE


def engage(state: State, seat: int, place: int, paid: Purse, chance: Chance, journal: Journal | None) -> None:
    """The price is paid: the card goes under the deck, the row is refilled at once, then its effects."""
    agents = state.agents
    assert agents is not None, "only an Agent that lies there is engaged"
    agent = agents.open[place]
    if journal is not None:
        card = agent_ref(state.box, agent)
        journal.tell("engaged", {"seat": seat_ref(seat), "card": card, "paid": amount_refs(paid)})
    agents.bottom.append(agent)
    agents.open[place] = next_agent(agents, chance)
    if journal is not None:
        journal.tell("agent_came", {"card": agent_ref(state.box, agents.open[place])}, reveals=True)
    state.agenda.append((RUN, seat, state.box.agents.program[agent], 0))


def next_agent(agents: Agents, chance: Chance) -> int:
    """The top of the deck: drawn among those not seen yet, then the used ones in their order."""
    if agents.bag:
        return draw(chance, "agents", agents.bag)
    return agents.bottom.pop(0)
