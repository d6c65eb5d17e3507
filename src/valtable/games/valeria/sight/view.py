"""What a seat, or a spectator, may know: nearly everything lies open.

Hidden are the Dukes and what `sight/modules.py` says, and in a sealed phase what others have done in it: of
their resources a view shows what they had when the phase opened, of their lane only whether it is done.
Bags have no order, so nothing in them is a secret.
"""

from __future__ import annotations

from valtable.games.valeria.box.components import NONE, UNDECIDED
from valtable.games.valeria.modules.packs.state import Tokens
from valtable.games.valeria.options import ValeriaOptions
from valtable.games.valeria.sight.modules import ModuleView, make_module_view
from valtable.games.valeria.state.frames import RUNNING
from valtable.games.valeria.state.state import State
from valtable.kernel.agenda import Frame
from valtable.kernel.values import View


class ValeriaView(View, frozen=True):
    options: ValeriaOptions
    rules: int
    first: int
    active: int
    round: int
    turn: int
    ending: int
    dark_duke: int
    areas: tuple[int, ...]
    dice: list[int]
    stacks: list[list[int]]
    tokens: list[list[Tokens]]
    down: list[int]
    bags: list[list[int]]
    tops: list[int]
    left: list[int]
    domain_bag: list[int]
    cover: list[int]
    cover_tokens: list[Tokens]
    upper: list[int]
    lower: list[int]
    bottom: list[int]
    event_bag: list[int]
    res: list[list[int]]
    citizens: list[list[int]]
    domains: list[list[int]]
    fresh: list[int]
    slain: list[list[int]]
    captured_citizens: list[int]
    captured_domains: list[int]
    agenda: list[Frame]
    opening: list[list[int]]
    lanes: list[list[Frame]]
    waiting: list[bool]
    """In a sealed phase: who is not done yet."""
    dukes: list[int]
    """The Duke of each seat as far as the viewer knows it, else NONE."""
    dealt: list[int]
    """The two Dukes the viewer was dealt."""
    lane: list[Frame]
    """The viewer's own lane."""
    more: ModuleView | None = None
    """What modules bring; None in a game without them."""

    @property
    def seats(self) -> int:
        return len(self.res)

    @property
    def is_over(self) -> bool:
        return self.ending != RUNNING


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
        [bag[:] for bag in state.bags],
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
