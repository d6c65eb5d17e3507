"""Rulebook, "Expansion module 1": every advanced card with the examples of the rulebook; Rulings 32 to 34, 40, 44."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.valencia.position import ALL_KINDS, BOX, GAME, Card, Position, Table, written
from valtable.games.valencia.phases.ranking import bid_value

LILLI = 0


def values(*stacks: list[Card]) -> list[int]:
    """What each bid is worth when all are revealed, Lilli's first."""
    place = Position(len(stacks), **ALL_KINDS)
    place.state.bids = [sorted(map(card_kind, stack)) for stack in stacks]
    return [bid_value(place.state, seat) for seat in range(len(stacks))]


def card_kind(card: Card) -> int:
    return BOX.cards.index(f"influence_{card}" if isinstance(card, int) else card)


@pytest.mark.rule("card-joker")
@pytest.mark.ruling("32")
def test_p12_the_joker_without_another_6_is_a_0() -> None:
    assert values(["joker", 3], [5], [4]) == [3, 5, 4]


@pytest.mark.rule("card-joker")
@pytest.mark.ruling("32")
def test_p12_two_6s_of_others_make_the_joker_a_4() -> None:
    assert values(["joker", 3], [6], [6, 1]) == [7, 6, 7]


@pytest.mark.ruling("32")
def test_two_6s_in_one_stack_count_twice_ones_own_not_and_a_7_is_no_6() -> None:
    assert values(["joker", 3], [6, 6], [1])[0] == 7
    assert values(["joker", 6], [1], [1])[0] == 6
    assert values(["joker", 3], ["powerhouse"], [1])[0] == 3


@pytest.mark.ruling("32")
def test_a_bid_of_0_takes_a_place() -> None:
    table = Position(2, joker=True).stacks(0, ["joker"]).begin("a").play("reveal 0")
    assert table.state.holder == 0
    assert table.happened("won") == [{"seat": "seat:0", "n": 0, "held": 1}]


@pytest.mark.rule("card-twin")
def test_p12_both_twins_together_are_worth_6() -> None:
    assert values(["twin", "twin", 3], [1])[0] == 9


@pytest.mark.rule("card-twin")
def test_p12_one_twin_alone_is_worth_2() -> None:
    assert values(["twin", 1], [1])[0] == 3


@pytest.mark.rule("card-powerhouse")
@pytest.mark.ruling("32")
def test_p13_the_powerhouse_is_7_and_5_if_another_shows_a_0() -> None:
    assert values(["powerhouse"], [6], [3])[0] == 7
    assert values(["powerhouse"], ["joker", 6], [3])[0] == 5


@pytest.mark.ruling("32")
def test_ones_own_joker_does_not_lower_ones_powerhouse_but_a_raised_one_of_others_does() -> None:
    assert values(["powerhouse", "joker"], [1])[0] == 7
    assert values(["powerhouse"], ["joker"], [6])[0] == 5


def revealed(place: Position, seat: int = 0, step: str = "a") -> Table:
    return place.figure(seat).begin(step).play("reveal 0")


@pytest.mark.rule("card-nest_egg")
@pytest.mark.ruling("34")
def test_p12_lilli_takes_2_coins_whatever_her_place() -> None:
    place = Position(3, nest_egg=True).stacks(0, [4, 5, "nest_egg_1"]).stacks(1, [6, 6])
    table = revealed(place)
    assert table.state.coins == [7, 5, 5]
    assert bid_value(table.state, 0) == 10
    assert table.seat == 1


@pytest.mark.ruling("34")
def test_the_other_nest_egg_gives_3() -> None:
    table = revealed(Position(3, nest_egg=True).stacks(0, ["nest_egg_2"]).stacks(1, [1]))
    assert table.state.coins[0] == 8


@pytest.mark.rule("card-warehouse")
@pytest.mark.ruling("34")
def test_p12_lilli_takes_a_wine_good_whatever_her_place() -> None:
    table = revealed(Position(3, warehouse=True).stacks(0, [6, "warehouse_1"]).stacks(1, [1]))
    assert table.goods(0) == {"wine": 1}
    assert bid_value(table.state, 0) == 9


@pytest.mark.ruling("34")
def test_the_other_warehouse_gives_tiger_nuts_and_an_empty_supply_nothing() -> None:
    assert revealed(Position(3, warehouse=True).stacks(0, ["warehouse_2"]).stacks(1, [1])).goods(0) == {"tiger_nuts": 1}
    table = revealed(Position(3, warehouse=True).supply(wine=0).stacks(0, ["warehouse_1"]).stacks(1, [1]))
    assert table.goods(0) == {}


@pytest.mark.rule("card-assistance")
@pytest.mark.ruling("33")
@pytest.mark.ruling("34")
def test_p13_lilli_joins_the_green_family_member_on_the_oranges_seat() -> None:
    place = Position(3, assistance=True).council("nobility", 1).council("wine", 0).council("cloths", 0)
    table = revealed(place.council("oranges", 2).stacks(0, ["assistance"]).stacks(1, [1]))
    assert table.asked == "assist"
    assert table.choices == ["assist oranges", "assist wine", "assist cloths", "done"]
    assert table.refusal("assist porcelain") == "seat_empty"
    table.play("assist oranges")
    assert table.sits("oranges") == [0, 2]
    assert table.seat == 1


@pytest.mark.ruling("22")
def test_p13_with_her_helper_lilli_has_the_majority_and_3_points_instead_of_2() -> None:
    def council_phase(answer: str) -> Table:
        place = Position(3, assistance=True).council("nobility", 1).council("church", 2)
        place.council("wine", 0).council("cloths", 0).council("oranges", 2).stacks(0, ["assistance"])
        return revealed(place, step="g").play(answer, "plant 1_1", "fountain 1_1")

    alone, helped = council_phase("done").state, council_phase("assist oranges").state
    assert (alone.points[0], alone.privileges) == (2, [1, 0, 1])
    assert (helped.points[0], helped.privileges) == (3, [1, 0, 0])


@pytest.mark.ruling("33")
def test_there_are_at_most_two_on_a_seat() -> None:
    place = Position(3, assistance=True).council("oranges", 1, 2).council("wine", 1).stacks(0, ["assistance"])
    table = revealed(place.stacks(1, [1]))
    assert table.refusal("assist oranges") == "seat_full"


@pytest.mark.ruling("33")
def test_assistance_is_not_asked_without_a_seat_or_a_family_member() -> None:
    assert revealed(Position(3, assistance=True).stacks(0, ["assistance"]).stacks(1, [1])).asked == "bid"
    place = Position(3, assistance=True).council("wine", 1).no_members(0).stacks(0, ["assistance"]).stacks(1, [1])
    assert revealed(place).asked == "bid"


@pytest.mark.ruling("33")
def test_the_winner_without_one_there_places_one_after_both_have_left() -> None:
    place = Position(3, assistance=True).council("wine", 1, 2).stacks(0, [6])
    table = place.begin("b", "wine").play("reveal 0", "sit")
    assert table.sits("wine") == [0]
    assert table.state.members == [13, 14, 15]


@pytest.mark.ruling("33")
def test_the_winners_own_stays_and_the_other_goes_home() -> None:
    place = Position(3, assistance=True).council("wine", 0, 2).stacks(0, [6])
    table = place.begin("b", "wine").play("reveal 0", "sit")
    assert table.sits("wine") == [0]
    assert table.state.members == [13, 14, 15]


@pytest.mark.ruling("12")
@pytest.mark.ruling("33")
def test_with_nobody_at_home_the_winner_still_sends_the_other_from_beside_the_own() -> None:
    place = Position(3, assistance=True).council("wine", 0, 2).no_members(0).stacks(0, [6])
    table = place.begin("b", "wine").play("reveal 0")
    assert (table.asked, table.source) == ("sit", "council:wine")
    table.play("sit")
    assert table.sits("wine") == [0]
    assert (table.state.members[0], table.state.members[2]) == (0, 15)
    assert table.happened("pushed") == [{"seat": "seat:2", "council": "council:wine"}]


@pytest.mark.ruling("33")
def test_two_of_the_winners_own_stay_and_nothing_is_asked() -> None:
    table = Position(3, assistance=True).council("wine", 0, 0).stacks(0, [6]).begin("b", "wine").play("reveal 0")
    assert table.asked == "take"


@pytest.mark.rule("card-wanderer")
@pytest.mark.ruling("34")
@pytest.mark.ruling("44")
def test_p13_lilli_wanders_up_to_three_spaces_next_to_a_fountain() -> None:
    place = Position(3, wanderer=True).member(0, "0_3").member(1, "0_2").fountain("1_1", "sale").goods(0, wine=1)
    table = revealed(place.stacks(0, ["wanderer"]).stacks(1, [1]))
    assert (table.asked, table.choices) == ("lift", ["lift 0_3", "done"])
    table.play("lift 0_3")
    assert table.refusal("land 0_2") == "space_taken"
    assert "land 0_3" not in table.choices
    table.play("land 0_1")
    assert table.owner("0_1") == 0
    assert table.asked == "bid"


@pytest.mark.ruling("44")
def test_the_wanderer_crosses_occupied_spaces_but_no_fountain_space() -> None:
    place = Position(3, wanderer=True).member(0, "0_0").member(1, "0_1", "1_0").stacks(0, ["wanderer"]).stacks(1, [1])
    table = revealed(place).play("lift 0_0")
    assert table.choices == ["land 0_2", "land 0_3", "land 1_2", "land 2_0", "land 2_1", "land 3_0"]


@pytest.mark.ruling("44")
def test_the_wanderer_goes_round_a_fountain_space_not_over_it() -> None:
    """From 0_4 to 2_4 it is two steps over the fountain space 1_4 and four round it."""
    table = revealed(Position(3, wanderer=True).member(0, "0_4").stacks(0, ["wanderer"]).stacks(1, [1]))
    table.play("lift 0_4")
    assert table.refusal("land 2_4") == "too_far"
    assert {"land 2_3", "land 2_5"} <= set(table.choices)


@pytest.mark.ruling("34")
def test_in_one_stack_assistance_comes_before_the_wanderer() -> None:
    place = Position(3, **ALL_KINDS).council("wine", 1).member(0, "0_0")
    table = revealed(place.stacks(0, ["wanderer", "assistance", "nest_egg_1", "warehouse_1"]).stacks(1, [1]))
    assert (table.asked, table.state.coins[0], table.goods(0)) == ("assist", 7, {"wine": 1})
    table.play("done")
    assert table.asked == "lift"
    table.play("done")
    assert (table.asked, table.seat) == ("bid", 1)


@pytest.mark.ruling("39")
def test_a_module_card_taken_back_works_again() -> None:
    place = Position(3, nest_egg=True).stacks(0, ["nest_egg_1"]).stacks(1, [6]).stacks(2, [5])
    table = revealed(place, step="c").play("reveal 0", "reveal 0", "back nest_egg_1", "done")
    assert written(table.state.bottom[0]) == ["nest_egg_1"]
    table.play("plant 1_1", "fountain 1_1")
    assert table.autos[-3:] == ["draw", "stop", "confirm"]
    table.play("reveal 0")
    assert table.state.coins[0] == 9


@pytest.mark.rule("module")
@pytest.mark.rule("options")
@pytest.mark.ruling("40")
@pytest.mark.parametrize(
    ("kinds", "size", "gone"),
    [
        ((), 24, {}),
        (("joker",), 25, {}),
        (("nest_egg",), 24, {1: 2}),
        (("twin",), 24, {2: 2}),
        (("warehouse",), 24, {3: 2}),
        (("assistance",), 24, {4: 1}),
        (("wanderer",), 24, {5: 1}),
        (("powerhouse",), 24, {6: 1}),
        (("joker", "twin", "powerhouse"), 25, {2: 2, 6: 1}),
    ],
)
def test_any_subset_of_kinds_replaces_base_cards(kinds: tuple[str, ...], size: int, gone: dict[int, int]) -> None:
    deck = BOX.deck(GAME.decode_options(dict.fromkeys(kinds, True)))
    assert len(deck) == size
    counted = Counter(written(deck))
    assert all(counted[value] == 4 - gone.get(value, 0) for value in range(1, 7))
