"""Ward Towers: Banners on the tower under construction, and what a completed tower brings (R34, C40)."""

from __future__ import annotations

from valtable.games.valeria.asking.reasons import BANNER_THERE, CANNOT_PAY_BANNER, NO_BANNER, NO_TOWER, TOWER_ICONS
from valtable.games.valeria.box.components import NONE
from valtable.games.valeria.modules.packs.undead_samurai import has_samurai
from valtable.games.valeria.modules.ward_towers.state import WardTowers
from valtable.games.valeria.people.events import amount_refs, seat_ref, tower_ref
from valtable.games.valeria.phases.purse import Purse, only, purse, spend
from valtable.games.valeria.phases.two_actions import spend_action
from valtable.games.valeria.state.centre import TOWER_SLOT, missing_icons, roles_of
from valtable.games.valeria.state.state import State
from valtable.kernel.chance import Chance, draw
from valtable.kernel.journal import Journal
from valtable.kernel.refusal import OK, Args


def missing_tower_roles(state: State, towers: WardTowers, seat: int) -> list[int]:
    """The icons the tower under construction asks for and the seat does not have, each as often as it is missing."""
    if not state.options.tower_icons:
        return []
    needed = state.box.towers.roles[int(state.options.tower_face == "b")][towers.top]
    return missing_icons(needed, roles_of(state, seat))


def banners_left(state: State, towers: WardTowers, seat: int) -> int:
    """Banners that are neither on a tower nor back on their 5 VP side; they are used once (C40)."""
    return state.box.towers.banners - towers.banners.count(seat) - towers.won[seat]


def why_not_banner(state: State, seat: int, resource: int) -> int:
    """An open tower, a free place for this resource, the icons, 9 of it and a Banner."""
    towers = state.towers
    if towers is None or towers.top == NONE or has_samurai(state, TOWER_SLOT):
        return NO_TOWER
    if towers.banners[resource] != NONE:
        return BANNER_THERE
    if not banners_left(state, towers, seat):
        return NO_BANNER
    if missing_tower_roles(state, towers, seat):
        return TOWER_ICONS
    return OK if purse(state, seat)[resource] >= state.box.towers.banner_price else CANNOT_PAY_BANNER


def banners_open(state: State, towers: WardTowers, seat: int, have: Purse) -> list[int]:
    """The resources for which a Banner can be placed; where one can, all others with a free place that can be paid."""
    price, places = state.box.towers.banner_price, towers.banners
    if have[0] < price and have[1] < price and have[2] < price:
        return []
    paid = [resource for resource, n in enumerate(have) if n >= price and places[resource] == NONE]
    return paid if paid and why_not_banner(state, seat, paid[0]) == OK else []


def apply_banner(
    state: State, towers: WardTowers, seat: int, resource: int, chance: Chance, journal: Journal | None
) -> None:
    """Pay 9 of the exact resource; the third Banner completes the tower."""
    spend_action(state, seat, refills=True)
    paid = only(resource, state.box.towers.banner_price)
    spend(state, seat, paid, journal)
    towers.banners[resource] = seat
    tower: Args = {"card": tower_ref(state.box, towers.top)}
    if journal is not None:
        journal.tell("banner_placed", tower | {"seat": seat_ref(seat), "paid": amount_refs(paid)})
    if NONE in towers.banners:
        return
    for owner in towers.banners:
        towers.won[owner] += 1
    towers.banners = [NONE, NONE, NONE]
    towers.completed += 1
    towers.top = draw(chance, "towers", towers.bag) if towers.bag else NONE
    if journal is not None:
        journal.tell("tower_completed", tower)
        if towers.top != NONE:
            journal.tell("tower_began", {"card": tower_ref(state.box, towers.top)}, reveals=True)
