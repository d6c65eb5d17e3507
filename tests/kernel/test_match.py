"""The friendly face: what is malformed, refused or broken changes nothing."""

from __future__ import annotations

import pytest

import valtable
from tests.kernel.tables import FERRY, bid, ferry, load, pick_any, play_on, proving
from tests.proving.game import Proving
from tests.proving.pieces import Confirm, Ferry, FerryView, Pick, Toss
from valtable.kernel.chance import Chance
from valtable.kernel.errors import Broken, Malformed, Refused
from valtable.kernel.journal import Journal
from valtable.kernel.log import ActionLine, TakeBackLine
from valtable.kernel.match import Match
from valtable.kernel.replay import verify
from valtable.kernel.seed import chosen, commitment
from valtable.kernel.standing import Row, ScoreSheet, sheet
from valtable.kernel.values import Steps, Wish

# Beginning


@pytest.mark.parametrize(
    ("seats", "options", "problem"),
    [
        (1, {}, "seats: proving is for 2 to 3 players, not 1"),
        (4, {}, "seats: proving is for 2 to 3 players, not 4"),
        (2, {"rouns": 3}, "options: Object contains unknown field `rouns`"),
        (2, {"rounds": "3"}, "options: Expected `int`, got `str` - at `$.rounds`"),
        (2, {"rounds": 0}, "options: Expected `int` >= 1 - at `$.rounds`"),
        (2, {"objections": 1}, "options: Expected `bool`, got `int` - at `$.objections`"),
    ],
)
def test_a_malformed_table_names_what_is_wrong(seats: int, options: dict[str, object], problem: str) -> None:
    with pytest.raises(Malformed) as caught:
        valtable.new("proving", seats=seats, options=options, seed=1)
    assert str(caught.value) == problem


def test_the_same_seed_gives_the_same_match_and_another_seed_another() -> None:
    logs = [play_on(ferry(seed)).log.encode() for seed in (1, 1, 2)]
    assert logs[0] == logs[1] != logs[2]


def test_a_chosen_seed_is_committed_to_by_nobody() -> None:
    assert ferry().log.header.seed_hash is None


def test_random_luck_is_committed_to_and_can_be_verified(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("secrets.token_bytes", lambda n: bytes(range(n)))  # the same luck on every run
    log = play_on(valtable.new("proving", contributions=["from Ana", "from Bruno"])).log
    assert log.end is not None
    assert log.header.seed_hash == commitment(bytes.fromhex(log.end.secret))
    assert verify(load(), log).luck == "committed"


def test_what_a_client_contributes_changes_the_luck() -> None:
    plain, mixed = ferry(7), valtable.new("proving", seed=7, contributions=["from Ana"])
    assert plain.log.lines != mixed.log.lines


def test_options_are_written_out_in_full() -> None:
    assert ferry(rounds=3).log.header.options == {"objections": True, "rounds": 3}


# Playing


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_a_seat_that_is_not_there_is_malformed_wherever_it_is_named(seat: int) -> None:
    match = ferry()
    for ask in (
        lambda: match.play(seat, "toss"),
        lambda: match.choices(seat),
        lambda: match.offers(seat),
        lambda: match.view(seat),
        lambda: match.story(seat),
        lambda: match.standing(seat),
        lambda: match.undo(seat),
        lambda: match.undo(0, [seat]),
        lambda: match.wish(seat, Steps(("toss",))),
    ):
        with pytest.raises(Malformed, match=f"seat {seat}: the seats are 0 to 1"):
            ask()


@pytest.mark.parametrize(
    ("action", "problem"),
    [
        (-1, "action -1: proving has the actions 0 to 11"),
        (12, "action 12: proving has the actions 0 to 11"),
        ("fly", "action 'fly': no such action in this game"),
        (Pick(9), "action 'pick 9': no such action in this game"),
    ],
)
def test_a_malformed_action_is_named_and_nothing_is_written(action: int | str | Pick, problem: str) -> None:
    match = ferry()
    before = match.log.encode(), match.digest
    with pytest.raises(Malformed) as caught:
        match.play(0, action)
    assert str(caught.value) == problem
    assert (match.log.encode(), match.digest) == before


def test_an_action_is_played_by_id_notation_or_value() -> None:
    matches = [ferry() for _ in range(3)]
    matches[0].play(0, matches[0].game.actions.parse("toss"))
    matches[1].play(0, "toss")
    matches[2].play(0, Toss())
    assert len({match.log.encode() for match in matches}) == 1


def test_an_illegal_action_is_refused_with_its_rule_and_details() -> None:
    match = ferry()
    missing = next(card for card in (1, 2, 3, 4) if f"pick {card}" not in hand(match, 0))
    with pytest.raises(Refused) as caught:
        match.play(0, f"pick {missing}")
    assert caught.value.refusal.reason == "not_in_hand"
    assert caught.value.refusal.rule == "bid"
    assert caught.value.refusal.details == {"card": f"card:{missing}"}


def hand(match: Match, seat: int) -> list[str]:
    return [match.game.actions.notations[action] for action in match.choices(seat)]


def test_play_returns_the_new_steps_with_those_played_unasked() -> None:
    """Without shells the winner can only roll, and is not asked."""
    match = valtable.new(proving(FERRY.replace("shells = 2", "shells = 0")), seed=7)
    for seat in (0, 1):
        pick_any(match, seat)
    assert [step.line.n for step in match.play(0, "confirm")] == [3]
    lines = [step.line for step in match.play(1, "confirm") if isinstance(step.line, ActionLine)]
    assert [(line.do, line.auto) for line in lines] == [("confirm", False), ("roll", True)]
    assert match.decisions[0].kind == "bury"


def test_the_story_of_a_seat_holds_what_it_alone_was_told() -> None:
    match = ferry()
    match.play(0, "toss")
    assert [event.kind for event in match.story(0)][-1] == "tossed"
    assert "tossed" not in [event.kind for event in match.story(1) + match.story()]


# Broken


class Stumbling(Proving):
    """Fails in the middle of a reward: after the die was cast and the coins were moved."""

    stumbles = True

    def reward(self, state: Ferry, seat: int, roll: bool, chance: Chance, journal: Journal | None) -> None:
        super().reward(state, seat, roll, chance, journal)
        if roll and self.stumbles:
            raise ZeroDivisionError("oops")


def test_a_bug_in_a_game_leaves_the_match_as_it_was() -> None:
    game = Stumbling(load().components)
    match = valtable.new(game, seed=7)
    winner = bid(match)
    before = match.log.encode(), match.digest, match.story(), match.choices(winner)
    with pytest.raises(Broken, match=f"proving failed on 'roll' by seat {winner}: ZeroDivisionError"):
        match.play(winner, "roll")
    assert (match.log.encode(), match.digest, match.story(), match.choices(winner)) == before
    game.stumbles = False
    assert verify(load(), play_on(match).log).finished, "luck that nobody saw must be drawn again"


def test_a_bug_in_the_last_step_of_a_wish_leaves_nothing_of_it() -> None:
    match = valtable.new(Stumbling(load().components), seed=7)
    winner = bid(match)
    before = match.log.encode(), match.digest
    with pytest.raises(Broken, match="failed on 'roll'"):
        match.wish(winner, Steps(("roll",)))
    assert (match.log.encode(), match.digest) == before


class Unfinished(Proving):
    """Ends, and cannot say how."""

    def standing(self, view: FerryView) -> ScoreSheet:
        return sheet((Row("shells", (None, None)),))


def test_an_end_without_an_outcome_is_our_bug() -> None:
    with pytest.raises(Broken, match="proving is over, but its standing is not complete"):
        play_on(valtable.new(Unfinished(load().components), seed=7))


# Wishes


def test_a_wish_is_played_step_by_step() -> None:
    match, plain = ferry(), ferry()
    card = hand(match, 0)[0]
    match.wish(0, Steps((card, "confirm")))
    plain.play(0, card)
    plain.play(0, "confirm")
    assert match.log == plain.log


def test_a_wish_with_a_refused_step_plays_nothing() -> None:
    match = ferry()
    before = match.log.encode(), match.digest
    with pytest.raises(Refused) as caught:
        match.wish(0, Steps((hand(match, 0)[0], "confirm", "confirm")))
    assert caught.value.refusal.reason == "not_your_decision"
    assert (match.log.encode(), match.digest) == before


def test_luck_may_stand_at_the_end_of_a_wish() -> None:
    match = ferry()
    match.wish(0, Steps((hand(match, 0)[0], "toss")))
    assert len(match.log.lines) == 3


def test_luck_may_not_stand_before_the_end_of_a_wish() -> None:
    match = ferry()
    before = match.log.encode(), match.digest
    with pytest.raises(Refused) as caught:
        match.wish(0, Steps((hand(match, 0)[0], "toss", "confirm")))
    assert caught.value.refusal.reason == "wish_crosses_chance"
    assert (match.log.encode(), match.digest) == before


@pytest.mark.parametrize("seed", range(6))
def test_a_wish_does_not_feel_its_way_behind_a_reveal(seed: int) -> None:
    """Whether the last one to confirm wins is hidden: the answer to what it would do then must not tell."""
    match = ferry(seed)
    pick_any(match, 0)
    match.play(0, "confirm")
    pick_any(match, 1)
    for wanted in ("take", "roll"):
        with pytest.raises(Refused) as caught:
            match.wish(1, Steps(("confirm", wanted)))
        assert caught.value.refusal.reason == "wish_crosses_chance"


def test_an_empty_wish_is_no_step() -> None:
    match = ferry()
    assert match.wish(0, Steps(())) == []
    assert len(match.log.lines) == 1


def test_a_wish_may_stand_in_for_what_the_seat_did_last() -> None:
    match = ferry(3)
    pick_any(match, 0)
    pick_any(match, 1)
    match.wish(0, Steps(("toss",)), back=1)
    assert isinstance(match.log.lines[3], TakeBackLine)
    view = match.view(0)
    assert (view.pick, view.toss > 0) == (0, True)  # type: ignore[attr-defined]  # a FerryView


def test_a_wish_that_goes_back_too_far_changes_nothing() -> None:
    match = ferry(3)
    pick_any(match, 0)
    before = match.log.encode(), match.digest
    with pytest.raises(Refused) as caught:
        match.wish(0, Steps(("toss",)), back=2)
    assert caught.value.refusal.reason == "nothing_to_undo"
    with pytest.raises(Refused):
        match.wish(0, Steps(("away",)), back=1)
    assert (match.log.encode(), match.digest) == before


@pytest.mark.parametrize(
    ("raw", "problem"),
    [
        ({"wish": "steps", "do": "toss"}, r"wish: Expected `array`, got `str` - at `\$.do`"),
        ({"wish": "fly"}, "wish: Invalid value 'fly'"),
        ([], "wish: Expected `object`, got `array`"),
        ({"wish": "steps", "do": [], "at": 1}, "wish: Object contains unknown field `at`"),
    ],
)
def test_a_malformed_wish_names_what_is_wrong(raw: object, problem: str) -> None:
    with pytest.raises(Malformed, match=problem):
        ferry().decode_wish(raw)


def test_a_wish_with_an_unknown_step_is_malformed() -> None:
    match = ferry()
    with pytest.raises(Malformed, match="action 'fly': no such action"):
        match.wish(0, match.decode_wish({"wish": "steps", "do": ["fly"]}))


def test_a_wish_the_game_cannot_spell_is_our_bug() -> None:
    with pytest.raises(Broken, match="cannot spell"):
        ferry().wish(0, Wish())


# Resuming


@pytest.mark.parametrize("lines", [1, 4, 9, 14])
def test_a_match_resumed_with_its_secret_goes_on_identically(lines: int) -> None:
    whole = play_on(ferry(5))
    match, script = ferry(5), [line for line in whole.log.lines if isinstance(line, ActionLine) and not line.auto]
    for line in script:
        if len(match.log.lines) >= lines:
            match = Match.resume(load(), match.log, chosen(5))
        match.play(line.seat, line.do)
    assert match.log == whole.log


def test_a_match_is_resumed_behind_an_undo_with_its_counters() -> None:
    match = ferry(5)
    match.play(0, "toss")
    match.undo(0, [1])
    again = Match.resume(load(), match.log, chosen(5))
    for table in (match, again):
        table.play(0, "toss")
    assert match.log == again.log
    first, _, second = match.log.lines[1:]
    assert isinstance(first, ActionLine)
    assert isinstance(second, ActionLine)
    assert [outcome[0] for outcome in first.chance + second.chance] == ["toss:0", "toss:0"]


@pytest.mark.parametrize("seed", range(6))
def test_luck_that_was_undone_stays_drawn_after_a_resume(seed: int) -> None:
    """Were it counted from the lines that still stand, a die would fall the same again: six seeds show it."""
    match = ferry(seed)
    winner = bid(match)
    for _ in range(2):
        match.play(winner, "roll")
        match.undo(winner, [0, 1])
    again = Match.resume(load(), match.log, chosen(seed))
    assert again._luck.drawn == match._luck.drawn
    assert again._luck.drawn["dice"] == 2
    for table in (match, again):
        table.play(winner, "roll")
        play_on(table)
    assert again.log == match.log
    assert verify(load(), again.log).finished


@pytest.mark.parametrize("seed", range(3))
def test_cards_drawn_and_undone_stay_drawn_after_a_resume(seed: int) -> None:
    """The same at Valletta, where a seat has a deck of its own and its turn ends with drawing from it."""
    match = valtable.new("valletta", seats=2, seed=seed)
    while not (drawn := own_draws(match)):
        seat = match.decisions[0].seat
        match.play(seat, match.choices(seat)[0])
    match.undo(drawn[-1].seat, [0, 1])
    assert not own_draws(match), "the draw is undone"
    again = Match.resume(match.game, match.log, chosen(seed))
    assert again._luck.drawn == match._luck.drawn
    for table in (match, again):
        play_on(table)
    assert again.log == match.log
    assert verify(again.game, again.log).finished


def own_draws(match: Match) -> list[ActionLine]:
    """The lines that count and drew luck since the table was laid."""
    lines = (step.line for step in match.course.steps)
    return [line for line in lines if isinstance(line, ActionLine) and line.chance]


def test_another_secret_is_not_taken_for_the_matchs_own() -> None:
    live = valtable.new("proving")
    with pytest.raises(Malformed, match="secret: is not the one this match was committed to"):
        Match.resume(load(), live.log, bytes(32))
    with pytest.raises(Malformed, match=r"^log, line 2: .* does not follow from the seed"):
        Match.resume(load(), ferry(5).log, chosen(6))
    with pytest.raises(Malformed, match="secret: must be 32 bytes"):
        Match.resume(load(), ferry(5).log, b"")


def test_a_finished_match_can_be_resumed_and_stays_finished() -> None:
    log = play_on(ferry(5)).log
    again = Match.resume(load(), log, chosen(5))
    assert again.is_over
    assert again.log == log
    with pytest.raises(Refused) as caught:
        again.play(0, Confirm())
    assert caught.value.refusal.reason == "not_your_decision"
