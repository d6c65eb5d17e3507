"""Rulebook, "Harvest Phase": thefts first, then everybody's income, then everybody's choices at the same time.

Gains without a choice are booked in the open. What is left to choose is put on a lane per seat (C28); what a
lane changes is the seat's own resources and nothing else, so lanes never meet.
"""

from __future__ import annotations

from valtable.games.valeria.box.components import ANY_HARVEST, OWN_HARVEST
from valtable.games.valeria.people.events import amount_refs, relic_ref, seat_ref
from valtable.games.valeria.phases.counting import counted
from valtable.games.valeria.phases.effects import map_option
from valtable.games.valeria.phases.gains import MAP, give_maps, tell_gain
from valtable.games.valeria.phases.lanes import OPERA_HOUSE, close_opera_house, settle
from valtable.games.valeria.state.frames import (
    CHOICE,
    CLOSE,
    HARVEST_DONE,
    INCOME,
    MENU,
    REFILL,
    RELIC_CHOICE,
    RELICS_DONE,
    RUN,
)
from valtable.games.valeria.state.movers import gain_amounts
from valtable.games.valeria.state.state import State, resting, works
from valtable.kernel.agenda import Frame
from valtable.kernel.journal import Journal
from valtable.kernel.refusal import Args


def begin_harvest(state: State, seat: int, second: int) -> None:
    """Citizens that steal act before everybody's other powers, card by card (R8, C27)."""
    state.agenda.append((INCOME, seat, second))
    if state.modules:
        state.magic_gained = [0] * state.seats
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
            before = holdings(state, seat)
            entries = fire(state, seat, own_turn)
            if state.modules and state.res[seat][2] > before[2]:
                state.magic_gained[seat] = 1
            if journal is not None and holdings(state, seat) != before:
                gains = [now - then for now, then in zip(holdings(state, seat), before, strict=True)]
                journal.tell("income", {"seat": seat_ref(seat), "gains": amount_refs(gains)})
        lanes.append([(MENU, seat, *sorted(entries))] if entries else [])
    if state.modules:
        add_opera_houses(state, lanes, idle, journal)
        wait_for_slays(state, active, second)
    open_lanes(state, lanes, active, journal)


def holdings(state: State, seat: int) -> list[int]:
    """Resources, points and, with modules, Maps."""
    return [*state.res[seat], state.maps[seat]] if state.modules else state.res[seat][:]


def wait_for_slays(state: State, active: int, second: int) -> None:
    """Bonus slays of the active player's cards come when everybody has harvested (C28)."""
    if second:
        return
    box, code = state.box, state.dice[0] * 7 + state.dice[1]
    steps = [
        step
        for kind in state.citizens[active]
        for step in box.plans[box.on_turn[kind]][3]
        for _ in range(box.hits[code][kind])
    ]
    for step in steps:
        state.agenda += [(REFILL, active), (RUN, active, step, 0)]


def add_opera_houses(state: State, lanes: list[list[Frame]], idle: int, journal: Journal | None) -> None:
    """Whoever has an Opera House: its Magic closes the Harvest, at once where nothing is to choose (C28)."""
    for seat, lane in enumerate(lanes):
        for domain in opera_houses(state, seat) if seat != idle else ():
            lane.insert(0, (CLOSE, seat, state.magic_gained[seat], domain))
        while lane and lane[-1][0] == CLOSE:
            close_opera_house(state, lane.pop(), journal)


def opera_houses(state: State, seat: int) -> list[int]:
    return [d for d in state.domains[seat] if state.box.timing[d] == ANY_HARVEST and works(state, d)]


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
    if state.modules:
        fire_more(state, seat, own_turn, doubles, activated, entries)
        return entries
    times = herald_fires(state, box.herald, doubles, activated)
    if times:
        book(state, seat, starters[box.herald], times, entries)
    return entries


def fire_more(state: State, seat: int, own_turn: bool, doubles: bool, activated: bool, entries: list[int]) -> None:
    """The third Starter, whichever it is (C2, R30), and Domains that pay in the own Harvest."""
    box, third = state.box, state.third
    times = herald_fires(state, third, doubles, activated)
    if third == box.extras.coxswain and state.options.coxswain == "seed":
        program = box.extras.seed_on_turn if own_turn else box.extras.seed_off_turn
    else:
        program = (box.starter_on_turn if own_turn else box.starter_off_turn)[third]
    if times:
        book(state, seat, program, times, entries)
    if own_turn:
        for domain in state.domains[seat]:
            if box.timing[domain] == OWN_HARVEST and works(state, domain):
                book(state, seat, box.power[domain], 1, entries)


def book(state: State, seat: int, program: int, times: int, entries: list[int]) -> None:
    box = state.box
    fixed, counting, asking, _ = box.plans[program]
    for _ in range(times):
        gain_amounts(state, seat, fixed)
    if fixed[MAP]:
        give_maps(state, seat, fixed[MAP] * times)
    for step in counting:
        op = box.code[step]
        n = times * counted(state, seat, op[7:])
        gain_amounts(state, seat, tuple(amount * n for amount in op[1:5]))
    if asking:
        entries += asking * times


def herald_fires(state: State, herald: int, doubles: bool, activated: bool) -> int:
    """Once when nothing of one's own fired, on doubles as the switch says (R11, C3)."""
    box = state.box
    if not doubles:
        return 0 if activated else 1
    if herald == box.herald and state.options.herald == "printed":
        return min(box.printed_fires_on_doubles[herald] + (not activated), box.most_fires[herald])
    return box.fires_on_doubles[herald]


def open_lanes(state: State, lanes: list[list[Frame]], active: int, journal: Journal | None) -> None:
    """Everybody with something to choose does so at the same time; alone it is simply asked.

    What leaves no choice from the start follows from what lies open and is told to all.
    """
    for seat, lane in enumerate(lanes):
        settle(state, seat, lane, journal)
    if state.seats == 1:
        state.agenda += lanes[0]
        return
    if any(lanes):
        state.agenda.append((HARVEST_DONE, active))
        state.lanes = lanes
        state.sealed = [lane[:] for lane in lanes]
        state.opening = [have[:] for have in state.res]


def close_harvest(state: State, active: int, journal: Journal | None) -> None:
    """Tell what everybody made of it, in seat order; only now others learn it. Who made it was told step by step."""
    if journal is not None:
        for seat, lane in enumerate(state.lanes):
            if lane:
                change = [now - then for now, then in zip(state.res[seat], state.opening[seat], strict=True)]
                paid, gains = amount_refs([max(-n, 0) for n in change]), amount_refs([max(n, 0) for n in change])
                told: Args = {"seat": seat_ref(seat), "paid": paid, "gains": gains, "own": "no"}
                journal.tell("harvested", told, {seat: told | {"own": "yes"}}, reveals=True)
    close_lanes(state)
    if state.modules and any(state.claims):
        hand_out_maps(state, active, journal)


def hand_out_maps(state: State, active: int, journal: Journal | None) -> None:
    """In turn order from the active player; who comes too late takes another option of the card (C50)."""
    late: list[Frame] = []
    for place in range(state.seats):
        seat = (active + place) % state.seats
        for step in state.claims[seat]:
            if step == OPERA_HOUSE:
                late += [(CLOSE, seat, 0, domain) for domain in opera_houses(state, seat)]
                continue
            n = give_maps(state, seat, map_option(state, step))
            if n and journal is not None:
                tell_gain(state, seat, (0, 0, 0, 0, n), step, journal)
            elif not n:
                late.append((CHOICE, seat, step, 1, 0))
        state.claims[seat] = []
    state.agenda += reversed(late)


def close_dukes(state: State, journal: Journal | None) -> None:
    if journal is not None:
        journal.tell("dukes_chosen", {}, reveals=True)
    close_lanes(state)


def open_relics(state: State, active: int) -> None:
    """Two Relics lie before everybody; all keep one at the same time, in the open from then on (R32)."""
    state.agenda.append((RELICS_DONE, active))
    if state.seats == 1:
        state.agenda.append((RELIC_CHOICE, 0))
        return
    state.lanes = [[(RELIC_CHOICE, seat)] for seat in range(state.seats)]
    state.sealed = [lane[:] for lane in state.lanes]
    state.opening = [have[:] for have in state.res]


def close_relics(state: State, journal: Journal | None) -> None:
    if journal is not None:
        for seat in range(state.seats):
            card = relic_ref(state.box, state.relics[seat][state.relic_kept[seat]])
            journal.tell("relics_chosen", {"seat": seat_ref(seat), "card": card}, reveals=True)
    close_lanes(state)


def close_lanes(state: State) -> None:
    state.sealed, state.lanes, state.opening = [], [], []
