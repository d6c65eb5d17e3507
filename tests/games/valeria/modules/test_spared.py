"""Who is spared by whom: the Castle of the Seven Suns keeps what could be taken, who rests is not harmed."""

from __future__ import annotations

import pytest

from tests.games.valeria.modules.test_agents import set_agent
from tests.games.valeria.modules.test_event_cards import FULL, RICH, resources, reveal
from tests.games.valeria.modules.test_pack_domains import ICONS
from tests.games.valeria.position import BOX, Table, at_table
from tests.games.valeria.prover import sets

CASTLE, RESTING = 1, 4
TAKES = [("bishop", "steal {} gold"), ("huntress", "seat {}"), ("green_witch", "seat {}"), ("hobbs_end", "seat {}")]
"""Agents and Domains that steal or take, and how a victim is named."""
SPOILS = [(card, "seat {}") for card in ("assassin", "sapper", "sunder_bay", "wandering_flame")]
"""Those that turn face-down or banish."""


def harmed_by(card: str) -> Table:
    """Seat 0 asks whom the card is to harm; everybody else owns the same, but seat 1 the Castle and seat 4 its rest."""
    table = at_table(
        seats=5, citizens={0: ICONS} | {seat: ["merchant", "peasant"] for seat in range(1, 5)},
        domains={CASTLE: ["castle_of_the_seven_suns"]} | {seat: ["gargans_embrace"] for seat in range(2, 5)},
        slain={seat: ["goblin"] for seat in range(1, 5)}, purse=dict.fromkeys(range(5), RICH),
        **sets("agents", "flames_frost", "shadowvale"),
    )  # fmt: skip
    if card in BOX.agents.names:
        set_agent(table, card)
        return table.play("agent 0")
    return table.domain(15, card).have(0, gold=20, magic=0).play("build 15")


@pytest.mark.rule("taking-cards")
@pytest.mark.ruling("C46")
@pytest.mark.parametrize(("card", "victim"), TAKES)
def test_the_castle_of_the_seven_suns_stops_theft_and_taking(card: str, victim: str) -> None:
    table = harmed_by(card)
    assert table.refusal(victim.format(CASTLE)) == "keeps_all"
    assert table.refusal(victim.format(2)) == ""


@pytest.mark.ruling("C46")
@pytest.mark.parametrize(("card", "victim"), SPOILS)
def test_the_castle_of_the_seven_suns_stops_neither_flipping_nor_banishing(card: str, victim: str) -> None:
    assert harmed_by(card).refusal(victim.format(CASTLE)) == ""


@pytest.mark.ruling("C46")
def test_the_castle_of_the_seven_suns_stops_no_losses() -> None:
    castle = {1: ["castle_of_the_seven_suns"]}
    table = at_table(roll=(6, 3), events={14: "kobold_thieves"}, domains=castle, purse={1: RICH}, flames_frost=True)
    assert table.has(1)["gold"] == 9 - 1


@pytest.mark.rule("resting")
@pytest.mark.ruling("C38")
@pytest.mark.parametrize(("card", "victim"), TAKES + SPOILS)
def test_who_rests_is_no_target(card: str, victim: str) -> None:
    table = harmed_by(card)
    assert table.refusal(victim.format(RESTING)) == "is_resting"
    assert table.refusal(victim.format(2)) == ""


@pytest.mark.ruling("C38")
def test_who_rests_loses_nothing_but_gets_gifts() -> None:
    assert resources(reveal("blood_plague", seats=5), RESTING) == FULL
    assert resources(reveal("gift_from_the_fae", seats=5), RESTING) == FULL | {"magic": 10}


def who_answers(table: Table) -> list[int]:
    """Everybody an Event asks, one after the other, until the Action Phase goes on."""
    seats: list[int] = []
    while table.asked[0][1] != "action":
        if table.asked[0][0] not in seats:
            seats.append(table.asked[0][0])
        table.play(table.choices()[0])
    return seats


@pytest.mark.ruling("C38")
@pytest.mark.parametrize("event", ["a_betrayal_of_bonds", "alms_for_the_poor", "night_terror"])
def test_who_rests_turns_gives_and_banishes_nothing(event: str) -> None:
    assert who_answers(reveal(event, seats=5)) == [0, 1, 2, 3]


@pytest.mark.ruling("C38")
@pytest.mark.parametrize("event", ["tax_collection", "worthy_sacrifice", "undead_samurai_lord_event"])
def test_who_rests_gets_every_offer_and_lays_a_samurai(event: str) -> None:
    assert who_answers(reveal(event, seats=5)) == [0, 1, 2, 3, RESTING]


@pytest.mark.ruling("C38")
def test_who_rests_is_paid_for_doubles_and_by_ravens_outpost() -> None:
    own = {RESTING: ["flame_tongue_fountain", "ravens_outpost"]}
    table = at_table(seats=5, roll=(2, 2), domains=own, purse={RESTING: RICH}, **sets("flames_frost", "shadowvale"))
    assert table.has(RESTING) == FULL | {"magic": 9 + 3}
    for seat in range(4):
        table.play("resource gold", "resource gold", seat=seat)
    table.monster(0, "goblin_king", "goblin").have(0, strength=1, magic=0).play("slay 0")
    assert table.has(RESTING) == FULL | {"strength": 9 + 1, "magic": 9 + 3}
