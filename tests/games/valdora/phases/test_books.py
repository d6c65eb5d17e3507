"""Rulebook, "Purchase equipment or commissions" and "Turning pages"."""

from __future__ import annotations

import pytest

from tests.games.valdora.position import BOX, Loaded, Position, held, page
from valtable.games.valdora.state.state import EMPTY

SILVER = held("c", "silver 3", "green", "right")
BLUE = held("c", "blue 4", "silver", "right")
GREEN = held("d", "green 4", "yellow 4", "right")


@pytest.mark.rule("equipment")
@pytest.mark.ruling("R12")
def test_equipment_costs_a_gold_which_goes_to_the_discard_space() -> None:
    table = Position().at(0, "road_01").equipment(0, gold_pan="gold").shows("a", "hammer").begin(0)
    table.play("move city_a", "buy right")
    assert (table.load(0, "hammer"), table.load(0, "gold_pan")) == ("empty", "empty")
    assert table.gems() == {"gold": 1}


@pytest.mark.rule("equipment")
@pytest.mark.ruling("R12")
@pytest.mark.parametrize("carrier", ["gold_pan", "cart", "horse"])
def test_the_player_chooses_which_gold_pays(carrier: str) -> None:
    position = Position().at(0, "road_01").equipment(0, gold_pan="gold", cart="gold", horse="gold")
    table = position.shows("a", "hammer").begin(0).play("move city_a", "buy right")
    assert table.choices() == ["pay gold_pan", "pay cart", "pay horse"]
    assert table.refusal("pay shovel") == "gem_not_on_card"
    table.play(f"pay {carrier}")
    assert table.load(0, carrier) == "empty"
    assert table.load(0, "hammer") == "empty"
    assert table.gems() == {"gold": 1}


@pytest.mark.rule("purchase")
def test_several_equipment_cards_may_be_bought_with_several_gold() -> None:
    position = Position().at(0, "road_01").coins(0, 6).equipment(0, gold_pan="gold", cart="gold").shows("a", "hammer")
    table = position.begin(0, Loaded()).play("move city_a", "buy right", "pay cart")
    while not table.can("buy right"):
        table.play("turn right")
    table.play("buy right")
    assert table.gems() == {"gold": 2}
    assert sum(load == EMPTY for load in table.state.loads[0]) == 4, "pan, cart and two new ones"


@pytest.mark.rule("equipment")
@pytest.mark.ruling("R30")
def test_new_equipment_is_empty_and_buying_was_the_action() -> None:
    table = Position().at(0, "road_01").equipment(0, gold_pan="gold").shows("a", "cart").begin(0)
    table.play("move city_a", "buy right")
    assert table.load(0, "cart") == "empty"
    assert table.refusal("load gold cart") == "no_gems_here"


@pytest.mark.rule("commissions")
@pytest.mark.ruling("R30")
def test_commissions_cost_a_coin_and_keep_the_order_of_purchase() -> None:
    table = Position().at(0, "road_02").coins(0, 3).opened(0, SILVER).shows("c", "blue 5").begin(0)
    table.play("move city_c", "buy right")
    assert table.opened(0) == [("silver", 3), ("blue", 5)]
    assert table.state.coins[0] == 2


@pytest.mark.rule("commissions")
def test_three_open_commissions_are_the_limit() -> None:
    table = Position().at(0, "road_02").coins(0, 6).opened(0, SILVER, BLUE, GREEN).begin(0).play("move city_c")
    assert table.refusal("buy right") == "three_open"
    assert [step for step in table.choices() if step.startswith("swap")] == [
        "swap 0 right",
        "swap 1 right",
        "swap 2 right",
    ]


@pytest.mark.rule("commissions")
def test_without_a_coin_no_commission_is_bought_and_none_is_returned() -> None:
    table = Position().at(0, "road_02").opened(0, SILVER, BLUE, GREEN).begin(0).play("move city_c")
    assert table.refusal("swap 0 right") == "too_poor_to_buy"
    assert table.refusal("buy right") == "too_poor_to_buy", "returning one would not help"
    assert Position().at(0, "road_02").begin(0).play("move city_c").refusal("buy right") == "too_poor_to_buy"


@pytest.mark.rule("return")
@pytest.mark.ruling("R8")
@pytest.mark.ruling("R9")
def test_a_commission_is_returned_to_the_side_that_is_not_bought_from() -> None:
    """A card of the other set goes into the book of this city and shows the face of its pile."""
    position = Position().at(0, "road_02").coins(0, 2).opened(0, SILVER, BLUE, GREEN).shows("c", "red 4")
    table = position.begin(0).play("move city_c", "swap 2 right")
    assert table.opened(0) == [("silver", 3), ("blue", 4), ("red", 4)]
    assert table.state.left[2] == [GREEN // 2]
    assert table.top("c", "left") == "commission:yellow", "green 4 has yellow 4 on its verso"
    assert table.state.coins[0] == 1


@pytest.mark.rule("return")
@pytest.mark.ruling("R8")
def test_a_card_returned_to_the_right_shows_its_recto_and_covers_the_front() -> None:
    position = Position().at(0, "road_02").coins(0, 2).opened(0, SILVER, BLUE, GREEN)
    position.left("c", page("c", "red 6", "green 4")).shows("c", "red 4")
    table = position.begin(0).play("move city_c", "swap 0 left")
    assert table.opened(0) == [("blue", 4), ("green", 4), ("green", 4)]
    assert table.state.right[2] == [SILVER // 2]
    assert table.top("c", "right") == "commission:silver"
    table.play("turn right")
    assert table.top("c", "right") == "commission:red"


@pytest.mark.rule("return")
@pytest.mark.ruling("R9")
def test_returning_needs_three_open_commissions_and_a_commission_book() -> None:
    table = Position().at(0, "road_02").coins(0, 2).opened(0, SILVER, BLUE).begin(0).play("move city_c")
    assert table.refusal("swap 0 right") == "return_not_needed"
    catalog = Position().at(0, "road_01").coins(0, 2).opened(0, SILVER, BLUE, GREEN).begin(0).play("move city_a")
    assert catalog.refusal("swap 0 right") == "no_commissions_here"


@pytest.mark.rule("return")
@pytest.mark.ruling("R9")
def test_the_returned_card_may_be_bought_back_in_a_later_step() -> None:
    position = Position().at(0, "road_02").coins(0, 3).opened(0, SILVER, BLUE, GREEN).shows("c", "red 4")
    table = position.begin(0).play("move city_c", "swap 0 right")
    assert table.top("c", "left") == "commission:green"
    table.play("swap 0 left")
    assert table.opened(0)[-1] == ("green", 3), "the other face of the silver card"


@pytest.mark.rule("action")
@pytest.mark.ruling("R10")
@pytest.mark.ruling("R28")
@pytest.mark.parametrize("city", ["city_a", "city_c"])
def test_a_purchase_uses_up_the_action(city: str) -> None:
    position = Position().at(0, "road_01").coins(0, 2).equipment(0, gold_pan="gold").shows("a", "hammer")
    table = position.begin(0).play(f"move {city}")
    assert table.can("provisions")
    assert table.play("buy right").refusal("provisions") == "other_action_begun"
    assert not table.can("provisions")


@pytest.mark.rule("action")
@pytest.mark.ruling("R9")
@pytest.mark.ruling("R28")
def test_a_return_uses_up_the_action_and_gives_no_further_free_page() -> None:
    position = Position().at(0, "road_02").coins(0, 3).opened(0, SILVER, BLUE, GREEN)
    table = position.begin(0).play("move city_c", "swap 0 right")
    assert table.refusal("provisions") == "other_action_begun"
    table.play("turn right")
    assert table.state.coins[0] == 2, "the first page of the turn"
    table.play("swap 0 left")
    assert table.state.coins[0] == 1
    table.play("turn left")
    assert table.state.coins[0] == 0, "the second one, in spite of the return between them"


@pytest.mark.rule("pages")
@pytest.mark.ruling("R10")
def test_pages_turn_in_both_directions_and_known_ones_need_no_chance() -> None:
    dice = Loaded()
    position = Position().at(0, "road_02").coins(0, 2).left("c", page("c", "red 6", "green 4")).shows("c", "red 4")
    table = position.begin(0, dice).play("move city_c", "turn left")
    assert (table.top("c", "left"), table.top("c", "right")) == ("", "commission:red")
    assert table.state.right[2] == [page("c", "red 6", "green 4")]
    table.play("turn right")
    assert table.top("c", "left") == "commission:green"
    assert not dice.asked


@pytest.mark.rule("books")
@pytest.mark.ruling("R26")
def test_a_page_is_decided_face_by_face() -> None:
    """silver 1 has two backs in a set, red and yellow: turning it draws the back, then the next front."""
    dice = Loaded(1, 0)
    table = Position().at(0, "road_02").shows("c", "silver 1").begin(0, dice).play("move city_c", "turn right")
    assert dice.asked == [("book:commission_c", 2), ("book:commission_c", 26)]
    assert len(table.state.bag[2]) == 26


@pytest.mark.rule("books")
@pytest.mark.ruling("R26")
def test_a_back_that_only_one_page_has_is_no_chance() -> None:
    dice = Loaded()
    table = Position().at(0, "road_02").shows("c", "blue 4").begin(0, dice).play("move city_c", "turn right")
    assert [n for _, n in dice.asked] == [26], "only the next front is drawn"
    assert table.top("c", "left") == "commission:silver"


@pytest.mark.rule("books")
@pytest.mark.ruling("R26")
def test_two_equal_pages_are_no_chance_either() -> None:
    """yellow 2 with silver 1 on its back occurs twice in a set."""
    dice = Loaded()
    pages = [page("c", "yellow 2", "silver 1")] * 2
    table = Position().at(0, "road_02").unseen("c", *pages).begin(0, dice).play("move city_c", "turn right")
    assert not dice.asked
    assert table.state.bag[2] == pages[:1]
    assert table.top("c", "right") == "commission:yellow"


@pytest.mark.rule("books")
@pytest.mark.ruling("R11")
def test_a_side_can_run_empty_and_be_filled_again() -> None:
    position = Position().at(0, "road_02").coins(0, 3).unseen("c", page("c", "red 6", "green 4"))
    position.state.left[3][:0], position.state.left[2] = position.state.left[2], []
    table = position.begin(0).play("move city_c", "turn right")
    assert table.refusal("turn right") == "side_empty"
    assert table.told("side_emptied") == [{"book": "book:commission_c", "side": "side:right"}]
    table.play("turn left")
    assert table.top("c", "right") == "commission:red"


@pytest.mark.rule("purchase")
def test_there_are_books_in_the_four_outer_cities_only() -> None:
    table = Position().at(0, "road_11").coins(0, 3).begin(0).play("move city_harbor")
    assert table.refusal("buy right") == "no_book_here"
    assert table.refusal("turn right") == "no_book_here"


@pytest.mark.rule("books")
@pytest.mark.rule("summary")
def test_the_summary_card_counts_the_faces_of_a_book() -> None:
    faces = [BOX.crests[BOX.crest[BOX.shown[2 * p + side]]] for p in BOX.deck[2] for side in (0, 1)]
    assert {name: faces.count(name) for name in BOX.crests} == {
        "silver": 12, "yellow": 12, "white": 6, "violet": 6, "red": 6, "blue": 6, "green": 6,
    }  # fmt: skip
    kinds = [BOX.shown[2 * p + side] for p in BOX.deck[0] for side in (0, 1)]
    assert [kinds.count(kind) for kind in range(7)] == [0, 6, 6, 6, 6, 6, 6]
