"""Some drawings of a sheet, for a table that shows a few dozen of hundreds."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Collection
from time import thread_time

from valtable.service.http.contents import Content, content_of
from valtable.service.live.kept import Kept
from valtable.service.live.purses import Purses

MOST_BYTES = 16_000_000
SYMBOL = re.compile(rb'<symbol id="([\w-]+)".*?</symbol>\n?', re.DOTALL)


class Drawings:
    """Picked and packed once for all who want the same, not in the event loop, one after the other, and paid for."""

    def __init__(self, purses: Purses) -> None:
        self._purses = purses
        self._turn = asyncio.Lock()
        self._names: dict[str, tuple[str, ...]] = {}
        """What is drawn on a sheet, by its tag."""
        self._kept: Kept[tuple[str, tuple[str, ...]], Content] = Kept(MOST_BYTES)

    async def pick(self, sheet: Content, wanted: Collection[str], client: str) -> Content:
        """Those of the sheet that are wanted; names that stand for nothing are not kept, however many they are."""
        if sheet.tag not in self._names:
            self._names[sheet.tag] = tuple(found[1].decode() for found in SYMBOL.finditer(sheet.body))
        key = sheet.tag, tuple(name for name in self._names[sheet.tag] if name in wanted)
        kept = self._kept.get(key)
        if kept is not None:
            return kept
        self._purses.check(client)
        async with self._turn:
            kept = self._kept.get(key)  # whoever waited before may have wanted the same
            if kept is not None:
                return kept
            self._purses.check(client)  # or have been this client, many times
            content, seconds = await asyncio.to_thread(picked, sheet.body, frozenset(key[1]))
            self._purses.pay(client, seconds)
        self._kept.put(key, content, len(content.body) + sum(len(one) for one in content.packed.values()))
        return content


def picked(sheet: bytes, names: frozenset[str]) -> tuple[Content, float]:
    """What was wanted, and how many seconds of work it was."""
    begun = thread_time()
    body = SYMBOL.sub(lambda symbol: symbol[0] if symbol[1].decode() in names else b"", sheet)
    return content_of(body, is_text=True), thread_time() - begun
