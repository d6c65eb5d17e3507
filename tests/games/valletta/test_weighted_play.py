"""Weighted play reaches what random play does not: every card, every family of actions, three ways to the end."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from tests.contract.checks import CHECKS
from tests.games.valletta.position import BOX, GAME
from tests.kits.options import other_values
from tests.kits.valletta import VallettaKit
from valtable.games.valletta.options import VallettaOptions
from valtable.games.valletta.state.state import TRIGGERS
from valtable.kernel.chance import FastChance
from valtable.kernel.play import NOBODY, advance

KIT = VallettaKit(GAME)
GAMES = 60


@pytest.fixture(scope="module")
def played() -> tuple[Counter[str], Counter[str]]:
    """Actions and end reasons of some games with 2, 3 and 4 players."""
    actions: Counter[str] = Counter()
    reasons: Counter[str] = Counter()
    for seed in range(GAMES):
        for seats in KIT.player_counts:
            chance, rng = FastChance(seed), Random(seed)
            state = GAME.setup(GAME.decode_options({}), seats, chance)
            while True:
                seat, choices = advance(GAME, state, chance)
                if seat == NOBODY:
                    break
                action = KIT.weighted(choices, rng)
                actions[GAME.actions.notations[action]] += 1
                GAME.apply(state, seat, action, chance)
            reasons[TRIGGERS[state.triggers[0]]] += 1
    return actions, reasons


def test_every_card_is_played(played: tuple[Counter[str], Counter[str]]) -> None:
    assert [name for name in BOX.characters if not played[0][f"play {name}"]] == []


def test_every_building_is_constructed_and_upgraded(played: tuple[Counter[str], Counter[str]]) -> None:
    for family in ("construct", "upgrade"):
        assert [name for name in BOX.buildings if not played[0][f"{family} {name}"]] == []


def test_every_family_of_actions_is_used(played: tuple[Counter[str], Counter[str]]) -> None:
    used = {notation.split()[0] for notation in played[0]}
    assert used == {family.tag for family in GAME.actions.families}


def test_the_game_ends_in_each_way_but_by_the_turn_limit(played: tuple[Counter[str], Counter[str]]) -> None:
    assert set(played[1]) == {"last_house_built", "points_reach_25", "jean_on_last_barrel"}


ALONE = other_values(VallettaOptions, 0)


@pytest.mark.parametrize("option", ALONE)
@pytest.mark.parametrize(
    "check",
    [
        "choices_are_what_nothing_forbids",
        "components_are_conserved",
        "imagined_worlds_fit_the_view",
        "the_standing_is_the_plain_scorers",
    ],
)
@pytest.mark.rule("options")
def test_each_option_alone_keeps_the_heart_of_the_contract(option: str, check: str) -> None:
    CHECKS[check](KIT, 2 + len(option) % 3, {option: ALONE[option]}, len(option))
