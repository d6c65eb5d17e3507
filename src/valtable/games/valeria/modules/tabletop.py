"""What modules bring to the table of a view: islands, Agents, the tower, and what lies before each seat."""

from __future__ import annotations

from collections import Counter
from typing import Final

from valtable.games.valeria.box.actions import RESOURCES
from valtable.games.valeria.box.components import NONE, Box
from valtable.games.valeria.box.words import ROLES
from valtable.games.valeria.modules.verbs import GOODS_ROW, NOBLE_ROW, TOME_ROW
from valtable.games.valeria.people.asking_prices import Prices
from valtable.games.valeria.people.events import (
    RESOURCE_REFS,
    agent_ref,
    amount_refs,
    citizen_ref,
    domain_ref,
    monster_ref,
    relic_ref,
    seat_ref,
    token_ref,
    tower_ref,
)
from valtable.games.valeria.people.naming import GUARD_NUMBER
from valtable.games.valeria.sight.view import ModuleView, ValeriaView
from valtable.games.valeria.state.centre import TOWER_SLOT
from valtable.kernel.refusal import Args
from valtable.kernel.table import Place, Thing, ThingKind, hidden, remembered, thing

Marks = tuple[tuple[str, Args], ...]
BARE: Final = Thing("cover:bare", "tile")


def overlay(box: Box, view: ValeriaView, prices: Prices, slot: int, under: Thing) -> Thing:
    """What lies in a slot of the centre over what the base game would show there."""
    more = view.more
    assert more is not None
    if more.laid[slot]:
        card = box.packs.samurai
        cost = amount_refs(prices.monster(slot, card, more.laid[slot][-1]))
        covers: Marks = (("covers", {"card": under.ref}),)
        marks: Marks = (("cost", {"cost": cost}), ("points", {"n": box.monster_vp[card]}), *covers)
        return Thing(monster_ref(box, card), "card", len(more.laid[slot]), marks=marks)
    if slot == more.guard_slot and more.guards:
        guard = box.packs.guard
        price: Args = {"cost": amount_refs((prices.citizen(guard),))}
        return Thing(
            citizen_ref(box, guard), "card", more.guards, marks=(("number", {"number": GUARD_NUMBER}), ("cost", price))
        )
    if view.cover[slot] == box.packs.ghost_ship and more.stored:
        return Thing(under.ref, under.kind, under.count, marks=(*under.marks, ("stored", {"n": more.stored})))
    if slot == TOWER_SLOT and more.tower != NONE:
        return tower_thing(box, view, more)
    return under


def tower_thing(box: Box, view: ValeriaView, more: ModuleView) -> Thing:
    """The tower under construction with its Banners; those below are not known."""
    needed = box.towers.roles[int(view.options.tower_face == "b")][more.tower]
    icons = [f"role:{role}" for role, n in zip(ROLES, needed, strict=True) for _ in range(n)]
    marks: list[tuple[str, Args]] = [("roles", {"on": "tower", "roles": icons})] if view.options.tower_icons else []
    for resource, seat in zip(RESOURCES, more.banners, strict=True):
        ref = f"resource:{resource}"
        if seat == NONE:
            marks.append(("banner_free", {"resource": ref, "n": box.towers.banner_price}))
        else:
            marks.append(("banner", {"resource": ref, "seat": seat_ref(seat)}))
    return Thing(tower_ref(box, more.tower), "card", 1 + len(more.tower_bag), marks=tuple(marks))


def shared_places(box: Box, view: ValeriaView, prices: Prices) -> list[Place]:
    more, found = view.more, []
    if more is None:
        return []
    if view.options.crimson_seas:
        left = thing(RESOURCE_REFS[4], "counter", box.seas.maps - sum(more.maps))
        piles = tuple(thing(ref, "counter", n) for ref, n in zip(RESOURCE_REFS, more.offerings, strict=False))
        found += [
            Place("araby", "araby", row_things(box, more, prices, GOODS_ROW, "goods:back"), columns=4),
            Place("nae_aerie", "nae_aerie", row_things(box, more, prices, TOME_ROW, "tome:back"), columns=4),
            Place("amarynth", "amarynth", row_things(box, more, prices, NOBLE_ROW, "noble:back"), columns=4),
            Place("exekratys", "exekratys", piles),
            Place("maps", "maps", (left,)),
        ]
    if view.options.agents:
        found.append(Place("agents", "agents", agent_things(box, more), columns=5))
    return found


def row_things(box: Box, more: ModuleView, prices: Prices, row: int, back: str) -> tuple[Thing, ...]:
    """The open tokens or Nobles with the price beside each slot, then what is left of the pile."""
    things = []
    for place, token in enumerate(more.rows[row]):
        if token == NONE:
            things.append(BARE)
        else:
            price = prices.noble() if row == NOBLE_ROW else prices.token(row, place)
            things.append(token_thing(box, row, token, price))
    bag = len(more.row_bags[row])
    return (*things, hidden(back, "tile", bag)) if bag else tuple(things)


@remembered
def token_thing(box: Box, row: int, token: int, price: int) -> Thing:
    if row == NOBLE_ROW:
        return Thing(token_ref(box, row, token), "tile", marks=(("price_one_type", {"n": price}),))
    return Thing(token_ref(box, row, token), "tile", marks=(("cost", {"cost": amount_refs((price,))}),))


def agent_things(box: Box, more: ModuleView) -> tuple[Thing, ...]:
    """The four open Agents with their prices, the deck, and the used ones under it."""
    found = [agent_thing(box, agent) for agent in more.agents]
    if more.agent_bag:
        found.append(hidden("agent:back", "card", len(more.agent_bag)))
    return (*found, *(marked("below", agent_ref(box, agent), "card", 1) for agent in more.agent_bottom))


@remembered
def agent_thing(box: Box, agent: int) -> Thing:
    cost: Args = {"cost": amount_refs(box.agents.cost[agent])}
    free = not any(box.agents.cost[agent])
    return Thing(agent_ref(box, agent), "card", marks=(("free", {}),) if free else (("cost", cost),))


@remembered
def marked(mark: str, ref: str, kind: ThingKind, n: int) -> Thing:
    """So many of a thing with one mark on it that says all."""
    return Thing(ref, kind, n, marks=((mark, {}),))


def unseen(box: Box, view: ValeriaView) -> dict[str, list[str]]:
    """What is left in the piles: nobody knows the order, everybody could count."""
    more = view.more
    if more is None:
        return {}
    names = ("unseen_goods", "unseen_tomes", "unseen_nobles")
    found = {
        name: [token_ref(box, row, kind) for kind in bag]
        for row, (name, bag) in enumerate(zip(names, more.row_bags, strict=False))
    }
    return found | {"unseen_agents": [agent_ref(box, kind) for kind in more.agent_bag]}


def course_things(view: ValeriaView) -> tuple[Thing, ...]:
    if view.more is None or not view.options.ward_towers:
        return ()
    return (thing("counter:towers", "counter", view.more.completed),)


# Before each seat


def seat_counters(box: Box, view: ValeriaView, seat: int) -> tuple[Thing, ...]:
    more, found = view.more, []
    if more is not None and view.options.crimson_seas:
        found.append(thing(RESOURCE_REFS[4], "counter", more.maps[seat]))
    if more is not None and view.options.ward_towers:
        left = box.towers.banners - more.banners.count(seat) - more.banners_won[seat]
        found += [thing("counter:banners", "counter", left), thing("counter:won", "counter", more.banners_won[seat])]
    return tuple(found)


def face_down(box: Box, view: ValeriaView, seat: int, *, domains: bool) -> tuple[Thing, ...]:
    """Cards turned face-down; everybody saw which."""
    if view.more is None:
        return ()
    cards = (view.more.down_domains if domains else view.more.down_citizens)[seat]
    ref = domain_ref if domains else citizen_ref
    return tuple(marked("face_down", ref(box, card), "card", n) for card, n in Counter(cards).items())


def seat_places(box: Box, view: ValeriaView, seat: int) -> list[Place]:
    """Goods, Tomes and Nobles; the Relic, as far as the viewer knows it."""
    more, found = view.more, []
    if more is None:
        return []
    if view.options.crimson_seas:
        things = [thing(token_ref(box, GOODS_ROW, kind), "tile", n) for kind, n in enumerate(more.goods[seat]) if n]
        things += [thing(token_ref(box, TOME_ROW, kind), "tile", n) for kind, n in enumerate(more.tomes[seat]) if n]
        spent = enumerate(more.spent[seat])
        things += [marked("turned", token_ref(box, TOME_ROW, kind), "tile", n) for kind, n in spent if n]
        things += [thing(token_ref(box, NOBLE_ROW, kind), "card") for kind in more.nobles[seat]]
        found.append(Place(f"cargo {seat}", "cargo", tuple(things), seat))
    if view.options.relics:
        found.append(Place(f"relic {seat}", "relic", relic_things(box, view, more, seat), seat))
    return found


def relic_things(box: Box, view: ValeriaView, more: ModuleView, seat: int) -> tuple[Thing, ...]:
    if not more.relics:
        return ()
    if more.relics[seat] != NONE:
        return (thing(relic_ref(box, more.relics[seat]), "card"),)
    if seat == view.seat:
        return tuple(thing(relic_ref(box, relic), "card") for relic in more.dealt_relics)
    return (hidden("relic:back", "card"),)
