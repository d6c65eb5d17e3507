"""Card Reference: constructing and upgrading buildings."""

from __future__ import annotations

from mypy_extensions import i64

from valtable.games.valletta.asking.reasons import (
    ALREADY_UPGRADED,
    HAS_OWNER,
    NO_HOUSE_LEFT,
    NOT_IN_DISPLAY,
    NOT_IN_PRICE,
    NOT_YOUR_BUILDING,
    ONLY_UPGRADES,
    REST_CANNOT_BE_PAID,
    TOO_FEW_GOODS,
)
from valtable.games.valletta.box.actions import BRICK, MATERIALS, STONE, WOOD
from valtable.games.valletta.box.components import HIGHEST_BITS, packed_materials
from valtable.games.valletta.box.printed import COLUMNS
from valtable.games.valletta.people.events import building_ref, card_ref, good_refs, seat_ref
from valtable.games.valletta.phases.exchange import can_exchange
from valtable.games.valletta.phases.final import note_house, score
from valtable.games.valletta.state.frames import BUILDING, SAVING
from valtable.games.valletta.state.movers import gain_card, return_good
from valtable.games.valletta.state.state import NOBODY, State, facing_column
from valtable.kernel.agenda import Frame
from valtable.kernel.journal import Journal
from valtable.kernel.refusal import OK, Args

Price = tuple[int, int, int, int]


def ask_build(state: State, seat: int, construct: int, upgrade: int, gold: int, material: int, source: int) -> None:
    """Ask what to build, if something can be built now or perhaps after an exchange (V28, V29, V52).

    A card builds once; what an earlier card of the turn has constructed may be upgraded (V34).
    """
    frame = (BUILDING, seat, construct, upgrade, gold, material, source)
    if has_target(state, seat, construct, upgrade) and (can_exchange(state, seat) or buildable(state, seat, frame)):
        state.agenda.append(frame)


def has_target(state: State, seat: int, construct: int, upgrade: int) -> bool:
    """Whether there is anything this card could build, money aside (V33)."""
    owner = state.owner
    if construct and state.houses[seat] and any(owner[building] == NOBODY for building in state.display):
        return True
    return bool(upgrade) and any(owner[b] == seat and not state.upgraded[b] for b in state.display)


def buildable(state: State, seat: int, frame: Frame) -> list[int]:
    """Everything that can be built and paid now: buildings to construct, then those to upgrade, as actions.

    The materials are looked at first, because most buildings fail there; a card that saves one is rare.
    """
    box, owner = state.box, state.owner
    materials, goods = box.materials, state.goods[seat]
    have: i64 = HIGHEST_BITS + packed_materials(goods[1], goods[2], goods[3])
    constructs, upgrades = [], []
    for building in state.display:
        # What is short of a material borrows its highest bit.
        if (have - materials[building]) & HIGHEST_BITS != HIGHEST_BITS and not frame[5]:
            continue
        if owner[building] == NOBODY:
            if why_not_construct(state, seat, frame, building) == OK:
                constructs.append(box.construct + building)
        elif owner[building] == seat and why_not_upgrade(state, seat, frame, building) == OK:
            upgrades.append(box.upgrade + building)
    if len(constructs) > 1:
        constructs.sort()
    if len(upgrades) > 1:
        upgrades.sort()
    constructs += upgrades
    return constructs


def why_not_construct(state: State, seat: int, frame: Frame, building: int) -> int:
    """A building without a house, a house of one's own, and the whole price in hand (V31, V33)."""
    if state.cell_of[building] == NOBODY:
        return NOT_IN_DISPLAY
    if not frame[2]:
        return ONLY_UPGRADES
    if state.owner[building] != NOBODY:
        return HAS_OWNER
    if not state.houses[seat]:
        return NO_HOUSE_LEFT
    price = construction_price(state, seat, building, frame[4])
    return OK if can_pay(state, seat, price, frame[5]) else TOO_FEW_GOODS


def why_not_upgrade(state: State, seat: int, frame: Frame, building: int) -> int:
    """An own building that was not upgraded, and its materials in hand; no house is needed (V33)."""
    if state.cell_of[building] == NOBODY:
        return NOT_IN_DISPLAY
    if state.owner[building] != seat:
        return NOT_YOUR_BUILDING
    if state.upgraded[building]:
        return ALREADY_UPGRADED
    return OK if can_pay(state, seat, state.box.upgrade_cost[building], frame[5]) else TOO_FEW_GOODS


def construction_price(state: State, seat: int, building: int, discount: int) -> Price:
    """Printed price, less 1 gold per own neighbour and the card's discount, never below 0 (V21, V31)."""
    box = state.box
    gold, wood, stone, brick = box.cost[building]
    gold -= discount + box.neighbour_discount * own_neighbours(state, seat, building)
    return max(gold, 0), wood, stone, brick


def own_neighbours(state: State, seat: int, building: int) -> int:
    """Own buildings beside this one, upgraded or not (V21)."""
    display, owner = state.display, state.owner
    count = 0
    for cell in state.neighbours[state.cell_of[building]]:
        if owner[display[cell]] == seat:
            count += 1
    return count


def can_pay(state: State, seat: int, price: Price, saved: int) -> bool:
    """Whether the goods suffice; a saved material makes up for one that is missing (V32)."""
    gold, wood, stone, brick = state.goods[seat]
    if gold < price[0]:
        return False
    missing = max(price[1] - wood, 0) + max(price[2] - stone, 0) + max(price[3] - brick, 0)
    return missing <= saved


def apply_construct(state: State, seat: int, building: int, journal: Journal | None) -> None:
    begin_paying(state, seat, building, 0, journal)


def apply_upgrade(state: State, seat: int, building: int, journal: Journal | None) -> None:
    begin_paying(state, seat, building, 1, journal)


def begin_paying(state: State, seat: int, building: int, upgrade: int, journal: Journal | None) -> None:
    """Pay at once, or first ask which material is saved; the saving lapses on a price without any (V32)."""
    _, _, _, _, discount, material, source = state.agenda.pop()
    price = price_of(state, seat, building, upgrade, discount)
    if material and any(price[good] for good in MATERIALS):
        state.agenda.append(saving(seat, building, upgrade, discount, source))
    else:
        finish(state, seat, building, upgrade, price, journal)


def saving(seat: int, building: int, upgrade: int, discount: int, source: int) -> Frame:
    """The question which material is saved."""
    return SAVING, seat, building, upgrade, discount, source


def price_of(state: State, seat: int, building: int, upgrade: int, discount: int) -> Price:
    return state.box.upgrade_cost[building] if upgrade else construction_price(state, seat, building, discount)


def why_not_save(state: State, seat: int, frame: Frame, good: int) -> int:
    """A material of the price, with which the rest can be paid (V32)."""
    price = price_without(state, seat, frame, good)
    if price[good] < 0:
        return NOT_IN_PRICE
    return OK if can_pay(state, seat, price, 0) else REST_CANNOT_BE_PAID


def price_without(state: State, seat: int, frame: Frame, good: int) -> Price:
    """What is left to be paid when this material is saved."""
    gold, wood, stone, brick = price_of(state, seat, frame[2], frame[3], frame[4])
    return gold, wood - (good == WOOD), stone - (good == STONE), brick - (good == BRICK)


def apply_save(state: State, seat: int, good: int, journal: Journal | None) -> None:
    frame = state.agenda.pop()
    finish(state, seat, frame[2], frame[3], price_without(state, seat, frame, good), journal)


def finish(state: State, seat: int, building: int, upgrade: int, price: Price, journal: Journal | None) -> None:
    """Pay, house, character to the hand, section bonus, triggers, in this order (V31); the house's trigger
    is noted before the bonus' (V53)."""
    for good in range(4):
        return_good(state, seat, good, price[good])
    if journal is not None:
        args: Args = {
            "seat": seat_ref(seat),
            "building": building_ref(state.box, building),
            "cost": good_refs(price),
            "card": card_ref(state.box, state.box.character_of[building]),
        }
        journal.tell("upgraded" if upgrade else "constructed", args)
    if upgrade:
        state.upgraded[building] = 1
    else:
        state.owner[building] = seat
        state.houses[seat] -= 1
        gain_card(state, seat, state.box.character_of[building])
        note_house(state, seat, journal)
    bonus = section_bonus(state, building, upgrade)
    if bonus:
        if journal is not None:
            journal.tell("section_bonus", {"seat": seat_ref(seat), "n": bonus})
        score(state, seat, bonus, journal)


def section_bonus(state: State, building: int, upgrade: int) -> int:
    """Points for building in the column Jean faces (V1, V20)."""
    if upgrade and not state.options.section_bonus_on_upgrade:
        return 0
    return state.options.section_bonus if state.cell_of[building] % COLUMNS == facing_column(state) else 0
