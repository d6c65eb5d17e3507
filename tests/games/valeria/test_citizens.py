"""Every Citizen of the base game, on and off turn, against what its file says."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest

from tests.games.valeria.position import GAME, RESOURCES, Table, at_table

CARDS = [c for c in tomllib.loads(GAME.components.files["citizens.toml"])["citizen"] if c["set"] == "base"]
ROLLS = {
    1: (1, 3), 2: (2, 3), 3: (3, 1), 4: (4, 6), 5: (5, 3), 6: (6, 2),
    7: (3, 4), 8: (2, 6), 9: (4, 5), 10: (4, 6), 11: (5, 6), 12: (6, 6),
}  # fmt: skip
"""Dice that hit each number once; the cards of the other numbers are not there."""
TABLEAU = ["archer", "archer", "peasant", "knight"]
"""Something to count: three Soldiers and a Worker, which fire with and without the card in question."""


def counted(per: dict[str, Any], card: str, on_turn: bool) -> int:
    """By hand: the tableau above and the card itself."""
    own = [*TABLEAU, card]
    roles = {"archer": "soldier", "peasant": "worker", "knight": "soldier"} | {c["id"]: c["roles"][0] for c in CARDS}
    if per["count"] == "citizens":
        return sum(roles[name] == per["role"] for name in own)
    if per["count"] == "named":
        return own.count(per["name"].lower()) + 1
    return 2


def harvest(card: dict[str, Any], number: int, seat: int, *, with_card: bool) -> Table:
    cards = [*TABLEAU, *([card["id"]] if with_card else [])]
    return at_table(
        roll=ROLLS[number],
        citizens={seat: cards},
        domains={seat: ["emerald_stronghold", "pratchetts_plateau"]},
        purse={seat: {"gold": 9, "strength": 9, "magic": 9}, 1 - seat: {"gold": 9, "magic": 9}},
    )


def answer_herald(table: Table) -> Table:
    """Whoever is asked by the Herald takes Gold, so that only the card in question is left."""
    while any(decision.source == "starter:starter_herald" for decision in GAME.decisions(table.state)):
        for decision in GAME.decisions(table.state):
            if decision.source == "starter:starter_herald":
                table.play("resource gold", seat=decision.seat)
    return table


def gains(before: Table, after: Table, seat: int) -> dict[str, int]:
    now, then = after.state.res[seat], before.state.res[seat]
    return {name: now[i] - then[i] for i, name in enumerate(RESOURCES) if now[i] != then[i]}


@pytest.mark.rule("harvest")
@pytest.mark.ruling("R10")
@pytest.mark.parametrize("side", ["on_turn", "off_turn"])
@pytest.mark.parametrize("card", CARDS, ids=lambda card: card["id"])
def test_the_citizen_does_what_its_card_says(card: dict[str, Any], side: str) -> None:
    seat = 0 if side == "on_turn" else 1
    for number in card["activation"]:
        without = answer_herald(harvest(card, number, seat, with_card=False))
        table = answer_herald(harvest(card, number, seat, with_card=True))
        # An own card that fires keeps the Herald silent where it would have paid 1 Gold.
        herald = {"gold": 1} if not fired_without(number) else {}
        expected: dict[str, int] = {}
        for effect in card[side]:
            ((verb, value),) = effect.items()
            if verb == "gain":
                expected = add(expected, value)
            elif verb == "gain_per":
                n = counted(value["per"], card["id"], side == "on_turn")
                expected = add(expected, {name: n * amount for name, amount in value["gain"].items()})
            elif verb == "choose":
                check_choice(card, number, seat, value)
                table.play("option 0", seat=seat)
                expected = add(expected, value[0]["gain"])
            elif verb == "exchange":
                assert set(table.choices(seat)) == {"done", f"citizen {card['id']}"}
                table.play(f"citizen {card['id']}", seat=seat)
                paid = {name: -amount for name, amount in value["pay"].items()}
                expected = add(add(expected, paid), value["gain"])
            else:
                assert verb == "steal"
                assert table.choices(0) == ["steal 1 gold", "steal 1 magic"]
                table.play("steal 1 gold")
                answer_herald(table)
                expected = add(expected, {"gold": 3})
        got = add(gains(without, table, seat), herald)
        assert got == {name: n for name, n in expected.items() if n}, f"{card['id']} on {number}"


def fired_without(number: int) -> bool:
    """Whether the tableau or the Starters fire on the dice of the test."""
    first, second = ROLLS[number]
    return bool({first, second, first + second} & {4, 5, 6})


def check_choice(card: dict[str, Any], number: int, seat: int, options: list[Any]) -> None:
    """The second possibility instead of the first."""
    one = answer_herald(harvest(card, number, seat, with_card=True))
    other = answer_herald(harvest(card, number, seat, with_card=True))
    one.play("option 0", seat=seat)
    other.play("option 1", seat=seat)
    first, second = options[0]["gain"], options[1]["gain"]
    assert gains(one, other, seat) == add({name: -n for name, n in first.items()}, second)


def add(one: dict[str, int], other: dict[str, int]) -> dict[str, int]:
    found = {name: one.get(name, 0) + other.get(name, 0) for name in (*one, *other)}
    return {name: n for name, n in found.items() if n}


@pytest.mark.rule("recruit")
@pytest.mark.ruling("R15")
@pytest.mark.parametrize("card", CARDS, ids=lambda card: card["id"])
def test_the_price_rises_by_1_gold_for_every_card_of_that_name(card: dict[str, Any]) -> None:
    starter = card["name"] in ("Peasant", "Knight")
    slot = 4 + card["slot"]
    table = at_table(citizens={0: [card["id"], card["id"]]}, purse={0: {"gold": 0}}).citizen(slot, card["id"])
    price = card["cost"] + 2 + starter
    table.have(0, gold=price, magic=0).play(f"recruit {slot}")
    assert table.has(0)["gold"] == 0
    poor = at_table(citizens={0: [card["id"], card["id"]]}).citizen(slot, card["id"]).have(0, gold=price - 1, magic=0)
    assert poor.refusal(f"recruit {slot}") == "cannot_pay_recruit"
