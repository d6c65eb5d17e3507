"""Arguments in words: names, enumerations and numbers."""

from __future__ import annotations

import pytest

from tests.texts.raft.game import PLACE
from valtable import games
from valtable.kernel.decision import Amount
from valtable.kernel.errors import Broken
from valtable.kernel.journal import Event
from valtable.kernel.refusal import Refusal
from valtable.texts import Catalogue

NAMES = ["Ana", "Iker", "Marco"]


@pytest.fixture(autouse=True)
def _raft() -> None:
    games.register("raft", PLACE)


@pytest.mark.parametrize(
    ("language", "parts", "expected"),
    [
        ("en", [], "nothing"),
        ("en", ["gold"], "gold"),
        ("en", ["gold", "iron"], "gold and iron"),
        ("en", ["gold", "wood", "stone"], "gold, wood and stone"),
        ("es", [], "nada"),
        ("es", ["oro", "madera"], "oro y madera"),
        ("es", ["Ana", "Inés"], "Ana e Inés"),
        ("es", ["Ana", "Marco", "Hilario"], "Ana, Marco e Hilario"),
        ("es", ["agua", "hielo"], "agua y hielo"),
        ("es", ["agua", "ion"], "agua y ion"),
    ],
)
def test_an_enumeration_follows_its_language(language: str, parts: list[str], expected: str) -> None:
    assert Catalogue(None, language).join(parts) == expected


@pytest.mark.parametrize(
    ("language", "refs", "expected"),
    [
        ("en", ["card:2"], "Heron"),
        ("en", ["card:2", "card:1", "card:2"], "2 × Heron and Gull"),
        ("en", ["coin:coin", "shell:shell", "shell:shell"], "1 coin and 2 shells"),
        ("es", ["card:1", "card:4"], "Gaviota e Ibis"),
        ("es", ["coin:coin", "coin:coin"], "2 monedas"),
        ("en", ["seat:0", "seat:2"], "Ana and Marco"),
    ],
)
def test_equal_things_are_counted_together(language: str, refs: list[str], expected: str) -> None:
    assert Catalogue("raft", language).things(refs, NAMES) == expected


@pytest.mark.parametrize(
    ("language", "cards", "expected"),
    [
        ("en", ["influence_2", "influence_2"], "2 and 2"),
        ("es", ["influence_3", "influence_3", "joker"], "3, 3 y Comodín (0)"),
    ],
)
def test_a_name_that_is_a_number_is_not_multiplied(language: str, cards: list[str], expected: str) -> None:
    assert Catalogue("valencia", language).things([f"card:{card}" for card in cards]) == expected


def test_a_price_says_how_many_of_each() -> None:
    price = [Amount("coin:coin", 2), Amount("card:1", 1), Amount("card:2", 3)]
    assert Catalogue("raft", "en").amounts(price) == "2 coins, 1 Gull and 3 × Heron"
    assert Catalogue("raft", "es").amounts(price) == "2 monedas, 1 Gaviota y 3 × Garza"


def test_a_sentence_can_leave_out_an_empty_list() -> None:
    texts = Catalogue("raft", "en")
    hidden = Event("drew", {"seat": "seat:1", "n": 2, "cards": []})
    shown = Event("drew", {"seat": "seat:1", "n": 2, "cards": ["card:1", "card:3"]})
    assert texts.event(hidden, NAMES) == "Iker draws 2 cards."
    assert texts.event(shown, NAMES) == "Iker draws 2 cards: Gull and Swan."


def test_a_players_name_is_never_taken_for_a_reference() -> None:
    texts = Catalogue("raft", "en")
    assert texts.event(Event("took", {"seat": "seat:0"}), ["card:1 {x} [b]"]) == "card:1 {x} [b] takes a shell."


def test_a_seat_without_a_name_is_a_bug() -> None:
    with pytest.raises(Broken, match="'seat:3' has no name"):
        Catalogue("raft", "en").thing("seat:3", NAMES)


def test_a_sentence_can_name_a_thing_with_its_article() -> None:
    refusal = Refusal("already_picked", "bid", {"card": "card:2"})
    texts = Catalogue("raft", "es")
    assert texts.refusal(refusal, NAMES) == "La Garza ya es tu puja. Puja con otra carta que no sea la Garza."
    nobody = texts.arguments({"seat": "seat:0"}, NAMES)
    assert (nobody["seat_article"], nobody["seat_with_article"]) == ("", "Ana")
