"""What rulings say beyond the examples elsewhere: one test for each further sentence."""

from __future__ import annotations

import pytest

from tests.games.dice import Loaded
from tests.games.valeria.position import BOX, GAME, Table, at_table
from valtable.games.valeria.phases.ending import exhausted_stacks
from valtable.games.valeria.scoring import dark_lord_points
from valtable.games.valeria.state import EXHAUSTED, is_exhausted
from valtable.kernel.chance import FastChance


def cover(table: Table, *slots: int) -> Table:
    """Stacks that are used up, with an Exhausted card on each."""
    for slot in slots:
        table.event(slot, "mimic")
        table.state.cover[slot] = EXHAUSTED
    return table


# The centre


@pytest.mark.ruling("R1")
def test_areas_with_equal_tops_lie_in_the_order_of_the_files() -> None:
    state = GAME.setup(GAME.decode_options({"areas": "mountains+caverns+barrens+hills+ruins"}), 2, Loaded())
    assert [BOX.areas[area] for area in state.areas] == ["hills", "barrens", "ruins", "mountains", "caverns"]


@pytest.mark.ruling("C5")
@pytest.mark.parametrize(("seats", "skeletons"), [(4, 2), (5, 3)])
def test_with_five_players_the_ruins_have_a_third_skeleton(seats: int, skeletons: int) -> None:
    state = GAME.setup(GAME.decode_options({"layout": "first_game"}), seats, FastChance(1))
    ruins = state.stacks[state.areas.index(BOX.areas.index("ruins"))]
    assert [BOX.monsters[card] for card in ruins].count("skeleton") == skeletons
    assert [BOX.monsters[card] for card in ruins].count("flaming_skeleton") == 2


@pytest.mark.ruling("C4")
def test_with_events_on_top_the_first_gap_gets_an_event_and_the_replacement_comes_from_below() -> None:
    table = at_table(exhausted_deck="events_on_top", luck={"events": [4]}).citizen(5, "cleric")
    table.have(0, gold=3, strength=3, magic=3).play("recruit 5", "pay_magic 0")
    assert BOX.monsters[table.state.cover[5]] == "mimic"
    table.play("slay 5")
    assert table.state.cover[5] == EXHAUSTED
    assert (table.state.upper, table.state.lower) == ([1, 0], [0, 3])


@pytest.mark.ruling("C4")
def test_alone_the_deck_keeps_its_own_numbers() -> None:
    decks = {name: at_table(1, exhausted_deck=name).state for name in ("shuffled", "one_and_one", "events_on_top")}
    assert [(state.upper, state.lower) for state in decks.values()] == [
        ([1, 5], [0, 0]), ([1, 5], [0, 0]), ([1, 0], [0, 5]),
    ]  # fmt: skip


# Events and the Exhausted deck


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
    kinds = [entry.kind for entry in again.entries]
    assert kinds.index("lost") < kinds.index("income")


@pytest.mark.ruling("C22")
def test_known_cards_at_the_bottom_are_looked_at_first_and_events_among_them_stay() -> None:
    table = at_table().deck(events=0, exhausted=0).event(0, "mimic").have(0, gold=0, strength=3, magic=3)
    swarm = BOX.monsters.index("bat_swarm")
    table.state.bottom = [EXHAUSTED, EXHAUSTED, swarm]
    table.play("slay 0")
    assert (table.state.cover[0], table.state.bottom) == (EXHAUSTED, [EXHAUSTED, swarm])


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
    table.state.cover_tokens[14] = (0, 2, 0)
    assert exhausted_stacks(table.state) == 1
    table.have(0, gold=6, magic=0).play("build 15", "citizen butcher")
    assert exhausted_stacks(table.state) == 0
    assert table.state.cover_tokens[14] == (0, 0, 0)
    assert [BOX.monsters[card] for card in table.state.bottom] == ["mimic"]
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


# Paying


@pytest.mark.ruling("R16")
def test_without_a_knight_in_the_centre_the_bane_spider_pays_gold() -> None:
    table = cover(at_table(), 10).monster(0, "bane_spider").have(0, gold=0, strength=6, magic=0).play("slay 0")
    assert table.has(0)["gold"] == 3, "the other branch is no question"
    asked = at_table().monster(0, "bane_spider").have(0, strength=6, magic=0).play("slay 0")
    assert asked.choices() == ["option 0", "option 1"]


@pytest.mark.ruling("R17")
def test_a_bonus_slay_is_paid_as_usual() -> None:
    table = at_table(citizens={0: ["archer", "cleric"]}).domain(15, "eye_of_asteraten").monster(4, "troll")
    table.have(0, gold=8, strength=0, magic=0).play("build 15")
    assert table.refusal("slay 4") == "cannot_pay_slay"
    assert table.play("slay 0").has(0)["strength"] == 4


@pytest.mark.ruling("C29")
def test_magic_never_stands_in_for_dice_powers_and_exchanges() -> None:
    dice = at_table(
        roll=(2, 3), domains={0: ["foxgrove_palisade", "palace_of_the_dawn"]}, purse={0: {"gold": 1, "magic": 9}}
    )
    assert dice.refusal("die foxgrove_palisade 1") == "too_little_gold"
    menu = at_table(roll=(1, 3), citizens={1: ["monk", "mercenary"]}, purse={1: {"gold": 0, "strength": 1, "magic": 9}})
    assert menu.refusal("citizen monk", seat=1) == "cannot_exchange"


LASTING = {
    "emerald_stronghold": ("recruit 8", {"gold": 4}, {"gold": 7}),
    "pratchetts_plateau": ("build 16", {"gold": 4}, {"gold": 5}),
}


@pytest.mark.ruling("C9")
@pytest.mark.parametrize("when", ["at_once", "next_turn"])
@pytest.mark.parametrize("card", sorted(LASTING))
def test_a_power_over_prices_begins_at_once_or_by_option_next_turn(card: str, when: str) -> None:
    notation, cheap, dear = LASTING[card]
    table = at_table(
        citizens={0: ["archer"] * 3 + ["rogue"] * 3 + ["cleric"] * 3 + ["butcher"] * 3}, new_domain_power=when
    )
    table.domain(15, card).domain(16, "blood_crow_army").have(0, gold=30, magic=0).play("build 15")
    price = cheap if when == "at_once" else dear
    assert table.have(0, gold=price["gold"] - 1).refusal(notation).startswith("cannot_pay")
    assert table.have(0, gold=price["gold"]).refusal(notation) == ""


@pytest.mark.ruling("C9")
@pytest.mark.parametrize(("when", "gained"), [("at_once", 1), ("next_turn", 0)])
@pytest.mark.parametrize(("card", "deed"), [("forgotten_sorrows", "recruit 14"), ("the_violet_thorn", "slay 0")])
def test_a_power_over_gains_begins_at_once_or_by_option_next_turn(card: str, deed: str, when: str, gained: int) -> None:
    people = {0: ["archer"] * 2 + ["rogue"] * 2 + ["cleric"] * 2 + ["merchant"] * 2}
    table = at_table(citizens=people, new_domain_power=when).domain(15, card).have(0, gold=30, strength=0, magic=0)
    table.play("build 15").have(0, gold=5, strength=1, magic=0).play(deed)
    assert [event.args["card"] for event in table.events("gained")].count(f"domain:{card}") == gained


# Five players, Mixed, solo


@pytest.mark.ruling("C38")
@pytest.mark.ruling("R23")
def test_who_rests_is_paid_by_own_doubles_powers_and_is_never_robbed_of_a_monster() -> None:
    table = at_table(
        5, roll=(2, 2), citizens={0: ["rogue"] * 2, 4: ["merchant"]}, slain={4: ["troll"], 1: ["goblin"]},
        domains={4: ["gargans_embrace"]},
    )  # fmt: skip
    assert table.has(4) == {"gold": 2, "strength": 0, "magic": 1, "vp": 1}, "no harvest, no Herald, but 1 point"
    while table.asked[0][1] == "harvest_choice":
        table.play("resource magic")
    table.domain(15, "purloiners_perch").have(0, gold=10, magic=0).play("build 15")
    assert table.slain(0) == ["goblin"], "the Troll's owner rests, so one victim is left"
    assert table.slain(4) == ["troll"]


@pytest.mark.ruling("R23")
def test_the_rest_moves_on_with_every_turn() -> None:
    table = at_table(5)
    table.play("gain gold").pass_turn(5, 6)
    assert [event.args["seat"] for event in table.events("rests")] == ["seat:4", "seat:0"]


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


@pytest.mark.ruling("C39")
@pytest.mark.rule("solo-end")
def test_solo_equal_points_are_a_draw_written_as_a_shared_victory() -> None:
    table = cover(at_table(1), 0, 1, 2, 3, 5).monster(4, "troll")
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
    table = cover(at_table(1, roll=(1, 2), solo_low_sum=low_sum, solo_direct_attack=direct), 1)
    while table.asked[0][1] == "harvest_choice":
        table.play("resource gold")
    table.play("gain gold", "gain gold")
    captures = 0
    while table.asked and table.asked[0][1] == "capture":
        table.play(table.choices()[0])
        captures += 1
    assert captures == asked


@pytest.mark.ruling("R38")
@pytest.mark.ruling("C43")
def test_named_areas_and_citizens_go_before_those_of_a_recommended_set_up() -> None:
    options: dict[str, object] = {"layout": "first_game", "areas": "caverns", "citizens": "monk"}
    state = GAME.setup(GAME.decode_options(options), 2, FastChance(1))
    assert "caverns" in [BOX.areas[area] for area in state.areas]
    assert BOX.citizens[state.stacks[5][-1]] == "monk"
    assert BOX.citizens[state.stacks[6][-1]] == "merchant", "the rest is the First Game"


@pytest.mark.ruling("R36")
def test_no_duke_a_tie_for_most_pays_3_each_and_nobody_is_asked_for_a_duke() -> None:
    table = at_table(no_duke=True, slain={0: ["goblin"], 1: ["goblin"]}, citizens={0: ["archer"]})
    assert table.asked == [(0, "action")]
    assert table.score("majorities") == (7 + 3 + 3, 3 + 3), "Citizens; Monsters tied; Domains tied at none"
