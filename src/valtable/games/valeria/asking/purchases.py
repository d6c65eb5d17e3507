"""What forbids slaying, recruiting and building, and where nothing does (R14 to R17, R5)."""

from __future__ import annotations

from valtable.games.valeria.asking.reasons import (
    BLOCKADED,
    CANNOT_PAY_BUILD,
    CANNOT_PAY_RECRUIT,
    CANNOT_PAY_SLAY,
    NOTHING_THERE,
    PAYMENT_IMPOSSIBLE,
    ROLES_MISSING,
)
from valtable.games.valeria.box.components import NONE
from valtable.games.valeria.modules.packs.pirates import is_blocked
from valtable.games.valeria.modules.relics.kept import has_evermap
from valtable.games.valeria.phases.payments import can_pay, magic_range
from valtable.games.valeria.phases.prices import (
    TO_BUILD,
    TO_RECRUIT,
    TO_SLAY,
)
from valtable.games.valeria.state.centre import citizen_at, domain_at, monster_at, roles_of
from valtable.games.valeria.state.state import State
from valtable.kernel.refusal import OK


def why_not_slay(state: State, seat: int, slot: int) -> int:
    if monster_at(state, slot) == NONE:
        return NOTHING_THERE
    return OK if can_pay(state, seat, TO_SLAY, slot) else CANNOT_PAY_SLAY


def can_slay_something(state: State, seat: int) -> bool:
    return any(why_not_slay(state, seat, slot) == OK for slot in range(20))


def why_not_recruit(state: State, seat: int, slot: int, what: int = TO_RECRUIT) -> int:
    kind = citizen_at(state, slot)
    if kind == NONE:
        return NOTHING_THERE
    if is_blocked(state, kind):
        return BLOCKADED
    return OK if can_pay(state, seat, what, slot) else CANNOT_PAY_RECRUIT


def why_not_build(state: State, seat: int, slot: int) -> int:
    """The icons on the builder's Citizens must show what the Domain asks for (R5)."""
    domain = domain_at(state, slot)
    if domain == NONE:
        return NOTHING_THERE
    if lacks_icons(state, seat, domain):
        return ROLES_MISSING
    least, most = magic_range(state, seat, TO_BUILD, slot)
    return OK if least <= most else CANNOT_PAY_BUILD


def why_not_pay(state: State, seat: int, frame: tuple[int, ...], magic: int) -> int:
    least, most = magic_range(state, seat, *frame[2:])
    return OK if least <= magic <= most else PAYMENT_IMPOSSIBLE


def missing_roles(state: State, seat: int, domain: int) -> list[int]:
    """Each missing icon by its role, as often as it is missing."""
    have, needed = roles_of(state, seat), state.box.domain_roles[domain]
    return [role for role in range(4) for _ in range(needed[role] - have[role])]


def lacks_icons(state: State, seat: int, domain: int) -> bool:
    """Whether icons are missing; the Evermap ignores one (C34)."""
    missing = len(missing_roles(state, seat, domain))
    return missing > (1 if missing and has_evermap(state, seat) else 0)
