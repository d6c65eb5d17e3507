"""What lies open and what is hidden (V22): views, known cards and events."""

from __future__ import annotations

import msgspec
import pytest

from tests.games.valletta.position import BOX, GAME, Position, Table, kind, town
from valtable.kernel.chance import FastChance

JEAN = "jean_parisot_de_valette"
THREE = ("lumberjack", "stonecutter", "brickmaker")
TURN = ("play lumberjack", "play stonecutter", "play brickmaker")


def names(cards: list[int]) -> list[str]:
    return [BOX.characters[card] for card in cards]


def seen(table: Table, seat: int | None) -> bytes:
    """Everything the viewer is shown, as it is sent."""
    return msgspec.json.encode(table.view(seat))


# Open and hidden


@pytest.mark.rule("hidden")
@pytest.mark.ruling("V22")
def test_goods_houses_points_discards_slots_barrels_and_the_open_supply_lie_open() -> None:
    position = town(3).hand(0, "maid", "lumberjack").discard(1, "mason").goods(1, wood=2).points(2, 9).jean(3)
    position.owns(2, "bank_1", upgraded=True).pool("thief", "builder")
    table = position.begin(0).play("play lumberjack")
    for viewer in (None, 0, 1, 2):
        view = table.view(viewer)
        assert view.goods == [[0, 1, 0, 0], [0, 2, 0, 0], [0, 0, 0, 0]]
        assert (view.houses, view.points) == ([8, 8, 7], [0, 0, 9])
        assert [names(pile) for pile in view.discard] == [[], ["mason"], []]
        assert names(view.slots) == ["lumberjack"]
        assert (view.jean, view.barrels) == (3, [4, 6, 6, 6])
        assert names(view.pool) == ["builder", "thief"]
        assert view.supply == [42, 27, 30, 30]
        assert (view.owner[0], view.upgraded[0]) == (2, 1)


@pytest.mark.rule("hidden")
@pytest.mark.ruling("V22")
def test_of_the_other_cards_only_what_a_player_owns_and_how_many_are_in_the_hand_is_seen() -> None:
    table = Position().hand(0, "maid", "lumberjack").deck(0, "builder", "banker", "mason").hand(1, "maid").begin(0)
    for viewer in (None, 1):
        view = table.view(viewer)
        assert names(view.unseen[0]) == ["builder", "lumberjack", "maid", "banker", "mason"]
        assert (view.hand_sizes[0], len(view.unseen[0]) - view.hand_sizes[0]) == (2, 3)
        assert names(view.known[0]) == []
    assert names(table.view(0).hand) == ["lumberjack", "maid"]
    assert names(table.view(1).hand) == ["maid"]
    assert names(table.view(None).hand) == []


@pytest.mark.rule("hidden")
@pytest.mark.ruling("V22")
def test_other_players_and_spectators_cannot_tell_two_divisions_into_hand_and_deck_apart() -> None:
    one = Position(3).hand(0, "maid", "lumberjack").deck(0, "builder", "banker", "mason").hand(1, "maid")
    other = Position(3).hand(0, "builder", "mason").deck(0, "maid", "lumberjack", "banker").hand(1, "maid")
    first, second = one.begin(0), other.begin(0)
    for viewer in (None, 1, 2):
        assert seen(first, viewer) == seen(second, viewer)
        shown = [msgspec.json.encode(GAME.table(table.view(viewer))) for table in (first, second)]
        assert shown[0] == shown[1]
        assert GAME.observe(first.view(viewer)) == GAME.observe(second.view(viewer))
    assert seen(first, 0) != seen(second, 0), "one's own hand one knows"


@pytest.mark.rule("hidden")
@pytest.mark.ruling("V22")
def test_the_table_tells_which_cards_each_player_has_out_of_sight() -> None:
    """One's own are those in the deck; of others one cannot tell hand from deck, save for known cards."""
    position = Position().hand(0, "maid", "banker").deck(0, "builder", "maid").discard(0, "thief").known(0, "banker")
    table = position.hand(1, "lumberjack").begin(0)

    def aside(viewer: int | None) -> dict[str, list[tuple[str, int]]]:
        places = GAME.table(table.view(viewer)).places
        return {p.id: [(t.ref.removeprefix("character:"), t.count) for t in p.things] for p in places if p.aside}

    theirs = [("builder", 1), ("maid", 2)]
    assert aside(0) == {"in_deck 0": [("builder", 1), ("maid", 1)], "in_hand_or_deck 1": [("lumberjack", 1)]}
    assert aside(1) == {"in_hand_or_deck 0": theirs, "in_deck 1": []}
    assert aside(None) == {"in_hand_or_deck 0": theirs, "in_hand_or_deck 1": [("lumberjack", 1)]}


@pytest.mark.rule("hidden")
@pytest.mark.ruling("V22")
def test_a_player_does_not_know_the_order_of_the_own_deck() -> None:
    tables = []
    for draws in ([0, 0, 0, 0, 0], [5, 4, 3, 2, 1]):
        position = Position().hand(0, *THREE).deck(0, "builder", "banker", "mason", "thief", "scribe", "roofer")
        tables.append(position.hand(1, "maid", "shopkeeper").begin(0, deck_0=draws))
    assert seen(tables[0], 0) == seen(tables[1], 0), "nothing tells what will be drawn"
    drawn = [table.play(*TURN).hand(0) for table in tables]
    assert drawn == [
        ["builder", "banker", "mason", "roofer", "thief"],
        ["banker", "mason", "roofer", "thief", "scribe"],
    ]


@pytest.mark.rule("hidden")
@pytest.mark.ruling("V22")
def test_the_cards_drawn_are_told_to_their_player_only() -> None:
    position = Position(3).hand(0, *THREE, "maid", "shopkeeper").deck(0, "builder", "banker", "mason").hand(1, "maid")
    table = position.begin(0).play(*TURN)
    cards = ["character:builder", "character:banker", "character:mason"]
    assert table.told(0, "drew") == [{"seat": "seat:0", "n": 3, "cards": cards}]
    for viewer in (None, 1, 2):
        assert table.told(viewer, "drew") == [{"seat": "seat:0", "n": 3, "cards": []}]


@pytest.mark.rule("hidden")
@pytest.mark.rule("barrels")
@pytest.mark.ruling("V22")
def test_of_the_barrels_only_how_many_of_each_good_are_left_is_known_even_to_who_turns_them() -> None:
    table = Position().hand(0, JEAN, "maid", "lumberjack").begin(0)
    assert table.view(0).barrels == table.view(None).barrels == [7, 6, 6, 6]
    table.play(f"lay {JEAN}")
    assert table.view(1).barrels == [6, 6, 6, 6]


# Known cards


@pytest.mark.rule("known-cards")
@pytest.mark.ruling("V22")
def test_a_card_constructed_into_a_hand_is_known_until_it_is_played() -> None:
    position = town().hand(0, "builder", *THREE, "maid").deck(0, "mason", "roofer").goods(0, gold=1, wood=1, stone=1)
    table = position.hand(1, "maid", "shopkeeper").begin(0).play("play builder", "construct bank_1")
    for viewer in (None, 0, 1):
        assert names(table.view(viewer).known[0]) == ["banker"]
    table.play("play banker")
    for viewer in (None, 0, 1):
        assert names(table.view(viewer).known[0]) == []


@pytest.mark.rule("known-cards")
@pytest.mark.ruling("V22")
def test_a_card_hired_into_a_hand_is_known_until_one_of_its_kind_is_fired() -> None:
    position = Position().hand(0, JEAN, "steward", *THREE).deck(0, "mason", "roofer").hand(1, "maid", "shopkeeper")
    table = position.begin(0).play(f"play {JEAN}", "hire builder")
    assert table.known(0) == ["builder"]
    table.play("play steward", "take gold", "fire builder")
    assert table.known(0) == []
    assert table.pool() == ["builder"] * 4


@pytest.mark.rule("known-cards")
@pytest.mark.ruling("V22")
def test_a_known_card_stays_known_while_others_are_played_fired_and_drawn() -> None:
    position = Position().hand(0, JEAN, *THREE).deck(0, "mason", "roofer", "thief", "scribe", "trader")
    table = position.hand(1, "maid", "shopkeeper").begin(0)
    table.play(f"play {JEAN}", "hire builder", "play lumberjack", "lay stonecutter")
    assert (table.seat, len(table.hand(0))) == (1, 5)
    assert table.known(0) == ["builder"]


@pytest.mark.rule("known-cards")
@pytest.mark.ruling("V22")
def test_playing_a_card_of_the_kind_ends_the_knowledge_even_if_a_second_one_is_held() -> None:
    position = town().hand(0, JEAN, "builder", *THREE).deck(0, "mason", "roofer").hand(1, "maid", "shopkeeper")
    table = position.begin(0).play(f"play {JEAN}", "hire builder")
    assert table.known(0) == ["builder"], "the other Builder is nobody's business"
    table.play("play builder")
    assert table.known(0) == []
    assert "builder" in table.hand(0)


@pytest.mark.rule("known-cards")
@pytest.mark.ruling("V22")
def test_of_two_known_cards_of_one_kind_one_stays_known() -> None:
    position = Position().hand(0, JEAN, "steward", *THREE).deck(0, "mason", "roofer").hand(1, "maid", "shopkeeper")
    table = position.begin(0).play(f"play {JEAN}", "hire builder", "play steward", "take gold", "hire builder")
    assert table.known(0) == ["builder", "builder"]
    table.play("play builder")
    assert table.known(0) == ["builder"]


@pytest.mark.rule("known-cards")
@pytest.mark.ruling("V22")
def test_when_an_empty_deck_is_renewed_the_whole_hand_is_known_and_what_is_drawn_then_is_not() -> None:
    position = Position().hand(0, *THREE, "maid", "shopkeeper").known(0, "maid").deck(0, "mason")
    table = position.hand(1, "maid", "shopkeeper").begin(0, deck_0=[0, 0, 0]).play(*TURN)
    assert table.hand(0) == ["lumberjack", "stonecutter", "shopkeeper", "maid", "mason"]
    for viewer in (None, 0, 1):
        assert names(table.view(viewer).known[0]) == ["shopkeeper", "maid", "mason"]


@pytest.mark.rule("known-cards")
@pytest.mark.ruling("V22")
def test_a_deck_drawn_empty_but_not_renewed_tells_nothing_new() -> None:
    position = Position().hand(0, *THREE, "maid", "shopkeeper").deck(0, "mason", "roofer", "thief")
    table = position.hand(1, "maid", "shopkeeper").begin(0).play(*TURN)
    assert (len(table.hand(0)), table.deck(0), table.known(0)) == (5, [], [])


@pytest.mark.rule("known-cards")
@pytest.mark.ruling("V22")
def test_the_scribe_renewing_the_deck_in_mid_turn_makes_the_hand_known() -> None:
    position = Position().hand(0, "scribe", "maid", "shopkeeper").discard(0, "mason", "roofer", "thief")
    table = position.hand(1, "maid").begin(0).play("play scribe")
    assert table.hand(0) == ["shopkeeper", "maid", "mason", "roofer"]
    assert table.known(0) == ["shopkeeper", "maid"]


@pytest.mark.rule("known-cards")
@pytest.mark.rule("final-phase")
@pytest.mark.ruling("V22")
def test_the_shuffle_before_the_final_phase_leaves_known_cards_known_and_adds_none() -> None:
    position = Position().hand(0, JEAN, *THREE, "maid", "shopkeeper").known(0, "maid")
    position.deck(0, "mason", "roofer", "carpenter").hand(1, "maid", "banker", "scribe").known(1, "banker").deck(
        1, "trader"
    ).discard(1, "builder")
    table = position.jean(24).begin(0)
    table.play(f"lay {JEAN}", "play lumberjack", "play stonecutter")
    assert table.phase == "final"
    assert (table.known(0), table.known(1)) == (["maid"], ["banker"])
    assert table.hand(1) == ["maid", "banker", "scribe"]
    assert names(table.view(0).unseen[1]) == ["builder", "maid", "banker", "trader", "scribe"]


@pytest.mark.rule("known-cards")
@pytest.mark.rule("final-phase")
@pytest.mark.ruling("V22")
def test_a_hand_beside_an_empty_deck_stays_known_through_the_final_shuffle() -> None:
    position = Position().hand(0, JEAN, *THREE, "maid", "shopkeeper").deck(0, "mason", "roofer")
    position.hand(1, "maid", "banker").discard(1, "builder", "trader")
    table = position.jean(24).begin(0)
    table.play(f"lay {JEAN}", "play lumberjack", "play stonecutter")
    assert table.phase == "final"
    assert table.known(1) == table.hand(1) == ["maid", "banker"]
    assert table.known(0) == table.hand(0) == ["brickmaker", "shopkeeper", "maid", "mason", "roofer"]


@pytest.mark.rule("known-cards")
@pytest.mark.ruling("V22")
def test_others_see_the_known_cards_and_nothing_else_of_the_hand() -> None:
    one = Position().hand(0, "banker", "maid").known(0, "banker").deck(0, "lumberjack", "builder").hand(1, "maid")
    other = Position().hand(0, "banker", "builder").known(0, "banker").deck(0, "lumberjack", "maid").hand(1, "maid")
    first, second = one.begin(0), other.begin(0)
    for viewer in (None, 1):
        assert seen(first, viewer) == seen(second, viewer)
        assert names(first.view(viewer).known[0]) == ["banker"]


@pytest.mark.rule("known-cards")
@pytest.mark.ruling("V22")
def test_every_division_that_respects_the_known_cards_is_imagined_and_equally_likely() -> None:
    position = Position().hand(0, "banker", "maid").known(0, "banker").deck(0, "lumberjack", "builder")
    table = position.hand(1, "thief", "scribe").deck(1, "mason").begin(0)
    chance, hands = FastChance(5), []
    for _ in range(600):
        state = GAME.imagine(table.view(1), chance)
        assert names(state.hand[1]) == ["thief", "scribe"], "one's own hand is certain"
        hands.append(tuple(names(state.hand[0])))
        assert kind("banker") not in state.deck[0]
    found = {hand: hands.count(hand) for hand in sorted(set(hands))}
    assert set(found) == {("builder", "banker"), ("lumberjack", "banker"), ("maid", "banker")}
    assert all(150 <= n <= 250 for n in found.values())


@pytest.mark.rule("hidden")
@pytest.mark.ruling("V22")
def test_what_is_played_unasked_tells_nothing_about_a_hand() -> None:
    """A single choice is played by the kernel only if everybody could tell that it is the only one."""
    secret = Position().hand(0, "builder", "lumberjack").deck(0, "maid", "mason").hand(1, "maid").begin(0)
    secret.play("play lumberjack")
    assert (secret.choices, secret.autos) == (["play builder"], []), "others cannot know that it is a Builder"
    known = Position().hand(0, "builder", "lumberjack").known(0, "builder").deck(0, "maid").hand(1, "maid").begin(0)
    known.step("play lumberjack").settle()
    assert known.autos == ["play builder"]
