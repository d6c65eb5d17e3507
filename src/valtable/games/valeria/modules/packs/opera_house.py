"""The Opera House: 1 Magic more at the end of every Harvest in which its owner gained Magic (C28)."""

from __future__ import annotations

from valtable.games.valeria.box.actions import MAGIC
from valtable.games.valeria.box.components import ANY_HARVEST
from valtable.games.valeria.modules.packs.state import Packs
from valtable.games.valeria.people.events import amount_refs, seat_ref
from valtable.games.valeria.state.centre import works
from valtable.games.valeria.state.frames import CLOSE
from valtable.games.valeria.state.movers import gain_amounts
from valtable.games.valeria.state.state import State
from valtable.kernel.agenda import Frame
from valtable.kernel.journal import Journal
from valtable.kernel.refusal import Args


def opera_houses(state: State, seat: int) -> list[int]:
    return [d for d in state.domains[seat] if state.box.timing[d] == ANY_HARVEST and works(state, d)]


def add_opera_houses(state: State, packs: Packs, lanes: list[list[Frame]], idle: int, journal: Journal | None) -> None:
    """Whoever has one: its Magic closes the Harvest, at once where nothing is to choose (C28)."""
    for seat, lane in enumerate(lanes):
        for domain in opera_houses(state, seat) if seat != idle else ():
            lane.insert(0, (CLOSE, seat, packs.magic_gained[seat], domain))
        while lane and lane[-1][0] == CLOSE:
            close_opera_house(state, lane.pop(), journal)


def note_magic(lane: list[Frame], seat: int, resource: int) -> None:
    """Remember that Magic was gained in this Harvest; the frame of the Opera House lies under the rest."""
    if resource == MAGIC:
        for at, frame in enumerate(lane):
            if frame[0] == CLOSE and frame[1] == seat:
                lane[at] = (CLOSE, seat, 1, frame[3])


def close_opera_house(state: State, frame: Frame, journal: Journal | None) -> None:
    """Once per Harvest in which Magic was gained, 1 more."""
    _, seat, gained, domain = frame
    if not gained:
        return
    step = state.box.power[domain]
    gain_amounts(state, seat, state.box.code[step][2:8])
    if journal is not None:
        gains = amount_refs(state.box.code[step][2:6])
        told: Args = {"seat": seat_ref(seat), "gains": gains, "card": state.box.source[step]}
        journal.tell("gained", None if state.sealed else told, {seat: told} if state.sealed else None)
