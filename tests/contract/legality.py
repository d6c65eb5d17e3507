"""One source of legality: choices, offers and refusals all say what `why_not` says."""

from __future__ import annotations

import pytest

from tests.contract.ftl import assert_text
from tests.contract.walk import OptionSet, closely, walk
from tests.kits.base import Kit
from valtable.kernel.chance import FastChance
from valtable.kernel.decision import Offer
from valtable.kernel.errors import Refused
from valtable.kernel.match import Match
from valtable.kernel.refusal import OK, Refusal
from valtable.kernel.state import encode
from valtable.kernel.table import Place


def check_choices_are_what_nothing_forbids(kit: Kit, seats: int, options: OptionSet, seed: int) -> None:
    """At every position, not only those looked at closely: a fast path goes wrong where nobody looks."""
    for match in walk(kit, seats, options, seed):
        assert_choices(kit, match)


def assert_choices(kit: Kit, match: Match) -> None:
    game = kit.game
    before, asked = encode(match.state), game.deciders(match.state)
    assert asked == sorted(set(asked))
    assert set(asked) <= set(range(match.seats))
    assert [decision.seat for decision in match.decisions] == asked
    for seat in range(match.seats):
        allowed = [a for a in range(len(game.actions)) if game.why_not(match.state, seat, a) == OK]
        assert match.choices(seat) == allowed, "choices are not what nothing forbids"
        assert bool(allowed) == (seat in asked), f"seat {seat} is asked and has {len(allowed)} choices"
    assert encode(match.state) == before, "asking what can be done changed the table"


def refused(match: Match, seat: int, action: int) -> Refusal:
    """The refusal a match raises; an action it plays instead fails the test."""
    with pytest.raises(Refused) as caught:
        match.play(seat, action)
    return caught.value.refusal


def check_every_other_action_is_refused_with_a_reason(kit: Kit, seats: int, options: OptionSet, seed: int) -> None:
    for match in closely(kit, seats, options, seed):
        for seat in range(seats):
            assert_refusals(kit, match, seat)


def assert_refusals(kit: Kit, match: Match, seat: int) -> None:
    game = kit.game
    reasons = {reason.key for reason in game.reasons.by_code.values()}
    before, lines = encode(match.state), match.log.lines
    for action in sorted(set(range(len(game.actions))) - set(match.choices(seat))):
        refusal = refused(match, seat, action)
        assert refusal == game.refusal(match.state, seat, action)
        assert refusal.reason in reasons
        assert_text(game.title, f"refusal-{refusal.reason}", refusal.details)
        if game.portrays_all and seat in game.deciders(match.state):
            game.portray(match.state, seat, action)
            value = game.actions.values[action]
            key = f"action-{value.__struct_config__.tag}"
            assert_text(game.title, key, game.action_args(match.state, seat, value))
    assert (encode(match.state), match.log.lines) == (before, lines), "a refusal changed the match"


def assert_touches_lie_on_the_table(offer: Offer, places: list[Place]) -> None:
    """Every touched thing lies in one of the places that are meant, and each of these holds one."""
    meant = {ref.removeprefix("place:") for ref in offer.touches if ref.startswith("place:")}
    touched = {ref for ref in offer.touches if not ref.startswith("place:")}
    found = [(place.kind, thing.ref) for place in places for thing in place.things if place.kind in meant or not meant]
    assert touched <= {ref for _, ref in found}, f"{offer.notation} touches what does not lie on the table"
    assert meant <= {kind for kind, ref in found if ref in touched}, f"{offer.notation} means a place without it"


def check_offers_are_the_choices_and_the_near_misses(kit: Kit, seats: int, options: OptionSet, seed: int) -> None:
    for match in closely(kit, seats, options, seed):
        for seat in range(seats):
            assert_offers(kit, match, seat, seed)


def assert_offers(kit: Kit, match: Match, seat: int, seed: int) -> None:
    game = kit.game
    near = {reason.key for reason in game.reasons.by_code.values() if reason.near}
    before, offers = encode(match.state), match.offers(seat)
    free = [offer.action for offer in offers if offer.refusal is None]
    assert free == match.choices(seat), "offers are not the choices"
    whole = [a for a in range(len(game.actions)) if game.why_not(match.state, seat, a) in {OK, *game.reasons.near}]
    assert [offer.action for offer in offers] == whole, "an offer is missing"
    places = [place for place in game.table(match.view(seat)).places if not place.aside]
    for offer in offers:
        assert offer.notation == game.actions.notations[offer.action]
        assert_touches_lie_on_the_table(offer, places)
        assert_text(game.title, f"action-{offer.kind}", offer.args)
        for effect in offer.effects:
            assert_text(game.title, f"effect-{effect.kind}", effect.args)
        if offer.refusal is None:
            trial = game.copy(match.state)
            game.apply(trial, seat, offer.action, FastChance(seed))
            assert encode(trial) != before, f"{offer.notation} changes nothing"
        else:
            assert offer.refusal.reason in near
            assert refused(match, seat, offer.action) == offer.refusal, "a near miss is refused otherwise"
    assert encode(match.state) == before, "an offer changed the table"
