"""What each viewer sees, built from nothing."""

from __future__ import annotations

from valtable.games.valeria.box.components import NONE, UNDECIDED
from valtable.games.valeria.sight.modules import make_module_view
from valtable.games.valeria.sight.view import ValeriaView
from valtable.games.valeria.state.frames import RUNNING
from valtable.games.valeria.state.state import State


def make_view(state: State, seat: int | None) -> ValeriaView:
    """Built from nothing: each line is something the viewer may know."""
    is_sealed = bool(state.sealed)
    return ValeriaView(
        seat,
        state.options,
        state.rules,
        state.first,
        state.active,
        state.round,
        state.turn,
        state.ending,
        state.dark_duke,
        state.areas,
        state.dice[:],
        [stack[:] for stack in state.stacks],
        [tokens[:] for tokens in state.tokens],
        state.down[:],
        [list(bag) for bag in state.bags],
        state.tops[:],
        state.left[:],
        state.domain_bag[:],
        state.cover[:],
        state.cover_tokens[:],
        state.upper[:],
        state.lower[:],
        state.bottom[:],
        state.event_bag[:],
        [have[:] if s == seat or not is_sealed else state.opening[s][:] for s, have in enumerate(state.res)],
        [cards[:] for cards in state.citizens],
        [cards[:] for cards in state.domains],
        state.fresh[:],
        [cards[:] for cards in state.slain],
        state.captured_citizens[:],
        state.captured_domains[:],
        state.agenda[:],
        [have[:] for have in state.opening],
        [lane[:] for lane in state.lanes],
        [bool(lane) for lane in state.sealed],
        [known_duke(state, s, seat) for s in range(state.seats)],
        [] if seat is None else state.dealt[seat][:],
        state.sealed[seat][:] if seat is not None and is_sealed else [],
        None if state.packs is None else make_module_view(state, state.packs, seat),
    )


def known_duke(state: State, seat: int, viewer: int | None) -> int:
    """One's own Duke once it is kept; everybody's at the end."""
    if state.kept[seat] == UNDECIDED or (seat != viewer and state.ending == RUNNING):
        return NONE
    return state.dealt[seat][state.kept[seat]]
