"""What an observation calls payable or in reach is what the game offers to whoever is asked, over random play."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.speed.programs import play_game
from valtable import games
from valtable.kernel.game import AnyGame

SEEDS = range(3)


def asked(title: str, seats: int, kind: str, everything: bool = False) -> Iterator[tuple[AnyGame, Any, int, set[str]]]:
    """Every position of some games where this is asked: with the seat and the notations of its choices."""
    game = games.load(title)
    options = dict(game.bot_options) | (game.all_modules() if everything else {})
    for seed in SEEDS:
        tables: list[tuple[Any, int]] = []
        play_game(game, seats, options, seed, tables)
        for state, seat in tables:
            if game.decision(state, seat).kind == kind:
                yield game, state, seat, {game.actions.notations[a] for a in game.choices(state, seat)}


def told(game: AnyGame, state: Any, seat: int, name: str) -> set[str]:
    """The labels of this feature where it is not 0."""
    feature = next(f for f in game.observation_schema(state.seats, state.options) if f.name == name)
    row = game.observe_state(state, seat)
    return {label for place, label in enumerate(feature.labels) if row[feature.at + place]}


def offered(notations: set[str], *families: str) -> set[str]:
    """What these actions name."""
    return {notation.partition(" ")[2] for notation in notations if notation.partition(" ")[0] in families}


def test_valletta_tells_what_can_be_built() -> None:
    met = 0
    for game, state, seat, notations in asked("valletta", 3, "build"):
        assert told(game, state, seat, "payable") == offered(notations, "construct", "upgrade")
        met += 1
    assert met > 20


def test_valdora_tells_where_a_pawn_can_go() -> None:
    met = 0
    for game, state, seat, notations in asked("valdora", 4, "move"):
        assert told(game, state, seat, "reach") == offered(notations, "move")
        met += 1
    assert met > 100


def test_valencia_tells_where_a_family_member_can_be_paid() -> None:
    met = 0
    for game, state, seat, notations in asked("valencia", 4, "place"):
        guild = game.contents.goods[state.agenda[-1][2]]
        here = {label.partition(":")[2] for label in told(game, state, seat, "space") if label.startswith(f"{guild}:")}
        assert told(game, state, seat, "payable") & here == offered(notations, "place")
        met += 1
    assert met > 10


@pytest.mark.parametrize("everything", [False, True])
def test_valeria_tells_what_can_be_slain_recruited_and_built(everything: bool) -> None:
    met = 0
    for game, state, seat, notations in asked("valeria", 3, "action", everything):
        slots = game.observation_schema(state.seats, state.options)
        names = next(feature.labels for feature in slots if feature.name == "stack")
        for name, family in (("slayable", "slay"), ("recruitable", "recruit"), ("buildable", "build")):
            expected = {names[int(place)] for place in offered(notations, family)}
            assert told(game, state, seat, name) == expected, family
        met += 1
    assert met > 100
