"""A full state that a view cannot tell from the true one: Dukes are dealt, others' lanes played at random."""

from __future__ import annotations

from valtable.games.valeria.asking.choices import Choices
from valtable.games.valeria.box.components import NONE, UNDECIDED, Box
from valtable.games.valeria.modules.relics.state import Relics
from valtable.games.valeria.modules.setup import LaidOut
from valtable.games.valeria.phases.lanes import apply_lane
from valtable.games.valeria.sight.laid_open import Dukes, open_modules, state_of
from valtable.games.valeria.sight.view import ModuleView, ValeriaView
from valtable.games.valeria.state.frames import DUKE, RELIC_CHOICE
from valtable.games.valeria.state.state import State
from valtable.kernel.chance import Chance, draw


def imagine_state(asking: Choices, view: ValeriaView, chance: Chance) -> State:
    """Lanes that are open stand at their opening, those that are done are played to their end (ADR 1, item 5)."""
    box = asking.contents
    dealt, kept, bag = deal_dukes(box, view, chance)
    parts: LaidOut = (None,) * 5 if view.more is None else imagine_modules(box, view, view.more, chance)
    state = state_of(box, view, (dealt, kept, bag), parts)
    if not view.waiting:
        return state
    # While lanes are played the viewer's own stays open, whatever it is, so that the phase does not close.
    state.sealed = [lane[:] for lane in view.lanes]
    ready = [seat for seat, waits in enumerate(view.waiting) if not waits and seat != view.seat]
    for seat in ready:
        if not state.sealed[seat] or state.sealed[seat][-1][0] in (DUKE, RELIC_CHOICE):
            state.sealed[seat] = []  # what it kept was drawn above
            continue
        while state.sealed[seat]:
            choices = asking.choices(state, seat)
            action = choices[chance.below("imagine", len(choices))]
            family, x = asking.family_of[action], asking.argument[action]
            apply_lane(state, seat, state.sealed[seat], family, x, action, None)
    if view.seat is not None:
        state.sealed[view.seat] = view.lane[:]
    return state


def deal_dukes(box: Box, view: ValeriaView, chance: Chance) -> Dukes:
    """Every deal that the viewer's own cards allow is equally likely."""
    dealt: list[list[int]] = [[] for _ in range(view.seats)]
    kept = [UNDECIDED] * view.seats
    if view.options.no_duke:
        return dealt, kept, []
    packs = view.options.sets
    bag = [duke for duke, pack in enumerate(box.duke_set) if pack in packs]
    for duke in {*view.dealt, *view.dukes, view.dark_duke} - {NONE}:
        bag.remove(duke)
    choosing = bool(view.agenda and view.dice == [0, 0]) and not (view.more and view.more.relics)
    for seat in range(view.seats):
        known = view.dukes[seat]
        if seat == view.seat:
            dealt[seat] = view.dealt[:]
        elif known != NONE:
            dealt[seat] = sorted([known, draw(chance, "imagine", bag)])
        else:
            dealt[seat] = sorted(draw(chance, "imagine", bag) for _ in range(box.dukes_dealt))
        if known != NONE:
            kept[seat] = dealt[seat].index(known)
        elif seat != view.seat and not (choosing and waits(view, seat)):
            kept[seat] = chance.below("imagine", 2)
    return dealt, kept, bag


def waits(view: ValeriaView, seat: int) -> bool:
    """Whether the seat has not kept a Duke yet; alone, it is asked on the agenda."""
    return view.waiting[seat] if view.waiting else view.agenda[-1][0] == DUKE


def imagine_modules(box: Box, view: ValeriaView, more: ModuleView, chance: Chance) -> LaidOut:
    """What lies open, and Relics dealt like Dukes."""
    relics = imagine_relics(box, view, more, chance) if view.options.relics else ([], [], [])
    return open_modules(view, more, Relics(*relics))


def imagine_relics(box: Box, view: ValeriaView, more: ModuleView, chance: Chance) -> Dukes:
    bag = list(range(len(box.relics.names)))
    dealt: list[list[int]] = [[] for _ in range(view.seats)] if more.relics else []
    kept = [UNDECIDED] * view.seats
    if not more.relics:
        return dealt, kept, bag
    for relic in {*more.dealt_relics, *more.relics} - {NONE}:
        bag.remove(relic)
    for seat in range(view.seats):
        known = more.relics[seat]
        if seat == view.seat:
            dealt[seat] = more.dealt_relics[:]
        elif known != NONE:
            dealt[seat] = sorted([known, draw(chance, "imagine", bag)])
        else:
            dealt[seat] = sorted(draw(chance, "imagine", bag) for _ in range(box.relics.dealt))
        if known != NONE:
            kept[seat] = dealt[seat].index(known)
        elif seat != view.seat and not still_choosing(view, seat):
            kept[seat] = chance.below("imagine", 2)
    return dealt, kept, bag


def still_choosing(view: ValeriaView, seat: int) -> bool:
    return view.waiting[seat] if view.waiting else view.agenda[-1][0] == RELIC_CHOICE
