"""What bots know about Valencia, in positions a reader would draw."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tests.bots.test_search import at
from tests.games.valencia.position import GAME, Card, Position
from valtable.bots import Clock
from valtable.bots.search import SearchBot
from valtable.bots.valencia import Prospects, ValenciaKnowledge
from valtable.games.valencia.state.frames import DRAWING
from valtable.games.valencia.state.state import State
from valtable.kernel.chance import FastChance

KNOWLEDGE = ValenciaKnowledge(GAME)
DRAW, STOP = (GAME.actions.notations.index(name) for name in ("draw", "stop"))
DECK: tuple[Card, ...] = tuple(value for value in range(1, 7) for _ in range(4))


def planning(round_: int, *cards: Card) -> State:
    """Everybody is about to draw; seat 0 from a pile of these."""
    position = Position(seats=3).round(round_).pile(0, *cards)
    for seat in (1, 2):
        position.pile(seat, *DECK)
    return position.plan().state


def influence(state: State) -> float:
    return Prospects(state, 0, KNOWLEDGE.weights).influence()


@pytest.mark.parametrize("round_", [1, 3, 5])
def test_a_larger_pile_is_better_and_each_further_card_adds_less(round_: int) -> None:
    worth = [influence(planning(round_, *DECK[:cards])) for cards in (4, 8, 12, 16, 20, 24)]
    more = [after - before for before, after in pairwise(worth)]
    assert min(more) > 0
    assert sorted(more, reverse=True) == more


def test_a_round_gets_its_share_of_the_deck() -> None:
    """Two rounds are left, eight cards: the fourth is drawn, the fifth is not."""
    for drawn, goes_on in ((2, True), (3, True), (4, False)):
        state = planning(4, *DECK[:8])
        while len(state.hand[0]) < drawn:
            GAME.apply(state, 0, DRAW, FastChance(1))
        draws, stops = (GAME.copy(state) for _ in range(2))
        GAME.apply(draws, 0, DRAW, FastChance(1))
        GAME.apply(stops, 0, STOP, FastChance(1))
        assert (KNOWLEDGE.evaluate(draws, 0) > KNOWLEDGE.evaluate(stops, 0)) == goes_on


@pytest.mark.parametrize("decisions", [25, 60])
def test_lines_end_where_the_next_round_is_planned(decisions: int) -> None:
    """In the middle of a round what was bid is gone, and what it wins has not come yet."""
    game, match, seat, choices = at("valencia", decisions)
    bot, view = SearchBot(game, 1, 10), match.view(seat)
    world = bot.imagined(view, 1)
    for move in bot.first_looks(view, choices, Clock(), FastChance(1)):
        end = bot.line(world, seat, move, FastChance(2))
        assert isinstance(end, State)
        assert isinstance(world, State)
        assert end.round == world.round + 1
        assert [lane[-1][0] for lane in end.sealed if lane] == [DRAWING] * 3
