"""Rulebook, "Placement next to a fountain" and "The fountain abilities"; Rulings 16 to 19 and 43."""

from __future__ import annotations

from copy import deepcopy

import pytest

from tests.games.valencia.position import BOX, Position, Table, fresh, written
from valtable.games.valencia.box.city import cell_of
from valtable.kernel.chance import FastChance
from valtable.kernel.errors import Refused


def placed(place: Position, space: str, guild: str, **outcomes: list[int]) -> Table:
    """Seat 0 has won the guild and places here; the fountain at 1_1 or elsewhere is the position's affair."""
    table = place.stacks(0, [6]).figure(0).begin("b", guild, **outcomes).play("reveal 0")
    while table.asked != "place":
        table.play("done")
    return table.play(f"place {space}")


@pytest.mark.rule("abilities")
@pytest.mark.rule("ability-sale")
@pytest.mark.ruling("16")
def test_p09_lilli_pays_4_and_sells_her_porcelain_for_5() -> None:
    place = Position().coins(4, 5, 5).fountain("1_1", "sale").goods(0, porcelain=1, wine=1)
    table = placed(place, "0_1", "porcelain")
    assert (table.asked, table.source, table.state.coins[0]) == ("ability", "space:0_1", 0)
    assert table.choices == ["sell wine", "sell porcelain", "done"]
    table.play("sell porcelain")
    assert (table.state.coins[0], table.goods(0)) == (5, {"wine": 1})


@pytest.mark.ruling("16")
def test_sold_goods_cannot_pay_for_the_space() -> None:
    place = Position().coins(3, 5, 5).fountain("1_1", "sale").goods(0, porcelain=1)
    table = place.stacks(0, [6]).begin("b", "porcelain").play("reveal 0", "done", "done")
    assert table.refusal("place 0_1") == "too_few_coins"


@pytest.mark.ruling("16")
def test_an_ability_is_optional() -> None:
    table = placed(Position().fountain("1_1", "sale").goods(0, wine=1), "1_0", "wine").play("done")
    assert table.goods(0) == {"wine": 1}


@pytest.mark.ruling("16")
def test_between_two_fountains_one_ability_is_used() -> None:
    place = Position().coins(5, 5, 5).fountain("3_1", "sale").fountain("5_1", "upgrade").goods(0, wine=2)
    table = placed(place, "4_1", "porcelain")
    assert table.choices == ["sell wine", "upgrade wine", "done"]
    assert table.refusal("tasks") == "no_such_ability"
    table.play("upgrade wine")
    assert table.asked != "ability"


@pytest.mark.ruling("16")
def test_the_central_fountain_has_no_ability_and_plain_ones_neither() -> None:
    place = Position().fountain("3_1", "plain_1").goods(0, wine=1).palm("1_1")
    assert placed(place, "3_2", "porcelain").asked != "ability"


@pytest.mark.ruling("16")
def test_a_space_without_a_built_fountain_wakes_nothing() -> None:
    assert placed(Position().goods(0, wine=1), "0_1", "porcelain").asked != "ability"


@pytest.mark.rule("ability-tasks")
@pytest.mark.ruling("17")
def test_draw_two_tasks_and_keep_exactly_one() -> None:
    place = Position().fountain("1_1", "tasks").task_pile("cost_0", "cost_1", "row")
    table = placed(place, "1_0", "wine", tasks=[2, 0]).play("tasks")
    assert (table.asked, table.choices) == ("keep_task", ["keep 0", "keep 1"])
    assert table.refusal("keep 2") == "no_such_task"
    assert table.view(1).offer == []
    assert [BOX.tasks[task] for task in table.view(0).offer] == ["cost_0", "row"]
    table.play("keep 1")
    assert [BOX.tasks[task] for task in table.state.kept[0]] == ["row"]
    assert BOX.tasks.index("cost_0") in table.view(0).returned
    assert table.view(1).tasks_held == [1, 0, 0]
    assert table.told(1, "tasks_drawn")[0]["tasks"] == []


@pytest.mark.ruling("17")
def test_with_one_task_left_it_is_drawn_and_kept() -> None:
    table = placed(Position().fountain("1_1", "tasks").task_pile("row"), "1_0", "wine").play("tasks")
    assert [BOX.tasks[task] for task in table.state.kept[0]] == ["row"]
    assert table.asked != "keep_task"


@pytest.mark.ruling("17")
@pytest.mark.ruling("43")
def test_with_no_task_left_the_ability_is_not_offered() -> None:
    assert placed(Position().fountain("1_1", "tasks").task_pile(), "1_0", "wine").asked != "ability"
    place = Position().coins(5, 5, 5).fountain("3_1", "tasks").fountain("5_1", "sale").goods(0, wine=1).task_pile()
    assert placed(place, "4_1", "porcelain").refusal("tasks") == "no_tasks_left"


@pytest.mark.rule("ability-recall")
@pytest.mark.ruling("18")
@pytest.mark.ruling("38")
def test_a_recalled_card_is_shown_and_the_whole_pile_is_shuffled() -> None:
    place = Position().fountain("1_1", "recall").pile(0, 1, 2, under=(3, 5)).unseen(0, 6)
    table = placed(place, "1_0", "wine")
    assert table.refusal("recall joker") == "not_discarded"
    table.play("recall influence_4")
    assert written(table.state.bag[0]) == [1, 2, 3, 4, 5]
    assert table.view(1).below[0] == []
    assert table.happened("recalled") == [{"seat": "seat:0", "card": "card:influence_4"}]


@pytest.mark.ruling("18")
def test_cards_of_the_running_auction_are_not_in_the_discard_yet() -> None:
    place = Position().fountain("1_1", "recall").pile(0, 6, 6, 6)
    table = placed(place, "1_0", "wine")
    assert "recall influence_6" not in table.choices


@pytest.mark.ruling("18")
def test_a_card_recalled_from_the_unseen_is_news_and_cannot_be_undone() -> None:
    place = Position().fountain("1_1", "recall").unseen(0, 6, 6, 6).stacks(0, [6]).figure(0)
    match = place.match("b", "wine")
    for move in ("reveal 0", "done", "done", "place 1_0", "recall influence_6"):
        match.play(0, move)
    with pytest.raises(Refused):
        match.undo(0)


@pytest.mark.ruling("18")
@pytest.mark.ruling("43")
def test_with_an_empty_discard_pile_recall_is_not_offered() -> None:
    place = Position().fountain("1_1", "recall")
    everything = [n for n in range(1, 7) for _ in range(4)]
    everything.remove(6)
    assert placed(place.pile(0, *everything), "1_0", "wine").asked != "ability"


@pytest.mark.rule("ability-upgrade")
@pytest.mark.ruling("19")
def test_a_good_is_exchanged_for_the_next_more_valuable_one() -> None:
    place = Position().fountain("1_1", "upgrade").goods(0, wine=1, porcelain=1, oranges=1).supply(tiger_nuts=0)
    table = placed(place, "1_0", "wine")
    assert table.choices == ["upgrade wine", "done"]
    assert table.refusal("upgrade oranges") == "supply_empty"
    assert table.refusal("upgrade cloths") == "you_have_none"
    table.play("upgrade wine")
    assert table.goods(0) == {"oranges": 1, "cloths": 1, "porcelain": 1}


@pytest.mark.ruling("18")
def test_a_card_discarded_unseen_can_be_recalled() -> None:
    rest = [n for n in range(1, 7) for _ in range(4)]
    rest.remove(6)
    rest.remove(2)
    table = placed(Position().fountain("1_1", "recall").pile(0, *rest).unseen(0, 2), "1_0", "wine")
    assert (table.asked, table.choices) == ("ability", ["recall influence_2", "done"])
    assert table.play("recall influence_2").view(1).unseen_discards[0] == 0


@pytest.mark.ruling("37")
@pytest.mark.ruling("43")
def test_an_exchange_is_asked_if_somebody_could_have_a_good_that_can_rise() -> None:
    """Porcelain cannot, nor can wine when all cloths are gone; oranges of somebody else could be one's own."""

    def asked(place: Position) -> str:
        return placed(place.fountain("1_1", "upgrade"), "1_0", "wine").asked

    assert asked(Position().goods(0, porcelain=1)) != "ability"
    assert asked(Position().goods(0, wine=1).supply(cloths=0, porcelain=0)) != "ability"
    assert asked(Position().goods(0, wine=1)) == "ability"
    table = placed(Position().goods(1, oranges=1).fountain("1_1", "upgrade"), "1_0", "wine")
    assert (table.asked, table.choices) == ("ability", ["done"])


@pytest.mark.ruling("37")
def test_without_goods_the_seat_is_asked_if_others_could_think_it_has_some() -> None:
    table = placed(Position().fountain("1_1", "sale").goods(1, wine=1), "1_0", "wine")
    assert (table.asked, table.choices) == ("ability", ["done"])
    assert placed(Position().fountain("1_1", "sale"), "1_0", "wine").asked != "ability"


@pytest.mark.rule("ability-gardener")
@pytest.mark.ruling("43")
def test_in_the_city_for_three_to_five_a_palm_tree_moves_one_step() -> None:
    """Beside 6_4 lies 7_4; 6_2 and 6_6 are two steps away."""
    place = Position().fountain("1_1", "gardener").palm("1_1", "6_4")
    table = placed(place, "1_0", "wine")
    assert table.choices == ["palm 1_1", "palm 6_4", "done"]
    assert table.refusal("palm 2_1") == "no_palm_here"
    (goals,) = table.offers["palm 6_4"].effects
    assert (goals.kind, goals.args) == ("palm_goals", {"bushes": ["bush:7_4"]})
    table.play("palm 6_4")
    assert table.state.palms == [cell_of("1_1"), cell_of("7_4")], "where else could it go?"


@pytest.mark.rule("ability-gardener")
@pytest.mark.ruling("43")
def test_in_the_city_for_two_it_moves_to_the_nearest_bush_each_way() -> None:
    """From 1_1 the bushes 1_3 and 3_1 are two steps away; beside 5_3 lies 5_4, and 5_1 is two steps away."""
    place = Position(2).coins(5, 5).fountain("1_1", "gardener").palm("1_1", "5_3")
    table = placed(place, "1_0", "oranges").play("palm 5_3")
    assert table.choices == ["plant 5_1", "plant 5_4"]
    assert table.refusal("plant 1_1") == "bush_taken"
    assert table.refusal("plant 1_3") == "not_next_bush"
    other = placed(Position(2).coins(5, 5).fountain("1_1", "gardener").palm("1_1", "1_3"), "1_0", "oranges")
    assert other.refusal("palm 1_3") == "palm_cannot_move", "the palm tree at 1_1 closes the only way"
    other.play("palm 1_1")
    assert other.state.palms == [cell_of("1_3"), cell_of("3_1")]


@pytest.mark.ruling("43")
def test_in_games_of_the_first_version_it_reaches_two_steps_in_the_large_city_too() -> None:
    place = Position().rules(1).fountain("1_1", "gardener").palm("1_1", "6_4", "6_2")
    table = placed(place, "1_0", "wine").play("palm 6_4")
    assert table.choices == ["plant 6_6", "plant 7_4"]
    assert table.refusal("plant 7_6") == "not_next_bush"
    table.play("plant 6_6")
    assert table.state.palms == [cell_of("1_1"), cell_of("6_2"), cell_of("6_6")]


@pytest.mark.ruling("43")
def test_a_palm_tree_on_the_bush_beside_it_leaves_no_way() -> None:
    place = Position().fountain("1_1", "gardener").palm("1_1", "2_1", "4_1")
    table = placed(place, "1_0", "wine")
    assert table.refusal("palm 1_1") == "palm_cannot_move"


@pytest.mark.ruling("43")
def test_in_the_large_city_every_bush_lies_beside_another_however_it_is_laid() -> None:
    for seed in range(200):
        city = fresh(4, FastChance(seed), reserve=seed % 2 == 0).state.city
        assert all(city.next_bushes(bush, 1) for bush in city.bushes)


@pytest.mark.ruling("43")
def test_no_palm_tree_in_the_city_nothing_is_asked() -> None:
    assert placed(Position().fountain("1_1", "gardener"), "1_0", "wine").asked != "ability"


@pytest.mark.ruling("43")
def test_neighbouring_bushes_are_neighbours_both_ways() -> None:
    city = Position().state.city
    for bush in city.bushes:
        for other in city.next_bushes(bush, BOX.bush_reach):
            assert bush in city.next_bushes(other, BOX.bush_reach)


@pytest.mark.ruling("43")
def test_bushes_at_the_edge_of_the_central_tile_are_neighbours_along_it_and_not_across() -> None:
    """No printed tile has bushes there; a city of other tiles may."""
    city = deepcopy(BOX.city(3, BOX.first_build(3)))
    across, edge = (cell_of("4_3"), cell_of("4_5")), (cell_of("3_3"), cell_of("3_5"))
    city.bushes += (*across, *edge)
    assert edge[1] in city.next_bushes(edge[0], BOX.bush_reach)
    assert across[1] not in city.next_bushes(across[0], BOX.bush_reach)
