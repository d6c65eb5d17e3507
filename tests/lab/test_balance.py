"""A balance: the figures against examples counted by hand, the games of every title, going on after a stop."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import msgspec
import pytest

from tests.lab.hands import Stopped
from valtable import games
from valtable.kernel.errors import Malformed
from valtable.kernel.table import Place, Table, Thing
from valtable.lab.arena import Mirrored
from valtable.lab.balance.account import Account, play_account
from valtable.lab.balance.contribution import contributions, guesses, is_guess
from valtable.lab.balance.figures import balance, by_place, ends, length, scores, size, skill, source
from valtable.lab.balance.running import Plan, plan, run
from valtable.lab.balance.things import COUNTED, Counted, counted, lying, usual_players
from valtable.lab.intervals import Estimate, estimated_mean, estimated_share, wilson
from valtable.lab.playing import Played
from valtable.lab.setting import setting
from valtable.lab.simulate import fixture
from valtable.lab.work.executor import Processes

PROVING = "tests.proving.game:Proving"


def account(
    points: list[int],
    winners: list[int],
    taken: Sequence[dict[str, int]] = ({}, {}),
    *,
    first: int = 0,
    free: Sequence[str] = (),
    reason: str = "deck_empty",
    length: int = 3,
    decisions: int = 10,
) -> Account:
    played = Played(1, ["a"] * len(points), points, winners, reason, decisions, 30, "00")
    half = [one // 2 for one in points]
    sources = {"cards": half, "coins": [one - part for one, part in zip(points, half, strict=True)]}
    return Account(played, first, length, sources, list(taken), list(free))


def test_a_mean_has_the_normal_interval() -> None:
    # Deviations of 1, 2, 3 from their mean 2: variance 1, so 1.96 / sqrt(3) to either side.
    assert estimated_mean([1, 2, 3]) == Estimate(2.0, 0.868414, 3.131586, 3)
    assert estimated_mean([5]) == Estimate(5.0, 5.0, 5.0, 1)


def test_an_interval_misses_what_lies_outside() -> None:
    assert [Estimate(0.4, 0.3, 0.5, 10).misses(even) for even in (0.29, 0.3, 0.5, 0.51)] == [True, False, False, True]


def test_seats_count_from_the_one_that_went_first() -> None:
    found = size(
        2,
        4,
        [account([9, 1], [0]), account([9, 1], [0], first=1), account([1, 9], [1], first=1), account([5, 5], [0, 1])],
    )
    # First to play: won, lost, won, half a victory.
    assert [seat.value for seat in found.seats] == [0.625, 0.375]
    assert (found.seats[0].low, found.seats[0].high) == pytest.approx(wilson(0.625, 4), abs=1e-6)
    assert found.even == 0.5


def test_points_by_place_and_how_close_it_was() -> None:
    found = scores([account([10, 30], [1]), account([20, 18], [0]), account([7, 7], [0, 1])])
    assert [place.value for place in found.places] == [19.0, pytest.approx(11.666667)]
    assert (found.margin, found.shared) == (2, 1)
    assert found.close.value == pytest.approx(2 / 3, abs=1e-6)
    assert by_place(account([7, 7, 9], [1], ({}, {}, {}))) == [1, 2, 0], "a winner by a tie-break comes first"


def test_sources_tell_what_winners_have_more() -> None:
    # The half that is cards: 10 against 5, then 8 against 9, rounded down.
    found = source("cards", [account([10, 20], [1]), account([16, 19], [0])])
    assert found.places == [9.0, 7.0]
    assert found.lead is not None
    assert found.lead.value == 2.0


def test_ends_that_never_came_are_named_last() -> None:
    found = ends([account([1, 0], [0]), account([1, 0], [0], reason="round_limit"), account([1, 0], [0])], ("never",))
    assert [(end.reason, round(end.share.value, 3)) for end in found] == [
        ("deck_empty", 0.667),
        ("round_limit", 0.333),
        ("never", 0.0),
    ]


def test_lengths_and_games_that_are_all_alike() -> None:
    found = length([account([1, 0], [0], length=n) for n in (4, 5, 6, 7, 14)], "turns")
    assert (found.median, found.longest, found.fixed, found.unit) == (6, 14, "", "turns")
    assert found.usual == pytest.approx((4.4, 11.2))
    alike = length([account([1, 0], [0], length=5, decisions=n) for n in (30, 40, 50)], "rounds")
    assert (alike.fixed, alike.unit, alike.median) == ("5 rounds", "choices", 40)


def test_what_a_thing_is_worth() -> None:
    game = games.load(PROVING)
    bank: dict[str, int] = {"card:bank": 1}
    accounts = [
        account([10, 4], [0], (bank, {})),  # its owner wins by 6
        account([10, 4], [0], ({}, bank)),  # and loses by 6
        account([10, 2], [0], ({"card:bank": 2}, {})),  # and wins by 8
        account([10, 4], [0], (bank, bank)),  # both have it: nothing to be learned but that it is taken
        account([10, 4], [0], free=["card:bank"]),  # nobody took it
        account([10, 4], [0]),  # it was not there
    ]
    (found,) = contributions(game, accounts)
    assert (found.name, found.kind, found.lay, found.games, found.owners) == ("card:bank", "card", True, 5, 3)
    assert found.taken.value == 0.8
    assert found.wins is not None
    assert found.lead is not None
    assert found.wins.value == pytest.approx(2 / 3, abs=1e-6)
    assert found.lead.value == pytest.approx((6 - 6 + 8) / 3, abs=1e-6)
    # Where a kind never lies in the open, every game counts.
    (dealt,) = contributions(game, [accounts[0], accounts[5]])
    assert (dealt.lay, dealt.games, dealt.taken.value) == (False, 2, 0.5)


def test_a_thing_is_off_only_if_its_whole_interval_is() -> None:
    game = games.load(PROVING)
    often = [account([10, 4], [0], ({"card:bank": 1}, {})) for _ in range(40)]
    (found,) = contributions(game, often)
    assert found.is_off(0.5, 0.1)
    (few,) = contributions(game, often[:3])
    assert not few.is_off(0.5, 0.1)
    assert few.wins is not None
    assert few.wins.value == 1.0


def test_owners_at_one_table_count_for_less() -> None:
    groups = [[1.0, 1.0], [0.0, 0.0]] * 10
    assert estimated_share(groups).high - estimated_share(groups).low > 1.3 * (
        estimated_share([[one] for group in groups for one in group]).high
        - estimated_share([[one] for group in groups for one in group]).low
    )


@pytest.mark.parametrize(
    ("title", "name", "guess"),
    [
        ("valletta", "building:papal_chapel", True),  # its name is public, its numbers are not
        ("valdora", "workshop:silver", True),
        ("valdora", "commission:white points=10", True),
        ("valdora", "craftsman:silver", False),
        ("valencia", "task:cost_0", True),
        ("valencia", "task:ten_minus_goods", False),
        ("valencia", "council:wine", False),
        ("valeria", "domain:jousting_field", False),
        ("valeria", "duke:simon_the_unclean", False),
    ],
)
def test_the_component_files_say_which_values_are_guesses(title: str, name: str, guess: bool) -> None:
    assert is_guess(name, guesses(games.load(title))) is guess


def test_things_are_read_from_the_table_people_see() -> None:
    things = (
        Thing("card:white", "card", 2, marks=(("points", {"n": 7}),)),
        Thing("card:back", "card", hidden=True),
        Thing("coin:gold", "counter", 5),
    )
    table = Table((Place("a", "a", things, seat=1), Place("b", "b", (Thing("card:red", "card", seat=0),)),
                   Place("c", "c", (Thing("card:blue", "card"),)),
                   Place("d", "d", (Thing("card:told", "card"),), aside=True)))  # fmt: skip
    everything = list(lying(Counted(), table))
    assert everything == [("card:white", 1, 2), ("card:red", 0, 1), ("card:blue", None, 1)]
    told_apart = Counted(kinds={"card": "cards"}, faces={"card": "points"})
    assert next(lying(told_apart, table)) == ("card:white points=7", 1, 2)


@pytest.mark.parametrize("title", sorted(COUNTED))
def test_every_title_gives_a_full_account(title: str) -> None:
    game = games.load(title)
    players = usual_players(game)
    found = play_account(fixture(setting(title, players), ["random"] * players, 5))
    what = counted(game)
    assert 0 <= found.first < players
    assert found.length > 0
    assert [sum(rows) for rows in zip(*found.sources.values(), strict=True)] == found.played.points
    assert found.played.reason in what.ends
    met = {name.partition(":")[0] for things in found.taken for name in things}
    met |= {name.partition(":")[0] for name in found.lying}
    assert met == set(what.kinds)


def small(title: str = PROVING, seed: int = 3) -> Plan:
    game = games.load(title)
    tables = [setting(title, players) for players in range(game.min_seats, game.max_seats + 1)]
    return plan(tables, 8, 4, "greedy", "random", 5, seed)


def test_the_usual_size_comes_first_and_duels_in_whole_rotations() -> None:
    found = small()
    assert list(found.settings) == [3, 2]
    assert found.games == {3: 8, 2: 4}
    assert (found.duels, found.total) == (6, 18)


def test_bots_are_checked_before_a_game_is_played() -> None:
    tables = [setting(PROVING, 2)]
    with pytest.raises(Malformed, match="wizard"):
        plan(tables, 1, 1, "greedy", "wizard", 1, 1)
    with pytest.raises(Malformed, match="wizard"):
        plan(tables, 1, 1, "wizard", "random", 1, 1)


def test_the_same_report_from_one_process_or_two_stopped_or_not(tmp_path: Path) -> None:
    encode = msgspec.json.encode
    at_once = encode(balance(small(), run(small())))
    assert encode(balance(small(), run(small(), Processes(2)))) == at_once
    for stop in (3, 9, 14):
        notes = tmp_path / f"{stop}.jsonl"
        part = balance(small(), run(small(), Stopped(stop), resume=notes))
        assert part.played == {3: 3, 9: 9, 14: 12}[stop], "of the duels only whole rotations count"
        assert part.asked == 18
        assert encode(balance(small(), run(small(), resume=notes))) == at_once


def test_a_report_of_one_game_has_every_part() -> None:
    tables = [setting(PROVING, 2)]
    one = plan(tables, 1, 0, "random", "", 0, 1)
    found = balance(one, run(one))
    assert (found.played, found.asked, found.skill) == (1, 1, None)


def test_games_that_only_the_limit_ended_are_counted() -> None:
    limited = Played(1, ["greedy", "random"], [9, 1], [0], "round_limit", 10, 30, "00")
    ended = msgspec.structs.replace(limited, bots=["random", "greedy"], winners=[1], reason="deck_empty")
    planned = plan([setting(PROVING, 2)], 1, 0, "greedy", "random", 2, 1)
    found = skill(planned, [Mirrored([limited, ended], [0.0] * 2, [0] * 2)])
    assert (found.limited, found.games, found.share.value) == (1, 2, 1.0)


def test_the_stronger_bot_is_measured_from_every_seat() -> None:
    found = balance(small(), run(small()))
    assert found.skill is not None
    assert (found.skill.strong, found.skill.weak, found.skill.games) == ("greedy", "random", 6)
