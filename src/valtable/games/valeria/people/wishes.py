"""Whole moves as a person composes them, spelled into small steps."""

from __future__ import annotations

from typing import Final, Literal

from valtable.games.valeria.asking.purchases import why_not_build, why_not_recruit, why_not_slay
from valtable.games.valeria.phases.payments import magic_range
from valtable.games.valeria.phases.prices import TO_BUILD, TO_RECRUIT, TO_SLAY
from valtable.games.valeria.state.state import State
from valtable.kernel.errors import Malformed
from valtable.kernel.refusal import OK
from valtable.kernel.values import Steps, Wish


class BuyWish(Wish, frozen=True, tag="buy"):
    """Slay, recruit or build in a slot, with so much Magic in the payment; what follows may be added as steps."""

    what: Literal["slay", "recruit", "build"]
    slot: int
    magic: int | None = None
    then: tuple[str, ...] = ()


ValeriaWish = BuyWish | Steps
KINDS: Final = {"slay": TO_SLAY, "recruit": TO_RECRUIT, "build": TO_BUILD}


def spell_wish(state: State, seat: int, wish: Wish) -> list[str] | None:
    """The notations of the steps; None for a wish that is none of Valeria's own.

    A payment is a step of its own only where several are possible.
    """
    if not isinstance(wish, BuyWish):
        return None
    if not 0 <= wish.slot < 20 or (wish.what == "build" and wish.slot < 15):
        raise Malformed("wish", f"there is no slot {wish.slot} to {wish.what} in")
    steps = [f"{wish.what} {wish.slot}"]
    refused = {"slay": why_not_slay, "recruit": why_not_recruit, "build": why_not_build}[wish.what]
    if wish.magic is not None and refused(state, seat, wish.slot) == OK:
        least, most = magic_range(state, seat, KINDS[wish.what], wish.slot)
        if least < most or wish.magic != least:
            steps.append(f"pay_magic {wish.magic}")
    return [*steps, *wish.then]
