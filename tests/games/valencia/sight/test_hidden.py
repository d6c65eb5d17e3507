"""Who knows what: screens, stacks and piles; Rulings 7, 35 to 38, 46."""

from __future__ import annotations

import msgspec
import pytest

from tests.games.valencia.position import GAME, Position, fresh, kind
from valtable.kernel.chance import FastChance


@pytest.mark.rule("hidden")
@pytest.mark.ruling("7")
@pytest.mark.ruling("37")
def test_a_view_gives_sums_and_never_what_is_behind_other_screens() -> None:
    table = Position().coins(1, 7, 4).goods(1, wine=2).goods(2, oranges=1).stacks(0, [1]).begin("a")
    view = table.view(0)
    assert [screen.seat for screen in view.screens] == [0]
    assert (view.all_coins, view.supply) == (12, [5, 6, 4, 6, 6])
    assert table.view(None).screens == []


@pytest.mark.ruling("37")
def test_an_imagined_world_shares_out_the_rest() -> None:
    table = Position().coins(1, 7, 4).goods(1, wine=2).stacks(0, [1]).begin("a")
    luck, coins, wine = FastChance(1), set(), set()
    for _ in range(60):
        world = GAME.imagine(table.view(0), luck)
        assert sum(world.coins) == 12
        assert world.coins[0] == 1
        assert world.goods[1][2] + world.goods[2][2] == 2
        coins.add(world.coins[1])
        wine.add(world.goods[1][2])
    assert len(coins) > 4
    assert wine == {0, 1, 2}


@pytest.mark.ruling("35")
@pytest.mark.ruling("36")
def test_who_is_ready_may_have_kept_any_of_the_dealt_tasks() -> None:
    table = fresh(3, FastChance(3)).play("keep 1", "confirm", seat=1)
    luck, kept = FastChance(1), set()
    for _ in range(200):
        world = GAME.imagine(table.view(0), luck)
        assert len(world.kept[1]) + len(world.returned[1]) == 5
        assert world.dealt[1] == ()
        kept.add(len(world.kept[1]))
    assert kept == {1, 2, 3, 4, 5}


@pytest.mark.ruling("36")
def test_who_is_ready_may_have_drawn_any_card_of_the_pile() -> None:
    table = Position().pile(0, 1, 2).pile(1, 1, 2, 3, 4, 5, 6).pile(2, 1, 2).plan(deck_0=[0], deck_1=[0], deck_2=[0])
    table.play("stop", "confirm", seat=1)
    luck, alone = FastChance(1), set()
    for _ in range(120):
        stacks = GAME.imagine(table.view(0), luck).stacks[1]
        if sum(map(len, stacks)) == 1:
            alone.add(stacks[0][0])
    assert alone == {kind(card) for card in range(1, 7)}


@pytest.mark.ruling("37")
def test_with_two_players_the_other_purse_is_exact() -> None:
    table = Position(2).nina(1, 1, 1, 1).coins(3, 8).goods(1, wine=2).stacks(0, [1]).begin("a")
    world = GAME.imagine(table.view(0), FastChance(1))
    assert (world.coins, world.goods[1]) == ([3, 8], [0, 0, 2, 0, 0])


@pytest.mark.ruling("7")
@pytest.mark.ruling("36")
def test_others_see_stacks_by_size_and_not_in_their_owners_order() -> None:
    table = Position().stacks(1, [1, 6, 6], [2], [3, 4]).stacks(0, [1]).begin("a")
    assert table.view(0).stack_sizes[1] == [1, 2, 3]
    assert table.view(0).stacks == [[kind(1)]]
    place = next(place for place in GAME.table(table.view(0)).places if place.id == "stacks 1")
    assert [thing.ref for thing in place.things] == ["stack:1", "stack:2", "stack:3"]
    assert all(thing.hidden for thing in place.things)


@pytest.mark.ruling("37")
def test_declining_and_being_unable_look_alike() -> None:
    seen = []
    for coins in ((0, 9, 1), (9, 0, 1)):
        place = Position().coins(*coins).member(1, "1_7", "7_0", "7_4").stacks(0, [6]).stacks(2, [1]).figure(0)
        table = place.begin("b", "oranges").play("reveal 0", "pass", "done", "done")
        assert (table.seat, table.asked) == (0, "place")
        before = msgspec.json.encode(table.view(2))
        table.play("done")
        seen.append((before, msgspec.json.encode(table.view(2)), table.events))
    assert seen[0] == seen[1]


@pytest.mark.ruling("38")
def test_revealed_discards_are_public_and_unrevealed_ones_are_not() -> None:
    table = Position().unseen(1, 6, 5).stacks(0, [1]).begin("a")
    view = table.view(0)
    assert Position().unseen(0, 6, 5).begin("h").view(None).own_unseen == []
    assert view.unseen_discards == [0, 2, 0]
    assert view.own_unseen == []
    assert kind(5) in view.discards[1]
    assert table.view(1).own_unseen == [kind(5), kind(6)]
