"""What a card would give now: cards that count, and the Apprentice."""

from __future__ import annotations

import pytest

from tests.games.valletta.people.test_offers import effects
from tests.games.valletta.position import Position, holding


@pytest.mark.rule("character-banker")
def test_a_card_that_counts_icons_tells_the_goods_it_would_bring_now() -> None:
    table = holding("banker").put("bank_1", 1, 1).owns(0, "bank_1").put("bank_2", 1, 2).owns(0, "bank_2").begin()
    assert effects(table.offers["play banker"])["counts_goods"] == ["good:gold", "good:gold"]
    assert "counts_goods" not in effects(holding("maid").begin().offers["play maid"])


@pytest.mark.rule("character-pope_pius_v")
def test_a_card_that_counts_points_tells_them_with_its_fixed_ones() -> None:
    table = holding("pope_pius_v").put("watchtower", 1, 1).owns(0, "watchtower").begin()
    assert effects(table.offers["play pope_pius_v"])["counts_points"] == 2
    assert "counts_points" not in effects(holding("pietro_del_monte").begin().offers["play pietro_del_monte"])


@pytest.mark.rule("character-apprentice")
def test_the_apprentice_says_what_it_would_repeat() -> None:
    position = Position(2).hand(0, "apprentice", "banker", "maid").put("bank_1", 1, 1).owns(0, "bank_1")
    table = position.begin()
    assert effects(table.offers["play apprentice"])["repeats_nothing"] == "character:apprentice"
    told = effects(table.play("play banker").offers["play apprentice"])
    assert told["repeats"] == "character:banker"
    assert told["counts_goods"] == ["good:gold"]
