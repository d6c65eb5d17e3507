"""Every Agent: its exact price, its effects, and when it cannot be engaged."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.valeria.position import BOX, Table, at_table
from tests.games.valeria.prover import Card, Proof, printed

AGENTS = list(printed("agent", "agents").values())


def with_agent(name: str, **more: Any) -> Table:
    table = at_table(
        seats=3, agents=True,
        citizens={0: ["cleric", "merchant"], 1: ["archer", "cleric"], 2: ["thief"]},
        domains={0: ["emerald_stronghold", "halfpenny_hill"], 1: ["halfpenny_hill", "blood_crow_army"],
                 2: ["gargans_embrace"]},
        slain={1: ["goblin"], 2: ["goblin"]}, **more,
    )  # fmt: skip
    set_agent(table, name)
    for seat in (1, 2):
        table.have(seat, gold=7, strength=7, magic=7)
    return table


def set_agent(table: Table, name: str) -> None:
    """The Agent lies in the first place; whichever lay there takes its place elsewhere."""
    wanted = BOX.agents.names.index(name)
    old = table.agents.open[0]
    if wanted in table.agents.open:
        table.agents.open[table.agents.open.index(wanted)] = old
    elif wanted in table.agents.bag:
        table.agents.bag = sorted([k for k in table.agents.bag if k != wanted] + [old])
    table.agents.open[0] = wanted


@pytest.mark.rule("agents")
@pytest.mark.ruling("R31")
@pytest.mark.ruling("C21")
@pytest.mark.parametrize("card", AGENTS, ids=lambda card: card["id"])
def test_the_agent_costs_and_does_what_its_card_says(card: Card) -> None:
    table = with_agent(card["id"])
    assert len(table.agents.open) == 4
    cost = {"gold": 0, "strength": 0, "magic": 0, "vp": 0} | card["cost"]
    for name in card["cost"]:
        table.have(0, **(cost | {name: cost[name] - 1}))
        if name != "magic":
            table.have(0, magic=50)
        assert table.refusal("agent 0") == "cannot_pay_agent", "Magic never stands in (C29)"
    extra = 20 if any("may" in effect for effect in card["effects"]) else 0
    table.have(0, **(cost | {"gold": cost["gold"] + extra, "strength": cost["strength"] + extra}))
    agent = table.agents.open[0]
    table.play("agent 0")
    assert table.agents.bottom == [agent], "under the deck"
    assert table.agents.open[0] != agent, "and refilled at once"
    proof = Proof(table)
    proof.expected = {"gold": extra, "strength": extra, "magic": 0, "vp": 0}
    proof.run(card["effects"]).check()


@pytest.mark.ruling("C33")
def test_an_agent_that_could_do_nothing_cannot_be_engaged() -> None:
    bare = at_table(seats=2, agents=True)
    bare.have(0, gold=20, strength=20, magic=20).have(1, gold=0, magic=0)
    for name in ("assassin", "baron", "green_witch", "huntress", "kings_herald", "sapper", "bishop"):
        set_agent(bare, name)
        assert bare.refusal("agent 0") == "agent_idle", name
    set_agent(bare, "captain")
    assert bare.refusal("agent 0") == ""


@pytest.mark.ruling("C29")
def test_by_option_magic_stands_in_for_an_agents_price() -> None:
    table = with_agent("treasurer", agents_magic=True).have(0, gold=1, strength=0, magic=9)
    table.play("agent 0")
    assert table.has(0) == {"gold": 0, "strength": 0, "magic": 0, "vp": 5}
    table = with_agent("treasurer", agents_magic=True).have(0, gold=0, strength=0, magic=30)
    assert table.refusal("agent 0") == "cannot_pay_agent", "1 Gold must be paid"
    table.have(0, gold=10, magic=3).play("agent 0")
    assert table.asked == [(0, "pay")]
    assert table.choices() == [f"pay_magic {n}" for n in range(4)]
    table.play("pay_magic 2")
    assert table.has(0) == {"gold": 2, "strength": 0, "magic": 1, "vp": 5}
    prefect = with_agent("prefect", agents_magic=True).have(0, gold=20, magic=9)
    assert prefect.refusal("agent 0") == "cannot_pay_agent", "nothing stands in for Magic"


def test_used_agents_come_back_in_their_order_when_the_deck_is_through() -> None:
    table = with_agent("captain")
    table.agents.bottom = [k for k in table.agents.bag if k != table.agents.open[0]]
    table.agents.bag = []
    first, used = table.agents.bottom[0], table.agents.open[0]
    table.have(0, strength=10).play("agent 0")
    assert table.agents.open[0] == first
    assert table.agents.bottom[-1] == used


@pytest.mark.ruling("R17")
def test_bonus_actions_of_agents_cost_no_further_action() -> None:
    table = with_agent("squire").monster(0, "goblin_king", "goblin").have(0, gold=1, strength=0, magic=0)
    table.play("agent 0", "slay 0")
    assert table.slain(0) == ["goblin"]
    assert table.asked == [(0, "action")]
    crier = with_agent("town_crier").citizen(5, "cleric", "cleric").have(0, gold=6, strength=0, magic=0)
    crier.play("agent 0", "recruit 5")
    assert crier.has(0) == {"gold": 0, "strength": 0, "magic": 0, "vp": 1}, "3 for the Crier, 3 at base cost"
    assert crier.owns(0).count("cleric") == 2
