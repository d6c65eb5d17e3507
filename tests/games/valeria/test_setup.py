"""Rulebook, "Components" and "Setup": what lies on the table before the first roll."""

from __future__ import annotations

import tomllib

import pytest

from tests.games.dice import Loaded
from tests.games.valeria.position import BOX, GAME, at_table
from valtable import games
from valtable.games.valeria.state.state import State
from valtable.kernel.chance import FastChance
from valtable.kernel.components import Components
from valtable.kernel.errors import Malformed


def set_up(seats: int, **options: object) -> State:
    return GAME.setup(GAME.decode_options(options), seats, FastChance(1))


@pytest.mark.rule("components")
@pytest.mark.ruling("C5")
def test_the_box_has_the_rulebooks_numbers_of_cards() -> None:
    base = [kind for kind, pack in enumerate(BOX.citizen_set) if pack == "base"]
    assert (len(base), sum(BOX.copies[kind] for kind in base)) == (18, 108)
    monsters = [m for m in range(BOX.first_event) if BOX.monster_set[m] == "base"]
    assert sum(BOX.monster_copies[m] + BOX.monster_extra[m] for m in monsters) == 48
    assert (BOX.domain_set.count("base"), BOX.duke_set.count("base"), BOX.exhausted_copies) == (24, 10, 10)
    skeleton = BOX.monsters.index("skeleton")
    assert (BOX.monster_copies[skeleton], BOX.monster_extra[skeleton]) == (2, 1)


def test_the_action_table_has_448_actions() -> None:
    assert len(GAME.actions) == 448


@pytest.mark.rule("setup")
def test_everybody_has_2_gold_1_magic_and_three_starters() -> None:
    state = set_up(3)
    assert state.res == [[2, 0, 1, 0]] * 3
    assert [BOX.starters[card] for card in (*BOX.plain_starters, BOX.herald)] == [
        "starter_peasant", "starter_knight", "starter_herald",
    ]  # fmt: skip


@pytest.mark.rule("centre")
@pytest.mark.ruling("R1")
@pytest.mark.ruling("R2")
@pytest.mark.ruling("C53")
@pytest.mark.parametrize(("seats", "cards", "domains"), [(2, 5, 3), (4, 5, 3), (5, 6, 4)])
def test_the_centre_has_four_rows_of_five(seats: int, cards: int, domains: int) -> None:
    state = set_up(seats, layout="first_game")
    assert [len(stack) for stack in state.stacks] == [cards] * 15
    assert [1 + left for left in state.left] == [domains] * 5
    tops = [BOX.strength[stack[-1]] for stack in state.stacks[:5]]
    assert tops == sorted(tops)
    assert [BOX.areas[area] for area in state.areas] == ["hills", "ruins", "forest", "valley", "mountains"]
    for stack in state.stacks[:5]:
        strengths = [BOX.strength[card] for card in stack]
        assert strengths == sorted(strengths, reverse=True)
        assert BOX.types[BOX.monster_type[stack[0]]] == "boss"
    assert [BOX.number[stack[-1]] for stack in state.stacks[5:]] == list(range(10))


@pytest.mark.rule("centre")
@pytest.mark.ruling("R38")
@pytest.mark.parametrize("layout", ["first_game", "glittering_gold", "mastery_over_magic", "monster_blood"])
def test_the_recommended_set_ups(layout: str) -> None:
    preset = next(p for p in tomllib.loads(GAME.components.files["setup.toml"])["preset"] if p["id"] == layout)
    state = set_up(2, layout=layout)
    assert {BOX.areas[area] for area in state.areas} == set(preset["monsters"])
    assert [BOX.citizens[stack[-1]] for stack in state.stacks[5:]] == preset["citizens"]
    domains = [BOX.domains[card] for card in state.domain_bag + state.tops]
    assert len(domains) == 24 - len(preset["remove_domains"])
    assert not set(domains) & set(preset["remove_domains"])


@pytest.mark.rule("centre")
@pytest.mark.ruling("C43")
def test_areas_and_citizens_by_choice_and_the_rest_at_random() -> None:
    state = set_up(2, areas="caverns+swamp", citizens="monk+thief")
    assert {"caverns", "swamp"} <= {BOX.areas[area] for area in state.areas}
    assert {"monk", "thief"} <= {BOX.citizens[stack[-1]] for stack in state.stacks[5:]}
    layouts = {set_up(2).areas for _ in range(1)} | {
        GAME.setup(GAME.decode_options({}), 2, FastChance(n)).areas for n in range(9)
    }
    assert len(layouts) > 3


@pytest.mark.rule("exhausted-deck")
@pytest.mark.ruling("C4")
@pytest.mark.ruling("C37")
@pytest.mark.parametrize(
    ("options", "upper", "lower"),
    [
        ({}, [3, 6], [0, 0]),
        ({"exhausted_deck": "events_on_top"}, [3, 0], [0, 6]),
        ({"exhausted_deck": "one_and_one"}, [3, 3], [0, 0]),
        ({"monster_events": False}, [0, 6], [0, 0]),
    ],
)
def test_the_exhausted_deck_of_three_players(options: dict[str, object], upper: list[int], lower: list[int]) -> None:
    state = set_up(3, **options)
    assert (state.upper, state.lower) == (upper, lower)
    assert len(state.event_bag) == (0 if options == {"monster_events": False} else 6), "which Events is not known"


@pytest.mark.rule("dukes")
def test_everybody_keeps_one_of_two_dukes_at_the_same_time_and_in_secret() -> None:
    table = at_table(seats=3)
    fresh = GAME.setup(GAME.decode_options({}), 3, Loaded())
    assert [(d.kind, d.sealed) for d in GAME.decisions(fresh)] == [("duke", "dukes")] * 3
    assert GAME.view(fresh, 0).dealt == fresh.dealt[0]
    assert GAME.view(fresh, None).dealt == []
    assert GAME.view(table.state, 1).dukes == [-1, table.state.dealt[1][0], -1]
    assert [event.kind for event in table.events("kept", seat=1)] == ["kept"]
    assert table.events("kept", seat=None) == []


@pytest.mark.parametrize(
    ("seats", "options", "problem"),
    [
        (6, {}, "is for 1 to 5 players"),
        (1, {"no_duke": True}, "no_duke_alone"),
        (2, {"areas": "atlantis"}, "no_such_name"),
        (2, {"areas": "the_deep"}, "pack_not_in_play"),
        (2, {"areas": "hills+hills"}, "too_many_areas"),
        (2, {"citizens": "smuggler"}, "pack_not_in_play"),
        (2, {"citizens": "cleric+monk"}, "same_number"),
        (2, {"citizens": "cleric", "mixed": True}, "mixed_uses_all"),
    ],
)
def test_what_cannot_be_played_is_refused_with_its_reason(seats: int, options: dict[str, object], problem: str) -> None:
    with pytest.raises(Malformed, match=problem):
        GAME.check_options(GAME.decode_options(options), seats)


@pytest.mark.parametrize(
    ("file", "old", "new", "problem"),
    [
        ("citizens.toml", "{gain = {magic = 3}}", "{win = {magic = 3}}", "no such verb: win"),
        ("citizens.toml", "{gain = {magic = 3}}", "{gain = {mana = 3}}", "no parameter mana"),
        ("citizens.toml", 'id = "cleric"', 'id = "monk"', "the same id"),
        ("citizens.toml", "copies = 6", "copies = 8", "32 Citizens and Starters of one number"),
        (
            "monsters.toml",
            'count = "monsters", area = "hills"',
            'count = "monsters", area = "hell"',
            "nothing is called",
        ),
        ("monsters.toml", "copies = 3", "copies = 4", "cards for"),
        ("dukes.toml", "resources_per_vp = 3", "resource_per_vp = 3", "unknown field"),
        ("setup.toml", '"cleric", "merchant"', '"merchant", "cleric"', "one Citizen for each number"),
    ],
)
def test_a_slip_of_the_pen_in_a_file_is_named(file: str, old: str, new: str, problem: str) -> None:
    files = dict(GAME.components.files)
    assert old in files[file]
    files[file] = files[file].replace(old, new, 1)
    with pytest.raises(Malformed, match=problem):
        games.find("valtable.games.valeria.game:Valeria")(Components("custom", files))
