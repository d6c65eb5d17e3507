"""What can be looked up: the summary card, the pages seen so far, and the map as data."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.valdora.position import BOX, GAME, Position, Table, page, space
from valtable.kernel.table import Place, Thing
from valtable.texts import Catalogue, load_rules


def place(table: Table, wanted: str, viewer: int | None = 0) -> Place:
    return next(one for one in GAME.table(GAME.view(table.state, viewer)).places if one.id == wanted)


@pytest.mark.rule("summary")
def test_the_summary_card_counts_every_face_of_a_book_and_lies_aside() -> None:
    card = place(Position().begin(0), "summary")
    assert card.aside
    counted: Counter[str] = Counter()
    for thing in card.things:
        counted[thing.ref] += thing.count
    assert {ref: n for ref, n in counted.items() if ref.startswith("equipment")} == dict.fromkeys(
        (f"equipment:{kind}" for kind in ("shovel", "pick", "hammer", "chisel", "cart", "horse")), 6
    )
    assert {ref.partition(":")[2]: n for ref, n in counted.items() if ref.startswith("commission")} == {
        "silver": 12, "yellow": 12, "white": 6, "violet": 6, "red": 6, "blue": 6, "green": 6,
    }  # fmt: skip


@pytest.mark.rule("summary")
def test_a_row_of_the_summary_card_is_a_crest_with_its_points() -> None:
    card = place(Position().begin(0), "summary")
    silver = [thing for thing in card.things if thing.ref == "commission:silver"]
    assert [(thing.count, thing.marks) for thing in silver] == [
        (4, (("wants", {"wants": ["coin:silver"]}), ("points", {"n": points}))) for points in (1, 2, 3)
    ]
    rows = [card.things[start : start + card.columns] for start in range(0, len(card.things), card.columns)]
    commissions = [row for row in rows if row[0].ref.startswith("commission")]
    assert all(len({thing.ref for thing in row}) == 1 for row in commissions)


def marks(thing: Thing) -> dict[str, object]:
    return dict(thing.marks)


@pytest.mark.rule("workshops")
@pytest.mark.parametrize("language", ["en", "es"])
def test_the_rules_print_what_the_workshops_ask_for_and_bring(language: str) -> None:
    """Every colour stands in one row, with the numbers of its tile."""
    rows = [
        line.strip("| ").split(" | ")
        for line in load_rules("valdora", language).section("workshops").body.splitlines()
        if line.startswith("|")
    ]
    printed = {color: tuple(map(int, numbers)) for colors, *numbers in rows[2:] for color in colors.lower().split(", ")}
    names = [Catalogue("valdora", language).attribute(f"craftsman-{crest}", "short") for crest in BOX.crests]
    assert [printed[name or ""] for name in names] == list(zip(BOX.required, BOX.workshop_points, strict=True))


@pytest.mark.rule("hidden")
@pytest.mark.ruling("R26")
def test_covered_pages_that_were_seen_are_listed_with_both_faces_for_everybody() -> None:
    position = Position().left("c", page("c", "red 6", "green 4"), page("c", "blue 4", "silver 2"))
    position.right("c", page("c", "silver 1", "red")).shows("c", "red 4")
    table = position.begin(0)
    for viewer in (None, 0, 2):
        seen = place(table, "seen_commission_c", viewer)
        assert seen.aside
        assert [(thing.ref, marks(thing)["lies"]) for thing in seen.things] == [
            ("commission:silver", {"side": "side:right", "n": 1}),
            ("commission:red", {"side": "side:right", "n": 2}),
            ("commission:silver", {"side": "side:left", "n": 1}),
            ("commission:green", {"side": "side:left", "n": 2}),
        ]
        assert [marks(thing).get("back") for thing in seen.things] == [
            {"card": "commission:red", "wants": ["gem:ruby"], "points": 4},
            None,
            {"card": "commission:blue", "wants": ["gem:sapphire"], "points": 4},
            {"card": "commission:red", "wants": ["gem:ruby"], "points": 6},
        ], "nobody has turned the page below them yet"


@pytest.mark.rule("hidden")
@pytest.mark.ruling("R26")
def test_at_the_start_one_front_of_each_book_is_seen_and_no_back() -> None:
    table = Position().begin(0)
    for book in BOX.books:
        (front,) = place(table, f"seen_{book}").things
        assert marks(front)["lies"] == {"side": "side:right", "n": 1}
        assert "back" not in marks(front)


@pytest.mark.rule("movement")
def test_the_map_lies_as_the_board_is_printed() -> None:
    """Thirty spaces with forty-one links, each once, in the order of the things."""
    valley = place(Position().begin(0), "map")
    assert valley.chart is not None
    assert [thing.ref for thing in valley.things] == [f"space:{name}" for name in BOX.spaces]
    assert valley.chart.at == BOX.at
    assert len(valley.chart.links) == 41
    assert (space("city_a"), space("road_01")) in valley.chart.links
    for a, b in valley.chart.links:
        assert a < b
        assert b in BOX.links[a]
