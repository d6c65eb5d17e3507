"""Who carries out orders: the service while it runs, else the command itself. Both hold the claim to the database."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from datetime import datetime, timedelta
from ipaddress import ip_network

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from valtable.service.addresses import network, network_in
from valtable.service.live.bans import Bans, the_time
from valtable.service.live.names import clean
from valtable.service.live.socket import PlaySocket
from valtable.service.live.table import Gone, LiveTable
from valtable.service.live.tables import Tables
from valtable.service.operating.logs import logger
from valtable.service.operating.metrics import UNWATCHED, Metrics
from valtable.service.orders.deeds import close, reopen, revoke
from valtable.service.orders.order import (
    LONGEST_REASON,
    LONGEST_TEXT,
    Announce,
    Answer,
    Attend,
    Ban,
    Close,
    Done,
    NotDone,
    Order,
    Refusal,
    Reopen,
    Revoke,
    Unban,
)
from valtable.service.problems import Trouble
from valtable.service.protocol import Announcement
from valtable.service.store import operated
from valtable.service.store.operated import BanRow, OrderRow
from valtable.service.store.store import said
from valtable.service.store.tokens import new_id
from valtable.service.store.writer import NotWritten

LOG = logger("valtable.orders")
PULSE = 0.5
"""So often, in seconds, it is looked whether something is ordered."""
MANY = 6
"""After so many failures in a row the log is told."""
LASTS = timedelta(seconds=10)
"""An order that nobody has carried out by then is not carried out any more: who gave it has been told so."""
OURSELVES = ("127.0.0.0/8", "::1/128")
ORDERS = msgspec.json.Decoder(Order)


class Steward:
    def __init__(
        self,
        tables: Tables,
        play: PlaySocket,
        bans: Bans,
        proxies: Sequence[str] = (),
        metrics: Metrics = UNWATCHED,
        clock: Callable[[], datetime] = the_time,
    ) -> None:
        """`proxies`: networks that cannot be banned, because they speak for everybody."""
        self._store = tables.store
        self._tables = tables
        self._play = play
        self._bans = bans
        self._metrics = metrics
        self._clock = clock
        self._knows = False
        """Whether it has been read what was ordered earlier."""
        self._spared = [ip_network(one) for one in (*OURSELVES, *proxies)]

    async def begin(self) -> None:
        """Know what was ordered earlier and still holds; what cannot be read now is known as soon as it can."""
        with suppress(SQLAlchemyError, Trouble):
            await self._recall()

    def forget(self) -> None:
        """What was ordered earlier is read again."""
        self._knows = False

    async def keep_looking(self) -> None:
        failures = 0
        while True:
            await asyncio.sleep(PULSE)
            try:
                await self.look()
                failures = 0
            except Exception:
                failures += 1
                if failures == MANY and self._store.ailment is None:  # what ails the file is told by whoever writes
                    LOG.exception("orders cannot be carried out")

    async def look(self) -> None:
        """Carry out what is ordered, and end what has had its time."""
        if not self._knows:
            await self._recall()
        for row in await operated.waiting(self._store):
            if datetime.fromisoformat(row.asked) + LASTS > self._clock():
                await operated.set_answer(self._store, row.id, msgspec.json.encode(await self._answer(row)))
        if ended := self._bans.ended:
            await operated.drop_bans(self._store, ended)
            await self._reread_bans()
        until = self._play.announcement.until
        if until and datetime.fromisoformat(until) <= self._clock():
            await self._say(Announcement())

    async def _recall(self) -> None:
        await self._reread_bans()
        self._play.announce(await operated.announcement(self._store))
        self._knows = True

    async def _answer(self, row: OrderRow) -> Answer:
        what = "unknown"
        try:
            order = ORDERS.decode(row.wanted)
            what = str(order.__struct_config__.tag)
            answer: Answer = await self._carry_out(order)
        except (Refusal, Trouble) as refused:
            answer = NotDone(refused.code)
        except NotWritten:
            answer = NotDone("not_saved")
        except Exception:
            LOG.exception("an order has met a bug", order=what)
            answer = NotDone("failed")
        self._metrics.orders.labels(what, "done" if isinstance(answer, Done) else "refused").inc()
        return answer

    async def _carry_out(self, order: Order) -> Done:
        match order:
            case Close():
                await self._at(order.table, lambda table: close(table, self._now, clean(order.reason, LONGEST_REASON)))
                LOG.warning("a table is closed by order", table=order.table)
            case Reopen():
                await self._at(order.table, reopen)
                LOG.warning("a table is opened again by order", table=order.table)
            case Revoke():
                await self._at(order.table, lambda table: revoke(table, order.seat, order.token))
                LOG.warning("a seat is freed by order", table=order.table, seat=order.seat)
            case Ban():
                return Done(sockets=await self._ban(order))
            case Unban():
                if order.network not in [ban.network for ban in await operated.bans(self._store)]:
                    raise Refusal("not_banned")
                await operated.drop_bans(self._store, [order.network])
                await self._reread_bans()
                LOG.warning("a ban is lifted by order", address=network(order.network))
            case Announce():
                text = clean(order.text, LONGEST_TEXT)
                if not text and not self._play.announcement.text:
                    raise Refusal("nothing_announced")
                await self._say(Announcement(new_id(), text, order.until) if text else Announcement())
                LOG.warning("an announcement is made by order" if text else "an announcement is ended by order")
            case Attend():
                return Done(attendance=self._tables.attendance(order.tables))
        return Done()

    async def _at(self, id_: str, do: Callable[[LiveTable], Awaitable[None]]) -> None:
        while True:
            table = await self._tables.get(id_)
            try:
                return await do(table)
            except Gone:
                continue

    async def _ban(self, order: Ban) -> int:
        banned = network_in(order.network)
        if any(banned.version == spared.version and banned.overlaps(spared) for spared in self._spared):
            raise Refusal("own_address")
        ban = BanRow(str(banned), self._now, order.until, clean(order.reason, LONGEST_REASON))
        await operated.add_ban(self._store, ban)
        await self._reread_bans()
        sockets = self._play.turn_away_banned()
        LOG.warning("a network is banned by order", address=network(ban.network), until=ban.until, sockets=sockets)
        return sockets

    async def _reread_bans(self) -> None:
        self._bans.put(await operated.bans(self._store))

    async def _say(self, announcement: Announcement) -> None:
        await operated.set_announcement(self._store, announcement)
        self._play.announce(announcement)

    @property
    def _now(self) -> str:
        return said(self._clock())
