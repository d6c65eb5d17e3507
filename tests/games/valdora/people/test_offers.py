"""What people are shown: prices, effects, near misses, the table."""

from __future__ import annotations

import pytest

from tests.games.valdora.position import BOX, GAME, Position, held, page
from valtable.kernel.decision import Amount
from valtable.kernel.play import forced
from valtable.kernel.table import Thing

RED_5 = held("c", "red 5", "yellow", "right")
LIKE = held("d", "red 5", "yellow", "right")
BLUE_4 = held("c", "blue 4", "silver", "right")
GREEN = held("d", "green 4", "yellow 4", "right")


@pytest.mark.rule("encounters")
@pytest.mark.ruling("R6")
def test_a_stop_shows_its_price_and_the_use_of_provisions() -> None:
    position = Position().at(0, "road_01").coins(0, 1).provisions(0).at(1, "city_c")
    table = position.road("road_03", gold=1).begin(0)
    assert table.offer("move city_c").cost == (Amount("coin:silver", 1),)
    assert [effect.kind for effect in table.offer("move road_03").effects] == ["uses_provisions"]
    assert [(effect.kind, effect.args) for effect in table.offer("move mine_north").effects] == [
        ("replenishes", {"n": 5})
    ]


@pytest.mark.rule("how-it-is-asked")
def test_a_stop_where_nothing_can_be_done_says_that_the_turn_ends() -> None:
    position = Position().at(0, "city_a").coins(0, 0).equipment(0, gold_pan="").road("road_01", gold=1, ruby=1)
    table = position.road("road_11", ruby=1).begin(0)
    assert table.offer("move road_01").effects == (), "the pan takes the gold"
    idle = table.offer("move road_11")
    assert [effect.kind for effect in idle.effects] == ["ends_turn"]
    table.play("move road_11")
    assert forced(GAME, table.state) == (0, BOX.end), "nobody is asked"


@pytest.mark.rule("provisions")
def test_a_stop_behind_a_city_is_a_near_miss_and_one_farther_away_is_none() -> None:
    table = Position().at(0, "house_green").begin(0)
    offers = {offer.notation: offer for offer in GAME.offers(table.state, 0)}
    refusal = offers["move house_yellow"].refusal
    assert refusal is not None
    assert refusal.reason == "needs_provisions"
    assert "move house_blue" not in offers


@pytest.mark.rule("complete")
@pytest.mark.ruling("R3")
def test_completing_shows_what_it_costs_and_brings_now() -> None:
    position = Position().at(0, "road_06").equipment(0, shovel="ruby").opened(0, RED_5).craftsmen(0, blue=1)
    table = position.tiles(blue=1, green=1).workshop(0, "red").begin(0).play("move house_red")
    offer = table.offer("complete 0")
    assert offer.cost == (Amount("gem:ruby", 1),)
    assert [(effect.kind, effect.args) for effect in offer.effects] == [
        ("bonus", {"n": 10}),
        ("hires", {"tile": "craftsman:blue"}),
        ("opens", {"workshop": "workshop:blue"}),
        ("ends", {"seat": "seat:2", "is_last": "no"}),
    ]


@pytest.mark.rule("complete")
def test_equal_commissions_are_told_apart_by_where_they_lie() -> None:
    position = Position().at(0, "road_06").equipment(0, shovel="ruby").opened(0, RED_5, BLUE_4, LIKE)
    table = position.begin(0).play("move house_red")
    assert [table.offer(f"complete {slot}").args["like"] for slot in (0, 2)] == [1, 3]
    table = Position().at(0, "road_06").equipment(0, shovel="ruby").opened(0, RED_5, BLUE_4).begin(0)
    assert table.play("move house_red").offer("complete 0").args["like"] == 0


@pytest.mark.rule("complete")
@pytest.mark.ruling("R5")
def test_completing_promises_no_tile_that_is_not_left() -> None:
    position = Position().at(0, "road_06").equipment(0, shovel="ruby").opened(0, RED_5).workshop(0, "red")
    table = position.tiles().no_bonus_left().last_round().begin(0).play("move house_red")
    assert table.offer("complete 0").effects == ()


@pytest.mark.rule("return")
@pytest.mark.ruling("R8")
@pytest.mark.parametrize(("step", "side", "card", "points"), [
    ("swap 2 right", "left", "yellow", 4), ("swap 2 left", "right", "green", 4), ("swap 0 right", "left", "yellow", 2),
])  # fmt: skip
def test_a_return_shows_where_the_card_will_lie_and_with_which_face(
    step: str, side: str, card: str, points: int
) -> None:
    position = Position().at(0, "road_02").coins(0, 2).opened(0, RED_5, BLUE_4, GREEN)
    table = position.left("c", page("c", "red 6", "green 4")).shows("c", "red 4").begin(0).play("move city_c")
    (effect,) = table.offer(step).effects
    assert (effect.kind, effect.args["to"], effect.args["back"], effect.args["back_points"]) == (
        "returns", f"side:{side}", f"commission:{card}", points,
    )  # fmt: skip
    table.play(step)
    assert table.top("c", side) == f"commission:{card}"


@pytest.mark.rule("purchase")
def test_pages_are_named_by_what_they_show() -> None:
    table = Position().at(0, "road_02").coins(0, 2).opened(0, RED_5, BLUE_4, GREEN).shows("c", "red 4").begin(0)
    offer = table.play("move city_c").offer("swap 0 right")
    assert offer.args["card"] == "commission:red"
    assert (offer.args["old"], offer.args["old_wants"], offer.args["old_points"]) == ("commission:red", ["gem:ruby"], 5)
    assert offer.args["points"] == 4
    assert table.offer("turn right").cost == ()
    assert table.play("turn right").offer("turn right").cost == (Amount("coin:silver", 1),)


@pytest.mark.rule("unload")
def test_reloading_shows_what_is_unloaded() -> None:
    position = Position().at(0, "city_a").coins(0, 2).equipment(0, cart="emerald").road("road_01", ruby=1)
    offer = position.begin(0).play("move road_01").offer("load ruby cart")
    assert offer.cost == (Amount("coin:silver", 2),)
    assert [effect.args for effect in offer.effects] == [{"gem": "gem:emerald"}]


def things(position: Position, place: str, viewer: int | None = 0) -> dict[str, Thing]:
    table = position.begin(0)
    places = GAME.table(GAME.view(table.state, viewer)).places
    return {thing.ref: thing for spot in places if spot.id == place for thing in spot.things}


@pytest.mark.rule("movement")
def test_the_map_marks_the_stops_in_reach_with_their_price() -> None:
    position = Position().at(0, "road_01").coins(0, 1).provisions(0).at(1, "city_c").at(2, "mine_north")
    spaces = things(position, "map")
    assert ("stop", {"n": 0}) in spaces["space:house_violet"].marks
    assert ("stop", {"n": 1}) in spaces["space:city_c"].marks
    assert ("stop", {"n": 0}) in spaces["space:mine_north"].marks, "mines are free"
    assert ("stop_with_provisions", {"n": 0}) in spaces["space:road_03"].marks
    assert not any(kind.startswith("stop") for kind, _ in spaces["space:house_red"].marks)


@pytest.mark.rule("craftsmen")
def test_the_ring_shows_which_tile_a_commission_would_give_now() -> None:
    ring = things(Position().tiles(green=1, silver=2), "craftsmen")
    assert ring["craftsman:red"].marks == (("gives", {"tile": "craftsman:green"}),)
    assert ring["craftsman:silver"].marks == ()
    assert things(Position().tiles(), "craftsmen")["craftsman:red"].marks == (("gives_none", {}),)


@pytest.mark.rule("end")
def test_the_last_round_and_the_last_player_are_marked() -> None:
    assert things(Position().last_round(), "round")["track:round"].marks == (("last_round", {"seat": "seat:2"}),)


@pytest.mark.rule("hidden")
@pytest.mark.ruling("R27")
def test_completed_commissions_of_others_are_backs() -> None:
    position = Position().completed(1, RED_5)
    assert list(things(position, "completed 1")) == ["commission:back"]
    assert list(things(Position().completed(1, RED_5), "completed 1", viewer=1)) == ["commission:red"]


@pytest.mark.rule("load")
@pytest.mark.ruling("R32")
def test_a_load_on_a_road_bars_no_other() -> None:
    position = Position().at(0, "city_a").coins(0, 6).equipment(0, shovel="", cart="").road("road_01", ruby=2)
    assert position.begin(0).play("move road_01").offer("load ruby cart").effects == ()


@pytest.mark.rule("load")
@pytest.mark.ruling("R32")
def test_in_older_games_a_load_names_the_cards_that_cannot_be_loaded_after_it() -> None:
    """Only those that could be loaded as well: with a gem of their own left, and the coins for it."""
    position = Position().rules(2).at(0, "city_a").coins(0, 4)
    position.equipment(0, gold_pan="", shovel="", chisel="", cart="", horse="")
    table = position.road("road_01", gold=1, ruby=1, emerald=1).begin(0).play("move road_01")

    def barred(step: str) -> list[object]:
        return [effect.args["cards"] for effect in table.offer(step).effects if effect.kind == "bars"]

    assert barred("load gold gold_pan") == []
    assert barred("load emerald chisel") == [["equipment:gold_pan", "equipment:shovel"]]
    assert barred("load ruby cart") == [["equipment:gold_pan", "equipment:chisel"]]
    assert barred("load ruby horse") == [["equipment:gold_pan", "equipment:chisel"]]
    table.play("load gold gold_pan", "load ruby shovel")
    assert barred("load emerald chisel") == []


@pytest.mark.rule("harbors")
def test_a_load_at_a_harbor_bars_no_other() -> None:
    position = Position().at(0, "city_c").coins(0, 6).equipment(0, shovel="", cart="").discard(ruby=2)
    table = position.begin(0).play("move harbor_east")
    assert table.offer("load ruby cart").effects == ()
