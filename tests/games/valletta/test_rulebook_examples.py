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
def test_v31_bank_3_beside_three_own_buildings_costs_no_gold() -> None:
    position = Position(seats=4).put("bank_3", 1, 2).put("bank_1", 1, 1).put("bank_2", 1, 3).put("tavern_1", 3, 2)
    table = (
        position.owns(0, "bank_1", "bank_2", "tavern_1").hand(0, "builder", "maid").goods(0, wood=1, brick=2).begin(0)
    )
    table.play("play builder", "construct bank_3")
    assert table.goods(0) == {}
    assert table.owner("bank_3") == 0
