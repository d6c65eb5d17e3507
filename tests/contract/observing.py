"""What learners are told: the row is what its schema says, from the true state as from the view."""

from __future__ import annotations

import math
from array import array

from tests.contract.walk import OptionSet, closely, viewers
from tests.kits.base import Kit
from valtable.kernel.features import SPECTATOR, Plan
from valtable.kernel.match import Match

MARGIN = 64
MARK = -12345.0


def check_observations_are_what_their_schema_says(kit: Kit, seats: int, options: OptionSet, seed: int) -> None:
    for match in closely(kit, seats, options, seed):
        for seat in viewers(seats):
            assert_observed(kit, match, seat)
    assert_well_named(kit, match)


def assert_observed(kit: Kit, match: Match, seat: int | None) -> None:
    game, state = kit.game, match.state
    row, schema = game.observe_state(state, seat), game.observation_schema(match.seats, match.course.options)
    assert row.typecode == "f"
    assert len(row) == schema[-1].at + schema[-1].size, "an observation has another length than its schema"
    seen = game.observe(match.view(seat))
    for feature in schema:
        numbers = row[feature.at : feature.at + feature.size]
        others = seen[feature.at : feature.at + feature.size]
        assert numbers == others, f"{feature.name}: the state tells viewer {seat} {numbers}, the view {others}"
        assert all(math.isfinite(x) for x in numbers), f"{feature.name}: {numbers}"
        low, high = feature.low, feature.high
        assert low is None or min(numbers) >= low, f"{feature.name}: {min(numbers)} is below {low}"
        assert high is None or max(numbers) <= high, f"{feature.name}: {max(numbers)} is above {high}"
    assert len(seen) == len(row), "the view tells more than the state"
    rows = array("f", [MARK] * (len(row) + 2 * MARGIN))
    game.observe_into(state, seat, rows, MARGIN)
    assert rows[MARGIN:-MARGIN] == row, "among many rows it is another"
    assert set(rows[:MARGIN] + rows[-MARGIN:]) == {MARK}, "it is written beside its row"
    assert_within_blocks(kit, match, seat, row)


def assert_within_blocks(kit: Kit, match: Match, seat: int | None, row: array[float]) -> None:
    """Each block alone, with marks around it: it writes its own numbers, all of them, and nothing beside them."""
    plan, state = plan_of(kit, match), match.state
    viewer = SPECTATOR if seat is None else seat
    for (write, step, at), feature in zip(plan.writers, plan.features, strict=True):
        alone = array("f", [MARK] * MARGIN + [0.0] * feature.size + [MARK] * MARGIN)
        write(state, viewer, (max(viewer, 0) + step) % match.seats, alone, MARGIN)
        beside = alone[:MARGIN] + alone[MARGIN + feature.size :]
        assert set(beside) == {MARK}, f"{feature.name} writes beside its block"
        assert alone[MARGIN:-MARGIN] == row[at : at + feature.size], f"another block writes into {feature.name}"


def plan_of(kit: Kit, match: Match) -> Plan:
    return kit.game._plan(match.seats, match.course.options)


def assert_well_named(kit: Kit, match: Match) -> None:
    """No two numbers have one name, and the features lie side by side from 0 on."""
    schema = kit.game.observation_schema(match.seats, match.course.options)
    names = [name for feature in schema for name in feature.names]
    assert len(names) == len(set(names)), "two numbers have one name"
    at = 0
    for feature in schema:
        assert (feature.at, feature.size) == (at, len(feature.labels)), f"{feature.name} lies elsewhere"
        assert feature.meaning.endswith("."), f"{feature.name} has no meaning in a sentence"
        at += feature.size
