"""`?` and a name: everything about a thing or a player, offered or not."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from rich.console import Console

import valtable
from tests.cli.renderers.test_valletta import NAMES, play_on
from valtable.cli.renderers import renderer_for
from valtable.cli.table.by_name import best, offers_meant
from valtable.cli.table.explain import explain
from valtable.cli.table.offers import draw_offers, number
from valtable.cli.terminal import Terminal
from valtable.kernel.match import Match
from valtable.texts import LANGUAGES

Ask = Callable[[str], str]


def terminal_for(match: Match, language: str = "en", **size: int) -> Terminal:
    console = Console(width=size.get("width", 200), height=size.get("height", 40), color_system=None, highlight=False)
    return Terminal(console, match.game, NAMES[: match.seats], language)


def asking(match: Match, language: str = "en") -> Ask:
    """Answers `?` as the person who is asked now reads it."""
    terminal = terminal_for(match, language)
    renderer, seat = renderer_for(terminal), match.decisions[0].seat

    def ask(about: str) -> str:
        with terminal.console.capture() as capture:
            explain(renderer, match.view(seat), number(renderer, match.offers(seat)), about)
        return " ".join(capture.get().split())

    return ask


@pytest.fixture
def late() -> Match:
    """A game in which something is built, at the choice of a card."""
    match = valtable.new("valletta", seats=NAMES[:3], seed=3)
    play_on(match, 70)
    while match.decisions[0].kind != "play":
        play_on(match, 1)
    return match


def test_a_building_tells_price_points_place_and_character_while_cards_are_asked(late: Match) -> None:
    view = late.view(late.decisions[0].seat)
    free = next(b for b in view.display if view.owner[b] == -1)  # type: ignore[attr-defined]  # Valletta's own view
    box = late.game.contents
    said = asking(late)(box.buildings[free])
    for part in ("points", "column", "Construct", "→", "worth", "Not part of the choice"):
        assert part in said
    character = f"character:{box.characters[box.character_of[free]]}"
    texts = terminal_for(late).texts
    assert f"{texts.thing(character)}: {texts.describe(character)}" in said
    color = ("purple", "red", "green", "blue", "yellow")[box.building_color[free]]
    assert texts.thing(f"color:{color}") in said


def test_an_owned_building_names_its_owner(late: Match) -> None:
    view = late.view(late.decisions[0].seat)
    built = next(b for b in view.display if view.owner[b] != -1)  # type: ignore[attr-defined]
    owner = NAMES[view.owner[built]]  # type: ignore[attr-defined]
    assert f"belongs to {owner}" in asking(late)(late.game.contents.buildings[built])


def test_a_player_shows_all_that_is_public(late: Match) -> None:
    other = (late.decisions[0].seat + 1) % late.seats
    said = asking(late)(NAMES[other])
    for part in ("Goods and houses:", "Hand:", "Deck:", "Discard:", "Hand and deck together:", "points so far"):
        assert part in said


def test_a_card_tells_its_text_its_colour_and_where_it_is(late: Match) -> None:
    said = asking(late)("stonecutter")
    assert "Take 1 stone. (red)" in said
    assert "in hand or deck" in said or "Discard" in said or "Open supply" in said


def test_the_barrels_left_are_counted_per_good(late: Match) -> None:
    counts = late.view(None).barrels  # type: ignore[attr-defined]
    gold, wood, stone, brick = counts
    assert f"; {gold} gold, {wood} wood, {stone} stone, {brick} brick" in asking(late)("barrel")


def test_the_character_of_a_building_is_described_with_the_offer() -> None:
    match = valtable.new("valletta", seats=NAMES[:2], seed=5)
    while match.decisions[0].kind != "build" or match.decisions[0].source != "character:builder":
        play_on(match, 1)
    offers = match.offers(match.decisions[0].seat)
    offer = next(offer for offer in offers if offer.kind == "construct")
    card = next(str(effect.args["card"]) for effect in offer.effects if effect.kind == "character")
    assert str(terminal_for(match).texts.describe(card)) in asking(match)(offer.notation)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_thing_can_be_looked_up_in_every_language(late: Match, language: str) -> None:
    """Strict texts: nothing on the table lacks a word."""
    ask, texts = asking(late, language), terminal_for(late, language).texts
    places = late.game.table(late.view(late.decisions[0].seat)).places
    for name in {texts.thing(thing.ref) for place in places for thing in place.things}:
        assert name in ask(name)


def test_a_bare_name_plays_and_a_verb_lays_down(late: Match) -> None:
    for language, lay in (("en", "lay down"), ("es", "bajar")):
        terminal = terminal_for(late, language)
        renderer, seat = renderer_for(terminal), late.decisions[0].seat
        offers = [offer for offer in late.offers(seat) if offer.refusal is None]
        card = next(str(offer.args["card"]) for offer in offers if offer.kind == "lay")
        name = terminal.texts.thing(card)
        assert [offer.kind for offer in offers_meant(renderer, offers, name)] == ["play"]
        assert [offer.kind for offer in offers_meant(renderer, offers, f"{lay} {name}")] == ["lay"]


def test_the_best_fit_wins() -> None:
    named = [(1, ["Bank I"]), (2, ["Bank II"]), (3, ["Bañero"])]
    assert best("bank i", named) == [1]
    assert best("bank", named) == [1, 2]
    assert best("BAN", named) == [1, 2, 3]
    assert best("banero", named) == [3]
    assert best("«»", named) == []


def test_laying_down_comes_last_and_misses_with_an_owner_are_not_listed(late: Match) -> None:
    terminal = terminal_for(late)
    renderer, seat = renderer_for(terminal), late.decisions[0].seat
    kinds = [offer.kind for offer in number(renderer, late.offers(seat)) if offer.refusal is None]
    assert kinds == sorted(kinds, key=["play", "exchange", "lay"].index)
    match = valtable.new("valletta", seats=NAMES[:2], seed=5)
    play_on(match, 60)
    while match.decisions[0].kind != "build":
        play_on(match, 1)
    with terminal.console.capture() as capture:
        terminal.show(draw_offers(renderer, number(renderer, match.offers(match.decisions[0].seat))))
    assert "belongs to" not in capture.get()


def test_a_bare_question_mark_tells_what_is_not_possible_and_what_is_asked_elsewhere(late: Match) -> None:
    said = asking(late)("")
    assert "At other moments you choose" in said
    assert "(r and a name explains it)" in said
    assert len(said.split("At other moments you choose: ")[1].split(", ")) > 1
    last = len(late.offers(late.decisions[0].seat))
    assert f"? {last} explains number {last} of the list" in said
    match = valtable.new("valletta", seats=NAMES[:2], seed=5)
    play_on(match, 60)
    while match.decisions[0].kind != "build":
        play_on(match, 1)
    refused = [offer for offer in match.offers(match.decisions[0].seat) if offer.refusal is not None]
    assert refused
    texts, said = terminal_for(match).texts, asking(match)("")
    for offer in refused:
        assert offer.refusal is not None
        assert texts.refusal(offer.refusal, NAMES) in said


def test_an_offer_says_its_number_and_how_it_is_typed_and_a_thing_shows_no_key(late: Match) -> None:
    offers = number(renderer_for(terminal_for(late)), late.offers(late.decisions[0].seat))
    assert f"number 1, or typed: {offers[0].notation}" in asking(late)("1")
    assert f"number 1, or typed: {offers[0].notation}" in asking(late)(offers[0].notation)
    card = str(offers[0].args["card"])
    said = asking(late)(terminal_for(late).texts.thing(card))
    assert f"1 {terminal_for(late).texts.offer(offers[0], NAMES)}" in said, "with the number of the list"
    assert card.partition(":")[2] not in said.split()
