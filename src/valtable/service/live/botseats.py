"""Who plays for the bots: whenever a bot's seat must choose, a worker is asked.

The worker thinks while the table goes on; nobody waits for it. If what the bot saw has changed
meanwhile, because somebody took a move back, it is asked again.
"""

from __future__ import annotations

import asyncio
import logging
from hashlib import blake2b

import msgspec

from valtable import games
from valtable.service.bots.thinking import Question
from valtable.service.bots.workers import Workers
from valtable.service.live.table import LiveTable

LOG = logging.getLogger("valtable.bots")
PAUSE = 0.5
"""Seconds before a move that could not be saved is tried again."""


class BotSeats:
    """The bots of one table."""

    def __init__(self, table: LiveTable, workers: Workers) -> None:
        self._table = table
        self._workers = workers
        self._thinking: dict[int, asyncio.Task[None]] = {}
        table.after_move = self.wake

    def wake(self) -> None:
        """Have every bot think that must choose and does not think yet."""
        table = self._table
        if table.gone:
            return
        for seat in table.row.asks:
            if table.row.seats[seat].bot and seat not in self._thinking:
                self._thinking[seat] = asyncio.create_task(self._play(seat), name=f"bot {seat} of {table.row.id}")

    async def _play(self, seat: int) -> None:
        try:
            while (question := await self._question(seat)) is not None:
                only = len(question.choices) == 1
                action = question.choices[0] if only else await self._workers.choose(question)
                if not await self._do(seat, question, action):
                    await asyncio.sleep(PAUSE)
        except Exception:
            LOG.exception("the bot on seat %s of table %s has stopped", seat, self._table.row.id)
        finally:
            del self._thinking[seat]

    async def _question(self, seat: int) -> Question | None:
        """What this seat is asked now, as far as it may know; None if it is not asked."""
        table = self._table
        async with table.lock:
            if table.gone or seat not in table.row.asks:
                return None
            match, header = table.match, table.row.header
            # Keyed by the match's secret: deterministic for us, unpredictable for whoever plays against it.
            # The seat's own lines are counted: what others do in secret meanwhile must not matter.
            own = sum(getattr(line, "seat", None) == seat for line in match.course.lines)
            name = f"{seat} {own}".encode()
            seed = blake2b(name, key=table.row.secret, digest_size=8, person=b"valtable-bot").digest()
            return Question(
                place=games.TITLES[header.game],
                edition=header.edition,
                rules=header.rules,
                bot=table.row.seats[seat].bot,
                view=msgspec.json.encode(match.view(seat)),
                choices=match.choices(seat),
                seed=int.from_bytes(seed, "big"),
            )

    async def _do(self, seat: int, question: Question, action: int) -> bool:
        """Play the choice if the bot's table still looks as it did; False if it could not be saved."""
        table = self._table
        async with table.lock:
            if table.gone or seat not in table.row.asks:
                return True
            if msgspec.json.encode(table.match.view(seat)) != question.view:
                return True
            table.match.play(seat, action)
            saved = await table.commit(None, None)
        table.after_move()
        return saved
