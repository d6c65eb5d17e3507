"""The worked examples of the English and the Spanish rulebook; their numbers agree."""

from __future__ import annotations

import pytest

from tests.games.valdora.position import Position, Table, held, page

RED_5 = held("c", "red 5", "yellow", "right")
RED_6 = held("c", "red 6", "green", "right")
VIOLET_3 = held("c", "violet 3", "silver", "right")
VIOLET_4 = held("c", "violet 4", "blue", "right")


@pytest.mark.rule("pages")
@pytest.mark.rule("purchase")
@pytest.mark.ruling("R10")
def test_turning_pages_andreas_buys_turns_buys_and_turns_for_three_coins_in_all() -> None:
    """A card, a page free, a page for a coin, a second card, two pages more: three coins for pages, two for cards."""
    table = Position().at(0, "road_02").coins(0, 6).begin(0)
    table.play("move city_c", "buy right")
    assert table.state.coins[0] == 5
    table.play("turn right")
    assert table.state.coins[0] == 5
    table.play("turn right", "buy right")
    assert table.state.coins[0] == 3
    table.play("turn right", "turn left")
    assert table.state.coins[0] == 1
    assert [event["n"] for event in table.told("turned")] == [0, 1, 1, 1]
    assert len(table.state.opened[0]) == 2
    assert table.play("end").seat == 1


@pytest.mark.rule("load")
@pytest.mark.ruling("R16")
def test_load_gemstones_andreas_finds_two_gold_a_ruby_two_sapphires_and_an_emerald() -> None:
    """One gem onto each matching empty card, not all of a colour (English text); the emerald onto the cart."""
    position = Position().at(0, "city_a").coins(0, 2).equipment(0, gold_pan="gold", shovel="", pick="", cart="")
    table = position.road("road_01", gold=2, ruby=1, sapphire=2, emerald=1).begin(0)
    table.play("move road_01")
    assert table.refusal("load gold gold_pan") == "equipment_full"
    table.play("load ruby shovel", "load sapphire pick", "load emerald cart")
    assert [table.load(0, card) for card in ("gold_pan", "shovel", "pick", "cart")] == [
        "gold",
        "ruby",
        "sapphire",
        "emerald",
    ]
    assert table.state.coins[0] == 0
    assert table.gems("road_01") == {"gold": 2, "sapphire": 1}
    assert table.choices() == ["end"]


@pytest.mark.rule("craftsmen")
@pytest.mark.ruling("R2")
@pytest.mark.ruling("R21")
def test_hiring_andreas_completes_two_red_commissions_and_gets_a_blue_and_a_green_craftsman() -> None:
    position = Position().at(0, "road_06").equipment(0, shovel="ruby", cart="ruby").opened(0, RED_5, RED_6)
    table = position.tiles(blue=1, green=1, silver=3, white=2).begin(0)
    table.play("move house_red", "complete 0", "pay cart", "complete 0")
    assert table.craftsmen(0) == {"blue": 1, "green": 1}
    assert [event["tile"] for event in table.told("hired")] == ["craftsman:blue", "craftsman:green"]


def bernd() -> Table:
    """One violet, no red, one blue tile left; Bernd has a violet and a blue one, two amethysts, two commissions."""
    position = (
        Position().at(0, "road_01").equipment(0, hammer="amethyst", cart="amethyst").opened(0, VIOLET_3, VIOLET_4)
    )
    position.tiles(violet=1, blue=1, silver=3, green=2).craftsmen(0, violet=1, blue=1)
    return position.begin(0)


@pytest.mark.rule("bonus-tiles")
@pytest.mark.rule("workshops")
@pytest.mark.rule("complete")
@pytest.mark.ruling("R3")
@pytest.mark.ruling("R4")
def test_bonus_tiles_bernd_opens_the_violet_and_the_blue_workshop() -> None:
    table = bernd().play("move house_violet", "complete 0", "pay hammer")
    assert table.workshops(0) == ["violet"]
    assert table.state.bonus[0] == 0, "the completion that opens the workshop brings no bonus tile"
    table.play("complete 0")
    assert table.state.bonus[0] == 1
    assert table.workshops(0) == ["violet", "blue"]
    assert table.craftsmen(0) == {"violet": 2, "blue": 2}
    kinds = [event.kind for event in table.story if event.kind in ("completed", "bonus", "hired", "workshop")]
    assert kinds == ["completed", "hired", "workshop", "completed", "bonus", "hired", "workshop"]


@pytest.mark.rule("provisions")
@pytest.mark.ruling("R13")
def test_take_provisions_a_city_may_be_passed_and_the_provisions_are_used_up() -> None:
    table = Position().at(0, "road_01").provisions(0).begin(0)
    table.play("move road_03")
    assert table.state.provisions[0] == 0
    assert table.told("passed") == [{"seat": "seat:0"}]


@pytest.mark.rule("books")
def test_books_one_recto_shows_at_first_and_a_second_card_only_after_turning() -> None:
    """The Spanish text takes two visible cards for granted; the English one says: after turning."""
    table = Position().at(0, "road_02").shows("c", "blue 4").begin(0)
    assert (table.top("c", "left"), table.top("c", "right")) == ("", "commission:blue")
    table.play("move city_c", "turn right")
    assert table.top("c", "left") == "commission:silver"
    assert table.state.left[2] == [page("c", "blue 4", "silver 2")]
