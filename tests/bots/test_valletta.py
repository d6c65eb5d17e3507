"""What bots know about Valletta, in positions a reader would draw."""

from __future__ import annotations

import msgspec
import pytest

from tests.games.valletta.position import GAME, Position, Table, town
from valtable.bots import Clock, make_bot
from valtable.bots.valletta import VallettaKnowledge
from valtable.bots.weights import weights_of
from valtable.bots.weights.valletta import Weights
from valtable.lab.arena import arena
from valtable.lab.setting import line_up, setting

KNOWLEDGE = VallettaKnowledge(GAME)
DECK = ("builder", "lumberjack", "stonecutter", "maid", "apprentice", "jean_parisot_de_valette")


def value(position: Position, seat: int = 0) -> float:
    position.begin(seat)
    return KNOWLEDGE.evaluate(position.state, seat)


def moves(table: Table, name: str, seat: int = 0, times: int = 20) -> set[str]:
    """What the bot plays here, over several seeds."""
    state, found = table.state, set()
    for seed in range(times):
        bot = make_bot(name, GAME, seed)
        action = bot.choose(GAME.view(state, seat), GAME.choices(state, seat), Clock(), bot.chance)
        found.add(GAME.actions.notations[action])
    return found


def test_points_buildings_upgrades_and_goods_are_worth_something() -> None:
    bare = value(town().hand(0, *DECK))
    assert value(town().hand(0, *DECK).points(0, 1)) > bare
    assert value(town().hand(0, *DECK).goods(0, wood=1)) > bare
    built = value(town().hand(0, *DECK).owns(0, "bank_1"))
    assert built > bare
    assert value(town().hand(0, *DECK).owns(0, "bank_1", upgraded=True)) > built


def test_too_many_goods_of_a_kind_are_worth_less() -> None:
    few, more, many = (value(town().hand(0, *DECK).goods(0, wood=n)) for n in (1, 12, 13))
    assert many - more == pytest.approx(weights_of(Weights).spare_good)
    assert few - value(town().hand(0, *DECK)) > many - more


def test_without_a_weak_card_the_good_ones_come_sooner() -> None:
    """Firing pays early, not in the final phase, where every card is played just once."""
    strong = ("builder", "foreman", "storekeeper", "pietro_del_monte")
    assert value(town().hand(0, *strong)) > value(town().hand(0, *strong, "brickmaker")) - weights_of(Weights).good
    late = town().hand(0, *strong, "brickmaker").final_phase()
    assert value(late) > value(town().hand(0, *strong).final_phase())


def test_a_card_is_worth_more_the_more_turns_are_left() -> None:
    early = value(town().hand(0, *DECK)) - value(town().hand(0, *DECK[1:]))
    late = value(town().hand(0, *DECK).jean(24)) - value(town().hand(0, *DECK[1:]).jean(24))
    assert early > late > 0


def test_no_card_in_the_box_is_a_burden_in_the_final_phase() -> None:
    for character in GAME.contents.characters:
        position = town(4).owns(0, "bank_1", "tavern_1").goods(0, gold=2, wood=1).final_phase()
        without = value(position)
        assert value(position.hand(0, character)) >= without


def test_greedy_builds_when_it_can() -> None:
    position = town().hand(0, "builder", "lumberjack", "stonecutter").deck(0, *DECK[1:])
    table = position.goods(0, gold=1, wood=1, stone=1).begin()
    assert moves(table, "greedy") == {"play builder"}
    table.play("play builder")
    assert all(move.startswith("construct") for move in moves(table, "greedy"))


def test_greedy_keeps_the_builder_until_there_is_something_to_pay_with() -> None:
    table = town().hand(0, "builder", "lumberjack", "stonecutter").final_phase().begin()
    assert "play builder" not in moves(table, "greedy")


def test_greedy_fires_a_weak_card_rather_than_a_builder() -> None:
    table = town().hand(0, "steward", "builder", "lumberjack", "stonecutter").pool().begin()
    table.play("play steward")
    table.play("take gold")
    assert not moves(table, "greedy") & {"fire builder", "fire steward"}


def test_greedy_does_not_put_off_a_card_by_exchanging_goods() -> None:
    """In the final phase each card is played once, and an exchange costs less than a card that has been played."""
    table = town().hand(0, "builder", "lumberjack", "maid").goods(0, gold=9, wood=4).final_phase().begin()
    choices = {GAME.actions.notations[action] for action in GAME.choices(table.state, 0)}
    assert any(move.startswith("exchange") for move in choices)
    assert all(move.startswith("play") for move in moves(table, "greedy"))


def test_weighted_never_lays_down_nor_exchanges_while_choosing_a_card() -> None:
    table = town().hand(0, "lumberjack", "maid").goods(0, gold=5).begin()
    assert moves(table, "weighted") == {"play lumberjack", "play maid"}
    assert len(moves(table, "random")) > 2


def test_weighted_builds_where_it_can_and_may_exchange_where_it_cannot() -> None:
    table = town().hand(0, "builder", "maid").goods(0, gold=5, wood=1, stone=1).begin()
    table.play("play builder")
    assert all(move.startswith("construct") for move in moves(table, "weighted"))
    poor = town().hand(0, "builder", "maid").goods(0, gold=5).begin()
    poor.play("play builder")
    assert {move.partition(" ")[0] for move in moves(poor, "weighted")} == {"exchange", "done"}


def test_one_greedy_beats_three_random() -> None:
    """A glance; `valtable arena valletta --players 4 --bots greedy,random --games 200` is the measurement."""
    result, _ = arena(setting("valletta", 4), line_up("greedy,random", 4), 4, 1)
    assert result.bots[0].win_share == 1


def test_weights_can_be_tuned() -> None:
    rich = VallettaKnowledge(GAME, msgspec.structs.replace(weights_of(Weights), good=2.0))
    state = town().hand(0, *DECK).goods(0, gold=1).begin().state
    assert rich.evaluate(state, 0) > KNOWLEDGE.evaluate(state, 0)
