"""Whole moves composed by a person: all of their steps or none."""

from __future__ import annotations

from typing import cast

import pytest

from tests.games.valletta.position import GAME, Position, building, holding
from valtable.games.valletta.box.actions import GOODS
from valtable.games.valletta.people.wishes import BuildWish, ExchangeWish
from valtable.games.valletta.state.state import State
from valtable.kernel.errors import Malformed, Refused
from valtable.kernel.log import ActionLine, UndoLine
from valtable.kernel.match import Match
from valtable.kernel.values import Steps, Wish

JEAN = "jean_parisot_de_valette"


def state_of(match: Match) -> State:
    return cast(State, match.state)


def goods(match: Match, seat: int = 0) -> dict[str, int]:
    return {name: n for name, n in zip(GOODS, state_of(match).goods[seat], strict=True) if n}


def done(match: Match) -> list[str]:
    """What was chosen, without what the kernel played unasked."""
    return [line.do for line in match.log.lines if isinstance(line, ActionLine) and not line.auto]


def refused(match: Match, wish: Wish, seat: int = 0, back: int = 0) -> str:
    """The reason against a wish, which must leave everything as it was."""
    before, lines = match.digest, match.log.lines
    with pytest.raises(Refused) as caught:
        match.wish(seat, wish, back=back)
    assert (match.digest, match.log.lines) == (before, lines), "a refused wish changed the match"
    return caught.value.refusal.reason


def shipyard() -> Position:
    """Seat 0 can construct the Shipyard (2 gold, 2 wood, 1 brick) in several ways."""
    position = Position().hand(0, "builder", "foreman", "maid", "lumberjack").put("shipyard", 1, 1)
    return position.goods(0, gold=2, wood=2, brick=1)


# Building


@pytest.mark.rule("build")
def test_a_build_wish_plays_the_card_and_constructs() -> None:
    match = shipyard().match()
    steps = match.wish(0, BuildWish("builder", "shipyard"))
    assert done(match) == ["play builder", "construct shipyard"]
    assert len(steps) == 2
    assert (goods(match), state_of(match).owner[building("shipyard")]) == ({}, 0)


@pytest.mark.rule("build")
@pytest.mark.rule("saved-material")
def test_a_build_wish_names_the_material_saved() -> None:
    match = shipyard().match()
    match.wish(0, BuildWish("foreman", "shipyard", save="brick"))
    assert done(match) == ["play foreman", "construct shipyard", "save brick"]
    assert goods(match) == {"gold": 1, "brick": 1}


@pytest.mark.rule("saved-material")
def test_a_build_wish_that_names_no_material_leaves_the_question_open() -> None:
    match = shipyard().match()
    match.wish(0, BuildWish("foreman", "shipyard"))
    assert match.decisions[0].kind == "save"
    match.play(0, "save wood")
    assert goods(match) == {"gold": 1, "wood": 1}


@pytest.mark.rule("saved-material")
def test_a_build_wish_may_name_the_only_material_that_can_be_saved() -> None:
    match = holding("foreman").put("joinery_1", 1, 1).goods(0, brick=1).match()
    match.wish(0, BuildWish("foreman", "joinery_1", save="stone"))
    assert done(match) == ["play foreman", "construct joinery_1"]
    assert state_of(match).owner[building("joinery_1")] == 0


@pytest.mark.rule("upgrade")
def test_a_build_wish_upgrades() -> None:
    match = holding("builder").put("bank_1", 1, 1).owns(0, "bank_1").goods(0, wood=1, stone=1).match()
    match.wish(0, BuildWish("builder", "bank_1", how="upgrade"))
    assert done(match) == ["play builder", "upgrade bank_1"]
    assert state_of(match).upgraded[building("bank_1")] == 1


@pytest.mark.rule("build")
@pytest.mark.parametrize(
    ("wish", "reason"),
    [
        (BuildWish("thief", "shipyard"), "not_in_hand"),
        (BuildWish("maid", "shipyard"), "not_asked"),
        (BuildWish("builder", "shipyard", how="upgrade"), "not_your_building"),
        (BuildWish("builder", "shipyard", save="wood"), "not_asked"),
        (BuildWish("foreman", "shipyard", save="stone"), "not_in_price"),
    ],
    ids=["card elsewhere", "card that does not build", "not one's own", "card that saves nothing", "not in the price"],
)
def test_a_refused_build_wish_changes_nothing(wish: BuildWish, reason: str) -> None:
    assert refused(shipyard().match(), wish) == reason


@pytest.mark.rule("price")
def test_a_build_wish_beyond_ones_means_is_refused_with_what_is_missing() -> None:
    match = shipyard().put("papal_chapel", 1, 4).match()
    before = match.digest
    with pytest.raises(Refused) as caught:
        match.wish(0, BuildWish("builder", "papal_chapel"))  # 4 gold, 1 wood, 2 stone, 2 brick
    assert caught.value.refusal.reason == "too_few_goods"
    assert caught.value.refusal.details["missing"] == ["good:gold"] * 2 + ["good:stone"] * 2 + ["good:brick"]
    assert match.digest == before


@pytest.mark.rule("saved-material")
def test_a_build_wish_that_saves_another_material_than_it_can_is_refused_as_a_whole() -> None:
    match = holding("foreman").put("joinery_1", 1, 1).goods(0, brick=1).match()
    assert refused(match, BuildWish("foreman", "joinery_1", save="brick")) == "not_asked"
    assert state_of(match).owner[building("joinery_1")] == -1


@pytest.mark.rule("turn")
def test_a_wish_out_of_turn_is_refused() -> None:
    assert refused(shipyard().hand(1, "builder", "maid").match(), BuildWish("builder", "shipyard"), seat=1) == (
        "not_your_decision"
    )


def test_a_build_wish_that_names_nothing_in_the_box_is_malformed() -> None:
    match = shipyard().match()
    with pytest.raises(Malformed, match="no such character: nobody"):
        match.wish(0, BuildWish("nobody", "shipyard"))
    with pytest.raises(Malformed, match="no such building: nowhere"):
        match.wish(0, BuildWish("builder", "nowhere"))


# The exchange


@pytest.mark.rule("exchange")
@pytest.mark.ruling("V28")
@pytest.mark.parametrize(
    "give", [("gold", "wood", "brick"), ("brick", "wood", "gold"), ("wood", "gold", "brick")], ids="-".join
)
def test_an_exchange_wish_names_the_goods_in_any_order(give: tuple[str, ...]) -> None:
    match = holding("maid").goods(0, gold=2, wood=2, brick=2).match()
    match.wish(0, match.decode_wish({"wish": "exchange", "want": "stone", "give": list(give)}))
    assert done(match) == ["exchange stone", "give gold", "give wood", "give brick"]
    assert goods(match) == {"gold": 1, "wood": 1, "stone": 1, "brick": 1}


@pytest.mark.rule("exchange")
def test_an_exchange_wish_without_any_choice_takes_one_step() -> None:
    match = holding("maid").goods(0, wood=3).match()
    match.wish(0, ExchangeWish("gold", ("wood", "wood", "wood")))
    assert done(match) == ["exchange gold"]
    assert goods(match) == {"gold": 1}


@pytest.mark.rule("exchange")
def test_an_exchange_wish_serves_inside_a_build_too() -> None:
    match = holding("builder").put("bank_1", 1, 1).goods(0, gold=1, wood=1, brick=4).match()
    match.play(0, "play builder")
    match.wish(0, ExchangeWish("stone", ("brick", "brick", "brick")))
    match.play(0, "construct bank_1")
    assert goods(match) == {"brick": 1}


@pytest.mark.rule("exchange")
@pytest.mark.parametrize(
    ("wish", "reason"),
    [
        (ExchangeWish("gold", ("gold", "wood", "wood")), "same_kind"),
        (ExchangeWish("stone", ("gold", "brick", "brick")), "too_few_afterwards"),
        (ExchangeWish("stone", ("gold", "gold", "gold")), "you_have_none"),
        (ExchangeWish("brick", ("wood", "wood", "wood")), "supply_empty"),
    ],
    ids=["kind wanted", "too few bricks", "too few gold", "supply"],
)
def test_a_refused_exchange_wish_changes_nothing(wish: ExchangeWish, reason: str) -> None:
    match = holding("maid").goods(0, gold=2, wood=5, brick=1).supply(brick=0).match()
    assert refused(match, wish) == reason
    assert goods(match) == {"gold": 2, "wood": 5, "brick": 1}


@pytest.mark.rule("exchange")
def test_an_exchange_wish_against_what_is_forced_is_refused() -> None:
    match = holding("maid").goods(0, wood=3).match()
    assert refused(match, ExchangeWish("gold", ("wood", "wood", "stone"))) == "not_asked"


@pytest.mark.rule("exchange")
@pytest.mark.parametrize("give", [(), ("wood", "wood"), ("wood", "wood", "wood", "wood")], ids=len)
def test_an_exchange_wish_gives_three_goods(give: tuple[str, ...]) -> None:
    match = holding("maid").goods(0, wood=5).match()
    with pytest.raises(Malformed, match="3 goods must be given"):
        match.wish(0, match.decode_wish({"wish": "exchange", "want": "gold", "give": list(give)}))
    assert goods(match) == {"wood": 5}


@pytest.mark.parametrize(
    "raw",
    [
        {"wish": "build", "card": "builder"},
        {"wish": "build", "card": "builder", "building": "shipyard", "save": "gold"},
        {"wish": "build", "card": "builder", "building": "shipyard", "how": "demolish"},
        {"wish": "exchange", "want": "iron", "give": ["wood", "wood", "wood"]},
        {"wish": "fly"},
    ],
)
def test_wishes_from_outside_are_decoded_strictly(raw: object) -> None:
    with pytest.raises(Malformed, match="wish"):
        shipyard().match().decode_wish(raw)


# Steps, chance and going back


def test_steps_are_played_all_or_none() -> None:
    match = shipyard().match()
    match.wish(0, Steps(("play maid", "take gold", "play lumberjack")))
    assert goods(match) == {"gold": 3, "wood": 3, "brick": 1}
    match = shipyard().match()
    assert refused(match, Steps(("play maid", "take gold", "play maid"))) == "not_in_hand"


@pytest.mark.rule("barrels")
def test_a_wish_does_not_look_behind_chance() -> None:
    match = holding(JEAN).match()
    assert refused(match, Steps((f"play {JEAN}", "hire builder"))) == "wish_crosses_chance"
    match.wish(0, Steps((f"play {JEAN}",)))
    assert state_of(match).jean == 1


def test_a_wish_with_back_stands_in_for_ones_last_choices() -> None:
    match = shipyard().match()
    match.wish(0, BuildWish("foreman", "shipyard", save="wood"))
    assert goods(match) == {"gold": 1, "wood": 1}
    match.wish(0, BuildWish("foreman", "shipyard", save="brick"), back=3)
    assert goods(match) == {"gold": 1, "brick": 1}
    undone = [line for line in match.log.lines if isinstance(line, UndoLine)]
    assert [line.by for line in undone] == [[0], [0], [0]]
    match.wish(0, Steps(("save wood",)), back=1)
    assert goods(match) == {"gold": 1, "wood": 1}


def test_a_wish_with_back_counts_choices_not_what_was_played_unasked() -> None:
    match = holding("maid").goods(0, wood=3).match()
    match.wish(0, ExchangeWish("gold", ("wood", "wood", "wood")))
    match.wish(0, ExchangeWish("stone", ("wood", "wood", "wood")), back=1)
    assert goods(match) == {"stone": 1}


def test_a_refused_wish_with_back_does_not_even_go_back() -> None:
    match = shipyard().match()
    match.wish(0, BuildWish("foreman", "shipyard", save="wood"))
    assert refused(match, BuildWish("foreman", "shipyard", save="stone"), back=3) == "not_in_price"
    assert goods(match) == {"gold": 1, "wood": 1}


def test_a_wish_with_back_goes_no_further_than_undo() -> None:
    match = Position().hand(0, JEAN, "maid", "lumberjack", "builder").match()
    match.play(0, f"play {JEAN}")
    match.play(0, "done")
    assert refused(match, Steps(("play maid",)), back=2) == "undo_needs_consent"
    assert match.decisions[0].kind == "play"
    match.wish(0, Steps(("fire maid",)), back=1)
    assert [GAME.contents.characters[card] for card in state_of(match).hand[0]] == ["builder", "lumberjack"]
    assert refused(match, Steps(("done",)), back=9) == "undo_needs_consent"


def test_a_wish_with_back_further_than_ones_first_choice_is_refused() -> None:
    match = shipyard().match()
    match.play(0, "play lumberjack")
    assert refused(match, Steps(("play maid",)), back=2) == "nothing_to_undo"
    assert goods(match) == {"gold": 2, "wood": 3, "brick": 1}
