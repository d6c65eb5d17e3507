"""Levels: each stronger than the one below, and weak ones err as people do."""

from __future__ import annotations

import pytest

import valtable
from valtable import games
from valtable.bots import USUAL, Clock, bot_names, make_bot
from valtable.bots.hasty import HastyBot
from valtable.bots.levels import HASTY, LEVELS, SEARCHING
from valtable.bots.search import SearchBot
from valtable.lab.arena import arena
from valtable.lab.setting import setting


def test_there_are_five_and_people_meet_the_third() -> None:
    assert LEVELS == ("level1", "level2", "level3", "level4", "level5")
    assert bot_names()[:5] == list(LEVELS)
    assert USUAL == "level3"


def test_a_higher_level_overlooks_less_or_looks_at_more() -> None:
    assert HASTY["level1"] > HASTY["level2"]
    assert SEARCHING["level3"] < SEARCHING["level4"] < SEARCHING["level5"]
    game = games.load("valletta")
    assert isinstance(make_bot("level2", game, 1), HastyBot)
    strongest = make_bot("level5", game, 1)
    assert isinstance(strongest, SearchBot)
    assert (strongest.lines, strongest.tables) == (SEARCHING["level5"][0], SEARCHING["level5"][1] * 800)


def test_who_overlooks_everything_guesses_and_who_overlooks_nothing_takes_the_best() -> None:
    game = games.load("valletta")
    match = valtable.new(game, seats=2, seed=3)
    choices = match.choices(0)
    blind, keen = set[int](), set[int]()
    for seed in range(40):
        for overlooks, found in ((100, blind), (0, keen)):
            bot = HastyBot(game, seed, overlooks, 0.0)
            found.add(bot.choose(match.view(0), choices, Clock(), bot.chance))
    assert len(keen) < len(blind)


def test_what_shines_is_taken_though_it_is_worth_less() -> None:
    """Points at once beyond all measure: of several moves the one that brings most of them now."""
    game = games.load("valeria")
    match = valtable.new(game, seats=2, seed=5)
    greedy = [make_bot("greedy", game, seat) for seat in range(2)]
    taken = dazzled = 0
    for _ in range(120):
        seat = match.decisions[0].seat
        view, choices = match.view(seat), match.choices(seat)
        calm, child = HastyBot(game, 1, 0, 0.0), HastyBot(game, 1, 0, 1000.0)
        sober, shiny = (bot.choose(view, choices, Clock(), bot.chance) for bot in (calm, child))
        taken += 1
        dazzled += sober != shiny
        match.play(seat, greedy[seat].choose(view, choices, Clock(), greedy[seat].chance))
        if match.is_over:
            break
    assert 0 < dazzled < taken


@pytest.mark.parametrize("title", ["valletta", "valencia"])
def test_the_second_level_beats_the_first_and_the_first_beats_luck(title: str) -> None:
    two = setting(title, 2)
    result, _ = arena(two, ["level2", "level1"], 12, 1)
    assert result.bots[0].win_share > 0.5
    result, _ = arena(two, ["level1", "random"], 12, 1)
    assert result.bots[0].win_share > 0.7
