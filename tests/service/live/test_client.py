"""A client that does not read: nobody waits for it, and it is not fed without end."""

from __future__ import annotations

import asyncio
from typing import Any

from valtable.service.live.client import LATER, MOST_WAITING, Client


def test_a_client_that_is_too_far_behind_is_sent_away() -> None:
    async def scene() -> list[Any]:
        reads, sent = asyncio.Event(), list[Any]()

        async def send(message: Any) -> None:
            await reads.wait()
            sent.append(message)

        client = Client(send)
        delivering = asyncio.create_task(client.deliver())
        await asyncio.sleep(0)  # it waits for the first message
        for number in range(MOST_WAITING):
            client.send(str(number))
        patient = not client.dismissed  # so far behind one may be
        for number in range(MOST_WAITING, 3 * MOST_WAITING):
            client.send(str(number))
        assert (patient, client.dismissed) == (True, True)
        reads.set()
        await delivering
        return sent

    *told, last = asyncio.run(asyncio.wait_for(scene(), 60))
    assert [message["text"] for message in told] == [str(number) for number in range(MOST_WAITING)], "all and in order"
    assert (last["type"], last["code"]) == ("websocket.close", LATER)
