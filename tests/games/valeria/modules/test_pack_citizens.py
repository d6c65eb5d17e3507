"""Every Citizen of modules and packs on and off turn; Coxswain and Margrave; Maps gained in a Harvest."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.valeria.position import BOX, GAME, Table, at_table
from tests.games.valeria.prover import Card, Proof, printed, sets

CARDS = [card for card in printed("citizen").values() if card["set"] != "base"]
ROLLS = {
    1: (1, 3), 2: (2, 1), 3: (3, 1), 4: (4, 3), 5: (5, 3), 6: (6, 1),
    7: (3, 4), 8: (2, 6), 9: (4, 5), 10: (4, 6), 11: (5, 6), 12: (6, 6),
}  # fmt: skip
"""Dice that hit each number once."""


def ways() -> list[Any]:
    found = []
    for card in CARDS:
        for side in ("on_turn", "off_turn"):
            choice = [effect["choose"] for effect in card[side] if "choose" in effect]
            for option in range(len(choice[0]) if choice else 1):
                found.append(pytest.param(card, side, option, id=f"{card['id']}-{side}-{option}"))
    return found


def harvest(card: Card, roll: tuple[int, int], seat: int) -> Table:
    """Two of the card, so that there is something to count; those that fire on a single number fire once each."""
    packs = sets(card["set"])
    table = at_table(
        seats=3, roll=roll, citizens={seat: [card["id"], "archer", "archer"]},
        purse={s: {"gold": 9, "strength": 9, "magic": 9} for s in range(3)},
        **packs,
    )  # fmt: skip
    while any(kind in ("offering", "dice") for _, kind in table.asked):
        table.play("resource strength" if table.asked[0][1] == "offering" else "done")
    return table


@pytest.mark.rule("harvest")
@pytest.mark.parametrize(("card", "side", "option"), ways())
def test_the_citizen_does_what_its_card_says(card: Card, side: str, option: int) -> None:
    seat = 0 if side == "on_turn" else 1
    for number in card["activation"]:
        roll = ROLLS[number]
        table = harvest(card, roll, seat)
        proof = Proof(table, seat)
        values = (*roll, sum(roll))
        offered = values.count(6) if card["set"] == "crimson_seas" and seat == 0 else 0
        archers = 2 * values.count(4) * (2 if seat == 0 else 1)
        proof.expected = {
            "gold": 9 + values.count(5), "strength": 9 + values.count(6) - offered + archers, "magic": 9, "vp": 0,
        }  # fmt: skip
        proof.maps = 2 if card["set"] == "crimson_seas" else 0
        if roll[0] == roll[1]:
            answer_third_starter(proof)
        proof.run(card[side], option)
        finish(table)
        proof.check()


def answer_third_starter(proof: Proof) -> None:
    """On doubles it pays as well: the Herald twice, the Coxswain once."""
    third = [d for d in GAME.decisions(proof.state) if d.source.startswith("starter:") and d.seat == proof.seat]
    while third:
        proof.play("resource gold")
        proof.expected["gold"] += 1
        third = [d for d in GAME.decisions(proof.state) if d.source.startswith("starter:") and d.seat == proof.seat]


def finish(table: Table) -> None:
    """What others are still asked does not matter here."""
    while not all(kind == "action" for _, kind in table.asked):
        seat = table.asked[0][0]
        choices = table.choices(seat)
        table.play("done" if "done" in choices else "no" if "no" in choices else choices[0], seat=seat)


@pytest.mark.rule("coxswain")
@pytest.mark.rule("islands")
@pytest.mark.ruling("C2")
@pytest.mark.parametrize("roll", [(1, 2), (3, 3)])
def test_the_coxswain_gives_1_resource_and_never_twice(roll: tuple[int, int]) -> None:
    """FAQ: the Coxswain fires when nothing else does, or on doubles."""
    table = at_table(roll=roll, crimson_seas=True)
    while table.asked[0][1] == "offering":
        table.play("resource gold")
    before = table.has(0)
    assert [kind for _, kind in table.asked] == ["harvest_choice"] * 2
    table.play("resource strength", seat=0).play("resource gold", seat=1)
    assert table.has(0) == before | {"strength": before["strength"] + 1}
    assert table.asked == [(0, "action")]
    assert at_table(roll=(5, 3), crimson_seas=True).asked == [(0, "action")], "a Starter that fired keeps it silent"


@pytest.mark.ruling("C2")
def test_the_printed_coxswain_gives_2_of_one_resource_and_a_map_or_one_of_them() -> None:
    table = at_table(roll=(1, 2), crimson_seas=True, coxswain="printed")
    assert table.seas.maps == [3, 2], "the active player's Map comes at once"
    table.play("resource magic", seat=0)
    assert table.has(0)["magic"] == 1 + 2
    table.play("option 1", seat=1)
    assert table.seas.maps == [3, 3]
    other = at_table(roll=(1, 2), crimson_seas=True, coxswain="printed")
    other.play("resource magic", seat=0).play("option 0", seat=1).play("resource gold", seat=1)
    assert other.has(1)["gold"] == 2 + 2


@pytest.mark.rule("margrave")
@pytest.mark.ruling("R30")
def test_the_margrave_gives_1_of_each_or_swaps_1_resource_for_1_point() -> None:
    table = at_table(roll=(1, 2), margraves=True)
    assert table.has(0) == {"gold": 3, "strength": 1, "magic": 2, "vp": 0}
    assert table.asked == [(1, "harvest")]
    table.play("citizen third_starter", "resource gold", seat=1)
    assert table.has(1) == {"gold": 1, "strength": 0, "magic": 1, "vp": 1}
    doubles = at_table(roll=(3, 3), margraves=True)
    assert doubles.has(0) == {"gold": 3, "strength": 2, "magic": 2, "vp": 0}, "once; the sum is a 6"


@pytest.mark.rule("maps")
@pytest.mark.ruling("C50")
def test_the_last_map_goes_in_turn_order_and_who_comes_too_late_takes_the_other_option() -> None:
    table = at_table(seats=3, roll=(1, 2), crimson_seas=True, coxswain="printed")
    table.seas.maps = [3, 8, 8]
    table.play("resource gold", seat=0)
    table.play("option 1", seat=2)
    table.play("option 1", seat=1)
    assert table.seas.maps == [3, 9, 8], "seat 1 is nearer to the active player"
    assert table.asked == [(2, "wild")], "of the two options one is left"
    table.play("resource magic", seat=2)
    assert table.has(2)["magic"] == 3


@pytest.mark.ruling("C50")
def test_the_last_map_is_counted_from_the_active_player_and_not_from_the_first_seat() -> None:
    table = at_table(seats=3, roll=(5, 4), crimson_seas=True, coxswain="printed").pass_turn(1, 2)
    assert table.state.active == 1
    table.seas.maps = [8, 3, 8]
    table.play("option 1", seat=0)
    table.play("option 1", seat=2)
    table.play("resource gold", seat=1)
    assert table.seas.maps == [8, 3, 9], "seat 2 is next after seat 1, seat 0 comes last"
    assert table.asked == [(0, "wild")]


@pytest.mark.ruling("C41")
def test_a_map_that_is_not_there_is_neither_offered_nor_gained() -> None:
    table = at_table(roll=(3, 4), citizens={0: ["smuggler"]}, crimson_seas=True)
    assert table.choices(0) == ["option 0", "option 1"]
    bare = at_table(roll=(5, 4), citizens={0: ["smuggler"]}, crimson_seas=True)
    bare.seas.maps = [10, 10]
    assert bare.refusal("map") == "no_maps_left"
    bare.seas.maps = [10, 9]
    bare.play("map")
    assert bare.seas.maps == [11, 9]
    one = at_table(roll=(3, 4), citizens={0: ["smuggler"]}, crimson_seas=True)
    one.seas.maps = [9, 10]
    one.play("option 1", seat=0)
    finish(one)
    assert one.seas.maps == [10, 10], "of two Maps one was there"


@pytest.mark.ruling("C27")
@pytest.mark.parametrize(("thief", "roll", "resource"), [("bandit", (3, 1), "gold"), ("vitki", (3, 1), "magic")])
def test_other_thieves_act_first_as_well(thief: str, roll: tuple[int, int], resource: str) -> None:
    pack = {"bandit": "shadowvale", "vitki": "crimson_seas"}[thief]
    table = at_table(roll=roll, citizens={0: [thief]}, **sets(pack))
    assert table.events("stole")[0].args["gains"] == [f"resource:{resource}"]
    kinds = [entry.kind for entry in table.entries]
    assert "income" not in kinds[: kinds.index("stole")]


@pytest.mark.rule("kings-guard")
@pytest.mark.ruling("C47")
def test_each_icon_of_a_citizen_counts() -> None:
    table = at_table(roll=(1, 2), citizens={0: ["peasant_pk", "knight_pk"]}, peasants_knights=True)
    finish(table)
    table.domain(15, "castle_of_the_seven_suns").have(0, gold=12)
    assert table.refusal("build 15") == "", "Worker and Shadow, Soldier and Holy"


@pytest.mark.ruling("C28")
def test_a_dragoons_slay_comes_when_everybody_has_harvested() -> None:
    purse = {0: {"strength": 9, "magic": 0}, 1: {"strength": 1}}
    table = at_table(roll=(4, 5), citizens={0: ["dragoon"], 1: ["paladin"]}, purse=purse, shadowvale=True)
    assert table.asked == [(1, "harvest")], "the Paladin's exchange is open"
    table.monster(0, "goblin_king", "goblin").play("done")
    assert table.asked == [(0, "bonus_slay")]
    strength = table.has(0)["strength"]
    table.play("slay 0")
    assert (table.slain(0), table.has(0)["strength"]) == (["goblin"], strength - 1)
    assert table.asked == [(0, "action")]
    table.play("gain gold", "gain gold")
    assert table.state.active == 1, "the slay was none of the two actions"


@pytest.mark.ruling("C28")
def test_the_opera_house_closes_a_harvest_in_which_magic_was_gained() -> None:
    gained = at_table(roll=(1, 4), citizens={0: ["cleric"]}, domains={0: ["opera_house"]}, shadowvale=True)
    assert gained.has(0)["magic"] == 1 + 3 + 1
    none = at_table(roll=(5, 4), domains={0: ["opera_house"]}, shadowvale=True)
    assert none.has(0)["magic"] == 1
    chosen = at_table(roll=(2, 3), citizens={0: ["merchant"]}, domains={0: ["opera_house"]}, shadowvale=True)
    chosen.play("option 1", seat=0)
    assert chosen.has(0)["magic"] == 1 + 2 + 1
    other = at_table(roll=(2, 3), citizens={0: ["merchant"]}, domains={0: ["opera_house"]}, shadowvale=True)
    other.play("option 0", seat=0)
    assert other.has(0)["magic"] == 1
    swapped = at_table(roll=(1, 4), citizens={1: ["monk"]}, domains={1: ["opera_house"]}, shadowvale=True)
    swapped.play("citizen monk", seat=1)
    assert swapped.has(1)["magic"] == 1 + 2 + 1


def test_domains_that_pay_in_the_own_harvest() -> None:
    karloff = at_table(citizens={0: ["peasant_sv"]}, domains={0: ["karloff_castle"]}, roll=(1, 3), shadowvale=True)
    assert karloff.has(0)["strength"] == 2, "the Peasant and the Starter"
    joust = at_table(citizens={0: ["knight"]}, domains={0: ["jousting_field"]}, roll=(1, 3), promo=True)
    assert joust.has(0)["gold"] == 2 + 2
    away = at_table(citizens={1: ["knight"]}, domains={1: ["jousting_field"]}, roll=(1, 3), promo=True)
    assert away.has(1)["gold"] == 2, "not on others' turns"
    assert BOX.domains.index("jousting_field") in joust.state.domains[0]
