"""All buildings, characters and goods to be looked up: who has them, what is left, what they would cost the viewer now.

Prices are asked of the rules: of a table that looks like the view, whichever way its hidden cards are dealt.
"""

from __future__ import annotations

from valtable.games.valletta.box.actions import GOODS, MATERIALS
from valtable.games.valletta.box.components import COLORS, Box
from valtable.games.valletta.people.events import building_ref, card_ref, good_ref, seat_ref
from valtable.games.valletta.people.tabletop import building_thing, card_thing
from valtable.games.valletta.phases.build import can_pay, construction_price, price_of, section_bonus
from valtable.games.valletta.sight.imagine import imagine_state
from valtable.games.valletta.sight.view import VallettaView
from valtable.games.valletta.state.frames import BUILDING
from valtable.games.valletta.state.state import NOBODY, State
from valtable.kernel.chance import FastChance
from valtable.kernel.refusal import Args
from valtable.kernel.table import Known, Price, Reason, Shelf, Thing, copies_of, lacking, price_now

Marks = list[tuple[str, Args]]


def look_up(box: Box, view: VallettaView) -> tuple[Shelf, ...]:
    state = imagine_state(box, view, FastChance(0))
    buildings = [building_known(state, view, building) for building in sorted(view.display)]
    people = [character_known(box, view, kind) for kind in range(len(box.characters)) if copies(box, view, kind)]
    waiting = sum(view.owner[building] == NOBODY for building in view.display)
    own: Marks = [("built_of", {"n": len(view.display) - waiting, "of": len(view.display)})]
    hired: Marks = [("waiting", {"n": waiting}), ("supply_left", {"n": len(view.pool)})]
    return (
        Shelf("buildings", tuple(buildings), tuple(own)),
        Shelf("characters", tuple(people), tuple(hired)),
        goods_shelf(box, view),
    )


# Buildings


def building_known(state: State, view: VallettaView, building: int) -> Known:
    """Open as long as nobody has built it; what one has built oneself can still be upgraded."""
    box, seat = state.box, view.seat
    owner, upgraded = view.owner[building], view.upgraded[building]
    notes: Marks = []
    prices: tuple[Price, ...] = ()
    if owner == NOBODY:
        notes.append(("nobody", {}))
        bonus = section_bonus(state, building, 0)
        if bonus:
            notes.append(("faced", {"n": bonus}))
        prices = construction_prices(state, seat, building)
    else:
        notes.append(("upgraded_by" if upgraded else "built_by", {"seat": seat_ref(owner)}))
        notes.append(("brought", {"card": card_ref(box, box.character_of[building])}))
        if owner == seat and not upgraded:
            notes.append(("upgrade_price", {"n": box.vp_upgraded[building] - box.vp[building]}))
            prices = upgrade_prices(state, seat, building)
    payable = None
    if prices and seat is not None:
        cost = price_of(state, seat, building, int(owner == seat), discount_now(state, seat))
        payable = can_pay(state, seat, cost, saved_now(state, seat))
    return Known(
        building_thing(box, building, owner, upgraded),
        "open" if owner == NOBODY else "held",
        tuple(notes),
        prices,
        lacking(prices) if payable is False else (),
        payable,
        facets={
            "color": (f"color:{COLORS[box.building_color[building]]}",),
            "icon": (good_ref(box.icon[building]),),
            "gold": (str(prices[0].now),) if owner == NOBODY else (),
        },
        rule="price" if owner == NOBODY else "upgrade",
    )


def construction_prices(state: State, seat: int | None, building: int) -> tuple[Price, ...]:
    """Gold by its reasons (V21, V31), then the materials, which nothing makes cheaper but a card that saves one."""
    box, cost = state.box, state.box.cost[building]
    if seat is None:
        return tuple([Price(good_ref(good), n, n) for good, n in enumerate(cost) if n or not good])
    discount = discount_now(state, seat)
    now, have = construction_price(state, seat, building, discount), state.goods[seat]
    neighbours = [state.display[cell] for cell in state.neighbours[state.cell_of[building]]]
    reasons = [
        Reason("neighbour", -box.neighbour_discount, {"building": building_ref(box, other)})
        for other in neighbours
        if state.owner[other] == seat
    ]
    if discount:
        reasons.append(Reason("card", -discount, {"card": card_ref(box, state.agenda[-1][6])}))
    gold = price_now(good_ref(0), cost[0], now[0], reasons, have[0])
    return (gold, *[Price(good_ref(good), cost[good], now[good], (), have[good]) for good in MATERIALS if cost[good]])


def upgrade_prices(state: State, seat: int, building: int) -> tuple[Price, ...]:
    cost, have = state.box.upgrade_cost[building], state.goods[seat]
    return tuple([Price(good_ref(good), n, n, (), have[good]) for good, n in enumerate(cost) if n])


def discount_now(state: State, seat: int) -> int:
    """The gold that the card of this seat that asks takes off."""
    frame = state.agenda[-1] if state.agenda else ()
    return frame[4] if frame and frame[0] == BUILDING and frame[1] == seat else 0


def saved_now(state: State, seat: int) -> int:
    """How many materials it saves."""
    frame = state.agenda[-1] if state.agenda else ()
    return frame[5] if frame and frame[0] == BUILDING and frame[1] == seat else 0


# Characters


def copies(box: Box, view: VallettaView, kind: int) -> int:
    """How many there are at this table: in the open supply, with the players, in buildings nobody has built yet."""
    return view.pool.count(kind) + sum(held(view, kind)) + len(lodgings(box, view, kind))


def held(view: VallettaView, kind: int) -> list[int]:
    """How many each seat has: in hand or deck, played, in its discard."""
    found = [view.unseen[seat].count(kind) + view.discard[seat].count(kind) for seat in range(view.seats)]
    if view.turn_of != NOBODY:
        found[view.turn_of] += view.slots.count(kind)
    return found


def lodgings(box: Box, view: VallettaView, kind: int) -> list[int]:
    """The buildings where somebody could still get it."""
    return [b for b in view.display if view.owner[b] == NOBODY and box.character_of[b] == kind]


def character_known(box: Box, view: VallettaView, kind: int) -> Known:
    supply, seats, inside = view.pool.count(kind), held(view, kind), lodgings(box, view, kind)
    notes: Marks = [("in_supply", {"n": supply})] if supply else []
    notes += [("lodges", {"building": building_ref(box, building)}) for building in inside[:1]]
    notes += [("has", {"seat": seat_ref(seat), "n": n}) for seat, n in enumerate(seats) if n]
    prices: tuple[Price, ...] = ()
    hire = view.options.hire_price
    if supply and hire:
        prices = (Price(good_ref(0), hire, hire, (), None if view.seat is None else view.goods[view.seat][0]),)
    return Known(
        card_thing(box, kind, 1),
        "open" if supply or inside else "held",
        tuple(notes),
        prices,
        lacking(prices),
        None if not prices or view.seat is None else not lacking(prices),
        facets={"color": (f"color:{COLORS[box.color[kind]]}",)},
        copies=copies_of(open=supply + len(inside), held=sum(seats)),
        rule=f"character-{box.characters[kind]}",
    )


# Goods


def goods_shelf(box: Box, view: VallettaView) -> Shelf:
    """What is left in the supply, and what the barrels that are still face down can hold."""
    known = [good_known(box, view, good) for good in range(len(GOODS))]
    return Shelf("goods", tuple(known), (("barrels_left", {"n": sum(view.barrels)}),))


def good_known(box: Box, view: VallettaView, good: int) -> Known:
    notes: Marks = []
    if view.options.limited_goods:
        notes.append(("stock", {"n": view.supply[good], "of": box.stock[good]}))
    notes.append(("barrels", {"n": view.barrels[good]}))
    notes += [
        ("has", {"seat": seat_ref(seat), "n": n}) for seat, n in enumerate([goods[good] for goods in view.goods]) if n
    ]
    return Known(Thing(good_ref(good), "counter"), "open", tuple(notes), rule="supply")
