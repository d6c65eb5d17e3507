"""Seat links in the browser: one device each, a new one moves the seat, and everybody at the table sees it."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage, check_access
from tests.browser.table import choose, create, my_turn, settle

FORBIDDEN = ("403 (Forbidden)", "404 (Not Found)")
AWAY = ("WebSocket connection to",)


def invite(page: Page) -> None:
    page.get_by_role("button", name="Invite", exact=True).first.click()
    expect(page.locator("dialog")).to_be_visible()


def close(page: Page) -> None:
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)


def test_a_used_link_leads_to_a_page_in_words_and_a_new_one_moves_the_seat(new_page: NewPage, site: str) -> None:
    ana, iker, phone = new_page(), new_page(expected=FORBIDDEN + AWAY), new_page(expected=FORBIDDEN)
    made = create(
        ana, site, {"kind": "me", "name": "Ana"}, {"kind": "friend", "name": "Iker"}, options={"first_player": 0}
    )
    table, link = f"{site}/t/{made['table']['id']}", site + made["links"][0]["link"]
    ana.goto(table)
    invite(ana)
    expect(ana.locator("dialog input")).to_have_count(1)  # to watch; this page has not made the table by its own hand
    ana.locator("[data-renew='1']").click()
    expect(ana.locator("dialog input")).to_have_count(2)
    new = ana.locator("dialog input").first.input_value()
    assert new.startswith(f"{table}#")
    check_access(ana)

    phone.goto(link)  # the first link has ended
    expect(phone.get_by_role("heading", name="This seat link does not work")).to_be_visible()
    iker.goto(new)
    iker.get_by_role("button", name="Sit down", exact=True).click()
    my_turn(iker)
    expect(ana.locator("dialog input")).to_have_count(1)  # nobody else needs that one
    close(ana)

    phone.goto("about:blank")
    phone.goto(new)
    expect(phone.get_by_role("heading", name="This link has been used")).to_be_visible()
    check_access(phone)
    phone.get_by_role("button", name="Watch the table", exact=True).click()
    expect(phone.get_by_test_id("banner")).to_contain_text("You are watching.")
    iker.goto("about:blank")
    iker.goto(new)  # the owner just comes back
    my_turn(iker)
    assert "#" not in iker.url

    invite(iker)
    iker.locator("[data-renew='1']").click()
    expect(iker.locator("dialog input")).to_have_count(2)
    moving = iker.locator("dialog input").nth(1).input_value()
    phone.goto("about:blank")
    phone.goto(moving)
    phone.get_by_label("Your name").fill("Nora")
    phone.get_by_role("button", name="Sit down", exact=True).click()
    my_turn(phone)
    expect(iker.get_by_role("heading", name="This seat is not yours")).to_be_visible()
    told = "Nora has taken over the seat of Iker, on another device."
    expect(ana.get_by_test_id("hand-over")).to_contain_text(told)
    expect(ana.locator(".story")).to_contain_text(told)
    check_access(ana)
    ana.get_by_test_id("hand-over").get_by_role("button").click()
    expect(ana.get_by_test_id("hand-over")).to_have_count(0)
    choose(phone, 0, by_key=False)
    settle(ana)
    ana.reload()
    settle(ana)
    expect(ana.locator(".story")).to_contain_text(told)
    expect(ana.get_by_test_id("hand-over")).to_have_count(0)


def test_two_at_one_device_go_on_when_one_of_them_takes_the_own_device(new_page: NewPage, site: str) -> None:
    shared, phone = new_page(expected=AWAY), new_page(lang="es-ES")
    made = create(
        shared, site, {"kind": "me", "name": "Ana"}, {"kind": "me", "name": "Iker"}, options={"first_player": 0}
    )
    shared.goto(f"{site}/t/{made['table']['id']}")
    shared.get_by_role("button", name="I am Iker: show my table", exact=True).click()
    my_turn(shared)
    invite(shared)
    shared.locator("[data-renew='1']").click()
    link = shared.locator("dialog input").nth(1).input_value()
    phone.goto(link)
    phone.get_by_role("button", name="Sentarme", exact=True).click()
    my_turn(phone)
    expect(shared.get_by_test_id("banner")).to_contain_text("Iker is choosing.")
    expect(shared.locator(".story")).to_contain_text("Iker now plays on another device.")
    choose(phone, 0, by_key=False)
    my_turn(shared)
