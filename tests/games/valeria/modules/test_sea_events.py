"""The six Monster Events of Crimson Seas: what they do to whom, and for how long."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.valeria.modules.test_agents import set_agent
from tests.games.valeria.modules.test_event_cards import resources, reveal
from tests.games.valeria.position import BOX, Table, at_table
from tests.games.valeria.prover import sets
from valtable.games.valeria.box.components import NONE


def struck(name: str, roll: tuple[int, int], **more: Any) -> Table:
    return at_table(
        seats=3, roll=roll, events={13: name}, citizens={1: ["archer", "merchant"], 2: ["cleric"]},
        **(sets("crimson_seas") | more),
    )  # fmt: skip


def test_devourer_giants_and_army_offer_their_mischief_to_the_active_player() -> None:
    table = struck("flaming_devourer", (4, 1))
    assert table.asked == [(0, "banish")]
    assert table.choices()[0] == "no"
    table.play("slot 6")
    assert len(table.packs.banished[0]) == 1
    table = struck("giants_of_ostendaar", (5, 2))
    table.play("slot 15")
    assert len(table.packs.banished[2]) == 1
    assert table.state.tops[0] != NONE, "the next one shows"
    table = struck("skeleton_army", (3, 1))
    table.play("seat 1", "citizen archer")
    assert [BOX.citizens[k] for k in table.packs.down_citizens[1]] == ["archer"]
    declined = struck("skeleton_army", (3, 1)).play("no")
    assert declined.packs.down_citizens == [[], [], []]


@pytest.mark.ruling("C25")
@pytest.mark.ruling("C32")
def test_the_leviathan_grows_up_to_ten() -> None:
    table = struck("leviathan", (5, 1))
    assert table.asked[0][1] == "offering", "the sum is a 6"
    assert table.state.cover_tokens[13] == (0, 0, 0), "offerings come first (C25)"
    table.play("resource gold")
    assert table.state.cover_tokens[13] == (0, 1, 0)
    full = at_table(seats=3, roll=(5, 3), events={13: "leviathan"}, crimson_seas=True)
    full.state.cover_tokens[13] = (0, 10, 0)
    full.pass_turn(5, 1)
    while full.asked[0][1] == "offering":
        full.play(full.choices()[0])
    assert full.state.cover_tokens[13] == (0, 10, 0)


def test_the_ghost_ship_takes_a_gold_each_turn_and_gives_all_to_its_slayer() -> None:
    table = struck("ghost_ship", (5, 3))
    assert table.packs.stored == 1
    gold = table.has(0)["gold"]
    table.have(0, strength=6, magic=6).play("slay 13")
    assert table.has(0)["gold"] == gold + 1
    revealed = reveal("ghost_ship", crimson_seas=True)
    assert revealed.packs.stored == 1, "when revealed"
    assert resources(revealed, 0)["gold"] == 8
    poor = struck("ghost_ship", (2, 1), purse={0: {"gold": 0}})
    assert poor.packs.stored == 0


@pytest.mark.ruling("C37")
def test_the_pirate_blockade_stops_citizens_of_the_numbers_rolled() -> None:
    table = struck("pirate_blockade", (5, 3)).citizen(9, "peasant").citizen(7, "mercenary").have(0, gold=20)
    assert table.refusal("recruit 9") == "blockaded"
    assert table.refusal("recruit 7") == "blockaded"
    assert table.refusal("recruit 8") == ""
    table.have(0, strength=9, magic=3).play("slay 13")
    while table.asked[0][1] != "action":
        table.play(table.choices()[0])
    assert table.refusal("recruit 9") == "", "as long as the card lies out"
    late = reveal("pirate_blockade", slot=13, crimson_seas=True).citizen(9, "peasant")
    assert late.refusal("recruit 9") == "", "it starts with the next Roll Phase (C37)"


@pytest.mark.ruling("C34")
def test_the_pirate_blockade_stops_free_citizens_too() -> None:
    table = struck("pirate_blockade", (5, 3), agents=True).have(0, gold=10)
    set_agent(table, "brute_squad")
    table.play("agent 0")
    assert table.asked == [(0, "take_citizen")]
    free = [f"slot {slot}" for slot in (5, 6, 8, 10, 11, 14)]
    assert table.choices() == free, "neither 3 nor 5 nor 8; on 9/10 lies the Event"
    assert table.refusal("slot 9") == "blockaded"
