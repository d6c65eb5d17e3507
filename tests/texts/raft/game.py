"""A game that exists only to be read: the ferry under another name, with a catalogue for tests."""

from __future__ import annotations

from tests.proving.game import Proving

PLACE = "tests.texts.raft.game:Raft"


class Raft(Proving):
    title = "raft"
