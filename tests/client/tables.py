"""Tables as tests of the client need them: made by one client, friends seated by their links."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any, NamedTuple

from valtable.client import Client, Seat
from valtable.service.protocol import SeatWish

ME, FRIEND = SeatWish("me"), SeatWish("friend")


class Laid(NamedTuple):
    id: str
    clients: list[Client]
    seats: list[Seat]


@asynccontextmanager
async def laid(
    address: str, game: str = "proving", people: int = 2, options: dict[str, Any] | None = None, **more: Any
) -> AsyncIterator[Laid]:
    """A table for so many people, each with a client of their own, all of them seated."""
    async with AsyncExitStack() as stack:
        maker = await stack.enter_async_context(Client(address, **more))
        created = await maker.create_table(game, [ME] + [FRIEND] * (people - 1), options)
        clients = [maker]
        for link in created.links:
            friend = await stack.enter_async_context(Client(address, **more))
            seated = await friend.take_seat(friend.address_of(link), f"Friend {link.seat}")
            assert (seated.seat, seated.back) == (link.seat, False)
            clients.append(friend)
        seats = [
            await stack.enter_async_context(client.sit(created.table.id, number))
            for number, client in enumerate(clients)
        ]
        yield Laid(created.table.id, clients, seats)
