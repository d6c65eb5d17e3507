"""Agents: four lie open; one is paid exactly, goes under its deck and does what its card says (R31, C21, C33)."""

from __future__ import annotations

from valtable.games.valeria.asking.reasons import CANNOT_PAY_AGENT, NO_AGENT
from valtable.games.valeria.box.components import NONE
from valtable.games.valeria.people.events import agent_ref, amount_refs, seat_ref
from valtable.games.valeria.phases.prices import TO_ENGAGE, magic_range
from valtable.games.valeria.state.frames import RUN
from valtable.games.valeria.state.state import State
from valtable.kernel.chance import Chance, draw
from valtable.kernel.journal import Journal
from valtable.kernel.refusal import OK

OPEN_AGENTS = 4


def why_not_pay_agent(state: State, seat: int, place: int) -> int:
    if not state.agents or state.agents[place] == NONE:
        return NO_AGENT
    least, most = magic_range(state, seat, TO_ENGAGE, place, 0)
    return OK if least <= most else CANNOT_PAY_AGENT


def engage(state: State, seat: int, place: int, paid: tuple[int, ...], chance: Chance, journal: Journal | None) -> None:
    """The price is paid: the card goes under the deck, the row is refilled at once, then its effects."""
    agent = state.agents[place]
    if journal is not None:
        card = agent_ref(state.box, agent)
        journal.tell("engaged", {"seat": seat_ref(seat), "card": card, "paid": amount_refs(paid)})
    state.agent_bottom.append(agent)
    state.agents[place] = next_agent(state, chance)
    if journal is not None:
        journal.tell("agent_came", {"card": agent_ref(state.box, state.agents[place])}, reveals=True)
    state.agenda.append((RUN, seat, state.box.extras.agent_program[agent], 0))


def next_agent(state: State, chance: Chance) -> int:
    """The top of the deck: drawn among those not seen yet, then the used ones in their order."""
    if state.agent_bag:
        return draw(chance, "agents", state.agent_bag)
    return state.agent_bottom.pop(0)
