"""A table is set up: by mouse in three clicks, by keyboard alone, from every start, on screens of every size."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest
from playwright.sync_api import Page, Request, expect

from tests.browser.conftest import NewPage, check_access
from tests.browser.geometry import faults
from tests.browser.test_by_keyboard import tab_to
from valtable import games

GAMES = ("valletta", "valdora", "valencia", "valeria")
SIZES = (
    (360, 740), (390, 844), (768, 1024), (1024, 768), (1280, 720), (1366, 768), (1440, 900), (1920, 1080), (2560, 1440),
)  # fmt: skip
LOOKS = ((("en-GB", "light"), ("es-ES", "dark")), (("es-ES", "light"), ("en-GB", "dark")))
SOME = [
    (GAMES[(number + 2 * second) % 4], size, lang, theme)
    for number, size in enumerate(SIZES)
    for second, (lang, theme) in enumerate(LOOKS[number % 2])
]
"""Every size and every game in both languages and both themes."""
ALL = list(product(GAMES, SIZES, ("en-GB", "es-ES"), ("light", "dark")))


def open_page(page: Page, site: str, game: str) -> None:
    page.goto(f"{site}/new/{game}")
    expect(page.locator(".summary")).to_be_visible()


def sent(page: Page) -> dict[str, Any]:
    """Starts the table and tells what was asked for."""
    with page.expect_request(is_new_table) as caught:
        page.get_by_role("button", name="Start", exact=True).click()
    table = asked_for(caught.value)
    page.locator(".table").wait_for()
    return table


def asked_for(request: Request) -> dict[str, Any]:
    table = request.post_data_json
    assert isinstance(table, dict)
    return table


def is_new_table(request: Request) -> bool:
    return request.method == "POST" and request.url.endswith("/api/tables")


@pytest.mark.parametrize("game", GAMES)
def test_every_start_is_a_table(new_page: NewPage, site: str, game: str) -> None:
    page = new_page()
    presets = games.load(game).presets
    for name, options in presets.items():
        open_page(page, site, game)
        expect(page.locator("[data-start]")).to_have_count(len(presets))
        page.locator(f"[data-start={name}]").click()
        expect(page.locator("[data-start][aria-pressed=true]")).to_have_attribute("data-start", name)
        usual = games.load(game).options_type()
        assert sent(page)["options"] == {key: value for key, value in options.items() if value != getattr(usual, key)}
        expect(page.get_by_test_id("banner")).to_be_visible()


def test_valeria_is_set_up_by_keyboard_alone(new_page: NewPage, site: str) -> None:
    page = new_page()
    open_page(page, site, "valeria")
    assert tab_to(page, "[data-start=crimson_seas]")
    page.keyboard.press("Enter")
    expect(page.locator("[data-start=crimson_seas]")).to_have_attribute("aria-pressed", "true")
    assert tab_to(page, ".chips input")
    page.keyboard.press("ArrowDown")  # from "at random" round to the first
    expect(page.get_by_role("radio", name="First Game")).to_be_checked()
    assert tab_to(page, "[data-module=agents] [role=switch]")
    page.keyboard.press("Space")
    expect(page.get_by_role("switch", name="Agents")).to_be_checked()
    assert tab_to(page, "[data-fold=rulings]")
    page.keyboard.press("Enter")
    assert tab_to(page, "[data-option=duke_resources] input")
    page.keyboard.press("ArrowRight")
    expect(page.locator("[data-fold=rulings]")).to_contain_text("1 differs from the book")
    assert tab_to(page, "[aria-label='Seat 2'] .faces input")
    page.keyboard.press("ArrowRight")
    assert tab_to(page, ".startbar button")
    with page.expect_request(is_new_table) as caught:
        page.keyboard.press("Enter")
    table = asked_for(caught.value)
    assert table["options"] == {
        "layout": "first_game",
        "crimson_seas": True,
        "agents": True,
        "duke_resources": "per_type",
    }
    assert table["seats"][1]["bot"] == "level4"
    expect(page.get_by_test_id("banner")).to_be_visible()


def test_what_does_not_go_together_says_so_in_the_place_of_its_switch(new_page: NewPage, site: str) -> None:
    page = new_page()
    open_page(page, site, "valeria")
    page.get_by_role("switch", name="Crimson Seas").click()
    margraves = page.locator("[data-module=margraves]")
    expect(margraves).to_contain_text("not with Crimson Seas")
    expect(margraves.get_by_role("switch")).to_have_count(0)
    page.locator("[data-fold=rulings]").click()
    expect(page.locator("[data-option=coxswain]")).to_be_visible()
    page.locator("[data-option=coxswain]").get_by_text("as printed").click()
    expect(page.locator("[data-option=coxswain]")).to_contain_text("The book says: 1 resource")
    page.get_by_role("switch", name="Crimson Seas").click()  # what was about it goes with it
    expect(page.locator("[data-option=coxswain]")).to_have_count(0)
    expect(page.locator("[data-fold=rulings]")).to_contain_text("all as in the book")
    page.get_by_role("button", name="Choose", exact=True).click()
    page.get_by_role("switch", name="Monster Events").click()
    guard = page.locator("[data-pack=kings_guard]")
    expect(guard).to_contain_text("needs Monster Events")
    expect(guard.get_by_role("checkbox")).to_be_disabled()
    assert sent(page)["options"] == {"layout": "first_game", "monster_events": False}


def test_the_next_table_begins_as_the_last_one_was_set_up(new_page: NewPage, site: str) -> None:
    page = new_page()
    open_page(page, site, "valencia")
    page.locator("[data-start=other_city]").click()
    page.get_by_role("switch", name="Twin").click()
    page.get_by_role("button", name="Add a seat").click()
    page.locator("[aria-label='Seat 4'] .faces label").first.click()
    first = sent(page)
    open_page(page, site, "valencia")
    expect(page.get_by_text("As last time.")).to_be_visible()
    again = sent(page)
    assert again["options"] == first["options"] == {"twin": True}
    assert [seat.get("bot") for seat in again["seats"]] == [None, "level3", "level3", "level1"]
    open_page(page, site, "valencia")
    page.get_by_role("button", name="Begin afresh").click()
    expect(page.locator(".chair")).to_have_count(3)
    expect(page.locator("[data-start=first_game]")).to_have_attribute("aria-pressed", "true")


def test_the_minutes_follow_who_sits_there_and_what_is_added(new_page: NewPage, site: str) -> None:
    page = new_page()
    open_page(page, site, "valeria")
    said = page.locator(".summary .minutes b")
    with_bots = int(said.inner_text())
    for seat in (2, 3):
        page.locator(f"[aria-label='Seat {seat}'] .kinds label", has_text="A friend, by link").click()
    with_friends = int(said.inner_text())
    assert with_friends > 2 * with_bots
    page.get_by_role("switch", name="Crimson Seas").click()
    assert int(said.inner_text()) > with_friends


@pytest.mark.parametrize("game", GAMES)
def test_folded_it_is_one_screen(new_page: NewPage, site: str, game: str) -> None:
    page = new_page(width=1440, height=900)
    open_page(page, site, game)
    assert page.evaluate("() => document.documentElement.scrollHeight") <= 900
    for lang in ("en-GB", "es-ES"):
        laptop = new_page(width=1366, height=768, lang=lang)
        open_page(laptop, site, game)
        assert laptop.evaluate("() => document.documentElement.scrollHeight") <= 768
    phone = new_page(width=390, height=844)
    open_page(phone, site, game)
    assert phone.evaluate("() => document.documentElement.scrollHeight") <= 2400


def check_look(page: Page, site: str, game: str, theme: str) -> None:
    page.emulate_media(color_scheme="dark" if theme == "dark" else "light", reduced_motion="reduce")
    open_page(page, site, game)
    page.locator("[data-start] img").last.evaluate("image => image.decode()")
    assert faults(page) == []
    for folded in page.locator("button[aria-controls=packs], [data-fold]").all():
        folded.click()
    assert faults(page) == []
    check_access(page)


@pytest.mark.parametrize(("game", "size", "lang", "theme"), SOME)
def test_nothing_is_cut_covered_or_too_small(
    new_page: NewPage, site: str, game: str, size: tuple[int, int], lang: str, theme: str
) -> None:
    """Sizes, languages and themes in pairs; all of them together in the long tests."""
    check_look(new_page(lang=lang, width=size[0], height=size[1]), site, game, theme)


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_cut_covered_or_too_small_anywhere(new_page: NewPage, site: str, game: str) -> None:
    for title, (width, height), lang, theme in ALL:
        if title == game:
            check_look(new_page(lang=lang, width=width, height=height), site, game, theme)
