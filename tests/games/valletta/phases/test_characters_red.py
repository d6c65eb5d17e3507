"""The starting cards: Jean, the Builder, the producers, the Maid and the Apprentice."""

from __future__ import annotations

import pytest

from tests.games.valletta.position import BOX, GAME, Position, building, holding
from valtable.games.valletta.box.components import COLORS
from valtable.kernel.errors import Malformed

JEAN = "jean_parisot_de_valette"
PRODUCERS = [
    pytest.param("lumberjack", "wood", marks=pytest.mark.rule("character-lumberjack")),
    pytest.param("stonecutter", "stone", marks=pytest.mark.rule("character-stonecutter")),
    pytest.param("brickmaker", "brick", marks=pytest.mark.rule("character-brickmaker")),
    pytest.param("shopkeeper", "gold", marks=pytest.mark.rule("character-shopkeeper")),
]


@pytest.mark.rule("characters")
@pytest.mark.ruling("V9")
def test_starting_cards_are_red_and_the_jean_card_alone_is_purple() -> None:
    colors = {BOX.characters[card]: COLORS[BOX.color[card]] for card in BOX.deck}
    assert colors == {
        JEAN: "purple",
        "builder": "red",
        "lumberjack": "red",
        "stonecutter": "red",
        "brickmaker": "red",
        "shopkeeper": "red",
        "maid": "red",
        "apprentice": "red",
    }
    assert [BOX.characters[card] for card in BOX.pool] == ["builder"] * 4


# The four that bring one good


@pytest.mark.parametrize(("card", "good"), PRODUCERS)
def test_a_producer_brings_one_of_its_good(card: str, good: str) -> None:
    table = Position().hand(0, card, "maid", "builder").begin()
    before = table.supply()[good]
    table.play(f"play {card}")
    assert table.goods(0) == {good: 1}
    assert table.supply()[good] == before - 1
    assert table.slots() == [card]
    assert table.asked == "play"


@pytest.mark.rule("lay")
@pytest.mark.ruling("V16")
@pytest.mark.parametrize(("card", "good"), PRODUCERS)
def test_a_producer_laid_down_brings_nothing_and_fills_a_slot(card: str, good: str) -> None:
    table = Position().hand(0, card, "maid", "builder").begin().play(f"lay {card}")
    assert table.goods(0) == {}
    assert table.slots() == [card]
    assert [event.kind for event in table.events] == ["laid"]


@pytest.mark.rule("play")
@pytest.mark.ruling("V29")
@pytest.mark.parametrize(("card", "good"), PRODUCERS)
def test_a_producer_without_supply_may_be_played_and_brings_nothing(card: str, good: str) -> None:
    table = Position().hand(0, card, "maid", "builder").supply(**{good: 0}).begin()
    assert table.refusal(f"lay {card}") == "laying_is_playing"
    table.play(f"play {card}")
    assert table.goods(0) == {}
    assert table.slots() == [card]
    assert [event.kind for event in table.events] == ["played", "gained_nothing"]


# The Maid


@pytest.mark.rule("character-maid")
@pytest.mark.parametrize("good", ["gold", "wood", "stone", "brick"])
def test_the_maid_brings_the_good_one_names(good: str) -> None:
    table = holding("maid").begin().play("play maid")
    assert (table.asked, table.source) == ("gain", "character:maid")
    assert table.choices == ["take gold", "take wood", "take stone", "take brick"]
    table.play(f"take {good}")
    assert table.goods(0) == {good: 1}
    assert table.asked == "play"


@pytest.mark.rule("character-maid")
@pytest.mark.rule("effects")
@pytest.mark.ruling("V24")
def test_the_maid_once_played_must_take_and_is_declined_by_laying_her_down() -> None:
    table = holding("maid").begin()
    assert table.refusal("lay maid") == ""
    table.play("play maid")
    assert table.refusal("done") == "not_asked"
    assert holding("maid").begin().play("lay maid").goods(0) == {}


@pytest.mark.rule("character-maid")
@pytest.mark.rule("supply")
@pytest.mark.ruling("V30")
def test_the_maid_offers_only_goods_in_the_supply_and_asks_nothing_about_the_last_kind() -> None:
    table = holding("maid").supply(gold=0, stone=0).begin().play("play maid")
    assert table.choices == ["take wood", "take brick"]
    assert table.refusal("take gold") == "supply_empty"
    table = holding("maid").supply(gold=0, wood=0, stone=0).begin().play("play maid")
    assert table.autos == ["take brick"]
    assert table.goods(0) == {"brick": 1}


@pytest.mark.rule("character-maid")
@pytest.mark.ruling("V29")
def test_the_maid_with_an_empty_supply_brings_nothing() -> None:
    table = holding("maid").supply(gold=0, wood=0, stone=0, brick=0).begin()
    assert table.refusal("lay maid") == "laying_is_playing"
    table.play("play maid")
    assert (table.asked, table.goods(0), table.slots()) == ("play", {}, ["maid"])


# The Builder


@pytest.mark.rule("character-builder")
def test_the_builder_constructs_a_building() -> None:
    table = holding("builder").put("bank_1", 1, 1).goods(0, gold=1, wood=1, stone=1).begin().play("play builder")
    assert (table.asked, table.source) == ("build", "character:builder")
    assert table.choices == ["construct bank_1", "exchange brick", "done"]
    table.play("construct bank_1")
    assert table.owner("bank_1") == 0
    assert table.goods(0) == {}
    assert table.hand(0) == ["lumberjack", "maid", "banker"]
    assert table.state.houses == [7, 8]


@pytest.mark.rule("character-builder")
def test_the_builder_upgrades_an_own_building_instead() -> None:
    table = (
        holding("builder").put("bank_1", 1, 1).owns(0, "bank_1").goods(0, wood=1, stone=1).begin().play("play builder")
    )
    assert table.choices == ["upgrade bank_1", "done"]
    table.play("upgrade bank_1")
    assert table.state.upgraded[building("bank_1")] == 1
    assert (table.goods(0), table.state.houses[0], table.asked) == ({}, 7, "play")


@pytest.mark.rule("character-builder")
@pytest.mark.rule("effects")
@pytest.mark.ruling("V24")
def test_the_builder_is_declined_inside_and_therefore_never_laid_down() -> None:
    table = holding("builder").put("bank_1", 1, 1).goods(0, gold=1, wood=1, stone=1).begin()
    assert table.refusal("lay builder") == "laying_is_playing"
    table.play("play builder", "done")
    assert table.owner("bank_1") == -1
    assert table.goods(0) == {"gold": 1, "wood": 1, "stone": 1}
    assert (table.asked, table.slots()) == ("play", ["builder"])


@pytest.mark.rule("character-builder")
@pytest.mark.rule("effects")
@pytest.mark.ruling("V29")
@pytest.mark.ruling("V52")
def test_the_builder_without_the_means_and_without_an_exchange_asks_nothing() -> None:
    table = holding("builder").goods(0, gold=2).begin().play("play builder")
    assert (table.asked, table.autos, table.slots()) == ("play", [], ["builder"])


@pytest.mark.rule("character-builder")
@pytest.mark.ruling("V52")
def test_the_builder_without_house_and_building_asks_nothing_however_much_one_could_exchange() -> None:
    table = holding("builder").houses(0, 0).goods(0, gold=9, wood=9, stone=9, brick=9).begin().play("play builder")
    assert (table.asked, table.autos) == ("play", [])


# The Apprentice


def with_apprentice(before: str, seats: int = 2) -> Position:
    return Position(seats).hand(0, "apprentice", before, "maid", "lumberjack")


@pytest.mark.rule("character-apprentice")
@pytest.mark.ruling("V36")
def test_the_apprentice_as_first_card_does_nothing() -> None:
    table = holding("apprentice").begin()
    assert table.refusal("lay apprentice") == "laying_is_playing"
    table.play("play apprentice")
    assert (table.goods(0), table.asked, table.happened("copied")) == ({}, "play", [])


@pytest.mark.rule("character-apprentice")
@pytest.mark.rule("character-jean_parisot_de_valette")
@pytest.mark.ruling("V7")
def test_the_apprentice_does_not_copy_the_jean_card() -> None:
    table = with_apprentice(JEAN).begin().play(f"play {JEAN}", "done")
    assert table.refusal("lay apprentice") == "laying_is_playing"
    before = table.goods(0)
    table.play("play apprentice")
    assert (table.state.jean, table.goods(0), table.asked, table.happened("copied")) == (1, before, "play", [])


@pytest.mark.rule("character-apprentice")
@pytest.mark.ruling("V7")
def test_the_apprentice_does_not_copy_another_apprentice() -> None:
    table = Position().hand(0, "apprentice", "apprentice", "lumberjack").deck(0, "maid").begin()
    table.play("play lumberjack", "play apprentice")
    assert table.goods(0) == {"wood": 2}
    assert table.refusal("lay apprentice") == "laying_is_playing"
    table.play("play apprentice")
    assert table.goods(0) == {"wood": 2}
    assert len(table.happened("copied")) == 1


@pytest.mark.rule("character-apprentice")
@pytest.mark.ruling("V36")
@pytest.mark.parametrize("card", ["storekeeper", "pietro_del_monte"], ids=["blue", "yellow"])
def test_the_apprentice_copies_neither_blue_nor_yellow_cards(card: str) -> None:
    table = with_apprentice(card).begin().play(f"play {card}")
    goods, points = table.goods(0), table.points(0)
    assert bool(goods) != bool(points)
    table.play("play apprentice")
    assert (table.goods(0), table.points(0), table.asked) == (goods, points, "play")
    assert table.happened("copied") == []


@pytest.mark.rule("character-apprentice")
@pytest.mark.ruling("V36")
def test_the_apprentice_copies_a_green_card() -> None:
    table = with_apprentice("banker").put("bank_1", 1, 1).put("tavern_2", 1, 2).owns(0, "bank_1", "tavern_2").begin()
    table.play("play banker", "play apprentice")
    assert table.goods(0) == {"gold": 4}
    assert table.happened("copied")[0].args["card"] == "character:banker"


@pytest.mark.rule("character-apprentice")
@pytest.mark.ruling("V36")
def test_the_apprentice_after_the_maid_asks_anew_and_is_named_as_the_source() -> None:
    table = with_apprentice("maid").begin().play("play maid", "take gold", "play apprentice")
    assert (table.asked, table.source) == ("gain", "character:apprentice")
    table.play("take stone")
    assert table.goods(0) == {"gold": 1, "stone": 1}


@pytest.mark.rule("character-apprentice")
@pytest.mark.ruling("V36")
def test_the_apprentice_after_the_builder_builds_something_else() -> None:
    table = (
        with_apprentice("builder")
        .put("bank_1", 1, 1)
        .put("joinery_1", 1, 4)
        .goods(0, gold=2, wood=1, stone=2, brick=1)
        .begin()
        .play("play builder", "construct bank_1", "play apprentice")
    )
    assert (table.asked, table.source) == ("build", "character:apprentice")
    assert table.choices == ["construct joinery_1", "exchange wood", "done"]
    table.play("construct joinery_1")
    assert (table.owner("bank_1"), table.owner("joinery_1"), table.state.houses[0]) == (0, 0, 6)


@pytest.mark.rule("character-apprentice")
@pytest.mark.ruling("V36")
def test_the_apprentice_may_upgrade_what_the_builder_has_constructed_or_decline() -> None:
    position = with_apprentice("builder").put("bank_1", 1, 1).goods(0, gold=1, wood=2, stone=2)
    table = position.begin().play("play builder", "construct bank_1", "play apprentice")
    assert table.choices == ["upgrade bank_1", "done"]
    table.play("done")
    assert table.state.upgraded[building("bank_1")] == 0
    assert (table.goods(0), table.asked) == ({"wood": 1, "stone": 1}, "play")


@pytest.mark.rule("character-apprentice")
@pytest.mark.ruling("V36")
def test_the_apprentice_copies_a_card_that_was_laid_down() -> None:
    table = with_apprentice("stonecutter").begin().play("lay stonecutter", "play apprentice")
    assert table.goods(0) == {"stone": 1}
    assert table.happened("gained")[0].args["card"] == "character:apprentice"


@pytest.mark.rule("character-apprentice")
@pytest.mark.ruling("V36")
def test_the_apprentice_copies_a_card_that_had_nothing_to_do() -> None:
    table = with_apprentice("stonecutter").goods(0, stone=3).supply(stone=0).begin().play("play stonecutter")
    assert table.goods(0) == {"stone": 3}
    assert table.refusal("lay apprentice") == "laying_is_playing", "still no stone: laying down would be the same"
    table.play("exchange gold")
    assert table.autos == ["give stone"] * 3
    assert table.refusal("lay apprentice") == ""
    table.play("play apprentice")
    assert table.goods(0) == {"gold": 1, "stone": 1}


@pytest.mark.rule("character-apprentice")
@pytest.mark.rule("lay")
@pytest.mark.ruling("V24")
def test_the_apprentice_is_declined_like_the_card_it_copies() -> None:
    table = with_apprentice("stonecutter").begin().play("play stonecutter", "lay apprentice")
    assert table.goods(0) == {"stone": 1}
    table = with_apprentice("builder").put("bank_1", 1, 1).goods(0, gold=1, wood=1, stone=1).begin()
    assert table.play("play builder", "done").refusal("lay apprentice") == "laying_is_playing"


@pytest.mark.rule("character-apprentice")
def test_the_apprentice_looks_at_the_slot_directly_before_it_only() -> None:
    table = with_apprentice("storekeeper").begin().play("play lumberjack", "play storekeeper", "play apprentice")
    assert table.goods(0) == {"wood": 2, "stone": 1, "brick": 1}


# Jean Parisot de Valette


@pytest.mark.rule("character-jean_parisot_de_valette")
@pytest.mark.rule("barrels")
def test_jean_moves_one_space_and_brings_the_good_of_the_barrel_there() -> None:
    table = holding(JEAN).begin(barrels=[7]).play(f"play {JEAN}")  # barrels 0-6 are gold, 7-12 wood
    assert table.state.jean == 1
    assert table.goods(0) == {"wood": 1}
    assert table.state.barrels == [7, 5, 6, 6]
    assert (table.asked, table.source) == ("hire_or_fire", f"character:{JEAN}")
    assert table.choices == ["hire builder", "fire lumberjack", "fire maid", "done"]


@pytest.mark.rule("character-jean_parisot_de_valette")
@pytest.mark.rule("hire")
def test_jean_hires_one_character() -> None:
    table = holding(JEAN).begin().play(f"play {JEAN}", "hire builder")
    assert table.hand(0) == ["builder", "lumberjack", "maid"]
    assert table.pool() == ["builder"] * 3
    assert table.asked == "play"


@pytest.mark.rule("character-jean_parisot_de_valette")
@pytest.mark.rule("fire")
def test_jean_fires_one_character_instead() -> None:
    table = holding(JEAN).begin().play(f"play {JEAN}", "fire maid")
    assert table.hand(0) == ["lumberjack"]
    assert table.pool() == ["builder"] * 4 + ["maid"]
    assert table.asked == "play"


@pytest.mark.rule("character-jean_parisot_de_valette")
@pytest.mark.rule("effects")
@pytest.mark.ruling("V24")
def test_jean_may_neither_hire_nor_fire() -> None:
    table = holding(JEAN).begin().play(f"play {JEAN}", "done")
    assert (table.hand(0), table.pool(), table.asked) == (["lumberjack", "maid"], ["builder"] * 4, "play")
    assert table.goods(0) == {"gold": 1}


@pytest.mark.rule("character-jean_parisot_de_valette")
@pytest.mark.rule("lay")
@pytest.mark.ruling("V16")
@pytest.mark.ruling("V24")
def test_jean_laid_down_still_moves_but_brings_nothing_and_asks_nothing() -> None:
    table = holding(JEAN).jean(3).begin().play(f"lay {JEAN}")
    assert table.state.jean == 4
    assert sum(table.state.barrels) == 21
    assert (table.goods(0), table.asked, table.slots()) == ({}, "play", [JEAN])


@pytest.mark.rule("character-jean_parisot_de_valette")
@pytest.mark.rule("jean")
@pytest.mark.ruling("V6")
def test_jean_on_space_25_stays_and_may_still_hire_or_fire() -> None:
    table = holding(JEAN).jean(25).final_phase().begin()
    assert table.refusal(f"lay {JEAN}") == "laying_is_playing"
    table.play(f"play {JEAN}")
    assert (table.state.jean, table.goods(0)) == (25, {})
    assert [event.kind for event in table.events] == ["played", "jean_stays"]
    table.play("hire builder")
    assert "builder" in table.hand(0)


@pytest.mark.rule("character-jean_parisot_de_valette")
@pytest.mark.rule("barrels")
@pytest.mark.ruling("V30")
def test_jean_turns_the_barrel_even_if_the_supply_lacks_its_good() -> None:
    table = holding(JEAN).supply(gold=0).begin(barrels=[0]).play(f"play {JEAN}")
    assert (table.goods(0), table.state.barrels) == ({}, [6, 6, 6, 6])
    assert table.asked == "hire_or_fire"


@pytest.mark.rule("fire")
@pytest.mark.rule("character-jean_parisot_de_valette")
@pytest.mark.ruling("V5")
def test_nobody_can_even_name_jean_to_fire_or_hire_him() -> None:
    for verb in ("fire", "hire"):
        with pytest.raises(Malformed, match="no such action"):
            GAME.actions.parse(f"{verb} {JEAN}")
    table = Position().hand(0, "steward", JEAN, "maid").begin().play("play steward", "take gold")
    assert table.choices == ["hire builder", "fire maid", "done"]
