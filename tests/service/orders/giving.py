"""Orders as the command gives them, to a service that runs or to none."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx

from tests.service.player import PATIENCE
from tests.service.running import Service
from valtable.service.orders.order import Done, Order, Refusal, Revoke
from valtable.service.orders.placing import have_done, opened
from valtable.service.store.tokens import hashed, new_token


def give(service: Service | Path, order: Order) -> Done:
    file = service if isinstance(service, Path) else service.app.hall.settings.database

    async def run() -> Done:
        store = opened(file)
        try:
            return await have_done(store, file, order, PATIENCE)
        finally:
            store.close()

    return asyncio.run(run())


def refused(service: Service | Path, order: Order) -> str:
    """The code with which it is refused; empty where it is done."""
    try:
        give(service, order)
    except Refusal as refusal:
        return refusal.code
    return ""


def new_link(service: Service | Path, table: str, seat: int) -> str:
    """Free a seat; the secret that opens it."""
    secret = new_token()
    give(service, Revoke(table, seat, hashed(secret)))
    return secret


def code_of(answer: httpx.Response) -> str:
    return str(answer.json().get("code", ""))
