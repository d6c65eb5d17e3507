"""What a person does at a table in the browser: look who is asked, and do something that is offered."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, TimeoutError, expect

from tests.browser.conftest import PATIENCE, PAUSE
from tests.browser.geometry import faults

OFFER = "[data-offer]"
CHOICE = ".regard [data-choice], dialog [data-offer]"


def create(
    page: Page, site: str, *seats: dict[str, Any], options: dict[str, Any] | None = None, game: str = "valletta"
) -> dict[str, Any]:
    """A table made by the page's own browser, so that its cookie opens the seats."""
    page.goto(site)
    table = {"game": game, "seats": list(seats), "options": options or {}}
    answer: dict[str, Any] = page.evaluate(
        "async table => (await fetch('/api/tables', { method: 'POST', headers: { 'content-type':"
        " 'application/json' }, body: JSON.stringify(table) })).json()",
        table,
    )
    return answer


def my_turn(page: Page) -> None:
    expect(page.locator(OFFER).first).to_be_visible()


def eventually(page: Page, holds: str) -> None:
    """Until this is so; `wait_for_function` takes a promise for a yes."""
    for _ in range(PATIENCE // PAUSE):
        if page.evaluate(holds):
            return
        page.wait_for_timeout(PAUSE)
    raise AssertionError(f"never: {holds}")


def lines(page: Page) -> int:
    """How long the story is."""
    return page.locator(".story li, .story h3").count()


def settle(page: Page) -> None:
    """Wait until a choice is asked of us, or the game is over, and the board is there: it comes by itself, and may come
    later than the banner and the list."""
    page.wait_for_function(
        "() => document.querySelector('.board > :not(.beside)') &&"
        " (document.querySelector('[data-offer][aria-disabled=false]') || document.querySelector('.result'))",
    )


def is_over(page: Page) -> bool:
    return page.locator(".result").count() > 0


def check_end(page: Page, seats: int) -> None:
    """In Spanish: the end speaks to us, shows what everybody built, and gives way to the board and back."""
    end = page.get_by_test_id("end")
    expect(end.locator("h2")).to_have_text(re.compile(r"^(Has ganado, con|Quedas en .* lugar, |Compartes la victoria)"))
    expect(end.locator(".plate")).to_have_count(seats)
    assert faults(page, "[data-testid=end]") == []
    assert not page.get_by_test_id("flourish").is_visible(), "who wants no motion sees none"
    end.get_by_role("button", name="Ver el tablero").click()
    expect(end).to_have_count(0)
    page.get_by_role("button", name="Ver el final").click()
    expect(end.locator("h2")).to_be_visible()


def choose(page: Page, index: int, *, by_key: bool) -> None:
    """Do the offer at this place of the list, by mouse or by its number, and wait for the table's answer."""
    before = page.evaluate(STAMP)
    if by_key:
        page.keyboard.press(str(min(index + 1, 9)))
    else:
        page.locator(OFFER).nth(index).click()
    try:
        answered(page, before)
    except TimeoutError as error:
        how = "key" if by_key else "click"
        raise AssertionError(f"nothing happened after {how} {index + 1}; the table shows {before}") from error


def touch(page: Page, lit: str, index: int = 0) -> bool:
    """Click something lit and, if it can do several things, one of them, beside it or in a phone's sheet.
    False if nothing is lit."""
    found = page.locator(lit).locator("visible=true")
    if found.count() == 0:
        return False
    before = page.evaluate(STAMP)
    found.nth(index % found.count()).click()
    page.wait_for_function(
        f"before => document.querySelector('{CHOICE}, [data-sending]') || ({STAMP})() !== before", arg=before
    )
    choices = page.locator(CHOICE)
    if choices.count():
        choices.nth(index % choices.count()).click()
    answered(page, before)
    return True


def answered(page: Page, before: str) -> None:
    """Wait until nothing is on its way to the table any more, and it shows something else than before."""
    page.wait_for_function(f"before => !document.querySelector('[data-sending]') && ({STAMP})() !== before", arg=before)


# All that the table shows now: it changes with every step of the game.
STAMP = """() => document.getElementById('main')?.textContent +
  [...document.querySelectorAll('[data-offer]')].map((offer) => offer.dataset.offer + offer.ariaDisabled).join()"""
