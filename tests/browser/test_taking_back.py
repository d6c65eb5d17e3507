"""Bots leave a person a while to take back what has ended the turn; a stop where nothing can be done says so before."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPage, Server, check_access
from tests.browser.table import create

ANA = {"kind": "me", "name": "Ana"}
BOTS = [{"kind": "bot", "bot": "random", "name": name} for name in ("Marco", "Aitana")]


@pytest.fixture
def patient(tmp_path: Path) -> Iterator[Server]:
    """A server whose bots wait longer than any test: nothing here depends on time."""
    server = Server(tmp_path, undo_seconds=60)
    yield server
    server.stop()


def test_a_move_that_ends_the_turn_says_so_and_can_be_taken_back(patient: Server, new_page: NewPage) -> None:
    page = new_page(plain=False)
    made = create(page, patient.address, ANA, *BOTS, options={"first_player": 0}, game="valdora")
    page.goto(f"{patient.address}/t/{made['table']['id']}")
    house = page.locator("[data-ref='space:house_white']")
    house.click()  # nobody has a commission yet
    note = page.locator(".regard")
    expect(note).to_contain_text("nothing can be done there, so your turn ends")
    check_access(page)
    note.locator("[data-choice]").click()
    banner = page.get_by_test_id("banner")
    expect(banner).to_contain_text("Marco is choosing.")
    expect(banner).to_contain_text("the bots wait 60 seconds")
    check_access(page)
    page.get_by_role("button", name="Undo", exact=True).click()
    expect(banner).to_contain_text("Taken back. Choose again.")
    house.click()
    expect(note).to_contain_text("nothing can be done there, so your turn ends")
