"""Faults in copies, pieces, choices, scores and records."""

from __future__ import annotations

from dataclasses import replace as replace_part
from typing import Any

import msgspec

from tests.proving.game import Proving
from tests.proving.pieces import ALREADY_PICKED, CONFIRM, NOT_IN_HAND, TAKE, Ferry, FerryOptions, FerryView
from tests.proving.sight import FEATURES
from valtable.kernel.chance import Chance, draw
from valtable.kernel.features import Block, Row
from valtable.kernel.journal import Journal
from valtable.kernel.refusal import Args, Reasons
from valtable.kernel.standing import ScoreSheet, outcome_of

replace = msgspec.structs.replace


class AliasingCopy(Proving):
    def copy(self, state: Ferry) -> Ferry:
        copy = super().copy(state)
        copy.coins = state.coins
        return copy


class ShallowCopy(Proving):
    def copy(self, state: Ferry) -> Ferry:
        copy = super().copy(state)
        copy.hands = state.hands[:]
        return copy


class LostShell(Proving):
    """An objection that pays for a shell which then lies nowhere."""

    def answer(self, state: Ferry, seat: int, objects: bool, journal: Journal | None) -> None:
        super().answer(state, seat, objects, journal)
        state.shells[seat] -= objects


class LostCoin(Proving):
    """Coins are unlimited and not counted; but nobody can own less than nothing."""

    def reward(self, state: Ferry, seat: int, roll: bool, chance: Chance, journal: Journal | None) -> None:
        super().reward(state, seat, roll, chance, journal)
        if not roll:
            state.coins[seat] -= 1


class DuplicatedCard(Proving):
    """One card too many goes under the deck."""

    def bury(self, state: Ferry, seat: int, under: bool, chance: Chance, journal: Journal | None) -> None:
        if under:
            state.bottom.append(state.picks[seat])
        super().bury(state, seat, under, chance, journal)


class ChoicesOfTheirOwn(Proving):
    """A fast list of choices that forgot a rule."""

    def choices(self, state: Ferry, seat: int) -> list[int]:
        found = super().choices(state, seat)
        take = self.actions.parse("take")
        roll = self.actions.parse("roll")
        return [take, roll] if found == [roll] else found


class OfferBesideTheChoices(Proving):
    def offers(self, state: Ferry, seat: int) -> Any:
        return [offer for offer in super().offers(state, seat) if offer.notation != "toss"]


class OfferWithAnotherRefusal(Proving):
    def offers(self, state: Ferry, seat: int) -> Any:
        offers = super().offers(state, seat)
        return [offer if offer.refusal is None else replace(offer, refusal=replace(offer.refusal, rule="end"))
                for offer in offers]  # fmt: skip


class RefusalWithoutText(Proving):
    reasons = Reasons()
    for _code, _own in Proving.reasons.by_code.items():
        if _code >= NOT_IN_HAND:
            reasons.add("speechless" if _code == ALREADY_PICKED else _own.key, _own.rule, near=_own.near)


class RefusalThatDoesSomething(Proving):
    def details(self, state: Ferry, seat: int, action: int, reason: int) -> Args:
        state.tosses[seat] += reason == ALREADY_PICKED
        return super().details(state, seat, action, reason)


class SharedTossStream(Proving):
    """One stream for everybody's private toss: who tosses first changes the others' luck."""

    def bid(self, state: Ferry, seat: int, family: int, argument: int, chance: Chance, journal: Journal | None) -> None:
        super().bid(state, seat, family, argument, OneStream(chance, "toss"), journal)


class OneStream(Chance):
    def __init__(self, source: Chance, name: str) -> None:
        self.source, self.name = source, name

    def below(self, stream: str, n: int) -> int:
        return self.source.below(self.name, n)


class UntoldShell(Proving):
    """A shell is taken and nobody is told."""

    def reward(self, state: Ferry, seat: int, roll: bool, chance: Chance, journal: Journal | None) -> None:
        super().reward(state, seat, roll, chance, journal if roll else None)


class TwoPilesOneStream(Proving):
    """Whoever takes a shell brings a card back from those put away: a second pile, with the luck of the deck."""

    def reward(self, state: Ferry, seat: int, roll: bool, chance: Chance, journal: Journal | None) -> None:
        super().reward(state, seat, roll, chance, journal)
        if not roll and state.away:
            state.bottom.append(draw(chance, "deck", state.away))


class DieWithTheLuckOfTheDeck(Proving):
    """Whoever rolls changes which card the next one draws."""

    def reward(self, state: Ferry, seat: int, roll: bool, chance: Chance, journal: Journal | None) -> None:
        super().reward(state, seat, roll, OneStream(chance, "deck"), journal)


class FirstToConfirmLeads(Proving):
    """Who confirms last gets the lead: the result depends on the order of arrival."""

    def bid(self, state: Ferry, seat: int, family: int, argument: int, chance: Chance, journal: Journal | None) -> None:
        if family == CONFIRM:
            state.lead = seat
        super().bid(state, seat, family, argument, chance, journal)


class PrivateAutoPlay(Proving):
    """A lone choice that follows from a secret hand is played unasked, and so told to all."""

    def is_public(self, state: Ferry, seat: int) -> bool:
        return True


class IdleQuestion(Proving):
    """Everybody knows there is only one choice, and it is asked all the same."""

    def is_public(self, state: Ferry, seat: int) -> bool:
        return False


class WrongWinner(Proving):
    def standing(self, view: FerryView) -> ScoreSheet:
        sheet = super().standing(view)
        if sheet.outcome is None:
            return sheet
        keys: list[tuple[int, ...]] = [(total or 0,) for total in sheet.totals]
        return replace(sheet, outcome=outcome_of(keys, sheet.outcome.reason))


class WrongPoints(Proving):
    def standing(self, view: FerryView) -> ScoreSheet:
        sheet = super().standing(view)
        return replace(sheet, totals=tuple((total or 0) + (view.seat == 1) for total in sheet.totals))


class EndNotSeenByAll(Proving):
    def standing(self, view: FerryView) -> ScoreSheet:
        sheet = super().standing(view)
        return sheet if view.seat in (None, 0) else replace(sheet, outcome=None)


class EndlessTaking(Proving):
    """A game that can be kept going."""

    def bury(self, state: Ferry, seat: int, under: bool, chance: Chance, journal: Journal | None) -> None:
        state.bag = sorted(state.bag + state.away)
        state.away = []
        super().bury(state, seat, True, chance, journal)


class FeaturesGrow(Proving):
    def observe(self, view: FerryView) -> Any:
        features = super().observe(view)
        features.extend(float(card) for card in view.away)
        return features


def write_two(state: Ferry, viewer: int, seat: int, row: Row, at: int) -> None:
    row[at], row[at + 1] = state.round, state.lead


def write_lead_before(state: Ferry, viewer: int, seat: int, row: Row, at: int) -> None:
    row[at - 1] = 1 + state.lead


class BlockWithoutRoom(Proving):
    """Two numbers where one is told."""

    parts = replace_part(Proving.parts, features=(Block("two", "Round and lead.", write_two), *FEATURES))


class BlockInAnothersPlace(Proving):
    parts = replace_part(Proving.parts, features=(*FEATURES, Block("before", "The lead.", write_lead_before)))


class FeatureAboveItsRange(Proving):
    parts = replace_part(
        Proving.parts, features=(*FEATURES, Block("two", "Round.", write_two, lambda box, seats: ("a", "b"), high=1))
    )


class TwoFeaturesOfOneName(Proving):
    parts = replace_part(Proving.parts, features=(*FEATURES, FEATURES[0]))


class FerryWithMemory(Ferry):
    """Counts bids where no encoding looks."""

    __slots__ = ("memory",)
    memory: int

    @classmethod
    def of(cls, state: Ferry, memory: int) -> FerryWithMemory:
        new = cls(state.box, state.options, *(getattr(state, name) for name in cls.FIELDS))
        new.memory = memory
        return new


class StateNotWhollyEncoded(Proving):
    def setup(self, options: FerryOptions, seats: int, chance: Chance, journal: Journal | None = None) -> Ferry:
        return FerryWithMemory.of(super().setup(options, seats, chance, journal), 0)

    def copy(self, state: Ferry) -> Ferry:
        return FerryWithMemory.of(super().copy(state), 0)

    def decode_state(self, options: FerryOptions, data: bytes) -> Ferry:
        return FerryWithMemory.of(super().decode_state(options, data), 0)

    def bid(self, state: Ferry, seat: int, family: int, argument: int, chance: Chance, journal: Journal | None) -> None:
        super().bid(state, seat, family, argument, chance, journal)
        assert isinstance(state, FerryWithMemory)
        state.memory += 1


class TupleInView(Proving):
    """Equal to look at, and another thing once it was written and read."""

    def view(self, state: Ferry, seat: int | None) -> FerryView:
        bottom: Any = tuple(state.bottom)
        return replace(super().view(state, seat), bottom=bottom)


class LogForgetsTheToss(Proving):
    """Luck that does not come from the chance passed in is not in the log."""

    rolls = 0

    def reward(self, state: Ferry, seat: int, roll: bool, chance: Chance, journal: Journal | None) -> None:
        super().reward(state, seat, roll, chance, journal)
        LogForgetsTheToss.rolls += 1
        state.coins[seat] += LogForgetsTheToss.rolls % 3


class UndoneBySide(Proving):
    """Something is remembered outside the state, where no undo reaches it."""

    taken = 0

    def apply(self, state: Ferry, seat: int, action: int, chance: Chance, journal: Journal | None = None) -> None:
        super().apply(state, seat, action, chance, journal)
        if journal is not None:
            self.taken += 1

    def view(self, state: Ferry, seat: int | None) -> FerryView:
        return replace(super().view(state, seat), lead=state.lead + 0 * TAKE, winner=self.taken)
