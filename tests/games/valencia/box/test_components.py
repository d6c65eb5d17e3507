"""The box of Valencia: the printed counts, strict loading, and every cross-check between the files."""

from __future__ import annotations

import tomllib
from collections import Counter
from typing import Any

import pytest

from tests.games.valencia.position import BOX, GAME
from valtable.games.valencia.game import Valencia
from valtable.kernel.components import CUSTOM, Components
from valtable.kernel.errors import Malformed

FILES = GAME.components.files


def read(name: str) -> dict[str, Any]:
    return tomllib.loads(FILES[f"{name}.toml"])


def complaint(name: str, old: str, new: str) -> str:
    """What is said when one passage of one file is changed."""
    assert old in FILES[f"{name}.toml"], f"{name}.toml does not say {old!r}"
    with pytest.raises(Malformed) as caught:
        Valencia(Components(CUSTOM, FILES | {f"{name}.toml": FILES[f"{name}.toml"].replace(old, new, 1)}))
    return str(caught.value)


@pytest.mark.rule("components")
@pytest.mark.ruling("1")
@pytest.mark.ruling("42")
def test_the_count_check() -> None:
    assert Counter(tile["set"] for tile in read("city_tiles")["tile"]) == {"core": 8, "duo": 4, "reserve": 4}
    assert sum(good["count"] for good in read("goods")["good"]) == 30
    assert len(read("fountains")["fountain"]) == 10
    assert Counter(fountain["ability"] for fountain in read("fountains")["fountain"])["none"] == 5
    assert len(read("task_cards")["card"]) == 35
    assert len(BOX.base_deck) == 24
    assert sum(card["per_color"] for card in read("influence_cards")["module_card"]) == 10
    assert (BOX.privileges, BOX.palms, BOX.members, BOX.rounds) == (19, 5, 15, 5)


def test_each_guild_is_auctioned_three_times_once_each_in_b_d_and_f() -> None:
    for step in (1, 3, 5):
        assert sorted(BOX.guild_at[board][step] for board in range(5)) == [0, 1, 2, 3, 4]
    assert all(len({g for g in guilds if g >= 0}) == 3 for guilds in BOX.guild_at)


def test_there_are_393_actions() -> None:
    assert len(GAME.actions) == 393
    assert (len(BOX.space_cells), len(BOX.fountain_cells), len(BOX.bush_cells)) == (63, 39, 33)


@pytest.mark.parametrize(
    ("file", "old", "new", "said"),
    [
        ("goods", "total = 30", "total = 31", "total"),
        ("goods", 'upgrades_to = "wine"', 'upgrades_to = "cloths"', "upgrade"),
        ("goods", "value = 1", "price = 1", "price"),
        ("fountains", "total = 10", "total = 9", "total"),
        ("influence_cards", "per_color = 24", "per_color = 23", "per_color"),
        ("influence_cards", 'replaces = "influence_1"', 'replaces = "influence_9"', "unknown"),
        ("influence_cards", 'joker = ["joker"]', 'jester = ["joker"]', "kinds"),
        ("round_boards", "nina_cards = 2", "nina_cards = 1", "Nina"),
        ("round_boards", 'b = "oranges", ', "", "guild"),
        ("round_boards", '"take_good", "place_in_city"] },', '"take_goods"] },', "take_goods"),
        ("setup", "council_task_min = 3", "council_task_min = 2", "number for 4"),
        ("setup", 'removed_task_cards = ["task_one_per_city_tile"]', "removed_task_cards = []", "2 players"),
        ("setup", "count = 24", "count = 25", "coins"),
        ("task_cards", "total = 35", "total = 34", "total"),
        ("task_cards", 'kind = "count_on_cost"', 'kind = "count_on_price"', "count_on_price"),
        ("city_tiles", '"porcelain:0"', '"porcelain:9"', "porcelain:9"),
        ("city_tiles", '"porcelain:0"', '"porcelain:1"', "row 0, column 0"),
        ("city_tiles", "tiles_core = 8", "tiles_core = 9", "tiles_core"),
        ("city_tiles", 'stands_in_for = "city_corner_2"', 'stands_in_for = "city_corner_9"', "unknown"),
        ("city_layout", 'tile = "city_corner_1"', 'tile = "city_corner_x"', "unknown"),
        ("city_layout", "city_spaces = 52", "city_spaces = 53", "totals"),
    ],
)
def test_a_slip_of_the_pen_is_found(file: str, old: str, new: str, said: str) -> None:
    assert said in complaint(file, old, new)


def test_an_owner_of_the_box_can_correct_a_value() -> None:
    files = FILES | {"fountains.toml": FILES["fountains.toml"].replace("points = 6", "points = 7", 1)}
    assert Valencia(Components(CUSTOM, files)).contents.fountain_points[-1] == 7
