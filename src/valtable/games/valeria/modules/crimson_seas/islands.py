"""Crimson Seas: the rows of Goods, Tomes and Nobles, and what a visit brings (R24 to R26)."""

from __future__ import annotations

from bisect import insort
from typing import Final

from valtable.games.valeria.asking.reasons import (
    CANNOT_PAY_ISLAND,
    CANNOT_PAY_NOBLE,
    NO_ISLANDS,
    NO_MAP,
    NOTHING_ASHORE,
    NOTHING_THERE,
    ROW_EMPTY,
)
from valtable.games.valeria.box.components import NONE
from valtable.games.valeria.box.words import Op
from valtable.games.valeria.modules.crimson_seas.prices import island_terms, noble_price
from valtable.games.valeria.modules.crimson_seas.state import CrimsonSeas
from valtable.games.valeria.modules.packs.state import Packs
from valtable.games.valeria.modules.verbs import GOODS_ROW, NOBLE, NOBLE_ROW, TAKE_TOKEN, TOME_ROW
from valtable.games.valeria.people.events import amount_refs, island_ref, seat_ref, token_ref
from valtable.games.valeria.phases.payments import magic_range, reach_in_gold
from valtable.games.valeria.phases.prices import TO_BUY_GOODS
from valtable.games.valeria.phases.purse import Purse, only, purse, spend
from valtable.games.valeria.phases.two_actions import leave_question
from valtable.games.valeria.state.frames import BUYING, NOBLE_PRICE, RESCUE, TAKE_OFFERING
from valtable.games.valeria.state.state import State
from valtable.kernel.chance import Chance, draw
from valtable.kernel.journal import Journal
from valtable.kernel.refusal import OK, Args

ARABY: Final = 0
NAE_AERIE: Final = 1
EXEKRATYS: Final = 2
AMARYNTH: Final = 3
STREAMS: Final = ("goods", "tomes", "nobles")
ROW_SLOTS: Final = 3


# The rows


def fill_row(state: State, seas: CrimsonSeas, row: int, chance: Chance, journal: Journal | None) -> None:
    """Goods and Tomes slide down and new ones enter on top; Nobles stay where they are."""
    tokens, bag = seas.rows[row], seas.row_bags[row]
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


def give_token(seas: CrimsonSeas, seat: int, row: int, slot: int) -> int:
    """A token or card of a row is now the seat's; which one it was."""
    kind = seas.rows[row][slot]
    seas.rows[row][slot] = NONE
    if row == GOODS_ROW:
        seas.goods[seat][kind] += 1
    elif row == TOME_ROW:
        seas.tomes[seat][kind] += 1
    else:
        insort(seas.nobles[seat], kind)
    return kind


def rows_are_short(state: State) -> bool:
    """Whether a slot of the islands stays empty: one of the ends of the game (C42)."""
    seas = state.seas
    return seas is not None and any(NONE in row for row in seas.rows)


# What forbids a visit


def why_not_sail(state: State, seat: int, island: int) -> int:
    """A Map, and something there that can be bought, taken or rescued (C33)."""
    if (seas := state.seas) is None:
        return NO_ISLANDS
    if not seas.maps[seat]:
        return NO_MAP
    return OK if island in sails(state, seas, seat, purse(state, seat)) else NOTHING_ASHORE


def sails(state: State, seas: CrimsonSeas, seat: int, have: Purse) -> list[int]:
    """The islands where something can be had for what can be paid with."""
    found = [ARABY + row for row in (GOODS_ROW, TOME_ROW) if can_buy_something(state, seas, seat, row, have)]
    if any(seas.offerings):
        found.append(EXEKRATYS)
    if seas.rows[NOBLE_ROW].count(NONE) < ROW_SLOTS:
        price = noble_price(state, seas, seat)
        if have[0] >= price or have[1] >= price or have[2] >= price:
            found.append(AMARYNTH)
    return found


def can_buy_something(state: State, seas: CrimsonSeas, seat: int, row: int, have: Purse) -> bool:
    change, prices, reach = island_terms(state, seat, row), state.box.seas.prices[row], reach_in_gold(have)
    for slot in range(ROW_SLOTS):
        if seas.rows[row][slot] != NONE and prices[slot] + change <= reach:
            return True
    return False


def why_not_buy(state: State, seas: CrimsonSeas, seat: int, row: int, slots: int) -> int:
    for slot in range(ROW_SLOTS):
        if slots >> slot & 1 and seas.rows[row][slot] == NONE:
            return ROW_EMPTY
    least, most = magic_range(state, seat, TO_BUY_GOODS + row, slots)
    return OK if least <= most else CANNOT_PAY_ISLAND


def why_not_rescue(state: State, seas: CrimsonSeas, seat: int, slot: int) -> int:
    if seas.rows[NOBLE_ROW][slot] == NONE:
        return ROW_EMPTY
    price = noble_price(state, seas, seat)
    return OK if any(n >= price for n in purse(state, seat)) else CANNOT_PAY_NOBLE


def why_not_noble_price(state: State, seas: CrimsonSeas, seat: int, resource: int) -> int:
    return OK if purse(state, seat)[resource] >= noble_price(state, seas, seat) else CANNOT_PAY_NOBLE


# A visit


def apply_sail(state: State, seas: CrimsonSeas, seat: int, island: int, journal: Journal | None) -> None:
    """Pay the Map; what the visit brings is asked next."""
    leave_question(state, seat)
    seas.maps[seat] -= 1
    if journal is not None:
        journal.tell("sailed", {"seat": seat_ref(seat), "island": island_ref(island)})
    if island == EXEKRATYS:
        state.agenda.append((TAKE_OFFERING, seat))
    elif island == AMARYNTH:
        state.agenda.append((RESCUE, seat))
    else:
        state.agenda.append((BUYING, seat, island - ARABY))


def take_tokens(
    state: State, seat: int, row: int, slots: int, paid: Purse, chance: Chance, journal: Journal | None
) -> None:
    """Goods or Tomes bought together, one to three; the row is refilled afterwards (R24)."""
    seas = state.seas
    assert seas is not None, "only who sails buys there"
    taken = [give_token(seas, seat, row, slot) for slot in range(ROW_SLOTS) if slots >> slot & 1]
    if journal is not None:
        cards = [token_ref(state.box, row, kind) for kind in taken]
        journal.tell("bought", {"seat": seat_ref(seat), "cards": cards, "paid": amount_refs(paid)})
    fill_row(state, seas, row, chance, journal)


def apply_rescue(state: State, seat: int, slot: int) -> None:
    state.agenda.pop()
    state.agenda.append((NOBLE_PRICE, seat, slot))


def apply_noble_price(
    state: State, seas: CrimsonSeas, seat: int, resource: int, chance: Chance, journal: Journal | None
) -> None:
    """One Noble per visit, paid in one resource; Magic does not stand in (R26)."""
    slot = state.agenda.pop()[2]
    paid = only(resource, noble_price(state, seas, seat))
    spend(state, seat, paid, journal)
    noble = give_token(seas, seat, NOBLE_ROW, slot)
    if journal is not None:
        card = token_ref(state.box, NOBLE_ROW, noble)
        journal.tell("rescued", {"seat": seat_ref(seat), "card": card, "paid": amount_refs(paid)})
    fill_row(state, seas, NOBLE_ROW, chance, journal)


# Free tokens, and Nobles that leave the game, by cards


def row_of(op: Op) -> int:
    return op[1] if op[0] == TAKE_TOKEN else NOBLE_ROW


def why_not_token(seas: CrimsonSeas, op: Op, slot: int) -> int:
    return OK if seas.rows[row_of(op)][slot] != NONE else NOTHING_THERE


def has_token(state: State, op: Op) -> bool:
    seas = state.seas
    return seas is not None and any(token != NONE for token in seas.rows[row_of(op)])


def apply_token(
    state: State, packs: Packs, seas: CrimsonSeas, seat: int, slot: int, chance: Chance, journal: Journal | None
) -> None:
    """Free Goods, Tome or Noble, or a Noble that leaves the game; the row is refilled."""
    step = state.agenda.pop()[2]
    op, row = state.box.code[step], row_of(state.box.code[step])
    ref = token_ref(state.box, row, seas.rows[row][slot])
    if op[0] == TAKE_TOKEN:
        give_token(seas, seat, row, slot)
    else:
        insort(packs.banished[NOBLE], seas.rows[row][slot])
        seas.rows[row][slot] = NONE
    if journal is not None:
        args: Args = {"seat": seat_ref(seat), "card": ref}
        journal.tell("got_free" if op[0] == TAKE_TOKEN else "noble_left", args)
    fill_row(state, seas, row, chance, journal)
