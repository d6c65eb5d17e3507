"""Rulebook, "Components and Setup", step 4: the display, its rows and columns, and the sections of the street."""

from __future__ import annotations

import pytest

from tests.games.valletta.position import (
    ABOVE_FAR,
    ABOVE_NEAR,
    BELOW_FAR,
    BELOW_NEAR,
    BOX,
    GAME,
    Position,
    Table,
    building,
    fresh,
    town,
)
from valtable.games.valletta.box.components import COLORS
from valtable.kernel.chance import FastChance
from valtable.kernel.table import Place


def place(table: Table, name: str) -> Place:
    return next(found for found in GAME.table(table.view(None)).places if found.id == name)


def names(table: Table, side: str) -> list[str]:
    return [thing.ref.removeprefix("building:") for thing in place(table, side).things]


@pytest.mark.rule("display")
@pytest.mark.ruling("V15")
@pytest.mark.parametrize(("seats", "green", "blue", "yellow"), [(2, 6, 8, 6), (3, 8, 10, 7), (4, 10, 12, 8)])
def test_setup_4_so_many_buildings_of_each_color(seats: int, green: int, blue: int, yellow: int) -> None:
    for seed in range(5):
        display = fresh(seats, FastChance(seed)).state.display
        colors = [COLORS[BOX.building_color[b]] for b in display]
        assert {color: colors.count(color) for color in colors} == {"green": green, "blue": blue, "yellow": yellow}
        assert len(set(display)) == len(display)


@pytest.mark.rule("display")
def test_setup_4_the_colors_are_shuffled_together() -> None:
    first_cards = {COLORS[BOX.building_color[fresh(2, FastChance(seed)).state.display[0]]] for seed in range(20)}
    assert first_cards == {"green", "blue", "yellow"}


@pytest.mark.rule("display")
@pytest.mark.ruling("V19")
@pytest.mark.parametrize(("seats", "above", "below"), [(2, 2, 2), (3, 3, 2), (4, 3, 3)])
def test_setup_4_rows_of_five_lie_above_and_below_the_street(seats: int, above: int, below: int) -> None:
    table = fresh(seats, FastChance(1))
    assert (len(names(table, "above")), place(table, "above").columns) == (above * 5, 5)
    assert (len(names(table, "below")), place(table, "below").columns) == (below * 5, 5)


@pytest.mark.rule("display")
@pytest.mark.ruling("V19")
def test_setup_4_the_first_row_on_each_side_lies_beside_the_street_and_the_next_outside_it() -> None:
    table = town().begin(0)
    assert names(table, "above") == [*ABOVE_FAR, *ABOVE_NEAR]
    assert names(table, "below") == [*BELOW_NEAR, *BELOW_FAR]


@pytest.mark.rule("display")
@pytest.mark.ruling("V19")
def test_with_three_players_the_fifth_row_is_the_outermost_above() -> None:
    fifth = ("bank_1", "bank_2", "bank_3", "joinery_1", "joinery_2")
    rows = [
        ("tavern_1", "tavern_2", "bathhouse", "site_office_1", "site_office_2"),
        ("plaster_works", "market_hall_1", "market_hall_2", "warehouse", "customs_house"),
        ("back_alley", "hiring_hall", "scriptorium", "shipyard", "exchange_house"),
        ("plan_chamber", "imperial_residence", "spanish_auberge", "papal_chapel", "cassars_house"),
    ]
    table = Position(seats=3).display(*rows, fifth).begin(0)
    assert names(table, "above") == [*fifth, *rows[2], *rows[0]]
    assert names(table, "below") == [*rows[1], *rows[3]]


@pytest.mark.rule("display")
def test_setup_8_every_free_building_shows_the_character_paired_with_it() -> None:
    things = {thing.ref: dict(thing.marks) for thing in place(town().begin(0), "above").things}
    assert things["building:bank_1"]["character"] == {"card": "character:banker"}
    assert things["building:bank_3"]["character"] == {"card": "character:banker"}
    assert things["building:bathhouse"]["character"] == {"card": "character:bath_keeper"}


@pytest.mark.rule("display")
@pytest.mark.ruling("V19")
def test_a_built_card_stays_where_it_is_under_the_house_of_its_owner() -> None:
    table = town().hand(0, "builder", "maid").goods(0, gold=1, wood=1, stone=1).begin(0)
    before = names(table, "above")
    table.play("play builder", "construct bank_1")
    assert names(table, "above") == before
    bank = place(table, "above").things[before.index("bank_1")]
    assert bank.seat == 0
    assert "character" not in dict(bank.marks)


@pytest.mark.rule("display")
def test_a_building_left_in_the_box_is_refused_as_not_in_the_display() -> None:
    table = town().hand(0, "builder", "maid").goods(0, gold=9, wood=9, stone=9, brick=9).begin(0)
    table.play("play builder")
    assert building("shipyard") not in table.state.display
    assert table.refusal("construct shipyard") == "not_in_display"
    assert table.refusal("upgrade shipyard") == "not_in_display"
    assert table.refusal("construct bank_1") == ""


# Sections of the street and the columns they face (V20)


@pytest.mark.rule("sections")
@pytest.mark.ruling("V20")
@pytest.mark.parametrize(
    ("space", "column"),
    [(1, 1), (5, 1), (6, 2), (10, 2), (11, 3), (15, 3), (16, 4), (20, 4), (21, 5), (25, 5)],
)
def test_five_spaces_of_the_street_face_one_column(space: int, column: int) -> None:
    scored = []
    for name in ABOVE_NEAR:
        table = town().jean(space).hand(0, "builder", "maid").goods(0, gold=2, wood=1, stone=1, brick=1).begin(0)
        table.play("play builder", f"construct {name}")
        scored.append(table.points(0))
    assert scored == [int(number == column) for number in range(1, 6)]


@pytest.mark.rule("sections")
@pytest.mark.ruling("V20")
def test_a_column_is_all_its_cards_above_and_below_the_street() -> None:
    for name in (ABOVE_FAR[2], ABOVE_NEAR[2], BELOW_NEAR[2], BELOW_FAR[2]):
        table = town().jean(13).hand(0, "builder", "maid").goods(0, gold=3, wood=1, stone=1, brick=2).begin(0)
        table.play("play builder", f"construct {name}")
        assert table.points(0) == 1, name


@pytest.mark.rule("upgrade")
@pytest.mark.ruling("V22")
def test_a_building_shows_what_it_costs_to_construct_and_then_to_upgrade() -> None:
    def price(table: Table) -> dict[str, object]:
        shown = next(thing for thing in place(table, "above").things if thing.ref == "building:bank_3")
        return {kind: args["cost"] for kind, args in shown.marks if "cost" in args}

    materials = ["good:wood", "good:brick", "good:brick"]
    assert price(town().begin(0)) == {"cost": ["good:gold", "good:gold", *materials]}
    assert price(town().owns(1, "bank_3").begin(0)) == {"upgrade": materials}
    assert price(town().owns(1, "bank_3", upgraded=True).begin(0)) == {}


@pytest.mark.rule("sections")
@pytest.mark.ruling("V20")
def test_on_the_tower_jean_faces_no_column() -> None:
    for name in ABOVE_NEAR:
        table = town().jean(0).hand(0, "builder", "maid").goods(0, gold=2, wood=1, stone=1, brick=1).begin(0)
        table.play("play builder", f"construct {name}")
        assert table.points(0) == 0, name


@pytest.mark.rule("sections")
@pytest.mark.rule("character-toni_bajada")
@pytest.mark.ruling("V20")
@pytest.mark.parametrize(("space", "points"), [(0, 0), (1, 2), (5, 2), (6, 0)])
def test_bajada_counts_the_column_jean_faces_and_nothing_on_the_tower(space: int, points: int) -> None:
    position = town().owns(0, "bank_1").owns(1, "bank_2").jean(space)
    table = position.hand(0, "toni_bajada", "maid").begin(0).play("play toni_bajada")
    assert table.points(0) == points
