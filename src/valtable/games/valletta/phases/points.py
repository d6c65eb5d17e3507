"""Card Reference: points that are counted, and points that are paid for."""

from __future__ import annotations

from valtable.games.valletta.asking.reasons import ASKED_IN_ORDER, CANNOT_PAY, EXCHANGE_COMES_FIRST, YOU_HAVE_NONE
from valtable.games.valletta.box.components import BY_COLOR, FACING_JEAN, UPGRADED
from valtable.games.valletta.box.printed import COLUMNS
from valtable.games.valletta.people.events import card_ref, good_refs, seat_ref
from valtable.games.valletta.phases.exchange import can_exchange
from valtable.games.valletta.phases.final import score
from valtable.games.valletta.state.frames import PAYING, PAYING_ANY
from valtable.games.valletta.state.movers import has_any, return_good
from valtable.games.valletta.state.state import State, facing_column
from valtable.kernel.agenda import Frame
from valtable.kernel.journal import Journal
from valtable.kernel.refusal import OK, Args


def score_card(state: State, seat: int, points: int, source: int, journal: Journal | None) -> None:
    """Points from a card, counted at the moment of playing; nothing counted gives none (V41)."""
    if journal is not None:
        journal.tell("scored", {"seat": seat_ref(seat), "n": points, "card": card_ref(state.box, source)})
    score(state, seat, points, journal)


def counted(state: State, seat: int, what: int, color: int, points: int, most: int) -> int:
    """Points for what is counted; the limit is on points (V41)."""
    total = points * count(state, seat, what, color)
    return min(total, most) if most else total


def count(state: State, seat: int, what: int, color: int) -> int:
    own = [building for building in state.display if state.owner[building] == seat]
    if what == BY_COLOR:
        return sum(1 for building in own if state.box.building_color[building] == color)
    if what == UPGRADED:
        return sum(state.upgraded[building] for building in own)
    if what == FACING_JEAN:
        column = facing_column(state)
        return sum(1 for building in own if state.cell_of[building] % COLUMNS == column)
    return largest_group(state, seat)


def largest_group(state: State, seat: int) -> int:
    """The most own buildings that hang together as neighbours (V21)."""
    left = {cell for cell, building in enumerate(state.display) if state.owner[building] == seat}
    largest = 0
    while left:
        size, edge = 0, [left.pop()]
        while edge:
            size += 1
            for cell in state.neighbours[edge.pop()]:
                if cell in left:
                    left.remove(cell)
                    edge.append(cell)
        largest = max(largest, size)
    return largest


# Points for a fixed price, asked once per unit (V42)


def ask_pay(state: State, seat: int, program: int, step: int, times: int, source: int) -> None:
    """Ask, if it can be paid now or perhaps after an exchange (V28, V29, V52)."""
    if times and (can_afford(state, seat, program, step) or can_exchange(state, seat)):
        state.agenda.append((PAYING, seat, program, step, times, source))


def can_afford(state: State, seat: int, program: int, step: int) -> bool:
    return not any(missing_to_pay(state, seat, program, step))


def missing_to_pay(state: State, seat: int, program: int, step: int) -> list[int]:
    """The goods that a seat lacks for what the card asks."""
    price, goods = state.box.programs[program][step][1:5], state.goods[seat]
    return [max(price[good] - goods[good], 0) for good in range(4)]


def why_not_pay(state: State, seat: int, frame: Frame) -> int:
    return OK if can_afford(state, seat, frame[2], frame[3]) else CANNOT_PAY


def apply_pay(state: State, seat: int, journal: Journal | None) -> None:
    _, _, program, step, times, source = state.agenda.pop()
    op = state.box.programs[program][step]
    for good in range(4):
        return_good(state, seat, good, op[1 + good])
    tell_paid(state, seat, op[1:5], op[5], source, journal)
    score(state, seat, op[5], journal)
    ask_pay(state, seat, program, step, times - 1, source)


# Points for goods of any kind, one at a time in the fixed order (V42)


def ask_pay_any(state: State, seat: int, points: int, most: int, source: int) -> None:
    if most and has_any(state.goods[seat]):
        state.agenda.append((PAYING_ANY, seat, points, most, 0, source, 1))


def why_not_exchange_now(frame: Frame) -> int:
    """An exchange comes before the first payment or not at all (V51)."""
    return EXCHANGE_COMES_FIRST if frame[0] == PAYING_ANY and not frame[6] else OK


def why_not_pay_any(state: State, seat: int, frame: Frame, good: int) -> int:
    if good < frame[4]:
        return ASKED_IN_ORDER
    return OK if state.goods[seat][good] else YOU_HAVE_NONE


def apply_pay_any(state: State, seat: int, good: int, journal: Journal | None) -> None:
    """After the first good the exchange is over: it could only have come first (V51)."""
    _, _, points, left, _, source, _ = state.agenda.pop()
    return_good(state, seat, good, 1)
    tell_paid(state, seat, tuple(int(kind == good) for kind in range(4)), points, source, journal)
    score(state, seat, points, journal)
    if left > 1 and any(state.goods[seat][good:]):
        state.agenda.append((PAYING_ANY, seat, points, left - 1, good, source, 0))


def tell_paid(
    state: State, seat: int, price: tuple[int, ...], points: int, source: int, journal: Journal | None
) -> None:
    if journal is not None:
        args: Args = {
            "seat": seat_ref(seat),
            "cost": good_refs(price),
            "n": points,
            "card": card_ref(state.box, source),
        }
        journal.tell("paid", args)
