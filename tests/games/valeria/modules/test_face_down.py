"""Cards turned face-down: what they no longer do, and what they still count for."""

from __future__ import annotations

import pytest

from tests.games.valeria.modules.test_agents import set_agent
from tests.games.valeria.position import BOX, Table, at_table
from valtable.games.valeria.state.frames import STACKS_EXHAUSTED


def turn_down(table: Table, seat: int, *names: str) -> Table:
    """Citizens and Domains of a seat lie face-down from now on."""
    state = table.state
    for name in names:
        domain = name in BOX.domains
        card = (BOX.domains if domain else BOX.citizens).index(name)
        (state.domains if domain else state.citizens)[seat].remove(card)
        down = (table.packs.down_domains if domain else table.packs.down_citizens)[seat]
        down.append(card)
        down.sort()
    return table


@pytest.mark.rule("face-down")
@pytest.mark.ruling("R31")
def test_assassin_and_sapper_turn_an_opponents_cards_face_down() -> None:
    domains = {1: ["halfpenny_hill", "blood_crow_army"]}
    table = at_table(agents=True, citizens={1: ["archer", "cleric"]}, domains=domains)
    set_agent(table, "assassin")
    table.have(0, gold=3).play("agent 0", "citizen archer")
    set_agent(table, "sapper")
    table.have(0, strength=3).play("agent 0", "domain halfpenny_hill")
    state = table.state
    assert (table.owns(1), table.packs.down_citizens[1]) == (["cleric"], [BOX.citizens.index("archer")])
    hill, army = (BOX.domains.index(name) for name in ("halfpenny_hill", "blood_crow_army"))
    assert (state.domains[1], table.packs.down_domains[1]) == ([army], [hill])


@pytest.mark.rule("face-down")
@pytest.mark.ruling("R31")
@pytest.mark.ruling("C35")
def test_face_down_cards_do_not_fire_help_to_build_or_give_their_power() -> None:
    """On 5 and 4 the Peasant and the Archer fire; Hill and Army begin the Action Phase with 1 Gold and 1 Strength."""
    own, domains = {1: ["archer", "merchant", "merchant"]}, {1: ["halfpenny_hill", "blood_crow_army"]}
    up, down = (at_table(citizens=own, domains=domains, flames_frost=True) for _ in range(2))
    turn_down(down, 1, "archer", "merchant", "halfpenny_hill")
    for table in (up, down):
        table.have(1, gold=0, strength=0).pass_turn(5, 4)
    assert (up.has(1)["gold"], up.has(1)["strength"]) == (1 + 1, 2 + 1)
    assert (down.has(1)["gold"], down.has(1)["strength"]) == (1, 1)
    for table, refusal in ((up, ""), (down, "roles_missing")):
        assert table.domain(15, "ararmartin_ridge").have(1, gold=20).refusal("build 15") == refusal, "two Workers"


@pytest.mark.ruling("C35")
def test_face_down_cards_cannot_be_chosen() -> None:
    table = at_table(agents=True, citizens={1: ["archer", "cleric", "thief"]})
    set_agent(turn_down(table, 1, "archer"), "assassin")
    table.have(0, gold=3).play("agent 0")
    assert table.choices() == ["citizen cleric", "citizen thief"]


@pytest.mark.ruling("C35")
def test_face_down_cards_citizens_count_for_no_power_but_domains_do() -> None:
    harvest = at_table(agents=True, citizens={1: ["blacksmith", "archer", "archer", "knight"]})
    turn_down(harvest, 1, "archer", "knight").have(1, gold=0).pass_turn(2, 1)
    assert harvest.has(1)["gold"] == 1, "the Blacksmith counts one Soldier of three"
    built = at_table(flames_frost=True, citizens={0: ["merchant", "merchant", "merchant", "cleric", "archer"]})
    turn_down(built, 0, "cleric", "archer").domain(15, "tujjar_haven").have(0, gold=9, magic=0).play("build 15")
    assert built.has(0)["gold"] == 3, "Tujjar Haven counts three Citizens of five"
    baron = at_table(agents=True, domains={0: ["halfpenny_hill", "gargans_embrace"]})
    set_agent(turn_down(baron, 0, "halfpenny_hill"), "baron")
    baron.have(0, gold=5, vp=0).play("agent 0")
    assert baron.has(0)["vp"] == 2, "the Baron counts both Domains"


@pytest.mark.ruling("C35")
def test_face_down_cards_count_for_the_price_of_copies() -> None:
    table = at_table(agents=True, citizens={0: ["archer"]}).citizen(8, "archer").have(0, gold=5, magic=0)
    turn_down(table, 0, "archer")
    assert table.refusal("recruit 8") == "", "4, and 1 for the face-down copy"
    assert table.have(0, gold=4).refusal("recruit 8") == "cannot_pay_recruit"


@pytest.mark.rule("face-down")
@pytest.mark.ruling("C35")
def test_face_down_cards_count_for_points_duke_and_tie_at_the_end() -> None:
    """Both own the same and serve the same Duke, who counts a point for each Citizen and Domain."""
    own = ["archer", "cleric"]
    table = at_table(agents=True, citizens={0: own, 1: own}, domains={0: ["halfpenny_hill"], 1: ["halfpenny_hill"]})
    for seat in (0, 1):
        table.state.dealt[seat], table.state.kept[seat] = [BOX.dukes.index("reese_the_firebrand")] * 2, 0
        table.have(seat, gold=0, strength=0, magic=0)
    turn_down(table, 1, "archer", "halfpenny_hill")
    table.state.agenda, table.state.ending = [], STACKS_EXHAUSTED
    vp = BOX.domain_vp[BOX.domains.index("halfpenny_hill")]
    assert table.score("domains") == (vp, vp)
    assert table.score("duke") == (3, 3)
    outcome = table.standing().outcome
    assert outcome is not None
    assert outcome.winners == (0, 1), "as many cards, so the victory is shared"
