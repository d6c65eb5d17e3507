"""Bots answer with one of their choices, always the same for the same seed, and see no more than their seat."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import valtable
from tests.bots.quick import NAMES, quick
from tests.proving.game import Proving
from tests.proving.pieces import Ferry, FerryView
from valtable import games
from valtable.bots import Clock, bot_names, make_bot
from valtable.bots.greedy import GreedyBot
from valtable.bots.knowledge import Knowledge
from valtable.kernel.chance import Chance, FastChance
from valtable.kernel.errors import Malformed
from valtable.kernel.journal import Journal
from valtable.kernel.match import Match
from valtable.kernel.seed import chosen

ROOT = Path(__file__).parents[2]
PROVING = "tests.proving.game:Proving"


class Expired(Clock):
    def left(self) -> float:
        return 0.0


def moments(seed: int) -> list[tuple[Match, int, list[int]]]:
    """Every decision of a random game, as it is asked."""
    match, chance = valtable.new(PROVING, seats=3, seed=seed), FastChance(seed)
    found = []
    while not match.is_over:
        seat = match.decisions[-1].seat
        choices = match.choices(seat)
        if len(choices) > 1:
            found.append((Match.resume(match.game, match.log, chosen(seed)), seat, choices))
        match.play(seat, choices[chance.below("", len(choices))])
    return found


@pytest.mark.parametrize("name", NAMES)
def test_a_bot_answers_with_one_of_its_choices_and_leaves_them_alone(name: str) -> None:
    for match, seat, choices in moments(3):
        given = list(choices)
        bot = quick(make_bot(name, match.game, 1))
        assert bot.choose(match.view(seat), given, Clock(), bot.chance) in choices
        assert given == choices


@pytest.mark.parametrize("name", NAMES)
def test_the_same_seed_gives_the_same_move(name: str) -> None:
    for match, seat, choices in moments(4):
        moves = set()
        for _ in range(3):
            bot = quick(make_bot(name, match.game, 7))
            moves.add(bot.choose(match.view(seat), choices, Clock(), bot.chance))
        assert len(moves) == 1


def test_an_expired_clock_still_gives_a_move() -> None:
    match, seat, choices = moments(6)[0]
    bot = make_bot("greedy", match.game, 1)
    assert bot.choose(match.view(seat), choices, Expired(), bot.chance) in choices


def test_an_unknown_bot_is_malformed_and_the_known_ones_are_named() -> None:
    with pytest.raises(Malformed, match=r"bot 'grandmaster': is not known; there are level1, .*, random, search:LINES"):
        make_bot("grandmaster", games.load(PROVING), 1)


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("name", bot_names())
def test_a_bot_has_a_name_in_the_terminal_and_a_name_and_a_word_about_it_on_the_page(name: str, language: str) -> None:
    terminal = (ROOT / f"src/valtable/texts/common/{language}.ftl").read_text("utf-8")
    page = (ROOT / f"web/src/texts/{language}.ftl").read_text("utf-8")
    assert f"\nui-bot-{name} = " in terminal
    assert re.search(rf"\nui-web-bot-{name} = .+\n +\.text = ", page)


def test_an_unstudied_game_is_judged_by_the_lead_over_the_best_opponent() -> None:
    game = games.load(PROVING)
    assert isinstance(game, Proving)
    knowledge = Knowledge[Ferry](game)
    match = valtable.new(game, seats=2, seed=1, options={"objections": False})
    state = match.state
    assert isinstance(state, Ferry)
    before = knowledge.evaluate(state, 0)
    state.shells[0] += 1
    assert knowledge.evaluate(state, 0) == before + game.contents.shell_points
    state.shells[1] += 2
    assert knowledge.evaluate(state, 0) == before - game.contents.shell_points


def test_weighted_never_passes_while_there_is_something_to_do() -> None:
    game = games.load(PROVING)
    match = valtable.new(game, seats=2, seed=1)
    bot = make_bot("weighted", game, 1)
    choices = match.choices(0)
    assert len(choices) > 1

    class Picky(Knowledge[Ferry]):
        def is_pointless(self, view: object, choices: list[int], action: int) -> bool:
            return action != choices[-1]

    bot.knowledge = Picky(game)  # type: ignore[attr-defined]  # every bot but the random one has knowledge
    for _ in range(20):
        assert bot.choose(match.view(0), choices, Clock(), bot.chance) == choices[-1]


def test_where_everything_is_pointless_everything_is_left() -> None:
    class Tired(Knowledge[Ferry]):
        def is_pointless(self, view: object, choices: list[int], action: int) -> bool:
            return True

    game = games.load(PROVING)
    assert Tired(game).sensible(valtable.new(game, seed=1).view(0), [3, 4]) == [3, 4]


class Lottery(Proving):
    """Whatever one chooses, luck alone decides: what one cannot see, and then what is drawn."""

    def imagine(self, view: FerryView, chance: Chance) -> Ferry:
        state = super().imagine(view, chance)
        state.shells[1] += chance.below("hidden", 1000)
        return state

    def apply(self, state: Ferry, seat: int, action: int, chance: Chance, journal: Journal | None = None) -> None:
        state.shells[seat] += chance.below("drawn", 1000)


def test_greedy_compares_its_choices_in_the_same_world_with_the_same_luck() -> None:
    """Under luck of its own each, the luckiest choice would seem the best one, and not for what it is."""
    game = games.load(PROVING)
    match = valtable.new(game, seats=2, seed=1)
    bot = GreedyBot(Lottery(game.components), 1)
    values = bot.values(match.view(0), match.choices(0), Clock(), bot.chance)
    assert len(values) > 1
    assert len(set(values)) == 1
    again = bot.values(match.view(0), match.choices(0), Clock(), bot.chance)
    assert set(again) != set(values), "the next time the luck is another one"
