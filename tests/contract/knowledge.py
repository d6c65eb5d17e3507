"""Who knows what: views, imagined worlds, and worlds that a viewer cannot tell apart."""

from __future__ import annotations

import math
from collections import Counter
from random import Random

import msgspec

from tests.contract.course import totals
from tests.contract.walk import Asking, OptionSet, closely, games, play_out, viewers
from tests.kits.base import AnyState, Kit, Position
from valtable.kernel.chance import Chance, FastChance
from valtable.kernel.decision import Decision
from valtable.kernel.journal import Event, Journal
from valtable.kernel.match import Match
from valtable.kernel.play import forced
from valtable.kernel.seed import chosen, mix
from valtable.kernel.state import encode
from valtable.kernel.values import View

WORLDS = 6
"""How many worlds are tried per viewer and position."""
SAMPLES = 6_000
After = tuple[list[Event], dict[str, object]]


def check_imagined_worlds_fit_the_view(kit: Kit, seats: int, options: OptionSet, seed: int) -> None:
    chance = FastChance(seed)
    for match in closely(kit, seats, options, seed):
        for seat in viewers(seats):
            view = match.view(seat)
            before = msgspec.json.encode(view)
            play_out(kit, assert_imagined(kit, match, view, seat, chance, WORLDS), seed)
            assert msgspec.json.encode(view) == before, "playing an imagined world changed the view"


def assert_imagined(kit: Kit, match: Match, view: View, seat: int | None, chance: Chance, worlds: int) -> AnyState:
    """Worlds drawn from what the viewer sees, which it cannot tell from the true one; the last of them."""
    game, counted = kit.game, totals(kit, match.state)
    for _ in range(worlds):
        world = game.imagine(view, chance)
        assert game.view(world, seat) == view, "an imagined world does not look like the view"
        assert totals(kit, world) == counted, "an imagined world has other components"
        assert game.deciders(world) == game.deciders(match.state)
        if seat is not None:
            assert game.choices(world, seat) == match.choices(seat), "an imagined world has other choices"
    return world


def check_imagined_worlds_differ(kit: Kit, seats: int, options: OptionSet, seed: int) -> None:
    """Over a game every hidden place is imagined in more than one way."""
    named: set[tuple[int | None, str]] = set()
    varied: set[tuple[int | None, str]] = set()
    for game in games(seed):
        chance = FastChance(seed)
        for match in closely(kit, seats, options, game):
            for seat in viewers(seats):
                view = match.view(seat)
                worlds = [kit.hidden(kit.game.imagine(view, chance), seat) for _ in range(WORLDS)]
                named |= {(seat, place) for place in worlds[0] if place not in kit.never_imagined}
                varied |= {(seat, p) for p in worlds[0] if any(world[p] != worlds[0][p] for world in worlds)}
        if bool(named) == kit.hides(options) and named <= varied:
            break
    assert bool(named) == kit.hides(options), "what is hidden in this game is not what its kit says"
    assert named <= varied, f"always imagined alike: {sorted(named - varied, key=str)}"


def check_imagining_follows_the_exact_distribution(kit: Kit) -> None:
    positions = kit.positions()
    assert len(positions) >= 2, "a kit gives two small positions at least"
    for position in positions:
        compare(kit, position)


def compare(kit: Kit, position: Position) -> None:
    """Chi-square within five of its standard deviations, and nothing outside the possible."""
    exact, chance = position.exact, FastChance(1)
    assert math.isclose(sum(exact.values()), 1)
    assert len(exact) > 1
    found = Counter(position.project(kit.game.imagine(position.view, chance)) for _ in range(SAMPLES))
    assert set(found) <= set(exact), f"{position.name}: impossible {set(found) - set(exact)}"
    assert min(exact.values()) * SAMPLES >= 5, f"{position.name}: too rare for this many samples"
    chi = sum((found[world] - SAMPLES * p) ** 2 / (SAMPLES * p) for world, p in exact.items())
    freedom = len(exact) - 1
    assert chi < freedom + 5 * math.sqrt(2 * freedom), f"{position.name}: chi-square {chi:.0f} of {freedom}"


def check_what_is_hidden_changes_nothing(kit: Kit, seats: int, options: OptionSet, seed: int) -> None:
    rng = Random(seed)
    for match in closely(kit, seats, options, seed):
        for seat in viewers(seats):
            assert_kept_hidden(kit, match.state, seat, rng, WORLDS)


def assert_kept_hidden(kit: Kit, state: AnyState, seat: int | None, rng: Random, worlds: int) -> None:
    known, counted = told(kit, state, seat), totals(kit, state)
    for _ in range(worlds):
        other = kit.permute(state, seat, rng)
        assert totals(kit, other) == counted, "the permuter made or lost a component"
        for name, answer in told(kit, other, seat).items():
            assert answer == known[name], f"{name}: viewer {seat} is told something hidden"


def told(kit: Kit, state: AnyState, seat: int | None) -> dict[str, object]:
    """What a viewer can ask for at a position, by name, so that a difference names itself."""
    game, view = kit.game, kit.game.view(state, seat)
    answers: dict[str, object] = {
        "view": view,
        "decisions": game.asked(state, seat),
        "table": game.table(view),
        "standing": game.standing(view),
        "features": list(game.observe(view)),
        "features of the state": list(game.observe_state(state, seat)),
        "forced": forced(game, state),
    }
    if seat is not None:
        answers |= {"choices": game.choices(state, seat), "offers": game.offers(state, seat)}
    return answers


def check_the_permuter_reaches_every_hidden_place(kit: Kit, seats: int, options: OptionSet, seed: int) -> None:
    """And what it, or `imagine`, changes is named: view and hidden places determine the state."""
    named: set[tuple[int | None, str]] = set()
    changed: set[tuple[int | None, str]] = set()
    for game in games(seed):
        rng, chance = Random(seed), FastChance(seed)
        for match in closely(kit, seats, options, game):
            for seat in viewers(seats):
                places = kit.hidden(match.state, seat)
                named |= {(seat, place) for place in places}
                worlds = [kit.permute(match.state, seat, rng) for _ in range(2)]
                for world in (*worlds, kit.game.imagine(match.view(seat), chance)):
                    found = kit.hidden(world, seat)
                    assert found.keys() == places.keys()
                    assert found != places or encode(world) == encode(match.state), "a hidden place has no name"
                for world in worlds:
                    found = kit.hidden(world, seat)
                    changed |= {(seat, place) for place in places if found[place] != places[place]}
        if bool(named) == kit.hides(options) and named == changed:
            break
    assert bool(named) == kit.hides(options), "what is hidden in this game is not what its kit says"
    assert named == changed, f"the permuter never changed {sorted(named - changed, key=str)}"


def check_a_step_tells_only_what_it_may(kit: Kit, seats: int, options: OptionSet, seed: int) -> None:
    """A step without chance or reveal looks the same in every world the viewer cannot tell apart."""
    rng = Random(seed)
    for match in closely(kit, seats, options, seed):
        for decision in match.decisions:
            for action in match.choices(decision.seat):
                for seat in viewers(seats):
                    assert_step_tells_nothing(kit, match.state, decision, action, seat, rng)


def assert_step_tells_nothing(
    kit: Kit, state: AnyState, decision: Decision, action: int, seat: int | None, rng: Random
) -> None:
    result = after(kit, state, decision.seat, action, seat)
    other = kit.permute(state, seat, rng)
    if result is None or action not in kit.game.choices(other, decision.seat):
        return
    elsewhere = after(kit, other, decision.seat, action, seat)
    step = repr(kit.game.actions.notations[action])
    if decision.sealed and ready_differs(result, elsewhere):
        is_more = elsewhere is not None and elsewhere[0] != result[0]
        assert not is_more, f"{step} tells viewer {seat} more than that a lane is done"
    else:
        assert elsewhere == result, f"{step} tells viewer {seat} something hidden"


def ready_differs(one: After | None, other: After | None) -> bool:
    """Where a lane has no word for its end, a step is the last in one world and not in another: that may be seen."""
    return one is None or other is None or one[1]["decisions"] != other[1]["decisions"]


def after(kit: Kit, state: AnyState, actor: int, action: int, seat: int | None) -> After | None:
    """Events and answers for a viewer after a step; None where chance or a reveal brings news."""
    game, trial, journal = kit.game, kit.game.copy(state), Journal(kit.game.events)
    chance = Asking(FastChance(1))
    phase = game.decision(state, actor).sealed
    game.apply(trial, actor, action, chance, journal)
    opened = any(decision.sealed not in ("", phase) for decision in game.decisions(trial))
    if chance.asked or journal.revealed or opened:
        return None
    events = [entry.seen_by(seat) for entry in journal.entries]
    return [event for event in events if event is not None], told(kit, trial, seat)


def check_nothing_told_is_forgotten(kit: Kit, seats: int, options: OptionSet, seed: int) -> None:
    chance, told_something = FastChance(seed), False
    for match in closely(kit, seats, options, seed):
        for seat in viewers(seats):
            story, view = match.story(seat), match.view(seat)
            told_something = told_something or bool(story)
            assert not kit.contradiction(story, match.state, seat), "the kit remembers wrongly"
            for _ in range(WORLDS // 2):
                problem = kit.contradiction(story, kit.game.imagine(view, chance), seat)
                assert not problem, f"viewer {seat} was told, and has forgotten: {problem}"
    assert told_something


def check_the_seed_stays_secret(kit: Kit, seats: int, options: OptionSet, seed: int) -> None:
    """Neither secret nor seed, in any usual writing, stands in what reaches a seat; nor any stream's state."""
    secrets = (chosen(seed), mix(chosen(seed), []))
    forbidden = [text for secret in secrets for text in writings(secret)]
    for match in closely(kit, seats, options, seed):
        for seat in viewers(seats):
            text = everything_sent(match, seat)
            assert not any(writing in text for writing in forbidden), f"the seed reaches viewer {seat}"


def writings(secret: bytes) -> list[str]:
    """Enough of it to be no accident."""
    return [secret.hex()[:16], str(int.from_bytes(secret, "big"))[:16], str(int.from_bytes(secret, "little"))[:16],
            str(int.from_bytes(secret[:8], "big")), repr(secret)[:16]]  # fmt: skip


def everything_sent(match: Match, seat: int | None) -> str:
    offers = [] if seat is None else match.offers(seat)
    sent = [match.view(seat), match.story(seat), offers, match.decisions, match.standing(seat)]
    return msgspec.json.encode(sent).decode() + repr(sent)
