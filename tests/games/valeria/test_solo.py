"""The solo game against the Dark Lord."""

from __future__ import annotations

import pytest

from tests.games.valeria.position import BOX, GAME, Table, at_table
from valtable.games.valeria.scoring import dark_lord_points
from valtable.games.valeria.state.frames import ENDINGS


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
    table.used_up(4)
    assert table.refusal("slot 4") == "stack_exhausted"
    table.play("slot 0", "slot 5")
    assert len(table.state.captured_citizens) == 2


@pytest.mark.rule("solo-monsters")
@pytest.mark.ruling("R37")
def test_solo_without_citizens_the_domain_is_captured_and_an_empty_stack_sleeps() -> None:
    table = alone(roll=(2, 3))
    table.used_up(2, 6, 11)
    table.play("gain gold", "gain gold")
    assert len(table.state.captured_domains) == 1
    assert table.state.captured_citizens == []
    hard = alone(roll=(2, 3), solo_direct_attack=True, solo_low_sum=True)
    hard.used_up(2)
    hard.play("gain gold", "gain gold", "slot 6")
    assert hard.asked == [(0, "capture")], "the column of the exhausted stack is attacked all the same"
    hard.play("slot 7")
    assert hard.choices() == ["slot 9", "slot 14"], "the sum of 5 wakes the fifth column"
    assert hard.refusal("slot 5") == "not_this_column"


@pytest.mark.rule("solo-monsters")
@pytest.mark.ruling("R37")
def test_solo_doubles_wake_a_column_twice() -> None:
    table = alone(roll=(2, 2)).play("resource magic", "gain gold", "gain gold")
    table.play("slot 6", "slot 11")
    assert [BOX.citizens[card] for card in table.state.captured_citizens] == ["merchant", "rogue"]
    assert table.asked == [(0, "harvest_choice")], "the second harvest"


@pytest.mark.rule("solo-monsters")
@pytest.mark.ruling("R37")
def test_solo_a_column_with_one_citizen_stack_left_keeps_its_domain() -> None:
    table = alone(roll=(2, 5)).used_up(4, 6).play("gain gold", "gain gold")
    assert [BOX.citizens[card] for card in table.state.captured_citizens] == ["rogue"]
    assert table.state.captured_domains == []


@pytest.mark.rule("solo-monsters")
@pytest.mark.ruling("R37")
def test_solo_a_low_sum_is_at_most_6_and_6_is_your_choice() -> None:
    six = alone(roll=(2, 4), solo_low_sum=True).play("gain gold", "gain gold", "slot 6", "slot 8")
    assert six.asked == [(0, "column")]
    seven = alone(roll=(2, 5), solo_low_sum=True).play("gain gold", "gain gold", "slot 6", "slot 9")
    assert (len(seven.state.captured_citizens), seven.state.round) == (2, 2)


@pytest.mark.rule("solo-end")
@pytest.mark.ruling("R37")
def test_solo_is_lost_at_once_when_a_bare_column_is_attacked_and_won_without_monsters() -> None:
    table = alone(roll=(1, 1)).used_up(5, 10, 15)
    table.play("resource gold", "resource gold", "gain gold", "gain gold")
    assert ENDINGS[table.state.ending] == "column_lost"
    outcome = table.standing().outcome
    assert outcome is not None
    assert (outcome.winners, outcome.lost) == ((), True)
    won = alone().used_up(*range(5))
    won.monster(0, "goblin").have(0, strength=1).play("slay 0")
    assert ENDINGS[won.state.ending] == "monsters_slain"
    victory = won.standing().outcome
    assert victory is not None
    assert victory.winners == (0,)


@pytest.mark.rule("solo-score")
@pytest.mark.rule("solo-end")
@pytest.mark.ruling("C39")
def test_solo_with_five_exhausted_stacks_the_points_decide() -> None:
    table = alone(roll=(5, 6)).used_up(0, 1, 2, 3, 5, 6, 7, 8)
    table.monster(4, "troll").have(0, vp=80)
    table.play("gain gold", "gain gold", "slot 9", "slot 14")
    assert ENDINGS[table.state.ending] == "stacks_exhausted"
    assert table.events("dark_lord")
    outcome = table.standing().outcome
    assert outcome is not None
    assert (outcome.winners, outcome.lost) == ((0,), False)
    assert table.have(0, vp=0, gold=0, strength=0, magic=0).standing().outcome != outcome


@pytest.mark.rule("solo-score")
@pytest.mark.ruling("C39")
def test_solo_the_dark_lord_counts_monsters_events_domains_and_a_duke_of_his_own() -> None:
    """Left: a Troll (6) and the Giant Leech (4). Captured: the Cathedral (3). Hrothgar: 2 a Monster, 1 a Titan."""
    table = alone(roll=(5, 4), luck={"dukes": [0, 0, 1]}).used_up(0, 1, 2, 3, 9, 14)
    table.monster(4, "troll").event(6, "giant_leech").domain(19, "cathedral_of_st_aquila")
    dealt = [BOX.dukes[duke] for duke in table.state.dealt[0]]
    assert dealt == ["cornelius_the_dreamer", "elsyn_saint_of_shadows"]
    table.play("gain gold", "gain gold")
    assert ENDINGS[table.state.ending] == "stacks_exhausted"
    assert [event.args["card"] for event in table.events("dark_lord")] == ["duke:hrothgar_the_conqueror"]
    assert dark_lord_points(BOX, GAME.view(table.state, 0)) == 6 + 4 + 3 + 2 * 2 + 1


@pytest.mark.rule("solo")
@pytest.mark.ruling("R12")
def test_solo_the_second_harvest_uses_off_turn_powers_of_new_cards_too() -> None:
    """Peasant and Knight bring 1 each time; a Cleric 3 Magic first and 1 then, the new one 1."""
    table = alone(roll=(1, 5), citizens={0: ["cleric"]}).have(0, gold=4, magic=0)
    table.play("recruit 5", "gain gold", "slot 5", "slot 9")
    starters, magic = ["resource:gold", "resource:strength"], ["resource:magic"]
    first, second = [event.args["gains"] for event in table.events("income")][:2]
    assert (first, second) == (starters + magic * 3, starters + magic * 2)
    thief = alone(roll=(3, 4), citizens={0: ["thief"]}).play("resource gold", "gain gold", "gain gold")
    thief.play("slot 7", "slot 8")
    assert thief.choices() == ["option 0", "option 1"], "2 Gold or 2 Magic, and no second theft"


@pytest.mark.ruling("C39")
@pytest.mark.rule("solo-end")
def test_solo_equal_points_are_a_draw_written_as_a_shared_victory() -> None:
    table = alone().used_up(0, 1, 2, 3, 5).monster(4, "troll")
    table.play("gain gold", "gain gold", "slot 9", "slot 14")
    assert table.events("dark_lord")
    view = GAME.view(table.state, 0)
    (points,) = table.standing().totals
    assert points is not None
    short = dark_lord_points(BOX, view) - points
    even = table.have(0, vp=short).standing().outcome
    assert even is not None
    assert (even.winners, even.lost) == ((0,), False)
    beaten = table.have(0, vp=short - 1).standing().outcome
    assert beaten is not None
    assert (beaten.winners, beaten.lost) == ((), True)


@pytest.mark.ruling("R37")
@pytest.mark.parametrize(("low_sum", "direct", "asked"), [(False, False, 1), (True, False, 2), (False, True, 2)])
def test_solo_each_harder_option_alone(low_sum: bool, direct: bool, asked: int) -> None:
    """Dice 1 and 2; the second stack has no Monsters; the sum 3 would wake the third."""
    table = alone(roll=(1, 2), solo_low_sum=low_sum, solo_direct_attack=direct).used_up(1)
    while table.asked[0][1] == "harvest_choice":
        table.play("resource gold")
    table.play("gain gold", "gain gold")
    captures = 0
    while table.asked and table.asked[0][1] == "capture":
        table.play(table.choices()[0])
        captures += 1
    assert captures == asked
