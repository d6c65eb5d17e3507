"""Whole moves as a person composes them; the planning ones stand in test_planning."""

from __future__ import annotations

import pytest

from tests.games.valencia.position import Position
from valtable.games.valencia.people.wishes import MoveWish, PlaceWish, StacksWish
from valtable.games.valencia.sight.view import ValenciaView
from valtable.kernel.errors import Malformed, Refused
from valtable.kernel.match import Match


def seen(match: Match, seat: int) -> ValenciaView:
    view = match.view(seat)
    assert isinstance(view, ValenciaView)
    return view


def at_the_city(place: Position) -> Match:
    match = place.stacks(0, [6]).stacks(1, [1]).figure(0).match("b", "wine")
    for seat, move in ((0, "reveal 0"), (1, "pass"), (0, "done"), (0, "done")):
        match.play(seat, move)
    return match


def test_a_placement_with_its_ability() -> None:
    match = at_the_city(Position().fountain("1_1", "sale").goods(0, porcelain=1))
    match.wish(0, PlaceWish("1_0", ("sell porcelain",)))
    screen = seen(match, 0).screen_of(0)
    assert screen is not None
    assert (screen.coins, sum(screen.goods)) == (7, 0)


def test_a_placement_is_played_whole_or_not_at_all() -> None:
    match = at_the_city(Position().fountain("1_1", "sale").goods(0, porcelain=1))
    lines = len(match.log.lines)
    with pytest.raises(Refused):
        match.wish(0, PlaceWish("1_0", ("sell wine",)))
    assert len(match.log.lines) == lines


def test_a_move_is_lift_and_land() -> None:
    match = Position().member(0, "0_2").stacks(0, [6]).figure(0).match("g")
    match.play(0, "reveal 0")
    match.wish(0, MoveWish("0_2", "1_2"))
    assert seen(match, 0).figures.count(0) == 1
    assert seen(match, 0).figures[8 + 2] == 0


def test_an_unknown_card_in_a_division_is_named() -> None:
    match = Position().pile(0, 1, 6).pile(1, 1, 2).match_planning()
    with pytest.raises(Refused, match="no_such_card") as refused:
        match.wish(0, StacksWish((("seat:9",),)))
    assert refused.value.refusal.details == {"name": "seat 9"}
    with pytest.raises(Malformed, match="at least one card"):
        match.wish(0, StacksWish(((),)))


def test_a_division_of_other_cards_than_the_hand_is_refused_with_what_is_wrong() -> None:
    match = Position().pile(0, 1, 6).pile(1, 1, 2).match_planning()
    match.play(0, "draw")
    with pytest.raises(Refused, match="not_in_hand") as refused:
        match.wish(0, StacksWish((("1", "4"), ("6",))))
    assert refused.value.refusal.details == {"card": "card:influence_4"}
    with pytest.raises(Refused, match="not_in_hand"):
        match.wish(0, StacksWish((("1", "6"), ("6",))))
    with pytest.raises(Refused, match="cards_left") as refused:
        match.wish(0, StacksWish((("1",),)))
    assert refused.value.refusal.details == {"cards": ["card:influence_6"]}
