"""What each viewer sees, built from nothing."""

from __future__ import annotations

from valtable.games.valdora.options import ValdoraOptions
from valtable.games.valdora.sight.view import ValdoraView
from valtable.games.valdora.state.state import State


def shows_completed(options: ValdoraOptions, is_over: bool, viewer: int | None, seat: int) -> bool:
    """Whether a viewer may look at this seat's completed commissions (R27)."""
    return is_over or options.open_points or viewer == seat


def make_view(state: State, seat: int | None) -> ValdoraView:
    """Built from nothing: each line is something the viewer may know."""
    is_over = not state.agenda
    shown = [shows_completed(state.options, is_over, seat, other) for other in range(state.seats)]
    unaccounted = [bag[:] for bag in state.bag]
    for other, held in enumerate(state.completed):
        if not shown[other]:
            for card in held:
                unaccounted[state.box.set_of[card // 2]].append(card // 2)
    return ValdoraView(
        seat,
        state.options,
        state.rules,
        state.first,
        state.round,
        state.triggered,
        state.ended,
        state.bank,
        state.bonus_left,
        state.pawns[:],
        state.coins[:],
        state.provisions[:],
        state.bonus[:],
        state.tiles[:],
        state.workshops[:],
        state.discard[:],
        state.front[:],
        [loads[:] for loads in state.loads],
        [gear[:] for gear in state.gear],
        [held[:] for held in state.opened],
        [tiles[:] for tiles in state.craftsmen],
        [road[:] for road in state.roads],
        [pile[:] for pile in state.left],
        [pile[:] for pile in state.right],
        [len(bag) for bag in state.bag],
        [sorted(pages) for pages in unaccounted],
        [held[:] if shown[other] else [] for other, held in enumerate(state.completed)],
        [len(held) for held in state.completed],
        state.agenda[:],
    )
