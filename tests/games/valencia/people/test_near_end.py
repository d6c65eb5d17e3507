"""When the table tells that the end is near."""

from __future__ import annotations

from msgspec.structs import replace

import valtable
from valtable.games.valencia.game import Valencia
from valtable.games.valencia.sight.view import ValenciaView
from valtable.kernel.standing import Near

MATCH = valtable.new("valencia", seats=3, seed=1)


def near(**changed: object) -> Near | None:
    game, view = MATCH.game, MATCH.view(0)
    assert isinstance(game, Valencia)
    assert isinstance(view, ValenciaView)
    return game.near(replace(view, **changed))


def test_the_fifth_round_is_the_last() -> None:
    assert near() is None
    assert near(round=3) is None
    assert near(round=4) == Near("last-round")


def test_nothing_is_near_when_the_end_has_come() -> None:
    assert near(round=4, agenda=[], open_lanes=[]) is None
