"""What people see of what whoever hosts does: a line for everybody, a table that is closed, a seat that is freed."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPage, Server, check_access
from tests.browser.table import create, my_turn
from valtable.service.store.rows import FULL

ME, BOT = {"kind": "me", "name": "Ana"}, {"kind": "bot", "bot": "random"}


def admin(folder: Path, *words: str) -> None:
    database = ("--database-url", f"sqlite:///{folder / 'tables.db'}")
    subprocess.run([sys.executable, "-m", "valtable.cli", "admin", *words, *database], check=True, timeout=120)


@pytest.mark.parametrize(
    ("lang", "width", "closed", "read"),
    [
        ("en-GB", 1366, "This table is closed. At night", "Got it"),
        ("es-ES", 360, "Esta mesa está cerrada. At night", "Entendido"),
    ],
)
def test_a_closed_table_and_an_announcement_are_shown_at_once(
    own_server: Server, tmp_path: Path, new_page: NewPage, lang: str, width: int, closed: str, read: str
) -> None:
    page = new_page(lang=lang, width=width)
    id_ = create(page, own_server.address, ME, BOT)["table"]["id"]
    page.goto(f"{own_server.address}/t/{id_}")
    if width > 640:
        my_turn(page)
    banner, said = page.get_by_test_id("banner"), page.get_by_test_id("announcement")
    expect(banner).not_to_contain_text(closed)
    admin(tmp_path, "announce", "Restart at 20:00", "--for", "1h")
    admin(tmp_path, "close", id_, "--reason", "At night")
    expect(banner).to_contain_text(closed)
    expect(said).to_contain_text("Restart at 20:00")
    expect(page.locator("[data-offer]")).to_have_count(0)
    assert page.evaluate("document.documentElement.scrollWidth") == width
    check_access(page)
    said.get_by_role("button", name=read).click()
    page.goto(own_server.address)
    expect(said).to_have_text("")
    admin(tmp_path, "announce", "Restart at 21:00")
    page.reload()
    expect(said).to_contain_text("Restart at 21:00")
    check_access(page)
    page.goto(f"{own_server.address}/t/{id_}")
    admin(tmp_path, "reopen", id_)
    expect(banner).not_to_contain_text(closed)
    if width > 640:
        my_turn(page)
    admin(tmp_path, "revoke", id_, "0")
    expect(page.get_by_role("heading", level=1)).to_contain_text(
        "This seat is not yours" if lang == "en-GB" else "Este asiento no es tuyo"
    )


@pytest.mark.parametrize(
    ("lang", "width", "told", "listed"),
    [
        ("en-GB", 1366, "as long as a game may be, so it cannot go on", "As long as a game may be"),
        ("es-ES", 390, "la longitud máxima y no puede continuar", "Ha llegado a la longitud máxima"),
    ],
)
def test_a_full_table_says_that_it_cannot_go_on(
    own_server: Server, tmp_path: Path, new_page: NewPage, lang: str, width: int, told: str, listed: str
) -> None:
    page = new_page(lang=lang, width=width)
    id_ = create(page, own_server.address, ME, {"kind": "friend"})["table"]["id"]
    with closing(sqlite3.connect(tmp_path / "tables.db")) as connection:
        connection.execute("UPDATE tables SET closed = created, why_closed = ?", (FULL,))
        connection.commit()
    page.goto(f"{own_server.address}/t/{id_}")
    expect(page.get_by_test_id("banner")).to_contain_text(told)
    expect(page.locator("[data-offer]")).to_have_count(0)
    assert page.evaluate("document.documentElement.scrollWidth") == width
    check_access(page)
    page.goto(own_server.address)
    expect(page.locator("main")).to_contain_text(listed)
