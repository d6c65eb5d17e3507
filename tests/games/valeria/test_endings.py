"""Rulebook, "End of the game": what ends it, when that is looked at, and what undoes it."""

from __future__ import annotations

import pytest

from tests.games.valeria.position import GAME, at_table
from valtable.games.valeria.phases.ending import ending_now
from valtable.games.valeria.state.frames import ENDINGS, STACKS_EXHAUSTED
from valtable.games.valeria.state.state import BARE

RUNNING = ENDINGS[0]


@pytest.mark.rule("end")
@pytest.mark.ruling("R4")
@pytest.mark.ruling("C12")
@pytest.mark.ruling("C13")
def test_all_monsters_slain_ends_the_game_when_everybody_had_equal_turns() -> None:
    table = at_table().used_up(*range(5)).event(4, "mimic").pass_turn(5, 6)
    assert table.state.active == 1
    assert ENDINGS[table.state.ending] == RUNNING, "seat 1 still has its turn"
    assert ENDINGS[table.play_round().state.ending] == "monsters_slain"
    assert table.events("game_over")
    outcome = table.standing().outcome
    assert outcome is not None
    assert outcome.reason == "monsters_slain"


@pytest.mark.rule("end")
@pytest.mark.ruling("C42")
@pytest.mark.parametrize(("empty", "reason"), [(range(15, 20), "domains_built"), (range(5, 9), "stacks_exhausted")])
def test_the_other_two_ends(empty: range, reason: str) -> None:
    assert ENDINGS[at_table().used_up(*empty).play_round().state.ending] == reason


@pytest.mark.rule("end")
@pytest.mark.rule("exhausted")
@pytest.mark.ruling("C42")
@pytest.mark.parametrize(("seats", "limit"), [(2, 4), (3, 6), (4, 8), (5, 10)])
def test_at_least_twice_as_many_exhausted_stacks_as_players_end_the_game(seats: int, limit: int) -> None:
    """From the stack of 1 on; the eleventh is a stack of Domains."""
    ends = {n: at_table(seats).used_up(*range(5, 5 + n)).play_round() for n in (limit - 1, limit, limit + 1)}
    assert [ENDINGS[table.state.ending] for table in ends.values()] == [
        RUNNING, "stacks_exhausted", "stacks_exhausted",
    ]  # fmt: skip


@pytest.mark.rule("exhausted")
@pytest.mark.ruling("R21")
@pytest.mark.ruling("C42")
@pytest.mark.parametrize("row", [8, 14, 15])
def test_an_event_and_a_bare_place_count_as_exhausted(row: int) -> None:
    with_event = at_table().used_up(5, 6, 7).event(row, "giant_leech")
    assert ENDINGS[with_event.play_round().state.ending] == "stacks_exhausted"
    bare = at_table().used_up(5, 6, 7, row)
    bare.state.cover[row] = BARE
    assert ENDINGS[bare.play_round().state.ending] == "stacks_exhausted"


@pytest.mark.rule("end")
@pytest.mark.ruling("R4")
@pytest.mark.ruling("C12")
def test_faq_a_returned_card_prolongs_the_game() -> None:
    table = at_table(citizens={0: ["butcher", "butcher"]}).domain(15, "nest_of_the_weaver_witch").used_up(5, 6, 7, 14)
    table.have(0, gold=6, magic=0).play("build 15", "citizen butcher").play_round()
    assert ENDINGS[table.state.ending] == RUNNING
    assert table.state.round == 2


@pytest.mark.rule("end")
@pytest.mark.ruling("R4")
@pytest.mark.ruling("C12")
def test_what_held_after_one_turn_and_is_undone_in_the_next_does_not_end_the_game() -> None:
    table = at_table(citizens={1: ["butcher", "butcher"]}).domain(15, "nest_of_the_weaver_witch").used_up(5, 6, 7, 14)
    table.pass_turn(5, 6)
    assert (table.state.active, ending_now(table.state)) == (1, STACKS_EXHAUSTED)
    table.have(1, gold=6, magic=0).play("build 15", "citizen butcher").play_round()
    assert ENDINGS[table.state.ending] == RUNNING
    assert table.state.round == 2


@pytest.mark.rule("end")
@pytest.mark.ruling("C49")
def test_a_round_limit_scores_the_game_with_a_reason_of_its_own() -> None:
    assert ENDINGS[at_table(round_limit=1).play_round().state.ending] == "round_limit"
    assert GAME.bot_options == {"round_limit": 150}
