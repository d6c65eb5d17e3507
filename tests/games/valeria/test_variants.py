"""The Mixed variant and the solo game against the Dark Lord."""

from __future__ import annotations

import pytest

from tests.games.valeria.position import BOX, GAME, Table, at_table
from valtable.games.valeria.frames import ENDINGS
from valtable.games.valeria.state import EXHAUSTED
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


def alone(roll: tuple[int, int] = (5, 6), **more: object) -> Table:
    return at_table(1, roll=roll, **more)  # type: ignore[arg-type]  # options of any kind


@pytest.mark.rule("solo")
@pytest.mark.ruling("R37")
@pytest.mark.ruling("C39")
def test_solo_has_five_exhausted_cards_and_one_event() -> None:
    table = alone()
    assert table.state.upper == [1, 5]
    assert table.asked == [(0, "action")]


@pytest.mark.rule("solo")
@pytest.mark.ruling("C39")
def test_solo_thefts_come_from_the_bank_and_captives_from_the_leftmost_stack() -> None:
    table = alone(roll=(3, 4), citizens={0: ["thief"]})
    assert table.choices() == ["resource gold", "resource magic"]
    assert table.refusal("resource strength") == "not_stolen"
    assert table.play("resource gold").has(0)["gold"] == 5
    perch = alone(citizens={0: ["rogue", "rogue"]}).domain(15, "purloiners_perch").have(0, gold=10, magic=0)
    assert perch.play("build 15").slain(0) == ["goblin"]


@pytest.mark.rule("solo-monsters")
@pytest.mark.ruling("R37")
def test_solo_each_die_wakes_a_column_and_6_one_of_your_choice() -> None:
    table = alone(roll=(2, 6)).play("gain gold", "gain gold")
    assert table.asked == [(0, "capture")]
    assert table.choices() == ["slot 6", "slot 11"]
    assert table.refusal("slot 7") == "not_this_column"
    table.play("slot 11")
    assert [BOX.citizens[card] for card in table.state.captured_citizens] == ["rogue"]
    assert table.asked == [(0, "column")]
    assert table.refusal("slot 9") == "not_this_column"
    table.monster(4)
    table.state.cover[4] = EXHAUSTED
    assert table.refusal("slot 4") == "stack_exhausted"
    table.play("slot 0", "slot 5")
    assert len(table.state.captured_citizens) == 2


@pytest.mark.rule("solo-monsters")
@pytest.mark.ruling("R37")
def test_solo_without_citizens_the_domain_is_captured_and_an_empty_stack_sleeps() -> None:
    table = alone(roll=(2, 3))
    for slot in (6, 11):
        table.citizen(slot)
        table.state.cover[slot] = EXHAUSTED
    table.monster(2)
    table.state.cover[2] = EXHAUSTED
    table.play("gain gold", "gain gold")
    assert len(table.state.captured_domains) == 1
    assert table.state.captured_citizens == []
    hard = alone(roll=(2, 3), solo_direct_attack=True, solo_low_sum=True)
    hard.monster(2)
    hard.state.cover[2] = EXHAUSTED
    hard.play("gain gold", "gain gold", "slot 6")
    assert hard.asked == [(0, "capture")], "the column of the exhausted stack is attacked all the same"
    hard.play("slot 7")
    assert hard.choices() == ["slot 9", "slot 14"], "the sum of 5 wakes the fifth column"
    assert hard.refusal("slot 5") == "not_this_column"


@pytest.mark.rule("solo-end")
@pytest.mark.ruling("R37")
def test_solo_is_lost_at_once_when_a_bare_column_is_attacked_and_won_without_monsters() -> None:
    table = alone(roll=(1, 1))
    for slot in (5, 10, 15):
        table.event(slot, "mimic")
        table.state.cover[slot] = EXHAUSTED
    table.play("resource gold", "resource gold", "gain gold", "gain gold")
    assert ENDINGS[table.state.ending] == "column_lost"
    outcome = table.standing().outcome
    assert outcome is not None
    assert (outcome.winners, outcome.lost) == ((), True)
    won = alone()
    for slot in range(5):
        won.monster(slot)
        won.state.cover[slot] = EXHAUSTED
    won.monster(0, "goblin").have(0, strength=1).play("slay 0")
    assert ENDINGS[won.state.ending] == "monsters_slain"
    victory = won.standing().outcome
    assert victory is not None
    assert victory.winners == (0,)


@pytest.mark.rule("solo-score")
@pytest.mark.rule("solo-end")
@pytest.mark.ruling("C39")
def test_solo_with_five_exhausted_stacks_the_points_decide() -> None:
    table = alone(roll=(5, 6))
    for slot in (5, 6, 7, 8):
        table.event(slot, "mimic")
        table.state.cover[slot] = EXHAUSTED
    for slot in range(4):
        table.monster(slot)
        table.state.cover[slot] = EXHAUSTED
    table.monster(4, "troll").have(0, vp=80)
    table.play("gain gold", "gain gold", "slot 9", "slot 14")
    assert ENDINGS[table.state.ending] == "stacks_exhausted"
    assert table.events("dark_lord")
    outcome = table.standing().outcome
    assert outcome is not None
    assert (outcome.winners, outcome.lost) == ((0,), False)
    assert table.have(0, vp=0, gold=0, strength=0, magic=0).standing().outcome != outcome


@pytest.mark.rule("solo")
@pytest.mark.ruling("R12")
def test_solo_the_second_harvest_uses_off_turn_powers_of_new_cards_too() -> None:
    table = alone(roll=(1, 5)).have(0, gold=3, magic=0).play("recruit 5", "gain gold", "slot 5", "slot 9")
    incomes = [str(event.args["gains"]) for event in table.events("income")]
    assert "resource:magic" in incomes[1]
