"""Events: what everybody is told, and what a single seat is told beyond it."""

from __future__ import annotations

import pytest

from valtable.kernel.errors import Broken
from valtable.kernel.journal import Entry, Event, Journal

RULES = {"drew": "refill", "picked": "bid"}


def journal() -> Journal:
    return Journal(RULES)


def test_a_public_event_reaches_everybody_with_its_rule() -> None:
    book = journal()
    book.tell("drew", {"n": 1})
    assert [book.entries[0].seen_by(seat) for seat in (None, 0, 1)] == [Event("drew", {"n": 1}, "refill")] * 3


def test_a_seat_that_is_told_more_gets_its_own_version() -> None:
    book = journal()
    book.tell("drew", {"n": 1}, {1: {"n": 1, "card": "card:4"}})
    entry = book.entries[0]
    assert entry.seen_by(1) == Event("drew", {"n": 1, "card": "card:4"}, "refill")
    assert entry.seen_by(0) == entry.seen_by(None) == Event("drew", {"n": 1}, "refill")


def test_a_private_event_is_no_event_to_others() -> None:
    book = journal()
    book.tell("picked", None, {0: {"card": "card:1"}})
    assert book.entries == [Entry("picked", "bid", None, {0: {"card": "card:1"}})]
    assert [book.entries[0].seen_by(seat) for seat in (None, 1)] == [None, None]


def test_one_reveal_marks_the_whole_step() -> None:
    book = journal()
    book.tell("drew", {})
    assert not book.revealed
    book.tell("drew", {}, reveals=True)
    book.tell("drew", {})
    assert book.revealed


def test_an_event_the_game_does_not_list_is_our_bug() -> None:
    with pytest.raises(Broken, match="event 'flew' is not among the game's events"):
        journal().tell("flew", {})
