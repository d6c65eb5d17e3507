"""What people read in Valletta: whole games told in both languages, prices and remedies, cards and their texts."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Sequence
from functools import cache
from random import Random

import pytest

import valtable
from tests.games.valletta.position import GAME, Position, Table
from tests.kits import kit_of
from valtable import games
from valtable.kernel.game import AnyGame
from valtable.kernel.journal import Event
from valtable.kernel.match import Match
from valtable.texts import LANGUAGES, Catalogue, load_rules

NAMES = ("Ana", "Bruno", "Carla", "Diego")
EMPTY = "∅"


class Telltale(Catalogue):
    """Marks where an empty list was put into words: a sentence must leave it out or be another one."""

    def join(self, parts: Sequence[str]) -> str:
        return super().join(parts) if parts else EMPTY


@cache
def catalogue(language: str) -> Catalogue:
    return Telltale("valletta", language)


@cache
def game_of(seats: int, seed: int) -> Match:
    """A game of weighted play."""
    match, rng, kit = valtable.new("valletta", seats=NAMES[:seats], seed=seed), Random(seed), kit_of("valletta")
    while not match.is_over:
        seat = match.decisions[0].seat
        match.play(seat, kit.choose(match.state, seat, match.choices(seat), rng))
    return match


def assert_well_formed(text: str) -> None:
    assert re.search(rf"\w:\w|\{{|\}}|  | [.,;:]|\n|{EMPTY}", text) is None, text
    assert text[0].isupper() or text[0] in "«0123456789", text
    assert text[-1] in ".!?", text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whole_games_are_told_in_sentences(language: str, seats: int) -> None:
    for seed in range(4):
        match = game_of(seats, seed)
        for viewer in (None, *range(seats)):
            for event in match.story(viewer):
                assert_well_formed(catalogue(language).event(event, NAMES))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_of_a_game_is_a_sentence_with_its_remedy(language: str) -> None:
    match, rng, kit = valtable.new("valletta", seats=3, seed=4), Random(4), kit_of("valletta")
    said: set[str] = set()
    while not match.is_over:
        seat = match.decisions[0].seat
        for action in range(0, len(GAME.actions), 3):
            refusal = match.game.refusal(match.state, seat, action)
            if refusal is not None:
                said.add(refusal.reason)
                assert_well_formed(catalogue(language).refusal(refusal, NAMES))
        match.play(seat, kit.choose(match.state, seat, match.choices(seat), rng))
    assert len(said) > 12


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_on_the_table_has_a_name(language: str) -> None:
    match, texts = game_of(4, 0), catalogue(language)
    for viewer in (None, 0):
        for place in match.game.table(match.view(viewer)).places:
            assert texts.place(place, NAMES)
            for thing in place.things:
                assert texts.amount(thing.ref, thing.count, NAMES)
                for kind, args in thing.marks:
                    assert texts.mark(kind, args, NAMES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_name_and_a_text_of_its_own(language: str) -> None:
    texts = catalogue(language)
    people = [entry["id"] for entry in tomllib.loads(GAME.components.files["characters.toml"])["character"]]
    assert len({texts.thing(f"character:{name}") for name in people}) == len(people) == 34
    assert len({texts.describe(f"character:{name}") for name in people} - {None}) == len(people)
    houses = [entry["id"] for entry in tomllib.loads(GAME.components.files["buildings.toml"])["building"]]
    assert len({texts.thing(f"building:{name}") for name in houses}) == len(houses) == 37


# Single sentences


def refused(table: Table, action: str, language: str = "en") -> str:
    refusal = GAME.refusal(table.state, table.seat, GAME.actions.parse(action))
    assert refusal is not None
    return catalogue(language).refusal(refusal, NAMES)


def test_a_price_that_cannot_be_paid_says_what_is_missing() -> None:
    table = Position().put("warehouse", 1, 1).hand(0, "builder", "maid").goods(0, gold=9, stone=1).begin(0)
    table.play("play builder")
    assert refused(table, "construct warehouse") == (
        "Warehouse costs 3 gold, 1 wood, 1 stone and 1 brick. You need 1 wood and 1 brick more."
    )
    assert refused(table, "construct warehouse", "es") == (
        "Almacén cuesta 3 de oro, 1 madera, 1 piedra y 1 ladrillo. Te faltan 1 madera y 1 ladrillo."
    )


def test_a_card_that_saves_a_material_says_so() -> None:
    table = Position().put("warehouse", 1, 1).hand(0, "foreman", "maid").goods(0, gold=9).begin(0)
    table.play("play foreman")
    assert refused(table, "construct warehouse") == (
        "Warehouse costs 2 gold, 1 wood, 1 stone and 1 brick. "
        "You need 1 wood, 1 stone and 1 brick more; this card saves one material at most."
    )


def test_an_exchange_that_cannot_be_paid_says_what_it_costs() -> None:
    table = Position().hand(0, "builder", "maid").goods(0, gold=1, wood=1, stone=4).begin(0)
    assert refused(table, "exchange stone") == (
        "You give 3 goods of other kinds for 1 stone; you have 2. Take more goods first."
    )
    table = Position(exchange_same_kind=True).hand(0, "builder", "maid").goods(0, gold=2, wood=2, brick=1).begin(0)
    assert refused(table, "exchange stone") == (
        "You give 3 goods of one other kind for 1 stone; the most you have of one is 2. Take more goods first."
    )
    assert refused(table, "exchange stone", "es") == (
        "Por 1 piedra se entregan 3 recursos iguales de otra clase; de ninguna tienes más de 2. "
        "Toma antes más recursos."
    )


def told(game: AnyGame, kind: str, language: str, **args: int | str | list[str]) -> str:
    return catalogue(language).event(Event(kind, args, game.events[kind]), NAMES)


def test_a_draw_tells_others_the_number_and_the_drawer_the_cards() -> None:
    assert told(GAME, "drew", "en", seat="seat:1", n=1, cards=[]) == "Bruno draws 1 card."
    assert told(GAME, "drew", "en", seat="seat:1", n=3, cards=[]) == "Bruno draws 3 cards."
    cards = ["character:builder", "character:builder", "character:maid"]
    assert told(GAME, "drew", "en", seat="seat:1", n=3, cards=cards) == "Bruno draws 2 × Builder and Maid."
    assert told(GAME, "drew", "es", seat="seat:1", n=1, cards=[]) == "Bruno roba 1 carta."
    assert told(GAME, "drew", "es", seat="seat:1", n=3, cards=cards) == "Bruno roba 2 × Constructor y Criada."


def test_hiring_tells_the_price_where_there_is_one() -> None:
    args = {"seat": "seat:0", "card": "character:builder"}
    assert told(GAME, "hired", "en", cost=[], **args) == "Ana hires Builder."
    assert told(GAME, "hired", "en", cost=["good:gold"] * 2, **args) == "Ana hires Builder for 2 gold."
    assert told(GAME, "hired", "es", cost=[], **args) == "Ana contrata a «Constructor»."
    assert told(GAME, "hired", "es", cost=["good:gold"], **args) == "Ana contrata a «Constructor» por 1 oro."


def test_a_building_without_a_price_is_not_built_for_nothing_in_words() -> None:
    args = {"seat": "seat:0", "building": "building:bank_1", "card": "character:banker"}
    free = told(GAME, "constructed", "en", cost=[], **args)
    assert free == "Ana constructs Bank I for free and takes Banker into hand."
    paid = told(GAME, "constructed", "en", cost=["good:gold", "good:stone", "good:stone"], **args)
    assert paid == "Ana constructs Bank I for 1 gold and 2 stones and takes Banker into hand."
    assert told(GAME, "upgraded", "es", cost=[], **args) == "Ana mejora Banco I gratis."
    no_points = told(GAME, "scored", "en", seat="seat:0", n=0, card="character:philip_ii")
    assert no_points == "Ana scores nothing with Philip II of Spain."
    assert told(GAME, "scored", "es", seat="seat:0", n=1, card="character:philip_ii") == (
        "Ana gana 1 punto con «Felipe II de España»."
    )


def test_to_be_done_names_the_card_that_asks_even_where_nothing_else_is_left() -> None:
    """A lone `Done` would read as the end of somebody's turn."""
    table = Position().hand(0, "builder", "maid").goods(0, gold=1, wood=1, stone=1).begin(0).play("play builder")
    said = {language: catalogue(language).offer(table.offers["done"], NAMES) for language in LANGUAGES}
    assert said == {"en": "Done with Builder", "es": "Terminar con «Constructor»"}


@pytest.mark.rule("buildings")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_list_every_building_as_it_is_in_the_box(language: str) -> None:
    words, printed = catalogue(language), dict[str, list[list[str]]]()
    for card in tomllib.loads(games.load("valletta").components.files["buildings.toml"])["building"]:
        price = ", ".join(words.amount(f"good:{good}", n) for good, n in card["cost"].items() if n)
        points = f"{card['vp']} → {card['vp_upgraded']}"
        named = [words.thing(ref) for ref in (f"good:{card['icon']}", f"character:{card['character']}")]
        printed.setdefault(card["color"], []).append([words.thing(f"building:{card['id']}"), price, points, *named])
    _, *tables = re.split(r"^\*\*.+\*\*$", load_rules("valletta", language).section("buildings").body, flags=re.M)
    listed = [[line.strip("| ").split(" | ") for line in table.strip().splitlines()][2:] for table in tables]
    assert listed == [printed[color] for color in ("green", "blue", "yellow")]
