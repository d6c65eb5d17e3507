"""What modules add to be looked up: Agents, Goods, Tomes, Nobles, Relics and towers."""

from __future__ import annotations

from valtable.games.valeria.box.components import NONE, Box
from valtable.games.valeria.modules.tabletop import agent_thing, token_thing, tower_thing
from valtable.games.valeria.modules.verbs import GOODS_ROW, NOBLE_ROW, TOME_ROW
from valtable.games.valeria.people.costs import lack_to_engage
from valtable.games.valeria.people.events import RESOURCE_REFS, relic_ref, seat_ref, token_ref, tower_ref
from valtable.games.valeria.people.price_reasons import Looker, noble_prices, token_prices
from valtable.games.valeria.phases.payments import can_pay
from valtable.games.valeria.phases.prices import TO_ENGAGE
from valtable.games.valeria.sight.view import ModuleView, ValeriaView
from valtable.kernel.decision import Amount
from valtable.kernel.refusal import Args
from valtable.kernel.table import Known, Price, Shelf, Stands, copies_of, lacking, thing

Marks = list[tuple[str, Args]]


def module_shelves(looker: Looker, view: ValeriaView) -> list[Shelf]:
    more, options, found = view.more, view.options, list[Shelf]()
    if more is None:
        return found
    if options.agents:
        found.append(agents_shelf(looker, more))
    if options.crimson_seas:
        found += [tokens_shelf(looker, view, more, row) for row in (GOODS_ROW, TOME_ROW, NOBLE_ROW)]
    if options.relics:
        found.append(relics_shelf(looker, view, more))
    if options.ward_towers:
        found.append(towers_shelf(looker, view, more))
    return found


# Agents


def agents_shelf(looker: Looker, more: ModuleView) -> Shelf:
    order = list(dict.fromkeys([*more.agents, *more.agent_bottom, *sorted(more.agent_bag)]))
    known = [agent_known(looker, more, agent) for agent in order if agent != NONE]
    return Shelf("agents", tuple(known), (("agents_left", {"n": len(more.agent_bag)}),))


def agent_known(looker: Looker, more: ModuleView, agent: int) -> Known:
    """An open one can be engaged; a used one lies at the bottom of the deck."""
    lies = agent in more.agents
    place = more.agents.index(agent) if lies else 0
    note = "open_now" if lies else "below_deck" if agent in more.agent_bottom else "unseen"
    short: tuple[Amount, ...] = ()
    payable = None
    if lies and looker.seat is not None:
        lack = lack_to_engage(looker.state, looker.seat, place)
        short = tuple([Amount(ref, n) for ref, n in zip(RESOURCE_REFS, lack, strict=False) if n])
        payable = can_pay(looker.state, looker.seat, TO_ENGAGE, place)
    return Known(
        agent_thing(looker.box, agent),
        "open" if lies else "seen" if note == "below_deck" else "unseen",
        ((note, {}),),
        looker.plain(looker.box.agents.cost[agent]),
        short,
        payable,
        rule="agents",
    )


# Goods, Tomes and Nobles


def tokens_shelf(looker: Looker, view: ValeriaView, more: ModuleView, row: int) -> Shelf:
    box = looker.box
    names = (box.seas.goods, box.seas.tomes, box.seas.nobles)[row]
    known = [token_known(looker, view, more, row, kind) for kind in range(len(names))]
    return Shelf(("goods", "tomes", "nobles")[row], tuple(known), (("pile_left", {"n": len(more.row_bags[row])}),))


def token_known(looker: Looker, view: ValeriaView, more: ModuleView, row: int, kind: int) -> Known:
    """The cheapest open one tells the price; Nobles are one of each."""
    box, places = looker.box, [place for place, there in enumerate(more.rows[row]) if there == kind]
    unseen = more.row_bags[row].count(kind)
    held = [held_tokens(more, row, seat, kind) for seat in range(view.seats)]
    notes: Marks = [("open_n", {"n": len(places)})] if places else []
    if unseen:
        notes.append(("unseen_n", {"n": unseen}))
    notes += [("has", {"seat": seat_ref(seat), "n": n}) for seat, n in enumerate(held) if n]
    prices: tuple[Price, ...] = ()
    if places:
        offered = [noble_prices(looker) if row == NOBLE_ROW else token_prices(looker, row, place) for place in places]
        prices = min(offered, key=lambda price: price[0].now)
    ref = token_ref(box, row, kind)
    drawn = token_thing(box, row, kind, prices[0].now) if prices else thing(ref, "tile")
    return Known(
        drawn,
        "open" if places else "unseen" if unseen else "held",
        tuple(notes),
        prices,
        lacking(prices),
        None if not prices or looker.seat is None or row == NOBLE_ROW else not lacking(prices),
        copies=copies_of(open=len(places), held=sum(held), unseen=unseen),
        rule=("goods-and-tomes", "goods-and-tomes", "nobles")[row],
    )


def held_tokens(more: ModuleView, row: int, seat: int, kind: int) -> int:
    if row == NOBLE_ROW:
        return more.nobles[seat].count(kind)
    return more.goods[seat][kind] if row == GOODS_ROW else more.tomes[seat][kind] + more.spent[seat][kind]


# Relics and towers


def relics_shelf(looker: Looker, view: ValeriaView, more: ModuleView) -> Shelf:
    known = []
    for relic in range(len(looker.box.relics.names)):
        notes: Marks = [("unseen", {})]
        if relic in more.relics:
            notes = [("kept_by", {"seat": seat_ref(more.relics.index(relic))})]
        elif relic in more.dealt_relics:
            notes = [("offered", {})]
        stands: Stands = "unseen" if notes[0][0] == "unseen" else "held"
        known.append(Known(thing(relic_ref(looker.box, relic), "card"), stands, tuple(notes), rule="relics"))
    return Shelf("relics", tuple(known))


def towers_shelf(looker: Looker, view: ValeriaView, more: ModuleView) -> Shelf:
    known, box = list[Known](), looker.box
    gone = how_towers_went(box, more)
    for tower in range(len(box.towers.names)):
        if tower == more.tower:
            price = Price("resource:any", box.towers.banner_price, box.towers.banner_price)
            now: tuple[tuple[str, Args], ...] = (("open_now", {}),)
            known.append(Known(tower_thing(box, view, more), "open", now, (price,), rule="ward-towers"))
        else:
            unseen = tower in more.tower_bag
            note = "unseen" if unseen else gone
            drawn = thing(tower_ref(box, tower), "card")
            known.append(Known(drawn, "unseen" if unseen else "gone", ((note, {}),), rule="ward-towers"))
    return Shelf("towers", tuple(known), (("towers_done", {"n": more.completed}),))


def how_towers_went(box: Box, more: ModuleView) -> str:
    """What is told of a tower that is neither open nor to come. Alone the Dark Lord may have captured it (C52), and of
    which tower went which way only the numbers are kept."""
    gone = len(box.towers.names) - len(more.tower_bag) - int(more.tower != NONE)
    if more.completed == gone:
        return "completed"
    return "tower_gone" if more.completed else "captured"
