"""Rulebook, "Load gemstones"."""

from __future__ import annotations

from itertools import permutations

import pytest

import valtable
from tests.games.valdora.position import Position


@pytest.mark.rule("load")
@pytest.mark.parametrize(
    ("gem", "card"),
    [
        ("gold", "gold_pan"),
        ("ruby", "shovel"),
        ("sapphire", "pick"),
        ("amethyst", "hammer"),
        ("emerald", "chisel"),
    ],
)
def test_pan_and_tools_load_their_own_colour_for_nothing(gem: str, card: str) -> None:
    table = Position().at(0, "city_a").equipment(0, **{card: ""}).road("road_01", **{gem: 1}).begin(0)
    table.play("move road_01", f"load {gem} {card}")
    assert table.load(0, card) == gem
    assert table.gems("road_01") == {}


@pytest.mark.rule("load")
@pytest.mark.parametrize(("card", "cost"), [("cart", 2), ("horse", 3)])
@pytest.mark.parametrize("gem", ["gold", "ruby", "sapphire", "amethyst", "emerald"])
def test_cart_and_horse_load_any_colour_for_coins(card: str, cost: int, gem: str) -> None:
    position = Position().at(0, "city_a").coins(0, cost).equipment(0, **{card: ""}).road("road_01", **{gem: 1})
    table = position.begin(0).play("move road_01", f"load {gem} {card}")
    assert (table.load(0, card), table.state.coins[0]) == (gem, 0)


@pytest.mark.rule("load")
def test_what_forbids_a_load() -> None:
    position = Position().at(0, "city_a").coins(0, 1).equipment(0, gold_pan="gold", cart="")
    table = position.road("road_01", gold=1, ruby=1).begin(0)
    assert table.play("move road_01").refusal("load ruby shovel") == "equipment_missing"
    assert table.refusal("load gold gold_pan") == "equipment_full"
    assert table.refusal("load ruby cart") == "too_poor_to_load"
    assert table.refusal("load emerald cart") == "gem_not_here"
    assert Position().at(0, "city_a").begin(0).play("move mine_north").refusal("load gold gold_pan") == "no_gems_here"


@pytest.mark.rule("load")
@pytest.mark.ruling("R16")
def test_every_load_is_optional_and_the_player_picks_the_card() -> None:
    position = Position().at(0, "city_a").coins(0, 3).equipment(0, shovel="", cart="", horse="")
    table = position.road("road_01", ruby=3).begin(0).play("move road_01")
    assert table.choices() == ["load ruby shovel", "load ruby cart", "load ruby horse", "end"]
    table.play("load ruby horse")
    assert table.choices() == ["load ruby shovel", "end"]
    table.play("end")
    assert (table.seat, table.gems("road_01")) == (1, {"ruby": 2})


@pytest.mark.rule("load")
@pytest.mark.ruling("R32")
def test_the_loads_of_a_road_come_in_any_order() -> None:
    loads = [("gold", "gold_pan"), ("ruby", "shovel"), ("emerald", "chisel"), ("gold", "cart")]
    for order in permutations(loads):
        position = Position().at(0, "city_a").coins(0, 2).equipment(0, shovel="", chisel="", cart="")
        table = position.road("road_01", gold=2, ruby=1, emerald=1).begin(0).play("move road_01")
        for gem, card in order:
            assert table.rest().seat == 0, "the turn is not over while something fits"
            table.play(f"load {gem} {card}")
        assert (table.gems("road_01"), table.rest().seat) == ({}, 1)


@pytest.mark.rule("load")
@pytest.mark.ruling("R32")
def test_a_turn_goes_on_after_the_later_card_was_loaded_first() -> None:
    """As a player met it: a shovel loaded before the pan, and the gold was left lying."""
    match = valtable.new("valdora", seats=["Ana", "Bo", "Cy"], seed=226, options={"first_player": 0})
    for line in (
        "0 move road_11", "0 load gold gold_pan", "1 move road_11", "2 move house_white",
        "0 move city_a", "0 buy right", "0 end", "1 move city_b", "1 end", "2 move mine_center",
        "0 move road_13", "0 load ruby shovel",
    ):  # fmt: skip
        seat, _, step = line.partition(" ")
        match.play(int(seat), step)
    assert [(decision.seat, decision.kind) for decision in match.decisions] == [(0, "act")]
    match.play(0, "load gold gold_pan")
    assert [decision.seat for decision in match.decisions] == [1], "nothing fits any more"


@pytest.mark.rule("load")
@pytest.mark.ruling("R32")
@pytest.mark.parametrize("version", [1, 2])
def test_in_older_games_the_loads_of_a_road_come_in_the_order_of_the_cards(version: int) -> None:
    position = Position().rules(version).at(0, "city_a").coins(0, 6).equipment(0, shovel="", cart="")
    table = position.road("road_01", ruby=2).begin(0).play("move road_01", "load ruby cart")
    assert table.refusal("load ruby shovel") == "loaded_in_order"
    assert table.choices() == ["end"]


@pytest.mark.rule("load")
@pytest.mark.ruling("R32")
def test_the_order_of_older_games_is_a_reason_only_for_what_could_be_loaded_otherwise() -> None:
    """Taking the last load back would not help whoever has a full pan, a full tool or an empty purse."""
    position = (
        Position()
        .rules(2)
        .at(0, "city_a")
        .coins(0, 3)
        .equipment(0, gold_pan="gold", shovel="", pick="", cart="", horse="")
    )
    table = position.road("road_01", gold=1, ruby=2, sapphire=2).begin(0).play("move road_01", "load sapphire pick")
    assert table.refusal("load gold gold_pan") == "equipment_full"
    assert table.refusal("load sapphire pick") == "equipment_full"
    assert table.refusal("load ruby shovel") == "loaded_in_order"
    table.play("load ruby horse")
    assert table.refusal("load ruby cart") == "too_poor_to_load"


@pytest.mark.rule("harbors")
@pytest.mark.ruling("R15")
@pytest.mark.parametrize(("harbor", "start", "ships"), [("harbor_east", "city_c", 2), ("harbor_west", "city_a", 1)])
def test_a_harbor_loads_as_many_as_it_has_ships_in_any_order(harbor: str, start: str, ships: int) -> None:
    position = Position().at(0, start).coins(0, 6).equipment(0, shovel="", cart="").discard(ruby=2, gold=1)
    table = position.begin(0).play(f"move {harbor}", "load ruby cart")
    if ships == 1:
        assert table.refusal("load ruby shovel") == "no_ship_left"
        return
    table.play("load ruby shovel")
    assert table.refusal("load gold gold_pan") == "no_ship_left"
    assert table.gems() == {"gold": 1}


@pytest.mark.rule("harbors")
@pytest.mark.ruling("R15")
def test_in_the_harbor_city_one_loads_or_takes_provisions() -> None:
    position = Position().at(0, "road_11").discard(gold=2)
    table = position.begin(0).play("move city_harbor")
    assert table.choices() == ["load gold gold_pan", "provisions", "end"]
    table.play("load gold gold_pan")
    assert table.refusal("provisions") == "other_action_begun"
    other = Position().at(0, "road_11").discard(gold=2).begin(0).play("move city_harbor", "provisions")
    assert other.refusal("load gold gold_pan") == "other_action_begun"


@pytest.mark.rule("harbors")
@pytest.mark.ruling("R15")
def test_a_harbor_without_discarded_gems_is_a_stop_without_action() -> None:
    table = Position().at(0, "city_c").begin(0).play("move harbor_east")
    assert table.choices() == ["end"]


@pytest.mark.rule("unload")
@pytest.mark.ruling("R14")
def test_a_full_cart_is_unloaded_onto_the_discard_space_for_the_full_price() -> None:
    position = Position().at(0, "city_a").coins(0, 2).equipment(0, cart="emerald").road("road_01", ruby=1)
    table = position.begin(0).play("move road_01", "load ruby cart")
    assert (table.load(0, "cart"), table.state.coins[0], table.gems()) == ("ruby", 0, {"emerald": 1})
    assert [event["gem"] for event in table.told("unloaded")] == ["gem:emerald"]


@pytest.mark.rule("unload")
@pytest.mark.ruling("R14")
def test_at_a_harbor_the_unloaded_gem_can_be_loaded_by_another_card() -> None:
    position = Position().at(0, "city_c").coins(0, 2).equipment(0, cart="emerald", chisel="").discard(ruby=1)
    table = position.begin(0).play("move harbor_east", "load ruby cart", "load emerald chisel")
    assert (table.load(0, "cart"), table.load(0, "chisel"), table.gems()) == ("ruby", "emerald", {})


@pytest.mark.rule("unload")
@pytest.mark.ruling("R14")
def test_tools_stay_full_and_the_same_colour_is_pointless() -> None:
    position = Position().at(0, "city_a").coins(0, 6).equipment(0, shovel="ruby", cart="ruby").road("road_01", ruby=1)
    table = position.begin(0).play("move road_01")
    assert table.refusal("load ruby shovel") == "equipment_full"
    assert table.refusal("load ruby cart") == "same_gem"


@pytest.mark.rule("unload")
@pytest.mark.ruling("R31")
def test_a_cart_may_be_loaded_anew_in_the_same_action() -> None:
    """The gem it was loaded with goes from the road to the discard space."""
    position = Position().at(0, "city_a").coins(0, 6).equipment(0, shovel="", cart="").road("road_01", ruby=2, gold=1)
    table = position.begin(0).play("move road_01", "load ruby cart")
    assert table.choices() == ["load gold gold_pan", "load ruby shovel", "load gold cart", "end"]
    assert table.refusal("load ruby cart") == "same_gem"
    table.play("load gold cart", "load ruby cart")
    assert (table.load(0, "cart"), table.state.coins[0], table.gems(), table.gems("road_01")) == (
        "ruby", 0, {"ruby": 1, "gold": 1}, {},
    )  # fmt: skip


@pytest.mark.rule("unload")
@pytest.mark.ruling("R31")
def test_games_by_the_first_version_of_the_rules_load_each_card_of_a_road_once() -> None:
    position = Position().rules(1).at(0, "city_a").coins(0, 6).equipment(0, cart="").road("road_01", ruby=1, gold=1)
    table = position.begin(0).play("move road_01", "load ruby cart")
    assert table.choices() == ["end"]
    assert table.refusal("load gold cart") == "loaded_in_order"


@pytest.mark.rule("load")
def test_roads_are_never_refilled() -> None:
    table = (
        Position().at(0, "city_a").road("road_01", gold=1).begin(0).play("move road_01", "load gold gold_pan", "end")
    )
    assert table.gems("road_01") == {}
