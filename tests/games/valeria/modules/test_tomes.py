"""Tomes of Crimson Seas: what they pay, when, and what they are worth."""

from __future__ import annotations

import pytest

from tests.games.valeria.modules.test_agents import set_agent
from tests.games.valeria.modules.test_islands import seas
from tests.games.valeria.modules.test_pack_domains import ICONS
from tests.games.valeria.position import GAME, Table


@pytest.mark.rule("tomes")
@pytest.mark.ruling("R27")
@pytest.mark.ruling("C31")
def test_faq_tomes_pay_in_ones_own_action_phase_before_tokens_and_come_back() -> None:
    table = seas().monster(0, "goblin_king", "skeleton", "skeleton").have(0, gold=0, strength=1, magic=0)
    table.seas.tomes[0] = [0, 1, 0]
    table.play("slay 0")
    assert table.has(0)["strength"] == 0
    assert (table.seas.tomes[0], table.seas.spent[0]) == ([0, 0, 0], [0, 1, 0])
    rich = seas().monster(0, "goblin_king", "goblin").have(0, strength=5)
    rich.seas.tomes[0] = [0, 1, 0]
    rich.play("slay 0")
    assert rich.has(0)["strength"] == 5, "the Tome went first"
    rich.play("gain gold")
    assert rich.seas.tomes[0] == [0, 1, 0], "face-up when the turn is over"


def turned(table: Table) -> list[int]:
    """Gold, Strength and Magic of the Tomes that seat 0 has just turned face-down."""
    return table.seas.spent[0]


@pytest.mark.ruling("C31")
def test_a_tome_counts_as_the_1_real_gold_of_a_price() -> None:
    table = seas().citizen(5, "cleric", "cleric").have(0, gold=0, strength=0, magic=2)
    table.seas.tomes[0] = [1, 0, 0]
    table.play("recruit 5")
    assert (table.owns(0), turned(table)) == (["cleric"], [1, 0, 0])


@pytest.mark.ruling("C31")
def test_tomes_pay_agents_banners_and_nobles() -> None:
    agent = seas(agents=True).have(0, gold=9, strength=0, magic=0)
    set_agent(agent, "treasurer")
    agent.seas.tomes[0] = [1, 0, 0]
    agent.play("agent 0")
    assert (agent.has(0), turned(agent)) == ({"gold": 0, "strength": 0, "magic": 0, "vp": 5}, [1, 0, 0])
    tower = seas(citizens={0: ICONS}, ward_towers=True).have(0, gold=0, strength=0, magic=8)
    tower.seas.tomes[0] = [0, 0, 1]
    tower.play("banner magic")
    assert (tower.has(0)["magic"], turned(tower)) == (0, [0, 0, 1])
    noble = seas().have(0, gold=0, strength=8, magic=0)
    noble.seas.tomes[0] = [0, 1, 0]
    noble.play("sail amarynth", "island 0")
    assert (noble.has(0)["strength"], turned(noble)) == (0, [0, 1, 0])


@pytest.mark.ruling("C31")
def test_tomes_pay_exchanges_but_no_gifts() -> None:
    swap = seas(domains={0: ["switch_wind_fortress"]}, flames_frost=True).have(0, strength=1)
    swap.seas.tomes[0] = [0, 1, 0]
    swap.play("gain gold", "gain gold", "yes")
    assert (swap.has(0)["strength"], swap.has(0)["vp"]) == (0, 1), "2 Strength, one of them a Tome"
    gift = seas(domains={0: ["king_tower"]}, shadowvale=True).have(0, magic=0)
    gift.seas.tomes[0] = [0, 0, 3]
    gift.play("gain gold", "gain gold")
    assert gift.state.active == 1, "King Tower had nothing to give"


@pytest.mark.ruling("R27")
@pytest.mark.parametrize("tokens", [0, 1])
def test_tomes_do_not_pay_outside_the_own_action_phase(tokens: int) -> None:
    """On a 3 the Alchemist of the active player asks for Gold, the other's Mercenary for Strength."""
    table = seas(roll=(5, 4), citizens={0: ["mercenary"], 1: ["alchemist"]})
    table.have(0, strength=tokens).have(1, gold=tokens)
    table.seas.tomes = [[3, 3, 3], [3, 3, 3]]
    table.pass_turn(3, 1)
    assert table.asked == ([(0, "harvest"), (1, "harvest")] if tokens else [(1, "action")])


def test_each_tome_is_a_point_turned_or_not() -> None:
    table = seas()
    table.seas.tomes[0], table.seas.spent[0] = [1, 0, 2], [0, 1, 0]
    assert table.score("tomes")[0] == 4


@pytest.mark.ruling("C31")
def test_an_offer_and_a_payment_name_the_tomes_that_would_pay() -> None:
    table = seas().citizen(5, "cleric", "cleric").have(0, gold=3, strength=0, magic=0)
    table.seas.tomes[0] = [0, 0, 1]
    assert tomes_named(table, "recruit 5") == [], "3 Gold are enough"
    table.play("recruit 5")
    assert tomes_named(table, "pay_magic 0") == []
    assert tomes_named(table, "pay_magic 1") == ["tome:tome_magic"]
    gold = seas().citizen(5, "cleric", "cleric").have(0, gold=9, magic=0)
    gold.seas.tomes[0] = [2, 0, 0]
    assert tomes_named(gold, "recruit 5") == ["tome:tome_gold"] * 2
    gold.play("recruit 5")
    assert (gold.has(0)["gold"], turned(gold)) == (8, [2, 0, 0])


def tomes_named(table: Table, notation: str) -> object:
    found = next(offer for offer in GAME.offers(table.state, 0) if offer.notation == notation)
    return next((effect.args["cards"] for effect in found.effects if effect.kind == "by_tomes"), [])
