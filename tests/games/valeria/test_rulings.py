"""What rulings say beyond the examples elsewhere: one test for each further sentence."""

from __future__ import annotations

import pytest

from tests.games.dice import Loaded
from tests.games.valeria.position import BOX, GAME, at_table
from valtable.kernel.chance import FastChance

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
def test_alone_the_deck_keeps_its_own_numbers() -> None:
    decks = {name: at_table(1, exhausted_deck=name).state for name in ("shuffled", "one_and_one", "events_on_top")}
    assert [(state.upper, state.lower) for state in decks.values()] == [
        ([1, 5], [0, 0]), ([1, 5], [0, 0]), ([1, 0], [0, 5]),
    ]  # fmt: skip


# What counts as what


@pytest.mark.ruling("R5")
def test_starters_are_no_citizens_and_have_no_icons() -> None:
    """Everybody has a Peasant and a Knight; neither helps to build, nor counts for a Citizen's power."""
    bare = at_table().domain(15, "monolith_of_ostendaar").have(0, gold=9).refused("build 15")
    assert bare is not None
    assert (bare.reason, bare.details["missing"]) == ("roles_missing", ["role:worker", "role:soldier"])
    butcher = at_table(roll=(5, 6), citizens={0: ["butcher"]}, purse={0: {"gold": 0}})
    assert butcher.has(0)["gold"] == 1 + 2, "the Peasant fires itself; the Butcher counts one Worker, itself"
    warlord = at_table(roll=(3, 5), citizens={0: ["warlord"]})
    assert warlord.has(0)["strength"] == 1, "one Soldier, itself"


@pytest.mark.rule("effects")
@pytest.mark.ruling("R18")
def test_a_wild_amount_is_asked_once_and_all_of_one_type() -> None:
    table = at_table(wardens=True).monster(0, "satyr_mage").have(0, gold=0, strength=5, magic=5).play("slay 0")
    assert table.asked == [(0, "wild")]
    assert table.play("resource strength").has(0) == {"gold": 0, "strength": 5, "magic": 0, "vp": 0}
    assert table.asked == [(0, "action")]


@pytest.mark.ruling("R18")
def test_a_wild_amount_for_each_counted_card_is_of_one_type_as_a_whole() -> None:
    """The third Harpies: 2 for each, 6 of one type; the two owned make them 2 Magic dearer."""
    table = at_table(roll=(5, 4), slain={0: ["harpies"] * 2}, crimson_seas=True).monster(0, "harpies")
    table.have(0, gold=0, strength=3, magic=3).play("slay 0")
    assert table.asked == [(0, "wild")]
    assert table.play("resource gold").has(0) == {"gold": 6, "strength": 0, "magic": 0, "vp": 0}
    assert table.asked == [(0, "action")]


# Paying


@pytest.mark.ruling("R16")
def test_without_a_knight_in_the_centre_the_bane_spider_pays_gold() -> None:
    table = at_table().used_up(10).monster(0, "bane_spider").have(0, gold=0, strength=6, magic=0).play("slay 0")
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


# Five players, set-ups, No Duke


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
