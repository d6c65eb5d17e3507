"""What a stream keeps for whoever comes back."""

from __future__ import annotations

import tracemalloc
from sys import getsizeof

import valtable
from valtable.kernel.journal import Event
from valtable.service.live.compared import Compared, Found
from valtable.service.live.screen import screen_of
from valtable.service.live.stream import KEPT_LENGTH, Stream, encoded


def test_messages_are_kept_by_number_and_by_length_and_who_missed_more_is_told_the_whole() -> None:
    screen = screen_of(valtable.new("valletta", seats=2, seed=1), None)
    stream = Stream(None, "epoch", 200)
    stream.screen = Compared(screen)
    long = Event("long", {"text": "x" * (KEPT_LENGTH // 4)})
    for _ in range(8):
        stream.advance(screen, [long], Found())
    missed = stream.since("epoch", 6)
    assert missed is not None
    assert len(missed) == 2
    assert stream.since("epoch", 8) == []
    assert stream.since("epoch", 2) is None, "all eight are longer than what is kept"
    few = Stream(None, "epoch", 2)
    few.screen = Compared(screen)
    for _ in range(3):
        few.advance(screen, [Event("short", {})], Found())
    assert few.since("epoch", 0) is None
    kept = few.since("epoch", 1)
    assert kept is not None
    assert len(kept) == 2


def test_a_message_takes_no_more_memory_than_it_says() -> None:
    tracemalloc.start()
    try:
        messages = [encoded({"text": "x" * length}) for length in range(0, 5000, 50)]
        taken = tracemalloc.get_traced_memory()[0]
    finally:
        tracemalloc.stop()
    assert taken < 1.1 * sum(map(getsizeof, messages))
