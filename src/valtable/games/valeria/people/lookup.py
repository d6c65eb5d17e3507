"""All cards of this kingdom to be looked up: what lies open, who has what, what nobody has seen, what it would cost.

Everything that lies in stacks of Monsters is known; of Domains, and of Citizens in the Mixed variant, only how many
cards lie below. The modules' own cards: `modules/lookup.py`.
"""

from __future__ import annotations

from valtable.games.valeria.box.components import NONE, Box
from valtable.games.valeria.box.derived import NUMBERS
from valtable.games.valeria.box.words import ROLES
from valtable.games.valeria.modules.lookup import module_shelves
from valtable.games.valeria.modules.relics.kept import has_evermap
from valtable.games.valeria.people.asking_prices import Prices, printed_monster
from valtable.games.valeria.people.costs import lack_of_gold, lack_to_slay
from valtable.games.valeria.people.events import RESOURCE_REFS, duke_ref, seat_ref
from valtable.games.valeria.people.naming import number_of
from valtable.games.valeria.people.price_reasons import Looker, citizen_prices, domain_prices, monster_prices
from valtable.games.valeria.people.tabletop import centre, citizen_thing, domain_thing, event_thing, monster_thing
from valtable.games.valeria.phases.payments import can_pay
from valtable.games.valeria.phases.prices import TO_BUILD, TO_RECRUIT, TO_SLAY
from valtable.games.valeria.sight.laid_open import laid_open
from valtable.games.valeria.sight.view import ValeriaView
from valtable.games.valeria.state.centre import (
    citizen_at,
    domain_at,
    missing_icons,
    monster_at,
    monster_slots,
    roles_of,
)
from valtable.games.valeria.state.state import EXHAUSTED
from valtable.kernel.decision import Amount
from valtable.kernel.refusal import Args
from valtable.kernel.table import Known, Price, Shelf, Stands, Thing, copies_of, thing

Marks = list[tuple[str, Args]]


def look_up(box: Box, view: ValeriaView) -> tuple[Shelf, ...]:
    looker = Looker(box, view, laid_open(box, view))
    tops = centre(box, view, Prices(box, view))
    shelves = [
        monsters_shelf(looker, view, tops),
        citizens_shelf(looker, view, tops),
        domains_shelf(looker, view, tops),
    ]
    if not view.options.no_duke:
        shelves.append(dukes_shelf(box, view))
    return (*shelves, *module_shelves(looker, view))


def owners(notes: Marks, held: list[int]) -> int:
    """Says who has so many; how many they are together."""
    notes += [("has", {"seat": seat_ref(seat), "n": n}) for seat, n in enumerate(held) if n]
    return sum(held)


def lack(looker: Looker, what: int, slot: int) -> tuple[Amount, ...]:
    if looker.seat is None:
        return ()
    short = (lack_to_slay(looker.state, looker.seat, slot) if what == TO_SLAY
             else lack_of_gold(looker.state, looker.seat, what, slot))  # fmt: skip
    return tuple([Amount(ref, n) for ref, n in zip(RESOURCE_REFS, short, strict=False) if n])


def afford(looker: Looker, what: int, slot: int) -> bool | None:
    return None if looker.seat is None else can_pay(looker.state, looker.seat, what, slot)


# Monsters


def monsters_shelf(looker: Looker, view: ValeriaView, tops: list[Thing]) -> Shelf:
    """Area by Area from the top down, then those of the Exhausted deck."""
    box, state = looker.box, looker.state
    slots = {
        monster_at(state, slot): slot for slot in reversed(monster_slots(state)) if monster_at(state, slot) != NONE
    }
    stacked = [card for stack in view.stacks[:5] for card in reversed(stack)]
    slain = [card for cards in view.slain for card in cards]
    events = [card for card in view.event_bag if box.first_event <= card < EXHAUSTED]
    kinds = list(dict.fromkeys([*slots, *stacked, *slain, *events]))
    order = sorted(kinds, key=lambda card: (box.area[card] not in view.areas, view.areas.index(box.area[card])
                                            if box.area[card] in view.areas else 0))  # fmt: skip
    known = [monster_known(looker, view, tops, card, slots.get(card, NONE)) for card in order]
    return Shelf("monsters", tuple(known), (("monsters_left", {"n": len(stacked)}),))


def monster_known(looker: Looker, view: ValeriaView, tops: list[Thing], card: int, slot: int) -> Known:
    box = looker.box
    stacked = sum(stack.count(card) for stack in view.stacks[:5])
    unseen = view.event_bag.count(card)
    notes: Marks = [("open_now", {})] if slot != NONE else []
    if stacked > int(slot != NONE):
        notes.append(("left_in_stack", {"n": stacked}))
    if unseen:
        notes.append(("unseen", {}))
    held = owners(notes, [cards.count(card) for cards in view.slain])
    top = int(slot != NONE)
    return Known(
        tops[slot] if slot != NONE else drawn_monster(box, card),
        "open" if top else "seen" if stacked else "held" if held else "unseen",
        tuple(notes),
        monster_prices(looker, slot) if top else looker.plain((0, box.strength[card], box.magic[card])),
        lack(looker, TO_SLAY, slot) if top else (),
        afford(looker, TO_SLAY, slot) if top else None,
        facets={"area": () if box.area[card] == NONE else (f"area:{box.areas[box.area[card]]}",)},
        copies=copies_of(open=top, seen=max(stacked - top, 0), held=held, unseen=unseen),
        rule="slay",
    )


def drawn_monster(box: Box, card: int) -> Thing:
    cost = printed_monster(box, card, (0, 0, 0))
    return event_thing(box, card, cost) if box.area[card] == NONE else monster_thing(box, card, 1, cost, box.area[card])


# Citizens


def citizens_shelf(looker: Looker, view: ValeriaView, tops: list[Thing]) -> Shelf:
    """By activation number."""
    box, state = looker.box, looker.state
    slots = {citizen_at(state, slot): slot for slot in range(20) if citizen_at(state, slot) != NONE}
    owned = [card for cards in view.citizens for card in cards]
    down = [] if view.more is None else [card for cards in view.more.down_citizens for card in cards]
    bags = [card for bag in view.bags for card in bag]
    stacked = [card for stack in view.stacks[5:15] for card in stack]
    kinds = {*slots, *owned, *down, *bags, *stacked, *view.captured_citizens}
    order = sorted(kinds, key=lambda kind: (box.number[kind], kind))
    known = [citizen_known(looker, view, tops, kind, slots.get(kind, NONE)) for kind in order]
    return Shelf("citizens", tuple(known), (("citizens_left", {"n": len(stacked) + sum(view.down)}),))


def citizen_known(looker: Looker, view: ValeriaView, tops: list[Thing], kind: int, slot: int) -> Known:
    box = looker.box
    stacked, unseen = sum(stack.count(kind) for stack in view.stacks[5:15]), sum(bag.count(kind) for bag in view.bags)
    if slot != NONE and not stacked:
        stacked = tops[slot].count  # the King's Guard lies on a stack of its own
    notes: Marks = [("left_in_stack", {"n": stacked})] if stacked else []
    if unseen:
        notes.append(("unseen_n", {"n": unseen}))
    down = [[]] * view.seats if view.more is None else view.more.down_citizens
    held = owners(notes, [view.citizens[seat].count(kind) + down[seat].count(kind) for seat in range(view.seats)])
    held += view.captured_citizens.count(kind)
    prices = citizen_prices(looker, kind)
    roles = tuple([f"role:{role}" for role, n in zip(ROLES, box.citizen_roles[kind], strict=True) if n])
    number = box.number[kind]
    plain = citizen_thing(box, 5 + max(number, 0), kind, 1, prices[0].now)
    return Known(
        tops[slot] if slot != NONE else plain,
        "open" if stacked else "unseen" if unseen else "held",
        tuple(notes),
        prices,
        lack(looker, TO_RECRUIT, slot) if slot != NONE else (),
        afford(looker, TO_RECRUIT, slot) if slot != NONE else None,
        facets={"role": roles, "rolls": (NUMBERS[number],) if number >= 0 else (number_of(box, kind),)},
        copies=copies_of(open=stacked, held=held, unseen=unseen),
        rule="recruit",
    )


# Domains


def domains_shelf(looker: Looker, view: ValeriaView, tops: list[Thing]) -> Shelf:
    """Open ones, then those that somebody has built, then those that nobody has seen."""
    state = looker.state
    slots = {domain_at(state, slot): slot for slot in range(15, 20) if domain_at(state, slot) != NONE}
    down = [[]] * view.seats if view.more is None else view.more.down_domains
    built = {card: seat for seat in range(view.seats) for card in (*view.domains[seat], *down[seat])}
    kinds = [*slots, *sorted(built), *view.captured_domains, *sorted(view.domain_bag)]
    known = [
        domain_known(looker, tops, card, slots.get(card, NONE), built.get(card), card in view.domain_bag)
        for card in dict.fromkeys(kinds)
    ]
    below: Marks = [("under_stacks", {"n": sum(view.left), "of": len(view.domain_bag)})] if view.domain_bag else []
    return Shelf("domains", tuple(known), tuple(below))


def domain_known(looker: Looker, tops: list[Thing], card: int, slot: int, owner: int | None, is_unseen: bool) -> Known:
    box, seat = looker.box, looker.seat
    notes: Marks = []
    prices: tuple[Price, ...] = ()
    missing: list[int] = []
    if slot != NONE:
        notes.append(("open_now", {}))
    elif owner is not None:
        notes.append(("built_by", {"seat": seat_ref(owner)}))
    else:
        notes.append(("unseen", {}) if is_unseen else ("captured", {}))
    if slot != NONE or is_unseen:
        prices = domain_prices(looker, card)
        if seat is not None:
            missing = missing_icons(box.domain_roles[card], roles_of(looker.state, seat))
            if has_evermap(looker.state, seat):
                missing = missing[1:]
    drawn = domain_thing(box, card, 1, prices[0].now if prices else box.domain_cost[card])
    needed = tuple([f"role:{role}" for role, n in zip(ROLES, box.domain_roles[card], strict=True) if n])
    lies = slot != NONE
    return Known(
        tops[slot] if lies else drawn,
        "open" if lies else "unseen" if is_unseen else "held",
        tuple(notes),
        prices,
        lack(looker, TO_BUILD, slot) if lies else (),
        None if not lies or seat is None else bool(not missing and afford(looker, TO_BUILD, slot)),
        tuple([f"role:{ROLES[role]}" for role in missing]),
        {"role": needed},
        copies_of(open=int(lies), unseen=int(is_unseen), held=int(not lies and not is_unseen)),
        "build",
    )


# Dukes


def dukes_shelf(box: Box, view: ValeriaView) -> Shelf:
    """Every Duke that could have been dealt; whose, as far as the viewer knows."""
    kinds = [duke for duke, pack in enumerate(box.duke_set) if pack in view.options.sets]
    return Shelf(
        "dukes", tuple([duke_known(box, view, duke) for duke in kinds]), (("dukes_hidden", {"n": len(kinds)}),)
    )


def duke_known(box: Box, view: ValeriaView, duke: int) -> Known:
    if duke in view.dukes:
        notes: Marks = [("kept_by", {"seat": seat_ref(view.dukes.index(duke))})]
    elif duke in view.dealt:
        notes = [("put_back", {})] if view.seat is not None and view.dukes[view.seat] != NONE else [("offered", {})]
    elif duke == view.dark_duke:
        notes = [("captured", {})]
    else:
        notes = [("unseen", {})]
    stands: Stands = "unseen" if notes[0][0] == "unseen" else "gone" if notes[0][0] == "put_back" else "held"
    return Known(thing(duke_ref(box, duke), "card"), stands, tuple(notes), rule="dukes")
