"""What Valdora's questions tell and understand: `load all`, moves in reading order, one's last turn."""

from __future__ import annotations

import re

import pytest

from tests.cli.renderers.test_valdora import drawn, terminal_of
from tests.games.valdora.position import GAME, Position, Table, commission
from valtable.cli.renderers import renderer_for
from valtable.cli.table.offers import consequences, draw_offers, number
from valtable.kernel.errors import Malformed
from valtable.texts import LANGUAGES

ORDERED, ANY_ORDER = 2, 3
"""Versions of the rules: loads of a road in the order of the cards, or in any."""


def on_a_road(cards: list[str], coins: int = 0, version: int = ORDERED, **gems: int) -> Table:
    """Ana stands on a road with these empty cards and the gold pan."""
    position = Position().at(0, "city_a").coins(0, coins).equipment(0, **dict.fromkeys(cards, ""))
    table = position.road("road_01", **gems).begin(0)
    table.state.rules = version
    return table.play("move road_01")


def meant(table: Table, typed: str = "load all", language: str = "en") -> list[str]:
    return renderer_for(terminal_of(language)).in_full(GAME.view(table.state, 0), typed).split("; ")


@pytest.mark.parametrize("version", [ORDERED, ANY_ORDER])
@pytest.mark.parametrize("typed", ["load all", "Load  ALL"])
def test_load_all_loads_everything_that_fits(version: int, typed: str) -> None:
    table = on_a_road(["shovel", "chisel"], version=version, gold=1, ruby=2, emerald=1)
    steps = meant(table, typed)
    assert sorted(steps) == ["load emerald chisel", "load gold gold_pan", "load ruby shovel"]
    table.play(*steps)
    assert table.gems("road_01") == {"ruby": 1}


def test_load_all_speaks_the_language_of_the_moment() -> None:
    table = on_a_road(["shovel"], gold=1, ruby=1)
    assert meant(table, "cargar todo", "es") == meant(table, "load all", "es") == meant(table)
    assert meant(table, "cargar todo") == ["cargar todo"]


@pytest.mark.parametrize("version", [ORDERED, ANY_ORDER])
def test_load_all_leaves_real_choices_to_the_player(version: int) -> None:
    """The pan takes gold, for the cart there is more than one gem; it stays empty and is asked for."""
    table = on_a_road(["cart"], coins=6, version=version, gold=2, ruby=1)
    assert meant(table) == ["load gold gold_pan"]
    table.play("load gold gold_pan")
    assert {"load gold cart", "load ruby cart"} <= set(table.choices())


def test_load_all_with_one_gem_for_two_cards_explains() -> None:
    table = on_a_road(["shovel", "cart"], coins=6, ruby=1)
    with pytest.raises(Malformed) as told:
        meant(table)
    assert told.value.problem == "What Shovel and Cart should carry is for you to choose: load gem by gem."


def test_load_all_bars_no_card_by_the_older_rules() -> None:
    """The chisel is no choice, but loading it first would leave the shovel empty."""
    table = on_a_road(["shovel", "chisel", "cart"], coins=6, ruby=1, emerald=2)
    with pytest.raises(Malformed, match="load gem by gem"):
        meant(table)
    table.state.rules = ANY_ORDER
    assert meant(table) == ["load emerald chisel"]
    table.play("load emerald chisel")
    assert {"load ruby shovel", "load ruby cart"} <= set(table.choices())


def test_load_all_where_nothing_fits_says_so() -> None:
    with pytest.raises(Malformed, match="Nothing can be loaded here now"):
        meant(Position().at(0, "city_a").begin(0))


@pytest.mark.parametrize(("gems", "said"), [({"gold": 1, "ruby": 1}, True), ({"gold": 1}, False)])
def test_the_short_form_is_told_where_it_saves_something(gems: dict[str, int], said: bool) -> None:
    table, terminal = on_a_road(["shovel"], **gems), terminal_of()
    assert ("load all" in drawn(terminal, renderer_for(terminal).brief(GAME.view(table.state, 0)))) == said


@pytest.mark.parametrize("language", LANGUAGES)
def test_moves_are_numbered_in_reading_order(language: str) -> None:
    table, terminal = Position().at(0, "city_c").begin(0), terminal_of(language)
    renderer, view = renderer_for(terminal), GAME.view(table.state, 0)
    renderer.brief(view)
    shown = drawn(terminal, draw_offers(renderer, number(renderer, renderer.worded(view, GAME.offers(table.state, 0)))))
    numbers = [int(found) for found in re.findall(r"(?<=  )(\d+) (?=\D)", shown)]
    assert numbers == list(range(1, len(numbers) + 1))
    assert len(numbers) > 3


@pytest.mark.parametrize(("language", "said"), [("en", "nothing to do"), ("es", "nada que hacer")])
def test_a_stop_where_nothing_can_be_done_says_so_in_the_list(language: str, said: str) -> None:
    position = Position().at(0, "city_a").road("road_01", ruby=2).road("road_09", gold=1)
    table, terminal = position.begin(0), terminal_of(language)
    renderer, view = renderer_for(terminal), GAME.view(table.state, 0)
    renderer.brief(view)
    offers = number(renderer, renderer.worded(view, GAME.offers(table.state, 0)))
    listed = drawn(terminal, draw_offers(renderer, offers))
    stops = re.split(r"\s{2,}", listed)
    names = {name: renderer.terminal.texts.thing(f"space:{name}") for name in ("road_01", "road_09")}
    shown = {name: next(stop for stop in stops if words in stop) for name, words in names.items()}
    assert shown["road_01"].endswith("∅"), "a ruby, and only the gold pan to carry it"
    assert "∅" not in shown["road_09"]
    assert f"∅ {said}" in listed
    assert f"∅ {said}" in drawn(terminal, renderer.table(view))


@pytest.mark.parametrize(
    ("language", "coin", "buying", "swapping"),
    [
        ("en", "1 coin", "– buying costs 1 coin", "– costs 1 coin"),
        ("es", "1 moneda", "– la compra cuesta 1 moneda", "– cuesta 1 moneda"),
    ],
)
def test_a_commission_that_asks_for_a_coin_tells_its_price_too(
    language: str, coin: str, buying: str, swapping: str
) -> None:
    held = [commission("blue"), commission("red"), commission("green")]
    for kind, opened, price in (("buy", held[:1], buying), ("swap", held, swapping)):
        position = Position().at(0, "road_02").coins(0, 1).opened(0, *opened).shows("c", "silver 3")
        table, terminal = position.begin(0).play("move city_c"), terminal_of(language)
        offer = next(offer for offer in GAME.offers(table.state, 0) if offer.kind == kind)
        assert coin in terminal.texts.offer(offer, terminal.names)
        assert consequences(terminal, offer).startswith(price)


@pytest.mark.parametrize(("language", "said"), [("en", "This is your last turn."), ("es", "Este es tu último turno.")])
def test_ones_last_turn_is_announced(language: str, said: str) -> None:
    def brief(table: Table, seat: int) -> str:
        terminal = terminal_of(language)
        return drawn(terminal, renderer_for(terminal).brief(GAME.view(table.state, seat)))

    assert said in brief(Position().last_round().begin(0), 0)
    assert said not in brief(Position().last_round().begin(0), 1), "only in one's own turn"
    assert said not in brief(Position().begin(0), 0)
    assert said in brief(Position(round_limit=30).round(30).begin(0), 0)
