"""What is told: a component that passes to or from a seat does so in an event that names the seat."""

from __future__ import annotations

import re
from collections.abc import Iterator

from tests.contract.walk import OptionSet, walk
from tests.kits.base import Kit
from valtable.kernel.log import ActionLine
from valtable.kernel.match import Match

OWNED = re.compile(r"(?!slot|face down|deck|discard).* (?P<seat>\d+)")
"""Places of the census that mean what a seat has: `seat 2`, `hand 2`; not what is shuffled or lies in the middle."""

Census = dict[str, dict[str, int]]


def check_whatever_changes_hands_is_told(kit: Kit, seats: int, options: OptionSet, seed: int) -> None:
    """A forgotten event changes no state and no score: nothing else would miss it."""
    telling = Telling(kit)
    for match in walk(kit, seats, options, seed):
        telling.look(match)
    assert telling.changes, "nothing ever changes hands"


class Telling:
    """Follows a match from decision to decision."""

    def __init__(self, kit: Kit) -> None:
        self.kit = kit
        self.before: Census = {}
        self.steps = 0
        self.changes = 0

    def look(self, match: Match) -> None:
        census, steps = self.kit.game.census(match.state), match.course.steps[self.steps :]
        done = [step.line.do for step in steps if isinstance(step.line, ActionLine)]
        if self.before and not any(do.split()[0] in self.kit.told_later for do in done):
            said = repr([entry for step in steps for entry in step.entries])
            for place, seat in owners_of_change(self.before, census):
                self.changes += 1
                assert f"seat:{seat}" in said, f"nobody is told what {place} gained or lost by {done}"
        self.before, self.steps = census, self.steps + len(steps)


def owners_of_change(before: Census, after: Census) -> Iterator[tuple[str, str]]:
    """The places with more or fewer of something, each with the seat it belongs to."""
    for kind in sorted({*before, *after}):
        old, new = before.get(kind, {}), after.get(kind, {})
        for place in sorted({*old, *new}):
            owned = OWNED.fullmatch(place)
            if owned is not None and old.get(place, 0) != new.get(place, 0):
                yield place, owned["seat"]
