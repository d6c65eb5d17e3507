"""Player board: three goods for one. Card Reference: the Trader's swaps, the Moneychanger's change."""

from __future__ import annotations

from mypy_extensions import i64

from valtable.games.valletta.asking.reasons import (
    ASKED_IN_ORDER,
    NOTHING_TO_GET,
    ONE_KIND_ONLY,
    SAME_KIND,
    SUPPLY_EMPTY,
    TOO_FEW_AFTERWARDS,
    TOO_FEW_TO_EXCHANGE,
    YOU_HAVE_NONE,
)
from valtable.games.valletta.people.events import good_ref, seat_ref
from valtable.games.valletta.state.frames import CHANGE_GIVING, CHANGE_TAKING, EXCHANGING, SWAP_GIVING, SWAP_TAKING
from valtable.games.valletta.state.movers import return_good, take_good
from valtable.games.valletta.state.state import State
from valtable.kernel.agenda import Frame
from valtable.kernel.journal import Journal
from valtable.kernel.refusal import OK

# Three for one, on the player's own turn (V28)


def goods_for_one(state: State) -> int:
    """How many goods are given for the one wanted."""
    return state.box.exchange_n


def exchanges(state: State, seat: int) -> list[int]:
    """The exchanges that can be begun now, as actions; the list is the box's and stays as it is."""
    goods, supply, box = state.goods[seat], state.supply, state.box
    # Written out: compiled, a call of `sum` costs as much as all the rest.
    spare: i64 = goods[0] + goods[1] + goods[2] + goods[3] - goods_for_one(state)
    if spare < 0:
        return box.exchanges[0]
    wanted: i64 = 0
    if state.options.exchange_same_kind:
        for good in range(4):
            if why_not_exchange(state, seat, good) == OK:
                wanted |= 1 << good
        return box.exchanges[wanted]
    if supply[0] and goods[0] <= spare:
        wanted = 1
    if supply[1] and goods[1] <= spare:
        wanted |= 2
    if supply[2] and goods[2] <= spare:
        wanted |= 4
    if supply[3] and goods[3] <= spare:
        wanted |= 8
    return box.exchanges[wanted]


def can_exchange(state: State, seat: int) -> bool:
    return bool(exchanges(state, seat))


def why_not_exchange(state: State, seat: int, wanted: int) -> int:
    """The supply must hold the good wanted; three goods of other kinds pay for it (V3, V28)."""
    if not state.supply[wanted]:
        return SUPPLY_EMPTY
    return OK if most_to_give(state, seat, wanted) >= goods_for_one(state) else TOO_FEW_TO_EXCHANGE


def most_to_give(state: State, seat: int, wanted: int) -> int:
    """How many goods could be given for this one: all of other kinds or, by option, of one other kind (V3)."""
    goods = state.goods[seat]
    if state.options.exchange_same_kind:
        return max(goods[kind] for kind in range(4) if kind != wanted)
    return sum(goods) - goods[wanted]


def apply_exchange(state: State, seat: int, wanted: int) -> None:
    """Name the good wanted; what is given is asked next and cannot be declined any more."""
    state.agenda.append((EXCHANGING, seat, wanted, goods_for_one(state), 0))


def why_not_give_three(state: State, seat: int, frame: Frame, good: int) -> int:
    """Other kinds than the one wanted, in the fixed order, so that enough is left for the rest (V28, V39)."""
    wanted, left, floor = frame[2:5]
    goods, same_kind = state.goods[seat], state.options.exchange_same_kind
    if good == wanted:
        return SAME_KIND
    if good < floor:
        return ONE_KIND_ONLY if same_kind else ASKED_IN_ORDER
    if not goods[good]:
        return YOU_HAVE_NONE
    if same_kind:
        if left < goods_for_one(state) and good != floor:
            return ONE_KIND_ONLY
        return OK if goods[good] >= left else TOO_FEW_AFTERWARDS
    rest = sum(goods[kind] for kind in range(good, 4) if kind != wanted)
    return OK if rest >= left else TOO_FEW_AFTERWARDS


def gives(state: State, seat: int, frame: Frame) -> list[int]:
    """What can be given next for an exchange, as actions."""
    wanted, left, floor, first = frame[2], frame[3], frame[4], state.box.give
    if state.options.exchange_same_kind:
        return [first + good for good in range(4) if why_not_give_three(state, seat, frame, good) == OK]
    goods, rest, found = state.goods[seat], 0, []
    for good in range(3, floor - 1, -1):
        if good != wanted and goods[good]:
            rest += goods[good]
            if rest >= left:
                found.append(first + good)
    found.reverse()
    return found


def apply_give_three(state: State, seat: int, good: int, journal: Journal | None) -> None:
    """One of the three goes back; after the last the good wanted is taken."""
    frame = state.agenda.pop()
    wanted, left = frame[2], frame[3]
    return_good(state, seat, good, 1)
    if left > 1:
        if len(frame) == 5:  # the first of them, written out: compiled, that spares a list
            state.agenda.append((EXCHANGING, seat, wanted, left - 1, good, good))
        else:
            state.agenda.append((EXCHANGING, seat, wanted, left - 1, good, *frame[5:], good))
        return
    take_good(state, seat, wanted, 1)
    if journal is not None:
        goods = [good_ref(kind) for kind in (*frame[5:], good)]
        journal.tell("exchanged", {"seat": seat_ref(seat), "goods": goods, "good": good_ref(wanted)})


# The Trader: up to two swaps, one good for one of another kind (V40)


def ask_swap(state: State, seat: int, times: int, source: int) -> None:
    if times and any(why_not_hand_in(state, seat, good) == OK for good in range(4)):
        state.agenda.append((SWAP_GIVING, seat, times, source))


def why_not_hand_in(state: State, seat: int, good: int) -> int:
    """A good in hand, for which the supply has another kind."""
    if not state.goods[seat][good]:
        return YOU_HAVE_NONE
    return OK if sum(state.supply) > state.supply[good] else NOTHING_TO_GET


def apply_swap_give(state: State, seat: int, good: int) -> None:
    _, _, times, source = state.agenda.pop()
    return_good(state, seat, good, 1)
    state.agenda.append((SWAP_TAKING, seat, good, times, source))


def why_not_swap_take(state: State, given: int, good: int) -> int:
    if good == given:
        return SAME_KIND
    return OK if state.supply[good] else SUPPLY_EMPTY


def apply_swap_take(state: State, seat: int, good: int, journal: Journal | None) -> None:
    _, _, given, times, source = state.agenda.pop()
    take_good(state, seat, good, 1)
    if journal is not None:
        journal.tell("swapped", {"seat": seat_ref(seat), "given": good_ref(given), "good": good_ref(good)})
    ask_swap(state, seat, times - 1, source)


# The Moneychanger: one good for three others, any mix, in the fixed order (V40)


def ask_change(state: State, seat: int, number: int, source: int) -> None:
    if any(why_not_hand_in(state, seat, good) == OK for good in range(4)):
        state.agenda.append((CHANGE_GIVING, seat, number, source))


def apply_change_give(state: State, seat: int, good: int) -> None:
    """The good goes back; as many come as the supply holds of other kinds, three at most."""
    _, _, number, source = state.agenda.pop()
    return_good(state, seat, good, 1)
    available = sum(state.supply) - state.supply[good]
    state.agenda.append((CHANGE_TAKING, seat, good, min(number, available), 0, source))


def why_not_change_take(state: State, frame: Frame, good: int) -> int:
    given, left, floor = frame[2:5]
    if good == given:
        return SAME_KIND
    if good < floor:
        return ASKED_IN_ORDER
    if not state.supply[good]:
        return SUPPLY_EMPTY
    rest = sum(state.supply[kind] for kind in range(good, 4) if kind != given)
    return OK if rest >= left else TOO_FEW_AFTERWARDS


def apply_change_take(state: State, seat: int, good: int, journal: Journal | None) -> None:
    _, _, given, left, _, source, *taken = state.agenda.pop()
    take_good(state, seat, good, 1)
    if left > 1:
        state.agenda.append((CHANGE_TAKING, seat, given, left - 1, good, source, *taken, good))
    elif journal is not None:
        goods = [good_ref(kind) for kind in (*taken, good)]
        journal.tell("changed", {"seat": seat_ref(seat), "given": good_ref(given), "goods": goods})
