"""Crimson Seas: the rows of Goods, Tomes and Nobles, what a visit brings, and offerings (R24 to R27)."""

from __future__ import annotations

from bisect import insort

from valtable.games.valeria.asking.reasons import (
    CANNOT_PAY_ISLAND,
    CANNOT_PAY_NOBLE,
    NO_ISLANDS,
    NO_MAP,
    NO_OFFERINGS,
    NOTHING_ASHORE,
    ROW_EMPTY,
)
from valtable.games.valeria.box.actions import ISLANDS
from valtable.games.valeria.box.components import NONE
from valtable.games.valeria.modules.verbs import GOODS_ROW, NOBLE_ROW, TOME_ROW
from valtable.games.valeria.people.events import RESOURCE_REFS, amount_refs, island_ref, seat_ref, token_ref
from valtable.games.valeria.phases.prices import TO_BUY_GOODS, magic_range
from valtable.games.valeria.phases.purse import purse, spend
from valtable.games.valeria.state.frames import BUYING, NOBLE_PRICE, OFFER, RESCUE, TAKE_OFFERING
from valtable.games.valeria.state.state import State, works
from valtable.kernel.chance import Chance, draw
from valtable.kernel.journal import Journal
from valtable.kernel.refusal import OK

ARABY, NAE_AERIE, EXEKRATYS, AMARYNTH = range(len(ISLANDS))
STREAMS = ("goods", "tomes", "nobles")
ROW_SLOTS = 3


def fill_row(state: State, row: int, chance: Chance, journal: Journal | None) -> None:
    """Goods and Tomes slide down and new ones enter on top; Nobles stay where they are."""
    tokens, bag = state.rows[row], state.row_bags[row]
    if row != NOBLE_ROW:
        kept = [token for token in tokens if token != NONE]
        tokens[:] = [NONE] * (ROW_SLOTS - len(kept)) + kept
    came = []
    for slot in range(ROW_SLOTS - 1, -1, -1):
        if tokens[slot] == NONE and bag:
            tokens[slot] = draw(chance, STREAMS[row], bag)
            came.append(token_ref(state.box, row, tokens[slot]))
    if came and journal is not None:
        journal.tell("row_filled", {"cards": came}, reveals=True)


def give_token(state: State, seat: int, row: int, slot: int) -> int:
    """A token or card of a row is now the seat's; which one it was."""
    kind = state.rows[row][slot]
    state.rows[row][slot] = NONE
    if row == GOODS_ROW:
        state.goods[seat][kind] += 1
    elif row == TOME_ROW:
        state.tomes[seat][kind] += 1
    else:
        insort(state.nobles[seat], kind)
    return kind


def take_tokens(
    state: State, seat: int, row: int, slots: int, paid: tuple[int, ...], chance: Chance, journal: Journal | None
) -> None:
    """Goods or Tomes bought together; the row is refilled afterwards (R24)."""
    taken = [give_token(state, seat, row, slot) for slot in range(ROW_SLOTS) if slots >> slot & 1]
    if journal is not None:
        cards = [token_ref(state.box, row, kind) for kind in taken]
        journal.tell("bought", {"seat": seat_ref(seat), "cards": cards, "paid": amount_refs(paid)})
    fill_row(state, row, chance, journal)


def rows_are_short(state: State) -> bool:
    """Whether a slot of the islands stays empty: one of the ends of the game (C42)."""
    return any(NONE in row for row in state.rows)


# What forbids a visit


def why_not_sail(state: State, seat: int, island: int) -> int:
    """A Map, and something there that can be bought, taken or rescued (C33)."""
    if not state.options.crimson_seas:
        return NO_ISLANDS
    if not state.maps[seat]:
        return NO_MAP
    if island in (ARABY, NAE_AERIE):
        row = island - ARABY
        able = any(why_not_buy(state, seat, row, 1 << slot) == OK for slot in range(ROW_SLOTS))
    elif island == EXEKRATYS:
        able = any(state.offerings)
    else:
        able = any(why_not_rescue(state, seat, slot) == OK for slot in range(ROW_SLOTS))
    return OK if able else NOTHING_ASHORE


def why_not_buy(state: State, seat: int, row: int, slots: int) -> int:
    if any(slots >> slot & 1 and state.rows[row][slot] == NONE for slot in range(ROW_SLOTS)):
        return ROW_EMPTY
    least, most = magic_range(state, seat, TO_BUY_GOODS + row, slots, 0)
    return OK if least <= most else CANNOT_PAY_ISLAND


def noble_price(state: State, seat: int) -> int:
    """9 of one resource and 1 more per Noble, unless a Domain waives that (R26)."""
    extras = state.box.extras
    if any(extras.statics.nobles_flat[d] and works(state, d) for d in state.domains[seat]):
        return extras.noble_price
    return extras.noble_price + extras.noble_surcharge * len(state.nobles[seat])


def why_not_rescue(state: State, seat: int, slot: int) -> int:
    if state.rows[NOBLE_ROW][slot] == NONE:
        return ROW_EMPTY
    price = noble_price(state, seat)
    return OK if any(n >= price for n in purse(state, seat)) else CANNOT_PAY_NOBLE


def why_not_noble_price(state: State, seat: int, resource: int) -> int:
    return OK if purse(state, seat)[resource] >= noble_price(state, seat) else CANNOT_PAY_NOBLE


# A visit


def apply_sail(state: State, seat: int, island: int, journal: Journal | None) -> None:
    """Pay the Map; what the visit brings is asked next."""
    state.maps[seat] -= 1
    if journal is not None:
        journal.tell("sailed", {"seat": seat_ref(seat), "island": island_ref(island)})
    if island == EXEKRATYS:
        state.agenda.append((TAKE_OFFERING, seat))
    elif island == AMARYNTH:
        state.agenda.append((RESCUE, seat))
    else:
        state.agenda.append((BUYING, seat, island - ARABY))


def apply_rescue(state: State, seat: int, slot: int) -> None:
    state.agenda.pop()
    state.agenda.append((NOBLE_PRICE, seat, slot))


def apply_noble_price(state: State, seat: int, resource: int, chance: Chance, journal: Journal | None) -> None:
    """One Noble per visit, paid in one resource; Magic does not stand in (R26)."""
    slot = state.agenda.pop()[2]
    paid = [0, 0, 0]
    paid[resource] = noble_price(state, seat)
    spend(state, seat, paid, journal)
    noble = give_token(state, seat, NOBLE_ROW, slot)
    if journal is not None:
        card = token_ref(state.box, NOBLE_ROW, noble)
        journal.tell("rescued", {"seat": seat_ref(seat), "card": card, "paid": amount_refs(paid)})
    fill_row(state, NOBLE_ROW, chance, journal)


def why_not_take_offering(state: State, resource: int) -> int:
    return OK if state.offerings[resource] else NO_OFFERINGS


def apply_take_offering(state: State, seat: int, resource: int, journal: Journal | None) -> None:
    """Everything of one type that lies on Exekratys."""
    state.agenda.pop()
    n = state.offerings[resource]
    state.offerings[resource] = 0
    state.res[seat][resource] += n
    if journal is not None:
        journal.tell("took_offering", {"seat": seat_ref(seat), "gains": [RESOURCE_REFS[resource]] * n})


# Offerings to Exekratys (R25)


def offerings_due(state: State) -> int:
    """One for each 6, on a die or as the sum."""
    if not state.options.crimson_seas:
        return 0
    rolled = (state.dice[0], state.dice[1], state.dice[0] + state.dice[1])
    return rolled.count(state.box.extras.offering_on)


def ask_offering(state: State, seat: int) -> None:
    """Who has no resource, or a Domain against it, offers nothing."""
    statics = state.box.extras.statics
    if any(statics.offers_nothing[d] and works(state, d) for d in state.domains[seat]):
        return
    if state.options.exekratys_offering == "bank" or any(state.res[seat][:3]):
        state.agenda.append((OFFER, seat))


def why_not_offer(state: State, seat: int, resource: int) -> int:
    if state.options.exekratys_offering == "bank":
        return OK
    return OK if state.res[seat][resource] else NO_OFFERINGS


def apply_offer(state: State, seat: int, resource: int, journal: Journal | None) -> None:
    state.agenda.pop()
    if state.options.exekratys_offering == "own":
        state.res[seat][resource] -= 1
    state.offerings[resource] += 1
    if journal is not None:
        journal.tell("offered", {"seat": seat_ref(seat), "paid": [RESOURCE_REFS[resource]]})
