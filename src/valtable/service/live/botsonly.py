"""Tables at which only bots play: fun to watch, but they ask for a choice all the time, so nobody runs many at once."""

from __future__ import annotations

import asyncio

from valtable.service.live.tables import Links, Tables
from valtable.service.problems import Trouble
from valtable.service.protocol import NewTable
from valtable.service.store.rows import TableRow


class BotsOnly:
    """Who has made which of them. Those of before a restart go on uncounted: whose they were is not kept."""

    def __init__(self, tables: Tables, most: int) -> None:
        self._tables = tables
        self._most = most
        self._made: dict[str, set[str]] = {}
        self._making = asyncio.Lock()

    async def create(self, wanted: NewTable, device: bytes, client: str) -> tuple[TableRow, Links]:
        """A new table; Trouble where it is one of bots alone and this client has enough that are not over."""
        if any(seat.kind != "bot" for seat in wanted.seats):
            return await self._tables.create(wanted, device)
        async with self._making:  # so that several at once are counted, too
            running = {one: {id_ for id_ in ids if self._tables.is_running(id_)} for one, ids in self._made.items()}
            self._made = {one: ids for one, ids in running.items() if ids}
            if len(self._made.get(client, ())) >= self._most:
                raise Trouble("too_many_bot_tables", "seats", limit="bot_tables_per_address")
            row, links = await self._tables.create(wanted, device)
            self._made.setdefault(client, set()).add(row.id)
            return row, links
