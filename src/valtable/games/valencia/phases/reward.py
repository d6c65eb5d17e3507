"""Rulebook, steps A to G: what a place in an auction earns.

In A the seat is taken without being asked; guild and merchant rewards are optional, each part on its own
(Ruling 12). What cannot be done by anybody's reckoning is not asked; what only a hidden purse forbids is, so
that skipping for want of coins and declining look alike (Ruling 37).
"""

from __future__ import annotations

from valtable.games.valencia.asking.questions import what_ends
from valtable.games.valencia.box.components import EITHER, GOOD, MOVE, SALE, SEAT_CHURCH, SEAT_NOBILITY, SPACE
from valtable.games.valencia.people.events import seat_ref
from valtable.games.valencia.phases.council_seats import ask_sit, chair_of, take_office
from valtable.games.valencia.phases.goods import ask_sale
from valtable.games.valencia.phases.move import ONE_SPACE, ask_move
from valtable.games.valencia.phases.place import can_place
from valtable.games.valencia.phases.skipped import skip, skip_good, skip_space
from valtable.games.valencia.state.frames import PLACING, TAKING, TAKING_OR_PLACING
from valtable.games.valencia.state.state import State
from valtable.kernel.journal import Journal


def give_reward(state: State, seat: int, reward: int, guild: int, journal: Journal | None) -> None:
    """One part of what a place earns: done at once, asked, or skipped with the reason if nobody could do it
    (Rulings 12, 14)."""
    if reward == GOOD:
        if state.supply[guild]:
            state.agenda.append((TAKING, seat, guild))
        else:
            skip_good(seat, guild, journal)
    elif reward == SPACE:
        if can_place(state, seat, guild):
            state.agenda.append((PLACING, seat, guild))
        else:
            skip_space(state, seat, guild, journal)
    elif reward == SALE:
        if not ask_sale(state, seat, 0, 0):
            skip(journal, seat, "sale")
    elif reward == MOVE:
        if not ask_move(state, seat, ONE_SPACE):
            skip(journal, seat, "move")
    elif reward == EITHER:
        ask_either(state, seat, guild, journal)
    elif reward in (SEAT_NOBILITY, SEAT_CHURCH):
        take_office(state, seat, chair_of(reward, guild), journal)
    else:
        ask_sit(state, seat, chair_of(reward, guild), journal)


def ask_either(state: State, seat: int, guild: int, journal: Journal | None) -> None:
    """Third place: the good or the space, whichever can be carried out (Ruling 14)."""
    may_place = can_place(state, seat, guild)
    if state.supply[guild] and may_place:
        state.agenda.append((TAKING_OR_PLACING, seat, guild))
    elif state.supply[guild]:
        state.agenda.append((TAKING, seat, guild))
    elif may_place:
        state.agenda.append((PLACING, seat, guild))
    else:
        skip_good(seat, guild, journal)
        skip_space(state, seat, guild, journal)


def apply_decline(state: State, seat: int, journal: Journal | None) -> None:
    """Decline or end what may be declined or ended."""
    frame = state.agenda.pop()
    if journal is not None:
        journal.tell("declined", {"seat": seat_ref(seat), "asked": what_ends(frame)})
