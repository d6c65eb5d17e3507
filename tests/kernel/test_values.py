"""The small values: agenda, reasons, standing and states as data."""

from __future__ import annotations

import pytest

from tests.kernel.tables import ferry, load, play_on
from valtable.kernel.agenda import Frame, asked, waiting
from valtable.kernel.errors import Malformed, Refused
from valtable.kernel.refusal import FIRST_OWN_REASON, NOT_ASKED, NOT_YOUR_DECISION, Reasons, Refusal
from valtable.kernel.standing import Outcome, Row, outcome_of, rank, sheet
from valtable.kernel.state import digest, encode

# Agenda


def test_the_top_frame_is_asked_first() -> None:
    agenda = [(3, 0), (1, 1, 5)]
    assert waiting(agenda, []) == [1]
    assert asked(agenda, [], 1) == (1, 1, 5)
    assert asked(agenda, [], 0) is None


def test_an_empty_agenda_asks_nobody() -> None:
    assert waiting([], []) == []
    assert asked([], [], 0) is None


def test_in_a_sealed_phase_all_seats_with_frames_left_are_asked_before_the_agenda() -> None:
    sealed: list[list[Frame]] = [[(0, 0)], [], [(0, 2), (4, 2)]]
    assert waiting([(9, 1)], sealed) == [0, 2]
    assert asked([(9, 1)], sealed, 2) == (4, 2)
    assert asked([(9, 1)], sealed, 1) is None


# Reasons


def test_the_kernels_reasons_are_among_every_games() -> None:
    reasons = Reasons()
    assert reasons.add("no_shell", "reward", near=True) == FIRST_OWN_REASON
    assert reasons.by_code[NOT_YOUR_DECISION].key == "not_your_decision"
    assert reasons.by_code[NOT_ASKED].key == "not_asked"
    assert reasons.near == {FIRST_OWN_REASON}


def test_reasons_are_numbered_in_the_order_they_are_named_and_keep_apart() -> None:
    reasons = Reasons()
    assert [reasons.add("first"), reasons.add("second"), reasons.add("third")] == [
        FIRST_OWN_REASON, FIRST_OWN_REASON + 1, FIRST_OWN_REASON + 2,
    ]  # fmt: skip
    assert reasons.by_code[FIRST_OWN_REASON + 1].key == "second"
    for taken in ("second", "not_asked"):
        with pytest.raises(ValueError, match=f"two reasons are called {taken}"):
            reasons.add(taken)


def test_a_refusal_reads_as_one_line_with_its_rule_and_details() -> None:
    assert str(Refused(Refusal("too_few", "hire", {"n": 2}))) == "too_few [hire] n=2"


# Standing


def test_totals_are_the_sums_of_their_rows_and_unknown_where_a_part_is() -> None:
    rows = (Row("shells", (3, 6)), Row("coins", (2, None)))
    assert sheet(rows).totals == (5, None)


def test_equal_keys_share_a_rank_and_the_next_is_left_out() -> None:
    assert rank([(5, 1), (7, 0), (5, 1), (5, 0)]) == (2, 1, 2, 4)


def test_equal_best_keys_share_the_victory() -> None:
    assert outcome_of([(5,), (3,), (5,)], "end") == Outcome((1, 3, 1), (0, 2), "end")


# States


def test_equal_tables_have_equal_digests_and_others_not() -> None:
    assert ferry(1).digest == ferry(1).digest
    assert ferry(1).digest != ferry(2).digest


def test_a_state_written_and_read_is_the_same() -> None:
    match = play_on(ferry(3, 3))
    again = load().decode_state(match.course.options, encode(match.state))
    assert digest(again) == match.digest


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        (b'"round":1', b'"round":"1"', "Expected `int`, got `str`"),
        (b'"round":1', b'"rounds":1', "the fields must be seats, round"),
        (b'"round":1,', b"", "the fields must be seats, round"),
        (b'"coins":[0,0]', b'"coins":[0,null]', r"Expected `int`, got `null` - at `\$\[1\]`"),
        (b"}", b"", "Input data was truncated"),
    ],
)
def test_a_state_that_is_none_is_malformed(old: bytes, new: bytes, problem: str) -> None:
    match = ferry()
    data = encode(match.state)
    assert old in data
    with pytest.raises(Malformed, match=problem) as caught:
        load().decode_state(match.course.options, data.replace(old, new, 1))
    assert str(caught.value).startswith("state: ")
