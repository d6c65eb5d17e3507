"""Rulebook, "Harvest Phase": thefts first, then everybody's income, then everybody's choices at the same time.

Gains without a choice are booked in the open. What is left to choose is put on a lane per seat (C28); what a
lane changes is the seat's own resources and nothing else, so lanes never meet.
"""

from __future__ import annotations

from valtable.games.valeria.events import amount_refs, seat_ref
from valtable.games.valeria.phases.counting import counted
from valtable.games.valeria.phases.lanes import settle
from valtable.games.valeria.state import HARVEST_DONE, INCOME, MENU, RUN, State, gain_amounts, resting
from valtable.kernel.agenda import Frame
from valtable.kernel.journal import Journal


def begin_harvest(state: State, seat: int, second: int) -> None:
    """Citizens that steal act before everybody's other powers, card by card (R8, C27)."""
    state.agenda.append((INCOME, seat, second))
    if second:
        return
    box = state.box
    hits = box.hits[state.dice[0] * 7 + state.dice[1]]
    for kind in reversed(state.citizens[seat]):
        if box.steals_first[kind]:
            state.agenda += [(RUN, seat, box.on_turn[kind], 0)] * hits[kind]


def book_income(state: State, active: int, second: int, journal: Journal | None) -> None:
    """Everybody's cards fire on the dice and on their sum; who rests gets nothing (R7, R23).

    The second harvest of the solo game includes what was recruited in between (R12).
    """
    idle = resting(state)
    lanes: list[list[Frame]] = []
    for seat in range(state.seats):
        entries: list[int] = []
        if seat != idle:
            own_turn = seat == active and not second
            before = state.res[seat][:]
            entries = fire(state, seat, own_turn)
            if journal is not None and state.res[seat] != before:
                gains = [now - then for now, then in zip(state.res[seat], before, strict=True)]
                journal.tell("income", {"seat": seat_ref(seat), "gains": amount_refs(gains)})
        lanes.append([(MENU, seat, *sorted(entries))] if entries else [])
    open_lanes(state, lanes, active)


def fire(state: State, seat: int, own_turn: bool) -> list[int]:
    """Book what asks nothing; the steps that ask, each as often as its card fires."""
    box = state.box
    code = state.dice[0] * 7 + state.dice[1]
    hits, doubles = box.hits[code], state.dice[0] == state.dice[1]
    programs = box.on_turn if own_turn else box.off_turn
    entries: list[int] = []
    activated = False
    for kind in state.citizens[seat]:
        times = hits[kind]
        if times:
            activated = True
            if not (own_turn and box.steals_first[kind]):
                book(state, seat, programs[kind], times, entries)
    starters, starter_hits = box.starter_on_turn if own_turn else box.starter_off_turn, box.starter_hits[code]
    for starter in box.plain_starters:
        if starter_hits[starter]:
            activated = True
            book(state, seat, starters[starter], starter_hits[starter], entries)
    times = herald_fires(state, doubles, activated)
    if times:
        book(state, seat, starters[box.herald], times, entries)
    return entries


def book(state: State, seat: int, program: int, times: int, entries: list[int]) -> None:
    box = state.box
    fixed, counting, asking = box.plans[program]
    for _ in range(times):
        gain_amounts(state, seat, fixed)
    for step in counting:
        op = box.code[step]
        n = times * counted(state, seat, op[7:])
        gain_amounts(state, seat, tuple(amount * n for amount in op[1:5]))
    if asking:
        entries += asking * times


def herald_fires(state: State, doubles: bool, activated: bool) -> int:
    """Once when nothing of one's own fired, on doubles as the switch says (R11, C3)."""
    box, herald = state.box, state.box.herald
    if not doubles:
        return 0 if activated else 1
    if state.options.herald == "printed":
        return min(box.printed_fires_on_doubles[herald] + (not activated), box.most_fires[herald])
    return box.fires_on_doubles[herald]


def open_lanes(state: State, lanes: list[list[Frame]], active: int) -> None:
    """Everybody with something to choose does so at the same time; alone it is simply asked."""
    for seat, lane in enumerate(lanes):
        settle(state, seat, lane, None)
    if state.seats == 1:
        state.agenda += lanes[0]
        return
    if any(lanes):
        state.agenda.append((HARVEST_DONE, active))
        state.lanes = lanes
        state.sealed = [lane[:] for lane in lanes]
        state.opening = [have[:] for have in state.res]


def close_harvest(state: State, journal: Journal | None) -> None:
    """Tell what everybody made of it, in seat order; only now others learn it."""
    if journal is not None:
        for seat, lane in enumerate(state.lanes):
            if lane:
                change = [now - then for now, then in zip(state.res[seat], state.opening[seat], strict=True)]
                paid, gains = amount_refs([max(-n, 0) for n in change]), amount_refs([max(n, 0) for n in change])
                journal.tell("harvested", {"seat": seat_ref(seat), "paid": paid, "gains": gains}, reveals=True)
    close_lanes(state)


def close_dukes(state: State, journal: Journal | None) -> None:
    if journal is not None:
        journal.tell("dukes_chosen", {}, reveals=True)
    close_lanes(state)


def close_lanes(state: State) -> None:
    state.sealed, state.lanes, state.opening = [], [], []
