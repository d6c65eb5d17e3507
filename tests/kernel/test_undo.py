"""How far back a seat may go, case by case. The contract suite shows the same for all games."""

from __future__ import annotations

from collections.abc import Collection
from random import Random
from typing import Any

import pytest

import valtable
from tests.kernel.tables import bid, ferry, pick_any, play_on
from valtable.kernel.course import BETWEEN
from valtable.kernel.errors import Refused
from valtable.kernel.log import ActionLine, TakeBackLine, UndoLine
from valtable.kernel.match import Match
from valtable.kernel.refusal import Refusal
from valtable.kernel.seed import chosen


def refusal(match: Match, seat: int, consent: Collection[int] = ()) -> str:
    return refused(match, seat, consent).reason


def since(match: Match, seat: int) -> tuple[object, object]:
    """What stands between this seat and its last choice, and whose it is."""
    why = refused(match, seat)
    assert why.reason == "undo_needs_consent"
    return why.details["since"], why.details["seat"]


def refused(match: Match, seat: int, consent: Collection[int] = ()) -> Refusal:
    before = match.log.encode(), match.digest
    with pytest.raises(Refused) as caught:
        match.undo(seat, consent)
    assert (match.log.encode(), match.digest) == before
    return caught.value.refusal


def at_bury() -> tuple[Match, int]:
    """The winner has taken a shell, nobody could object, and must bury the card."""
    match = ferry(7, objections=False)
    winner = bid(match)
    match.play(winner, "take")
    return match, winner


def test_one_may_change_ones_mind_as_long_as_nothing_happened() -> None:
    match, winner = at_bury()
    match.undo(winner)
    assert match.decisions[0].kind == "reward"
    assert match.log.lines[-1] == UndoLine(6, 4, [winner])


def play_one(match: Match, rng: Random) -> None:
    seat = match.decisions[0].seat
    match.play(seat, rng.choice(match.choices(seat)))


def test_going_back_late_in_a_game_replays_only_its_last_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    """And the table is the one that a replay of the whole log gives; a long game of Valletta."""
    match = valtable.new("valletta", seats=2, seed=7)
    rng, back = Random(7), 0
    applied: list[object] = []
    carry_out = match.game.apply

    def counted(*step: Any) -> None:
        applied.append(step)
        carry_out(*step)

    while not match.is_over and len(match.course.steps) < 400:
        seat = match.decisions[0].seat
        play_one(match, rng)
        if rng.random() < 0.1 and not match.is_over:
            steps = len(match.course.steps)
            with monkeypatch.context() as counting:
                counting.setattr(match.game, "apply", counted)
                match.undo(seat, range(2))
            assert len(applied) < 2 * BETWEEN
            applied.clear()
            back += len(match.course.steps) < steps
    assert back > 10
    while len(match.course.steps) % BETWEEN:
        play_one(match, rng)
    match.undo(0, range(2))
    while len(match.course.steps) % BETWEEN:
        play_one(match, rng)
    monkeypatch.setattr(match.game, "apply", counted)
    for _ in range(3):  # past the place that was come back to
        match.undo(0, range(2))
    assert 0 < len(applied) < 3 * 2 * BETWEEN
    monkeypatch.undo()
    again = Match.resume(match.game, match.log, chosen(7))
    assert again.digest == match.digest
    assert again.course.steps == match.course.steps
    assert again.course.undos == match.course.undos


def test_a_match_with_many_undos_is_resumed_by_playing_each_line_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every line is checked, and none of those before it is played again only because somebody has gone back."""
    match, winner = at_bury()
    for _ in range(40):
        match.undo(winner)
        match.play(winner, "take")
    applied: list[object] = []
    carry_out = match.game.apply

    def counted(*step: Any) -> None:
        applied.append(step)
        carry_out(*step)

    with monkeypatch.context() as counting:
        counting.setattr(match.game, "apply", counted)
        again = Match.resume(match.game, match.log, chosen(7))
    lines = sum(isinstance(line, ActionLine) for line in match.log.lines)
    assert lines > 40
    assert len(applied) < lines + BETWEEN
    assert (again.log, again.digest, again.course.undos) == (match.log, match.digest, match.course.undos)


def test_one_may_not_undo_behind_a_reveal() -> None:
    match, winner = at_bury()
    match.undo(winner)
    assert since(match, winner)[0] == "sealed"


def test_one_may_not_undo_behind_luck() -> None:
    match = ferry(7)
    winner = bid(match)
    match.play(winner, "roll")
    assert since(match, winner)[0] == "luck"


def test_one_may_not_undo_behind_another_seats_choice() -> None:
    match, winner = at_bury()
    assert since(match, 1 - winner) == ("other", f"seat:{winner}")


def test_who_has_done_nothing_has_nothing_to_undo() -> None:
    match = ferry(7)
    assert refusal(match, 0) == "nothing_to_undo"
    assert refusal(match, 0, [1]) == "nothing_to_undo"


def test_nothing_is_undone_once_the_game_is_over() -> None:
    match = play_on(ferry(7))
    assert [refusal(match, seat, consent) for seat, consent in ((0, ()), (1, ()), (0, (1,)))] == ["game_over"] * 3


def test_by_consent_of_all_luck_is_undone_and_drawn_anew() -> None:
    match = ferry(7)
    winner = bid(match)
    match.play(winner, "roll")
    match.undo(winner, [1 - winner])
    match.play(winner, "roll")
    rolls = [line for line in match.log.lines if isinstance(line, ActionLine) and line.do == "roll"]
    whole = ferry(7)
    assert len(rolls) == 2
    luck = whole._luck
    assert [roll.chance for roll in rolls] == [[("dice", luck.below("dice", 6))] for _ in rolls]


def test_the_consent_of_some_is_not_the_consent_of_all() -> None:
    match = ferry(7, seats=3)
    winner = bid(match)
    match.play(winner, "roll")
    others = [seat for seat in range(3) if seat != winner]
    assert refusal(match, winner, others[:1]) == "undo_needs_consent"
    match.undo(winner, others)
    assert match.decisions[0].kind == "reward"


def test_what_was_undone_is_in_nobodys_story() -> None:
    match = ferry(7)
    winner = bid(match)
    before = [match.story(seat) for seat in (None, 0, 1)]
    match.play(winner, "roll")
    match.undo(winner, [0, 1])
    assert [match.story(seat) for seat in (None, 0, 1)] == before


# Sealed phases


def test_a_sealed_step_is_taken_back_whatever_others_did() -> None:
    match = ferry(7)
    pick_any(match, 0)
    pick_any(match, 1)
    match.play(1, "confirm")
    match.undo(0)
    assert match.log.lines[-1] == TakeBackLine(4, 0, 0)
    assert [decision.seat for decision in match.decisions] == [0]
    assert match.view(0) == fresh_view_with_a_confirmed_neighbour()


def fresh_view_with_a_confirmed_neighbour() -> object:
    match = ferry(7)
    pick_any(match, 1)
    match.play(1, "confirm")
    return match.view(0)


def test_a_toss_is_not_taken_back() -> None:
    match = ferry(7)
    match.play(0, "toss")
    assert refusal(match, 0) == "take_back_after_chance"
    match.undo(0, [1])
    assert match.log.lines[-1] == UndoLine(2, 0, [0, 1])


def test_what_came_before_a_toss_is_not_taken_back_either() -> None:
    match = ferry(7)
    match.play(0, "toss")
    pick_any(match, 0)
    match.undo(0)
    assert refusal(match, 0) == "take_back_after_chance"


def test_taking_back_stops_where_the_phase_began() -> None:
    match, winner = at_bury()
    match.play(winner, "under")
    assert refusal(match, winner) == "nothing_to_undo"


@pytest.mark.parametrize("busy", [False, True])
def test_a_confirmed_bid_stays_whether_others_were_busy_or_not(busy: bool) -> None:
    """Were it refused only then, the refusal would tell."""
    match = ferry(7)
    pick_any(match, 0)
    match.play(0, "confirm")
    if busy:
        pick_any(match, 1)
    assert since(match, 0) == ("sealed", "seat:0")
