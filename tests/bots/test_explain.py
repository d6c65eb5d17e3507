"""Hints: the best few choices, compared over the same lines, with reasons that have words in every language."""

from __future__ import annotations

from functools import cache
from random import Random

import msgspec
import pytest

import valtable
from tests.bots.test_search import TITLES, at
from tests.kits import kit_of, titles_with_kit
from valtable import games
from valtable.bots import Clock, make_bot
from valtable.bots.explain import Explanation, Reason, explain, interval, is_behind, reasons
from valtable.bots.knowledge import knowledge_of
from valtable.bots.search import End, Move
from valtable.kernel.chance import FastChance
from valtable.kernel.errors import Malformed
from valtable.kernel.play import NOBODY, advance
from valtable.kernel.state import State
from valtable.texts import LANGUAGES, Catalogue

LINES = 30


def move(chances: list[float], points: list[float] | None = None) -> Move:
    """A move whose lines ended with these win chances of seat 0, and these points of both seats."""
    found = Move([0], 0.0, 0.0)
    for chance, point in zip(chances, points or chances, strict=True):
        found.ends.append(End([chance, 1 - chance], [point, -point]))
        found.chance += chance
    return found


@pytest.mark.parametrize("title", titles_with_kit())
def test_permuting_what_a_seat_cannot_know_changes_no_hint(title: str) -> None:
    kit = kit_of(title)
    game, rng, chance = kit.game, Random(2), FastChance(2)
    state: State = game.setup(game.decode_options({}), game.max_seats, chance)
    changed = asked = 0
    while (moment := advance(game, state, chance))[0] != NOBODY:
        seat, choices = moment
        if len(choices) > 1 and asked % (8 * kit.every) == 0:
            hints = []
            for other in (state, *(kit.permute(state, seat, rng) for _ in range(2))):
                changed += kit.hidden(other, seat) != kit.hidden(state, seat)
                hints.append(explain(game, game.view(other, seat), game.choices(other, seat), lines=LINES))
            assert hints[0] == hints[1] == hints[2], f"seat {seat} is told different things of one view"
        asked += 1
        game.apply(state, seat, kit.choose(state, seat, choices, rng), chance)
    assert changed, "the permuter must really change hidden things"


@pytest.mark.parametrize("title", TITLES)
def test_the_best_choices_rest_on_the_same_lines_and_the_same_seed_says_the_same(title: str) -> None:
    game, match, seat, choices = at(title, 12)
    shares: list[float] = []
    found = explain(game, match.view(seat), choices, lines=LINES, progress=shares.append)
    assert found == explain(game, match.view(seat), choices, lines=LINES)
    assert found.seat == seat
    assert len(found.choices) == 3
    notations = {game.actions.notations[action] for action in choices}
    assert len({choice.steps[0] for choice in found.choices} & notations) == 3
    told = [(choice.win_chance or 0.0, choice.interval or (1.0, 0.0)) for choice in found.choices]
    assert told == sorted(told, key=lambda one: one[0], reverse=True)
    assert all(low <= chance <= high for chance, (low, high) in told)
    assert not found.choices[0].close
    assert shares == sorted(shares)
    assert shares[-1] == 1.0
    assert shares[-3] < 1.0, "it is not done before the last of the three has been looked at"


@pytest.mark.parametrize("title", TITLES)
def test_hints_travel_between_processes(title: str) -> None:
    game, match, seat, choices = at(title, 6)
    found = explain(game, match.view(seat), choices, lines=LINES)
    assert msgspec.json.decode(msgspec.json.encode(found), type=Explanation) == found


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_part_of_the_prospects_has_a_word(title: str, language: str) -> None:
    texts = Catalogue(title, language, strict=True)
    for part in parts_of_a_game(title):
        assert texts.text("why-more", {"n": 2, "part": f"part:{part}"})


def test_parts_are_asked_for_up_to_the_end() -> None:
    """At Valdora a part comes in only when somebody moves no more."""
    assert "end" in parts_of_a_game("valdora")


@cache
def parts_of_a_game(title: str) -> set[str]:
    """What a whole game of luck has counted for some seat."""
    game, found = games.load(title), set[str]()
    match, knowledge, bot = valtable.new(game, seats=3, seed=1), knowledge_of(game), make_bot("random", game, 1)
    while not match.is_over:
        found |= {part for seat in range(3) for part in knowledge.parts(match.state, seat)}
        seat = match.decisions[0].seat
        match.play(seat, bot.choose(match.view(seat), match.choices(seat), Clock(), bot.chance))
    return found


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("decisions", [3, 12, 30])
def test_the_parts_of_the_prospects_are_all_of_them(title: str, decisions: int) -> None:
    game, match, _, _ = at(title, decisions)
    knowledge = knowledge_of(game)
    whole = knowledge.prospects(match.state)
    for seat, value in enumerate(whole):
        assert sum(knowledge.parts(match.state, seat).values()) == pytest.approx(value)


def test_an_interval_is_as_wide_as_the_lines_differ() -> None:
    assert interval(move([0.5] * 9), 0) == (0.5, 0.5)
    low, high = interval(move([0.2, 0.8] * 50), 0)
    assert (low, high) == pytest.approx((0.5 - 1.96 * 0.3015 / 10, 0.5 + 1.96 * 0.3015 / 10), abs=1e-3)
    assert interval(move([0.4]), 0) == (0.0, 1.0), "a single line says nothing of how far it may be off"


def test_choices_are_told_apart_world_by_world() -> None:
    """What is a tenth better in every world is better, however much the worlds differ; what is now and then is not."""
    worlds = [0.1, 0.9] * 20
    assert is_behind(move(worlds), move([chance + 0.05 for chance in worlds]), 0)
    assert not is_behind(move(worlds), move(list(reversed(worlds))), 0)
    assert not is_behind(move(worlds), move([chance + 0.001 for chance in worlds]), 0), "nobody would decide by that"


class Told:
    """What `After` finds out."""

    def __init__(self, parts: dict[str, float], left: float = 0.5) -> None:
        self.parts, self.left, self.points = parts, left, sum(parts.values())


def test_reasons_are_differences_from_the_other_choices() -> None:
    moves = [move([0.5] * 9, [9.0] * 9), move([0.4] * 9, [4.0] * 9), move([0.4] * 9, [4.0] * 9)]
    after = [
        Told({"cards": 6.0, "goods": 1.0}, 0.4),
        Told({"cards": 2.0, "goods": 3.0}),
        Told({"cards": 2.0, "goods": 3.0}),
    ]
    found = reasons(0, moves, after, 0)  # type: ignore[arg-type]  # a stand-in
    assert found == [
        Reason("why-more", {"n": 4, "part": "part:cards"}),
        Reason("why-less", {"n": 2, "part": "part:goods"}),
        Reason("why-opens", {"n": 3}),
        Reason("why-denies", {"n": 5, "seat": "seat:1"}),
        Reason("why-end_nearer"),
    ]
    alike = [Told({"cards": 2.0}), Told({"cards": 2.1})]
    assert reasons(0, [moves[1], moves[2]], alike, 0) == [Reason("why-alike")]  # type: ignore[arg-type]


def test_from_python_the_seat_may_be_left_out_where_one_alone_must_choose() -> None:
    match = valtable.new("valletta", seats=2, seed=7)
    (seat,) = (decision.seat for decision in match.decisions)
    assert valtable.explain(match, lines=20).seat == seat
    assert len(valtable.explain(match, seat, count=2, lines=20).choices) == 2
    with pytest.raises(Malformed, match=rf"has nothing to choose now; those who have are \[{seat}\]"):
        valtable.explain(match, 1 - seat)


def test_from_python_a_seat_is_named_where_several_must_choose() -> None:
    match = valtable.new("valencia", seats=3, seed=7)
    while len(match.decisions) == 1:
        match.play(seat := match.decisions[0].seat, match.choices(seat)[0])
    with pytest.raises(Malformed, match=r"name one of the seats that must choose now: \[0, 1, 2\]"):
        valtable.explain(match)


def test_alone_points_tell_what_a_choice_is_worth() -> None:
    match = valtable.new("valeria", seats=1, seed=3)
    while len(match.choices(0)) < 3:
        match.play(0, match.choices(0)[0])
    found = valtable.explain(match, lines=LINES)
    assert [(choice.win_chance, choice.interval) for choice in found.choices] == [(None, None)] * 3
    points = [choice.points for choice in found.choices]
    assert points == sorted(points, reverse=True)
    assert points[-1] > 0


def test_alone_choices_are_told_apart_by_points() -> None:
    def alone(points: list[float]) -> Move:
        found = Move([0], 0.0, 0.0)
        found.ends = [End([0.5], [point]) for point in points]
        return found

    assert is_behind(alone([50.0, 30.0] * 9), alone([52.0, 31.0] * 9), 0)
    assert not is_behind(alone([50.0, 30.0] * 9), alone([30.0, 50.0] * 9), 0)


def test_a_game_that_nobody_has_studied_is_explained_by_its_score() -> None:
    game = games.load("tests.proving.game:Proving")
    match = valtable.new(game, seats=2, seed=3)
    while len(match.choices(seat := match.decisions[0].seat)) < 2:
        match.play(seat, match.choices(seat)[0])
    found = explain(game, match.view(seat), match.choices(seat), lines=20)
    assert found.choices
    assert {
        str(reason.args["part"]) for choice in found.choices for reason in choice.reasons if "part" in reason.args
    } <= {"part:score"}
