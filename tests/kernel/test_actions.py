"""The finite action table: ids, typed values and notations are three names of one thing."""

from __future__ import annotations

from typing import ClassVar

import pytest

from tests.proving.pieces import Confirm, Pick
from valtable.kernel.actions import ActionTable, Family, notation
from valtable.kernel.errors import Malformed
from valtable.kernel.values import Action


class Ship(Action, frozen=True, tag="ship"):
    REFERS: ClassVar[dict[str, str]] = {"good": "good"}
    good: str
    port: int


class Wait(Action, frozen=True, tag="wait"): ...


class Rest(Action, frozen=True, tag="rest"): ...


def table() -> ActionTable:
    return ActionTable(Family(Ship, good=("gold", "wood"), port=(1, 2, 3)), Family(Wait))


def test_ids_run_family_after_family_and_the_last_field_runs_fastest() -> None:
    assert table().notations == ["ship gold 1", "ship gold 2", "ship gold 3",
                                 "ship wood 1", "ship wood 2", "ship wood 3", "wait"]  # fmt: skip
    assert table().family_of == [0, 0, 0, 0, 0, 0, 1]
    assert table().argument == [0, 1, 2, 3, 4, 5, 0]
    assert len(table()) == 7
    assert table().family(Wait).first == 6


def test_every_action_is_found_by_value_notation_and_object() -> None:
    actions = table()
    for action, value in enumerate(actions.values):
        assert actions.id_of(value) == action
        assert actions.parse(notation(value)) == action
    assert actions.decode({"do": "ship", "good": "wood", "port": 2}) == 4
    assert actions.decode({"do": "wait"}) == 6


def test_a_notation_may_be_spaced_freely() -> None:
    assert table().parse("  ship   wood 2 ") == 4


@pytest.mark.parametrize("text", ["", "ship", "ship gold", "ship gold 4", "SHIP gold 1", "ship gold 1 1", "sail"])
def test_a_notation_outside_the_table_is_malformed_and_quoted(text: str) -> None:
    with pytest.raises(Malformed, match="no such action in this game") as caught:
        table().parse(text)
    assert str(caught.value).startswith(f"action {text!r}: ")


@pytest.mark.parametrize(
    ("data", "problem"),
    [
        ("wait", "Expected `object`"),
        (None, "Expected `object`"),
        ({}, "missing required field `do`"),
        ({"do": "sail"}, "Invalid value 'sail'"),
        ({"do": "ship", "good": "gold"}, "missing required field `port`"),
        ({"do": "ship", "good": "gold", "port": "1"}, r"Expected `int`, got `str` - at `\$.port`"),
        ({"do": "ship", "good": 1, "port": 1}, r"Expected `str`, got `int` - at `\$.good`"),
        ({"do": "wait", "long": True}, "unknown field `long`"),
        ({"do": "ship", "good": "gold", "port": 9}, "no such action in this game"),
    ],
)
def test_an_object_that_is_no_action_is_malformed_at_its_field(data: object, problem: str) -> None:
    with pytest.raises(Malformed, match=problem) as caught:
        table().decode(data)
    assert str(caught.value).startswith("action")
    assert "\n" not in str(caught.value)


def test_a_value_of_another_game_is_malformed() -> None:
    with pytest.raises(Malformed, match="action 'pick 1': no such action"):
        table().id_of(Pick(1))


def test_a_table_of_one_family_still_wants_the_tag() -> None:
    actions = ActionTable(Family(Confirm))
    assert actions.decode({"do": "confirm"}) == 0
    with pytest.raises(Malformed, match="Invalid value 'wait'"):
        actions.decode({"do": "wait"})


def test_a_family_needs_a_domain_for_each_field_in_order() -> None:
    with pytest.raises(ValueError, match="Ship has the fields"):
        Family(Ship, port=(1,), good=("gold",))
    with pytest.raises(ValueError, match="Wait has the fields"):
        Family(Wait, port=(1,))


def test_two_actions_cannot_share_a_notation() -> None:
    with pytest.raises(ValueError, match="share a notation"):
        ActionTable(Family(Ship, good=("gold", "gold"), port=(1,)))


def test_new_families_at_the_end_leave_notations_as_they_are() -> None:
    longer = ActionTable(Family(Rest), *table().families)
    assert longer.parse("ship wood 2") == 5
    assert longer.values[5] == table().values[4]
