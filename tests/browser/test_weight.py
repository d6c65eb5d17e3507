"""How much a first view of a table weighs: everything that a browser without a memory fetches, without the fonts."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPage
from tests.browser.table import create
from valtable.games.valeria.options import ALL_TOGETHER

MOST = 200_000
BOTS = [{"kind": "bot", "bot": "random", "name": name} for name in ("Marco", "Sage")]
TABLES = [("valletta", {}), ("valdora", {}), ("valencia", {}), ("valeria", {}), ("valeria", ALL_TOGETHER)]


@pytest.mark.parametrize(("game", "options"), TABLES, ids=["valletta", "valdora", "valencia", "valeria", "everything"])
def test_the_first_view_of_a_table_is_light(
    game: str, options: dict[str, object], new_page: NewPage, site: str
) -> None:
    page = new_page(plain=False)
    made = create(page, site, {"kind": "me", "name": "Ana"}, *BOTS, game=game, options=options)
    page.goto("about:blank")
    network = page.context.new_cdp_session(page)
    network.send("Network.enable")
    network.send("Network.setCacheDisabled", {"cacheDisabled": True})
    fetched: dict[str, str] = {}
    weights: dict[str, int] = {}
    network.on("Network.requestWillBeSent", lambda told: fetched.update({told["requestId"]: told["request"]["url"]}))
    network.on(
        "Network.loadingFinished", lambda told: weights.update({told["requestId"]: int(told["encodedDataLength"])})
    )
    page.goto(f"{site}/t/{made['table']['id']}")
    expect(page.locator(".table.painted")).to_be_visible()
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(500)
    files = {fetched[id_]: n for id_, n in weights.items() if not fetched[id_].endswith(".woff2")}
    assert any("/assets/" in address for address in files), "nothing was counted"
    heaviest = sorted(files.items(), key=lambda file: -file[1])
    assert sum(files.values()) <= MOST, "\n".join(f"{n} {address}" for address, n in heaviest)
    # What is drawn has come: no sign of the board points nowhere.
    missing = "() => [...document.querySelectorAll('use')].map((use) => use.getAttribute('href'))" + (
        ".filter((href) => href.startsWith('#') && document.querySelector(href) === null)"
    )
    assert page.evaluate(missing) == []
