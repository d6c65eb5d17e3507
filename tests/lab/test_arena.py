"""The arena is fair: mirrored luck, rotated seats, honest intervals."""

from __future__ import annotations

from collections import Counter
from xml.etree import ElementTree

import msgspec
import pytest

from valtable.lab.arena import Entrant, Result, arena, group_of, share, whole_groups
from valtable.lab.fixture import play_fixture
from valtable.lab.intervals import share_interval, wilson
from valtable.lab.playing import Played
from valtable.lab.plot import plot
from valtable.lab.setting import setting
from valtable.lab.work.executor import Processes

PROVING = "tests.proving.game:Proving"


def timeless(result: Result) -> list[Entrant]:
    return [msgspec.structs.replace(bot, seconds_per_decision=0.0) for bot in result.bots]


def test_the_result_has_the_promised_fields() -> None:
    result, played = arena(setting(PROVING, 3), ["greedy", "random", "random"], 10, 1)
    found = msgspec.to_builtins(result)
    assert list(found) == ["game", "players", "games", "bots"]
    assert [list(bot) for bot in found["bots"]] == [
        ["name", "win_share", "interval", "mean_points", "seconds_per_decision"]
    ] * 2
    assert (found["game"], found["players"], found["games"]) == ("proving", 3, 12), "games come in whole groups"
    assert len(played) == 12
    assert sum(bot.win_share for bot in result.bots) == pytest.approx(1, abs=1e-5)
    for bot in result.bots:
        assert 0 <= bot.interval[0] <= bot.win_share <= bot.interval[1] <= 1


def test_every_bot_sits_everywhere_as_often_with_the_same_luck() -> None:
    games = [play_fixture(one) for one in group_of(setting(PROVING, 3), ["greedy", "random", "weighted"], 5)]
    (group,) = whole_groups(games, 3)
    assert [game.bots for game in group.played] == [
        ["greedy", "random", "weighted"],
        ["random", "weighted", "greedy"],
        ["weighted", "greedy", "random"],
    ]
    assert len({game.seed for game in group.played}) == 1
    seats = Counter((name, seat) for game in group.played for seat, name in enumerate(game.bots))
    assert set(seats.values()) == {1}
    assert group.decisions == [sum(games[turn].decided[(i - turn) % 3] for turn in range(3)) for i in range(3)]


def test_of_a_group_that_was_not_played_to_its_end_nothing_counts() -> None:
    games = [play_fixture(one) for one in group_of(setting(PROVING, 2), ["greedy", "random"], 5)]
    assert len(whole_groups([*games, *games], 2)) == 2
    assert whole_groups([*games, None, games[1]], 2) == whole_groups(games, 2)
    assert whole_groups([None, games[1]], 2) == []


def test_the_same_seed_gives_the_same_result_whatever_the_executor() -> None:
    bots = ["greedy", "random"]
    here, _ = arena(setting(PROVING, 2), bots, 20, 3)
    there, _ = arena(setting(PROVING, 2), bots, 20, 3, Processes(2))
    assert timeless(here) == timeless(there)


def test_a_shared_victory_is_split_and_a_lost_game_has_no_winner() -> None:
    both = Played(1, ["a", "b", "b"], [5, 5, 5], [0, 1, 2], "x", 1, 2, "")
    assert (share(both, "a"), share(both, "b")) == pytest.approx((1 / 3, 2 / 3))
    assert share(msgspec.structs.replace(both, winners=[]), "a") == 0


def test_wilson_agrees_with_the_textbook() -> None:
    assert wilson(0.5, 100) == pytest.approx((0.4038315, 0.5961685), abs=1e-6)
    assert wilson(1.0, 200) == pytest.approx((0.9811537, 1.0), abs=1e-6)
    assert wilson(0.0, 10) == pytest.approx((0.0, 0.2775328), abs=1e-6)


def test_games_that_agree_within_their_group_count_for_less() -> None:
    independent = [[1.0, 0.0], [0.0, 1.0]] * 25
    agreeing = [[1.0, 1.0], [0.0, 0.0]] * 25
    assert share_interval(independent) == wilson(0.5, 100)
    low, high = share_interval(agreeing)
    assert (low, high) == pytest.approx(wilson(0.5, 49), abs=1e-9)


def test_the_picture_is_well_formed_and_names_everybody() -> None:
    bots = [Entrant("<a>", 0.75, (0.6, 0.85), 10.0, 0.1), Entrant("b", 0.25, (0.15, 0.4), 5.0, 0.1)]
    picture = ElementTree.fromstring(plot(Result("proving", 2, 40, bots)))
    texts = [element.text for element in picture.iter("{http://www.w3.org/2000/svg}text")]
    assert {"<a>", "b", "75.0%", "25.0%"} <= set(texts)
