"""Whole moves as a person composes them, spelled into small steps."""

from __future__ import annotations

from valtable.games.valdora.box.actions import GEMS, KINDS, SLOTS
from valtable.games.valdora.box.components import ROAD
from valtable.games.valdora.phases.loading import ANY_ORDER
from valtable.games.valdora.state.state import State
from valtable.kernel.errors import Malformed
from valtable.kernel.values import Steps, Wish


class Delivery(Wish, frozen=True, tag="delivery"):
    """One commission, by its place before the move, and the cards that pay where several could."""

    commission: int
    pay: tuple[str, ...] = ()


class VisitWish(Wish, frozen=True, tag="visit"):
    """Move to this stop (already there: leave it empty) and complete these commissions in this order."""

    stop: str = ""
    complete: tuple[Delivery | int, ...] = ()
    end: bool = True


class LoadWish(Wish, frozen=True, tag="load"):
    """Move to this stop and load: equipment to the gem it shall carry, in any order on a road."""

    stop: str = ""
    loads: tuple[tuple[str, str], ...] = ()
    end: bool = True


ValdoraWish = VisitWish | LoadWish | Steps


def spell_wish(state: State, seat: int, wish: Wish) -> list[str] | None:
    """The notations of the steps; None for a wish that is none of Valdora's own."""
    if isinstance(wish, VisitWish):
        return [*moving(state, wish.stop), *completions(wish.complete), *ending(wish.end)]
    if isinstance(wish, LoadWish):
        return [*moving(state, wish.stop), *loads(state, seat, wish), *ending(wish.end)]
    return None


def moving(state: State, stop: str) -> list[str]:
    if stop and stop not in state.box.spaces:
        raise Malformed("wish", f"no such space: {stop}")
    return [f"move {stop}"] if stop else []


def ending(end: bool) -> list[str]:
    return ["end"] if end else []


def completions(wanted: tuple[Delivery | int, ...]) -> list[str]:
    """Places are those before the move; each commission that leaves lets the later ones move up (R30)."""
    steps, left = [], list(SLOTS)
    for item in wanted:
        one = item if isinstance(item, Delivery) else Delivery(item)
        if one.commission not in left:
            raise Malformed("wish", f"commission {one.commission} cannot be completed (again)")
        unknown = [card for card in one.pay if card not in KINDS]
        if unknown:
            raise Malformed("wish", f"no such equipment: {', '.join(unknown)}")
        steps += [f"complete {left.index(one.commission)}", *(f"pay {card}" for card in one.pay)]
        left.remove(one.commission)
    return steps


def loads(state: State, seat: int, wish: LoadWish) -> list[str]:
    """As wished; on a road of a game begun before R32 in the order of the cards, in which its steps are asked."""
    pairs = list(wish.loads)
    for card, gem in pairs:
        if card not in KINDS or gem not in GEMS:
            raise Malformed("wish", f"no such equipment or gem: {card}, {gem}")
    stop = state.box.spaces.index(wish.stop) if wish.stop else state.pawns[seat]
    if state.rules < ANY_ORDER and state.box.space_kind[stop] == ROAD:
        pairs.sort(key=lambda pair: KINDS.index(pair[0]))
    return [f"load {gem} {card}" for card, gem in pairs]
