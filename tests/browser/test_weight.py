"""How much a first view weighs: everything that a browser without a memory fetches, without the fonts."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.table import create
from valtable.games.valeria.options import ALL_TOGETHER

MOST = 200_000
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

    def check(self) -> None:
        files = [(n, self._asked[id_]) for id_, n in self._sizes.items() if id_ in self._asked]
        counted = sorted((file for file in files if not file[1].endswith(".woff2")), reverse=True)
        assert any("/assets/" in address for _, address in counted), "nothing was counted"
        assert sum(n for n, _ in counted) <= MOST, "\n".join(f"{n} {address}" for n, address in counted)


def url(told: dict[str, dict[str, str]]) -> str:
    return told["request"]["url"]


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
        scales.check()  # the home page and the table together
    page.goto("about:blank")
    scales.forget()
    look_at(page, f"{site}/t/{made['table']['id']}")
    scales.check()


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
