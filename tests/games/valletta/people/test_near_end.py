"""When the table tells that the end is near."""

from __future__ import annotations

from msgspec.structs import replace

import valtable
from valtable.games.valletta.game import Valletta
from valtable.games.valletta.sight.view import VallettaView
from valtable.games.valletta.state.state import FINAL, TRIGGERED
from valtable.kernel.standing import Near

MATCH = valtable.new("valletta", seats=3, seed=1)


def near(**changed: object) -> Near | None:
    game, view = MATCH.game, MATCH.view(0)
    assert isinstance(game, Valletta)
    assert isinstance(view, VallettaView)
    return game.near(replace(view, **changed))


def test_a_game_that_has_just_begun_is_far_from_its_end() -> None:
    assert near() is None


def test_the_final_phase_comes_next_once_it_is_triggered() -> None:
    assert near(final=TRIGGERED) == Near("final-next")
    assert near(final=FINAL) == Near("final")


def test_the_first_seat_that_is_close_to_the_points_of_the_end_is_named() -> None:
    assert near(points=[0, 21, 0]) is None
    assert near(points=[0, 22, 24]) == Near("points", {"seat": "seat:1", "n": 22, "of": 25})


def test_whoever_has_one_house_left_is_named() -> None:
    houses = [3, 2, 1]
    assert near(houses=houses) == Near("house", {"seat": "seat:2"})
    assert near(houses=houses, points=[25, 0, 0]) == Near("points", {"seat": "seat:0", "n": 25, "of": 25})


def test_nothing_is_near_when_the_end_has_come() -> None:
    assert near(final=FINAL, agenda=[]) is None
