"""Valeria at the terminal as it reads: agreement, what a price is made of, whose turn is told, numbers that rise."""

from __future__ import annotations

import re

import pytest
from rich.console import Console

from tests.cli.renderers.test_valeria_clarity import NAMES, drawn, story, terminal_of, told
from tests.games.valeria.position import BOX, GAME, at_table
from valtable.cli.renderers import renderer_for
from valtable.cli.renderers.valeria.centre import Cell
from valtable.cli.terminal import Terminal
from valtable.kernel.course import Step
from valtable.kernel.journal import Entry, Event
from valtable.kernel.log import ActionLine
from valtable.kernel.refusal import Args
from valtable.texts import LANGUAGES, Catalogue

TEXTS = {language: Catalogue("valeria", language) for language in LANGUAGES}
PAID: Args = {"seat": "seat:0", "paid": ["resource:gold"]}


@pytest.mark.parametrize(
    ("kind", "card", "spanish", "english"),
    [
        ("recruited", "citizen:monk", "recluta a un Monje por", "recruits a Monk for"),
        ("recruited", "citizen:priestess", "recluta a una Sacerdotisa por", "recruits a Priestess for"),
        ("recruited", "citizen:archer", "recluta a un Arquero por", "recruits an Archer for"),
        ("slain", "monster:dire_bear", "derrota al Oso terrible pagando", "slays the Dire Bear for"),
        ("slain", "monster:gargoyle", "derrota a la Gárgola pagando", "slays the Gargoyle for"),
        ("slain", "monster:kobolds", "derrota a los Kóbolds pagando", "slays the Kobolds for"),
        ("slain", "monster:harpies", "derrota a las Arpías pagando", "slays the Harpies for"),
        ("built", "domain:shattered_hand", "construye la Mano Quebrada por", "builds Shattered Hand for"),
        ("built", "domain:the_violet_thorn", "construye La Espina Violeta por", "builds The Violet Thorn for"),
    ],
)
def test_cards_are_named_with_their_articles(kind: str, card: str, spanish: str, english: str) -> None:
    event = Event(kind, PAID | {"card": card})
    assert TEXTS["es"].event(event, NAMES) == f"Ana {spanish} 1 de oro."
    assert TEXTS["en"].event(event, NAMES) == f"Ana {english} 1 Gold."


def test_every_citizen_and_monster_has_an_article_in_spanish() -> None:
    refs = [f"citizen-{id_}" for id_ in BOX.citizens] + [f"monster-{id_}" for id_ in BOX.monsters]
    known = [ref for ref in refs if TEXTS["es"].has(ref)]
    assert {TEXTS["es"].attribute(ref, "article") for ref in known} == {"el", "la", "los", "las"}


def test_what_is_lacking_agrees_with_its_number() -> None:
    table = at_table().monster(0, "kobolds").have(0, gold=1, strength=1, magic=1)
    cost = BOX.strength[BOX.monsters.index("kobolds")]
    assert f"Los Kóbolds cuestan {cost} de fuerza" in told(table, "", language="es")
    assert f"te faltan {cost - 1} de fuerza" in told(table, "", language="es")
    assert f"Kóbolds (faltan {cost - 1} de fuerza)" in told(table, language="es")
    table.have(0, strength=cost - 1)
    assert "te falta 1 de fuerza" in told(table, "", language="es")
    assert "Kóbolds (falta 1 de fuerza)" in told(table, language="es")
    missing = told(at_table().domain(15, "blood_crow_army"), "blood crow", language="es")
    assert "a tus Ciudadanos les faltan 3 Soldados" in missing


def test_the_only_thing_that_cannot_be_done_is_named_with_its_number_and_its_reason() -> None:
    table = at_table(roll=(2, 3), citizens={0: ["merchant", "alchemist"]})
    assert table.refusal("done", 0) == "gains_come_first"
    assert "Not now: 3 Done (You still have gains to take. Take them first, then choose Done)" in told(table)


@pytest.mark.ruling("C22")
def test_a_card_that_takes_an_events_place_is_not_told_as_a_stack_exhausted_again() -> None:
    table = at_table().event(15, "mimic").deck(0, 3).have(0, gold=9, strength=9, magic=9).play("slay 15", "pay_magic 3")
    (event,) = table.events("exhausted")
    assert event.args["replaces"] == "yes"
    assert TEXTS["es"].event(event, NAMES) == ("Una carta Agotada sustituye al Evento en la pila de Dominios 1.")
    first = Event("exhausted", event.args | {"replaces": "no"})
    assert TEXTS["es"].event(first, NAMES) == "Se agota la pila de Dominios 1."


@pytest.mark.ruling("R15")
def test_a_citizens_price_says_what_is_printed_and_what_is_added() -> None:
    table = at_table(citizens={0: ["cleric"]})
    assert "Its printed cost is 3 Gold; 1 Gold more because you have: Cleric." in told(table, "cleric")
    assert "each card of that name you have adds 1 Gold" in told(table, "merchant")
    free = at_table(citizens={0: ["cleric"]}, domains={0: ["emerald_stronghold"]})
    assert "Gold more because" not in told(free, "cleric")
    assert "3G Holy" in drawn(free)


def test_an_icon_one_gets_reads_otherwise_than_icons_one_needs() -> None:
    table = at_table().domain(15, "blood_crow_army")
    assert "icon: 1 Worker" in told(table, "peasant")
    assert "requires 3 Soldiers" in told(table, "blood crow army")
    assert "3 Soldados −3" in spanish_table()


def spanish_table() -> str:
    table = at_table().domain(15, "blood_crow_army")
    terminal = terminal_of(table, "es")
    with terminal.console.capture() as capture:
        terminal.show(renderer_for(terminal).table(GAME.view(table.state, 0)))
    return capture.get()


@pytest.mark.parametrize("height", [40, 60])
def test_the_numbers_of_the_list_rise(height: int) -> None:
    table = at_table(citizens={0: ["cleric", "archer", "butcher", "rogue", "rogue"]})
    for slot, domain in ((15, "shattered_hand"), (16, "the_violet_thorn")):
        table.domain(slot, domain)
    said = told(table.have(0, gold=9, strength=9, magic=9), height=height)
    listed = said[said.index(" 1 Slay") :]
    numbers = [int(n) for n in re.findall(r"(?<= )(\d+) (?=Slay|Build|Recruit|[A-Z][a-z]+ \()", listed)]
    assert len(numbers) > 10
    assert numbers == sorted(numbers)


def test_the_rest_of_a_turn_is_told_as_that_players() -> None:
    harvest = Entry("income", "harvest", {"seat": "seat:0", "gains": ["resource:gold"]}, {})
    built = Entry("built", "build", {"seat": "seat:1", "card": "domain:wisborg", "paid": ["resource:gold"]}, {})
    took = Entry("took", "gain", {"seat": "seat:1", "gains": ["resource:gold"]}, {})
    assert story(0, harvest, built, took) == (
        "■ Harvest: ●1 Gold. Iker builds Wisborg for 1 Gold. Gains 1 Gold as an action."
    )
    assert story(0, harvest) == "· Harvest: ●1 Gold."


def test_ones_own_harvest_is_not_told_twice() -> None:
    chosen: Args = {"seat": "seat:0", "gains": ["resource:gold"], "paid": []}
    public = Entry("harvested", "harvest", chosen, {})
    took = Entry("took", "gain", {"seat": "seat:1", "gains": ["resource:gold"]}, {})
    assert story(0, public, took) == "■ Iker gains 1 Gold as an action."
    assert story(1, public, took) == "■ Harvest: ●1 Gold. Iker gains 1 Gold as an action."
    assert story(0, public) == "· Harvest: ●1 Gold.", "where nothing else is to tell"


def test_the_table_is_drawn_with_each_turn_not_after_each_choice_of_others() -> None:
    renderer = renderer_for(terminal_of(at_table()))
    chose = Step(ActionLine(1, 1, "option 0"), [Entry("harvested", "harvest", {}, {})], False, "")
    began = Step(ActionLine(1, 1, "gain gold"), [Entry("turn", "turn", {}, {})], False, "")
    assert not renderer.calls_for_table([chose], 0)
    assert renderer.calls_for_table([chose, began], 0)


def test_the_deck_counts_its_known_cards() -> None:
    table = at_table().deck(1, 1)
    assert "Exhausted deck: 2" in drawn(table)
    table.state.bottom = [BOX.monsters.index("mimic")]
    assert "Exhausted deck: 3 (1 known, at the bottom)" in drawn(table)
    assert "Exhausted deck: 2 face-down cards, Mimic" in told(table, "deck")


def test_the_last_action_is_said_to_be_the_last() -> None:
    table = at_table()
    assert "Action 1 of 2 " in told(table)
    assert "Action 2 of 2 (then your turn ends)" in told(table.play("gain gold"))


def test_a_narrow_cell_still_says_the_type_of_its_monster() -> None:
    table = at_table().monster(0, "goblin")
    for width in (60, 80, 120):
        cell = Cell(terminal_of(table, width=width), GAME, GAME.view(table.state, 0))
        thing = next(p for p in GAME.table(GAME.view(table.state, 0)).places if p.id == "monsters").things[0]
        assert re.search(r"· Min(ion|\.)", cell.draw(0, thing).plain)


def test_domains_tell_cost_icons_and_points_wherever_they_are() -> None:
    table = at_table(domains={0: ["the_violet_thorn"]})
    points = BOX.domain_vp[BOX.domains.index("the_violet_thorn")]
    assert f"requires and has 1 Soldier and 1 Holy, worth {points} VP" in told(table, "violet thorn")
    unseen = BOX.domains[table.state.domain_bag[0]]
    name = TEXTS["en"].thing(f"domain:{unseen}")
    assert re.search(r"Domains not seen yet: costs \d+ Gold[,;] requires .* VP", told(table, name))


def test_an_opponents_lasting_powers_can_be_read_where_two_play() -> None:
    printed = str(TEXTS["en"].describe("domain:the_violet_thorn"))
    assert printed in " ".join(drawn(at_table(domains={1: ["the_violet_thorn"]})).split())


def test_ones_own_duke_goes_by_the_name_of_its_place() -> None:
    table = at_table()
    duke = TEXTS["en"].thing(f"duke:{BOX.dukes[table.state.dealt[0][table.state.kept[0]]]}")
    said = told(table, "duke")
    assert said.startswith(duke)
    assert "hidden Duke" in said


def test_what_is_typed_at_the_end_of_a_page_is_the_next_answer() -> None:
    console = Console(width=40, height=10, force_terminal=True, color_system=None, highlight=False)
    terminal = Terminal(console, GAME, NAMES[:2], "en")
    for answer, kept in (("s", "s"), ("q", "")):
        terminal.ask = lambda _prompt, answer=answer: answer
        with console.capture(), terminal.paged():
            for _ in range(30):
                terminal.blank()
        assert (terminal.typed_ahead(), terminal.typed_ahead()) == (kept, "")
