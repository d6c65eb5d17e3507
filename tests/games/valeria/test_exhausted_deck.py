"""The Exhausted deck: what covers a gap, what replaces a slain Event, when Events act."""

from __future__ import annotations

import pytest

from tests.games.valeria.position import BOX, at_table
from valtable.games.valeria.phases.ending import exhausted_stacks
from valtable.games.valeria.state.centre import is_exhausted
from valtable.games.valeria.state.state import EXHAUSTED


@pytest.mark.ruling("C4")
def test_with_events_on_top_the_first_gap_gets_an_event_and_the_replacement_comes_from_below() -> None:
    table = at_table(exhausted_deck="events_on_top", luck={"events": [4]}).citizen(5, "cleric")
    table.have(0, gold=3, strength=3, magic=3).play("recruit 5", "pay_magic 0")
    assert BOX.monsters[table.state.cover[5]] == "mimic"
    table.play("slay 5")
    assert table.state.cover[5] == EXHAUSTED
    assert (table.state.upper, table.state.lower) == ([1, 0], [0, 3])


@pytest.mark.ruling("R21")
def test_an_event_acts_on_the_sum_and_its_slot_counts_as_exhausted() -> None:
    table = at_table(roll=(2, 3), events={14: "mimic"})
    assert len(table.events("struck")) == 1
    assert is_exhausted(table.state, 14)
    assert exhausted_stacks(table.state) == 1


@pytest.mark.ruling("C25")
def test_events_act_on_the_final_dice_slot_by_slot_before_the_harvest() -> None:
    table = at_table(
        roll=(5, 3), events={14: "giant_leech", 3: "sorcerer"}, domains={0: ["palace_of_the_dawn"]},
        purse={0: {"strength": 1, "magic": 1}, 1: {"strength": 0, "magic": 0}},
    )  # fmt: skip
    assert table.asked == [(0, "dice")]
    assert not table.events("struck"), "the dice may still change"
    table.play("die palace_of_the_dawn 1")
    assert [event.args["card"] for event in table.events("struck")] == ["monster:sorcerer"], "4 and 3: no 2, no 6"
    again = at_table(roll=(4, 2), events={14: "giant_leech", 3: "sorcerer"}, purse={0: {"strength": 1, "magic": 1}})
    assert [event.args["card"] for event in again.events("struck")] == ["monster:sorcerer", "monster:giant_leech"]
    assert [event.args["losses"] for event in again.events("lost", 0) if event.args["seat"] == "seat:0"] == [
        ["resource:magic"], ["resource:strength"],
    ], "the effects, too, slot by slot"  # fmt: skip
    kinds = [entry.kind for entry in again.entries]
    assert kinds.index("lost") < kinds.index("income")


@pytest.mark.rule("resting")
@pytest.mark.ruling("R22")
def test_losses_stop_at_0_and_pass_over_who_rests() -> None:
    """The Thieves take 1 Gold from everybody; then the Peasants of all but seat 4 bring 1."""
    purse = {seat: {"gold": gold} for seat, gold in enumerate((3, 1, 0, 2, 2))}
    table = at_table(5, roll=(5, 6), events={14: "kobold_thieves"}, purse=purse)
    assert [event.args["seat"] for event in table.events("lost")] == ["seat:0", "seat:1", "seat:3"]
    assert [table.has(seat)["gold"] for seat in range(5)] == [3, 1, 1, 2, 2]


@pytest.mark.ruling("C22")
def test_known_cards_at_the_bottom_are_looked_at_first_and_events_among_them_stay() -> None:
    table = at_table().deck(events=0, exhausted=0).event(0, "mimic").have(0, gold=0, strength=3, magic=3)
    swarm = BOX.monsters.index("bat_swarm")
    table.state.bottom = [EXHAUSTED, swarm, EXHAUSTED, swarm]
    table.play("slay 0")
    assert (table.state.cover[0], table.state.bottom) == (EXHAUSTED, [EXHAUSTED, swarm, swarm]), "lowest last"


@pytest.mark.ruling("C22")
def test_events_passed_over_stay_in_their_order_above_what_was_known() -> None:
    """Two Events lie below the last Exhausted card: the lower one is turned up first."""
    table = at_table(luck={"exhausted": [0, 0], "events": [0, 0]}).deck(events=2, exhausted=1).event(0, "mimic")
    table.state.bottom = [BOX.monsters.index("bat_swarm")]
    table.have(0, gold=0, strength=3, magic=3).play("slay 0")
    assert table.state.cover[0] == EXHAUSTED
    assert [event.args["card"] for event in table.events("passed_over")] == [
        "monster:corrupted_cleric", "monster:giant_leech",
    ]  # fmt: skip
    assert [BOX.monsters[card] for card in table.state.bottom] == ["giant_leech", "corrupted_cleric", "bat_swarm"]
    table.citizen(5, "cleric").have(0, gold=3).play("recruit 5")
    assert BOX.monsters[table.state.cover[5]] == "giant_leech", "the highest of them covers the next gap"


@pytest.mark.ruling("C23")
@pytest.mark.ruling("C24")
def test_two_stacks_emptied_by_one_action_are_filled_row_by_row() -> None:
    """The Orc Warrior's reward empties the stack of 1 while its own is empty: the Monster row comes first."""
    table = at_table(luck={"exhausted": [0, 1], "events": [4]}).deck(events=1, exhausted=2)
    table.citizen(5, "cleric").monster(2, "orc_warrior").have(0, gold=0, strength=9, magic=0)
    table.play("slay 2")
    assert table.state.cover[2] == -1, "the action is not over"
    table.play("slot 5")
    assert BOX.monsters[table.state.cover[2]] == "mimic"
    assert table.state.cover[5] == EXHAUSTED


@pytest.mark.ruling("C11")
def test_a_card_put_back_uncovers_its_stack_and_what_lay_on_the_cover_is_lost() -> None:
    table = at_table(citizens={0: ["butcher", "butcher"]}).domain(15, "nest_of_the_weaver_witch").event(14, "mimic")
    table.state.cover_tokens[14], table.state.bottom = (0, 2, 0), [BOX.monsters.index("bat_swarm")]
    assert exhausted_stacks(table.state) == 1
    table.have(0, gold=6, magic=0).play("build 15", "citizen butcher")
    assert exhausted_stacks(table.state) == 0
    assert table.state.cover_tokens[14] == (0, 0, 0)
    assert [BOX.monsters[card] for card in table.state.bottom] == ["bat_swarm", "mimic"], "lowest last"
    assert [event.args["stack"] for event in table.events("uncovered")] == ["slot:14"]


@pytest.mark.ruling("C32")
def test_tokens_stay_on_a_monster_that_is_covered_by_one_put_back() -> None:
    table = at_table(citizens={0: ["archer"] * 2 + ["cleric"] * 2 + ["butcher"] * 2}, slain={0: ["goblin"]})
    table.domain(15, "watcher_on_the_water").monster(0, "goblin_king", tokens=(0, 1, 0)).have(0, gold=20, magic=0)
    table.play("build 15", "monster goblin")
    assert table.state.tokens[0] == [(0, 1, 0), (0, 0, 0)]
    table.have(0, strength=1, magic=0).play("slay 0")
    assert table.state.tokens[0] == [(0, 1, 0)]


@pytest.mark.ruling("C37")
def test_an_event_revealed_in_the_action_phase_waits_for_the_next_roll() -> None:
    table = at_table(roll=(5, 6), luck={"exhausted": [0], "events": [5]}).deck(events=1, exhausted=3)
    table.citizen(5, "cleric").have(0, gold=3, magic=0).play("recruit 5")
    assert BOX.monsters[table.state.cover[5]] == "kobold_thieves"
    assert not table.events("struck")
    table.pass_turn(6, 5)
    assert len(table.events("struck")) == 1
