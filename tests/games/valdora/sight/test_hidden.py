"""What nobody may know: unseen pages, backs, others' completed commissions (R26, R27)."""

from __future__ import annotations

import msgspec
import pytest

import valtable
from tests.games.valdora.position import BOX, GAME, Loaded, Position, Table, fresh, held, page
from tests.kits import kit_of
from valtable.bots import Clock, make_bot
from valtable.games.valdora.sight.view import ValdoraView
from valtable.kernel.chance import FastChance
from valtable.kernel.errors import Refused
from valtable.kernel.log import SetupLine
from valtable.kernel.undo import undo_line

RED_5 = held("c", "red 5", "yellow", "right")
YELLOW_4 = held("d", "yellow 4", "silver 3", "right")


@pytest.mark.rule("hidden")
@pytest.mark.ruling("R26")
def test_no_card_of_the_data_is_named_in_views_events_or_the_running_log() -> None:
    match = valtable.new("valdora", seats=3, seed=5)
    for _ in range(300):
        seat = match.decisions[0].seat
        match.play(seat, match.choices(seat)[-1 if len(match.choices(seat)) > 3 else 0])
    sent = [match.view(seat) for seat in (None, 0, 1, 2)]
    told = [match.story(seat) for seat in (None, 0, 1, 2)]
    text = msgspec.json.encode([sent, told]).decode() + match.log.encode()
    assert "commission_0" not in text
    assert "equipment_0" not in text


@pytest.mark.rule("hidden")
@pytest.mark.ruling("R26")
def test_the_back_of_the_front_page_is_in_no_state_yet() -> None:
    """Two pages show silver 1: which of them it is is decided when it is turned, and both remain possible."""
    backs = set()
    for outcome in (0, 1):
        table = Position().at(0, "road_02").shows("c", "silver 1").begin(0, Loaded(outcome))
        backs.add(table.play("move city_c", "turn right").top("c", "left"))
    assert backs == {"commission:red", "commission:yellow"}


@pytest.mark.rule("hidden")
@pytest.mark.ruling("R26")
def test_pages_once_seen_are_remembered_for_everybody() -> None:
    position = Position().left("c", page("c", "red 6", "green 4"), page("c", "blue 4", "silver 2"))
    table = position.begin(0)
    for viewer in (None, 0, 1, 2):
        view = GAME.view(table.state, viewer)
        assert view.left[2] == [page("c", "red 6", "green 4"), page("c", "blue 4", "silver 2")]


@pytest.mark.rule("hidden")
@pytest.mark.ruling("R27")
def test_others_know_the_number_of_completed_commissions_and_nothing_else() -> None:
    table = Position().completed(0, RED_5, YELLOW_4).begin(1)
    mine, theirs = GAME.view(table.state, 0), GAME.view(table.state, 1)
    assert mine.completed[0] == sorted([RED_5, YELLOW_4])
    assert (theirs.completed, theirs.completed_n) == ([[], [], []], [2, 0, 0])
    assert RED_5 // 2 in theirs.unaccounted[2], "it may be anywhere among the unseen"
    assert theirs.unseen[2] == len(theirs.unaccounted[2]) - 1


@pytest.mark.rule("hidden")
@pytest.mark.ruling("R19")
@pytest.mark.ruling("R27")
def test_a_standing_shown_to_others_leaves_commission_points_out() -> None:
    table = Position().completed(0, RED_5).craftsmen(0, red=1).begin(1)
    assert table.standing(0).totals[0] == 15
    rows = {row.source: row.points[0] for row in table.standing(1).rows}
    assert rows == {"commissions": None, "colors": 10, "workshops": 0, "bonus": 0, "gems": 0}
    assert table.standing(1).totals[0] is None
    assert table.standing(None).totals == (None, None, None)


@pytest.mark.rule("hidden")
@pytest.mark.rule("options")
@pytest.mark.ruling("R27")
def test_the_table_may_play_with_open_commissions() -> None:
    table = Position(open_points=True).completed(0, RED_5).begin(1)
    assert GAME.view(table.state, 2).completed[0] == [RED_5]
    assert table.standing(None).totals == (5, 0, 0)


@pytest.mark.rule("hidden")
@pytest.mark.ruling("R27")
def test_at_the_scoring_everything_is_shown() -> None:
    table = Position().completed(0, RED_5).last_round().begin(2).play("move road_07", "end")
    assert GAME.view(table.state, None).completed[0] == [RED_5]
    assert table.standing(1).totals == (5, 0, 0)


@pytest.mark.rule("hidden")
@pytest.mark.ruling("R27")
def test_an_imagined_table_fits_the_front_and_keeps_every_card() -> None:
    table = Position().completed(1, RED_5, YELLOW_4).shows("c", "silver 1").begin(0)
    view = GAME.view(table.state, 0)
    for seed in range(20):
        world = GAME.imagine(view, FastChance(seed))
        assert GAME.view(world, 0) == view
        assert any(BOX.recto[p] == world.front[2] for p in world.bag[2])
        assert GAME.census(world).keys() == GAME.census(table.state).keys()


def undoable(table: Table, *steps: str) -> bool:
    """Whether the last of these steps can be taken back alone."""
    match = table.match()
    for step in steps:
        match.play(0, step)
    try:
        match.undo(0)
    except Refused as error:
        return error.refusal.reason != "undo_needs_consent"
    return True


@pytest.mark.rule("pages")
@pytest.mark.ruling("R29")
def test_a_new_face_cannot_be_unseen_and_known_pages_can_be_turned_back() -> None:
    position = Position().at(0, "road_02").coins(0, 5).left("c", page("c", "red 6", "green 4"))
    table = position.begin(0)
    assert not undoable(table, "move city_c", "turn right")
    assert undoable(table, "move city_c", "turn left")
    assert undoable(table, "move city_c", "turn left", "turn right")
    assert not undoable(table, "move city_c", "buy right")
    assert undoable(table, "move city_c", "buy left")


@pytest.mark.rule("pages")
@pytest.mark.ruling("R29")
def test_a_back_without_chance_is_a_reveal_all_the_same() -> None:
    """Whoever does not know others' completed commissions could not have named it."""
    position = Position().at(0, "road_02").coins(0, 5).completed(1, held("c", "silver 1", "yellow", "right"))
    table = position.unseen("c", page("c", "silver 1", "red")).begin(0)
    assert not undoable(table, "move city_c", "turn right")


@pytest.mark.rule("hidden")
@pytest.mark.ruling("R26")
def test_luck_is_told_by_faces_and_needs_no_deck_order() -> None:
    match = valtable.new("valdora", seats=3, seed=9)
    line = match.log.lines[0]
    assert isinstance(line, SetupLine)
    streams = [stream for stream, _ in line.chance]
    assert streams.count("start") == 1
    assert [name for name in dict.fromkeys(streams) if name.startswith("book:")] == [f"book:{b}" for b in BOX.books]
    assert all(streams.count(f"book:{b}") == 1 for b in BOX.books), "one recto of each book, nothing more"
    assert len(fresh().state.bag[2]) == 27, "the page behind the front is not decided"


@pytest.mark.rule("hidden")
@pytest.mark.ruling("R26")
def test_whoever_listened_knows_every_pile_in_its_order() -> None:
    """The kit's memory, from events alone, contradicts a table whose covered pages lie in another order."""
    kit, match, found = kit_of("valdora"), valtable.new("valdora", seats=3, seed=3), 0
    bots = [make_bot("greedy", GAME, seat) for seat in range(3)]
    for _ in range(150):
        seat = match.decisions[0].seat
        match.play(seat, bots[seat].choose(match.view(seat), match.choices(seat), Clock(), bots[seat].chance))
        view = match.view(seat)
        assert isinstance(view, ValdoraView)
        world = GAME.imagine(view, FastChance(1))
        assert not kit.contradiction(match.story(seat), world, seat)
        for pile in (*world.left, *world.right):
            faces = [(BOX.recto[p], BOX.verso[p]) for p in pile]
            if faces != faces[::-1]:
                pile.reverse()
                assert kit.contradiction(match.story(seat), world, seat)
                pile.reverse()
                found += 1
    assert found, "no pile ever had two different pages"


def test_nothing_is_decided_in_secret_and_no_refused_undo_says_so() -> None:
    """A turn that ends by itself lies between one's choice and the others'."""
    match, said = valtable.new("valdora", seats=3, seed=5), set()
    for _ in range(120):
        seat = match.decisions[0].seat
        match.play(seat, match.choices(seat)[0])
        for other in range(3):
            try:
                undo_line(match.course, other)
            except Refused as refused:
                said.add(refused.refusal.details.get("since"))
    assert said == {None, "other", "luck"}
