"""What lies beside the table to be looked up: the summary card, and the pages seen so far in each book (R26)."""

from __future__ import annotations

from collections import Counter
from typing import Final

from valtable.games.valdora.box.actions import LEFT, RIGHT
from valtable.games.valdora.box.components import COMMISSION, NONE, Box
from valtable.games.valdora.people.events import commission_args, equipment_ref, face_ref, gem_ref, side_ref
from valtable.games.valdora.sight.view import ValdoraView
from valtable.kernel.refusal import Args
from valtable.kernel.table import Place, Thing, of_the_moment, remembered

Marks = list[tuple[str, Args]]
SEEN: Final = {
    "equipment_a": "seen_equipment_a",
    "equipment_b": "seen_equipment_b",
    "commission_c": "seen_commission_c",
    "commission_d": "seen_commission_d",
}
"""The place of each book's pages that were seen."""
LEVELS: Final = 3
"""A crest has three different commissions, a row of the summary card; white has two rows."""


def lay_reference(box: Box, view: ValdoraView) -> list[Place]:
    """The back of the summary card, then what is known of the books."""
    books = range(len(box.books))
    piles = [(tuple(view.left[book]), tuple(view.right[book]), view.front[book]) for book in books]
    return [summary(box), *[seen_pages(box, book, *piles[book]) for book in books]]


@remembered
def summary(box: Box) -> Place:
    """How often each face occurs in a catalog and in a commission book."""
    marked = [(face, n, tuple(face_marks(box, face))) for face, n in frequencies(box).items()]
    things = tuple(Thing(face_ref(box, face), "card", n, marks=marks) for face, n, marks in marked)
    return Place("summary", "summary", things, columns=LEVELS, aside=True)


def frequencies(box: Box) -> dict[int, int]:
    """Equipment by kind, then commissions by crest; the two books of a sort are alike."""
    counted: Counter[int] = Counter()
    for book in (0, box.commission_books[0]):
        counted.update(box.shown[2 * page + side] for page in box.deck[book] for side in (LEFT, RIGHT))
    return {face: counted[face] for face in sorted(counted)}


@of_the_moment
def seen_pages(box: Box, book: int, left: tuple[int, ...], right: tuple[int, ...], front: int) -> Place:
    """Every page of a book that was shown, the right pile from its top, then the left one."""
    things = []
    for side, seen in ((RIGHT, faces_in(box, right, RIGHT, front)), (LEFT, faces_in(box, left, LEFT, NONE))):
        for depth, (face, back) in enumerate(seen, 1):
            things.append(seen_thing(box, side, depth, face, back))
    kind = SEEN[box.books[book]]
    return Place(kind, kind, tuple(things), aside=True)


@remembered
def seen_thing(box: Box, side: int, depth: int, face: int, back: int) -> Thing:
    marks: Marks = [*face_marks(box, face), ("lies", {"side": side_ref(side), "n": depth})]
    if back != NONE:
        marks.append(back_mark(box, back))
    return Thing(face_ref(box, face), "card", marks=tuple(marks))


def seen_faces(box: Box, view: ValdoraView, book: int, side: int) -> list[tuple[int, int]]:
    """The pages of a pile that anybody has seen."""
    if side == LEFT:
        return faces_in(box, tuple(view.left[book]), LEFT, NONE)
    return faces_in(box, tuple(view.right[book]), RIGHT, view.front[book])


def faces_in(box: Box, pile: tuple[int, ...], side: int, front: int) -> list[tuple[int, int]]:
    """The pages of a pile from the top: the face that shows and its back (R26).

    `front`: one of which only its front is known, so that it has no back yet; it lies below all others.
    """
    seen = [(box.shown[2 * page + side], box.shown[2 * page + 1 - side]) for page in reversed(pile)]
    return seen if front == NONE else [*seen, (front, NONE)]


def face_marks(box: Box, face: int) -> Marks:
    """What is printed on a page: request and points, or what the equipment loads."""
    if face >= COMMISSION:
        wants = [gem_ref(gem) for gem in box.wants[face]]
        return [("wants", {"wants": wants}), ("points", {"n": box.points[face]})]
    if box.reloads[face]:
        return [("loads_any", {"n": box.load_cost[face]})]
    return [("loads", {"gem": gem_ref(box.carries[face][0])})]


def back_mark(box: Box, face: int) -> tuple[str, Args]:
    if face >= COMMISSION:
        return "back", commission_args(box, face)
    return "back", {"card": equipment_ref(face), "wants": [], "points": 0}
