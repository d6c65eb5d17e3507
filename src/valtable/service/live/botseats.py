"""Who plays for the bots: whenever a bot's seat must choose, a worker is asked.

The worker thinks while the table goes on; nobody waits for it. If what the bot saw has changed
meanwhile, because somebody took a move back, it is asked again. A person who has just chosen, and may
still take that back, has a while for it: bots answer after it. A bot that fails is asked again, then
luck chooses for it: a table does not stand still because of a bug.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from hashlib import blake2b

import msgspec

from valtable import games
from valtable.kernel.chance import FastChance
from valtable.kernel.course import sealed_phase
from valtable.lessons.following import lesson_for, scripted
from valtable.service.bots.thinking import Question
from valtable.service.bots.workers import Workers
from valtable.service.live.screen import why_not_undo
from valtable.service.live.table import Gone, LiveTable
from valtable.service.operating.context import at_table
from valtable.service.operating.logs import logger

LOG = logger("valtable.bots")
PAUSE = 0.5
"""Seconds before a move that could not be saved, or has failed, is tried again."""
TRIES = 2
"""After so many failures in a row luck chooses."""
LUCKY_TRIES = 8
"""After so many more the bot stops until the table changes: nothing can be done here."""

Sleep = Callable[[float], Awaitable[None]]


class BotSeats:
    """The bots of one table. `sleep` can be another function, so that tests need not wait."""

    def __init__(self, table: LiveTable, workers: Workers, sleep: Sleep = asyncio.sleep) -> None:
        self._table = table
        self._workers = workers
        self._sleep = sleep
        self._thinking: dict[int, asyncio.Task[None]] = {}
        self._there: set[str] = set()
        table.after_move = self.wake

    def wake(self) -> None:
        """Have every bot think that must choose and does not think yet."""
        table = self._table
        if table.gone or table.row.closed:
            return
        for seat in table.row.asks:
            if table.row.seats[seat].bot and seat not in self._thinking:
                self._thinking[seat] = asyncio.create_task(self._play(seat), name=f"bot {seat} of {table.row.id}")
        if (there := table.households()) != self._there:
            self._there = there
            self._workers.look_again(table.households)

    async def _play(self, seat: int) -> None:
        """Choose for as long as this seat is asked."""
        at_table(self._table.row.id)  # and not in the name of whoever has moved before
        failures = 0
        try:
            while failures < TRIES + LUCKY_TRIES:
                try:
                    if not await self._choose(seat, failures):
                        return
                    failures = 0
                except Gone:
                    return
                except Exception:
                    failures += 1
                    self._table.metrics.bot_failures.labels("table").inc()
                    LOG.exception("a bot has failed at its table", seat=seat, failures=failures)
                    await self._sleep(PAUSE)
            LOG.error("a bot has stopped until its table changes", seat=seat)
        finally:
            del self._thinking[seat]

    async def _choose(self, seat: int, failures: int) -> bool:
        """One choice, by luck after too many failures; False if this seat is not asked."""
        asked = await self._question(seat)
        if asked is None:
            return False
        question, by_script = asked
        if by_script is not None:
            action = by_script
        elif len(question.choices) == 1 or failures >= TRIES:
            luck = FastChance(question.seed + failures)  # another choice each time: one alone may be what fails
            action = question.choices[luck.below("bot", len(question.choices))]
            if failures >= TRIES:
                self._table.metrics.luck.inc()
        else:
            action = await self._workers.choose(question, self._table.households)
        while (wait := await self._do(seat, question, action)) > 0:
            await self._sleep(wait)
        return True

    async def _question(self, seat: int) -> tuple[Question, int | None] | None:
        """What this seat is asked now, as far as it may know, and what a lesson has it do; None if it is not asked."""
        table = self._table
        async with table.lock:
            if table.gone or table.row.closed or seat not in table.row.asks:
                return None
            match, header = table.match, table.row.header
            # Keyed by the match's secret: deterministic for us, unpredictable for whoever plays against it.
            # The seat's own lines are counted: what others do in secret meanwhile must not matter.
            own = sum(getattr(line, "seat", None) == seat for line in match.course.lines)
            name = f"{seat} {own}".encode()
            seed = blake2b(name, key=table.row.secret, digest_size=8, person=b"valtable-bot").digest()
            lesson = lesson_for(header)
            question = Question(
                place=games.TITLES[header.game],
                edition=header.edition,
                rules=header.rules,
                bot=table.row.seats[seat].bot,
                view=msgspec.json.encode(match.view(seat)),
                choices=match.choices(seat),
                seed=int.from_bytes(seed, "big"),
            )
            return question, None if lesson is None else scripted(lesson, match.course, seat)

    async def _do(self, seat: int, question: Question, action: int) -> float:
        """Play the choice if the bot's table still looks as it did; or so many seconds after which to try again."""
        table = self._table
        async with table.lock:
            if table.gone or table.row.closed or seat not in table.row.asks:
                return 0
            if msgspec.json.encode(table.match.view(seat)) != question.view:
                return 0
            if table.store.ailment is not None:
                return PAUSE  # trying would cost more than waiting: each time the table is read again
            if (left := self._seconds_to_undo(seat)) > 0:
                return left
            table.wake()
            table.match.play(seat, action)
            saved = await table.commit(None, None)
        if saved:
            table.metrics.moves.labels(table.row.header.game, "bot").inc()
        table.after_move()
        return 0 if saved else PAUSE

    def _seconds_to_undo(self, seat: int) -> float:
        """How long the person who chose last may still take that back before this bot answers. The lock is held."""
        table = self._table
        left = table.seconds_to_undo
        if left <= 0 or table.last_chooser is None:
            return 0
        decisions = table.match.decisions
        # In a sealed phase everybody takes back alone, whatever the others do.
        is_open = not sealed_phase(decisions, seat)
        return left if is_open and why_not_undo(table.match, table.last_chooser, decisions) is None else 0
