"""Every kind of event that a game declares is told in some game: one that is not was forgotten, or is over."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count, islice
from pathlib import Path
from random import Random

import pytest

from tests.contract.canaries.play import UntoldShell
from tests.contract.walk import OptionSet
from tests.kits import kit_of, titles_with_kit
from tests.kits.base import Kit
from tests.kits.proving import ProvingKit
from valtable import games
from valtable.kernel.chance import FastChance
from valtable.kernel.journal import Journal
from valtable.kernel.log import decode
from valtable.kernel.replay import replay

TESTS = Path(__file__).parents[1]
ENOUGH = 600
"""So many games of random play at most, for kinds that no kept log tells."""
SELDOM = {"valdora": {"no_bonus_left", "no_craftsman_left"}}
"""Kinds that random play does not come to; a test of the game must provoke each."""


def told_in_logs(title: str) -> set[str]:
    logs = [decode(path.read_text(encoding="utf-8")) for path in sorted((TESTS / "logs" / title).glob("v*/*.valt"))]
    courses = [replay(games.load_for(log.header), log) for log in logs]
    return {entry.kind for course in courses for step in course.steps for entry in step.entries}


def option_sets(kit: Kit) -> Iterator[tuple[int, OptionSet]]:
    """For ever: every number of players with everything in play, and in turn with one set of options."""
    for number in count():
        for seats in kit.player_counts:
            sets = [*kit.options_for(seats).values(), *kit.brief_options_for(seats).values()]
            yield seats, kit.game.all_modules()
            yield seats, sets[number % len(sets)]


def told_in_a_game(kit: Kit, seats: int, options: OptionSet, seed: int) -> set[str]:
    game, chance, rng, journal = kit.game, FastChance(seed), Random(seed), Journal(kit.game.events)
    state = game.setup(game.decode_options(dict(options)), seats, chance, journal)
    while deciders := game.deciders(state):
        seat = rng.choice(deciders)
        game.apply(state, seat, kit.choose(state, seat, game.choices(state, seat), rng), chance, journal)
    return {entry.kind for entry in journal.entries}


def never_told(kit: Kit, told: set[str]) -> set[str]:
    missing = set(kit.game.events) - told
    for seed, (seats, options) in enumerate(islice(option_sets(kit), ENOUGH)):
        if not missing:
            break
        missing -= told_in_a_game(kit, seats, options, seed)
    return missing


@pytest.mark.parametrize("title", titles_with_kit())
def test_every_kind_of_event_is_told_in_some_game(title: str) -> None:
    seldom = SELDOM.get(title, set())
    missing = never_told(kit_of(title), told_in_logs(title) | seldom)
    assert not missing, f"{title} never tells {sorted(missing)}"
    tests = "".join(path.read_text(encoding="utf-8") for path in (TESTS / "games" / title).rglob("test_*.py"))
    assert [kind for kind in seldom if f'"{kind}"' not in tests] == [], "no test provokes this event"


def test_a_kind_that_is_never_told_is_found() -> None:
    kit = ProvingKit(UntoldShell(games.load("proving").components))
    assert never_told(kit, set()) == {"took"}
