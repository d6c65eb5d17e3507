"""What Valencia's questions tell: what a fountain scores, whose family members stand beside, what a move brings."""

from __future__ import annotations

import pytest
from rich.console import Console

from tests.cli.renderers.test_valencia_person import own, planning, talk
from tests.games.valencia.phases.test_fountain_abilities import placed
from tests.games.valencia.position import GAME, Position
from valtable.cli.renderers import renderer_for
from valtable.cli.terminal import Terminal
from valtable.kernel.match import Match
from valtable.texts import LANGUAGES

ENTER = " "
"""What is typed by whoever types nothing: a line is stripped."""


def flat(text: str) -> str:
    return " ".join(text.split())


def building() -> Match:
    """Nobody bids for a move, Ana has no palm tree to plant and builds a plain fountain."""
    place = Position().round_fountain("plain_1").council("nobility", 0).council("church", 1)
    return place.member(0, "1_3").member(1, "0_4", "2_4").member(2, "1_5").match("i")


def test_a_plain_fountain_has_its_points_in_overview_prompt_and_story() -> None:
    """Five of them differ in nothing else."""
    text = flat(talk(building(), "t", "fountain 1_4"))
    assert "plain fountain ≈4" in text
    assert "fountain plain fountain: 4 points for each family member beside it." in text
    assert "Ana builds the plain fountain (4 points for each family member beside it) on E2." in text


def test_whose_family_members_stand_beside_is_told() -> None:
    text = flat(talk(building()))
    assert "Build the plain fountain on E2 next to 1 of yours and 2 × Bruno and Carla" in text.replace("→ ", "")


def test_how_many_sit_on_the_council_now_is_told() -> None:
    place = Position().council("nobility", 0).council("church", 1).council("wine", 0).council("merchants", 0)
    text = talk(place.points(4, 2, 0).stacks(0, [3]).stacks(1, [3]).figure(0).match("a"), "t")
    heads = next(line.split() for line in text.splitlines() if "seats" in line.split() and "home" in line.split())
    ana = next(line.split() for line in text.splitlines() if line.startswith("● Ana ♟"))
    assert ana[3:][heads.index("seats")] == "3"


@pytest.mark.parametrize("steps", [1, 3], ids=["auction", "Wanderer"])
def test_a_move_tells_where_it_comes_from_how_far_it_goes_and_what_it_brings(steps: int) -> None:
    place = Position(3, wanderer=True) if steps == 3 else Position()
    place = place.fountain("1_1", "plain_1").member(0, "0_2").figure(0)
    match = place.stacks(0, ["wanderer" if steps == 3 else 5]).match("g" if steps == 1 else "e")
    text = flat(talk(match, "reveal 0", "lift 0_2", "land 1_2"))
    assert ("G (change location): you may move one of your family members one space." in text) == (steps == 1)
    assert ("Wanderer (5): you may move one of your family members up to 3 spaces." in text) == (steps == 3)
    assert "1 point where it stands, best within reach: B1 (+4)" in text
    assert "where does the family member on C1 go (one space)?" in text or steps == 3
    assert "5 points at the end as the city stands, 4 more than now" in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_palm_tree_that_moves_is_named_by_its_bush(language: str) -> None:
    table = placed(Position(2).coins(5, 5).fountain("1_1", "gardener").palm("1_1", "5_3"), "1_0", "oranges")
    table.play("palm 5_3")
    assert (table.asked, table.source) == ("move_palm", "bush:5_3")
    terminal = Terminal(Console(), GAME, ["Ana", "Bruno"], language)
    asked = GAME.decisions(table.state)[0]
    assert terminal.texts.thing("bush:5_3") in renderer_for(terminal).question(table.view(0), asked)


@pytest.mark.parametrize("answers", [["6", "n", "ok"], ["6", "n", ENTER], ["1 6, 3"], ["1+6,3"], ["6; n; ok"]])
def test_while_stacks_are_formed_a_digit_is_a_card(answers: list[str]) -> None:
    """The list names a card by its value, so that the help, the list and a plan mean the same by a digit."""
    match = planning(1, 3, 6)
    text = talk(match, *answers)
    assert "   3  Add the 3 to this stack" in text
    assert "   n  Begin the next stack" in text
    assert "Or all at once: 1 6, 3 (a comma between two stacks, any order)" in flat(text)
    assert own(match).stack_sizes[0] == [1, 2]


def test_help_says_that_a_digit_is_a_card_while_stacks_are_formed() -> None:
    said = flat(talk(planning(1, 3, 6), "help"))
    assert said.count("Type a card to add it, n for the next stack.") == 2, "with the question, and with the help"


def test_a_digit_that_is_no_card_in_hand_is_refused_as_a_card() -> None:
    match = planning(1, 3, 6)
    assert "You have no 2 left in your hand." in talk(match, "2")
    assert own(match).stacks == [[0]]


def test_a_question_mark_and_a_digit_explain_that_card() -> None:
    assert "Add the 6 to this stack   number 6, or typed: add influence_6" in talk(planning(1, 3, 6), "? 6")
