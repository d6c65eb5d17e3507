"""The Jean card: his figure on the street, the barrels, hiring and firing."""

from __future__ import annotations

import pytest

from tests.games.valletta.position import GAME, Position
from valtable.kernel.errors import Malformed

JEAN = "jean_parisot_de_valette"
PLAY = f"play {JEAN}"
LAY = f"lay {JEAN}"


def holder(*more: str, **options: object) -> Position:
    """Seat 0 holds the Jean card, a Maid and a Lumberjack, and whoever else is named."""
    return Position(2, **options).hand(0, JEAN, "maid", "lumberjack", *more).hand(1, "maid", "shopkeeper")


@pytest.mark.rule("jean")
@pytest.mark.parametrize(("space", "then"), [(0, 1), (5, 6), (23, 24), (24, 25)])
def test_the_figure_moves_one_space_from_the_tower_to_the_end_of_the_street(space: int, then: int) -> None:
    table = holder().jean(space).begin(0).play(PLAY)
    assert table.state.jean == then
    assert [event.args["n"] for event in table.happened("jean_moved")] == [then]


@pytest.mark.rule("jean")
@pytest.mark.rule("barrels")
@pytest.mark.ruling("V23")
@pytest.mark.parametrize(
    ("turned", "good", "left"),
    [
        (0, "gold", [6, 6, 6, 6]),
        (6, "gold", [6, 6, 6, 6]),
        (7, "wood", [7, 5, 6, 6]),
        (13, "stone", [7, 6, 5, 6]),
        (24, "brick", [7, 6, 6, 5]),
    ],
)
def test_the_barrel_on_the_space_entered_gives_its_good_and_leaves_the_game(
    turned: int, good: str, left: list[int]
) -> None:
    table = holder().begin(0, barrels=[turned]).play(PLAY)
    assert table.goods(0) == {good: 1}
    assert table.state.barrels == left
    assert table.happened("barrel")[0].args == {"good": f"good:{good}"}


@pytest.mark.rule("barrels")
@pytest.mark.ruling("V23")
def test_a_barrel_leaves_the_game_even_if_the_supply_lacks_its_good() -> None:
    table = holder().supply(wood=0).begin(0, barrels=[7]).play(PLAY)
    assert table.goods(0) == {}
    assert table.state.barrels == [7, 5, 6, 6]
    assert len(table.happened("gained_nothing")) == 1


@pytest.mark.rule("barrels")
@pytest.mark.ruling("V23")
def test_a_barrel_leaves_the_game_even_if_jean_is_laid_down() -> None:
    table = holder().begin(0, barrels=[24]).play(LAY)
    assert (table.goods(0), table.state.barrels) == ({}, [7, 6, 6, 5])
    assert table.happened("barrel")[0].args == {"good": "good:brick"}, "it was turned before everybody's eyes"


@pytest.mark.rule("barrels")
def test_a_barrel_is_not_turned_before_the_figure_enters_its_space() -> None:
    table = holder().jean(4).begin(0)
    before = table.state.barrels[:]
    table.play("play lumberjack")
    assert table.state.barrels == before
    assert table.happened("barrel") == []


@pytest.mark.rule("jean")
@pytest.mark.ruling("V6")
def test_on_space_25_the_figure_stays_gives_no_barrel_and_still_hires_or_fires() -> None:
    table = holder().final_phase().jean(25).begin(0).play(PLAY)
    assert (table.state.jean, table.goods(0), table.state.barrels) == (25, {}, [0, 0, 0, 0])
    assert len(table.happened("jean_stays")) == 1
    assert table.choices == ["hire builder", "fire lumberjack", "fire maid", "done"]
    table.play("hire builder")
    assert table.hand(0) == ["builder", "lumberjack", "maid"]


@pytest.mark.rule("jean")
@pytest.mark.ruling("V6")
def test_in_the_closing_round_of_even_turns_the_figure_may_already_stand_on_space_25() -> None:
    position = holder("shopkeeper", even_turns=True).hand(1, JEAN, "maid", "lumberjack", "stonecutter").jean(24)
    table = position.begin(0).play(LAY, "play lumberjack", "play shopkeeper")
    assert (table.seat, table.phase) == (1, "triggered")
    table.play(PLAY)
    assert (table.state.jean, table.goods(1), table.asked) == (25, {}, "hire_or_fire")


@pytest.mark.rule("jean")
def test_hiring_and_firing_are_one_choice_between_the_two() -> None:
    table = holder().begin(0).play(PLAY, "hire builder")
    assert (table.asked, table.slots()) == ("play", [JEAN])
    table = holder().begin(0).play(PLAY, "fire maid")
    assert (table.asked, table.hand(0)) == ("play", ["lumberjack"])


# What hiring costs (V4)


@pytest.mark.rule("hire")
@pytest.mark.ruling("V4")
def test_hiring_is_free_and_the_card_goes_to_the_hand() -> None:
    table = holder().begin(0, barrels=[24]).play(PLAY, "hire builder")
    assert table.goods(0) == {"brick": 1}
    assert table.hand(0) == ["builder", "lumberjack", "maid"]
    assert table.pool() == ["builder"] * 3


@pytest.mark.rule("hire")
@pytest.mark.ruling("V4")
def test_any_card_of_the_open_supply_may_be_hired() -> None:
    table = holder().pool("builder", "builder", "thief", "pope_pius_v", "mason").begin(0).play(PLAY)
    hired = [choice for choice in table.choices if choice.startswith("hire")]
    assert hired == ["hire builder", "hire mason", "hire thief", "hire pope_pius_v"]
    assert table.refusal("hire scribe") == "not_in_open_supply"


@pytest.mark.rule("hire")
@pytest.mark.rule("options")
@pytest.mark.ruling("V4")
@pytest.mark.parametrize(("price", "left"), [(0, {"gold": 3}), (1, {"gold": 2}), (2, {"gold": 1})])
def test_by_option_hiring_costs_gold(price: int, left: dict[str, int]) -> None:
    table = holder(hire_price=price).goods(0, gold=2).begin(0, barrels=[0]).play(PLAY, "hire builder")
    assert table.goods(0) == left
    assert table.hand(0) == ["builder", "lumberjack", "maid"]
    assert sum(table.state.goods[0]) + table.supply()["gold"] == 42


@pytest.mark.rule("hire")
@pytest.mark.rule("options")
@pytest.mark.ruling("V4")
def test_by_option_who_lacks_the_gold_cannot_hire() -> None:
    table = holder(hire_price=2).goods(0, gold=1).begin(0, barrels=[24]).play(PLAY)
    refusal = table.why_not("hire builder")
    assert (refusal.reason, refusal.details["n"], refusal.details["have"]) == ("too_poor_to_hire", 2, 1)
    assert table.choices == ["fire lumberjack", "fire maid", "done"]


@pytest.mark.rule("hire")
@pytest.mark.rule("options")
@pytest.mark.ruling("V4")
def test_the_gold_of_the_barrel_helps_to_pay_for_hiring() -> None:
    table = holder(hire_price=1).begin(0, barrels=[0]).play(PLAY, "hire builder")
    assert (table.goods(0), table.hand(0)) == ({}, ["builder", "lumberjack", "maid"])


# Who may be fired (V5)


@pytest.mark.rule("fire")
@pytest.mark.ruling("V5")
@pytest.mark.parametrize("card", ["maid", "mason", "thief", "pope_pius_v"])
def test_a_card_of_any_color_may_be_fired(card: str) -> None:
    table = holder("mason", "thief", "pope_pius_v").begin(0).play(PLAY, f"fire {card}")
    assert card not in table.hand(0)
    assert sorted(table.pool()) == sorted(["builder"] * 4 + [card])


@pytest.mark.rule("fire")
@pytest.mark.rule("character-jean_parisot_de_valette")
@pytest.mark.ruling("V5")
def test_the_jean_card_is_never_fired() -> None:
    table = Position().hand(0, JEAN, "steward", "maid").begin(0).play("play steward", "take gold")
    assert table.choices == ["hire builder", "fire maid", "done"]
    with pytest.raises(Malformed):
        GAME.actions.parse(f"fire {JEAN}")
    with pytest.raises(Malformed):
        GAME.actions.parse(f"hire {JEAN}")
