"""How a command has its order carried out: it writes it down, and waits for whoever holds the claim to the database.

That is the service that runs. Where none does, the command takes the claim for a moment and does what waits itself, by
the same code: so nothing is ever written beside a service that would not know of it.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from datetime import UTC, datetime
from time import monotonic

import msgspec

from valtable.service.bots.workers import Workers
from valtable.service.live.bans import Bans
from valtable.service.live.socket import PlaySocket
from valtable.service.live.tables import Tables
from valtable.service.orders.order import Answer, Done, Order, Refusal
from valtable.service.orders.steward import LASTS, Steward
from valtable.service.settings import Database, Settings
from valtable.service.store import operated
from valtable.service.store.claim import Held
from valtable.service.store.ground import ground_of
from valtable.service.store.operated import OrderRow
from valtable.service.store.store import Store
from valtable.service.store.tokens import new_id

PAUSE = 0.05
ANSWERS = msgspec.json.Decoder(Answer)


def opened(database: Database) -> Store:
    """The database of a service, which may be running. One of another release is brought up to date only if none is."""
    ground = ground_of(database)
    ground.must_exist()
    if not ground.is_current():
        try:
            claim = ground.claim()
        except Held:
            raise Refusal("other_release") from None
        try:
            ground.prepare()
        finally:
            claim.give_up()
    return Store(database)


async def have_done(store: Store, database: Database, order: Order, patience: float = LASTS.total_seconds()) -> Done:
    """Returns when it is done. Refusal where it cannot be, or where nobody has answered."""
    asked = datetime.now(UTC)
    row = OrderRow(new_id(), asked.isoformat(), msgspec.json.encode(order))
    await operated.place(store, row)
    until = monotonic() + patience
    try:
        while monotonic() < until:
            written = await operated.answer_to(store, row.id)
            if written is not None:
                answer = ANSWERS.decode(written)
                if isinstance(answer, Done):
                    return answer
                raise Refusal(answer.code)
            with suppress(Held):
                await do_without_service(store, database)
                continue
            await asyncio.sleep(PAUSE)
    finally:
        await operated.drop_order(store, row.id, (asked - 2 * LASTS).isoformat())
    raise Refusal("no_answer")


async def do_without_service(store: Store, database: Database) -> None:
    """Carry out all that waits; Held where a service does."""
    claim = ground_of(database).claim()
    try:
        settings = Settings(database=database)
        tables = Tables(store, Workers(1, settings.bot_seconds), settings, bots_play=False)
        bans = Bans()
        steward = Steward(tables, PlaySocket(tables, settings, bans=bans), bans, settings.trusted_proxies)
        await steward.begin()
        await steward.look()
    finally:
        claim.give_up()
