"""`valtable observations`: the schema as people and programs read it."""

from __future__ import annotations

import json

import msgspec
import pytest

from tests.cli.conftest import Run
from valtable import games
from valtable.kernel.values import Feature


@pytest.mark.parametrize("title", ["valdora", "valencia", "valeria", "valletta"])
def test_programs_are_told_the_schema_of_the_setting(run: Run, title: str) -> None:
    game = games.load(title)
    done = run("observations", title, "--players", "4", "--json")
    assert done.exit_code == 0, done.stderr
    told = json.loads(done.stdout)
    schema = game.observation_schema(4)
    assert msgspec.convert(told["features"], tuple[Feature, ...]) == schema
    assert told["size"] == sum(feature.size for feature in schema)
    assert (told["game"], told["players"], told["version"]) == (title, 4, game.observation_version)


def test_options_bring_their_features(run: Run) -> None:
    plain = run("observations", "valeria", "--players", "2", "--json").stdout
    seas = run("observations", "valeria", "--players", "2", "--options", "crimson_seas=true", "--json").stdout
    names = [{feature["name"] for feature in json.loads(text)["features"]} for text in (plain, seas)]
    assert {"island_price", "own.maps", "next1.maps"} <= names[1] - names[0]
    assert json.loads(seas)["options"]["crimson_seas"] is True


def test_people_read_place_name_range_and_meaning(run: Run) -> None:
    said = run("observations", "valletta", "--players", "2").stdout
    assert "Valletta, 2 players" in said
    assert "own.houses" in said
    assert "next1.houses" in said
    assert "next2" not in said
    assert "jugadores" in run("observations", "valletta", "--players", "2", "--lang", "es").stdout


@pytest.mark.parametrize(
    "wrong",
    [
        ("valetta",),
        ("valletta", "--players", "5"),
        ("valletta", "--options", "hire_price=7"),
        ("valletta", "--options", "no_such=1"),
        ("valletta", "--lang", "fr"),
        (),
    ],
)
def test_wrong_usage_is_told_as_such(run: Run, wrong: tuple[str, ...]) -> None:
    assert run("observations", *wrong).exit_code == 2
