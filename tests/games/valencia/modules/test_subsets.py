"""The contract with the kernel, kept with any subset of module 1 (Ruling 40): another one for each seed."""

from __future__ import annotations

from random import Random

import pytest

from tests.contract.checks import CHECKS
from tests.kits import kit_of
from valtable.games.valencia.options import MODULE_KINDS

SOAK_SEEDS = 25


def some_kinds(seats: int, seed: int) -> dict[str, object]:
    """From one kind to all but one; none and all are option sets of the kit."""
    rng = Random(100 * seats + seed)
    return dict.fromkeys(rng.sample(MODULE_KINDS, rng.randint(1, len(MODULE_KINDS) - 1)), True)


def test_subsets_of_many_sizes_are_drawn_and_every_kind_is_in_some() -> None:
    drawn = [some_kinds(seats, seed) for seats in (2, 3, 4, 5) for seed in range(SOAK_SEEDS)]
    assert {len(kinds) for kinds in drawn} == set(range(1, len(MODULE_KINDS)))
    assert set().union(*drawn) == set(MODULE_KINDS)


@pytest.mark.ruling("40")
@pytest.mark.parametrize("check", CHECKS)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_random_subset_keeps_the_contract(seats: int, check: str) -> None:
    CHECKS[check](kit_of("valencia"), seats, some_kinds(seats, 0), 0)


@pytest.mark.soak
@pytest.mark.parametrize("check", CHECKS)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_many_random_subsets_keep_the_contract(seats: int, check: str) -> None:
    for seed in range(1, SOAK_SEEDS):
        CHECKS[check](kit_of("valencia"), seats, some_kinds(seats, seed), seed)
