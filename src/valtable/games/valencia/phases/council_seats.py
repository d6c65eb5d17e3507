"""Rulebook, "The council": who takes a seat, who stays and who has to leave."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from valtable.games.valencia.box.components import (
    CHURCH,
    FIRST_GUILD,
    MERCHANTS,
    NOBILITY,
    SEAT_CHURCH,
    SEAT_GUILD,
    SEAT_MERCHANTS,
    SEAT_NOBILITY,
)
from valtable.games.valencia.people.events import chair_ref, seat_ref
from valtable.games.valencia.phases.skipped import keep_seat, skip_seat
from valtable.games.valencia.state.frames import SITTING
from valtable.games.valencia.state.movers import put_on_council, send_home
from valtable.games.valencia.state.state import State
from valtable.kernel.journal import Journal

CHAIRS: Final = {SEAT_NOBILITY: NOBILITY, SEAT_CHURCH: CHURCH, SEAT_GUILD: FIRST_GUILD, SEAT_MERCHANTS: MERCHANTS}
"""Rewards that are a seat of the council, and which; for a guild that of the first, the others follow."""


def chair_of(reward: int, guild: int) -> int:
    """The seat of the council that this reward means in an auction of this guild."""
    return CHAIRS[reward] + guild if reward == SEAT_GUILD else CHAIRS[reward]


def can_sit(there: Sequence[int], at_home: int, seat: int) -> bool:
    """Whoever sits there already, or has a family member in supply (Ruling 12)."""
    return seat in there or at_home > 0


def take_office(state: State, seat: int, chair: int, journal: Journal | None) -> None:
    """Step A: compulsory; one's own figure stays; without a family member in supply the seat keeps its holder
    (Rulings 11, 12)."""
    if seat in state.council[chair]:
        keep_seat(state, seat, chair, journal)
    elif can_sit(state.council[chair], state.members[seat], seat):
        sit_down(state, seat, chair, journal)
    else:
        skip_seat(state, seat, chair, journal)


def ask_sit(state: State, seat: int, chair: int, journal: Journal | None) -> None:
    """Optional; not asked where nothing would change, or without a family member in supply (Ruling 12)."""
    if set(state.council[chair]) == {seat}:
        keep_seat(state, seat, chair, journal)
    elif can_sit(state.council[chair], state.members[seat], seat):
        state.agenda.append((SITTING, seat, chair))
    else:
        skip_seat(state, seat, chair, journal)


def apply_sit(state: State, seat: int, journal: Journal | None) -> None:
    """Take the council seat that is offered. Rulebook, "Influence Guild" and "Influence Merchants"
    (Ruling 12)."""
    chair = state.agenda.pop()[2]
    sit_down(state, seat, chair, journal)


def sit_down(state: State, seat: int, chair: int, journal: Journal | None) -> None:
    """The winner's own stay, all others go home; without one there he places one (Ruling 33)."""
    left = send_home(state, chair, seat)
    if not state.council[chair]:
        put_on_council(state, seat, chair)
    if journal is not None:
        journal.tell("seated", {"seat": seat_ref(seat), "council": chair_ref(state.box, chair)})
        for other in left:
            journal.tell("pushed", {"seat": seat_ref(other), "council": chair_ref(state.box, chair)})
