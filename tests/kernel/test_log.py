"""The log as a file: strict reading, every error one line that names the file and the line."""

from __future__ import annotations

import json

import pytest

from tests.kernel.tables import bid, ferry, play_on
from valtable.kernel.errors import Malformed
from valtable.kernel.log import (
    ActionLine,
    End,
    EndLine,
    Line,
    SetupLine,
    TakeBackLine,
    UndoLine,
    decode,
    fold,
    secret_of,
)

HEADER = ferry().log.encode().splitlines()[0]
SETUP = '{"n":0,"setup":true}'
END = '{"n":1,"end":{"reason":"x","points":[],"winners":[],"secret":""}}'
TAKE = '{"n":1,"seat":0,"do":"take"}'


def header(**changes: object) -> str:
    return json.dumps({key: value for key, value in (json.loads(HEADER) | changes).items() if value is not ...})


def test_a_log_survives_writing_and_reading() -> None:
    match = ferry(3, 3)
    match.play(0, "toss")
    match.play(1, match.choices(1)[0])
    match.undo(1)
    log = play_on(match).log
    assert decode(log.encode()) == log
    assert decode(log.encode().replace("\n", "\r\n")) == log
    assert decode(log.encode().removesuffix("\n")) == log


def test_the_first_lines_are_pinned() -> None:
    """The format: whoever reads logs relies on these names."""
    match = ferry()
    match.play(0, "toss")
    first, setup, toss = match.log.encode().splitlines()
    assert first == (
        '{"valt":1,"game":"proving","rules":1,"edition":"1","components":"4b781b24e8b93a91c1af29a108a87575",'
        '"options":{"objections":true,"rounds":50},"seats":["Player 1","Player 2"]}'
    )
    assert setup == '{"n":0,"setup":true,"chance":[["deck",8],["deck",0],["deck",8],["deck",0]]}'
    assert toss == '{"n":1,"seat":0,"do":"toss","chance":[["toss:0",1]]}'


def test_names_may_hold_any_character() -> None:
    """Also those that Python, but not JSON Lines, takes for the end of a line."""
    match = ferry()
    strange = 'a\u2028b\u0085c\x1cd\n"e\\ñ'
    text = match.log.encode().replace('"Player 1"', json.dumps(strange, ensure_ascii=False))
    log = decode(text)
    assert log.header.seats[0] == strange
    assert decode(log.encode()) == log


@pytest.mark.parametrize(
    ("rows", "where", "problem"),
    [
        ([], "", "is empty"),
        ([""], "", "is empty"),
        (["rubbish"], ", line 1", "JSON is malformed"),
        (["[]"], ", line 1", "Expected `object`, got `array`"),
        (["{}"], ", line 1", "missing required field `valt`"),
        ([header(valt=2), SETUP], ", line 1", "log format 2 is not known (this is format 1)"),
        ([header(valt="1"), SETUP], ", line 1", "Expected `int`, got `str` - at `$.valt`"),
        ([header(game=...), SETUP], ", line 1", "missing required field `game`"),
        ([header(seats="Ana"), SETUP], ", line 1", "Expected `array`, got `str` - at `$.seats`"),
        ([header(seats=[1, 2]), SETUP], ", line 1", "Expected `str`, got `int` - at `$.seats[0]`"),
        ([header(mood="good"), SETUP], ", line 1", "unknown field `mood`"),
        ([HEADER], "", "has no set-up line"),
        ([HEADER, TAKE], ", line 2", "`n` must be 0, not 1"),
        ([HEADER, '{"n":0,"seat":0,"do":"take"}'], ", line 2", "the first line, and no other, is the set-up"),
        ([HEADER, SETUP, '{"n":1,"setup":true}'], ", line 3", "the first line, and no other, is the set-up"),
        ([HEADER, SETUP, ""], ", line 3", "Input data was truncated"),
        ([HEADER, SETUP, TAKE[:-4]], ", line 3", "Input data was truncated"),
        ([HEADER, SETUP, TAKE + TAKE], ", line 3", "JSON is malformed: trailing characters"),
        ([HEADER, SETUP, '"take"'], ", line 3", "Expected `object`, got `str`"),
        ([HEADER, SETUP, '{"n":1,"seat":0}'], ", line 3", "must have exactly one of setup, do, undo_to"),
        ([HEADER, SETUP, '{"n":1,"seat":0,"do":"a","take_back":0}'], ", line 3", "must have exactly one of"),
        ([HEADER, SETUP, '{"n":1,"do":"take"}'], ", line 3", "missing required field `seat`"),
        ([HEADER, SETUP, '{"n":1,"seat":"0","do":"take"}'], ", line 3", "Expected `int`, got `str` - at `$.seat`"),
        ([HEADER, SETUP, '{"n":1,"seat":0,"do":"a","chance":[["dice"]]}'], ", line 3", "Expected `array` of length 2"),
        ([HEADER, SETUP, '{"n":1,"seat":0,"do":"take","why":1}'], ", line 3", "unknown field `why`"),
        ([HEADER, SETUP, '{"n":1,"undo_to":0}'], ", line 3", "missing required field `by`"),
        ([HEADER, SETUP, '{"n":1,"take_back":0}'], ", line 3", "missing required field `seat`"),
        ([HEADER, SETUP, '{"n":1,"end":{"reason":"x"}}'], ", line 3", "missing required field `points` - at `$.end`"),
        ([HEADER, SETUP, TAKE, '{"n":1,"seat":0,"do":"take"}'], ", line 4", "`n` must be 2, not 1"),
        ([HEADER, SETUP, '{"n":1,"seat":0,"do":' + "[" * 100_000], ", line 3", "is nested too deeply"),
        ([HEADER, SETUP, '{"n":1,"seat":0,"do":"\ud800"}'], ", line 3", "surrogates not allowed"),
        ([HEADER, SETUP, END, '{"n":2,"seat":0,"do":"a"}'], ", line 4", "nothing may follow the end"),
    ],
)  # fmt: skip
def test_a_malformed_log_names_file_and_line(rows: list[str], where: str, problem: str) -> None:
    with pytest.raises(Malformed) as caught:
        decode("".join(row + "\n" for row in rows), "game.valt")
    assert caught.value.where == f"game.valt{where}"
    assert problem in caught.value.problem
    assert "\n" not in str(caught.value)


# Folding


def line(n: int, seat: int) -> ActionLine:
    return ActionLine(n, seat, "x")


def numbers(*lines: Line) -> list[int]:
    return [kept.n for kept in fold([SetupLine(0, True), *lines])]


def test_undo_leaves_what_came_before() -> None:
    assert numbers(line(1, 0), line(2, 1), line(3, 0), UndoLine(4, 1, [0, 1])) == [0, 1]


def test_what_is_played_after_an_undo_counts() -> None:
    assert numbers(line(1, 0), line(2, 0), UndoLine(3, 1, [0]), line(4, 0), line(5, 1)) == [0, 1, 4, 5]


def test_an_undo_may_follow_an_undo() -> None:
    assert numbers(line(1, 0), line(2, 0), UndoLine(3, 1, [0]), UndoLine(4, 0, [0]), line(5, 0)) == [0, 5]


def test_a_take_back_leaves_others_alone() -> None:
    assert numbers(line(1, 0), line(2, 1), line(3, 0), line(4, 1), TakeBackLine(5, 0, 2)) == [0, 1, 2, 4]


def test_a_take_back_never_takes_the_set_up() -> None:
    assert numbers(line(1, 0), TakeBackLine(2, 0, 0), TakeBackLine(3, 0, -1)) == [0]


def test_the_end_is_no_step() -> None:
    assert numbers(line(1, 0), EndLine(2, End("x", [], [], ""))) == [0, 1]


# The end


@pytest.mark.parametrize("secret", ["", "zz", "00" * 31, "00" * 33])
def test_a_secret_that_is_none_is_malformed(secret: str) -> None:
    with pytest.raises(Malformed, match=r"^game\.valt: the secret must be 32 bytes in hexadecimal"):
        secret_of(End("x", [], [], secret), "game.valt")


def test_the_secret_appears_with_the_end_and_not_before() -> None:
    match = ferry()
    secret = play_on(ferry()).log.end
    assert secret is not None
    bid(match)
    assert secret.secret not in match.log.encode()
    assert match.log.end is None
    assert secret.secret in play_on(match).log.encode()
