"""The table on the screen, in the terminal and for the generic page: everything the rules need is there."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from tests.games.valencia.position import GAME, Position, Table
from valtable.cli.renderers import renderer_for
from valtable.cli.screen import Screen

NAMES = ["Ana", "Bruno", "Carla"]


def drawn(table: Table, seat: int | None, language: str = "en", width: int = 140) -> str:
    console = Console(file=io.StringIO(), width=width, color_system=None, highlight=False)
    console.print(renderer_for(Screen(console, GAME, NAMES, language)).table(table.view(seat)))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def scene() -> Table:
    place = Position().member(0, "0_0").member(1, "7_7").palm("1_1").fountain("1_4", "plain_3").council("wine", 1)
    place.stacks(0, [1, 6], [3]).stacks(1, [2, 2, 2], [4]).tasks(0, "cost_0", "most_coins").goods(0, wine=2)
    return place.begin("b", "wine")


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("width", [80, 140])
def test_the_city_shows_guild_price_members_palms_and_fountains(language: str, width: int) -> None:
    text = drawn(scene(), 0, language, width)
    assert "P0 ●" in text
    assert "♠" in text
    assert "≈5" in text
    assert "○" in text
    assert len(max(text.splitlines(), key=len)) <= width


def test_the_auction_shows_stacks_by_size_and_ones_own_by_card() -> None:
    text = drawn(scene(), 0)
    assert "▮ ▮▮▮" in text
    assert "1: 1, 6   2: 3" in text
    assert "1: 1, 6" not in drawn(scene(), 1)


def test_ones_own_tasks_show_how_they_stand() -> None:
    assert "Two on price 0  not fulfilled now: -3" in drawn(scene(), 0)
    assert "Richest  not fulfilled" in drawn(scene(), 0)
    assert "Two on price 0" not in drawn(scene(), 1)
    assert "Two on price 0" not in drawn(scene(), None)


def test_the_generic_table_names_every_cell_and_chair() -> None:
    places = {place.id: place for place in GAME.table(scene().view(0)).places}
    assert len(places["city"].things) == 64
    assert places["city"].columns == 8
    first = places["city"].things[0]
    assert (first.ref, first.seat, [mark for mark, _ in first.marks]) == ("space:0_0", 0, ["guild", "price"])
    assert len(places["council"].things) == 8
    assert dict(places["boards"].things[0].marks)["guilds"]["b"] == "guild:wine"
    assert len(places["boards"].things) == 5
