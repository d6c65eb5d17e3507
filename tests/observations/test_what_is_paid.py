"""The price that an observation tells is the one that is paid, over play that likes to pay; also within an exchange."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.observations.play import FOREMEN, steps
from valtable.games.valletta.state.frames import BUILDING, SAVING
from valtable.kernel.refusal import Args


def paid(args: Args, name: str = "paid") -> Counter[str]:
    """What an event tells of a payment, by resource."""
    amounts = args[name]
    assert isinstance(amounts, list)
    return Counter(str(amount).partition(":")[2] for amount in amounts)


def is_building(state: Any) -> bool:
    return any(frame[0] in (BUILDING, SAVING) for frame in state.agenda)


def test_valletta_tells_the_gold_that_a_building_costs_from_the_card_to_the_payment() -> None:
    told: list[tuple[str, dict[str, float]]] = []
    met = Counter[str]()
    for step in steps("valletta", 3, **FOREMEN):
        if is_building(step.state):
            told.append((step.kind, step.numbers("gold_price")))
        else:
            told.clear()
        for event in step.events:
            if event.kind == "constructed":
                building = str(event.args["building"]).partition(":")[2]
                for kind, prices in told:
                    met[kind] += 1
                    assert prices[building] == paid(event.args, "cost")["gold"], f"{building}, told at {kind}"
    assert met["build"] > 20 < met["save"] and met["exchange_give"] > 5, met
