"""Every Relic, and how everybody comes by one."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.dice import Loaded
from tests.games.valeria.modules.test_pack_domains import ICONS
from tests.games.valeria.position import BOX, GAME, Table, at_table
from tests.games.valeria.prover import Card, Proof, printed
from valtable.kernel.journal import Journal

RELICS = list(printed("relic", "relics").values())


def with_relic(name: str, **more: Any) -> Table:
    table = at_table(relics=True, citizens={0: ICONS}, slain={0: ["goblin", "troll", "giant"]}, **more)
    wanted = BOX.relics.names.index(name)
    held = [k for pair in table.relics.dealt for k in pair]
    if wanted in held:  # it changes places with the one in question
        for pair in table.relics.dealt:
            if wanted in pair:
                pair[pair.index(wanted)] = table.relics.dealt[0][0]
    else:
        table.relics.bag = sorted([k for k in table.relics.bag if k != wanted] + [table.relics.dealt[0][0]])
    table.relics.dealt[0][0] = wanted
    table.relics.dealt[0].sort()
    table.relics.kept[0] = table.relics.dealt[0].index(wanted)
    return table


@pytest.mark.rule("relics")
@pytest.mark.ruling("R32")
@pytest.mark.ruling("C8")
@pytest.mark.parametrize("card", [c for c in RELICS if c["timing"] == "action"], ids=lambda card: card["id"])
def test_the_relic_does_as_an_action_what_its_card_says(card: Card) -> None:
    table = with_relic(card["id"])
    table.have(0, gold=30, strength=30, magic=30)
    for _ in range(2):
        proof = Proof(table)
        table.play("relic")
        for effect in card["effects"]:
            if "exchange" in effect:  # who uses the Relic has said yes
                pay = effect["exchange"]["pay"]
                if "wild" in pay:
                    table.play("resource gold")
                for name, n in pay.items():
                    proof.expected["gold" if name == "wild" else name] -= n
                proof.gain(effect["exchange"]["gain"])
            else:
                proof.run([effect])
        if table.state.turn == 1:
            proof.check()
    assert table.state.turn == 2, "twice in a turn, an action each"


@pytest.mark.ruling("C33")
def test_a_relic_that_could_do_nothing_or_is_no_action_is_refused() -> None:
    assert with_relic("thunder_axe").refusal("relic") == "relic_no_action"
    table = with_relic("lich_sword").have(0, strength=0)
    assert table.refusal("relic") == "relic_idle"
    table = with_relic("dragon_orb")
    table.state.slain[0] = []
    assert table.refusal("relic") == "relic_idle"
    table = with_relic("staff_of_urdr")
    table.state.citizens[0] = []
    assert table.refusal("relic") == "relic_idle"
    assert at_table(agents=True).refusal("relic") == "no_relic"


@pytest.mark.ruling("C7")
def test_violet_ring_and_evermap_pay_for_each_domain() -> None:
    ring = with_relic("violet_ring")
    ring.domain(15, "gargans_embrace").have(0, gold=40, strength=0, magic=0)
    ring.play("build 15")
    assert ring.has(0)["strength"] == 2
    evermap = with_relic("evermap")
    evermap.domain(15, "gargans_embrace").have(0, gold=40, strength=0, magic=0)
    evermap.play("build 15")
    assert evermap.has(0)["magic"] == 1


def test_the_evermap_ignores_one_missing_icon_instead() -> None:
    table = with_relic("evermap").domain(15, "castle_of_the_seven_suns").have(0, gold=40, strength=0, magic=0)
    names = ["merchant", "archer", "cleric"]
    table.state.citizens[0] = sorted(BOX.citizens.index(name) for name in names)
    assert table.refusal("build 15") == "", "the Shadow is ignored"
    table.state.citizens[0] = sorted(BOX.citizens.index(name) for name in names[:2])
    assert table.refusal("build 15") == "roles_missing", "two are too many"
    table.state.citizens[0] = sorted(BOX.citizens.index(name) for name in names)
    table.play("build 15")
    assert table.has(0)["magic"] == 0, "an icon or 1 Magic, not both"


@pytest.mark.ruling("C30")
def test_the_thunder_axe_takes_1_off_strength_or_magic() -> None:
    table = with_relic("thunder_axe").monster(0, "gelatinous_cube").have(0, gold=0, strength=4, magic=0)
    assert table.refusal("slay 0") == "", "4 and 1: the Magic is waived"
    table.have(0, strength=3, magic=1)
    assert table.refusal("slay 0") == "", "or 1 Strength"
    assert table.have(0, strength=3, magic=0).refusal("slay 0") == "cannot_pay_slay"
    token = with_relic("thunder_axe").monster(0, "goblin", tokens=(1, 0, 0)).have(0, gold=0, strength=5, magic=0)
    assert token.refusal("slay 0") == "cannot_pay_slay", "never Gold"


@pytest.mark.rule("relics")
def test_everybody_keeps_one_of_two_at_the_same_time_and_then_they_lie_open() -> None:
    chance, journal = Loaded(), Journal(GAME.events)
    state = GAME.setup(GAME.decode_options({"relics": True}), 3, chance, journal)
    relics = state.relics
    assert relics is not None
    assert relics.dealt == [], "dealt when the Dukes are chosen"
    for seat in range(3):
        GAME.apply(state, seat, GAME.actions.parse("keep 0"), chance, journal)
    assert [(d.kind, d.sealed) for d in GAME.decisions(state)] == [("relic", "relics")] * 3
    view = GAME.view(state, 1).more
    assert view is not None
    assert view.dealt_relics == relics.dealt[1]
    assert view.relics == [-1, -1, -1]
    GAME.apply(state, 1, GAME.actions.parse("keep 1"), chance, journal)
    mine, others = GAME.view(state, 1).more, GAME.view(state, 0).more
    assert mine is not None
    assert others is not None
    assert mine.relics == [-1, relics.dealt[1][1], -1]
    assert others.relics == [-1, -1, -1]
    for seat in (0, 2):
        GAME.apply(state, seat, GAME.actions.parse("keep 0"), chance, journal)
    seen = GAME.view(state, None).more
    assert seen is not None
    assert seen.relics == [relics.dealt[0][0], relics.dealt[1][1], relics.dealt[2][0]]
    assert seen.dealt_relics == []


def test_without_dukes_relics_are_dealt_at_once_and_alone_they_are_simply_asked() -> None:
    state = GAME.setup(GAME.decode_options({"relics": True, "no_duke": True}), 2, Loaded())
    assert [d.kind for d in GAME.decisions(state)] == ["relic", "relic"]
    solo = GAME.setup(GAME.decode_options({"relics": True}), 1, Loaded())
    GAME.apply(solo, 0, GAME.actions.parse("keep 0"), Loaded())
    assert [(d.kind, d.sealed) for d in GAME.decisions(solo)] == [("relic", "")]
