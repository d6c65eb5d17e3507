"""The table of a view, for screens that know no game, and the count of all components."""

from __future__ import annotations

from collections import Counter
from typing import Final

from valtable.games.valeria.box.components import NONE, Box
from valtable.games.valeria.box.derived import NUMBERS
from valtable.games.valeria.box.words import ROLES
from valtable.games.valeria.modules import tabletop as module_table
from valtable.games.valeria.people.asking_prices import Cost, Prices, printed_monster
from valtable.games.valeria.people.before_seats import counted_things, seat_places
from valtable.games.valeria.people.events import (
    amount_refs,
    citizen_ref,
    cover_ref,
    domain_ref,
    duke_ref,
    monster_ref,
)
from valtable.games.valeria.people.near_end import stacks_left
from valtable.games.valeria.scoring import dark_lord_points
from valtable.games.valeria.sight.view import ValeriaView
from valtable.games.valeria.state.centre import is_plain_event
from valtable.games.valeria.state.frames import ACTION
from valtable.games.valeria.state.state import BARE, EXHAUSTED, REPLACE
from valtable.kernel.refusal import Args
from valtable.kernel.table import Place, Table, Thing, hidden, remembered, thing

Marks = tuple[tuple[str, Args], ...]
Stack = tuple[tuple[int, Cost], ...]
"""Monsters, each with its tokens."""
DICE: Final = ("first", "second", "sum")


def lay_table(box: Box, view: ValeriaView) -> Table:
    """The four rows of the centre, the Exhausted deck and the counters, then each seat's own places."""
    prices = Prices(box, view)
    slots = centre(box, view, prices)
    shared = [
        Place("monsters", "monsters", tuple(slots[:5]), columns=5),
        Place("citizens", "citizens", tuple(slots[5:15]), columns=5),
        Place("domains", "domains", tuple(slots[15:]), columns=5),
        Place("exhausted_deck", "exhausted_deck", deck_things(box, view)),
        Place("course", "course", course_things(box, view) + module_table.course_things(view)),
        *module_table.shared_places(box, view, prices),
    ]
    if view.seats == 1:
        shared.append(Place("dark_lord", "dark_lord", dark_lord_things(box, view)))
    shared += aside_places(box, view, prices)
    return Table((*shared, *(place for seat in range(view.seats) for place in seat_places(box, view, seat))))


def centre(box: Box, view: ValeriaView, prices: Prices) -> list[Thing]:
    """What lies on top of each slot."""
    slots = [monster_slot(box, view, prices, slot) for slot in range(5)]
    slots += [citizen_slot(box, view, prices, slot) for slot in range(5, 15)]
    slots += [domain_slot(box, view, prices, slot) for slot in range(15, 20)]
    if view.more is not None:
        slots = [module_table.overlay(box, view, prices, slot, under) for slot, under in enumerate(slots)]
    return slots


def aside_places(box: Box, view: ValeriaView, prices: Prices) -> list[Place]:
    """To look up: what lies under the top Monsters, and the cards that nobody has seen yet, in play or not."""
    places = []
    stacks = [tuple(zip(view.stacks[slot][-2::-1], view.tokens[slot][-2::-1], strict=True)) for slot in range(5)]
    if any(stacks):
        places.append(below(box, tuple(stacks), tuple(view.areas)))
    if view.domain_bag:
        domains = [domain_thing(box, kind, 1, prices.domain(kind)) for kind in sorted(view.domain_bag)]
        places.append(Place("unseen_domains", "unseen_domains", tuple(domains), aside=True))
    if any(view.bags):
        places.append(unseen_citizens(box, tuple([tuple(sorted(bag)) for bag in view.bags])))
    if view.event_bag:
        places.append(unseen_events(box, tuple(sorted(view.event_bag))))
    unseen = module_table.unseen(box, view)
    return places + [Place(name, name, counted_things(refs), aside=True) for name, refs in unseen.items() if refs]


@remembered
def below(box: Box, stacks: tuple[Stack, ...], areas: tuple[int, ...]) -> Place:
    """The Monsters of each stack with their tokens, without the top one."""
    things = [
        monster_thing(box, card, n, printed_monster(box, card, tokens), areas[slot])
        for slot, stack in enumerate(stacks)
        for (card, tokens), n in Counter(stack).items()
    ]
    return Place("below", "below", tuple(things), aside=True)


@remembered
def unseen_citizens(box: Box, bags: tuple[tuple[int, ...], ...]) -> Place:
    refs = [citizen_ref(box, kind) for bag in bags for kind in bag]
    return Place("unseen_citizens", "unseen_citizens", counted_things(refs), aside=True)


@remembered
def unseen_events(box: Box, bag: tuple[int, ...]) -> Place:
    refs = [cover_ref(box, kind) for kind in bag]
    return Place("unseen_events", "unseen_events", counted_things(refs), aside=True)


def cover_thing(box: Box, view: ValeriaView, prices: Prices, slot: int) -> Thing:
    card = view.cover[slot]
    if card in (NONE, BARE, REPLACE):
        return thing("cover:bare", "card")
    if card == EXHAUSTED:
        return thing("cover:exhausted", "card")
    if is_plain_event(card):
        return thing(cover_ref(box, card), "card")
    return event_thing(box, card, prices.monster(slot, card, view.cover_tokens[slot]))


@remembered
def event_thing(box: Box, card: int, cost: Cost) -> Thing:
    """A Monster from the Exhausted deck; it may act when numbers are rolled."""
    marks = monster_marks(box, card, cost)
    if box.activation[card]:
        number: Args = {"number": "/".join(str(n) for n in box.activation[card])}
        marks = (("number", number), *marks)
    return Thing(monster_ref(box, card), "card", marks=marks)


@remembered
def monster_thing(box: Box, card: int, n: int, cost: Cost, area: int) -> Thing:
    """A Monster in its Area. One that cannot be slain yet costs what is printed, and its tokens."""
    marks: Marks = (*monster_marks(box, card, cost), ("area", {"area": f"area:{box.areas[area]}"}))
    return Thing(monster_ref(box, card), "card", n, marks=marks)


def monster_marks(box: Box, card: int, cost: Cost) -> Marks:
    type_: Args = {"type": f"type:{box.types[box.monster_type[card]]}"}
    return (("cost", {"cost": amount_refs(cost)}), ("points", {"n": box.monster_vp[card]}), ("type", type_))


def monster_slot(box: Box, view: ValeriaView, prices: Prices, slot: int) -> Thing:
    stack = view.stacks[slot]
    if not stack:
        return cover_thing(box, view, prices, slot)
    cost = prices.monster(slot, stack[-1], view.tokens[slot][-1])
    return monster_thing(box, stack[-1], len(stack), cost, view.areas[slot])


def citizen_slot(box: Box, view: ValeriaView, prices: Prices, slot: int) -> Thing:
    """The face-up Citizen with its price for the viewer."""
    stack = view.stacks[slot]
    if not stack:
        return cover_thing(box, view, prices, slot)
    return citizen_thing(box, slot, stack[-1], len(stack) + view.down[slot - 5], prices.citizen(stack[-1]))


@remembered
def citizen_thing(box: Box, slot: int, kind: int, n: int, price: int) -> Thing:
    icons = [f"role:{role}" for role, n in zip(ROLES, box.citizen_roles[kind], strict=True) if n]
    marks: Marks = (
        ("number", {"number": NUMBERS[slot - 5]}),
        ("cost", {"cost": amount_refs((price,))}),
        ("roles", {"on": "citizen", "roles": icons}),
    )
    return Thing(citizen_ref(box, kind), "card", n, marks=marks)


def domain_slot(box: Box, view: ValeriaView, prices: Prices, slot: int) -> Thing:
    domain, left = view.tops[slot - 15], view.left[slot - 15]
    if domain == NONE:
        return hidden("domain:back", "card", left) if left else cover_thing(box, view, prices, slot)
    return domain_thing(box, domain, 1 + left, prices.domain(domain))


@remembered
def domain_thing(box: Box, domain: int, n: int, price: int) -> Thing:
    """The price for the viewer, the icons it asks for, its points."""
    needed = [f"role:{role}" for role, n in zip(ROLES, box.domain_roles[domain], strict=True) for _ in range(n)]
    marks: Marks = (
        ("cost", {"cost": amount_refs((price,))}),
        ("roles", {"on": "domain", "roles": needed}),
        ("points", {"n": box.domain_vp[domain]}),
    )
    return Thing(domain_ref(box, domain), "card", n, marks=marks)


def deck_things(box: Box, view: ValeriaView) -> tuple[Thing, ...]:
    unknown = sum(view.upper) + sum(view.lower)
    backs = (hidden("cover:back", "card", unknown),) if unknown else ()
    return backs + tuple(thing(cover_ref(box, card), "card") for card in view.bottom)


def course_things(box: Box, view: ValeriaView) -> tuple[Thing, ...]:
    """Round, dice with their sum, actions left, and how near the end is."""
    exhausted, monsters, domains = stacks_left(view)
    rolled = (*view.dice, sum(view.dice))
    dice = tuple(thing(f"die:{name}", "track", n) for name, n in zip(DICE, rolled, strict=True) if n)
    return (
        thing("counter:round", "track", view.round),
        *dice,
        *(thing("counter:actions", "counter", frame[2]) for frame in view.agenda if frame[0] == ACTION and frame[2]),
        exhausted_thing(exhausted, box.exhausted_to_end[view.seats]),
        thing("counter:monster_stacks", "counter", monsters),
        thing("counter:domain_stacks", "counter", domains),
    )


@remembered
def exhausted_thing(n: int, end: int) -> Thing:
    return Thing("counter:exhausted", "counter", n, marks=(("of", {"n": end}),))


def dark_lord_things(box: Box, view: ValeriaView) -> tuple[Thing, ...]:
    duke = () if view.dark_duke == NONE else (thing(duke_ref(box, view.dark_duke), "card"),)
    points = thing("counter:dark_lord", "counter", dark_lord_points(box, view))
    caught = counted_things([citizen_ref(box, kind) for kind in view.captured_citizens])
    return (points, *duke, *caught, *counted_things([domain_ref(box, kind) for kind in view.captured_domains]))
