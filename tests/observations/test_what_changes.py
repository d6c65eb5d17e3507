"""A feature moves when its thing does: a sample of each kind, as the seat concerned sees it and as others do."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from valtable import games
from valtable.kernel.chance import FastChance
from valtable.kernel.game import AnyGame
from valtable.kernel.play import advance

Change = Callable[[Any], None]
Names = dict[str, tuple[float, float]]


def table_of(title: str, seats: int, **options: object) -> tuple[AnyGame, Any]:
    """A table after a dozen decisions, where every seat has something."""
    game, chance = games.load(title), FastChance(3)
    state = game.setup(game.decode_options(dict(options)), seats, chance)
    for number in range(1000):
        seat, choices = advance(game, state, chance)
        if number > 11 and not game.decision(state, seat).sealed:
            return game, state
        game.apply(state, seat, choices[0], chance, None)
    raise AssertionError("somebody is asked alone after so many decisions")


def changed(game: AnyGame, state: Any, viewer: int | None, change: Change) -> Names:
    """By name of the number: what it was and what it is."""
    other = game.copy(state)
    change(other)
    before, after = game.observe_state(state, viewer), game.observe_state(other, viewer)
    schema = game.observation_schema(state.seats, state.options)
    names = [name for feature in schema for name in feature.names]
    return {name: (a, b) for name, a, b in zip(names, before, after, strict=True) if a != b}


def add_wood(state: Any) -> None:
    state.goods[1][1] += 100
    state.supply[1] -= 1


def build_bank(state: Any) -> None:
    bank = state.display[0]
    state.owner[bank], state.houses[0] = 0, state.houses[0] - 1


def test_goods_are_told_of_whoever_has_them_and_what_they_can_pay() -> None:
    game, state = table_of("valletta", 3)
    own, other = changed(game, state, 1, add_wood), changed(game, state, 0, add_wood)
    assert own["own.good[wood]"][1] - own["own.good[wood]"][0] == 100
    assert other["next1.good[wood]"] == own["own.good[wood]"]
    assert other["supply[wood]"][1] - other["supply[wood]"][0] == -1
    assert other["next1.score"][1] > other["next1.score"][0]
    assert not [name for name in other if name.startswith(("own.", "next2.", "missing", "own.payable"))]
    assert [name for name in own if name.startswith("missing")], "what I lack is less with so much wood"


def test_a_building_is_its_owners_and_makes_its_neighbours_cheaper() -> None:
    game, state = table_of("valletta", 2)
    found = changed(game, state, 0, build_bank)
    name = game.contents.buildings[state.display[0]]
    assert found[f"own.owns[{name}]"] == (0, 1)
    assert found["own.houses"][1] == found["own.houses"][0] - 1
    neighbours = [state.display[cell] for cell in state.neighbours[0]]
    cheaper = [n for n in neighbours if f"gold_price[{game.contents.buildings[n]}]" in found]
    assert cheaper
    assert not [key for key in found if key.startswith("next1.") and not key.startswith("next1.payable")]


def test_coins_of_valdora_buy_and_pay_tolls() -> None:
    game, state = table_of("valdora", 3)

    def without_coins(table: Any) -> None:
        table.bank += table.coins[0]
        table.coins[0] = 0

    found = changed(game, state, 0, without_coins)
    assert found["own.coins"][1] == 0
    assert {name.split("[")[0] for name in found} <= {
        "own.coins",
        "bank",
        "own.buyable",
        "own.reach",
        "own.lacking",
    }
    assert [name for name in found if name.startswith("own.buyable[commission")]


def test_a_craftsman_of_valdora_brings_workshop_and_end_nearer() -> None:
    game, state = table_of("valdora", 3)

    def hire_last(table: Any) -> None:
        table.craftsmen[0][0] += 1
        table.tiles[0] = 0

    found = changed(game, state, 0, hire_last)
    color = game.contents.crests[0]
    assert found[f"own.craftsmen[{color}]"][1] - found[f"own.craftsmen[{color}]"][0] == 1
    assert found["to_end[colors]"][1] == found["to_end[colors]"][0] - 1
    assert found[f"craftsman_left[{color}]"][1] == 0


def test_coins_of_valencia_are_ones_own_affair() -> None:
    game, state = table_of("valencia", 3)

    def poor(table: Any) -> None:
        table.bank += table.coins[0]
        table.coins[0] = 0

    own, other = changed(game, state, 0, poor), changed(game, state, 1, poor)
    assert own["coins"][1] == 0
    assert [name for name in own if name.startswith("payable[")], "fewer spaces can be paid"
    assert set(other) == {"all_coins", "bank"}


def test_a_fountain_of_valencia_makes_the_spaces_beside_it_worth_more() -> None:
    game, state = table_of("valencia", 3)
    space = state.city.fountain_spaces[0]
    around = [cell for cell in state.city.spaces if space in state.city.around.fountains_near[cell]]

    def build(table: Any) -> None:
        table.fountain_at[space] = table.fountains[0]

    found = changed(game, state, 0, build)
    worth = [name for name in found if name.startswith("worth[")]
    assert len(worth) == len(around) > 0
    assert len([name for name in found if name.startswith("fountain[")]) == 1


@pytest.mark.parametrize("options", [{}, {"crimson_seas": True, "agents": True}])
def test_gold_of_valeria_pays_and_is_seen_by_all(options: dict[str, object]) -> None:
    game, state = table_of("valeria", 2, **options)

    def poor(table: Any) -> None:
        table.res[0][0] = 0

    own, other = changed(game, state, 0, poor), changed(game, state, 1, poor)
    assert own["own.has[gold]"] == other["next1.has[gold]"]
    assert [name for name in own if name.startswith("own.recruitable[")]
    assert [name for name in other if name.startswith("next1.recruitable[")]
    assert not [name for name in other if name.startswith("own.")]


def test_a_citizen_of_valeria_brings_income_icons_and_a_dearer_next_one() -> None:
    game, state = table_of("valeria", 2)
    slot = next(slot for slot in range(5, 15) if state.stacks[slot])
    kind = state.stacks[slot][-1]

    def recruit(table: Any) -> None:
        table.citizens[0].append(table.stacks[slot].pop())

    found, name = changed(game, state, 0, recruit), game.contents.citizens[kind]
    assert found[f"own.citizens[{name}]"][1] == found[f"own.citizens[{name}]"][0] + 1
    assert found["own.cards[citizens]"][1] == found["own.cards[citizens]"][0] + 1
    assert [key for key in found if key.startswith(("own.income_on_turn", "own.income_off_turn"))]
    price = next(key for key in found if key.startswith("recruit_price["))
    assert found[price][1] == found[price][0] + 1
    assert [key for key in found if key.startswith("own.roles")]
