"""Rulebook, "End of the game and final scoring"; Rulings 4, 28, 47."""

from __future__ import annotations

import re

import pytest

from tests.games.valencia.position import BOX, Position
from valtable.texts import LANGUAGES, Catalogue, load_rules


@pytest.mark.rule("scoring")
def test_p11_dirk_has_6_family_members_in_valencia() -> None:
    table = Position().member(0, "0_0", "0_2", "0_4", "2_0", "4_0", "7_7").over()
    assert table.row("city")[0] == 6


@pytest.mark.rule("scoring")
@pytest.mark.ruling("4")
def test_p11_ani_has_5_next_to_palm_trees_each_counted_once() -> None:
    """0_0, 0_1 and 1_0 meet at 1_1, 1_0 at 2_1 too; 0_3 and 0_4 meet at 1_4."""
    table = Position().palm("1_1", "2_1", "1_4").member(0, "0_0", "0_1", "1_0", "0_3", "0_4", "7_7").over()
    assert table.row("palms")[0] == 5


@pytest.mark.rule("scoring")
@pytest.mark.ruling("4")
def test_p11_lilli_scores_22_for_the_fountains() -> None:
    """2 + 2 + 6 + 6 + 6: two at a fountain of 2, three at one of 6."""
    place = Position().fountain("1_1", "tasks").fountain("2_6", "plain_5")
    table = place.member(0, "0_1", "1_0", "1_6", "2_7", "3_6").over()
    assert table.row("fountains")[0] == 22


@pytest.mark.rule("scoring")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_list_the_points_of_every_fountain(language: str) -> None:
    texts, body = Catalogue("valencia", language), load_rules("valencia", language).section("scoring").body
    lines = [line.replace("’", "'") for line in body.splitlines()]
    points = dict(zip(BOX.fountains, BOX.fountain_points, strict=True))
    named = {name: n for name, n in points.items() if not name.startswith("plain")} | {"central": BOX.central_points}
    for name, n in named.items():
        called = texts.thing(f"fountain:{name}").replace("’", "'")
        assert [line for line in lines if called in line and re.search(rf"\b{n}\b", line)], f"{called}: {n}"
    plain = [str(n) for name, n in points.items() if name.startswith("plain")]
    assert [line for line in lines if re.findall(r"\d", line) == plain]


@pytest.mark.ruling("4")
def test_a_family_member_between_two_fountains_scores_both() -> None:
    place = Position().fountain("3_1", "plain_3").fountain("5_1", "plain_1").member(0, "4_1")
    assert place.over().row("fountains")[0] == 9
    assert Position().member(0, "3_2", "2_3").over().row("fountains")[0] == 4


def test_unused_privileges_score_1_each() -> None:
    assert Position().privileges(0, 3).over().row("privileges") == [3, 0, 0]


@pytest.mark.rule("task-cards")
def test_p11_frank_fulfils_two_tasks_for_12_and_loses_3_for_a_third() -> None:
    """4 for one card, ten minus 2 coins for another; nobody of his on nobility or church costs 3."""
    place = Position().tasks(2, "cost_0", "ten_minus_coins").member(2, "0_0", "7_6").coins(5, 5, 2)
    assert place.over().row("tasks")[2] == 12
    assert place.tasks(2, "nobility_or_church").over().row("tasks")[2] == 9


@pytest.mark.ruling("47")
def test_totals_may_fall_below_zero_and_all_screens_are_lifted() -> None:
    table = Position().tasks(2, "cost_0", "cost_1").tasks(0, "row").over()
    assert table.standing().totals[2] == -6
    assert [tuple(screen.tasks) for screen in table.view(None).screens] == table.state.kept


@pytest.mark.rule("ties")
@pytest.mark.ruling("28")
def test_ties_go_to_family_members_then_coins_then_are_shared() -> None:
    def winners(place: Position) -> tuple[int, ...]:
        outcome = place.over().standing().outcome
        assert outcome is not None
        return outcome.winners

    assert winners(Position().points(2, 3, 0).member(0, "0_0").coins(0, 9, 9)) == (0,)
    assert winners(Position().points(3, 3, 0).coins(5, 6, 9)) == (1,)
    assert winners(Position().points(3, 3, 0).coins(5, 5, 9)) == (0, 1)


@pytest.mark.ruling("27")
def test_after_the_fifth_council_phase_the_game_is_over() -> None:
    table = Position().round(5).begin("i")
    assert table.standing().outcome is None
    table.play(table.choices[0])
    assert table.asked == "over"
    assert table.happened("game_over") == [{}]
    outcome = table.standing().outcome
    assert outcome is not None
    assert outcome.reason == "five_rounds"
