"""What lies open as a state: where the rules are asked about a view, as for prices, one copy of them answers."""

from __future__ import annotations

from valtable.games.valeria.box.components import NONE, UNDECIDED, Box
from valtable.games.valeria.modules.agents.state import Agents
from valtable.games.valeria.modules.crimson_seas.state import CrimsonSeas
from valtable.games.valeria.modules.packs.state import Packs
from valtable.games.valeria.modules.relics.state import Relics
from valtable.games.valeria.modules.setup import LaidOut
from valtable.games.valeria.modules.ward_towers.state import WardTowers
from valtable.games.valeria.sight.view import ModuleView, ValeriaView
from valtable.games.valeria.state.state import State

Dukes = tuple[list[list[int]], list[int], list[int]]
"""Those dealt, which of them are kept, and the rest."""


def laid_open(box: Box, view: ValeriaView) -> State:
    """The table as it can be seen, without what is hidden: no Dukes, of Relics those that the viewer knows, no lanes.

    It can be asked what anything costs; it cannot be played on.
    """
    seats, more = range(view.seats), view.more
    parts: LaidOut = (None, None, None, None, None)
    if more is not None:
        known = more.relics or [NONE] * view.seats
        dealt = [[relic] if relic != NONE else [] for relic in known]
        relics = Relics(dealt, [UNDECIDED if relic == NONE else 0 for relic in known], [])
        parts = open_modules(view, more, relics)
    return state_of(box, view, ([[] for _ in seats], [UNDECIDED for _ in seats], []), parts)


def state_of(box: Box, view: ValeriaView, dukes: Dukes, parts: LaidOut) -> State:
    """What the view shows, with these Dukes and modules; nobody chooses at the same time."""
    dealt, kept, bag = dukes
    return State(
        box, view.options, view.rules, view.seats, view.first, view.active, view.round, view.turn, view.ending,
        view.dark_duke, view.areas, view.dice[:], [x[:] for x in view.stacks], [x[:] for x in view.tokens],
        view.down[:], [tuple(x) for x in view.bags], view.tops[:], view.left[:], view.domain_bag[:], view.cover[:],
        view.cover_tokens[:], view.upper[:], view.lower[:], view.bottom[:], view.event_bag[:],
        [x[:] for x in view.res], [x[:] for x in view.citizens], [x[:] for x in view.domains], view.fresh[:],
        [x[:] for x in view.slain], dealt, kept, bag, view.captured_citizens[:], view.captured_domains[:],
        view.agenda[:], [], [x[:] for x in view.opening], [x[:] for x in view.lanes], *parts,
    )  # fmt: skip


def open_modules(view: ValeriaView, more: ModuleView, relics: Relics) -> LaidOut:
    """What modules have on the table: all of it lies open but the Relics."""
    options, none = view.options, [list[int]() for _ in range(view.seats)]
    packs = Packs(
        more.third, more.acting, [x[:] for x in more.down_citizens], [x[:] for x in more.down_domains],
        [x[:] for x in more.banished], [tuple(x) for x in more.laid], more.samurai, more.guard_slot, more.guards,
        more.stored, more.blockade, more.magic_gained[:],
    )  # fmt: skip
    claims = [more.claims[:] if seat == view.seat else none[seat] for seat in range(view.seats)]
    seas = CrimsonSeas(
        more.maps[:], claims, [x[:] for x in more.rows], [x[:] for x in more.row_bags], [x[:] for x in more.goods],
        [x[:] for x in more.tomes], [x[:] for x in more.spent], [x[:] for x in more.nobles], more.offerings[:],
    )  # fmt: skip
    towers = WardTowers(more.tower, more.tower_bag[:], more.banners[:], more.completed, more.banners_won[:])
    return (
        packs,
        seas if options.crimson_seas else None,
        Agents(more.agents[:], more.agent_bag[:], more.agent_bottom[:]) if options.agents else None,
        relics if options.relics else None,
        towers if options.ward_towers else None,
    )
