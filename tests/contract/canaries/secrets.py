"""Faults that let out a secret, forget what was told, or imagine what cannot be."""

from __future__ import annotations

from dataclasses import replace as replace_part
from typing import Any

import msgspec

from tests.proving.game import Proving
from tests.proving.pieces import NOT_IN_HAND, PICK, TOSS, Ferry, FerryView
from tests.proving.sight import FEATURES
from valtable.kernel.chance import Chance, FastChance
from valtable.kernel.decision import Portrait
from valtable.kernel.features import Block, Row
from valtable.kernel.journal import Journal
from valtable.kernel.luck import Recording
from valtable.kernel.refusal import OK, Args

replace = msgspec.structs.replace


class DeckTopInView(Proving):
    def view(self, state: Ferry, seat: int | None) -> FerryView:
        return replace(super().view(state, seat), deck=state.bag[0] if state.bag else 0)


class OtherHandInFeatures(Proving):
    """The view is innocent; what is made of it looks aside."""

    def view(self, state: Ferry, seat: int | None) -> FerryView:
        self.seen = state.hands[-1][:]
        return super().view(state, seat)

    def observe(self, view: FerryView) -> Any:
        features = super().observe(view)
        features[0] = sum(self.seen)
        return features


def write_last_hand(state: Ferry, viewer: int, seat: int, row: Row, at: int) -> None:
    row[at] = sum(state.hands[-1])


class OtherHandInFastPath(Proving):
    """A block that reads of the true state what no view holds."""

    parts = replace_part(Proving.parts, features=(*FEATURES, Block("peek", "A hand.", write_last_hand)))


class SeedInEvent(Proving):
    def reward(self, state: Ferry, seat: int, roll: bool, chance: Chance, journal: Journal | None) -> None:
        super().reward(state, seat, roll, chance, journal)
        if journal is not None and isinstance(chance, Recording):
            source: Any = chance._source
            journal.tell("took", {"seat": f"seat:{seat}", "n": getattr(source, "_seed", b"").hex()})


class StreamInEvent(Proving):
    """How far a stream has run tells whose luck was drawn in secret."""

    def reward(self, state: Ferry, seat: int, roll: bool, chance: Chance, journal: Journal | None) -> None:
        super().reward(state, seat, roll, chance, journal)
        if journal is not None and isinstance(chance, Recording):
            source: Any = chance._source
            journal.tell("took", {"seat": f"seat:{seat}", "n": sum(getattr(source, "drawn", {}).values())})


class ChoiceDependsOnHiddenCard(Proving):
    def why_not(self, state: Ferry, seat: int, action: int) -> int:
        code = super().why_not(state, seat, action)
        other = (seat + 1) % state.seats
        tossing = self.actions.family_of[action] == TOSS
        return NOT_IN_HAND if code == OK and tossing and 4 in state.hands[other] else code


class NearMissTellsHiddenCard(Proving):
    """The same choices everywhere, but what is greyed beside them depends on another hand."""

    def details(self, state: Ferry, seat: int, action: int, reason: int) -> Args:
        return super().details(state, seat, action, reason) | {"n": max(state.hands[seat - 1], default=0)}


class PriceTellsHiddenCard(Proving):
    def portray(self, state: Ferry, seat: int, action: int) -> Portrait:
        cards = [f"card:{card}" for card in state.hands[seat - 1][:1]]
        return replace(super().portray(state, seat, action), touches=tuple(cards))


class StepTellsHiddenCard(Proving):
    """A pick is answered by an event that gives another hand away."""

    def bid(self, state: Ferry, seat: int, family: int, argument: int, chance: Chance, journal: Journal | None) -> None:
        if journal is not None and family == PICK:
            journal.tell("tossed", None, {seat: {"seat": f"seat:{seat}", "n": max(state.hands[seat - 1])}})
        super().bid(state, seat, family, argument, chance, journal)


class ConstantImagine(Proving):
    def imagine(self, view: FerryView, chance: Chance) -> Ferry:
        return super().imagine(view, FastChance(7))


class ConstantTossImagined(Proving):
    """All hands are dealt at random; only the tosses of others are always nothing."""

    def imagine(self, view: FerryView, chance: Chance) -> Ferry:
        state = super().imagine(view, chance)
        if state.sealed:
            state.tosses = [view.toss if seat == view.seat else 0 for seat in range(state.seats)]
        return state


class BiasedImagine(Proving):
    """Bids are imagined from the better half of a hand."""

    def imagine(self, view: FerryView, chance: Chance) -> Ferry:
        state = super().imagine(view, chance)
        for seat, bidding in enumerate(view.bidding):
            if seat != view.seat and not bidding and chance.below("bias", 4) == 0:
                state.picks[seat] = max(state.hands[seat])
        return state


class BiasedDeal(Proving):
    """Each card's value equally likely, whatever number of copies is left."""

    def imagine(self, view: FerryView, chance: Chance) -> Ferry:
        state = super().imagine(view, chance)
        for seat, hand in enumerate(state.hands):
            if seat != view.seat and not state.shown[seat] and hand and state.picks[seat] not in hand:
                kinds = sorted(set(state.bag + hand[:1]))
                state.bag.append(hand.pop(0))
                hand.append(kinds[chance.below("kinds", len(kinds))])
                state.bag.remove(hand[-1])
                state.bag.sort()
                hand.sort()
        return state


class ImagineLosesACard(Proving):
    """The view tells how many cards lie in the deck, not which; one of them is lost on the way."""

    def imagine(self, view: FerryView, chance: Chance) -> Ferry:
        state = super().imagine(view, chance)
        if state.bag:
            state.bag[-1] = state.bag[0]
        return state


class ImagineKeepsTheView(Proving):
    """An imagined table that shares a list with the view it was made from."""

    def imagine(self, view: FerryView, chance: Chance) -> Ferry:
        state = super().imagine(view, chance)
        state.coins = view.coins
        return state


class QuietJournal(Journal):
    def tell(
        self, kind: str, public: Args | None, private: dict[int, Args] | None = None, *, reveals: bool = False
    ) -> None:
        super().tell(kind, public, private)


class RevealNotMarked(Proving):
    """The bids are shown, and nobody says that this was a reveal."""

    def reveal(self, state: Ferry, journal: Journal | None) -> None:
        quiet = QuietJournal(self.events)
        super().reveal(state, quiet)
        if journal is not None:
            journal.entries += quiet.entries


class ForgottenCard(Proving):
    """A card that all saw going under the deck is not remembered in the hand that draws it."""

    def fill(self, state: Ferry, seat: int, chance: Chance, journal: Journal | None) -> bool:
        full = super().fill(state, seat, chance, journal)
        state.shown[seat] = []
        return full


class BidSeenByOthers(Proving):
    def bid(self, state: Ferry, seat: int, family: int, argument: int, chance: Chance, journal: Journal | None) -> None:
        super().bid(state, seat, family, argument, chance, journal)
        if journal is not None and family == TOSS:
            journal.tell("tossed", {"seat": f"seat:{seat}", "n": 0})


class UnsortedBag(Proving):
    """Sorted is part of the state's meaning; an order that depends on the way gives other digests."""

    def imagine(self, view: FerryView, chance: Chance) -> Ferry:
        state = super().imagine(view, chance)
        state.bag.reverse()
        return state
