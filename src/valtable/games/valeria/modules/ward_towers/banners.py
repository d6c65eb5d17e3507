"""Ward Towers: Banners on the tower under construction, and what a completed tower brings (R34, C40)."""

from __future__ import annotations

from valtable.games.valeria.asking.reasons import BANNER_THERE, CANNOT_PAY_BANNER, NO_BANNER, NO_TOWER, TOWER_ICONS
from valtable.games.valeria.box.components import NONE
from valtable.games.valeria.people.events import amount_refs, seat_ref, tower_ref
from valtable.games.valeria.phases.purse import purse, spend
from valtable.games.valeria.state.state import State, roles_of
from valtable.kernel.chance import Chance, draw
from valtable.kernel.journal import Journal
from valtable.kernel.refusal import OK, Args

TOWER_SLOT = 19


def tower_roles(state: State) -> tuple[int, ...]:
    """The icons the tower under construction asks for."""
    return state.box.extras.tower_roles[int(state.options.tower_face == "b")][state.tower]


def missing_tower_roles(state: State, seat: int) -> list[int]:
    if not state.options.tower_icons:
        return []
    have, needed = roles_of(state, seat), tower_roles(state)
    return [role for role in range(4) for _ in range(needed[role] - have[role])]


def banners_left(state: State, seat: int) -> int:
    """Banners that are neither on a tower nor back on their 5 VP side; they are used once (C40)."""
    return state.box.extras.banners - state.banners.count(seat) - state.banners_won[seat]


def why_not_banner(state: State, seat: int, resource: int) -> int:
    """An open tower, a free place for this resource, the icons, 9 of it and a Banner."""
    if not state.options.ward_towers or state.tower == NONE or state.laid[TOWER_SLOT]:
        return NO_TOWER
    if state.banners[resource] != NONE:
        return BANNER_THERE
    if not banners_left(state, seat):
        return NO_BANNER
    if missing_tower_roles(state, seat):
        return TOWER_ICONS
    return OK if purse(state, seat)[resource] >= state.box.extras.banner_price else CANNOT_PAY_BANNER


def place_banner(state: State, seat: int, resource: int, chance: Chance, journal: Journal | None) -> None:
    """Pay 9 of the exact resource; the third Banner completes the tower."""
    paid = [0, 0, 0]
    paid[resource] = state.box.extras.banner_price
    spend(state, seat, paid, journal)
    state.banners[resource] = seat
    tower: Args = {"card": tower_ref(state.box, state.tower)}
    if journal is not None:
        journal.tell("banner_placed", tower | {"seat": seat_ref(seat), "paid": amount_refs(paid)})
    if NONE in state.banners:
        return
    for owner in state.banners:
        state.banners_won[owner] += 1
    state.banners = [NONE, NONE, NONE]
    state.standing += 1
    state.tower = draw(chance, "towers", state.tower_bag) if state.tower_bag else NONE
    if journal is not None:
        journal.tell("tower_completed", tower)
        if state.tower != NONE:
            journal.tell("tower_began", {"card": tower_ref(state.box, state.tower)}, reveals=True)
