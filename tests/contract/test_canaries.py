"""Planted faults: each must turn its check red, and the healthy game must pass the same check.

A canary is the proving game with one line gone wrong, the way it could go wrong in a real game.
"""

from __future__ import annotations

from collections.abc import Collection

import pytest

from tests.contract.brief import check_briefly
from tests.contract.canaries import play, secrets
from tests.contract.checks import CHECKS
from tests.contract.knowledge import check_imagining_follows_the_exact_distribution
from tests.kits.proving import ProvingKit
from tests.proving.game import Proving
from valtable import games
from valtable.kernel.course import Course, Step
from valtable.kernel.decision import Decision
from valtable.kernel.errors import Malformed
from valtable.kernel.journal import Journal
from valtable.kernel.log import ActionLine, SetupLine, TakeBackLine, UndoLine, fold_in
from valtable.kernel.luck import Seeded, count_draws
from valtable.kernel.match import Match
from valtable.kernel.seed import mix
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


CANARIES: list[tuple[type[Proving], str, str]] = [
    (secrets.DeckTopInView, "what_is_hidden_changes_nothing", "view: viewer"),
    (secrets.OtherHandInFeatures, "what_is_hidden_changes_nothing", "features: viewer"),
    (secrets.OtherHandInFastPath, "what_is_hidden_changes_nothing", "features of the state: viewer"),
    (secrets.OtherHandInFastPath, "observations_are_what_their_schema_says", "peek: the state tells viewer"),
    (secrets.SeedInEvent, "the_seed_stays_secret", "the seed reaches"),
    (secrets.SeedInEvent, "replaying_tells_the_same_story", "the replay differs"),
    (secrets.StreamInEvent, "replaying_tells_the_same_story", "the replay differs"),
    (secrets.ChoiceDependsOnHiddenCard, "what_is_hidden_changes_nothing", "choices: viewer"),
    (secrets.ChoiceDependsOnHiddenCard, "imagined_worlds_fit_the_view", "has other choices"),
    (secrets.NearMissTellsHiddenCard, "what_is_hidden_changes_nothing", "offers: viewer"),
    (secrets.PriceTellsHiddenCard, "what_is_hidden_changes_nothing", "offers: viewer"),
    (secrets.StepTellsHiddenCard, "a_step_tells_only_what_it_may", "something hidden"),
    (secrets.ConstantImagine, "imagined_worlds_differ", "imagined alike: .*bag"),
    (secrets.ConstantTossImagined, "imagined_worlds_differ", "imagined alike: .*'toss 1'"),
    (secrets.ImagineLosesACard, "imagined_worlds_fit_the_view", "other components"),
    (secrets.ImagineKeepsTheView, "imagined_worlds_fit_the_view", "changed the view"),
    (secrets.UnsortedBag, "the_permuter_reaches_every_hidden_place", "has no name"),
    (play.AliasingCopy, "a_copy_is_independent", "share a list"),
    (play.ShallowCopy, "a_copy_is_independent", "share a list"),
    (play.StateNotWhollyEncoded, "a_copy_is_independent", "a copy lacks what"),
    (play.LostShell, "components_are_conserved", "made or lost"),
    (play.LostCoin, "components_are_conserved", "coins is below zero"),
    (play.DuplicatedCard, "components_are_conserved", "made or lost"),
    (play.EndlessTaking, "the_game_ends_within_its_bound", "is not over"),
    (secrets.RevealNotMarked, "undo_alone_unlearns_nothing", "'confirm' and keep its news"),
    (play.UndoneBySide, "undo_restores_the_exact_earlier_table", "undo leads to another table"),
    (secrets.ForgottenCard, "nothing_told_is_forgotten", "forgotten: seat . holds"),
    (play.ChoicesOfTheirOwn, "choices_are_what_nothing_forbids", "not what nothing forbids"),
    (play.OfferBesideTheChoices, "offers_are_the_choices_and_the_near_misses", "offers are not the choices"),
    (play.OfferWithAnotherRefusal, "offers_are_the_choices_and_the_near_misses", "refused otherwise"),
    (play.RefusalWithoutText, "every_other_action_is_refused_with_a_reason", "no refusal-speechless"),
    (play.RefusalThatDoesSomething, "every_other_action_is_refused_with_a_reason", "a refusal changed the match"),
    (play.SharedTossStream, "sealed_decisions_may_arrive_in_any_order", "gives another result"),
    (play.UntoldShell, "whatever_changes_hands_is_told", "nobody is told what seat . gained"),
    (play.TwoPilesOneStream, "nobodys_play_shifts_the_luck_of_others", "'deck' serves more than one: away, bag"),
    (play.DieWithTheLuckOfTheDeck, "nobodys_play_shifts_the_luck_of_others", "'deck' serves more than one"),
    (play.FirstToConfirmLeads, "sealed_decisions_may_arrive_in_any_order", "gives another result"),
    (secrets.BidSeenByOthers, "a_sealed_step_is_seen_by_nobody_else", "was seen"),
    (play.PrivateAutoPlay, "auto_play_follows_from_what_everybody_knows", "is not public"),
    (play.IdleQuestion, "auto_play_follows_from_what_everybody_knows", "and it was asked"),
    (play.WrongWinner, "the_standing_is_the_plain_scorers", "the winners are others"),
    (play.WrongPoints, "the_standing_is_the_plain_scorers", "the points are others"),
    (play.EndNotSeenByAll, "the_standing_is_the_plain_scorers", "belongs to the end"),
    (play.FeaturesGrow, "observations_are_what_their_schema_says", "the view tells more than the state"),
    (play.BlockWithoutRoom, "observations_are_what_their_schema_says", "two writes beside its block"),
    (play.BlockInAnothersPlace, "observations_are_what_their_schema_says", "another block writes into known"),
    (play.FeatureAboveItsRange, "observations_are_what_their_schema_says", "two: .* is above 1"),
    (play.TwoFeaturesOfOneName, "observations_are_what_their_schema_says", "two numbers have one name"),
    (play.LogForgetsTheToss, "replaying_tells_the_same_story", "the replay differs"),
    (play.StateNotWhollyEncoded, "everything_survives_encoding", "kept beside the fields"),
    (play.TupleInView, "everything_survives_encoding", "does not survive"),
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


@pytest.mark.parametrize("canary", [secrets.ConstantImagine, secrets.BiasedImagine, secrets.BiasedDeal])
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


def test_luck_that_runs_back_when_a_match_is_resumed_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def luck_of_what_stands(match: Match) -> Seeded:
        drawn: dict[str, int] = {}
        for step in match.course.steps:
            count_draws(step.line.chance, drawn)
        return Seeded(mix(match._secret, []), drawn)

    monkeypatch.setattr(Match, "_luck_from_here", luck_of_what_stands)
    with pytest.raises(Malformed, match="does not follow from the seed"):
        run(UNDO, Proving)


def test_an_undo_that_ignores_reveals_and_luck_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def no_stop(course: Course, line: ActionLine, journal: Journal, phase: str, then: list[Decision]) -> Step:
        return Step(line, journal.entries, False, phase)

    monkeypatch.setattr(Course, "_step", no_stop)
    with pytest.raises(AssertionError, match="undo alone: allowed"):
        run(UNDO, Proving)


def test_a_take_back_that_takes_others_along_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def greedy_fold_in(lines: list[SetupLine | ActionLine], line: UndoLine | TakeBackLine) -> None:
        fold_in(lines, line)
        if isinstance(line, TakeBackLine):
            lines[:] = [one for one in lines if one.n <= line.take_back]

    monkeypatch.setattr("valtable.kernel.course.fold_in", greedy_fold_in)
    with pytest.raises(AssertionError, match="the step leaves a trace"):
        run(TAKE_BACK, Proving)


def test_every_check_has_a_canary() -> None:
    """A check that no fault can turn red proves nothing."""
    assert {check for _, check, _ in CANARIES} | {TAKE_BACK} == set(CHECKS)
