"""What a seat, or a spectator, may know: nearly everything lies open.

Hidden are the Dukes and what `sight/modules.py` says, and in a sealed phase what others have done in it: of
their resources a view shows what they had when the phase opened, of their lane only whether it is done.
Bags have no order, so nothing in them is a secret.
"""

from __future__ import annotations

import msgspec

from valtable.games.valeria.modules.packs.state import Tokens
from valtable.games.valeria.options import ValeriaOptions
from valtable.games.valeria.state.frames import RUNNING
from valtable.kernel.agenda import Frame
from valtable.kernel.values import View


class ModuleView(msgspec.Struct, frozen=True):
    third: int
    acting: int
    down_citizens: list[list[int]]
    down_domains: list[list[int]]
    banished: list[list[int]]
    laid: list[list[Tokens]]
    samurai: int
    guard_slot: int
    guards: int
    stored: int
    blockade: int
    magic_gained: list[int]
    maps: list[int]
    rows: list[list[int]]
    row_bags: list[list[int]]
    goods: list[list[int]]
    tomes: list[list[int]]
    spent: list[list[int]]
    nobles: list[list[int]]
    offerings: list[int]
    agents: list[int]
    agent_bag: list[int]
    agent_bottom: list[int]
    tower: int
    tower_bag: list[int]
    banners: list[int]
    completed: int
    banners_won: list[int]
    claims: list[int]
    """The viewer's own claims for Maps."""
    relics: list[int]
    """The Relic of each seat as far as the viewer knows it, else NONE; empty before they are dealt."""
    dealt_relics: list[int]
    """The two Relics the viewer was dealt."""


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
