"""How many tables greedy tries for one decision is bounded: counted, not timed, where it once tried thousands."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tests.bots.thinking import think
from tests.games.valeria.position import GAME as VALERIA
from tests.games.valeria.position import Table, at_table
from valtable import games
from valtable.bots import Clock
from valtable.bots.greedy import GreedyBot
from valtable.bots.valeria import ValeriaKnowledge
from valtable.bots.weights import weights_of
from valtable.bots.weights.valeria import Weights
from valtable.kernel.chance import FastChance
from valtable.lab.setting import setting

RICH = {"gold": 30, "strength": 30, "magic": 30}
GUILDS = ["knight", "merchant", "thief", "cleric"] * 4


def tried(table: Table, tables: int | None = None) -> tuple[int, str]:
    """How many tables seat 0 tries here, and what it does."""
    bot = GreedyBot(VALERIA, 1)
    if tables is not None:
        bot.tables = tables
    state = table.state
    action = bot.choose(VALERIA.view(state, 0), VALERIA.choices(state, 0), Clock(), bot.chance)
    return bot.tried, VALERIA.actions.notations[action]


def test_of_the_ways_to_pay_the_cheapest_alone_is_followed() -> None:
    table = at_table(purse={0: RICH}, citizens={0: GUILDS}).domain(15, "ararmartin_ridge").play("build 15")
    choices = VALERIA.choices(table.state, 0)
    assert len(choices) > 2
    for gold, magic, cheapest in ((0.3, 0.4, choices[:1]), (0.4, 0.3, choices[-1:])):
        knowledge = ValeriaKnowledge(VALERIA, msgspec.structs.replace(weights_of(Weights), gold=gold, magic=magic))
        assert knowledge.follow_ups(table.state, 0, choices) == cheapest


@pytest.mark.parametrize(("domain", "once"), [("eye_of_asteraten", 2568), ("ararmartin_ridge", 21888)])
def test_a_bonus_action_after_a_purchase_multiplies_no_payments(domain: str, once: int) -> None:
    """Domains that let their builder slay or build once more: paid in every way, so many tables were tried."""
    table = at_table(purse={0: RICH}, citizens={0: GUILDS})
    for slot in range(15, 20):
        table.domain(slot, domain)
    assert {f"build {slot}" for slot in range(15, 20)} <= set(table.choices())
    count, _ = tried(table)
    assert count <= ValeriaKnowledge.tables < once


def test_with_all_modules_a_full_purse_stays_within_the_bound() -> None:
    """5,648 tables were tried here, and 36,882 in the worst position of a game."""
    modules: dict[str, Any] = VALERIA.all_modules()
    table = at_table(seats=3, citizens={0: GUILDS}, **modules)
    while table.asked[0][1] != "action":
        table.play(table.choices()[0])
    table.have(0, **RICH)
    for slot, domain in enumerate(("eye_of_asteraten", "vinpryce_barrens", "ararmartin_ridge", "vinpryce_barrens")):
        table.domain(15 + slot, domain)
    count, _ = tried(table)
    assert len(table.choices()) < count <= ValeriaKnowledge.tables


def test_where_tables_are_scarce_every_choice_is_still_tried_and_one_is_taken() -> None:
    table = at_table(purse={0: RICH})
    count, move = tried(table, tables=1)
    assert count == len(table.choices())
    assert move in table.choices()
    for tables in (30, 60, 90):
        assert tried(table, tables)[0] <= max(tables, len(table.choices()))


@pytest.mark.parametrize(
    ("title", "players", "modules"),
    [
        ("valeria", 1, True), ("valeria", 2, False), ("valeria", 3, True),
        ("valletta", 4, False), ("valdora", 4, False), ("valencia", 5, True),
    ],
)  # fmt: skip
def test_no_decision_of_a_whole_game_tries_more_than_its_bound(title: str, players: int, modules: bool) -> None:
    place = setting(title, players, games.load(title).all_modules() if modules else {})
    _, thoughts = think(place, 260035742876303)
    bound = GreedyBot(place.load(), 1).knowledge.tables
    assert bound <= 800
    assert all(thought.tables <= max(bound, thought.choices) for thought in thoughts)
    assert max(thought.tables for thought in thoughts) > 50, "there was something to think about"


def test_a_bound_by_count_leaves_the_same_game_for_the_same_seed() -> None:
    place = setting("valeria", 2, VALERIA.all_modules())
    (game, thoughts), (again, same) = think(place, 5), think(place, 5)
    assert game.log == again.log
    assert [thought.tables for thought in thoughts] == [thought.tables for thought in same]


def test_the_next_roll_is_not_looked_at() -> None:
    """What the dice bring after the own turn is luck for all choices alike."""
    table = at_table().play("gain gold")
    bot, state, luck = GreedyBot(VALERIA, 1), table.state, FastChance(1)
    world = VALERIA.imagine(VALERIA.view(state, 0), luck)
    bot.knowledge.prepare(world, 0)
    trial = bot.mover.trial(world, 0, VALERIA.actions.parse("gain gold"), None, luck.word)
    assert trial.word == luck.word
    assert not bot.mover.drew
    assert trial.following == []
