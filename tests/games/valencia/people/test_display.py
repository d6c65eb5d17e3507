"""The table on the screen, in the terminal and for the generic page: everything the rules need is there."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from tests.games.valencia.position import GAME, Position, Table
from valtable.cli.renderers import renderer_for
from valtable.cli.terminal import Terminal

NAMES = ["Ana", "Bruno", "Carla"]


def drawn(table: Table, seat: int | None, language: str = "en", width: int = 140, brief: bool = False) -> str:
    """The whole table, or what stands beside a question."""
    console = Console(file=io.StringIO(), width=width, color_system=None, highlight=False)
    renderer, view = renderer_for(Terminal(console, GAME, NAMES, language)), table.view(seat)
    console.print(renderer.brief(view) if brief else renderer.table(view))
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


def line_of(text: str, beginning: str) -> str:
    return next(line for line in text.splitlines() if line.startswith(beginning))


def test_every_cell_stands_in_its_row_and_column() -> None:
    """A1 is porcelain for 0 with a family member of Ana, E2 a fountain of 5, the palm tree meets A1 and B2."""
    text = drawn(scene(), 0)
    rows = text.splitlines()
    assert rows[0].startswith("   A     B     C     D     E     F     G     H")
    assert rows[1].startswith("1  P0 ●  P4    O2    T0")
    assert rows[2].index("♠") == rows[1].index("P4") - 1
    assert rows[3].index("≈5") == rows[0].index("E")
    assert rows[7][rows[0].index("D") :].startswith("◎2    ◎2")


def test_the_auction_shows_stacks_by_size_and_ones_own_by_card() -> None:
    text = drawn(scene(), 0)
    assert "▮ ▮▮▮" in line_of(text, "■ Bruno")
    assert "stacks   [1 + 6]  [3]" in text
    assert "[1 + 6]" not in drawn(scene(), 1)
    assert "▮ ▮▮" in line_of(drawn(scene(), 1), "● Ana")


def test_the_auction_shows_bids_with_their_sum_and_who_is_still_to_act() -> None:
    table = scene()
    assert "acts now" in line_of(drawn(table, 0), "● Ana")
    assert "still to act" in line_of(drawn(table, 0), "■ Bruno")
    assert "passed" in line_of(drawn(table, 0), "▲ Carla")
    table.play("reveal 0")
    assert line_of(drawn(table, 1), "● Ana").rstrip().endswith("1 + 6 = 7")


def test_the_question_of_an_auction_tells_what_is_at_stake() -> None:
    """The seat would score in five council phases; the best space is at the fountain of 5 and at the central one."""
    asked = drawn(scene(), 0, brief=True)
    assert "wine   1st: council seat, good and space (13 points)   2nd: good and space (8 points)" in asked
    assert "points: at most, by the end, on the council and in the city as they stand; without tasks" in asked
    assert "5 coins  2 loads of wine" in asked


def test_planning_tells_what_is_left_in_ones_own_pile() -> None:
    table = Position().pile(0, 1, 2, 3).pile(1, 4, 5).plan()
    assert "pile  2:  2  3" in drawn(table, 0, brief=True)
    assert "2:  2  3" not in drawn(table, None) + drawn(table, 1)
    table.play("draw", "draw", "stop", seat=0)
    assert "1 3, 2 (a comma" in drawn(table, 0, brief=True)


def test_ones_own_tasks_show_how_they_stand() -> None:
    table = scene()
    assert "✗ Two on price 0  −3  (1 of 2)" in drawn(table, 0)
    assert "✗ Richest  −3" in drawn(table, 0)
    for other in (1, 2, None):
        assert "Two on price 0" not in drawn(table, other)
        assert "Richest" not in drawn(table, other)


def test_a_task_that_others_screens_decide_shows_as_not_known() -> None:
    table = Position().tasks(0, "most_coins").coins(6, 5, 5).stacks(0, [1]).begin("a")
    assert "? Richest" in drawn(table, 0)


def test_at_the_end_everybodys_tasks_are_shown_to_all() -> None:
    table = Position().tasks(0, "cost_0").tasks(1, "nobility_or_church").member(0, "0_0").over()
    for seat in (0, 2, None):
        lines = [line.split() for line in drawn(table, seat).splitlines()]
        assert ["●", "Ana", "✗", "Two", "on", "price", "0", "−3"] in [line[:8] for line in lines]
        assert ["■", "Bruno", "✓", "Nobility", "or", "church", "4"] in [line[:7] for line in lines]


def test_with_two_players_nina_has_a_line_of_her_own() -> None:
    place = Position(2).council("oranges", 1).nina(6, 1, 1, 1).stacks(0, [4]).stacks(1, [3])
    table = place.begin("b", "oranges", nina=[3]).play("reveal 0", "reveal 0")
    text = drawn(table, 0)
    assert line_of(text, "Nina").split() == ["Nina", "3", "6"]
    assert "Nina     1  2 2 2 2  3 3 3 3  4 4 4 4  5 5 5 5  6 6 6" in text


def test_the_generic_table_names_every_cell_and_chair() -> None:
    places = {place.id: place for place in GAME.table(scene().view(0)).places}
    assert len(places["city"].things) == 64
    assert places["city"].columns == 8
    first = places["city"].things[0]
    assert (first.ref, first.seat, [mark for mark, _ in first.marks]) == ("space:0_0", 0, ["guild", "price"])
    assert len(places["council"].things) == 8
    assert dict(places["boards"].things[0].marks)["guilds"]["b"] == "guild:wine"
    assert len(places["boards"].things) == 5


def test_bushes_lie_at_the_corners_of_the_city() -> None:
    places = {place.id: place for place in GAME.table(scene().view(0)).places}
    bushes = places["bushes"]
    assert bushes.corners is not None
    assert bushes.corners.of == "city"
    found = dict(zip([thing.ref for thing in bushes.things], bushes.corners.at, strict=True))
    assert found["bush:1_1"] == (1, 1)
    assert [thing.ref for thing in bushes.things if thing.marks] == ["bush:1_1"]


def test_others_stacks_are_counted_by_size_at_a_glance() -> None:
    places = {place.id: place for place in GAME.table(scene().view(0)).places}
    shown = [(thing.ref, thing.kind, thing.count) for thing in places["stacks 1"].things]
    assert shown == [("stack:1", "counter", 1), ("stack:3", "counter", 1)]


def test_the_question_names_the_guild_of_the_auction() -> None:
    assert scene().source == "auction:wine"
    assert Position().stacks(0, [1]).stacks(1, [2]).begin("c").source == "step:c"


def test_any_action_can_be_looked_up_at_any_time() -> None:
    """A portrait of what is not asked touches nothing; none fails, whatever is asked."""
    table = scene()
    for place in (table, Position().pile(0, 1, 2).pile(1, 1, 2).plan(), Position().over()):
        for action, notation in enumerate(GAME.actions.notations):
            portrait = GAME.portray(place.state, 0, action)
            GAME.action_args(place.state, 0, GAME.actions.values[action])
            if notation.startswith("reveal") and place is not table:
                assert portrait.touches == ()


@pytest.mark.rule("draw")
@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Bruno has an empty draw pile and no stack in this round."),
        ("es", "Bruno tiene el mazo vacío y ningún montón en esta ronda."),
    ],
)
def test_who_has_nothing_to_plan_with_is_told_so(language: str, told: str) -> None:
    table = Position().pile(0, 3).pile(2, 4).plan()
    event = next(event for event in table.events if event.kind == "planned" and event.args["seat"] == "seat:1")
    assert Terminal(Console(), GAME, NAMES, language).texts.event(event, NAMES) == told
