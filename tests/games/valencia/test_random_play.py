"""Many games by random and by weighted players, with every kind of module card in turn."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.valencia.position import ALL_KINDS, GAME
from valtable.games.valencia.options import MODULE_KINDS
from valtable.kernel.chance import FastChance
from valtable.kernel.play import NOBODY, advance


def play(seats: int, options: dict[str, object], seed: int) -> int:
    """One game; the number of decisions."""
    rng, chance = Random(seed), FastChance(seed)
    state = GAME.setup(GAME.decode_options(options), seats, chance)
    counted = GAME.census(state)
    totals = {component: sum(places.values()) for component, places in counted.items()}
    decisions = 0
    while True:
        seat, choices = advance(GAME, state, chance)
        if seat == NOBODY:
            assert {component: sum(places.values()) for component, places in GAME.census(state).items()} == totals
            return decisions
        decisions += 1
        GAME.apply(state, seat, rng.choice(choices), chance)


@pytest.mark.ruling("40")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_random_subsets_of_the_module_play_to_the_end(seats: int) -> None:
    rng = Random(seats)
    for seed in range(12):
        kinds = [kind for kind in MODULE_KINDS if rng.random() < 0.5]
        assert 30 < play(seats, dict.fromkeys(kinds, True), seed) < 1_000


@pytest.mark.soak
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_hundreds_of_games_keep_every_component(seats: int) -> None:
    for seed in range(150):
        play(seats, ALL_KINDS if seed % 2 else {"reserve": seats > 2}, seed)
