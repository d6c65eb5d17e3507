"""Rulebook, "Gameplay" and "Game End": one action after the move, then the next player, up to the end."""

from __future__ import annotations

from valtable.games.valdora.asking.reasons import HAS_PROVISIONS, NO_CITY_HERE, OTHER_ACTION_BEGUN
from valtable.games.valdora.box.components import CITY, HOUSE, MINE, NONE
from valtable.games.valdora.people.events import seat_ref
from valtable.games.valdora.phases.books import purchases
from valtable.games.valdora.phases.completing import completable
from valtable.games.valdora.phases.loading import loadable
from valtable.games.valdora.state.frames import ACTING, BUYING, LOADING, MOVING, NOTHING, PROVIDED
from valtable.games.valdora.state.state import CRAFTSMEN_GONE, ROUND_LIMIT, State
from valtable.kernel.agenda import Frame
from valtable.kernel.journal import Journal
from valtable.kernel.refusal import OK


def deeds(state: State, seat: int, frame: Frame) -> list[int]:
    """What can be done at this stop: until the first step every action of the space, then only the same one (R28)."""
    box, begun, space = state.box, frame[2], state.pawns[seat]
    kind = box.space_kind[space]
    found: list[int] = []
    if kind == CITY:
        book = box.book_at[space]
        if book != NONE and begun in (NOTHING, BUYING):
            found = purchases(state, seat, frame, book)
        elif box.ships[space] and begun in (NOTHING, LOADING):
            found = loadable(state, seat, frame, space)
        if begun == NOTHING and not state.provisions[seat]:
            found.append(box.provisions)
    elif kind == HOUSE:
        found = completable(state, seat, space)
    elif kind != MINE:
        found = loadable(state, seat, frame, space)
    found.append(box.end)
    return found


def why_not_provisions(state: State, seat: int, frame: Frame) -> int:
    """In any city, as the only action, by whoever has none (R13)."""
    if state.box.space_kind[state.pawns[seat]] != CITY:
        return NO_CITY_HERE
    if frame[2] != NOTHING:
        return OTHER_ACTION_BEGUN
    return HAS_PROVISIONS if state.provisions[seat] else OK


def apply_provisions(state: State, seat: int, journal: Journal | None) -> None:
    state.provisions[seat] = 1
    state.agenda[-1] = (ACTING, seat, PROVIDED, 0, 0)
    if journal is not None:
        journal.tell("provided", {"seat": seat_ref(seat)})


def end_turn(state: State, seat: int, journal: Journal | None) -> None:
    """The left neighbour is next; everybody has equally many turns, so the game ends with a round (R1, R5, R23)."""
    if journal is not None and state.agenda[-1][2] == NOTHING and state.box.space_kind[state.pawns[seat]] != MINE:
        # Nobody is asked where nothing can be done: without a word the turn would seem to have been lost.
        could = len(deeds(state, seat, state.agenda[-1])) > 1
        journal.tell("did_nothing" if could else "nothing_to_do", {"seat": seat_ref(seat)})
    following = (seat + 1) % state.seats
    if following == state.first:
        if state.triggered:
            end_game(state, CRAFTSMEN_GONE, journal)
            return
        if state.round == state.options.round_limit:
            if journal is not None:
                journal.tell("round_limit", {"n": state.round})
            end_game(state, ROUND_LIMIT, journal)
            return
        state.round += 1
        if journal is not None:
            journal.tell("round", {"n": state.round})
    state.agenda[-1] = (MOVING, following)


def end_game(state: State, reason: int, journal: Journal | None) -> None:
    """Open commissions count nothing any more; what was completed lies open now (R27)."""
    state.ended = reason
    state.agenda.clear()
    if journal is not None:
        journal.tell("game_over", {}, reveals=True)
