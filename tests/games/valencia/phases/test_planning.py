"""Rulebook, "Phase I: Planning phase"; Rulings 6, 7 and 36."""

from __future__ import annotations

import pytest

from tests.games.valencia.position import GAME, Position, written
from valtable.games.valencia.people.wishes import StacksWish
from valtable.games.valencia.phases.planning import open_planning
from valtable.kernel.chance import FastChance
from valtable.kernel.errors import Refused


@pytest.mark.rule("draw")
@pytest.mark.ruling("6")
def test_p06_the_first_card_is_drawn_unasked_then_card_by_card() -> None:
    table = Position().pile(0, 1, 2, 3, 4, 5, 6).pile(1, 2, 3).pile(2, 1, 1).plan()
    assert table.autos == ["draw"] * 3
    assert table.choices_of(0) == ["draw", "stop"]
    table.play("draw", "draw", "draw", "draw", seat=0)
    assert written(table.state.hand[0]) == [1, 2, 3, 4, 5]
    assert GAME.decision(table.state, 0).source == "round:1"
    table.play("draw", seat=0)
    assert table.choices_of(0) == ["stop"]
    assert table.refusal("draw", 0) == "draw_pile_empty"
    assert GAME.decision(table.state, 0).source == "round:none"


@pytest.mark.ruling("6")
def test_with_an_empty_pile_there_is_no_lane_and_no_stack() -> None:
    table = Position().pile(0, 1, 2).pile(1, 3, 4).plan()
    assert GAME.deciders(table.state) == [0, 1]
    table.play("stop", "confirm", seat=0).play("stop", "confirm", seat=1)
    assert table.asked == "bid"
    assert table.state.stacks[2] == []


@pytest.mark.ruling("6")
def test_a_pile_of_one_card_is_planned_unasked() -> None:
    table = Position().pile(0, 4).pile(1, 3, 4).plan()
    assert GAME.deciders(table.state) == [1]
    assert written(table.state.stacks[0][0]) == [4]
    assert sorted(table.autos) == ["confirm", "draw", "draw", "stop"]


@pytest.mark.ruling("6")
def test_nobody_can_draw_the_round_goes_on_without_stacks() -> None:
    table = Position().plan()
    assert len(table.happened("nobody_won")) == 7
    assert table.asked == "plant"


@pytest.mark.rule("stacks")
@pytest.mark.rule("how-asked")
@pytest.mark.ruling("36")
def test_stacks_are_formed_one_after_the_other_in_one_order_only() -> None:
    table = Position().pile(0, 1, 1, 2, 3).pile(1, 1, 2).plan().play("draw", "draw", "draw", "stop", seat=0)
    assert [written(stack) for stack in table.state.stacks[0]] == [[1]]
    assert table.choices_of(0) == ["add influence_1", "add influence_2", "add influence_3", "close"]
    assert table.refusal("confirm", 0) == "cards_left"
    table.play("add influence_3", "close", seat=0)
    assert [written(stack) for stack in table.state.stacks[0]] == [[1, 3], [1]]
    assert table.refusal("add influence_2", 0) == "asked_in_order"
    assert table.refusal("add influence_6", 0) == "not_in_hand"
    table.play("close", seat=0)
    assert table.choices_of(0) == ["confirm"]
    assert table.refusal("close", 0) == "no_card_left"


@pytest.mark.ruling("36")
def test_every_division_is_reached_in_exactly_one_way() -> None:
    """1 1 2 3 has 11 divisions into stacks."""
    found: list[tuple[tuple[int, ...], ...]] = []
    start = Position().pile(0, 1, 1, 2, 3).pile(1, 1, 2).plan().play("draw", "draw", "draw", "stop", seat=0).state
    todo = [start]
    while todo:
        state = todo.pop()
        if not state.hand[0]:
            found.append(tuple(tuple(stack) for stack in state.stacks[0]))
            continue
        for action in GAME.choices(state, 0):
            after = GAME.copy(state)
            GAME.apply(after, 0, action, Position().plan().chance)
            todo.append(after)
    assert len(found) == len(set(found)) == len({tuple(sorted(stacks)) for stacks in found}) == 11


@pytest.mark.rule("planning")
@pytest.mark.rule("round")
@pytest.mark.ruling("7")
@pytest.mark.ruling("36")
def test_sizes_appear_together_when_all_are_ready() -> None:
    table = Position().pile(0, 1, 2, 3).pile(1, 1, 2, 3).plan().play("draw", "stop", "close", "confirm", seat=0)
    seen = table.view(1)
    assert (seen.piles, seen.stack_sizes, seen.open_lanes) == ([3, 3, 0], [[], [], []], [False, True, False])
    assert table.happened("planned") == []
    table.play("stop", "confirm", seat=1)
    seen = table.view(None)
    assert (seen.piles, seen.stack_sizes) == ([1, 2, 0], [[1, 1], [1], []])
    assert [told["n"] for told in table.happened("planned")] == [1, 2, 0]
    assert table.view(2).stacks == []


@pytest.mark.ruling("36")
def test_the_story_tells_sizes_and_not_the_owners_order() -> None:
    """The stack of 1 and 6 comes before that of 2 for its owner."""
    table = Position().pile(0, 1, 2, 6).plan().play("draw", "draw", "stop", "add influence_6", "close", "confirm")
    assert [len(stack) for stack in table.state.stacks[0]] == [2, 1]
    assert table.happened("planned")[0]["stacks"] == ["stack:1", "stack:2"]


@pytest.mark.ruling("36")
def test_a_drawn_card_stays_the_split_can_be_taken_back() -> None:
    match = Position().pile(0, 1, 2, 3).pile(1, 1, 2, 3).match_planning()
    match.play(0, "draw")
    with pytest.raises(Refused) as caught:
        match.undo(0)
    assert caught.value.refusal.reason == "take_back_after_chance"
    match.play(0, "stop")
    match.play(0, "close")
    match.play(1, "stop")
    match.undo(0)
    match.undo(0)
    assert match.choices(0) == [GAME.actions.parse("draw"), GAME.actions.parse("stop")]


@pytest.mark.ruling("36")
def test_also_a_card_that_could_be_no_other_cannot_be_taken_back() -> None:
    match = Position().pile(0, 1, under=(2, 3)).pile(1, 1, 2).match_planning()
    match.play(0, "draw")
    with pytest.raises(Refused) as caught:
        match.undo(0)
    assert caught.value.refusal.reason == "take_back_after_chance"


@pytest.mark.ruling("36")
def test_a_whole_division_is_sent_at_once_in_any_order() -> None:
    match = Position().pile(0, 1, 6, 6).pile(1, 1, 2).match_planning()
    match.play(0, "draw")
    match.play(0, "draw")
    match.wish(0, StacksWish((("influence_6",), ("influence_6", "influence_1"))))
    stacks = match.view(0).stacks  # type: ignore[attr-defined]  # the view is Valencia's own
    assert [written(stack) for stack in stacks] == [[1, 6], [6]]


@pytest.mark.ruling("38")
def test_known_cards_below_are_drawn_last_in_their_order_and_become_secret() -> None:
    table = Position().pile(0, 6, under=(2, 5)).unseen(0, 1, 3).pile(1, 1, 2).plan().play("draw", seat=0)
    assert written(table.state.hand[0]) == [2, 6]
    assert written(table.view(1).below[0]) == [2, 5]
    table.play("stop", "close", "confirm", seat=0).play("stop", "confirm", seat=1)
    assert written(table.view(1).below[0]) == [5]
    luck = FastChance(1)
    worlds = {tuple(card for stack in GAME.imagine(table.view(1), luck).stacks[0] for card in stack) for _ in range(40)}
    assert len(worlds) > 1


@pytest.mark.ruling("6")
def test_one_card_must_be_drawn_before_stopping() -> None:
    place = Position().pile(0, 1, 2)
    open_planning(place.state, None)
    assert GAME.reasons.by_code[GAME.why_not(place.state, 0, GAME.actions.parse("stop"))].key == "draw_one_card"
