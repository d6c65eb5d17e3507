"""The table of a view, for screens that know no game, and the count of all components."""

from __future__ import annotations

from collections import Counter
from typing import Final

from valtable.games.valeria.box.components import NONE, Box
from valtable.games.valeria.box.derived import NUMBERS
from valtable.games.valeria.box.words import ROLES
from valtable.games.valeria.modules import tabletop as module_table
from valtable.games.valeria.modules.packs.state import Tokens
from valtable.games.valeria.people.asking_prices import Prices, printed_monster
from valtable.games.valeria.people.events import (
    RESOURCE_REFS,
    citizen_ref,
    cover_ref,
    domain_ref,
    duke_ref,
    monster_ref,
)
from valtable.games.valeria.people.naming import number_of
from valtable.games.valeria.people.near_end import stacks_left
from valtable.games.valeria.scoring import dark_lord_points, duke_parts, duke_points
from valtable.games.valeria.sight.view import ValeriaView
from valtable.games.valeria.state.centre import is_plain_event
from valtable.games.valeria.state.frames import ACTION
from valtable.games.valeria.state.state import BARE, EXHAUSTED, REPLACE
from valtable.kernel.refusal import Args
from valtable.kernel.table import Place, Table, Thing

Marks = tuple[tuple[str, Args], ...]
DICE: Final = ("first", "second", "sum")


def lay_table(box: Box, view: ValeriaView) -> Table:
    """The four rows of the centre, the Exhausted deck and the counters, then each seat's own places."""
    prices = Prices(box, view)
    slots = [monster_slot(box, view, prices, slot) for slot in range(5)]
    slots += [citizen_slot(box, view, prices, slot) for slot in range(5, 15)]
    slots += [domain_slot(box, view, prices, slot) for slot in range(15, 20)]
    if view.more is not None:
        slots = [module_table.overlay(box, view, prices, slot, thing) for slot, thing in enumerate(slots)]
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


def aside_places(box: Box, view: ValeriaView, prices: Prices) -> list[Place]:
    """To look up: what lies under the top Monsters, and the cards that nobody has seen yet, in play or not."""
    unseen = {
        "unseen_citizens": [citizen_ref(box, kind) for bag in view.bags for kind in sorted(bag)],
        "unseen_events": [cover_ref(box, kind) for kind in sorted(view.event_bag)],
    }
    below = tuple(
        Thing(monster_ref(box, card), "card", n, marks=(*below_marks(box, card, tokens), area_mark(box, view, slot)))
        for slot in range(5)
        for (card, tokens), n in Counter(zip(view.stacks[slot][-2::-1], view.tokens[slot][-2::-1], strict=True)).items()
    )
    unseen |= module_table.unseen(box, view)
    places = [Place("below", "below", below, aside=True)] if below else []
    if view.domain_bag:
        domains = (
            Thing(domain_ref(box, kind), "card", marks=domain_marks(box, prices, kind))
            for kind in sorted(view.domain_bag)
        )
        places.append(Place("unseen_domains", "unseen_domains", tuple(domains), aside=True))
    return places + [Place(name, name, counted_things(refs), aside=True) for name, refs in unseen.items() if refs]


def area_mark(box: Box, view: ValeriaView, slot: int) -> tuple[str, Args]:
    return ("area", {"area": f"area:{box.areas[view.areas[slot]]}"})


def cover_thing(box: Box, view: ValeriaView, prices: Prices, slot: int) -> Thing:
    card = view.cover[slot]
    if card in (NONE, BARE, REPLACE):
        return Thing("cover:bare", "card")
    if card == EXHAUSTED:
        return Thing("cover:exhausted", "card")
    if is_plain_event(card):
        return Thing(cover_ref(box, card), "card")
    marks = monster_marks(box, card, prices.monster(slot, card, view.cover_tokens[slot]))
    if box.activation[card]:
        number: Args = {"number": "/".join(str(n) for n in box.activation[card])}
        marks = (("number", number), *marks)
    return Thing(monster_ref(box, card), "card", marks=marks)


def below_marks(box: Box, card: int, tokens: Tokens) -> Marks:
    """A Monster that cannot be slain yet costs what is printed, and its tokens."""
    return monster_marks(box, card, printed_monster(box, card, tokens))


def monster_marks(box: Box, card: int, cost: list[str]) -> Marks:
    type_: Args = {"type": f"type:{box.types[box.monster_type[card]]}"}
    return (("cost", {"cost": cost}), ("points", {"n": box.monster_vp[card]}), ("type", type_))


def monster_slot(box: Box, view: ValeriaView, prices: Prices, slot: int) -> Thing:
    stack = view.stacks[slot]
    if not stack:
        return cover_thing(box, view, prices, slot)
    marks = monster_marks(box, stack[-1], prices.monster(slot, stack[-1], view.tokens[slot][-1]))
    return Thing(monster_ref(box, stack[-1]), "card", len(stack), marks=(*marks, area_mark(box, view, slot)))


def citizen_slot(box: Box, view: ValeriaView, prices: Prices, slot: int) -> Thing:
    """The face-up Citizen with its price for the viewer."""
    stack = view.stacks[slot]
    if not stack:
        return cover_thing(box, view, prices, slot)
    kind = stack[-1]
    icons = [f"role:{role}" for role, n in zip(ROLES, box.citizen_roles[kind], strict=True) if n]
    marks: Marks = (
        ("number", {"number": NUMBERS[slot - 5]}),
        ("cost", {"cost": prices.citizen(kind)}),
        ("roles", {"on": "citizen", "roles": icons}),
    )
    return Thing(citizen_ref(box, kind), "card", len(stack) + view.down[slot - 5], marks=marks)


def domain_slot(box: Box, view: ValeriaView, prices: Prices, slot: int) -> Thing:
    domain, left = view.tops[slot - 15], view.left[slot - 15]
    if domain == NONE:
        return Thing("domain:back", "card", left, hidden=True) if left else cover_thing(box, view, prices, slot)
    return Thing(domain_ref(box, domain), "card", 1 + left, marks=domain_marks(box, prices, domain))


def domain_marks(box: Box, prices: Prices, domain: int) -> Marks:
    """The price for the viewer, the icons it asks for, its points."""
    needed = [f"role:{role}" for role, n in zip(ROLES, box.domain_roles[domain], strict=True) for _ in range(n)]
    return (
        ("cost", {"cost": prices.domain(domain)}),
        ("roles", {"on": "domain", "roles": needed}),
        ("points", {"n": box.domain_vp[domain]}),
    )


def deck_things(box: Box, view: ValeriaView) -> tuple[Thing, ...]:
    unknown = sum(view.upper) + sum(view.lower)
    backs = (Thing("cover:back", "card", unknown, hidden=True),) if unknown else ()
    return backs + tuple(Thing(cover_ref(box, card), "card") for card in view.bottom)


def course_things(box: Box, view: ValeriaView) -> tuple[Thing, ...]:
    """Round, dice with their sum, actions left, and how near the end is."""
    exhausted, monsters, domains = stacks_left(view)
    end: Marks = (("of", {"n": box.exhausted_to_end[view.seats]}),)
    rolled = (*view.dice, sum(view.dice))
    dice = tuple(Thing(f"die:{name}", "track", n) for name, n in zip(DICE, rolled, strict=True) if n)
    return (
        Thing("counter:round", "track", view.round),
        *dice,
        *(Thing("counter:actions", "counter", frame[2]) for frame in view.agenda if frame[0] == ACTION and frame[2]),
        Thing("counter:exhausted", "counter", exhausted, marks=end),
        Thing("counter:monster_stacks", "counter", monsters),
        Thing("counter:domain_stacks", "counter", domains),
    )


def dark_lord_things(box: Box, view: ValeriaView) -> tuple[Thing, ...]:
    duke = () if view.dark_duke == NONE else (Thing(duke_ref(box, view.dark_duke), "card"),)
    points = Thing("counter:dark_lord", "counter", dark_lord_points(box, view))
    caught = counted_things([citizen_ref(box, kind) for kind in view.captured_citizens])
    return (points, *duke, *caught, *counted_things([domain_ref(box, kind) for kind in view.captured_domains]))


def counted_things(refs: list[str]) -> tuple[Thing, ...]:
    return tuple(Thing(ref, "card", n) for ref, n in Counter(refs).items())


def seat_places(box: Box, view: ValeriaView, seat: int) -> list[Place]:
    """Resources, tableau, Victory stack and, as far as the viewer knows it, the Duke."""
    counters = tuple(Thing(ref, "counter", n) for ref, n in zip(RESOURCE_REFS, view.res[seat], strict=False))
    counters += module_table.seat_counters(box, view, seat)
    built = counted_things([domain_ref(box, d) for d in view.domains[seat]])
    built += module_table.face_down(box, view, seat, domains=True)
    places = [
        Place(f"area {seat}", "area", counters, seat),
        Place(f"tableau {seat}", "tableau", tableau_things(box, view, seat), seat),
        Place(f"built {seat}", "built", built, seat),
        Place(f"slain {seat}", "slain", counted_things([monster_ref(box, m) for m in view.slain[seat]]), seat),
    ]
    if not view.options.no_duke:
        places.append(Place(f"duke {seat}", "duke", duke_things(box, view, seat), seat))
    return places + module_table.seat_places(box, view, seat)


def tableau_things(box: Box, view: ValeriaView, seat: int) -> tuple[Thing, ...]:
    """Starters, then Citizens by activation number."""
    third = box.herald if view.more is None else view.more.third
    starters = tuple(Thing(f"starter:{box.starters[card]}", "card") for card in box.plain_starters)
    starters += (Thing(f"starter:{box.starters[third]}", "card", marks=as_agreed(box, view, third)),)
    counts = Counter(sorted(view.citizens[seat], key=lambda kind: (box.number[kind], kind)))
    citizens = tuple(
        Thing(citizen_ref(box, kind), "card", n, marks=(("number", {"number": number_of(box, kind)}),))
        for kind, n in counts.items()
    )
    return starters + citizens + module_table.face_down(box, view, seat, domains=False)


def as_agreed(box: Box, view: ValeriaView, third: int) -> Marks:
    """What the Herald or the Coxswain pays at this table: the manual and the cards differ (C2, C3)."""
    if third == box.herald:
        return (("herald", {"how": view.options.herald}),)
    return (("coxswain", {"how": view.options.coxswain}),) if third == box.packs.coxswain else ()


def duke_things(box: Box, view: ValeriaView, seat: int) -> tuple[Thing, ...]:
    if view.dukes[seat] != NONE:
        points = duke_points(box, view, seat) or 0
        parts: Marks = tuple(
            ("counts", {"what": f"part:{what}", "count": n, "n": vp}) for what, n, vp in duke_parts(box, view, seat)
        )
        return (Thing(duke_ref(box, view.dukes[seat]), "card", marks=(("now", {"n": points}), *parts)),)
    if seat == view.seat:
        return tuple(Thing(duke_ref(box, duke), "card") for duke in view.dealt)
    return (Thing("duke:back", "card", hidden=True),)
