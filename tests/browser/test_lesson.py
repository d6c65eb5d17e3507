"""A guided first game in the browser: from the shelf to its last step, by clicks and by keys, in both languages."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage, check_access
from tests.browser.table import create

BOTS = [{"kind": "bot", "bot": "random", "name": name} for name in ("Marco", "Sage")]
COACH = ".coach[data-phase]"
SAYS = "[data-testid=coach]"
LEADS = ".ring.leads[data-light]"
VISIBLE = " >> visible=true"
NOW = """() => {
  const { step = '', made, phase } = document.querySelector('.coach')?.dataset ?? {}
  const found = document.querySelector('.lights')?.dataset.of === [step, made, phase].join(' ')
  const light = found && document.querySelector('.ring.leads[data-light]')?.dataset.light || ''
  if (!phase || phase === 'wait' || (phase === 'do' && light === '')) return ''
  return [step, made, phase === 'do' ? light : phase].join(' ') }"""
MADE = "() => { const { step, made } = document.querySelector('.coach').dataset; return `${step} ${made}` }"
"""Where a lesson is: step, moves made, and what hangs the lantern; nothing while the others play, nor while the lantern
still hangs where the step before had it."""


def begin(page: Page, site: str, game: str = "valletta") -> None:
    page.goto(site)
    page.locator(f"article[data-game={game}] .invite").click()
    expect(page.locator(COACH)).to_be_visible()
    expect(page.locator(".table.painted")).to_be_visible()


def now(page: Page) -> str:
    """What the coach waits for: which step it is, the move of it, and where the lantern hangs."""
    return str(page.wait_for_function(NOW).json_value())


def lit(page: Page) -> str:
    """Where the lantern hangs: a thing on the table, a part of the page, or a button that makes the move."""
    light = now(page).split(" ", 2)[2]
    if light.startswith("page:"):
        return f'[data-lit~="{light.removeprefix("page:")}"]{VISIBLE}'
    if light.startswith("move:"):
        return f'[data-move="{light.removeprefix("move:")}"]{VISIBLE}'
    place, _, ref = light.partition("/")
    return f'[data-place="{place}"] [data-ref="{ref}"]{VISIBLE}'


def go_on(page: Page, by_key: bool) -> None:
    """Do what the coach asks for: Next, or what the lantern hangs on."""
    before = now(page)
    if page.locator(COACH).get_attribute("data-phase") == "look":
        press(page, page.locator(".coach .acts .primary"), by_key)
    else:
        where, deed = lit(page), page.locator(".coach .acts [data-move]")
        if by_key and deed.count():  # the coach itself has the button that ends the turn
            press(page, deed, True)
        elif by_key:
            if page.locator(".coach.folded").count():
                press(page, page.locator(".coach .unfold"), True)
            press(page, page.locator(".coach .acts .primary"), True)  # Let me do it: the thing has the focus
            expect(
                page.locator(f":focus:is({where.removesuffix(VISIBLE)}, {where.removesuffix(VISIBLE)} *)")
            ).to_be_visible()
            page.keyboard.press("Enter")
        else:
            page.locator(where).first.click()
    until_another(page, before)


def made(page: Page) -> str:
    return str(page.evaluate(MADE))


def until_another(page: Page, before: str) -> None:
    """The others may play meanwhile; a step that waits for a move has its lantern."""
    page.wait_for_function(f"before => {{ const now = ({NOW})(); return now !== '' && now !== before }}", arg=before)


def press(page: Page, button: object, by_key: bool) -> None:
    if by_key:
        button.focus()  # type: ignore[attr-defined]
        page.keyboard.press("Enter")
    else:
        button.click()  # type: ignore[attr-defined]


DESK, PHONE = (1366, 768), (390, 844)
PAIRS = [
    ("valletta", "es-ES", PHONE), ("valdora", "en-GB", DESK), ("valencia", "es-ES", PHONE), ("valeria", "en-GB", DESK),
]  # fmt: skip
"""Each game, each language and each size, two by two; the rest is in the soak."""
REST = [
    (game, lang, size) for game, *_ in PAIRS for lang in ("en-GB", "es-ES") for size in (DESK, PHONE)
    if (game, lang, size) not in PAIRS
]  # fmt: skip


@pytest.mark.parametrize(
    ("game", "lang", "size"), [*PAIRS, *(pytest.param(*rest, marks=pytest.mark.soak) for rest in REST)]
)
def test_a_lesson_is_followed_to_its_end(
    game: str, lang: str, size: tuple[int, int], new_page: NewPage, site: str
) -> None:
    page = new_page(lang=lang, width=size[0], height=size[1], plain=False)
    begin(page, site, game)
    steps: list[str] = []
    while page.locator(f"{COACH}:not([data-phase=wait])").get_attribute("data-phase") != "done":
        if not steps or steps[-1] != page.locator(SAYS).inner_text():
            steps.append(page.locator(SAYS).inner_text())
            assert "{" not in steps[-1]
            expect(page.locator(f".ring[data-light], {COACH}[data-phase=wait]").first).to_be_visible()
        go_on(page, by_key=len(steps) % 3 == 0)
    expect(page.locator(SAYS)).to_contain_text("Bien jugado" if lang == "es-ES" else "Well played")
    check_access(page)
    page.locator(".coach .acts .primary").click()
    expect(page.locator(".coach")).to_have_count(0)
    expect(page.get_by_test_id("banner")).to_be_visible()
    page.reload()
    expect(page.get_by_test_id("banner")).to_be_visible()
    expect(page.locator(".coach")).to_have_count(0)


@pytest.mark.parametrize(
    ("game", "lang", "size"),
    [
        ("valencia", "en-GB", DESK),
        ("valdora", "es-ES", PHONE),
        pytest.param("valletta", "en-GB", PHONE, marks=pytest.mark.soak),
        pytest.param("valeria", "es-ES", PHONE, marks=pytest.mark.soak),
    ],
)
def test_a_lesson_can_be_had_shown_to_its_end(
    game: str, lang: str, size: tuple[int, int], new_page: NewPage, site: str
) -> None:
    page = new_page(lang=lang, width=size[0], height=size[1], plain=False)
    begin(page, site, game)
    acts = page.locator(".coach .acts .btn")
    while page.locator(f"{COACH}:not([data-phase=wait])").get_attribute("data-phase") != "done":
        before = made(page)
        expect(page.locator(".ring[data-light]").first).to_be_visible()
        is_asked = page.locator(COACH).get_attribute("data-phase") == "do"
        acts.first.click()
        if is_asked:
            expect(page.locator(".coach .acts .btn").first).to_have_text(re.compile("Do it for me|Hazlo por mí"))
            acts.first.click()
        page.wait_for_function(f"before => ({MADE})() !== before", arg=before)
    check_access(page)
    acts.last.click()
    expect(page.get_by_test_id("banner")).to_be_visible()


def test_a_lesson_needs_no_pointer(new_page: NewPage, site: str) -> None:
    page = new_page(width=1366, height=768, plain=False)
    page.goto(site)
    page.locator("article[data-game=valdora] .invite").focus()
    page.keyboard.press("Enter")
    expect(page.locator(COACH)).to_be_visible()
    while page.locator(f"{COACH}:not([data-phase=wait])").get_attribute("data-phase") != "done":
        go_on(page, by_key=True)
    press(page, page.locator(".coach .acts .primary"), True)
    expect(page.locator(".coach")).to_have_count(0)


def test_shown_it_waits_and_done_on_demand(new_page: NewPage, site: str) -> None:
    page = new_page(width=1366, height=768, plain=False)
    begin(page, site)
    for _ in range(2):
        go_on(page, by_key=False)
    show = page.locator(".coach .acts .btn").first
    expect(show).to_have_text("Show me")
    show.click()
    expect(show).to_have_text("Do it for me")
    expect(page.locator(SAYS)).to_contain_text("That would be: Play Shopkeeper")
    expect(page.locator(".story")).not_to_contain_text("Shopkeeper.")
    before = now(page)
    show.click()
    page.wait_for_function("before => `build ${document.querySelector('.coach').dataset.made}` !== before", arg=before)
    expect(page.locator(f"{COACH}[data-step=build]")).to_be_visible()


def test_another_move_is_answered_and_can_be_taken_back_or_kept(new_page: NewPage, site: str) -> None:
    page = new_page(width=1366, height=768, plain=False)
    begin(page, site)
    page.locator('[data-place="hand 0"] [data-ref="character:lumberjack"]').click()
    expect(page.locator(f"{COACH}[data-phase=other]")).to_be_visible()
    page.get_by_role("button", name="Take back").click()
    expect(page.locator(f"{COACH}[data-phase=look]")).to_be_visible()
    page.locator('[data-place="hand 0"] [data-ref="character:lumberjack"]').click()
    page.get_by_role("button", name="Keep it").click()
    expect(page.locator(".coach")).to_contain_text("This is a real table now")
    page.locator(".coach").get_by_role("button", name="Close").click()
    expect(page.locator(".coach")).to_have_count(0)
    expect(page.locator(".ring")).to_have_count(0)


def test_a_lesson_goes_on_where_it_was_left(new_page: NewPage, site: str) -> None:
    page = new_page(width=1366, height=768, plain=False)
    begin(page, site)
    for _ in range(3):
        go_on(page, by_key=False)
    address = page.url
    page.goto(site)
    page.locator("article[data-game=valletta] .invite").click()
    expect(page.locator(SAYS)).to_contain_text("You stopped at step 4. Go on?")
    assert page.url == address
    page.locator(".coach .acts .primary").click()
    expect(page.locator(f"{COACH}[data-step=build]")).to_be_visible()
    page.get_by_role("button", name="Skip the lesson").click()
    expect(page.locator(".coach")).to_contain_text("This is a real table now")
    page.goto(site)
    page.locator("article[data-game=valletta] .invite").click()
    expect(page.locator(SAYS)).to_contain_text("What wins")
    assert page.url != address


def test_the_language_changes_in_the_middle(new_page: NewPage, site: str) -> None:
    page = new_page(width=1366, height=768, plain=False)
    begin(page, site)
    expect(page.locator(SAYS)).to_contain_text("What wins")
    page.locator("button:has(> span[lang=es])").click()
    expect(page.locator(SAYS)).to_contain_text("Qué gana")


@pytest.mark.parametrize(("width", "height"), [DESK, PHONE])
def test_a_tip_is_given_once_and_can_be_turned_off(width: int, height: int, new_page: NewPage, site: str) -> None:
    page = new_page(width=width, height=height, plain=False, tips=True)
    made = create(page, site, {"kind": "me", "name": "Ana"}, *BOTS, game="valdora")
    page.goto(f"{site}/t/{made['table']['id']}")
    city = '[data-place="map"] [data-ref="space:city_c"].possible >> visible=true'
    page.locator(city).first.click()
    expect(page.locator(".tip")).to_contain_text("Take provisions in any city")
    check_access(page)
    page.locator(".tip").get_by_role("button", name="Got it").click()
    expect(page.locator(".tip")).to_have_count(0)
    page.reload()
    expect(page.locator(".table.painted")).to_be_visible()
    assert page.evaluate("localStorage.getItem('valtable-tips')") == '["valdora/provisions"]'
    page.get_by_role("button", name="Settings").first.click()
    page.get_by_role("radiogroup", name="Tips at the table").get_by_text("None").click()
    assert page.evaluate("JSON.parse(localStorage.getItem('valtable-settings')).tips") is False


def test_whoever_comes_by_link_may_learn_first(new_page: NewPage, site: str) -> None:
    page, friend = new_page(), new_page()
    made = create(page, site, {"kind": "me", "name": "Ana"}, {"kind": "friend"}, BOTS[0], game="valdora")
    friend.goto(site + made["links"][0]["link"])
    friend.locator(".arrive .invite").click()
    expect(friend.locator(COACH)).to_be_visible()
