"""What a person is shown: choices and near misses with their cost, their effects and what is missing."""

from __future__ import annotations

import pytest

from tests.games.valletta.playing import OPTION_SETS, positions
from tests.games.valletta.position import GAME, Position, building, holding
from valtable.games.valletta.box.actions import GOODS
from valtable.games.valletta.state.frames import SAVING
from valtable.games.valletta.state.state import State
from valtable.kernel.chance import FastChance
from valtable.kernel.decision import Amount, Offer, Portrait

Costs = dict[str, int]


def cost(shown: Offer | Portrait) -> Costs:
    return {amount.thing.removeprefix("good:"): amount.n for amount in shown.cost}


def effects(shown: Offer | Portrait) -> dict[str, object]:
    """Every effect with its number, its card or its goods."""
    return {effect.kind: next(iter(effect.args.values())) for effect in shown.effects}


# Near misses


@pytest.mark.rule("price")
def test_a_building_one_cannot_pay_is_shown_with_its_price_now_and_what_is_missing() -> None:
    position = holding("builder").put("warehouse", 1, 2).put("bank_1", 1, 1).owns(0, "bank_1")
    table = position.goods(0, gold=1, wood=2).begin().play("play builder")
    offer = table.offers["construct warehouse"]  # 3 gold, 1 wood, 1 stone, 1 brick, less 1 gold for the Bank
    assert cost(offer) == {"gold": 2, "wood": 1, "stone": 1, "brick": 1}
    assert offer.refusal is not None
    assert (offer.refusal.reason, offer.refusal.rule) == ("too_few_goods", "price")
    assert offer.refusal.details == {
        "building": "building:warehouse",
        "cost": ["good:gold", "good:gold", "good:wood", "good:stone", "good:brick"],
        "missing": ["good:gold", "good:stone", "good:brick"],
        "saved": 0,
    }


@pytest.mark.rule("price")
@pytest.mark.rule("character-foreman")
def test_the_foremans_savings_show_in_a_near_miss() -> None:
    position = holding("foreman").put("warehouse", 1, 2).put("bank_1", 1, 1).owns(0, "bank_1")
    table = position.goods(0, gold=3, wood=1).begin().play("play foreman")
    offer = table.offers["construct warehouse"]
    assert cost(offer) == {"gold": 1, "wood": 1, "stone": 1, "brick": 1}
    assert offer.refusal is not None
    assert offer.refusal.details["missing"] == ["good:stone", "good:brick"]
    assert offer.refusal.details["saved"] == 1


@pytest.mark.rule("upgrade")
def test_an_upgrade_one_cannot_pay_is_shown_with_what_is_missing() -> None:
    position = holding("builder").put("shipyard", 1, 1).owns(0, "shipyard").goods(0, gold=2, wood=1)
    offer = position.begin().play("play builder").offers["upgrade shipyard"]
    assert cost(offer) == {"wood": 2, "brick": 1}
    assert offer.refusal is not None
    assert offer.refusal.details["missing"] == ["good:wood", "good:brick"]


@pytest.mark.rule("construct")
def test_buildings_with_an_owner_and_without_a_house_are_near_misses() -> None:
    position = Position(seats=3).hand(0, "builder", "maid", "lumberjack").put("bank_1", 1, 1).put("bank_2", 1, 3)
    table = position.owns(2, "bank_1").goods(0, gold=9, stone=9, brick=9).begin().play("play builder")
    refusal = table.offers["construct bank_1"].refusal
    assert refusal is not None
    assert (refusal.reason, refusal.details) == ("has_owner", {"building": "building:bank_1", "owner": "seat:2"})
    position = holding("builder").put("bank_1", 1, 1).put("bank_2", 1, 3).owns(0, "bank_1").houses(0, 0)
    table = position.goods(0, gold=9, wood=9, stone=9, brick=9).begin().play("play builder")
    refusal = table.offers["construct bank_2"].refusal
    assert refusal is not None
    assert (refusal.reason, refusal.rule) == ("no_house_left", "construct")


@pytest.mark.rule("upgrade")
@pytest.mark.rule("display")
def test_what_is_not_there_is_not_shown_at_all() -> None:
    position = holding("builder").put("bank_1", 1, 1).owns(0, "bank_1", upgraded=True).goods(0, gold=9, wood=9)
    table = position.begin().play("play builder")
    assert table.why_not("upgrade bank_1").reason == "already_upgraded"
    assert "upgrade bank_1" in table.offers
    free = GAME.contents.buildings[next(b for b in table.state.display if table.state.owner[b] < 0)]
    assert table.why_not(f"upgrade {free}").reason == "not_your_building"
    assert f"upgrade {free}" not in table.offers
    boxed = next(name for name in GAME.contents.buildings if table.state.cell_of[building(name)] < 0)
    assert table.why_not(f"construct {boxed}").reason == "not_in_display"
    assert f"construct {boxed}" not in table.offers
    assert not any(text.startswith(("play", "take", "hire")) for text in table.offers)


# What a choice costs and does


@pytest.mark.rule("construct")
@pytest.mark.rule("section-bonus")
def test_constructing_shows_points_character_and_section_bonus() -> None:
    position = holding("builder").put("bank_1", 1, 2).put("joinery_1", 1, 5).jean(6)
    table = position.goods(0, gold=1, wood=1, stone=1, brick=1).begin().play("play builder")
    offer = table.offers["construct bank_1"]
    assert (cost(offer), offer.refusal) == ({"gold": 1, "wood": 1, "stone": 1}, None)
    assert effects(offer) == {"building_points": 2, "character": "character:banker", "section_bonus": 1}
    assert offer.touches == ("building:bank_1",)
    assert "section_bonus" not in effects(table.offers["construct joinery_1"])


@pytest.mark.rule("upgrade")
def test_upgrading_shows_the_points_it_adds() -> None:
    position = holding("builder").put("shipyard", 1, 1).owns(0, "shipyard").goods(0, wood=2, brick=1)
    offer = position.begin().play("play builder").offers["upgrade shipyard"]
    assert (cost(offer), effects(offer)) == ({"wood": 2, "brick": 1}, {"building_points": 4})


@pytest.mark.rule("saved-material")
def test_a_saved_material_is_taken_off_the_price_where_it_is_no_choice() -> None:
    position = holding("foreman").put("joinery_1", 1, 1).put("market_hall_1", 1, 3).goods(0, gold=1, stone=1, wood=1)
    table = position.begin().play("play foreman")
    assert cost(table.offers["construct joinery_1"]) == {"stone": 1}, "the brick is saved, there is none"
    assert cost(table.offers["construct market_hall_1"]) == {"gold": 1, "wood": 1, "stone": 1}, "still to be named"
    table.play("construct market_hall_1")
    assert {text: cost(offer) for text, offer in table.offers.items() if offer.refusal is None} == {
        "save wood": {"gold": 1, "stone": 1},
        "save stone": {"gold": 1, "wood": 1},
    }


@pytest.mark.rule("paid-points")
def test_paying_shows_price_and_points() -> None:
    table = holding("mathurin_romegas").goods(0, wood=1, stone=1, brick=1).begin().play("play mathurin_romegas")
    assert cost(table.offers["pay"]) == {"wood": 1, "stone": 1, "brick": 1}
    assert effects(table.offers["pay"]) == {"points": 4}
    table = holding("francesco_laparelli").goods(0, wood=1, stone=1).begin().play("play francesco_laparelli")
    offer = table.offers["give stone"]
    assert (cost(offer), effects(offer)) == ({"stone": 1}, {"points": 1})


@pytest.mark.rule("paid-points")
def test_a_payment_one_cannot_make_is_a_near_miss_with_what_is_missing() -> None:
    table = holding("mathurin_romegas").goods(0, wood=4, gold=1).begin().play("play mathurin_romegas")
    offer = table.offers["pay"]
    assert offer.refusal is not None
    assert (offer.refusal.reason, offer.refusal.details) == ("cannot_pay", {"missing": ["good:stone", "good:brick"]})


@pytest.mark.rule("exchange")
def test_an_exchange_shows_that_any_three_goods_are_given() -> None:
    table = holding("maid").goods(0, gold=3).begin()
    assert table.offers["exchange wood"].cost == (Amount("good:any", 3),)
    refusal = table.offers["exchange gold"].refusal
    assert refusal is not None
    assert refusal.reason == "too_few_to_exchange"


@pytest.mark.rule("character-thief")
def test_a_theft_names_the_victim_by_its_seat() -> None:
    position = Position(seats=3).hand(1, "thief", "maid", "lumberjack").goods(0, wood=1).goods(2, gold=1)
    table = position.begin(1).play("play thief")
    offer = table.offers["steal 2 wood"]
    assert (offer.args, offer.touches) == ({"seat": "seat:0", "good": "good:wood"}, ("good:wood",))
    assert "steal 3 wood" not in table.offers


@pytest.mark.rule("character-shipowner")
def test_the_shipowner_shows_how_many_goods_would_come() -> None:
    five = ("bank_1", "bank_2", "bank_3", "tavern_2", "scriptorium")
    position = holding("shipowner").display(five).put("joinery_1", 2, 1).owns(0, *five, "joinery_1")
    table = position.begin().play("play shipowner")
    assert effects(table.offers["take gold"]) == {"goods": ["good:gold"] * 4}
    table = holding("shipowner").display(five).put("joinery_1", 2, 1).owns(0, *five, "joinery_1").supply(gold=2).begin()
    assert effects(table.play("play shipowner").offers["take gold"]) == {"goods": ["good:gold"] * 2}


@pytest.mark.rule("lay")
def test_playing_shows_the_card_at_work_and_laying_it_down_does_not() -> None:
    offers = holding("maid").begin().offers
    assert effects(offers["play maid"]) == {"card": "character:maid"}
    assert effects(offers["lay maid"]) == {}


# Over whole games


def paid(before: State, after: State, seat: int) -> Costs:
    left = zip(GOODS, before.goods[seat], after.goods[seat], strict=True)
    return {good: had - has for good, had, has in left if had != has}


def after(state: State, seat: int, *actions: int) -> State:
    """A copy of the table after these actions."""
    other = GAME.copy(state)
    for action in actions:
        GAME.apply(other, seat, action, FastChance(1))
    return other


def check_price(state: State, seat: int, action: int) -> str:
    """The cost shown is what is paid; where a material is still to be named, each answer shows its own."""
    verb = GAME.actions.notations[action].split()[0]
    shown = GAME.portray(state, seat, action)
    trial = after(state, seat, action)
    if trial.agenda and trial.agenda[-1][0] == SAVING:
        saves = GAME.choices(trial, seat)
        for save in saves:
            answered = paid(state, after(state, seat, action, save), seat)
            assert cost(GAME.portray(trial, seat, save)) == answered
            saved = GAME.actions.notations[save].removeprefix("save ")
            if len(saves) == 1:
                assert cost(shown) == answered
            else:
                assert cost(shown) == answered | {saved: answered.get(saved, 0) + 1}
        return "save"
    assert cost(shown) == paid(state, trial, seat)
    points = {effect.kind: effect.args["n"] for effect in shown.effects if effect.kind in ("points", "section_bonus")}
    assert sum(int(str(n)) for n in points.values()) == trial.points[seat] - state.points[seat]
    return verb


@pytest.mark.rule("price")
@pytest.mark.rule("hire")
@pytest.mark.rule("paid-points")
def test_the_cost_shown_is_what_is_then_paid() -> None:
    priced = ("construct", "upgrade", "hire", "pay")
    seen: dict[str, int] = {}
    for seats in (2, 3, 4):
        for options in OPTION_SETS.values():
            for seed in range(5):
                for state, seat, choices in positions("weighted" if seed else "random", seats, options, seed):
                    for action in choices:
                        if GAME.actions.notations[action].split()[0] in priced:
                            verb = check_price(state, seat, action)
                            seen[verb] = seen.get(verb, 0) + 1
    assert seen.keys() == {"construct", "upgrade", "hire", "pay", "save"}
    assert min(seen.values()) >= 20, seen


@pytest.mark.rule("price")
def test_over_whole_games_near_misses_say_what_is_really_missing() -> None:
    """With the goods named as missing added, less what is saved, the refusal is gone."""
    checked = 0
    for state, seat, _ in positions("weighted", 3, {}, seed=5):
        if seat < 0 or GAME.decision(state, seat).kind not in ("build", "pay_score"):
            continue
        for offer in GAME.offers(state, seat):
            if offer.refusal is None or offer.refusal.reason not in ("too_few_goods", "cannot_pay"):
                continue
            missing = offer.refusal.details["missing"]
            assert isinstance(missing, list)
            assert missing
            richer = GAME.copy(state)
            for good in missing:
                richer.goods[seat][GOODS.index(good.removeprefix("good:"))] += 1
            assert GAME.why_not(richer, seat, offer.action) == 0
            richer.goods[seat][GOODS.index(missing[0].removeprefix("good:"))] -= 1
            still = GAME.why_not(richer, seat, offer.action) != 0
            saves = bool(offer.refusal.details.get("saved", 0)) and missing[0] != "good:gold"
            assert still != saves
            checked += 1
    assert checked > 100


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_offers_without_a_refusal_are_the_choices_over_whole_games(seats: int) -> None:
    for state, seat, choices in positions("weighted", seats, {}, seed=3):
        if seat >= 0:
            assert [offer.action for offer in GAME.offers(state, seat) if offer.refusal is None] == choices
