"""The green characters: one good for every own building that shows their icon."""

from __future__ import annotations

import pytest

from tests.games.valletta.position import BOX, Position
from valtable.games.valletta.box.components import COLORS

# Character, good, two buildings with its icon, one with another.
CRAFTSMEN = [
    pytest.param("banker", "gold", "bank_1", "scriptorium", "joinery_1", marks=pytest.mark.rule("character-banker")),
    pytest.param("carpenter", "wood", "joinery_1", "shipyard", "bank_1", marks=pytest.mark.rule("character-carpenter")),
    pytest.param("mason", "stone", "masons_lodge_1", "bathhouse", "bank_1", marks=pytest.mark.rule("character-mason")),
    pytest.param("roofer", "brick", "roofers_yard_1", "tavern_1", "bank_1", marks=pytest.mark.rule("character-roofer")),
]
PARAMETERS = ("card", "good", "one", "two", "other")


def drawn(card: str, one: str, two: str, other: str) -> Position:
    """Seat 0 owns all three, seat 1 nothing; the second is upgraded."""
    position = Position().put(one, 1, 1).put(two, 1, 3).put(other, 1, 5).hand(0, card, "maid", "shopkeeper")
    return position.owns(0, one, other).owns(0, two, upgraded=True)


@pytest.mark.parametrize(PARAMETERS, CRAFTSMEN)
def test_a_craftsman_brings_one_good_per_own_icon_upgraded_or_not(
    card: str, good: str, one: str, two: str, other: str
) -> None:
    table = drawn(card, one, two, other).begin().play(f"play {card}")
    assert table.goods(0) == {good: 2}
    assert table.asked == "play"


@pytest.mark.parametrize(PARAMETERS, CRAFTSMEN)
def test_a_craftsman_does_not_count_the_icons_of_others(card: str, good: str, one: str, two: str, other: str) -> None:
    position = Position().put(one, 1, 1).put(two, 1, 3).hand(0, card, "maid", "shopkeeper")
    table = position.owns(0, one).owns(1, two).begin().play(f"play {card}")
    assert table.goods(0) == {good: 1}
    assert table.goods(1) == {}


@pytest.mark.rule("lay")
@pytest.mark.ruling("V16")
@pytest.mark.parametrize(PARAMETERS, CRAFTSMEN)
def test_a_craftsman_laid_down_brings_nothing(card: str, good: str, one: str, two: str, other: str) -> None:
    table = drawn(card, one, two, other).begin().play(f"lay {card}")
    assert (table.goods(0), table.slots()) == ({}, [card])


@pytest.mark.rule("play")
@pytest.mark.ruling("V29")
@pytest.mark.parametrize(PARAMETERS, CRAFTSMEN)
def test_a_craftsman_without_an_icon_may_be_played_for_nothing(
    card: str, good: str, one: str, two: str, other: str
) -> None:
    position = Position().put(other, 1, 5).owns(0, other).hand(0, card, "maid", "shopkeeper")
    table = position.begin()
    assert table.refusal(f"lay {card}") == "laying_is_playing"
    table.play(f"play {card}")
    assert (table.goods(0), table.asked, table.slots()) == ({}, "play", [card])


@pytest.mark.rule("supply")
@pytest.mark.ruling("V30")
@pytest.mark.parametrize("left", [0, 1])
@pytest.mark.parametrize(PARAMETERS, CRAFTSMEN)
def test_a_craftsman_takes_what_the_supply_has_left(
    card: str, good: str, one: str, two: str, other: str, left: int
) -> None:
    table = drawn(card, one, two, other).supply(**{good: left}).begin()
    assert table.refusal(f"lay {card}") == ("" if left else "laying_is_playing")
    table.play(f"play {card}")
    assert table.goods(0) == ({good: 1} if left else {})
    assert good not in table.supply()


@pytest.mark.rule("display")
@pytest.mark.rule("characters")
@pytest.mark.ruling("V15")
def test_buildings_are_green_blue_or_yellow_and_their_characters_alike() -> None:
    colors = [COLORS[color] for color in BOX.building_color]
    assert {color: colors.count(color) for color in sorted(set(colors))} == {"blue": 15, "green": 12, "yellow": 10}
    for number, color in enumerate(BOX.building_color):
        assert BOX.color[BOX.character_of[number]] == color


@pytest.mark.rule("display")
@pytest.mark.ruling("V15")
@pytest.mark.parametrize(
    ("seats", "counts"),
    [
        (2, {"green": 6, "blue": 8, "yellow": 6}),
        (3, {"green": 8, "blue": 10, "yellow": 7}),
        (4, {"green": 10, "blue": 12, "yellow": 8}),
    ],
)
def test_the_display_has_the_rulebooks_number_of_each_colour(seats: int, counts: dict[str, int]) -> None:
    colors = [COLORS[BOX.building_color[number]] for number in Position(seats).state.display]
    assert {color: colors.count(color) for color in counts} == counts
    assert len(colors) == sum(counts.values())
