"""Crimson Seas: sailing, Goods and Tomes, offerings, and the end when the islands run dry."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.valeria.position import BOX, GAME, Table, at_table
from valtable.games.valeria.box.components import NONE

CARDS = BOX.seas
GOODS, TOMES, NOBLES = range(3)
ROWS = (CARDS.goods, CARDS.tomes, CARDS.nobles)
CALM = (5, 3)


def seas(roll: tuple[int, int] = CALM, seats: int = 2, **more: Any) -> Table:
    return at_table(seats=seats, roll=roll, crimson_seas=True, **more)


def lay(table: Table, row: int, *names: str) -> Table:
    """These lie open from top to bottom; what lay there goes to the pile."""
    bag = sorted([kind for kind in table.seas.rows[row] if kind != NONE] + table.seas.row_bags[row])
    kinds = [ROWS[row].index(name) for name in names]
    for kind in kinds:
        bag.remove(kind)
    table.seas.rows[row], table.seas.row_bags[row] = kinds, bag
    return table


def lying(table: Table, row: int) -> list[str]:
    return [ROWS[row][kind] if kind != NONE else "" for kind in table.seas.rows[row]]


@pytest.mark.rule("islands")
@pytest.mark.ruling("C6")
def test_the_set_up_of_the_island_board() -> None:
    table = seas()
    state = table.state
    assert [len(row) for row in table.seas.rows] == [3, 3, 3]
    assert [len(bag) for bag in table.seas.row_bags] == [21, 21, 13]
    assert table.seas.offerings == [2, 2, 2]
    assert table.seas.maps == [2, 2]
    assert CARDS.tome_copies == (8, 8, 8)
    third = f"starter:{BOX.starters[table.packs.third]}"
    assert third == "starter:starter_coxswain"
    assert third in {t.ref for p in GAME.table(GAME.view(state, 0)).places for t in p.things}


@pytest.mark.rule("sail")
@pytest.mark.ruling("C33")
def test_faq_sailing_costs_a_map_and_needs_something_to_get() -> None:
    """FAQ: one can sail several times, with Maps and actions."""
    table = seas().have(0, gold=0, strength=0, magic=0)
    assert table.refusal("sail araby") == "nothing_ashore"
    assert table.refusal("sail nae_aerie") == "nothing_ashore"
    assert table.refusal("sail amarynth") == "nothing_ashore"
    table.play("sail exekratys", "resource gold")
    assert table.seas.maps[0] == 1
    table.play("sail exekratys", "resource magic")
    assert table.seas.maps[0] == 0
    assert table.has(0)["gold"] >= 2
    again = seas()
    again.seas.maps[0] = 0
    assert again.refusal("sail exekratys") == "no_map"
    again.seas.maps[0], again.seas.offerings = 1, [0, 0, 0]
    assert again.refusal("sail exekratys") == "nothing_ashore"
    assert at_table(agents=True).refusal("sail araby") == "no_islands"
    assert at_table(agents=True).refusal("map") == "no_islands"


@pytest.mark.rule("maps")
@pytest.mark.ruling("C41")
def test_gain_a_map() -> None:
    table = seas()
    table.play("map")
    assert table.seas.maps[0] == 3
    assert table.events("took")[0].args["gains"] == ["resource:map"]
    table.seas.maps = [10, 10]
    assert table.refusal("map") == "no_maps_left", "there are 20"


@pytest.mark.rule("goods-and-tomes")
@pytest.mark.ruling("R24")
def test_goods_are_bought_together_slide_down_and_new_ones_enter_on_top() -> None:
    table = lay(seas(), GOODS, "jewels", "spices", "fabrics").have(0, gold=8, strength=0, magic=0)
    table.play("sail araby")
    assert table.asked == [(0, "buy")]
    assert table.choices() == ["buy 1", "buy 2", "buy 4", "buy 5", "buy 6"], "all but 6 and 4"
    table.play("buy 5")
    assert table.has(0)["gold"] == 0, "6 and 2"
    assert table.seas.goods[0] == [0, 1, 1, 0]
    assert lying(table, GOODS)[2] == "spices", "it slid down"
    assert "" not in lying(table, GOODS)


@pytest.mark.ruling("R24")
def test_one_real_gold_is_enough_for_a_whole_purchase() -> None:
    table = lay(seas(), TOMES, "tome_gold", "tome_gold", "tome_magic").have(0, gold=1, strength=0, magic=7)
    table.play("sail nae_aerie", "buy 6")
    assert table.has(0) == {"gold": 0, "strength": 0, "magic": 0, "vp": 0}, "5 and 3, 7 of it in Magic"
    assert table.seas.tomes[0] == [1, 0, 1]
    poor = seas().have(0, gold=0, magic=20)
    assert poor.refusal("sail araby") == "nothing_ashore"


def test_domains_make_goods_and_tomes_cheaper() -> None:
    table = seas(domains={0: ["port_of_drake", "browncoats_sanctum"]}).have(0, gold=1, magic=0)
    table.play("sail araby")
    assert table.has(0)["gold"] == 0, "2 less 1; the only thing one can pay is bought unasked"
    assert sum(table.seas.goods[0]) == 1
    table.have(0, gold=2, magic=0).play("sail nae_aerie")
    assert sum(table.seas.tomes[0]) == 1, "3 less 1"


@pytest.mark.rule("exekratys")
@pytest.mark.ruling("R25")
@pytest.mark.ruling("C25")
def test_each_6_takes_one_own_resource_to_exekratys() -> None:
    table = seas(roll=(6, 6))
    assert table.asked == [(0, "offering")]
    table.play("resource gold", "resource magic")
    assert table.seas.offerings == [3, 2, 3], "two sixes; the sum is 12"
    assert table.asked[0][1] != "offering"
    total = seas(roll=(2, 4))
    assert total.asked == [(0, "offering")], "the sum is a 6"
    none = seas(roll=(6, 1), purse={0: {"gold": 0, "strength": 0, "magic": 0}})
    assert all(kind != "offering" for _, kind in none.asked)
    robbed = seas(roll=(6, 1), events={14: "kobold_thieves"}, purse={0: {"gold": 1, "strength": 0, "magic": 0}})
    assert robbed.seas.offerings == [3, 2, 2], "before the Thieves, who come on a 6 too, find it (C25)"
    avery = seas(roll=(6, 1), domains={0: ["avery_hollow"]})
    assert all(kind != "offering" for _, kind in avery.asked)
    bank = seas(roll=(6, 1), exekratys_offering="bank")
    have = bank.has(0)
    bank.play("resource strength")
    assert bank.seas.offerings == [2, 3, 2]
    assert bank.has(0)["strength"] == have["strength"] + 1, "nothing paid; the Knight fired"


@pytest.mark.rule("islands")
@pytest.mark.ruling("C42")
@pytest.mark.parametrize(
    ("row", "island", "price"),
    [(GOODS, "araby", {"gold": 2}), (TOMES, "nae_aerie", {"gold": 3}), (NOBLES, "amarynth", {"strength": 9})],
)
def test_the_game_ends_when_a_row_cannot_be_refilled(row: int, island: str, price: dict[str, int]) -> None:
    table = seas().have(0, **({"gold": 0, "strength": 0, "magic": 0} | price))
    table.seas.row_bags[row] = []
    table.play(f"sail {island}")
    if row == NOBLES:
        table.play("island 0")
    assert lying(table, row)[0] == ""
    table.play("gain gold")
    while GAME.deciders(table.state) and table.state.round == 1:
        seat = GAME.deciders(table.state)[0]
        table.play(table.choices(seat)[-1] if table.asked[0][1] != "action" else "gain gold", seat=seat)
    outcome = table.standing().outcome
    assert outcome is not None, "after the round in which it happened"
    assert outcome.reason == "islands_empty"


@pytest.mark.rule("goods-and-tomes")
@pytest.mark.parametrize(
    ("goods", "points"),
    [([1, 0, 0, 0], 2), ([2, 1, 0, 0], 6), ([3, 0, 0, 0], 7), ([4, 5, 0, 0], 30), ([6, 6, 0, 0], 50)],
)
def test_sets_of_goods_score_by_type(goods: list[int], points: int) -> None:
    table = seas()
    table.seas.goods[0] = goods
    assert table.score("goods")[0] == points


def test_sailing_to_the_only_purchase_tells_its_price_beforehand() -> None:
    table = seas().have(0, gold=4, strength=0, magic=0)
    table.seas.maps[0] = 1

    def cost() -> dict[str, int]:
        offer = next(found for found in GAME.offers(table.state, 0) if found.notation == "sail nae_aerie")
        return {amount.thing: amount.n for amount in offer.cost}

    assert cost() == {"resource:map": 1, "resource:gold": 3}
    table.have(0, gold=5)
    assert cost() == {"resource:map": 1}, "it is asked what to buy"
