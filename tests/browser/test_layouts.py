"""By measure, not by pictures: on no screen is anything cut, covered or too small, whatever is open at a table."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage, check_access
from tests.browser.geometry import faults
from tests.browser.test_lesson import begin
from tests.browser.test_lookup import open_drawer
from tests.browser.test_setup import ALL, GAMES, SOME
from tests.browser.test_sizes import sit_down

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
    page.keyboard.press("r")
    page.locator(".rule.here").wait_for()
    check_access(page)
    page.keyboard.press("Escape")
    expect(page.locator(".rule.here")).to_have_count(0)
    open_drawer(page)
    check(page, "look-up", ".lookup")
    check_access(page)
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


def test_what_the_measure_finds(new_page: NewPage, site: str) -> None:
    """It is worth something only if it turns red: where words are cut through, cut short or too small, or lie under
    something."""
    page = new_page()
    page.set_content(WRONG)
    found = [fault.split(":")[0] for fault in faults(page)]
    assert found == ["cut", "cut", "small, 9.0", "small, 9.0", "covered by lid"]


WRONG = """<main style="font: 16px/20px sans-serif">
  <p style="height: 30px; width: 60px; overflow: hidden">two whole lines</p>
  <p style="width: 40px; overflow: hidden; white-space: nowrap">one long line</p>
  <p style="width: 40px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis">one long line</p>
  <p style="height: 20px; width: 60px; overflow: hidden">one<br />two</p>
  <p style="font-size: 9px">small</p>
  <svg viewBox="0 0 200 40" width="100"><text y="20" font-size="18">small</text></svg>
  <div style="position: relative">
    <button>under</button><div class="lid" style="position: absolute; inset: 0; background: #fff">over</div>
  </div>
</main>"""
