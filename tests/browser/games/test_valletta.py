"""A whole game of Valletta as a person plays it: clicking what is offered, at times by keyboard, in two languages."""

from __future__ import annotations

import re

from playwright.sync_api import FilePayload, expect

from tests.browser.conftest import NewPage, check_access
from tests.browser.table import OFFER, check_end, choose, create, is_over, settle, touch

MOST = 400
"""More choices than a game of two can ask of one seat."""
LIT = ".own [data-place^=hand] .piece.possible, .city .piece.possible"


def test_a_game_against_a_random_bot_with_the_language_switched_half_way(new_page: NewPage, site: str) -> None:
    """At the painted board: a piece, an entry of the list and a key in turn."""
    page = new_page(plain=False)
    made = create(page, site, {"kind": "me", "name": "Ana"}, {"kind": "bot", "bot": "random", "name": "Marco"})
    page.goto(f"{site}/t/{made['table']['id']}")
    page.locator(".city").wait_for()
    settle(page)
    seal = page.get_by_test_id("seal")
    expect(seal).to_have_text(re.compile(rf"Luck sealed: {made['table']['seed_hash'][:4]}…"))
    check_access(page)
    spanish = False
    for turn in range(MOST):
        settle(page)
        if is_over(page):
            break
        offered = page.locator(OFFER).count()
        if turn % 3 != 0 or not touch(page, LIT):
            # The first offers are mostly the playing of cards: a game that ends.
            choose(page, turn % min(offered, 3), by_key=turn % 3 == 2)
        if turn == 20:
            page.get_by_role("button", name="Cambiar a español", exact=True).click()
            expect(page.locator("html")).to_have_attribute("lang", "es")
            expect(page.get_by_role("heading", name="Historial de la partida")).to_be_visible()
            check_access(page)
            page.emulate_media(color_scheme="dark")
            expect(page.locator("html")).to_have_attribute("data-theme", "dark")
            check_access(page)
            page.reload()
            spanish = True
    assert is_over(page)
    assert spanish
    banner = page.get_by_test_id("banner")
    expect(banner).to_contain_text(re.compile(r"Has ganado|Quedas en|Compartes la victoria"))
    check_end(page, 2)
    expect(seal).to_contain_text("Azar comprobado: el secreto encaja con el sello")
    seal.get_by_text("Azar comprobado").click()
    expect(seal).to_contain_text("El secreto")
    check_access(page)

    page.get_by_role("link", name="Ver la repetición", exact=True).click()
    expect(page.get_by_role("heading", name="Repetición", exact=True)).to_be_visible()
    eyes = page.get_by_label("Visto por")
    expect(eyes).to_have_value("0")  # one's own game is seen with one's own eyes
    expect(eyes.locator("option:checked")).to_have_text("Ana (tú)")
    step = page.locator(".at")
    expect(step).to_contain_text("Paso 0 de")
    page.keyboard.press("ArrowRight")
    expect(step).to_contain_text("Paso 1 de")
    expect(page.get_by_test_id("banner")).to_contain_text("Paso 1 de")
    page.keyboard.press("End")
    expect(page.get_by_test_id("banner")).to_contain_text("La partida ha terminado")
    check_access(page)
    page.set_viewport_size({"width": 390, "height": 844})
    expect(page.locator(".film .at")).to_be_in_viewport()
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    check_access(page)
    page.set_viewport_size({"width": 1440, "height": 900})
    page.get_by_role("button", name="Switch to English", exact=True).click()
    expect(page.get_by_role("heading", name="Replay", exact=True)).to_be_visible()
    check_access(page)

    with page.expect_download() as kept:
        page.goto(f"{site}/t/{made['table']['id']}")
        page.get_by_role("link", name="Save the game", exact=True).click()
    log = kept.value.path().read_text(encoding="utf-8")
    assert log.startswith("{")
    assert "valletta" in log.splitlines()[0]

    page.goto(site)
    file: FilePayload = {"name": "game.valt", "mimeType": "text/plain", "buffer": log.encode()}
    page.set_input_files("input[type=file]", files=file)
    expect(page).to_have_url(re.compile(r"/t/[^/]+/replay"))  # verified by a process of its own
    expect(page.locator(".at")).to_contain_text("Step 0 of")
    expect(page.get_by_label("Seen by")).to_have_value("")  # an imported game was nobody's here


def test_some_turns_at_the_plain_table(new_page: NewPage, site: str) -> None:
    page = new_page()
    made = create(page, site, {"kind": "me", "name": "Ana"}, {"kind": "bot", "bot": "random", "name": "Marco"})
    page.goto(f"{site}/t/{made['table']['id']}")
    for turn in range(15):
        settle(page)
        choose(page, turn % min(page.locator(OFFER).count(), 3), by_key=turn % 3 == 2)
    settle(page)
    check_access(page)
    page.get_by_role("button", name="Cambiar a español", exact=True).click()
    expect(page.get_by_role("heading", name="Historial de la partida")).to_be_visible()
    check_access(page)
    page.emulate_media(color_scheme="dark")
    check_access(page)
