"""Planted faults: each must turn its check red, and the healthy game must pass the same check.

A canary is the proving game with one line gone wrong, the way it could go wrong in a real game.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import msgspec
import pytest

from tests.contract.brief import check_briefly
from tests.contract.checks import CHECKS
from tests.contract.knowledge import check_imagining_follows_the_exact_distribution
from tests.kits.proving import ProvingKit
from tests.proving.game import Proving
from tests.proving.pieces import ALREADY_PICKED, CONFIRM, NOT_IN_HAND, PICK, TAKE, TOSS, Ferry, FerryOptions, FerryView
from valtable import games
from valtable.kernel.chance import Chance, FastChance
from valtable.kernel.course import Course, Step
from valtable.kernel.decision import Portrait
from valtable.kernel.errors import Malformed
from valtable.kernel.journal import Journal
from valtable.kernel.log import ActionLine, Line, SetupLine, TakeBackLine, fold
from valtable.kernel.luck import Recording, Seeded, count_draws
from valtable.kernel.match import Match
from valtable.kernel.refusal import OK, Args, Reason, Reasons
from valtable.kernel.seed import mix
from valtable.kernel.standing import ScoreSheet, outcome_of
from valtable.kernel.undo import undo_line

SEEDS = 6
UNDO = "undo_restores_the_exact_earlier_table"
NOT_BRIEFLY = {
    "imagined_worlds_differ",
    "the_permuter_reaches_every_hidden_place",
    "undo_alone_unlearns_nothing",
    "a_sealed_step_is_seen_by_nobody_else",
}
"""What a single short walk cannot show."""
TAKE_BACK = "a_sealed_step_is_taken_back_whatever_others_did"
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
    reasons = Reasons(
        *(
            Reason(code, "speechless" if code == ALREADY_PICKED else reason.key, reason.rule, reason.near)
            for code, reason in Proving.reasons.by_code.items()
            if code >= NOT_IN_HAND
        )
    )


class RefusalThatDoesSomething(Proving):
    def details(self, state: Ferry, seat: int, action: int, reason: int) -> Args:
        state.tosses[seat] += reason == ALREADY_PICKED
        return super().details(state, seat, action, reason)


class SharedTossStream(Proving):
    """One stream for everybody's private toss: who tosses first changes the others' luck."""

    def bid(self, state: Ferry, seat: int, family: int, argument: int, chance: Chance, journal: Journal | None) -> None:
        super().bid(state, seat, family, argument, OneStream(chance), journal)


class OneStream(Chance):
    def __init__(self, source: Chance) -> None:
        self.source = source

    def below(self, stream: str, n: int) -> int:
        return self.source.below("toss", n)


class FirstToConfirmLeads(Proving):
    """Who confirms last gets the lead: the result depends on the order of arrival."""

    def bid(self, state: Ferry, seat: int, family: int, argument: int, chance: Chance, journal: Journal | None) -> None:
        if family == CONFIRM:
            state.lead = seat
        super().bid(state, seat, family, argument, chance, journal)


class BidSeenByOthers(Proving):
    def bid(self, state: Ferry, seat: int, family: int, argument: int, chance: Chance, journal: Journal | None) -> None:
        super().bid(state, seat, family, argument, chance, journal)
        if journal is not None and family == TOSS:
            journal.tell("tossed", {"seat": f"seat:{seat}", "n": 0})


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


class UnsortedBag(Proving):
    """Sorted is part of the state's meaning; an order that depends on the way gives other digests."""

    def imagine(self, view: FerryView, chance: Chance) -> Ferry:
        state = super().imagine(view, chance)
        state.bag.reverse()
        return state


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

    def reward(self, state: Ferry, seat: int, roll: bool, chance: Chance, journal: Journal | None) -> None:
        super().reward(state, seat, roll, chance, journal)
        if journal is not None:
            self.taken += 1

    def view(self, state: Ferry, seat: int | None) -> FerryView:
        return replace(super().view(state, seat), lead=state.lead + 0 * TAKE, winner=self.taken)


CANARIES: list[tuple[type[Proving], str, str]] = [
    (DeckTopInView, "what_is_hidden_changes_nothing", "view: viewer"),
    (OtherHandInFeatures, "what_is_hidden_changes_nothing", "features: viewer"),
    (SeedInEvent, "the_seed_stays_secret", "the seed reaches"),
    (SeedInEvent, "replaying_tells_the_same_story", "the replay differs"),
    (StreamInEvent, "replaying_tells_the_same_story", "the replay differs"),
    (ChoiceDependsOnHiddenCard, "what_is_hidden_changes_nothing", "choices: viewer"),
    (ChoiceDependsOnHiddenCard, "imagined_worlds_fit_the_view", "has other choices"),
    (NearMissTellsHiddenCard, "what_is_hidden_changes_nothing", "offers: viewer"),
    (PriceTellsHiddenCard, "what_is_hidden_changes_nothing", "offers: viewer"),
    (StepTellsHiddenCard, "a_step_tells_only_what_it_may", "something hidden"),
    (ConstantImagine, "imagined_worlds_differ", "imagined alike: .*bag"),
    (ConstantTossImagined, "imagined_worlds_differ", "imagined alike: .*'toss 1'"),
    (ImagineLosesACard, "imagined_worlds_fit_the_view", "other components"),
    (ImagineKeepsTheView, "imagined_worlds_fit_the_view", "changed the view"),
    (UnsortedBag, "the_permuter_reaches_every_hidden_place", "has no name"),
    (AliasingCopy, "a_copy_is_independent", "share a list"),
    (ShallowCopy, "a_copy_is_independent", "share a list"),
    (StateNotWhollyEncoded, "a_copy_is_independent", "a copy lacks what"),
    (LostShell, "components_are_conserved", "made or lost"),
    (LostCoin, "components_are_conserved", "coins is below zero"),
    (DuplicatedCard, "components_are_conserved", "made or lost"),
    (EndlessTaking, "the_game_ends_within_its_bound", "is not over"),
    (RevealNotMarked, "undo_alone_unlearns_nothing", "'confirm' and keep its news"),
    (UndoneBySide, "undo_restores_the_exact_earlier_table", "undo leads to another table"),
    (ForgottenCard, "nothing_told_is_forgotten", "forgotten: seat . holds"),
    (ChoicesOfTheirOwn, "choices_are_what_nothing_forbids", "not what nothing forbids"),
    (OfferBesideTheChoices, "offers_are_the_choices_and_the_near_misses", "offers are not the choices"),
    (OfferWithAnotherRefusal, "offers_are_the_choices_and_the_near_misses", "refused otherwise"),
    (RefusalWithoutText, "every_other_action_is_refused_with_a_reason", "no refusal-speechless"),
    (RefusalThatDoesSomething, "every_other_action_is_refused_with_a_reason", "a refusal changed the match"),
    (SharedTossStream, "sealed_decisions_may_arrive_in_any_order", "gives another result"),
    (FirstToConfirmLeads, "sealed_decisions_may_arrive_in_any_order", "gives another result"),
    (BidSeenByOthers, "a_sealed_step_is_seen_by_nobody_else", "was seen"),
    (PrivateAutoPlay, "auto_play_follows_from_what_everybody_knows", "is not public"),
    (IdleQuestion, "auto_play_follows_from_what_everybody_knows", "and it was asked"),
    (WrongWinner, "the_standing_is_the_plain_scorers", "the winners are others"),
    (WrongPoints, "the_standing_is_the_plain_scorers", "the points are others"),
    (EndNotSeenByAll, "the_standing_is_the_plain_scorers", "belongs to the end"),
    (FeaturesGrow, "features_are_always_equally_many", "lengths of observations"),
    (LogForgetsTheToss, "replaying_tells_the_same_story", "the replay differs"),
    (StateNotWhollyEncoded, "everything_survives_encoding", "kept beside the fields"),
    (TupleInView, "everything_survives_encoding", "does not survive"),
]


def kit_with(type_: type[Proving]) -> ProvingKit:
    return ProvingKit(type_(games.load("proving").components))


def run(check: str, type_: type[Proving]) -> None:
    """As the suite runs it: both player counts, some seeds, until the first failure."""
    for seed in range(SEEDS):
        for seats in (2, 3):
            CHECKS[check](kit_with(type_), seats, {}, seed)


@pytest.mark.parametrize(("canary", "check", "because"), CANARIES)
def test_the_planted_fault_turns_the_check_red(canary: type[Proving], check: str, because: str) -> None:
    with pytest.raises(AssertionError, match=because):
        run(check, canary)


@pytest.mark.parametrize("check", CHECKS)
def test_the_healthy_game_passes_the_same_check(check: str) -> None:
    run(check, Proving)


def run_briefly(type_: type[Proving]) -> None:
    for seed in range(SEEDS):
        for seats in (2, 3):
            check_briefly(kit_with(type_), seats, {}, seed)


@pytest.mark.parametrize("canary", dict.fromkeys(canary for canary, check, _ in CANARIES if check not in NOT_BRIEFLY))
def test_the_planted_fault_turns_the_brief_walk_red(canary: type[Proving]) -> None:
    with pytest.raises(AssertionError):
        run_briefly(canary)


def test_the_healthy_game_passes_the_brief_walk() -> None:
    run_briefly(Proving)


@pytest.mark.parametrize("canary", [ConstantImagine, BiasedImagine, BiasedDeal])
def test_the_exact_distribution_finds_a_biased_imagination(canary: type[Proving]) -> None:
    with pytest.raises(AssertionError, match="chi-square"):
        check_imagining_follows_the_exact_distribution(kit_with(canary))


# Faults of the kernel itself, where the proving game is innocent.


def test_luck_that_runs_back_after_undo_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who may undo a roll and roll the same again has no luck, who may try until it suits has too much."""

    def undo(match: Match, seat: int, consent: Collection[int] = ()) -> None:
        match.course.go_back(undo_line(match.course, seat, consent))
        drawn: dict[str, int] = {}
        for step in match.course.steps:
            count_draws(step.line.chance, drawn)
        match._luck = Seeded(mix(match._secret, []), drawn)

    monkeypatch.setattr(Match, "undo", undo)
    with pytest.raises(Malformed, match="does not follow from the seed"):
        run(UNDO, Proving)


def test_an_undo_that_ignores_reveals_and_luck_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def no_stop(course: Course, line: ActionLine, journal: Journal, phase: str) -> Step:
        return Step(line, journal.entries, False, phase)

    monkeypatch.setattr(Course, "_step", no_stop)
    with pytest.raises(AssertionError, match="undo alone: allowed"):
        run(UNDO, Proving)


def test_a_take_back_that_takes_others_along_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def greedy_fold(lines: list[Line]) -> list[SetupLine | ActionLine]:
        back = {line.n: line.take_back for line in lines if isinstance(line, TakeBackLine)}
        return [line for line in fold(lines) if not any(line.n < n and line.n > to for n, to in back.items())]

    monkeypatch.setattr("valtable.kernel.course.fold", greedy_fold)
    with pytest.raises(AssertionError, match="the step leaves a trace"):
        run(TAKE_BACK, Proving)


def test_every_check_has_a_canary() -> None:
    """A check that no fault can turn red proves nothing."""
    assert {check for _, check, _ in CANARIES} | {TAKE_BACK} == set(CHECKS)
