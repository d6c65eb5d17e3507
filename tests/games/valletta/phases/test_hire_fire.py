"""The open supply: hiring from it, firing into it."""

from __future__ import annotations

import pytest

from tests.games.valletta.position import Position, holding

JEAN = "jean_parisot_de_valette"


def steward(hire_price: int = 0) -> Position:
    return holding("steward", hire_price=hire_price)


# Hiring


@pytest.mark.rule("hire")
@pytest.mark.rule("open-supply")
@pytest.mark.ruling("V4")
def test_hiring_is_free_and_any_card_of_the_open_supply_may_be_chosen() -> None:
    table = steward().pool("builder", "builder", "thief", "banker").begin().play("play steward", "take gold")
    assert [text for text in table.choices if text.startswith("hire")] == [
        "hire builder",
        "hire banker",
        "hire thief",
    ]
    table.play("hire thief")
    assert (table.hand(0), table.pool(), table.goods(0)) == (
        ["lumberjack", "maid", "thief"],
        ["builder", "builder", "banker"],
        {"gold": 1},
    )


@pytest.mark.rule("hire")
@pytest.mark.ruling("V35")
def test_a_hired_card_may_be_played_in_the_same_turn() -> None:
    table = steward().pool("stonecutter").begin()
    table.play("play steward", "take gold", "hire stonecutter", "play stonecutter")
    assert (table.goods(0), table.slots()) == ({"gold": 1, "stone": 1}, ["steward", "stonecutter"])


@pytest.mark.rule("open-supply")
@pytest.mark.ruling("V35")
def test_a_kind_is_chosen_and_copies_are_alike() -> None:
    table = steward().pool("builder", "builder", "builder").begin().play("play steward", "take gold")
    assert table.choices == ["hire builder", "fire lumberjack", "fire maid", "done"]
    table.play("hire builder")
    assert table.pool() == ["builder", "builder"]


@pytest.mark.rule("open-supply")
@pytest.mark.ruling("V35")
def test_anyone_may_hire_whom_anyone_fired() -> None:
    position = Position().hand(0, "steward", "maid", "lumberjack", "thief").hand(1, "steward", "maid", "builder")
    table = position.deck(0, "mason", "roofer").deck(1, "mason", "roofer").begin()
    table.play("play steward", "take gold", "fire thief", "play lumberjack", "play maid", "take gold")
    assert table.seat == 1
    table.play("play steward", "take wood", "hire thief")
    assert (table.hand(1), table.pool()) == (["builder", "maid", "thief"], ["builder"] * 4)


@pytest.mark.rule("hire")
@pytest.mark.rule("open-supply")
def test_who_is_not_in_the_open_supply_cannot_be_hired() -> None:
    table = steward().begin().play("play steward", "take gold")
    refusal = table.why_not("hire maid")
    assert (refusal.reason, refusal.rule, refusal.details) == (
        "not_in_open_supply",
        "open-supply",
        {"card": "character:maid"},
    )


@pytest.mark.rule("hire")
def test_a_card_that_only_fires_refuses_to_hire() -> None:
    table = holding("bath_keeper").begin().play("play bath_keeper")
    refusal = table.why_not("hire builder")
    assert (refusal.reason, refusal.rule, refusal.details) == (
        "hiring_not_offered",
        "hire",
        {"card": "character:builder"},
    )


@pytest.mark.rule("options")
@pytest.mark.rule("hire")
@pytest.mark.ruling("V4")
@pytest.mark.parametrize("price", [1, 2])
def test_by_option_hiring_costs_gold_paid_before_the_card_is_taken(price: int) -> None:
    table = steward(hire_price=price).goods(0, gold=2).supply(gold=0).begin().play("play steward", "take wood")
    assert [(amount.thing, amount.n) for amount in table.offers["hire builder"].cost] == [("good:gold", price)]
    table.play("hire builder")
    assert table.goods(0) == {"wood": 1} | ({"gold": 1} if price == 1 else {})
    assert table.supply()["gold"] == price
    assert "builder" in table.hand(0)
    paid = {"seat": "seat:0", "card": "character:builder", "cost": ["good:gold"] * price}
    assert [event.args for event in table.happened("hired")] == [paid]


@pytest.mark.rule("options")
@pytest.mark.rule("hire")
@pytest.mark.ruling("V4")
@pytest.mark.parametrize("price", [1, 2])
def test_by_option_who_lacks_the_gold_cannot_hire_but_still_fire(price: int) -> None:
    table = steward(hire_price=price).goods(0, gold=price - 1).begin().play("play steward", "take wood")
    assert table.choices == ["fire lumberjack", "fire maid", "done"]
    refusal = table.why_not("hire builder")
    assert (refusal.reason, refusal.rule) == ("too_poor_to_hire", "hire")
    assert refusal.details == {"card": "character:builder", "n": price, "have": price - 1}
    assert table.offers["hire builder"].refusal == refusal


@pytest.mark.rule("options")
@pytest.mark.rule("hire")
@pytest.mark.ruling("V55")
def test_by_option_the_gold_for_hiring_is_exchanged_before_the_card_is_played() -> None:
    position = steward(hire_price=2).goods(0, gold=1, wood=6)
    table = position.begin().play("play steward", "take wood")
    assert table.choices == ["fire lumberjack", "fire maid", "done"]
    assert table.refusal("exchange gold") == "not_asked"
    table = steward(hire_price=2).goods(0, gold=1, wood=6).begin()
    table.play("exchange gold", "play steward", "take wood", "hire builder")
    assert (table.goods(0), "builder" in table.hand(0)) == ({"wood": 4}, True)


@pytest.mark.rule("hire")
@pytest.mark.ruling("V4")
def test_the_gold_the_steward_has_just_brought_pays_for_hiring() -> None:
    table = steward(hire_price=1).begin().play("play steward", "take gold", "hire builder")
    assert (table.goods(0), table.hand(0)) == ({}, ["builder", "lumberjack", "maid"])


@pytest.mark.rule("hire")
def test_without_a_price_hiring_shows_no_cost() -> None:
    table = steward().begin().play("play steward", "take gold")
    assert table.offers["hire builder"].cost == ()


# Firing


@pytest.mark.rule("fire")
@pytest.mark.ruling("V5")
def test_cards_of_every_colour_may_be_fired_but_not_jean() -> None:
    position = Position().hand(0, "steward", JEAN, "maid", "banker", "thief", "philip_ii")
    table = position.begin().play("play steward", "take gold")
    fired = [text for text in table.choices if text.startswith("fire")]
    assert fired == ["fire maid", "fire banker", "fire thief", "fire philip_ii"]
    table.play("fire philip_ii")
    assert table.pool()[-1] == "philip_ii"
    assert JEAN in table.hand(0)


@pytest.mark.rule("fire")
@pytest.mark.rule("slots")
def test_cards_in_slots_deck_or_discard_cannot_be_fired() -> None:
    position = steward().deck(0, "banker").discard(0, "mason")
    table = position.begin().play("play lumberjack", "play steward", "take gold")
    for card in ("lumberjack", "steward", "banker", "mason"):
        assert table.refusal(f"fire {card}") == "not_in_hand"
    assert table.why_not("fire banker").details == {"card": "character:banker"}
    assert table.choices == ["hire builder", "fire maid", "done"]


@pytest.mark.rule("fire")
@pytest.mark.rule("turn")
@pytest.mark.ruling("V35")
def test_the_last_hand_card_may_be_fired_which_ends_the_turn() -> None:
    position = Position().hand(0, "steward", "maid").deck(0, "banker", "mason").hand(1, "maid", "builder")
    table = position.begin().play("play steward", "take gold", "fire maid")
    assert (table.seat, table.asked) == (1, "play")
    assert table.hand(0) == ["banker", "mason", "steward"]
    assert table.pool()[-1] == "maid"


@pytest.mark.rule("fire")
@pytest.mark.ruling("V35")
def test_of_two_alike_one_is_fired() -> None:
    table = Position().hand(0, "steward", "maid", "maid", "lumberjack").begin()
    table.play("play steward", "take gold", "fire maid")
    assert (table.hand(0), table.pool()) == (["lumberjack", "maid"], ["builder"] * 4 + ["maid"])


@pytest.mark.rule("hire")
@pytest.mark.rule("fire")
def test_one_hires_or_fires_not_both() -> None:
    table = steward().begin().play("play steward", "take gold", "hire builder")
    assert table.asked == "play"
    assert table.refusal("fire maid") == "not_asked"
    assert steward().begin().play("play steward", "take gold", "fire maid").refusal("hire builder") == "not_asked"


# Whether it is asked


@pytest.mark.rule("effects")
@pytest.mark.ruling("V54")
def test_a_hand_of_jean_alone_is_asked_since_nobody_else_can_know() -> None:
    position = Position().hand(0, "steward", JEAN).deck(0, "maid", "builder").pool()
    table = position.begin().play("play steward", "take gold")
    assert (table.asked, table.choices, table.autos) == ("hire_or_fire", ["done"], [])


@pytest.mark.rule("effects")
@pytest.mark.ruling("V54")
def test_a_hand_of_jean_alone_that_everybody_knows_is_not_asked() -> None:
    table = Position().hand(0, "steward", JEAN).pool().begin()
    table.play("play steward", "take gold")
    assert table.autos[0] == "done"


@pytest.mark.rule("effects")
@pytest.mark.ruling("V29")
@pytest.mark.ruling("V54")
def test_nothing_is_asked_with_an_empty_hand_and_nobody_to_hire() -> None:
    position = Position().hand(0, "steward").deck(0, "maid", "builder").hand(1, "maid", "builder")
    table = position.pool().begin().play("play steward", "take gold")
    assert table.seat == 1
    position = Position(hire_price=2).hand(0, "steward").deck(0, "maid", "builder").hand(1, "maid", "builder")
    table = position.begin().play("play steward", "take gold")
    assert (table.seat, table.autos) == (1, []), "one gold is too little to hire"


@pytest.mark.rule("effects")
@pytest.mark.rule("hire")
@pytest.mark.ruling("V54")
def test_an_empty_hand_is_asked_while_somebody_can_be_hired() -> None:
    position = Position().hand(0, "steward").deck(0, "maid", "builder").hand(1, "maid", "builder")
    table = position.begin().play("play steward", "take gold")
    assert (table.seat, table.choices) == (0, ["hire builder", "done"])
    table.play("hire builder")
    assert table.autos == ["play builder"], "the turn goes on with the hired card, which everybody knows"
    assert table.seat == 1
