"""The page as an app: kept for when there is no connection, and making way for a newer one."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import AWAY, WEB, NewPage, Server, check_access
from tests.browser.table import OFFER, create, eventually, my_turn

OFFLINE = (*AWAY, "ERR_INTERNET_DISCONNECTED", "ERR_FAILED")
KEPT = re.compile("The rules and the home page open without a connection|Las reglas y la portada se abren también sin")
IS_KEPT = """async () => {
  const kept = async (address) => (await caches.match(address, { ignoreVary: true })) !== undefined
  const games = ['valletta', 'valdora', 'valencia', 'valeria']
  const rules = games.map((game) => `/api/rules/${game}/${document.documentElement.lang}`)
  return navigator.serviceWorker.controller !== null
    && (await Promise.all(['/', '/api/games?brief=true', ...rules].map(kept))).every(Boolean)
}"""


def visit(page: Page, address: str) -> None:
    """Until the browser keeps the page, as the settings say: what is just being written down can be found already."""
    page.goto(address)
    page.get_by_role("button", name=re.compile("^(Settings|Ajustes)$")).first.click()
    expect(page.get_by_role("dialog")).to_contain_text(KEPT)
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    eventually(page, IS_KEPT)


@pytest.mark.parametrize(
    ("lang", "line", "learn", "rules"),
    [
        ("en-GB", "You are offline", "Learn", "Rules of Valencia"),
        ("es-ES", "Sin conexión: las reglas", "Aprender", "Reglas de Valencia"),
    ],
)
def test_without_a_connection_the_page_and_the_rules_are_there_and_say_so(
    lang: str, line: str, learn: str, rules: str, new_page: NewPage, site: str
) -> None:
    page = new_page(worker=True, lang=lang, expected=OFFLINE)
    visit(page, site)
    page.context.set_offline(True)
    page.reload()
    told = page.get_by_role("status").filter(has_text=line)
    expect(told).to_be_visible()
    expect(page.locator(".poster")).to_have_count(4)
    assert page.evaluate("document.fonts.check('640 20px \"Fraunces Variable\"')")
    check_access(page)
    page.get_by_role("link", name=learn, exact=True).click()
    page.get_by_role("link", name=rules).click()
    expect(page.locator("[data-rule]").first).to_be_visible()
    page.reload()
    expect(page.locator("[data-rule]").first).to_be_visible()
    expect(told).to_be_visible()
    page.context.set_offline(False)
    expect(told).to_be_hidden()


def test_a_table_comes_back_with_the_connection(new_page: NewPage, site: str) -> None:
    page = new_page(worker=True, expected=OFFLINE)
    bots = [{"kind": "bot", "bot": "random", "name": name} for name in ("Marco", "Sage")]
    made = create(page, site, {"kind": "me", "name": "Ana"}, *bots)
    visit(page, f"{site}/t/{made['table']['id']}")
    my_turn(page)
    page.context.set_offline(True)
    page.reload()
    expect(page.get_by_role("heading", name="No connection")).to_be_visible()
    page.context.set_offline(False)
    my_turn(page)


def test_a_host_can_have_browsers_forget_the_page(new_page: NewPage, own_server: Server) -> None:
    page = new_page(worker=True, expected=AWAY)
    visit(page, own_server.address)
    own_server.stop()
    own_server.start("--no-worker")
    page.reload()
    eventually(page, "async () => (await caches.keys()).length === 0")
    eventually(page, "async () => (await navigator.serviceWorker.getRegistration())?.active?.state !== 'activated'")
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_text("without a connection nothing opens")).to_be_visible()


def test_the_settings_say_that_the_page_is_kept_and_offer_to_install_it(new_page: NewPage, site: str) -> None:
    page = new_page(worker=True)
    visit(page, site)
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_text("open without a connection, too")).to_be_visible()
    install = page.get_by_role("button", name="Install")
    expect(install).to_have_count(0)
    page.evaluate(MAY_INSTALL)
    check_access(page)
    install.click()
    expect(install).to_have_count(0)
    assert page.evaluate("window.prompted") == 1


# What Chromium asks of a page that it would put among the apps, which it never does without a person.
MAY_INSTALL = """() => { window.prompted = 0
  dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt: () => { window.prompted += 1 } }))
}"""


def test_it_can_be_installed(new_page: NewPage, site: str) -> None:
    page = new_page(worker=True)
    visit(page, site)
    line = page.context.new_cdp_session(page)
    told = line.send("Page.getAppManifest")
    assert not told["errors"]
    assert json.loads(told["data"])["name"] == "Valtable"
    assert line.send("Page.getInstallabilityErrors")["installabilityErrors"] in (
        [],
        [{"errorId": "in-incognito", "errorArguments": []}],
    )


def test_where_nothing_can_be_kept_the_settings_say_why(new_page: NewPage, site: str) -> None:
    page = new_page(worker=True)
    page.context.add_init_script("Object.defineProperty(window, 'isSecureContext', { get: () => false })")
    page.goto(site)
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_text("need an address with https")).to_be_visible()
    expect(page.get_by_role("button", name="Install")).to_have_count(0)
    check_access(page)


# A page that is older than its server


def renew(page: Page) -> None:
    """From now on the server has another page, and this one asks."""
    page.route("**/version.json", lambda route: route.fulfill(json={"version": "another"}))
    with page.expect_response("**/version.json"):
        page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")


HURRY = """{
  // Ten times as fast: the page waits until nobody has touched anything for a while.
  const now = performance.now.bind(performance), set = setInterval
  performance.now = () => now() * 10
  window.setInterval = (what, after, ...rest) => set(what, after === 3000 ? 300 : after, ...rest)
}"""


def old_page_at_a_table(new_page: NewPage, site: str, **look: int) -> Page:
    page = new_page(**look)
    page.context.add_init_script(HURRY)
    bots = [{"kind": "bot", "bot": "random", "name": name} for name in ("Marco", "Sage")]
    made = create(page, site, {"kind": "me", "name": "Ana"}, *bots)
    page.goto(f"{site}/t/{made['table']['id']}")
    expect(page.get_by_test_id("banner")).to_contain_text("Your move")
    page.locator(".board .places").wait_for()  # it comes later than the banner
    page.evaluate("window.isOld = true")
    return page


IS_OLD = "() => window.isOld === true"
IS_NEW = "() => window.isOld !== true"


def test_an_old_page_renews_itself_and_the_table_is_where_it_was(new_page: NewPage, site: str) -> None:
    page = old_page_at_a_table(new_page, site, width=390, height=844)
    page.evaluate("document.querySelector('main').scrollTop = 120")
    renew(page)
    page.wait_for_function(IS_NEW)
    page.wait_for_function("() => Math.abs(document.querySelector('main')?.scrollTop - 120) < 3")
    page.evaluate("window.isOld = true")
    renew(page)  # the page it was given is still not the one it was told of: once is enough
    page.wait_for_timeout(3000)
    assert page.evaluate(IS_OLD)


def test_nothing_half_made_is_lost_to_a_newer_page(new_page: NewPage, site: str) -> None:
    page = old_page_at_a_table(new_page, site)
    page.get_by_role("button", name="Rules", exact=True).click()
    page.get_by_role("combobox", name="Search the rules").fill("barrel")
    renew(page)
    page.wait_for_timeout(3000)
    assert page.evaluate(IS_OLD)
    expect(page.get_by_role("combobox", name="Search the rules")).to_have_value("barrel")
    page.get_by_role("combobox", name="Search the rules").fill("")
    page.get_by_role("button", name="Close").click()
    page.wait_for_timeout(3000)
    assert page.evaluate(IS_OLD), "somebody is in the middle of a question"
    page.locator(OFFER).first.click()
    page.wait_for_function(IS_NEW)
    my_turn(page)


def test_who_goes_elsewhere_gets_the_new_page(new_page: NewPage, site: str) -> None:
    page = new_page()
    page.goto(site)
    page.evaluate("window.isOld = true")
    renew(page)
    page.get_by_role("link", name="Learn", exact=True).click()
    page.wait_for_function(IS_NEW)
    assert page.url.endswith("/rules")


def test_every_build_has_a_version_that_the_page_and_the_server_know() -> None:
    said = json.loads((WEB / "version.json").read_text("utf-8"))["version"]
    found = re.search(r'<meta name="version" content="(\w+)"', (WEB / "index.html").read_text("utf-8"))
    assert found is not None
    assert found[1] == said
    assert said in (WEB / "worker.js").read_text("utf-8")
