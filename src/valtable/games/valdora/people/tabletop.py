"""The table of a view, for screens that know no game."""

from __future__ import annotations

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
from valtable.kernel.table import Chart, Place, Table, Thing

Marks = list[tuple[str, Args]]


def lay_table(box: Box, view: ValdoraView) -> Table:
    """The map, the books, the discard space, the craftsman board, supplies, what is looked up; then each seat's own."""
    shared = [
        Place("round", "round", (round_thing(view),)),
        Place("map", "map", tuple(space_thing(box, view, n) for n in range(len(box.spaces))), chart=chart(box)),
        *(Place(name, name, book_things(box, view, book)) for book, name in enumerate(box.books)),
        Place("discard", "discard", tuple(Thing(gem_ref(gem), "counter", n) for gem, n in enumerate(view.discard))),
        Place("craftsmen", "craftsmen", ring(box, view)),
        Place("workshops", "workshops", workshops(box, view)),
        Place("supply", "supply", (Thing("coin:silver", "counter", view.bank), bonus(view.bonus_left))),
        *lay_reference(box, view),
    ]
    return Table((*shared, *(place for seat in range(view.seats) for place in seat_places(box, view, seat))))


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


def space_thing(box: Box, view: ValdoraView, space: int) -> Thing:
    """A space with its gems or ships, the pawns on it, and what it costs whoever moves now to stop there."""
    marks: Marks = [("pawn", {"seat": seat_ref(seat)}) for seat in range(view.seats) if view.pawns[seat] == space]
    road = box.road_of[space]
    if road != NONE:
        marks.append(("gems", {"gems": gem_refs(view.roads[road])}))
    if box.ships[space]:
        marks.append(("ships", {"n": box.ships[space]}))
    if (book := box.book_at[space]) != NONE:
        shown = [face_ref(box, face) for face in tops(box, view, book) if face != NONE]
        marks.append(("shows", {"cards": shown}))
    return Thing(space_ref(box, space), "tile", marks=(*marks, *stop_marks(box, view, space)))


def stop_marks(box: Box, view: ValdoraView, stop: int) -> Marks:
    """Whether the pawn that moves now may stop here: the price, and provisions if they are used (R6, R13)."""
    if not view.agenda or view.agenda[-1][0] != MOVING:
        return []
    price = stop_price_for(box, view, stop)
    if price == NOBODY:
        return []
    is_far = passes_city(box, view.pawns[view.turn_of], stop)
    return [("stop_with_provisions" if is_far else "stop", {"n": price})]


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
            marks: Marks = [("side", {"side": side_ref(side), "n": size}), *face_marks(box, face)]
            things.append(Thing(face_ref(box, face), "card", marks=tuple(marks)))
    return tuple(things)


def ring(box: Box, view: ValdoraView) -> tuple[Thing, ...]:
    """The craftsmen clockwise; an empty pile tells which tile a commission of its crest brings now (R2)."""
    things = []
    for crest in range(len(box.crests)):
        marks: Marks = []
        if not view.tiles[crest]:
            given = craftsman_for(view.tiles, crest)
            marks = [("gives_none", {})] if given == NONE else [("gives", {"tile": crest_ref("craftsman", box, given)})]
        things.append(Thing(crest_ref("craftsman", box, crest), "counter", view.tiles[crest], marks=tuple(marks)))
    return tuple(things)


def workshops(box: Box, view: ValdoraView) -> tuple[Thing, ...]:
    """Every workshop with what it takes and brings, and who has opened it."""
    things = []
    for crest, owner in enumerate(view.workshops):
        marks: Marks = [("needs", {"n": box.required[crest]})] if owner == NOBODY else []
        marks.append(("points", {"n": box.workshop_points[crest]}))
        ref, seat = crest_ref("workshop", box, crest), None if owner == NOBODY else owner
        things.append(Thing(ref, "tile", seat=seat, marks=tuple(marks)))
    return tuple(things)


def bonus(n: int) -> Thing:
    return Thing("bonus:tile", "counter", n)


def seat_places(box: Box, view: ValdoraView, seat: int) -> list[Place]:
    """Purse and provisions, commissions, equipment with its gems, tiles."""
    purse = [Thing("coin:silver", "counter", view.coins[seat], marks=(("most", {"n": box.purse}),))]
    if view.provisions[seat]:
        purse.append(Thing("provisions:pack", "tile"))
    owned = [(kind, load) for kind, load in enumerate(view.loads[seat]) if load != NOT_OWNED]
    equipment = tuple(Thing(equipment_ref(kind), "card", marks=carried_marks(box, kind, load)) for kind, load in owned)
    held = commissions(box, view.opened[seat])
    if free := box.max_open - len(held):
        held += (Thing("slot:free", "counter", free),)
    tiles = [Thing(crest_ref("craftsman", box, crest), "tile", n) for crest, n in enumerate(view.craftsmen[seat]) if n]
    if view.bonus[seat]:
        tiles.append(bonus(view.bonus[seat]))
    return [
        Place(f"purse {seat}", "purse", tuple(purse), seat),
        Place(f"commissions {seat}", "commissions", held, seat),
        Place(f"equipment {seat}", "equipment", equipment, seat),
        Place(f"tiles {seat}", "tiles", tuple(tiles), seat),
        Place(f"completed {seat}", "completed", completed(box, view, seat), seat),
    ]


def carried_marks(box: Box, kind: int, load: int) -> tuple[tuple[str, Args], ...]:
    """The gem a card carries; what it takes, where that is still to be chosen."""
    gem: Marks = [("gem", {"gem": gem_ref(load)})] if load >= 0 else []
    return tuple(gem if gem and not box.reloads[kind] else [*gem, *face_marks(box, kind)])


def commissions(box: Box, held: list[int]) -> tuple[Thing, ...]:
    faces = [box.shown[card] for card in held]
    return tuple(Thing(face_ref(box, face), "card", marks=tuple(face_marks(box, face))) for face in faces)


def completed(box: Box, view: ValdoraView, seat: int) -> tuple[Thing, ...]:
    """Face down for others: their number alone (R27)."""
    if shows_completed(view.options, view.is_over, view.seat, seat):
        return commissions(box, view.completed[seat])
    n = view.completed_n[seat]
    return (Thing("commission:back", "card", n, hidden=True),) if n else ()
