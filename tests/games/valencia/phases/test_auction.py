"""Rulebook, "Influencing": order, privileges, ranking, the figure and cards taken back."""

from __future__ import annotations

import pytest

from tests.games.valencia.position import Position, Table, written

PATTY, FRANK, ANI, DIRK, LILLI = range(5)


@pytest.mark.rule("auction")
@pytest.mark.rule("ranking")
@pytest.mark.ruling("9")
def test_p07_patty_passes_and_the_tie_goes_to_whoever_sits_nearer() -> None:
    """Frank wins with 4, Dirk is second and Lilli third with 2 each, Ani has nothing for her 1."""
    place = Position(5).figure(PATTY).stacks(PATTY, [6]).stacks(FRANK, [4]).stacks(ANI, [1])
    table = place.stacks(DIRK, [2]).stacks(LILLI, [1, 1]).begin("b", "wine")
    assert table.seat == PATTY
    table.play("pass", "reveal 0", "reveal 0", "reveal 0", "reveal 0")
    assert table.state.holder == FRANK
    order = []
    while table.asked != "back":
        order.append((table.seat, table.asked))
        table.play("done")
    assert order == [
        (FRANK, "sit"), (FRANK, "take"), (FRANK, "place"), (DIRK, "take"), (DIRK, "place"), (LILLI, "take_or_place"),
    ]  # fmt: skip
    assert table.seat == ANI
    table.play("done")
    assert (table.asked, table.seat) == ("bid", PATTY)
    assert table.happened("back") == []


@pytest.mark.rule("auction")
@pytest.mark.parametrize("holder", range(4))
def test_the_holder_of_the_figure_acts_first_and_the_others_clockwise(holder: int) -> None:
    table = Position(4).figure(holder).stacks(0, [1]).stacks(1, [2]).stacks(2, [3]).stacks(3, [4]).begin("b", "wine")
    acted = []
    while table.asked == "bid":
        acted.append(table.seat)
        table.play("reveal 0")
    assert acted == [(holder + step) % 4 for step in range(4)]


@pytest.mark.rule("back")
@pytest.mark.ruling("10")
@pytest.mark.ruling("38")
def test_p08_ani_puts_her_card_back_under_the_draw_pile() -> None:
    table = Position(4).stacks(0, [4]).stacks(1, [3]).stacks(2, [2]).stacks(3, [1, 1]).pile(3, 6).begin("b", "wine")
    table.play("reveal 0", "reveal 0", "reveal 0", "reveal 0")
    while table.asked != "back":
        table.play("done")
    assert table.choices == ["back influence_1", "done"]
    assert table.refusal("back influence_4") == "not_in_bid"
    table.play("back influence_1")
    assert written(table.view(0).below[3]) == [1]
    assert written(table.state.open_discard[3]).count(1) == 3
    assert table.view(0).piles[3] == 2


@pytest.mark.ruling("10")
def test_taking_a_card_back_is_optional() -> None:
    table = Position().stacks(0, [4]).stacks(1, [3]).stacks(2, [2]).begin("c").play("reveal 0", "reveal 0", "reveal 0")
    assert (table.seat, table.asked) == (1, "back")
    table.play("done")
    assert table.state.bottom[1] == ()


@pytest.mark.ruling("10")
def test_a_rewarded_place_counts_even_when_nothing_could_be_done() -> None:
    place = Position(2).nina(1, 1, 1, 1).stacks(0, [4]).stacks(1, [3]).no_members(0).supply(wine=0)
    table = place.begin("b", "wine").play("reveal 0", "reveal 0")
    asked = []
    while table.asked in ("sit", "take", "place", "back"):
        asked.append((table.seat, table.asked))
        table.play("done")
    assert (0, "back") not in asked


@pytest.mark.ruling("39")
def test_cards_are_taken_back_clockwise_from_the_holder_at_the_start() -> None:
    table = Position(4).figure(2).stacks(0, [1]).stacks(1, [2]).stacks(2, [3]).stacks(3, [6]).begin("c")
    table.play("reveal 0", "reveal 0", "reveal 0", "reveal 0")
    seats = []
    while table.asked == "back":
        seats.append(table.seat)
        table.play("done")
    assert seats == [2, 0, 1]
    assert table.state.holder == 3


@pytest.mark.rule("privileges")
@pytest.mark.ruling("8")
def test_p10_seven_moves_with_privileges() -> None:
    """Ani reveals, Dirk waits, Lilli reveals, Patty waits, Dirk waits again, Patty reveals, Dirk acts last."""
    ani, dirk, lilli, patty = range(4)
    place = Position(4).figure(ani).privileges(dirk, 2).privileges(patty, 1)
    for seat in range(4):
        place.stacks(seat, [seat + 1], [6])
    table = place.begin("a")
    seats = []
    for move in ("reveal 0", "privilege", "reveal 0", "privilege", "privilege", "reveal 0"):
        seats.append(table.seat)
        table.play(move)
    assert [*seats, table.seat] == [ani, dirk, lilli, patty, dirk, patty, dirk]
    assert table.refusal("privilege") == "no_privilege"
    assert table.choices == ["reveal 0", "reveal 1", "pass"]


@pytest.mark.ruling("8")
def test_who_has_another_privilege_may_wait_again() -> None:
    place = Position().figure(0).privileges(1, 2).privileges(2, 1).stacks(0, [1]).stacks(1, [2]).stacks(2, [3])
    table = place.begin("a").play("reveal 0", "privilege", "privilege")
    assert table.seat == 1
    assert "privilege" in table.choices


@pytest.mark.ruling("8")
def test_waiting_needs_somebody_else_still_to_act() -> None:
    table = Position().figure(0).privileges(2, 3).stacks(0, [1]).stacks(1, [2]).stacks(2, [3]).begin("a")
    table.play("reveal 0", "reveal 0")
    assert table.refusal("privilege") == "nobody_else_waits"
    assert "privilege" not in table.choices
    assert table.state.privileges == [0, 0, 3]


@pytest.mark.ruling("8")
def test_who_has_no_stack_passes_without_being_asked() -> None:
    table = Position().figure(0).privileges(0, 1).stacks(1, [2], [3]).begin("a")
    assert table.seat == 1
    assert table.refusal("privilege", 0) == "not_your_decision"


def test_equal_stacks_share_the_lowest_number() -> None:
    table = Position().stacks(0, [2], [2], [3]).stacks(1, [1]).begin("a")
    assert table.choices == ["reveal 0", "reveal 2", "pass"]
    assert table.refusal("reveal 1") == "same_stack"
    assert table.refusal("reveal 3") == "no_such_stack"


@pytest.mark.ruling("9")
def test_the_holder_wins_every_tie() -> None:
    table = (
        Position()
        .figure(2)
        .stacks(0, [3])
        .stacks(1, [3])
        .stacks(2, [3])
        .begin("a")
        .play("reveal 0", "reveal 0", "reveal 0")
    )
    assert (table.sits("nobility"), table.sits("church")) == ([2], [0])


@pytest.mark.ruling("9")
def test_if_all_pass_the_figure_stays() -> None:
    table = Position().figure(1).stacks(0, [3]).stacks(1, [3]).begin("a").play("pass", "pass")
    assert table.state.holder == 1
    assert (table.sits("nobility"), table.sits("church")) == ([0], [1])
    assert table.happened("nobody_won") == [{}]


@pytest.mark.ruling("11")
def test_with_one_bidder_the_church_keeps_its_holder() -> None:
    table = Position().figure(0).stacks(2, [1]).begin("a").play("reveal 0")
    assert (table.sits("nobility"), table.sits("church")) == ([2], [1])


def bid_all(table: Table) -> Table:
    while table.asked == "bid":
        table.play("reveal 0")
    return table


@pytest.mark.ruling("13")
def test_first_place_is_resolved_completely_before_second() -> None:
    table = bid_all(Position().stacks(0, [2]).stacks(1, [5]).begin("b", "oranges"))
    assert (table.seat, table.asked, table.source) == (1, "sit", "council:oranges")
    table.play("sit", "take", "place 2_2")
    assert (table.seat, table.asked) == (0, "take")


@pytest.mark.rule("end-of-round")
@pytest.mark.ruling("10")
@pytest.mark.ruling("38")
def test_unrevealed_stacks_are_discarded_and_stay_secret() -> None:
    table = Position().stacks(0, [2, 5], [6]).pile(0, 1, 1).begin("i", "").play("fountain 1_1")
    assert written(table.state.hidden_discard[0]) == [2, 5, 6]
    assert table.view(1).unseen_discards == [3, 0, 0]
    assert table.view(0).own_unseen == list(table.state.hidden_discard[0])
    assert table.happened("unused") == [{"seat": "seat:0", "n": 3}]
