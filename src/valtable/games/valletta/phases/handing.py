"""Giving and taking a good mean different things in different questions: this tells which chapter answers."""

from __future__ import annotations

from valtable.games.valletta.phases import exchange, goods, points, rivals, setup
from valtable.games.valletta.state.frames import (
    DRAFTING,
    EXCHANGING,
    GAINING,
    NAMING,
    PAYING_ANY,
    SWAP_GIVING,
    SWAP_TAKING,
    TAXED,
)
from valtable.games.valletta.state.state import State
from valtable.kernel.agenda import Frame
from valtable.kernel.journal import Journal


def why_not_give(state: State, seat: int, frame: Frame, good: int) -> int:
    kind = frame[0]
    if kind == EXCHANGING:
        return exchange.why_not_give_three(state, seat, frame, good)
    if kind == PAYING_ANY:
        return points.why_not_pay_any(state, seat, frame, good)
    if kind == TAXED:
        return rivals.why_not_hand_over(state, seat, good)
    return exchange.why_not_hand_in(state, seat, good)


def apply_give(state: State, seat: int, good: int, journal: Journal | None) -> None:
    kind = state.agenda[-1][0]
    if kind == EXCHANGING:
        exchange.apply_give_three(state, seat, good, journal)
    elif kind == PAYING_ANY:
        points.apply_pay_any(state, seat, good, journal)
    elif kind == TAXED:
        rivals.apply_hand_over(state, seat, good, journal)
    elif kind == SWAP_GIVING:
        exchange.apply_swap_give(state, seat, good)
    else:
        exchange.apply_change_give(state, seat, good)


def why_not_take(state: State, seat: int, frame: Frame, good: int) -> int:
    kind = frame[0]
    if kind == DRAFTING:
        return setup.why_not_draft(state, good)
    if kind == GAINING:
        return goods.why_not_gain(state, frame[2], frame[3], good)
    if kind == NAMING:
        return goods.why_not_name(state, seat, good)
    if kind == SWAP_TAKING:
        return exchange.why_not_swap_take(state, frame[2], good)
    return exchange.why_not_change_take(state, frame, good)


def apply_take(state: State, seat: int, good: int, journal: Journal | None) -> None:
    kind = state.agenda[-1][0]
    if kind == DRAFTING:
        setup.apply_draft(state, seat, good, journal)
    elif kind == GAINING:
        goods.apply_gain(state, seat, good, journal)
    elif kind == NAMING:
        goods.apply_name(state, seat, good, journal)
    elif kind == SWAP_TAKING:
        exchange.apply_swap_take(state, seat, good, journal)
    else:
        exchange.apply_change_take(state, seat, good, journal)
