"""A whole game of Valeria at its painted board, by mouse and by keyboard, in two languages; and what a phone shows."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage, check_access
from tests.browser.table import OFFER, check_end, choose, create, is_over, settle, touch

MOST = 200
"""More choices than a game of so few rounds can ask of one seat."""
ROUNDS = 4
ME, MARCO = {"kind": "me", "name": "Ana"}, {"kind": "bot", "bot": "random", "name": "Marco"}
ROLL = re.compile(r"rolls? (\d) and (\d)")
REAPED = re.compile(r" harvests? | in the Harvest")
LIT = ".realm .piece.possible, .own .piece.possible, .players .piece.possible"


def sit_down(page: Page, site: str, *seats: dict[str, str], **options: object) -> str:
    made = create(page, site, *seats, options=options, game="valeria")
    address = f"{site}/t/{made['table']['id']}"
    page.goto(address)
    page.locator(".realm").wait_for()
    settle(page)
    return address


def test_a_game_against_a_random_bot_with_the_language_switched_half_way(new_page: NewPage, site: str) -> None:
    """A piece, an entry of the list and a key in turn, until the last round agreed on is over."""
    page = new_page(plain=False)
    sit_down(page, site, ME, MARCO, round_limit=ROUNDS)
    check_access(page)
    spanish = False
    for turn in range(MOST):
        settle(page)
        if is_over(page):
            break
        offered = page.locator(OFFER).count()
        if turn % 3 != 0 or not touch(page, LIT, turn // 3):
            choose(page, turn % min(offered, 8), by_key=turn % 3 == 2)
        if turn == 6:  # a short game may ask for nine choices only
            page.get_by_role("button", name="Cambiar a español", exact=True).click()
            expect(page.get_by_role("heading", name="Historial de la partida")).to_be_visible()
            expect(page.locator(".ends")).to_contain_text("Monstruos por derrotar")
            check_access(page)
            spanish = True
    assert is_over(page)
    assert spanish
    expect(page.get_by_test_id("banner")).to_contain_text(re.compile(r"Has ganado|Quedas en|Compartes la victoria"))
    check_end(page, 2)
    expect(page.locator(".result")).to_contain_text("Ha terminado la última ronda acordada")
    check_access(page)

    page.get_by_role("link", name="Ver la repetición", exact=True).click()
    page.locator(".realm").wait_for()
    expect(page.locator(".at")).to_contain_text("Paso 0 de")
    page.keyboard.press("End")
    expect(page.locator(".dice").first).to_be_visible()
    expect(page.get_by_test_id("banner")).to_contain_text("La partida ha terminado")
    check_access(page)


def test_the_whole_table_at_once_and_reasons_for_what_is_unlit(new_page: NewPage, site: str) -> None:
    """Twenty stacks without scrolling; an unlit card says why not, beside itself and not over the question."""
    page = new_page(plain=False)
    sit_down(page, site, ME, MARCO, layout="first_game")
    choose(page, 0, by_key=True)  # a Duke is kept
    settle(page)
    while not page.locator("[data-offer^=recruit]").count():
        choose(page, 0, by_key=False)
        settle(page)
    stacks = page.locator(".stacks li")
    expect(stacks).to_have_count(20)
    for place in (0, 19):
        expect(stacks.nth(place)).to_be_in_viewport(ratio=1)
    for part in (".own", ".side", ".players", ".banner"):
        expect(page.locator(part).first).to_be_in_viewport(ratio=1)
    assert page.evaluate(SCROLLS) == []

    forbidden = page.locator(".realm [data-place=domains] .piece.forbidden").first
    forbidden.focus()
    page.keyboard.press("Enter")
    note = page.locator(".regard")
    expect(note.get_by_test_id("why-not")).to_be_visible()
    expect(note).to_contain_text("Recruit Citizens with these icons")
    assert page.evaluate(COVERED) == 0
    check_access(page)
    page.keyboard.press("Escape")
    expect(note).to_have_count(0)
    expect(forbidden).to_be_focused()


def test_cards_are_read_without_doing_anything_with_them(new_page: NewPage, site: str) -> None:
    """Under the pointer, by a finger that stays, and in a rival's sheet; and in whose turn one is asked is said."""
    page = new_page(plain=False)
    address = sit_down(page, site, ME, MARCO, layout="first_game")
    choose(page, 0, by_key=True)
    settle(page)
    for _ in range(MOST):
        if page.locator("[data-offer^=recruit]").count():
            break
        choose(page, 0, by_key=False)
        settle(page)
    expect(page.locator(".own .turn")).to_have_text("your turn")
    goods = page.locator(".own .goods").inner_text()
    page.locator("[data-place=citizens] .piece.possible").first.hover()
    expect(page.locator(".largecard")).to_contain_text("On your turn: ")
    expect(page.locator(".largecard").get_by_role("list", name="What the signs mean")).to_be_visible()
    page.locator(".other .counts").first.click()
    expect(page.get_by_role("dialog")).to_contain_text("Starting Knight")
    expect(page.get_by_role("dialog")).to_contain_text("twice on doubles")
    check_access(page)
    page.keyboard.press("Escape")

    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(address)
    page.locator(".realm [data-place=citizens] .piece.possible").first.evaluate(HOLD)
    expect(page.locator(".largecard.phone")).to_contain_text("On your turn: ")
    page.keyboard.press("Escape")
    expect(page.locator(".largecard")).to_have_count(0)
    expect(page.locator(".own .goods")).to_have_text(goods, use_inner_text=True)


def test_a_phone_finds_the_way_back_from_the_islands(new_page: NewPage, site: str) -> None:
    page = new_page(plain=False, width=390, height=844)
    made = create(page, site, ME, MARCO, game="valeria", options={"crimson_seas": True})
    page.goto(f"{site}/t/{made['table']['id']}")
    page.get_by_role("button", name="Islands ›", exact=True).click()
    expect(page.locator(".island.exekratys")).to_be_in_viewport()
    page.get_by_role("button", name="‹ Stacks", exact=True).click()
    expect(page.locator("[data-place=monsters] .piece").first).to_be_in_viewport()
    expect(page.get_by_role("button", name="Islands ›", exact=True)).to_be_visible()


def test_a_phone(new_page: NewPage, site: str) -> None:
    """The board pans, one's own things are below it, and nothing is wider than the screen; down to 360."""
    page = new_page(plain=False, width=360, height=740)
    made = create(page, site, ME, MARCO, game="valeria")
    page.goto(f"{site}/t/{made['table']['id']}")
    page.locator(".realm").wait_for()
    page.locator(".own .two .piece.possible").first.click()
    expect(page.locator(".own .two")).to_have_count(0)
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    assert page.evaluate(
        "() => { const pan = document.querySelector('.pan'); return pan.scrollWidth > pan.clientWidth }"
    )
    last = page.locator(".tableau .column").last.bounding_box()
    assert last is not None
    assert last["x"] + last["width"] <= 360, "all numbers of the tableau are in sight"
    expect(page.locator(".own .goods")).to_be_in_viewport(ratio=1)
    page.locator(".own .roles").scroll_into_view_if_needed()
    expect(page.locator(".own .goods")).to_be_in_viewport(ratio=1)  # what one has stays in sight
    page.locator("[data-first]").click()
    expect(page.get_by_role("dialog").locator(".have")).to_contain_text("Gold")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Show all stacks", exact=True).click()
    expect(page.locator(".stacks li").nth(4)).to_be_in_viewport(ratio=1)
    page.get_by_role("button", name="Zoom in", exact=True).click()
    expect(page.locator(".stacks li").nth(4)).not_to_be_in_viewport()
    page.get_by_role("button", name="Things of Marco", exact=True).click()
    expect(page.get_by_role("dialog")).to_contain_text("Marco")
    check_access(page)


# What has to scroll although the whole table should be seen: boards and areas, not lists of lines.
SCROLLS = """() => ['.pan', '.own', '.players', '.realm'].filter((name) => {
  const found = document.querySelector(name)
  return found.scrollHeight > found.clientHeight + 1 || found.scrollWidth > found.clientWidth + 1
})"""
# A finger stays on a card, and the tap that follows does nothing.
HOLD = """async (card) => {
  const touch = { pointerType: 'touch', bubbles: true }
  card.dispatchEvent(new PointerEvent('pointerdown', touch))
  await new Promise((done) => setTimeout(done, 700))
  card.dispatchEvent(new PointerEvent('pointerup', touch))
  card.click()
}"""
# Whether a note covers the question or the card it speaks of.
COVERED = """() => {
  const note = document.querySelector('.regard').getBoundingClientRect()
  return [...document.querySelectorAll('.banner, .regarded')].filter((card) => {
    const box = card.getBoundingClientRect()
    return box.left < note.right && note.left < box.right && box.top < note.bottom && note.top < box.bottom
  }).length
}"""


def test_areas_and_citizens_are_picked_by_name_and_lie_on_the_table(new_page: NewPage, site: str) -> None:
    """One of a number, five Areas at most, and cards of a pack only with their pack."""
    page = new_page(width=390, height=844, plain=False)
    page.goto(f"{site}/new/valeria")
    page.get_by_role("button", name="Choose…").click()
    page.get_by_role("button", name="Choose", exact=True).click()
    areas, citizens = (page.locator(".option", has_text=f"{what} of your choice") for what in ("Areas", "Citizens"))
    areas.locator("summary").click()
    citizens.locator("summary").click()
    expect(areas.get_by_label("Volcano")).to_have_count(0)
    page.get_by_role("checkbox", name="Flames & Frost").check()
    for name in ("Hills", "Swamp", "Volcano", "Forest", "Ruins"):
        areas.get_by_label(name, exact=True).check()
    expect(areas.get_by_label("Valley", exact=True)).to_be_disabled()
    citizens.get_by_label("Cleric", exact=True).check()
    citizens.get_by_label("Monk", exact=True).check()
    expect(citizens.get_by_label("Cleric", exact=True)).not_to_be_checked()
    check_access(page)
    page.get_by_role("checkbox", name="Flames & Frost").uncheck()  # what came with it goes with it
    expect(areas.get_by_label("Volcano")).to_have_count(0)
    expect(areas.locator("summary")).to_have_text("Hills, Ruins, Forest and Swamp")
    page.get_by_role("button", name="Start", exact=True).click()
    expect(page.locator('.realm [data-ref="citizen:monk"]').first).to_be_visible()


def unfold(page: Page) -> None:
    """Turns that are told in one sentence are told in all of them."""
    folded = page.locator(".story .sum button[aria-expanded=false]")
    while folded.count():
        folded.first.click()


def check_dice(page: Page) -> None:
    """The dice lie as the last roll told by now says, or say what they were; and what it brought is told beside."""
    told = page.locator(".story h3, .story li:not(.later)").all_inner_texts()
    said = [line for line in told if ROLL.search(line)]
    roll = ROLL.search(said[-1])
    assert roll is not None
    dice = page.locator(".own .dice").first
    shown = [int(n) for n in re.findall(r"\d+", dice.locator(".spoken").first.inner_text())[:2]]
    was = dice.locator(".was").all_inner_texts()
    changed = sum(n != int(rolled) for n, rolled in zip(shown, roll.groups(), strict=True))
    assert changed == len(was), (said[-1], shown, was)
    since = told[len(told) - told[::-1].index(said[-1]) :]
    reaped = page.locator(".harvest li:not(.none)").count()
    assert (reaped > 0) == any(REAPED.search(line) for line in since), (since, reaped)


def test_an_earlier_moment_has_its_own_dice_harvest_and_turn(new_page: NewPage, site: str) -> None:
    page = new_page(plain=False)
    sit_down(page, site, ME, MARCO, round_limit=2)
    banner, turn = page.get_by_test_id("banner"), page.locator(".own .turn", has_text="your turn")
    looked = False
    for _ in range(MOST):
        settle(page)
        if is_over(page):
            break
        again = page.locator(".story li", has_text="You roll").count() > 1
        rolls = page.locator(".story li", has_text="Marco rolls")
        if not looked and again and turn.count() > 0:
            looked = True
            unfold(page)
            check_dice(page)
            since = page.locator(".story .since")
            expect(since).to_have_count(1)
            expect(page.locator(".story .since + *")).to_contain_text("Marco")  # what he did after our last turn
            rolls.first.get_by_role("button").click()
            expect(banner).to_contain_text("Earlier, line")
            expect(turn).to_have_count(0)
            check_dice(page)
            page.get_by_role("button", name="Back to now", exact=True).first.click()
            expect(turn).to_have_count(1)
        choose(page, 0, by_key=False)
    assert looked
    assert is_over(page)

    page.get_by_role("link", name="Review", exact=True).click()
    step = page.locator(".at")
    expect(step).to_contain_text("Step 0 of")
    last = int(step.inner_text().split()[-1])
    for number in range(1, last + 1):
        page.keyboard.press("ArrowRight")
        expect(step).to_contain_text(f"Step {number} of")
        unfold(page)
        if page.locator(".story li", has_text=ROLL).count() > 0:
            check_dice(page)
            expect(page.locator(".story .empty")).to_have_count(0)
    page.get_by_label("Seen by").select_option(label="Marco")
    expect(page.locator(".own")).not_to_contain_text("Your")
    page.get_by_role("link", name="To the result", exact=True).click()
    expect(page.locator(".result")).to_be_visible()
    expect(page.get_by_role("button", name="Rematch", exact=True)).to_be_visible()
