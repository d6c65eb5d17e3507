"""One short walk with every check that a single walk allows: for option sets too many to get the whole suite each.

Choices, conservation, and what is asked are looked at all along; the rest at one position in `BRIEF`, as one viewer
after the other. The assertions are those of the suite, at fewer positions; what a short walk cannot show is left to
the sets that get the whole suite.
"""

from __future__ import annotations

from random import Random

import msgspec

from tests.contract.course import (
    assert_any_order,
    assert_conserved,
    assert_copied,
    assert_encoded,
    assert_replayed,
    totals,
)
from tests.contract.ending import assert_asked_rightly, assert_scored
from tests.contract.knowledge import assert_imagined, assert_kept_hidden, assert_step_tells_nothing
from tests.contract.legality import assert_choices, assert_offers, assert_refusals
from tests.contract.luck import check_nobodys_play_shifts_the_luck_of_others
from tests.contract.observing import assert_observed, assert_well_named
from tests.contract.telling import Telling
from tests.contract.undoing import undo_often
from tests.contract.walk import OptionSet, Snapshot, begin, play_out, snapshot, viewers, walk
from tests.kits.base import Kit
from valtable.kernel.chance import FastChance
from valtable.kernel.match import Match
from valtable.kernel.state import encode

BRIEF = 9
WORLDS = 2
PHASES = 2
"""So many sealed phases are sent in several orders."""
UNDOING = 15
"""So many steps of a match of its own are tried to take back."""


def check_briefly(kit: Kit, seats: int, options: OptionSet, seed: int) -> None:
    at_first: dict[str, int] = {}
    seen: dict[int, Snapshot] = {}
    phases: set[str] = set()
    telling = Telling(kit)
    for number, match in enumerate(walk(kit, seats, options, seed)):
        at_first = at_first or totals(kit, match.state)
        assert_conserved(kit, match.state, at_first)
        assert_choices(kit, match)
        telling.look(match)
        assert_asked_rightly(kit, match, Random(seed))
        assert (match.standing(None).outcome is None) == (not match.is_over), "the outcome belongs to the end"
        phase = match.decisions[0].sealed if len(match.decisions) > 1 else ""
        if phase and phase not in phases and len(phases) < PHASES:
            phases.add(phase)
            assert_any_order(kit, match, Random(seed), seed)
        if number % BRIEF == seed % BRIEF or match.is_over:
            seen[len(match.log.lines)] = snapshot(match)
            look_closely(kit, match, number // BRIEF, seed)
    assert bool(phases) == kit.seals(seats)
    assert_replayed(kit, match, seen, seed)
    assert_scored(kit, match)
    assert_well_named(kit, match)
    check_nobodys_play_shifts_the_luck_of_others(kit, seats, options, seed)
    undo_often(kit, begin(kit, seats, options, seed), Random(seed), {"alone": 0, "refused": 0, "agreed": 0}, UNDOING)


def look_closely(kit: Kit, match: Match, turn: int, seed: int) -> None:
    """As one viewer, the spectator in its turn; and as a seat that is asked."""
    before, viewer = encode(match.state), viewers(match.seats)[turn % (match.seats + 1)]
    asked = [decision.seat for decision in match.decisions[:1]]
    for seat in sorted({*asked, *([] if viewer is None else [viewer])}):
        assert_refusals(kit, match, seat)
        assert_offers(kit, match, seat, seed)
    assert_kept_hidden(kit, match.state, viewer, Random(turn), WORLDS)
    assert_observed(kit, match, viewer)
    play_out(kit, assert_copied(kit, match.state), seed)
    play_out(kit, assert_encoded(kit, match), seed)
    view = match.view(viewer)
    seen = msgspec.json.encode(view)
    world = assert_imagined(kit, match, view, viewer, FastChance(turn), WORLDS)
    assert not kit.contradiction(match.story(viewer), world, viewer), f"viewer {viewer} has forgotten something"
    play_out(kit, world, seed)
    assert msgspec.json.encode(view) == seen, "playing an imagined world changed the view"
    for decision in match.decisions[:1]:
        action = match.choices(decision.seat)[turn % len(match.choices(decision.seat))]
        assert_step_tells_nothing(kit, match.state, decision, action, viewer, Random(turn))
    assert encode(match.state) == before, "playing another state changed this one"
