"""Rulebook, "The two-player game"; Rulings 29 to 31."""

from __future__ import annotations

import pytest

from tests.games.valencia.position import ALL_KINDS, BOX, Position, fresh


@pytest.mark.rule("nina")
@pytest.mark.ruling("29")
def test_nina_first_empties_the_seat_and_the_better_player_is_second() -> None:
    place = Position(2).council("oranges", 1).nina(6, 1, 1, 1).stacks(0, [4]).stacks(1, [3])
    table = place.begin("b", "oranges", nina=[3]).play("reveal 0", "reveal 0")
    assert table.sits("oranges") == []
    assert (table.seat, table.asked) == (0, "take")
    table.play("take", "done")
    assert (table.seat, table.asked) == (1, "back")
    assert table.state.members[1] == 14


@pytest.mark.ruling("29")
def test_nina_second_leaves_the_other_with_nothing() -> None:
    place = Position(2).council("oranges", 1).nina(4, 1, 1, 1).stacks(0, [5]).stacks(1, [3])
    table = place.begin("b", "oranges", nina=[3]).play("reveal 0", "reveal 0")
    assert table.sits("oranges") == [1]
    assert (table.seat, table.asked) == (0, "sit")
    table.play("sit", "done", "done")
    assert (table.seat, table.asked) == (1, "back")


@pytest.mark.ruling("29")
def test_nina_third_changes_nothing() -> None:
    table = (
        Position(2).nina(1, 1, 1, 1).stacks(0, [5]).stacks(1, [3]).begin("b", "oranges").play("reveal 0", "reveal 0")
    )
    table.play("done", "done", "done")
    assert (table.seat, table.asked) == (1, "take")


@pytest.mark.ruling("29")
def test_nina_wins_every_tie() -> None:
    place = Position(2).council("oranges", 0).figure(0).nina(5, 1, 1, 1).stacks(0, [5]).stacks(1, [3])
    table = place.begin("b", "oranges", nina=[3]).play("reveal 0", "reveal 0")
    assert table.sits("oranges") == []
    assert table.happened("nina_won") == [{"n": 5, "council": "council:oranges"}]


@pytest.mark.ruling("29")
def test_in_f_nina_shows_two_cards_that_are_added() -> None:
    place = Position(2).nina(3, 4, 1, 1).stacks(0, [6]).stacks(1, [2])
    table = place.begin("f", "oranges", nina=[3, 2]).play("reveal 0", "reveal 0")
    assert table.happened("nina_won") == [{"n": 7, "council": "council:oranges"}]


@pytest.mark.ruling("29")
def test_all_pass_and_nina_empties_the_seat_all_the_same() -> None:
    place = Position(2).council("oranges", 1).figure(1).nina(1, 1, 1, 1).stacks(0, [6]).stacks(1, [2])
    table = place.begin("b", "oranges").play("pass", "pass")
    assert table.sits("oranges") == []
    assert table.state.holder == 1


@pytest.mark.ruling("29")
@pytest.mark.ruling("33")
def test_nina_sends_both_home_after_assistance() -> None:
    place = Position(2, assistance=True).council("oranges", 0, 1).nina(6, 1, 1, 1).stacks(0, [3])
    table = place.begin("b", "oranges", nina=[3]).play("reveal 0")
    assert table.sits("oranges") == []
    assert table.state.members == [14, 14]


@pytest.mark.ruling("29")
@pytest.mark.parametrize("step", ["a", "c", "e", "g"])
def test_nina_stays_out_of_the_other_auctions(step: str) -> None:
    table = Position(2).nina(6, 6, 6, 6).stacks(0, [1]).begin(step).play("reveal 0")
    assert table.state.holder == 0
    assert all(told["n"] != 6 for told in table.happened("won"))


@pytest.mark.ruling("8")
def test_nina_is_never_still_to_act() -> None:
    place = Position(2).figure(0).privileges(1, 2).nina(6, 1, 1, 1).stacks(0, [4]).stacks(1, [3])
    table = place.begin("b", "oranges").play("reveal 0")
    assert (table.seat, table.refusal("privilege")) == (1, "nobody_else_waits")


@pytest.mark.ruling("30")
def test_when_nina_wins_the_figure_stays() -> None:
    place = Position(2).figure(1).nina(6, 1, 1, 1).stacks(0, [4]).stacks(1, [3], [2])
    table = place.begin("b", "oranges", nina=[3]).play("reveal 0", "reveal 0")
    assert table.state.holder == 1


@pytest.mark.ruling("31")
def test_one_per_tile_is_out_and_nina_has_base_cards_only() -> None:
    state = fresh(2, None, **ALL_KINDS).state
    gone = BOX.tasks.index("one_per_city_tile")
    assert gone not in [*state.task_bag, *state.dealt[0], *state.dealt[1]]
    assert state.nina_bag == BOX.base_deck
    assert fresh(3).state.nina_bag == []


@pytest.mark.ruling("31")
@pytest.mark.ruling("32")
def test_ninas_sixes_count_for_a_joker() -> None:
    place = Position(2, joker=True).nina(6, 6, 1, 1).stacks(0, ["joker", 3]).stacks(1, [1])
    table = place.begin("f", "oranges", nina=[3, 2]).play("reveal 0", "pass")
    assert table.happened("nina_won") == [{"n": 12, "council": "council:oranges"}]
    place = Position(2, joker=True).nina(6, 1, 1, 1).stacks(0, ["joker", 5]).stacks(1, [1])
    table = place.begin("b", "oranges", nina=[3]).play("reveal 0", "pass")
    assert table.happened("won") == [{"seat": "seat:0", "n": 7, "held": 1}]
