"""What `make generated` writes from a state's fields is a class that works, and stays as it is when written again."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from scripts import write_states

ROOT = Path(__file__).resolve().parent.parent.parent
FIELDS = '''"""A state."""

from __future__ import annotations

from typing import Any, ClassVar


class Sea:
    maps: list[int]

    # The rest is written by `make generated` from the fields above.


class State:
    """Everything on the table."""

    box: object
    seats: int  # who sits here
    build: tuple[int, ...]
    coins: list[int]
    hands: list[list[int]]
    stacks: list[list[list[int]]]
    sea: Sea | None
    total: int  # = sum(coins)

    def richest(self) -> int:
        return max(self.coins)

    # The rest is written by `make generated` from the fields above.


def after(state: State) -> int:
    return state.total
'''


@pytest.fixture(scope="module")
def made() -> dict[str, Any]:
    names: dict[str, Any] = {}
    exec(write_states.rewritten(FIELDS), names)
    return names


def a_state(made: dict[str, Any]) -> Any:
    return made["State"]("the box", 2, (4, 5), [1, 2], [[3], []], [[[6]], []], made["Sea"]([7]))


def test_writing_again_changes_nothing() -> None:
    once = write_states.rewritten(FIELDS)
    assert write_states.rewritten(once) == once


def test_fields_are_encoded_in_their_order_without_what_is_shared_worked_out_or_a_module(made: dict[str, Any]) -> None:
    assert list(made["State"].FIELDS) == ["seats", "build", "coins", "hands", "stacks"]
    assert made["State"].FIELDS["stacks"] == list[list[list[int]]]


def test_what_follows_from_other_fields_is_worked_out_once(made: dict[str, Any]) -> None:
    state = a_state(made)
    assert (state.total, made["after"](state), state.richest()) == (3, 3, 2)
    state.coins[0] = 9
    assert state.copy().total == 3


def test_a_copy_shares_nothing_that_can_change(made: dict[str, Any]) -> None:
    state = a_state(made)
    copy = state.copy()
    copy.coins[0], copy.hands[0][0], copy.stacks[0][0][0], copy.sea.maps[0] = 9, 9, 9, 9
    copy.hands.append([]), copy.stacks[1].append([])
    assert (state.coins, state.hands, state.stacks, state.sea.maps) == ([1, 2], [[3], []], [[[6]], []], [7])
    assert copy.box is state.box
    alone = made["State"]("the box", 2, (), [], [], [], None).copy()
    assert alone.sea is None


def test_there_is_room_for_the_fields_and_nothing_else(made: dict[str, Any]) -> None:
    with pytest.raises(AttributeError):
        a_state(made).elsewhere = 1


def test_a_field_added_above_the_line_is_written_everywhere_below_it() -> None:
    grown = write_states.rewritten(FIELDS).replace(
        "    coins: list[int]\n", "    coins: list[int]\n    debts: list[int]\n"
    )
    assert grown.count("debts") == 1
    assert write_states.rewritten(grown).count("debts") == 1 + 1 + 1 + 1 + 2 + 1
