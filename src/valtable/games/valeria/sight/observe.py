"""Features for learning: a view as 32-bit floats, seats in turn order from the viewer on."""

from __future__ import annotations

from array import array

from valtable.games.valeria.box.components import NONE, Box
from valtable.games.valeria.sight.view import ModuleView, ValeriaView
from valtable.games.valeria.state.frames import CAPTURE
from valtable.kernel.agenda import Frame
from valtable.kernel.features import one_hot, tally


def features(box: Box, view: ValeriaView) -> array[float]:
    """Equally many for equally many seats; a spectator looks from seat 0 and has no Duke."""
    seats = view.seats
    me = 0 if view.seat is None else view.seat
    order = [(me + step) % seats for step in range(seats)]
    frame: Frame = (CAPTURE + 1, NONE)
    if view.lane:
        frame = view.lane[-1]
    elif view.agenda and not view.waiting:
        frame = view.agenda[-1]
    row: list[float] = one_hot(frame[0], CAPTURE + 2)
    row += [float(frame[1] == seat) for seat in order]
    row += [*frame[2:6], *[0.0] * (4 - len(frame[2:6]))]
    row += [view.round, view.ending, float(view.seat is None), *view.dice, *view.upper, *view.lower, len(view.bottom)]
    row += [float(view.active == seat) for seat in order]
    row += [float(view.waiting[seat]) if view.waiting else 0.0 for seat in order]
    for slot in range(20):
        row += [len(view.stacks[slot]) if slot < 15 else view.left[slot - 15], view.cover[slot] + 1]
        row += view.cover_tokens[slot]
    for slot in range(5):
        row += [view.areas[slot], (view.stacks[slot] or [NONE])[-1] + 1, *(view.tokens[slot] or [(0, 0, 0)])[-1]]
    row += [(view.stacks[slot] or [NONE])[-1] + 1 for slot in range(5, 15)]
    row += [*view.down, *(top + 1 for top in view.tops)]
    row += tally(view.domain_bag, len(box.domains))
    for seat in order:
        row += [*view.res[seat], view.dukes[seat] + 1]
        row += tally(view.citizens[seat], len(box.citizens))
        row += tally(view.slain[seat], len(box.monsters))
        row += tally(view.domains[seat], len(box.domains))
    row += tally(view.captured_citizens, len(box.citizens))
    row += tally(view.captured_domains, len(box.domains))
    if view.more is not None:
        row += module_features(box, view, view.more, order)
    return array("f", row)


def module_features(box: Box, view: ValeriaView, more: ModuleView, order: list[int]) -> list[float]:
    """What modules bring, all of them, whichever are in play."""
    none3 = [NONE] * 3
    row: list[float] = [float((view.lane or view.agenda or [(0,)])[-1][0])]
    row += [more.third, more.acting, more.samurai, more.guard_slot + 1, more.guards, more.stored, more.blockade]
    row += [len(pile) for pile in more.laid]
    for tokens in more.rows or [none3] * 3:
        row += [token + 1 for token in tokens]
    row += [len(bag) for bag in more.row_bags or [[]] * 3]
    row += [*more.offerings, more.tower + 1, more.completed, len(more.tower_bag)]
    row += [agent + 1 for agent in more.agents or [NONE] * 4]
    row += tally(set(more.agent_bag), len(box.agents.names))
    for banner in more.banners:
        row += [float(banner == seat) for seat in order]
    row += tally(more.dealt_relics, len(box.relics.names))
    for seat in order:
        row += [more.maps[seat], more.magic_gained[seat], more.banners_won[seat], *more.goods[seat]]
        row += [*more.tomes[seat], *more.spent[seat], (more.relics[seat] if more.relics else NONE) + 1]
        row += tally(more.nobles[seat], len(box.seas.nobles))
        row += tally(more.down_citizens[seat], len(box.citizens))
        row += tally(more.down_domains[seat], len(box.domains))
    return row
