"""The box of Valletta: the printed counts, strict loading, and an owner's own files."""

from __future__ import annotations

import tomllib
from collections import Counter
from importlib import resources
from pathlib import Path
from random import Random
from typing import Any, cast

import pytest

import valtable
from valtable import games
from valtable.games.valletta.game import Valletta
from valtable.games.valletta.state.frames import PLAYING
from valtable.kernel.chance import FastChance
from valtable.kernel.components import CUSTOM, Components
from valtable.kernel.errors import Malformed
from valtable.kernel.log import decode
from valtable.kernel.match import Match
from valtable.kernel.refusal import OK
from valtable.kernel.replay import verify

GOODS = ("gold", "wood", "stone", "brick")
FILES = cast(Valletta, games.load("valletta")).components.files


def read(name: str) -> dict[str, Any]:
    """A file as it is printed, by the plain TOML reader."""
    return tomllib.loads(FILES[f"{name}.toml"])


def load(name: str, old: str, new: str) -> Valletta:
    """The game with one passage of one file changed."""
    assert old in FILES[f"{name}.toml"], f"{name}.toml does not say {old!r}"
    return Valletta(Components(CUSTOM, FILES | {f"{name}.toml": FILES[f"{name}.toml"].replace(old, new, 1)}))


def complaint(name: str, old: str, new: str) -> str:
    with pytest.raises(Malformed) as caught:
        load(name, old, new)
    return str(caught.value)


# The count check


@pytest.mark.rule("components")
@pytest.mark.ruling("V15")
def test_there_are_37_buildings_in_three_colours_and_26_letters() -> None:
    cards = read("buildings")["building"]
    assert Counter(card["color"] for card in cards) == {"green": 12, "blue": 15, "yellow": 10}
    assert {card["letter"] for card in cards} == set("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
    assert all(card["cost"]["gold"] >= 1 for card in cards)
    assert all(card["vp_upgraded"] == 2 * card["vp"] for card in cards)
    assert Counter(card["icon"] for card in cards) == {"gold": 10, "wood": 9, "stone": 9, "brick": 9}
    assert [sum(card["cost"][good] for card in cards) for good in GOODS] == [89, 33, 36, 37]
    assert sum(card["vp"] for card in cards) == 136
    assert {card["source"] for card in cards} == {"reconstructed"}


@pytest.mark.rule("components")
def test_there_are_73_characters_of_34_kinds() -> None:
    people = {person["id"]: person for person in read("characters")["character"]}
    start = read("starting_deck")
    deck, supply = start["card"], start["supply"]
    assert len(people) == 34
    assert sum(person["copies"] for person in people.values()) == 73
    assert 4 * sum(card["count"] for card in deck) == 32
    assert [(card["character"], card["count"]) for card in supply] == [("builder", 4)]
    assert sum(person["copies"] for person in people.values() if person["role"] == "paired") == 37
    assert Counter(person["source"] for person in people.values()) == {"public": 12, "seed": 1, "reconstructed": 21}
    for card in read("buildings")["building"]:
        pair = people[card["character"]]
        assert (pair["letter"], pair["color"]) == (card["letter"], card["color"])
    pairs = Counter(card["character"] for card in read("buildings")["building"])
    assert all(people[name]["copies"] == n for name, n in pairs.items())


@pytest.mark.rule("components")
@pytest.mark.ruling("V13")
def test_there_are_25_barrels_32_houses_and_132_goods() -> None:
    assert {row["good"]: row["count"] for row in read("barrels")["barrel"]} == {
        "gold": 7, "wood": 6, "stone": 6, "brick": 6,
    }  # fmt: skip
    contents = read("setup")["components"]
    assert (contents["houses"], contents["houses_per_player"], contents["barrel_tokens"]) == (32, 8, 25)
    assert [contents[name] for name in ("coins", "wood", "stone", "brick")] == [42, 30, 30, 30]


@pytest.mark.rule("display")
def test_the_displays_are_full_rows_of_five() -> None:
    rows = {row["players"]: row for row in read("setup")["display"]}
    numbers = {n: (row["green"], row["blue"], row["yellow"], row["total"], row["rows"]) for n, row in rows.items()}
    assert numbers == {2: (6, 8, 6, 20, 4), 3: (8, 10, 7, 25, 5), 4: (10, 12, 8, 30, 6)}


@pytest.mark.rule("character-jean_parisot_de_valette")
@pytest.mark.ruling("V11")
def test_the_name_is_spelled_parisot_everywhere() -> None:
    text = "\n".join(FILES.values())
    assert "Jean Parisot de Valette" in text
    assert "pariset" not in text.lower()


def test_every_entry_says_where_it_comes_from() -> None:
    """The marks `seed`, `public` and `reconstructed` stand at every list entry and every table."""
    for name in FILES:
        for key, value in tomllib.loads(FILES[name]).items():
            entries = value if isinstance(value, list) else [value] if isinstance(value, dict) else []
            for entry in entries:
                assert entry["source"] in ("seed", "public", "reconstructed"), f"{name}: {key}"


# Strict loading: one line that names the file and the key

DRAW = '{ op = "draw", n = 2 }'
MOVE = '{ op = "move_jean", steps = 1, mandatory = true }'
MAID = '{ op = "gain", good = "any", n = 1 }'
COPY = '{ op = "copy_previous", colors = ["red", "green"], exclude = ["apprentice"] }'
GROUP = 'count = "largest_connected_group"'
EXTRA = """wood = 1
stone = 1
brick = 1
source = "seed"

[starting_draft]
pool = ["gold", "wood", "stone", "brick"]"""


@pytest.mark.parametrize(
    ("name", "old", "new", "key"),
    [
        ("buildings", 'id = "bank_1"', 'id = "bank_1"\nheight = 3', "height"),
        ("buildings", 'icon = "gold"', 'icon = "silver"', "icon"),
        ("buildings", "vp = 2", 'vp = "2"', "vp"),
        ("buildings", "cost = { gold = 1", "cost = { gold = -1", "cost"),
        ("characters", "steps = 1", "steps = 2", "steps"),
        ("characters", 'op = "take_barrel"', 'op = "drink_barrel"', "effects"),
        ("characters", 'source = "public"', 'source = "hearsay"', "source"),
        ("barrels", 'good = "gold"', 'good = "beer"', "good"),
        ("starting_deck", "identical_for_all_players = true", "identical_for_all_players = false", "identical"),
        ("setup", "hand_size = 5", "hand_size = 5\nhand_sise = 6", "hand_sise"),
        ("setup", "[street]", "[avenue]", "avenue"),
        ("setup", "on_construct = true", "on_construct = false", "on_construct"),
        ("setup", "cards_played = 3", "cards_played = 0", "turn.cards_played"),
        ("setup", "hand_size = 5", "hand_size = 0", "turn.hand_size"),
        ("setup", "give_n = 3", "give_n = 0", "free_exchange.give_n"),
        ("setup", "lap = 25", "lap = 0", "scoring.lap"),
        ("setup", "end_goods_per_point = 3", "end_goods_per_point = 0", "scoring.end_goods_per_point"),
        ("setup", "turn_limit_each = 100", "turn_limit_each = 0", "final_phase.details.turn_limit_each"),
        ("setup", "points = 25", "points = 0", "final_phase.trigger"),
        ("setup", 'pool = ["gold", "wood", "stone", "brick"]', 'pool = ["gold"]', "starting_draft.pool"),
        ("setup", 'fireable_colors = ["red", ', "fireable_colors = [", "hire_fire.fireable_colors"),
        ("starting_deck", "opening_hand = 5", "opening_hand = 0", "deck.opening_hand"),
        ("characters", "hire = 0, fire = 1", "hire = 1, fire = 0", "effects"),
        ("characters", 'good = "choose", icon = "same"', 'good = "choose", icon = "gold"', "shipowner"),
        ("characters", "n = 2, distinct = true }", "n = 2, distinct = false }", "innkeeper"),
        ("characters", "get_n = 3, max_times = 1", "get_n = 3, max_times = 2", "moneychanger"),
        ("characters", "min_goods = 4", "min_goods = 0", "effects"),
        ("characters", "construct = true, upgrade = true", "construct = true, upgrade = false", "effects"),
        ("characters", "pay = { any = 1 }", "pay = { any = 1, gold = 1 }", "francesco_laparelli"),
        ("characters", GROUP, f"{GROUP}, filter = {{ upgraded = true }}", "matteo_perez_d_aleccio"),
        ("characters", 'filter = { color = "blue" }', 'filter = { color = "blue", upgraded = true }', "charles_v"),
        ("characters", 'exclude = ["apprentice"]', "exclude = []", "apprentice"),
        ("characters", '{ op = "gain", good = "wood", n = 1 }', '{ op = "take_barrel" }', "lumberjack"),
        ("characters", DRAW, f"{DRAW}, {MOVE}", "scribe"),
        ("characters", MAID, MAID.replace("n = 1", 'n = 1, only_if = "fired"'), "maid"),
        ("characters", COPY, f"{COPY}, {DRAW}", "apprentice"),
        (
            "setup",
            EXTRA,
            EXTRA.replace("wood = 1", "wood = 7").replace('"gold"', '"wood", "wood"'),
            "goods to begin: wood",
        ),
    ],
)
def test_a_key_or_value_that_is_not_known_is_named_with_its_file(name: str, old: str, new: str, key: str) -> None:
    problem = complaint(name, old, new)
    assert problem.startswith(f"{name}.toml: ")
    assert key in problem
    assert "\n" not in problem


@pytest.mark.parametrize(
    ("name", "old", "new", "file", "key"),
    [
        ("buildings", "blue = 15", "blue = 14", "buildings", "blue"),
        ("buildings", "all = 37", "all = 38", "buildings", "totals"),
        ("buildings", "distinct_letters = 26", "distinct_letters = 25", "buildings", "distinct_letters"),
        ("characters", "all = 73", "all = 74", "characters", "totals"),
        ("characters", "copies = 8", "copies = 7", "characters", "totals"),
        ("barrels", "count = 7", "count = 8", "barrels", "totals"),
        ("starting_deck", "size = 8", "size = 9", "starting_deck", "size"),
        ("starting_deck", "opening_hand = 5", "opening_hand = 9", "starting_deck", "opening_hand"),
        ("setup", "building_cards = 37", "building_cards = 36", "setup", "building_cards"),
        ("setup", "character_cards = 73", "character_cards = 72", "setup", "character_cards"),
        ("setup", "houses = 32", "houses = 28", "setup", "houses"),
        ("setup", "barrel_tokens = 25", "barrel_tokens = 24", "setup", "barrel"),
        ("setup", "total = 20", "total = 19", "setup", "display for 2 players"),
        ("setup", "rows_above = 3", "rows_above = 4", "setup", "display for 3 players"),
        ("setup", "sections = 5", "sections = 4", "setup", "sections"),
        ("setup", "houses = 8", "houses = 7", "setup", "final_phase.trigger"),
        ("setup", "space = 25", "space = 24", "setup", "final_phase.trigger"),
        ("setup", "wood = 30", "wood = 4", "setup", "goods"),
    ],
)
def test_a_wrong_total_is_named_with_its_file(name: str, old: str, new: str, file: str, key: str) -> None:
    problem = complaint(name, old, new)
    assert problem.startswith(f"{file}.toml: ")
    assert key in problem
    assert "\n" not in problem


@pytest.mark.parametrize(
    ("name", "old", "new", "file", "id_"),
    [
        ("buildings", 'character = "banker"', 'character = "bunker"', "buildings", "bunker"),
        ("buildings", 'id = "bank_2"', 'id = "bank_1"', "buildings", "same id"),
        ("buildings", 'letter = "A"', 'letter = "B"', "buildings", "bank_1"),
        ("buildings", "vp_upgraded = 4", "vp_upgraded = 5", "buildings", "bank_1"),
        ("buildings", "upgrade_cost = { gold = 0", "upgrade_cost = { gold = 1", "buildings", "bank_1"),
        ("characters", 'id = "builder"', 'id = "lumberjack"', "characters", "same id"),
        ("characters", 'exclude = ["apprentice"', 'exclude = ["novice"', "characters", "novice"),
        ("starting_deck", 'character = "maid"', 'character = "made"', "starting_deck", "made"),
    ],
)
def test_a_dangling_id_is_named_with_its_file(name: str, old: str, new: str, file: str, id_: str) -> None:
    problem = complaint(name, old, new)
    assert problem.startswith(f"{file}.toml: ")
    assert id_ in problem
    assert "\n" not in problem


@pytest.mark.parametrize(
    ("old", "new", "option"),
    [
        ("points = 1\non_construct", "points = 2\non_construct", "section_bonus"),
        ("on_upgrade = false", "on_upgrade = true", "section_bonus_on_upgrade"),
        ("adjacency_across_street = false", "adjacency_across_street = true", "neighbours_across_street"),
        ("give_same_kind = false", "give_same_kind = true", "exchange_same_kind"),
        ("hire_cost_gold = 0", "hire_cost_gold = 1", "hire_price"),
        ("limited_to_components = true", "limited_to_components = false", "limited_goods"),
        ("even_turns = false", "even_turns = true", "even_turns"),
    ],
)
@pytest.mark.rule("options")
def test_a_switch_is_changed_as_an_option_and_not_in_the_file(old: str, new: str, option: str) -> None:
    problem = complaint("setup", old, new)
    assert problem.startswith("setup.toml: ")
    assert f"`{option}`" in problem
    assert "\n" not in problem


def test_a_missing_file_is_named() -> None:
    files = {name: text for name, text in FILES.items() if name != "barrels.toml"}
    with pytest.raises(Malformed, match=r"^barrels\.toml: the file is missing$"):
        Valletta(Components(CUSTOM, files))


# An owner of the box corrects a file


def write_files(folder: Path, **changed: tuple[str, str]) -> Path:
    for name, text in FILES.items():
        old, new = changed.get(name.removesuffix(".toml"), ("", ""))
        assert old in text
        (folder / name).write_text(text.replace(old, new, 1), encoding="utf-8")
    return folder


def test_corrected_files_are_played_logged_and_verified(tmp_path: Path) -> None:
    """A Bank that costs 3 gold: its price is asked, and the files travel inside the log."""
    folder = write_files(tmp_path, buildings=("cost = { gold = 1, wood = 1", "cost = { gold = 3, wood = 1"))
    game = cast(Valletta, games.load("valletta", folder=folder))
    assert game.components.edition == CUSTOM
    assert game.contents.cost[game.contents.buildings.index("bank_1")] == (3, 1, 1, 0)
    match = play_at_random(valtable.new(game, seats=2, seed=5))
    log = decode(match.log.encode())
    assert log.header.data == game.components.files
    again = games.load_for(log.header)
    assert again.components.digest == game.components.digest
    assert verify(again, log).finished


@pytest.mark.rule("turn-limit")
@pytest.mark.ruling("V47")
def test_a_lower_turn_limit_in_the_file_ends_the_game_earlier(tmp_path: Path) -> None:
    folder = write_files(tmp_path, setup=("turn_limit_each = 100", "turn_limit_each = 2"))
    match = play_at_random(valtable.new(games.load("valletta", folder=folder), seats=2, seed=5))
    assert match.outcome is not None
    assert match.outcome.reason == "turn_limit"


@pytest.mark.rule("saved-material")
@pytest.mark.ruling("V32")
def test_a_price_without_materials_leaves_the_foreman_nothing_to_save() -> None:
    """No printed building is paid in gold alone; an owner's may be."""
    materials = "wood = 1, stone = 1, brick = 0 }"
    printed = f"cost = {{ gold = 1, {materials}\nupgrade_cost = {{ gold = 0, {materials}"
    game = load("buildings", printed, "cost = { gold = 2 }\nupgrade_cost = {}")
    box, chance = game.contents, FastChance(1)
    bank = box.buildings.index("bank_1")
    tables = (game.setup(game.decode_options({}), 4, FastChance(seed)) for seed in range(50))
    state = next(state for state in tables if bank in state.display)
    state.agenda, state.goods[0] = [(PLAYING, 0)], [1, 0, 0, 0]
    state.hand[0] = sorted(box.characters.index(name) for name in ("foreman", "plasterer", "maid"))
    for action in ("play foreman", "construct bank_1", "play plasterer", "upgrade bank_1"):
        assert game.why_not(state, 0, game.actions.parse(action)) == OK
        game.apply(state, 0, game.actions.parse(action), chance)
    assert (state.owner[bank], state.upgraded[bank], state.goods[0]) == (0, 1, [0, 0, 0, 0])
    assert game.decision(state, 0).kind == "play"


def test_the_printed_files_and_a_copy_of_them_are_the_same_game(tmp_path: Path) -> None:
    copy = games.load("valletta", folder=write_files(tmp_path))
    assert copy.components.digest == games.load("valletta").components.digest
    assert {item.name for item in (resources.files("valtable.games.valletta") / "data" / "1").iterdir()} == set(FILES)


def play_at_random(match: Match) -> Match:
    rng = Random(1)
    while not match.is_over:
        seat = match.decisions[0].seat
        match.play(seat, rng.choice(match.choices(seat)))
    return match
