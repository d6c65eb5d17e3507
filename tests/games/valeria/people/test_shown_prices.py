"""The price marked on a card is the one that the rules ask of whoever looks (R14 to R17, C30)."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from tests.games.valeria.position import GAME, at_table
from tests.games.valeria.prover import sets
from valtable.games.valeria.modules.crimson_seas.prices import noble_price
from valtable.games.valeria.options import MODULES
from valtable.games.valeria.people.asking_prices import surcharging
from valtable.games.valeria.people.costs import price_asked
from valtable.games.valeria.people.events import amount_refs
from valtable.games.valeria.phases.prices import (
    TO_BUILD,
    TO_BUY_GOODS,
    TO_BUY_TOMES,
    TO_RECRUIT,
    price_of,
    recruit_price,
    recruit_terms,
)
from valtable.games.valeria.state.centre import citizen_at, domain_at, monster_at
from valtable.games.valeria.state.state import PLAIN, State
from valtable.kernel.chance import FastChance
from valtable.kernel.play import NOBODY, advance
from valtable.kernel.table import Table, Thing

ROWS = ("monsters", "citizens", "domains")
ALL = {name: True for name in MODULES if name != "margraves"}


def check_prices(state: State, seat: int, met: Counter[str]) -> None:
    """Every card in the centre and on the islands, as this seat sees it, against what the rules would ask."""
    table, box = GAME.table(GAME.view(state, seat)), state.box
    things = [thing for row in ROWS for thing in place(table, row)]
    for slot, thing in enumerate(things):
        shown = cost_of(thing)
        if monster_at(state, slot) >= 0:
            assert shown == amount_refs(price_asked(state, seat, slot)), thing
            met["monster"] += shown != amount_refs((0, box.strength[monster_at(state, slot)]))
        elif (kind := citizen_at(state, slot)) >= 0:
            asked = price_of(state, seat, TO_RECRUIT, slot)[0]
            assert shown == amount_refs((asked,)), thing
            dearer = len(surcharging(box, GAME.view(state, seat), seat, kind))
            change = recruit_terms(state, seat)[0]
            assert asked == max(box.citizen_cost[kind] + change + dearer, 0)
            met["citizen by copies"] += dearer != 0
        elif domain_at(state, slot) >= 0:
            asked = price_of(state, seat, TO_BUILD, slot)[0]
            assert shown == amount_refs((asked,)), thing
            met["domain cheaper"] += asked < box.domain_cost[domain_at(state, slot)]
    if (seas := state.seas) is None:
        return
    for what, island in ((TO_BUY_GOODS, "araby"), (TO_BUY_TOMES, "nae_aerie")):
        for at, thing in enumerate(place(table, island)[:3]):
            if not thing.hidden and thing.ref != "cover:bare":
                asked = price_of(state, seat, what, 1 << at)[0]
                assert cost_of(thing) == amount_refs((asked,)), thing
                met["token"] += asked != box.seas.prices[what - TO_BUY_GOODS][at]
    for thing in place(table, "amarynth")[:3]:
        if not thing.hidden and thing.ref != "cover:bare":
            assert dict(thing.marks)["price_one_type"]["n"] == noble_price(state, seas, seat), thing


def place(table: Table, kind: str) -> tuple[Thing, ...]:
    return next(place.things for place in table.places if place.kind == kind)


def cost_of(thing: Thing) -> list[str]:
    """What is marked on it, each resource as often as it costs."""
    cost = dict(thing.marks).get("cost", {"cost": []})["cost"]
    assert isinstance(cost, list)
    return [str(ref) for ref in cost]


@pytest.mark.rule("module-prices")
@pytest.mark.ruling("R15")
@pytest.mark.ruling("C30")
def test_the_price_shown_is_the_price_asked_with_all_modules() -> None:
    met: Counter[str] = Counter()
    for seed in (0, 1, 2, 3, 4, 66):  # in the last one prices on the islands change, too
        options = ALL | {"mixed": seed % 2 == 1, "new_domain_power": "next_turn" if seed % 3 == 0 else "at_once"}
        rng, chance = Random(seed), FastChance(seed)
        state = GAME.setup(GAME.decode_options(options | {"round_limit": 25}), 2 + seed % 4, chance)
        step = 0
        while True:
            seat, choices = advance(GAME, state, chance)
            if seat == NOBODY:
                break
            if step % 7 == 0:
                for viewer in range(state.seats):
                    check_prices(state, viewer, met)
            GAME.apply(state, seat, rng.choice(choices), chance)
            step += 1
    assert all(met[what] > 20 for what in ("monster", "citizen by copies", "domain cheaper", "token")), met


@pytest.mark.rule("module-prices")
@pytest.mark.ruling("R15")
def test_a_domain_of_a_pack_that_makes_citizens_cheaper_is_seen_on_the_table() -> None:
    table = at_table(**sets("flames_frost", domains={0: ["defiant_ridge"]}))
    mine, others = (place(GAME.table(GAME.view(table.state, seat)), "citizens") for seat in (0, 1))
    assert [len(cost_of(thing)) + 1 for thing in mine] == [len(cost_of(thing)) for thing in others]
    check_prices(table.state, 0, Counter())


@pytest.mark.rule("module-prices")
@pytest.mark.ruling("C30")
@pytest.mark.parametrize(
    ("event", "row", "change"), [("blessed_lands", "domains", -2), ("dark_lord_rising", "monsters", 1)]
)
def test_an_event_that_changes_prices_is_seen_on_the_table(event: str, row: str, change: int) -> None:
    table = at_table(**sets("flames_frost", "shadowvale"))
    table.used_up(14).state.cover[14] = PLAIN + table.state.box.packs.events.index(event)
    shown = place(GAME.table(GAME.view(table.state, 0)), row)
    printed = place(GAME.table(GAME.view(table.state, None)), row)
    assert [len(cost_of(thing)) for thing in shown] == [len(cost_of(thing)) + change for thing in printed]
    check_prices(table.state, 0, Counter())


@pytest.mark.rule("module-prices")
@pytest.mark.ruling("C35")
def test_a_face_down_citizen_makes_its_name_dearer_on_the_table_too() -> None:
    table = at_table(**sets("shadowvale", citizens={0: ["cleric"]}))
    kind = table.state.citizens[0].pop()
    table.packs.down_citizens[0] = [kind]
    shown = place(GAME.table(GAME.view(table.state, 0)), "citizens")[0]
    assert shown.ref == "citizen:cleric"
    assert cost_of(shown) == amount_refs((recruit_price(table.state, 0, kind),))
    assert cost_of(shown) == amount_refs((table.state.box.citizen_cost[kind] + 1,))


@pytest.mark.rule("module-prices")
def test_a_spectator_sees_the_printed_price() -> None:
    table = at_table(citizens={0: ["cleric"]})
    kind = table.state.citizens[0][0]
    shown = place(GAME.table(GAME.view(table.state, None)), "citizens")[0]
    assert cost_of(shown) == amount_refs((table.state.box.citizen_cost[kind],))
