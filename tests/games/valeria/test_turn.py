"""Rulebook, "Gameplay Flow": the turn, paying, gaps and the end of the game; FAQ lines by number."""

from __future__ import annotations

import msgspec
import pytest

from tests.games.valeria.position import BOX, GAME, at_table
from valtable.games.valeria.state.state import EXHAUSTED


@pytest.mark.rule("turn")
@pytest.mark.rule("roll")
@pytest.mark.ruling("R3")
def test_roll_harvest_two_actions_then_the_next_player() -> None:
    table = at_table()
    assert [event.kind for entry in table.entries if (event := entry.seen_by(None))][-4:] == [
        "turn", "rolled", "income", "income",
    ]  # fmt: skip
    assert table.asked == [(0, "action")]
    table.play("gain gold", "gain magic")
    assert table.state.active == 1


@pytest.mark.rule("gain")
@pytest.mark.ruling("C41")
def test_gain_1_of_a_resource() -> None:
    table = at_table()
    before = table.has(0)
    for name in ("gold", "strength", "magic"):
        assert f"gain {name}" in table.choices()
    assert table.play("gain strength").has(0)["strength"] == before["strength"] + 1


@pytest.mark.rule("paying")
@pytest.mark.ruling("R14")
def test_faq_magic_never_pays_everything() -> None:
    """Not a slay without 1 Strength, not a recruit or a build without 1 Gold; the rest may be Magic."""
    table = at_table(citizens={0: ["butcher"] * 2}).domain(15, "nest_of_the_weaver_witch")
    table.have(0, gold=0, strength=0, magic=20)
    assert table.refusal("slay 1") == "cannot_pay_slay"
    assert table.refusal("recruit 5") == "cannot_pay_recruit"
    assert table.refusal("build 15") == "cannot_pay_build"
    assert not {"slay 1", "recruit 5", "build 15"} & set(table.choices())
    table.have(0, gold=1, strength=1)
    assert {"slay 1", "recruit 5", "build 15"} <= set(table.choices())
    assert table.play("build 15").has(0) == {"gold": 0, "strength": 1, "magic": 15, "vp": 0}


@pytest.mark.rule("paying")
@pytest.mark.ruling("R14")
def test_gelatinous_cube_4_strength_1_magic_may_be_paid_3_and_2() -> None:
    table = at_table().monster(0, "gelatinous_cube").have(0, gold=0, strength=4, magic=4).play("slay 0")
    assert table.choices() == ["pay_magic 1", "pay_magic 2", "pay_magic 3", "pay_magic 4"]
    assert table.refusal("pay_magic 0") == "payment_impossible"
    table.play("pay_magic 2")
    assert table.has(0) == {"gold": 2, "strength": 1, "magic": 2, "vp": 0}


@pytest.mark.rule("paying")
@pytest.mark.rule("how-we-ask")
def test_one_possible_payment_is_not_asked() -> None:
    table = at_table().have(0, gold=2, strength=0, magic=1).play("recruit 5")
    assert table.has(0) == {"gold": 0, "strength": 0, "magic": 0, "vp": 0}
    assert table.events("recruited")[0].args["paid"] == ["resource:gold", "resource:gold", "resource:magic"]


@pytest.mark.rule("paying")
@pytest.mark.ruling("C16")
def test_what_costs_nothing_is_free() -> None:
    table = at_table(citizens={0: ["archer"] * 3}, domains={0: ["pratchetts_plateau"] * 5}).domain(
        15, "blood_crow_army"
    )
    table.have(0, gold=0, magic=0)
    assert table.refusal("build 15") == ""


@pytest.mark.rule("exhausted")
@pytest.mark.ruling("R3")
@pytest.mark.ruling("C23")
def test_an_emptied_stack_gets_the_top_card_when_the_action_is_over() -> None:
    table = at_table(luck={"exhausted": [1]}).deck(events=1, exhausted=3).citizen(5, "cleric").have(0, gold=3, magic=0)
    table.play("recruit 5")
    assert table.state.cover[5] == EXHAUSTED
    assert table.events("exhausted")[0].args == {"slot": 5, "stack": "slot:5", "area": "none", "replaces": "no"}
    assert table.refusal("recruit 5") == "nothing_there"


@pytest.mark.rule("monster-events")
@pytest.mark.ruling("R21")
def test_an_event_may_appear_instead_and_be_slain_from_any_row() -> None:
    table = at_table(luck={"exhausted": [0], "events": [4]}).deck(events=1, exhausted=3).citizen(5, "cleric")
    table.have(0, gold=3, strength=6, magic=6).play("recruit 5", "pay_magic 0")
    assert BOX.monsters[table.state.cover[5]] == "mimic"
    assert "slay 5" in table.choices()


@pytest.mark.rule("refill")
@pytest.mark.ruling("C24")
def test_the_next_monster_lies_open_at_once() -> None:
    table = at_table(citizens={0: ["archer", "cleric"]}).domain(15, "eye_of_asteraten")
    table.monster(0, "goblin_king", "goblin").have(0, gold=8, strength=2, magic=0).play("build 15", "slay 0")
    assert table.state.stacks[0] == [BOX.monsters.index("goblin_king")]


@pytest.mark.rule("resting")
@pytest.mark.ruling("R23")
@pytest.mark.ruling("C38")
def test_with_five_players_the_one_before_the_active_player_rests() -> None:
    table = at_table(
        seats=5, domains={0: ["cathedral_of_st_aquila"]}, events={14: "kobold_thieves"}, purse={4: {"gold": 7}}
    )
    assert table.events("rests")[0].args == {"seat": "seat:4"}
    assert table.has(4)["gold"] == 7, "no harvest, no loss"
    table.play("gain gold", "gain gold")
    assert table.refusal("steal 4 gold") == "is_resting"
    assert table.choices() == ["steal 1 gold", "steal 2 gold", "steal 3 gold"]


@pytest.mark.rule("recruit")
@pytest.mark.ruling("R12")
def test_a_citizen_recruited_now_does_not_fire_this_turn() -> None:
    table = at_table(roll=(1, 5)).have(0, gold=3, magic=0).play("recruit 5")
    assert table.has(0)["magic"] == 0


def test_a_wish_buys_with_its_payment_and_goes_on() -> None:
    table = at_table().monster(0, "dire_bear").have(0, gold=0, strength=5, magic=3)
    wish = {"wish": "buy", "what": "slay", "slot": 0, "magic": 2, "then": ["option 1"]}
    steps = GAME.spell(table.state, 0, msgspec.convert(wish, GAME.wish_type))
    table.play(*(GAME.actions.notations[step] for step in steps))
    assert table.has(0) == {"gold": 0, "strength": 2, "magic": 3, "vp": 0}
