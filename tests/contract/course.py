"""The course of play: nothing is lost, copies are apart, and the log is the game."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec

from tests.contract.walk import (
    OptionSet,
    Snapshot,
    begin,
    closely,
    games,
    in_seat_order,
    play_out,
    snapshot,
    step,
    twin,
    viewers,
    walk,
)
from tests.kits.base import AnyState, Kit
from valtable.kernel.course import Course
from valtable.kernel.journal import Event
from valtable.kernel.log import decode
from valtable.kernel.match import Match
from valtable.kernel.replay import feed, verify
from valtable.kernel.seed import chosen
from valtable.kernel.state import digest, dump, encode

ENOUGH = 12
"""Sealed phases of one game that are sent in several orders."""


def totals(kit: Kit, state: AnyState) -> dict[str, int]:
    return {component: sum(places.values()) for component, places in kit.game.census(state).items()}


def numbers(value: object) -> Iterator[int]:
    """Every int inside nested lists, tuples and dicts."""
    if isinstance(value, int):
        yield value
    elif isinstance(value, dict):
        yield from numbers(list(value.values()))
    elif isinstance(value, list | tuple):
        for item in value:
            yield from numbers(item)


def check_components_are_conserved(kit: Kit, seats: int, options: OptionSet, seed: int) -> None:
    at_first: dict[str, int] = {}
    for match in walk(kit, seats, options, seed):
        at_first = at_first or totals(kit, match.state)
        assert_conserved(kit, match.state, at_first)
    assert at_first, "the census counts nothing"


def assert_conserved(kit: Kit, state: AnyState, at_first: dict[str, int]) -> None:
    census = kit.game.census(state)
    counted = {component: sum(places.values()) for component, places in census.items()}
    assert counted == at_first, "a component was made or lost"
    for component, places in census.items():
        for place, n in places.items():
            overdrawn = place == "supply" and component in kit.game.overdraft
            assert n >= 0 or overdrawn, f"{n} of {component} in {place}"
    for field, value in dump(state).items():
        assert field in kit.signed or min(numbers(value), default=0) >= 0, f"{field} is below zero: {value}"


def check_the_game_ends_within_its_bound(kit: Kit, seats: int, options: OptionSet, seed: int) -> None:
    decisions = 0
    for match in walk(kit, seats, options, seed):
        decisions += 1
        assert match.is_over == (match.outcome is not None)
        assert match.is_over == (match.log.end is not None)
    assert match.is_over
    assert 1 < decisions <= kit.bound


def containers(value: object) -> Iterator[int]:
    """The identity of every changeable thing inside a value."""
    if isinstance(value, list | dict | set | bytearray):
        yield id(value)
    if isinstance(value, list | tuple | dict):
        for item in value.values() if isinstance(value, dict) else value:
            yield from containers(item)


def check_a_copy_is_independent(kit: Kit, seats: int, options: OptionSet, seed: int) -> None:
    for match in closely(kit, seats, options, seed):
        before = encode(match.state)
        play_out(kit, assert_copied(kit, match.state), seed)
        assert encode(match.state) == before, "playing a copy changed the original"


def assert_copied(kit: Kit, state: AnyState) -> AnyState:
    copy = kit.game.copy(state)
    assert encode(copy) == encode(state)
    # Both alive, lest one takes the other's place in memory.
    fields, copied = (dump(state), derived(state)), (dump(copy), derived(copy))
    shared = set(containers(fields)) & set(containers(copied))
    assert not shared, "state and copy share a list"
    assert derived(state) == derived(copy), "a copy lacks what a state keeps beside its fields"
    return copy


def derived(state: AnyState) -> dict[str, object]:
    """What a state keeps beside its fields and its shared data: what follows from these, and the parts of modules."""
    slots = {name for type_ in type(state).__mro__ for name in getattr(type_, "__slots__", ())}
    beside = {name: getattr(state, name) for name in slots - set(state.FIELDS) - {"box", "options"}}
    return {name: fields_of(value) if hasattr(value, "FIELDS") else value for name, value in beside.items()}


def fields_of(part: Any) -> dict[str, object]:
    return {name: getattr(part, name) for name in part.FIELDS}


def check_replaying_tells_the_same_story(kit: Kit, seats: int, options: OptionSet, seed: int) -> None:
    seen: dict[int, Snapshot] = {}
    for match in closely(kit, seats, options, seed):
        seen[len(match.log.lines)] = snapshot(match)
    assert_replayed(kit, match, seen, seed)


def assert_replayed(kit: Kit, match: Match, seen: dict[int, Snapshot], seed: int) -> None:
    """The log of a finished match, line by line: after so many lines the table looked so."""
    assert match.log.end is not None
    last = len(match.log.lines)
    again = Match(Course(kit.game, match.log.header), chosen(seed))
    for number, line in enumerate(match.log.lines, 1):
        feed(again.course, line, f"line {number}")
        if number in seen:
            assert snapshot(again) == seen.pop(number), f"after line {number} the replay differs"
    assert not seen
    assert len(again.log.lines) == last
    assert verify(kit.game, match.log).digest == digest(match.state)


def check_everything_survives_encoding(kit: Kit, seats: int, options: OptionSet, seed: int) -> None:
    game = kit.game
    for action, value in enumerate(game.actions.values):
        assert game.actions.id_of(value) == action
        assert game.actions.parse(game.actions.notations[action]) == action
        assert game.actions.decode(msgspec.json.decode(msgspec.json.encode(value))) == action
    for match in closely(kit, seats, options, seed):
        play_out(kit, assert_encoded(kit, match), seed)
        assert decode(match.log.encode()) == match.log


def assert_encoded(kit: Kit, match: Match) -> AnyState:
    """Options, state, views and stories; the state as it is read again."""
    game, options = kit.game, match.course.options
    assert game.decode_options(msgspec.to_builtins(options)) == options
    state = game.decode_state(options, encode(match.state))
    assert encode(state) == encode(match.state)
    assert derived(state) == derived(match.state), "something is kept beside the fields and not encoded"
    for seat in viewers(match.seats):
        view = match.view(seat)
        assert game.view(state, seat) == view
        read = msgspec.json.decode(msgspec.json.encode(view), type=game.view_type)
        assert read == view, "a view does not survive encoding"
        story = match.story(seat)
        assert msgspec.json.decode(msgspec.json.encode(story), type=list[Event]) == story
    return state


def check_sealed_decisions_may_arrive_in_any_order(kit: Kit, seats: int, options: OptionSet, seed: int) -> None:
    """Everybody's steps of a phase are fixed, then sent in several orders, each to a twin of the match."""
    phases: set[str] = set()
    rng = Random(seed)
    for game in games(seed):
        for match in walk(kit, seats, options, game):
            phase = {decision.sealed for decision in match.decisions} - {""}
            if len(match.decisions) < 2 or phase <= phases or len(phases) == ENOUGH:
                continue
            phases |= phase
            assert_any_order(kit, match, rng, game)
        if bool(phases) == kit.seals(seats):
            break
    assert bool(phases) == kit.seals(seats)


def assert_any_order(kit: Kit, match: Match, rng: Random, seed: int) -> None:
    """Whoever is asked at the same time may answer in any order."""
    asked, phase = [d.seat for d in match.decisions], {d.sealed for d in match.decisions} - {""}
    scripts: dict[int, list[int]] = {seat: [] for seat in asked}
    first = twin(kit, match, seed)
    for seat in asked:
        while any(decision.seat == seat and decision.sealed in phase for decision in first.decisions):
            scripts[seat].append(step(kit, first, rng, [seat])[1])
    expected = in_seat_order(snapshot(first))
    for order in orders(scripts, rng):
        other = twin(kit, match, seed)
        for place, seat in enumerate(order):
            other.play(seat, scripts[seat][order[:place].count(seat)])
        assert in_seat_order(snapshot(other)) == expected, f"the order {order} gives another result"


def orders(scripts: dict[int, list[int]], rng: Random) -> Iterator[list[int]]:
    """One seat after another from the last to the first, then two random interleavings."""
    steps = [seat for seat in sorted(scripts, reverse=True) for _ in scripts[seat]]
    yield steps
    for _ in range(2):
        rng.shuffle(steps)
        yield list(steps)


def check_a_sealed_step_is_seen_by_nobody_else(kit: Kit, seats: int, options: OptionSet, seed: int) -> None:
    """Others see who is ready and nothing else: no event, no change of view, choices, offers or features."""
    rng, seen = Random(seed), 0
    for game in games(seed):
        match = begin(kit, seats, options, game)
        while not match.is_over:
            asked = {decision.seat: decision.sealed for decision in match.decisions}
            before = {seat: sight(kit, match, seat) for seat in viewers(seats) if any(asked.values())}
            seat, _ = step(kit, match, rng)
            if asked[seat] and {d.seat: d.sealed for d in match.decisions} == asked:
                seen += 1
                others = [viewer for viewer in viewers(seats) if viewer != seat]
                assert all(sight(kit, match, viewer) == before[viewer] for viewer in others), "a sealed step was seen"
        if bool(seen) == kit.seals(seats):
            break
    assert bool(seen) == kit.seals(seats), f"{kit.game.title}: {seen} arranging steps"


def sight(kit: Kit, match: Match, seat: int | None) -> tuple[object, ...]:
    """All that reaches one viewer."""
    view = match.view(seat)
    own = (match.choices(seat), match.offers(seat)) if seat is not None else ()
    table, features = kit.game.table(view), list(kit.game.observe_state(match.state, seat))
    return (view, match.story(seat), table, features, match.standing(seat), own)
