"""The action table: sizes, notation, typed values."""

from __future__ import annotations

import json

import msgspec
import pytest

from tests.games.valletta.playing import OPTION_SETS, positions
from tests.games.valletta.position import BOX, GAME, Position
from valtable.games.valletta.box.actions import Construct, Steal
from valtable.kernel.errors import Malformed
from valtable.kernel.refusal import OK

SIZES = {
    "play": 34,
    "lay": 34,
    "construct": 37,
    "upgrade": 37,
    "save": 3,
    "exchange": 4,
    "give": 4,
    "take": 4,
    "pay": 1,
    "steal": 12,
    "hire": 33,
    "fire": 33,
    "done": 1,
}


def test_the_table_has_237_actions_in_families_of_known_size() -> None:
    assert {family.tag: family.size for family in GAME.actions.families} == SIZES
    assert len(GAME.actions) == sum(SIZES.values()) == 237


def test_families_follow_one_another_without_a_gap() -> None:
    first = 0
    for family in GAME.actions.families:
        assert family.first == first
        first += family.size
    assert first == 237


@pytest.mark.rule("fire")
@pytest.mark.ruling("V35")
def test_everybody_but_jean_can_be_hired_and_fired() -> None:
    for verb in ("hire", "fire"):
        named = [text.split()[1] for text in GAME.actions.notations if text.startswith(f"{verb} ")]
        assert named == [name for name in BOX.characters if name != "jean_parisot_de_valette"]


def test_notation_number_and_typed_value_name_the_same_action() -> None:
    table = GAME.actions
    assert len(set(table.notations)) == 237
    for action, (value, text) in enumerate(zip(table.values, table.notations, strict=True)):
        assert table.parse(text) == action
        assert table.parse(f"  {text.replace(' ', '   ')} ") == action
        assert table.id_of(value) == action
        assert table.decode(json.loads(msgspec.json.encode(value))) == action


def test_actions_are_written_as_a_person_would_read_them() -> None:
    table = GAME.actions
    assert table.notations[table.id_of(Construct("bank_1"))] == "construct bank_1"
    assert table.notations[table.id_of(Steal(2, "brick"))] == "steal 2 brick"
    assert table.notations[-1] == "done"
    assert table.notations[0] == "play jean_parisot_de_valette"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "play",
        "play nobody",
        "construct banker",
        "save gold",
        "steal 4 gold",
        "steal 0 gold",
        "pay gold",
        "Play maid",
    ],
)
def test_what_is_not_in_the_table_is_malformed(text: str) -> None:
    with pytest.raises(Malformed, match="no such action"):
        GAME.actions.parse(text)


@pytest.mark.parametrize(
    "raw",
    [
        {"do": "construct"},
        {"do": "construct", "building": 3},
        {"do": "construct", "building": "bank_1", "colour": "red"},
        {"do": "construct", "building": "bank_9"},
        {"do": "demolish", "building": "bank_1"},
        "construct bank_1",
    ],
)
def test_typed_values_are_decoded_strictly(raw: object) -> None:
    with pytest.raises(Malformed, match="action"):
        GAME.actions.decode(raw)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", OPTION_SETS.values(), ids=OPTION_SETS.keys())
@pytest.mark.parametrize("bots", ["random", "weighted"])
def test_choices_are_exactly_the_actions_without_objection(bots: str, options: dict[str, object], seats: int) -> None:
    looked = 0
    for state, seat, choices in positions(bots, seats, options, seed=seats):
        if seat < 0:
            continue
        allowed = [action for action in range(237) if GAME.why_not(state, seat, action) == OK]
        assert choices == allowed
        other = (seat + 1) % seats
        assert GAME.choices(state, other) == []
        assert {GAME.why_not(state, other, action) for action in range(0, 237, 20)} == {1}
        looked += 1
    assert looked > 100


@pytest.mark.rule("turn")
def test_when_the_game_is_over_nobody_is_asked_anything() -> None:
    *_, (state, seat, choices) = positions("random", 2, {}, seed=1)
    assert (seat, choices, GAME.deciders(state)) == (-1, [], [])
    assert {GAME.why_not(state, 0, action) for action in range(237)} == {1}


@pytest.mark.rule("hand")
def test_a_card_that_is_not_in_hand_can_neither_be_played_nor_laid_down() -> None:
    table = Position().hand(0, "maid", "builder").begin()
    for verb in ("play", "lay"):
        refusal = table.why_not(f"{verb} thief")
        assert (refusal.reason, refusal.rule, refusal.details) == ("not_in_hand", "hand", {"card": "character:thief"})
