"""Rulebook, "Movement" and "Encounters": where a pawn may stop, and what the stop costs."""

from __future__ import annotations

from valtable.games.valdora.asking.reasons import ALREADY_THERE, CANNOT_PAY_PAWNS, NEEDS_PROVISIONS, TOO_FAR
from valtable.games.valdora.box.components import MINE, Box
from valtable.games.valdora.people.events import seat_ref, space_ref
from valtable.games.valdora.state.frames import ACTING, NOTHING
from valtable.games.valdora.state.movers import pay_bank, take_coins
from valtable.games.valdora.state.state import State
from valtable.kernel.journal import Journal
from valtable.kernel.refusal import OK


def why_not_move(state: State, seat: int, stop: int) -> int:
    """What forbids the pawn to move there."""
    return why_not_stop(state.box, state.pawns, seat, stop, state.provisions[seat], state.coins[seat])


def why_not_stop(box: Box, pawns: list[int], seat: int, stop: int, provisions: int, purse: int) -> int:
    """As far as one likes up to the next city, through one with provisions (R13); never back to the start.

    Whoever stands there must be paid from the coins held now (R6, R7). All this lies open, so that a view can ask, too.
    """
    start = pawns[seat]
    if stop == start:
        return ALREADY_THERE
    if passes_city(box, start, stop):
        if stop not in box.far[start]:
            return TOO_FAR
        if not provisions:
            return NEEDS_PROVISIONS
    return OK if stop_price(box, pawns, seat, stop) <= purse else CANNOT_PAY_PAWNS


def passes_city(box: Box, start: int, stop: int) -> bool:
    """Whether a stop lies behind a city, so that provisions are used up (R13)."""
    return not box.is_near[start][stop]


def stop_price(box: Box, pawns: list[int], seat: int, stop: int) -> int:
    """A coin for every other pawn there; mines are free (R6)."""
    if box.is_free[stop]:
        return 0
    return box.toll * (pawns.count(stop) - (pawns[seat] == stop))


def stops(state: State, seat: int) -> list[int]:
    """The moves that nothing forbids, in the order of the spaces."""
    box, start, purse = state.box, state.pawns[seat], state.coins[seat]
    moves = list(box.provided_move_ids[start] if state.provisions[seat] else box.move_ids[start])
    if purse < box.toll * (state.seats - 1):
        for other in state.pawns:
            if other != start and stop_price(box, state.pawns, seat, other) > purse and box.move + other in moves:
                moves.remove(box.move + other)
    return moves


def apply_move(state: State, seat: int, stop: int, journal: Journal | None) -> None:
    """Move, use up provisions if a city was passed, pay whoever stands there; a mine refills the purse at once (R1)."""
    box, start = state.box, state.pawns[seat]
    state.pawns[seat] = stop
    if journal is not None:
        args = {"seat": seat_ref(seat), "space": space_ref(box, stop), "kind": box.kind_name(stop)}
        journal.tell("moved", {**args})
    if state.provisions[seat] and passes_city(box, start, stop):
        state.provisions[seat] = 0
        if journal is not None:
            journal.tell("passed", {"seat": seat_ref(seat)})
    if state.pawns.count(stop) > 1 and not box.is_free[stop]:
        pay_pawns(state, seat, stop, journal)
    if box.space_kind[stop] == MINE:
        replenish(state, seat, journal)
    state.agenda[-1] = (ACTING, seat, NOTHING, 0, 0)


def pay_pawns(state: State, seat: int, stop: int, journal: Journal | None) -> None:
    """A coin to every other player there; to the bank where that player's purse is full (R6)."""
    toll = state.box.toll
    for step in range(1, state.seats):
        other = (seat + step) % state.seats
        if state.pawns[other] != stop:
            continue
        is_full = state.coins[other] + toll > state.box.purse
        pay_bank(state, seat, toll)
        if not is_full:
            take_coins(state, other, toll)
        if journal is not None:
            journal.tell("met_full" if is_full else "met", {"seat": seat_ref(seat), "other": seat_ref(other)})


def replenish(state: State, seat: int, journal: Journal | None) -> None:
    """Rulebook, "Replenish silver": up to six coins (R1)."""
    n = refill(state, seat)
    take_coins(state, seat, n)
    if journal is not None:
        journal.tell("replenished", {"seat": seat_ref(seat), "n": n})


def refill(state: State, seat: int) -> int:
    """The coins that a mine would bring now."""
    return state.box.refill - state.coins[seat]
