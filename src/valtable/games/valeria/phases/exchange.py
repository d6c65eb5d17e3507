"""Exchanges: pay the left amount, gain the right one, each side exactly; a wild side asks for its type (R18, C29)."""

from __future__ import annotations

from valtable.games.valeria.asking.reasons import CANNOT_EXCHANGE
from valtable.games.valeria.box.actions import MAGIC, VP
from valtable.games.valeria.box.words import MAP, WILD
from valtable.games.valeria.modules.crimson_seas.maps import give_maps
from valtable.games.valeria.modules.packs.opera_house import note_magic
from valtable.games.valeria.modules.verbs import PAY_OPPONENT
from valtable.games.valeria.people.events import amount_refs, seat_ref
from valtable.games.valeria.phases.purse import affords, purse, spend
from valtable.games.valeria.state.frames import SWAP, WILD_GAIN
from valtable.games.valeria.state.movers import gain_amounts, pay_amounts
from valtable.games.valeria.state.state import State
from valtable.kernel.agenda import Frame
from valtable.kernel.journal import Journal
from valtable.kernel.refusal import OK, Args


def why_not_exchange(state: State, seat: int, step: int) -> int:
    return OK if affords(state, seat, state.box.code[step][1:7]) else CANNOT_EXCHANGE


def apply_exchange(state: State, seat: int, journal: Journal | None) -> None:
    step = state.agenda.pop()[2]
    exchange(state, seat, step, state.agenda, journal)


def exchange(state: State, seat: int, step: int, lane: list[Frame], journal: Journal | None) -> None:
    """Ask for the type that is paid, if any will do; else it is paid now."""
    pay = state.box.code[step][1:7]
    if pay[WILD]:
        lane.append((SWAP, seat, step))
    else:
        complete_exchange(state, seat, step, pay, lane, journal)


def complete_exchange(
    state: State, seat: int, step: int, paid: tuple[int, ...], lane: list[Frame], journal: Journal | None
) -> None:
    """In a sealed phase only the seat itself is told. Tomes pay no gifts, which alone go to the bank (C31, C39)."""
    op = state.box.code[step]
    gains = op[7:13]
    if op[0] == PAY_OPPONENT:
        pay_amounts(state, seat, paid)
    else:
        spend(state, seat, (paid[0], paid[1], paid[2]), journal)
        state.res[seat][VP] -= paid[VP]
    if gains[MAGIC] and state.packs is not None:
        note_magic(lane, seat, MAGIC)
    if gains[MAP]:
        gains = (*gains[:MAP], give_maps(state, seat, gains[MAP]), gains[WILD])
    gain_amounts(state, seat, gains)
    if journal is not None:
        told: Args = {
            "seat": seat_ref(seat), "card": state.box.source[step],
            "paid": amount_refs(paid[:4]), "gains": amount_refs(gains[:5]),
        }  # fmt: skip
        journal.tell("exchanged", None if state.sealed else told, {seat: told} if state.sealed else None)
    if gains[WILD]:
        lane.append((WILD_GAIN, seat, step, gains[WILD]))


# The type that is paid


def swap_types(state: State, seat: int, step: int) -> list[int]:
    """The resources of which there is enough."""
    wanted, have = state.box.code[step][1 + WILD], purse(state, seat)
    return [resource for resource in range(3) if have[resource] >= wanted]


def why_not_swap(state: State, seat: int, step: int, resource: int) -> int:
    return OK if resource in swap_types(state, seat, step) else CANNOT_EXCHANGE


def apply_swap(state: State, seat: int, lane: list[Frame], resource: int, journal: Journal | None) -> None:
    step = lane.pop()[2]
    paid = [0, 0, 0, 0]
    paid[resource] = state.box.code[step][1 + WILD]
    complete_exchange(state, seat, step, tuple(paid), lane, journal)
