"""What the table tells people beside the pieces: progress of tasks, prizes of the steps, the running auction."""

from __future__ import annotations

import pytest

from tests.games.valencia.position import BOX, GAME, Position, Table, written
from valtable.games.valencia.people.task_progress import progress_of
from valtable.games.valencia.sight.known import all_known
from valtable.games.valencia.task_cards import is_fulfilled
from valtable.kernel.refusal import Args


def marks_of(table: Table, seat: int | None, place: str) -> dict[str, dict[str, Args]]:
    """By thing and kind of mark; of several of a kind the last."""
    found = next((one for one in GAME.table(table.view(seat)).places if one.id == place), None)
    return {} if found is None else {thing.ref: dict(thing.marks) for thing in found.things}


@pytest.mark.parametrize(
    ("task", "spaces", "progress"),
    [
        ("outer_wall", ["0_0", "0_1", "1_0"], (3, 6)),
        ("cost_0", ["0_0"], (1, 2)),
        ("guild_wine", ["1_0", "2_0"], (2, 3)),
        ("row", ["0_0", "0_1"], (2, 3)),
        ("diagonal", ["0_0", "2_2"], (1, 3)),
        ("square", ["0_6", "0_7", "1_6"], (3, 4)),
        ("corners", ["0_0", "7_7"], (2, 2)),
        ("central_fountain", ["2_3", "2_4"], (2, 5)),
        ("every_guild", ["0_0", "0_1", "1_0", "3_2"], (3, 10)),
        ("one_per_city_tile", ["0_0", "7_7"], (2, 8)),
        ("nobility_or_church", [], (1, 1)),
        ("council", [], (1, 4)),
    ],
)
def test_a_task_counts_what_it_wants(task: str, spaces: list[str], progress: tuple[int, int]) -> None:
    state = Position().member(0, *spaces).begin("b", "wine").state
    number = BOX.tasks.index(task)
    assert progress_of(all_known(state), 0, number) == progress
    assert is_fulfilled(all_known(state), 0, number) == (progress[0] >= progress[1])


def test_a_line_that_others_have_closed_is_not_counted_as_begun() -> None:
    state = Position().member(0, "0_0", "0_1").member(1, "0_2").begin("b", "wine").state
    assert progress_of(all_known(state), 0, BOX.tasks.index("row")) == (1, 3)


def test_tasks_that_look_behind_screens_count_nothing() -> None:
    known = all_known(Position().begin("b", "wine").state)
    for task in ("most_coins", "more_goods_than_neighbour", "loners", "ten_minus_coins"):
        assert progress_of(known, 0, BOX.tasks.index(task)) is None


def test_the_prize_is_worth_the_seat_until_the_end_and_the_best_space_one_can_pay() -> None:
    """In round 3 of 5 the seat brings three points; of the wine spaces only the one at the fountain counts more."""
    place = Position().round(3).fountain("1_1", "plain_5").coins(3, 3, 3).stacks(0, [1]).stacks(1, [2])
    steps = marks_of(place.begin("b", "wine"), 0, "steps")
    assert steps["step:b"]["guild"] == {"guild": "guild:wine"}
    assert "step_now" in steps["step:b"]
    assert "step_done" in steps["step:a"]
    table = place.begin("b", "wine")
    first, second = [
        args for kind, args in next(
            thing for thing in next(one for one in GAME.table(table.view(0)).places if one.id == "steps").things
            if thing.ref == "step:b"
        ).marks if kind == "prize_points"
    ]  # fmt: skip
    assert first["what"] == ["prize:seat", "prize:good", "prize:space"]
    assert second["what"] == ["prize:good", "prize:space"]
    # 1_0 costs 3 and touches the fountain of 6: 1 + 6.
    assert second["n"] == 7
    assert first["n"] == 7 + 3


def test_nothing_is_worth_anything_to_a_spectator() -> None:
    steps = marks_of(Position().stacks(0, [1]).stacks(1, [2]).begin("b", "wine"), None, "steps")
    assert "prize" in steps["step:b"]
    assert not any("prize_points" in marks for marks in steps.values())


def test_ones_own_seat_is_at_stake_too() -> None:
    """Ana holds the wine seat: she may lose its three points. In E the sale is told beside the seat."""
    table = Position().round(3).council("wine", 0).goods(0, wine=2).coins(0, 5, 5).stacks(0, [1]).begin("b", "wine")
    steps = next(one for one in GAME.table(table.view(0)).places if one.id == "steps").things
    prizes = {thing.ref: [pair for pair in thing.marks if pair[0].startswith("prize")] for thing in steps}
    kind, first = prizes["step:b"][0]
    assert kind == "prize_points"
    assert first["what"] == ["prize:held", "prize:good", "prize:space"]
    assert prizes["step:e"] == [
        ("prize_sale", {"place": 1, "what": ["prize:sale", "prize:seat"], "n": 3, "coins": 6})
    ]  # fmt: skip


def effects_on(table: Table, notation: str) -> list[tuple[str, Args]]:
    offer = next(offer for offer in GAME.offers(table.state, 0) if offer.notation == notation)
    return [(effect.kind, effect.args) for effect in offer.effects]


def test_placing_tells_what_it_does_for_ones_own_tasks() -> None:
    """A second corner fulfils one task, the money spent helps another; the sixth at the wall is far away."""
    place = Position().member(0, "0_0").tasks(0, "corners", "outer_wall", "ten_minus_coins")
    place.coins(3, 9, 9).stacks(0, [6]).stacks(1, [1]).figure(0)
    city = place.begin("b", "wine").state.city
    corner = next(cell for cell in city.around.corners if cell != 0 and city.kind[cell] == 2 and city.price[cell] <= 3)
    spot = f"{corner // 8}_{corner % 8}"
    table = place.begin("b", "wine").play("reveal 0", "pass", "done", "done")
    effects = dict(effects_on(table, f"place {spot}"))
    assert effects["tasks_gain"] == {
        "n": 9 + city.price[corner], "tasks": ["task:corners", "task:ten_minus_coins"],
    }  # fmt: skip
    assert "tasks_loss" not in effects


def test_a_move_tells_which_tasks_it_would_lose() -> None:
    table = Position().member(0, "0_0", "7_7").tasks(0, "corners").stacks(0, [6]).figure(0).begin("g")
    table.play("reveal 0", "lift 0_0")
    assert dict(effects_on(table, "land 0_1"))["tasks_loss"] == {"n": 9, "tasks": ["task:corners"]}


def test_what_others_screens_decide_is_not_told() -> None:
    """Whether Ana stays richest depends on hidden money: the hint says nothing of it."""
    place = Position().tasks(0, "most_coins").coins(6, 5, 1).stacks(0, [6]).stacks(1, [1]).figure(0)
    table = place.begin("b", "wine").play("reveal 0", "pass", "done", "done")
    offers = [offer for offer in GAME.offers(table.state, 0) if offer.kind == "place"]
    assert offers
    assert not any(effect.kind.startswith("tasks") for offer in offers for effect in offer.effects)


def test_what_goods_would_sell_for_is_told_to_their_owner_alone() -> None:
    table = Position().goods(0, wine=2).stacks(0, [1]).stacks(1, [2]).begin("b", "wine")
    assert marks_of(table, 0, "steps")["step:c"]["prize_coins"]["n"] == 6
    assert marks_of(table, 1, "steps")["step:c"]["prize_coins"]["n"] == 0


def test_the_auction_shows_bids_in_the_order_of_acting() -> None:
    table = Position().figure(1).stacks(0, [6]).stacks(1, [5], [2, 1]).begin("b", "wine")
    assert list(marks_of(table, 0, "auction")) == ["seat:1", "seat:2", "seat:0"]
    table.play("reveal 0")
    lanes = marks_of(table, 0, "auction")
    assert lanes["seat:1"] == {"bids": {"n": 3, "place": 1}}
    assert lanes["seat:0"] == {"acts": {}}
    assert lanes["seat:2"] == {"passed": {}}


def test_when_the_winner_has_the_figure_the_places_stay_as_they_were() -> None:
    table = Position().figure(1).stacks(0, [4]).stacks(1, [4]).stacks(2, [6]).begin("b", "wine")
    table.play("reveal 0", "reveal 0", "reveal 0")
    assert table.state.holder == 2
    lanes = marks_of(table, 0, "auction")
    assert {lane: marks["bids"] for lane, marks in lanes.items()} == {
        "seat:1": {"n": 4, "place": 2}, "seat:2": {"n": 6, "place": 1}, "seat:0": {"n": 4, "place": 3},
    }  # fmt: skip
    assert list(lanes) == ["seat:1", "seat:2", "seat:0"]


def test_a_stack_says_the_place_it_would_have_now() -> None:
    table = Position().figure(1).stacks(0, [3], [6]).stacks(1, [5]).begin("b", "wine")
    table.play("reveal 0")
    effects = {offer.notation: offer.effects for offer in GAME.offers(table.state, 0) if offer.kind == "reveal"}
    told = {notation: [(effect.kind, effect.args) for effect in found] for notation, found in effects.items()}
    assert told["reveal 0"] == [("influence", {"n": 3}), ("place_now", {"place": 2})]
    assert told["reveal 1"] == [("influence", {"n": 6}), ("place_now", {"place": 1})]


@pytest.mark.rule("nina")
def test_nina_is_in_the_auction_from_the_start_and_no_place_is_sure_before_her() -> None:
    place = Position(2).figure(1).nina(6, 1, 1, 1).stacks(0, [3], [6]).stacks(1, [5])
    table = place.begin("b", "wine", nina=[3])
    assert marks_of(table, 0, "auction")["figure:nina"] == {"shows_last": {"n": 1}}
    table.play("reveal 0")
    told = [offer.effects[1] for offer in GAME.offers(table.state, 0) if offer.kind == "reveal"]
    assert [(effect.kind, effect.args) for effect in told] == [
        ("place_before_nina", {"place": 2}), ("place_before_nina", {"place": 1}),
    ]  # fmt: skip
    table.play("reveal 1")
    assert marks_of(table, 0, "auction")["figure:nina"] == {"bids": {"n": 6, "place": 1}}
    table = Position(2).nina(6, 1, 1, 1).stacks(0, [3]).stacks(1, [5]).begin("f", "wine")
    assert marks_of(table, None, "auction")["figure:nina"] == {"shows_last": {"n": 2}}


def test_where_nina_takes_no_part_she_is_not_in_the_auction() -> None:
    two = Position(2).figure(1).nina(6, 1, 1, 1).stacks(0, [3]).stacks(1, [5])
    assert "figure:nina" not in marks_of(two.begin("c"), 0, "auction")
    three = Position().figure(1).stacks(0, [3]).stacks(1, [5])
    assert "figure:nina" not in marks_of(three.begin("b", "wine"), 0, "auction")


def test_without_a_rewarded_place_the_stack_says_so() -> None:
    place = Position().figure(1).stacks(0, [3], [1]).stacks(1, [5]).stacks(2, [4])
    table = place.begin("b", "wine")
    table.play("reveal 0")
    table.play("reveal 0")
    told = [offer.effects[1].kind for offer in GAME.offers(table.state, 0) if offer.kind == "reveal"]
    assert told == ["no_place_now", "no_place_now"]


def test_ones_own_draw_pile_is_listed_to_its_owner_alone() -> None:
    table = Position().pile(0, 1, 1, 4).stacks(0, [6]).stacks(1, [2]).begin("b", "wine")
    places = {place.id: place for place in GAME.table(table.view(0)).places}
    assert "left 1" not in places
    left = {thing.ref: thing.count for thing in places["left 0"].things}
    assert left == {"card:influence_1": 2, "card:influence_4": 1}


@pytest.mark.rule("ranking")
@pytest.mark.ruling("39")
def test_the_auction_reads_as_it_was_decided_while_cards_are_taken_back() -> None:
    """The Joker stays worth 2 by the 6 that goes back, and who takes a single card back has not passed."""
    place = Position(4, joker=True).figure(0).stacks(0, [6]).stacks(1, [4]).stacks(2, [2, 3, 3]).stacks(3, ["joker", 1])
    table = place.begin("c").play("reveal 0", "reveal 0", "reveal 0", "reveal 0")
    decided = {"seat:0": (6, 2), "seat:1": (4, 3), "seat:2": (8, 1), "seat:3": (3, 4)}
    for seat in (0, 1, 3):
        assert (table.asked, table.seat) == ("back", seat)
        shown = {lane: marks["bids"] for lane, marks in marks_of(table, None, "auction").items()}
        assert shown == {lane: {"n": n, "place": rank} for lane, (n, rank) in decided.items()}
        table.play(table.choices[0])
    assert marks_of(table, None, "auction") == {}
    assert [written(below) for below in table.view(0).below] == [[6], [4], [], [1]]


@pytest.mark.rule("back")
@pytest.mark.parametrize(("number", "told"), [(4, []), (5, [("no_more_draws", {})])])
def test_in_the_last_round_a_card_for_the_draw_pile_says_that_it_changes_nothing(
    number: int, told: list[object]
) -> None:
    place = Position().round(number).stacks(0, [3]).stacks(1, [4])
    assert effects_on(place.begin("c").play("reveal 0", "reveal 0"), "back influence_3") == told
    place = Position().round(number).fountain("1_1", "recall").stacks(0, [6]).figure(0)
    table = place.begin("b", "wine").play("reveal 0", "done", "done", "place 1_0")
    assert effects_on(table, "recall influence_4") == told


def test_a_good_that_is_taken_lies_in_the_supply_and_one_that_is_sold_behind_ones_screen() -> None:
    taken = Position().stacks(0, [3]).begin("b", "wine").play("reveal 0", "done")
    sold = Position().goods(0, wine=1).stacks(0, [3]).begin("c").play("reveal 0")
    assert {offer.touches for offer in GAME.offers(taken.state, 0) if offer.kind == "take"} == {("good:wine",)}
    assert ("good:wine",) in [offer.touches for offer in GAME.offers(sold.state, 0) if offer.kind == "sell"]
    assert (GAME.meant["take"], GAME.meant["sell"]) == (("supply",), ("area",))
