"""What bots know about Valeria, in positions a reader would draw."""

from __future__ import annotations

import msgspec
import pytest

from tests.bots.thinking import think
from tests.games.valeria.position import BOX, GAME, Table, at_table
from valtable import games
from valtable.bots import Clock, make_bot
from valtable.bots.valeria import ValeriaKnowledge
from valtable.bots.weights import weights_of
from valtable.bots.weights.valeria import Weights
from valtable.games.valeria.state.state import State
from valtable.lab.setting import setting

KNOWLEDGE = ValeriaKnowledge(GAME)
HARVEST = ["cleric", "merchant", "knight", "thief"]


def value(table: Table, seat: int = 0, knowledge: ValeriaKnowledge = KNOWLEDGE) -> float:
    return knowledge.evaluate(table.state, seat)


def moves(table: Table, times: int = 10) -> set[str]:
    """What greedy plays here, over several seeds."""
    state, found = table.state, set()
    seat = GAME.deciders(state)[0]
    for seed in range(times):
        bot = make_bot("greedy", GAME, seed)
        action = bot.choose(GAME.view(state, seat), GAME.choices(state, seat), Clock(), bot.chance)
        found.add(GAME.actions.notations[action])
    return found


def test_more_than_two_actions_can_spend_is_worth_next_to_nothing() -> None:
    few, more, many, heap = (value(at_table().have(0, gold=n, strength=0, magic=0)) for n in (4, 5, 60, 61))
    assert more - few > 0.2
    assert heap - many < 0.1


def test_resources_lose_their_worth_when_the_end_is_there() -> None:
    """Five Area stacks are empty: what is left is counted by the Duke alone."""
    poor, rich = (at_table(no_duke=True).used_up(0, 1, 2, 3, 4).have(0, gold=gold) for gold in (0, 9))
    assert value(rich) == pytest.approx(value(poor))
    running_poor, running_rich = (at_table(no_duke=True).have(0, gold=gold) for gold in (0, 9))
    assert value(running_rich) > value(running_poor) + 2


def test_with_equal_harvests_nobody_minds_the_end_coming_nearer() -> None:
    """A harvest to come counts as far as it is better than the others'; else nobody takes the last card of a stack."""
    even = {0: HARVEST, 1: HARVEST}
    fair = ValeriaKnowledge(GAME, msgspec.structs.replace(weights_of(Weights), ending=1.0))
    running = value(at_table(citizens=even), knowledge=fair)
    assert value(at_table(citizens=even).used_up(13), knowledge=fair) == pytest.approx(running)
    better = {0: HARVEST + ["cleric"] * 2, 1: HARVEST}
    assert value(at_table(citizens=better).used_up(13)) < value(at_table(citizens=better))
    worse = {0: HARVEST, 1: HARVEST + ["cleric"] * 2}
    assert value(at_table(citizens=worse).used_up(13)) > value(at_table(citizens=worse))


def test_the_last_purchase_is_judged_by_who_wins_with_it() -> None:
    """The second player of the round may empty the last stack that is needed: ahead it does so, behind it does not."""
    stacks = range(5, 5 + BOX.exhausted_to_end[2] - 1)
    for tokens, ends in ((60, True), (0, False)):
        table = at_table(no_duke=True).used_up(*stacks).monster(4, "goblin")
        table.pass_turn(5, 6).play("gain gold")
        table.have(0, gold=0, strength=0, magic=0, vp=30)
        table.have(1, gold=0, strength=9, magic=9, vp=tokens)
        assert ("slay 4" in moves(table)) == ends


@pytest.mark.parametrize(("players", "modules"), [(2, False), (3, False), (4, False), (5, False), (2, True), (3, True)])
def test_greedy_players_end_the_game_themselves_and_spend_what_they_get(players: int, modules: bool) -> None:
    place = setting("valeria", players, games.load("valeria").all_modules() if modules else {})
    sitting, _ = think(place, 11)
    state = sitting.state
    assert isinstance(state, State)
    assert state.round < 40
    assert sum([sum(have[:3]) for have in state.res]) < 100 * players
