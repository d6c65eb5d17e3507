"""Valeria at the terminal, in the words a new player needs: what is asked, what follows, and why not."""

from __future__ import annotations

import re

import pytest
from rich.console import Console

from tests.games.valeria.position import BOX, GAME, Table, at_table
from valtable.cli.renderers import renderer_for
from valtable.cli.renderers.valeria.centre import Cell
from valtable.cli.renderers.valeria.story import draw_turns
from valtable.cli.table.explain import explain
from valtable.cli.table.offers import draw_offers, number
from valtable.cli.table.rulebook import read_rules
from valtable.cli.terminal import Terminal
from valtable.games.valeria.box.derived import PER_TYPE
from valtable.kernel.course import Step
from valtable.kernel.journal import Entry
from valtable.kernel.log import ActionLine
from valtable.kernel.refusal import Args
from valtable.texts import LANGUAGES

NAMES = ["Ana", "Iker", "Marco", "Bianca", "Zoe"]


def terminal_of(table: Table, language: str = "en", width: int = 120, height: int = 0) -> Terminal:
    size = {"height": height, "force_terminal": True} if height else {}
    console = Console(width=width, color_system=None, highlight=False, **size)  # type: ignore[arg-type]  # both are known
    return Terminal(console, GAME, NAMES[: table.state.seats], language)


def told(table: Table, about: str | None = None, seat: int = 0, **how: int | str) -> str:
    """The status with the list, or the answer to `?`, in one line."""
    terminal = terminal_of(table, **how)  # type: ignore[arg-type]  # language, width and height
    renderer, view = renderer_for(terminal), GAME.view(table.state, seat)
    offers = number(renderer, GAME.offers(table.state, seat))
    brief = renderer.brief(view)
    assert brief is not None
    with terminal.console.capture() as capture:
        if about is None:
            terminal.show(brief)
            terminal.show(draw_offers(renderer, offers))
        else:
            explain(renderer, view, offers, about)
    return " ".join(capture.get().split())


def drawn(table: Table, seat: int | None = 0) -> str:
    terminal = terminal_of(table)
    with terminal.console.capture() as capture:
        terminal.show(renderer_for(terminal).table(GAME.view(table.state, seat)))
    return capture.get()


@pytest.mark.ruling("C28")
def test_equal_choices_say_how_many_there_are_and_what_each_answer_decides() -> None:
    table = at_table(roll=(2, 5), citizens={0: ["merchant"] * 2})
    said = told(table)
    assert "2 choices to make" in said
    assert "1 Gain 2 Gold → then choose 1 more" in said
    assert "2 Gain 2 Magic → this decides both: 4 Magic" in said
    herald = at_table(roll=(3, 3))
    assert "Strength → gain 1 Strength, then choose 1 more: Strength or Magic" in told(herald)
    assert "3 Magic → gain 1 Magic, this decides both: 2 Magic" in told(herald)
    before = herald.has(0)["magic"]
    assert herald.play("resource magic", seat=0).has(0)["magic"] == before + 2, "as it was said"
    last = at_table(roll=(3, 3)).play("resource strength", seat=0)
    assert "choices to make" not in told(last)
    assert "3 Gold (undo to take it first)" in told(last)


def test_a_near_miss_is_explained_by_name_with_its_number_and_its_reason() -> None:
    table = at_table().have(0, gold=9, strength=0, magic=0).domain(15, "blood_crow_army")
    listed = told(table)
    assert "Blood Crow Army (need " in listed
    offers = number(renderer_for(terminal_of(table)), GAME.offers(table.state, 0))
    at = next(n for n, one in enumerate(offers, 1) if one.args.get("card") == "domain:blood_crow_army")
    said = told(table, "blood crow")
    assert f"{at} Build Blood Crow Army" in said
    assert "For Blood Crow Army you need 3 Soldiers more." in said
    assert "Not part of the question" not in said
    assert "blood_crow_army" not in said, "names, not keys"


@pytest.mark.parametrize("language", LANGUAGES)
def test_near_misses_are_short_in_the_list_and_whole_when_asked_for(language: str) -> None:
    table = at_table().have(0, gold=0, strength=1, magic=1)
    remedy = terminal_of(table, language).texts.attribute("refusal-cannot_pay_slay", "remedy")
    assert remedy is not None
    assert remedy not in told(table, language=language)
    assert told(table, "", language=language).count(remedy) == 3, "Treant, Owlbear and Dire Bear"
    if language == "en":
        assert "Treant (need 1 Strength more)" in told(table)
        assert "Goblin (need 1 Strength more)" in told(table.have(0, gold=0, strength=0, magic=5))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("width", "height", "most"), [(120, 40, 16), (80, 30, 29)])
def test_the_list_leaves_room_for_the_table(width: int, height: int, most: int, language: str) -> None:
    table = at_table(citizens={0: ["cleric", "archer", "butcher"]}).have(0, gold=9, strength=9, magic=9)
    terminal = terminal_of(table, language, width, height)
    renderer = renderer_for(terminal)
    offers = number(renderer, GAME.offers(table.state, 0))
    assert sum(one.refusal is None for one in offers) > 15
    assert terminal.rows(draw_offers(renderer, offers)) <= most


def test_monsters_show_their_type_where_it_can_count() -> None:
    table = at_table().monster(0, "goblin", "wraith")
    assert "3 VP, Titan" in told(table, "wraith")
    assert "Monsters, column 1: Wraith" in told(table, "titan")
    assert "· Titan" in drawn(table)
    giant = BOX.monsters.index("giant")
    hunters = [
        duke for duke, pack in enumerate(BOX.duke_set)
        if pack == "base" and (PER_TYPE, BOX.monster_type[giant]) in [line[:2] for line in BOX.duke_lines[duke]]
    ]  # fmt: skip
    table.state.duke_bag.append(table.state.dealt[0][table.state.kept[0]])
    for duke in (hunters[0], next(duke for duke in table.state.duke_bag if duke not in hunters)):
        table.state.dealt[0][table.state.kept[0]] = duke
        cell = Cell(terminal_of(table, width=60), GAME, GAME.view(table.state, 0))
        assert cell.type_counts(giant) == (duke in hunters), "it is shown there even if that takes another row"


def test_the_powers_of_ones_domains_are_read_however_many_there_are() -> None:
    lasting = ["the_violet_thorn", "pratchetts_plateau", "gargans_embrace"]
    table = at_table(domains={0: [*lasting, "rogues_landing"]})
    said = " ".join(drawn(table).split())
    texts = terminal_of(table).texts
    for id_ in lasting:
        assert f"{texts.thing(f'domain:{id_}')}: {texts.describe(f'domain:{id_}')}" in said
    assert str(texts.describe("domain:rogues_landing")) not in said, "that was for its building"


def test_what_a_domain_adds_to_a_slaying_is_shown_before_and_is_what_comes() -> None:
    table = at_table(domains={0: ["the_violet_thorn"]}).have(0, gold=0, strength=2, magic=0)
    assert "Slay Goblin for 1 Strength → gain 1 Gold; 1 Magic from The Violet Thorn; 1 VP" in told(table)
    assert table.play("slay 0").has(0)["magic"] == 1


def test_icons_on_domains_stand_apart_and_are_said_to_count_for_dukes() -> None:
    table = at_table(citizens={0: ["archer"]}, domains={0: ["the_violet_thorn"]})
    row = next(line for line in drawn(table).splitlines() if line.startswith("● Ana"))
    assert "1+1" in row
    assert "count for Dukes" in told(table, "violet thorn")


@pytest.mark.ruling("R29")
@pytest.mark.parametrize(("duke", "more"), [("isabella_the_righteous", 0), ("reese_the_firebrand", -1)])
def test_a_domain_says_what_ones_duke_makes_of_it(duke: str, more: int) -> None:
    """For Isabella 1 for the Soldier and 2 for the Holy icon, less the 3 that the Gold was worth."""
    table = at_table(citizens={0: ["archer", "cleric"]}).domain(15, "the_violet_thorn").have(0, gold=20, magic=0)
    table.state.dealt[0][table.state.kept[0]] = BOX.dukes.index(duke)
    before = GAME.standing(GAME.view(table.state, 0)).rows[-1].points[0] or 0
    said = told(table)
    table.play("build 15")
    net = (GAME.standing(GAME.view(table.state, 0)).rows[-1].points[0] or 0) - before
    assert net == more
    assert (f"Duke {net:+} VP net".replace("-", "−") in said) == bool(net)


def test_vp_tokens_are_named_so_and_only_where_there_are_any() -> None:
    table = at_table()
    assert "VP token" not in told(table)
    table.state.res[0][3] = 2
    assert "2 VP tokens" in told(table)


def test_the_end_is_announced_before_it_comes() -> None:
    table = at_table()
    assert "ends the game" not in told(table)
    for slot in (5, 6, 7):
        table.event(slot, "mimic")
    assert "One more stack ends the game." in told(table)
    assert "Last round." in told(table.event(8, "mimic"))


def test_a_question_of_the_base_game_mentions_no_module() -> None:
    assert "Sail" not in told(at_table(), "")
    assert "gargan soul" not in told(at_table(), "gargan").casefold()


def story(viewer: int | None, *entries: Entry) -> str:
    terminal = terminal_of(at_table())
    with terminal.console.capture() as capture:
        terminal.show(draw_turns(terminal, [Step(ActionLine(1, 0, "done"), list(entries), False, "")], viewer))
    return " ".join(capture.get().split())


def test_the_harvest_names_everybody_once_and_oneself_card_by_card() -> None:
    chosen: Args = {"seat": "seat:0", "gains": ["resource:magic"] * 2, "card": "citizen:merchant"}
    swapped: Args = {"seat": "seat:0", "paid": ["resource:strength"], "gains": ["resource:gold"] * 2}
    entries = [
        Entry("income", "harvest", {"seat": "seat:0", "gains": ["resource:gold"]}, {}),
        Entry("income", "harvest", {"seat": "seat:1", "gains": ["resource:gold"]}, {}),
        Entry("gained", "effects", None, {0: chosen}),
        Entry("exchanged", "exchanges", None, {0: swapped | {"card": "citizen:mercenary"}}),
        Entry("harvested", "harvest", swapped | {"gains": ["resource:gold"] * 2 + ["resource:magic"] * 2}, {}),
        Entry("harvested", "harvest", {"seat": "seat:1", "paid": [], "gains": ["resource:magic"] * 2}, {}),
    ]
    own = "●1 Gold, 2 Magic (Merchant), 2 Gold for 1 Strength (Mercenary)"
    assert story(0, *entries) == f"· Harvest: {own} ■1 Gold and 2 Magic."
    assert "●1 Gold, 2 Gold and 2 Magic for 1 Strength ■1 Gold and 2 Magic." in story(None, *entries)


def test_an_action_is_told_apart_from_income_and_a_theft_names_its_victim() -> None:
    took = Entry("took", "gain", {"seat": "seat:1", "gains": ["resource:gold"]}, {})
    taken: Args = {"seat": "seat:0", "other": "seat:1", "card": "monster:gargoyle"}
    said = story(None, took, Entry("taken_captive", "captives", taken, {}))
    assert "Iker gains 1 Gold as an action." in said
    assert "Ana takes the Gargoyle from Iker, without its reward." in said


@pytest.mark.ruling("R20")
def test_the_victim_of_a_captive_is_part_of_the_event() -> None:
    table = at_table(slain={1: ["goblin"]}, citizens={0: ["rogue", "rogue", "cleric", "cleric", "archer", "butcher"]})
    table.domain(15, "purloiners_perch").have(0, gold=20, magic=0).play("build 15")
    assert [event.args["other"] for event in table.events("taken_captive")] == ["seat:1"]


def test_a_monster_stack_is_called_by_its_area() -> None:
    stack: Args = {"slot": 2, "stack": "slot:2", "area": "area:ruins", "replaces": "no"}
    assert "The Monster stack “Ruins” is exhausted." in story(None, Entry("exhausted", "exhausted", stack, {}))


def test_rules_cite_no_rulings_at_the_table() -> None:
    terminal = terminal_of(at_table())
    with terminal.console.capture() as capture:
        read_rules(terminal, "exhausted")
        read_rules(terminal, "scoring")
    assert not re.search(r"\([CR]\d", capture.get())
