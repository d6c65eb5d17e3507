"""What is asked, and where the viewer could go."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from valtable.games.valdora.asking.questions import QUESTIONS
from valtable.games.valdora.phases.movement import passes_city, stop_price, why_not_stop
from valtable.games.valdora.sight.observation.labels import spaces
from valtable.games.valdora.state.frames import ACTING
from valtable.games.valdora.state.state import State
from valtable.kernel.features import SPECTATOR, Block, Row, by_seat, fill, one_hot, whose
from valtable.kernel.refusal import OK

NUMBERS: Final = 3
BEGUN: Final = ("nothing", "buying", "loading", "completing", "provided")


def questions(box: object, seats: int) -> Sequence[str]:
    return [QUESTIONS[kind][0] for kind in range(len(QUESTIONS))]


def numbers(box: object, seats: int) -> Sequence[str]:
    return [str(place) for place in range(NUMBERS)]


def begun(box: object, seats: int) -> Sequence[str]:
    return BEGUN


def write_spectator(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    if viewer == SPECTATOR:
        row[at] = 1.0


def write_question(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    if state.agenda:
        one_hot(row, at, state.agenda[-1][0], len(QUESTIONS))


def write_asked(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    if state.agenda:
        whose(row, at, state.agenda[-1][1], seat, state.seats)


def write_numbers(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    if state.agenda:
        fill(row, at, state.agenda[-1][2 : 2 + NUMBERS])


def write_begun(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    if state.agenda and state.agenda[0][0] == ACTING:
        one_hot(row, at, state.agenda[0][2], len(BEGUN))


def write_stops(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    box, pawns, provisions, purse = state.box, state.pawns, state.provisions[seat], state.coins[seat]
    for stop in range(len(box.spaces)):
        if why_not_stop(box, pawns, seat, stop, provisions, purse) == OK:
            row[at + stop] = 2.0 if passes_city(box, pawns[seat], stop) else 1.0


def write_tolls(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    for stop in state.pawns:
        row[at + stop] = stop_price(state.box, state.pawns, seat, stop)


QUESTION: Final = (
    Block("spectator", "1 for a viewer who plays no seat and looks from seat 0.", write_spectator, high=1),
    Block("question", "1 for what is asked now; all 0 when the game is over.", write_question, questions, high=1),
    Block("asked", "1 for the seat that is asked.", write_asked, by_seat, high=1),
    Block("question_number", "The numbers of the question as `state/frames.py` lists them.", write_numbers, numbers),
    Block("begun", "1 for the action that the turn has begun.", write_begun, begun, high=1),
    Block(
        "reach",
        "1 for a stop to which the viewer's pawn could move now, 2 where that uses up provisions.",
        write_stops,
        spaces,
        high=2,
    ),
    Block("toll", "Coins the viewer would pay to others for stopping there.", write_tolls, spaces),
)
