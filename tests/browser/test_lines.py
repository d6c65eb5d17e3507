"""Lines that break for a short while: the page comes back by itself and asks only for what it has missed."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.conftest import PATIENCE, PAUSE, NewPage
from tests.browser.table import OFFER, choose, create, my_turn, settle


class Cable:
    """The line between a page and its table; it can be cut, and keeps what came through, line by line."""

    def __init__(self, page: Page) -> None:
        self.heard: list[list[dict[str, Any]]] = []
        self.addresses: list[str] = []
        self._cut = False
        self._ends: list[WebSocketRoute] = []
        page.route_web_socket("**/socket*", self._connect)

    def cut(self) -> None:
        self._cut = True
        for end in self._ends:
            end.close(code=1012)
        self._ends.clear()

    def mend(self) -> None:
        self._cut = False

    def _connect(self, end: WebSocketRoute) -> None:
        if self._cut:
            end.close(code=1012)
            return
        heard: list[dict[str, Any]] = []
        self.heard.append(heard)
        self.addresses.append(end.url)
        self._ends.append(end)
        server = end.connect_to_server()

        def pass_on(text: str | bytes) -> None:
            if end in self._ends:  # a cut line leads nowhere, whatever is still sent into it
                heard.append(json.loads(text))
                end.send(text)

        server.on_message(pass_on)


def test_after_a_short_break_only_the_missed_messages_come(new_page: NewPage, site: str) -> None:
    ana, iker = new_page(), new_page()
    cable = Cable(ana)
    made = create(
        ana, site, {"kind": "me", "name": "Ana"}, {"kind": "friend", "name": "Iker"}, options={"first_player": 0}
    )
    ana.goto(f"{site}/t/{made['table']['id']}")
    expect(ana.get_by_test_id("banner")).to_be_visible()
    iker.goto(site + made["links"][0]["link"])
    iker.get_by_role("button", name="Sit down", exact=True).click()
    my_turn(iker)  # the last in turn order takes the first good
    cable.cut()
    expect(ana.get_by_test_id("banner")).to_contain_text("Reconnecting.")
    choose(iker, 0, by_key=False)
    expect(iker.get_by_text("Ana is choosing.")).to_be_visible()
    assert ana.locator(OFFER).count() == 0
    cable.mend()
    settle(ana)
    choose(ana, 0, by_key=False)

    first, second = cable.heard
    for _ in range(PATIENCE // PAUSE):  # the page may show that a choice is on its way before the table has answered
        if sum(message["type"] == "update" for message in second) == 2:
            break
        ana.wait_for_timeout(PAUSE)
    joined = next(message for message in first if message["type"] == "joined")
    known = max([joined["n"], *(message["n"] for message in first if message["type"] == "update")])
    assert f"seat=0&epoch={joined['epoch']}&n={known}" in cable.addresses[1]
    assert not any(message["type"] == "joined" for message in second)
    numbers = [message["n"] for message in second if message["type"] == "update"]
    assert numbers == list(range(known + 1, known + 1 + len(numbers)))
    assert len(numbers) == 2  # what Iker took meanwhile, and what Ana has taken now
    story = ana.locator(".story").inner_text()
    ana.reload()
    settle(ana)
    assert ana.locator(".story").inner_text() == story
