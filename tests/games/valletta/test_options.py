"""The switches that belong to no single chapter: what is given for one good, and whether goods run out."""

from __future__ import annotations

import pytest

from tests.games.valletta.position import GAME, Position, town
from valtable.kernel.errors import Malformed


@pytest.mark.rule("options")
def test_the_options_are_the_eight_switches_with_the_rulings_as_defaults() -> None:
    options = GAME.decode_options({})
    assert {name: getattr(options, name) for name in options.__struct_fields__} == {
        "section_bonus": 1,
        "section_bonus_on_upgrade": False,
        "neighbours_across_street": False,
        "exchange_same_kind": False,
        "hire_price": 0,
        "limited_goods": True,
        "first_player": "random",
        "even_turns": False,
    }


@pytest.mark.rule("options")
@pytest.mark.parametrize(
    "raw", [{"section_bonus": 3}, {"hire_price": 3}, {"hire_price": -1}, {"even_turns": 1}, {"turn_limit": 50}]
)
def test_other_values_and_other_names_of_options_are_malformed(raw: dict[str, object]) -> None:
    with pytest.raises(Malformed):
        GAME.decode_options(raw)


@pytest.mark.rule("exchange")
@pytest.mark.rule("options")
@pytest.mark.ruling("V3")
def test_three_goods_for_one_are_any_mix_gold_included() -> None:
    table = Position().hand(0, "maid", "lumberjack").goods(0, gold=1, wood=1, brick=1).begin(0)
    table.play("exchange stone")
    assert table.autos == ["give gold", "give wood", "give brick"]
    assert table.goods(0) == {"stone": 1}


@pytest.mark.rule("exchange")
@pytest.mark.rule("options")
@pytest.mark.ruling("V3")
def test_by_option_the_three_goods_must_be_of_one_kind() -> None:
    position = Position(exchange_same_kind=True).hand(0, "maid", "lumberjack").goods(0, gold=3, wood=2, brick=4)
    table = position.begin(0)
    table.play("exchange stone")
    assert table.choices == ["give gold", "give brick"], "2 wood are too few"
    table.play("give brick")
    assert table.autos == ["give brick", "give brick"]
    assert table.goods(0) == {"gold": 3, "wood": 2, "stone": 1, "brick": 1}


@pytest.mark.rule("exchange")
@pytest.mark.rule("options")
@pytest.mark.ruling("V3")
def test_by_option_a_mix_is_no_exchange() -> None:
    position = Position(exchange_same_kind=True).hand(0, "maid", "lumberjack").goods(0, gold=2, wood=2, brick=2)
    refusal = position.begin(0).why_not("exchange stone")
    assert refusal.reason == "too_few_to_exchange"
    assert (refusal.details["n"], refusal.details["have"]) == (3, 2), "of one kind"


@pytest.mark.rule("exchange")
@pytest.mark.rule("options")
@pytest.mark.ruling("V3")
def test_by_option_the_kind_once_begun_is_kept() -> None:
    position = Position(exchange_same_kind=True).hand(0, "maid", "lumberjack").goods(0, gold=3, brick=3)
    table = position.begin(0).step("exchange stone").step("give gold")
    assert table.refusal("give brick") == "one_kind_only"
    assert table.refusal("give gold") == ""


@pytest.mark.rule("supply")
@pytest.mark.rule("options")
@pytest.mark.ruling("V8")
def test_goods_are_limited_to_the_pieces_in_the_box_unless_the_option_lifts_it() -> None:
    limited = Position().hand(0, "lumberjack", "maid").goods(0, wood=18).goods(1, wood=12).begin(0)
    assert limited.play("play lumberjack").goods(0) == {"wood": 18}
    endless = Position(limited_goods=False).hand(0, "lumberjack", "maid").goods(0, wood=18).goods(1, wood=12).begin(0)
    assert endless.play("play lumberjack").goods(0) == {"wood": 19}
    assert "wood" not in GAME.census(endless.state), "there is nothing to count"


@pytest.mark.rule("supply")
@pytest.mark.ruling("V8")
def test_what_is_paid_goes_to_the_supply_and_can_be_taken_again() -> None:
    table = town().hand(0, "builder", "maid").goods(0, gold=1, wood=1, stone=1).supply(gold=0).begin(0)
    table.play("play builder", "construct bank_1")
    assert (table.goods(0), table.supply()["gold"]) == ({}, 1)
    table.play("play banker")
    assert table.goods(0) == {"gold": 1}
