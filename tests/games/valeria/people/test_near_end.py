"""When the table tells that the end is near."""

from __future__ import annotations

from msgspec.structs import replace

import valtable
from valtable.games.valeria.box.components import NONE
from valtable.games.valeria.game import Valeria
from valtable.games.valeria.sight.view import ValeriaView
from valtable.kernel.standing import Near

MATCH = valtable.new("valeria", seats=3, seed=1)


def table() -> ValeriaView:
    """A game that has just begun."""
    view = MATCH.view(0)
    assert isinstance(view, ValeriaView)
    return view


def near(view: ValeriaView) -> Near | None:
    game = MATCH.game
    assert isinstance(game, Valeria)
    return game.near(view)


BEGUN = table()


def without(view: ValeriaView, *slots: int) -> ValeriaView:
    """The same table with these stacks used up."""
    stacks = [[] if slot in slots else stack for slot, stack in enumerate(view.stacks)]
    tops = [NONE if slot + 15 in slots else top for slot, top in enumerate(view.tops)]
    left = [0 if slot + 15 in slots else n for slot, n in enumerate(view.left)]
    return replace(view, stacks=stacks, tops=tops, left=left)


def test_a_game_that_has_just_begun_is_far_from_its_end() -> None:
    assert near(BEGUN) is None


def test_one_exhausted_stack_before_the_last_the_end_is_near() -> None:
    enough = MATCH.game.contents.exhausted_to_end[3]
    citizens = range(5, 15)
    assert near(without(BEGUN, *citizens[: enough - 2])) is None
    assert near(without(BEGUN, *citizens[: enough - 1])) == Near("stacks", {"n": enough - 1, "of": enough})


def test_the_last_stack_of_monsters_or_of_domains_is_told() -> None:
    assert near(without(BEGUN, 0, 1, 2)) is None
    assert near(without(BEGUN, 0, 1, 2, 3)) == Near("monsters")
    assert near(without(BEGUN, 15, 16, 18, 19)) == Near("domains")


def test_the_last_round_agreed_on_is_told() -> None:
    limited = replace(BEGUN, options=replace(BEGUN.options, round_limit=150))
    assert near(replace(limited, round=149)) is None
    assert near(replace(limited, round=150)) == Near("last-round")


def test_nothing_is_near_when_the_end_has_come() -> None:
    assert near(replace(without(BEGUN, 0, 1, 2, 3), ending=1)) is None
