"""What bots know about Valencia."""

from __future__ import annotations

from tests.games.valencia.position import GAME, Position
from valtable.bots import Clock, make_bot
from valtable.bots.valencia import ValenciaKnowledge
from valtable.lab.arena import arena
from valtable.lab.setting import line_up, setting

KNOWLEDGE = ValenciaKnowledge(GAME)


def chosen(place: Position, step: str, guild: str, *moves: str) -> str:
    table = place.begin(step, guild).play(*moves)
    bot = make_bot("greedy", GAME, 1)
    action = bot.choose(table.view(table.seat), GAME.choices(table.state, table.seat), Clock(), bot.chance)
    return GAME.actions.notations[action]


def test_greedy_takes_what_is_free() -> None:
    place = Position().stacks(0, [6]).figure(0)
    assert chosen(place, "b", "wine", "reveal 0") == "sit"
    assert chosen(Position().stacks(0, [6]).figure(0), "b", "wine", "reveal 0", "sit") == "take"


def test_greedy_places_beside_a_rich_fountain() -> None:
    place = Position().fountain("1_1", "plain_5").stacks(0, [6]).figure(0)
    assert chosen(place, "b", "wine", "reveal 0", "sit", "take") in ("place 1_0", "place 2_1")


def test_greedy_keeps_its_influence_where_it_is_beaten_already() -> None:
    place = Position().stacks(0, [6, 6]).stacks(1, [5]).pile(1, 1).figure(0)
    assert chosen(place, "c", "", "reveal 0") == "pass"


def test_a_family_member_at_a_fountain_is_worth_more() -> None:
    far = Position().fountain("1_1", "plain_5").member(0, "7_7").stacks(1, [1]).begin("c").state
    near = Position().fountain("1_1", "plain_5").member(0, "0_1").stacks(1, [1]).begin("c").state
    assert KNOWLEDGE.evaluate(near, 0) > KNOWLEDGE.evaluate(far, 0) + 4


def test_one_greedy_beats_three_random() -> None:
    """A glance; `valtable arena valencia --players 4 --bots greedy,random --games 200` is the measurement."""
    result, _ = arena(setting("valencia", 4), line_up("greedy,random", 4), 4, 1)
    assert result.bots[0].win_share == 1
