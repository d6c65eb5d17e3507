"""The worked examples of the rulebook and of the rulings."""

from __future__ import annotations

import pytest

from tests.games.valletta.position import GAME, Position


@pytest.mark.rule("play")
def test_player_turn_the_lumberjack_on_slot_1_gives_1_wood() -> None:
    table = Position().hand(0, "lumberjack", "maid").begin(0)
    table.play("play lumberjack")
    assert table.goods(0) == {"wood": 1}
    assert table.state.slots == [GAME.contents.characters.index("lumberjack")]


@pytest.mark.rule("price")
@pytest.mark.ruling("V31")
def test_v31_bank_3_beside_three_own_buildings_costs_no_gold() -> None:
    position = Position(seats=4).put("bank_3", 1, 2).put("bank_1", 1, 1).put("bank_2", 1, 3).put("tavern_1", 3, 2)
    table = (
        position.owns(0, "bank_1", "bank_2", "tavern_1").hand(0, "builder", "maid").goods(0, wood=1, brick=2).begin(0)
    )
    table.play("play builder", "construct bank_3")
    assert table.goods(0) == {}
    assert table.owner("bank_3") == 0


@pytest.mark.rule("saved-material")
@pytest.mark.ruling("V32")
@pytest.mark.parametrize(("saved", "left"), [("wood", {"wood": 1}), ("brick", {"brick": 1})])
def test_v32_bank_3_beside_three_own_buildings_the_foreman_saves_1_wood_or_1_brick(
    saved: str, left: dict[str, int]
) -> None:
    position = Position(seats=4).put("bank_3", 1, 2).put("bank_1", 1, 1).put("bank_2", 1, 3).put("tavern_1", 3, 2)
    position.owns(0, "bank_1", "bank_2", "tavern_1").hand(0, "foreman", "maid").goods(0, wood=1, brick=2)
    table = position.begin(0).play("play foreman", "construct bank_3")
    assert table.choices == ["save wood", "save brick"]
    assert table.play(f"save {saved}").goods(0) == left


@pytest.mark.rule("section-bonus")
@pytest.mark.ruling("V20")
@pytest.mark.parametrize(("column", "points"), [(1, 0), (2, 1), (3, 0)])
def test_v20_figure_on_space_6_constructing_in_column_2_scores_1_elsewhere_nothing(column: int, points: int) -> None:
    position = Position().put("bank_1", 2, column).jean(6).hand(0, "builder", "maid")
    table = position.goods(0, gold=1, wood=1, stone=1).begin(0).play("play builder", "construct bank_1")
    assert table.points(0) == points


@pytest.mark.rule("scoring")
@pytest.mark.ruling("V49")
def test_game_end_four_gold_one_wood_two_stones_are_2_points() -> None:
    position = Position().final_phase().goods(0, gold=4, wood=1, stone=2).hand(0, "apprentice")
    table = position.begin(0).play("play apprentice")
    assert (table.asked, table.standing().totals) == ("over", (2, 0))
