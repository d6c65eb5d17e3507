"""Looking things up in the browser: the drawer with its search, the large card by mouse, by keyboard and by touch."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage, check_access
from tests.browser.table import choose, create, lines, my_turn, settle
from tests.browser.test_sizes import sit_down

CARD = ".largecard"
THINGS = {
    "valletta": ".board .piece.tile",
    "valeria": ".stacks .piece.card",
    "valdora": ".valley .spot",
    "valencia": ".city .piece.cell",
}
"""By game: what lies on its board."""
SIZES = [
    (1440, 900, "en-GB", "light"),
    (1280, 720, "es-ES", "dark"),
    (390, 844, "es-ES", "light"),
    (360, 740, "en-GB", "dark"),
]
"""Sizes, languages and themes, in pairs."""

CUT = """() => [...document.querySelectorAll('.lookup *, .largecard *')].filter(one => {
  const style = getComputedStyle(one), box = one.getBoundingClientRect()
  if (box.width === 0 || style.visibility === 'hidden') return false
  if (one.closest('.spoken, [data-surface=board], svg')) return false
  const words = [...one.childNodes].some(node => node.nodeType === 3 && node.textContent.trim() !== '')
  return words && (parseFloat(style.fontSize) < 11 ||
    (style.overflowX !== 'visible' && one.scrollWidth > one.clientWidth + 1 && style.overflowX !== 'auto'))
}).map(one => one.outerHTML.slice(0, 120))"""
"""Words that are too small, or that find no room."""


def open_drawer(page: Page) -> None:
    page.locator("[data-tool=reference], .dock button:has-text('Look up'), .dock button:has-text('Consultar')").locator(
        "visible=true"
    ).first.click()
    expect(page.locator(".lookup [data-hit]").first).to_be_visible()


@pytest.mark.parametrize("game", list(THINGS))
@pytest.mark.parametrize(("width", "height", "lang", "theme"), SIZES)
def test_everything_of_a_game_is_found_as_its_real_cards(
    new_page: NewPage, site: str, game: str, width: int, height: int, lang: str, theme: str
) -> None:
    """In every size, language and theme nothing is cut or too small, and the board beside it stays live."""
    page = new_page(plain=False, lang=lang, width=width, height=height)
    page.emulate_media(color_scheme="dark" if theme == "dark" else "light", reduced_motion="reduce")
    sit_down(page, site, game, 2)
    open_drawer(page)
    hits = page.locator(".lookup [data-hit]")
    everything = hits.count()
    assert everything > 20
    assert page.evaluate(CUT) == []
    drawer = page.locator(".lookup").bounding_box()
    assert drawer is not None
    assert drawer["x"] >= 0
    assert drawer["x"] + drawer["width"] <= width
    assert drawer["y"] + drawer["height"] <= height
    if width > 1100:
        board = page.locator(".board").bounding_box()
        assert board is not None
        assert board["x"] + board["width"] <= drawer["x"], "the drawer lies over the board"
    check_access(page)
    # A name that is on a card is found without its accents, and what nobody is called is not.
    name = page.evaluate("() => document.querySelector('.lookup [data-hit] .spoken').textContent.split(',')[0].trim()")
    page.locator(".lookup [type=search]").fill(name.upper())
    expect(hits.first).to_be_visible()
    assert 0 < hits.count() < everything
    page.locator(".lookup [type=search]").fill("xyzzy")
    expect(hits).to_have_count(0)
    page.locator(".lookup [type=search]").fill("")
    expect(hits).to_have_count(everything)
    page.keyboard.press("Escape")
    expect(page.locator(".lookup")).to_have_count(0)


@pytest.mark.parametrize("game", list(THINGS))
def test_the_large_card_comes_with_the_focus_and_with_the_pointer_and_covers_nothing_lit(
    new_page: NewPage, site: str, game: str
) -> None:
    page = new_page(plain=False, lang="es-ES" if game in ("valeria", "valencia") else "en-GB")
    sit_down(page, site, game, 2)
    page.keyboard.press("Tab")
    thing = page.locator(THINGS[game]).first
    thing.focus()
    card = page.locator(CARD)
    expect(card).to_be_visible()
    expect(card).to_have_attribute("data-of", thing.get_attribute("data-ref") or "")
    assert page.evaluate(CUT) == []
    covers_nothing(page)
    check_access(page)
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    expect(thing).to_be_focused()
    other = page.locator(THINGS[game]).nth(1)
    other.hover(force=True)
    expect(card).to_have_attribute("data-of", other.get_attribute("data-ref") or "")
    covers_nothing(page)
    page.mouse.move(2, 2)
    expect(card).to_have_count(0)


def test_a_card_that_is_read_stays_while_others_move(new_page: NewPage, site: str) -> None:
    ana, iker = new_page(plain=False), new_page()
    seats = {"kind": "me", "name": "Ana"}, {"kind": "friend", "name": "Iker"}
    made = create(ana, site, *seats, options={"first_player": 0})  # who goes last drafts first
    iker.goto(site + made["links"][0]["link"])
    iker.get_by_role("button", name="Sit down", exact=True).click()
    my_turn(iker)
    ana.goto(f"{site}/t/{made['table']['id']}")
    ana.keyboard.press("Tab")
    ana.locator(THINGS["valletta"]).first.focus()
    expect(ana.locator(CARD)).to_be_visible()
    told = lines(ana)
    choose(iker, 0, by_key=False)
    ana.wait_for_function("told => document.querySelectorAll('.story li, .story h3').length > told", arg=told)
    expect(ana.locator(CARD)).to_be_visible()
    covers_nothing(ana)
    ana.keyboard.press("Escape")
    expect(ana.locator(CARD)).to_have_count(0)


COVERED = """() => {
  const card = document.querySelector('.largecard'), box = card.getBoundingClientRect()
  const source = [...document.querySelectorAll('[data-ref]')]
    .filter(one => one.dataset.ref === card.dataset.of && (one === document.activeElement || one.matches(':hover')))
  const lit = card.dataset.side === 'away' ? [] : [...document.querySelectorAll('.possible')]
  const inside = box.left >= 0 && box.top >= 0 && box.right <= innerWidth + 1 && box.bottom <= innerHeight + 1
  return [inside ? [] : ['outside'], [...source, ...lit].filter(one => {
    const other = one.getBoundingClientRect()
    return Math.min(box.right, other.right) > Math.max(box.left, other.left) + 2 &&
      Math.min(box.bottom, other.bottom) > Math.max(box.top, other.top) + 2
  }).map(one => one.dataset.ref ?? one.className)].flat()
}"""


def covers_nothing(page: Page) -> None:
    """Once it has come to rest."""
    page.wait_for_function("() => parseFloat(getComputedStyle(document.querySelector('.largecard')).left) > -100")
    page.wait_for_timeout(150)
    assert page.evaluate(COVERED) == []


@pytest.mark.parametrize("game", list(THINGS))
def test_a_finger_that_stays_opens_the_large_card_as_a_sheet_and_does_nothing_else(
    new_page: NewPage, site: str, game: str
) -> None:
    page = new_page(plain=False, width=390, height=844)
    sit_down(page, site, game, 2)
    if game == "valencia":
        open_drawer(page)  # while tasks are chosen the city is not in sight
    thing = page.locator(".lookup [data-ref]" if game == "valencia" else THINGS[game]).locator("visible=true").first
    thing.scroll_into_view_if_needed()
    before = page.locator("#main").inner_text()
    thing.dispatch_event("pointerdown", {"pointerType": "touch", "bubbles": True})
    card = page.locator(f"{CARD}.phone")
    expect(card).to_be_visible()
    thing.dispatch_event("pointerup", {"pointerType": "touch", "bubbles": True})
    thing.dispatch_event("click", {"bubbles": True})
    expect(card).to_be_visible()
    assert page.locator("#main").inner_text() == before
    box = card.bounding_box()
    assert box is not None
    assert (box["x"], round(box["width"])) == (0, 390)
    assert round(box["y"] + box["height"]) == 844
    assert page.evaluate(CUT) == []
    card.get_by_role("button", name="Close").click()
    expect(card).to_have_count(0)


def test_on_a_desk_no_large_card_lies_across_the_table(new_page: NewPage, site: str) -> None:
    """Where much is possible it lies beside its card or in the story's column."""
    page = new_page(plain=False)
    sit_down(page, site, "valeria", 2)
    while page.locator(f"{THINGS['valeria']}.possible").count() == 0:
        choose(page, 0, by_key=False)
        settle(page)
    things = page.locator(THINGS["valeria"])
    for number in range(0, things.count(), 3):
        things.nth(number).hover()
        card = page.locator(f"{CARD}[data-of='{things.nth(number).get_attribute('data-ref')}']")
        expect(card).to_be_visible()
        covers_nothing(page)
        assert "phone" not in (card.get_attribute("class") or "")
        page.keyboard.press("Escape")


def test_what_comes_to_lie_under_a_mouse_that_rests_opens_no_large_card(new_page: NewPage, site: str) -> None:
    """A card is played and the next one takes its place: nobody has pointed at that."""
    page = new_page(plain=False)
    page.clock.install()
    sit_down(page, site, "valeria", 2)
    things = page.locator(THINGS["valeria"])
    things.nth(6).hover()
    page.clock.run_for(1000)
    expect(page.locator(CARD)).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(CARD)).to_have_count(0)
    things.nth(6).evaluate("one => one.closest('li').style.visibility = 'hidden'")
    page.evaluate(RENDERED)
    things.nth(6).evaluate("one => one.closest('li').style.visibility = ''")
    page.evaluate(RENDERED)
    page.clock.run_for(2000)
    expect(page.locator(CARD)).to_have_count(0)
    things.nth(7).hover()
    page.clock.run_for(1000)
    expect(page.locator(CARD)).to_be_visible()


RENDERED = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
NAMELESS = """() => { const WORDY = 'header, li, p, span, div, h2, h3, td, th, dt, dd, small, b'
  return [...document.querySelectorAll('.table .main svg, .table .main img')].filter(one => {
  const box = one.getBoundingClientRect()
  if (box.width === 0 || box.width > 420) return false
  for (let at = one; at !== null && !at.matches('.main'); at = at.parentElement) {
    if (at.dataset?.ref || at.title || at.getAttribute('aria-label') || at.matches('button, a')) return false
    if (at !== one && at.matches(WORDY) && /\\p{L}/u.test(at.textContent)) return false
    if (at.matches('section, aside, ul, .board')) return true
  }
  return true
}).map(one => one.parentElement.outerHTML.slice(0, 160)) }"""
"""Drawings for which there is neither a word beside them nor a name that one can get at by pointing or by focus."""


@pytest.mark.parametrize("game", list(THINGS))
@pytest.mark.parametrize("lang", ["en-GB", "es-ES"])
def test_no_icon_on_a_board_is_without_a_name(new_page: NewPage, site: str, game: str, lang: str) -> None:
    page = new_page(plain=False, lang=lang)
    sit_down(page, site, game, 2)
    assert page.evaluate(NAMELESS) == []
