"""Nobles of Crimson Seas: what a rescue costs, what their icons count for, and what they score."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.valeria.modules.test_islands import CARDS, NOBLES, seas
from tests.games.valeria.modules.test_pack_domains import ICONS
from tests.games.valeria.position import BOX
from tests.games.valeria.prover import printed
from valtable.games.valeria.box.components import NONE
from valtable.games.valeria.state.frames import STACKS_EXHAUSTED


@pytest.mark.rule("nobles")
@pytest.mark.ruling("R26")
def test_a_noble_costs_9_of_one_resource_and_1_more_per_noble() -> None:
    table = seas().have(0, gold=9, strength=10, magic=30)
    table.play("sail amarynth", "island 1")
    assert table.choices() == ["resource gold", "resource strength", "resource magic"]
    table.play("resource gold")
    assert table.has(0)["gold"] == 0
    assert len(table.seas.nobles[0]) == 1
    assert NONE not in table.seas.rows[NOBLES]
    table.have(0, gold=9, strength=9, magic=9)
    assert table.refusal("sail amarynth") == "nothing_ashore", "10 now; Magic never stands in"
    flat = seas(domains={0: ["murat_reis"]}).have(0, gold=9, strength=0, magic=0)
    flat.seas.nobles[0] = [0, 1]
    assert flat.refusal("sail amarynth") == "", "Murat Reis"


@pytest.mark.ruling("R29")
def test_faq_nobles_icons_count_for_building_but_a_noble_is_no_citizen() -> None:
    table = seas(citizens={0: ["merchant"]}).domain(15, "brigands_bay").have(0, gold=20)
    assert table.refusal("build 15") == "roles_missing", "Worker and Shadow"
    table.seas.nobles[0] = [CARDS.nobles.index("dray")]
    assert table.refusal("build 15") == "", "Dray is a Shadow"
    purser = seas(roll=(5, 6), citizens={0: ["purser"]})
    assert purser.asked[0][1] == "offering"
    purser.seas.nobles[0] = [0, 1]
    before = purser.has(0)["gold"]
    purser.play("resource magic")
    assert purser.has(0)["gold"] == before + 1 + 1, "one Citizen, and the Starter on 5"


@pytest.mark.ruling("R29")
@pytest.mark.parametrize(("duke", "points"), [("node_master_of_swords", 2), ("reese_the_firebrand", 0)])
def test_faq_nobles_icons_count_for_dukes_but_a_noble_is_no_citizen(duke: str, points: int) -> None:
    """Node counts 2 for a Shadow, Reese 1 for a Citizen."""
    table = seas().have(0, gold=0, strength=0, magic=0)
    table.state.dealt[0], table.state.kept[0] = [BOX.dukes.index(duke)] * 2, 0
    table.seas.nobles[0] = [CARDS.nobles.index("dray")]
    assert table.score("duke", 0)[0] == points


@pytest.mark.ruling("C14")
@pytest.mark.ruling("R29")
def test_a_noble_counts_nothing_without_dukes_but_is_a_card_of_the_tableau_in_a_tie() -> None:
    table = seas(no_duke=True)
    for seat in (0, 1):
        table.have(seat, gold=0, strength=0, magic=0)
    table.seas.nobles[0] = [CARDS.nobles.index("dray")]
    table.state.agenda, table.state.ending = [], STACKS_EXHAUSTED
    outcome = table.standing().outcome
    assert outcome is not None
    assert table.standing().totals == (9, 9), "3 majorities tied at none"
    assert outcome.winners == (1,)


@pytest.mark.rule("banishing")
def test_barbarossa_castle_sends_a_noble_away() -> None:
    table = seas(citizens={0: ICONS}).domain(15, "barbarossa_castle").have(0, gold=6, strength=0, magic=0)
    gone = table.seas.rows[NOBLES][2]
    table.play("build 15", "resource gold", "island 2")
    assert table.packs.banished[3] == [gone]
    assert NONE not in table.seas.rows[NOBLES]


@pytest.mark.rule("nobles")
@pytest.mark.parametrize("card", printed("noble", "nobles").values(), ids=lambda card: card["id"])
def test_the_noble_scores_what_its_card_says(card: dict[str, Any]) -> None:
    table = seas(
        citizens={0: ["cleric", "archer", "merchant", "mercenary", "archer"]},
        domains={0: ["halfpenny_hill", "gargans_embrace"]},
        slain={0: ["dire_bear", "goblin", "giant", "troll", "goblin"]},
    )
    table.have(0, gold=7, strength=8, magic=10)
    table.seas.goods[0] = [2, 1, 0, 0]
    table.seas.nobles[0] = [CARDS.nobles.index(card["id"])]
    roles = {"worker": 1, "soldier": 2, "shadow": 1, "holy": 1}
    for name in ("halfpenny_hill", "gargans_embrace"):
        for role, n in printed("domain")[name]["roles"].items():
            roles[role] += n
    roles[card["role"]] += 1
    types = {"beast": 1, "minion": 2, "titan": 1, "boss": 1}
    plain = {"citizen": 5, "domain": 2, "monster": 5, "goods": 3, "gold": 7, "strength": 8, "magic": 10}
    (line,) = card["score"]
    what, _, which = line["per"].partition(":")
    n = {"role": roles.get(which, 0), "monster_type": types.get(which, 0), "one_resource": 10}.get(
        what, plain.get(what, 0)
    )
    assert n
    assert table.score("nobles")[0] == n // line.get("every", 1) * line["vp"]
