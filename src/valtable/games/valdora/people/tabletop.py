"""The table of a view, for screens that know no game."""

from __future__ import annotations

from typing import Final

from valtable.games.valdora.box.components import NONE, Box
from valtable.games.valdora.people.events import (
    crest_ref,
    equipment_ref,
    face_ref,
    gem_ref,
    gem_refs,
    seat_ref,
    side_ref,
    space_ref,
)
from valtable.games.valdora.people.reference import face_marks, lay_reference
from valtable.games.valdora.phases.completing import craftsman_for
from valtable.games.valdora.phases.movement import passes_city, stop_price, why_not_stop
from valtable.games.valdora.sight.looking import shows_completed
from valtable.games.valdora.sight.view import ValdoraView
from valtable.games.valdora.state.frames import MOVING
from valtable.games.valdora.state.state import NOBODY, NOT_OWNED, top_faces
from valtable.kernel.refusal import OK, Args
from valtable.kernel.table import Chart, Place, Table, Thing, hidden, remembered, thing

Marks = list[tuple[str, Args]]
NO_STOP: Final = ("", 0)
"""Where the pawn that moves may not stop, or while none moves."""


def lay_table(box: Box, view: ValdoraView) -> Table:
    """The map, the books, the discard space, the craftsman board, supplies, what is looked up; then each seat's own."""
    shared = [
        Place("round", "round", (round_thing(view),)),
        Place("map", "map", spaces(box, view), chart=chart(box)),
        *(Place(name, name, book_things(box, view, book)) for book, name in enumerate(box.books)),
        Place("discard", "discard", tuple(thing(gem_ref(gem), "counter", n) for gem, n in enumerate(view.discard))),
        Place("craftsmen", "craftsmen", ring(box, view)),
        Place("workshops", "workshops", workshops(box, view)),
        Place("supply", "supply", (thing("coin:silver", "counter", view.bank), bonus(view.bonus_left))),
        *lay_reference(box, view),
    ]
    return Table((*shared, *(place for seat in range(view.seats) for place in seat_places(box, view, seat))))


@remembered
def chart(box: Box) -> Chart:
    """The valley: every link once."""
    links = ((a, b) for a, others in enumerate(box.links) for b in others if a < b)
    return Chart(*box.size, box.at, tuple(links))


def round_thing(view: ValdoraView) -> Thing:
    """The round, and in the last one who plays last."""
    marks: Marks = [("last_round", {"seat": seat_ref(view.last_seat)})] if view.triggered else []
    limit = view.options.round_limit
    if limit:
        marks.append(("round_limit", {"n": limit}))
    return Thing("track:round", "track", view.round, marks=tuple(marks))


def spaces(box: Box, view: ValdoraView) -> tuple[Thing, ...]:
    """Every space of the map, as it is now."""
    stops, things = stop_marks(box, view), []
    for space, mark in enumerate(stops):
        road, book = box.road_of[space], box.book_at[space]
        gems = tuple(view.roads[road]) if road != NONE else ()
        shown = tops(box, view, book) if book != NONE else ()
        pawns = tuple([seat for seat, at in enumerate(view.pawns) if at == space]) if space in view.pawns else ()
        things.append(space_thing(box, space, pawns, gems, shown, mark))
    return tuple(things)


@remembered
def space_thing(
    box: Box, space: int, pawns: tuple[int, ...], gems: tuple[int, ...], shown: tuple[int, ...], stop: tuple[str, int]
) -> Thing:
    """A space with its gems or ships, the pawns on it, and what it costs whoever moves now to stop there."""
    marks: Marks = [("pawn", {"seat": seat_ref(seat)}) for seat in pawns]
    if box.road_of[space] != NONE:
        marks.append(("gems", {"gems": gem_refs(list(gems))}))
    if box.ships[space]:
        marks.append(("ships", {"n": box.ships[space]}))
    if box.book_at[space] != NONE:
        marks.append(("shows", {"cards": [face_ref(box, face) for face in shown if face != NONE]}))
    if stop != NO_STOP:
        marks.append((stop[0], {"n": stop[1]}))
    return Thing(space_ref(box, space), "tile", marks=tuple(marks))


def stop_marks(box: Box, view: ValdoraView) -> list[tuple[str, int]]:
    """Whether the pawn that moves now may stop at each space: the price, and provisions if they are used (R6, R13)."""
    if not view.agenda or view.agenda[-1][0] != MOVING:
        return [NO_STOP] * len(box.spaces)
    found = []
    for stop in range(len(box.spaces)):
        price = stop_price_for(box, view, stop)
        is_far = passes_city(box, view.pawns[view.turn_of], stop)
        found.append(NO_STOP if price == NOBODY else ("stop_with_provisions" if is_far else "stop", price))
    return found


def stop_price_for(box: Box, view: ValdoraView, stop: int) -> int:
    """The price of a stop for the pawn that moves now; NOBODY if it may not stop there."""
    seat = view.turn_of
    why = why_not_stop(box, view.pawns, seat, stop, view.provisions[seat], view.coins[seat])
    return stop_price(box, view.pawns, seat, stop) if why == OK else NOBODY


def tops(box: Box, view: ValdoraView, book: int) -> tuple[int, int]:
    """The faces that show on the left and on the right; NONE where nothing lies."""
    return top_faces(box, view.left[book], view.right[book], view.front[book])


def book_things(box: Box, view: ValdoraView, book: int) -> tuple[Thing, ...]:
    """The tops of both sides, and how many pages lie there."""
    things = []
    sizes = len(view.left[book]), len(view.right[book]) + view.unseen[book]
    for side, face in enumerate(tops(box, view, book)):
        size = sizes[side]
        if face != NONE:
            things.append(page_thing(box, side, size, face))
    return tuple(things)


@remembered
def page_thing(box: Box, side: int, size: int, face: int) -> Thing:
    marks: Marks = [("side", {"side": side_ref(side), "n": size}), *face_marks(box, face)]
    return Thing(face_ref(box, face), "card", marks=tuple(marks))


def ring(box: Box, view: ValdoraView) -> tuple[Thing, ...]:
    """The craftsmen clockwise; an empty pile tells which tile a commission of its crest brings now (R2)."""
    things = []
    for crest in range(len(box.crests)):
        left = view.tiles[crest]
        things.append(craftsman_thing(box, crest, left, crest if left else craftsman_for(view.tiles, crest)))
    return tuple(things)


@remembered
def craftsman_thing(box: Box, crest: int, left: int, given: int) -> Thing:
    marks: Marks = []
    if not left:
        marks = [("gives_none", {})] if given == NONE else [("gives", {"tile": crest_ref("craftsman", box, given)})]
    return Thing(crest_ref("craftsman", box, crest), "counter", left, marks=tuple(marks))


def workshops(box: Box, view: ValdoraView) -> tuple[Thing, ...]:
    """Every workshop with what it takes and brings, and who has opened it."""
    return tuple([workshop_thing(box, crest, owner) for crest, owner in enumerate(view.workshops)])


@remembered
def workshop_thing(box: Box, crest: int, owner: int) -> Thing:
    marks: Marks = [("needs", {"n": box.required[crest]})] if owner == NOBODY else []
    marks.append(("points", {"n": box.workshop_points[crest]}))
    ref, seat = crest_ref("workshop", box, crest), None if owner == NOBODY else owner
    return Thing(ref, "tile", seat=seat, marks=tuple(marks))


def bonus(n: int) -> Thing:
    return thing("bonus:tile", "counter", n)


@remembered
def purse_thing(box: Box, coins: int) -> Thing:
    return Thing("coin:silver", "counter", coins, marks=(("most", {"n": box.purse}),))


def seat_places(box: Box, view: ValdoraView, seat: int) -> list[Place]:
    """Purse and provisions, commissions, equipment with its gems, tiles."""
    purse = [purse_thing(box, view.coins[seat])]
    if view.provisions[seat]:
        purse.append(thing("provisions:pack", "tile"))
    loads = enumerate(view.loads[seat])
    equipment = tuple([equipment_thing(box, kind, load) for kind, load in loads if load != NOT_OWNED])
    held = commissions(box, view.opened[seat])
    if free := box.max_open - len(held):
        held += (thing("slot:free", "counter", free),)
    tiles = [thing(crest_ref("craftsman", box, crest), "tile", n) for crest, n in enumerate(view.craftsmen[seat]) if n]
    if view.bonus[seat]:
        tiles.append(bonus(view.bonus[seat]))
    return [
        Place(f"purse {seat}", "purse", tuple(purse), seat),
        Place(f"commissions {seat}", "commissions", held, seat),
        Place(f"equipment {seat}", "equipment", equipment, seat),
        Place(f"tiles {seat}", "tiles", tuple(tiles), seat),
        Place(f"completed {seat}", "completed", completed(box, view, seat), seat),
    ]


@remembered
def equipment_thing(box: Box, kind: int, load: int) -> Thing:
    """The gem a card carries; what it takes, where that is still to be chosen."""
    gem: Marks = [("gem", {"gem": gem_ref(load)})] if load >= 0 else []
    marks = gem if gem and not box.reloads[kind] else [*gem, *face_marks(box, kind)]
    return Thing(equipment_ref(kind), "card", marks=tuple(marks))


def commissions(box: Box, held: list[int]) -> tuple[Thing, ...]:
    return tuple([commission_thing(box, box.shown[card]) for card in held])


@remembered
def commission_thing(box: Box, face: int) -> Thing:
    return Thing(face_ref(box, face), "card", marks=tuple(face_marks(box, face)))


def completed(box: Box, view: ValdoraView, seat: int) -> tuple[Thing, ...]:
    """Face down for others: their number alone (R27)."""
    if shows_completed(view.options, view.is_over, view.seat, seat):
        return commissions(box, view.completed[seat])
    n = view.completed_n[seat]
    return (hidden("commission:back", "card", n),) if n else ()
