"""When the table tells that the end is near, and which things of several an action means."""

from __future__ import annotations

import pytest

from tests.games.valencia.position import GAME, Position
from valtable.kernel.standing import Near


@pytest.mark.parametrize(("round_", "told"), [(1, None), (4, None), (5, Near("last-round"))])
def test_the_last_round_is_told_from_its_planning_on(round_: int, told: Near | None) -> None:
    place = Position().round(round_).stacks(0, [1]).stacks(1, [2])
    assert GAME.near(place.begin("b", "wine").view(0)) == told
    assert GAME.near(place.begin("b", "wine").view(None)) == told


def test_nothing_is_near_when_the_end_has_come() -> None:
    table = Position().round(5).begin("i").play("fountain 1_1")
    assert table.view(0).is_over
    assert GAME.near(table.view(0)) is None


def test_a_good_that_is_taken_lies_in_the_supply_and_one_that_is_sold_behind_ones_screen() -> None:
    taken = Position().stacks(0, [3]).begin("b", "wine").play("reveal 0", "done")
    offered = {offer.kind: offer.touches for offer in GAME.offers(taken.state, 0)}
    assert offered["take"] == ("good:wine", "place:supply")
