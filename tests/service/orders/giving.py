"""Orders as the command gives them, to a service that runs or to none."""

from __future__ import annotations

import asyncio

import httpx

from tests.service.player import PATIENCE
from tests.service.running import Service
from valtable.service.orders.order import Done, Order, Refusal, Revoke
from valtable.service.orders.placing import have_done, opened
from valtable.service.settings import Database
from valtable.service.store.tokens import hashed, new_token


def give(service: Service | Database, order: Order) -> Done:
    database = service.app.hall.settings.database if isinstance(service, Service) else service

    async def run() -> Done:
        store = opened(database)
        try:
            return await have_done(store, database, order, PATIENCE)
        finally:
            store.close()

    return asyncio.run(run())


def refused(service: Service | Database, order: Order) -> str:
    """The code with which it is refused; empty where it is done."""
    try:
        give(service, order)
    except Refusal as refusal:
        return refusal.code
    return ""


def new_link(service: Service | Database, table: str, seat: int) -> str:
    """Free a seat; the secret that opens it."""
    secret = new_token()
    give(service, Revoke(table, seat, hashed(secret)))
    return secret


def code_of(answer: httpx.Response) -> str:
    return str(answer.json().get("code", ""))
