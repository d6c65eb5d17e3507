"""What an event moves is seen to move; a key ends it, and whoever wants rest sees nothing of it."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.table import OFFER, STAMP, answered, choose, create, eventually

SEATS = [{"kind": "me", "name": "Ana"}, {"kind": "bot", "bot": "random", "name": "Marco"}]
PLAY = f"{OFFER}[data-offer^='play ']"
# What lets things move comes by itself, later than the board.
COME = """() => {
  const files = performance.getEntriesByType('resource').map(({ name }) => name).filter((name) => name.endsWith('.js'))
  const wanted = ['flights', 'scene'].map((file) => files.find((name) => name.includes(`/assets/${file}-`)))
  return wanted.every(Boolean) && Promise.all(wanted.map((file) => import(file))).then(() => true)
}"""
WATCH = """() => {
  window.layers = 0
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      window.layers += [...addedNodes].filter(({ className }) => className === 'air').length
  }).observe(document.body, { childList: true, subtree: true })
}"""


def play(page: Page) -> None:
    before = page.evaluate(STAMP)
    page.locator(PLAY).first.click()
    answered(page, before)


def test_a_card_that_is_played_flies_until_a_key_is_pressed_and_for_nobody_who_wants_no_motion(
    new_page: NewPage, site: str
) -> None:
    """The browser's own clock of motion all but stands still: only the key can end it in time."""
    page = new_page(plain=False)
    page.emulate_media(reduced_motion="no-preference")
    made = create(page, site, *SEATS)
    page.goto(f"{site}/t/{made['table']['id']}")
    page.locator(OFFER).first.wait_for()
    while page.locator(PLAY).count() == 0:
        choose(page, 0, by_key=False)
        page.locator(OFFER).first.wait_for()
    eventually(page, COME)
    flying = page.locator(".air")
    expect(flying).to_have_count(0)
    page.evaluate(WATCH)
    clock = page.context.new_cdp_session(page)
    clock.send("Animation.enable")
    clock.send("Animation.setPlaybackRate", {"playbackRate": 0.001})
    play(page)
    expect(flying.locator("> *").first).to_be_attached()
    page.keyboard.press("Shift")
    expect(flying).to_have_count(0)
    seen = page.evaluate("window.layers")
    assert seen > 0

    page.emulate_media(reduced_motion="reduce")
    choose(page, 0, by_key=False)
    assert page.evaluate("window.layers") == seen
    expect(flying).to_have_count(0)
