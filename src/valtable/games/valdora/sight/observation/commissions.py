"""Each seat's commissions: what is open, what it lacks for them, what they would bring, what is completed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from valtable.games.valdora.box.components import COMMISSION, Box
from valtable.games.valdora.phases.completing import missing_for
from valtable.games.valdora.sight.looking import shows_completed
from valtable.games.valdora.sight.observation.labels import commissions, face_name, slots
from valtable.games.valdora.state.state import State
from valtable.kernel.features import Block, Row


def slot_faces(box: Box, seats: int) -> Sequence[str]:
    faces = range(COMMISSION, len(box.crest))
    return [f"{slot}:{face_name(box, face)}" for slot in range(box.max_open) for face in faces]


def write_open(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    box = state.box
    for slot, held in enumerate(state.opened[seat]):
        row[at + slot * (len(box.crest) - COMMISSION) + box.shown[held] - COMMISSION] = 1.0


def write_points(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    for slot, held in enumerate(state.opened[seat]):
        row[at + slot] = state.box.points[state.box.shown[held]]


def write_lacking(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    for slot, held in enumerate(state.opened[seat]):
        row[at + slot] = len(missing_for(state, seat, state.box.shown[held]))


def write_turns(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    box, here = state.box, state.pawns[seat]
    for slot, held in enumerate(state.opened[seat]):
        crest = box.crest[box.shown[held]]
        if box.crest_at[here] != crest:
            house = box.crest_at.index(crest)
            row[at + slot] = 1.0 if box.is_near[here][house] else 2.0


def write_completed_n(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    row[at] = len(state.completed[seat])


def write_completed(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    if shows_completed(state.options, not state.agenda, viewer, seat):
        for held in state.completed[seat]:
            row[at + state.box.shown[held] - COMMISSION] += 1.0


COMMISSIONS: Final = (
    Block("open", "1 for each open commission, in the order they were bought.", write_open, slot_faces, high=1,
          each=True),
    Block("open_points", "Points of each open commission.", write_points, slots, each=True),
    Block("lacking", "Gems or coins it lacks to deliver each open commission.", write_lacking, slots, each=True),
    Block("to_patron", "Turns from its pawn to the patron's house: 0 there, 1 in reach, 2 farther.", write_turns, slots,
          high=2, each=True),
    Block("completed", "Commissions it has completed.", write_completed_n, each=True),
    Block("completed_face", "Completed commissions by what they show, where the viewer may look.", write_completed,
          commissions, each=True),
)  # fmt: skip
