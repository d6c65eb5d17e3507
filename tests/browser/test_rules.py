"""The rules to be read: drawings of the board's own pieces, a search that answers at once, opened where one is."""

from __future__ import annotations

from typing import Literal

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage, check_access
from tests.browser.table import create

ME = {"kind": "me", "name": "Ana"}
BOTS = [{"kind": "bot", "bot": "random", "name": name} for name in ("Marco", "Sage")]
# Sizes, languages and themes pairwise, each game at a wide and at a narrow one.
LOOKS = [
    ("valdora", 1440, 900, "en-GB", "light"), ("valdora", 360, 740, "es-ES", "dark"),
    ("valletta", 390, 844, "en-GB", "light"), ("valletta", 1366, 768, "es-ES", "dark"),
    ("valencia", 2560, 1440, "es-ES", "light"), ("valencia", 390, 844, "en-GB", "dark"),
    ("valeria", 1024, 768, "en-GB", "dark"), ("valeria", 1280, 720, "es-ES", "light"),
]  # fmt: skip

# What a drawing speaks of and does not find, and what of it lies over its edge or is written too small to be read.
WRONG = """() => [...document.querySelectorAll('figure[data-figure]')].flatMap((figure) => {
  const name = figure.dataset.figure, wrong = []
  const panels = [...figure.querySelectorAll('.panel-picture')]
  if (panels.length === 0 && !figure.querySelector('.sum')) wrong.push(`${name}: nothing is drawn`)
  for (const panel of panels) {
    if (panel.dataset.missing) wrong.push(`${name}: no ${panel.dataset.missing}`)
    const room = panel.getBoundingClientRect(), picture = panel.querySelector('.picture')
    // The rings of what lies at the edge of a board go beyond it, and are cut there by the board itself.
    const whole = picture.shadowRoot.querySelector('.board').getBoundingClientRect()
    const scale = new DOMMatrix(getComputedStyle(picture).transform).a
    const inside = (b) => b.right > room.left && b.left < room.right && b.bottom > room.top && b.top < room.bottom
    for (const one of picture.shadowRoot.querySelectorAll('[data-shown], text, span, b')) {
      const box = one.getBoundingClientRect()
      if (box.width === 0 || getComputedStyle(one).visibility !== 'visible' || !inside(box)) continue
      if (one.dataset.shown && (
          Math.max(box.left, whole.left) < room.left - 3 || Math.min(box.right, whole.right) > room.right + 3
          || Math.max(box.top, whole.top) < room.top - 3 || Math.min(box.bottom, whole.bottom) > room.bottom + 3))
        wrong.push(`${name}: ${one.dataset.shown} is cut`)
      const said = [...one.childNodes].some((child) => child.nodeType === 3 && child.data.trim())
      const drawn = one.ownerSVGElement ? Math.abs(one.getScreenCTM().d) : scale
      if (said && !one.closest('.spoken') && parseFloat(getComputedStyle(one).fontSize) * drawn < 10.8)
        wrong.push(`${name}: ${one.textContent.trim()} is too small`)
    }
  }
  const words = [...figure.querySelectorAll('li, p, td, th')]
    .filter((one) => parseFloat(getComputedStyle(one).fontSize) < 11)
  return [...wrong, ...words.map((one) => `${name}: ${one.textContent}`)]
})"""
OVERFLOW = "document.documentElement.scrollWidth - document.documentElement.clientWidth"


def drawn(page: Page) -> None:
    """Every drawing comes into sight once: only then it is made."""
    figures = page.locator("figure[data-figure]")
    expect(figures.first).to_be_visible()
    for n in range(figures.count()):
        figures.nth(n).scroll_into_view_if_needed()
        expect(figures.nth(n).locator("[data-drawn=true]").first).to_be_visible(timeout=20_000)
    expect(page.locator("[data-drawn=false]")).to_have_count(0, timeout=20_000)


@pytest.mark.parametrize(("game", "width", "height", "lang", "theme"), LOOKS)
def test_every_drawing_is_there_whole_and_can_be_read(
    new_page: NewPage,
    site: str,
    game: str,
    width: int,
    height: int,
    lang: str,
    theme: Literal["light", "dark"],
) -> None:
    page = new_page(plain=False, lang=lang, width=width, height=height)
    page.emulate_media(color_scheme=theme)
    page.goto(f"{site}/rules/{game}")
    drawn(page)
    assert page.evaluate(WRONG) == []
    assert page.evaluate(OVERFLOW) <= 0
    check_access(page)


def test_a_drawing_whose_position_cannot_be_fetched_is_told_in_words(new_page: NewPage, site: str) -> None:
    page = new_page(expected=("ERR_FAILED",))
    page.route("**/positions/*", lambda route: route.abort())
    page.goto(f"{site}/rules/valencia")
    drawing = page.locator("figure[data-figure=round]")
    drawing.scroll_into_view_if_needed()
    expect(drawing.locator("> p")).to_contain_text("the steps of a round and the council")
    expect(drawing.locator(".captions li")).to_have_count(3)


def test_a_search_answers_while_one_types_and_enter_leads_there(new_page: NewPage, site: str) -> None:
    page = new_page(plain=False, lang="es-ES")
    page.goto(f"{site}/rules/valletta")
    search = page.get_by_role("combobox")
    search.fill("puntuacion")
    hits = page.locator(".hits [data-hit]")
    expect(hits.locator("mark").first).to_have_text("Puntuación")
    assert hits.and_(page.locator(".rule")).count() <= 5
    search.fill("recursos")
    expect(page.locator(".hits .rule")).to_have_count(5)
    expect(page.locator(".hits .card")).to_have_count(3)
    check_access(page)
    search.press("ArrowDown")
    second = page.locator("[role=option][aria-selected=true]")
    rule = second.get_attribute("data-hit")
    assert rule == hits.nth(1).get_attribute("data-hit")
    search.press("Enter")
    heading = page.locator(f"[data-rule='{rule}']")
    expect(heading).to_be_focused()
    expect(heading).to_be_in_viewport()
    expect(page.locator(f"[data-section='{rule}'] mark").first).to_be_attached()
    search.fill("zzzz")
    expect(page.get_by_role("status").filter(has_text="Ninguna regla")).to_be_visible()


UNCOVERED = """heading => { const { x, y, width, height } = heading.getBoundingClientRect()
  const at = (down) => document.elementFromPoint(x + Math.min(width, 40) / 2, y + down)
  return [1, height - 1].every((down) => heading.contains(at(down)))
}"""


@pytest.mark.parametrize(
    ("game", "rule"), [("valdora", "movement"), ("valletta", "draft"), ("valencia", "tasks"), ("valeria", "dukes")]
)
@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)])
def test_the_rules_open_where_they_speak_of_what_is_asked(
    new_page: NewPage, site: str, game: str, rule: str, width: int, height: int
) -> None:
    page = new_page(plain=False, width=width, height=height)
    made = create(page, site, ME, *BOTS, game=game, options={"first_player": 0} if game == "valdora" else {})
    page.goto(f"{site}/t/{made['table']['id']}")
    page.locator("[data-offer][aria-disabled=false], .possible, [data-task]").first.wait_for()
    page.keyboard.press("r")
    here = page.locator(".rule.here")
    expect(here).to_have_attribute("data-section", rule)
    expect(here.locator("[data-rule]")).to_be_in_viewport()
    assert here.locator("[data-rule]").evaluate(UNCOVERED)
    expect(here.locator(".note").first).to_contain_text("Now:")
    check_access(page)


def test_what_an_option_changes_is_noted_at_its_rule_and_the_page_leads_back(new_page: NewPage, site: str) -> None:
    page = new_page(plain=False, lang="es-ES")
    made = create(page, site, ME, *BOTS, game="valdora", options={"first_player": 0, "open_points": True})
    page.goto(f"{site}/t/{made['table']['id']}")
    page.locator(".possible").first.wait_for()
    page.keyboard.press("r")
    note = page.locator("[data-section=hidden] .note")
    expect(note).to_contain_text("En tu mesa:")
    expect(note).to_contain_text("todos los puntos")
    page.get_by_role("link", name="Leer en página aparte").click()
    expect(page.locator(".from")).to_contain_text("En tu mesa")
    expect(page.locator("[data-section=hidden] .note")).to_contain_text("todos los puntos")
    page.get_by_role("link", name="Volver a la mesa").click()
    page.wait_for_url(f"**/t/{made['table']['id']}")
    expect(page.locator(".valley .possible").first).to_be_visible()


def test_rulings_are_one_line_that_opens(new_page: NewPage, site: str) -> None:
    page = new_page(plain=False)
    page.goto(f"{site}/rules/valdora")
    rulings = page.locator("[data-section=encounters] .rulings")
    expect(rulings.locator("summary")).to_contain_text("2 rulings")
    expect(rulings.locator("summary")).to_contain_text("R6, R7")
    expect(rulings.locator("dd").first).not_to_be_visible()
    rulings.locator("summary").click()
    expect(rulings.locator("dd").first).to_contain_text("Nobody pays for the common start.")
