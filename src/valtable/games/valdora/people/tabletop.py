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
from valtable.kernel.table import Chart, Place, Table, Thing, hidden, of_the_moment, remembered, thing

Marks = list[tuple[str, Args]]
Mover = tuple[int, int, int]
"""The seat whose pawn moves, its provisions and its coins."""
NO_STOP: Final = ("", 0)
"""Where the pawn that moves may not stop, or while none moves."""


def lay_table(box: Box, view: ValdoraView) -> Table:
    """The map, the books, the discard space, the craftsman board, supplies, what is looked up; then each seat's own.

    Places are made of what lies in them alone, and remembered: who sees the same is shown the same place.
    """
    shown = tuple([tops(box, view, book) for book in range(len(box.books))])
    shared = [
        Place("round", "round", (round_thing(view),)),
        valley(box, tuple(view.pawns), tuple([tuple(road) for road in view.roads]), shown, mover_of(view)),
        *[book_place(box, view, book, faces) for book, faces in enumerate(shown)],
        discard(tuple(view.discard)),
        craftsmen(box, tuple(view.tiles)),
        workshops(box, tuple(view.workshops)),
        supply(view.bank, view.bonus_left),
        *lay_reference(box, view),
    ]
    return Table((*shared, *[place for seat in range(view.seats) for place in seat_places(box, view, seat)]))


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


@of_the_moment
def valley(
    box: Box,
    pawns: tuple[int, ...],
    roads: tuple[tuple[int, ...], ...],
    shown: tuple[tuple[int, int], ...],
    mover: Mover | None,
) -> Place:
    """Every space of the map, as it is now."""
    things = []
    for space in range(len(box.spaces)):
        road, book = box.road_of[space], box.book_at[space]
        gems = roads[road] if road != NONE else ()
        faces = shown[book] if book != NONE else ()
        here = tuple([seat for seat, at in enumerate(pawns) if at == space])
        mark = NO_STOP if mover is None else stop_mark(box, list(pawns), mover, space)
        things.append(space_thing(box, space, here, gems, faces, mark))
    return Place("map", "map", tuple(things), chart=chart(box))


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


def mover_of(view: ValdoraView) -> Mover | None:
    """The seat whose pawn moves now, if one does."""
    if not view.agenda or view.agenda[-1][0] != MOVING:
        return None
    seat = view.turn_of
    return seat, view.provisions[seat], view.coins[seat]


def stop_mark(box: Box, pawns: list[int], mover: Mover, stop: int) -> tuple[str, int]:
    """Whether the pawn that moves may stop there: the price, and provisions if they are used (R6, R13)."""
    seat, provisions, coins = mover
    if why_not_stop(box, pawns, seat, stop, provisions, coins) != OK:
        return NO_STOP
    is_far = passes_city(box, pawns[seat], stop)
    return "stop_with_provisions" if is_far else "stop", stop_price(box, pawns, seat, stop)


def tops(box: Box, view: ValdoraView, book: int) -> tuple[int, int]:
    """The faces that show on the left and on the right; NONE where nothing lies."""
    return top_faces(box, view.left[book], view.right[book], view.front[book])


def book_place(box: Box, view: ValdoraView, book: int, faces: tuple[int, int]) -> Place:
    """The tops of both sides, and how many pages lie there."""
    return open_book(box, book, faces, len(view.left[book]), len(view.right[book]) + view.unseen[book])


@of_the_moment
def open_book(box: Box, book: int, faces: tuple[int, int], left: int, right: int) -> Place:
    sides = enumerate(zip(faces, (left, right), strict=True))
    things = [page_thing(box, side, size, face) for side, (face, size) in sides if face != NONE]
    return Place(box.books[book], box.books[book], tuple(things))


@remembered
def page_thing(box: Box, side: int, size: int, face: int) -> Thing:
    marks: Marks = [("side", {"side": side_ref(side), "n": size}), *face_marks(box, face)]
    return Thing(face_ref(box, face), "card", marks=tuple(marks))


@of_the_moment
def discard(gems: tuple[int, ...]) -> Place:
    return Place("discard", "discard", tuple([thing(gem_ref(gem), "counter", n) for gem, n in enumerate(gems)]))


@of_the_moment
def craftsmen(box: Box, tiles: tuple[int, ...]) -> Place:
    """The craftsmen clockwise; an empty pile tells which tile a commission of its crest brings now (R2)."""
    piles = enumerate(tiles)
    things = [craftsman_thing(box, crest, n, crest if n else craftsman_for(list(tiles), crest)) for crest, n in piles]
    return Place("craftsmen", "craftsmen", tuple(things))


@remembered
def craftsman_thing(box: Box, crest: int, left: int, given: int) -> Thing:
    marks: Marks = []
    if not left:
        marks = [("gives_none", {})] if given == NONE else [("gives", {"tile": crest_ref("craftsman", box, given)})]
    return Thing(crest_ref("craftsman", box, crest), "counter", left, marks=tuple(marks))


@of_the_moment
def workshops(box: Box, owners: tuple[int, ...]) -> Place:
    """Every workshop with what it takes and brings, and who has opened it."""
    things = [workshop_thing(box, crest, owner) for crest, owner in enumerate(owners)]
    return Place("workshops", "workshops", tuple(things))


@remembered
def workshop_thing(box: Box, crest: int, owner: int) -> Thing:
    marks: Marks = [("needs", {"n": box.required[crest]})] if owner == NOBODY else []
    marks.append(("points", {"n": box.workshop_points[crest]}))
    ref, seat = crest_ref("workshop", box, crest), None if owner == NOBODY else owner
    return Thing(ref, "tile", seat=seat, marks=tuple(marks))


@remembered
def supply(bank: int, bonus_left: int) -> Place:
    return Place("supply", "supply", (thing("coin:silver", "counter", bank), bonus(bonus_left)))


def bonus(n: int) -> Thing:
    return thing("bonus:tile", "counter", n)


def seat_places(box: Box, view: ValdoraView, seat: int) -> list[Place]:
    """Purse and provisions, commissions, equipment with its gems, tiles."""
    known = shows_completed(view.options, view.is_over, view.seat, seat)
    return [
        purse(box, seat, view.coins[seat], view.provisions[seat]),
        open_commissions(box, seat, tuple(view.opened[seat])),
        equipment(box, seat, tuple(view.loads[seat])),
        tiles(box, seat, tuple(view.craftsmen[seat]), view.bonus[seat]),
        completed(box, seat, tuple(view.completed[seat]) if known else None, view.completed_n[seat]),
    ]


@remembered
def purse(box: Box, seat: int, coins: int, provisions: int) -> Place:
    held = Thing("coin:silver", "counter", coins, marks=(("most", {"n": box.purse}),))
    pack = (thing("provisions:pack", "tile"),) if provisions else ()
    return Place(f"purse {seat}", "purse", (held, *pack), seat)


@of_the_moment
def open_commissions(box: Box, seat: int, held: tuple[int, ...]) -> Place:
    free = box.max_open - len(held)
    slots = (thing("slot:free", "counter", free),) if free else ()
    return Place(f"commissions {seat}", "commissions", commissions(box, held) + slots, seat)


@of_the_moment
def equipment(box: Box, seat: int, loads: tuple[int, ...]) -> Place:
    things = [equipment_thing(box, kind, load) for kind, load in enumerate(loads) if load != NOT_OWNED]
    return Place(f"equipment {seat}", "equipment", tuple(things), seat)


@of_the_moment
def tiles(box: Box, seat: int, won: tuple[int, ...], bonuses: int) -> Place:
    things = [thing(crest_ref("craftsman", box, crest), "tile", n) for crest, n in enumerate(won) if n]
    return Place(f"tiles {seat}", "tiles", (*things, *([bonus(bonuses)] if bonuses else [])), seat)


@of_the_moment
def completed(box: Box, seat: int, known: tuple[int, ...] | None, n: int) -> Place:
    """Face down for others: their number alone (R27)."""
    backs = (hidden("commission:back", "card", n),) if n else ()
    return Place(f"completed {seat}", "completed", backs if known is None else commissions(box, known), seat)


@remembered
def equipment_thing(box: Box, kind: int, load: int) -> Thing:
    """The gem a card carries; what it takes, where that is still to be chosen."""
    gem: Marks = [("gem", {"gem": gem_ref(load)})] if load >= 0 else []
    marks = gem if gem and not box.reloads[kind] else [*gem, *face_marks(box, kind)]
    return Thing(equipment_ref(kind), "card", marks=tuple(marks))


def commissions(box: Box, held: tuple[int, ...]) -> tuple[Thing, ...]:
    return tuple([commission_thing(box, box.shown[card]) for card in held])


@remembered
def commission_thing(box: Box, face: int) -> Thing:
    return Thing(face_ref(box, face), "card", marks=tuple(face_marks(box, face)))
