"""Rulebook, "Harvest Phase": who fires, in which order, and what others see of it."""

from __future__ import annotations

import pytest

from tests.contract.knowledge import told
from tests.games.valeria.position import GAME, at_table
from tests.kits.valeria import KIT
from valtable.games.valeria.state.state import State
from valtable.kernel.chance import FastChance


@pytest.mark.rule("harvest")
@pytest.mark.rule("roll")
@pytest.mark.ruling("R7")
@pytest.mark.ruling("C15")
@pytest.mark.parametrize(
    ("roll", "citizens", "gains"),
    [
        ((4, 4), ["archer"], {"strength": 2}),
        ((5, 5), [], {"gold": 2}),
        ((4, 4), ["warlord"], {"strength": 1}),
        ((3, 3), ["mercenary"], {"strength": 1}),
        ((1, 1), ["merchant"], {"gold": 1}),
        ((6, 6), ["butcher"], {"gold": 4, "strength": 2}),
        ((2, 2), ["merchant", "archer"], {"gold": 2, "strength": 1}),
    ],
)
def test_doubles_fire_twice_and_the_sum_once(roll: tuple[int, int], citizens: list[str], gains: dict[str, int]) -> None:
    """Off turn, Starters included: 8, 6, 2, 12 and 4 are sums here."""
    table = at_table(roll=roll, citizens={1: citizens}, purse={1: {"gold": 0, "strength": 0}})
    income = [event.args["gains"] for event in table.events("income") if event.args["seat"] == "seat:1"]
    assert income == [[f"resource:{name}" for name, n in gains.items() for _ in range(n)]]


@pytest.mark.rule("herald")
@pytest.mark.ruling("R11")
@pytest.mark.ruling("R18")
@pytest.mark.ruling("C3")
@pytest.mark.parametrize(
    ("herald", "roll", "citizens", "payments"),
    [
        ("book", (3, 4), [], 1),
        ("book", (3, 4), ["mercenary"], 0),
        ("book", (3, 3), ["mercenary"], 2),
        ("book", (1, 1), [], 2),
        ("book", (5, 1), [], 0),
        ("printed", (3, 3), ["mercenary"], 1),
        ("printed", (1, 1), [], 2),
        ("printed", (3, 4), [], 1),
    ],
)
def test_faq_when_the_herald_pays(herald: str, roll: tuple[int, int], citizens: list[str], payments: int) -> None:
    """When no own card fires, or on doubles; twice on doubles. A Starter that fires counts as one."""
    table = at_table(roll=roll, citizens={0: citizens}, purse={0: {"strength": 0}}, herald=herald)
    asked = 0
    while any(d.seat == 0 and d.source == "starter:starter_herald" for d in GAME.decisions(table.state)):
        table.play("resource magic", seat=0)
        asked += 1
    # Equal choices come in rising order: after Magic, the last, the second one is no question.
    assert asked == min(payments, 1)
    assert table.has(0)["magic"] == 1 + payments


@pytest.mark.rule("how-we-ask")
@pytest.mark.ruling("C28")
def test_equal_choices_are_answered_in_rising_order() -> None:
    table = at_table(roll=(3, 3))
    table.play("resource strength", seat=0)
    assert table.refusal("resource gold", seat=0) == "asked_in_order"
    assert table.choices(0) == ["resource strength", "resource magic"]


@pytest.mark.rule("stealing")
@pytest.mark.ruling("R8")
@pytest.mark.ruling("C27")
def test_thieves_act_before_everybody_gains() -> None:
    table = at_table(
        seats=3, roll=(3, 4), citizens={0: ["thief"], 1: ["rogue"]}, purse={1: {"gold": 2}, 2: {"gold": 0}}
    )
    assert table.asked == [(0, "steal")]
    assert table.choices() == ["steal 1 gold", "steal 1 magic", "steal 2 magic"]
    table.play("steal 1 gold")
    assert table.has(0)["gold"] == 4, "two of three: as much as there is"
    assert table.has(1)["gold"] == 1, "the Rogue paid after the theft"


@pytest.mark.rule("stealing")
@pytest.mark.ruling("R9")
@pytest.mark.parametrize(("there", "taken"), [(2, 2), (3, 3), (8, 3)])
def test_a_thief_takes_up_to_3_of_one_resource(there: int, taken: int) -> None:
    table = at_table(roll=(3, 4), citizens={0: ["thief"]}, purse={1: {"gold": there, "magic": there}})
    table.play("steal 1 gold")
    assert [event.args["gains"] for event in table.events("stole")] == [["resource:gold"] * taken]
    assert table.has(0) == {"gold": 2 + taken, "strength": 0, "magic": 1, "vp": 0}
    assert table.has(1) == {"gold": there - taken, "strength": 0, "magic": there, "vp": 0}


@pytest.mark.rule("herald")
@pytest.mark.ruling("R11")
def test_a_card_that_fired_in_vain_silences_the_herald_too() -> None:
    """A Thief with nobody to rob; an Alchemist off turn without the Magic to pay."""
    table = at_table(roll=(3, 4), citizens={0: ["thief"], 1: ["alchemist"]}, purse={1: {"gold": 0, "magic": 0}})
    assert table.asked == [(0, "action")]


@pytest.mark.ruling("R11")
@pytest.mark.ruling("C27")
def test_no_victim_no_theft_and_an_off_turn_thief_chooses_with_the_others() -> None:
    table = at_table(roll=(3, 4), citizens={0: ["thief"], 1: ["thief"]}, purse={1: {"gold": 0, "magic": 0}})
    assert table.asked == [(1, "harvest_choice")], "the Thief of seat 0 fired in vain, so its Herald is silent"


@pytest.mark.rule("exchanges")
@pytest.mark.ruling("R8")
@pytest.mark.ruling("C28")
@pytest.mark.ruling("C29")
def test_faq_income_may_be_spent_at_once_in_the_players_order() -> None:
    """The Monk off turn: 1 Gold for 2 Magic; on doubles the Herald's Gold can pay for it."""
    table = at_table(roll=(1, 1), citizens={1: ["monk"]}, purse={1: {"gold": 0, "magic": 5}})
    assert table.asked[-1] == (1, "harvest_choice")
    assert table.choices(1) == ["resource gold", "resource strength", "resource magic"], "nothing to pay the Monk with"
    table.play("resource gold", seat=1)
    assert table.choices(1) == ["citizen monk", "citizen third_starter"]
    assert table.refusal("done", seat=1) == "gains_come_first"
    assert table.refusal("citizen cleric", seat=1) == "not_open"
    table.play("citizen monk", seat=1)
    assert table.has(1) == {"gold": 0, "strength": 0, "magic": 7, "vp": 0}


@pytest.mark.rule("exchanges")
def test_an_exchange_may_be_passed_and_must_be_payable() -> None:
    table = at_table(roll=(3, 5), citizens={1: ["mercenary", "alchemist"]}, purse={1: {"strength": 1, "magic": 0}})
    assert table.choices(1) == ["done", "citizen mercenary"]
    assert table.refusal("citizen alchemist", seat=1) == "cannot_exchange"
    table.play("done", seat=1)
    assert table.has(1)["strength"] == 1


@pytest.mark.rule("harvest")
@pytest.mark.ruling("C28")
def test_choices_are_sealed_and_others_see_the_resources_of_the_opening() -> None:
    """ADR 1, items 1, 2, 5 and 13."""
    table = at_table(seats=3, roll=(3, 3))
    assert {d.sealed for d in GAME.decisions(table.state)} == {"harvest 1"}
    before = GAME.view(table.state, 1)
    table.play("resource gold", seat=0)
    assert GAME.view(table.state, 1) == before
    assert GAME.asked(table.state, 1)[0].kind == "sealed"
    assert GAME.view(table.state, 0).res[0][0] == before.res[0][0] + 1
    assert table.events("gained", seat=1) == []
    assert len(table.events("gained", seat=0)) == 1
    table.play("resource gold", seat=0)
    assert GAME.view(table.state, 1).waiting == [False, True, True]
    assert GAME.view(table.state, 1).res == before.res, "who is ready is seen, what they took is not"


@pytest.mark.rule("harvest")
def test_a_summary_is_told_to_all_when_everybody_is_done() -> None:
    table = at_table(roll=(3, 4))
    table.play("resource gold", seat=1).play("resource magic", seat=0)
    assert [(event.args["seat"], event.args["gains"]) for event in table.events("harvested", seat=None)] == [
        ("seat:0", ["resource:magic"]), ("seat:1", ["resource:gold"]),
    ]  # fmt: skip


def ways_through(state: State, seat: int) -> tuple[list[State], list[State]]:
    """Every table a seat's lane can lead to, while it is open and when it is done."""
    open_, done, todo = list[State](), list[State](), [state]
    while todo:
        now = todo.pop()
        if not now.sealed[seat]:
            done.append(now)
            continue
        open_.append(now)
        for action in GAME.choices(now, seat):
            then = GAME.copy(now)
            GAME.apply(then, seat, action, FastChance(1))
            todo.append(then)
    return open_, done


@pytest.mark.rule("harvest")
@pytest.mark.ruling("C51")
def test_others_learn_of_a_lane_whether_it_is_done_and_nothing_else() -> None:
    """Two Heralds' payments and four exchanges: some ways through are one step long, some six.

    Whatever seat 1 did, and however many steps it took, seat 0 and a spectator are told the same while seat 1
    still chooses, and the same once it has finished.
    """
    table = at_table(
        roll=(3, 3), citizens={1: ["mercenary", "alchemist"]}, purse={1: {"gold": 1, "strength": 1, "magic": 1}}
    )
    open_, done = ways_through(table.state, 1)
    assert len({str(state.res[1]) for state in done}) > 20, "the ways lead to different purses"
    assert len({str(state.sealed[1]) for state in open_}) > 5
    kit = KIT(GAME)
    for viewer in (0, None):
        for states in (open_, done):
            first = told(kit, states[0], viewer)
            assert all(told(kit, state, viewer) == first for state in states)
        assert told(kit, open_[0], viewer) != told(kit, done[0], viewer)
