"""A whole game of Valencia at its painted board: planned by hand and by keys, in two languages."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage, check_access
from tests.browser.table import OFFER, STAMP, answered, check_end, choose, create, is_over, touch

MOST = 400
"""More choices than a game of two can ask of one seat."""
DRAWN = 4
HAND = ".plan .hand [data-card]"
LAID = ".plan .piles [data-card]"
CLIPPED = """() => [...document.querySelectorAll('.result, .result > div')]
  .filter((part) => part.scrollHeight > part.clientHeight + 1 || part.scrollWidth > part.clientWidth + 1)
  .map((part) => part.className)"""
"""Parts of the result of which not everything is seen."""
STEPS = re.compile(r"begins? stack|to the stack|empiezas? el montón|al montón")
"""What the table hears of a division, and nobody wants to read."""
LIT = ".frame .piece.possible, .own .piece.possible"


def test_a_game_against_a_random_bot_with_the_language_switched_half_way(new_page: NewPage, site: str) -> None:
    page = new_page(plain=False)
    made = create(
        page, site, {"kind": "me", "name": "Ana"}, {"kind": "bot", "bot": "random", "name": "Marco"}, game="valencia"
    )
    page.goto(f"{site}/t/{made['table']['id']}")
    page.locator(".frame .cells").wait_for()
    settle(page)
    check_access(page)
    keep_tasks(page)
    rounds = 0
    for turn in range(MOST):
        settle(page)
        if is_over(page):
            break
        if page.locator(".plan").count():
            rounds += 1
            plan(page, rounds)
            if rounds == 3:
                page.get_by_role("button", name="Cambiar a español", exact=True).click()
                expect(page.locator("html")).to_have_attribute("lang", "es")
                expect(page.get_by_role("heading", name="Historial de la partida")).to_be_visible()
                page.emulate_media(color_scheme="dark")
                expect(page.locator("html")).to_have_attribute("data-theme", "dark")
                settle(page)
                check_access(page)
                page.reload()
                page.locator(".frame .cells").wait_for()
        elif turn % 3 != 0 or not touch(page, LIT):
            choose(page, turn % min(page.locator(OFFER).count(), 3), by_key=turn % 3 == 2)
    assert is_over(page)
    assert rounds == 5
    assert page.evaluate(CLIPPED) == []
    expect(page.get_by_test_id("banner")).to_contain_text(re.compile(r"Has ganado|Quedas en|Compartes la victoria"))
    check_end(page, 2)
    check_access(page)
    page.locator(".result .tasks .piece").last.click()
    expect(page.locator(".regard")).to_contain_text(re.compile(r"[Pp]unto"))

    page.get_by_role("link", name="Ver la repetición", exact=True).click()
    expect(page.locator(".at")).to_contain_text("Paso 0 de")
    page.keyboard.press("ArrowRight")
    expect(page.get_by_test_id("banner")).to_contain_text("Paso 1 de")
    expect(page.locator(".frame .cells")).to_be_visible()
    check_access(page)


def test_a_phone_shows_the_desk_instead_of_the_city_and_nothing_is_wider_than_it(new_page: NewPage, site: str) -> None:
    page = new_page(plain=False, width=360, height=740)
    made = create(
        page, site, {"kind": "me", "name": "Ana"}, {"kind": "bot", "bot": "random", "name": "Marco"}, game="valencia"
    )
    page.goto(f"{site}/t/{made['table']['id']}")
    page.locator("[data-task]").first.wait_for()
    check_access(page)
    keep_tasks(page)
    expect(page.locator(".frame .cells")).to_be_hidden()
    page.get_by_role("button", name="See the city", exact=True).click()
    expect(page.locator(".frame .cells")).to_be_visible()
    page.get_by_role("button", name="Back to your cards", exact=True).click()
    assert drew(page, by_key=False)
    by_tapping(page)
    by_tapping(page)
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    check_access(page)
    page.locator("[data-do=confirm]").click()
    page.locator(".plan").wait_for(state="detached")
    page.wait_for_function("() => document.getElementById('main').scrollTop === 0")
    answer_above_the_bar(page)
    page.get_by_role("button", name="Council", exact=True).click()  # not a line of news that names it
    expect(page.get_by_role("dialog")).to_contain_text("Nobility")
    check_access(page)


def answer_above_the_bar(page: Page) -> None:
    """Whatever is asked, shown and scrolled to: what no space and no stack stands for is answered above the bar."""
    asked = set()
    for _ in range(60):
        page.locator(".banner [data-first], .plan").first.wait_for()
        if page.locator(".plan").count():
            break
        if page.locator(".free .btn").count():
            asked.add(page.locator(".frame").get_attribute("data-scene"))
            swap = page.get_by_role("button", name="See the city", exact=True)
            if swap.count():
                stand_above_the_bar(page)
                swap.click()
            expect(page.locator(".frame .cells")).to_be_visible()
            stand_above_the_bar(page)
        before = page.evaluate(STAMP)
        page.locator(".banner [data-first]").click()
        page.locator(OFFER).first.click()
        answered(page, before)
    assert "auction" in asked


def stand_above_the_bar(page: Page) -> None:
    for width, height in ((390, 844), (360, 740)):
        page.set_viewport_size({"width": width, "height": height})
        for end in (9999, 0):
            page.evaluate("top => document.getElementById('main').scrollTo({ top })", end)
            bar = page.locator(".dock").bounding_box()
            assert bar is not None
            for answer in page.locator(".free .btn").all():
                box = answer.bounding_box()
                assert box is not None
                assert box["x"] >= 0
                assert box["x"] + box["width"] <= width
                assert bar["y"] - 160 < box["y"]
                assert box["y"] + box["height"] <= bar["y"]
                answer.click(trial=True)  # nothing lies over it


def settle(page: Page) -> None:
    """Wait until something can be done: in the list, with the dealt tasks or at the desk; or the game is over."""
    page.locator("[data-offer][aria-disabled=false], [data-task], .plan, .result").first.wait_for()


def keep_tasks(page: Page) -> None:
    """Two of the dealt tasks, chosen in any order and sent together."""
    tasks = page.locator("[data-task]")
    tasks.nth(3).click()
    tasks.nth(1).focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-task][aria-pressed=true]")).to_have_count(2)
    page.locator("[data-do=confirm]").click()
    page.locator(".plan").wait_for()
    expect(page.locator(".plan .tasks li")).to_have_count(2)


def plan(page: Page, number: int) -> None:
    """Draw, lay every card in one of the three ways in turn, take one back, lay it again, confirm."""
    while page.locator(HAND).count() + page.locator(LAID).count() < DRAWN and drew(page, by_key=number % 2 == 1):
        pass
    way = [by_dragging, by_tapping, by_keys][number % 3]
    if number == 2:
        by_keys_alone(page)
        return
    for _ in range(DRAWN):
        if page.locator(HAND).count():
            way(page)
    take_back(page)
    if page.locator(LAID).count() > 1:
        page.locator(LAID).last.focus()
        page.keyboard.press("Delete")
        expect(page.locator(HAND)).to_have_count(1)
        expect(page.locator("[data-do=confirm]")).to_have_attribute("aria-disabled", "true")
        by_keys(page)
    expect(page.locator(HAND)).to_have_count(0)
    if number == 1:
        check_access(page)
    laid = page.locator(".plan .stack .total").all_inner_texts()
    page.locator("[data-do=confirm]").click()
    page.locator(".plan").wait_for(state="detached")
    expect(page.locator(".own .stack b")).to_have_text(laid)  # in the order in which they were laid
    expect(page.locator(".story").get_by_text(STEPS)).to_have_count(0)


def by_keys_alone(page: Page) -> None:
    """No pointer: after each card the next one has the focus, after the last one the button that confirms."""
    hand, laid = page.locator(HAND), page.locator(LAID)
    drawn = hand.count()
    assert drawn > 2
    page.locator("#main").focus()
    page.keyboard.press("n")  # with the focus anywhere the lowest card is meant
    expect(hand).to_have_count(drawn - 1)
    expect(page.locator(f"{HAND}:focus")).to_have_count(1)
    page.keyboard.press("ArrowRight")
    picked = page.evaluate("() => document.activeElement.dataset.card")
    page.keyboard.press("Enter")
    expect(page.locator(".plan .stack .face:focus")).to_contain_text("Stack 1")
    page.keyboard.press("Escape")
    expect(page.locator(f"{HAND}:focus")).to_have_attribute("data-card", picked)
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".plan .stack.new .face")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".plan .stack")).to_have_count(3)
    expect(page.locator(f"{HAND}:focus")).to_have_count(1)
    page.keyboard.press("z")
    expect(page.locator(f"{HAND}:focus")).to_have_attribute("data-card", picked)
    page.keyboard.press("2")
    for left in range(drawn - 3, -1, -1):
        expect(hand).to_have_count(left + 1 if left else 1)
        page.keyboard.press("1")
    expect(laid).to_have_count(drawn)
    confirm = page.locator("[data-do=confirm]")
    expect(confirm).to_be_focused()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Delete")
    expect(page.locator(f"{HAND}:focus")).to_have_count(1)
    page.keyboard.press("1")
    expect(confirm).to_be_focused()
    page.keyboard.press("Enter")
    page.locator(".plan").wait_for(state="detached")


def take_back(page: Page) -> None:
    """What was laid last comes back by key, and nothing on the table; the list offers none of the steps beside it."""
    page.locator(LAID).first.wait_for()
    laid = page.locator(LAID).count()
    lines = page.locator(".log li").count()
    page.keyboard.press("z")
    expect(page.locator(LAID)).to_have_count(laid - 1)
    assert page.locator(".log li").count() == lines
    assert page.locator("[data-offer^=add], [data-offer=close], [data-offer=confirm]").count() == 0
    by_keys(page)


def drew(page: Page, *, by_key: bool) -> bool:
    """One more card, if the pile has one."""
    button = page.locator("[data-do=draw]")
    if button.get_attribute("aria-disabled") == "true":
        return False
    cards = page.locator(f"{HAND}, {LAID}")
    before = cards.count()
    if by_key:
        page.keyboard.press("d")
    else:
        button.click()
    expect(cards).to_have_count(before + 1)
    return True


def by_dragging(page: Page) -> None:
    left = page.locator(HAND).count()
    # The highest card first: not the order in which the table asks.
    card, target = page.locator(HAND).last.bounding_box(), page.locator(".plan .stack.new").bounding_box()
    assert card is not None
    assert target is not None
    page.mouse.move(card["x"] + 10, card["y"] + card["height"] / 2)
    page.mouse.down()
    page.mouse.move(target["x"] + 20, target["y"] + 40, steps=4)
    expect(page.locator(".plan .stack.over")).to_have_count(1)
    page.mouse.up()
    expect(page.locator(HAND)).to_have_count(left - 1)


def by_tapping(page: Page) -> None:
    left = page.locator(HAND).count()
    page.locator(HAND).last.click()
    page.locator(".plan .stack .face").first.click()
    expect(page.locator(HAND)).to_have_count(left - 1)


def by_keys(page: Page) -> None:
    left = page.locator(HAND).count()
    page.locator(HAND).first.focus()
    page.keyboard.press("1" if page.locator(".plan .stack").count() > 2 else "n")
    expect(page.locator(HAND)).to_have_count(left - 1)
