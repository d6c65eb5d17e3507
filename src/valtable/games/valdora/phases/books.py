"""Rulebook, "Purchase equipment or commissions" and "Turning pages".

An unseen page is decided face by face: its front when it is uncovered, its back when it is turned or
bought (R26). Outcomes count through sorted faces, and where all are alike there is no chance in it. A step that
shows a face nobody knew is a reveal, so it cannot be undone alone; turning known pages can (R29).
"""

from __future__ import annotations

from valtable.games.valdora.asking.reasons import (
    ALREADY_OWNED,
    NO_BOOK_HERE,
    NO_COMMISSIONS_HERE,
    NO_GOLD,
    OTHER_ACTION_BEGUN,
    RETURN_NOT_NEEDED,
    SIDE_EMPTY,
    THREE_OPEN,
    TOO_POOR_TO_BUY,
    TOO_POOR_TO_TURN,
)
from valtable.games.valdora.box.actions import RIGHT
from valtable.games.valdora.box.components import COMMISSION, NONE
from valtable.games.valdora.people.events import book_ref, commission_args, equipment_ref, seat_ref, side_ref
from valtable.games.valdora.state.frames import ACTING, BUYING, NOTHING, PAYING_GOLD
from valtable.games.valdora.state.movers import discard_gem, pay_bank
from valtable.games.valdora.state.state import EMPTY, NOT_OWNED, State, holding, top_face, top_faces
from valtable.kernel.agenda import Frame
from valtable.kernel.chance import Chance
from valtable.kernel.journal import Journal
from valtable.kernel.refusal import OK, Args


def why_not_browse(state: State, seat: int, frame: Frame, side: int) -> int:
    """What forbids touching this side at all: no book here, another action begun (R28), nothing on that side (R10)."""
    book = state.box.book_at[state.pawns[seat]]
    if book == NONE:
        return NO_BOOK_HERE
    if frame[2] not in (NOTHING, BUYING):
        return OTHER_ACTION_BEGUN
    return SIDE_EMPTY if top_face(state, book, side) == NONE else OK


def why_not_turn(state: State, seat: int, frame: Frame, side: int) -> int:
    """From any side that is not empty; the first page of a turn is free, each further one a coin (R10)."""
    why = why_not_browse(state, seat, frame, side)
    return why or (TOO_POOR_TO_TURN if state.coins[seat] < page_price(state, frame) else OK)


def page_price(state: State, frame: Frame) -> int:
    return 0 if frame[3] < state.box.free_pages else state.box.page_price


def why_not_buy(state: State, seat: int, frame: Frame, side: int) -> int:
    """Only the top of a side; equipment for a gold and never twice (R12), a commission for a coin, three at most."""
    why = why_not_browse(state, seat, frame, side)
    if why:
        return why
    face = top_face(state, state.box.book_at[state.pawns[seat]], side)
    if face < COMMISSION:
        if state.loads[seat][face] != NOT_OWNED:
            return ALREADY_OWNED
        return OK if state.box.price_gem in state.loads[seat] else NO_GOLD
    if state.coins[seat] < state.box.commission_price:
        return TOO_POOR_TO_BUY
    return OK if len(state.opened[seat]) < state.box.max_open else THREE_OPEN


def why_not_swap(state: State, seat: int, frame: Frame, side: int) -> int:
    """Only with three open commissions, for a coin, and never without buying (R9, R11)."""
    why = why_not_browse(state, seat, frame, side)
    if why:
        return why
    if state.box.is_catalog[state.box.book_at[state.pawns[seat]]]:
        return NO_COMMISSIONS_HERE
    if len(state.opened[seat]) < state.box.max_open:
        return RETURN_NOT_NEEDED
    return OK if state.coins[seat] >= state.box.commission_price else TOO_POOR_TO_BUY


def purchases(state: State, seat: int, frame: Frame, book: int) -> list[int]:
    """Everything that can be done with this book now, in the order of the action table."""
    box, coins = state.box, state.coins[seat]
    left, right = top_faces(box, state.left[book], state.right[book], state.front[book])
    found: list[int] = []
    if frame[3] < box.free_pages or coins >= box.page_price:
        if left != NONE:
            found.append(box.turn)
        if right != NONE:
            found.append(box.turn + 1)
    if box.is_catalog[book]:
        loads = state.loads[seat]
        if box.price_gem in loads:
            if left != NONE and loads[left] == NOT_OWNED:
                found.append(box.buy)
            if right != NONE and loads[right] == NOT_OWNED:
                found.append(box.buy + 1)
    elif coins >= box.commission_price:
        if len(state.opened[seat]) < box.max_open:
            if left != NONE:
                found.append(box.buy)
            if right != NONE:
                found.append(box.buy + 1)
        else:
            for slot in range(box.max_open):
                if left != NONE:
                    found.append(box.swap + 2 * slot)
                if right != NONE:
                    found.append(box.swap + 2 * slot + 1)
    return found


def apply_turn(state: State, seat: int, side: int, chance: Chance, journal: Journal | None) -> None:
    """The page goes across and shows its other face; what lay below it shows on its own side."""
    box, frame = state.box, state.agenda[-1]
    book = box.book_at[state.pawns[seat]]
    price = page_price(state, frame)
    pay_bank(state, seat, price)
    state.agenda[-1] = (ACTING, seat, BUYING, frame[3] + 1, 0)
    is_new = side == RIGHT and not state.right[book]
    page = take_page(state, book, side, chance)
    (state.left if side == RIGHT else state.right)[book].append(page)
    uncover(state, book, chance)
    if journal is not None:
        args: Args = {"seat": seat_ref(seat), "book": book_ref(box, book), "side": side_ref(side), "n": price}
        journal.tell("turned", args, reveals=is_new)
        tell_face(state, book, 1 - side, journal)
        tell_face(state, book, side, journal)


def apply_buy(state: State, seat: int, side: int, chance: Chance, journal: Journal | None) -> None:
    """Pay, then take the card; a gold that several cards carry is asked for first (R12)."""
    box, frame = state.box, state.agenda[-1]
    book = box.book_at[state.pawns[seat]]
    state.agenda[-1] = (ACTING, seat, BUYING, frame[3], 0)
    if not box.is_catalog[book]:
        buy_commission(state, seat, book, side, chance, journal)
        return
    carriers = holding(state, seat, box.price_gem)
    if len(carriers) > 1:
        state.agenda.append((PAYING_GOLD, seat, side))
        return
    buy_equipment(state, seat, side, carriers[0], chance, journal)


def buy_equipment(state: State, seat: int, side: int, carrier: int, chance: Chance, journal: Journal | None) -> None:
    """The gold goes to the discard space, the card to the left of the adventurer, empty (R30)."""
    box = state.box
    book = box.book_at[state.pawns[seat]]
    kind = top_face(state, book, side)
    discard_gem(state, seat, carrier)
    is_new = side == RIGHT and not state.right[book]
    page = take_page(state, book, side, chance)
    state.gear[seat][kind] = page
    state.loads[seat][kind] = EMPTY
    uncover(state, book, chance)
    if journal is not None:
        args = {"seat": seat_ref(seat), "card": equipment_ref(kind), "carrier": equipment_ref(carrier)}
        back = equipment_ref(box.shown[2 * page + 1 - side])
        journal.tell("bought_equipment", {**args, "back": back}, reveals=is_new)
        tell_face(state, book, side, journal)


def buy_commission(state: State, seat: int, book: int, side: int, chance: Chance, journal: Journal | None) -> None:
    """A coin to the bank, the card to the right of the adventurer, after those bought before (R30)."""
    box = state.box
    pay_bank(state, seat, box.commission_price)
    is_new = side == RIGHT and not state.right[book]
    page = take_page(state, book, side, chance)
    state.opened[seat].append(2 * page + side)
    uncover(state, book, chance)
    if journal is not None:
        args = commission_args(box, box.shown[2 * page + side])
        back = {f"back_{name}": value for name, value in commission_args(box, box.shown[2 * page + 1 - side]).items()}
        journal.tell("bought_commission", {"seat": seat_ref(seat), **args, **back}, reveals=is_new)
        tell_face(state, book, side, journal)


def apply_swap(state: State, seat: int, slot: int, side: int, chance: Chance, journal: Journal | None) -> None:
    """Return one commission and buy another, one step (R9).

    The card lands on the side that is not bought from, in the book of this city, whatever book it came from;
    the pile decides which face shows (R8).
    """
    box, frame = state.box, state.agenda[-1]
    book, other = box.book_at[state.pawns[seat]], 1 - side
    state.agenda[-1] = (ACTING, seat, BUYING, frame[3], 0)
    held = state.opened[seat].pop(slot)
    (state.right if other == RIGHT else state.left)[book].append(held // 2)
    if journal is not None:
        args = commission_args(box, box.shown[held])
        journal.tell("returned", {"seat": seat_ref(seat), **args, "side": side_ref(other)})
        tell_face(state, book, other, journal)
    buy_commission(state, seat, book, side, chance, journal)


# Pages


def take_page(state: State, book: int, side: int, chance: Chance) -> int:
    """The top page of a side, out of its pile; the back of one that nobody has turned is decided now (R26)."""
    pile = state.right[book] if side == RIGHT else state.left[book]
    if pile:
        return pile.pop()
    recto, bag = state.box.recto, state.bag[book]
    front = state.front[book]
    fitting = [page for page in bag if recto[page] == front]
    page = fitting[0]
    if fitting[-1] != page:
        page = fitting[chance.below(state.box.streams[book], len(fitting))]
    bag.remove(page)
    state.front[book] = NONE
    return page


def uncover(state: State, book: int, chance: Chance) -> None:
    """The next page nobody has seen shows its front, if it lies on top now (R26)."""
    bag = state.bag[book]
    if state.right[book] or state.front[book] != NONE or not bag:
        return
    recto = state.box.recto
    # Pages are numbered by their recto, so the bag is sorted by what would show.
    if recto[bag[0]] == recto[bag[-1]]:
        state.front[book] = recto[bag[0]]
    else:
        state.front[book] = recto[bag[chance.below(state.box.streams[book], len(bag))]]


def tell_face(state: State, book: int, side: int, journal: Journal) -> None:
    """What shows on a side of a book now."""
    box, face = state.box, top_face(state, book, side)
    args = {"book": book_ref(box, book), "side": side_ref(side)}
    if face == NONE:
        journal.tell("side_emptied", {**args})
    elif face < COMMISSION:
        journal.tell("equipment_shows", {**args, "card": equipment_ref(face)})
    else:
        journal.tell("commission_shows", {**args, **commission_args(box, face)})
