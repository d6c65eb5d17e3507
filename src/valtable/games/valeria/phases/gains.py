"""What cards give and take without asking: gains from the bank, losses, Maps, powers that a new Citizen wakes."""

from __future__ import annotations

from valtable.games.valeria.box.components import ON_GAIN_CITIZEN
from valtable.games.valeria.box.words import MAP, WILD, Op
from valtable.games.valeria.modules.crimson_seas.maps import give_maps
from valtable.games.valeria.modules.packs.opera_house import note_magic
from valtable.games.valeria.people.events import RESOURCE_REFS, amount_refs, seat_ref
from valtable.games.valeria.phases.purse import acts
from valtable.games.valeria.state.centre import resting, works
from valtable.games.valeria.state.frames import RUN, WILD_GAIN
from valtable.games.valeria.state.movers import gain_amounts, pay_amounts
from valtable.games.valeria.state.state import State
from valtable.kernel.agenda import Frame
from valtable.kernel.journal import Journal
from valtable.kernel.refusal import Args


def gain(state: State, seat: int, amounts: tuple[int, ...], times: int, step: int, journal: Journal | None) -> None:
    """From the bank; a wild amount asks for its type, one for the whole sum (R18)."""
    if not times:
        return
    if times > 1:
        amounts = tuple(n * times for n in amounts)
    gain_amounts(state, seat, amounts)
    if amounts[MAP]:
        amounts = (*amounts[:MAP], give_maps(state, seat, amounts[MAP]), amounts[WILD])
    if journal is not None and any(amounts[: MAP + 1]):
        tell_gain(state, seat, amounts, step, journal)
    if amounts[WILD]:
        state.agenda.append((WILD_GAIN, seat, step, amounts[WILD]))


def tell_gain(state: State, seat: int, amounts: tuple[int, ...] | list[int], step: int, journal: Journal) -> None:
    args: Args = {"seat": seat_ref(seat), "gains": amount_refs(amounts), "card": state.box.source[step]}
    journal.tell("gained", args)


def apply_wild(state: State, seat: int, lane: list[Frame], resource: int, journal: Journal | None) -> None:
    """The type of a wild amount; in a sealed phase only the seat itself is told."""
    _, _, step, n = lane.pop()
    state.res[seat][resource] += n
    if state.packs is not None:
        note_magic(lane, seat, resource)
    if journal is not None:
        told: Args = {"seat": seat_ref(seat), "gains": [RESOURCE_REFS[resource]] * n, "card": state.box.source[step]}
        journal.tell("gained", None if state.sealed else told, {seat: told} if state.sealed else None)


def lose(state: State, seat: int, op: Op, journal: Journal | None) -> None:
    """Everybody, the active player or the others lose up to that much; who rests does not (R22)."""
    for place in range(state.seats):
        victim = (state.active + place) % state.seats
        if victim == resting(state) or (op[1] == 1 and place) or (op[1] == 2 and not place):
            continue
        have = state.res[victim]
        lost = [min(have[i], op[2 + i]) for i in range(4)]
        if any(lost):
            pay_amounts(state, victim, tuple(lost))
            if journal is not None:
                journal.tell("lost", {"seat": seat_ref(victim), "losses": amount_refs(lost)})


def on_citizen_gained(state: State, seat: int) -> None:
    """Domains that pay for each Citizen gained in the owner's Action Phase (C34)."""
    for domain in state.domains[seat]:
        if state.box.timing[domain] == ON_GAIN_CITIZEN and works(state, domain) and acts(state, seat):
            state.agenda.append((RUN, seat, state.box.power[domain], 0))
