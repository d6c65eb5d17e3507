"""What is asked, and where the viewer could go."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from valtable.games.valdora.asking.questions import QUESTIONS
from valtable.games.valdora.box.actions import KINDS
from valtable.games.valdora.phases.books import page_price
from valtable.games.valdora.phases.movement import stop_price, stops
from valtable.games.valdora.sight.observation.labels import spaces
from valtable.games.valdora.state.frames import ACTING, MOVING
from valtable.games.valdora.state.state import State
from valtable.kernel.features import SPECTATOR, Block, Row, by_seat, fill, one_hot, whose

NUMBERS: Final = 3
BEGUN: Final = ("nothing", "buying", "loading", "completing", "provided")


def questions(box: object, seats: int) -> Sequence[str]:
    return [QUESTIONS[kind][0] for kind in range(len(QUESTIONS))]


def numbers(box: object, seats: int) -> Sequence[str]:
    return [str(place) for place in range(NUMBERS)]


def begun(box: object, seats: int) -> Sequence[str]:
    return BEGUN


def priced(box: object, seats: int) -> Sequence[str]:
    return ("page", "commission", *[f"load:{kind}" for kind in KINDS])


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
    box, near = state.box, state.box.is_near[state.pawns[seat]]
    for action in stops(state, seat):
        stop = action - box.move
        row[at + stop] = 1.0 if near[stop] else 2.0


def write_prices(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    box, turn = state.box, state.agenda[0] if state.agenda else (MOVING, seat)
    if turn[0] == ACTING and turn[1] == seat:
        row[at] = page_price(state, turn)
    row[at + 1] = box.commission_price
    fill(row, at + 2, box.load_cost)


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
        "1 for a stop to which its pawn could move now, 2 where that uses up provisions.",
        write_stops,
        spaces,
        high=2,
        each=True,
    ),
    Block(
        "price",
        "Coins the viewer would pay now for turning a page, for a commission, for a load of each equipment.",
        write_prices,
        priced,
    ),
    Block("toll", "Coins the viewer would pay to others for stopping there.", write_tolls, spaces),
)
