"""Sound: asked for once and remembered, made only where somebody wants it, switched off by keyboard."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage, check_access
from tests.browser.table import STAMP, answered, choose, create, my_turn

BOTS = [{"kind": "bot", "bot": "random", "name": name} for name in ("Marco", "Sage")]
LISTEN = """for (const one of [OscillatorNode, AudioBufferSourceNode]) {
  const start = one.prototype.start
  one.prototype.start = function (...when) { window.heard = (window.heard ?? 0) + 1; start.apply(this, when) }
}"""


def heard(page: Page) -> int:
    return int(page.evaluate("window.heard ?? 0"))


@pytest.mark.parametrize(
    ("lang", "ask", "yes", "settings", "sound", "volume"),
    [
        ("en-GB", "Hear the table?", "Yes, softly", "Settings", "Sound", "Volume"),
        ("es-ES", "¿Oír la mesa?", "Sí, bajito", "Ajustes", "Sonido", "Volumen"),
    ],
)
def test_sound_is_asked_for_once_and_remembered(
    lang: str, ask: str, yes: str, settings: str, sound: str, volume: str, new_page: NewPage, site: str
) -> None:
    page = new_page(lang=lang)
    page.context.add_init_script(LISTEN)
    fetched: list[str] = []
    page.on("request", lambda request: fetched.append(request.url))
    made = create(page, site, {"kind": "me", "name": "Ana"}, *BOTS, options={"first_player": 0})
    page.goto(f"{site}/t/{made['table']['id']}")
    my_turn(page)
    expect(page.get_by_text(ask)).to_be_visible()
    choose(page, 0, by_key=False)
    my_turn(page)
    assert heard(page) == 0
    assert not any("sounds-" in address for address in fetched)

    page.get_by_role("button", name=yes).click()
    expect(page.get_by_text(ask)).to_be_hidden()
    choose(page, 0, by_key=False)
    page.wait_for_function("() => window.heard > 0")
    assert any("sounds-" in address for address in fetched)

    page.reload()
    my_turn(page)
    expect(page.get_by_text(ask)).to_be_hidden()
    page.get_by_role("button", name=settings).click()
    switch = page.get_by_role("switch", name=sound)
    expect(switch).to_be_checked()
    expect(page.get_by_role("slider", name=volume)).to_be_visible()
    check_access(page)
    switch.focus()
    page.keyboard.press("Space")
    expect(switch).not_to_be_checked()
    expect(page.get_by_role("slider", name=volume)).to_have_count(0)
    page.keyboard.press("Escape")
    before = heard(page)
    choose(page, 0, by_key=False)
    my_turn(page)
    assert heard(page) == before


def test_on_a_phone_the_question_comes_by_itself_after_a_first_turn(new_page: NewPage, site: str) -> None:
    page = new_page(plain=False, width=360, height=740)
    made = create(page, site, {"kind": "me", "name": "Ana"}, *BOTS, game="valdora", options={"first_player": 0})
    page.goto(f"{site}/t/{made['table']['id']}")
    page.locator(".valley .possible").first.wait_for()
    ask = page.get_by_role("group", name="Sound")
    expect(ask).to_have_count(0)
    while ask.count() == 0:
        before = page.evaluate(STAMP)
        page.locator("[data-move], .valley .spot.possible").locator("visible=true").first.click()
        answered(page, before)
    expect(ask).to_be_visible()
    check_access(page)
    ask.get_by_role("button", name="No").click()
    expect(ask).to_have_count(0)
    page.reload()
    page.locator(".valley .possible").first.wait_for()
    expect(ask).to_have_count(0)
