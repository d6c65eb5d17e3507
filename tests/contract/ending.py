"""What the kernel plays unasked, and how it ends."""

from __future__ import annotations

from random import Random

from tests.contract.walk import OptionSet, viewers, walk
from tests.kits.base import Kit
from valtable.kernel.course import Course
from valtable.kernel.log import ActionLine
from valtable.kernel.match import Match
from valtable.kernel.replay import feed

WORLDS = 8
UNTOLD = 60
"""Worlds in which a lone choice that is asked all the same must once be another."""


def check_auto_play_follows_from_what_everybody_knows(kit: Kit, seats: int, options: OptionSet, seed: int) -> None:
    """Played unasked: one choice, the same in every world a spectator could be in. Asked: otherwise."""
    for match in walk(kit, seats, options, seed):
        assert_asked_rightly(kit, match, Random(seed))
    course, rng = Course(kit.game, match.log.header), Random(seed)
    for number, line in enumerate(match.log.lines, 1):
        if isinstance(line, ActionLine):
            lone = kit.game.choices(course.state, line.seat) == [kit.game.actions.parse(line.do)]
            assert lone or not line.auto, f"{line.do!r} was played unasked among several choices"
            if line.auto:
                for _ in range(WORLDS):
                    other = kit.permute(course.state, None, rng)
                    assert kit.game.choices(other, line.seat) == kit.game.choices(course.state, line.seat), (
                        f"that {line.do!r} is the only choice is not public"
                    )
                    assert kit.game.is_public(other, line.seat)
        feed(course, line, f"line {number}")


def assert_asked_rightly(kit: Kit, match: Match, rng: Random) -> None:
    for decision in match.decisions:
        choices = match.choices(decision.seat)
        if len(choices) == 1:
            worlds = (kit.permute(match.state, None, rng) for _ in range(UNTOLD))
            assert any(kit.game.choices(world, decision.seat) != choices for world in worlds), (
                f"{kit.game.actions.notations[choices[0]]!r} is the only choice, everybody knows it, and it was asked"
            )


def check_the_standing_is_the_plain_scorers(kit: Kit, seats: int, options: OptionSet, seed: int) -> None:
    for match in walk(kit, seats, options, seed):
        for seat in viewers(seats):
            sheet = match.standing(seat)
            assert len(sheet.totals) == seats
            assert all(len(row.points) == seats for row in sheet.rows)
            assert (sheet.outcome is None) == (not match.is_over), "the outcome belongs to the end"
    assert_scored(kit, match)


def assert_scored(kit: Kit, match: Match) -> None:
    """A finished match counts as the plain scorer does."""
    seats = match.seats
    points, winners = kit.plain_score(match.state)
    for seat in viewers(seats):
        sheet = match.standing(seat)
        assert sheet.outcome is not None
        assert list(sheet.totals) == points, "the points are others"
        assert [sum(row.points[s] or 0 for row in sheet.rows) for s in range(seats)] == points
        assert list(sheet.outcome.winners) == winners, "the winners are others"
        best = [s for s, rank in enumerate(sheet.outcome.ranks) if rank == 1]
        assert best == winners or (sheet.outcome.lost and not winners)
    end = match.log.end
    assert end is not None
    assert (end.points, end.winners) == (points, winners)
