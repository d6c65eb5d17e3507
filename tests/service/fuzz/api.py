"""The schema of the service, and what its answers are held against."""

from __future__ import annotations

import json
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis.errors import Unsatisfiable
from litestar.serialization import encode_json
from schemathesis import GenerationMode
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import negative_data_rejection, positive_data_acceptance

from tests.service.fuzz.visits import VISITS, Visit, send
from tests.service.fuzz.world import World
from valtable.service.app import make_http
from valtable.service.protocol import Problem
from valtable.service.settings import Settings

# What is asked does not depend on what was answered before: ids are drawn anew every time, and examples must not be.
STEADY = {"extra-data-sources": {"responses": False}, "error-feedback": {"enabled": False}}
CONFIG = schemathesis.Config.from_dict({"phases": {"fuzzing": STEADY}})
UNSAID = ("POST /api/tables", "POST /api/replays")
"""Where a schema cannot say all that is wanted: seats and options that go together, the log of a real game."""
MOMENTS = ("at", "step")
"""Nor can it say which moments a game has had."""
ANYTHING = [
    HealthCheck.too_slow,
    HealthCheck.filter_too_much,
    HealthCheck.data_too_large,
    HealthCheck.large_base_example,
]


def described() -> dict[str, Any]:
    """The schema as it is served, from an application that is never opened."""
    hall = SimpleNamespace(settings=Settings(database=Path("none")))
    schema: dict[str, Any] = json.loads(encode_json(make_http(cast(Any, hall)).openapi_schema.to_schema()))
    return schema


API = schemathesis.openapi.from_dict(described(), config=CONFIG)


def ask(case: Any, world: World, visit: Visit) -> None:
    """Make the request and hold what comes back against the schema: status, headers and body."""
    response = send(case, world, visit)
    is_no_moment = response.status_code == 400 and response.json()["where"] in MOMENTS
    is_too_long = response.status_code == 413 and response.json()["where"] == "address"  # and was not read
    free = visit.headers or case.operation.label in UNSAID or is_no_moment or is_too_long
    excluded = [positive_data_acceptance] if free else []
    case.validate_response(response, excluded_checks=[*excluded, negative_data_rejection] if is_too_long else excluded)
    if response.status_code >= 400 and case.operation.path != "/readyz":
        problem = response.json()
        assert set(problem) == set(Problem.__struct_fields__), problem
        assert not problem["request"], "a fault of ours"
    if response.status_code == 405:
        assert response.headers["allow"], "which methods there are is not said"


def ask_for_everything(world: World, examples: int, number: int) -> int:
    """So many requests of each kind to every address, others for every number; how many were made."""
    asked = 0
    for found in API.get_all_operations():
        assert isinstance(found, Ok), found
        operation = found.ok()
        modes = list(GenerationMode) if operation.body or operation.path_parameters or operation.query else []
        for mode in modes or [GenerationMode.POSITIVE]:

            @seed(number)
            @settings(
                max_examples=examples,
                database=None,
                deadline=None,
                suppress_health_check=ANYTHING,
                phases=[Phase.generate],
            )
            @given(case=operation.as_strategy(generation_mode=mode), visit=VISITS)
            def one(case: Any, visit: Visit) -> None:
                nonlocal asked
                asked += 1
                ask(case, world, visit)

            try:
                one()
            except Unsatisfiable:
                assert mode.is_negative, (
                    f"nothing can be asked of {operation.label}"
                )  # where any text fits, none is wrong
    return asked
