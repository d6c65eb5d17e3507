"""The story: whole turns in one sentence each, enough of it in sight, and what was missed while one was away."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage, check_access
from tests.browser.table import create, my_turn, settle

ME = {"kind": "me", "name": "Ana"}
BOTS = [{"kind": "bot", "bot": "random", "name": name} for name in ("Marco", "Sage")]
# How many lines of text are wholly in sight in the story beside the table.
IN_SIGHT = """() => {
  const box = document.querySelector('.side .story'), room = box.getBoundingClientRect(), tops = new Set()
  const texts = document.createTreeWalker(box, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const range = document.createRange()
    range.selectNodeContents(texts.currentNode)
    for (const line of range.getClientRects())
      if (line.height > 0 && line.top >= room.top - 1 && line.bottom <= room.bottom + 1)
        tops.add(Math.round(line.top / 6))
  }
  return tops.size
}"""
HIDE = "(hidden) => { Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });" + (
    " document.dispatchEvent(new Event('visibilitychange')) }"
)


def some_turns(page: Page, site: str, game: str, **options: object) -> str:
    """At a table where everybody has had a turn, and it is ours again; its address."""
    made = create(page, site, ME, *BOTS, game=game, options=options)
    address = f"{site}/t/{made['table']['id']}"
    page.goto(address)
    my_turn(page)
    for _ in range(40):
        if (
            page.locator(".story [aria-expanded]").count() >= 2
            and page.locator("[data-offer][aria-disabled=false]").count()
        ):
            return address
        page.locator("[data-offer][aria-disabled=false]").first.click()
        settle(page)
    raise AssertionError("no turn of others is told in one sentence")


@pytest.mark.parametrize(("lang", "steps"), [("en-GB", "Show its steps"), ("es-ES", "Ver sus pasos")])
def test_a_turn_of_a_bot_is_one_sentence_that_opens_into_its_steps(
    new_page: NewPage, site: str, lang: str, steps: str
) -> None:
    page = new_page(lang=lang)
    some_turns(page, site, "valletta", first_player=0)
    folded = page.locator(".story").get_by_title(steps)
    sentence = folded.first
    expect(sentence).to_contain_text("Marco")
    assert sentence.inner_text().count(".") == 1
    lines = page.locator(".story li").count()
    sentence.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".story [aria-expanded=true]")).to_have_count(1)
    assert page.locator(".story li").count() >= lines + 3
    check_access(page)
    page.keyboard.press("Enter")
    expect(page.locator(".story [aria-expanded=true]")).to_have_count(0)


@pytest.mark.parametrize("game", ["valletta", "valeria", "valdora"])
def test_eight_lines_of_the_story_are_in_sight_on_ones_own_turn(new_page: NewPage, site: str, game: str) -> None:
    page = new_page(plain=False)
    some_turns(page, site, game, **({} if game == "valeria" else {"first_player": 0}))
    for width, height in ((1440, 900), (1366, 768), (1280, 720)):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function(f"() => ({IN_SIGHT})() >= 8")
        choices = page.locator(".side .choices").bounding_box()
        assert choices is not None
        assert choices["height"] >= 150
        assert page.locator(".side .log").evaluate("log => log.getBoundingClientRect().bottom") <= height


def test_where_there_is_little_room_the_score_is_one_line_that_opens(new_page: NewPage, site: str) -> None:
    page = new_page(plain=False, width=1280, height=720)
    some_turns(page, site, "valletta", first_player=0)
    line = page.get_by_title("Show the whole score")
    expect(page.locator(".side table.score")).to_have_count(0)
    line.click()
    expect(page.locator(".side table.score")).to_be_visible()
    page.get_by_title("Fold the score up").click()
    expect(page.locator(".side table.score")).to_have_count(0)


@pytest.mark.parametrize(("lang", "left"), [("en-GB", "Since you left"), ("es-ES", "Desde que te fuiste")])
def test_what_was_missed_is_told_in_a_few_sentences_that_lead_to_their_moments(
    new_page: NewPage, site: str, lang: str, left: str
) -> None:
    page = new_page(lang=lang)
    address = some_turns(page, site, "valletta", first_player=0)
    # Another tab of the same device plays on while nobody sees this one.
    page.evaluate(HIDE, True)
    other = page.context.new_page()
    other.goto(address)
    my_turn(other)
    known = other.locator(".story [aria-expanded]").count()
    while other.locator(".story [aria-expanded]").count() < known + 2:
        other.locator("[data-offer][aria-disabled=false]").first.click()
        settle(other)
    other.close()
    expect(page.get_by_text(left)).to_have_count(0)
    page.evaluate(HIDE, False)
    told = page.get_by_role("region", name=left)
    expect(told).to_be_visible()
    sentences = told.get_by_role("listitem")
    assert 1 <= sentences.count() <= 5
    check_access(page)
    sentences.first.get_by_role("button").click()
    expect(page.locator(".table.past")).to_be_visible()
    page.keyboard.press("Escape")
    told.get_by_role("button", name="Close" if lang == "en-GB" else "Cerrar").click()
    expect(told).to_have_count(0)
