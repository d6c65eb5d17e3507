"""How much a first view weighs: everything that a browser without a memory fetches, as it comes over the line."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.table import create
from valtable.games.valeria.options import ALL_TOGETHER

HOME, TABLE, FONTS, REQUESTS = 150_000, 200_000, 90_000, 15
"""The most bytes of the home page and of a table, both without fonts, and of all fonts; the most requests for home."""
BOTS = [{"kind": "bot", "bot": "random", "name": name} for name in ("Marco", "Sage")]
TABLES = [("valletta", {}), ("valdora", {}), ("valencia", {}), ("valeria", {}), ("valeria", ALL_TOGETHER)]


class Scales:
    """What comes over the line, file by file."""

    def __init__(self, page: Page) -> None:
        self._line = page.context.new_cdp_session(page)
        self._line.send("Network.enable")
        self._asked: dict[str, str] = {}
        self._sizes: dict[str, int] = {}
        self._line.on("Network.requestWillBeSent", lambda told: self._asked.update({told["requestId"]: url(told)}))
        self._line.on(
            "Network.loadingFinished",
            lambda told: self._sizes.update({told["requestId"]: int(told["encodedDataLength"])}),
        )

    def forget(self) -> None:
        """As at a browser without a memory."""
        self._line.send("Network.setCacheDisabled", {"cacheDisabled": True})
        self._asked.clear()
        self._sizes.clear()

    def check(self, most: int, requests: int | None = None) -> None:
        files = sorted(((n, self._asked[id_]) for id_, n in self._sizes.items() if id_ in self._asked), reverse=True)
        told = "\n".join(f"{n} {address}" for n, address in files)
        fonts = [n for n, address in files if address.endswith(".woff2")]
        assert fonts, f"no font was counted\n{told}"
        assert sum(fonts) <= FONTS, told
        assert sum(n for n, _ in files) - sum(fonts) <= most, told
        assert requests is None or len(files) <= requests, told


def url(told: dict[str, dict[str, str]]) -> str:
    return told["request"]["url"]


@pytest.mark.parametrize("lang", ["en-GB", "es-ES"])
def test_the_first_visit_is_light(lang: str, new_page: NewPage, site: str) -> None:
    page = new_page(plain=False, lang=lang)
    scales = Scales(page)
    scales.forget()
    page.goto(site)
    expect(page.locator(".poster .primary").first).to_be_enabled()
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(500)
    scales.check(HOME, REQUESTS)


@pytest.mark.parametrize(("game", "options"), TABLES, ids=["valletta", "valdora", "valencia", "valeria", "everything"])
def test_the_first_view_of_a_table_is_light(
    game: str, options: dict[str, object], new_page: NewPage, site: str
) -> None:
    page = new_page(plain=False)
    scales = Scales(page)
    made = create(page, site, {"kind": "me", "name": "Ana"}, *BOTS, game=game, options=options)
    page.wait_for_load_state("networkidle")
    look_at(page, f"{site}/t/{made['table']['id']}")
    if options != ALL_TOGETHER:  # so many cards have many words and drawings: that table is light by itself
        scales.check(TABLE)  # the home page and the table together
    page.goto("about:blank")
    scales.forget()
    look_at(page, f"{site}/t/{made['table']['id']}")
    scales.check(TABLE)


MISSING = "[...document.querySelectorAll('use')].map((use) => use.getAttribute('href'))" + (
    ".filter((href) => href.startsWith('#') && document.querySelector(href) === null)"
)


def look_at(page: Page, address: str) -> None:
    """Until all has come that is drawn: no sign of the board points nowhere."""
    page.goto(address)
    expect(page.locator(".table.painted")).to_be_visible()
    page.wait_for_load_state("networkidle")
    page.wait_for_function(f"() => {MISSING}.length === 0")
    page.wait_for_timeout(500)  # what comes later than it is needed is weighed, too
