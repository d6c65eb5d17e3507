"""Whole games of every title, played by clients over a wire that is cut again and again."""

from __future__ import annotations

import asyncio

import pytest

from tests.client.tables import laid
from tests.client.wire import Wire, wire_to
from tests.service.running import Service
from valtable import games
from valtable.bots.bot import Clock
from valtable.bots.random import RandomBot
from valtable.client import Seat, game_of, play_out
from valtable.kernel.log import decode
from valtable.kernel.replay import verify
from valtable.kernel.values import View

CUTS = (2, 5, 9)
"""At these of its choices each seat has the wire cut, for everybody."""


async def play_by_luck(seat: Seat, wire: Wire) -> list[int | None]:
    game, asked = game_of(seat.info), 0
    bot = RandomBot(game, seat.number)

    async def choose(view: View, choices: list[int]) -> int:
        nonlocal asked
        asked += 1
        if asked in CUTS:
            wire.cut()
        return bot.choose(view, choices, Clock(), bot.chance)

    standing = await play_out(seat, game, choose)
    assert asked >= CUTS[-1]
    return list(standing.totals)


@pytest.mark.parametrize("title", ["valletta", "valdora", "valencia", "valeria"])
def test_a_whole_game_is_played_by_clients_whose_connections_break(service: Service, title: str) -> None:
    """Each chooses from the view that its messages make; what they see at the end is what the log verifies."""

    async def play() -> None:
        game = games.load(title)
        async with (
            wire_to(service.address) as wire,
            laid(wire.address, title, max(game.min_seats, 2), dict(game.bot_options)) as table,
            table.clients[0].watch(table.id) as spectator,
        ):
            ends = await asyncio.gather(*(play_by_luck(seat, wire) for seat in table.seats))
            await spectator.until(lambda session: session.is_over)
            assert wire.opened > len(CUTS) * len(table.seats), "they came back"
            log = decode(await table.clients[0].log(table.id))
            assert verify(game, log).luck == "committed"
            assert log.end is not None
            assert ends == [log.end.points] * len(ends)
            assert spectator.screen.standing.totals == tuple(log.end.points)
            last = await table.clients[1].replay(table.id, at=len(spectator.story))
            assert last.screen == spectator.screen

    asyncio.run(play())
