"""The search bot: many lines, one luck per round, no more than its seat knows, and stronger than greedy."""

from __future__ import annotations

import pytest

import valtable
from valtable import games
from valtable.bots import Clock, make_bot
from valtable.bots.moves import Mover
from valtable.bots.search import Move, SearchBot
from valtable.kernel.chance import FastChance
from valtable.kernel.errors import Malformed
from valtable.kernel.game import AnyGame
from valtable.kernel.match import Match
from valtable.kernel.state import State
from valtable.kernel.values import View

TITLES = ["valdora", "valencia", "valeria", "valletta"]


class Ticks(Clock):
    """A clock that runs out when it has been looked at so often."""

    def __init__(self, looks: int) -> None:
        self.looks = looks

    def left(self) -> float:
        self.looks -= 1
        return float(max(self.looks, 0))


def at(title: str, decisions: int, seed: int = 1) -> tuple[AnyGame, Match, int, list[int]]:
    """A game after so many choices of greedy players, and who has a real choice then."""
    game = games.load(title)
    match = valtable.new(game, seats=3, seed=seed)
    bots = [make_bot("greedy", game, seat) for seat in range(3)]
    made = 0
    while True:
        seat = match.decisions[0].seat
        choices = match.choices(seat)
        if made >= decisions and len(choices) > 2:
            return game, match, seat, choices
        made += 1
        match.play(seat, bots[seat].choose(match.view(seat), choices, Clock(), bots[seat].chance))


@pytest.mark.parametrize("title", TITLES)
def test_it_plays_as_many_lines_as_it_is_asked_for_and_fewer_moves_each_round(title: str) -> None:
    game, match, seat, choices = at(title, 12)
    bot = SearchBot(game, 1, lines=40)
    moves = bot.moves(match.view(seat), choices, Clock(), bot.chance)
    played = [move.lines for move in moves]
    assert sorted(move.steps[0] for move in moves) == choices
    assert 40 <= sum(played) < 40 + len(moves)
    assert max(played) == played[0], "the best was in every round"
    assert min(played) < max(played) or len(moves) <= 2
    assert all(0.0 <= move.chance <= move.lines for move in moves)


def test_the_move_named_is_the_best_of_those_that_were_looked_at_longest() -> None:
    game, match, seat, choices = at("valletta", 20)
    bot = SearchBot(game, 3, lines=60)
    moves = bot.moves(match.view(seat), choices, Clock(), bot.chance)
    longest = [move for move in moves if move.lines == moves[0].lines]
    assert moves[0].win_chance() == max(move.win_chance() for move in longest)
    again = SearchBot(game, 3, lines=60)
    assert again.choose(match.view(seat), choices, Clock(), again.chance) == moves[0].steps[0]


@pytest.mark.parametrize("title", TITLES)
def test_in_a_round_every_move_meets_the_same_world_and_the_same_luck(
    title: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, match, seat, choices = at(title, 8)
    met: list[list[tuple[int, int]]] = []

    class Watched(SearchBot):
        def round(self, view: View, moves: list[Move], seed: int) -> None:
            met.append([])
            super().round(view, moves, seed)

        def after(self, world: State, seat: int, move: Move, luck: FastChance) -> State:  # type: ignore[override]
            met[-1].append((id(world), luck.word))
            return super().after(world, seat, move, luck)

    bot = Watched(game, 1, lines=20)
    bot.moves(match.view(seat), choices, Clock(), bot.chance)
    assert len(met) > 2
    assert all(len(set(round_)) == 1 for round_ in met), "one world and one luck for all"
    assert len({round_[0][1] for round_ in met}) == len(met), "another luck in each round"


def test_tables_bound_a_search_by_count() -> None:
    game, match, seat, choices = at("valeria", 12)
    whole, short = SearchBot(game, 1, lines=200), SearchBot(game, 1, lines=200, tables=600)
    for bot in (whole, short):
        bot.moves(match.view(seat), choices, Clock(), bot.chance)
    assert short.mover.tried < whole.mover.tried
    moves = short.moves(match.view(seat), choices, Clock(), short.chance)
    assert 0 < sum(move.lines for move in moves) < 200


def test_it_answers_when_the_clock_runs_out() -> None:
    game, match, seat, choices = at("valencia", 12)
    bot = make_bot("search:5s", game, 1)
    assert bot.seconds == 5.0
    assert isinstance(bot, SearchBot)
    moves = bot.moves(match.view(seat), choices, Ticks(6), bot.chance)
    assert 0 < sum(move.lines for move in moves) < 100
    assert bot.choose(match.view(seat), choices, Ticks(0), bot.chance) in choices


def test_a_line_goes_on_with_the_steps_of_its_move() -> None:
    """The move that was judged is the move that is played on: what to build, and where."""
    game, match, seat, choices = at("valletta", 20)
    bot = SearchBot(game, 1, lines=1)
    move = max(bot.moves(match.view(seat), choices, Clock(), bot.chance), key=lambda move: len(move.steps))
    world = bot.imagined(match.view(seat), 5)
    state = bot.after(world, seat, move, FastChance(1))
    mover = Mover(game, bot.knowledge)
    ending = mover.endings(world, seat, [move.steps[0]], 1, 800)[0]
    assert ending.trial.steps() == move.steps
    assert game.census(state) == game.census(ending.trial.state)


def test_a_sealed_move_is_played_to_its_end_also_where_another_seat_is_asked_first() -> None:
    """A line that leaves its own bid open would see nothing of what it brings, and so bid anew for ever."""
    game = games.load("tests.proving.game:Proving")
    match = valtable.new(game, seats=3, seed=1)
    bot = SearchBot(game, 1, lines=10)
    moves = bot.moves(match.view(2), match.choices(2), Clock(), bot.chance)
    confirm = game.actions.parse("confirm")
    assert {move.steps[-1] for move in moves} == {confirm}
    for move in moves:
        state = bot.after(bot.imagined(match.view(2), 5), 2, move, FastChance(1))
        assert game.deciders(state) == [0, 1]


@pytest.mark.parametrize(
    "name", ["search:0", "search:-1", "search:", "search:1.5", "search:0s", "search:1e3", "level6"]
)
def test_a_search_is_named_by_lines_or_seconds(name: str) -> None:
    with pytest.raises(Malformed, match="is not known"):
        make_bot(name, games.load("valletta"), 1)


def test_alone_more_prospects_are_better() -> None:
    game = games.load("valeria")
    match = valtable.new(game, seats=1, seed=1)
    bot = SearchBot(game, 1, lines=10)
    state = match.state
    (before,), _ = bot.judge(state)
    state.res[0][3] += 10  # type: ignore[attr-defined]
    (after,), _ = bot.judge(state)
    assert 0.0 < before < after < 1.0
