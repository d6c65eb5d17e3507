"""Rulebook, "Game setup" and "The task cards" (dealt); Rulings 1, 2, 17, 35, 41."""

from __future__ import annotations

import pytest

import valtable
from tests.games.valencia.position import BOX, GAME, fresh
from valtable.games.valencia.box.city import FOUNTAIN, pack
from valtable.games.valencia.people.wishes import TasksWish
from valtable.kernel.chance import FastChance
from valtable.kernel.errors import Unplayable
from valtable.texts import LANGUAGES, Catalogue


def tile_of(packed: int) -> int:
    """Which tile a state means, whichever side and way round it lies."""
    return next(n for n in range(len(BOX.tiles)) if packed in {pack(n, side, k) for side in (0, 1) for k in range(4)})


@pytest.mark.rule("setup")
@pytest.mark.ruling("35")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_everything_public_lies_open_before_tasks_are_chosen(seats: int) -> None:
    table = fresh(seats, FastChance(3))
    state = table.state
    assert state.coins == [5] * seats
    assert sorted(state.boards) == [0, 1, 2, 3, 4]
    assert len(set(state.fountains)) == 5
    assert table.sits("nobility") == [state.holder]
    assert table.sits("church") == [(state.holder + 1) % seats]
    assert sum(state.members) == 15 * seats - 2
    assert all(len(dealt) == 5 for dealt in state.dealt)
    assert GAME.deciders(state) == list(range(seats))
    assert {decision.kind for decision in GAME.decisions(state)} == {"choose_tasks"}


@pytest.mark.rule("tasks")
@pytest.mark.ruling("17")
@pytest.mark.ruling("35")
def test_at_least_one_task_is_kept_in_secret_and_the_number_is_public() -> None:
    table = fresh(3, FastChance(3))
    assert table.refusal("confirm", 1) == "keep_one_task"
    table.play("keep 1", "keep 3", seat=1)
    assert table.refusal("keep 1", 1) == "already_kept"
    assert table.refusal("keep 2", 1) == "asked_in_order"
    table.play("confirm", seat=1)
    assert table.view(0).tasks_held == table.view(0).tasks_returned == [0, 0, 0]
    assert table.view(0).open_lanes == [True, False, True]
    table.play("keep 0", "confirm", seat=0).play("keep 4", "confirm", seat=2)
    assert table.view(None).tasks_held == [1, 2, 1]
    assert table.view(None).tasks_returned == [4, 3, 4]
    assert [told["n"] for told in table.happened("tasks_chosen")] == [1, 2, 1]
    assert len(table.view(1).returned) == 3
    assert not set(table.state.task_bag) & {task for returned in table.state.returned for task in returned}
    assert GAME.decision(table.state, 0).sealed == "planning 1"


def test_tasks_are_sent_at_once_in_any_order() -> None:
    match = valtable.new(GAME, seats=3, seed=4)
    match.wish(1, TasksWish((4, 0)))
    assert 1 not in {decision.seat for decision in match.decisions}


@pytest.mark.ruling("1")
@pytest.mark.ruling("2")
@pytest.mark.parametrize(("seats", "tiles"), [(2, 4), (3, 8), (4, 8), (5, 8)])
def test_twelve_tiles_are_eight_and_four(seats: int, tiles: int) -> None:
    for seed in range(30):
        state = fresh(seats, FastChance(seed)).state
        used = [BOX.tiles[tile_of(packed)] for packed in state.build]
        assert len({tile.id for tile in used}) == tiles
        assert {tile.set for tile in used} == {"duo" if seats == 2 else "core"}


@pytest.mark.rule("city")
@pytest.mark.rule("options")
@pytest.mark.ruling("41")
def test_layouts_first_game_random_and_spare_tiles() -> None:
    first = {fresh(3, FastChance(seed), layout="first_game").state.build for seed in range(5)}
    assert first == {BOX.first_build(3)}
    assert len({fresh(3, FastChance(seed)).state.build for seed in range(20)}) == 20
    sets = set()
    for seed in range(20):
        build = fresh(3, FastChance(seed), reserve=True).state.build
        sets |= {BOX.tiles[tile_of(packed)].set for packed in build}
    assert sets == {"core", "reserve"}
    for spare in (tile for tile in BOX.tiles if tile.stands_in_for):
        drawn = set()
        for seed in range(20):
            build = fresh(3, FastChance(seed), reserve=True).state.build
            drawn.add(tuple({BOX.tiles[tile_of(packed)].id for packed in build} & {spare.id, spare.stands_in_for}))
        assert drawn == {(spare.id,), (spare.stands_in_for,)}, "one of the two, by lot"


@pytest.mark.rule("options")
@pytest.mark.ruling("41")
@pytest.mark.parametrize(("seats", "layout"), [(2, "random"), (2, "first_game"), (3, "first_game"), (5, "first_game")])
def test_spare_tiles_that_could_not_be_laid_are_refused(seats: int, layout: str) -> None:
    options = GAME.decode_options({"reserve": True, "layout": layout})
    with pytest.raises(Unplayable) as caught:
        GAME.check_new_game(options, seats)
    assert caught.value.refusal.reason == "no_spare_tiles"
    for language in LANGUAGES:
        texts = Catalogue("valencia", language)
        assert texts.text("refusal-no_spare_tiles", {})
        assert texts.attribute("refusal-no_spare_tiles", "remedy")
    GAME.check_new_game(GAME.decode_options({"reserve": True}), 3)
    with pytest.raises(Unplayable):
        valtable.new("valencia", seats=seats, seed=1, options={"reserve": True, "layout": layout})


@pytest.mark.ruling("41")
def test_a_game_that_was_begun_for_two_with_spare_tiles_goes_on_without_them() -> None:
    options = GAME.decode_options({"reserve": True})
    GAME.check_options(options, 2)
    used = {BOX.tiles[tile_of(packed)].set for packed in GAME.setup(options, 2, FastChance(1)).build}
    assert used == {"duo"}


@pytest.mark.rule("city")
@pytest.mark.ruling("41")
@pytest.mark.parametrize(("seats", "totals"), [(2, (26, 6, 8)), (4, (52, 8, 16))])
def test_every_build_has_the_same_totals_corners_and_centre(seats: int, totals: tuple[int, int, int]) -> None:
    for seed in range(200):
        city = fresh(seats, FastChance(seed), reserve=seats > 2).state.city
        assert (len(city.spaces), len(city.fountain_spaces), len(city.bushes)) == totals
        assert len(city.around.at_central) == 8
        assert all(city.kind[corner] < FOUNTAIN for corner in city.around.corners)
        prices = [city.price[cell] for cell in city.spaces]
        assert {price: prices.count(price) for price in range(6)} == {
            int(price): n for price, n in BOX.layouts[seats].spaces_per_price.items()
        }
        guilds = [len(cells) for cells in city.of_guild]
        assert guilds == list(BOX.layouts[seats].spaces_per_guild.values())


@pytest.mark.ruling("3")
def test_the_steps_are_a_to_i_with_seven_auctions() -> None:
    assert BOX.auctions == 7
    assert [len(rewards) for rewards in BOX.rewards] == [2, 3, 1, 3, 1, 3, 1, 0, 0]
