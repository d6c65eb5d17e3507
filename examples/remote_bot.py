#!/usr/bin/env python3
"""A bot at a table elsewhere, by the link of its seat: it takes what earns most at once, else it guesses.

    python3 examples/remote_bot.py 'https://host/t/TABLE#SECRET'

It needs the package `valtable`; docs/guide/client.md explains the client. `valtable join LINK` does the same with the
bots of the house, and comes back after it was stopped.
"""

import asyncio
import contextlib
import random
import sys

from valtable.client import Client, ClientError, read_link
from valtable.kernel.errors import Refused


def liking(offer):
    """Points that it says it earns, then whatever is not the end of a turn, then luck."""
    earned = sum(effect.args.get("n", 0) for effect in offer.effects if effect.kind == "points")
    return earned, offer.kind not in ("done", "end", "pass"), random.random()


async def play(address, name="Remote"):
    link = read_link(address)
    async with Client(link.site) as client:
        seated = await client.take_seat(link, name)
        async with client.sit(seated.table.id, seated.seat, is_program=True) as seat:
            while True:
                await seat.until(lambda seat: seat.is_asked or seat.is_over)
                if seat.is_over:
                    return seat.screen.standing
                with contextlib.suppress(Refused):  # somebody has taken something back meanwhile: look again
                    await seat.play(max(seat.offers, key=liking))


if __name__ == "__main__":
    try:
        standing = asyncio.run(play(*sys.argv[1:]))
    except ClientError as error:
        sys.exit(f"remote_bot: {error}")
    print("points:", *standing.totals)
