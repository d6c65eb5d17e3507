"""What a stream keeps for whoever comes back."""

from __future__ import annotations

import valtable
from valtable.kernel.journal import Event
from valtable.service.live.compared import Compared, Found
from valtable.service.live.screen import screen_of
from valtable.service.live.stream import KEPT_LENGTH, Stream


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
