"""The catalogue: sentences by key, and what happens where one is missing."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from fluent.runtime import FluentResource

from tests.texts.raft.game import PLACE
from valtable import games
from valtable.kernel.decision import Decision, Effect
from valtable.kernel.errors import Broken, Malformed
from valtable.kernel.refusal import Refusal
from valtable.texts import LANGUAGES, Catalogue
from valtable.texts.catalogue import keys_of

GOLDEN = json.loads((Path(__file__).parent / "golden.json").read_text("utf-8"))
NAMES = ["Ana", "Iker"]


@pytest.fixture(autouse=True)
def _raft() -> None:
    games.register("raft", PLACE)


@pytest.mark.parametrize("case", GOLDEN, ids=lambda case: f"{case['key']} {case['args']}")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_runtime_must_render_these_alike(language: str, case: dict[str, object]) -> None:
    """The page's runtime reads the same cases: Spanish numbers of four digits, many, none."""
    args = case["args"]
    assert isinstance(args, dict)
    assert Catalogue("raft", language).text(str(case["key"]), args, NAMES) == case[language]


def test_a_refusal_says_what_would_help() -> None:
    refusal = Refusal("already_picked", "bid", {"card": "card:2"})
    assert Catalogue("raft", "en").refusal(refusal, NAMES) == (
        "The Heron is your bid already. Bid another card than the Heron."
    )
    assert Catalogue("raft", "es").refusal(Refusal("no_shell"), NAMES) == "No quedan conchas."


def test_decisions_ends_scores_and_effects_have_keys_of_their_own() -> None:
    texts = Catalogue("raft", "en")
    assert texts.decision(Decision(0, "bury", "card:3"), NAMES) == "Swan: choose where it goes, Ana."
    assert texts.end("deck_empty") == "The deck is empty."
    assert texts.score("coins") == "Coins"
    assert texts.effect(Effect("points", {"n": 1})) == "1 point"
    assert texts.mark("price", {"n": 2}, NAMES) == "costs 2"


def test_what_is_printed_on_a_thing_can_be_told() -> None:
    texts = Catalogue("raft", "es")
    assert texts.describe("card:1") is None
    assert texts.describe("card:2") == "Pasa horas sin moverse."
    assert texts.effect(Effect("card", {"card": "card:2"})) == "Pasa horas sin moverse."


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_missing_text_is_a_bug(language: str) -> None:
    with pytest.raises(Broken, match="no text 'event-sank'"):
        Catalogue("raft", language).text("event-sank")


def test_a_missing_argument_is_a_bug() -> None:
    with pytest.raises(Broken, match=r"'event-drew' .* cannot be completed"):
        Catalogue("raft", "en").text("event-drew", {"seat": "seat:0", "n": 1}, NAMES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_person_never_reads_a_bare_key(language: str) -> None:
    said = Catalogue("raft", language, strict=False).text("event-sank")
    assert said == Catalogue(None, language).text("text-missing")


def test_what_fluent_cannot_read_is_named() -> None:
    with pytest.raises(Broken, match=r"cannot be read at 'b = \{'"):
        list(keys_of(FluentResource("a = A\nb = { \n"), "en.ftl"))


def test_an_unknown_language_is_malformed() -> None:
    with pytest.raises(Malformed, match="language 'de': is not known; there is en, es"):
        Catalogue("raft", "de")
