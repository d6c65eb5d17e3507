"""Events that bring cards along: the King's Guard and the Undead Samurai."""

from __future__ import annotations

import pytest

from tests.games.valeria.modules.test_event_cards import plain, reveal
from tests.games.valeria.position import BOX, at_table
from valtable.games.valeria.box.components import NONE
from valtable.games.valeria.state.centre import is_exhausted
from valtable.games.valeria.state.state import EXHAUSTED


@pytest.mark.rule("kings-guard")
@pytest.mark.ruling("C48")
def test_the_kings_guard_is_recruited_from_the_place_of_its_event() -> None:
    table = reveal("recruit_the_kings_guard", slot=2)
    table.state.tokens[2] = []
    assert table.packs.guards == 5
    assert is_exhausted(table.state, 2)
    table.have(0, gold=3, magic=0).play("recruit 2")
    assert "kings_guard" in table.owns(0)
    assert table.packs.guards == 4
    five = reveal("recruit_the_kings_guard", seats=5)
    assert five.packs.guards == 6
    fires = at_table(roll=(3, 4), citizens={0: ["kings_guard"]}, kings_guard=True)
    while fires.asked[0][1] != "action":
        fires.play(fires.choices()[0], seat=fires.asked[0][0])
    assert fires.has(0)["strength"] == 2, "on 7"


@pytest.mark.rule("kings-guard")
def test_the_rest_of_the_guard_leaves_with_its_event() -> None:
    table = reveal("recruit_the_kings_guard", slot=0)
    table.state.tokens[0] = []
    area = table.state.areas[0]
    kind = next(k for k in range(BOX.first_event) if BOX.area[k] == area)
    table.state.slain[0] = [kind]
    table.state.citizens[0] = [
        BOX.citizens.index(n) for n in ("cleric", "merchant", "archer", "mercenary") for _ in "xxxx"
    ]
    table.domain(15, "watcher_on_the_water").have(0, gold=40, magic=0)
    table.play("build 15", f"monster {BOX.monsters[kind]}")
    assert table.packs.guard_slot == NONE
    assert table.state.bottom[-1] == plain("recruit_the_kings_guard")
    assert "recruit 0" not in table.choices()


@pytest.mark.rule("undead-samurai")
@pytest.mark.ruling("C48")
def test_the_samurai_lord_lets_everybody_lay_a_samurai_that_blocks_a_stack() -> None:
    table = reveal("undead_samurai_lord_event", slot=5)
    state = table.state
    assert table.packs.samurai == 3
    for slot in (0, 8, 16):
        assert table.asked[0][1] == "lay_samurai"
        assert table.refusal("slot 5") == "nothing_there", "only on a stack that has a card"
        table.play(f"slot {slot}")
    assert [len(pile) for pile in table.packs.laid].count(1) == 3
    assert table.refusal("recruit 8") == "nothing_there"
    assert table.refusal("build 16") == "nothing_there"
    stack = list(state.stacks[0])
    table.have(0, gold=0, strength=3, magic=0).play("slay 8")
    assert table.slain(0) == ["undead_samurai"]
    assert table.has(0)["magic"] == 3, "its reward"
    assert "recruit 8" in table.choices() or table.refusal("recruit 8") == "cannot_pay_recruit"
    table.have(0, strength=5, magic=5, vp=0).play("slay 5")
    assert table.has(0)["vp"] == 1, "one Samurai; the Lord does not count himself"
    assert sum(len(pile) for pile in table.packs.laid) == 0, "the others leave"
    assert state.stacks[0] == stack
    assert state.cover[5] == EXHAUSTED


@pytest.mark.rule("modules")
@pytest.mark.ruling("C43")
def test_the_lord_stays_out_while_his_area_is_in_play() -> None:
    lord = BOX.packs.lord
    assert lord in at_table(undead_samurai=True).state.event_bag
    assert lord not in at_table(undead_samurai=True, areas="undead_samurai").state.event_bag
