"""Rulebook, "Components and Setup": what is in the box, what lies on the table, and the draft."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from tests.games.dice import Loaded
from tests.games.valletta.position import BOX, GAME, fresh
from valtable.kernel.chance import FastChance
from valtable.kernel.errors import Malformed

STARTING_DECK = [
    "jean_parisot_de_valette",
    "builder",
    "lumberjack",
    "stonecutter",
    "brickmaker",
    "shopkeeper",
    "maid",
    "apprentice",
]


@pytest.mark.rule("components")
def test_components_37_buildings_73_characters_25_barrels_32_houses() -> None:
    colors = [BOX.building_color.count(color) for color in range(5)]
    assert colors == [0, 0, 12, 15, 10]
    assert sum(BOX.copies) == 73
    assert BOX.barrels == [7, 6, 6, 6]
    assert BOX.houses * 4 == 32


@pytest.mark.rule("components")
@pytest.mark.ruling("V8")
def test_components_42_coins_and_30_of_each_material() -> None:
    assert BOX.stock == [42, 30, 30, 30]


@pytest.mark.rule("components")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_goods_of_the_box_are_on_the_table(seats: int) -> None:
    census = GAME.census(fresh(seats, FastChance(seats)).state)
    totals = {name: sum(census[name].values()) for name in ("gold", "wood", "stone", "brick", "barrels")}
    assert totals == {"gold": 42, "wood": 30, "stone": 30, "brick": 30, "barrels": 25}


@pytest.mark.rule("components")
@pytest.mark.parametrize(("seats", "characters"), [(2, 16 + 4 + 20), (3, 24 + 4 + 25), (4, 32 + 4 + 30)])
def test_one_character_lies_on_each_building_of_the_display_and_the_others_stay_in_the_box(
    seats: int, characters: int
) -> None:
    state = fresh(seats, FastChance(seats)).state
    census = GAME.census(state)
    assert sum(sum(census[name].values()) for name in BOX.characters) == characters
    bankers = sum(BOX.buildings[b].startswith("bank_") for b in state.display)
    assert census["banker"]["display"] == bankers > 0


@pytest.mark.rule("setup")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_setup_every_player_has_one_good_of_each_type_and_no_points(seats: int) -> None:
    state = fresh(seats, FastChance(7)).state
    assert state.goods == [[1, 1, 1, 1]] * seats
    assert state.points == [0] * seats
    assert state.discard == state.known == [[]] * seats


@pytest.mark.rule("setup")
@pytest.mark.ruling("V13")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_setup_every_player_has_eight_houses(seats: int) -> None:
    assert fresh(seats).state.houses == [8] * seats


@pytest.mark.rule("setup")
@pytest.mark.ruling("V14")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_setup_five_of_the_eight_starting_cards_are_the_opening_hand(seats: int) -> None:
    table = fresh(seats, FastChance(3))
    for seat in range(seats):
        assert (len(table.hand(seat)), len(table.deck(seat))) == (5, 3)
        assert sorted(table.hand(seat) + table.deck(seat)) == sorted(STARTING_DECK)


@pytest.mark.rule("setup")
@pytest.mark.ruling("V14")
def test_setup_the_opening_hand_is_drawn_by_lot() -> None:
    assert fresh(2, Loaded(deck_0=[3] * 5)).hand(0) == ["stonecutter", "brickmaker", "shopkeeper", "maid", "apprentice"]
    assert fresh(2, Loaded(deck_0=[0] * 5)).hand(0) == STARTING_DECK[:5]


@pytest.mark.rule("setup")
def test_setup_jean_stands_on_the_tower_before_25_barrels_face_down() -> None:
    state = fresh(3).state
    assert state.jean == 0
    assert state.barrels == [7, 6, 6, 6]


@pytest.mark.rule("setup")
def test_setup_four_builders_form_the_open_supply() -> None:
    assert fresh(4).pool() == ["builder"] * 4


@pytest.mark.rule("setup")
@pytest.mark.ruling("V9")
def test_starting_cards_are_red_save_the_purple_jean() -> None:
    colors = {BOX.characters[kind]: ("purple", "red", "green", "blue", "yellow")[BOX.color[kind]] for kind in BOX.deck}
    assert colors == dict.fromkeys(STARTING_DECK, "red") | {"jean_parisot_de_valette": "purple"}


@pytest.mark.rule("character-jean_parisot_de_valette")
@pytest.mark.ruling("V11")
@pytest.mark.parametrize("language", ["en", "es"])
def test_his_name_is_parisot(language: str) -> None:
    text = (files("valtable.games.valletta") / "texts" / f"{language}.ftl").read_text("utf-8")
    assert re.search(r"^character-jean_parisot_de_valette = Jean Parisot de Valette$", text, re.MULTILINE)
    assert "Pariset" not in text + (files("valtable.games.valletta") / "rules" / f"{language}.md").read_text("utf-8")


# The draft of the extra good (rulebook, step 12)


@pytest.mark.rule("draft")
@pytest.mark.ruling("V18")
@pytest.mark.parametrize(
    ("seats", "first", "order"),
    [(2, 0, [1, 0]), (2, 1, [0, 1]), (3, 1, [0, 2, 1]), (4, 2, [1, 0, 3])],
)
def test_setup_12_the_player_to_the_right_of_the_first_picks_first_then_counterclockwise(
    seats: int, first: int, order: list[int]
) -> None:
    table = fresh(seats, first_player=first)
    picked = []
    for good in ("gold", "wood", "stone")[: len(order)]:
        assert table.asked == "draft"
        picked.append(table.seat)
        table.play(f"take {good}")
    assert picked == order
    assert (table.asked, table.seat) == ("play", first)


@pytest.mark.rule("draft")
@pytest.mark.ruling("V18")
def test_the_draft_comes_when_display_and_opening_hands_are_there() -> None:
    table = fresh(3)
    assert table.asked == "draft"
    assert [len(table.hand(seat)) for seat in range(3)] == [5, 5, 5]
    assert len(table.state.display) == 25
    assert table.state.draft == [1, 1, 1, 1]


@pytest.mark.rule("draft")
@pytest.mark.ruling("V18")
def test_setup_12_the_third_takes_stone_the_second_gold_and_the_first_has_wood_or_brick_left() -> None:
    table = fresh(3, first_player=0).play("take stone", "take gold")
    assert table.seat == 0
    assert table.choices == ["take wood", "take brick"]


@pytest.mark.rule("draft")
@pytest.mark.ruling("V18")
def test_setup_12_goods_nobody_takes_return_to_the_supply() -> None:
    table = fresh(3, first_player=0)
    assert table.supply() == {"gold": 38, "wood": 26, "stone": 26, "brick": 26}
    table.play("take stone", "take gold", "take wood")
    assert table.supply() == {"gold": 38, "wood": 26, "stone": 26, "brick": 27}
    assert table.state.draft == [0, 0, 0, 0]
    assert table.goods(2) == {"gold": 1, "wood": 1, "stone": 2, "brick": 1}
    assert table.goods(0) == {"gold": 1, "wood": 2, "stone": 1, "brick": 1}


@pytest.mark.rule("draft")
@pytest.mark.ruling("V18")
def test_with_four_players_the_last_pick_is_no_choice_and_is_not_asked() -> None:
    table = fresh(4, first_player=0).play("take brick", "take gold", "take wood")
    assert table.autos == ["take stone"]
    assert table.goods(0) == {"gold": 1, "wood": 1, "stone": 2, "brick": 1}
    assert table.supply() == {"gold": 37, "wood": 25, "stone": 25, "brick": 25}


@pytest.mark.rule("draft")
def test_a_good_already_drafted_is_refused_as_not_on_offer() -> None:
    table = fresh(3, first_player=0).play("take stone")
    assert table.refusal("take stone") == "not_on_offer"
    assert table.refusal("take gold") == ""


@pytest.mark.rule("draft")
def test_nobody_drafts_out_of_turn_or_plays_during_the_draft() -> None:
    table = fresh(2, first_player=0)
    assert table.seat == 1
    assert table.refusal("take gold", seat=0) == "not_your_decision"
    assert table.refusal("play builder") == "not_asked"
    assert table.refusal("done") == "not_asked"


# Who begins (V12)


@pytest.mark.rule("draft")
@pytest.mark.rule("options")
@pytest.mark.ruling("V12")
@pytest.mark.parametrize("drawn", [0, 1, 2])
def test_the_first_player_is_drawn_by_lot(drawn: int) -> None:
    table = fresh(3, Loaded(first=[drawn]))
    table.play("take gold", "take wood", "take stone")
    assert (table.seat, table.state.first) == (drawn, drawn)


@pytest.mark.rule("options")
@pytest.mark.ruling("V12")
@pytest.mark.parametrize("named", [0, 1, 2])
def test_the_table_may_name_the_first_player_instead(named: int) -> None:
    table = fresh(3, Loaded(first=[2]), first_player=named)
    table.play("take gold", "take wood", "take stone")
    assert (table.seat, table.state.first) == (named, named)


@pytest.mark.rule("options")
@pytest.mark.ruling("V12")
def test_a_first_player_who_does_not_sit_at_the_table_is_malformed() -> None:
    with pytest.raises(Malformed, match="first_player"):
        fresh(2, first_player=2)
    with pytest.raises(Malformed, match="first_player"):
        fresh(4, first_player=4)


@pytest.mark.rule("setup")
@pytest.mark.parametrize("seats", [1, 5])
def test_the_game_is_for_two_to_four_players(seats: int) -> None:
    with pytest.raises(Malformed, match="2 to 4 players"):
        GAME.check_options(GAME.decode_options({}), seats)
