"""Every Monster and Monster Event of modules and packs: its price, its points, its reward, in each of its ways."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.valeria.position import BOX, Table, at_table
from tests.games.valeria.prover import STORED, Card, Proof, printed, sets

MONSTERS = [card for card in printed("monster").values() if card["set"] != "base"]
EVENTS = [
    card
    for card in printed("event", "events", "extra_events").values()
    if card["set"] != "base" and card["kind"] == "monster_event"
]
WITH_SEAS = sets("crimson_seas")
RIVALS = {1: ["cleric", "merchant"], 2: ["archer"]}


def ways() -> list[Any]:
    """Each card once, or once for each of its possibilities."""
    found = []
    for card in MONSTERS + EVENTS:
        choice = [effect["choose"] for effect in card["reward"] if "choose" in effect]
        for option in range(len(choice[0]) if choice else 1):
            found.append(pytest.param(card, option, id=f"{card['id']}-{option}"))
    return found


def facing(card: Card) -> Table:
    """Two of its kind and Area are slain already, so that there is something to count; the centre is rich."""
    packs = {} if card["set"] in ("base", "wardens") else sets(card["set"])
    area = [c["id"] for c in MONSTERS if c.get("area") == card.get("area") and "area" in card][:1]
    mine = [*area, "dire_bear", "goblin", "troll"]
    if card["id"] == "undead_samurai_lord_event":
        mine = ["undead_samurai", "undead_samurai"]
    table = at_table(
        seats=3, roll=(5, 4), citizens=RIVALS, domains={1: ["halfpenny_hill"]},
        slain={0: mine, 1: ["goblin"], 2: ["goblin"]}, wardens=True, **(WITH_SEAS | packs),
    )  # fmt: skip
    table.domain(15, "gargans_embrace")
    for slot, name in ((5, "exorcist"), (6, "peasant"), (7, "knight"), (8, "peasant"), (10, "knight")):
        table.citizen(slot, name, name)
    if "area" in card:
        return table.monster(0, "goblin_king", "goblin", card["id"])
    return table.event(13, card["id"])


def price(card: Card, copies: int) -> tuple[int, int]:
    more = card.get("surcharge_per_owned_copy", {})
    return card["strength"] + copies * more.get("strength", 0), card["magic"] + copies * more.get("magic", 0)


@pytest.mark.rule("module-prices")
@pytest.mark.ruling("R28")
@pytest.mark.parametrize(("card", "option"), ways())
def test_it_costs_and_brings_what_its_card_says(card: Card, option: int) -> None:
    table = facing(card)
    copies = table.slain(0).count(card["id"])
    strength, magic = price(card, copies)
    slot = 0 if "area" in card else 13
    if card["id"] == "ghost_ship":
        table.packs.stored = STORED
    for less in (1, 0):
        table.have(0, gold=0, strength=strength - less, magic=magic, vp=0)
        assert table.refusal(f"slay {slot}") == ("cannot_pay_slay" if less else "")
    had = table.standing(0).rows[0].points[0] or 0
    table.play(f"slay {slot}")
    assert table.slain(0).count(card["id"]) == copies + 1
    assert table.score("monsters", 0)[0] == had + card["vp"]
    proof = Proof(table)
    proof.expected, proof.maps = dict.fromkeys(proof.expected, 0), 2
    proof.run(card["reward"], option).check()


@pytest.mark.rule("wardens")
@pytest.mark.ruling("R33")
def test_a_warden_lies_directly_above_the_boss_whatever_its_strength() -> None:
    table = at_table(areas="forest+mountains+swamp", wardens=True)
    for slot in range(5):
        stack = [BOX.monsters[kind] for kind in table.state.stacks[slot]]
        assert len(stack) == 6
        assert [printed("monster")[id_]["type"] for id_ in stack[:2]] == ["boss", "warden"]
    assert all(len(stack) == 5 for stack in at_table().state.stacks[:5])


@pytest.mark.ruling("R33")
def test_wardens_of_other_sets_always_come_with_their_area() -> None:
    table = at_table(areas="volcano+the_deep", flames_frost=True, crimson_seas=True)
    stacks = {BOX.areas[area]: table.state.stacks[slot] for slot, area in enumerate(table.state.areas)}
    assert [BOX.monsters[k] for k in stacks["volcano"]][:2] == ["demon", "imp_servant"]
    assert [BOX.monsters[k] for k in stacks["the_deep"]][:2] == ["kraken", "sea_witch"]
    assert len(stacks["volcano"]) == len(stacks["the_deep"]) == 6
