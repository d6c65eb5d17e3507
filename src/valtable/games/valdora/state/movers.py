"""The few movers that change what lies on the table: each has a source and a destination."""

from __future__ import annotations

from valtable.games.valdora.state.state import EMPTY, State


def pay_bank(state: State, seat: int, n: int) -> None:
    state.coins[seat] -= n
    state.bank += n


def take_coins(state: State, seat: int, n: int) -> None:
    state.bank -= n
    state.coins[seat] += n


def discard_gem(state: State, seat: int, kind: int) -> None:
    """The gem leaves the equipment for the discard space."""
    state.discard[state.loads[seat][kind]] += 1
    state.loads[seat][kind] = EMPTY


def load_gem(state: State, seat: int, kind: int, source: list[int], gem: int) -> None:
    """A gem from a road or from the discard space onto an empty equipment."""
    source[gem] -= 1
    state.loads[seat][kind] = gem
