"""What is told of a step: everything once, in its order, with the numbers of the table."""

from __future__ import annotations

import pytest

from tests.games.valdora.position import BOX, GAME, Loaded, Position, Table, held, page
from valtable.kernel.journal import Journal
from valtable.kernel.refusal import Args

SILVER = held("c", "silver 3", "green", "right")
BLUE = held("c", "blue 4", "silver", "right")
GREEN = held("d", "green 4", "yellow 4", "right")
RED_5 = held("c", "red 5", "yellow 2", "right")
ME = "seat:0"


def told_by(table: Table, step: str) -> list[tuple[str, Args]]:
    """The events of the last step alone, as everybody learns them."""
    before = len(table.story)
    table.play(step)
    return [(event.kind, event.args) for event in table.story[before:]]


@pytest.mark.rule("pages")
def test_a_turned_page_tells_its_price_then_its_new_face_then_what_lay_below() -> None:
    position = Position().at(0, "road_02").coins(0, 2).left("c", page("c", "red 6", "green 4"))
    table = position.shows("c", "blue 4").begin(0, Loaded(0)).play("move city_c")
    here = {"book": "book:commission_c"}
    assert told_by(table, "turn left") == [
        ("turned", {"seat": ME, **here, "side": "side:left", "n": 0}),
        (
            "commission_shows",
            {**here, "side": "side:right", "card": "commission:red", "wants": ["gem:ruby"], "points": 6},
        ),
        ("side_emptied", {**here, "side": "side:left"}),
    ]
    assert told_by(table, "turn right")[0] == ("turned", {"seat": ME, **here, "side": "side:right", "n": 1})


@pytest.mark.rule("equipment")
@pytest.mark.ruling("R26")
def test_bought_equipment_tells_the_gold_and_its_other_face_from_either_side() -> None:
    position = Position().at(0, "road_01").equipment(0, gold_pan="gold", cart="gold")
    position.left("a", page("a", "pick", "shovel")).shows("a", "horse")
    table = position.begin(0).play("move city_a", "buy left")
    assert told_by(table, "pay cart")[0] == (
        "bought_equipment",
        {"seat": ME, "card": "equipment:shovel", "carrier": "equipment:cart", "back": "equipment:pick"},
    )
    (kind, args), *_ = told_by(table, "buy right")
    assert (kind, args["card"], args["carrier"]) == ("bought_equipment", "equipment:horse", "equipment:gold_pan")
    bought = table.state.gear[0][6]
    assert args["back"] == f"equipment:{('gold_pan', 'shovel', 'pick', 'hammer', 'chisel', 'cart')[BOX.verso[bought]]}"


@pytest.mark.rule("return")
@pytest.mark.ruling("R8")
def test_a_returned_commission_tells_where_it_lies_what_it_shows_and_what_was_bought() -> None:
    position = Position().at(0, "road_02").coins(0, 1).opened(0, SILVER, BLUE, GREEN).shows("c", "red 5")
    table = position.begin(0, Loaded(0)).play("move city_c")
    told = told_by(table, "swap 2 right")
    green: Args = {"card": "commission:green", "wants": ["gem:emerald"], "points": 4}
    yellow: Args = {"card": "commission:yellow", "wants": ["gem:gold"], "points": 4}
    back: Args = {"back_card": "commission:yellow", "back_wants": ["gem:gold"], "back_points": 2}
    assert told[:3] == [
        ("returned", {"seat": ME, **green, "side": "side:left"}),
        ("commission_shows", {"book": "book:commission_c", "side": "side:left", **yellow}),
        ("bought_commission", {"seat": ME, "card": "commission:red", "wants": ["gem:ruby"], "points": 5, **back}),
    ]
    assert [(kind, args["side"]) for kind, args in told[3:]] == [("commission_shows", "side:right")]


@pytest.mark.rule("commissions")
@pytest.mark.ruling("R26")
def test_a_commission_bought_from_the_left_counts_its_verso_and_tells_its_recto() -> None:
    position = Position().at(0, "road_02").coins(0, 1).left("c", page("c", "red 6", "green 4"))
    table = position.begin(0).play("move city_c")
    (_, args), *_ = told_by(table, "buy left")
    assert (args["card"], args["points"], args["back_card"], args["back_points"]) == (
        "commission:green", 4, "commission:red", 6,
    )  # fmt: skip
    assert table.opened(0) == [("green", 4)]


@pytest.mark.rule("pages")
@pytest.mark.ruling("R29")
@pytest.mark.parametrize(("step", "is_news"), [("buy right", True), ("buy left", False), ("turn right", True)])
def test_a_catalog_shows_something_new_only_from_the_unseen_pages(step: str, is_news: bool) -> None:
    position = Position().at(0, "road_01").equipment(0, gold_pan="gold").left("a", page("a", "pick", "shovel"))
    table, journal = position.shows("a", "horse").begin(0).play("move city_a"), Journal(GAME.events)
    GAME.apply(table.state, 0, GAME.actions.parse(step), table.chance, journal)
    assert journal.revealed == is_news


@pytest.mark.rule("load")
def test_a_reload_tells_what_goes_and_what_it_costs() -> None:
    position = Position().at(0, "city_a").coins(0, 6).equipment(0, horse="emerald").road("road_01", ruby=1)
    assert told_by(position.begin(0).play("move road_01"), "load ruby horse") == [
        ("unloaded", {"seat": ME, "gem": "gem:emerald", "card": "equipment:horse"}),
        ("loaded", {"seat": ME, "gem": "gem:ruby", "card": "equipment:horse", "n": 3}),
    ]


@pytest.mark.rule("complete")
@pytest.mark.ruling("R3")
@pytest.mark.ruling("R5")
@pytest.mark.parametrize(("seat", "is_last"), [(0, "no"), (2, "yes")])
def test_a_delivery_tells_all_that_follows_in_the_order_of_the_rules(seat: int, is_last: str) -> None:
    position = Position().at(seat, "road_06").equipment(seat, shovel="ruby").opened(seat, RED_5).workshop(seat, "red")
    position.tiles(blue=1, silver=1)
    position.state.craftsmen[seat][BOX.crests.index("blue")] = 1
    told = told_by(position.begin(seat).play("move house_red"), "complete 0")
    me = f"seat:{seat}"
    assert told == [
        ("paid_gem", {"seat": me, "gem": "gem:ruby", "card": "equipment:shovel"}),
        ("completed", {"seat": me, "card": "commission:red", "wants": ["gem:ruby"], "points": 5}),
        ("bonus", {"seat": me}),
        ("hired", {"seat": me, "tile": "craftsman:blue"}),
        ("workshop", {"seat": me, "workshop": "workshop:blue"}),
        ("last_round", {"last": "seat:2", "left": ["craftsman:silver"], "is_last": is_last}),
    ]


@pytest.mark.rule("end")
@pytest.mark.ruling("R5")
def test_the_end_is_announced_once() -> None:
    red = [held("c", "red 5", "yellow 2", "right"), held("c", "red 6", "green", "right")]
    position = Position().at(0, "road_06").equipment(0, shovel="ruby", cart="ruby").opened(0, *red)
    table = position.tiles(red=1, blue=2).begin(0).play("move house_red", "complete 0", "pay shovel", "complete 0")
    assert len(table.told("last_round")) == 1
