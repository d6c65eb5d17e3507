"""Opponents are chosen by face: with the keyboard alone, on phones, by day and night."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import NewPage, check_access
from tests.browser.test_by_keyboard import tab_to

FINGER = 44
"""Pixels that a finger needs."""
CUT = """all => all.filter(one => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1)
  .map(one => one.textContent)"""


def picker(page: Page, seat: int) -> Locator:
    return page.get_by_role("radiogroup", name=f"Which bot, Seat {seat}")


def test_a_bot_is_chosen_by_face_with_the_keyboard_and_sits_at_the_table(new_page: NewPage, site: str) -> None:
    page = new_page()
    page.goto(f"{site}/new/valletta")
    second, third = picker(page, 2), picker(page, 3)
    expect(second.get_by_role("radio", checked=True)).to_have_accessible_name("Sage, level 3, thinks a turn ahead")
    expect(third.get_by_role("radio")).to_have_count(5)
    page.get_by_role("button", name="Study bots").first.click()
    expect(second.get_by_role("radio")).to_have_count(8)
    chairs = page.locator(".chair")
    expect(chairs.nth(2)).to_contain_text("Sage 2")
    assert tab_to(page, "[aria-label='Seat 2'] .faces input")
    for _ in range(2):
        page.keyboard.press("ArrowLeft")
    expect(second.get_by_role("radio", name="Poppy, level 1")).to_be_focused()
    expect(second.get_by_role("radio", name="Poppy, level 1")).to_be_checked()
    expect(chairs.nth(1)).to_contain_text("Poppy")
    expect(chairs.nth(2)).not_to_contain_text("Sage 2")  # the only one now
    page.keyboard.press("ArrowLeft")  # round to the last of the study bots
    expect(second.get_by_role("radio", name="Wanderer, plays at random")).to_be_checked()
    page.keyboard.press("ArrowRight")
    assert tab_to(page, "[aria-label='Seat 3'] .faces input")  # one stop per seat
    page.keyboard.press("ArrowLeft")
    expect(third.get_by_role("radio", name="Basil, level 2")).to_be_checked()
    assert tab_to(page, ".startbar button")
    page.keyboard.press("Enter")
    for name, kind in (("Poppy", "bot, level 1"), ("Basil", "bot, level 2")):
        expect(page.get_by_role("region", name=name, exact=True).get_by_text(kind)).to_be_visible()


@pytest.mark.parametrize("lang", ["en-GB", "es-ES"])
def test_on_a_phone_every_face_can_be_touched_and_every_word_read(new_page: NewPage, site: str, lang: str) -> None:
    page = new_page(lang=lang, width=390, height=844)
    page.goto(f"{site}/new/valeria")
    faces = page.locator(".faces label")
    expect(faces).to_have_count(10)
    page.locator(".more").first.click()
    choices = page.locator(".picker label")
    assert choices.evaluate_all("all => Math.min(...all.map(one => one.offsetHeight))") >= FINGER
    assert choices.evaluate_all("all => Math.min(...all.map(one => one.offsetWidth))") >= FINGER
    for level in range(5):
        faces.nth(level).click()
        expect(page.locator(".picker .number").nth(level)).to_be_visible()
        assert page.locator(".chosen *, .picker label").evaluate_all(CUT) == []
    expect(page.locator(".chair").nth(1)).to_contain_text("Hawthorn")
    check_access(page)


def test_an_opponent_is_one_click_from_the_page_where_all_are_introduced(new_page: NewPage, site: str) -> None:
    page = new_page()
    page.goto(site)
    page.get_by_role("link", name="Choose an opponent").click()
    expect(page).to_have_url(f"{site}/opponents")
    expect(page.locator(".characters h2")).to_have_text(["Poppy", "Basil", "Sage", "Juniper", "Hawthorn"])
    page.get_by_role("navigation", name="Which game").get_by_role("link", name="Valdora").click()
    expect(page).to_have_url(f"{site}/opponents/valdora")
    page.get_by_role("button", name="Play Basil", exact=True).click()
    for name in ("Basil", "Basil 2"):
        expect(page.get_by_role("region", name=name, exact=True)).to_contain_text("bot, level 2")
    expect(page.get_by_role("heading", name="Valdora")).to_be_visible()


def test_opponents_of_a_game_that_is_not_there_lead_nowhere(new_page: NewPage, site: str) -> None:
    page = new_page()
    page.goto(f"{site}/opponents/chess")
    expect(page.get_by_role("heading", level=1)).to_have_text("This road leads nowhere")
