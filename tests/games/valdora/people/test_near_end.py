"""When the table tells that the end is near."""

from __future__ import annotations

from msgspec.structs import replace

import valtable
from valtable.games.valdora.game import Valdora
from valtable.games.valdora.options import ValdoraOptions
from valtable.games.valdora.sight.view import ValdoraView
from valtable.games.valdora.state.frames import MOVING
from valtable.kernel.standing import Near

MATCH = valtable.new("valdora", seats=3, seed=1)


def near(**changed: object) -> Near | None:
    game, view = MATCH.game, MATCH.view(0)
    assert isinstance(game, Valdora)
    assert isinstance(view, ValdoraView)
    return game.near(replace(view, **changed))


def test_a_game_that_has_just_begun_is_far_from_its_end() -> None:
    assert near() is None


def test_the_last_round_names_who_plays_last_and_tells_whose_turn_is_the_last() -> None:
    assert near(triggered=1, first=0, agenda=[(MOVING, 1)]) == Near("last-round-of", {"seat": "seat:2"})
    assert near(triggered=1, first=0, agenda=[(MOVING, 2)]) == Near("last-turn")


def test_the_last_round_agreed_on_is_told() -> None:
    limited = ValdoraOptions(round_limit=30)
    assert near(options=limited, round=29) is None
    assert near(options=limited, round=30) == Near("last-round")


def test_with_two_colours_of_craftsmen_left_the_end_is_near() -> None:
    assert near(tiles=[3, 1, 0, 4]) is None
    assert near(tiles=[0, 1, 0, 4]) == Near("colors", {"n": 1})
    assert near(tiles=[0, 0, 0, 4]) is None


def test_nothing_is_near_when_the_end_has_come() -> None:
    assert near(triggered=1, agenda=[]) is None
