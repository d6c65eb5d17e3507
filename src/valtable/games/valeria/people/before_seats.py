"""What lies before each seat: resources, tableau, Victory stack and, as far as the viewer knows it, the Duke."""

from __future__ import annotations

from valtable.games.valeria.box.components import NONE, Box
from valtable.games.valeria.modules import tabletop as module_table
from valtable.games.valeria.people.events import RESOURCE_REFS, citizen_ref, domain_ref, duke_ref, monster_ref
from valtable.games.valeria.people.naming import number_of
from valtable.games.valeria.scoring import duke_parts, duke_points
from valtable.games.valeria.sight.view import ValeriaView
from valtable.kernel.refusal import Args
from valtable.kernel.table import Place, Thing, hidden, of_the_moment, remembered, thing

Marks = tuple[tuple[str, Args], ...]


def counted_things(refs: list[str]) -> tuple[Thing, ...]:
    return tuple([thing(ref, "card", refs.count(ref)) for ref in dict.fromkeys(refs)])


def seat_places(box: Box, view: ValeriaView, seat: int) -> list[Place]:
    """Resources, tableau, Victory stack and, as far as the viewer knows it, the Duke."""
    counters = resources(tuple(view.res[seat])) + module_table.seat_counters(box, view, seat)
    built = built_things(box, tuple(view.domains[seat])) + module_table.face_down(box, view, seat, domains=True)
    places = [
        Place(f"area {seat}", "area", counters, seat),
        Place(f"tableau {seat}", "tableau", tableau_things(box, view, seat), seat),
        Place(f"built {seat}", "built", built, seat),
        slain(box, seat, tuple(view.slain[seat])),
    ]
    if not view.options.no_duke:
        places.append(Place(f"duke {seat}", "duke", duke_things(box, view, seat), seat))
    return places + module_table.seat_places(box, view, seat)


@remembered
def resources(held: tuple[int, ...]) -> tuple[Thing, ...]:
    return tuple([thing(ref, "counter", n) for ref, n in zip(RESOURCE_REFS, held, strict=False)])


@of_the_moment
def built_things(box: Box, domains: tuple[int, ...]) -> tuple[Thing, ...]:
    return counted_things([domain_ref(box, domain) for domain in domains])


@of_the_moment
def slain(box: Box, seat: int, monsters: tuple[int, ...]) -> Place:
    return Place(f"slain {seat}", "slain", counted_things([monster_ref(box, card) for card in monsters]), seat)


def tableau_things(box: Box, view: ValeriaView, seat: int) -> tuple[Thing, ...]:
    """Starters, then Citizens by activation number."""
    third = box.herald if view.more is None else view.more.third
    up = face_up(box, third, view.options.herald, view.options.coxswain, tuple(view.citizens[seat]))
    return up + module_table.face_down(box, view, seat, domains=False)


@of_the_moment
def face_up(box: Box, third: int, herald: str, coxswain: str, held: tuple[int, ...]) -> tuple[Thing, ...]:
    starters = [thing(f"starter:{box.starters[card]}", "card") for card in box.plain_starters]
    kinds = sorted({(box.number[kind], kind) for kind in held})
    citizens = [owned_citizen(box, kind, held.count(kind)) for _, kind in kinds]
    return (*starters, third_starter(box, third, herald, coxswain), *citizens)


@remembered
def owned_citizen(box: Box, kind: int, n: int) -> Thing:
    return Thing(citizen_ref(box, kind), "card", n, marks=(("number", {"number": number_of(box, kind)}),))


@remembered
def third_starter(box: Box, third: int, herald: str, coxswain: str) -> Thing:
    """With what the Herald or the Coxswain pays at this table: the manual and the cards differ (C2, C3)."""
    marks: Marks = ()
    if third == box.herald:
        marks = (("herald", {"how": herald}),)
    elif third == box.packs.coxswain:
        marks = (("coxswain", {"how": coxswain}),)
    return Thing(f"starter:{box.starters[third]}", "card", marks=marks)


def duke_things(box: Box, view: ValeriaView, seat: int) -> tuple[Thing, ...]:
    if view.dukes[seat] != NONE:
        parts = tuple(duke_parts(box, view, seat))
        return (duke_thing(box, view.dukes[seat], duke_points(box, view, seat) or 0, parts),)
    if seat == view.seat:
        return tuple(thing(duke_ref(box, duke), "card") for duke in view.dealt)
    return (hidden("duke:back", "card"),)


def duke_thing(box: Box, duke: int, points: int, parts: tuple[tuple[str, int, int], ...]) -> Thing:
    """Not remembered: it hardly ever looks the same again."""
    counted: Marks = tuple(("counts", {"what": f"part:{what}", "count": n, "n": vp}) for what, n, vp in parts)
    return Thing(duke_ref(box, duke), "card", marks=(("now", {"n": points}), *counted))
