"""Every page, in both languages, by day and night, on desks and phones: complete, accessible, and nothing overflows."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NOT_FOUND, NewPage, check_access
from tests.browser.table import STAMP, answered, settle, touch

PLACES = {
    "/": ".poster",
    "/new/valletta": ".chair",
    "/new/valeria": ".chair",
    "/opponents/valdora": ".opponent",
    "/rules": "main li .invite",  # which comes after the list
    "/rules/valletta": ".rule",
    "/credits": "h1",
    "/t/nowhere12": "h1",
}


def has_no_sideways_scroll(page: Page) -> bool:
    fits: bool = page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    return fits


@pytest.mark.parametrize(("lang", "width"), [("en-GB", 1440), ("es-ES", 360)])
def test_pages_are_accessible_and_fit(new_page: NewPage, site: str, lang: str, width: int) -> None:
    page = new_page(lang=lang, width=width, height=900, expected=NOT_FOUND)
    for place, sign in PLACES.items():
        page.goto(site + place)
        page.locator(sign).first.wait_for()
        page.wait_for_load_state("networkidle")
        expect(page.locator("html")).to_have_attribute("lang", lang[:2])
        check_access(page)
        assert has_no_sideways_scroll(page), place
    page.goto(site)
    page.get_by_role("button", name=re.compile("Settings|Ajustes")).click()
    page.locator("label", has_text=re.compile("Night|Noche")).click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    check_access(page)
    page.keyboard.press("Escape")
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.locator(".poster .primary").first.wait_for()
    check_access(page)


def test_games_that_are_not_here_yet_say_so(new_page: NewPage, site: str) -> None:
    page = new_page()
    page.goto(site)
    for button in page.get_by_role("button", name=re.compile("Not yet here")).all():
        expect(button).to_be_disabled()
    expect(page.get_by_role("button", name="Play now Valletta", exact=True)).to_be_enabled()


def test_one_click_starts_a_game_and_a_first_turn_is_finished_on_a_phone(new_page: NewPage, site: str) -> None:
    page = new_page(lang="es-ES", width=390, height=844)
    page.goto(site)
    page.get_by_role("button", name="Jugar ya Valletta", exact=True).click()
    banner = page.get_by_test_id("banner")
    expect(banner).to_contain_text("Te toca")
    page.locator(".place.wide").first.wait_for()  # the banner is there before the board is loaded
    assert has_no_sideways_scroll(page)
    expect(page.locator(".players .seat")).to_contain_text(re.compile(r"Tú\s*\d"))
    whole = "places => places.every((place) => place.scrollWidth <= place.clientWidth)"
    assert page.locator(".place.wide").evaluate_all(whole)
    check_access(page)
    page.keyboard.press("1")  # no list is in sight: it comes, and nothing is done
    expect(page.locator("dialog [data-offer]").first).to_be_visible()
    page.keyboard.press("/")
    expect(page.locator("dialog [data-filter]")).to_be_focused()
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    page.get_by_role("button", name=re.compile("opciones")).click()
    before = page.evaluate(STAMP)
    page.locator("[data-offer]").first.click()
    answered(page, before)
    expect(page.locator("dialog")).to_have_count(0)
    expect(banner).to_contain_text("Te toca")
    assert touch(page, "[data-place^=hand] .possible")  # the card can be played, laid down or both
    expect(page.locator("dialog")).to_have_count(0)
    page.get_by_role("navigation").get_by_role("button", name="Historial", exact=True).click()
    expect(page.locator(".story")).to_contain_text("Tú ")
    at_end = "box => box.scrollHeight - box.scrollTop - box.clientHeight < 24"
    assert page.locator(".story").evaluate(at_end)
    check_access(page)
    page.keyboard.press("Escape")
    for button in ("Lo que tiene Sage", "Ajustes"):
        page.get_by_role("button", name=button, exact=True).click()
        expect(page.locator("dialog")).to_be_visible()
        check_access(page)
        page.keyboard.press("Escape")
        expect(page.locator("dialog")).to_have_count(0)


def test_a_table_is_set_up_in_three_clicks_with_options_and_links(new_page: NewPage, site: str) -> None:
    page = new_page()
    page.goto(site)
    page.get_by_role("link", name="Set up Valletta", exact=True).click()
    third = page.get_by_role("group", name="Seat 3")
    third.locator("label", has_text="A friend, by link").click()
    page.locator("[data-fold=rulings]").click()
    page.locator("[data-option=hire_price] label", has_text="2").click()
    expect(page.get_by_text("1 differs from the book")).to_be_visible()
    page.get_by_role("button", name="Start", exact=True).click()
    links = page.locator("dialog input")  # shown at once, the friend's first
    expect(links).to_have_count(2)
    assert re.search(r"/t/[\w-]+#.{20,}$", links.nth(0).input_value())
    assert re.search(r"/t/[\w-]+$", links.nth(1).input_value())
    check_access(page)
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    page.get_by_role("button", name="Cambiar a español", exact=True).click()
    page.get_by_role("navigation").get_by_role("button", name="Invitar", exact=True).click()
    expect(page.locator("dialog input")).to_have_count(2)
    check_access(page)
    page.reload()
    expect(page.get_by_test_id("banner")).to_be_visible()
    expect(page.locator("dialog")).to_have_count(0)


def test_a_link_leads_to_a_table_to_watch(new_page: NewPage, site: str) -> None:
    page = new_page()
    page.goto(site)
    page.get_by_role("button", name="Play now Valletta", exact=True).click()
    settle(page)
    address = page.url
    page.goto(site)
    expect(page.get_by_role("heading", name="Waiting for you")).to_be_visible()
    page.get_by_role("link", name="Continue", exact=True).click()
    expect(page).to_have_url(address)
    other = new_page()
    other.goto(site)
    other.get_by_label("Watch by link").fill("nonsense !")
    other.get_by_role("button", name="Watch", exact=True).click()
    expect(other.get_by_text("That is not a link to a table. Paste the whole link.")).to_be_visible()
    other.get_by_label("Watch by link").fill(address)
    other.get_by_role("button", name="Watch", exact=True).click()
    expect(other.get_by_test_id("banner")).to_contain_text("You are watching.")


def test_a_running_game_waits_above_the_games_on_a_phone_and_its_replay_leads_to_it(
    new_page: NewPage, site: str
) -> None:
    page = new_page(width=390)
    page.goto(site)
    page.get_by_role("button", name="Play now Valletta", exact=True).click()
    expect(page.get_by_role("button", name=re.compile("choices?$"))).to_be_visible()
    address = page.url
    page.goto(site)
    waits = page.get_by_role("heading", name="Waiting for you").bounding_box()
    poster = page.locator(".poster").first.bounding_box()
    assert waits is not None
    assert poster is not None
    assert waits["y"] < poster["y"]
    check_access(page)
    page.goto(f"{address}/replay")
    expect(page.get_by_role("heading", name="still being played")).to_be_visible()
    check_access(page)
    page.get_by_role("link", name="Go to the table", exact=True).click()
    expect(page).to_have_url(address)


def test_friends_who_join_by_link_are_asked_for_after_the_game(new_page: NewPage, site: str) -> None:
    page = new_page()
    page.goto(site)
    page.get_by_text("Friends join by link").click()
    expect(page.get_by_text("Which game do you want to play together?")).to_be_visible()
    page.locator(".friends").get_by_role("link", name="Valdora", exact=True).click()
    expect(page).to_have_url(f"{site}/new/valdora?friend")
    expect(page.get_by_role("radio", name="A friend, by link", checked=True)).not_to_have_count(0)
