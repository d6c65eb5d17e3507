"""Three goods for one: when it is offered, what is given, and how it ends."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.valletta.position import GAME, Position, Table, holding

EXCHANGES = ("exchange gold", "exchange wood", "exchange stone", "exchange brick")


# What is given and taken


@pytest.mark.rule("exchange")
@pytest.mark.ruling("V3")
def test_for_one_stone_one_gives_one_gold_and_two_bricks() -> None:
    table = holding("maid").goods(0, gold=2, brick=3).begin()
    supply = table.supply()
    table.play("exchange stone", "give gold", "give brick")
    assert table.autos == ["give brick"]
    assert table.goods(0) == {"gold": 1, "stone": 1, "brick": 1}
    changed = {good: table.supply()[good] - supply[good] for good in supply}
    assert changed == {"gold": 1, "wood": 0, "stone": -1, "brick": 2}
    given = ["good:gold", "good:brick", "good:brick"]
    assert table.happened("exchanged")[0].args == {"seat": "seat:0", "goods": given, "good": "good:stone"}


@pytest.mark.rule("exchange")
@pytest.mark.ruling("V3")
@pytest.mark.parametrize("wanted", ["gold", "wood", "stone", "brick"])
def test_any_mix_of_the_three_other_kinds_will_do(wanted: str) -> None:
    others = [good for good in ("gold", "wood", "stone", "brick") if good != wanted]
    table = holding("maid").goods(0, gold=1, wood=1, stone=1, brick=1).begin().play(f"exchange {wanted}")
    assert table.autos == [f"give {good}" for good in others]
    assert table.goods(0) == {wanted: 2}


@pytest.mark.rule("exchange")
@pytest.mark.ruling("V28")
def test_goods_are_given_in_the_fixed_order() -> None:
    table = holding("maid").goods(0, gold=3, wood=3, brick=3).begin().play("exchange stone")
    assert (table.asked, table.source, table.choices) == ("exchange_give", "", ["give gold", "give wood", "give brick"])
    table.play("give wood")
    assert table.choices == ["give wood", "give brick"]
    refusal = table.why_not("give gold")
    assert (refusal.reason, refusal.rule, refusal.details) == ("asked_in_order", "gain", {"good": "good:gold"})
    table.play("give brick")
    assert table.autos == ["give brick"]
    assert table.goods(0) == {"gold": 3, "wood": 2, "stone": 1, "brick": 1}


@pytest.mark.rule("exchange")
@pytest.mark.ruling("V28")
def test_only_goods_that_leave_enough_for_the_rest_are_offered() -> None:
    table = holding("maid").goods(0, gold=1, wood=1, brick=2).begin().play("exchange stone")
    assert table.choices == ["give gold", "give wood"]
    assert table.refusal("give brick") == "too_few_afterwards"
    table.play("give gold")
    assert table.choices == ["give wood", "give brick"]


@pytest.mark.rule("exchange")
@pytest.mark.ruling("V28")
def test_the_good_wanted_cannot_be_given_for_itself() -> None:
    table = holding("maid").goods(0, gold=3, wood=2).begin().play("exchange wood")
    assert table.goods(0) == {"wood": 3}
    table = holding("maid").goods(0, gold=2, wood=9, stone=2).begin().play("exchange wood")
    refusal = table.why_not("give wood")
    assert (refusal.reason, refusal.rule, refusal.details) == ("same_kind", "exchange", {"good": "good:wood"})
    refusal = table.why_not("give brick")
    assert (refusal.reason, refusal.details) == ("you_have_none", {"good": "good:brick"})


@pytest.mark.rule("exchange")
@pytest.mark.ruling("V28")
def test_three_goods_of_other_kinds_are_needed() -> None:
    table = holding("maid").goods(0, gold=2, wood=2).begin()
    assert [text for text in table.choices if text in EXCHANGES] == ["exchange stone", "exchange brick"]
    refusal = table.why_not("exchange gold")
    assert (refusal.reason, refusal.rule) == ("too_few_to_exchange", "exchange")
    assert refusal.details == {"good": "good:gold", "n": 3, "have": 2, "same_kind": 0}


@pytest.mark.rule("exchange")
@pytest.mark.rule("supply")
@pytest.mark.ruling("V28")
@pytest.mark.ruling("V30")
def test_the_supply_must_hold_the_good_wanted() -> None:
    table = holding("maid").goods(0, gold=4).supply(stone=0).begin()
    assert [text for text in table.choices if text in EXCHANGES] == ["exchange wood", "exchange brick"]
    refusal = table.why_not("exchange stone")
    assert (refusal.reason, refusal.rule, refusal.details) == ("supply_empty", "supply", {"good": "good:stone"})


@pytest.mark.rule("exchange")
@pytest.mark.ruling("V28")
def test_an_exchange_once_begun_is_finished_and_holds_no_other() -> None:
    table = holding("maid").goods(0, gold=5, wood=5).begin().play("exchange stone", "give gold")
    for text in ("done", "play maid", "exchange brick", "take stone"):
        assert table.refusal(text) == "not_asked"
    assert table.refusal("give gold", seat=1) == "not_your_decision"


@pytest.mark.rule("exchange")
@pytest.mark.ruling("V28")
@pytest.mark.parametrize("seed", range(5))
def test_a_run_of_exchanges_ends_each_leaves_two_goods_fewer(seed: int) -> None:
    rng = Random(seed)
    table = holding("maid").goods(0, gold=9, wood=8, stone=7, brick=6).begin()
    goods, exchanges = 30, 0
    while left := [text for text in table.choices if text in EXCHANGES]:
        table.play(rng.choice(left))
        while table.asked == "exchange_give":
            table.play(rng.choice(table.choices))
        exchanges += 1
        goods -= 2
        assert sum(table.goods(0).values()) == goods
    assert exchanges >= 12
    assert table.slots() == [], "no card was played meanwhile"


# When it is offered


def exchanges(table: Table) -> list[str]:
    return [text for text in table.choices if text in EXCHANGES]


@pytest.mark.rule("exchange")
@pytest.mark.ruling("V28")
def test_it_is_offered_before_each_of_the_three_cards_but_not_after_the_last() -> None:
    position = Position().hand(0, "lumberjack", "stonecutter", "brickmaker").hand(1, "maid").deck(1, "builder")
    table = position.goods(0, gold=9).begin()
    for card in ("lumberjack", "stonecutter", "brickmaker"):
        assert exchanges(table) == ["exchange wood", "exchange stone", "exchange brick"]
        table.play(f"play {card}")
    assert (table.seat, exchanges(table)) == (1, [])
    assert table.refusal("exchange wood", seat=0) == "not_your_decision"


@pytest.mark.rule("exchange")
@pytest.mark.rule("build")
@pytest.mark.ruling("V28")
@pytest.mark.ruling("V52")
def test_it_is_offered_when_one_chooses_what_to_build_even_if_nothing_can_be_built_yet() -> None:
    table = holding("builder").put("bank_1", 1, 1).goods(0, gold=1, brick=3, wood=1).begin()
    table.play("play builder")
    assert "construct bank_1" not in table.choices
    assert table.refusal("construct bank_1") == "too_few_goods"
    table.play("exchange stone", "give brick")
    assert table.asked == "build"
    assert table.play("construct bank_1").owner("bank_1") == 0


@pytest.mark.rule("exchange")
@pytest.mark.rule("effects")
@pytest.mark.ruling("V52")
def test_a_build_that_no_exchange_made_possible_ends_by_itself() -> None:
    table = holding("builder").goods(0, brick=3).begin().play("play builder")
    assert (table.asked, table.choices[-1]) == ("build", "done")
    table.play("exchange gold")
    assert table.autos[-1] == "done"
    assert (table.goods(0), table.asked) == ({"gold": 1}, "play")


@pytest.mark.rule("exchange")
@pytest.mark.ruling("V52")
def test_the_exchange_is_offered_for_upgrades_too() -> None:
    position = holding("plasterer").put("bank_1", 1, 1).owns(0, "bank_1").goods(0, gold=3)
    table = position.begin().play("play plasterer")
    assert table.refusal("upgrade bank_1") == "too_few_goods"
    table.play("exchange wood", "upgrade bank_1")
    assert table.goods(0) == {}


@pytest.mark.rule("exchange")
@pytest.mark.rule("paid-points")
@pytest.mark.ruling("V28")
def test_it_is_offered_when_one_chooses_what_to_pay_for() -> None:
    table = holding("claude_de_la_sengle").goods(0, gold=3).begin().play("play claude_de_la_sengle")
    assert table.choices == ["exchange wood", "exchange stone", "exchange brick", "pay", "done"]


@pytest.mark.rule("exchange")
@pytest.mark.rule("character-francesco_laparelli")
@pytest.mark.ruling("V51")
def test_laparelli_offers_it_before_the_first_payment_only() -> None:
    table = holding("francesco_laparelli").goods(0, gold=9, wood=9).begin().play("play francesco_laparelli")
    table.play("exchange brick", "give gold", "give gold", "give gold")
    assert exchanges(table) == ["exchange gold", "exchange wood", "exchange stone", "exchange brick"]
    table.play("exchange stone", "give gold", "give gold", "give gold", "give gold")
    assert table.points(0) == 1
    assert table.choices == ["give gold", "give wood", "give stone", "give brick", "done"]
    refusal = table.why_not("exchange stone")
    assert (refusal.reason, refusal.rule, refusal.details) == (
        "exchange_comes_first",
        "exchange",
        {"good": "good:stone"},
    )


def asked_otherwise() -> list[Table]:
    """Every question that is neither the next card nor what to build or pay for, to a rich player."""

    def rich(position: Position) -> Table:
        return position.goods(0, gold=9, wood=9, stone=9, brick=9).begin()

    owner = holding("shipowner").put("bank_1", 1, 1).put("joinery_1", 1, 3).owns(0, "bank_1", "joinery_1")
    plasterer = holding("plasterer").put("bank_1", 1, 1).owns(0, "bank_1")
    officer = holding("customs_officer").goods(1, wood=3, brick=3)
    return [
        rich(holding("maid")).play("play maid"),
        rich(holding("innkeeper")).play("play innkeeper", "take gold"),
        rich(owner).play("play shipowner"),
        rich(plasterer).play("play plasterer", "upgrade bank_1"),
        rich(holding("trader")).play("play trader"),
        rich(holding("trader")).play("play trader", "give gold"),
        rich(holding("moneychanger")).play("play moneychanger"),
        rich(holding("moneychanger")).play("play moneychanger", "give gold"),
        rich(holding("thief").goods(1, gold=1, wood=1)).play("play thief"),
        rich(holding("bath_keeper")).play("play bath_keeper"),
        rich(holding("jean_parisot_de_valette")).play("play jean_parisot_de_valette"),
        rich(officer).play("play customs_officer"),
    ]


@pytest.mark.rule("exchange")
@pytest.mark.ruling("V28")
def test_it_is_offered_at_no_other_question() -> None:
    tables = asked_otherwise()
    assert [table.asked for table in tables] == [
        "gain", "gain", "gain_per_icon", "save", "swap_give", "swap_take", "change_give", "change_take", "steal",
        "fire", "hire_or_fire", "customs",
    ]  # fmt: skip
    for table in tables:
        assert {table.refusal(text) for text in EXCHANGES} == {"not_asked"}, table.asked


@pytest.mark.rule("exchange")
@pytest.mark.rule("draft")
@pytest.mark.ruling("V28")
def test_it_is_not_offered_in_the_draft() -> None:
    state = GAME.setup(GAME.decode_options({}), 3, holding("maid").begin().chance)
    seat = GAME.deciders(state)[0]
    assert GAME.decision(state, seat).kind == "draft"
    notations = [GAME.actions.notations[action] for action in GAME.choices(state, seat)]
    assert notations == ["take gold", "take wood", "take stone", "take brick"]


@pytest.mark.rule("draft")
def test_a_good_somebody_has_drafted_is_no_longer_on_offer() -> None:
    chance = holding("maid").begin().chance
    state = GAME.setup(GAME.decode_options({"first_player": 0}), 3, chance)
    GAME.apply(state, 2, GAME.actions.parse("take stone"), chance)
    refusal = GAME.refusal(state, 1, GAME.actions.parse("take stone"))
    assert refusal is not None
    assert (refusal.reason, refusal.rule, refusal.details) == ("not_on_offer", "draft", {"good": "good:stone"})


# Three of a kind, by option


@pytest.mark.rule("options")
@pytest.mark.rule("exchange")
@pytest.mark.ruling("V3")
def test_by_option_the_three_goods_given_are_of_one_kind() -> None:
    table = holding("maid", exchange_same_kind=True).goods(0, gold=4, wood=3, brick=2).begin()
    table.play("exchange stone")
    assert table.choices == ["give gold", "give wood"]
    assert table.refusal("give brick") == "too_few_afterwards"
    table.play("give gold")
    assert table.autos == ["give gold", "give gold"]
    assert table.goods(0) == {"gold": 1, "wood": 3, "stone": 1, "brick": 2}


@pytest.mark.rule("options")
@pytest.mark.rule("exchange")
@pytest.mark.ruling("V3")
@pytest.mark.parametrize(("given", "other"), [("gold", "wood"), ("wood", "gold")])
def test_by_option_another_kind_than_the_first_is_refused(given: str, other: str) -> None:
    """Also one that comes earlier in the order of goods: the order is not what forbids it."""
    table = holding("maid", exchange_same_kind=True).goods(0, gold=4, wood=4).begin().play("exchange stone")
    GAME.apply(table.state, 0, GAME.actions.parse(f"give {given}"), table.chance)
    refusal = table.why_not(f"give {other}")
    assert (refusal.reason, refusal.rule, refusal.details) == ("one_kind_only", "exchange", {"good": f"good:{other}"})


@pytest.mark.rule("options")
@pytest.mark.rule("exchange")
@pytest.mark.ruling("V3")
def test_by_option_a_mix_is_not_enough_and_the_refusal_counts_the_largest_kind() -> None:
    table = holding("maid", exchange_same_kind=True).goods(0, gold=2, wood=2, stone=5, brick=1).begin()
    assert exchanges(table) == ["exchange gold", "exchange wood", "exchange brick"]
    refusal = table.why_not("exchange stone")
    details = {"good": "good:stone", "n": 3, "have": 2, "same_kind": 1}
    assert (refusal.reason, refusal.details) == ("too_few_to_exchange", details)
