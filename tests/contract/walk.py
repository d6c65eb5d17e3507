"""Random play for the contract suite: the same walk for the same seed, on every machine."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random

import msgspec

import valtable
from tests.kits.base import AnyState, Kit
from valtable.kernel.chance import Chance, FastChance
from valtable.kernel.journal import Event
from valtable.kernel.log import ActionLine
from valtable.kernel.match import Match
from valtable.kernel.play import NOBODY, advance
from valtable.kernel.seed import chosen
from valtable.kernel.state import encode

OptionSet = Mapping[str, object]
RUNS = 8
"""So many games at most are played to meet what a check is about."""


def begin(kit: Kit, seats: int, options: OptionSet, seed: int) -> Match:
    return valtable.new(kit.game, seats=seats, options=options, seed=seed)


def step(kit: Kit, match: Match, rng: Random, seats: list[int] | None = None) -> tuple[int, int]:
    """One choice of one of the seats that are asked; who chose what."""
    seat = rng.choice(seats or [decision.seat for decision in match.decisions])
    action = kit.choose(match.state, seat, match.choices(seat), rng)
    match.play(seat, action)
    return seat, action


def walk(kit: Kit, seats: int, options: OptionSet, seed: int) -> Iterator[Match]:
    """A match of random play, handed out at every decision and at its end."""
    match, rng = begin(kit, seats, options, seed), Random(seed)
    for _ in range(kit.bound):
        yield match
        if match.is_over:
            return
        step(kit, match, rng)
    raise AssertionError(f"{kit.game.title} is not over after {kit.bound} decisions")


def closely(kit: Kit, seats: int, options: OptionSet, seed: int) -> Iterator[Match]:
    """The positions of a walk that are worth a close look: one in `kit.every`, and the last."""
    for number, match in enumerate(walk(kit, seats, options, seed)):
        if number % kit.every == seed % kit.every or match.is_over:
            yield match


def games(seed: int) -> Iterator[int]:
    """Seeds of one game after another, for checks that go on until they have met what they are about."""
    return (seed + 1000 * extra for extra in range(RUNS))


def twin(kit: Kit, match: Match, seed: int) -> Match:
    """The same match once more, with the same luck to come; the walk's seed is its secret."""
    return Match.resume(kit.game, match.log, chosen(seed))


def play_out(kit: Kit, state: AnyState, seed: int) -> None:
    """Play a bare state to its end without journal or log."""
    chance, rng = FastChance(seed), Random(seed)
    for _ in range(kit.bound):
        seat, choices = advance(kit.game, state, chance)
        if seat == NOBODY:
            return
        kit.game.apply(state, seat, kit.choose(state, seat, choices, rng), chance)
    raise AssertionError(f"{kit.game.title} is not over after {kit.bound} decisions")


def viewers(seats: int) -> list[int | None]:
    return [None, *range(seats)]


class Snapshot(msgspec.Struct, frozen=True):
    """Everything anybody could see of a match at one moment."""

    state: bytes
    views: list[bytes]
    stories: list[list[Event]]
    choices: list[list[int]]


def snapshot(match: Match) -> Snapshot:
    return Snapshot(
        encode(match.state),
        [msgspec.json.encode(match.view(seat)) for seat in viewers(match.seats)],
        [match.story(seat) for seat in viewers(match.seats)],
        [match.choices(seat) for seat in range(match.seats)],
    )


def in_seat_order(seen: Snapshot) -> Snapshot:
    """The same, with stories whose order of arrival does not count."""
    return msgspec.structs.replace(seen, stories=[sorted(story, key=repr) for story in seen.stories])


def kept(match: Match) -> tuple[int, ...]:
    """The numbers of the lines that count."""
    return tuple(step.line.n for step in match.course.steps)


def choices_made(match: Match) -> list[ActionLine]:
    return [s.line for s in match.course.steps if isinstance(s.line, ActionLine) and not s.line.auto]


class Asking(Chance):
    """Draws as another chance does and remembers that it was asked."""

    def __init__(self, source: Chance) -> None:
        self.source = source
        self.asked = False

    def below(self, stream: str, n: int) -> int:
        self.asked = self.asked or n > 1
        return self.source.below(stream, n)
