"""The four books: what lies open, what was seen of them, what may still come, what the viewer could buy."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from valtable.games.valdora.box.actions import LEFT, RIGHT, SIDES
from valtable.games.valdora.box.components import COMMISSION, NONE, Box
from valtable.games.valdora.sight.looking import shows_completed
from valtable.games.valdora.sight.observation.labels import face_name, pages
from valtable.games.valdora.state.state import NOT_OWNED, State, top_faces
from valtable.kernel.features import Block, Row, fill, tally


def sizes(box: Box, seats: int) -> Sequence[str]:
    return [f"{book}:{pile}" for book in box.books for pile in ("left", "right", "unseen")]


def sides(box: Box, seats: int) -> Sequence[str]:
    return [f"{book}:{side}" for book in box.books for side in SIDES]


def book_faces(box: Box, seats: int) -> Sequence[str]:
    """The faces that each book can show."""
    found = []
    for book, name in enumerate(box.books):
        first, last = (0, COMMISSION) if box.is_catalog[book] else (COMMISSION, len(box.crest))
        found += [f"{name}:{face_name(box, face)}" for face in range(first, last)]
    return found


def first_face(box: Box, book: int) -> int:
    """Where the place of face 0 would be in `book_faces` of this book."""
    place = 0
    for earlier in range(book):
        place += COMMISSION if box.is_catalog[earlier] else len(box.crest) - COMMISSION
    return place if box.is_catalog[book] else place - COMMISSION


def write_sizes(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    for book in range(len(state.box.books)):
        fill(row, at + 3 * book, [len(state.left[book]), len(state.right[book]), len(state.bag[book])])


def write_tops(state: State, row: Row, at: int, side: int) -> None:
    box = state.box
    for book in range(len(box.books)):
        face = top_faces(box, state.left[book], state.right[book], state.front[book])[side]
        if face != NONE:
            row[at + first_face(box, book) + face] = 1.0


def write_left(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    write_tops(state, row, at, LEFT)


def write_right(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    write_tops(state, row, at, RIGHT)


def write_fronts(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    for book, face in enumerate(state.front):
        if face != NONE:
            row[at + first_face(state.box, book) + face] = 1.0


def write_buyable(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    """Wherever the pawn stands: whether purse, gold and free places would do."""
    box, loads = state.box, state.loads[seat]
    has_gold = box.price_gem in loads
    orders = state.coins[seat] >= box.commission_price and len(state.opened[seat]) < box.max_open
    for book in range(len(box.books)):
        tops = top_faces(box, state.left[book], state.right[book], state.front[book])
        for side in (LEFT, RIGHT):
            face = tops[side]
            if face != NONE and ((has_gold and loads[face] == NOT_OWNED) if face < COMMISSION else orders):
                row[at + 2 * book + side] = 1.0


def write_left_pages(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    for pile in state.left:
        tally(row, at, pile)


def write_right_pages(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    for pile in state.right:
        tally(row, at, pile)


def write_unaccounted(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    """In the books or, completed, under others' adventurers: that cannot be told apart (R27)."""
    for bag in state.bag:
        tally(row, at, bag)
    for other, held in enumerate(state.completed):
        if not shows_completed(state.options, not state.agenda, viewer, other):
            for card in held:
                row[at + card // 2] += 1.0


BOOKS: Final = (
    Block("book_pages", "Pages in the left and the right pile of each book, and those nobody has turned.", write_sizes,
          sizes),
    Block("top_left", "1 for what shows on the left of each book.", write_left, book_faces, high=1),
    Block("top_right", "1 for what shows on the right of each book.", write_right, book_faces, high=1),
    Block("front", "1 for the recto of the highest page of each book that nobody has turned.", write_fronts, book_faces,
          high=1),
    Block("buyable", "1 if it could buy what shows there, were its pawn at the book.", write_buyable, sides, high=1,
          each=True),
    Block("left_page", "Known pages in the left piles.", write_left_pages, pages),
    Block("right_page", "Known pages in the right piles.", write_right_pages, pages),
    Block("unseen_page", "Pages that may still come, those under others' adventurers among them.", write_unaccounted,
          pages),
)  # fmt: skip
