"""Rulebook, "Harvest Phase": thefts first, then everybody's income, then everybody's choices at the same time.

Gains without a choice are booked in the open. What is left to choose is put on a lane per seat (C28); what a
lane changes is the seat's own resources and nothing else, so lanes never meet.
"""

from __future__ import annotations

from mypy_extensions import i64

from valtable.games.valeria.box.actions import MAGIC
from valtable.games.valeria.box.components import OWN_HARVEST
from valtable.games.valeria.box.derived import APART, INCOME_BITS, MOST_INCOME
from valtable.games.valeria.box.words import MAP
from valtable.games.valeria.modules.crimson_seas.claims import hand_out_maps
from valtable.games.valeria.modules.crimson_seas.maps import give_maps
from valtable.games.valeria.modules.packs.opera_house import add_opera_houses
from valtable.games.valeria.people.events import amount_refs, seat_ref
from valtable.games.valeria.phases.counting import counted
from valtable.games.valeria.phases.lanes import settle
from valtable.games.valeria.phases.third_starter import fires_of_third, third_program
from valtable.games.valeria.state.centre import resting, works
from valtable.games.valeria.state.frames import (
    HARVEST_DONE,
    INCOME,
    MENU,
    REFILL,
    RUN,
)
from valtable.games.valeria.state.movers import seal, unseal
from valtable.games.valeria.state.state import State
from valtable.kernel.agenda import Frame
from valtable.kernel.journal import Journal
from valtable.kernel.refusal import Args


def begin_harvest(state: State, seat: int, second: int, journal: Journal | None) -> None:
    """Citizens that steal act before everybody's other powers, card by card (R8, C27)."""
    if (packs := state.packs) is not None:
        packs.magic_gained = [0] * state.seats
    box, citizens = state.box, state.citizens[seat]
    if second or box.thieves.isdisjoint(citizens):
        book_income(state, seat, second, journal)
        return
    state.agenda.append((INCOME, seat, second))
    hits = box.hits[state.dice[0] * 7 + state.dice[1]]
    for kind in reversed(citizens):
        if kind in box.thieves:
            state.agenda += [(RUN, seat, box.on_turn[kind], 0)] * hits[kind]


def book_income(state: State, active: int, second: int, journal: Journal | None) -> None:
    """Everybody's cards fire on the dice and on their sum; who rests gets nothing (R7, R23).

    The second harvest of the solo game includes what was recruited in between (R12).
    """
    idle, packs = resting(state), state.packs
    lanes: list[list[Frame]] = []
    for seat in range(state.seats):
        entries: list[int] = []
        if seat != idle:
            own_turn = seat == active and not second
            before = [] if journal is None and packs is None else holdings(state, seat)
            entries = fire(state, seat, own_turn)
            if packs is not None and state.res[seat][MAGIC] > before[MAGIC]:
                packs.magic_gained[seat] = 1
            if journal is not None and holdings(state, seat) != before:
                gains = [now - then for now, then in zip(holdings(state, seat), before, strict=True)]
                journal.tell("income", {"seat": seat_ref(seat), "gains": amount_refs(gains)})
        lanes.append([(MENU, seat, *sorted(entries))] if entries else [])
    if packs is not None:
        add_opera_houses(state, packs, lanes, idle, journal)
        wait_for_slays(state, active, second)
    open_lanes(state, lanes, active, journal)


def holdings(state: State, seat: int) -> list[int]:
    """Resources, points and Maps, where there are any."""
    seas = state.seas
    return state.res[seat][:] if seas is None else [*state.res[seat], seas.maps[seat]]


def wait_for_slays(state: State, active: int, second: int) -> None:
    """Bonus slays of the active player's cards come when everybody has harvested (C28)."""
    box, code = state.box, state.dice[0] * 7 + state.dice[1]
    if second or box.slayers.isdisjoint(state.citizens[active]):
        return
    steps = [
        step
        for kind in state.citizens[active]
        for step in box.plans[box.on_turn[kind]][3]
        for _ in range(box.hits[code][kind])
    ]
    for step in steps:
        state.agenda += [(REFILL, active), (RUN, active, step, 0)]


def fire(state: State, seat: int, own_turn: bool) -> list[int]:
    """Book what asks nothing, in one sum; the steps that ask, each as often as its card fires."""
    box, have, packs = state.box, state.res[seat], state.packs
    code = state.dice[0] * 7 + state.dice[1]
    income = box.income[own_turn][code]
    total: i64 = box.starters_income[own_turn][code]
    entries: list[int] = []
    for kind in state.citizens[seat]:
        if income[kind]:
            total += income[kind]
            if income[kind] >= APART:
                program = box.on_turn[kind] if own_turn else box.off_turn[kind]
                book(state, seat, program, box.hits[code][kind], entries)
    if total:
        have[0] += total & MOST_INCOME
        have[1] += total >> INCOME_BITS & MOST_INCOME
        have[2] += total >> 2 * INCOME_BITS & MOST_INCOME
        have[3] += total >> 3 * INCOME_BITS & MOST_INCOME
    doubles = state.dice[0] == state.dice[1]
    if doubles or not total:
        third = box.herald if packs is None else packs.third
        times = fires_of_third(state, third, doubles, total > 0)
        if times:
            book(state, seat, third_program(state, third, own_turn), times, entries)
    if own_turn and packs is not None:
        for domain in state.domains[seat]:
            if box.timing[domain] == OWN_HARVEST and works(state, domain):
                book(state, seat, box.power[domain], 1, entries)
    return entries


def book(state: State, seat: int, program: int, times: int, entries: list[int]) -> None:
    box = state.box
    fixed, counting, asking, _ = box.plans[program]
    for what, n in fixed:
        if what == MAP:
            give_maps(state, seat, n * times)
        else:
            state.res[seat][what] += n * times
    for step in counting:
        op = box.code[step]
        n = times * counted(state, seat, op[7:])
        for what in range(4):
            if op[1 + what]:
                state.res[seat][what] += op[1 + what] * n
    if asking:
        entries += asking * times


def open_lanes(state: State, lanes: list[list[Frame]], active: int, journal: Journal | None) -> None:
    """Everybody with something to choose does so at the same time; alone it is simply asked.

    What leaves no choice from the start follows from what lies open and is told to all.
    """
    asked = False
    for seat, lane in enumerate(lanes):
        if lane:
            settle(state, seat, lane, journal)
            asked = asked or bool(lane)
    if state.seats == 1:
        state.agenda += lanes[0]
    elif asked:
        state.agenda.append((HARVEST_DONE, active))
        seal(state, lanes)


def close_harvest(state: State, active: int, journal: Journal | None) -> None:
    """Tell what everybody made of it, in seat order; only now others learn it. Who made it was told step by step."""
    if journal is not None:
        for seat, lane in enumerate(state.lanes):
            if lane:
                change = [now - then for now, then in zip(state.res[seat], state.opening[seat], strict=True)]
                paid, gains = amount_refs([max(-n, 0) for n in change]), amount_refs([max(n, 0) for n in change])
                told: Args = {"seat": seat_ref(seat), "paid": paid, "gains": gains, "own": "no"}
                journal.tell("harvested", told, {seat: told | {"own": "yes"}}, reveals=True)
    unseal(state)
    hand_out_maps(state, active, journal)


def close_dukes(state: State, journal: Journal | None) -> None:
    if journal is not None:
        journal.tell("dukes_chosen", {}, reveals=True)
    unseal(state)
