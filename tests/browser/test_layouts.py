"""By measure, not by pictures: on no screen is anything cut, covered or too small, whatever is open at a table."""

from __future__ import annotations

from collections.abc import Iterator
from threading import Thread

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage, check_access
from tests.browser.geometry import faults
from tests.browser.test_lesson import begin
from tests.browser.test_lookup import open_drawer
from tests.browser.test_setup import ALL, GAMES, SOME
from tests.browser.test_sizes import sit_down
from tests.gallery.build import build
from tests.gallery.states import states
from valtable.service.run import bind, server
from valtable.service.settings import Settings

OPENED = {"valletta": {}, "valdora": {"first_player": 0}, "valencia": {}, "valeria": {}}


def check(page: Page, what: str, root: str = "main") -> None:
    page.evaluate("document.fonts.ready")
    found = faults(page, root)
    assert found == [], f"{what}: {found}"


def check_table(page: Page, site: str, game: str, theme: str) -> None:
    """At one's own turn: the table, the rules at what is asked, everything there is to look up, a guided first game."""
    page.emulate_media(color_scheme="dark" if theme == "dark" else "light", reduced_motion="reduce")
    page.goto(site)
    page.locator(".poster .primary").first.wait_for()
    check(page, "home")
    sit_down(page, site, game, 2, **OPENED[game])
    check(page, "table")
    beside = (page.viewport_size or {"width": 0})["width"] > 1100
    page.keyboard.press("r")
    page.locator(".rule.here").wait_for()
    check_access(page)
    check(page, "rules", "main" if beside else "dialog")
    page.keyboard.press("Escape")
    expect(page.locator(".rule.here")).to_have_count(0)
    open_drawer(page)
    check_access(page)
    check(page, "look-up", "main" if beside else ".lookup")
    begin(page, site, game)
    page.locator(".coach .acts .primary").click()
    expect(page.locator(".coach[data-phase]:not([data-phase=wait])")).to_be_visible()
    check(page, "coach", ".coach")
    check_access(page)


@pytest.mark.parametrize(("game", "size", "lang", "theme"), SOME)
def test_nothing_at_a_table_is_cut_covered_or_too_small(
    new_page: NewPage, site: str, game: str, size: tuple[int, int], lang: str, theme: str
) -> None:
    """Sizes, languages and themes in pairs; all of them together in the long tests."""
    check_table(new_page(plain=False, lang=lang, width=size[0], height=size[1]), site, game, theme)


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", ["en-GB", "es-ES"])
def test_nothing_at_a_table_is_cut_covered_or_too_small_anywhere(
    new_page: NewPage, site: str, game: str, lang: str
) -> None:
    for title, (width, height), language, theme in ALL:
        if (title, language) == (game, lang):
            check_table(new_page(plain=False, lang=lang, width=width, height=height), site, game, theme)


CROWDED = [
    ("valencia-planning-five", (1366, 768), "es-ES"),
    ("valencia-sell", (1366, 768), "es-ES"),
    ("valencia-back", (1366, 768), "es-ES"),
    ("valencia-end-three", (390, 844), "es-ES"),
    ("valletta-spectator", (1366, 768), "es-ES"),
    ("valletta-end-four", (1366, 768), "es-ES"),
    ("valdora-soon", (1024, 768), "es-ES"),
    ("valdora-act", (1024, 768), "es-ES"),
    ("valeria-everything", (390, 844), "es-ES"),
    ("valeria-end-everything", (1366, 768), "es-ES"),
]
"""Where most lies on a table, or is said of it, and least room is left."""
ANYWHERE = [
    ((width, height), lang)
    for width, height in ((360, 740), (390, 844), (1024, 768), (1366, 768), (1440, 900))
    for lang in ("en-GB", "es-ES")
]
EVERY = [state.id for state in states()]


@pytest.fixture(scope="module")
def gallery(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of the page with kept moments of games in it."""
    folder = tmp_path_factory.mktemp("gallery")
    build(folder / "page")
    settings = Settings(database=folder / "tables.db", port=0, page=folder / "page")
    running, listening = server(settings), bind(settings)
    thread = Thread(target=running.run, kwargs={"sockets": [listening]})
    thread.start()
    yield f"http://127.0.0.1:{listening.getsockname()[1]}"
    running.should_exit = True
    thread.join()
    listening.close()


def check_still(page: Page, gallery: str, state: str) -> None:
    page.goto("about:blank")
    page.goto(f"{gallery}/#/gallery/{state}")
    page.locator(".board > :not(.beside), [data-testid=end]").first.wait_for()
    page.locator(".own-area, .result, [data-still]:not(:has(.mine))").first.wait_for()
    page.wait_for_load_state("networkidle")
    check(page, f"{state} {page.viewport_size}")


def test_nothing_of_a_crowded_table_is_cut_covered_or_too_small(new_page: NewPage, gallery: str) -> None:
    pages: dict[tuple[tuple[int, int], str], Page] = {}
    for state, size, lang in CROWDED:
        if (size, lang) not in pages:
            pages[size, lang] = new_page(plain=False, lang=lang, width=size[0], height=size[1])
        check_still(pages[size, lang], gallery, state)


def test_under_a_finger_a_card_stands_between_the_banner_and_what_is_told_of_it(
    new_page: NewPage, gallery: str
) -> None:
    page = new_page(plain=False, width=390, height=844)
    page.goto(f"{gallery}/#/gallery/valeria-action")
    card, told = page.locator(".stacks .piece").nth(11), page.locator(".largecard.phone")
    card.dispatch_event("pointerdown", {"pointerType": "touch", "bubbles": True})
    expect(told).to_contain_text("Your price now")
    page.wait_for_function(BETWEEN, arg=card.element_handle())


BETWEEN = """(card) => {
  const [banner, thing, told] = [document.querySelector('.bannerbox'), card, document.querySelector('.largecard')]
    .map((one) => one.getBoundingClientRect())
  return thing.top >= banner.bottom && thing.bottom <= told.top
}"""


@pytest.mark.soak
@pytest.mark.parametrize(("size", "lang"), ANYWHERE)
def test_nothing_of_any_kept_moment_is_cut_covered_or_too_small(
    new_page: NewPage, gallery: str, size: tuple[int, int], lang: str
) -> None:
    page = new_page(plain=False, lang=lang, width=size[0], height=size[1])
    for state in EVERY:
        check_still(page, gallery, state)


def test_what_the_measure_finds(new_page: NewPage, site: str) -> None:
    """It is worth something only if it turns red: where words are cut through, cut short or too small, or lie under
    something; not where they end in dots, or a thing lies on a larger one."""
    page = new_page()
    page.set_content(WRONG)
    found = [fault.split(":")[0] for fault in faults(page)]
    assert found == [
        *("cut", "cut", "small, 9.0", "small, 8.0", "small, 8.0", "small, 8.0", "small, 9.0"),
        *("covered by lid", "covered by lid"),
    ]


WRONG = """<main style="font: 16px/20px sans-serif">
  <p style="height: 30px; width: 60px; overflow: hidden">two whole lines</p>
  <p style="width: 40px; overflow: hidden; white-space: nowrap">one long line</p>
  <p style="width: 40px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis">one long line</p>
  <p style="height: 20px; width: 60px; overflow: hidden">one<br />two</p>
  <p style="font-size: 9px">small</p>
  <p style="zoom: 0.5">small</p>
  <p style="transform: rotate(30deg) scale(0.5); width: 40px">small</p>
  <p style="scale: 0.5; width: 40px">small</p>
  <p style="-webkit-line-clamp: 1; display: -webkit-box; -webkit-box-orient: vertical; overflow: hidden; width: 60px">
    two whole lines</p>
  <svg viewBox="0 0 200 40" width="100"><text y="20" font-size="18">small</text></svg>
  <div style="position: relative">
    <button>under</button> <i role="button">under</i>
    <div class="lid" style="position: absolute; inset: 0; background: #fff">over</div>
  </div>
  <div style="position: relative; height: 60px">
    <button style="position: absolute; width: 90px; height: 60px">island</button>
    <button style="position: absolute; left: 30px; top: 15px">thing</button>
  </div>
</main>"""
