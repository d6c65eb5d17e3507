"""The rules as read at a table: they follow its options, and tell all that scores, ends the game and steals."""

from __future__ import annotations

import re
import tomllib
from importlib import resources
from typing import Any

import pytest
from rich.console import Console

from tests.games.valeria.position import BOX
from valtable import games
from valtable.cli.terminal import Terminal
from valtable.games.valeria.options import ValeriaOptions
from valtable.texts import LANGUAGES, Catalogue, load_rules

KINDS = ("citizens", "extra_citizens", "domains", "extra_domains", "agents")
SWITCHES = [
    ("scoring", "duke_resources", "pooled", "per_type"),
    ("herald", "herald", "book", "printed"),
    ("exhausted-deck", "exhausted_deck", "shuffled", "one_and_one"),
    ("exhausted-deck", "exhausted_deck", "shuffled", "events_on_top"),
    ("exhausted-deck", "monster_events", True, False),
    ("build", "new_domain_power", "at_once", "next_turn"),
    ("coxswain", "coxswain", "book", "printed"),
    ("exekratys", "exekratys_offering", "own", "bank"),
    ("agents", "agents_magic", False, True),
    ("ward-towers", "tower_icons", True, False),
    ("ward-towers", "tower_face", "a", "b"),
    ("tower-discount", "tower_discount", "any", "strength_or_magic"),
    ("scoring", "no_duke", False, True),
    ("scoring", "crimson_seas", False, True),
    ("scoring", "ward_towers", False, True),
    ("end", "ward_towers", False, True),
    ("end", "crimson_seas", False, True),
    ("setup", "margraves", False, True),
]


def read(id_: str, seats: int = 3, language: str = "en", **options: Any) -> str:
    chosen = ValeriaOptions(**options)
    given = {name: getattr(chosen, name) for name in chosen.__struct_fields__}
    return load_rules("valeria", language).at(given, seats).section(id_).body


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("id_", "option", "one", "other"), SWITCHES)
def test_a_section_follows_the_switch_it_tells_of(id_: str, option: str, one: Any, other: Any, language: str) -> None:
    usual, switched = (read(id_, 3, language, **{option: value}) for value in (one, other))
    assert set(switched.splitlines()) - set(usual.splitlines()), f"nothing is told of {option}={other}"
    assert set(usual.splitlines()) - set(switched.splitlines()) or len(switched) > len(usual)
    assert "when=" not in usual + switched


@pytest.mark.rule("herald")
@pytest.mark.parametrize("language", LANGUAGES)
def test_an_older_game_reads_the_same_rules(language: str) -> None:
    """What the book says was once called `seed`."""
    game = games.load("valeria")
    assert game.decode_options({"herald": "seed", "coxswain": "seed"}) == ValeriaOptions()
    terminal = Terminal(Console(), game, ["Ana"], language)
    terminal.played = ({"herald": "seed"}, 3)
    assert terminal.rules.section("herald").body == read("herald", 3, language)


@pytest.mark.rule("end")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_one_number_of_exhausted_stacks_is_told(seats: int, language: str) -> None:
    entries = [line for line in read("end", seats, language).splitlines() if line.startswith("- ")]
    numbers = [int(n) for line in entries for n in re.findall(r"\d+", line)]
    assert numbers[0] == BOX.exhausted_to_end[seats]


@pytest.mark.rule("scoring")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("modules", [{}, {"crimson_seas": True}, {"ward_towers": True}, {"no_duke": True}])
def test_every_row_of_the_score_is_told(modules: dict[str, bool], language: str) -> None:
    texts, told = Catalogue("valeria", language), read("scoring", 3, language, **modules).lower()
    rows = {"goods", "tomes", "nobles"} if "crimson_seas" in modules else set()
    rows |= {"banners"} if "ward_towers" in modules else set()
    every = {row: texts.score(row).lower() for row in ("goods", "tomes", "nobles", "banners")}
    entries = [line for line in told.splitlines() if line.startswith("- ")]
    assert {row for row, word in every.items() if any(line.startswith(f"- {word}:") for line in entries)} == rows


@pytest.mark.rule("stealing")
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_steals_is_listed_with_its_amounts(language: str) -> None:
    texts = Catalogue("valeria", language)
    body = load_rules("valeria", language).section("stealing").body
    for kind, id_, amounts in thieves():
        name = texts.thing(f"{kind}:{id_}")
        assert name in body, f"{name} steals, and the rules do not say so"
        after = body.split(name, 1)[1]
        told = re.findall(r"\d+", after)[: len(amounts)]
        assert [int(n) for n in told] == amounts, name


def thieves() -> list[tuple[str, str, list[int]]]:
    found = []
    for file in KINDS:
        path = resources.files("valtable.games.valeria") / "data" / "1" / f"{file}.toml"
        kind = "agent" if file == "agents" else "citizen" if "citizens" in file else "domain"
        for card in tomllib.loads(path.read_text("utf-8"))[kind]:
            for step in card.get("on_turn", []) + card.get("effects", []):
                if "steal" in step:
                    found.append((kind, card["id"], [n for each in step["steal"]["options"] for n in each.values()]))
    assert len(found) > 9
    return found
