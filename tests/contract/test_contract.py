"""Every registered game, player count and option set keeps the contract with the kernel."""

from __future__ import annotations

import os

import pytest
from _pytest.mark import ParameterSet

from tests.contract.brief import check_briefly
from tests.contract.checks import CHECKS
from tests.contract.knowledge import check_imagining_follows_the_exact_distribution
from tests.kits import kit_of, titles_with_kit
from valtable import games

SEEDS = 2
SOAK_SEEDS = 20
"""Two hours on two cores for all games: what takes longer nobody runs. `SOAK_SEEDS=100 make soak` runs a night."""


def settings(run: str = "") -> list[ParameterSet]:
    """Of the short run, or of the one that is called `brief` or `long`."""
    found: list[ParameterSet] = []
    for title in titles_with_kit():
        kit = kit_of(title)
        sets = {"": kit.options_for, "brief": kit.brief_options_for, "long": kit.long_options_for}[run]
        for seats in kit.player_counts:
            for name in sets(seats):
                found.append(pytest.param(title, seats, name, id=f"{title}-{seats}-{name}"))
    return found


@pytest.mark.parametrize("check", CHECKS)
@pytest.mark.parametrize(("title", "seats", "options"), settings())
def test_the_game_keeps_the_contract(title: str, seats: int, options: str, check: str) -> None:
    kit = kit_of(title)
    for seed in range(kit.seeds_for(options, SEEDS)):
        CHECKS[check](kit, seats, kit.options_for(seats)[options], seed)


@pytest.mark.soak
@pytest.mark.parametrize("check", CHECKS)
@pytest.mark.parametrize(("title", "seats", "options"), settings("long"))
def test_the_game_keeps_the_contract_for_long(title: str, seats: int, options: str, check: str) -> None:
    kit = kit_of(title)
    for seed in range(SEEDS, SEEDS + kit.long_seeds_for(options, int(os.environ.get("SOAK_SEEDS", SOAK_SEEDS)))):
        CHECKS[check](kit, seats, kit.long_options_for(seats)[options], seed)


@pytest.mark.parametrize(("title", "seats", "options"), settings("brief"))
def test_the_game_keeps_the_contract_in_a_brief_walk(title: str, seats: int, options: str) -> None:
    kit = kit_of(title)
    check_briefly(kit, seats, kit.brief_options_for(seats)[options], seats)


@pytest.mark.parametrize("title", titles_with_kit())
def test_imagining_follows_the_exact_distribution(title: str) -> None:
    check_imagining_follows_the_exact_distribution(kit_of(title))


def test_every_registered_game_has_a_kit() -> None:
    for title in games.TITLES:
        kit_of(title)


def test_a_registered_game_without_a_kit_is_found_out() -> None:
    with pytest.raises(AssertionError, match="is registered and has no kit"):
        kit_of("uncharted")


@pytest.mark.parametrize("title", titles_with_kit())
def test_every_option_leaves_its_default_in_some_option_set(title: str) -> None:
    kit = kit_of(title)
    default = kit.game.decode_options({})
    sets = [kit.game.decode_options(dict(options)) for options in kit.option_sets.values()]
    for field in default.__struct_fields__:
        assert any(getattr(options, field) != getattr(default, field) for options in sets), field
