"""Valdora at its painted board: a whole game, the same on a phone, and what the board explains."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage, check_access
from tests.browser.table import OFFER, check_end, choose, create, is_over, settle, touch

ANA = {"kind": "me", "name": "Ana"}
BOTS = [{"kind": "bot", "bot": "random", "name": name} for name in ("Marco", "Aitana")]
MOST = 100
"""More choices than a few rounds can ask of one seat."""
LIT = ".valley .spot.possible, .own .piece.possible, .own .deed.possible"


def sit_down(page: Page, site: str, hurry_to: int = 0, **options: object) -> str:
    """A table of three with its painted board before us, perhaps in a later round; the address of the table."""
    made = create(page, site, ANA, *BOTS, options={"first_player": 0, **options}, game="valdora")
    address = f"{site}/t/{made['table']['id']}"
    if hurry_to:
        page.evaluate(HURRY, [made["table"]["id"], hurry_to])
    page.goto(address)
    page.locator(".valley svg").wait_for()
    page.locator(".spot.possible").first.wait_for()
    return address


def in_spanish_by_night(page: Page) -> None:
    page.get_by_role("button", name="Cambiar a español", exact=True).click()
    expect(page.locator("html")).to_have_attribute("lang", "es")
    expect(page.locator(".valley")).to_contain_text("Ciudad con puerto")
    page.emulate_media(color_scheme="dark")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    check_access(page)
    page.reload()


def test_a_game_of_thirty_rounds_with_the_language_switched_half_way(new_page: NewPage, site: str) -> None:
    """The last rounds at the painted board: a lit thing, an entry of the list and a key in turn."""
    page = new_page(plain=False)
    address = sit_down(page, site, hurry_to=25, round_limit=30)
    for turn in range(MOST):
        settle(page)
        if is_over(page):
            break
        if turn % 3 != 0 or not touch(page, LIT, turn):
            choose(page, turn * 5 % min(page.locator(OFFER).count(), 9), by_key=turn % 3 == 2)
        if turn == 3:
            in_spanish_by_night(page)
    assert is_over(page)
    expect(page.get_by_test_id("banner")).to_contain_text(re.compile(r"Has ganado|Quedas en|Compartes la victoria"))
    check_end(page, 3)
    expect(page.locator(".gauge")).to_contain_text("ronda 30/30")
    check_access(page)

    page.goto(f"{address}/replay")
    page.locator(".valley svg").wait_for()
    page.keyboard.press("End")
    expect(page.get_by_test_id("banner")).to_contain_text("La partida ha terminado")
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    expect(page.get_by_test_id("banner")).to_contain_text("Paso 1 de")
    check_access(page)


def test_a_turn_on_the_smallest_phone(new_page: NewPage, site: str) -> None:
    """The map is tapped and pushed about, books lie below it, one's own things are pulled up."""
    page = new_page(plain=False, width=360, height=740)
    sit_down(page, site)
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    check_access(page)
    page.get_by_role("button", name="Zoom in", exact=True).click()
    pan = page.locator(".pan")
    assert pan.evaluate("pan => pan.scrollWidth > pan.clientWidth * 1.4")
    page.get_by_role("button", name="Zoom out", exact=True).click()
    assert pan.evaluate("pan => pan.scrollWidth <= pan.clientWidth + 1")
    page.get_by_role("button", name=re.compile(r"^Northeast City \(commissions\).*, possible$")).click()
    expect(page.locator(".close")).to_be_visible()
    page.locator("[data-deed='turn right']").click()
    expect(page.locator("[data-deed='turn left']")).to_be_visible()
    check_access(page)
    page.locator(".pull").click()
    expect(page.locator(".own .tools")).to_be_visible()
    check_access(page)


def test_what_cannot_be_reached_says_why_beside_it_and_covers_nothing_lit(new_page: NewPage, site: str) -> None:
    page = new_page(plain=False)
    sit_down(page, site)
    check_access(page)
    page.locator("[data-ref='space:mine_north']").click()
    why = page.locator(".regard")
    expect(why.get_by_test_id("why-not")).to_contain_text("A city lies between")
    assert page.evaluate(COVERED) == []
    check_access(page)
    why.get_by_role("button", name="Rule: Provisions", exact=True).click()
    expect(page.get_by_role("complementary", name="Rules")).to_be_visible()
    expect(why).to_have_count(0)
    assert page.evaluate("() => document.documentElement.scrollHeight <= innerHeight")


def test_pages_turn_for_their_price_and_can_be_looked_up(new_page: NewPage, site: str) -> None:
    """The first page is free, the next costs a coin; what was seen stays known."""
    page = new_page(plain=False)
    sit_down(page, site)
    page.locator("[data-ref='space:city_c']").click()
    turn = page.locator(".close [data-deed='turn right']")
    expect(turn).to_contain_text("free")
    turn.click()
    expect(turn).not_to_contain_text("free")
    page.locator("[data-place='commission_c'] [data-side='left']").click()
    expect(page.locator(".regard .seen li")).to_have_count(1)
    check_access(page)


def test_whoever_turns_and_buys_at_once_sees_the_pages_that_lie_there(new_page: NewPage, site: str) -> None:
    """With motion: the page in the air is gone with the next news, wherever the book is drawn."""
    page = new_page(plain=False)
    page.emulate_media(reduced_motion="no-preference")
    sit_down(page, site)
    page.locator("[data-ref='space:city_c']").click()
    page.locator(".close [data-deed='turn right']").click()
    page.locator(".leaf").first.wait_for(state="attached")
    page.locator(".close [data-deed='buy right']").click()
    expect(page.locator(".own .commissions .piece")).to_have_count(1)
    expect(page.locator(".leaf")).to_have_count(0)
    tops, drawn = page.evaluate(BOOKS)
    assert len(tops) >= 5
    assert drawn == tops


def test_an_entry_of_the_list_shows_its_gems_and_its_place_on_the_board(new_page: NewPage, site: str) -> None:
    page = new_page(plain=False)
    sit_down(page, site)
    entry = page.locator("[data-offer^='move road']").first
    assert entry.locator(".hint").count() > 0
    entry.hover()
    pointed = page.locator(".spot.pointed")
    expect(pointed).to_have_count(1)
    assert pointed.get_attribute("data-ref") == f"space:{(entry.get_attribute('data-offer') or '').split()[-1]}"
    page.mouse.move(5, 5)
    expect(pointed).to_have_count(0)


def test_a_turn_is_ended_in_the_banner_and_the_buttons_of_a_city_stay_inside_ones_own_area(
    new_page: NewPage, site: str
) -> None:
    page = new_page(plain=False)
    sit_down(page, site)
    page.locator("[data-ref='space:city_c']").click()
    expect(page.locator(".banner [data-deed='end']")).to_have_text("End your turn")
    expect(page.locator(".own [data-deed='end']")).to_have_count(0)
    own = page.locator(".own").bounding_box()
    provisions = page.locator(".own [data-deed='provisions']").bounding_box()
    assert own is not None
    assert provisions is not None
    assert provisions["y"] + provisions["height"] <= own["y"] + own["height"]


def test_on_a_phone_everything_one_needs_next_is_on_the_screen(new_page: NewPage, site: str) -> None:
    """What the book offers after a ride, the slider of the story, the first rule that is shown."""
    page = new_page(plain=False, width=390, height=844)
    sit_down(page, site)
    page.get_by_role("button", name=re.compile(r"^Northeast City \(commissions\).*, possible$")).click()
    expect(page.locator(".close [data-deed='buy right']")).to_be_in_viewport(ratio=1)
    page.get_by_role("button", name="Log", exact=True).click()
    expect(page.locator(".scrub input")).to_be_in_viewport(ratio=1)
    page.keyboard.press("Escape")
    page.locator(".dock").get_by_role("button", name="Rules", exact=True).click()
    title = page.locator("dialog [data-rule='action']")
    expect(title).to_be_in_viewport(ratio=1)
    under = page.locator("dialog .tools").bounding_box()
    first = title.bounding_box()
    assert under is not None
    assert first is not None
    assert under["y"] + under["height"] <= first["y"] < 500


# The tops of all books on the board as the table tells them, and the faces that are drawn there.
BOOKS = """() => [
  [...document.querySelectorAll('.valley .book .spot')].map((spot) => spot.dataset.ref),
  [...document.querySelectorAll('.valley .book [data-face]')].map((page) => page.dataset.face),
]"""


# The lit things that lie under the note beside a thing.
COVERED = """() => {
  const note = document.querySelector('.regard').getBoundingClientRect()
  return [...document.querySelectorAll('.spot.possible')].filter((spot) => {
    const box = spot.getBoundingClientRect()
    const x = box.left + box.width / 2, y = box.top + box.height / 2
    return x > note.left && x < note.right && y > note.top && y < note.bottom
  }).map((spot) => spot.dataset.ref)
}"""


# Plays our seat over the socket, without a page to draw, until this round begins.
HURRY = """async ([table, round]) => {
  const address = `${location.origin.replace('http', 'ws')}/api/tables/${table}/socket?seat=0`
  const at = (screen) => screen.table.places.find(({ kind }) => kind === 'round').things[0].count
  for (let step = 0; ; ) {
    const socket = new WebSocket(address)
    const screen = await new Promise((done) => {
      socket.onmessage = ({ data }) => {
        const message = JSON.parse(data)
        if (message.type !== 'joined') return
        const legal = message.screen.offers.filter(({ refusal }) => refusal === null)
        if (at(message.screen) >= round && legal.length > 0) done(message.screen)
        else if (legal.length === 0) setTimeout(() => done(message.screen), 20)
        else {
          step += 1 // moves only: how often one looked while others moved must not choose the game
          const key = Array.from({ length: 32 }, () => Math.floor(Math.random() * 16).toString(16)).join('')
          socket.onmessage = ({ data }) => JSON.parse(data).type === 'accepted' && done(message.screen)
          socket.send(JSON.stringify({ type: 'play', key, seat: 0, do: legal[(step * 5) % legal.length].notation }))
        }
      }
    })
    socket.close()
    if (at(screen) >= round && screen.offers.length > 0) return
  }
}"""
