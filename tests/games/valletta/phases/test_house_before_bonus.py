"""One construction with two triggers: the last house, and the section bonus that reaches 25 points."""

from __future__ import annotations

import pytest

from tests.games.valletta.position import Position, town


def last_house(points: int, section_bonus: int = 1) -> Position:
    """Seat 0 has one house and this many points; Jean faces column 1, where `bank_1` lies."""
    position = (
        town(section_bonus=section_bonus).hand(0, "builder", "maid", "shopkeeper").deck(0, "lumberjack").houses(0, 1)
    )
    return position.points(0, points).goods(0, gold=1, wood=1, stone=1).jean(3)


@pytest.mark.rule("triggers")
@pytest.mark.rule("construct")
@pytest.mark.ruling("V53")
def test_the_last_house_is_noted_before_the_25_points_that_its_bonus_brings() -> None:
    table = last_house(24).begin(0)
    table.play("play builder", "construct bank_1")
    assert table.points(0) == 25
    assert table.triggers() == ["last_house_built", "points_reach_25"]
    assert [event.args["trigger"] for event in table.happened("triggered")] == ["last_house_built", "points_reach_25"]


@pytest.mark.rule("section-bonus")
@pytest.mark.ruling("V53")
def test_without_the_bonus_the_last_house_is_the_only_trigger() -> None:
    assert last_house(24, section_bonus=0).begin(0).play("play builder", "construct bank_1").triggers() == [
        "last_house_built"
    ]
    assert last_house(23).begin(0).play("play builder", "construct bank_1").triggers() == ["last_house_built"]
