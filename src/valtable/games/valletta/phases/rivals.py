"""Card Reference: characters that touch the other players, the Thief and the Customs Officer."""

from __future__ import annotations

from valtable.games.valletta.asking.reasons import NO_SUCH_OPPONENT, THEY_HAVE_NONE, YOU_HAVE_NONE
from valtable.games.valletta.people.events import good_ref, seat_ref
from valtable.games.valletta.state.frames import STEALING, TAXED
from valtable.games.valletta.state.movers import has_any, pass_good
from valtable.games.valletta.state.state import State
from valtable.kernel.journal import Journal
from valtable.kernel.refusal import OK


def ask_steal(state: State, seat: int, source: int) -> None:
    """Opponent and good in one choice; nobody has anything: only the supply gives (V37)."""
    if others_have_goods(state, seat):
        state.agenda.append((STEALING, seat, source))


def others_have_goods(state: State, seat: int) -> bool:
    return any(has_any(state.goods[other]) for other in range(state.seats) if other != seat)


def why_not_steal(state: State, seat: int, offset: int, good: int) -> int:
    if offset >= state.seats:
        return NO_SUCH_OPPONENT
    return OK if state.goods[(seat + offset) % state.seats][good] else THEY_HAVE_NONE


def apply_steal(state: State, seat: int, offset: int, good: int, journal: Journal | None) -> None:
    state.agenda.pop()
    victim = (seat + offset) % state.seats
    pass_good(state, victim, seat, good)
    if journal is not None:
        journal.tell("stole", {"seat": seat_ref(seat), "other": seat_ref(victim), "good": good_ref(good)})


def ask_customs(state: State, seat: int, min_goods: int, source: int) -> None:
    """Each opponent with so many goods gives one of their choice, clockwise from the left (V38)."""
    # The neighbour to the left gives first, so its frame lies on top.
    state.agenda += [(TAXED, other, seat, source) for other in reversed(taxed(state, seat, min_goods))]


def taxed(state: State, seat: int, min_goods: int) -> list[int]:
    """The opponents who have so many goods, clockwise."""
    others = [(seat + offset) % state.seats for offset in range(1, state.seats)]
    return [other for other in others if sum(state.goods[other]) >= min_goods]


def why_not_hand_over(state: State, seat: int, good: int) -> int:
    return OK if state.goods[seat][good] else YOU_HAVE_NONE


def apply_hand_over(state: State, seat: int, good: int, journal: Journal | None) -> None:
    _, _, officer, _ = state.agenda.pop()
    pass_good(state, seat, officer, good)
    if journal is not None:
        journal.tell("taxed", {"seat": seat_ref(officer), "other": seat_ref(seat), "good": good_ref(good)})
