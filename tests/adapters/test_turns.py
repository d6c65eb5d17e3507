"""What all doors have in common, without any of their packages."""

from __future__ import annotations

from copy import deepcopy
from pickle import dumps, loads
from random import Random

import pytest

import valtable
from valtable import games
from valtable.adapters.drawn import drawn
from valtable.adapters.opponents import Opponents
from valtable.adapters.rewards import at_the_end, lead, victory
from valtable.adapters.setting import setting, wanted_options
from valtable.adapters.single import Single, Wish
from valtable.adapters.turns import Turns
from valtable.adapters.world import LUCK_NODES, World
from valtable.kernel.errors import Malformed
from valtable.kernel.standing import Outcome, Row, ScoreSheet
from valtable.kernel.state import encode

TITLES = [("valletta", 2), ("valdora", 3), ("valencia", 4), ("valeria", 1), ("proving", 3)]


@pytest.mark.parametrize(("title", "players"), TITLES)
def test_the_game_of_a_seed_is_that_of_a_match(title: str, players: int) -> None:
    table, rng = setting(title, players), Random(1)
    turns, options = Turns(table), dict(table.game.bot_options)
    match = valtable.new(title, seats=players, options=options, seed=5)
    turns.begin(5)
    while not turns.is_over:
        assert turns.choices == match.choices(turns.seat)
        assert list(turns.observe(turns.seat)) == list(match.game.observe(match.view(turns.seat)))
        action = rng.choice(turns.choices)
        match.play(turns.seat, action)
        turns.play(action)
    assert match.is_over
    assert encode(turns.state) == encode(match.state)


@pytest.mark.parametrize("title", ["valencia", "valeria"])
def test_in_a_sealed_phase_seat_after_seat_is_asked_and_sees_nothing_of_the_others(title: str) -> None:
    """Two games that part in what the first seat chose: the second is asked the same and sees the same."""
    table = setting(title, 3)
    turns, other = Turns(table), Turns(table)
    for one in (turns, other):
        one.begin(3)
    assert len(table.game.deciders(turns.state)) == 3
    first = turns.seat
    while turns.seat == first:
        turns.play(turns.choices[0])
    while other.seat == first:
        other.play(other.choices[-1])
    assert encode(turns.state) != encode(other.state)
    assert turns.seat == other.seat
    assert turns.choices == other.choices
    assert turns.observe(turns.seat) == other.observe(other.seat)


def outcome(*winners: int, seats: int = 3, lost: bool = False) -> Outcome:
    return Outcome(tuple(1 if seat in winners else 2 for seat in range(seats)), winners, "over", lost=lost)


def test_rewards_add_up_to_nothing_and_a_shared_victory_is_split() -> None:
    assert at_the_end(outcome(1)) == [-0.5, 1, -0.5]
    assert at_the_end(outcome(0, 2)) == [0.25, -0.5, 0.25]
    assert at_the_end(outcome(0, 1, 2)) == [0, 0, 0]
    assert at_the_end(outcome(0, seats=1)) == [1]
    assert at_the_end(outcome(seats=1, lost=True)) == [-1]
    assert at_the_end(outcome(lost=True)) == [-1, -1, -1]


@pytest.mark.parametrize("seats", [1, 2, 3, 5])
def test_a_reward_tells_the_share_of_the_victory(seats: int) -> None:
    assert victory(at_the_end(outcome(0, seats=seats))[0], seats) == 1
    assert victory(at_the_end(outcome(seats=seats, lost=True))[0], seats) == 0
    for winners in range(2, seats):
        worth = at_the_end(outcome(*range(winners), seats=seats))
        assert [victory(one, seats) for one in worth] == pytest.approx(
            [1 / winners] * winners + [0] * (seats - winners)
        )


def test_the_lead_counts_what_the_sheet_knows() -> None:
    sheet = ScoreSheet((Row("a", (4, 2, None)), Row("b", (0, 5, 1))), (4, 7, None))
    assert [lead(sheet, seat) for seat in range(3)] == [-3, 3, -6]
    assert lead(ScoreSheet((Row("a", (9,)),), (9,)), 0) == 9


def test_options_are_written_as_on_the_command_line_or_given() -> None:
    valeria = games.load("valeria")
    assert wanted_options(valeria, "") == {}
    assert wanted_options(valeria, "all") == valeria.all_modules()
    assert wanted_options(valeria, "all; round_limit = 9") == {**valeria.all_modules(), "round_limit": 9}
    assert wanted_options(valeria, {"round_limit": 9}) == {"round_limit": 9}
    with pytest.raises(Malformed, match="is neither key=value nor one of"):
        wanted_options(valeria, "round_limit=9,everything")


def test_bots_take_the_other_seats_and_the_same_seed_is_the_same_game() -> None:
    def play(seat: int | None) -> tuple[int, bytes, float]:
        single, rng = Single(setting("valletta", 3), Wish(["greedy", "random"], seat)), Random(2)
        single.begin(8)
        while not single.turns.is_over:
            assert single.turns.seat == single.learner
            single.play(rng.choice(single.turns.choices))
        return single.learner, encode(single.turns.state), single.reward

    assert play(1) == play(1)
    assert play(1)[0] == 1
    assert play(None) == play(None) == play(8 % 3)


def test_too_many_opponents_are_refused() -> None:
    with pytest.raises(Malformed, match="2 for 1 seats"):
        Opponents(games.load("valletta"), 2, ["random", "random"])


def test_a_picture_shows_what_a_spectator_sees() -> None:
    turns = Turns(setting("valencia", 3))
    turns.begin(1)
    assert drawn(turns).startswith("Valencia\n")
    assert "Valencia" in drawn(turns, "es")


def world(title: str, steps: int) -> World:
    made, rng = World(setting(title, 3)), Random(1)
    for number in range(LUCK_NODES):
        made.add_luck(number)
    for _ in range(steps):
        made.play(rng.choice(made.choices))
    return made


@pytest.mark.parametrize("title", ["valletta", "valencia", "valeria"])
def test_a_world_is_copied_and_kept_with_its_luck(title: str) -> None:
    made = world(title, 30)
    imagined = made.imagined_for(made.seat, 4)
    for one in (made, imagined, World(setting(title, 3))):
        others = [deepcopy(one), loads(dumps(one))]
        rngs = [Random(9) for _ in range(3)]
        for each, rng in zip((one, *others), rngs, strict=True):
            for _ in range(20):
                if each.awaits_luck:
                    each.add_luck(rng.randrange(100))
                elif each.choices:
                    each.play(rng.choice(each.choices))
        assert {each.told() for each in others} == {one.told()}
        assert [each.story.lines for each in others] == [one.story.lines] * 2
