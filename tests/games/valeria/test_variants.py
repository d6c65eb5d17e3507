"""The Mixed variant: one Citizen of a stack lies face-up."""

from __future__ import annotations

import pytest

from tests.games.valeria.position import BOX, GAME, at_table
from valtable.games.valeria.state.centre import is_exhausted
from valtable.kernel.chance import FastChance


@pytest.mark.rule("mixed")
@pytest.mark.ruling("R35")
@pytest.mark.ruling("C45")
def test_mixed_one_card_face_up_and_the_next_shows_when_it_is_gone() -> None:
    state = GAME.setup(GAME.decode_options({"mixed": True}), 2, FastChance(1))
    assert [len(stack) for stack in state.stacks[5:]] == [1, 1, 1, 1, 5, 5, 1, 1, 1, 1]
    assert state.down == [4, 4, 4, 4, 0, 0, 4, 4, 4, 4]
    table = at_table(mixed=True).have(0, gold=9, magic=0)
    table.play("recruit 5")
    assert table.state.down[0] == 3
    assert len(table.state.stacks[5]) == 1
    assert table.events("turned_citizen")
    five = GAME.setup(GAME.decode_options({"mixed": True}), 5, FastChance(1))
    assert five.down[0] == 5


@pytest.mark.rule("mixed")
@pytest.mark.ruling("C45")
def test_faq_face_down_citizens_do_not_count_until_revealed() -> None:
    table = at_table(mixed=True, citizens={0: ["butcher", "butcher"]}).citizen(5, "cleric").have(0, gold=3, magic=0)
    assert not is_exhausted(table.state, 5), "they do keep their stack from being exhausted"
    before = sum(len(stack) for stack in table.state.stacks[5:])
    free = at_table(mixed=True).monster(0, "orc_warrior").have(0, strength=9, magic=0).play("slay 0")
    tops = [slot for slot in range(5, 15) if BOX.citizen_cost[free.state.stacks[slot][-1]] <= 3]
    assert free.choices() == [f"slot {slot}" for slot in tops], "only what lies face-up can be taken"
    table.play("recruit 5")
    assert len(table.events("turned_citizen")) == 1
    assert sum(len(stack) for stack in table.state.stacks[5:]) == before, "one went, one was turned up"
    assert GAME.table(GAME.view(table.state, 0)).places[1].things[0].count == 4


@pytest.mark.ruling("C45")
def test_in_mixed_a_citizen_put_back_lies_face_up_on_top() -> None:
    table = at_table(mixed=True, citizens={0: ["butcher", "butcher"]}).domain(15, "nest_of_the_weaver_witch")
    down = table.state.down[9]
    table.have(0, gold=6, magic=0).play("build 15", "citizen butcher")
    assert BOX.citizens[table.state.stacks[14][-1]] == "butcher"
    assert (len(table.state.stacks[14]), table.state.down[9]) == (2, down)
    table.have(0, gold=2, magic=0).play("recruit 14")
    assert (len(table.state.stacks[14]), table.state.down[9]) == (1, down), "a face-up card lay below it"
    assert not table.events("turned_citizen")
