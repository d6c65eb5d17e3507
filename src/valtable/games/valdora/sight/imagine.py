"""A full state that a view cannot tell from the true one."""

from __future__ import annotations

from typing import Final

from valtable.games.valdora.box.components import NONE, Box
from valtable.games.valdora.sight.looking import shows_completed
from valtable.games.valdora.sight.view import ValdoraView
from valtable.games.valdora.state.state import State
from valtable.kernel.chance import Chance, draw, shuffle

STREAM: Final = "imagine"


def imagine_state(box: Box, view: ValdoraView, chance: Chance) -> State:
    """Deal the unaccounted pages: to the books what they still hold, to others' adventurers the rest (R26, R27).

    The page behind a front must show that recto, so it is dealt first; then each way is equally likely.
    """
    bags, rest = [], list[int]()
    for book, pages in enumerate(view.unaccounted):
        bag, left = deal_bag(box, pages, view.front[book], view.unseen[book], chance)
        bags.append(bag)
        rest += left
    shuffle(chance, STREAM, rest)
    completed = []
    for seat in range(view.seats):
        if shows_completed(view.options, view.is_over, view.seat, seat):
            completed.append(view.completed[seat][:])
        else:
            pages = [rest.pop() for _ in range(view.completed_n[seat])]
            completed.append(sorted(2 * page + chance.below(STREAM, 2) for page in pages))
    return State(
        box, view.options, view.rules, view.seats, view.first, view.round, view.triggered, view.ended, view.bank,
        view.bonus_left, view.pawns[:], view.coins[:], view.provisions[:], view.bonus[:], view.tiles[:],
        view.workshops[:], view.discard[:], view.front[:], [x[:] for x in view.loads], [x[:] for x in view.gear],
        [x[:] for x in view.opened], completed, [x[:] for x in view.craftsmen], [x[:] for x in view.roads],
        [x[:] for x in view.left], [x[:] for x in view.right], bags, view.agenda[:],
    )  # fmt: skip


def deal_bag(box: Box, pages: list[int], front: int, size: int, chance: Chance) -> tuple[list[int], list[int]]:
    """So many of these pages, one of them with this recto on its front; and the pages left over."""
    left, bag = pages[:], list[int]()
    if size == len(left):
        return left, []
    if front != NONE:
        fitting = [page for page in left if box.recto[page] == front]
        bag.append(fitting[chance.below(STREAM, len(fitting))])
        left.remove(bag[0])
    while len(bag) < size:
        bag.append(draw(chance, STREAM, left))
    return sorted(bag), left
