"""What an observation calls payable or in reach is what the game offers to whoever is asked, over random play."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.observations.play import FOREMEN, notations, offered, steps
from valtable.games.valdora.box.components import NONE
from valtable.games.valeria.asking.reasons import CANNOT_PAY_AGENT
from valtable.games.valeria.modules.agents.engaging import why_not_agent
from valtable.games.valeria.modules.crimson_seas.islands import fill_row, give_token, rows_are_short
from valtable.games.valeria.phases.ending import ending_now
from valtable.games.valeria.state.frames import DOMAINS_BUILT, ISLANDS_EMPTY, MONSTERS_SLAIN, RUNNING, STACKS_EXHAUSTED
from valtable.kernel.chance import FastChance

ROW_OF = {"araby": "goods", "nae_aerie": "tomes", "amarynth": "nobles"}


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
    assert met["build"] > 20, met
    assert met["exchange_give"] > 5, met


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
            assert step.told("own.reach") == offered(step.choices, "move")
            met += 1
    assert met > 100


def test_valdora_tells_what_can_be_bought_at_the_book() -> None:
    met = 0
    for step in steps("valdora", 3):
        state = step.state
        book = state.box.book_at[state.pawns[step.seat]]
        if step.kind == "act" and book != NONE and offered(step.choices, "turn"):
            name = state.box.books[book]
            assert step.told("own.buyable") & {f"{name}:left", f"{name}:right"} == {
                f"{name}:{side}" for side in offered(step.choices, "buy")
            }
            met += 1
    assert met > 50


MEANS = ("reach", "buyable", "payable", "slayable", "recruitable", "buildable", "island_payable", "agent_payable")


@pytest.mark.parametrize(("title", "everything"), [("valletta", False), ("valdora", False), ("valeria", True)])
def test_others_see_what_a_seat_could_do_as_the_seat_sees_it(title: str, everything: bool) -> None:
    met = Counter[str]()
    for step in steps(title, 3, everything, seeds=range(1)):
        if step.game.decision(step.state, step.seat).sealed:
            continue
        after = step._replace(seat=(step.seat + 1) % 3)
        names = {feature.name for feature in step.game.observation_schema(3, step.state.options)}
        for name in MEANS:
            if f"own.{name}" in names:
                assert step.told(f"next1.{name}") == after.told(f"own.{name}"), name
                met[name] += bool(after.told(f"own.{name}"))
    assert met
    assert min(met.values()) > 10, met


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
            assert step.told(f"own.{name}") == {names[int(place)] for place in offered(step.choices, family)}, family
        met += 1
    assert met > 100


def test_valeria_tells_which_agents_and_what_on_the_islands_can_be_paid() -> None:
    met = Counter[str]()
    for step in steps("valeria", 3, everything=True, liked=("map", "sail", "agent"), seeds=range(2)):
        state, seat = step.state, step.seat
        island = step.told("own.island_payable")
        if step.kind == "action":
            paid = {str(place) for place in range(4) if why_not_agent(state, seat, place) != CANNOT_PAY_AGENT}
            assert step.told("own.agent_payable") == paid >= offered(step.choices, "agent")
            rows = {ROW_OF[name] for name in offered(step.choices, "sail") if name in ROW_OF}
            assert {place.partition(":")[0] for place in island} == rows or not state.seas.maps[seat]
            met["sail"] += bool(rows)
        elif step.kind in ("buy", "rescue"):
            number = state.agenda[-1][2] if step.kind == "buy" else 2
            row = ("goods", "tomes", "nobles")[number]
            here = {int(place.partition(":")[2]) for place in island if place.startswith(row)}
            there = {int(name) for name in offered(step.choices, "buy", "island")}
            assert here == ({place for place in range(3) if 1 << place in there} if number < 2 else there), step.kind
            met[step.kind] += 1
    assert min(met["sail"], met["buy"], met["rescue"]) > 5, met


@pytest.mark.parametrize("everything", [False, True])
def test_valeria_tells_of_each_end_how_far_it_is_and_0_where_it_has_come(everything: bool) -> None:
    ends = {MONSTERS_SLAIN: "monsters", DOMAINS_BUILT: "domains", ISLANDS_EMPTY: "islands", STACKS_EXHAUSTED: "stacks"}
    met = Counter[str]()
    for step in steps("valeria", 2, everything, ("slay", "build", "sail", "map"), seeds=range(6)):
        state = step.state
        left, there = step.numbers("to_end"), state.seas is not None
        come = {end for end, name in ends.items() if not left[name] and (there or name != "islands")}
        assert ending_now(state) in (come or {RUNNING})
        met.update(ends[end] for end in come)
    assert met["stacks"] > 10, met


@pytest.mark.parametrize("row", range(3))
def test_the_islands_of_valeria_end_the_game_after_as_many_tokens_as_told(row: int) -> None:
    step = next(steps("valeria", 2, everything=True))
    state, chance, told = step.state, FastChance(1), []
    for bag in state.seas.row_bags:
        del bag[20:]  # the Goods in their bag are many
    while True:
        told.append(step.numbers("to_end")["islands"])
        if rows_are_short(state):
            break
        give_token(state.seas, 0, row, 0)
        fill_row(state, state.seas, row, chance, None)
    others = [len(bag) + 1 for number, bag in enumerate(state.seas.row_bags) if number != row]
    assert told == [*(min(left, *others) for left in range(len(told) - 1, 0, -1)), 0]
    assert len(told) > 3
