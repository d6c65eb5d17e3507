"""Random games with and without the limit of R23: everything is really reached."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.valdora.position import BOX, GAME, Position
from valtable.bots import Clock, make_bot
from valtable.bots.knowledge import knowledge_of
from valtable.games.valdora.state.state import ENDS, State
from valtable.kernel.chance import FastChance
from valtable.kernel.play import NOBODY, advance


def play(bots: str, seats: int, limit: int, seed: int) -> State:
    chance = FastChance(seed)
    state = GAME.setup(GAME.decode_options({"round_limit": limit}), seats, chance)
    players = [make_bot(bots, GAME, 100 * seed + seat) for seat in range(seats)]
    while True:
        seat, choices = advance(GAME, state, chance)
        if seat == NOBODY:
            return state
        bot = players[seat]
        GAME.apply(state, seat, bot.choose(GAME.view(state, seat), choices, Clock(), bot.chance), chance)


@pytest.mark.rule("round-limit")
@pytest.mark.ruling("R23")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_random_play_always_reaches_120_rounds(seats: int) -> None:
    for seed in range(5):
        state = play("random", seats, 120, seed)
        assert (ENDS[state.ended], state.round) == ("round_limit", 120)


@pytest.mark.rule("end")
@pytest.mark.ruling("R23")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_with_2000_rounds_random_play_comes_to_the_games_own_end(seats: int) -> None:
    met: Counter[str] = Counter()
    for seed in range(4):
        state = play("random", seats, 2000, seed)
        assert ENDS[state.ended] == "craftsmen_gone"
        assert sum(1 for n in state.tiles if n) <= 1
        met["workshops"] += 7 - state.workshops.count(NOBODY)
        met["bonus"] += sum(state.bonus)
        met["full catalogs"] += sum(1 for loads in state.loads if -2 not in loads)
    assert met["workshops"] > 7
    assert met["bonus"] > 0


@pytest.mark.rule("setup")
def test_between_bots_the_limit_is_120_and_with_people_there_is_none() -> None:
    assert GAME.bot_options == {"round_limit": 120}
    assert GAME.decode_options({}).round_limit == 0


@pytest.mark.rule("end")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_greedy_players_end_the_game_themselves(seats: int) -> None:
    state = play("greedy", seats, 120, 1)
    assert ENDS[state.ended] == "craftsmen_gone"
    assert state.round < 80


@pytest.mark.rule("unload")
@pytest.mark.ruling("R31")
def test_weighted_players_need_not_reload_a_cart_until_the_purse_is_empty() -> None:
    position = Position().at(0, "city_a").coins(0, 6).equipment(0, gold_pan="gold", cart="")
    table = position.road("road_01", ruby=1, emerald=1).begin(0).play("move road_01")
    bot = make_bot("weighted", GAME, 1)

    def picks() -> set[str]:
        view, choices = GAME.view(table.state, 0), GAME.choices(table.state, 0)
        return {GAME.actions.notations[bot.choose(view, choices, Clock(), bot.chance)] for _ in range(40)}

    assert picks() == {"load ruby cart", "load emerald cart"}
    table.play("load ruby cart")
    assert picks() == {"load emerald cart", "end"}


@pytest.mark.rule("load")
@pytest.mark.ruling("R32")
def test_greedy_players_look_at_the_loads_of_a_road_in_one_order_and_load_all_that_is_free() -> None:
    position = Position().at(0, "city_a").equipment(0, shovel="", pick="", hammer="", chisel="")
    table = position.road("road_01", gold=1, ruby=1, sapphire=1, amethyst=1, emerald=1).begin(0).play("move road_01")
    looked = table.state.copy()
    GAME.apply(looked, 0, GAME.actions.parse("load amethyst hammer"), FastChance(1))
    names = GAME.actions.notations
    assert len(GAME.choices(looked, 0)) == 5
    assert [names[n] for n in knowledge_of(GAME).follow_ups(looked, 0, GAME.choices(looked, 0))] == [
        "load emerald chisel",
        "end",
    ]
    bot, state = make_bot("greedy", GAME, 1), table.state
    while len(choices := GAME.choices(state, 0)) > 1:
        GAME.apply(state, 0, bot.choose(GAME.view(state, 0), choices, Clock(), bot.chance), FastChance(1))
    assert table.gems("road_01") == {}


@pytest.mark.rule("movement")
def test_a_move_always_exists() -> None:
    """At least six stops are in reach without provisions and at most four other pawns are about."""
    assert min(len(stops) for stops in BOX.near) == 6
