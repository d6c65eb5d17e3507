"""Rulebook, "The task cards": each of the 35 fulfilled, and just missed where it can fail."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest

from tests.games.valencia.position import BOX, GAME, Position, Table
from valtable.texts import LANGUAGES, Catalogue, load_rules

CARDS: list[dict[str, Any]] = tomllib.loads(GAME.components.files["task_cards.toml"])["card"]
SCORE = {card["id"].removeprefix("task_"): card["score"] for card in CARDS}

# Spaces of the first game's city: those that fulfil a task, and how many of them just miss it.
MEMBERS: dict[str, tuple[str, ...]] = {
    "cost_0": ("0_0", "7_6"),
    "cost_1": ("0_4", "7_3"),
    "cost_2": ("0_2", "1_3"),
    "cost_3": ("0_6", "1_0"),
    "cost_4": ("0_1", "2_3"),
    "cost_5": ("2_1", "4_5"),
    "guild_oranges": ("0_2", "1_2", "7_4"),
    "guild_tiger_nuts": ("0_3", "0_4", "7_6"),
    "guild_wine": ("1_0", "2_0", "7_7"),
    "guild_cloths": ("0_6", "0_7", "5_3"),
    "guild_porcelain": ("0_0", "0_1", "3_2"),
    "every_guild": ("0_2", "1_2", "0_3", "0_4", "1_0", "2_0", "0_6", "0_7", "0_0", "0_1"),
    "square": ("0_6", "0_7", "1_6", "1_7"),
    "row": ("0_3", "0_4", "0_5"),
    "diagonal": ("0_2", "1_3", "2_4"),
    "outer_wall": ("0_0", "0_2", "0_4", "7_0", "4_7", "3_0"),
    "corners": ("0_0", "7_7"),
    "central_fountain": ("2_3", "2_4", "3_2", "4_5", "5_4"),
    "one_per_city_tile": ("0_0", "0_3", "0_6", "3_5", "5_7", "5_3", "5_0", "3_0"),
}


def score(table: Table, seat: int = 0) -> int:
    points = table.row("tasks")[seat]
    assert points is not None
    return points


@pytest.mark.rule("task-cards")
@pytest.mark.ruling("5")
@pytest.mark.ruling("27")
@pytest.mark.ruling("45")
@pytest.mark.parametrize("task", MEMBERS)
def test_a_task_of_spaces_is_fulfilled_and_just_missed(task: str) -> None:
    spaces = MEMBERS[task]
    assert score(Position().tasks(0, task).member(0, *spaces).over()) == SCORE[task]["points"]
    assert score(Position().tasks(0, task).member(0, *spaces[:-1]).over()) == -SCORE[task]["penalty"] == -3


def test_a_column_and_the_other_diagonal_count_too() -> None:
    assert score(Position().tasks(0, "row").member(0, "0_2", "1_2", "2_2").over()) == 5
    assert score(Position().tasks(0, "row").member(0, "0_3", "0_4", "0_6").over()) == -3
    assert score(Position().tasks(0, "diagonal").member(0, "0_7", "1_6", "2_5").over()) == 6


def test_points_are_given_once_even_if_a_task_is_fulfilled_twice() -> None:
    """Rulebook, final scoring: fulfilling a task several times changes nothing."""
    table = Position().tasks(0, "cost_0").member(0, "0_0", "7_6", "7_0", "7_4").over()
    assert score(table) == SCORE["cost_0"]["points"]


FOUNTAINS = (("1_1", "plain_1"), ("1_4", "plain_2"), ("2_6", "plain_3"), ("3_1", "plain_4"), ("4_6", "plain_5"))


def at_fountains(task: str, fountains: int, *members: str) -> int:
    place = Position().tasks(0, task)
    for space, name in FOUNTAINS[:fountains]:
        place.fountain(space, name)
    return score(place.member(0, *members).over())


@pytest.mark.ruling("23")
def test_four_fountains_include_the_central_one() -> None:
    assert at_fountains("four_fountains", 3, "0_1", "0_4", "1_6", "3_2") == 4
    assert at_fountains("four_fountains", 3, "0_1", "0_4", "1_6") == -3


@pytest.mark.ruling("23")
def test_a_family_member_between_two_fountains_counts_for_both() -> None:
    place = Position().tasks(0, "four_fountains").fountain("3_1", "plain_1").fountain("5_1", "plain_2")
    place.fountain("1_1", "plain_3")
    assert score(place.member(0, "4_1", "3_2").over()) == -3
    assert score(place.member(0, "0_1").over()) == 4


@pytest.mark.ruling("23")
def test_every_fountain_means_all_built_ones_and_the_central_one() -> None:
    assert at_fountains("every_fountain", 5, "0_1", "0_4", "1_6", "3_0", "4_5") == 9
    assert at_fountains("every_fountain", 5, "0_1", "0_4", "1_6", "4_5") == -3
    assert at_fountains("every_fountain", 1, "0_1") == -3


def test_three_at_one_fountain_is_not_the_central_one() -> None:
    assert at_fountains("three_at_one_fountain", 1, "0_1", "1_0", "1_2") == 6
    assert at_fountains("three_at_one_fountain", 1, "0_1", "1_0") == -3
    assert at_fountains("three_at_one_fountain", 1, "2_3", "2_4", "3_2") == -3


def test_four_next_to_palm_trees() -> None:
    four = ("0_0", "0_1", "1_0", "0_3")
    assert score(Position().tasks(0, "palm_trees").palm("1_1", "1_4").member(0, *four).over()) == 5
    assert score(Position().tasks(0, "palm_trees").palm("1_1", "1_4").member(0, *four[:3]).over()) == -3


@pytest.mark.ruling("26")
@pytest.mark.parametrize(("coins", "points"), [((3, 2, 5), 4), ((3, 5, 2), 4), ((2, 2, 5), -3), ((0, 0, 0), -3)])
def test_more_money_than_one_of_the_two_neighbours(coins: tuple[int, ...], points: int) -> None:
    assert score(Position().tasks(0, "more_coins_than_neighbour").coins(*coins).over()) == points


@pytest.mark.ruling("26")
def test_with_two_players_both_neighbours_are_the_opponent() -> None:
    assert score(Position(2).tasks(0, "more_coins_than_neighbour").coins(3, 2).over()) == 4
    assert score(Position(2).tasks(0, "more_coins_than_neighbour").coins(3, 3).over()) == -3


@pytest.mark.ruling("26")
def test_across_the_table_is_no_neighbour() -> None:
    assert score(Position(4).tasks(0, "more_coins_than_neighbour").coins(3, 4, 0, 4).over()) == -3


def test_more_goods_than_a_neighbour() -> None:
    place = Position().tasks(0, "more_goods_than_neighbour").goods(0, wine=1, oranges=1).goods(1, wine=3)
    assert score(place.goods(2, porcelain=1).over()) == 4
    place = Position().tasks(0, "more_goods_than_neighbour").goods(0, wine=1).goods(1, wine=3)
    assert score(place.goods(2, porcelain=1).over()) == -3


def test_three_kinds_of_goods() -> None:
    assert score(Position().tasks(0, "three_kinds_of_goods").goods(0, wine=1, oranges=1, cloths=1).over()) == 4
    assert score(Position().tasks(0, "three_kinds_of_goods").goods(0, wine=4, oranges=1).over()) == -3


def test_most_money_of_all_a_tie_does_not_count() -> None:
    assert score(Position().tasks(0, "most_coins").coins(5, 4, 4).over()) == 6
    assert score(Position().tasks(0, "most_coins").coins(5, 5, 4).over()) == -3


@pytest.mark.ruling("45")
@pytest.mark.parametrize(("seats", "needed"), [(2, 4), (3, 4), (4, 3), (5, 2)])
def test_the_council_task_depends_on_the_number_of_players(seats: int, needed: int) -> None:
    chairs = ("oranges", "wine", "cloths", "porcelain")
    for held, points in ((needed, 6), (needed - 1, -3)):
        place = Position(seats).council("nobility", 1).tasks(0, "council")
        for chair in chairs[:held]:
            place.council(chair, 0)
        assert score(place.over()) == points


@pytest.mark.ruling("45")
def test_helpers_count_for_the_council_task() -> None:
    place = Position(5).council("nobility", 1).council("wine", 0, 0).tasks(0, "council")
    assert score(place.over()) == 6


def test_nobility_or_church_or_both() -> None:
    assert score(Position().tasks(0, "nobility_or_church").over()) == 4
    assert score(Position().tasks(1, "nobility_or_church").over(), 1) == 4
    assert score(Position().tasks(2, "nobility_or_church").over(), 2) == -3


@pytest.mark.ruling("27")
def test_the_figure_at_the_end() -> None:
    assert score(Position().tasks(0, "starting_figure").figure(0).over()) == 4
    assert score(Position().tasks(0, "starting_figure").figure(1).over()) == -3


def test_most_family_members_in_the_city_a_tie_does_not_count() -> None:
    place = Position().tasks(0, "most_family_members").member(0, "0_0", "0_1").member(1, "7_7")
    assert score(place.over()) == 7
    assert score(place.member(2, "7_0", "7_1").over()) == -3


@pytest.mark.ruling("25")
@pytest.mark.ruling("48")
@pytest.mark.parametrize(("coins", "points"), [(0, 10), (2, 8), (9, 1), (10, 0), (14, 0)])
def test_ten_minus_money_at_its_bounds(coins: int, points: int) -> None:
    assert score(Position().tasks(0, "ten_minus_coins").coins(coins, 5, 5).over()) == points


@pytest.mark.ruling("25")
@pytest.mark.ruling("48")
@pytest.mark.parametrize(("wine", "cloths", "points"), [(0, 0, 10), (3, 1, 6), (6, 4, 0), (6, 6, 0)])
def test_ten_minus_goods_at_its_bounds(wine: int, cloths: int, points: int) -> None:
    assert score(Position().tasks(0, "ten_minus_goods").goods(0, wine=wine, cloths=cloths).over()) == points


@pytest.mark.ruling("24")
@pytest.mark.ruling("48")
@pytest.mark.parametrize(
    ("members", "points"),
    [
        ((), 0),
        (("0_0",), 1),
        (("0_3", "0_4", "0_5", "7_7"), 3),
        (("0_2", "1_2", "1_3", "0_3"), 4),
        (("2_2", "1_2", "2_3", "3_2", "2_1"), 5),  # a crossing: every arm belongs to it
        (("0_0", "2_0"), 1),
    ],
)
def test_the_longest_road_is_the_largest_connected_group(members: tuple[str, ...], points: int) -> None:
    assert score(Position().tasks(0, "longest_road").member(0, *members).over()) == points


@pytest.mark.ruling("48")
@pytest.mark.parametrize(
    ("members", "points"), [((), 0), (("0_0",), 2), (("0_0", "0_1", "7_7"), 2), (("0_3", "2_3"), 4)]
)
def test_loners_have_none_of_their_own_beside_them(members: tuple[str, ...], points: int) -> None:
    assert score(Position().tasks(0, "loners").member(0, *members).member(1, "6_7").over()) == points


def test_every_card_of_the_box_is_tried_here() -> None:
    tried = {*MEMBERS, "four_fountains", "every_fountain", "three_at_one_fountain", "palm_trees"}
    tried |= {"more_coins_than_neighbour", "more_goods_than_neighbour", "three_kinds_of_goods", "most_coins", "council"}
    tried |= {"nobility_or_church", "starting_figure", "most_family_members", "ten_minus_coins", "ten_minus_goods"}
    assert tried | {"longest_road", "loners"} == set(BOX.tasks)
    assert len(BOX.tasks) == 35


def live(table: Table, seat: int) -> list[str]:
    """How a seat's tasks are shown to it now."""
    place = next(place for place in GAME.table(table.view(seat)).places if place.id == f"tasks {seat}")
    return [thing.marks[0][0] for thing in place.things]


@pytest.mark.ruling("46")
@pytest.mark.parametrize(
    ("task", "coins", "shown"),
    [
        ("more_coins_than_neighbour", (6, 5, 5), "task_fulfilled"),
        ("more_coins_than_neighbour", (5, 5, 5), "task_open"),
        ("more_coins_than_neighbour", (0, 5, 5), "task_unfulfilled"),
        ("most_coins", (11, 5, 5), "task_fulfilled"),
        ("most_coins", (6, 5, 5), "task_open"),
        ("most_coins", (5, 5, 5), "task_unfulfilled"),
        ("most_coins", (5, 5, 4), "task_unfulfilled"),  # nine coins: one of the two has five at least
    ],
)
def test_a_task_is_open_where_only_others_screens_decide(task: str, coins: tuple[int, ...], shown: str) -> None:
    table = Position().tasks(0, task).coins(*coins).stacks(0, [1]).begin("a")
    assert live(table, 0) == [shown]
    points = table.row("tasks", 0)[0]
    assert (points is None) == (shown == "task_open")


@pytest.mark.ruling("46")
@pytest.mark.parametrize(
    ("mine", "others", "shown"), [(3, 4, "task_fulfilled"), (2, 4, "task_open"), (0, 4, "task_unfulfilled")]
)
def test_goods_of_neighbours_are_as_open_as_coins(mine: int, others: int, shown: str) -> None:
    place = Position().tasks(0, "more_goods_than_neighbour").goods(0, wine=mine).goods(1, oranges=others // 2)
    assert live(place.goods(2, cloths=others // 2).stacks(0, [1]).begin("a"), 0) == [shown]


@pytest.mark.ruling("46")
def test_a_task_of_spaces_shows_at_once_that_it_is_fulfilled() -> None:
    place = Position().tasks(0, "cost_0", "row").member(0, "0_0", "7_6").stacks(0, [1])
    assert live(place.begin("a"), 0) == ["task_fulfilled", "task_unfulfilled"]


@pytest.mark.ruling("46")
def test_with_two_players_what_the_other_has_is_exact() -> None:
    table = Position(2).tasks(0, "most_coins").coins(6, 5).stacks(0, [1]).begin("a")
    assert live(table, 0) == ["task_fulfilled"]


@pytest.mark.ruling("46")
def test_nobody_sees_the_tasks_of_others_before_the_end() -> None:
    table = Position().tasks(0, "cost_0").tasks(1, "row").stacks(0, [1]).begin("a")
    assert table.row("tasks", 0) == [-3, None, None]
    assert table.row("tasks", 1) == [None, -3, None]
    assert table.row("tasks", None) == [None, None, None]
    assert table.standing(0).totals[1] is None
    assert live(table, 0) == ["task_unfulfilled"]


@pytest.mark.rule("task-list")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_list_every_card_in_its_own_words(language: str) -> None:
    texts, listed = Catalogue("valencia", language), load_rules("valencia", language).chapter("task-list")[0].body
    said = [f"- **{texts.thing(f'task:{task}')}**: {texts.describe(f'task:{task}')}" for task in BOX.tasks]
    assert sorted(line for line in listed.splitlines() if line.startswith("- ")) == sorted(said)
