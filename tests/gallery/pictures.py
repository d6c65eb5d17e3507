"""Pictures of the gallery's states: each at a size, in a language, by day or by night."""

from __future__ import annotations

import json
from base64 import b64decode
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Literal

import msgspec
from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.conftest import FLAGS, chromium

SIZES = {
    "desk": (1440, 900), "laptop": (1366, 768), "low": (1280, 720), "wide": (1024, 768), "huge": (2560, 1440),
    "tablet": (820, 1180), "phone": (390, 844), "small": (360, 740),
}  # fmt: skip

WEBP = {"format": "webp", "quality": 55}
REMEMBER = "if (location.protocol === 'http:') localStorage.setItem('valtable-settings', %s)"


class Look(msgspec.Struct, frozen=True):
    size: str = "desk"
    language: str = "en"
    theme: Literal["light", "dark"] = "light"
    plain: bool = False

    @property
    def id(self) -> str:
        return "-".join([self.size, self.language, self.theme, *(["plain"] if self.plain else [])])


def take(
    address: str, states: Iterable[str], looks: Iterable[Look], folder: Path, *, small: bool = False
) -> Iterator[Path]:
    """Photograph every state in every look, if need be in small files; what the console complains about is raised."""
    folder.mkdir(parents=True, exist_ok=True)
    with chrome() as browser:
        for look in looks:
            width, height = SIZES[look.size]
            scale = 2 if look.size in ("phone", "small") else 1
            context = browser.new_context(
                viewport={"width": width, "height": height},
                device_scale_factor=scale,
                reduced_motion="reduce",
            )
            remembered = json.dumps({"language": look.language, "theme": look.theme, "plain": look.plain})
            context.add_init_script(REMEMBER % json.dumps(remembered))
            page = context.new_page()
            said = complaints(page)
            for state in states:
                page.goto("about:blank")
                page.goto(f"{address}/#/gallery/{state}")
                page.locator("[data-still]").wait_for()
                page.evaluate("document.fonts.ready")
                page.wait_for_timeout(250)
                path = folder / f"{state}-{look.id}.{'webp' if small else 'png'}"
                if small:
                    clip = {"x": 0, "y": 0, "width": width, "height": height, "scale": scale}
                    taken = context.new_cdp_session(page).send("Page.captureScreenshot", {**WEBP, "clip": clip})
                    path.write_bytes(b64decode(taken["data"]))
                else:
                    page.screenshot(path=path)
                if said:
                    raise AssertionError(f"{state} {look.id}: {said}")
                yield path
            context.close()


def complaints(page: Page) -> list[str]:
    """Everything that the page will write to its console."""
    said: list[str] = []
    page.on("console", lambda message: said.append(message.text))
    page.on("pageerror", lambda error: said.append(str(error)))
    return said


@contextmanager
def chrome() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        yield browser
        browser.close()
