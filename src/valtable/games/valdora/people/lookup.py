"""The books, face by face, and the craftsmen: what was seen of them, what is with somebody, what is still to come.

A page lies somewhere with both its faces. One that anybody turned is known, also of what somebody holds openly; all
others, those of others' completed commissions among them, are nobody's knowledge (R26, R27).
"""

from __future__ import annotations

from collections import Counter

from valtable.games.valdora.box.actions import LEFT, RIGHT
from valtable.games.valdora.box.components import COMMISSION, NONE, Box
from valtable.games.valdora.people.events import crest_ref, equipment_ref, face_ref, gem_ref, seat_ref
from valtable.games.valdora.people.reference import face_marks
from valtable.games.valdora.people.tabletop import tops
from valtable.games.valdora.sight.view import ValdoraView
from valtable.games.valdora.state.state import NOBODY, NOT_OWNED
from valtable.kernel.refusal import Args
from valtable.kernel.table import Known, Price, Shelf, Thing, copies_of, lacking

Marks = list[tuple[str, Args]]


def look_up(box: Box, view: ValdoraView) -> tuple[Shelf, ...]:
    books = [book_shelf(box, view, book) for book in range(len(box.books))]
    return (*books, craftsmen_shelf(box, view))


# The books


def book_shelf(box: Box, view: ValdoraView, book: int) -> Shelf:
    """Every face of the pages that were in this book at first, wherever they are now."""
    home = book_of_pages(box)
    printed = Counter(box.shown[2 * page + side] for page in box.deck[book] for side in (LEFT, RIGHT))
    lying = [page for other in range(len(box.books)) for page in (*view.left[other], *view.right[other])]
    seen = Counter(face for page in lying if home[page] == book for face in faces(box, page))
    taken = [page for page in pages_held(view) if home[page] == book]
    gone = Counter(face for page in taken for face in faces(box, page))
    front = view.front[book]
    if front != NONE:
        seen[front] += 1
    open_now = [face for face in tops(box, view, book) if face != NONE]
    known = [
        face_known(box, view, book, face, printed[face], open_now.count(face), seen[face], gone[face])
        for face in sorted(printed)
    ]
    lies = [page for page in lying if home[page] == book]
    notes: Marks = [
        ("turned", {"n": len(view.left[book])}),
        ("left", {"n": len(view.right[book]) + view.unseen[book], "seen": len(view.right[book])}),
        ("bought", {"n": len(taken)}),
        ("unseen_pages", {"n": len(box.deck[book]) - len(lies) - len(taken)}),
    ]
    return Shelf(box.books[book], tuple(known), tuple(notes))


def book_of_pages(box: Box) -> dict[int, int]:
    return {page: book for book, pages in enumerate(box.deck) for page in pages}


def faces(box: Box, page: int) -> tuple[int, int]:
    return box.shown[2 * page], box.shown[2 * page + 1]


def pages_held(view: ValdoraView) -> list[int]:
    """The pages that lie openly before somebody, and completed ones that the viewer may look at."""
    gear = [page for owned in view.gear for page in owned if page != NONE]
    cards = [card // 2 for held in (*view.opened, *view.completed) for card in held]
    return gear + cards


def face_known(
    box: Box, view: ValdoraView, book: int, face: int, printed: int, shown: int, seen: int, gone: int
) -> Known:
    """One face of a book with a copy for each time it is printed there."""
    shown = min(shown, printed - gone)
    unseen = printed - max(seen, shown) - gone
    notes: Marks = [("open_now", {})] if shown else []
    notes.append(("copies", {"n": printed - gone, "of": printed}))
    if face < COMMISSION:
        ref = equipment_ref(face)
        notes += [
            ("owned", {"seat": seat_ref(seat)}) for seat, loads in enumerate(view.loads) if loads[face] != NOT_OWNED
        ]
        facets = {"gem": tuple([gem_ref(gem) for gem in box.carries[face]])}
    else:
        ref = face_ref(box, face)
        facets = {
            "crest": (crest_ref("craftsman", box, box.crest[face]),),
            "gem": tuple(dict.fromkeys(gem_ref(gem) for gem in box.wants[face])),
            "points": (str(box.points[face]),),
        }
    prices = (price_of_card(box, view, book),)
    return Known(
        Thing(ref, "card", marks=tuple(face_marks(box, face))),
        "open" if shown else "seen" if seen else "unseen" if unseen else "held",
        tuple(notes),
        prices,
        lacking(prices),
        None if view.seat is None else not lacking(prices),
        facets=facets,
        copies=copies_of(open=shown, held=gone, seen=max(seen, shown) - shown, unseen=unseen),
        rule="equipment" if face < COMMISSION else "commissions",
    )


def price_of_card(box: Box, view: ValdoraView, book: int) -> Price:
    """A gold for equipment, a coin for a commission (R12)."""
    seat = view.seat
    if box.is_catalog[book]:
        have = None if seat is None else view.loads[seat].count(box.price_gem)
        return Price(gem_ref(box.price_gem), 1, 1, (), have)
    price = box.commission_price
    return Price("coin:silver", price, price, (), None if seat is None else view.coins[seat])


# The craftsmen


def craftsmen_shelf(box: Box, view: ValdoraView) -> Shelf:
    known = [craftsman_known(box, view, crest) for crest in range(len(box.crests))]
    return Shelf("craftsmen", tuple(known), (("craftsmen_left", {"n": sum(view.tiles)}),))


def craftsman_known(box: Box, view: ValdoraView, crest: int) -> Known:
    """The tiles left of a colour, who has the others, and whose its workshop is."""
    held, left = [tiles[crest] for tiles in view.craftsmen], view.tiles[crest]
    notes: Marks = [("copies", {"n": left, "of": left + sum(held)})]
    notes += [("has", {"seat": seat_ref(seat), "n": n}) for seat, n in enumerate(held) if n]
    owner = view.workshops[crest]
    points = box.workshop_points[crest]
    if owner != NOBODY:
        notes.append(("workshop_of", {"seat": seat_ref(owner), "n": points}))
    else:
        notes.append(("workshop_free", {"n": points, "of": box.required[crest]}))
    return Known(
        Thing(crest_ref("craftsman", box, crest), "counter", left),
        "open" if left else "held",
        tuple(notes),
        facets={"crest": (crest_ref("craftsman", box, crest),)},
        copies=copies_of(open=left, held=sum(held)),
        rule="craftsmen",
    )
