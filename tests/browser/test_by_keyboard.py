"""Tab, Shift+Tab and Enter alone: from the home page through a whole turn, without a mouse and without short cuts."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import NewPage
from tests.browser.table import STAMP, answered, create, my_turn, settle

OWN = ".own [data-ref].possible"
MOST_TABS = 60
"""More than it ever takes to get from one end of a page to the other."""


def tab_to(page: Page, wanted: str, key: str = "Tab") -> bool:
    """Go on by keyboard until something that fits has the focus; False if nothing does."""
    for _ in range(MOST_TABS):
        page.keyboard.press(key)
        if page.evaluate("wanted => document.activeElement?.matches(wanted)", wanted):
            return True
    return False


def enter(page: Page) -> None:
    """Press Enter on what has the focus and, if it can do several things, on the first of them."""
    before = page.evaluate(STAMP)
    page.keyboard.press("Enter")
    page.wait_for_function(
        f"before => document.activeElement?.matches('[data-choice]') || ({STAMP})() !== before", arg=before
    )
    if page.evaluate("() => document.activeElement?.matches('[data-choice]')"):
        page.keyboard.press("Enter")
    answered(page, before)


def turns(page: Page) -> list[str]:
    """Whose turns the story tells of."""
    heads = page.locator(".story h3").all_inner_texts()
    return [found[1] for head in heads if (found := re.match(r"(.+) begins? turn", head))]


@pytest.mark.parametrize("plain", [False, True])
def test_a_whole_turn_without_a_mouse(new_page: NewPage, site: str, plain: bool) -> None:
    page = new_page(plain=plain)
    page.goto(site)
    page.get_by_role("button", name="Play now Valletta", exact=True).wait_for()
    assert tab_to(page, "[aria-label='Play now Valletta'], .poster:has([href='/new/valletta']) .primary")
    page.keyboard.press("Enter")
    settle(page)
    me = page.locator(".own .name, .own").first.inner_text()
    page.keyboard.press("Tab")  # the first thing on the page leads past everything else
    expect(page.get_by_text("Skip to what you can do")).to_be_focused()
    page.keyboard.press("Enter")
    step = 0
    while not any(name in me for name in turns(page)[:-1]):
        settle(page)
        # The focus is at the table, also after it has changed and others have played: on what can be done, or on
        # the thing from one's own area that is still there.
        expect(page.locator("[data-offer]:focus, .own [data-ref]:focus")).to_have_count(1)
        if page.locator(".own [data-ref]:focus").count():
            assert tab_to(page, "[data-offer]", "Shift+Tab" if plain else "Tab")
        if step % 3 == 2 and page.locator(OWN).count():
            assert tab_to(page, OWN, "Tab" if plain else "Shift+Tab")  # the list stands before one's own area, or after
        enter(page)
        step += 1
        assert step < 40
    assert step > 3


def test_a_board_that_is_painted_late_takes_the_focus_from_nobody(new_page: NewPage, site: str) -> None:
    page = new_page(plain=False)
    made = create(page, site, {"kind": "me", "name": "Ana"}, {"kind": "bot", "bot": "random", "name": "Marco"})
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route(re.compile(r"/assets/valletta-.*\.js"), hold)
    page.goto(f"{site}/t/{made['table']['id']}")
    my_turn(page)
    assert page.locator(".painted").count() == 0
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.locator("[data-offer]:focus")).to_have_count(1)
    held[0].continue_()
    page.locator(".painted").wait_for()
    expect(page.locator("[data-offer]:focus")).to_have_count(1)
