"""What is seen of a table on screens of many sizes: the whole board, and every button that is needed."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.table import create, settle

ME = {"kind": "me", "name": "Ana"}
BOTS = [{"kind": "bot", "bot": "random", "name": name} for name in ("Marco", "Aitana", "Iker", "Nadia")]
LONG = "Your move. " + "Draw another card, or form your stacks, for this is the last round of all. " * 3
HEIGHTS = "() => ['.banner', '.board'].map(part => document.querySelector(part).getBoundingClientRect().height)"


def sit_down(page: Page, site: str, game: str, bots: int, **options: object) -> None:
    """At the painted board of a game, when a choice is ours."""
    made = create(page, site, ME, *BOTS[:bots], game=game, options=options)
    page.goto(f"{site}/t/{made['table']['id']}")
    page.locator(".table.painted").wait_for()
    page.locator("[data-offer][aria-disabled=false], .possible, [data-task]").first.wait_for()


def box(page: Page, selector: str) -> dict[str, float]:
    found = page.locator(selector).last.bounding_box()
    assert found is not None
    right, bottom = found["x"] + found["width"], found["y"] + found["height"]
    return {
        "x": found["x"],
        "y": found["y"],
        "width": found["width"],
        "height": found["height"],
        "right": right,
        "bottom": bottom,
    }


@pytest.mark.parametrize(("width", "height"), [(1366, 768), (1280, 720)])
def test_the_whole_city_of_valletta_is_in_sight(new_page: NewPage, site: str, width: int, height: int) -> None:
    page = new_page(plain=False, width=width, height=height)
    sit_down(page, site, "valletta", 3)
    expect(page.locator(".city .tile")).to_have_count(30)
    assert box(page, ".city .tile")["bottom"] <= box(page, ".frame")["bottom"] <= box(page, ".own")["y"]
    assert (
        page.evaluate("() => { const p = document.querySelector('.pan'); return p.scrollHeight - p.clientHeight }") == 0
    )
    # Prices, icons and points lie inside their tiles.
    assert page.evaluate(OUTSIDE) == []


OUTSIDE = """() => [...document.querySelectorAll('.city .tile')].flatMap((tile) => {
  const room = tile.getBoundingClientRect()
  return [...tile.querySelectorAll('.shield, .price, .device, .letter, .house')]
    .map((part) => part.getBoundingClientRect())
    .filter((part) => part.right > room.right + 1 || part.bottom > room.bottom + 1 || part.left < room.left - 1)
    .map(() => tile.dataset.ref)
})"""


@pytest.mark.parametrize(("width", "height"), [(1280, 720), (1440, 900)])
@pytest.mark.parametrize("game", ["valeria", "valletta"])
def test_a_longer_question_leaves_the_board_its_room(
    new_page: NewPage, site: str, game: str, width: int, height: int
) -> None:
    """Valeria has buttons beside its question, which once made a second line."""
    page = new_page(plain=False, width=width, height=height)
    sit_down(page, site, game, 2)
    banner, board = page.evaluate(HEIGHTS)
    assert banner <= 62
    page.locator(".banner .first").evaluate("(line, said) => { line.textContent = said }", LONG)
    assert page.evaluate(HEIGHTS) == [banner, board]


def test_at_the_width_of_a_tablet_ones_own_area_lies_below_the_valley(new_page: NewPage, site: str) -> None:
    page = new_page(plain=False, width=1024, height=768)
    sit_down(page, site, "valdora", 2, first_player=0)
    page.locator(".pull").click()
    expect(page.locator(".own .crafts")).to_be_visible()
    valley, own, dock = box(page, ".valley"), box(page, ".own"), box(page, ".dock")
    assert valley["height"] >= 270
    assert valley["y"] >= box(page, ".banner")["bottom"] - 1
    assert valley["bottom"] <= own["y"]
    assert own["bottom"] <= dock["y"] + 1


def test_a_large_screen_is_filled_and_notes_stand_beside_their_things(new_page: NewPage, site: str) -> None:
    page = new_page(plain=False, width=2560, height=1440)
    sit_down(page, site, "valeria", 2)
    frame, cards = box(page, ".frame"), page.locator(".stacks li")
    first, last = cards.first.bounding_box(), cards.last.bounding_box()
    assert first is not None
    assert last is not None
    assert last["y"] + last["height"] - first["y"] > 0.9 * frame["height"]
    assert last["x"] + last["width"] - first["x"] > 0.6 * frame["width"]
    card = page.locator(".stacks .piece:not(.possible)").last
    card.click()
    thing, note = card.bounding_box(), page.locator(".regard").bounding_box()
    assert thing is not None
    assert note is not None
    gaps = [note["x"] - thing["x"] - thing["width"], thing["x"] - note["x"] - note["width"],
            note["y"] - thing["y"] - thing["height"], thing["y"] - note["y"] - note["height"]]  # fmt: skip
    assert 0 <= max(gaps) <= 40
    assert note["y"] + note["height"] <= 1440


def test_the_letters_along_the_city_of_valencia_can_be_read(new_page: NewPage, site: str) -> None:
    page = new_page(plain=False, width=1280, height=720)
    sit_down(page, site, "valencia", 3)
    sizes = page.locator(".along").evaluate_all("all => all.map(one => parseFloat(getComputedStyle(one).fontSize))")
    assert len(sizes) == 2
    assert min(sizes) >= 12


@pytest.mark.parametrize("lang", ["en-GB", "es-ES"])
@pytest.mark.parametrize(("width", "height"), [(1280, 720), (1366, 768)])
def test_the_steps_of_a_round_end_above_the_goods_that_are_left(
    new_page: NewPage, site: str, lang: str, width: int, height: int
) -> None:
    page = new_page(plain=False, lang=lang, width=width, height=height)
    sit_down(page, site, "valencia", 3)
    assert box(page, ".steps ol li")["bottom"] <= box(page, ".steps .goods")["y"]
    assert box(page, ".steps .goods")["bottom"] <= box(page, ".frame")["bottom"]


def test_beside_open_rules_what_the_city_of_valencia_tells_stands_below_its_last_row(
    new_page: NewPage, site: str
) -> None:
    page = new_page(plain=False, width=1366, height=768)
    sit_down(page, site, "valencia", 3)
    page.get_by_role("button", name="Rules", exact=True).click()
    page.get_by_role("heading", name="Rules of Valencia", exact=True).wait_for()
    # The legend stands there while somebody places; in so narrow a city it has two lines.
    page.locator(".city .below").evaluate("below => (below.innerHTML = '<p>1<br>2</p>')")
    assert box(page, ".city .below")["y"] >= box(page, ".city .cells")["bottom"]
    assert box(page, ".city .below")["bottom"] <= box(page, ".frame")["bottom"]


BESIDE = """() => [...document.querySelectorAll('.own .column, .own .zone:not(.tableau), .own .me')]
  .map((part) => part.getBoundingClientRect()).filter((box) => box.width > 0)
  .sort((a, b) => a.left - b.left).filter((box, n, all) => n > 0 && box.left < all[n - 1].right - 1).length"""


@pytest.mark.parametrize("lang", ["en-GB", "es-ES"])
@pytest.mark.parametrize(("width", "height"), [(1280, 720), (1366, 768)])
def test_with_the_sea_of_valeria_nothing_lies_over_something_else(
    new_page: NewPage, site: str, lang: str, width: int, height: int
) -> None:
    page = new_page(plain=False, lang=lang, width=width, height=height)
    sit_down(page, site, "valeria", 3, crimson_seas=True, agents=True, relics=True, ward_towers=True)
    for _ in ("a Duke", "a relic"):
        page.locator(".own .duke .possible").first.click()
        page.locator(".own .zone.won").or_(page.locator(".own .duke .possible")).first.wait_for()
    assert page.evaluate(BESIDE) == 0
    islands = page.locator(".moves .near")
    assert islands.is_visible() == (width == 1280)
    if width == 1280:
        islands.click()
        expect(page.locator(".sea .ship")).to_be_in_viewport()


# The box of a text is higher than its letters: three pixels of its corners are air.
NAMES = """() => { const boxes = (all) => [...document.querySelectorAll(all)].map((one) => one.getBoundingClientRect())
  const names = boxes('text.cap'), numbers = boxes('.numbered circle')
  const meet = (a, b) => a.left + 3 < b.right && b.left < a.right - 3 && a.top + 3 < b.bottom && b.top < a.bottom - 3
  return [names.length, numbers.length, numbers.filter((number) => names.some((name) => meet(name, number))).length]
}"""


@pytest.mark.parametrize("lang", ["en-GB", "es-ES"])
@pytest.mark.parametrize(("width", "height"), [(1024, 768), (1280, 720)])
def test_no_name_of_valdora_touches_the_number_of_a_road(
    new_page: NewPage, site: str, lang: str, width: int, height: int
) -> None:
    page = new_page(plain=False, lang=lang, width=width, height=height)
    sit_down(page, site, "valdora", 2)
    names, numbers, touched = page.evaluate(NAMES)
    assert touched == 0
    assert names > 10
    assert numbers >= 13


CUT = """() => { const sheet = new CSSStyleSheet()
  sheet.replaceSync('.stacks .piece .name { display: block; max-width: 20px; overflow: hidden; ' +
    'text-overflow: ellipsis; white-space: nowrap !important }')
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet] }"""


def test_a_text_that_is_cut_is_told_by_keyboard_also_where_the_page_scrolls_to_it(new_page: NewPage, site: str) -> None:
    """On a phone the next card comes into sight only with the focus; the large card says its whole name beside it."""
    page = new_page(plain=False, lang="es-ES", width=390, height=844)
    sit_down(page, site, "valeria", 2)
    page.evaluate(CUT)
    page.keyboard.press("Tab")
    told, cards = page.locator(".largecard"), page.locator(".stacks .piece")
    for place in (0, cards.count() - 1):
        card = cards.nth(place)
        card.focus()
        expect(told).to_contain_text(card.locator(".name").inner_text())
        page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
        expect(told).to_be_visible()
        thing, text = card.bounding_box(), box(page, ".largecard")
        assert thing is not None
        assert text["x"] >= 0
        assert text["right"] <= 390
        assert text["bottom"] <= thing["y"] or text["y"] >= thing["y"] + thing["height"]


@pytest.mark.parametrize(("width", "height"), [(390, 844), (360, 740)])
def test_on_a_phone_the_plan_of_valencia_is_confirmed_without_scrolling(
    new_page: NewPage, site: str, width: int, height: int
) -> None:
    page = new_page(plain=False, width=width, height=height)
    sit_down(page, site, "valencia", 4)
    for task in (0, 1):
        page.locator("[data-task]").nth(task).click()
    page.locator("[data-do=confirm]").click()
    page.locator(".plan [data-do=confirm]").wait_for()
    confirm = box(page, ".plan [data-do=confirm]")
    assert confirm["right"] <= width
    assert confirm["bottom"] <= box(page, ".dock")["y"]


def test_where_all_is_composed_there_is_no_empty_list(new_page: NewPage, site: str) -> None:
    page = new_page(plain=False)
    sit_down(page, site, "valencia", 1)
    for task in (0, 1):
        page.locator("[data-task]").nth(task).click()
    page.locator("[data-do=confirm]").click()
    page.locator(".plan [data-do=draw]").click()
    page.locator(".plan .hand [data-card]").first.wait_for()
    expect(page.locator(".side .choices")).to_have_count(0)
    expect(page.get_by_test_id("banner")).to_contain_text("then confirm")


def test_a_card_of_valletta_is_played_with_one_click(new_page: NewPage, site: str) -> None:
    page = new_page(plain=False)
    sit_down(page, site, "valletta", 1)
    while page.locator("[data-offer^='lay ']").count() == 0:  # the draft of the extra good comes first
        page.locator("[data-offer]").first.click()
        settle(page)
    name = (page.locator("[data-offer^='lay ']").first.get_attribute("data-offer") or "").split()[-1]
    page.locator(f".own .hand [data-ref='character:{name}']").click()
    expect(page.locator(".story")).to_contain_text("You play ")
    expect(page.locator(".regard")).to_have_count(0)
