"""What an observation calls payable or in reach is what the game offers to whoever is asked, over random play."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.observations.play import FOREMEN, notations, offered, steps


def test_valletta_tells_what_can_be_built_also_within_an_exchange() -> None:
    met = Counter[str]()
    for step in steps("valletta", 3, **FOREMEN):
        table = step.game.copy(step.state)
        if step.kind == "exchange_give":
            table.agenda.pop()  # what is built goes on after it
        if step.game.decision(table, step.seat).kind == "build":
            choices = notations(step.game, table, step.seat)
            assert step.told("own.payable") == offered(choices, "construct", "upgrade"), step.kind
            met[step.kind] += 1
    assert met["build"] > 20 and met["exchange_give"] > 5, met


def test_nobody_lacks_a_good_in_valletta_for_what_it_can_pay() -> None:
    met = Counter[str]()
    for step in steps("valletta", 3, **FOREMEN):
        both = step.told("own.payable") & step.told("missing")
        assert not both, step.kind
        met[step.kind] += bool(step.told("own.payable"))
    assert min(met["play"], met["build"], met["save"], met["exchange_give"]) > 5, met


def test_valdora_tells_where_a_pawn_can_go() -> None:
    met = 0
    for step in steps("valdora", 4):
        if step.kind == "move":
            assert step.told("reach") == offered(step.choices, "move")
            met += 1
    assert met > 100


def test_valencia_tells_where_a_family_member_can_be_paid() -> None:
    met = 0
    for step in steps("valencia", 4):
        if step.kind == "place":
            guild = step.game.contents.goods[step.state.agenda[-1][2]]
            here = {label.partition(":")[2] for label in step.told("space") if label.startswith(f"{guild}:")}
            assert step.told("payable") & here == offered(step.choices, "place")
            met += 1
    assert met > 10


@pytest.mark.parametrize("everything", [False, True])
def test_valeria_tells_what_can_be_slain_recruited_and_built(everything: bool) -> None:
    met = 0
    for step in steps("valeria", 3, everything):
        if step.kind != "action":
            continue
        names = list(step.numbers("stack"))
        for name, family in (("slayable", "slay"), ("recruitable", "recruit"), ("buildable", "build")):
            assert step.told(name) == {names[int(place)] for place in offered(step.choices, family)}, family
        met += 1
    assert met > 100
