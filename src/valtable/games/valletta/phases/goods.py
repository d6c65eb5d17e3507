"""Card Reference: goods from the supply, fixed, of one's choice, or per icon."""

from __future__ import annotations

from valtable.games.valletta.asking.reasons import ASKED_IN_ORDER, NO_ICON, SUPPLY_EMPTY, TOO_FEW_AFTERWARDS
from valtable.games.valletta.people.events import card_ref, good_refs, seat_ref
from valtable.games.valletta.state.frames import GAINING, NAMING
from valtable.games.valletta.state.movers import take_good
from valtable.games.valletta.state.state import State
from valtable.kernel.journal import Journal
from valtable.kernel.refusal import OK, Args


def gain(state: State, seat: int, good: int, n: int, source: int, journal: Journal | None) -> None:
    """Take a fixed number of one good, or what is left of it (V30)."""
    got = take_good(state, seat, good, n)
    if journal is not None and n:
        counts = [got if kind == good else 0 for kind in range(4)]
        args: Args = {"seat": seat_ref(seat), "card": card_ref(state.box, source), "goods": good_refs(counts)}
        journal.tell("gained" if got else "gained_nothing", args)


def icons(state: State, seat: int, good: int) -> int:
    """How many own buildings show the icon; an upgraded one still does (V39)."""
    icon, owner = state.box.icon, state.owner
    return sum(1 for building in state.display if owner[building] == seat and icon[building] == good)


def gain_per_icon(
    state: State, seat: int, good: int, icon: int, most: int, source: int, journal: Journal | None
) -> None:
    gain(state, seat, good, per_icon(state, seat, icon, most), source, journal)


def per_icon(state: State, seat: int, icon: int, most: int) -> int:
    """One good per own icon, at most `most` if that is not 0."""
    n = icons(state, seat, icon)
    return min(n, most) if most else n


# Goods of one's choice: different kinds, asked in the fixed order of goods (V39)


def ask_gain(state: State, seat: int, n: int, source: int) -> None:
    """Ask for n goods of different kinds, or as many as there are kinds left (V30)."""
    kinds = sum(1 for left in state.supply if left)
    if min(n, kinds):
        state.agenda.append((GAINING, seat, min(n, kinds), 0, source))


def why_not_gain(state: State, left: int, floor: int, good: int) -> int:
    if good < floor:
        return ASKED_IN_ORDER
    if not state.supply[good]:
        return SUPPLY_EMPTY
    rest = sum(1 for kind in range(good + 1, 4) if state.supply[kind])
    return OK if rest >= left - 1 else TOO_FEW_AFTERWARDS


def apply_gain(state: State, seat: int, good: int, journal: Journal | None) -> None:
    _, _, left, _, source = state.agenda.pop()
    gain(state, seat, good, 1, source, journal)
    if left > 1:
        state.agenda.append((GAINING, seat, left - 1, good + 1, source))


# The Shipowner names the good


def ask_name(state: State, seat: int, most: int, source: int) -> None:
    if any(why_not_name(state, seat, good) == OK for good in range(4)):
        state.agenda.append((NAMING, seat, most, source))


def why_not_name(state: State, seat: int, good: int) -> int:
    """Only a kind with an own icon and stock can be named (V39)."""
    if not icons(state, seat, good):
        return NO_ICON
    return OK if state.supply[good] else SUPPLY_EMPTY


def apply_name(state: State, seat: int, good: int, journal: Journal | None) -> None:
    _, _, most, source = state.agenda.pop()
    gain_per_icon(state, seat, good, good, most, source, journal)
