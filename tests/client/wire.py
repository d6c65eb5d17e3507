"""The wire between a client and a service: it can be cut, and it can lose what the service says."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from urllib.parse import urlsplit


class Wire:
    def __init__(self, service: str) -> None:
        self._there = urlsplit(service)
        self._ends: set[asyncio.StreamWriter] = set()
        self._server: asyncio.Server | None = None
        self._passing: set[asyncio.Task[None]] = set()
        self.address = ""
        self.opened = 0
        """How many connections have been made."""
        self.loses_answers = False
        """Whether what the service says is lost from now on."""
        self.is_down = False
        """Whether nobody gets through."""
        self.heard = 0
        """Bytes that have gone to the service."""

    def cut(self) -> None:
        """End every connection, without a word to either side."""
        for end in list(self._ends):
            end.transport.abort()

    def move_to(self, service: str) -> None:
        self._there = urlsplit(service)

    async def open(self) -> None:
        self._server = await asyncio.start_server(self._connected, "127.0.0.1", 0)
        self.address = f"http://127.0.0.1:{self._server.sockets[0].getsockname()[1]}"

    async def close(self) -> None:
        assert self._server is not None
        self._server.close()
        self.cut()
        await asyncio.gather(*self._passing)
        await self._server.wait_closed()

    def _connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        passing = asyncio.create_task(self._join(reader, writer))
        self._passing.add(passing)
        passing.add_done_callback(self._passing.discard)

    async def _join(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self.is_down:
            writer.transport.abort()
            return
        self.opened += 1
        try:
            there, here = await asyncio.open_connection(self._there.hostname, self._there.port)
        except OSError:  # the service is not there: no more is the wire
            writer.transport.abort()
            return
        ends = {writer, here}
        self._ends |= ends
        try:
            await asyncio.gather(self._pass(reader, here, True), self._pass(there, writer, False))
        finally:
            self._ends -= ends
            for end in ends:
                end.transport.abort()

    async def _pass(self, source: asyncio.StreamReader, to: asyncio.StreamWriter, is_asking: bool) -> None:
        with suppress(OSError):
            while data := await source.read(1 << 16):
                if is_asking:
                    self.heard += len(data)
                elif self.loses_answers:
                    continue
                to.write(data)
                await to.drain()
        to.transport.abort()


@asynccontextmanager
async def wire_to(address: str) -> AsyncIterator[Wire]:
    wire = Wire(address)
    await wire.open()
    try:
        yield wire
    finally:
        await wire.close()
