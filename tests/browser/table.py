"""What a person does at a table in the browser: look who is asked, and do something that is offered."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, TimeoutError, expect

OFFER = "[data-offer]"


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
    expect(page.locator(OFFER).first).to_be_visible(timeout=20_000)


def lines(page: Page) -> int:
    """How long the story is."""
    return page.locator(".story li, .story h3").count()


def settle(page: Page) -> None:
    """Wait until a choice is asked of us, or the game is over."""
    page.wait_for_function(
        "() => document.querySelector('[data-offer][aria-disabled=false]') || document.querySelector('.result')",
        timeout=30_000,
    )


def is_over(page: Page) -> bool:
    return page.locator(".result").count() > 0


def choose(page: Page, index: int, *, by_key: bool) -> None:
    """Do the offer at this place of the list, by mouse or by its number, and wait for the table's answer."""
    listed = page.locator(OFFER)
    before = page.evaluate(STAMP)
    if by_key:
        page.keyboard.press(str(min(index + 1, 9)))
    else:
        listed.nth(index).click()
    try:
        page.wait_for_function(f"before => ({STAMP})() !== before", arg=before, timeout=20_000)
    except TimeoutError as error:
        how = "key" if by_key else "click"
        raise AssertionError(f"nothing happened after {how} {index + 1}; the table shows {before}") from error


def touch(page: Page) -> bool:
    """Click a lit piece of the painted board and, if it can do several things, the first; False if nothing is lit."""
    lit = page.locator(".own [data-place^=hand] .piece.possible, .city .piece.possible")
    if lit.count() == 0:
        return False
    before = page.evaluate(STAMP)
    lit.first.click()
    choice = page.locator(".regard [data-choice]")
    page.wait_for_function(
        f"before => document.querySelector('.regard [data-choice]') || ({STAMP})() !== before", arg=before
    )
    if choice.count():
        choice.first.click()
    page.wait_for_function(f"before => ({STAMP})() !== before", arg=before, timeout=20_000)
    return True


# All that the table shows now: it changes with every step of the game.
STAMP = """() => document.getElementById('main')?.textContent +
  [...document.querySelectorAll('[data-offer]')].map((offer) => offer.dataset.offer + offer.ariaDisabled).join()"""
