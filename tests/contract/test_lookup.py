"""Looking things up: every price adds up and is what is paid, and no copy is counted twice or forgotten."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

import valtable
from tests.contract.walk import viewers
from tests.kits import kit_of, titles_with_kit
from valtable.kernel.decision import Offer
from valtable.kernel.match import Match
from valtable.kernel.table import Known, Shelf

BOUGHT = {
    "valletta": ("construct", "upgrade", "hire"),
    "valeria": ("slay", "recruit", "build", "agent"),
    "valdora": ("buy",),
    "valencia": ("place",),
}
"""By game the offers whose thing has a price of its own."""
STEPS = 240
Totals = dict[tuple[str, str, int], int]


def with_shelves() -> list[str]:
    return [title for title in titles_with_kit() if title in BOUGHT]


def walked(title: str, seed: int, every: int = 3) -> Iterator[Match]:
    """The same match again and again, a few choices later each time."""
    kit, rng = kit_of(title), Random(seed)
    match = valtable.new(title, seats=kit.game.min_seats + 1, seed=seed)
    for number in range(STEPS):
        if match.is_over:
            break
        if number % every == 0:
            yield match
        seat = rng.choice(match.decisions).seat
        match.play(seat, kit.choose(match.state, seat, match.choices(seat), rng))


def shelves_of(match: Match, viewer: int | None) -> tuple[Shelf, ...]:
    return match.game.look_up(match.view(viewer))


def all_known(match: Match, viewer: int | None) -> list[Known]:
    return [known for shelf in shelves_of(match, viewer) for known in shelf.known]


@pytest.mark.parametrize("title", with_shelves())
def test_what_is_printed_and_the_reasons_together_are_the_price(title: str) -> None:
    counted = 0
    for match in walked(title, 5):
        for viewer in viewers(match.seats):
            for price in [price for known in all_known(match, viewer) for price in known.prices]:
                assert price.printed + sum(reason.n for reason in price.reasons) == price.now
                assert all(price.now == 0 for reason in price.reasons if reason.kind == "least")
                assert (viewer is None) <= (price.have is None)
                assert not (viewer is None and price.reasons and title != "valeria")
                counted += 1
    assert counted > 100


@pytest.mark.parametrize("title", with_shelves())
def test_a_price_that_is_looked_up_is_the_one_that_is_paid(title: str) -> None:
    met: Counter[str] = Counter()
    for seed in range(3):
        for match in walked(title, seed, every=1):
            for decision in match.decisions:
                by_ref = {known.thing.ref: known for known in all_known(match, decision.seat) if known.prices}
                for offer in match.offers(decision.seat):
                    known = priced(offer, by_ref) if offer.kind in BOUGHT[title] else None
                    if known is None or offer.refusal is not None:
                        continue
                    assert sum(amount.n for amount in offer.cost) == sum(price.now for price in known.prices), offer
                    if known.payable is not None:
                        assert known.payable, offer
                        assert not known.short, offer
                    met[offer.kind] += 1
    assert sum(met.values()) > 10, met


def priced(offer: Offer, by_ref: dict[str, Known]) -> Known | None:
    return next((by_ref[ref] for ref in offer.touches if ref in by_ref), None)


@pytest.mark.parametrize("title", with_shelves())
def test_there_are_as_many_copies_of_each_thing_all_the_time_and_for_everybody(title: str) -> None:
    first: Totals | None = None
    for match in walked(title, 2):
        for viewer in viewers(match.seats):
            totals = totals_of(shelves_of(match, viewer))
            if first is None:
                first = totals
            assert {key: n for key, n in totals.items() if first.get(key, n) != n} == {}
            # What is listed from the beginning does not go out of sight later.
            assert set(first) <= set(totals)
    assert first is not None
    assert sum(first.values()) > 20


def totals_of(shelves: tuple[Shelf, ...]) -> Totals:
    """Copies by shelf, reference and which of those of one name it is, where they are counted."""
    found: Totals = {}
    for shelf in shelves:
        seen: Counter[str] = Counter()
        for known in sorted(shelf.known, key=lambda known: known.facets.get("points", ())):
            number, seen[known.thing.ref] = seen[known.thing.ref], seen[known.thing.ref] + 1
            if known.copies:
                found[shelf.id, known.thing.ref, number] = len(known.copies)
    return found
