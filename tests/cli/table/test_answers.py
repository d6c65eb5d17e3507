"""What a person's line means: words, parts of names, several choices in a line, and what cannot be done now."""

from __future__ import annotations

import pytest
from rich.console import Console

import valtable
from valtable.cli.table.asking import play_line
from valtable.cli.table.keyboard import Keyboard
from valtable.cli.table.offers import number
from valtable.cli.table.session import Player, Session
from valtable.cli.terminal import Terminal
from valtable.kernel.errors import Malformed, Refused
from valtable.kernel.log import ActionLine

NAMES = ["Ana", "Bernd", "Carla"]


class Typist(Keyboard):
    """A person who answers questions in between as noted."""

    def __init__(self, *answers: str) -> None:
        self.answers, self.asked = list(answers), list[str]()

    def line(self, prompt: str) -> str:
        self.asked.append(prompt)
        return self.answers.pop(0)


def sit_down(*answers: str, language: str = "en") -> Session:
    """A new game of Valdora: the first seat moves, all pawns stand in the city with the harbor."""
    match = valtable.new("valdora", seats=NAMES, seed=5, options={"first_player": 0})
    terminal = Terminal(Console(width=100, highlight=False, color_system=None), match.game, NAMES, language)
    return Session(match, [Player(name, "human") for name in NAMES], terminal, Typist(*answers))


def say(session: Session, line: str) -> list[str]:
    """The choices that a line makes, by their notations."""
    before = len(session.match.course.steps)
    play_line(session, 0, line, number(session.renderer, session.match.offers(0)))
    lines = [step.line for step in session.match.course.steps[before:]]
    return [line.do for line in lines if isinstance(line, ActionLine) and line.seat == 0 and not line.auto]


@pytest.mark.parametrize("line", ["Road 11", "road 11", "move road_11", "ride to road 11"])
def test_a_whole_name_plays_at_once(line: str) -> None:
    assert say(sit_down(), line) == ["move road_11"]


def test_places_go_by_their_names_on_the_map() -> None:
    assert say(sit_down(), "nw city") == ["move city_a"]
    assert say(sit_down(language="es"), "ciudad no") == ["move city_a"]


def test_part_of_a_name_asks_before_it_plays() -> None:
    session = sit_down("n")
    with pytest.raises(Malformed, match="Nothing was played"):
        say(session, "mine")
    keyboard = session.keyboard
    assert isinstance(keyboard, Typist)
    assert keyboard.asked == ["Ride to the Centre Mine? (Enter: yes, n: no) "]
    assert say(sit_down(""), "mine") == ["move mine_center"]


@pytest.mark.parametrize(("line", "reason"), [("road 5", "needs_provisions"), ("East Harbour", "needs_provisions")])
def test_the_name_of_something_impossible_is_answered_with_its_reason(line: str, reason: str) -> None:
    with pytest.raises(Refused) as refused:
        say(sit_down(), line)
    assert refused.value.refusal.reason == reason


def test_words_work_between_semicolons() -> None:
    assert say(sit_down(), "Road 12; gold pan; end your turn")[:2] == ["move road_12", "load gold gold_pan"]
    assert say(sit_down(), "1; take provisions") == ["move city_a", "provisions"]


@pytest.mark.parametrize(
    ("line", "part", "known"),
    [
        ("road 12; fly", "fly", "Load 1 gold onto the Gold pan; End your turn"),
        ("1; 1", "1", "Take provisions"),
        ("fly; end", "fly", "Ride to the Northwest City"),
    ],
)
def test_a_part_that_is_not_understood_is_named_with_what_would_be(line: str, part: str, known: str) -> None:
    session = sit_down()
    with pytest.raises(Malformed) as wrong:
        say(session, line)
    assert f"“{part}”" in wrong.value.problem
    assert known in wrong.value.problem
    assert session.match.decisions[0].kind == "move", "all or none"


def test_a_part_that_cannot_be_done_is_refused_with_its_reason() -> None:
    with pytest.raises(Refused) as refused:
        say(sit_down(), "road 12; load ruby cart; end")
    assert refused.value.refusal.reason == "equipment_missing"


def test_a_line_does_not_look_behind_luck() -> None:
    """Whatever is typed after a page that nobody has seen, the answer is the same."""
    for after in ("hammer", "cart", "buy left", "fly"):
        with pytest.raises(Refused) as refused:
            say(sit_down(), f"nw city; turn right; {after}")
        assert refused.value.refusal.reason == "wish_crosses_chance"


def test_a_number_below_one_is_no_word() -> None:
    with pytest.raises(Malformed, match="There is no number -1"):
        say(sit_down(), "-1")


def test_of_several_impossible_things_none_is_taken_for_the_one_that_was_meant() -> None:
    with pytest.raises(Malformed, match=r"Several fit that: \d+"):
        say(sit_down(), "harbour")
