"""Stealing from opponents (R9, C27), and Citizens for nothing (R16, C34)."""

from __future__ import annotations

from valtable.games.valeria.asking.reasons import (
    BLOCKADED,
    IS_RESTING,
    KEEPS_ALL,
    NO_OPPONENT,
    NOT_STOLEN,
    NOT_SUITABLE,
    NOTHING_THERE,
    THEY_HAVE_NONE,
)
from valtable.games.valeria.box.actions import MAGIC
from valtable.games.valeria.box.components import NONE
from valtable.games.valeria.box.words import Op
from valtable.games.valeria.modules.packs.banishing import keeps_all
from valtable.games.valeria.modules.packs.pirates import is_blocked
from valtable.games.valeria.people.events import RESOURCE_REFS, citizen_ref, seat_ref
from valtable.games.valeria.phases.gains import gain, on_citizen_gained
from valtable.games.valeria.phases.refill import gain_citizen
from valtable.games.valeria.state.centre import citizen_at, resting
from valtable.games.valeria.state.frames import STEALING, TAKING
from valtable.games.valeria.state.state import State
from valtable.kernel.chance import Chance
from valtable.kernel.journal import Journal
from valtable.kernel.refusal import OK, Args


def why_not_steal(state: State, seat: int, op: Op, victim: int, resource: int) -> int:
    """From an opponent who has at least 1 of it and does not rest (C27)."""
    if victim >= state.seats or victim == seat:
        return NO_OPPONENT
    if not op[1 + resource]:
        return NOT_STOLEN
    if victim == resting(state):
        return IS_RESTING
    if keeps_all(state, victim):
        return KEEPS_ALL
    return OK if state.res[victim][resource] else THEY_HAVE_NONE


def steal(state: State, seat: int, op: Op, step: int, journal: Journal | None) -> None:
    """Ask from whom; alone everything comes from the bank, one choice if there are several (C39)."""
    if state.seats > 1:
        state.agenda.append((STEALING, seat, step))
        return
    options = [resource for resource in range(3) if op[1 + resource]]
    if len(options) > 1:
        state.agenda.append((STEALING, seat, step))
    else:
        take_from_bank(state, seat, step, options[0], journal)


def take_from_bank(state: State, seat: int, step: int, resource: int, journal: Journal | None) -> None:
    amounts = [0, 0, 0, 0, 0, 0]
    amounts[resource] = state.box.code[step][1 + resource]
    gain(state, seat, tuple(amounts), 1, step, journal)
    if resource == MAGIC and (packs := state.packs) is not None:
        packs.magic_gained[seat] = 1


def apply_steal(state: State, seat: int, victim: int, resource: int, journal: Journal | None) -> None:
    """As much as there is, up to the amount; kinds are never mixed (R9)."""
    step = state.agenda.pop()[2]
    n = min(state.box.code[step][1 + resource], state.res[victim][resource])
    state.res[victim][resource] -= n
    state.res[seat][resource] += n
    if journal is not None:
        args: Args = {"seat": seat_ref(seat), "other": seat_ref(victim), "gains": [RESOURCE_REFS[resource]] * n}
        journal.tell("stole", args | {"card": state.box.source[step]})
    if resource == MAGIC and (packs := state.packs) is not None:
        packs.magic_gained[seat] = 1
    pay_victim(state, victim, state.box.code[step][4:10], step, journal)


def pay_victim(state: State, victim: int, amounts: tuple[int, ...], step: int, journal: Journal | None) -> None:
    """What the bank gives to whom something was taken from."""
    if any(amounts):
        gain(state, victim, amounts, 1, step, journal)


# Free Citizens


def why_not_take(state: State, op: Op, slot: int) -> int:
    """A face-up Citizen with the icon, the name and the printed cost the card asks for (R16)."""
    kind = citizen_at(state, slot)
    if kind == NONE:
        return NOTHING_THERE
    box = state.box
    if is_blocked(state, kind):
        return BLOCKADED
    fits = (
        (not op[2] or box.citizen_roles[kind][op[2] - 1] > 0)
        and (not op[3] or box.citizen_name[kind] == op[3] - 1)
        and box.citizen_cost[kind] <= op[4]
    )
    return OK if fits else NOT_SUITABLE


def can_take(state: State, op: Op) -> bool:
    return any(why_not_take(state, op, at) == OK for at in (range(5, 15) if state.packs is None else range(20)))


def apply_take(state: State, seat: int, slot: int, chance: Chance, journal: Journal | None) -> None:
    """A free Citizen counts as gained (C34); more of them are asked one after the other."""
    _, _, step, left = state.agenda.pop()
    on_citizen_gained(state, seat)
    if journal is not None:
        card = citizen_ref(state.box, citizen_at(state, slot))
        journal.tell("joined", {"seat": seat_ref(seat), "card": card, "source": state.box.source[step]})
    gain_citizen(state, seat, slot, chance, journal)
    op = state.box.code[step]
    if left > 1 and can_take(state, op):
        state.agenda.append((TAKING, seat, step, left - 1))
