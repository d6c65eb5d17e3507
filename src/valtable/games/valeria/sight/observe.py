"""Features for learning: a view as 32-bit floats, seats in turn order from the viewer on."""

from __future__ import annotations

from array import array

from valtable.games.valeria.box.components import NONE, Box
from valtable.games.valeria.sight.view import ModuleView, ValeriaView
from valtable.games.valeria.state.frames import CAPTURE
from valtable.kernel.agenda import Frame
from valtable.kernel.features import Row


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
    row = Row()
    row.one_hot(frame[0], CAPTURE + 2)
    row.whose(frame[1], order)
    row.add([*frame[2:6], *[0.0] * (4 - len(frame[2:6]))])
    row.add([view.round, view.ending, int(view.seat is None), *view.dice, *view.upper, *view.lower, len(view.bottom)])
    row.whose(view.active, order)
    row.add([view.waiting[seat] if view.waiting else 0.0 for seat in order])
    row.add(centre(view))
    row.tally(view.domain_bag, len(box.domains))
    for seat in order:
        row.add([*view.res[seat], view.dukes[seat] + 1])
        row.tally(view.citizens[seat], len(box.citizens))
        row.tally(view.slain[seat], len(box.monsters))
        row.tally(view.domains[seat], len(box.domains))
    row.tally(view.captured_citizens, len(box.citizens))
    row.tally(view.captured_domains, len(box.domains))
    if view.more is not None:
        add_modules(row, box, view, view.more, order)
    return row.numbers


def centre(view: ValeriaView) -> list[float]:
    """By slot how many cards lie there and what covers them; then what lies on top."""
    found: list[float] = []
    for slot in range(20):
        found += [len(view.stacks[slot]) if slot < 15 else view.left[slot - 15], view.cover[slot] + 1]
        found += view.cover_tokens[slot]
    for slot in range(5):
        found += [view.areas[slot], (view.stacks[slot] or [NONE])[-1] + 1, *(view.tokens[slot] or [(0, 0, 0)])[-1]]
    found += [(view.stacks[slot] or [NONE])[-1] + 1 for slot in range(5, 15)]
    return [*found, *view.down, *[top + 1 for top in view.tops]]


def add_modules(row: Row, box: Box, view: ValeriaView, more: ModuleView, order: list[int]) -> None:
    """What modules bring, all of them, whichever are in play."""
    row.add([(view.lane or view.agenda or [(0,)])[-1][0]])
    row.add([more.third, more.acting, more.samurai, more.guard_slot + 1, more.guards, more.stored, more.blockade])
    row.add([len(pile) for pile in more.laid])
    row.add([token + 1 for tokens in more.rows or [[NONE] * 3] * 3 for token in tokens])
    row.add([len(bag) for bag in more.row_bags or [[]] * 3])
    row.add([*more.offerings, more.tower + 1, more.completed, len(more.tower_bag)])
    row.add([agent + 1 for agent in more.agents or [NONE] * 4])
    row.tally(set(more.agent_bag), len(box.agents.names))
    row.add([1.0 if banner == seat else 0.0 for banner in more.banners for seat in order])
    row.tally(more.dealt_relics, len(box.relics.names))
    for seat in order:
        relic = more.relics[seat] if more.relics else NONE
        row.add([more.maps[seat], more.magic_gained[seat], more.banners_won[seat], *more.goods[seat]])
        row.add([*more.tomes[seat], *more.spent[seat], relic + 1])
        row.tally(more.nobles[seat], len(box.seas.nobles))
        row.tally(more.down_citizens[seat], len(box.citizens))
        row.tally(more.down_domains[seat], len(box.domains))
