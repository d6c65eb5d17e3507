"""The yellow characters: points outright, counted or paid for."""

from __future__ import annotations

import pytest

from tests.games.valletta.position import Position, holding

LAPARELLI, CHARLES, PHILIP, PIUS = "francesco_laparelli", "emperor_charles_v", "philip_ii", "pope_pius_v"
CASSAR, SENGLE, ROMEGAS, MONTE = "girolamo_cassar", "claude_de_la_sengle", "mathurin_romegas", "pietro_del_monte"
BAJADA, ALECCIO = "toni_bajada", "matteo_perez_d_aleccio"

# Green, green, blue, blue, yellow above the street.
ABOVE = ("bank_1", "joinery_1", "tavern_1", "bathhouse", "papal_chapel")
COUNTING = [
    pytest.param(CHARLES, 2, marks=pytest.mark.rule("character-emperor_charles_v")),
    pytest.param(PHILIP, 2, marks=pytest.mark.rule("character-philip_ii")),
    pytest.param(PIUS, 2, marks=pytest.mark.rule("character-pope_pius_v")),
    pytest.param(CASSAR, 1, marks=pytest.mark.rule("character-girolamo_cassar")),
    pytest.param(MONTE, 2, marks=pytest.mark.rule("character-pietro_del_monte")),
    pytest.param(BAJADA, 2, marks=pytest.mark.rule("character-toni_bajada")),
    pytest.param(ALECCIO, 4, marks=pytest.mark.rule("character-matteo_perez_d_aleccio")),
]


def estate(card: str) -> Position:
    """Seat 0 owns the first row above the street, one building of it upgraded; Jean stands on space 6."""
    position = holding(card).display(ABOVE).owns(0, *ABOVE[1:]).owns(0, ABOVE[0], upgraded=True)
    return position.put("shipyard", 2, 2).owns(1, "shipyard").jean(6)


@pytest.mark.rule("counted-points")
@pytest.mark.ruling("V41")
@pytest.mark.parametrize(("card", "points"), COUNTING)
def test_points_are_scored_when_the_card_is_played(card: str, points: int) -> None:
    table = estate(card).points(0, 3).begin().play(f"play {card}")
    assert (table.points(0), table.points(1)) == (3 + points, 0)
    assert sum(int(str(event.args["n"])) for event in table.happened("scored")) == points
    assert (table.asked, table.slots()) == ("play", [card])


@pytest.mark.rule("lay")
@pytest.mark.ruling("V16")
@pytest.mark.parametrize(("card", "points"), COUNTING)
def test_a_card_laid_down_scores_nothing(card: str, points: int) -> None:
    table = estate(card).begin().play(f"lay {card}")
    assert (table.points(0), table.slots()) == (0, [card])


@pytest.mark.rule("counted-points")
@pytest.mark.ruling("V41")
@pytest.mark.ruling("V29")
@pytest.mark.parametrize(
    "card",
    [
        pytest.param(CHARLES, marks=pytest.mark.rule("character-emperor_charles_v")),
        pytest.param(PHILIP, marks=pytest.mark.rule("character-philip_ii")),
        pytest.param(CASSAR, marks=pytest.mark.rule("character-girolamo_cassar")),
        pytest.param(BAJADA, marks=pytest.mark.rule("character-toni_bajada")),
        pytest.param(ALECCIO, marks=pytest.mark.rule("character-matteo_perez_d_aleccio")),
    ],
)
def test_nothing_to_count_scores_nothing(card: str) -> None:
    table = holding(card).jean(6).begin()
    assert table.refusal(f"lay {card}") == "laying_is_playing"
    table.play(f"play {card}")
    assert (table.points(0), table.asked, table.slots()) == (0, "play", [card])


@pytest.mark.rule("character-pope_pius_v")
@pytest.mark.ruling("V41")
def test_pius_scores_his_own_point_without_any_yellow_building() -> None:
    assert holding(PIUS).begin().play(f"play {PIUS}").points(0) == 1


@pytest.mark.rule("character-pope_pius_v")
@pytest.mark.ruling("V41")
def test_the_points_of_pius_are_told_as_one_scoring() -> None:
    yellow = ("watchtower", "council_hall", "galley_port", "plan_chamber", "papal_chapel")
    table = holding(PIUS).display(yellow).owns(0, *yellow).begin().play(f"play {PIUS}")
    assert (table.points(0), [event.args["n"] for event in table.happened("scored")]) == (6, [6])


@pytest.mark.rule("character-emperor_charles_v")
@pytest.mark.rule("character-philip_ii")
@pytest.mark.ruling("V41")
def test_charles_and_philip_have_no_limit() -> None:
    green = ("bank_1", "joinery_1", "roofers_yard_1", "masons_lodge_1", "bank_2")
    assert holding(PHILIP).display(green).owns(0, *green).begin().play(f"play {PHILIP}").points(0) == 5
    blue = ("tavern_1", "bathhouse", "shipyard", "warehouse", "scriptorium")
    assert holding(CHARLES).display(blue).owns(0, *blue).begin().play(f"play {CHARLES}").points(0) == 5


@pytest.mark.rule("counted-points")
@pytest.mark.rule("character-girolamo_cassar")
@pytest.mark.ruling("V41")
def test_cassar_scores_four_points_at_most() -> None:
    position = holding(CASSAR).display(ABOVE).owns(0, *ABOVE, upgraded=True)
    assert position.begin().play(f"play {CASSAR}").points(0) == 4


@pytest.mark.rule("counted-points")
@pytest.mark.ruling("V41")
def test_what_is_built_later_in_the_turn_is_not_counted_what_is_built_earlier_is() -> None:
    position = Position().hand(0, PHILIP, PHILIP, "builder").put("bank_1", 1, 1).goods(0, gold=1, wood=1, stone=1)
    table = position.begin().play(f"play {PHILIP}")
    assert table.points(0) == 0
    table.play("play builder", "construct bank_1", f"play {PHILIP}")
    assert table.points(0) == 1


# Bajada: two points per own building in Jean's column


@pytest.mark.rule("character-toni_bajada")
@pytest.mark.ruling("V41")
@pytest.mark.parametrize(("space", "points"), [(0, 0), (1, 2), (5, 2), (6, 4), (10, 4), (11, 0), (25, 0)])
def test_bajada_counts_both_sides_of_the_column_jean_faces(space: int, points: int) -> None:
    position = holding(BAJADA).put("bank_1", 1, 1).put("bank_2", 1, 2).put("tavern_1", 2, 2)
    table = position.owns(0, "bank_1", "bank_2", "tavern_1").jean(space).begin()
    assert table.refusal(f"lay {BAJADA}") == ("" if points else "laying_is_playing")
    assert table.play(f"play {BAJADA}").points(0) == points


@pytest.mark.rule("character-toni_bajada")
@pytest.mark.rule("counted-points")
@pytest.mark.ruling("V41")
def test_bajada_scores_four_points_at_most() -> None:
    position = holding(BAJADA).put("bank_1", 1, 2).put("bank_2", 2, 2).put("tavern_1", 3, 2)
    table = position.owns(0, "bank_1", "bank_2", "tavern_1").jean(8).begin()
    assert table.play(f"play {BAJADA}").points(0) == 4


# D'Aleccio: the largest group


@pytest.mark.rule("character-matteo_perez_d_aleccio")
@pytest.mark.ruling("V41")
def test_d_aleccio_counts_the_largest_group_only() -> None:
    position = holding(ALECCIO).put("bank_1", 1, 1).put("bank_2", 1, 2).put("tavern_1", 3, 2).put("shipyard", 1, 5)
    table = position.owns(0, "bank_1", "bank_2", "shipyard").owns(0, "tavern_1", upgraded=True).begin()
    assert table.play(f"play {ALECCIO}").points(0) == 3


@pytest.mark.rule("character-matteo_perez_d_aleccio")
@pytest.mark.rule("neighbours")
def test_d_aleccio_does_not_join_corners_nor_the_buildings_of_others() -> None:
    position = holding(ALECCIO).put("bank_1", 1, 1).put("bank_2", 1, 2).put("bank_3", 1, 3).put("tavern_1", 3, 4)
    table = position.owns(0, "bank_1", "bank_3", "tavern_1").owns(1, "bank_2").begin()
    assert table.play(f"play {ALECCIO}").points(0) == 1


@pytest.mark.rule("character-matteo_perez_d_aleccio")
@pytest.mark.rule("options")
@pytest.mark.parametrize(("across", "points"), [(False, 1), (True, 2)])
def test_d_aleccio_joins_across_the_street_only_by_option(across: bool, points: int) -> None:
    position = holding(ALECCIO, neighbours_across_street=across).put("bank_1", 1, 1).put("bank_2", 2, 1)
    assert position.owns(0, "bank_1", "bank_2").begin().play(f"play {ALECCIO}").points(0) == points


# Laparelli


@pytest.mark.rule("character-francesco_laparelli")
@pytest.mark.rule("paid-points")
@pytest.mark.ruling("V42")
def test_laparelli_takes_up_to_four_goods_in_the_fixed_order_for_a_point_each() -> None:
    table = holding(LAPARELLI).goods(0, gold=1, wood=2, brick=3).begin().play(f"play {LAPARELLI}")
    assert (table.asked, table.source) == ("pay_any", f"character:{LAPARELLI}")
    exchanges = ["exchange gold", "exchange wood", "exchange stone", "exchange brick"]
    assert table.choices == [*exchanges, "give gold", "give wood", "give brick", "done"]
    assert table.refusal("give stone") == "you_have_none"
    table.play("give wood")
    assert table.choices == ["give wood", "give brick", "done"]
    assert table.refusal("give gold") == "asked_in_order"
    table.play("give wood", "give brick")
    assert table.points(0) == 3
    table.play("give brick")
    assert (table.points(0), table.goods(0), table.asked) == (4, {"gold": 1, "brick": 1}, "play")


@pytest.mark.rule("character-francesco_laparelli")
@pytest.mark.ruling("V42")
@pytest.mark.ruling("V24")
def test_laparelli_stops_at_any_time() -> None:
    table = holding(LAPARELLI).goods(0, gold=2).begin()
    assert table.refusal(f"lay {LAPARELLI}") == "laying_is_playing"
    table.play(f"play {LAPARELLI}", "done")
    assert (table.points(0), table.goods(0)) == (0, {"gold": 2})
    table = holding(LAPARELLI).goods(0, gold=2).begin().play(f"play {LAPARELLI}", "give gold", "done")
    assert (table.points(0), table.goods(0), table.asked) == (1, {"gold": 1}, "play")


@pytest.mark.rule("character-francesco_laparelli")
@pytest.mark.ruling("V29")
@pytest.mark.ruling("V42")
def test_laparelli_asks_nothing_once_no_good_is_left_in_the_order() -> None:
    assert holding(LAPARELLI).begin().play(f"play {LAPARELLI}").asked == "play"
    table = holding(LAPARELLI).goods(0, gold=1, brick=1).begin().play(f"play {LAPARELLI}", "give brick")
    assert (table.points(0), table.goods(0), table.asked, table.autos) == (1, {"gold": 1}, "play", [])


@pytest.mark.rule("character-francesco_laparelli")
@pytest.mark.rule("supply")
def test_what_laparelli_is_given_returns_to_the_supply() -> None:
    table = holding(LAPARELLI).goods(0, stone=2).supply(stone=0).begin()
    assert table.play(f"play {LAPARELLI}", "give stone").supply()["stone"] == 1


# De la Sengle and Romegas: one payment


@pytest.mark.rule("character-claude_de_la_sengle")
@pytest.mark.rule("paid-points")
@pytest.mark.ruling("V42")
def test_de_la_sengle_sells_three_points_for_two_gold_once() -> None:
    table = holding(SENGLE).goods(0, gold=5).begin().play(f"play {SENGLE}")
    assert (table.asked, table.source) == ("pay_score", f"character:{SENGLE}")
    assert table.choices == ["exchange wood", "exchange stone", "exchange brick", "pay", "done"]
    table.play("pay")
    assert (table.points(0), table.goods(0), table.asked) == (3, {"gold": 3}, "play")


@pytest.mark.rule("character-mathurin_romegas")
@pytest.mark.rule("paid-points")
@pytest.mark.ruling("V42")
def test_romegas_sells_four_points_for_one_of_each_material_once() -> None:
    table = holding(ROMEGAS).goods(0, wood=2, stone=2, brick=2).begin().play(f"play {ROMEGAS}")
    assert (table.asked, table.source) == ("pay_score", f"character:{ROMEGAS}")
    table.play("pay")
    assert (table.points(0), table.goods(0), table.asked) == (4, {"wood": 1, "stone": 1, "brick": 1}, "play")


PAID = [
    pytest.param(SENGLE, {"gold": 2}, marks=pytest.mark.rule("character-claude_de_la_sengle")),
    pytest.param(ROMEGAS, {"wood": 1, "stone": 1, "brick": 1}, marks=pytest.mark.rule("character-mathurin_romegas")),
]


@pytest.mark.ruling("V24")
@pytest.mark.ruling("V42")
@pytest.mark.parametrize(("card", "price"), PAID)
def test_the_payment_is_declined_inside(card: str, price: dict[str, int]) -> None:
    table = holding(card).goods(0, **price).begin()
    assert table.refusal(f"lay {card}") == "laying_is_playing"
    table.play(f"play {card}", "done")
    assert (table.points(0), table.goods(0), table.asked) == (0, price, "play")


@pytest.mark.rule("effects")
@pytest.mark.ruling("V29")
@pytest.mark.ruling("V52")
@pytest.mark.parametrize(("card", "price"), PAID)
def test_without_the_price_and_without_an_exchange_nothing_is_asked(card: str, price: dict[str, int]) -> None:
    good = next(iter(price))
    table = holding(card).goods(0, **(price | {good: price[good] - 1})).begin().play(f"play {card}")
    assert (table.points(0), table.asked, table.slots()) == (0, "play", [card])


@pytest.mark.rule("character-claude_de_la_sengle")
@pytest.mark.rule("exchange")
@pytest.mark.ruling("V52")
def test_de_la_sengle_asks_if_an_exchange_could_bring_the_gold() -> None:
    table = holding(SENGLE).goods(0, gold=1, wood=3).begin().play(f"play {SENGLE}")
    refusal = table.why_not("pay")
    assert (refusal.reason, refusal.rule, refusal.details["missing"]) == ("cannot_pay", "paid-points", ["good:gold"])
    table.play("exchange gold")
    assert table.autos == ["give wood"] * 3
    assert table.choices == ["pay", "done"]
    assert table.play("pay").points(0) == 3


@pytest.mark.rule("character-mathurin_romegas")
@pytest.mark.rule("exchange")
@pytest.mark.ruling("V52")
def test_after_an_exchange_that_did_not_help_romegas_is_over() -> None:
    table = holding(ROMEGAS).goods(0, gold=3).begin().play(f"play {ROMEGAS}")
    assert table.why_not("pay").details["missing"] == ["good:wood", "good:stone", "good:brick"]
    table.play("exchange wood")
    assert table.autos == ["give gold", "give gold", "give gold", "done"]
    assert (table.goods(0), table.asked) == ({"wood": 1}, "play")
