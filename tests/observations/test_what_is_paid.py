"""The price that an observation tells is the one that is paid, over play that likes to pay; also within an exchange."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.observations.play import FOREMEN, Step, steps
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
    assert min(met["build"], met["save"]) > 20, met
    assert met["exchange_give"] > 5, met


def valeria_prices(step: Step) -> tuple[str, float, float] | None:
    """What is bought by this choice, as the event will tell it; and the least and the most it can cost."""
    family, _, which = step.notation.partition(" ")
    slots = list(step.numbers("stack"))
    if step.kind == "action" and family == "slay":
        gold, strength, magic, left_out = (
            step.numbers("slay_price")[f"{slots[int(which)]}:{cost}"]
            for cost in ("gold", "strength", "magic", "discount")
        )
        return "slain", gold + strength + magic - left_out, gold + strength + magic
    if step.kind == "action" and family in ("recruit", "build"):
        price = step.numbers(f"{family}_price")[slots[int(which)]]
        return {"recruit": "recruited", "build": "built"}[family], price, price
    if step.kind == "action" and family == "agent":
        price = sum(step.numbers("agent_price")[f"{which}:{cost}"] for cost in ("gold", "strength", "magic"))
        return "engaged", price, price
    if step.kind == "buy":
        row, island = ("goods", "tomes")[step.state.agenda[-1][2]], step.numbers("island_price")
        price = sum(island[f"{row}:{place}"] for place in range(3) if int(which) >> place & 1)
        return "bought", price, price
    if step.kind == "rescue":
        return "rescued", step.numbers("island_price")["noble"], step.numbers("island_price")["noble"]
    return None


@pytest.mark.parametrize("everything", [False, True])
def test_valeria_tells_what_everything_costs(everything: bool) -> None:
    told, met = None, Counter[str]()
    liked = ("slay", "recruit", "build", "sail", "agent", "buy")
    for step in steps("valeria", 3, everything, liked):
        told = valeria_prices(step) or told
        for event in step.events:
            if told is not None and event.kind == told[0]:
                assert told[1] <= paid(event.args).total() <= told[2], f"{event} after {told}"
                met[event.kind] += 1
                told = None
    kinds = ("slain", "recruited", "built", *(("engaged", "bought", "rescued") if everything else ()))
    assert min(met[kind] for kind in kinds) > 2, met


def test_valencia_tells_what_a_space_costs() -> None:
    met = 0
    for step in steps("valencia", 3):
        if step.notation.startswith("place "):
            (placed,) = [event for event in step.events if event.kind == "placed"]
            assert step.numbers("price")[step.notation.partition(" ")[2]] == placed.args["n"]
            met += 1
    assert met > 10


def test_valdora_tells_the_coins_that_a_stop_costs() -> None:
    met = Counter[int]()
    for step in steps("valdora", 4):
        if step.kind == "move":
            tolls = [event for event in step.events if event.kind in ("met", "met_full")]
            assert step.numbers("toll")[step.notation.partition(" ")[2]] == len(tolls)
            met[len(tolls)] += 1
    assert min(met[0], met[1]) > 50, met


def test_valdora_tells_the_coins_that_pages_commissions_and_loads_cost() -> None:
    met = Counter[tuple[str, int]]()
    for step in steps("valdora", 4, liked=("buy", "swap", "load", "turn")):
        family, _, what = step.notation.partition(" ")
        bought = {event.kind for event in step.events} & {"bought_commission", "loaded", "turned"}
        if bought:
            label = {"load": f"load:{what.split()[-1]}", "turn": "page"}.get(family, "commission")
            paid = step.state.coins[step.seat] - step.after.coins[step.seat]
            assert step.numbers("price")[label] == paid, step.notation
            met[label, paid] += 1
    assert {("page", 0), ("page", 1), ("commission", 1), ("load:cart", 2), ("load:horse", 3)} <= set(met), met
