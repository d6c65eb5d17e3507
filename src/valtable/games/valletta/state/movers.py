"""The few movers that change what lies on the table: each has a source and a destination."""

from __future__ import annotations

from bisect import insort

from valtable.games.valletta.state.state import State


def has_any(goods: list[int]) -> bool:
    """Whether there is any good at all; compiled, a call of `any` would cost four times as much."""
    for n in goods:
        if n:
            return True
    return False


def take_good(state: State, seat: int, good: int, n: int) -> int:
    """Goods from the supply, as many as are left of those wanted (V30); how many there were."""
    n = min(n, state.supply[good])
    state.supply[good] -= n
    state.goods[seat][good] += n
    return n


def return_good(state: State, seat: int, good: int, n: int) -> None:
    state.goods[seat][good] -= n
    state.supply[good] += n


def pass_good(state: State, giver: int, taker: int, good: int) -> None:
    state.goods[giver][good] -= 1
    state.goods[taker][good] += 1


def gain_card(state: State, seat: int, kind: int) -> None:
    """A character arrives in the hand before everybody's eyes (V22)."""
    insort(state.hand[seat], kind)
    insort(state.known[seat], kind)


def leave_hand(state: State, seat: int, kind: int) -> None:
    """A card leaves the hand before everybody's eyes; one of that kind is no longer known to be there."""
    state.hand[seat].remove(kind)
    if kind in state.known[seat]:
        state.known[seat].remove(kind)
